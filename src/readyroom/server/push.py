"""Browser push: encrypts a message for one device (RFC 8291) and signs who sends it (VAPID, RFC 8292)."""

import base64
import os
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from readyroom.server.errors import Refused

_CURVE = ec.SECP256R1()


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key for this server, as text."""
    return b64(ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(32, "big"))


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(key), "big"), _CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def public_key(key: str) -> str:
    """What the browser needs to subscribe."""
    return b64(_point(_private(key).public_key()))


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """The body of a push request that only the device can read."""
    try:
        device = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, unb64(p256dh))
        secret_auth = unb64(auth)
    except ValueError:
        raise Refused("bad-request", why="the push keys can't be read") from None
    ours = ec.generate_private_key(_CURVE)
    point = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), device)
    secret = _derive(secret_auth, shared, b"WebPush: info\0" + _point(device) + point, 32)
    salt = os.urandom(16)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + (4096).to_bytes(4, "big") + bytes([len(point)]) + point + sealed


def headers(endpoint: str, key: str, contact: str) -> dict[str, str]:
    """Who sends it, signed."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + 12 * 3600,
        "sub": contact or "mailto:host@localhost",
    }
    head = b64(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    unsigned = f"{head}.{b64(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(_private(key).sign(unsigned.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{unsigned}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return {
        "authorization": f"vapid t={token}, k={public_key(key)}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": "86400",
        "urgency": "normal",
    }
