"""Who is asking: signed cookies, and whether a request comes from our own pages."""

import re
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer, TimestampSigner

from readyroom.server.ids import new_id
from readyroom.server.settings import Settings

COOKIE = "readyroom"
DEVICE = "readyroom-device"


class Cookies:
    """Signs the session token that a cookie carries, so that a forged one costs no look into the database."""

    def __init__(self, key: str, days: float) -> None:
        self._signer = TimestampSigner(key, salt="readyroom-session")
        self._seconds = int(days * 86_400)

    def sign(self, token: str) -> str:
        return self._signer.sign(token).decode()

    def read(self, cookie: str | None) -> str | None:
        """The token, None if the cookie is missing, forged or too old. One from the future is ours too: the clock was
        set back since."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            token, signed_at = self._signer.unsign(cookie, return_timestamp=True)
            return token.decode() if time.time() - signed_at.timestamp() <= self._seconds else None
        except (BadSignature, UnicodeError, ValueError):
            return None


class Devices:
    """Signs a cookie by which a browser is known where its person has signed in before: others who guess the password
    can't keep it out."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="readyroom-device")

    def sign(self, person: str) -> str:
        return self._signer.sign(f"{person}|{new_id()}").decode()

    def read(self, cookie: str | None, person: str) -> str | None:
        """The name of this device, None if it is not known to be one of the person's."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            owner, _, device = self._signer.unsign(cookie).decode().partition("|")
        except (BadSignature, UnicodeError):
            return None
        return device if owner == person else None


def read_cookie(header: str) -> str | None:
    """Our cookie in a Cookie header."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return None


def same_origin(settings: Settings, headers: Mapping[str, str]) -> bool:
    """Whether a browser says that the request comes from our own pages. Other programs send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in settings.origins or (settings.public_url and origin == origin_of(settings.public_url)):
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:  # an address with half a bracket
        return False


_HOST = re.compile(r"(?:[A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(?::(\d{1,5}))?")


def can_be_host(host: str) -> bool:
    """Whether a Host header names a place. What is made of it (links, the relying party of passkeys) relies on that.

    >>> [can_be_host(host) for host in ("play.example", "[::1]:8000", "localhost:65536", "a b", "[", "x/y", "é")]
    [True, True, False, False, False, False, False]
    """
    match = _HOST.fullmatch(host)
    return match is not None and int(match[1] or 0) < 65_536


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
