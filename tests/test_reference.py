"""docs/reference is what the engine and the server run today."""

import pytest
from tools.reference import FOLDER, pages


@pytest.mark.parametrize("page", ["race-cards.md", "galactica-cards.md", "api.md"])
def test_the_reference_is_up_to_date(page: str) -> None:
    assert (FOLDER / page).read_text(encoding="utf-8") == pages()[page], "run `make docs`"


def test_every_call_says_what_it_is_for() -> None:
    calls = [line for line in pages()["api.md"].splitlines() if line.startswith("| `")]
    assert len(calls) > 30
    assert [call for call in calls if " " not in call.split("|")[2].strip()] == []
