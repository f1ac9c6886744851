"""Passkeys and push devices over HTTP."""

import asyncio
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection
from sqlalchemy import delete as delete_rows

from readyroom.server import notices, passkeys, people, push
from readyroom.server.api.people import Login, Me, clean_name, sign_in_cookies, signed_in
from readyroom.server.auth import origin_of
from readyroom.server.errors import Refused
from readyroom.server.people import Person
from readyroom.server.schema import devices
from readyroom.server.service import AnyRequest, Service
from readyroom.server.store import Tx
from readyroom.server.wire import END, Name, Short


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
    """For a guest: the name of their new account."""


class Passkey(msgspec.Struct, frozen=True):
    id: str
    name: str
    created_at: float
    used_at: float | None


class Keys(msgspec.Struct, frozen=True):
    """How somebody can sign in."""

    passkeys: list[Passkey]
    password: bool
    """Whether there is one."""
    proved: bool
    """Whether they may be changed now: the last sign-in was a moment ago."""


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


KeyId = Annotated[str, msgspec.Meta(max_length=1400, pattern=rf"^[A-Za-z0-9_\-]+{END}")]


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


@get("/api/passkeys", summary="How I can sign in")
async def my_keys(request: AnyRequest) -> Keys:
    service: Service = request.app.state.service
    person, token = await service.somebody(request), service.token(request)

    def look(conn: Connection) -> Keys:
        found = [Passkey(row.id, row.name, row.created_at, row.used_at) for row in passkeys.of_person(conn, person.id)]
        return Keys(found, people.has_password(conn, person.id), people.has_proved(conn, token))

    return await service.store.read(look)


@patch("/api/passkeys/{key:str}", status_code=204, summary="Give a passkey another name")
async def rename_key(request: AnyRequest, key: FromPath[KeyId], data: JSONBody[NewName]) -> None:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    name = clean_name(data.name)
    await service.store.write(lambda tx: passkeys.rename(tx, person.id, key, name))


@delete("/api/passkeys/{key:str}", summary="Remove a passkey, and end the sessions it has opened")
async def drop_key(request: AnyRequest, key: FromPath[KeyId]) -> None:
    service: Service = request.app.state.service
    person, token = await service.somebody(request), service.token(request)

    def job(tx: Tx) -> None:
        people.must_have_proved(tx.conn, token)
        passkeys.drop(tx, person.id, key, token)

    await service.store.write(job)


@post("/api/passkeys/register/begin", status_code=200, summary="Begin to add a passkey; a guest gets an account")
async def register_begin(request: AnyRequest, data: JSONBody[Register]) -> Ceremony:
    service: Service = request.app.state.service
    person, token = await service.somebody(request), service.token(request)
    service.limit(service.signins, request)
    login = data.login.lower() if data.login is not None and person.guest else ""
    if person.guest and not login:
        raise Refused("bad-request", why="an account needs a login")

    def look(conn: Connection) -> list[Any]:
        if not person.guest:
            people.must_have_proved(conn, token)
        elif people.by_login(conn, login):
            raise Refused("login-taken", login=login)
        return passkeys.of_person(conn, person.id)

    known = await service.store.read(look)
    place = _place(service, request)[0]
    options, challenge = passkeys.begin_registration(place, person, person.login or login, known)
    return Ceremony(service.challenges.add(challenge, "register", person.id, login), msgspec.json.decode(options))


@post("/api/passkeys/register/finish", status_code=204, summary="Keep the new passkey; a guest has an account with it")
async def register_finish(request: AnyRequest, data: JSONBody[Finish]) -> Response[None]:
    service: Service = request.app.state.service
    person, token = await service.somebody(request), service.token(request)
    rp_id, origin = _place(service, request)
    name = clean_name(data.name)
    begun = await service.challenges.take(service.store, data.handle, "register")
    if begun.person != person.id:
        raise Refused("bad-passkey")

    def job(tx: Tx) -> tuple[Person, str] | None:
        passkeys.finish_registration(tx, person, data.credential, begun.challenge, rp_id, origin, name)
        if not begun.login:
            return None
        now = people.make_account(tx, people.find(tx.conn, person.id) or person, begun.login, None, None)
        return now, people.renew_sessions(tx, person.id, service.settings.session_days, token)

    made = await service.store.write(job)
    return Response(None, status_code=204, cookies=sign_in_cookies(service, *made) if made is not None else [])


@post("/api/passkeys/login/begin", status_code=200, summary="Begin to sign in with a passkey")
async def login_begin(request: AnyRequest) -> Ceremony:
    service: Service = request.app.state.service
    service.limit(service.signins, request)
    options, challenge = passkeys.begin_sign_in(_place(service, request)[0])
    return Ceremony(service.challenges.add(challenge, "login"), msgspec.json.decode(options))


@post("/api/passkeys/login/finish", status_code=200, summary="Sign in with what the passkey answered, or prove oneself")
async def login_finish(request: AnyRequest, data: JSONBody[Finish]) -> Response[Me]:
    service: Service = request.app.state.service
    service.limit(service.signins, request)
    rp_id, origin = _place(service, request)
    begun = await service.challenges.take(service.store, data.handle, "login")
    days, now = service.settings.session_days, service.token(request)

    def job(tx: Tx) -> tuple[Person | None, str]:
        who, key = passkeys.finish_sign_in(tx, data.credential, begun.challenge, rp_id, origin)
        return people.find(tx.conn, who), people.sign_in(tx, who, days, now, key)

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
    await notices.check_webhook(data.endpoint, private=service.settings.private_webhooks)
    await asyncio.to_thread(push.encrypt, b"", data.p256dh, data.auth)
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    most = service.settings.limits.devices_per_person
    await service.store.write(lambda tx: notices.add_device(tx, person.id, data.endpoint, keys, most))


@delete("/api/push", summary="No more push notices to any device of mine")
async def drop_devices(request: AnyRequest) -> None:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: tx.conn.execute(delete_rows(devices).where(devices.c.person == person.id)))


handlers = [
    my_keys,
    rename_key,
    drop_key,
    register_begin,
    register_finish,
    login_begin,
    login_finish,
    push_key,
    add_device,
    drop_devices,
]
