"""The official one-player variant (VAR-005..023)."""

import json
from collections import Counter
from contextlib import suppress

import pytest
from tests.rules.galactica_tables import BASE_CYLONS, bare, begun, borne_by_galactica, jumping, politics_here, stays

import readyroom as rr
from readyroom.galactica.board import CAG
from readyroom.galactica.boxes import in_play
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.loyalty import CYLONS, HUMAN, sleeper_agent_phase
from readyroom.galactica.places import uppermost
from readyroom.galactica.solo import reveal_assist_card
from readyroom.galactica.state import LoyaltyCard
from readyroom.galactica.testing import Table, spare_loyalty

rule = pytest.mark.rule
SKILLS = ("politics", "leadership", "tactics", "piloting", "engineering")


def solo(character: str = "saul_tigh", assist: str = "laura_roslin", cards: tuple[str, ...] = (HUMAN,)) -> Table:
    table = bare(character)
    g = table.state
    for card in cards:
        spare_loyalty(g, card).remove(card)
    g.assist, g.assist_loyalty = assist, [LoyaltyCard(card) for card in cards]
    g.titles |= {"president": 0, "admiral": 0}
    g.nukes = 1
    return table


def spent(table: Table, ability: str) -> bool:
    """Used up: noted, or paid with the only miracle token."""
    g = table.g
    return not g.tokens.get("miracle") if in_play(g).pieces.get("miracle") else g.players[0].spent == [ability]


def on_board(table: Table) -> Table:
    """Goes on where more is asked with more boxes: civilian ships are placed anywhere, abilities in any order."""
    while table.prompt() in ("place-civilian", "check-ability", "add-cards"):
        table.game.answer(0, 0 if table.question(0).kind == "one" else ())
    return table


def alone_with(assist: str = "laura_roslin", character: str = "saul_tigh") -> Table:
    table = Table(character)
    g = table.state
    g.assist = assist
    g.assist_loyalty = [LoyaltyCard(HUMAN)]
    g.players[0].loyalty = []
    g.titles |= {"president": 0, "admiral": 0}
    g.nukes = 1
    return table


@rule("VAR-005")
def test_main_and_assist_character() -> None:
    game = rr.new("galactica", 1, 2)
    offered = {option.id for option in game.questions[0].options}
    assert not offered & {"laura_roslin", "sharon_boomer_valerii"}
    game.answer(0, game.questions[0].find("character:saul_tigh"))
    assert game.questions[0].prompt == "galactica-assist"
    assert {option.id for option in game.questions[0].options} == set(in_play(game.state).sheets) - {"saul_tigh"}


@rule("VAR-005", "VAR-006", "VAR-007", "VAR-009", "VAR-010")
def test_the_one_player_game_at_the_start() -> None:
    game = rr.new("galactica", 1, 1)
    labels = game.questions[0].labels
    assert "character:laura_roslin" not in labels
    assert "character:sharon_boomer_valerii" not in labels
    game = begun(1, "saul_tigh", "laura_roslin")
    g = game.state
    assert (g.president, g.admiral, g.nukes) == (0, 0, 1)
    assert g.assist == "laura_roslin"
    assert len(g.players) == 1
    assert g.players[0].loyalty == []
    assert len(g.assist_loyalty) == 3
    cards = Counter(g.loyalty) + Counter(card.id for card in g.assist_loyalty)
    assert cards[HUMAN] == 6
    assert sum(cards[card] for card in CYLONS) == 1


@rule("VAR-006", "VAR-010")
def test_three_of_seven_loyalty_cards_lie_facedown_with_the_assistant() -> None:
    cylon_among_the_three = set()
    for seed in range(16):
        game = begun(1, "gaius_baltar", "saul_tigh", seed=seed)  # Baltar, too, gets none himself
        g = game.state
        assert (len(g.assist_loyalty), len(g.loyalty), g.players[0].loyalty) == (3, 4, [])
        cards = Counter([*g.loyalty, *(card.id for card in g.assist_loyalty)])
        assert cards[HUMAN] == 6
        assert sum(cards[card] for card in CYLONS) == 1
        cylon_among_the_three.add(any(card.id in CYLONS for card in g.assist_loyalty))
        for viewer in (0, None):
            assert game.view(viewer)["assist_loyalty"] == [None] * 3
            assert "cylon_can" not in json.dumps([game.view(viewer), game.events(viewer)])
    assert cylon_among_the_three == {True, False}


@rule("VAR-007", "VAR-009", "VAR-010")
@pytest.mark.parametrize("character", ["kara_starbuck_thrace", "gaius_baltar", "karl_helo_agathon"])
def test_the_main_character_has_both_titles_and_one_nuke(character: str) -> None:
    assist = "william_adama"
    view = begun(1, character, assist).view(0)
    offices = {"president", "admiral"} | ({CAG} if view["options"].get("cylon_ships") == "fleet_board" else set())
    assert (view["titles"], view["nukes"]) == (dict.fromkeys(offices, 0), 1)
    assert len(view["office_hands"]["quorum"]) == 1
    assert view["assist"] == assist
    assert [player["character"] for player in view["players"]] == [character]  # the assistant is nowhere


@rule("VAR-010")
def test_the_assistant_has_no_turn_and_adds_no_cards() -> None:
    game = begun(1, "saul_tigh", "laura_roslin")
    for _ in range(40):
        if game.over:
            break
        assert all(question.seat == 0 for question in game.questions)
        assert game.state.current == 0
        question = game.questions[0]
        game.answer(0, 0 if question.kind == "one" else tuple(range(question.at_least)))
    assert game.state.turn > 2


@rule("VAR-011")
@pytest.mark.parametrize(
    ("assist", "label"),
    [
        ("laura_roslin", "ability:skilled_politician"),
        ("lee_apollo_adama", "ability:cag"),
        ("gaius_baltar", "ability:cylon_detector"),
        ("tom_zarek", "ability:unconventional_tactics"),
    ],
)
def test_the_assistants_once_a_game_action(assist: str, label: str) -> None:
    assert label in solo(assist=assist).labels(0)
    assert label not in solo(assist="william_adama").labels(0)


@rule("VAR-011")
def test_the_assistants_ability_in_a_window_and_only_once() -> None:
    table = solo(assist="sharon_boomer_valerii").to_do("text:prison_labor", "text:prison_labor")
    table.say(0, "use:mysterious_intuition-pass")
    assert [event["result"] for event in table.events("CheckResult")][:1] == ["pass"]
    assert not any("mysterious" in label for question in table.game.questions for label in question.labels)
    assert spent(table, "mysterious_intuition")


@rule("VAR-011")
def test_the_assistants_other_good_ability_is_not_his() -> None:
    table = solo(assist="tom_zarek").place(0, "administration").say(0, "administration")
    assert not any("friends" in label for question in table.game.questions for label in question.labels)
    table = solo(assist="laura_roslin").to_do("crisis").top("prison_labor")
    table.skip()
    assert not table.g.held  # no Religious Visions: one Crisis card


@rule("VAR-011", "VAR-016")
def test_the_assist_characters_once_a_game_ability() -> None:
    assert "ability:skilled_politician" in alone_with().labels(0)
    table = alone_with("tom_zarek")
    table.say(0, "ability:unconventional_tactics").say(0, "resource:fuel")
    assert table.g.resources == [8, 9, 10, 11]
    assert spent(table, "unconventional_tactics")
    assert "ability:skilled_politician" not in alone_with("").labels(0)


@rule("VAR-012")
@pytest.mark.parametrize(
    ("character", "place"),
    [("tom_zarek", "press_room"), ("william_adama", "admirals_quarters"), ("chief_galen_tyrol", "command")],
)
def test_no_drawback_counts(character: str, place: str) -> None:
    table = solo(character)
    room = politics_here(table) if place == "press_room" else place
    assert f"activate:{uppermost(table.state, room)}" in table.place(0, room).labels(0)
    nine = ["repair-1"] * 8 + ["repair-2"]
    assert solo(character).hand(0, *nine).to_do("end_of_turn").prompt() in ("stop", "move", "draw")


@rule("VAR-012")
def test_apollo_alone_discards_by_choice() -> None:
    table = solo("lee_apollo_adama").hand(0, *["repair-1"] * 8, *["repair-2"] * 4).to_do("end_of_turn")
    assert table.prompt() == "discard"
    assert table.question(0).at_least == 2


@rule("VAR-012")
def test_drawbacks_do_not_count_alone() -> None:
    table = alone_with().hand(0, "repair-1").to_do("begin_turn")
    table.skip()
    assert table.events("SkillsDiscarded") == []  # Tigh keeps his single card
    game = begun(1, "karl_helo_agathon", "saul_tigh")
    assert game.state.players[0].place == "hangar_deck"


@rule("VAR-013")
@pytest.mark.parametrize("character", ["saul_tigh", "gaius_baltar", "kara_starbuck_thrace"])
def test_at_most_five_cards_one_of_them_of_the_assistants_set(character: str) -> None:
    assist = "chief_galen_tyrol"
    table = solo(character, assist).to_do("receive_skills")
    own = SHEETS[character]
    full = sum(number for _, number in own.skills)
    foreign = {SKILLS[skill] for skill in SHEETS[assist].types}
    for label in table.labels(0):
        drawn = Counter(label.removeprefix("draw:").split("+"))
        assert drawn.total() <= 5
        beyond = drawn - Counter({SKILLS[s]: number for skills, number in own.skills for s in skills})
        assert beyond.total() <= 1
        assert set(beyond) <= foreign
    totals = {len(label.split("+")) for label in table.labels(0)}
    assert totals == ({4, 5} if full == 4 else {5})


@rule("VAR-013")
def test_five_cards_one_of_which_may_be_the_assistants() -> None:
    table = alone_with("laura_roslin").to_do("receive_skills")
    ways = {tuple(Counter(label.removeprefix("draw:").split("+")).items()) for label in table.labels(0)}
    assert all(sum(count for _, count in way) == 5 for way in ways)
    assert "draw:leadership+leadership+tactics+tactics+tactics" in table.labels(0)
    assert "draw:politics+leadership+leadership+tactics+tactics" in table.labels(0)
    assert not any(label.count("politics") > 1 for label in table.labels(0))


@rule("VAR-014", "VAR-015")
@pytest.mark.parametrize(("card", "revealed"), [("elections_loom", 1), ("prison_labor", 0)])
def test_a_card_is_revealed_after_heavy_raiders_only(card: str, revealed: int) -> None:
    table = solo(cards=(HUMAN, HUMAN)).to_do("crisis").top(card).empty_space().destiny("repair-1", "repair-1")
    on_board(table.skip().add())
    assert len(table.events("AssistRevealed")) == revealed
    assert [c is not None for c in table.game.view(0)["assist_loyalty"]].count(True) == revealed
    assert table.g.assist == "laura_roslin"  # he is still there
    if revealed:
        kinds = [event["event"] for event in table.game.events(None)]
        assert kinds.index("CylonShipsActivated") < kinds.index("AssistRevealed") < kinds.index("JumpTrackMoved")


@rule("VAR-014", "VAR-015")
def test_heavy_raiders_reveal_the_assistants_card() -> None:
    table = alone_with().to_do("crisis").top("terrorist_bomber").destiny("repair-1", "repair-1")  # heavy raiders
    on_board(table.skip())
    assert [event["card"] for event in table.events("AssistRevealed")] == [HUMAN]
    assert table.g.assist == "laura_roslin"
    table = alone_with().to_do("crisis").top("riots")  # its icon: basestars
    table.skip()
    table.say(0, "part:first").skip()
    assert table.events("AssistRevealed") == []


@rule("VAR-016", "VAR-017", "VAR-022")
@pytest.mark.parametrize(
    ("card", "place"), [("cylon_can_send_to_brig", "brig"), ("cylon_can_send_to_sickbay", "sickbay")]
)
def test_a_cylon_assistant_hits_the_main_character_and_is_lost(card: str, place: str) -> None:
    table = solo(cards=(card,)).to_do("assist_loyalty", "receive_skills", "action").hand(0, *["repair-1"] * 6)
    if place == "sickbay":
        table.say(0, *["repair-1"] * 5)
        assert table.count(0) == 1
    table.skip()
    assert table.g.players[0].place == place
    assert table.game.view(0)["assist"] == ""
    while table.prompt() == "draw":
        assert not any("politics" in label for label in table.labels(0))  # his skill set is gone
        table.game.answer(0, 0)
    assert "ability:skilled_politician" not in table.labels(0)


@rule("VAR-016")
def test_a_cylon_assistant_takes_morale() -> None:
    table = solo(cards=("cylon_can_reduce_morale",)).to_do("assist_loyalty")
    table.skip()
    assert table.g.resource("morale") == 9
    assert table.g.assist == ""


@rule("VAR-016", "VAR-017", "VAR-018", "VAR-022")
@pytest.mark.parametrize("card", BASE_CYLONS)
def test_a_cylon_card_is_resolved_and_the_assistant_lost(card: str) -> None:
    table = alone_with().hand(0, *["repair-1"] * 6)
    g = table.state
    g.assist_loyalty = [LoyaltyCard(card)]
    script = reveal_assist_card(g)
    with suppress(StopIteration):
        asked = next(script)
        while True:
            ship = getattr(asked, "prompt", "") == "galactica-damage-which"
            asked = script.send("galactica" if ship else tuple(g.players[0].hand[:5]))
    assert g.assist == ""
    place = {"cylon_can_send_to_brig": "brig", "cylon_can_send_to_sickbay": "sickbay"}.get(card)
    if place:
        assert g.players[0].place == place
    elif card == "cylon_can_reduce_morale":
        assert g.resource("morale") == 9
    else:
        assert len(g.damage_piles["galactica"]) == 6


@rule("VAR-018")
def test_a_cylon_assistant_damages_galactica_twice() -> None:
    table = solo(cards=("cylon_can_damage_galactica",)).to_do("assist_loyalty")
    borne_by_galactica(table.skip())
    assert table.prompt() == "stop"  # nothing to choose among the tokens
    assert len(table.events("GalacticaDamaged")) == 2
    assert len(table.g.damage_piles["galactica"]) == 6


@rule("VAR-019")
def test_the_facedown_cards_are_shuffled_when_more_come_and_after_a_look() -> None:
    orders = set()
    for seed in range(20):
        table = jumping(solo(), "barren_planet")
        g = table.state
        g.chance.key = f"{seed}"
        g.assist_loyalty = [LoyaltyCard("cylon_can_send_to_brig"), LoyaltyCard(HUMAN), LoyaltyCard(HUMAN)]
        spare_loyalty(g, "cylon_can_send_to_brig").remove("cylon_can_send_to_brig")
        for _ in range(5):
            spare_loyalty(g, HUMAN).remove(HUMAN)
        g.loyalty = [HUMAN] * 4
        table.skip()
        table.say(0, "deep_space").skip()
        orders.add([card.id for card in table.g.assist_loyalty].index("cylon_can_send_to_brig"))
    assert len(orders) > 3
    orders = set()
    for seed in range(20):
        table = solo("gaius_baltar", cards=("cylon_can_send_to_brig", HUMAN, HUMAN))
        table.state.chance.key = f"{seed}"
        table.say(0, "ability:cylon_detector").skip()
        orders.add([card.id for card in table.g.assist_loyalty].index("cylon_can_send_to_brig"))
        assert table.game.view(0)["assist_loyalty"] == [None] * 3
    assert orders == {0, 1, 2}


@rule("VAR-019")
def test_the_assistants_cards_are_shuffled_after_a_look() -> None:
    table = alone_with("gaius_baltar")
    g = table.state
    g.assist_loyalty = [LoyaltyCard(HUMAN), LoyaltyCard("cylon_can_send_to_brig"), LoyaltyCard(HUMAN)]
    spare_loyalty(g, "cylon_can_send_to_brig").remove("cylon_can_send_to_brig")
    spare_loyalty(g, HUMAN).remove(HUMAN)
    g.loyalty_box.sort()
    uses = g.chance.uses
    table.say(0, "ability:cylon_detector")
    assert table.g.chance.uses > uses
    assert all(card.seen == 0 for card in table.g.assist_loyalty)
    assert sorted(table.events("LoyaltySeen", 0)[0]["cards"]) == sorted([HUMAN, HUMAN, "cylon_can_send_to_brig"])


@rule("VAR-020")
@pytest.mark.parametrize(("resources", "red"), [([8, 12, 10, 12], 0), ([4, 12, 5, 12], 2)])
def test_four_more_cards_at_the_sleeper_phase(resources: list[int], red: int) -> None:
    game = begun(1, "saul_tigh", "laura_roslin")
    table = jumping(solo(), "barren_planet")
    g = table.state
    g.assist_loyalty = [LoyaltyCard(card.id) for card in game.state.assist_loyalty]
    g.loyalty, g.loyalty_box = game.state.loyalty[:], game.state.loyalty_box[:]
    g.not_cylons = game.state.not_cylons[:]
    g.resources = resources[:]
    table.skip()
    table.say(0, "deep_space").skip()
    assert len(table.g.assist_loyalty) == 7
    assert len(table.g.loyalty) == red
    cards = Counter([*table.g.loyalty, *(card.id for card in table.g.assist_loyalty)])
    assert cards[HUMAN] == 6 + red
    assert table.g.players[0].loyalty == []


@rule("VAR-020")
def test_the_sleeper_phase_alone() -> None:
    g = begun(1, "saul_tigh", "laura_roslin").state
    g.resources = [4, 8, 10, 6]
    assert list(sleeper_agent_phase(g)) == []
    assert len(g.assist_loyalty) == 7
    cards = Counter(g.loyalty) + Counter(card.id for card in g.assist_loyalty)
    assert cards[HUMAN] == 8


@rule("VAR-021")
def test_the_brig_alone() -> None:
    table = solo().place(0, "brig").hand(0, *["repair-1"] * 5).to_do("movement", "crisis").top("prison_labor")
    stays(table.skip())
    assert table.prompt() == "add-cards"  # no movement was offered, but a Crisis card was drawn
    assert table.question(0).at_most == 3
    assert len(table.events("CrisisDrawn")) == 1


@rule("VAR-022")
def test_only_the_main_character_can_be_sent_to_the_brig() -> None:
    table = solo(assist="tom_zarek")
    g = table.state
    g.decks["quorum"].cards.remove("arrest_order")
    g.decks["quorum"].seen.pop()
    g.office_hands["quorum"] = ["arrest_order"]
    table.say(0, "quorum:arrest_order").skip()
    assert table.g.players[0].place == "brig"  # he was the only one to choose


@rule("VAR-023")
@pytest.mark.parametrize("card", ["assign_vice_president", "assign_mission_specialist", "assign_arbitrator"])
def test_quorum_cards_may_choose_oneself(card: str) -> None:
    table = solo()
    g = table.state
    g.decks["quorum"].cards.remove(card)
    g.decks["quorum"].seen.pop()
    g.office_hands["quorum"] = [card]
    table.say(0, f"quorum:{card}").skip()
    assert table.g.players[0].held("quorum") == [card]


@rule("VAR-023")
def test_skill_cards_may_not_choose_oneself() -> None:
    assert "card:executive_order-1" not in solo().hand(0, "executive_order-1").labels(0)


@rule("VAR-023")
def test_quorum_cards_may_choose_oneself_alone_but_executive_order_may_not() -> None:
    table = alone_with().hand(0, "executive_order-1")
    at = table.state.decks["quorum"].cards.index("assign_arbitrator")
    del table.state.decks["quorum"].cards[at], table.state.decks["quorum"].seen[at]
    table.state.office_hands["quorum"] = ["assign_arbitrator"]
    assert "card:executive_order-1" not in table.labels(0)
    table.say(0, "quorum:assign_arbitrator")
    assert table.g.players[0].held("quorum") == ["assign_arbitrator"]


@rule("VAR-023")
@pytest.mark.only("exodus", why="only Crisis cards of that box choose another character")
def test_who_is_alone_is_the_other_character_of_a_crisis_card() -> None:
    """As Quorum cards may: nobody else is on the board (docs/rulings.md)."""
    table = solo().place(0, "command").resolve("interrogation", part="first")
    assert table.g.players[0].place == "sickbay"
    assert table.question().prompt == "galactica-may"
