"""Trauma: what a token does where it lies, and what it means to have it at the Trial.

On an Ally card it decides what becomes of whoever meets the ally, beside a Crossroads card what that card does, and in
front of somebody it may be what they are out for. What happens to me and what happens to the fleet are counted apart:
only the second is the other way round for a Cylon.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from readyroom.galactica import effects as e
from readyroom.galactica.allies import ALLIES
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.effects import YOU
from readyroom.galactica.registry import Text, parts_of
from readyroom.galactica.sides import is_cylon_player, takes_part
from readyroom.galactica.trauma import ANTAGONISTIC, BENEVOLENT
from readyroom.galactica.view import AllyView
from readyroom.kernel import Option
from readyroom.players.galactica import whom
from readyroom.players.galactica.effects import BRIG, CYLON_OUT, HUMAN_OUT, SICKBAY, text_worth
from readyroom.players.galactica.mind import Mind, seat_in
from readyroom.players.galactica.table import CARD, CYLON, HIDDEN
from readyroom.players.galactica.trial import DISASTERS, counts_against

I_AM_OUT = 6.0
"""What it costs me to be out: I have lost, whoever wins."""
EXECUTED = 2.5
"""A disaster: morale, a hand of cards, a place."""
INSURANCE = 0.08
"""A token that would count against me, even if it does no harm yet."""
TAKEN = 0.08
"""The same for one I have not drawn yet."""
MET = 0.6
"""How likely somebody meets an ally before the Trial."""
SECLUDED = 0.35
"""The same in Sickbay or the Brig."""
REVEALS = 0.5
"""How likely a hidden Cylon reveals himself between the start and the Crossroads."""

FROM_POOL = (18 / 38, 18 / 38)
BY_HUMAN, BY_HIDDEN, BY_CYLON = (0.65, 0.35), (0.3, 0.7), (0.35, 0.65)
"""How likely a token is benevolent, and antagonistic, by who has put it there."""


class Worth(NamedTuple):
    """What something does: to the humans, and to me."""

    fleet: float = 0.0
    mine: float = 0.0


# --- having tokens ---------------------------------------------------------------------------------------------


def holding(mind: Mind, token: str) -> float:
    """What it costs me to have a token of this face, one of those I have, until the Trial."""
    hidden = mind.side == HIDDEN
    revealed = _revealed_by_then(mind) if hidden else float(mind.side == CYLON)
    cost = 0.0
    for cylon, chance in ((False, 1 - revealed), (True, revealed)):
        if chance and counts_against(token, cylon=cylon):
            cost += chance * (_step(mind, -1, cylon=cylon) + INSURANCE)
    return cost


def _step(mind: Mind, more: int, *, cylon: bool) -> float:
    """What one token more against me costs, or how much one less saves."""
    trial = mind.table.trial
    now = trial.mine_against(cylon=cylon)
    if now + more < 0:
        return 0.0
    change = trial.out(mind.seat, now, cylon=cylon) - trial.out(mind.seat, now + more, cylon=cylon)
    return I_AM_OUT * trial.near * abs(change)


def _revealed_by_then(mind: Mind) -> float:
    """How likely a hidden Cylon comes to the Trial as a revealed one."""
    table = mind.table
    if table.trial.now:
        return 0.0
    return 0.9 if table.place == "brig" else REVEALS * table.to_go / 8


def drawing(mind: Mind, count: int) -> float:
    """What it costs me to draw so many tokens."""
    trial = mind.table.trial
    if not trial.ahead:
        return 0.0
    cylon = mind.side == CYLON
    now = trial.mine_against(cylon=cylon)
    risen = trial.out(mind.seat, now, count, cylon=cylon) - trial.out(mind.seat, now, cylon=cylon)
    disaster = 0.0 if cylon else DISASTERS * EXECUTED
    return count * (TAKEN + disaster) + I_AM_OUT * trial.near * risen


def shedding(mind: Mind, count: int) -> float:
    """What it saves me to be rid of so many tokens of my choice."""
    costs = sorted((holding(mind, token) for token in mind.table.trial.mine), reverse=True)
    return sum(costs[:count])


def unmasked(mind: Mind) -> float:
    """What a hidden Cylon gains at the Trial by being revealed then: other tokens count against him."""
    trial = mind.table.trial
    if not trial.ahead:
        return 0.0
    hidden, revealed = (trial.out(mind.seat, trial.mine_against(cylon=cylon), cylon=cylon) for cylon in (False, True))
    return I_AM_OUT * trial.near * (hidden - revealed)


def burden(mind: Mind, seat: int, count: int) -> float:
    """What it is worth to the humans that somebody else draws so many tokens: who is out is none of us, or is."""
    trial = mind.table.trial
    guilt = mind.guilt(seat)
    risen = trial.out_unseen(seat, count) - trial.out_unseen(seat)
    out = guilt * CYLON_OUT - (1 - guilt) * HUMAN_OUT
    disaster = 0.0 if is_cylon_player(mind.table.players[seat]) else max(0, count) * DISASTERS * EXECUTED
    return trial.near * risen * out - (1 - guilt) * disaster


# --- results ---------------------------------------------------------------------------------------------------


def side_worth(mind: Mind, worth: Worth) -> float:
    """What something is worth to my side and me; a hidden Cylon harms the fleet as far as he dares."""
    if mind.human:
        return worth.fleet + worth.mine
    return worth.mine - (1.0 if mind.side == CYLON else mind.daring) * worth.fleet


def worth_to_me(mind: Mind, text: Text) -> float:
    """A text whose YOU is me."""
    return side_worth(mind, result(mind, text))


def result(mind: Mind, text: Text) -> Worth:
    """What a text does whose YOU is me."""
    if isinstance(text, e.AllOf):
        parts = [result(mind, part) for part in text.effects]
        return Worth(sum(part.fleet for part in parts), sum(part.mine for part in parts))
    if isinstance(text, e.Pick):
        both = (result(mind, text.first), result(mind, text.second))
        return max(both, key=lambda one: side_worth(mind, one))
    if isinstance(text, e.May):
        return max((Worth(), result(mind, text.effect)), key=lambda one: side_worth(mind, one))
    if isinstance(text, e.Choosing) and text.cylons:
        fates = [fate(mind, player.seat, text.effect) for player in mind.table.players if _can_be_chosen(mind, player)]
        return Worth(max(fates, key=lambda worth: side_worth(mind, Worth(worth)), default=0.0))
    if isinstance(text, e.CylonsDrawTrauma) and mind.side == CYLON:
        return Worth(text_worth(mind.table, text), -drawing(mind, text.count))
    own = MINE.get(type(text))
    if own is not None and getattr(text, "role", YOU) == YOU:
        return Worth(0.0, own(mind, text))
    return Worth(text_worth(mind.table, text))


def _can_be_chosen(mind: Mind, player: Any) -> bool:
    return takes_part(player) and player.seat != mind.seat


def _cards(mind: Mind, count: int) -> float:
    """Skill cards of mine: a hidden Cylon can do with fewer."""
    return CARD * count * (0.5 if mind.side == HIDDEN else 1.0)


MINE: dict[type, Callable[[Mind, Any], float]] = {
    e.DrawTrauma: lambda mind, text: -drawing(mind, text.count),
    e.DiscardTrauma: lambda mind, text: shedding(mind, text.count) * (0.5 if text.random else 1.0),
    e.Discard: lambda mind, text: -_cards(mind, min(text.count, len(mind.table.hand))),
    e.DiscardHand: lambda mind, _: -_cards(mind, len(mind.table.hand)),
    e.Draw: lambda mind, text: _cards(mind, text.count),
    e.DrawAny: lambda mind, text: _cards(mind, text.count),
    e.DrawSkills: lambda mind, text: _cards(mind, text.count),
    e.TakeDestiny: lambda mind, text: _cards(mind, text.count),
    e.Send: lambda mind, text: -(BRIG if text.place == "brig" else SICKBAY) - drawing(mind, 1),
    e.GoAnywhere: lambda _mind, _text: 0.2,
}
"""What happens to me alone, by kind."""


def fate(mind: Mind, seat: int, text: Text) -> float:
    """What it is worth to the humans that this happens to somebody else whom one of us has chosen."""
    human = 1 - 2 * mind.guilt(seat)
    total = 0.0
    for part in within(text):
        if isinstance(part, e.DrawTrauma):
            total += burden(mind, seat, part.count)
        elif isinstance(part, e.DiscardTrauma):
            total += burden(mind, seat, -min(part.count, mind.table.trial.count(seat)))
        elif isinstance(part, e.Discard):
            total -= CARD * human * min(part.count, mind.table.hand_of(seat))
        elif isinstance(part, e.DrawSkills):
            total += CARD * human * part.count
    return total


def within(text: Text) -> Iterator[Text]:
    yield text
    for part in parts_of(text):
        yield from within(part)


# --- allies ----------------------------------------------------------------------------------------------------


def faces(mind: Mind, ally: AllyView) -> tuple[float, float]:
    """How likely the token on an ally is benevolent, and antagonistic: my own I know; others have put there what they
    wanted, as I think of them."""
    if ally.token is not None:
        return float(ally.token == BENEVOLENT), float(ally.token == ANTAGONISTIC)
    if ally.by < 0:
        return FROM_POOL
    if is_cylon_player(mind.table.players[ally.by]):
        return BY_CYLON
    guilt = mind.guilt(ally.by)
    good = guilt * BY_HIDDEN[0] + (1 - guilt) * BY_HUMAN[0]
    return good, 1 - good


def meeting(mind: Mind, ally: AllyView, at_stake: float = 0.0) -> float:
    """What it is worth to me and my side to meet an ally. `at_stake` is what I want to do there: nothing comes of it if
    I am sent away."""
    card = ALLIES.get(ally.card)
    if card is None:
        return 0.0
    good, bad = faces(mind, ally)
    worth = good * worth_to_me(mind, card.benevolent) + bad * worth_to_me(mind, card.antagonistic)
    if any(isinstance(part, e.Send) and part.role == YOU for part in within(card.antagonistic)):
        worth -= bad * max(0.0, at_stake)
    return worth + 0.5 * shedding(mind, 1)


def met_in(mind: Mind, place: str, at_stake: float = 0.0) -> float:
    """What it is worth that I meet an ally in a place, if one is there: the one I like best."""
    there = [ally for ally in mind.table.view.allies if ally.place == place]
    return max((meeting(mind, ally, at_stake) for ally in there), default=0.0)


def meet(mind: Mind, option: Option) -> float:
    """Which ally to meet."""
    ally = next((ally for ally in mind.table.view.allies if ally.card == option.id), None)
    return 0.0 if ally is None else meeting(mind, ally)


# --- which token -----------------------------------------------------------------------------------------------


def unburden(mind: Mind, option: Option) -> float:
    """Which token to be rid of: by what it is to me at the Trial, and what it does where it goes."""
    worth = holding(mind, option.id)
    ally = ALLIES.get(str((mind.question.facts or {}).get("card")))
    if ally is not None:
        text = ally.result(option.id)
        often = SECLUDED if ally.place in ("sickbay", "brig") else MET
        done = text_worth(mind.table, text) if text is not None else 0.0
        return worth + often * side_worth(mind, Worth(done))
    return worth + _at_crossroads(mind, option.id)


def _at_crossroads(mind: Mind, token: str) -> float:
    """What the Crossroads card before me does with this token, if that is what is asked."""
    if mind.question.prompt != "galactica-set-trauma":
        return 0.0
    road = next((road for road in mind.table.view.crossroads if road.seat == mind.seat), None)
    card = CROSSROADS.get(str(road.card)) if road is not None else None
    return worth_to_me(mind, card.result(token)) if card is not None else 0.0


def choose_result(mind: Mind, option: Option) -> float:
    """Which result of a Crossroads card happens."""
    card = CROSSROADS.get(str(option.facts.get("card")))
    return 0.0 if card is None else worth_to_me(mind, card.result(option.id))


# --- who gets them ---------------------------------------------------------------------------------------------


def weaken(mind: Mind, option: Option) -> float:
    """Who loses something: at the crossroads, by whom the Trial would hit; else as `whom.sickbay` says."""
    card = str((mind.question.facts or {}).get("card"))
    seat = seat_in(option)
    if card not in CROSSROADS or seat is None:
        return whom.sickbay(mind, option)
    effect = _under_way(mind, card)
    return side_worth(mind, Worth(fate(mind, seat, effect))) if effect is not None else whom.sickbay(mind, option)


def _under_way(mind: Mind, card: str) -> Text | None:
    """What happens to whom I choose: by the token beside the card; who had none has chosen the better result."""
    results = CROSSROADS[card]
    road = next((road for road in mind.table.view.crossroads if road.card == card), None)
    tokens = (road.token,) if road is not None and road.token else (BENEVOLENT, ANTAGONISTIC)
    texts = sorted((results.result(token) for token in tokens), key=lambda text: worth_to_me(mind, text), reverse=True)
    found = (part.effect for text in texts for part in within(text) if isinstance(part, e.Choosing))
    return next(found, None)
