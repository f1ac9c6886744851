"""Questions: what counts as an answer, and what a script gets for it."""

from typing import Any

import pytest

from readyroom.kernel import Choose, ChooseOrder, ChooseSeveral, IllegalAnswer, Option, RulesFault


def show(pick: str) -> Option:
    return Option("card", pick)


@pytest.mark.parametrize("answer", [3, -1, True, 1.0, None, (1,), [1], (0, 1), ()])
def test_choose_takes_one_index_only(answer: Any) -> None:
    with pytest.raises(IllegalAnswer, match="one of the options 0 to 2"):
        Choose(0, "p", "abc").check(answer)


@pytest.mark.parametrize("answer", [0, (), (0,), (0, 1, 2), (0, 0), (0, 9), (0, True), ("a", "z"), None])
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
        "aid": {},
    }


CARDS = ChooseSeveral(0, "p", ["x", "y", "x"], show, at_least=1, at_most=2)


@pytest.mark.parametrize(
    ("answer", "stored"),
    [
        ("card:y", (1,)),
        ("y", (1,)),
        (2, (2,)),
        (["card:x", "x"], (0, 2)),
        (("card:x~2", 1), (1, 2)),
        (["x", 2], (0, 2)),
    ],
)
def test_several_takes_labels_ids_and_a_single_pick(answer: Any, stored: tuple[int, ...]) -> None:
    assert CARDS.check(answer) == stored


def test_choose_takes_a_label_or_an_id() -> None:
    question = Choose(0, "p", ["x", "y"], show)
    assert (question.check("card:y"), question.check("y"), question.check(1)) == (1, 1, 1)


def test_an_unknown_label_is_refused_with_what_there_is() -> None:
    with pytest.raises(IllegalAnswer, match=r"^no option 'card:z' in 'p': card:x, card:y, card:x~2$"):
        CARDS.check(["card:x", "card:z"])


def test_an_id_that_could_be_two_things_is_refused() -> None:
    question = Choose(0, "p", ["card", "good"], lambda kind: Option(kind, "x"))
    with pytest.raises(IllegalAnswer, match=r"^'x' could be card:x or good:x in 'p'$"):
        question.check("x")
    assert question.check("good:x") == 1


@pytest.mark.parametrize("answer", [["y", "y"], ["card:y", 1], ["card:x~2", "x", "card:x~2"]])
def test_a_thing_is_chosen_once_however_it_is_called(answer: Any) -> None:
    with pytest.raises(IllegalAnswer, match="at most once"):
        ChooseSeveral(0, "p", ["x", "y", "x"], show, at_least=0, at_most=3).check(answer)


def test_order_is_the_order_of_the_labels() -> None:
    question = ChooseOrder(0, "p", ["x", "y", "z"], show, at_least=2, at_most=2)
    assert question.check(["card:z", "x"]) == (2, 0)


def test_what_is_reckoned_is_made_once_and_only_when_somebody_looks() -> None:
    made = []

    def aid() -> dict[str, int]:
        made.append(1)
        return {"odds": 3}

    question = Choose(0, "test", ("a", "b"), aid=aid)
    assert question.labels == ("choice:a", "choice:b")
    assert made == []
    assert question.plain()["aid"] == question.plain()["aid"] == {"odds": 3}
    assert made == [1]
    assert Choose(0, "test", ("a",)).plain()["aid"] == {}
