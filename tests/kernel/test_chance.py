"""Chance: repeatable, fair, and all in the state."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from readyroom.kernel import Chance, key_of


def test_same_key_same_numbers_other_key_other_numbers() -> None:
    def numbers(seed: str) -> list[int]:
        chance = Chance(key_of(seed))
        return [chance.below(1000) for _ in range(20)]

    assert numbers("a") == numbers("a")
    assert numbers("a") != numbers("b")


def test_copy_has_the_same_future_and_a_life_of_its_own() -> None:
    chance = Chance(key_of("x"))
    chance.die(6)
    copy = chance.copy()
    assert [chance.die(6) for _ in range(9)] == [copy.die(6) for _ in range(9)]
    chance.die(6)
    assert chance.uses == copy.uses + 1


def test_every_use_is_counted_and_a_reveal_is_not_a_use() -> None:
    chance = Chance(key_of("x"))
    chance.die(6)
    chance.shuffle([1, 2, 3])
    chance.draw([1, 2, 3], 2)
    chance.pick([1, 2])
    assert chance.uses == 5
    chance.reveal()
    assert (chance.uses, chance.reveals) == (5, 1)


def test_die_and_shuffle_are_even() -> None:
    chance = Chance(key_of("even"))
    dice = Counter(chance.die(8) for _ in range(16_000))
    assert set(dice) == set(range(1, 9))
    assert all(1_850 < n < 2_150 for n in dice.values())
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations((1, 2, 3, 4)))
    assert all(400 < n < 600 for n in orders.values())


@given(st.lists(st.integers(), max_size=600), st.text())
def test_shuffle_keeps_everything(items: list[int], seed: str) -> None:
    shuffled = items[:]
    Chance(key_of(seed)).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(st.lists(st.integers(), max_size=20), st.integers(0, 30))
def test_draw_takes_what_is_there_and_leaves_the_rest_in_order(items: list[int], count: int) -> None:
    numbered = list(enumerate(items))
    drawn = Chance(key_of("d")).draw(numbered, count)
    assert len(drawn) == min(count, len(items))
    assert numbered == sorted(numbered)
    assert sorted(numbered + drawn) == list(enumerate(items))


def test_keys_do_not_run_into_each_other() -> None:
    assert key_of("ab", "c") != key_of("a", "bc")
