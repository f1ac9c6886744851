"""Why a Race player answered as it did, in one sentence of `players.ftl`: what the choice is good for at this table."""

from collections.abc import Sequence
from typing import Any

from readyroom.kernel import Json, Option, Question
from readyroom.players.base import Reason


def reason_for(question: Question, options: Sequence[Option], view: Json) -> Reason:
    """The message about these options, with the numbers that speak for them."""
    me: dict[str, Any] = view["seats"][question.seat]
    first = options[0].id if options else "nothing"
    facts: dict[str, Json] = {
        "choice": first,
        "count": len(options),
        "hand": len(view["hand"]),
        "goods": len(me["goods"]),
        "cost": options[0].facts.get("cost", 0) if options else 0,
        "price": options[0].facts.get("price", 0) if options else 0,
    }
    return f"players-{question.prompt}", facts
