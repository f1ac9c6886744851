"""What questions offered by rules that have been put right since. Answers are stored as numbers of options, so in a
game begun with older rules a number may stand for another option: that game is refused, not played on differently."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from readyroom.galactica.moving import can_be_chosen, on_ship
from readyroom.galactica.places import is_confined
from readyroom.galactica.state import Galactica
from readyroom.kernel import Question

Labels = Sequence[str]


class PutRight(NamedTuple):
    last: int
    """The last version in which it was otherwise; maybe not in all games of that version."""
    offered: Callable[[Galactica, Question], Labels]


def formerly(version: int, g: Galactica, question: Question) -> Iterable[Labels]:
    """All that the question may have offered in a game begun with this version."""
    return [put.offered(g, question) for put in PUT_RIGHT.get(question.prompt, ()) if version <= put.last]


def _and_themselves(g: Galactica, question: Question) -> Labels:
    """A Cylon's own card, for somebody aboard Galactica, let them send themselves away (MOVE-015)."""
    seat, place, labels = question.seat, question.prompt.rpartition("-")[2], list(question.labels)
    if not can_be_chosen(g, seat, place) or not on_ship("galactica")(g.players[seat].place):
        return labels
    after = [n for n, label in enumerate(labels) if label.startswith("seat:") and label > f"seat:{seat}"]
    labels.insert(after[0] if after else len(labels), f"seat:{seat}")
    return labels


def _but_prisoners(g: Galactica, question: Question) -> Labels:
    """Nobody in the Brig could be named for Sickbay (MOVE-013)."""
    confined = {f"seat:{player.seat}" for player in g.players if is_confined(player)}
    return [label for label in question.labels if label not in confined]


def _or_keep_it(g: Galactica, question: Question) -> Labels:  # noqa: ARG001
    """A revealed Cylon could keep the Sympathizer, or give it to another Cylon (SYMP-003)."""
    return ["choice:keep"]


PUT_RIGHT = {
    "galactica-cylon-brig": [PutRight(3, _and_themselves)],
    "galactica-cylon-sickbay": [PutRight(3, _and_themselves), PutRight(2, _but_prisoners)],
    "galactica-send-to-sickbay": [PutRight(2, _but_prisoners)],
    "galactica-pass-sympathizer": [PutRight(2, _or_keep_it)],
}
