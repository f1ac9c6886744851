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
        if _IN_OTHERS.intersection(cls.__mro__):
            _forget_copiers()  # they copy what is there of such a class by the fields it had without this one
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
        _MADE.add(kind)
    return made(part)


def _forget_copiers() -> None:
    """All copiers are made anew when they are next needed."""
    for kind in _MADE:
        kind.copy = _first_copy  # type: ignore[method-assign, assignment]
    _MADE.clear()
    _IN_OTHERS.clear()


_MADE: set[type[Part]] = set()
"""Structs that have a copier."""
_IN_OTHERS: set[type] = set()
"""Structs whose copying is part of others' code: by their own fields only."""
_PLAIN = (int, str, bool, float, bytes, type(None))


def copier(struct: type[S]) -> Callable[[S], S]:
    """A function that copies a struct: lists and dictionaries anew, structs in them too, all else as it is.

    It is one piece of code without calls for the parts: a call or a comprehension for each of them cost a third more.
    """
    code = _Code()
    code.struct(struct, "this", "new", 1)
    made: dict[str, Any] = {}
    exec("\n".join(["def copied(this):", *code.lines, "    return new"]), made)  # noqa: S102 - our own field names only
    function: Callable[[S], S] = made["copied"]
    return function


class _Code:
    """Lines that copy things."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names = 0
        self._within: list[type] = []

    def _line(self, depth: int, text: str) -> None:
        self.lines.append("    " * depth + text)

    def _name(self) -> str:
        self._names += 1
        return f"v{self._names}"

    def struct(self, struct: type[msgspec.Struct], value: str, target: str, depth: int) -> None:
        self._within.append(struct)
        self._line(depth, f"{target} = {value}.__copy__()")
        hints = get_type_hints(struct, include_extras=True)
        for field in msgspec.structs.fields(struct):
            kind = hints[field.name]
            if not _shared(kind):
                self._copy(kind, f"{value}.{field.name}", f"{target}.{field.name}", depth)
        self._within.pop()

    def _copy(self, kind: Any, value: str, target: str, depth: int) -> None:
        """Assign a copy of `value` to `target`."""
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            if _DROPPED in args:
                self._line(depth, f"{target} = None")
            else:
                self._copy(args[0], value, target, depth)
        elif origin in (Union, types.UnionType):
            (one,) = [arg for arg in args if not _shared(arg)]
            self._line(depth, f"if {value} is not None:")
            self._copy(one, value, target, depth + 1)
        elif origin is list or origin is dict:
            self._items(args[-1], value, target, depth, of_dict=origin is dict)
        elif kind in self._within or kind.__subclasses__() or _own_copy(kind):
            self._line(depth, f"{target} = {value}.copy()")
        else:
            _IN_OTHERS.add(kind)
            new = self._name()
            self.struct(kind, value, new, depth)
            self._line(depth, f"{target} = {new}")

    def _items(self, kind: Any, value: str, target: str, depth: int, *, of_dict: bool) -> None:
        if _shared(kind):
            self._line(depth, f"{target} = {value}.copy()")
            return
        all_of, one, key = self._name(), self._name(), self._name()
        self._line(depth, f"{target} = {all_of} = {'{}' if of_dict else '[]'}")
        self._line(depth, f"for {key}, {one} in {value}.items():" if of_dict else f"for {one} in {value}:")
        new = f"{all_of}[{key}]" if of_dict else self._name()
        self._copy(kind, one, new, depth + 1)
        if not of_dict:
            self._line(depth + 1, f"{all_of}.append({new})")


def _own_copy(struct: type[msgspec.Struct]) -> bool:
    """Whether a struct has a way of copying that was written by hand."""
    own = getattr(struct, "copy", None)
    return own is not None and own is not _first_copy and own.__name__ != "copied"


def _shared(kind: Any) -> bool:
    """Whether a copy may share a value of this kind."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _DROPPED not in args and (_SHARED in args or _shared(args[0]))
    if origin in (Union, types.UnionType):
        copied = [arg for arg in args if not _shared(arg)]
        if len(copied) > 1:
            raise TypeError(f"{kind} has parts that are copied differently")
        return not copied
    if origin is list or origin is dict:
        return False
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__struct_config__.frozen
    if kind in _PLAIN or origin in (tuple, frozenset, typing.Literal):
        return True
    raise TypeError(f"no copy is known for {kind}")
