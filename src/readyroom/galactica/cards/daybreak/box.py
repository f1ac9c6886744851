"""The Daybreak box; the files beside this one say what lies in it."""

from typing import Final

from readyroom.galactica.boxes import Box

DAYBREAK: Final = Box("daybreak")
