"""Names there is a fixed set of: plain strings in Python, spelled out one by one in the client's types."""

from collections.abc import Iterable
from typing import Annotated

import msgspec

from readyroom.galactica.board import AREAS, RESOURCES
from readyroom.galactica.skills import SKILLS


def _one_of(names: Iterable[str]) -> msgspec.Meta:
    return msgspec.Meta(extra_json_schema={"enum": list(names)})


Area = Annotated[str, _one_of(AREAS)]
Resource = Annotated[str, _one_of(RESOURCES)]
Skill = Annotated[str, _one_of(SKILLS)]
