"""Players are "they": no sentence for people takes them for men, or for women."""

import re
from pathlib import Path

import readyroom.words

FOLDER = Path(readyroom.words.__file__).parent / "en"
PERSONAL = re.compile(r"\b(he|him|his|himself|she|hers?|herself)\b(?!-)", re.IGNORECASE)
OF_SHIPS = {"her", "herself"}


def test_players_are_they() -> None:
    found: list[str] = []
    for path in sorted(FOLDER.rglob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            text = re.sub(r"\[[\w-]+\]", "", line.split(" = ", 1)[-1])
            said = set(PERSONAL.findall(text)) - (OF_SHIPS if "Galactica" in text else set())
            if said and not line.startswith("#"):
                found.append(f"{path.relative_to(FOLDER)}: {line}")
    assert found == []
