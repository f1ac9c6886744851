"""People: guests, accounts, sessions, resets. Plain functions on a transaction."""

import hashlib
import secrets
import time
from functools import cache
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, select, update

from readyroom.kernel import Json
from readyroom.server.errors import Refused
from readyroom.server.ids import new_id, new_token
from readyroom.server.schema import challenges, chat, facts, passkeys, people, resets, sessions
from readyroom.server.store import Tx

_HASHER = PasswordHasher()


@cache
def _nobody() -> str:
    """Checked when there is no such login, so that the time taken does not tell."""
    return _HASHER.hash(secrets.token_hex(16))


RESET_HOURS = 48
FRESH_SECONDS = 600.0
"""So long after a sign-in its session may change how one signs in."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None
    email: str | None
    notices: dict[str, Any]

    @property
    def guest(self) -> bool:
        return self.login is None


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def hash_password(password: str) -> str:
    return _HASHER.hash(password)


def password_fits(stored: str | None, password: str) -> bool:
    """Slow on purpose; call it outside the event loop."""
    try:
        _HASHER.verify(stored or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.login, row.email, row.notices)


def find(conn: Connection, person: str) -> Person | None:
    row = conn.execute(select(people).where(people.c.id == person)).first()
    return _person(row) if row else None


def by_login(conn: Connection, login: str) -> tuple[Person, str | None] | None:
    """The person with the stored hash of their password."""
    row = conn.execute(select(people).where(people.c.login == login.lower())).first()
    return (_person(row), row.password) if row else None


def has_password(conn: Connection, person: str) -> bool:
    return conn.execute(select(people.c.password).where(people.c.id == person)).scalar() is not None


def add_guest(tx: Tx, name: str) -> Person:
    person = Person(new_id(), name, None, None, {})
    tx.conn.execute(insert(people).values(id=person.id, name=name, notices={}, created_at=time.time()))
    return person


def make_account(tx: Tx, person: Person, login: str, password: str | None, email: str | None) -> Person:
    """Turn a guest into an account; `password` is hashed already, None where a passkey comes with it."""
    if not person.guest:
        raise Refused("has-account")
    login = login.lower()
    tx.lock(f"login/{login}")
    if by_login(tx.conn, login):
        raise Refused("login-taken", login=login)
    tx.conn.execute(update(people).where(people.c.id == person.id).values(login=login, password=password, email=email))
    return msgspec.structs.replace(person, login=login, email=email)


def set_password(tx: Tx, person: str, password: str, *, drop_passkeys: bool) -> None:
    """`password` is hashed already. The sessions have to be renewed; tokens of the host no longer count."""
    tx.conn.execute(update(people).where(people.c.id == person).values(password=password))
    tx.conn.execute(delete(resets).where(resets.c.person == person))
    if drop_passkeys:
        tx.conn.execute(delete(passkeys).where(passkeys.c.person == person))


def _hang_up(tx: Tx, person: str, session: str | None, renewed: str | None = None) -> None:
    """Have all processes close the sockets of a session, or of all of somebody's. Those of the session `renewed` are
    asked to come back, with the new cookie: who has only a copy of the old one can't."""
    tx.tell("bye", body={"person": person, "session": session, "renewed": renewed})


def change(tx: Tx, person: Person, *, name: str | None, email: str | None, notices: Json) -> Person:
    changed = msgspec.structs.replace(
        person,
        name=person.name if name is None else name,
        email=person.email if email is None else email or None,
        notices=person.notices if notices is None else notices,
    )
    tx.conn.execute(
        update(people)
        .where(people.c.id == person.id)
        .values(name=changed.name, email=changed.email, notices=changed.notices)
    )
    return changed


def forget(tx: Tx, person: str) -> None:
    """Delete everything that points to a person. His seats must have been left before."""
    _hang_up(tx, person, None)
    tx.conn.execute(update(chat).where(chat.c.person == person).values(text="", name="-", person=None))
    tx.conn.execute(delete(people).where(people.c.id == person))


# --- sessions and resets ---------------------------------------------------------------------------------------


def open_session(tx: Tx, person: str, days: float, *, proved: bool = True, passkey: str | None = None) -> str:
    """The token of a new session; only its digest is stored."""
    token, now = new_token(), time.time()
    values = {"digest": digest(token), "person": person, "expires_at": now + days * 86_400, "passkey": passkey}
    tx.conn.execute(insert(sessions).values(**values, proved_at=now if proved else None))
    return token


def sign_in(tx: Tx, person: str, days: float, now: str | None, passkey: str | None = None) -> str:
    """A new session. If the token `now` is of the same person its session goes on in the new one."""
    token = open_session(tx, person, days, passkey=passkey)
    if now is not None:
        mine = (sessions.c.digest == digest(now), sessions.c.person == person)
        if tx.conn.execute(delete(sessions).where(*mine)).rowcount:
            _hang_up(tx, person, digest(now), digest(now))
    return token


def renew_sessions(tx: Tx, person: str, days: float, now: str | None = None) -> str:
    """All sessions end; that of the token `now` goes on in the one new session."""
    tx.conn.execute(delete(sessions).where(sessions.c.person == person))
    token = open_session(tx, person, days)
    _hang_up(tx, person, None, now and digest(now))
    return token


def prove(tx: Tx, token: str) -> None:
    """The person of a session has just proved who they are."""
    tx.conn.execute(update(sessions).where(sessions.c.digest == digest(token)).values(proved_at=time.time()))


def has_proved(conn: Connection, token: str | None) -> bool:
    """Whether that was a moment ago. A clock that was set back makes it no longer."""
    if token is None:
        return False
    at = conn.execute(select(sessions.c.proved_at).where(sessions.c.digest == digest(token))).scalar()
    return at is not None and 0 <= time.time() - at <= FRESH_SECONDS


def must_have_proved(conn: Connection, token: str | None) -> None:
    if not has_proved(conn, token):
        raise Refused("prove-first")


def of_session(conn: Connection, token: str) -> Person | None:
    query = (
        select(people)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.digest == digest(token), sessions.c.expires_at > time.time())
    )
    row = conn.execute(query).first()
    return _person(row) if row else None


def close_session(tx: Tx, token: str) -> None:
    ended = sessions.c.digest == digest(token)
    person = tx.conn.execute(select(sessions.c.person).where(ended)).scalar()
    tx.conn.execute(delete(sessions).where(ended))
    if person is not None:
        _hang_up(tx, person, digest(token))


def end_sessions_of(tx: Tx, person: str, passkey: str, keep: str | None) -> None:
    """End the sessions that a passkey has opened, but that of the token `keep`."""
    opened = select(sessions.c.digest).where(sessions.c.person == person, sessions.c.passkey == passkey)
    for session in list(tx.conn.execute(opened).scalars()):
        if keep is None or session != digest(keep):
            tx.conn.execute(delete(sessions).where(sessions.c.digest == session))
            _hang_up(tx, person, session)


def drop_expired(tx: Tx) -> None:
    tx.conn.execute(delete(sessions).where(sessions.c.expires_at < time.time()))
    tx.conn.execute(delete(resets).where(resets.c.expires_at < time.time()))
    tx.conn.execute(delete(challenges).where(challenges.c.expires_at < time.time()))


def offer_reset(tx: Tx, login: str) -> str:
    """A token the host hands to somebody who forgot their password."""
    found = by_login(tx.conn, login)
    if not found:
        raise Refused("not-found")
    token = new_token()
    expires = time.time() + RESET_HOURS * 3600
    tx.conn.execute(insert(resets).values(digest=digest(token), person=found[0].id, expires_at=expires))
    return token


def use_reset(tx: Tx, token: str, password: str) -> str:
    """Set the (hashed) password; the token is used up. Returns the person.

    Who had the password may have added passkeys, so they go too."""
    row = tx.conn.execute(
        select(resets.c.person).where(resets.c.digest == digest(token), resets.c.expires_at > time.time())
    ).first()
    if row is None:
        raise Refused("bad-reset")
    set_password(tx, row.person, password, drop_passkeys=True)
    return str(row.person)


# --- what the server keeps about itself ------------------------------------------------------------------------


def fact(tx: Tx, name: str, make: str) -> str:
    """A fact of the server; `make` is stored if there is none yet."""
    tx.lock(f"fact/{name}")
    row = tx.conn.execute(select(facts.c.value).where(facts.c.name == name)).first()
    if row:
        return str(row.value)
    tx.conn.execute(insert(facts).values(name=name, value=make))
    return make
