"""Passkeys (WebAuthn): sign in without a password. The ceremonies are the library's; we keep challenges and keys."""

import time
from typing import Any

import webauthn
from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import insert, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from readyroom.server.errors import Refused
from readyroom.server.people import Person, digest
from readyroom.server.schema import challenges, passkeys
from readyroom.server.store import Store, Tx

_SECONDS = 300


class Challenges:
    """Ceremonies under way. The handle carries the challenge, signed, so that any process can finish it; once: the
    database knows which were used."""

    def __init__(self, key: str) -> None:
        self._signer = TimestampSigner(key, salt="readyroom-passkey")

    def add(self, challenge: bytes) -> str:
        return self._signer.sign(bytes_to_base64url(challenge)).decode()

    async def take(self, store: Store, handle: str) -> bytes:
        """The challenge of a handle; `Refused` if it is forged, too old or was used before, whatever came of that."""
        try:
            challenge = self._signer.unsign(handle, max_age=_SECONDS).decode()
        except (BadSignature, UnicodeError, ValueError):
            raise Refused("bad-passkey") from None
        await store.write(lambda tx: _use_up(tx, digest(challenge)))
        return base64url_to_bytes(challenge)


def _use_up(tx: Tx, used: str) -> None:
    tx.lock(f"challenge {used}")
    if tx.conn.execute(select(challenges.c.digest).where(challenges.c.digest == used)).first() is not None:
        raise Refused("bad-passkey")
    tx.conn.execute(insert(challenges).values(digest=used, expires_at=time.time() + 2 * _SECONDS))


def begin_registration(rp_id: str, person: Person, known: list[Any]) -> tuple[str, bytes]:
    """Options for the browser as JSON, and the challenge."""
    options = webauthn.generate_registration_options(
        rp_id=rp_id,
        rp_name="Readyroom",
        user_name=person.login or person.name,
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
    tx.conn.execute(
        insert(passkeys).values(
            id=bytes_to_base64url(proved.credential_id),
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


def finish_sign_in(tx: Tx, credential: dict[str, Any], challenge: bytes, rp_id: str, origin: str) -> str:
    """The person whose passkey it is."""
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
    tx.conn.execute(update(passkeys).where(passkeys.c.id == row.id).values(sign_count=proved.new_sign_count))
    return str(row.person)
