"""Copies of structs, as quick as if written by hand: the function is made once, from the fields the struct has.

Copying the state is the hot part of rest points and clones. A `copy` that lists every field a second time is quick
too, but forgets the field that is added next year.
"""

import types
import typing
from collections.abc import Callable
from typing import Annotated, Any, Self, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)
P = TypeVar("P", bound="Part")

_SHARED = msgspec.Meta(extra={"copies": "share it"})
_DROPPED = msgspec.Meta(extra={"copies": "have none"})

Shared = Annotated[T, _SHARED]
"""A field that is only ever replaced, never changed in place: copies may share it."""

Dropped = Annotated[T | None, _DROPPED]
"""A field that belongs to one object only: copies have None."""


class Part(msgspec.Struct, omit_defaults=True):
    """A part of a game's state: plain data that can be copied. What has its default is not written, so that a field
    that comes later with a default changes neither stored states nor their fingerprints."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "copy" not in cls.__dict__:
            cls.copy = _first_copy  # type: ignore[method-assign, assignment]

    def copy(self) -> Self:
        """An independent copy."""
        return _first_copy(self)


def _first_copy(part: P) -> P:
    """The fields of a class are known once the class is whole, so its copier is made when it is first needed."""
    kind = type(part)
    made = copier(kind)
    if kind.__dict__.get("copy") is _first_copy:
        kind.copy = made  # type: ignore[method-assign, assignment]
    return made(part)


_PLAIN = (int, str, bool, float, bytes, type(None))


def copier(struct: type[S]) -> Callable[[S], S]:
    """A function that copies a struct: lists and dictionaries anew, structs by their own `copy`, all else as it is."""
    hints = get_type_hints(struct, include_extras=True)
    lines = ["def copied(this):", "    new = this.__copy__()"]
    for field in msgspec.structs.fields(struct):
        source = _copy_of(hints[field.name], f"this.{field.name}", 0)
        if source is not None:
            lines.append(f"    new.{field.name} = {source}")
    lines.append("    return new")
    made: dict[str, Any] = {}
    exec("\n".join(lines), made)  # noqa: S102 - made from our own field names only, as dataclasses do
    function: Callable[[S], S] = made["copied"]
    return function


def _copy_of(kind: Any, value: str, depth: int) -> str | None:
    """The expression that copies `value`; None where sharing it is a copy."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        if _DROPPED in args:
            return "None"
        return None if _SHARED in args else _copy_of(args[0], value, depth)
    if origin in (Union, types.UnionType):
        copies = {_copy_of(arg, value, depth) for arg in args} - {None}
        if not copies:
            return None
        if len(copies) > 1:
            raise TypeError(f"{kind} has parts that are copied differently")
        return f"{copies.pop()} if {value} is not None else None"
    if origin is list:
        item = _copy_of(args[0], f"x{depth}", depth + 1)
        return f"{value}[:]" if item is None else f"[{item} for x{depth} in {value}]"
    if origin is dict:
        item = _copy_of(args[1], f"x{depth}", depth + 1)
        return f"{value}.copy()" if item is None else f"{{k{depth}: {item} for k{depth}, x{depth} in {value}.items()}}"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return None if kind.__struct_config__.frozen else f"{value}.copy()"
    if kind in _PLAIN or origin in (tuple, frozenset, typing.Literal):
        return None
    raise TypeError(f"no copy is known for {kind}")
