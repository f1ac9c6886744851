"""President and Admiral, and who follows whom (TITLE, SUCC-T1)."""

from typing import Final

from readyroom.galactica.events import TitleGiven
from readyroom.galactica.state import Galactica, Player

LINES: Final = {
    "president": (
        "laura_roslin",
        "gaius_baltar",
        "tom_zarek",
        "lee_apollo_adama",
        "william_adama",
        "karl_helo_agathon",
        "chief_galen_tyrol",
        "sharon_boomer_valerii",
        "saul_tigh",
        "kara_starbuck_thrace",
    ),
    "admiral": (
        "william_adama",
        "saul_tigh",
        "karl_helo_agathon",
        "lee_apollo_adama",
        "kara_starbuck_thrace",
        "sharon_boomer_valerii",
        "chief_galen_tyrol",
        "tom_zarek",
        "gaius_baltar",
        "laura_roslin",
    ),
}
"""The lines of succession (TITLE-039)."""


def give_title(g: Galactica, title: str, seat: int) -> None:
    """The Quorum hand and the nukes go with the titles (TITLE-001, TITLE-011)."""
    if getattr(g, title) == seat:
        return
    setattr(g, title, seat)
    if title == "president" and g.quorum_hand:
        g.chance.reveal()
    g.tell(TitleGiven, title, seat)


def succeed(g: Galactica, title: str) -> None:
    """To the highest human player in the title's line; for the Admiral, if possible, one who is not in the Brig."""
    heirs: list[Player] = g.humans()
    if title == "admiral":
        heirs = [player for player in heirs if player.place != "brig"] or heirs
    if heirs:
        give_title(g, title, min(heirs, key=lambda player: _rank(title, player.character)).seat)


def _rank(title: str, character: str) -> int:
    """The place in a line of succession; who is in no line comes last."""
    line = LINES[title]
    return line.index(character) if character in line else len(line)
