"""Copies of states are whole and independent, whatever fields they have; also where rest points lie far apart."""

import types
import typing
from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

import readyroom as rr
from readyroom.galactica.state import Galactica
from readyroom.kernel import Chance, Dropped, Part, Shared, State
from readyroom.kernel.copying import copier
from readyroom.players import random_answer
from readyroom.race.state import Race
from readyroom.testing.lanterns import Lanterns

STATES: list[type[State]] = [Galactica, Race, Lanterns]


def other_than_default(kind: Any, n: int = 1) -> Any:
    """A value of a type that no default has."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return other_than_default(args[0], n)
    if origin in (typing.Union, types.UnionType):
        return other_than_default(next(arg for arg in args if arg is not type(None)), n)
    if origin is list:
        return [other_than_default(args[0], n + i) for i in range(2)]
    if origin is tuple:
        return tuple(other_than_default(arg, n + i) for i, arg in enumerate(args))
    if origin is dict:
        return {f"key{i}": other_than_default(args[1], n + i) for i in range(2)}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind, include_extras=True)
        return kind(**{name: other_than_default(hints[name], n + i) for i, name in enumerate(kind.__struct_fields__)})
    plain: dict[Any, Any] = {bool: True, int: 1000 + n, str: f"word {n}"}
    return plain[kind]


def filled(state: type[State]) -> State:
    hints = get_type_hints(state, include_extras=True)
    names = [name for name in state.__struct_fields__ if name != "told"]
    return state(**{name: other_than_default(hints[name], n) for n, name in enumerate(names)})


def parts(thing: Any) -> Iterator[Any]:
    """Everything that can be changed in place within a state."""
    if isinstance(thing, list):
        yield thing
        for item in thing:
            yield from parts(item)
    elif isinstance(thing, dict):
        yield thing
        for item in thing.values():
            yield from parts(item)
    elif isinstance(thing, msgspec.Struct) and not thing.__struct_config__.frozen:
        yield thing
        shared = get_type_hints(type(thing), include_extras=True)
        for name in thing.__struct_fields__:
            if get_origin(shared[name]) is not Annotated:
                yield from parts(getattr(thing, name))


@pytest.mark.parametrize("kind", STATES)
def test_a_state_with_nothing_at_its_default_equals_its_copy(kind: type[State]) -> None:
    state = filled(kind)
    for field in msgspec.structs.fields(kind):
        if field.name != "told" and field.default is not msgspec.NODEFAULT:
            assert getattr(state, field.name) != field.default, field.name
    assert state.copy() == state
    assert msgspec.json.decode(state.dump(), type=kind) == state


@pytest.mark.parametrize("kind", STATES)
def test_a_copy_shares_nothing_that_can_change(kind: type[State]) -> None:
    state = filled(kind)
    assert not {id(part) for part in parts(state)} & {id(part) for part in parts(state.copy())}


def structs_of(kind: Any) -> Iterator[type[msgspec.Struct]]:
    for arg in get_args(kind):
        yield from structs_of(arg)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for hint in get_type_hints(kind, include_extras=True).values():
            yield from structs_of(hint)


@pytest.mark.parametrize("kind", STATES)
def test_defaults_are_written_nowhere_in_a_state(kind: type[State]) -> None:
    """So that a field that is added with a default changes no fingerprint of a stored position."""
    found = {struct for struct in structs_of(kind) if struct.__module__.startswith("readyroom.")}
    told = {struct for struct in found if issubclass(struct, rr.kernel.Event)}
    assert all(struct.__struct_config__.omit_defaults for struct in found - told - {Chance})


class Box(Part):
    cards: list[int]
    by_name: dict[str, list[int]]
    order: Shared[list[int]]
    inner: "Box | None" = None
    heard: Dropped[list[int]] = None


def test_what_is_shared_and_what_is_dropped() -> None:
    box = Box([1], {"a": [2]}, [3], Box([4], {}, []), [5])
    new = box.copy()
    assert new == Box([1], {"a": [2]}, [3], Box([4], {}, []), None)
    assert new.order is box.order
    new.cards.append(9)
    new.by_name["a"].append(9)
    assert new.inner is not None
    new.inner.cards.append(9)
    assert box == Box([1], {"a": [2]}, [3], Box([4], {}, []), [5])


class Shelf(Part):
    rows: list[dict[str, list[int]]]
    by_name: dict[str, dict[str, list[int]]]


def test_what_lies_deep_within_lists_and_dictionaries_is_copied_too() -> None:
    shelf = Shelf([{"a": [1]}], {"b": {"c": [2]}})
    new = shelf.copy()
    new.rows[0]["a"].append(9)
    new.by_name["b"]["c"].append(9)
    assert shelf == Shelf([{"a": [1]}], {"b": {"c": [2]}})


class Larger(Box):
    more: list[int] = msgspec.field(default_factory=list)


def test_a_subclass_copies_its_own_fields_too() -> None:
    Box([1], {}, []).copy()
    larger = Larger([1], {}, [], more=[2])
    larger.copy().more.append(3)
    assert larger.more == [2]


class Cupboard(Part):
    box: Box


def test_a_field_may_hold_a_subclass_of_what_it_says() -> None:
    cupboard = Cupboard(Larger([1], {}, [], more=[2]))
    new = cupboard.copy().box
    assert isinstance(new, Larger)
    new.more.append(3)
    assert cupboard.box == Larger([1], {}, [], more=[2])


class Odd(msgspec.Struct):
    what: object


def test_a_field_nobody_knows_how_to_copy_is_an_error() -> None:
    with pytest.raises(TypeError, match="no copy is known"):
        copier(Odd)


@pytest.mark.parametrize(("game", "seats"), [("lanterns", 3), ("race", 2), ("galactica", 3)])
def test_clones_and_undo_where_nobody_listens(game: str, seats: int) -> None:
    """Rest points lie several answers apart there, and a clone makes one on its way; nothing else may differ."""
    rng = Random(5)
    quiet, loud = (rr.new(game, seats, 7, listen=listen) for listen in (False, True))
    for n in range(160):
        if quiet.over:
            break
        question = quiet.questions[rng.randrange(len(quiet.questions))]
        answer = random_answer(question, rng)
        for one in (quiet, loud):
            one.answer(question.seat, answer)
        assert quiet.digest() == loud.digest()
        for seat in range(seats):
            assert quiet.why_no_undo(seat) == loud.why_no_undo(seat)
        if n % 3 == 0:
            assert quiet.clone(listen=False).digest() == quiet.clone().digest() == quiet.digest()
        if quiet.why_no_undo(question.seat) is None and n % 2:
            for one in (quiet, loud):
                one.undo(question.seat)
            assert quiet.digest() == loud.digest()
    assert len(quiet) > 40


class Inner(Part):
    items: list[int]


class Outer(Part):
    inners: list[Inner]


def test_what_is_copied_with_others_may_get_fields_of_another_class_later() -> None:
    """Copiers that were made before do not share them."""
    assert Outer([Inner([1])]).copy() == Outer([Inner([1])])
    late: Any = type("Late", (Inner,), {"__annotations__": {"more": list[int]}})
    outer = Outer([late([1], [2])])
    copied = outer.copy()
    copied.inners[0].more.append(3)  # type: ignore[attr-defined]
    assert outer == Outer([late([1], [2])])


class Branch(Part):
    leaves: list[int]
    branches: list["Branch"]


def test_a_part_may_hold_parts_of_its_own_kind() -> None:
    tree = Branch([1], [Branch([2], [Branch([3], [])])])
    copy = tree.copy()
    assert copy == tree
    copy.branches[0].branches[0].leaves.append(4)
    assert tree.branches[0].branches[0].leaves == [3]
