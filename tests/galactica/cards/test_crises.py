"""Every branch of every Crisis and Super Crisis card that is not an attack, and the icons at its bottom."""

from typing import Any

import pytest
from tests.galactica.cards.crises_checked import CHECKED
from tests.galactica.cards.crises_chosen import CHOSEN
from tests.galactica.cards.crisis_table import (
    ADMIRAL,
    CURRENT,
    FACTS,
    HELPER,
    PRESIDENT,
    Case,
    facts_of,
    lay_down,
    pile_for,
    resolve,
    resolved,
    table,
    total_for,
)
from tests.galactica.cards.proof import PROVED, Proof, check_views, proves

from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.effects import (
    AllOf,
    Choice,
    ChooseAndSend,
    Choosing,
    Effect,
    If,
    InOrbit,
    LowRoll,
    May,
    MayExecute,
    MayFree,
    MayFreeOn,
    NewLoyalty,
    OnBoard,
    Only,
    PayOr,
    Pick,
    PrisonersMayLeave,
    RestoreViper,
    SkillCheck,
)
from readyroom.galactica.testing import Table

CASES = (*CHECKED, *CHOSEN)
TEXTS = [card for deck in ("crisis", "super_crisis") for card, facts in FACTS[deck].items() if "check" in facts]
SPECIAL = {"fulfiller_of_prophecy": {"second"}}
"""Branches that run on after the text, with tests of their own below."""

for _case in CASES:
    PROVED.setdefault(_case.card, set()).add("/".join(_case.path))
for _card in TEXTS:
    PROVED.setdefault(_card, set()).add("icons")


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_branch(case: Case) -> None:
    assert resolved(case) == (case.change, list(case.looks))


@pytest.mark.parametrize("case", [case for case in CASES if "partial" in case.path], ids=repr)
def test_partial_up_to_one_below_the_difficulty(case: Case) -> None:
    assert resolve(case, highest=True).changed() == case.change


def branches(effect: Effect) -> list[list[str]]:
    """All ways through an effect, as the registry has it."""
    if isinstance(effect, Choice):
        return [["first", *way] for way in branches(effect.first)] + [
            ["second", *way] for way in branches(effect.second)
        ]
    if isinstance(effect, SkillCheck):
        partial = [["partial", *way] for way in branches(effect.on_partial)] if effect.partial is not None else []
        passed = [["pass", *way] for way in branches(effect.on_pass)]
        if effect.consequence is not None:
            passed += [["pass", "consequence", *way] for way in branches(effect.on_pass)]
        return [*passed, *partial, *(["fail", *way] for way in branches(effect.on_fail))]
    if isinstance(effect, LowRoll):
        return [["low", *way] for way in branches(effect.effect)] + [["high"]]
    if isinstance(effect, PayOr):
        return [["pays"], ["refuses"]]
    if isinstance(effect, Pick):
        return [["one"], ["other"]]
    if isinstance(effect, ChooseAndSend) and effect.then is not None:
        return branches(effect.then)
    if isinstance(effect, May):
        return [["wants"], ["declines"]]
    if isinstance(effect, ChooseAndSend) and effect.optional:
        return [["sends"], ["nobody"]]
    if isinstance(effect, MayFree | MayFreeOn):
        return [["frees"], ["nobody"]]
    if isinstance(effect, PrisonersMayLeave):
        return [["leaves"], ["stays"]]
    if isinstance(effect, MayExecute):
        return [["executes"], ["nobody"]]
    if isinstance(effect, NewLoyalty):
        return [["near"], ["far"]]
    if isinstance(effect, RestoreViper):
        return [["destroyed"], ["none"]]
    if isinstance(effect, Choosing):
        return branches(effect.effect)
    if isinstance(effect, If):
        where = isinstance(effect.condition, OnBoard | InOrbit)
        return [["there"], ["elsewhere"]] if where else [["is_low"], ["is_not_low"]]
    if isinstance(effect, Only):
        return branches(effect.effect)
    ways: list[list[str]] = [[]]
    if isinstance(effect, AllOf):
        for part in effect.effects:
            ways = [[*before, *after] for before in ways for after in branches(part)]
    return ways


@pytest.mark.parametrize("card", TEXTS)
def test_every_branch_in_the_registry_has_a_case(card: str) -> None:
    crisis = CRISES[card]
    assert isinstance(crisis, Crisis)
    ours = {"/".join(case.path) for case in CASES if case.card == card} | SPECIAL.get(card, set())
    assert ours == {"/".join(way) for way in branches(crisis.text)}


# --- icons -------------------------------------------------------------------------------------------------


def play_on(proof: Proof) -> None:
    """Answer anything until nothing more is asked."""
    while not proof.done():
        for question in proof.game.questions[:1]:
            answer: Any = tuple(range(question.at_least)) if question.kind != "one" else 0
            proof.game.answer(question.seat, answer)


@pytest.mark.parametrize("card", [card for card in TEXTS if card in FACTS["crisis"]])
def test_the_icons_follow_the_text(card: str) -> None:
    """Drawn in the Crisis step: the text, then each activation icon in order, then the jump icon."""
    proof = table()
    proof.empty_space()
    proof.top(card).to_do("crisis")
    play_on(proof)
    kinds = [event["event"] for event in proof.game.events(None)]
    activated = [event["kind"] for event in proof.events("CylonShipsActivated")]
    assert activated == facts_of(card)["activate"]
    moves = [event["now"] for event in proof.events("JumpTrackMoved")]
    assert moves == ([1] if facts_of(card)["jump"] else [])
    assert kinds.index("CrisisDrawn") < kinds.index("CylonShipsActivated")
    assert not moves or kinds.index("CylonShipsActivated") < kinds.index("JumpTrackMoved")


@pytest.mark.parametrize("card", [card for card in TEXTS if card in FACTS["super_crisis"]])
def test_a_super_crisis_has_no_icons(card: str) -> None:
    proof = table()
    proof.empty_space()
    proof.cylon(CURRENT, place="caprica")
    deck = proof.state.decks["super_crisis"]
    deck.cards.remove(card)
    deck.seen.pop()
    proof.state.players[CURRENT].holds = [card]
    proof.to_do("action")
    proof.say(CURRENT, "activate:caprica").say(CURRENT, card)
    difficulty = proof.events("CheckBegan")[-1]["difficulty"]
    play_on(proof)
    assert difficulty == facts_of(card)["check"][0]
    assert [event["now"] for event in proof.events("JumpTrackMoved")] == []
    if card != "fleet_mobilization":
        assert proof.events("CylonShipsActivated") == []
    assert proof.g.players[CURRENT].super_crisis == []


# --- what single cards add to that -------------------------------------------------------------------------


def test_the_drawn_politics_card_is_a_secret() -> None:
    case = next(case for case in CASES if repr(case) == "fulfiller_of_prophecy-first/pass")
    proof = resolve(case)
    for viewer in (*range(4), None):
        drawn = proof.events("SkillsDrawn", viewer)[-1]
        assert (drawn["seat"], drawn["skills"]) == (CURRENT, ["politics"])
        assert (drawn["cards"] is None) == (viewer != CURRENT)


@proves("fulfiller_of_prophecy", "second")
def test_fulfiller_of_prophecy_another_crisis_after_the_icons() -> None:
    proof = table()
    proof.empty_space()
    proof.top("fulfiller_of_prophecy", "riots").to_do("crisis")
    proof.begin()
    proof.skip()
    proof.say(CURRENT, "part:second")
    proof.discards(CURRENT, 1)
    assert [event["card"] for event in proof.events("CrisisDrawn")] == ["fulfiller_of_prophecy", "riots"]
    proof.asked(ADMIRAL, "choose-part")
    proof.say(ADMIRAL, "part:first")
    assert proof.done()
    told = [
        e.get("card") or e["kind"]
        for e in proof.game.events(None)
        if e["event"] in ("CrisisDrawn", "CylonShipsActivated")
    ]
    assert told == ["fulfiller_of_prophecy", "basestars", "riots", "basestars"]
    assert proof.changed() == {f"hand {CURRENT}": -1, "food": -1, "morale": -1, "jump_track": 1}
    check_views(proof)


@pytest.mark.parametrize(("card", "loss"), [("food_shortage", {"food": -1}), ("water_shortage", {})])
def test_the_president_as_current_player_discards_both_times(card: str, loss: dict[str, int]) -> None:
    """Official ruling: two and three cards, five in all."""
    proof = table()
    proof.state.titles["president"] = CURRENT
    proof.top(card).to_do("crisis")
    proof.empty_space()
    proof.begin()
    proof.skip()
    proof.say(CURRENT, "part:second")
    proof.discards(CURRENT, 2).discards(CURRENT, 3)
    assert proof.done()
    assert proof.changed() == {**loss, f"hand {CURRENT}": -5, "jump_track": 1}


def test_build_cylon_detector_needs_a_nuke() -> None:
    proof = table()
    proof.state.nukes = 0
    proof.top("build_cylon_detector").to_do("crisis")
    assert proof.asked(ADMIRAL, "choose-part").labels == ("part:second",)


def test_detector_sabotage_forbids_every_look() -> None:
    """Baltar's detector is not offered, a card that shows a Loyalty card shows nothing."""
    proof = Proof("gaius_baltar", "kara_starbuck_thrace", "laura_roslin", "william_adama")
    proof.top("detector_sabotage")
    g = proof.state
    g.decks["crisis"].cards.pop()
    g.decks["crisis"].seen.pop()
    g.kept.append("detector_sabotage")
    proof.to_do("action")
    assert "ability:cylon_detector" not in proof.labels(0)
    proof.say(0, "pass")
    assert proof.events("LoyaltySeen") == []
    for card in ("terrorist_investigations", "mandatory_testing", "informing_the_public"):
        other = table()
        other.state.decks["crisis"].cards.remove("detector_sabotage")
        other.state.decks["crisis"].seen.pop()
        other.state.kept.append("detector_sabotage")
        lay_down(other, card)
        pile = pile_for(card, total_for(card, "pass"))
        other.destiny(*pile[:2]).hand(HELPER, *pile[2:])
        other.to_do(f"text:{card}")
        if facts_of(card)["chooser"]:
            other.say(CURRENT, "part:first")
        other.add(p1=tuple(pile[2:]))
        assert other.result() == "pass"
        assert other.done()
        assert other.events("LoyaltySeen") == []
        assert other.events("NotPossible")[-1]["what"] == "look-loyalty"


def test_bomb_on_colonial_1_closes_colonial_one() -> None:
    proof = table()
    proof.state.decks["super_crisis"].cards.remove("bomb_on_colonial_1")
    proof.state.decks["super_crisis"].seen.pop()
    proof.state.kept.append("bomb_on_colonial_1")
    proof.to_do("movement")
    places = {label.removeprefix("location:") for label in proof.labels(CURRENT)}
    assert not places & {"press_room", "presidents_office", "administration"}
    assert {"armory", "ftl_control"} <= places


def test_legendary_discovery_can_reach_the_sleeper_agents() -> None:
    proof = table()
    g = proof.state
    g.decks["destination"].cards.remove("asteroid_field")
    g.decks["destination"].seen.pop()
    g.destinations.append("asteroid_field")
    g.loyalty = [g.loyalty_box.pop() for _ in range(4)]
    lay_down(proof, "legendary_discovery")
    pile = pile_for("legendary_discovery", 14)
    proof.destiny(*pile[:2]).hand(HELPER, *pile[2:])
    proof.to_do("text:legendary_discovery").add(p1=tuple(pile[2:]))
    assert proof.done()
    assert proof.events("SleeperPhase")
    assert [len(player.loyalty) for player in proof.g.players] == [2, 2, 2, 2]
    assert "legendary_discovery" in proof.g.destinations
    check_views(proof)


@pytest.mark.parametrize("card", ["a_traitor_accused", "loss_of_a_friend"])
def test_fewer_cards_than_asked_for_are_all_discarded(card: str) -> None:
    proof = table()
    proof.empty_space()
    proof.hand(CURRENT, "executive_order-1").top(card).to_do("crisis")
    proof.skip()
    if card == "a_traitor_accused":
        proof.say(CURRENT, "part:second")
    play_on(proof)
    assert proof.count(CURRENT) == 0


@pytest.mark.parametrize("card", ["terrorist_bomber", "cylon_accusation"])
def test_a_pilot_who_is_sent_away_leaves_the_viper_in_the_reserves(card: str) -> None:
    proof = table()
    proof.place(CURRENT, "fore")
    lay_down(proof, card)
    proof.destiny("repair-1", "evasive_maneuvers-1").to_do(f"text:{card}")
    proof.begin()
    proof.add()
    assert proof.done()
    place = "sickbay" if card == "terrorist_bomber" else "brig"
    change = {f"place {CURRENT}": place, "reserves": 1}
    assert proof.changed() == (change if place == "brig" else {"morale": -1, **change})


def test_a_cylon_player_ignores_what_would_hit_him() -> None:
    """The crisis of Caprica: the current player is a revealed Cylon."""
    proof = table()
    proof.cylon(CURRENT, place="caprica").to_do("text:terrorist_bomber")
    lay_down(proof, "terrorist_bomber")
    proof.destiny("repair-1", "evasive_maneuvers-1")
    proof.begin()
    proof.add()
    assert proof.done()
    assert proof.changed() == {"morale": -1}


def test_nobody_to_choose() -> None:
    """Everybody is in Sickbay already: the choice of Witch Hunt falls away."""
    proof = table()
    for seat in range(4):
        proof.place(seat, "sickbay")
    lay_down(proof, "witch_hunt")
    proof.destiny("repair-1", "evasive_maneuvers-1").to_do("text:witch_hunt")
    proof.begin()
    proof.add()
    assert proof.done()
    assert proof.changed() == {"morale": -1}


def test_only_other_humans_can_become_president() -> None:
    """Prisoner Revolt: neither the President himself nor a revealed Cylon."""
    proof = table()
    proof.cylon(HELPER)
    lay_down(proof, "prisoner_revolt")
    proof.destiny("repair-1", "evasive_maneuvers-1").to_do("text:prisoner_revolt").add()
    assert proof.asked(PRESIDENT, "new-president").labels == (f"seat:{CURRENT}", f"seat:{ADMIRAL}")


@pytest.mark.parametrize(("food", "morale"), [(5, 8), (6, 9)])
def test_low_supplies_are_worse_with_little_food(food: int, morale: int) -> None:
    table = Table("saul_tigh", "laura_roslin", "william_adama", "tom_zarek")
    table.state.resources[0] = food
    table.resolve("low_supplies", total=6, helper=3)
    assert table.g.resource("morale") == morale


def test_sleep_deprivation_brings_pilots_home() -> None:
    table = Table("saul_tigh", "laura_roslin", "lee_apollo_adama").to_do("text:sleep_deprivation")
    vipers = table.state.squadrons["viper"]
    vipers.space[0], vipers.reserves = 2, vipers.reserves - 2
    table.say(table.state.admiral, "part:first").skip()
    assert table.g.players[2].place == "hangar_deck"
    assert table.g.players[0].place == "sickbay"
    assert table.g.squadrons["viper"].reserves == 8
    told = [(event["area"], event["count"]) for event in table.events("VipersReturned")]
    assert told == [("fore", 2), ("port_aft", 1), ("port_fore", 1)]


def test_mandatory_testing_of_the_president_himself_does_nothing() -> None:
    table = Table("laura_roslin", "saul_tigh", "tom_zarek")
    table.resolve("mandatory_testing", total=13)
    assert table.events("NotPossible")[0]["what"] == "look-loyalty"
