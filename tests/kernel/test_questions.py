"""Questions: what counts as an answer, and what a script gets for it."""

from typing import Any

import pytest

from readyroom.kernel import Choose, ChooseOrder, ChooseSeveral, IllegalAnswer, Option, RulesFault


def show(pick: str) -> Option:
    return Option("card", pick)


@pytest.mark.parametrize("answer", [3, -1, True, 1.0, "1", None, (1,), [1]])
def test_choose_takes_one_index_only(answer: Any) -> None:
    with pytest.raises(IllegalAnswer, match="one of the options 0 to 2"):
        Choose(0, "p", "abc").check(answer)


@pytest.mark.parametrize("answer", [0, (), (0,), (0, 1, 2), (0, 0), (0, 9), (0, True), ("a", "b"), None])
def test_several_takes_the_right_number_of_different_indexes(answer: Any) -> None:
    with pytest.raises(IllegalAnswer):
        ChooseSeveral(0, "p", "abcd", at_least=2, at_most=2).check(answer)


def test_several_comes_in_the_order_of_the_options_and_order_in_the_order_chosen() -> None:
    several = ChooseSeveral(0, "p", "abcd", at_least=0, at_most=3)
    order = ChooseOrder(0, "p", "abcd", at_least=0, at_most=3)
    assert several.check([3, 0]) == (0, 3)
    assert several.value((0, 3)) == ("a", "d")
    assert order.check([3, 0]) == (3, 0)
    assert order.value((3, 0)) == ("d", "a")
    assert several.check([]) == ()


def test_error_says_how_many() -> None:
    with pytest.raises(IllegalAnswer, match="choose 1 to 2 of the options, not 3"):
        ChooseSeveral(0, "p", "abcd", at_least=1, at_most=2).check((0, 1, 2))


def test_equal_options_get_different_labels() -> None:
    question = Choose(0, "p", ["x", "y", "x", "x"], show)
    assert question.labels == ("card:x", "card:y", "card:x~2", "card:x~3")
    assert question.find("card:x~2") == 2
    with pytest.raises(IllegalAnswer, match="no option 'card:z'"):
        question.find("card:z")


def test_options_are_only_built_when_somebody_looks() -> None:
    looked: list[str] = []

    def show_and_note(pick: str) -> Option:
        looked.append(pick)
        return show(pick)

    question = Choose(0, "p", "ab", show_and_note)
    assert question.value(1) == "b"
    assert looked == []
    assert len(question.options) == len(question.options) == 2
    assert looked == ["a", "b"]


@pytest.mark.parametrize(("picks", "low", "high"), [("", 1, 1), ("a", 2, 2), ("abc", 2, 1), ("ab", 0, 3)])
def test_a_question_without_a_legal_answer_is_a_fault_of_the_rules(picks: str, low: int, high: int) -> None:
    with pytest.raises(RulesFault, match="no legal answer"):
        ChooseSeveral(0, "p", picks, at_least=low, at_most=high)


def test_plain_form_is_what_a_client_needs() -> None:
    question = ChooseSeveral(1, "p", ["x"], lambda pick: Option("card", pick, {"cost": 2}), facts={"n": 3})
    question.serial = 7
    assert question.plain() == {
        "serial": 7,
        "seat": 1,
        "kind": "several",
        "prompt": "p",
        "facts": {"n": 3},
        "at_least": 1,
        "at_most": 1,
        "options": [{"label": "card:x", "kind": "card", "id": "x", "facts": {"cost": 2}}],
    }
