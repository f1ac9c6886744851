"""Passkeys (WebAuthn): sign in without a password. The ceremonies are the library's; we keep challenges and keys."""

import time
from typing import Any, NamedTuple

import webauthn
from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import Connection, delete, insert, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from readyroom.server.errors import Refused
from readyroom.server.people import Person, digest, end_sessions_of, has_password
from readyroom.server.schema import challenges, passkeys
from readyroom.server.store import Store, Tx

_SECONDS = 300
MOST = 20
"""Passkeys one person may have."""


class Begun(NamedTuple):
    """A ceremony under way."""

    challenge: bytes
    kind: str
    """`register` or `login`."""
    person: str
    """Who adds a passkey."""
    login: str
    """The name of the account that a guest gets with it."""


class Challenges:
    """Ceremonies under way. The handle carries the challenge, signed, so that any process can finish it; once: the
    database knows which were used."""

    def __init__(self, key: str) -> None:
        self._signer = TimestampSigner(key, salt="readyroom-passkey")

    def add(self, challenge: bytes, kind: str, person: str = "", login: str = "") -> str:
        return self._signer.sign("|".join((bytes_to_base64url(challenge), kind, person, login))).decode()

    async def take(self, store: Store, handle: str, kind: str) -> Begun:
        """The ceremony of a handle; `Refused` if it is forged, too old, of another kind, or was used before, whatever
        came of that."""
        try:
            signed, begun_at = self._signer.unsign(handle, return_timestamp=True)
            challenge, *rest = signed.decode().split("|")
            begun = Begun(base64url_to_bytes(challenge), *rest)
        except (BadSignature, UnicodeError, ValueError, TypeError):
            raise Refused("bad-passkey") from None
        began, now = begun_at.timestamp(), time.time()
        if begun.kind != kind or now - began > _SECONDS:
            raise Refused("bad-passkey")
        # a clock that was set back makes the handle good for longer: it is remembered as long as that
        await store.write(lambda tx: _use_up(tx, digest(challenge), max(began, now) + 2 * _SECONDS))
        return begun


def _use_up(tx: Tx, used: str, until: float) -> None:
    tx.lock(f"challenge {used}")
    if tx.conn.execute(select(challenges.c.digest).where(challenges.c.digest == used)).first() is not None:
        raise Refused("bad-passkey")
    tx.conn.execute(insert(challenges).values(digest=used, expires_at=until))


def of_person(conn: Connection, person: str) -> list[Any]:
    """Somebody's passkeys, the oldest first."""
    return list(conn.execute(select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created_at)))


def begin_registration(rp_id: str, person: Person, login: str, known: list[Any]) -> tuple[str, bytes]:
    """Options for the browser as JSON, and the challenge."""
    options = webauthn.generate_registration_options(
        rp_id=rp_id,
        rp_name="Readyroom",
        user_name=login,
        user_id=person.id.encode(),
        user_display_name=person.name,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return webauthn.options_to_json(options), options.challenge


def finish_registration(
    tx: Tx, person: Person, credential: dict[str, Any], challenge: bytes, rp_id: str, origin: str, name: str
) -> None:
    try:
        proved = webauthn.verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=rp_id, expected_origin=origin
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refused("bad-passkey") from None
    key = bytes_to_base64url(proved.credential_id)
    tx.lock(f"passkey/{key}")
    tx.lock(f"passkeys of {person.id}")
    if tx.conn.execute(select(passkeys.c.id).where(passkeys.c.id == key)).first() is not None:
        raise Refused("passkey-known")
    if len(of_person(tx.conn, person.id)) >= MOST:
        raise Refused("too-many-passkeys", most=MOST)
    tx.conn.execute(
        insert(passkeys).values(
            id=key,
            person=person.id,
            public_key=proved.credential_public_key,
            sign_count=proved.sign_count,
            name=name,
            created_at=time.time(),
        )
    )


def begin_sign_in(rp_id: str) -> tuple[str, bytes]:
    options = webauthn.generate_authentication_options(rp_id=rp_id)
    return webauthn.options_to_json(options), options.challenge


def finish_sign_in(tx: Tx, credential: dict[str, Any], challenge: bytes, rp_id: str, origin: str) -> tuple[str, str]:
    """The person whose passkey it is, and its id."""
    row = tx.conn.execute(select(passkeys).where(passkeys.c.id == str(credential.get("id", "")))).first()
    if row is None:
        raise Refused("bad-passkey")
    try:
        proved = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=rp_id,
            expected_origin=origin,
            credential_public_key=row.public_key,
            credential_current_sign_count=row.sign_count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refused("bad-passkey") from None
    used = {"sign_count": proved.new_sign_count, "used_at": time.time()}
    tx.conn.execute(update(passkeys).where(passkeys.c.id == row.id).values(**used))
    return str(row.person), str(row.id)


def rename(tx: Tx, person: str, key: str, name: str) -> None:
    mine = (passkeys.c.id == key, passkeys.c.person == person)
    if not tx.conn.execute(update(passkeys).where(*mine).values(name=name)).rowcount:
        raise Refused("not-found")


def drop(tx: Tx, person: str, key: str, keep: str | None) -> None:
    """Remove a passkey; sessions it has opened end, but that of the token `keep`. Not the last way in."""
    tx.lock(f"passkeys of {person}")
    mine = of_person(tx.conn, person)
    if key not in {row.id for row in mine}:
        raise Refused("not-found")
    if len(mine) == 1 and not has_password(tx.conn, person):
        raise Refused("last-way-in")
    tx.conn.execute(delete(passkeys).where(passkeys.c.id == key))
    end_sessions_of(tx, person, key, keep)
