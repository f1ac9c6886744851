"""Exodus: abilities of Skill cards in checks, consequences, and its Skill cards' clarifications (SCA, CONS, SKERR)."""

import pytest
from tests.rules.galactica_tables import borne_by_galactica

from readyroom.galactica.places import layout
from readyroom.galactica.skills import LABEL
from readyroom.galactica.testing import Table

rule = pytest.mark.rule

CREW = ("tom_zarek", "saul_tigh", "laura_roslin", "kara_starbuck_thrace")
POWER, BAR = "power_failure", "joes_bar"
"""14 with a consequence (Galactica is damaged) and a failure (jump track -1); 12 with morale at stake."""
NEUTRAL = ("repair-1", "evasive_maneuvers-1")
"""Destiny cards that come to nothing in both."""


def checking(
    *cards: str, card: str = POWER, destiny: tuple[str, ...] = NEUTRAL, crew: tuple[str, ...] = CREW, by: int = 1
) -> Table:
    """A check with these cards of a seat, up to the first question that follows."""
    table = Table(*crew, rules="exodus").hand(by, *cards).destiny(*destiny).empty_space()
    table.state.jump_track = 2
    deck = table.state.decks["crisis"]
    deck.cards.remove(card)
    deck.seen.pop()
    table.state.crises.append(card)
    table.to_do(f"text:{card}")
    return borne_by_galactica(table.add(**{f"p{by}": cards}))


def total(table: Table) -> int:
    shown = [*table.events("CheckShown"), *table.events("CheckTotaled")]
    number: int = shown[-1]["total"]
    return number


def resolved(table: Table) -> list[str]:
    return [event["card"] for event in table.events("CheckAbilityResolved")]


@rule("CHK-014")
def test_the_text_of_a_card_without_the_icon_means_nothing_in_a_check() -> None:
    table = checking("build_nuke-6", "state_of_emergency-6", "scout_for_fuel-6")
    assert (total(table), resolved(table)) == (18, [])
    g = table.g
    assert (g.nukes, g.resource("food"), g.resource("fuel"), g.raptors) == (2, 8, 8, 4)


@rule("SCA-001")
def test_a_card_with_the_icon_is_no_action_and_no_reaction() -> None:
    icons = ("red_tape-0", "iron_will-0", "trust_instincts-0", "protect_the_fleet-0", "establish_network-0")
    table = Table(*CREW, rules="exodus").hand(0, *icons)
    assert not [label for label in table.labels(0) if label.startswith("card:")]


@rule("SCA-002", "CONS-001")
@pytest.mark.parametrize("source", ["human", "cylon", "destiny"])
def test_it_works_whoever_supplied_it(source: str) -> None:
    if source == "destiny":
        table = checking("declare_emergency-5", destiny=("establish_network-0", "evasive_maneuvers-1"))
    elif source == "human":
        table = checking("establish_network-0")
    else:
        table = Table(*CREW, rules="exodus").cylon(1).hand(1, "establish_network-0").destiny(*NEUTRAL).empty_space()
        table.state.decks["crisis"].cards.remove(POWER)
        table.state.decks["crisis"].seen.pop()
        table.state.crises.append(POWER)
        table.to_do(f"text:{POWER}").add(p1=("establish_network-0",))
    assert resolved(table) == ["establish_network"]
    assert len(table.events("ConsequenceResolved")) == 1


@rule("SCA-003")
@pytest.mark.parametrize("first", ["red_tape", "establish_network"])
def test_the_current_player_sets_the_order(first: str) -> None:
    table = checking("red_tape-0", "establish_network-0", card=BAR)
    assert table.question(0).prompt == "galactica-check-ability"
    assert set(table.labels(0)) == {"card-name:red_tape", "card-name:establish_network"}
    table.say(0, f"card-name:{first}")
    assert resolved(table)[0] == first


@rule("SCA-004", "SCA-009")
def test_each_name_is_resolved_once() -> None:
    """Engineering counts double, not fourfold."""
    table = checking("establish_network-0", "establish_network-0", "scientific_research-4")
    assert resolved(table) == ["establish_network"]
    assert total(table) == 2 * (4 + 1) - 1


@rule("SCA-005")
@pytest.mark.parametrize(
    ("joins", "names"),
    [
        (("establish_network-0", "repair-1"), ["trust_instincts", "establish_network"]),
        (("trust_instincts-0", "repair-1"), ["trust_instincts"]),
    ],
)
def test_a_card_that_joins_has_its_ability_resolved_unless_that_was_done(
    joins: tuple[str, ...], names: list[str]
) -> None:
    table = checking("trust_instincts-0", destiny=(*NEUTRAL, *joins))
    assert resolved(table) == names
    assert len(table.events("CardsJoined")) == 1


@rule("SCA-006")
def test_an_ability_stays_resolved_though_its_card_leaves() -> None:
    """Red Tape takes a strong card that counted double; Establish Network goes on for the others."""
    table = checking("establish_network-0", "red_tape-0", "scientific_research-5", "scientific_research-4")
    table.say(0, "card-name:establish_network").skip()
    assert resolved(table) == ["establish_network", "red_tape"]
    assert total(table) == 2 * (4 + 1) - 1


@rule("SCA-007")
def test_a_card_that_is_removed_before_has_no_ability() -> None:
    crew = ("callandra_cally_tyrol", *CREW[1:])
    table = Table(*crew, rules="exodus").hand(1, "establish_network-0", "scientific_research-4").destiny(*NEUTRAL)
    table.state.decks["crisis"].cards.remove(POWER)
    table.state.decks["crisis"].seen.pop()
    table.state.crises.append(POWER)
    table.to_do(f"text:{POWER}")
    while table.g.check is not None and not table.g.check.shown:
        question = table.game.questions[0]
        if question.prompt == "galactica-add-cards":
            table.say(question.seat, *(("establish_network-0", "scientific_research-4") if question.seat == 1 else ()))
        else:
            table.say(question.seat, "choice:pass")
    table.say(0, "use:quick_fix-establish_network-0").skip()
    assert resolved(table) == []
    assert table.events("ConsequenceResolved") == [], "no card with the icon lies there any more"
    assert total(table) == 4


@rule("CHK-016", "CONS-002")
def test_abilities_come_first_then_the_consequence_then_the_total() -> None:
    table = checking("trust_instincts-0", destiny=(*NEUTRAL, "repair-2", "declare_emergency-3"))
    kinds = [event["event"] for event in table.game.events(None)]
    order = ("CheckShown", "CheckAbilityResolved", "CardsJoined", "ConsequenceResolved", "CheckTotaled", "CheckResult")
    assert sorted(order, key=kinds.index) == list(order)


@rule("CONS-001", "CONS-003")
@pytest.mark.parametrize(
    ("cards", "passed"), [(("declare_emergency-5", "strategic_planning-5", "repair-2"), True), ((), False)]
)
def test_a_consequence_comes_on_top_of_either_result(cards: tuple[str, ...], passed: bool) -> None:
    table = checking("establish_network-0", *cards)
    assert [event["result"] for event in table.events("CheckResult")] == ["pass" if passed else "fail"]
    assert len(table.events("GalacticaDamaged")) + len(table.events("BoardDamaged")) + _lost(table) == 1
    assert table.g.jump_track == (2 if passed else 1)
    plain = checking(*cards)
    assert plain.events("ConsequenceResolved") == []


def _lost(table: Table) -> int:
    """Whether the damage token was a resource."""
    return int(not table.g.damaged) * len([e for e in table.events("ResourceChanged") if e["change"] < 0])


IRON = ("iron_will-0",)


@rule("SKERR-004")
@pytest.mark.parametrize(("emergency", "result"), [(True, "spared"), (False, "fail")])
def test_iron_will_looks_at_the_difficulty_as_it_is_now(emergency: bool, result: str) -> None:
    """Joe's Bar is 12, with Declare Emergency 10: 6 is within four of the one and not of the other."""
    table = Table(*CREW, rules="exodus").hand(1, *IRON, "declare_emergency-5").hand(2, "declare_emergency-3")
    table.destiny("repair-2", "evasive_maneuvers-1")
    deck = table.state.decks["crisis"]
    deck.cards.remove(BAR)
    deck.seen.pop()
    table.state.crises.append(BAR)
    table.to_do(f"text:{BAR}")
    while not table.events("CheckResult"):
        question = table.game.questions[0]
        if question.prompt == "galactica-add-cards":
            table.say(question.seat, *((*IRON, "declare_emergency-5") if question.seat == 1 else ()))
        elif question.seat == 2 and emergency and "use:declare_emergency-declare_emergency-3" in question.labels:
            table.say(2, "use:declare_emergency-declare_emergency-3")
        else:
            table.say(question.seat, "choice:pass")
    assert total(table) == 6
    assert [event["result"] for event in table.events("CheckResult")] == [result]


@rule("SKERR-005")
@pytest.mark.parametrize(("destiny", "lost"), [(NEUTRAL, 2), (("repair-2", "evasive_maneuvers-1"), 1)])
def test_iron_will_costs_morale_at_strength_zero_or_less(destiny: tuple[str, ...], lost: int) -> None:
    """Besides what Joe's Bar itself takes."""
    table = checking(*IRON, card=BAR, destiny=destiny)
    assert table.g.resource("morale") == 10 - lost


@rule("SKERR-006")
def test_iron_will_leaves_a_partial_result_as_it_is() -> None:
    """Elections Loom: 8, from 5 on morale -1; else morale -1 and the President discards."""
    table = checking(*IRON, "declare_emergency-5", card="elections_loom")
    assert total(table) == 5 - 2
    partly = checking(*IRON, "declare_emergency-5", card="elections_loom", destiny=("consolidate_power-1",) * 2)
    assert total(partly) == 7
    assert [event["result"] for event in partly.events("CheckResult")] == ["partial"]
    assert partly.g.resource("morale") == 9


@rule("SKERR-013", "COMP-008", "SETUP-056", "NUKE-014")
def test_build_nuke_brings_the_third_nuke_and_never_a_fourth() -> None:
    table = Table(*CREW, rules="exodus").hand(0, "build_nuke-6").to_do("action")
    assert (table.state.nukes, table.state.nukes_beside) == (2, 1)
    table.say(0, "card:build_nuke-6")
    assert (table.g.nukes, table.g.nukes_beside) == (3, 0)
    full = Table(*CREW, rules="exodus").hand(0, "build_nuke-6").to_do("action")
    full.state.nukes, full.state.nukes_beside = 3, 0
    full.say(0, "card:build_nuke-6")
    assert (full.g.nukes, full.g.nukes_beside) == (3, 0)


@rule("CRIS-012")
@pytest.mark.parametrize("cards", [0, 4])
def test_unwelcome_faces_costs_the_admiral_the_whole_hand_before_the_choice(cards: int) -> None:
    table = Table(*CREW, rules="exodus").hand(1, *("repair-1",) * cards).top("unwelcome_faces").to_do("crisis")
    assert table.state.admiral == 1
    table.skip().say(1, "part:first").skip()
    assert table.count(1) == 0
    assert table.question(1).prompt == "galactica-send-to-brig"
    assert not any(label.startswith("choice") for label in table.labels(1))


# --- what is on the table ----------------------------------------------------------------------------------


@rule("SETUP-017", "SETUP-080", "SETUP-087", "COMP-012")
def test_the_decks_hold_both_boxes_and_nothing_of_the_ionian_nebula() -> None:
    base, table = (Table(*CREW, rules=rules).state for rules in ("base", "exodus"))
    assert table.options.objective == "kobol"
    for deck, more in {"crisis": 33, "super_crisis": 2, "quorum": 3, "destination": 7}.items():
        found = [*table.decks[deck].cards]
        assert len(found) >= len(base.decks[deck].cards) + more, deck
        assert {*base.decks[deck].cards} <= {*found}
    for skill in range(5):
        assert len(table.skill_decks[skill]) == len(base.skill_decks[skill]) + 4
    assert table.basestar_pile == base.basestar_pile
    assert {*table.decks} == {*base.decks}
    assert table.tokens == base.tokens
    assert "trust_instincts-0" in {LABEL[card] for card in [*table.skill_decks[2], *table.destiny]}


# --- characters --------------------------------------------------------------------------------------------


@rule("CHERR-011", "CHERR-012")
def test_helo_and_gaeta_may_both_reroll_one_die() -> None:
    """Both want to: the current player says who is first; the other may still do so after that."""
    table = Table("karl_helo_agathon", "felix_gaeta", "laura_roslin", rules="exodus").place(0, "ftl_control")
    table.empty_space().state.jump_track = 4
    table.dice(1, 2, 8).say(0, "activate:ftl_control")
    _before(table)
    table.say(0, "use:eco_officer").say(1, "use:ftl_operator")
    assert table.question(0).prompt == "galactica-who-first"
    table.say(0, "seat:1")
    _before(table)
    assert "use:eco_officer" in table.labels(0)
    table.say(0, "use:eco_officer")
    table.skip()
    assert [event["result"] for event in table.events("DieRolled")] == [1, 2, 8]


def _before(table: Table) -> None:
    while table.game.waiting(None).window == "before_roll":
        question = table.game.questions[0]
        table.say(question.seat, "choice:pass")


@rule("CHERR-051", "CHERR-052")
@pytest.mark.parametrize("way", ["title", "office", "politician"])
def test_adaptable_answers_every_quorum_action(way: str) -> None:
    table = Table("laura_roslin", "saul_tigh", "tory_foster", rules="exodus").hand(0, *("repair-1",) * 3)
    if way == "politician":
        table.top("establish_dogsville").say(0, "ability:skilled_politician").say(0, "card:establish_dogsville")
    else:
        g = table.state
        g.decks["quorum"].cards.remove("establish_dogsville")
        g.decks["quorum"].seen.pop()
        g.quorum_hand.append("establish_dogsville")
        if way == "title":
            table.say(0, "quorum:establish_dogsville")
        else:
            office = next(place for place in ("quorum_chamber", "presidents_office") if place in layout(g).locations)
            table.place(0, office).say(0, f"activate:{office}")
            table.game.answer(0, (0, 1))
            table.say(0, "quorum:establish_dogsville")
    assert "use:adaptable" in table.labels(2)
