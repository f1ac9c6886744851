"""Passkeys and push devices over HTTP."""

import asyncio
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody
from sqlalchemy import delete as delete_rows

from readyroom.server import notices, outside, passkeys, people, push
from readyroom.server.api.people import Login, Me, signed_in
from readyroom.server.auth import origin_of
from readyroom.server.errors import Refused
from readyroom.server.people import Person
from readyroom.server.schema import devices
from readyroom.server.service import AnyRequest, Service
from readyroom.server.store import Tx
from readyroom.server.wire import Short


class Ceremony(msgspec.Struct, frozen=True):
    handle: str
    options: dict[str, Any]
    """For navigator.credentials."""


class Finish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    handle: Annotated[str, msgspec.Meta(max_length=300)]
    credential: dict[str, Any]
    """What navigator.credentials gave, as JSON."""
    name: Short = "passkey"


class Register(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Login | None = None
    """For a guest: the name of his new account."""


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class PushKey(msgspec.Struct, frozen=True):
    key: str | None
    """Null: this server sends no notices."""


def _place(service: Service, request: AnyRequest) -> tuple[str, str]:
    """The relying party and the origin: of the public address, or of the request on a laptop."""
    origin = origin_of(service.settings.public_url) if service.settings.public_url else ""
    origin = origin or f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    return urlsplit(origin).hostname or "localhost", origin


@post("/api/passkeys/register/begin", status_code=200, summary="Begin to add a passkey; a guest gets an account")
async def register_begin(request: AnyRequest, data: JSONBody[Register]) -> Ceremony:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    service.limit(service.signins, request)
    login = data.login
    if person.guest:
        if login is None:
            raise Refused("bad-request", why="an account needs a login")
        wanted, guest = login, person
        person = await service.store.write(lambda tx: people.make_account(tx, guest, wanted, None, None))
    known = await service.store.read(lambda conn: people.passkeys_of(conn, person.id))
    options, challenge = passkeys.begin_registration(_place(service, request)[0], person, known)
    return Ceremony(service.challenges.add(challenge), msgspec.json.decode(options))


@post("/api/passkeys/register/finish", status_code=204, summary="Keep the new passkey")
async def register_finish(request: AnyRequest, data: JSONBody[Finish]) -> None:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    rp_id, origin = _place(service, request)
    challenge = await service.challenges.take(service.store, data.handle)
    await service.store.write(
        lambda tx: passkeys.finish_registration(tx, person, data.credential, challenge, rp_id, origin, data.name)
    )


@post("/api/passkeys/login/begin", status_code=200, summary="Begin to sign in with a passkey")
async def login_begin(request: AnyRequest) -> Ceremony:
    service: Service = request.app.state.service
    service.limit(service.signins, request)
    options, challenge = passkeys.begin_sign_in(_place(service, request)[0])
    return Ceremony(service.challenges.add(challenge), msgspec.json.decode(options))


@post("/api/passkeys/login/finish", status_code=200, summary="Sign in with what the passkey answered")
async def login_finish(request: AnyRequest, data: JSONBody[Finish]) -> Response[Me]:
    service: Service = request.app.state.service
    service.limit(service.signins, request)
    rp_id, origin = _place(service, request)
    challenge = await service.challenges.take(service.store, data.handle)

    def job(tx: Tx) -> tuple[Person | None, str]:
        who = passkeys.finish_sign_in(tx, data.credential, challenge, rp_id, origin)
        return people.find(tx.conn, who), people.open_session(tx, who, service.settings.session_days)

    person, token = await service.store.write(job)
    if person is None:
        raise Refused("bad-passkey")
    return signed_in(service, person, token)


@get("/api/push", summary="The key a browser needs to subscribe to push notices")
async def push_key(request: AnyRequest) -> PushKey:
    service: Service = request.app.state.service
    key = service.hub.notices.key
    return PushKey(push.public_key(key) if key else None)


@post("/api/push", status_code=204, summary="Send push notices to this device")
async def add_device(request: AnyRequest, data: JSONBody[Device]) -> None:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await outside.resolve(data.endpoint, private=service.settings.private_webhooks)
    await asyncio.to_thread(push.encrypt, b"", data.p256dh, data.auth)
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    most = service.settings.limits.devices_per_person
    await service.store.write(lambda tx: notices.add_device(tx, person.id, data.endpoint, keys, most))


@delete("/api/push", summary="No more push notices to any device of mine")
async def drop_devices(request: AnyRequest) -> None:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: tx.conn.execute(delete_rows(devices).where(devices.c.person == person.id)))


handlers = [register_begin, register_finish, login_begin, login_finish, push_key, add_device, drop_devices]
