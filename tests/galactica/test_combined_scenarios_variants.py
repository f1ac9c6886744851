"""Scenarios of the combined game: variants of C1, C3, C11, C13, C15, C19 and C21 that are told nowhere else."""

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import check, combined
from tests.rules.galactica_combined import ALL, mutinous, with_mutineer
from tests.rules.galactica_combined import combined as at_table

from readyroom.galactica.board import FORE
from readyroom.galactica.hangar import ready
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.testing import EVERY_MODE
from readyroom.kernel import Game, start

CREW = ("felix_gaeta", "laura_roslin", "saul_tigh", "kara_starbuck_thrace")

# --- C1: set-up --------------------------------------------------------------------------------------------


def set_up(*characters: str) -> tuple[Game[Galactica], list[tuple[int, str]]]:
    """These characters are chosen from the first player on; who was asked what, by place from the first player on."""
    game = start(EVERY_MODE, len(characters), 1, ALL)
    first, wanted, asked = game.questions[0].seat, list(characters), []
    while game.state.turn == 0:
        question = game.questions[0]
        assert len(game.questions) == 1
        asked.append(((question.seat - first) % len(characters), question.prompt.removeprefix("galactica-")))
        choosing = question.prompt == "galactica-character"
        game.answer(question.seat, question.find(f"character:{wanted.pop(0)}") if choosing else 0)
    return game, asked


def test_c1_who_is_asked_what() -> None:
    """Each for the character, Cain where she starts, the other three which cards; nobody else anything."""
    game, asked = set_up("helena_cain", "laura_roslin", "louanne_kat_katraine", "anastasia_dee_dualla")
    chosen = [(0, "character"), (0, "start"), (1, "character"), (2, "character"), (3, "character")]
    assert asked == [*chosen, (1, "draw"), (2, "draw"), (3, "draw")]
    g = game.state
    first = g.current
    assert [len(g.players[(first + n) % 4].hand) for n in range(4)] == [0, 3, 3, 3]
    assert g.players[first].place == "pegasus_cic"
    assert (len(g.quorum_hand), len(g.decks["quorum"].cards)) == (1, 28)
    assert (sum(len(deck) for deck in g.skill_decks), len(g.destiny)) == (201 - 12 - 9, 12)


@pytest.mark.parametrize(("kind", "vipers", "raptors"), [("viper", 3, 1), ("assault_raptor", 4, 0)])
def test_c1e_apollo_launches_out_of_the_reserves(kind: str, vipers: int, raptors: int) -> None:
    """In addition to the two vipers that were placed; in the assault raptor if he likes."""
    game = start(EVERY_MODE, 4, 1, ALL)
    seat = game.questions[0].seat
    game.answer(seat, game.questions[0].find("character:lee_apollo_adama"))
    game.answer(seat, game.questions[0].find("area:port_aft"))
    assert game.questions[0].labels == ("kind:viper", "kind:assault_raptor")
    game.answer(seat, game.questions[0].find(f"kind:{kind}"))
    g = game.state
    assert (g.squadrons["viper"].reserves, g.squadrons["assault_raptor"].reserves) == (vipers, raptors)
    assert g.squadrons["viper"].space == [0, 0, 0, 0, 1, 1]
    assert (g.players[seat].place, g.players[seat].ship) == ("port_aft", kind)
    assert ready(g) == ["viper", "assault_raptor"][: 1 + raptors]


# --- C3, C11, C13 ------------------------------------------------------------------------------------------


def test_c3_everybody_is_asked_once_from_the_left_neighbour_on() -> None:
    proof = combined(*CREW)
    for seat in range(4):
        proof.hand(seat, "repair-1")
    check(proof, "unidentified_ship")
    asked = []
    while proof.prompt() == "add-cards":
        asked.append(proof.game.questions[0].seat)
        proof.say(asked[-1])
    assert asked == [1, 2, 3, 0]


def test_c11b_two_actions_in_the_brig_and_no_crisis() -> None:
    proof = combined(*CREW).hand(0, "critical_situation-3", "consolidate_power-1", "consolidate_power-2")
    proof.place(0, "brig").top("low_supplies").to_do("movement", "action", "crisis").begin()
    proof.say(0, "critical_situation-3").say(0, "consolidate_power-1").say(0, "draw:tactics+tactics")
    proof.asked(0, "action")
    proof.say(0, "consolidate_power-2").say(0, "draw:tactics+tactics")
    assert proof.done()
    assert proof.changed() == {"hand 0": 1}
    assert proof.g.decks["crisis"].cards[-1] == "low_supplies"


def test_c13i_the_engine_room_is_paid_by_choice() -> None:
    """Bait and another card: one Mutiny card; Bait and Dradis Contact: one as well."""
    for other in ("repair-1", "dradis_contact-0"):
        proof = combined(*CREW).place(0, "engine_room").hand(0, "bait-0", other).to_do("action").begin()
        proof.say(0, "activate:engine_room")
        assert proof.done()  # both cards: nothing to choose
        assert (proof.changed()["mutiny 0"], proof.count(0)) == (1, 0)
        assert len(proof.g.decks[MUTINY].cards) == 21


# --- C15 ---------------------------------------------------------------------------------------------------


def test_c15_what_is_asked() -> None:
    """The two paid cards, the area of the civilian ship, which Mutiny card goes: nothing else is."""
    crew = ("kara_starbuck_thrace", "felix_gaeta", "laura_roslin", "samuel_t_anders")
    table = at_table(*crew).hand(0, "repair-1", "repair-2", "executive_order-1", "evasive_maneuvers-1")
    with_mutineer(mutinous(table, 0, "panic", "blackmail"), 0).top("low_supplies").dice(1)
    table.destiny("consolidate_power-2", "consolidate_power-2").hand(1, "executive_order-2", "executive_order-2")
    table.to_do("movement", "action", "crisis")
    asked = []
    said = iter(("location:engine_room", "repair-1", "activate:engine_room", "executive_order-1+repair-2"))
    while table.prompt() != "stop":
        question = table.game.questions[0]
        asked.append((question.seat, question.prompt.removeprefix("galactica-")))
        if question.prompt == "galactica-add-cards":
            table.say(question.seat, *("executive_order-2",) * 2 if question.seat == 1 else ())
        elif asked[-1][1] in ("move", "pay-card", "action", "discard"):
            table.say(0, *next(said).split("+"))
        else:
            table.say(question.seat, question.labels[0])
    cards = [(1, "add-cards"), (0, "add-cards")]
    assert asked == [
        (0, "move"),
        (0, "pay-card"),
        (0, "action"),
        (0, "discard"),
        *cards,
        (0, "place-civilian"),
        (0, "mutiny-limit"),
    ]
    assert (table.g.titles["title_cag"], table.g.players[0].place) == (3, "brig")


def test_c15g_cain_does_not_use_the_engine_room() -> None:
    for crew, offered in ((("helena_cain", *CREW[1:]), False), (CREW, True)):
        proof = combined(*crew).place(0, "engine_room").hand(0, "repair-1", "repair-2").to_do("action")
        assert ("activate:engine_room" in proof.labels(0)) == offered


# --- C21 ---------------------------------------------------------------------------------------------------


def guns(*dice: int, crew: tuple[str, ...] = ("samuel_t_anders", "laura_roslin", "saul_tigh")) -> Proof:
    """Anders in Pegasus CIC, a basestar in front; others hold what could change the die."""
    proof = combined(*crew).place(0, "pegasus_cic").dice(*dice)
    proof.hand(1, "calculations-3").hand(2, "strategic_planning-3")
    proof.state.fleet.basestars = [Basestar(FORE)]
    return proof.to_do("action").begin().say(0, "activate:pegasus_cic")


def test_c21c_calculations_makes_it_a_four() -> None:
    proof = guns(3)
    while not any(label.startswith("use:calculations") for q in proof.game.questions for label in q.labels):
        proof.say(proof.game.questions[0].seat, "choice:pass")
    proof.say(1, "use:calculations-calculations-3:+1")
    assert proof.done()
    assert proof.changed() == {"basestar_damage": 1, "hand 1": -1}
    assert len(proof.g.damage_piles["pegasus"]) == 4


def test_c21d_nothing_changes_what_longshot_names() -> None:
    """Neither Strategic Planning, nor Calculations, nor a new roll."""
    proof = guns(crew=("samuel_t_anders", "laura_roslin", "saul_tigh", "karl_helo_agathon"))
    label = next(label for label in proof.labels(0) if label.startswith("use:longshot") and label.endswith("8"))
    proof.say(0, label)
    assert proof.done()  # nobody is asked anything more
    changed = proof.changed()
    assert changed.pop("miracle seat:0") == -1
    assert changed in ({"basestar_damage": 2}, {"basestar fore": -1})
    assert (proof.count(1), proof.count(2)) == (1, 1)
