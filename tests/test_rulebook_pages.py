"""The pages that go through a rulebook: what they name exists and proves what it should, and nothing is left out."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from readyroom.rulebook import rules_index

DOCS = Path(__file__).parents[1] / "docs"
PAGES = {"rulebook-003.md": ("s003", "exodus")}
"""By page: how the index calls the rulebook, and the mode whose rules it gives."""

RULES = re.compile(r"\b([A-Z][A-Z0-9]+)-(\d{3})\b(?: to ([A-Z][A-Z0-9]+)-(\d{3})\b)?")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
PROOF = re.compile(r"\]\((\.\./tests/[^)]+)\)((?: [TXIV]\d+)*)")


def named(text: str) -> Iterator[str]:
    """The rules a text names; "EXEC-002 to EXEC-005" names all between them that the index has."""
    rules = rules_index("galactica")
    for prefix, first, other, last in RULES.findall(text):
        yield f"{prefix}-{first}"
        if last:
            assert prefix == other, f"{prefix}-{first} to {other}-{last}"
            assert int(first) < int(last), f"{prefix}-{first} to {other}-{last}"
            yield f"{prefix}-{last}"
            between = (f"{prefix}-{number:03}" for number in range(int(first) + 1, int(last)))
            yield from (rule for rule in between if rule in rules)


def rows(text: str) -> list[list[str]]:
    """The rows of tables that say where rules are proven: section, rules, proofs, remarks."""
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return [row for row in cells if len(row) == 4 and row[0] != "section" and set(row[0]) != {"-"}]


def test_a_range_names_what_lies_between() -> None:
    assert list(named("EXEC-002 to EXEC-005, MK7-001")) == ["EXEC-002", "EXEC-005", "EXEC-003", "EXEC-004", "MK7-001"]
    with pytest.raises(AssertionError):
        list(named("EXEC-002 to TRAU-005"))


@pytest.mark.parametrize("page", PAGES)
def test_rules_files_and_rulings_exist(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    assert set(named(text)) <= {*rules_index("galactica")}
    rulings = {line.split("|")[1].strip() for line in (DOCS / "rulings.md").read_text().splitlines() if line[:1] == "|"}
    for name, target in LINK.findall(text):
        assert (DOCS / target).is_file(), target
        assert target != "rulings.md" or name in {*rulings, "rulings"}, name
    for target in re.findall(r"`((?:src|tests|docs)/[\w/.]+)`", text):
        assert (DOCS.parent / target).is_file(), target


@pytest.mark.parametrize("page", PAGES)
def test_no_rule_of_the_rulebook_is_left_out(page: str) -> None:
    source, mode = PAGES[page]
    wanted = {rule.id for rule in rules_index("galactica").values() if mode in rule.modes and source in rule.source}
    assert len(wanted) > 100
    assert wanted - set(named((DOCS / page).read_text(encoding="utf-8"))) == set()


@pytest.mark.parametrize("page", PAGES)
def test_rules_are_proven_where_the_page_says(page: str) -> None:
    """Each rule of a row is cited by one of its modules, and each scenario is in the module that it stands beside."""
    _, mode = PAGES[page]
    table = rows((DOCS / page).read_text(encoding="utf-8"))
    assert len(table) > 50
    for section, rules, proofs, _ in table:
        texts = {target: (DOCS / target).read_text(encoding="utf-8") for target, _ in PROOF.findall(proofs)}
        for rule in named(rules):
            if mode in rules_index("galactica")[rule].modes:
                assert any(f'"{rule}"' in text for text in texts.values()), f"{section}: {rule}"
        for target, scenarios in PROOF.findall(proofs):
            for scenario in scenarios.split():
                assert re.search(rf"(?i)(?<![a-z0-9]){scenario}(?!\d)", texts[target]), f"{target}: {scenario}"
