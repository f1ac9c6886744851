"""What the server refuses, as a code with facts. The sentence is in `words/<language>/server.ftl`."""

import logging
from functools import cache

from readyroom.kernel import BadRecord, BadSetup, IllegalAnswer, Json, ReadyroomError, StaleAnswer, UndoRefused
from readyroom.words import words

log = logging.getLogger("readyroom.errors")

STATUS = {
    "bad-request": 400,
    "bad-setup": 400,
    "bad-record": 400,
    "bad-webhook": 400,
    "bad-reset": 400,
    "not-signed-in": 401,
    "wrong-password": 401,
    "bad-passkey": 401,
    "prove-first": 403,
    "not-yours": 403,
    "kicked": 403,
    "cross-origin": 403,
    "not-found": 404,
    "too-large": 413,
    "too-often": 429,
    "fault": 500,
    "busy": 503,
    "crowded": 503,
    "cant-load": 503,
    "closing": 503,
    "cannot-store": 503,
}
"""HTTP status of a code; 409 for all others: the request was fine, the moment was not."""

_LONGEST = 300
"""Letters of a fact."""


class Refused(ReadyroomError):
    """The server says no. `code` is for programs, the text for people."""

    def __init__(self, code: str, **facts: Json) -> None:
        self.code = code
        self.facts: dict[str, Json] = {name: _short(fact) for name, fact in facts.items()}
        super().__init__(words("en", "server").say(f"server-{code}", **self.facts) if facts else _sentence(code))

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


@cache
def _sentence(code: str) -> str:
    """Of a refusal without facts: some are said all the time."""
    return words("en", "server").say(f"server-{code}")


def _short(fact: Json) -> Json:
    """A fact that repeats what somebody sent is cut: nobody reads more, and Fluent fails on thousands of letters."""
    return fact[:_LONGEST] + "…" if isinstance(fact, str) and len(fact) > _LONGEST else fact


def refusal(error: Exception) -> Refused:
    """What a person is told of an error. What he must not know (a fault of ours) goes to the log only."""
    match error:
        case Refused():
            return error
        case StaleAnswer():
            return Refused("stale")
        case IllegalAnswer():
            return Refused("illegal", why=str(error))
        case UndoRefused():
            return Refused("undo-refused", why=str(error))
        case BadSetup():
            return Refused("bad-setup", why=str(error))
        case BadRecord():
            return Refused("bad-record", why=str(error))
    log.error("a fault", exc_info=error)
    return Refused("fault")
