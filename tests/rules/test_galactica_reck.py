"""All boxes together: Treachery, Reckless checks, order that is restored (SKILL, RECK, SCA, SKERR); scenarios C3, C5,
C7 and C9 of the combined game with their numbers."""

from typing import Any

import pytest
from tests.galactica.cards.proof import Loaded, Proof
from tests.galactica.cards.skill_table import check, combined, draws, resolved, thrown, total, treachery, turned, until

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.registry import CHECK_ABILITIES
from readyroom.galactica.skills import LABEL, TREACHERY, TYPE

rule = pytest.mark.rule

CREW = ("felix_gaeta", "laura_roslin", "saul_tigh", "kara_starbuck_thrace")
"""P1 has the turn; Tigh is Admiral, Roslin President, Starbuck CAG."""
SHIP, DISPUTE, POWER, CARRIER = "unidentified_ship", "domestic_dispute", "power_failure", "the_olympic_carrier"


def fate(proof: Proof, *cards: str) -> Proof:
    """The Destiny deck has just these cards, the first one uppermost."""
    g = proof.state
    for card in g.destiny:
        g.skill_decks[TYPE[card]].insert(0, card)
    g.destiny = []
    return proof.destiny(*cards)


def whole(proof: Proof, count: int, *cards: str) -> Proof:
    """So many Destiny cards, with these on top."""
    fate(proof)
    deck = proof.state.skill_decks[0]
    proof.state.destiny = [deck.pop(0) for _ in range(count - len(cards))]
    return proof.destiny(*cards)


def asked(proof: Proof, card: str) -> Proof:
    return check(proof, card, ())


def ordered(proof: Proof, *names: str) -> Proof:
    """The current player has abilities resolved in this order."""
    for name in names:
        if proof.prompt() == "check-ability":
            proof.say(0, f"card-name:{name}")
    return proof


def damaged(proof: Proof) -> Proof:
    """Where it is asked which ship is damaged: Galactica."""
    if proof.prompt() == "damage-which":
        proof.say(0, "board:galactica")
    return proof


def mutinies(proof: Proof, seat: int) -> int:
    return len(proof.g.players[seat].held(MUTINY))


# --- Treachery ---------------------------------------------------------------------------------------------


@rule("SKILL-007")
def test_treachery_is_negative_unless_something_says_otherwise() -> None:
    proof = asked(fate(combined(*CREW).hand(1, "personal_vices-3"), "repair-1", "launch_scout-1", "repair-2"), SHIP)
    proof.add(p1=("personal_vices-3",))
    assert total(proof) == -1 + 1 - 3


@rule("SKILL-008", "SCA-001")
def test_every_treachery_card_has_an_ability_and_no_other_use() -> None:
    g = combined(*CREW).state
    cards = sorted({LABEL[card] for card in [*g.skill_decks[TREACHERY], *g.destiny] if TYPE[card] == TREACHERY})
    assert all(card.rpartition("-")[0] in CHECK_ABILITIES for card in cards)
    proof = combined(*CREW).hand(0, *cards).to_do("movement", "action")
    assert not [label for label in proof.labels(0) if label.startswith("card:")]


@rule("SKILL-009", "SKILL-010", "SKILL-013", "SKILL-015", "SKILL-016")
def test_a_set_number_is_always_a_choice_and_counts_once_a_turn() -> None:
    proof = combined(*CREW).hand(0, "bait-0", "dradis_contact-0", "launch_scout-2").to_do("text:food_shortage")
    proof.say(1, "part:second").skip()
    assert mutinies(proof, 0) == 1
    limit = combined(*CREW).hand(0, *["repair-1"] * 8, "bait-0", "bait-0", "dradis_contact-0").to_do("end_of_turn")
    assert mutinies(limit.say(0, "bait-0"), 0) == 1
    ships = combined(*CREW).hand(0, "dradis_contact-0").to_do("movement").say(0, "location:press_room_2")
    assert mutinies(ships, 0) == 1


@rule("SKILL-011", "SKILL-012", "SKILL-014")
def test_what_is_no_choice() -> None:
    chance = combined(*CREW).hand(0, "bait-0", "dradis_contact-0", "launch_scout-2")
    assert mutinies(chance.resolve("guilty_conscience", total=0), 0) == 0
    every = combined(*CREW).hand(0, "bait-0", "dradis_contact-0")
    assert mutinies(every.resolve("unexpected_reunion", total=0), 0) == 0
    added = asked(fate(combined(*CREW).hand(0, "bait-0"), "repair-1", "repair-1", "repair-2"), SHIP).add(p0=("bait-0",))
    assert mutinies(added, 0) == 0
    drunk = combined("saul_tigh", *CREW[:2]).hand(0, "bait-0").to_do("begin_turn")
    assert mutinies(drunk.skip(), 0) == 0


@rule("SKILL-004", "MOVE-018")
def test_some_skill_cards_have_movement_abilities() -> None:
    proof = combined(*CREW).hand(0, "critical_situation-3", "repair-1").to_do("movement")
    assert "card:critical_situation-3" in proof.labels(0)
    assert "card:repair-1" not in proof.labels(0)
    why = proof.game.why_not(0, "card:repair-1")
    assert why is not None
    assert (why.name, why.rule) == ("no-movement", "MOVE-018")


# --- C3: Destiny runs out inside a check ----------------------------------------------------------------------

ADDED = ("trust_instincts-0", "strategic_planning-4", "maximum_firepower-5")


def c3(second: str = "consolidate_power-2", cards: tuple[str, ...] = ADDED) -> Proof:
    """Three Destiny cards are left."""
    proof = combined(*CREW).hand(1, *cards)
    return asked(fate(proof, "strategic_planning-3", second, "evasive_maneuvers-1"), SHIP).add(p1=cards)


class Stacked(Loaded):
    """Chance that leaves a deck as it lies, but for one card that comes to lie uppermost."""

    uppermost: int = -1

    def copy(self) -> "Stacked":
        return Stacked(self.key, self.uses, self.reveals, self.dice[:], self.picks[:], self.uppermost)

    def shuffle(self, cards: list[Any]) -> None:
        self.uses += 1
        if self.uppermost in cards:
            cards.remove(self.uppermost)
            cards.append(self.uppermost)


def rebuilt(uppermost: str) -> Proof:
    """C3 with a new Destiny deck in which this card lies uppermost."""
    proof = combined(*CREW).hand(1, *ADDED)
    asked(fate(proof, "strategic_planning-3", "consolidate_power-2", "evasive_maneuvers-1"), SHIP)
    g, card = proof.state, LABEL.index(uppermost)
    g.chance = Stacked(g.chance.key, g.chance.uses, uppermost=card)
    g.chance.shuffle(g.skill_decks[TYPE[card]])
    return proof.add(p1=ADDED)


@rule("SKILL-006", "CHK-006", "CHK-017")
def test_c3_destiny_runs_out_inside_a_check() -> None:
    proof = rebuilt("executive_order-2")
    assert proof.done()
    assert proof.events("CardsJoined")[0]["cards"] == ["evasive_maneuvers-1", "executive_order-2"]
    assert (len(proof.g.destiny), total(proof)) == (11, 9)
    assert (proof.result(), proof.g.resource("population")) == ("fail", 11)


@rule("SKILL-006", "SCA-005", "SETUP-068", "CHK-017")
def test_c3b_destiny_runs_out_inside_a_check_and_the_new_card_has_its_ability() -> None:
    proof = rebuilt("personal_vices-3")
    assert proof.done()
    assert len(proof.events("DestinyBuilt")) == 1
    assert proof.events("CardsJoined")[0]["cards"] == ["evasive_maneuvers-1", "personal_vices-3"]
    assert len(proof.g.destiny) == 11
    assert resolved(proof) == ["trust_instincts", "personal_vices"]
    assert (total(proof), proof.result(), proof.g.resource("population")) == (8, "fail", 11)
    assert [sum(TYPE[card] == TREACHERY for card in player.hand) for player in proof.g.players] == [1, 1, 1, 1]
    assert [mutinies(proof, seat) for seat in range(4)] == [1, 0, 0, 0]
    assert not proof.g.check
    for card in (*ADDED, "strategic_planning-3", "consolidate_power-2"):
        assert thrown(proof, card) == 1


@rule("SCA-003")
def test_c3c_the_order_of_a_better_machine_and_trust_instincts() -> None:
    machine = c3("a_better_machine-3")
    ordered(machine, "a_better_machine")
    assert len(machine.events("CardsJoined")[0]["cards"]) == 2
    assert len(machine.g.destiny) == 1  # the one card left and two Treachery cards, of which two have joined
    assert not machine.events("DestinyBuilt")
    trust = c3("a_better_machine-3")
    ordered(trust, "trust_instincts")
    assert len(trust.events("DestinyBuilt")) == 1
    ordered(trust, "a_better_machine")
    assert len(trust.g.destiny) == 13


@rule("SKILL-006")
def test_c3def_no_rebuild_a_rebuild_and_no_destiny_at_all() -> None:
    left = c3(cards=ADDED[1:])
    assert (len(left.g.destiny), left.events("DestinyBuilt")) == (1, [])
    two = combined(*CREW)
    asked(fate(two, "strategic_planning-3", "consolidate_power-2"), SHIP).add()
    assert (len(two.g.destiny), len(two.events("DestinyBuilt"))) == (12, 1)
    guts = treachery(combined(*CREW).hand(2, "guts_and_initiative-1"), "personal_vices-3")
    asked(fate(guts, "strategic_planning-3", "consolidate_power-2", "evasive_maneuvers-1"), SHIP)
    guts.plays(2, "guts_and_initiative-1").add()
    assert (len(guts.g.destiny), total(guts), turned(guts)) == (3, 0, ["personal_vices-3"])


# --- C5: At Any Cost ------------------------------------------------------------------------------------------


def c5(*top: str, played: bool = True, place: str = "command") -> Proof:
    proof = combined(*CREW).cylon(3).place(1, place)
    proof.hand(1, "at_any_cost-3", "jury_rigged-1", "repair-1")
    proof.hand(2, "investigative_committee_2-4").hand(3, "a_better_machine-3", "at_any_cost-4")
    whole(proof, 9, "evasive_maneuvers-2", "violent_outbursts-4")
    asked(treachery(proof, "dradis_contact-0", "dradis_contact-0", *top), DISPUTE)
    return proof.plays(1, "at_any_cost-3") if played else proof


def c5_added(proof: Proof) -> Proof:
    return ordered(proof.add(p2=("investigative_committee_2-4",), p3=("a_better_machine-3",)), "violent_outbursts")


@rule("RECK-001", "RECK-002", "RECK-006", "RECK-007", "SCA-002", "SCA-003")
def test_c5_at_any_cost() -> None:
    proof = c5("personal_vices-3")
    assert not proof.window_of(3) if proof.game.waiting(None).window else True
    c5_added(proof)
    assert proof.done()
    assert resolved(proof) == ["violent_outbursts", "a_better_machine"]
    assert len(proof.g.destiny) == 9
    assert (turned(proof), thrown(proof, "personal_vices-3")) == (["personal_vices-3"], 1)
    assert (total(proof), proof.result()) == (9, "pass")
    assert (proof.g.players[0].place, proof.g.resource("morale"), mutinies(proof, 0)) == ("sickbay", 10, 0)


@rule("RECK-008", "RECK-009")
def test_c5b_strength_zero_brings_a_second_card_and_both_take_effect() -> None:
    proof = c5_added(c5("bait-0", "violent_outbursts-4"))
    ordered(proof, "bait")
    assert proof.done()
    assert resolved(proof) == ["violent_outbursts", "a_better_machine", "bait", "violent_outbursts"]
    assert len(proof.g.civilians[AFT]) == 1
    assert total(proof) == 9
    assert (thrown(proof, "bait-0"), thrown(proof, "violent_outbursts-4")) == (1, 2)


@rule("RECK-006", "SKILL-007")
def test_c5c_without_a_reckless_card_nothing_is_turned_up() -> None:
    proof = c5_added(c5("personal_vices-3", played=False))
    assert (total(proof), proof.result(), turned(proof)) == (-5, "fail", [])
    assert proof.g.resource("morale") == 9


@rule("RECK-001")
def test_c5de_a_prisoner_may_play_it_and_a_cylon_may_not() -> None:
    jailed = c5("personal_vices-3", place="brig")
    assert jailed.prompt() == "add-cards"
    while jailed.game.questions[0].seat != 1:
        jailed.say(jailed.game.questions[0].seat)
    assert jailed.question(1).at_most == 1
    cylon = c5("personal_vices-3", played=False)
    assert not cylon.window_of(3)


@rule("RECK-002")
def test_c5f_a_second_reckless_card_stays_in_the_hand() -> None:
    proof = c5("personal_vices-3")
    assert proof.prompt() == "add-cards"
    assert LABEL.index("jury_rigged-1") in proof.g.players[1].hand


# --- C7: Restore Order ----------------------------------------------------------------------------------------

HANDS = {
    "p1": ("trust_instincts-0", "declare_emergency-5", "scientific_research-5"),
    "p2": ("strategic_planning-5", "declare_emergency-4", "repair-1"),
}


def c7(first: int, *, icon: bool = True) -> Proof:
    """P2 holds Support the People, P3 Restore Order, and both want to play; P1 says who goes first."""
    proof = combined(*CREW).hand(1, "support_the_people-1", *HANDS["p1"]).hand(2, "restore_order-3", *HANDS["p2"])
    proof.state.jump_track = 2
    whole(proof, 10, "consolidate_power-2", "violent_outbursts-4" if icon else "maximum_firepower-4")
    asked(treachery(proof, "personal_vices-3"), POWER)
    proof.say(1, "use:support_the_people-support_the_people-1").say(2, "use:restore_order-restore_order-3")
    assert proof.question(0).prompt == "galactica-who-first"
    return proof.say(0, f"seat:{first}")


@rule("RECK-003", "RECK-005", "CHK-016", "CHK-014")
def test_c7_restore_order() -> None:
    proof = c7(2)
    assert proof.prompt() == "add-cards"
    assert LABEL.index("support_the_people-1") in proof.g.players[1].hand
    damaged(proof.add(**HANDS))
    assert proof.done()
    assert (resolved(proof), len(proof.g.destiny)) == ([], 8)
    assert len(proof.events("ConsequenceResolved")) == 1
    assert len(proof.events("GalacticaDamaged")) == 1
    assert (total(proof), proof.result(), proof.g.jump_track) == (14, "pass", 2)
    assert proof.g.players[0].place == "command"
    assert turned(proof) == []


@rule("RECK-004", "SKERR-011", "CHK-016")
def test_c7b_the_reckless_card_goes_first() -> None:
    proof = c7(1)
    seats = []
    while proof.prompt() == "may-draw":
        seat = proof.game.questions[0].seat
        seats.append(seat)
        proof.say(seat, proof.labels(seat)[0])
    assert seats == [0, 1, 2, 3]  # with four cards or fewer each
    assert LABEL.index("restore_order-3") in proof.g.players[2].hand
    ordered(proof.add(**HANDS), "violent_outbursts", "trust_instincts")
    while not proof.done():
        seat = proof.game.questions[0].seat
        label = "board:galactica" if proof.prompt() == "damage-which" else proof.labels(seat)[0]
        proof.say(seat, label)
    kinds = [event["event"] for event in proof.game.events(None)]
    assert kinds.index("CheckAbilityResolved") < kinds.index("ConsequenceResolved") < kinds.index("TreacheryTurned")
    assert len(proof.events("CardsJoined")) == 1
    assert proof.g.players[0].place == "sickbay"


@rule("CONS-001")
def test_c7c_without_an_icon_no_consequence() -> None:
    cards = {**HANDS, "p1": HANDS["p1"][1:]}
    proof = c7(2, icon=False).add(**cards)
    assert proof.done()
    assert not proof.events("ConsequenceResolved")


@rule("RECK-003")
def test_c7d_a_cylon_may_not_restore_order_and_a_prisoner_may() -> None:
    cylon = asked(combined(*CREW).cylon(2).hand(2, "restore_order-3"), POWER)
    assert cylon.question(2).prompt == "galactica-add-cards"  # nobody could play anything before
    jailed = asked(combined(*CREW).place(2, "brig").hand(2, "restore_order-3"), POWER).plays(2, "restore_order-3")
    assert jailed.g.check is not None
    assert jailed.g.check.orderly


# --- C9: Iron Will with other cards ---------------------------------------------------------------------------


def c9(*cards: str, card: str = CARRIER, destiny: tuple[str, ...] = ("consolidate_power-1", "launch_scout-2")) -> Proof:
    proof = treachery(combined(*CREW).hand(1, *cards).hand(2, "jury_rigged-1"), "personal_vices-3")
    asked(fate(proof, *destiny, "repair-1"), card)
    return proof


@rule("SKERR-004", "SKERR-006", "CHK-022")
@pytest.mark.parametrize(
    ("piloting", "strength", "morale", "population"),
    [("maximum_firepower-4", 7, 10, 12), ("maximum_firepower-5", 8, 10, 11), ("maximum_firepower-3", 6, 9, 11)],
)
def test_c9_iron_will(piloting: str, strength: int, morale: int, population: int) -> None:
    cards = ("iron_will-0", "declare_emergency-4", piloting)
    proof = c9(*cards).add(p1=cards)
    assert total(proof) == strength
    assert (proof.g.resource("morale"), proof.g.resource("population")) == (morale, population)


@rule("SKERR-004", "SKERR-012")
def test_c9d_declare_emergency_after_the_total() -> None:
    cards = ("iron_will-0", "declare_emergency-4", "maximum_firepower-3")
    proof = c9(*cards).hand(3, "declare_emergency-3")
    until(proof, "check_totaled", p1=cards).plays(3, "declare_emergency-3")
    assert proof.done()
    assert (proof.g.resource("morale"), proof.g.resource("population")) == (10, 12)


@rule("SKERR-005")
def test_c9e_no_strength_at_all() -> None:
    proof = c9("iron_will-0").add(p1=("iron_will-0",))
    assert (total(proof), proof.g.resource("morale"), proof.g.resource("population")) == (-1, 8, 11)


@rule("SKERR-004", "SKERR-005", "RECK-002")
def test_c9fg_iron_will_and_jury_rigged() -> None:
    for piloting, result in ((4, "pass"), (3, "spared"), (None, "spared")):
        cards = ("iron_will-0", "declare_emergency-4") + ((f"maximum_firepower-{piloting}",) if piloting else ())
        proof = c9(*cards).plays(2, "jury_rigged-1").add(p1=cards)
        assert (proof.result(), proof.g.resource("population")) == (result, 12)
    low = c9("iron_will-0", card="airlock_leak", destiny=("repair-1", "consolidate_power-1"))
    low.plays(2, "jury_rigged-1").add(p1=("iron_will-0",))
    assert (total(low), low.result(), low.g.resource("morale")) == (0, "spared", 9)


# --- cards that take others out, Change of Plans, Negotiation ---------------------------------------------------


@rule("SCA-006", "SCA-007", "SCA-008")
@pytest.mark.parametrize("remover", ["quick_thinking", "dogfight_skill"])
def test_taking_a_card_out_cancels_its_ability_only_before_it_is_resolved(remover: str) -> None:
    cards = (f"{remover}-0", "red_tape-0", "declare_emergency-5")
    for first in (remover, "red_tape"):
        proof = ordered(c9(*cards).add(p1=cards), first)
        proof.say(0, "red_tape-0").skip()
        if proof.prompt() == "ground-viper":
            proof.say(0, "unmanned:viper-reserves")
        assert proof.done()
        assert resolved(proof) == ([remover] if first == remover else ["red_tape", remover])
        assert total(proof) == (4 if first == remover else -1)


@rule("SKERR-001")
def test_change_of_plans_after_a_check_that_was_not_made() -> None:
    proof = combined(*CREW).hand(1, "political_prowess-6").hand(3, "change_of_plans-5").place(0, "admirals_quarters")
    proof.to_do("action").say(0, "activate:admirals_quarters").say(0, "seat:3")
    proof.say(1, "use:political_prowess-political_prowess-6:pass")
    while proof.game.questions[0].prompt != "galactica-window-check_passed":
        proof.say(proof.game.questions[0].seat, "choice:pass")
    assert draws(proof.plays(3, "change_of_plans-5")) == [0, 1, 2, 3]
    assert proof.g.players[3].place != "brig"


@rule("SKERR-007", "SKERR-008")
def test_negotiation_stops_activations_and_centurions_but_not_placing() -> None:
    proof = combined(*CREW).hand(0, "negotiation-5").hand(1, "dradis_contact-0").destiny("repair-1", "repair-1")
    proof.state.boarding[0] = 1
    proof.top(SHIP)
    proof.to_do("action", f"text:{SHIP}", "activate:heavy_raiders", "activate:raiders", "activate:basestars")
    proof.say(0, "negotiation-5").add(p1=("dradis_contact-0",))
    assert proof.done()
    g = proof.g
    assert (g.fleet.raiders[FORE], g.boarding[0], sum(g.fleet.heavies)) == (2, 1, 0)
    assert not proof.events("DieRolled")


def test_the_treachery_deck_is_built_anew_when_a_reckless_check_needs_it() -> None:
    proof = combined(*CREW).hand(2, "jury_rigged-1")
    g = proof.state
    g.skill_discards[TREACHERY], g.skill_decks[TREACHERY] = g.skill_decks[TREACHERY], []
    asked(fate(proof, "repair-1", "repair-1", "repair-2"), SHIP).plays(2, "jury_rigged-1").add()
    assert len(turned(proof)) in (1, 2)
