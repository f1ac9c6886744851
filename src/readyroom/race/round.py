"""The round: choose actions, play the phases called, discard to ten, look for the end.

Rule index: ROUND, ACT, ENDR, OVER. A round is an agenda of steps. A step asks what belongs together; where it asks,
the game can rest.
"""

from collections.abc import Callable
from functools import partial

from readyroom.kernel import REST, AskAll, Choose, ChooseSeveral, Json, Question, Script
from readyroom.race.actions import ACTION_CARDS, ADVANCED_CARDS, action_names, phases_called, show_action
from readyroom.race.events import ActionsRevealed, Dealt, GameOver, GoodLaid, PhaseBegan, RoundEnded
from readyroom.race.options import show_card
from readyroom.race.phases import consume, develop, explore, produce, settle
from readyroom.race.scoring import standings
from readyroom.race.state import NOTHING, Race, faces, ids
from readyroom.race.tables import ID, KIND

HAND_LIMIT = 10
FULL_TABLEAU = 12


def deal(g: Race) -> None:
    """The start worlds and hands were dealt when the game was set up; now everybody looks at them."""
    for seat, (start,) in enumerate(g.tableaux):
        if g.told is not None:
            hand = g.hands[seat]
            g.tell(Dealt, seat, ID[start], len(hand), faces(seat, hand))
        if g.goods[start] != NOTHING:
            g.tell(GoodLaid, seat, ID[start], KIND[start] or "")
    del g.agenda[0]


def give_back(g: Race) -> Script[None]:
    """Everybody discards two of the six cards dealt (SETUP-007)."""
    yield REST
    thrown: list[tuple[int, ...]] = yield AskAll(
        [
            ChooseSeveral(seat, "race-start", hand, show_card, facts={"count": 2}, at_least=2, at_most=2)
            for seat, hand in enumerate(g.hands)
        ]
    )
    for seat in g.order:
        g.throw(seat, thrown[seat])
        g.tell_discard(seat, "start", thrown[seat])
    g.round = 1
    g.agenda = ["actions"]


def choose_actions(g: Race) -> Script[None]:
    """One action card a seat, two in the advanced game, in secret and at once (ACT-002, ACT-003, TWO-003)."""
    yield REST
    chosen: list[int] | list[tuple[int, ...]] = yield AskAll([_ask_action(g, seat) for seat in range(g.seats)])
    actions = tuple([(pick,) if isinstance(pick, int) else pick for pick in chosen])
    g.actions = [list(pick) for pick in actions]
    g.agenda = [*phases_called(actions), "end"]
    if g.told is not None:
        g.tell(ActionsRevealed, g.round, action_names(actions))


def _ask_action(g: Race, seat: int) -> Question:
    facts, aid = {"round": g.round}, partial(_of_use, g, seat)
    if g.advanced:
        return ChooseSeveral(
            seat, "race-actions", ADVANCED_CARDS, show_action, facts=facts, at_least=2, at_most=2, aid=aid
        )
    return Choose(seat, "race-action", ACTION_CARDS, show_action, facts=facts, aid=aid)


def _of_use(g: Race, seat: int) -> dict[str, Json]:
    """By phase, for who thinks about what to choose: what of the hand could be placed without a bonus, what would turn
    goods into points now, and which worlds would get a good."""
    found = {
        "develop": ids(develop.placeable(g, seat)),
        "settle": ids(settle.placeable(g, seat)),
        "consume": ids(consume.for_points(g, seat)),
        "produce": ids(produce.empty(g, seat)),
    }
    return {phase: list(dict.fromkeys(cards)) for phase, cards in found.items()}


def end_round(g: Race) -> Script[None]:
    """Discard down to the hand limit, then see whether the game is over (ENDR-001, OVER-001 to 003)."""
    g.phase = "end"
    over_limit = [seat for seat, hand in enumerate(g.hands) if len(hand) > HAND_LIMIT]
    if over_limit:
        yield REST
        thrown: list[tuple[int, ...]] = yield AskAll([_ask_discard(g, seat) for seat in over_limit])
        discards = dict(zip(over_limit, thrown, strict=True))
        for seat in g.order:
            if seat in discards:
                g.throw(seat, discards[seat])
                g.tell_discard(seat, "hand-limit", discards[seat])
    g.tell(RoundEnded, g.round)
    reasons = reasons_to_end(g)
    g.over = bool(reasons)
    g.phase = ""
    if g.over:
        g.agenda = []
        if g.told is not None:
            table = standings(g)
            g.tell(GameOver, reasons, tuple(table.scores), tuple(table.winners))
    else:
        g.round += 1
        g.actions = []
        g.agenda = ["actions"]


def _ask_discard(g: Race, seat: int) -> ChooseSeveral:
    hand = g.hands[seat]
    count = len(hand) - HAND_LIMIT
    return ChooseSeveral(
        seat, "race-hand-limit", hand, show_card, facts={"count": count}, at_least=count, at_most=count
    )


def reasons_to_end(g: Race) -> tuple[str, ...]:
    """Why this round is the last one, as things stand (OVER-001, OVER-002)."""
    full = max(map(len, g.tableaux)) >= FULL_TABLEAU
    return (("tableau",) if full else ()) + (("pool",) if g.pool <= 0 else ())


AT_ONCE: dict[str, Callable[[Race], None]] = {
    "deal-hands": deal,
    "explore": explore.draw_cards,
    "develop": develop.draw_first,
    "develop2": develop.draw_first,
    "settle": settle.begin,
    "settle2": settle.begin,
    "consume": consume.begin,
    "produce": produce.begin,
    "produce-own": produce.produce_own,
    "produce-most": produce.draw_for_most,
}
"""Steps that need nobody's answer. Those named like a phase begin it."""

ASKING: dict[str, Callable[[Race], Script[None]]] = {
    "start": give_back,
    "actions": choose_actions,
    "explore-keep": explore.keep_cards,
    "develop-choose": develop.choose,
    "develop-place": develop.place,
    "settle-choose": settle.choose,
    "settle-place": settle.place,
    "consume-sell": consume.sell_goods,
    "consume-use": consume.use_powers,
    "produce-windfall": produce.produce_windfalls,
    "end": end_round,
}
"""Steps that may ask. Each changes nothing before its rest point."""


def play_rounds(g: Race) -> Script[None]:
    """The whole game, from the start or any rest point."""
    while not g.over:
        step = g.agenda[0]
        at_once = AT_ONCE.get(step)
        if at_once is None:
            yield from ASKING[step](g)
            continue
        if "-" not in step:
            g.phase = step
            g.tell(PhaseBegan, step)
        at_once(g)
