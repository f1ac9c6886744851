"""Why something can't be chosen, where the question that is open does not say so itself.

Whoever makes a list of options knows why something is not on it, and says so there (`why` of a question): for actions
`actions.why_no_action`, for places `places.why_not_enter`, for windows `windows.why_not_now`; an effect has its
`why_not`. Here is what is left: things one can point at, and the general answers.
"""

from collections.abc import Iterable
from typing import Final

from readyroom.galactica.board import AREAS, RESOURCES
from readyroom.galactica.characters import SHEETS, why_not_use
from readyroom.galactica.places import layout
from readyroom.galactica.registry import ABILITY_ACTIONS
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import LABEL
from readyroom.galactica.state import Galactica
from readyroom.kernel import Question, WhyNot

_NOT_MEANT: Final = WhyNot("not-meant", "TERM-011")
"""The text that is being resolved means something else."""
_NOT_THIS_PLACE: Final = WhyNot("not-this-place", "TERM-011")


def things(g: Galactica, seat: int) -> Iterable[str]:
    """What a seat can point at: places, areas, people, resources, and whatever is its own."""
    player = g.players[seat]
    yield from (f"location:{place}" for place in layout(g).locations)
    yield from (f"area:{area}" for area in AREAS)
    yield from (f"seat:{other.seat}" for other in g.players)
    yield from (f"resource:{resource}" for resource in RESOURCES)
    yield from (f"ability:{ability}" for ability in abilities(g, seat))
    yield from (f"card:{LABEL[card]}" for card in sorted(set(player.hand)))
    if g.president == seat:
        yield from (f"quorum:{card}" for card in sorted(set(g.quorum_hand)))


def abilities(g: Galactica, seat: int) -> tuple[str, ...]:
    """What stands on a seat's sheet, and in a one-player game the assist character's once a game (VAR-011)."""
    character = g.players[seat].character
    own = SHEETS[character].abilities if character else ()
    return (*own, SHEETS[g.assist].abilities[1]) if g.assist else own


def why_not(g: Galactica, seat: int, question: Question | None, kind: str, id: str) -> WhyNot | None:
    if question is not None and any(option.facts.get("what") == id for option in question.options):
        return None  # to be used in a window
    if kind == "ability":
        when = WhyNot("action", "CHAR-003") if id in ABILITY_ACTIONS else WhyNot("later", "CHAR-004")
        return why_not_use(g, seat, id) or when
    if question is None or not any(option.kind == kind for option in question.options):
        return None
    if kind == "location":
        return _NOT_THIS_PLACE
    if kind == "seat" and id.isdecimal() and int(id) < len(g.players):
        return _why_not_seat(g, seat, int(id))
    return _NOT_MEANT


def _why_not_seat(g: Galactica, seat: int, other: int) -> WhyNot:
    if is_cylon_player(g.players[other]):
        return WhyNot("cylon-not-chosen", "CYL-018")
    return WhyNot("somebody-else", "TERM-011") if other == seat else WhyNot("not-this-player", "TERM-011")
