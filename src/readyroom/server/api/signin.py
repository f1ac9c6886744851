"""Signing in and out over HTTP: passwords, resets, and proving once more who one is."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from readyroom.server import people, wire
from readyroom.server.api.people import Login, Me, Password, signed_in
from readyroom.server.auth import COOKIE, DEVICE
from readyroom.server.errors import Refused
from readyroom.server.people import Person
from readyroom.server.service import AnyRequest, Service, address_of
from readyroom.server.store import Tx

Guess = Annotated[str, msgspec.Meta(max_length=200)]


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Guess


class Reset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: wire.Short
    password: Password


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    new: Password
    old: Guess | None = None
    """Left out where there is none yet, shortly after a sign-in with a passkey."""
    drop_passkeys: bool = False
    """Remove all passkeys too."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Guess


async def _right(service: Service, request: AnyRequest, login: str, password: str) -> Person:
    """The person with this login and password; `Refused` if one of them is wrong, or too many were tried.

    Tries count for the login and the address they come from, so that nobody is kept out by somebody elsewhere. Wrong
    ones count for the login alone as well, for guesses from many addresses; a device that has signed in before is not
    held up by these.
    """
    login = login.lower()
    found = await service.store.read(lambda conn: people.by_login(conn, login))
    device = service.devices.read(request.cookies.get(DEVICE), found[0].id) if found else None
    if device is None:
        service.limit(service.addresses, request)
        allowed = service.guesses.take(f"{login}/{address_of(request.client)}") and service.logins.take(login)
    else:
        allowed = service.guesses.take(f"{login}/device/{device}")
    if not allowed:
        raise Refused("too-often")
    if not await asyncio.to_thread(people.password_fits, found[1] if found else None, password) or not found:
        raise Refused("wrong-password")
    if device is None:
        service.logins.give(login)
    return found[0]


@post("/api/login", status_code=200, summary="Sign in with name and password")
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Me]:
    service: Service = request.app.state.service
    person = await _right(service, request, data.login, data.password)
    days, now = service.settings.session_days, service.token(request)
    token = await service.store.write(lambda tx: people.sign_in(tx, person.id, days, now))
    return signed_in(service, person, token)


@post("/api/logout", status_code=204, summary="Sign out; sockets of this session are closed")
async def sign_out(request: AnyRequest) -> Response[None]:
    service: Service = request.app.state.service
    token = service.token(request)
    if token is not None:
        await service.store.write(lambda tx: people.close_session(tx, token))
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0, path="/")])


@post("/api/prove", status_code=204, summary="Prove with the password that it is still you, to change how you sign in")
async def prove(request: AnyRequest, data: JSONBody[Proof]) -> None:
    service: Service = request.app.state.service
    person, token = await service.somebody(request), service.token(request)
    if person.login is None or token is None:
        raise Refused("wrong-password")
    await _right(service, request, person.login, data.password)
    await service.store.write(lambda tx: people.prove(tx, token))


@post("/api/reset", status_code=200, summary="Set a new password with a token the host handed out; passkeys go too")
async def reset(request: AnyRequest, data: JSONBody[Reset]) -> Response[Me]:
    service: Service = request.app.state.service
    service.limit(service.signins, request)
    hashed = await asyncio.to_thread(people.hash_password, data.password)

    def job(tx: Tx) -> tuple[Person | None, str]:
        person = people.use_reset(tx, data.token, hashed)
        return people.find(tx.conn, person), people.renew_sessions(tx, person, service.settings.session_days)

    person, token = await service.store.write(job)
    if person is None:
        raise Refused("bad-reset")
    return signed_in(service, person, token)


@post("/api/password", status_code=200, summary="Change the password; all other sessions end")
async def new_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Me]:
    service: Service = request.app.state.service
    person, now = await service.somebody(request), service.token(request)
    has_one = await service.store.read(lambda conn: people.has_password(conn, person.id))
    if person.login is None:
        raise Refused("wrong-password")
    if has_one:
        await _right(service, request, person.login, data.old or "")
    hashed = await asyncio.to_thread(people.hash_password, data.new)

    def job(tx: Tx) -> str:
        if not has_one:
            people.must_have_proved(tx.conn, now)
        people.set_password(tx, person.id, hashed, drop_passkeys=data.drop_passkeys)
        return people.renew_sessions(tx, person.id, service.settings.session_days, now)

    return signed_in(service, person, await service.store.write(job))


handlers = [sign_in, sign_out, prove, reset, new_password]
