"""The Exodus box; the files beside this one say what lies in it."""

from typing import Final

from readyroom.galactica.boxes import Box

EXODUS: Final = Box("exodus")
EXODUS.pieces |= {"nuke": 1}
