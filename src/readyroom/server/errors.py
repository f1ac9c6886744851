"""What the server refuses, as a code with facts. The sentence is in `words/<language>/server.ftl`."""

from readyroom.kernel import Json, ReadyroomError
from readyroom.words import words

STATUS = {
    "bad-request": 400,
    "not-signed-in": 401,
    "wrong-password": 401,
    "bad-passkey": 401,
    "not-yours": 403,
    "cross-origin": 403,
    "not-found": 404,
    "too-large": 413,
    "too-often": 429,
    "fault": 500,
    "busy": 503,
    "closing": 503,
}
"""HTTP status of a code; 409 for all others: the request was fine, the moment was not."""


class Refused(ReadyroomError):
    """The server says no. `code` is for programs, the text for people."""

    def __init__(self, code: str, **facts: Json) -> None:
        self.code = code
        self.facts = facts
        super().__init__(words("en").say(f"server-{code}", **facts))

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)
