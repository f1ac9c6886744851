"""The pages that go through a rulebook: what they name exists and proves what it should, and nothing is left out."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from readyroom.rulebook import rules_index

DOCS = Path(__file__).parents[1] / "docs"
PAGES = {"rulebook-003.md": ("s003", "exodus"), "rulebooks.md": ("s001", "combined")}
"""By page: how the index calls the rulebook, and the mode whose rules it gives."""
BOOKS = {
    "000": ("galactica", "base"),
    "001": ("galactica", "combined"),
    "002": ("race", "all"),
    "004": ("galactica", ""),
}
"""By chapter of the page of all books: the game, and the mode all of whose rules it has; none: only those that the
index draws from the book. Some ids of rules are in both games."""

RULES = re.compile(r"\b([A-Z][A-Z0-9]+)-(\d{3})\b(?: to ([A-Z][A-Z0-9]+)-(\d{3})\b)?")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
PROOF = re.compile(r"\]\((\.\./tests/[^)]+)\)((?: [TXIVE]\d+)*)")


def named(text: str, game: str = "galactica") -> Iterator[str]:
    """The rules a text names; "EXEC-002 to EXEC-005" names all between them that the index has."""
    rules = rules_index(game)
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


def _anchor(heading: str) -> str:
    return "#" + re.sub(r"[^a-z0-9 -]", "", heading.lstrip("# ").lower()).replace(" ", "-")


def chapters() -> dict[str, str]:
    """The page of all books, chapter by chapter, by the number of the book."""
    text = (DOCS / "rulebooks.md").read_text(encoding="utf-8")
    found = re.split(r"^## (?=[^#])", text, flags=re.MULTILINE)[1:]
    return {chapter[:3]: chapter for chapter in found if chapter[:3].isdigit()}


def games(page: str) -> Iterator[tuple[str, str]]:
    """The text of a page, part by part, each with the game whose rules it names."""
    text = (DOCS / page).read_text(encoding="utf-8")
    race = chapters()["002"] if page == "rulebooks.md" else ""
    yield "galactica", text.replace(race, "") if race else text
    yield "race", race


def test_every_book_has_a_chapter() -> None:
    assert [*chapters()] == ["000", "001", "002", "003", "004"]
    assert "(rulebook-003.md)" in chapters()["003"]


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_of_a_book_is_in_its_chapter(book: str) -> None:
    """Those that hold in its game, and those that the index draws from it; so every section of the index is there."""
    game, mode = BOOKS[book]
    rules = rules_index(game).values()
    wanted = {rule.id for rule in rules if f"s{book}" in rule.source or mode in rule.modes}
    assert len(wanted) >= 24
    assert wanted - set(named(chapters()[book], game)) == set()


@pytest.mark.parametrize("game", ["galactica", "race"])
def test_no_rule_of_the_index_is_on_no_page(game: str) -> None:
    text = "".join(text for page in PAGES for one, text in games(page) if one == game)
    found = {rule for rule in named(text, game) if rule in rules_index(game)}
    assert {*rules_index(game)} - found == set()


def test_every_row_says_where_it_is_proven_or_why_not() -> None:
    for chapter in chapters().values():
        for section, rules, proofs, remarks in rows(chapter):
            assert bool(rules) == bool(proofs), section
            assert rules or remarks, section


@pytest.mark.parametrize("page", PAGES)
def test_rules_files_and_rulings_exist(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for game, part in games(page):
        assert set(named(part, game)) <= {*rules_index(game)}
    rulings = {line.split("|")[1].strip() for line in (DOCS / "rulings.md").read_text().splitlines() if line[:1] == "|"}
    headings = {_anchor(line) for line in text.splitlines() if line[:1] == "#"}
    for name, target in LINK.findall(text):
        assert target in headings or (DOCS / target).is_file(), target
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
    mode = "" if page == "rulebooks.md" else PAGES[page][1]
    for game, part in games(page):
        table = rows(part)
        assert len(table) > 20 or not part
        for section, rules, proofs, _ in table:
            texts = {target: (DOCS / target).read_text(encoding="utf-8") for target, _ in PROOF.findall(proofs)}
            assert all(("race" in Path(target).name) == (game == "race") for target in texts), section
            for rule in named(rules, game):
                if not mode or mode in rules_index(game)[rule].modes:
                    assert any(f'"{rule}"' in text for text in texts.values()), f"{section}: {rule}"
            for target, scenarios in PROOF.findall(proofs):
                for scenario in scenarios.split():
                    assert re.search(rf"(?i)(?<![a-z0-9]){scenario}(?!\d)", texts[target]), f"{target}: {scenario}"
