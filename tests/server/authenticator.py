"""A passkey in software, for tests without a browser."""

import hashlib
import secrets
from typing import Any

import cbor2
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.clients import Asker

from readyroom.server.push import b64


class Authenticator:
    """A passkey in software: ES256, attestation `none`."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.rp = hashlib.sha256(b"127.0.0.1").digest()
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return msgspec.json.encode({"type": kind, "challenge": challenge, "origin": self.origin})

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self.rp + bytes([0x45]) + bytes(4) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        response = {"clientDataJSON": b64(client), "attestationObject": b64(attestation)}
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}

    def sign_in(self, options: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self.rp + bytes([0x05]) + self.count.to_bytes(4, "big")
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": b64(client), "authenticatorData": b64(data), "signature": b64(signature)}
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}


async def add_passkey(person: Asker, login: str | None = None, name: str = "laptop") -> Authenticator:
    """A new passkey of somebody; a guest gets the account `login` with it."""
    key = Authenticator(person.url)
    begun = await person.make("/api/passkeys/register/begin", **({"login": login} if login else {}))
    body = {"handle": begun["handle"], "credential": key.register(begun["options"]), "name": name}
    await person.make("/api/passkeys/register/finish", **body)
    return key


async def use_passkey(person: Asker, key: Authenticator) -> int:
    """Sign in with a passkey; the status."""
    begun = await person.make("/api/passkeys/login/begin")
    body = {"handle": begun["handle"], "credential": key.sign_in(begun["options"])}
    return (await person.post("/api/passkeys/login/finish", **body)).status_code
