"""Characters of Pegasus and Daybreak: what the rulebook says about single abilities (CHERR), and Quorum cards (FAQ)."""

import pytest
from tests.rules.galactica_combined import combined

from readyroom.galactica.crises import CRISES
from readyroom.galactica.jump import total_distance
from readyroom.galactica.state import PILES, Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
OTHERS = ("saul_tigh", "laura_roslin", "chief_galen_tyrol")


def crisis(table: Table, card: str) -> Table:
    """The text of a Crisis card that was just drawn."""
    table.top(card)
    deck = table.state.decks[PILES[card]]
    deck.cards.pop()
    deck.seen.pop()
    table.state.crises.append(card)
    assert card in CRISES
    table.to_do(f"text:{card}")
    return table


def holding(table: Table, card: str) -> Table:
    """The President has a Quorum card in hand."""
    deck = table.state.decks["quorum"]
    deck.cards.remove(card)
    deck.seen.pop()
    table.state.quorum_hand.append(card)
    return table


# --- Ellen Tigh --------------------------------------------------------------------------------------------


@rule("CHERR-006")
def test_politically_adroit_draws_from_the_own_skill_set() -> None:
    table = combined("ellen_tigh", *OTHERS)
    table.hand(0, "repair-1").place(0, "command").place(1, "command").to_do("movement")
    table.say(0, "choice:stay").say(0, "use:politically_adroit")
    skills = {skill for option in table.question(0).options for skill in option.facts["skills"]}
    assert skills == {"politics", "leadership", "treachery"}


@rule("CHERR-007", "CHERR-008")
@pytest.mark.parametrize(("now", "cylon", "ends"), [(0, False, 1), (3, False, 3), (0, True, 3)])
def test_manipulative_gives_the_title_back_if_that_is_possible(now: int, cylon: bool, ends: int) -> None:
    table = combined("ellen_tigh", *OTHERS)
    if cylon:
        table.cylon(1)
    table.state.lent = {"admiral": [1, 0]}
    table.state.titles["admiral"] = now
    table.to_do("end_of_turn")
    assert table.g.titles["admiral"] == ends
    assert table.g.lent == {}


# --- Gaius Baltar, Helena Cain -----------------------------------------------------------------------------


@rule("CHERR-013")
@pytest.mark.parametrize(("place", "offered"), [("command", False), ("brig", True)])
def test_the_other_baltar_reveals_himself_in_the_brig_only(place: str, offered: bool) -> None:
    table = combined("gaius_baltar_support", *OTHERS)
    table.loyal(0, "cylon_can_reduce_morale").place(0, place).to_do("action")
    assert ("reveal:cylon_can_reduce_morale" in table.labels(0)) == offered


@rule("CHERR-013")
def test_the_other_baltar_is_revealed_by_an_execution_anywhere() -> None:
    table = combined("gaius_baltar_support", *OTHERS)
    table.loyal(0, "cylon_can_reduce_morale").place(0, "command").to_do("execute:0")
    assert table.g.players[0].status == "cylon"


@rule("CHERR-014")
def test_a_blind_jump_leaves_the_mission_specialist() -> None:
    table = combined("helena_cain", *OTHERS).empty_space()
    deck = table.state.decks["quorum"]
    deck.cards.remove("assign_mission_specialist")
    deck.seen.pop()
    table.state.players[1].holds.append("assign_mission_specialist")
    table.top("desolate_moon").to_do("action").say(0, "ability:blind_jump")
    table.skip()
    assert table.g.destinations == ["desolate_moon"]
    assert "assign_mission_specialist" in table.g.players[1].holds


@rule("CHERR-016")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [(("desolate_moon", "cylon_raiders"), True), (("desolate_moon", "cylon_raiders", "icy_moon"), False)],
)
def test_no_blind_jump_from_distance_seven_on(cards: tuple[str, ...], offered: bool) -> None:
    table = combined("helena_cain", *OTHERS)
    deck = table.state.decks["destination"]
    for card in cards:
        deck.cards.remove(card)
        deck.seen.pop()
        table.state.destinations.append(card)
    assert (total_distance(table.state) <= 6) == offered
    table.to_do("action")
    assert ("ability:blind_jump" in table.labels(0)) == offered


# --- Lee Adama and Helo ------------------------------------------------------------------------------------


def path() -> Table:
    table = combined("lee_adama_political", "karl_helo_agathon", "laura_roslin", "saul_tigh")
    return crisis(table.hand(0, *["launch_scout-1"] * 6), "unsettling_stories")


@rule("CHERR-021")
def test_a_different_path_is_one_option_more() -> None:
    assert path().labels(0) == ("part:first", "part:second", "part:other")


@rule("CHERR-020")
def test_moral_compass_after_a_different_path() -> None:
    table = path().say(0, "part:other")
    assert {"use:moral_compass-first", "use:moral_compass-second"} <= {*table.labels(1)}
    morale = table.g.resource("morale")
    table.say(1, "use:moral_compass-second")
    assert table.g.resource("morale") == morale - 1


@rule("CHERR-022")
def test_no_different_path_after_moral_compass() -> None:
    table = path().say(0, "part:first").say(1, "use:moral_compass")
    assert table.prompt() != "choose-part"
    assert table.g.tokens["miracle"]["seat:0"] == 1


# --- Kat ---------------------------------------------------------------------------------------------------


def shoots(*hand: str) -> Table:
    table = combined("louanne_kat_katraine", *OTHERS).empty_space()
    table.state.basestar_pile.remove("structural_damage")
    table.state.fleet.basestars.append(Basestar(0, ["structural_damage"]))
    return table.place(0, "fore").hand(0, *hand).hand(1, "strategic_planning-3").to_do("action")


@rule("CHERR-030", "CHERR-053")
def test_nothing_is_added_to_a_hot_shot() -> None:
    table = shoots("strategic_planning-5").say(0, "attack:basestar-fore").say(0, "use:hotshot-strategic_planning-5")
    assert table.prompt() == "stop", "nobody is asked for Strategic Planning"
    assert table.events("DieRolled")[-1]["result"] == 7
    assert len(table.g.fleet.basestars[0].damage) == 1


@rule("CHERR-054")
def test_hot_shot_is_for_her_own_action_only() -> None:
    """Not for somebody else's action in her Action step, nor in the Crisis step."""
    table = combined("louanne_kat_katraine", *OTHERS).empty_space()
    table.state.fleet.raiders[0] = 1
    table.hand(0, "executive_order-1", "repair-1").place(1, "weapons_control").to_do("action")
    table.say(0, "card:executive_order-1").say(0, "seat:1").say(1, "choice:act-twice").say(
        1, "activate:weapons_control"
    )
    assert not [label for question in table.game.questions for label in question.labels if "hotshot" in label]


@rule("CHERR-031", "CHERR-032")
@pytest.mark.parametrize(
    ("began", "place", "ends"),
    [("fore", "fore", "sickbay"), ("armory", "command", "command"), ("brig", "brig", "brig")],
)
def test_stim_junkie(began: str, place: str, ends: str) -> None:
    table = combined("louanne_kat_katraine", *OTHERS).place(0, place)
    table.state.began_at = began
    table.to_do("action").say(0, "pass:pass")
    assert table.g.players[0].place == ends


# --- Hoshi and Cottle --------------------------------------------------------------------------------------


@rule("CHERR-033")
def test_a_movement_ability_costs_hoshi_another_card() -> None:
    table = combined("louis_hoshi", *OTHERS).place(0, "command")
    table.hand(0, "critical_situation-3", "launch_scout-1", "launch_scout-2").to_do("movement")
    table.say(0, "card:critical_situation-3").say(0, "card:launch_scout-1")
    assert len(table.g.players[0].hand) == 1


@rule("CHERR-034")
def test_dutiful_once_in_all_with_organized() -> None:
    table = combined("louis_hoshi", *OTHERS).empty_space().place(0, "sickbay")
    table.state.fleet.raiders[0] = 3
    table.hand(0, "launch_scout-1", "launch_scout-2", "repair-1").dice(1, 1, 1, 1).to_do("action")
    table.say(0, "ability:organized").say(0, "location:weapons_control")
    table = _to_dutiful(table)
    table.say(0, "use:dutiful").say(0, "card:repair-1")
    for _ in range(20):
        question = table.game.questions[0]
        if question.prompt == "galactica-organized":
            break
        assert "use:dutiful" not in question.labels
        table.game.answer(question.seat, 0)
    table.say(0, "location:command")
    for _ in range(20):
        question = table.game.questions[0]
        if question.prompt in ("galactica-organized", "galactica-stop"):
            break
        assert "use:dutiful" not in question.labels
        table.game.answer(question.seat, 0)


def _to_dutiful(table: Table) -> Table:
    for _ in range(20):
        question = table.game.questions[0]
        if "use:dutiful" in question.labels:
            return table
        table.game.answer(question.seat, 0)
    raise AssertionError("Dutiful was not offered")


@rule("CHERR-047")
def test_treatment_is_for_another_human_player() -> None:
    table = combined("sherman_doc_cottle", *OTHERS).cylon(3)
    table.hand(0, "repair-1", "repair-2").to_do("action").say(0, "ability:treatment")
    assert table.labels(0) == ("seat:1", "seat:2")
    table.say(0, "seat:2")
    skills = {skill for option in table.question(0).options for skill in option.facts["skills"]}
    assert skills == {"politics", "leadership"}
    table.say(0, "politics+politics").say(0, "card:repair-1", "card:repair-2")
    assert (len(table.g.players[0].hand), len(table.g.players[2].hand)) == (2, 2)


@rule("CHERR-048")
def test_cottle_uses_engineering_text_that_is_no_action() -> None:
    table = combined("sherman_doc_cottle", *OTHERS).hand(0, "scientific_research-3", "repair-1")
    crisis(table, "domestic_dispute")
    assert "use:scientific_research-scientific_research-3" in table.labels(0)
    table = combined("sherman_doc_cottle", *OTHERS).hand(0, "repair-1").place(0, "hangar_deck")
    table.state.squadrons["viper"].reserves -= 1
    table.state.squadrons["viper"].damaged += 1
    table.to_do("action")
    assert "card:repair-1" not in table.labels(0)


# --- Quorum cards ------------------------------------------------------------------------------------------


@rule("FAQ-005")
def test_the_president_decides_when_probation_is_used() -> None:
    table = combined("saul_tigh", "kara_starbuck_thrace", "laura_roslin")
    deck = table.state.decks["quorum"]
    deck.cards.remove("probation")
    deck.seen.pop()
    table.state.players[1].holds.append("probation")
    table.hand(1, "launch_scout-1").hand(2, "consolidate_power-1").destiny("repair-1", "repair-1")
    crisis(table, "domestic_dispute")
    table.skip()
    table.say(1, "card:launch_scout-1")
    assert table.labels(2) == ("choice:pass", "use:probation")
    table.say(2, "choice:pass").say(2, "card:consolidate_power-1")
    assert table.labels(2) == ("choice:pass", "use:probation")
    table.say(2, "use:probation")
    assert table.events("AdditionSeen", 2)[-1]["cards"] == ["launch_scout-1"]


@rule("FAQ-006")
def test_the_oracle_knows_nothing_of_loyalty() -> None:
    table = holding(combined("laura_roslin", "saul_tigh", "tom_zarek"), "consult_the_oracle")
    table.to_do("action").say(0, "quorum:consult_the_oracle")
    labels = table.labels(0)
    assert "deck:crisis" in labels
    assert not [label for label in labels if "loyalty" in label or "motive" in label]
