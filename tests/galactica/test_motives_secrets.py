"""Motive cards and agendas: who holds what is told by nothing, neither by a view nor by which windows open when."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.galactica.cards.motive_table import LEADER, MET, damaged, ends, led, wants
from tests.galactica.cards.proof import Proof

from readyroom.galactica.boxes import MODES, in_play
from readyroom.galactica.cards.pegasus.quorum import SeeBottom
from readyroom.galactica.causes import Cause
from readyroom.galactica.motives import AGENDAS, MOTIVES, at_any_moment, still_met
from readyroom.galactica.permute import permute
from readyroom.galactica.places import uppermost
from readyroom.galactica.rules import RULES, GalacticaRules
from readyroom.galactica.sides import LEADER as LEADS
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import EVERY_MODE, Table, at_once
from readyroom.galactica.windows import might_act
from readyroom.kernel import Chance, Choose, Game, Json, Window, key_of
from readyroom.testing import check_games

VIEWERS = (None, 0, 1, 2, LEADER)
NOW = [card for card, text in MOTIVES.items() if text.at_any_moment]
LATER = [card for card in MOTIVES if card not in NOW]


# --- dealt anew --------------------------------------------------------------------------------------------


def laid(rules: str = "combined") -> Proof:
    """Four Motive cards, one of them faceup; or an agenda."""
    if rules == "exodus":
        return wants(led(rules="exodus"), "genocide")
    proof = wants(led(), "end_the_chase", "make_an_ally", "savor_their_demise", "keep_them_docile")
    leader = proof.state.players[LEADER]
    leader.holds.remove("end_the_chase")
    leader.shown.append("end_the_chase")
    return proof


@pytest.mark.parametrize("rules", ["combined", "exodus"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_dealt_anew_nobody_sees_a_difference_and_anything_may_lie_there(viewer: int | None, rules: str) -> None:
    g = laid(rules).state
    mine = [card for card in g.players[LEADER].holds if card in MOTIVES or card in AGENDAS]
    found: set[str] = set()
    for n in range(60):
        other = g.copy()
        permute(other, viewer, Chance(key_of("motives", str(n))))
        assert RULES.view(other, viewer) == RULES.view(g, viewer)
        assert not list(RULES.faults(other))
        held = [card for card in other.players[LEADER].holds if card in MOTIVES or card in AGENDAS]
        assert len(held) == len(mine)
        found.update(held)
    decks = ("motive",) if rules == "combined" else ("hostile_agenda",)
    possible = {card for deck in decks for card in in_play(g).cards[deck]} - {"end_the_chase"}
    assert found == ({*mine} if viewer == LEADER else possible)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_told_of_them(viewer: int | None) -> None:
    """Everybody sees how many lie facedown and which lie faceup, their owner alone the faces and what they need."""
    seen = laid().game.view(viewer)
    player = seen["players"][LEADER]
    assert player["shown"] == ["end_the_chase"]
    if viewer == LEADER:
        assert player["holds"]["motive"] == ["make_an_ally", "savor_their_demise", "keep_them_docile"]
        assert len(seen["motives"]["cards"]) == 4
    else:
        assert player["holds"]["motive"] == 3
        assert "motives" not in seen
    assert "size" not in seen["decks"]["motive"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_when_the_game_is_over_everybody_sees_all_of_them(viewer: int | None) -> None:
    for rules in ("combined", "exodus"):
        proof = laid(rules)
        g = ends(proof, "cylons")
        held = RULES.view(g, viewer)["players"][LEADER]["holds"]
        assert held["motive" if rules == "combined" else "hostile_agenda"] == [
            card for card in g.players[LEADER].holds if card in MOTIVES or card in AGENDAS
        ]
        other = g.copy()
        permute(other, viewer, Chance(key_of("over", "1")))
        assert other.players[LEADER].holds == g.players[LEADER].holds


@pytest.mark.parametrize("rules", ["combined", "exodus"])
def test_no_card_lets_anybody_look_into_these_decks(rules: str) -> None:
    """Consult the Oracle asks which deck (s001 FAQ)."""
    proof = laid(rules)
    question = next(SeeBottom().run(proof.state, Cause("consult_the_oracle", 0)))
    assert isinstance(question, Choose)
    assert not {"motive", "hostile_agenda", "sympathetic_agenda"} & {*question.picks}
    assert {"crisis", "super_crisis", "quorum", "destination", "politics"} <= {*question.picks}


# --- windows -----------------------------------------------------------------------------------------------


def opened(proof: Proof) -> bool:
    """Whether a window would open now, whoever is asked in it."""
    try:
        step = next(at_any_moment(proof.state))
    except StopIteration:
        return False
    assert isinstance(step, Window)
    return True


@pytest.mark.parametrize("card", NOW)
def test_the_window_opens_whoever_has_the_card(card: str) -> None:
    """With the card before the leader, or any others; with none left facedown, or this card faceup, it does not."""
    for lay in MET[card]:
        for held, opens in (([card], True), ([LATER[0]], True), ([LATER[0], LATER[1]], True), ([], False)):
            proof = wants(led(), *held)
            lay(proof)
            assert opened(proof) is opens
        proof = wants(led(), card, LATER[0])
        lay(proof)
        leader = proof.state.players[LEADER]
        leader.holds.remove(card)
        leader.shown.append(card)
        others = [one for one in NOW if one != card and MOTIVES[one].aim.holds(proof.state, LEADER)]
        assert opened(proof) is bool(others)


def test_who_might_act_in_it_is_told_by_what_is_open_alone() -> None:
    for card in NOW:
        for lay in MET[card]:
            proofs = [wants(led(), held) for held in (card, LATER[0])]
            for proof in proofs:
                lay(proof)
            assert [might_act(proof.state, "motive") for proof in proofs] == [[LEADER], [LEADER]]
    assert might_act(wants(led(), NOW[0]).state, "motive") == []


def told(held: str, viewer: int | None, *, hold: bool) -> list[Json]:
    """What a viewer notices of a turn and a half in which FTL Control is damaged, if the leader only ever passes."""
    proof = wants(led(), held, LATER[0])
    proof.loyalty_deck(*["you_are_not_a_cylon"] * 4)
    g = proof.state
    g.damaged.append("ftl_control")
    g.damage_piles["galactica"].remove("ftl_control")
    proof.hand(0, "repair-1").place(0, "armory")
    g.agenda = ["begin_turn"]
    game: Game[Galactica] = Game(proof.rules, proof.game.header, g.copy(), hold=hold)
    while game.state.turn <= 3:
        if game.held:
            game.release()
            continue
        question = game.questions[0]
        window = game.waiting(None).window is not None
        game.answer(question.seat, question.find("choice:pass") if window else 0)
    return game.events(viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_leader_who_passes_tells_nobody_by_it_that_he_could_have_revealed(viewer: int | None) -> None:
    has, has_not = (told(card, viewer, hold=True) for card in ("end_the_chase", LATER[1]))
    assert has == has_not
    windows = [event for event in has if event["event"] == "WindowOpened" and event["window"] == "motive"]
    assert len(windows) >= 3


def test_a_condition_that_was_true_before_the_cards_came_is_asked_for_when_they_come() -> None:
    """Or a new card could not be revealed until it becomes true again; the others don't know which ones came."""
    proof = wants(led(), LATER[0])
    damaged("ftl_control")(proof)
    proof.state.met = ["end_the_chase"]
    at_once(at_any_moment(proof.state))
    for deal in in_play(proof.state).second_deal:
        assert isinstance(next(deal(proof.state)), Window)


def test_a_condition_is_asked_for_once_when_it_becomes_true_and_not_when_another_ceases() -> None:
    """Until the next turn begins; what becomes true again is asked for again (MOTV-003, MOTV-004)."""
    proof = wants(led(), LATER[0])
    g = proof.state
    damaged("ftl_control")(proof)
    assert opened(proof)
    assert not opened(proof)
    MET["make_an_ally"][0](proof)
    assert opened(proof)
    g.damaged.clear()
    assert not opened(proof)
    g.damaged.append("ftl_control")
    assert opened(proof)
    assert isinstance(next(still_met(g)), Window)


def test_nobody_is_asked_at_a_table_without_a_leader() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek", rules="combined", leaders=True)
    table.state.damaged.append("ftl_control")
    at_once(at_any_moment(table.state))
    at_once(still_met(table.state))


# --- whole games -------------------------------------------------------------------------------------------


class Led(GalacticaRules):
    """The last one to choose is a Cylon leader; FTL Control is damaged, so that windows open all the time."""

    def __init__(self) -> None:
        super().__init__(tuple(MODES), unfinished=True)

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        g = super().setup(seats, options, chance)
        g.damaged.append("ftl_control")
        g.damage_piles["galactica"].remove("ftl_control")
        last = g.players[g.clockwise(g.current)[-1]]
        g.agenda.remove("choose_character")
        last.character, last.status, last.place = "cavil", LEADS, uppermost(g, "cylon_fleet")
        return g


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"rules": "combined"}),
        (5, {"rules": "combined", "objective": "ionian"}),
        (7, {"rules": "combined"}),
        (4, {"rules": "exodus"}),
        (5, {"rules": "exodus", "cylon_ships": "fleet_board"}),
    ],
)
def test_random_games_with_a_leader_keep_every_promise(seats: int, options: dict[str, Any]) -> None:
    modes = [(seats, {**options, "leaders": True})]
    tally = check_games(Led(), 1, seed=seats, sample=0.05, bound=9000, modes=modes)
    assert tally.games == 1
    assert tally.secrets > 50


def test_every_mode_has_the_decks() -> None:
    game = EVERY_MODE.setup(
        5, EVERY_MODE.read_options(5, {"rules": "exodus", "leaders": True}), Chance(key_of("a", "b"))
    )
    assert {"hostile_agenda", "sympathetic_agenda"} <= set(game.decks)
    assert "motive" not in game.decks
