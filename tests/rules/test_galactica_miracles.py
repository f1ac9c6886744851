"""Miracle tokens (CHAR-010..023)."""

import pytest
from tests.rules.galactica_combined import combined, miracles_of

from readyroom.galactica.characters import can_use, spend, why_not_use
from readyroom.galactica.miracles import able_to_gain, gain_miracle, lose_miracles
from readyroom.galactica.testing import Table

rule = pytest.mark.rule


@rule("CHAR-010", "CHAR-011", "CHAR-014")
def test_an_ability_that_works_once_a_game_costs_a_token_each_time() -> None:
    g = combined("saul_tigh", "laura_roslin", "kara_starbuck_thrace").state
    for _ in range(2):
        assert can_use(g, 0, "declare_martial_law")
        spend(g, 0, "declare_martial_law")
        assert miracles_of(g, 0) == 0
        assert not can_use(g, 0, "declare_martial_law")
        why = why_not_use(g, 0, "declare_martial_law")
        assert why is not None
        assert why.name == "no-miracle"
        assert gain_miracle(g, 0)
    assert g.players[0].spent == []


@rule("CHAR-008")
def test_without_tokens_it_is_once_a_game() -> None:
    g = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").state
    spend(g, 0, "declare_martial_law")
    assert g.players[0].spent == ["declare_martial_law"]
    assert not can_use(g, 0, "declare_martial_law")


@rule("CHAR-012", "CHAR-013", "CHAR-016", "CHAR-019", "CHAR-020")
def test_nobody_has_more_than_one_and_revealed_cylons_none() -> None:
    table = combined().cylon(3)
    g = table.state
    lose_miracles(g, 3)
    assert able_to_gain(g) == []
    assert not gain_miracle(g, 1)
    assert not gain_miracle(g, 3)
    lose_miracles(g, 2)
    assert able_to_gain(g) == [2]
    assert gain_miracle(g, 2)
    assert [miracles_of(g, seat) for seat in range(4)] == [1, 1, 1, 0]
