"""People over HTTP: guests, accounts, sessions, resets, notices."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from readyroom.server import lobby, people, tables, wire
from readyroom.server.auth import COOKIE, DEVICE
from readyroom.server.errors import Refused
from readyroom.server.notices import check_webhook
from readyroom.server.people import Person
from readyroom.server.service import AnyRequest, Service
from readyroom.server.store import Tx

Login = Annotated[str, msgspec.Meta(pattern=rf"^[A-Za-z0-9_.\-]{{2,32}}{wire.END}")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Email = Annotated[str, msgspec.Meta(max_length=200, pattern=rf"^{wire.END}|^[^@\s\x00]+@[^@\s\x00]+{wire.END}")]


_KNOWN_DAYS = 400
"""As long as browsers keep a cookie."""


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


def signed_in(service: Service, person: Person, token: str, status: int = 200) -> Response[Me]:
    return Response(me(person), status_code=status, cookies=sign_in_cookies(service, person, token))


def sign_in_cookies(service: Service, person: Person, token: str) -> list[Cookie]:
    """The session, and for an account that this browser is known there."""
    days = service.settings.session_days
    cookies = [_cookie(service, COOKIE, service.cookies.sign(token), days)]
    if not person.guest:
        cookies.append(_cookie(service, DEVICE, service.devices.sign(person.id), _KNOWN_DAYS))
    return cookies


def _cookie(service: Service, name: str, value: str, days: float) -> Cookie:
    secure = service.settings.secure_cookies
    seconds = int(days * 86_400)
    return Cookie(name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/")


@post("/api/guest", summary="Choose a name; the cookie is your seat at every table")
async def be_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[Me]:
    service: Service = request.app.state.service
    service.limit(service.guests, request)
    name = clean_name(data.name)

    def job(tx: Tx) -> tuple[Person, str]:
        person = people.add_guest(tx, name)
        return person, people.open_session(tx, person.id, service.settings.session_days, proved=False)

    return signed_in(service, *await service.store.write(job), 201)


@post("/api/account", summary="Make an account; a guest keeps their tables, the guest's cookie ends")
async def make_account(request: AnyRequest, data: JSONBody[NewAccount]) -> Response[Me]:
    service: Service = request.app.state.service
    service.limit(service.guests, request)
    now = await service.person(request)
    name = clean_name(data.name or (now.name if now is not None else data.login))
    hashed = await asyncio.to_thread(people.hash_password, data.password)

    def job(tx: Tx) -> tuple[Person, str]:
        person = people.add_guest(tx, name) if now is None else now
        person = people.make_account(tx, person, data.login, hashed, data.email or None)
        return person, people.renew_sessions(tx, person.id, service.settings.session_days, service.token(request))

    return signed_in(service, *await service.store.write(job), 201)


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

    def job(tx: Tx) -> list[str]:
        mine = tables.listed(tx.conn, "mine", person.id, limit=10_000)
        for table in mine:
            lobby.leave(tx, table.id, person.id)
        people.forget(tx, person.id)
        return [table.id for table in mine if table.status == "playing"]

    for table in await service.store.write(job):
        service.hub.wake(table)  # a computer player goes on, also where nobody was looking
    gone = [Cookie(name, value="", max_age=0, path="/") for name in (COOKIE, DEVICE)]
    return Response(None, status_code=204, cookies=gone)


handlers = [be_guest, make_account, who_am_i, change_me, delete_me]
