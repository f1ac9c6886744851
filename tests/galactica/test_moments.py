"""Things that happen can be interrupted by cards of a box, in moments: changed, stopped, or followed by something."""

from collections.abc import Iterator, Sequence
from importlib.resources import files
from random import Random

import msgspec
import pytest

from readyroom.galactica.board import AFT, PORT_AFT, RESOURCES
from readyroom.galactica.boxes import MODES, Box, contents, in_play
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.causes import RAIDERS, REVEALING, Cause
from readyroom.galactica.combat import (
    damage_galactica,
    damage_reserve_vipers,
    destroy_reserve_viper,
    destroy_viper,
    resolve_damage,
)
from readyroom.galactica.discards import discard
from readyroom.galactica.effects import NOTHING
from readyroom.galactica.loyalty import deal, look
from readyroom.galactica.moving import move_to, send
from readyroom.galactica.registry import Effect
from readyroom.galactica.resources import StepLeft, change
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.script import STEPS
from readyroom.galactica.ships import (
    destroy_basestar,
    destroy_centurion,
    destroy_civilian,
    destroy_heavy_raider,
    destroy_raider,
    destroy_raptor,
)
from readyroom.galactica.sides import CYLON
from readyroom.galactica.state import Acting, Civilian, Galactica, Happening, Options
from readyroom.galactica.testing import TEST, Table, at_once
from readyroom.galactica.titles import give_title, pass_on
from readyroom.galactica.windows import MOMENTS, REACTIONS, WINDOWS, Listener, listens, moment, must, window
from readyroom.kernel import Game, Script, Window, start
from readyroom.players import random_answer
from readyroom.testing import check_games

MODE = "breakwater"


class Sandbags(Effect, frozen=True):
    """Galactica is not damaged; who has it discards a card."""

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(g.players[seat].hand) and g.happening[-1].amount > 0

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        g.happening[-1].amount = 0
        yield from discard(g, because.seat, 1, because)


class OfPresident(Listener, frozen=True):
    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        return self.text.ways(g, seat) if seat == g.president else ()


def rationing(g: Galactica) -> Script[None]:
    """Of food that a card takes one less is lost."""
    loss = g.happening[-1]
    if loss.what == "food" and loss.because.source == "famine":
        loss.amount -= 1
    yield from ()


def asylum(g: Galactica) -> Script[None]:
    """The Brig is full: prisoners go to Sickbay."""
    g.happening[-1].what = "sickbay"
    yield from ()


def alarm(g: Galactica) -> Script[None]:
    """A damaged location costs morale."""
    yield from change(g, "morale", -1, Cause("alarm"))


@pytest.fixture(scope="module")
def rules() -> Iterator[GalacticaRules]:
    box = Box(MODE)
    listens(box, "damaging_galactica", OfPresident("sandbags", Sandbags()))
    must(box, "losing_resource", rationing)
    must(box, "sending", asylum)
    must(box, "location_damaged", alarm)
    MODES[MODE] = (BASE, box)
    yield GalacticaRules(("base", MODE))
    del MODES[MODE], REACTIONS["sandbags"]
    contents.cache_clear()


def table(rules: GalacticaRules, mode: str = MODE, seed: int = 1) -> Galactica:
    """A game in its first turn."""
    game: Game[Galactica] = start(rules, 4, seed, {"rules": mode})
    rng = Random(seed)
    while game.state.turn == 0:
        question = game.questions[0]
        game.answer(question.seat, random_answer(question, rng))
    return game.state


def food(g: Galactica, source: str) -> int:
    """What is left of two food that are lost because of this."""
    before = g.resource("food")
    at_once(change(g, "food", -2, Cause(source)))
    return before - g.resource("food")


def test_what_happens_can_be_lessened_because_of_its_cause(rules: GalacticaRules) -> None:
    assert food(table(rules), "famine") == 1
    assert food(table(rules), "riots") == 2
    assert food(table(rules, "base"), "famine") == 2


def test_it_can_be_turned_into_something_else(rules: GalacticaRules) -> None:
    for mode, place in ((MODE, "sickbay"), ("base", "brig")):
        g = table(rules, mode)
        at_once(send(g, 0, "brig", TEST))
        assert g.players[0].place == place


def test_something_can_follow_from_it(rules: GalacticaRules) -> None:
    for mode, lost in ((MODE, 1), ("base", 0)):
        g = table(rules, mode)
        before = g.resource("morale")
        at_once(resolve_damage(g, "galactica", "armory", TEST))
        assert before - g.resource("morale") == lost
        assert g.happening == []


def test_it_can_be_stopped_by_who_is_asked(rules: GalacticaRules) -> None:
    for use, hits in ((True, 0), (False, 1)):
        g = table(rules)
        hand, pile = g.players[g.president].hand, len(g.damage_piles["galactica"])
        hand[:] = hand[:1]
        script = damage_galactica(g, RAIDERS)
        window = next(script)
        assert isinstance(window, Window)
        (question,) = window.questions
        assert (question.seat, question.prompt) == (g.president, "galactica-window-damaging_galactica")
        assert rules.view(g, None)["happening"] == [
            {"moment": "damaging_galactica", "seat": -1, "what": "", "amount": 1, "source": "raiders", "by": -1}
        ]
        with pytest.raises(StopIteration):
            script.send([question.picks[use]])
        assert pile - len(g.damage_piles["galactica"]) == hits
        assert len(hand) == hits
        assert g.happening == []


def test_one_within_another_leaves_the_other_as_it_is(rules: GalacticaRules) -> None:
    g = table(rules)
    first = Happening("sending", Cause("test", 2, chosen=1), 0, "brig")
    g.happening.append(first)
    assert food(g, "famine") == 1
    assert g.happening == [first]
    assert rules.view(g, None)["happening"] == [
        {"moment": "sending", "seat": 0, "what": "brig", "amount": 1, "source": "test", "by": 2}
    ]


@pytest.fixture
def ledger() -> Iterator[tuple[Table, list[Happening]]]:
    """A table at which all that happens is written down, and no civilian ship is destroyed."""
    written: list[Happening] = []

    def note(g: Galactica) -> Script[None]:
        it = g.happening[-1]
        written.append(msgspec.structs.replace(it))
        if it.moment == "destroying_civilian":
            it.amount = 0
        yield from ()

    box = Box("ledger")
    for name in MOMENTS:
        must(box, name, note)
    MODES["ledger"] = (BASE, box)
    crew = Table("william_adama", "laura_roslin", "saul_tigh", game=GalacticaRules(("base", "ledger")), rules="ledger")
    written.clear()
    yield crew, written
    del MODES["ledger"]
    contents.cache_clear()


def test_a_moment_says_what_happens_to_whom(ledger: tuple[Table, list[Happening]]) -> None:
    crew, written = ledger
    g = crew.hand(0, "repair-1").state
    cards = g.players[0].hand[:]
    g.fleet.heavies[AFT] = 1
    at_once(give_title(g, "admiral", 2, TEST))
    at_once(look(g, 0, 1, TEST))
    at_once(destroy_heavy_raider(g, AFT, TEST))
    at_once(discard(g, 0, 1, TEST))
    told = [(it.moment, it.seat, it.what, it.amount, it.cards) for it in written if it.moment != "discarding"]
    assert told == [
        ("title_given", 2, "admiral", 1, []),
        ("loyalty_seen", 1, "", 1, []),
        ("ship_destroyed", -1, "heavy_raider", 1, []),
        ("cards_discarded", 0, told[-1][2], 1, cards),
    ]


def test_who_follows_in_an_office_does_so_because_of_what_took_it_from_another(
    ledger: tuple[Table, list[Happening]],
) -> None:
    """TITLE-007, TITLE-014: in the Brig, and as a Cylon; the line itself brings nothing about."""
    crew, written = ledger
    g = crew.state
    bomb = Cause("bomb", seat=2)
    at_once(move_to(g, 0, "brig", bomb))
    g.players[1].status = CYLON
    at_once(pass_on(g, 1, REVEALING))
    told = [(it.what, it.seat, it.because) for it in written if it.moment == "title_given"]
    assert told == [("admiral", 2, bomb), ("president", 0, REVEALING)]


@pytest.mark.parametrize(
    ("seat", "cards", "random", "how"),
    [
        (0, 3, False, "chosen"),
        (0, 2, False, "chosen"),
        (0, 3, True, "forced"),
        (0, 2, True, "forced"),
        (1, 3, False, "forced"),
        (1, 2, False, "forced"),
    ],
)
def test_what_was_discarded_by_choice_is_told_from_what_was_not(seat: int, cards: int, random: bool, how: str) -> None:
    """SKILL-011, SKILL-015, CHERR-028: a number of cards is chosen even if it empties the hand; random ones, and what
    Apollo must discard, never are."""
    written: list[Happening] = []

    def note(g: Galactica) -> Script[None]:
        written.append(msgspec.structs.replace(g.happening[-1]))
        yield from ()

    box = Box("shredder")
    must(box, "cards_discarded", note)
    MODES["shredder"] = (BASE, box)
    try:
        crew = ("saul_tigh", "lee_apollo_adama", "laura_roslin")
        table = Table(*crew, game=GalacticaRules(("base", "shredder")), rules="shredder")
        hand = ("repair-1", "repair-2", "launch_scout-1")
        script = discard(table.hand(seat, *hand).state, seat, cards, TEST, random=random)
        try:
            next(script)
            script.send(tuple(table.state.players[seat].hand[:cards]))
        except StopIteration:
            pass
    finally:
        del MODES["shredder"]
        contents.cache_clear()
    assert [(it.what, it.amount) for it in written] == [(how, cards)]


def test_a_civilian_ship_can_be_saved(ledger: tuple[Table, list[Happening]]) -> None:
    crew, written = ledger
    g = crew.state
    ship = Civilian(g.next_handle, g.civilian_pile.pop())
    g.civilians[AFT].append(ship)
    before = [g.resource(name) for name in RESOURCES]
    at_once(destroy_civilian(g, AFT, ship, TEST))
    assert ship in g.civilians[AFT]
    assert [g.resource(name) for name in RESOURCES] == before
    assert [(it.moment, it.what) for it in written] == [("destroying_civilian", "aft")]


def test_where_nobody_listens_nothing_is_asked_and_nothing_is_written(rules: GalacticaRules) -> None:
    g = table(rules, "base")
    assert not set(MOMENTS) & {*contents(g.options).listeners, *contents(g.options).duties}
    assert at_once(moment(g, "damaging_galactica", TEST, amount=3)).amount == 3
    assert b"happening" not in g.dump()


@pytest.mark.slow
def test_games_with_interruptions_pass_the_suite(rules: GalacticaRules) -> None:
    """Secrets, clones, undo and records, also while something is being interrupted."""
    used: list[Game[Galactica]] = []
    assert check_games(rules, 4, modes=[(3, {"rules": MODE}), (5, {"rules": MODE})]).games == 4
    for seed in range(12):
        game = start(rules, 4, seed, {"rules": MODE})
        rng = Random(seed)
        while not game.over:
            question = game.questions[0]
            game.answer(question.seat, random_answer(question, rng))
            if game.state.happening:
                used.append(game)
                assert game.clone().digest() == game.digest()
    assert used


def test_every_moment_with_a_number_stands_in_the_timing_list() -> None:
    timing = (files("readyroom.rulebook") / "galactica_timing.md").read_text(encoding="utf-8")
    for number in (*WINDOWS.values(), *MOMENTS.values()):
        assert not number or f"| {number} |" in timing


def test_a_misspelt_moment_is_noticed() -> None:
    with pytest.raises(ValueError, match="no window 'teatime'"):
        must(Box("typo"), "teatime", rationing)


def test_whoever_is_destroyed_it_is_a_moment(ledger: tuple[Table, list[Happening]]) -> None:
    crew, written = ledger
    g = crew.state
    g.fleet.raiders[AFT] = g.fleet.heavies[AFT] = g.boarding[0] = 1
    at_once(destroy_raider(g, AFT, TEST))
    at_once(destroy_heavy_raider(g, AFT, TEST))
    at_once(destroy_basestar(g, g.fleet.basestars[0], TEST))
    at_once(destroy_centurion(g, 0, TEST))
    at_once(destroy_raptor(g, TEST))
    at_once(destroy_viper(g, "viper", PORT_AFT, None, TEST))
    at_once(destroy_reserve_viper(g, TEST))
    assert [it.what for it in written if it.moment == "ship_destroyed"] == [
        *("raider", "heavy_raider", "basestar", "centurion", "raptor", "viper", "viper"),
    ]


def test_what_must_happen_in_a_window_happens_once_however_often_somebody_acts(
    rules: GalacticaRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    g, rung = table(rules), []

    def bell(_: Galactica) -> Script[None]:
        rung.append("bell")
        yield from ()

    played = in_play(g)
    played = played._replace(duties={**played.duties, "turn_ends": (bell,)})
    played = played._replace(listeners={"turn_ends": (OfPresident("whistle", NOTHING),)})
    monkeypatch.setattr("readyroom.galactica.windows.in_play", lambda _: played)
    script = window(g, "turn_ends")
    opened = next(script)
    for _ in range(2):
        assert isinstance(opened, Window)
        opened = script.send([opened.questions[0].picks[1]])
    assert rung == ["bell"]


def test_a_cause_keeps_all_else_when_somebody_is_chosen_or_does_it() -> None:
    cause = Cause("bomb", 1, 2, "way", immune=True)
    assert cause.choosing(3) == Cause("bomb", 1, 3, "way", immune=True)
    assert cause.done_by(3) == Cause("bomb", 3, 2, "way", immune=True)


def test_what_was_going_to_happen_is_over_when_its_step_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so is what somebody was doing: the next step begins with nothing open."""

    def leaves(g: Galactica, _: str) -> Script[None]:
        g.happening.append(Happening("sending", TEST, 0, "brig"))
        g.acting.append(Acting(0, 2))
        yield from ()
        raise StepLeft

    monkeypatch.setitem(STEPS, "leaves", leaves)
    crew = Table("william_adama", "laura_roslin", "saul_tigh").to_do("leaves")
    assert crew.prompt() == "stop"
    assert (crew.g.happening, crew.g.acting) == ([], [])


def test_what_is_forced_on_somebody_can_be_lessened_or_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discards, vipers that are damaged in the Reserves, being sent somewhere."""
    crew = Table("william_adama", "laura_roslin", "saul_tigh").hand(1, "repair-1", "repair-1")
    g = crew.state

    def lessen(g: Galactica) -> Script[None]:
        g.happening[-1].amount -= 1
        yield from ()

    played = in_play(g)._replace(duties=dict.fromkeys(("discarding", "damaging_viper", "sending"), (lessen,)))
    monkeypatch.setattr("readyroom.galactica.windows.in_play", lambda _: played)
    at_once(discard(g, 1, 1, TEST))
    assert len(g.players[1].hand) == 2
    at_once(damage_reserve_vipers(g, 3, TEST))
    assert g.squadrons["viper"].damaged == 2
    at_once(send(g, 0, "brig", TEST))
    assert g.players[0].place == "admirals_quarters"


def test_a_loyalty_card_that_is_dealt_is_a_moment(ledger: tuple[Table, list[Happening]]) -> None:
    crew, written = ledger
    crew.state.loyalty.append(crew.state.loyalty_box.pop())
    at_once(deal(crew.state, 2, TEST))
    assert [(it.moment, it.seat, it.what) for it in written] == [("loyalty_dealt", 2, "")]


def test_what_works_once_in_a_window_leaves_the_others_there(
    rules: GalacticaRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = table(rules)
    listeners = (OfPresident("whistle", NOTHING, limit="once"), OfPresident("bell", NOTHING))
    played = in_play(g)._replace(listeners={"turn_ends": listeners}, duties={})
    monkeypatch.setattr("readyroom.galactica.windows.in_play", lambda _: played)
    script = window(g, "turn_ends")
    opened = next(script)
    assert isinstance(opened, Window)
    assert opened.questions[0].labels == ("choice:pass", "use:whistle", "use:bell")
    opened = script.send([opened.questions[0].picks[1]])
    assert isinstance(opened, Window)
    assert opened.questions[0].labels == ("choice:pass", "use:bell")


def test_several_things_may_have_to_happen_in_one_window() -> None:
    """In the order in which the boxes say so."""
    first, second = Box("first"), Box("second")
    must(first, "turn_ends", rationing)
    must(first, "turn_ends", asylum)
    must(second, "turn_ends", alarm)
    MODES["both"] = (BASE, first, second)
    try:
        assert contents(Options(rules="both")).duties["turn_ends"] == (rationing, asylum, alarm)
    finally:
        del MODES["both"]
        contents.cache_clear()


def test_who_has_a_title_is_not_given_it(ledger: tuple[Table, list[Happening]]) -> None:
    crew, written = ledger
    at_once(give_title(crew.state, "admiral", crew.state.admiral, TEST))
    assert written == []
