"""The agenda of a Cylon leader at a table of Exodus, and who wins at a table with a leader (LEAD-009, LOYD-024)."""

import pytest
from tests.galactica.cards.motive_table import LEADER, damaged, ends, led, stands, wants
from tests.rules.galactica_leaders import begun, infiltrating, seat_of

from readyroom.galactica.execution import execute
from readyroom.galactica.motives import AGENDAS
from readyroom.galactica.rules import RULES
from readyroom.galactica.sides import INFILTRATOR, OUT
from readyroom.galactica.state import EXECUTED, PILES
from readyroom.galactica.testing import TEST, at_once

rule = pytest.mark.rule
CREW = ("laura_roslin", "cavil", "william_adama", "kara_starbuck_thrace", "chief_galen_tyrol", "tom_zarek", "saul_tigh")


@rule("LOYD-024", "LEAD-009")
@pytest.mark.only("exodus", why="with all boxes there are Motive cards instead")
@pytest.mark.parametrize(
    ("seats", "deck"),
    [(4, "sympathetic_agenda"), (5, "hostile_agenda"), (6, "sympathetic_agenda"), (7, "hostile_agenda")],
)
def test_one_agenda_by_the_number_of_players_which_only_its_owner_sees(seats: int, deck: str) -> None:
    game = begun(*CREW[:seats], rules="exodus")
    g = game.state
    seat = seat_of(g, "cavil")
    (card,) = [card for card in g.players[seat].holds if card in AGENDAS]
    assert PILES[card] == deck
    for viewer in (None, *range(seats)):
        shown = game.seen(viewer).players[seat].holds
        other = next(name for name in ("sympathetic_agenda", "hostile_agenda") if name != deck)
        assert (shown[deck], shown[other]) == (([card], []) if viewer == seat else (1, 0))
        (dealt,) = [event for event in game.events(viewer) if event["event"] == "AgendaDealt"]
        assert (dealt["deck"], dealt["card"]) == (deck, card if viewer == seat else None)


@rule("LEAD-009")
@pytest.mark.only("exodus", why="with all boxes there are Motive cards instead")
def test_it_counts_how_things_are_in_the_end_and_nothing_else_does() -> None:
    """Two damaged locations at most, and the Cylons have won; that there were more once is forgotten."""
    for places, winner, won in (
        (("armory", "command"), "cylons", True),
        (("armory", "command", "hangar_deck"), "cylons", False),
        (("armory",), "humans", False),
    ):
        proof = wants(led(rules="exodus"), "salvage_their_equipment")
        damaged(*places)(proof)
        g = ends(proof, winner)
        assert (LEADER in RULES.result(g).winners) is won


@rule("LEAD-009", "EXEC-010")
@pytest.mark.only("exodus", why="with all boxes there are Motive cards instead")
def test_an_execution_shows_no_agenda_and_is_remembered() -> None:
    proof = wants(led(rules="exodus"), "show_their_true_nature")
    infiltrating(proof, LEADER, "command")
    at_once(execute(proof.state, LEADER, TEST))
    player = proof.state.players[LEADER]
    assert player.deeds == [EXECUTED]
    assert "show_their_true_nature" in player.holds
    assert LEADER in RULES.result(ends(proof, "cylons")).winners


@rule("TERM-006", "LEAD-009")
@pytest.mark.only("exodus", why="with all boxes there are Motive cards instead")
@pytest.mark.parametrize("winner", ["humans", "cylons"])
@pytest.mark.parametrize("with_them", [True, False])
def test_the_leader_wins_or_loses_beside_the_others(winner: str, with_them: bool) -> None:
    """A hidden Cylon with the Cylons, a human with the humans, the leader by the own card alone."""
    proof = wants(led(rules="exodus"), "the_illusion_of_hope" if winner == "cylons" else "join_the_colonials")
    proof.loyal(1, "cylon_centurion")
    stands(INFILTRATOR if with_them else "leader", "command" if with_them else "caprica")(proof)
    if winner == "cylons" and with_them:
        proof.gone("asteroid_field", "asteroid_field")
    g = ends(proof, winner)
    team = (1,) if winner == "cylons" else (0, 2)
    assert RULES.result(g).winners == (*team, *[LEADER] * with_them)
    assert RULES.sides(g) == ["human", "cylon", "human", "leader"]


@rule("TRIAL-013")
@pytest.mark.only("exodus", why="with all boxes there are Motive cards instead")
def test_a_leader_who_is_out_has_lost() -> None:
    proof = wants(led(rules="exodus", objective="ionian"), "join_the_colonials")
    player = proof.state.players[LEADER]
    player.status, player.place = OUT, "off_board"
    g = ends(proof, "humans")
    assert LEADER not in RULES.result(g).winners
    assert RULES.sides(g)[LEADER] == "leader"


@rule("INFL-011", "LEAD-009")
@pytest.mark.only("exodus", why="with all boxes there are Motive cards instead")
@pytest.mark.parametrize("among", [True, False])
def test_infiltrating_changes_nothing_of_what_the_agenda_wants(among: bool) -> None:
    for winner, won in (("cylons", True), ("humans", False)):
        proof = wants(led(rules="exodus"), "salvage_their_equipment")
        if among:
            infiltrating(proof, LEADER, "command")
        assert (LEADER in RULES.result(ends(proof, winner)).winners) is won
