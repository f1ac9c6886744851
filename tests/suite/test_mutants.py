"""The suite must find every broken variant of Lanterns, and nothing in the sound one."""

import pytest
from tests.suite.mutants import KERNEL_MUTANTS, MUTANTS, Mutant

from readyroom.testing import Fault, check_games
from readyroom.testing.lanterns import RULES
from readyroom.testing.promises import KINDS


def verdict(mutant: Mutant) -> Fault | None:
    try:
        check_games(mutant.rules, 40, sample=mutant.sample, bound=500)
    except Fault as fault:
        return fault
    return None


@pytest.mark.slow
def test_sound_game_passes() -> None:
    tally = check_games(RULES, 60, sample=0.3, modes=[(s, {"turns": t}) for s in (2, 3, 4) for t in (4, 12)])
    assert tally.games == 60
    assert tally.positions > 100
    assert tally.secrets > 1000
    assert tally.undone > 50


@pytest.mark.parametrize("name", MUTANTS)
def test_mutant_is_caught(name: str) -> None:
    fault = verdict(MUTANTS[name])
    assert fault is not None, f"{name} got away"
    assert fault.kind in MUTANTS[name].kinds, str(fault)


@pytest.mark.parametrize("name", KERNEL_MUTANTS)
def test_mutant_of_the_kernel_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, change = KERNEL_MUTANTS[name]
    change(monkeypatch)
    with pytest.raises(Fault) as caught:
        check_games(RULES, 40, sample=0.5, bound=500)
    assert caught.value.kind == kind, str(caught.value)


def test_all_mutants_are_there_and_every_kind_of_fault_is_proved() -> None:
    assert len(MUTANTS) == 24
    assert {kind for mutant in MUTANTS.values() for kind in mutant.kinds} == set(KINDS)
