"""The live part: one socket for each client, any number of tables on it. The protocol is in docs/protocol.md."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec

from readyroom.kernel import Json
from readyroom.server import chat, people, steady, tables, wire
from readyroom.server.auth import read_cookie, same_origin
from readyroom.server.errors import Refused, refusal
from readyroom.server.hub import NOT_SIGNED_IN
from readyroom.server.limits import Buckets
from readyroom.server.link import Link
from readyroom.server.protocols import WRITE
from readyroom.server.service import Service, address_of

CROSS_ORIGIN, TOO_MANY, TOO_FAST, TOO_LARGE, BAD_PROTOCOL = 4403, 4429, 4430, 4413, 4426
"""Close codes."""

_BAD_FRAMES = 50
"""Frames that can't be read before the socket is closed."""


class LiveSocket:
    """The ASGI app of the live part; without a framework's wrapping, for it is on the way of every frame."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handshake, then one frame after the other until the client goes."""
        await receive()
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        service = self.service

        async def close(code: int) -> None:
            await send({"type": "websocket.close", "code": code})

        async def send_text(frame: bytes) -> None:
            await send({"type": "websocket.send", "text": frame.decode()})

        if not same_origin(service.settings, headers):
            return await close(CROSS_ORIGIN)
        cookie = read_cookie(headers.get("cookie", ""))
        person, token = await service.person_of(cookie), service.cookies.read(cookie)
        if person is None or token is None:
            return await close(NOT_SIGNED_IN)
        if service.hub.closing:
            return await close(1012)
        address = address_of(scope.get("client"))
        write = scope.get("extensions", {}).get(WRITE, {}).get("write")
        link = Link(person, send_text, service.settings.limits, people.digest(token), close, address, write)
        try:
            service.hub.add_link(link)
        except Refused:
            return await close(TOO_MANY)
        code: int | None = None
        try:
            await send({"type": "websocket.accept"})
            link.tell(wire.Welcome(wire.PROTOCOL, person.id, person.name, steady.time()))
            code = await self._converse(link, receive)
        finally:
            service.hub.drop_link(link)
        if code is not None and not link.ended:
            await link.flush()
            with contextlib.suppress(Exception):  # it may have gone meanwhile
                await close(1013 if link.broken else code)
        return None

    async def _converse(self, link: Link, receive: Any) -> int | None:
        """Until the client goes (None) or has to go (a close code)."""
        talk = Conversation(self.service, link)
        while not link.broken:
            message = await receive()
            if message["type"] == "websocket.disconnect" or link.ended:
                return None
            code = await talk.take(message.get("text") or message.get("bytes") or b"")
            if code is not None:
                return code
        return 1013


class Conversation:
    """What one socket asks, and what it is told."""

    def __init__(self, service: Service, link: Link) -> None:
        self.service = service
        self.hub = service.hub
        self.link = link
        limits = service.settings.limits
        self._limits = limits
        self._bucket = Buckets(limits.frames_burst, limits.frames_per_second)
        self._bad = 0

    async def take(self, data: str | bytes) -> int | None:
        """Do what a frame asks for; a close code if the socket has to go."""
        if len(data) > self._limits.frame_bytes:
            return TOO_LARGE
        if not self._bucket.take(""):
            await asyncio.sleep(0.5)
            if not self._bucket.take(""):
                self.link.tell(_error(None, Refused("too-often")))
                return TOO_FAST
        try:
            ask = wire.decode_ask(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._bad += 1
            self.hub.metrics.frames.inc()
            self.link.tell(_error(_id_of(data), Refused("bad-request", why=str(error)[:200])))
            return TOO_FAST if self._bad > _BAD_FRAMES else None
        if isinstance(ask, wire.Hello) and ask.protocol != wire.PROTOCOL:
            return BAD_PROTOCOL
        counted = not self.hub.in_window(getattr(ask, "table", ""))
        if counted:
            self.hub.metrics.frames.inc()
        begun = time.perf_counter()
        try:
            result = await self._do(ask)
        except Exception as error:
            refused = refusal(error)
            if refused.code == "not-found":
                self.hub.drop_unknown(getattr(ask, "table", ""))
            if counted:
                self.hub.metrics.errors.labels(refused.code).inc()
            self.link.tell(_error(ask.id, refused))
        else:
            if counted and isinstance(ask, wire.Answer):
                self.hub.metrics.latency.observe(time.perf_counter() - begun)
            self.link.tell(wire.Ok(ask.id, result))
        return None

    async def _do(self, ask: wire.FromClient) -> Json:
        match ask:
            case wire.Hello() | wire.Ping():
                return None
            case wire.Lobby():
                await self._lobby(on=ask.on)
            case wire.Open():
                await self._open(ask)
            case wire.Close():
                if (live := self.hub.tables.get(ask.table)) is not None:
                    live.audience.detach(self.link)
            case wire.Say():
                await chat.say(self.hub, self.link.person, ask)
            case wire.Hint():
                return await self._hint(ask)
            case wire.Why():
                return await self._why(ask)
            case wire.Explain():
                return await self._explain(ask)
            case _:
                if isinstance(ask, wire.TalkAsk) and not self.hub.chat_bucket.take(self.link.person.id):
                    raise Refused("too-often")
                await self._must_sit(ask.table)
                return await self.hub.ask(self.link.person.id, ask.table, ask)
        return None

    async def _lobby(self, *, on: bool) -> None:
        if not on:
            self.hub.lobby.discard(self.link)
            return
        self.hub.lobby.add(self.link)
        await self.hub.send_lobby(self.link)

    async def _open(self, ask: wire.Open) -> None:
        if len(self.link.tables) >= self._limits.tables_per_socket and ask.table not in self.link.tables:
            raise Refused("too-often")
        known = self.hub.tables.get(ask.table)
        if known is None or not known.known:  # nothing is loaded for somebody who may not look
            found = await self.hub.store.read(lambda conn: tables.find(conn, ask.table))
            found.must_watch(self.link.person.id, ask.key)
        await self.hub.rounds.turn()  # after a restart everybody comes back in the same moment
        live = self.hub.live(ask.table)
        await live.jobs.do(lambda: live.audience.attach(self.link, ask))
        lines = await chat.lines(self.hub.store, live, self.link, ask.chat)
        if lines:
            self.link.tell(wire.ChatTold(ask.table, lines))

    async def _must_sit(self, table: str) -> None:
        """Nothing is loaded for somebody who does not sit there."""
        live = self.hub.tables.get(table)
        if live is None or not live.known:
            found = await self.hub.store.read(lambda conn: tables.find(conn, table))
            if found.seat_of(self.link.person.id) is None:
                raise Refused("not-seated")

    async def _hint(self, ask: wire.Hint) -> Json:
        await self._must_sit(ask.table)
        live = self.hub.live(ask.table)
        table = await live.jobs.do(live.load)
        seat = table.seat_of(self.link.person.id)
        if seat is None:
            raise Refused("not-seated")
        if not live.in_play or live.log.open_to(seat) is None:
            raise Refused("no-hint")
        question = live.log.open_to(seat)
        thought = await live.thinkers.think(seat, tables.best_level(table.game), explains=True)
        if thought is None or question is None:
            raise Refused("no-hint")
        answer, why = thought.answer, thought.why
        return {
            "serial": question.serial,
            "answer": list(answer) if isinstance(answer, tuple) else answer,
            "why": {"key": why[0], "args": why[1]} if why is not None else None,
        }

    async def _why(self, ask: wire.Why) -> Json:
        await self._must_sit(ask.table)
        live = self.hub.live(ask.table)
        table = await live.jobs.do(live.load)
        seat = table.seat_of(self.link.person.id)
        if seat is None:
            raise Refused("not-seated")
        if not live.in_play:
            raise Refused("not-started")
        return [live.log.game.why_not(seat, thing) for thing in ask.things]

    async def _explain(self, ask: wire.Explain) -> Json:
        live = self.hub.tables.get(ask.table)
        if live is None or self.link not in live.audience.links:
            raise Refused("not-found")
        await live.jobs.do(live.load)
        if self.link not in live.audience.links or not live.in_play:
            raise Refused("not-found")
        return await live.thinkers.explain(live.audience.links[self.link], ask.seen)


def _error(id_: int | str | None, refused: Refused) -> wire.Error:
    return wire.Error(id_, refused.code, str(refused), refused.facts)


class _WithId(msgspec.Struct):
    id: int | str | None = None


def _id_of(data: str | bytes) -> int | str | None:
    """The id of a message that can't be read otherwise."""
    try:
        return msgspec.json.decode(data, type=_WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
