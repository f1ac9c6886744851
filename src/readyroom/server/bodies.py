"""Bodies of requests: JSON of a sane depth, or a clear refusal.

A decoder walks down into nested values, and so does everything that is done with them later, each with a limit of its
own; a body that passes the first and breaks the last would be a fault of ours. So the depth is bounded here, for all.
"""

from itertools import accumulate
from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException, SerializationException

DEEPEST = 64
"""Values within values. A record, the deepest we read, has less than ten."""

_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_STEP = [(byte in b"[{") - (byte in b"]}") for byte in range(256)]


class Asked(Request[Any, Any, Any]):
    """A request whose body can't be too deep, and that went away without being anybody's fault."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # Litestar's word for a client that hangs up within its body
            raise ClientException(error.detail) from None

    async def json(self) -> Any:
        if too_deep(await self.body()):
            raise SerializationException(f"more than {DEEPEST} values within each other")
        try:
            return await super().json()
        except UnicodeError as error:
            raise SerializationException(str(error)) from None


def too_deep(body: bytes, deepest: int = DEEPEST) -> bool:
    """Whether JSON has more than so many lists and objects within each other.

    >>> [too_deep(body, 2) for body in (b'[[], {"a": 1}]', b'[[[1]]]', b'["[[["]', b'[[[', b'"[[[', b'\\xff[]]][[')]
    [False, True, False, True, False, False]
    >>> too_deep(rb'["\\[", "\\"[[", "\\\\", [[', 2), too_deep(rb'["\\[", "\\"[[", "\\\\\\", [[', 2)
    (True, False)
    """
    if body.count(b"[") + body.count(b"{") <= deepest:
        return False
    outside = b"".join(body.replace(b"\\\\", b"").replace(b'\\"', b"").split(b'"')[::2])  # of all strings
    brackets = outside.translate(None, _NO_BRACKETS)
    return max(accumulate(map(_STEP.__getitem__, brackets)), default=0) > deepest
