"""Notices: push, e-mail and webhooks to people who asked for them. Off unless the host switches them on.

A person is told once for each question, and only while he has no socket at the table. In a secret window everybody
is told the same at the same time, for a notice may be read by others too.
"""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, func, select

from readyroom.kernel import Json
from readyroom.server import expiry, mail, outgoing, people, push, steady, tables
from readyroom.server.errors import Refused
from readyroom.server.expiry import Found
from readyroom.server.people import Person
from readyroom.server.schema import devices
from readyroom.server.store import Tx
from readyroom.server.upsert import upsert
from readyroom.words import words

if TYPE_CHECKING:
    from readyroom.server.hub import Hub
    from readyroom.server.table.table import Table

log = logging.getLogger("readyroom.notices")

PATIENCE = 20.0
"""Seconds a question waits before anybody is told: who is about to answer needs no notice."""
_CALLS = 100
"""Messages on their way at once, to everybody together."""
_SECONDS = 20.0
"""So long one message may take at most."""


class Notices:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.on = hub.settings.notices
        self.patience = PATIENCE
        self.key = ""
        self._moved: dict[str, float] = {}
        self._told: dict[tuple[str, int], tuple[str, int]] = {}
        self._task: asyncio.Task[None] | None = None
        self._sending: dict[str, asyncio.Task[None]] = {}
        """Who is being told something just now."""
        self._later: dict[str, dict[str, dict[str, tables.TableRow]]] = {}
        """What they are to be told next: of which kind, about which tables."""
        self._calls = asyncio.Semaphore(_CALLS)
        self._next_digest = steady.time() + hub.settings.digest_hours * 3600

    async def start(self) -> None:
        if self.on:
            self.key = await self.hub.store.write(lambda tx: people.fact(tx, "push key", push.new_key()))
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for sending in self._sending.values():
            sending.cancel()

    def moved(self, table: str) -> None:
        """Something happened at a table; look again in a while."""
        if self.on:
            self._moved[table] = steady.time()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(min(2.0, self.patience))
            try:
                await self._look()
                if steady.time() >= self._next_digest:
                    self._next_digest = steady.time() + self.hub.settings.digest_hours * 3600
                    await self.digest()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("notices failed")

    async def _look(self) -> None:
        now = steady.time()
        for table in [table for table, at in self._moved.items() if now - at >= self.patience]:
            del self._moved[table]
            live = self.hub.tables.get(table)
            if live is not None and live.owned:
                for seat in waited_for(live):
                    await self._tell_seat(live, seat)

    async def _tell_seat(self, live: "Table", seat: int) -> None:
        chair = live.row.chairs[seat]
        asked = _asked(live, seat)
        if live.presence.where.get(seat) or self._told.get((live.id, seat)) == asked or chair.person is None:
            return
        self._told[live.id, seat] = asked
        who = chair.person
        person = await self.hub.store.read(lambda conn: people.find(conn, who))
        if person is not None and not (person.notices.get("digest") and live.row.pace == "web"):
            self._send_soon(person, [live.row])

    def _send_soon(self, person: Person, waiting: list[tables.TableRow], kind: str = "waiting") -> None:
        """Beside all others, for somebody's devices may be slow. What comes meanwhile is told together then."""
        later = self._later.setdefault(person.id, {}).setdefault(kind, {})
        later.update({table.id: table for table in waiting})
        if person.id not in self._sending:
            sending = asyncio.get_running_loop().create_task(self._send_all(person))
            self._sending[person.id] = sending
            sending.add_done_callback(lambda _: self._sending.pop(person.id, None))

    async def _send_all(self, person: Person) -> None:
        while later := self._later.pop(person.id, None):
            for kind, waiting in later.items():
                await self.send(person, list(waiting.values()), kind)

    async def told(self) -> None:
        """Until everybody is told who is being told now."""
        while self._sending:
            await asyncio.wait(list(self._sending.values()))

    async def digest(self) -> None:
        """One message to everybody who wants only that: where he is waited for."""
        waiting: dict[str, list[tables.TableRow]] = {}
        for table in await self.hub.store.read(tables.playing):
            live = self.hub.live(table)
            try:
                found = await live.jobs.do(live.load)
            except Refused:
                continue
            for seat in waited_for(live) if live.owned else ():
                person = found.chairs[seat].person
                if person is not None:
                    waiting.setdefault(person, []).append(found)
        for who, found in waiting.items():
            person = await self.hub.store.read(lambda conn, who=who: people.find(conn, who))  # type: ignore[misc]
            if person is not None and person.notices.get("digest"):
                self._send_soon(person, found)

    async def announce(self, found: Found) -> None:
        """Tell who sits at tables that end, or have ended, because nobody has moved for long."""
        for kind, some in (("ending", found.ending), ("ended", found.ended)):
            theirs: dict[str, list[tables.TableRow]] = {}
            for table in some if self.on else ():
                for who in {chair.person for chair in table.chairs if chair.person is not None}:
                    theirs.setdefault(who, []).append(table)
            for who, mine in theirs.items():
                person = await self.hub.store.read(lambda conn, who=who: people.find(conn, who))  # type: ignore[misc]
                if person is not None:
                    self._send_soon(person, mine, kind)

    async def send(self, person: Person, waiting: list[tables.TableRow], kind: str = "waiting") -> None:
        """Tell somebody, in every way they want, that they are waited for; or that tables end, or have ended."""
        wishes, settings = person.notices, self.hub.settings
        say = words("en", "server").say
        links = [f"{settings.public_url}/t/{table.id}" for table in waiting]
        name = {"waiting": "", "ending": "-ending", "ended": "-ended"}[kind]
        days = max(1, round(expiry.notice_of(settings.abandoned_days) / expiry.DAY))
        facts: dict[str, Json] = {"name": person.name, "count": len(waiting), "links": "\n".join(links), "days": days}
        subject = say(f"server-notice{name}-subject", **facts)
        text = say(f"server-notice{name}-text", **facts)
        ways: list[Any] = []
        if wishes.get("webhook"):
            body = {"slack": {"text": text}, "discord": {"content": text, "allowed_mentions": {"parse": []}}}
            data = msgspec.json.encode(body[wishes.get("format", "discord")])
            headers = {"content-type": "application/json"}
            ways.append(self._try(outgoing.post(wishes["webhook"], data, headers, private=settings.private_webhooks)))
        if wishes.get("email") and person.email and settings.mail.host:
            ways.append(self._try(mail.send(settings.mail, person.email, subject, text)))
        if wishes.get("push"):
            message = msgspec.json.encode({"title": subject, "body": text, "links": links})
            most = settings.limits.devices_per_person
            mine = await self.hub.store.read(lambda conn: devices_of(conn, person.id, most))
            ways += [self._push(device, message) for device in mine]
        await asyncio.gather(*ways)

    async def _push(self, device: Any, message: bytes) -> None:
        headers = push.headers(device.endpoint, self.key, self.hub.settings.mail.sender)
        body = push.encrypt(message, device.keys["p256dh"], device.keys["auth"])
        private = self.hub.settings.private_webhooks
        status = await self._try(outgoing.post(device.endpoint, body, headers, private=private))
        if status in (404, 410):
            gone = delete(devices).where(devices.c.endpoint == device.endpoint)
            await self.hub.store.write(lambda tx: tx.conn.execute(gone))

    async def _try(self, sending: Any) -> Any:
        """One message, in bounded time; its failure is no other's."""
        try:
            async with self._calls, asyncio.timeout(_SECONDS):
                return await sending
        except Exception as error:
            log.warning("a notice could not be sent: %s", error)
            return None


def waited_for(live: "Table") -> list[int]:
    """The people a table waits for; in a secret window all who might act, for who could is a secret."""
    if not live.in_play or not live.known or live.over:
        return []
    if live.log.asking:
        return live.requests.undecided()
    return [seat for seat in live.windows.called() if not live.row.chairs[seat].played_by_computer]


def _asked(live: "Table", seat: int) -> tuple[str, int]:
    """What a seat is waited for, as a kind and a number: a request, its question, or the open window of all seats."""
    if live.log.asking and live.log.request is not None:
        return "request", live.log.request.number
    question = live.log.open_to(seat)
    if live.log.window is not None or question is None:
        return "window", live.log.game.event_count
    return "question", question.serial


def devices_of(conn: Connection, person: str, most: int) -> list[Any]:
    return list(conn.execute(select(devices).where(devices.c.person == person).limit(most)))


def add_device(tx: Tx, person: str, endpoint: str, keys: dict[str, str], most: int) -> None:
    """One more device of somebody who has fewer than `most`."""
    others = select(func.count()).select_from(devices)
    others = others.where(devices.c.person == person, devices.c.endpoint != endpoint)
    if tx.conn.execute(others).scalar_one() >= most:
        raise Refused("too-many-devices", most=most)
    upsert(tx, devices, ["endpoint"], endpoint=endpoint, person=person, keys=keys)


async def check_webhook(url: str, *, private: bool) -> None:
    """Refuse an address we would not call."""
    await outgoing.resolve(url, private=private, names=outgoing.CHECKS)
