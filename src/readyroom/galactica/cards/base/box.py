"""The base box; the files beside this one say what lies in it."""

from typing import Final

from readyroom.galactica.boxes import Box, Pile

BASE: Final = Box("base")
BASE.turn += (
    ("receive_skills", ""),
    ("movement", "receive_skills"),
    ("action", "movement"),
    ("crisis", "action"),
    ("end_of_turn", "crisis"),
)
BASE.piles += (
    Pile("crisis", known=True),
    Pile("super_crisis", hands="secret"),
    Pile("quorum", size_open=True, known=True, hands="open", office="president"),
    Pile("destination", known=True),
)
