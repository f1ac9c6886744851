"""People over HTTP: guests, accounts, sessions, resets, notices."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from readyroom.server import lobby, people, tables, wire
from readyroom.server.auth import COOKIE
from readyroom.server.errors import Refused
from readyroom.server.notices import check_webhook
from readyroom.server.people import Person
from readyroom.server.service import AnyRequest, Service
from readyroom.server.store import Tx

Login = Annotated[str, msgspec.Meta(pattern=rf"^[A-Za-z0-9_.\-]{{2,32}}{wire.END}")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Email = Annotated[str, msgspec.Meta(max_length=200, pattern=rf"^{wire.END}|^[^@\s\x00]+@[^@\s\x00]+{wire.END}")]


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None
    """Null for a guest."""
    email: str | None
    notices: dict[str, Any]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: wire.Name


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password
    name: wire.Name | None = None
    email: Email | None = None


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Annotated[str, msgspec.Meta(max_length=200)]


class Reset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: wire.Short
    password: Password


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class NoticeWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one wants to be told when a question waits."""

    push: bool = False
    email: bool = False
    webhook: Annotated[str, msgspec.Meta(max_length=500, pattern=rf"^[^\s\x00]*{wire.END}")] = ""
    format: Literal["discord", "slack"] = "discord"
    digest: bool = False
    """For play over weeks: one message a day instead of one a question."""


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: wire.Name | None = None
    email: Email | None = None
    """Empty: forget it."""
    notices: NoticeWishes | None = None


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.login, person.email, person.notices)


def clean_name(name: str) -> str:
    cleaned = " ".join("".join(c for c in name if c.isprintable()).split())
    if not cleaned:
        raise Refused("bad-request", why="a name needs letters")
    return cleaned


def session_cookie(service: Service, token: str) -> Cookie:
    settings = service.settings
    return Cookie(
        COOKIE,
        value=service.cookies.sign(token),
        max_age=int(settings.session_days * 86_400),
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        path="/",
    )


def signed_in(service: Service, person: Person, token: str, status: int = 200) -> Response[Me]:
    return Response(me(person), status_code=status, cookies=[session_cookie(service, token)])


@post("/api/guest", summary="Choose a name; the cookie is your seat at every table")
async def be_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[Me]:
    service: Service = request.app.state.service
    service.limit(service.guests, request)
    name = clean_name(data.name)

    def job(tx: Tx) -> tuple[Person, str]:
        person = people.add_guest(tx, name)
        return person, people.open_session(tx, person.id, service.settings.session_days)

    return signed_in(service, *await service.store.write(job), 201)


@post("/api/account", summary="Make an account; a guest keeps his tables")
async def make_account(request: AnyRequest, data: JSONBody[NewAccount]) -> Response[Me]:
    service: Service = request.app.state.service
    service.limit(service.guests, request)
    now = await service.person(request)
    name = clean_name(data.name or (now.name if now is not None else data.login))
    hashed = await asyncio.to_thread(people.hash_password, data.password)

    def job(tx: Tx) -> tuple[Person, str]:
        person = people.add_guest(tx, name) if now is None else now
        person = people.make_account(tx, person, data.login, hashed, data.email or None)
        return person, people.open_session(tx, person.id, service.settings.session_days)

    return signed_in(service, *await service.store.write(job), 201)


@post("/api/login", status_code=200, summary="Sign in with name and password")
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Me]:
    service: Service = request.app.state.service
    service.limit(service.signins, request)
    if not service.signins.take(f"login/{data.login.lower()}"):
        raise Refused("too-often")
    found = await service.store.read(lambda conn: people.by_login(conn, data.login))
    if not await asyncio.to_thread(people.password_fits, found[1] if found else None, data.password) or not found:
        raise Refused("wrong-password")
    person = found[0]
    days = service.settings.session_days
    return signed_in(service, person, await service.store.write(lambda tx: people.open_session(tx, person.id, days)))


@post("/api/logout", status_code=204, summary="Sign out; sockets of this session are closed")
async def sign_out(request: AnyRequest) -> Response[None]:
    service: Service = request.app.state.service
    token = service.token(request)
    if token is not None:
        await service.store.write(lambda tx: people.close_session(tx, token))
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0, path="/")])


@post("/api/reset", status_code=200, summary="Set a new password with a token the host handed out")
async def reset(request: AnyRequest, data: JSONBody[Reset]) -> Response[Me]:
    service: Service = request.app.state.service
    service.limit(service.signins, request)
    hashed = await asyncio.to_thread(people.hash_password, data.password)

    def job(tx: Tx) -> tuple[Person | None, str]:
        person = people.use_reset(tx, data.token, hashed)
        return people.find(tx.conn, person), people.open_session(tx, person, service.settings.session_days)

    person, token = await service.store.write(job)
    if person is None:
        raise Refused("bad-reset")
    return signed_in(service, person, token)


@post("/api/password", status_code=200, summary="Change the password; all other sessions end")
async def new_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Me]:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    service.limit(service.signins, request)
    login = person.login
    found = await service.store.read(lambda conn: people.by_login(conn, login)) if login is not None else None
    stored = found[1] if found else None
    if not await asyncio.to_thread(people.password_fits, stored, data.old):
        raise Refused("wrong-password")
    hashed = await asyncio.to_thread(people.hash_password, data.new)

    def job(tx: Tx) -> str:
        people.set_password(tx, person.id, hashed, keep=service.token(request))
        return people.open_session(tx, person.id, service.settings.session_days)

    return signed_in(service, person, await service.store.write(job))


@get("/api/me", summary="Who I am; 401 for nobody")
async def who_am_i(request: AnyRequest) -> Me:
    service: Service = request.app.state.service
    return me(await service.somebody(request))


@patch("/api/me", summary="Change my name, my address or how I am told")
async def change_me(request: AnyRequest, data: JSONBody[ChangeMe]) -> Me:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    name = None if data.name is None else clean_name(data.name)
    notices = None if data.notices is None else msgspec.to_builtins(data.notices)
    if data.notices is not None and data.notices.webhook:
        await check_webhook(data.notices.webhook, private=service.settings.private_webhooks)
    changed = await service.store.write(
        lambda tx: people.change(tx, person, name=name, email=data.email, notices=notices)
    )
    return me(changed)


@delete("/api/me", summary="Delete the account and everything that points to it; seats go to computer players")
async def delete_me(request: AnyRequest) -> Response[None]:
    service: Service = request.app.state.service
    person = await service.somebody(request)

    def job(tx: Tx) -> None:
        for table in tables.listed(tx.conn, "mine", person.id, limit=10_000):
            lobby.leave(tx, table.id, person.id)
        people.forget(tx, person.id)

    await service.store.write(job)
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0, path="/")])


handlers = [be_guest, make_account, sign_in, sign_out, reset, new_password, who_am_i, change_me, delete_me]
