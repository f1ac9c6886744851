"""The Pegasus box; the files beside this one say what lies in it."""

from typing import Final

from readyroom.galactica.boxes import Box

PEGASUS: Final = Box("pegasus")
PEGASUS.cylons_gain = True
