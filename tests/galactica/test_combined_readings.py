"""All boxes together: what a second reading of the rulebook asked, section by section."""

from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import combined
from tests.rules.galactica_combined import ALL, mutinous
from tests.rules.galactica_ionian import Nebula

from readyroom.galactica.mutiny import MUTINY

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
"""Tigh is Admiral, Roslin President, Starbuck CAG."""
MORALE = "cylon_can_reduce_morale"


def mutinies(proof: Proof) -> list[int]:
    return [len(player.held(MUTINY)) for player in proof.g.players]


def reveals(proof: Proof, seat: int) -> Proof:
    """A seat reveals its Cylon card, and leaves morale as it is."""
    proof.skip()
    proof.say(seat, f"reveal:{MORALE}").say(seat, "choice:no")
    return proof


# --- Revealed Cylon Players --------------------------------------------------------------------------------


def test_who_reveals_draws_no_mutiny_card_for_what_they_discard() -> None:
    """Revealed already, when they discard down to three: Bait brings no Mutiny card, and nobody goes to the Brig."""
    proof = mutinous(combined(*CREW), 0, "panic").loyal(0, MORALE)
    proof.hand(0, "bait-0", "repair-1", "repair-2", "launch_scout-1").to_do("action").begin()
    reveals(proof, 0).say(0, "card:bait-0")
    assert proof.done()
    assert (proof.events("MutinyDrawn"), mutinies(proof)) == ([], [0, 0, 0, 0])
    assert [event["place"] for event in proof.events("Moved")] == ["resurrection_ship_3"]


def test_who_reveals_by_a_critical_situation_has_no_action_step() -> None:
    """The turn has ended in the Movement step: no action on the Resurrection Ship, and no Crisis card."""
    proof = combined(*CREW).loyal(0, MORALE).hand(0, "critical_situation-3")
    proof.to_do("movement", "action", "crisis").begin().say(0, "card:critical_situation-3")
    reveals(proof, 0)
    assert proof.done()
    assert (proof.g.players[0].place, proof.changed()["super_crisis 0"]) == ("resurrection_ship_3", 1)


def test_dee_who_reveals_by_costing_morale_does_not_die_of_it() -> None:
    """Nothing on her sheet counts once the card is shown: she keeps three cards, and has the Super Crisis card."""
    proof = combined("anastasia_dee_dualla", *CREW[:3]).loyal(0, MORALE)
    proof.state.resources[2] = 3
    proof.hand(0, "repair-1", "repair-2", "launch_scout-1", "launch_scout-2").to_do("action").begin()
    proof.say(0, f"reveal:{MORALE}").say(0, "choice:yes").say(0, "card:repair-1")
    assert proof.done()
    assert (proof.events("Executed"), len(proof.events("CylonRevealed"))) == ([], 1)
    changed = proof.changed()
    assert (changed["morale"], changed["hand 0"], changed["super_crisis 0"]) == (-1, -1, 1)


def test_no_title_comes_to_who_is_revealing() -> None:
    """Apollo is next as CAG, but known as a Cylon when his card jails Starbuck: the title goes to Hot Dog."""
    crew = ("lee_apollo_adama", "laura_roslin", "kara_starbuck_thrace", "brendan_hot_dog_costanza")
    proof = combined(*crew).loyal(0, "cylon_can_send_to_brig").place(0, "command").place(2, "command")
    proof.state.titles["title_cag"] = 2
    proof.to_do("action").begin().say(0, "reveal:cylon_can_send_to_brig").say(0, "seat:2")
    assert proof.done()
    given = [(event["title"], event["seat"]) for event in proof.events("TitleGiven")]
    assert given == [("title_cag", 3), ("admiral", 3)]


# --- Crisis Cards ------------------------------------------------------------------------------------------


def test_an_admiral_whom_a_card_jails_draws_its_treachery_too() -> None:
    """Requisition for Demetrius is about one Admiral, though the title is somebody else's after the Mutiny card."""
    proof = mutinous(combined(*CREW), 0, "panic")
    lay_down(proof, "requisition_for_demetrius")
    proof.to_do("text:requisition_for_demetrius").begin().say(0, "part:second").say(0, "panic")
    assert proof.done()
    changed = proof.changed()
    assert (changed["place 0"], changed["admiral"]) == ("brig", "seat 3")
    assert (changed["treachery 0"], "treachery 3" in changed) == (2, False)


# --- Execution ---------------------------------------------------------------------------------------------


def test_who_comes_for_somebody_executed_has_ended_no_movement_step() -> None:
    """Tigh executes himself by a Critical Situation; Romo starts beside Gaeta without cards, and is no thief for it."""
    strong = ("investigative_committee-5", "investigative_committee-4", "political_prowess-6")
    proof = combined(*CREW).place(0, "airlock").place(3, "administration")
    proof.hand(0, "critical_situation-3").hand(1, *strong).destiny("launch_scout-1", "launch_scout-2")
    proof.to_do("movement", "action", "crisis", "end_of_turn").begin()
    proof.say(0, "card:critical_situation-3").say(0, "activate:airlock").say(0, "seat:0")
    proof.add(p1=strong).say(0, "character:romo_lampkin")
    assert proof.done()
    assert (proof.g.current, proof.g.players[0].place) == (1, "administration_2")
    assert proof.events("CrisisDrawn") == []


def test_a_lent_title_that_ellens_successor_inherits_stays() -> None:
    """Executed at the start of her turn, she no longer has the title; the new Roslin is first in its line."""
    table = Nebula("ellen_tigh", "tom_zarek", "felix_gaeta", "kara_starbuck_thrace", **ALL, objective="ionian")
    table.empty_space().place(0, "sickbay").lies(sickbay="D", brig="A").to_do("begin_turn")
    assert table.g.president == 1
    table.say(0, "use:manipulative-president").skip()
    table.say(0, "character:laura_roslin")
    assert table.prompt() == "stop"
    assert (table.g.current, table.g.president) == (1, 0)


def test_a_lent_title_does_not_go_back_to_the_successor_of_who_was_executed() -> None:
    """Zarek, whose title Ellen has, is executed: when it can't go back it goes down its line, to Ellen before Kat."""
    proof = combined("ellen_tigh", "tom_zarek", "felix_gaeta", "kara_starbuck_thrace")
    proof.state.lent["president"], proof.state.titles["president"] = [1, 0], 0
    proof.to_do("execute:1", "end_of_turn").begin()
    proof.say(1, "character:louanne_kat_katraine")
    assert proof.done()
    assert (proof.g.current, proof.g.president, proof.g.lent) == (1, 0, {})
