"""Allies: people in locations, whom one meets at the end of one's Movement step (ALLY)."""

from typing import Final

import msgspec

from readyroom.galactica.asking import choose_one, choose_seat
from readyroom.galactica.boxes import Box
from readyroom.galactica.causes import NOBODY, Cause
from readyroom.galactica.characters import person
from readyroom.galactica.decks import draw_card
from readyroom.galactica.events import AllyCame, AllyLeft, AllyMet, AllyTrauma, AllyTraumaUnseen
from readyroom.galactica.places import closed, layout, uppermost
from readyroom.galactica.purposes import INDIFFERENT, UNBURDEN
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Ally, Galactica
from readyroom.galactica.trauma import ANTAGONISTIC, BENEVOLENT, choose_trauma, put_back, take_unseen
from readyroom.kernel import Hidden, Option, Script

DECK: Final = "ally"
AT_START: Final = 3


class AllyCard(msgspec.Struct, frozen=True):
    """An Ally card: which of its results happens says the trauma token on it."""

    id: str
    place: str
    benevolent: Effect
    antagonistic: Effect
    character: str = ""
    """Whom it shows, if that is somebody to play."""

    def result(self, token: str) -> Effect | None:
        """What a trauma token has happen: nothing if it is a disaster (ALLY-006..008)."""
        return {BENEVOLENT: self.benevolent, ANTAGONISTIC: self.antagonistic}.get(token)


ALLIES: Final[dict[str, AllyCard]] = {}
"""The Ally cards of all boxes, by id."""


def ally(box: Box, card: str, *, place: str, benevolent: Effect, antagonistic: Effect, character: str = "") -> None:
    """Declare an Ally card. Its results are run with the cause `Cause(card, seat)`: YOU is who meets the ally."""
    box.card(DECK, card)
    ALLIES[card] = AllyCard(card, place, benevolent, antagonistic, character)


def show_ally(one: Ally) -> Option:
    return Option("ally", one.id)


def allies_in(g: Galactica, place: str) -> list[Ally]:
    return [one for one in g.allies if place_of(g, one.id) == place]


def place_of(g: Galactica, card: str) -> str:
    """Where the token of an ally stands."""
    return uppermost(g, ALLIES[card].place)


# --- coming ------------------------------------------------------------------------------------------------


def fits(g: Galactica, card: str) -> bool:
    """Whether an ally can come: nobody has or had that character, in whatever version, and its location is in the game
    (ALLY-011, 012). A damaged one is (ALLY-022)."""
    printed = ALLIES[card]
    if printed.character:
        gone = (*(player.character for player in g.players), *g.executed, g.assist)
        if person(printed.character) in {person(character) for character in gone if character}:
            return False
    return _there(g, printed.place)


def _there(g: Galactica, place: str) -> bool:
    location = layout(g).locations.get(uppermost(g, place))
    return location is not None and location.board not in closed(g)


def _draw(g: Galactica) -> Ally | None:
    """The next ally that can come; others are out of the game. The deck is never shuffled again (ALLY-016)."""
    while (card := draw_card(g, DECK)) is not None:
        if fits(g, card):
            one = Ally(card)
            g.allies.append(one)
            g.tell(AllyCame, card, place_of(g, card))
            return one
        _box(g, card)
    return None


def _box(g: Galactica, card: str) -> None:
    g.removed.append(card)
    g.tell(AllyLeft, card)


def _put_unseen(g: Galactica, one: Ally) -> None:
    one.token = take_unseen(g)
    if one.token:
        g.tell(AllyTraumaUnseen, one.id)


def _put_own(g: Galactica, one: Ally, seat: int) -> Script[None]:
    """A token of the seat's own choice; one of the pool only if they have none (ALLY-014, ALLY-015)."""
    chosen = yield from choose_trauma(g, seat, 1, "galactica-ally-trauma", UNBURDEN, card=one.id)
    if not chosen:
        _put_unseen(g, one)
        return
    one.token, one.by = chosen[0], seat
    g.players[seat].trauma.remove(one.token)
    g.tell(AllyTrauma, seat, one.id, Hidden(one.token, (seat,), None))


def first_allies(g: Galactica, _: str) -> Script[None]:
    """The end of the setup: three allies, each with an unseen token (SETUP-077..079)."""
    came = [one for one in (_draw(g) for _ in range(AT_START)) if one is not None]
    for one in came:
        _put_unseen(g, one)
    yield from ()


# --- being met ---------------------------------------------------------------------------------------------


def meet_ally(g: Galactica, _: str) -> Script[None]:
    """The end of the Movement step: the current player meets an ally who is where they are (ALLY-001..015).

    An ally who was lost by what happened has been replaced already; if the player was executed, it is replaced as if it
    were lost (ALLY-024).
    """
    seat = g.current
    here = allies_in(g, g.players[seat].place)
    if not here:
        return
    one: Ally = yield from choose_one(seat, "galactica-meet-ally", here, show_ally, INDIFFERENT)
    token, one.token, one.by = one.token, "", NOBODY
    if token:
        g.set_aside.append(token)
    g.chance.reveal()
    g.tell(AllyMet, seat, one.id, token or None)
    result = ALLIES[one.id].result(token)
    if result is not None:
        yield from result.run(g, Cause(one.id, seat))
    if token:
        g.set_aside.remove(token)
        put_back(g, token)
    if not any(other.id == one.id for other in g.allies):
        return
    _leave(g, one)
    if g.turn_ends:
        yield from _replace(g)
        return
    new = _draw(g)
    if new is not None:
        yield from _put_own(g, new, seat)


# --- being lost --------------------------------------------------------------------------------------------


def _leave(g: Galactica, one: Ally) -> None:
    """The card is out of the game, its token in the pool, unseen."""
    g.allies = [other for other in g.allies if other.id != one.id]
    put_back(g, one.token)
    _box(g, one.id)


def lose_allies(g: Galactica, lost: list[Ally]) -> Script[None]:
    """They leave together; then one after the other is replaced (ALLY-018, ALLY-019)."""
    for one in lost:
        _leave(g, one)
    for _ in lost:
        yield from _replace(g)


def _replace(g: Galactica) -> Script[None]:
    """By the Cylon player with the most trauma tokens, who puts one of these there; of several the current player says
    by whom. If no Cylon has any, it is a token of the pool (ALLY-019..021)."""
    seat: int | None = None
    if any(fits(g, card) for card in g.decks[DECK].cards):
        counts = {player.seat: len(player.trauma) for player in g.players if is_cylon_player(player)}
        most = [seat for seat, count in counts.items() if count and count == max(counts.values())]
        seat = yield from choose_seat(g.current, "galactica-replace-ally", most, INDIFFERENT)
    one = _draw(g)
    if one is None:
        return
    if seat is None:
        _put_unseen(g, one)
    else:
        yield from _put_own(g, one, seat)


def place_damaged(g: Galactica) -> Script[None]:
    """A location was damaged: its allies are lost (ALLY-018)."""
    yield from lose_allies(g, allies_in(g, g.happening[-1].what))


def place_closed(g: Galactica) -> Script[None]:
    """Locations are out of the game: their allies are lost (ALLY-018, ALLY-023)."""
    yield from lose_allies(g, [one for one in g.allies if not _there(g, ALLIES[one.id].place)])


def became_player(g: Galactica) -> Script[None]:
    """Somebody plays the character of an ally now, in whatever version; the ally leaves (EXEC-026)."""
    new = person(g.happening[-1].what)
    yield from lose_allies(g, [one for one in g.allies if person(ALLIES[one.id].character) == new])
