"""Names there is a fixed set of: plain strings in Python, types of their own in the client."""

from collections.abc import Iterable
from typing import Annotated

import msgspec

from readyroom.galactica.board import AREAS, RESOURCES
from readyroom.galactica.skills import SKILLS


def _one_of(title: str, names: Iterable[str]) -> msgspec.Meta:
    return msgspec.Meta(extra_json_schema={"title": title, "enum": list(names)})


Area = Annotated[str, _one_of("Area", AREAS)]
Resource = Annotated[str, _one_of("Resource", RESOURCES)]
Skill = Annotated[str, _one_of("Skill", SKILLS)]
