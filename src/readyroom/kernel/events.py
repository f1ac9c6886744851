"""Events: what happened, and who may see which part of it."""

from typing import Any, Generic, TypeVar

import msgspec

from readyroom.kernel.questions import Json

V = TypeVar("V")
W = TypeVar("W")


class Hidden(msgspec.Struct, Generic[V, W], frozen=True):
    """A part of an event that only `seats` may see; everybody else sees `instead` (a count, or nothing)."""

    value: V
    seats: tuple[int, ...]
    instead: W

    def seen_by(self, viewer: int | None) -> V | W:
        return self.value if viewer in self.seats else self.instead


class Event(msgspec.Struct, frozen=True):
    """Something that happened. Games declare one class for each kind of thing."""

    def visible_to(self, viewer: int | None) -> bool:  # noqa: ARG002 - the default is: to everybody
        """Whether `viewer` (a seat, or None for a spectator) notices it at all."""
        return True


class WindowOpened(Event, frozen=True):
    """A secret window: everybody sees that it opened, nobody sees who could act in it."""

    window: str


def shown(event: Event, viewer: int | None) -> dict[str, Json]:
    """The event as plain data, with what `viewer` may see of it."""
    data: dict[str, Json] = {"event": type(event).__name__}
    for name in event.__struct_fields__:
        value: Any = getattr(event, name)
        if isinstance(value, Hidden):
            value = value.seen_by(viewer)
        data[name] = _plain(value)
    return data


def hides(event: Event) -> bool:
    """Whether some part of it is not for everybody who notices it."""
    return any(isinstance(getattr(event, name), Hidden) for name in event.__struct_fields__)


def opened(event: Event) -> dict[str, Json]:
    """The event with nothing hidden: for after the end."""
    data: dict[str, Json] = {"event": type(event).__name__}
    for name in event.__struct_fields__:
        value: Any = getattr(event, name)
        data[name] = _plain(value.value if isinstance(value, Hidden) else value)
    return data


def _plain(value: Any) -> Json:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return msgspec.to_builtins(value) if isinstance(value, msgspec.Struct) else value
