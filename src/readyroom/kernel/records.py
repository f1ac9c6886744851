"""Records: a game as its header and its answers. They are the save file, the bug report and the test fixture.

A record is one line of JSON. It carries a fingerprint of itself (so a damaged file is noticed) and one of the
position it leads to (so rules that changed are noticed).
"""

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from readyroom.kernel.errors import BadRecord
from readyroom.kernel.questions import Answer, Json

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game was started with; with the answers it is the whole game."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Json]
    seed: int | str | None
    """None where the seed comes from `fair`."""
    fair: Mapping[str, Json] | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game, as it is stored."""

    readyroom: int
    header: Header
    answers: tuple[tuple[int, Answer], ...]
    position: str
    """`Game.digest()` after the last answer."""
    talk: tuple[tuple[int, int, str], ...]
    """What was said at the table: after how many answers, by which seat, which phrase."""
    check: str
    """Fingerprint of all of the above."""

    @classmethod
    def of(
        cls,
        header: Header,
        answers: tuple[tuple[int, Answer], ...],
        position: str,
        talk: tuple[tuple[int, int, str], ...] = (),
    ) -> "Record":
        record = cls(FORMAT, header, answers, position, talk, "")
        return msgspec.structs.replace(record, check=record.fingerprint())

    def fingerprint(self) -> str:
        """Of everything but `check`."""
        parts = (self.readyroom, self.header, self.answers, self.position, self.talk)
        return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()

    def plain(self) -> dict[str, Json]:
        """The record as plain data."""
        data: dict[str, Json] = msgspec.to_builtins(self)
        return data

    def dump(self) -> bytes:
        """The record as a file."""
        return msgspec.json.encode(self, order="deterministic")

    def write(self, path: Path) -> None:
        """Write the file, whole or not at all: a full disk or a killed process leaves what was there before."""
        part = path.with_name(path.name + ".part")
        try:
            with part.open("wb") as file:
                file.write(self.dump())
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except OSError as error:
            raise BadRecord(f"can't write {path}: {error.strerror}") from None


class _Version(msgspec.Struct):
    readyroom: int


def load(data: bytes | str | Mapping[str, Json] | Record) -> Record:
    """Read a record, from a file's contents or from plain data; `BadRecord` if it is not whole."""
    if isinstance(data, Record):
        return data
    try:
        if isinstance(data, Mapping):
            data = msgspec.json.encode(data)
        version = msgspec.json.decode(data, type=_Version).readyroom
        if version != FORMAT:
            raise BadRecord(f"the record has format {version}; this Readyroom reads format {FORMAT}")
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeError, TypeError) as error:
        raise BadRecord(f"the record is damaged, or no record at all: {error}") from None
    except RecursionError:
        raise BadRecord("the record is damaged, or no record at all: too deeply nested") from None
    if record.fingerprint() != record.check:
        raise BadRecord("the record is damaged: its contents do not fit its fingerprint")
    return record
