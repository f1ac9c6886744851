"""The fact tables beside the project, read once each; where they are missing, tests have a digest of their own."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import yaml

SHARED = Path(__file__).resolve().parents[3] / "shared" / "cards" / "galactica"


@cache
def fact_table(name: str) -> Any:
    return yaml.load((SHARED / f"base_{name}.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)


def ability(printed: str) -> str:
    return re.sub(r"[^a-z]+", "_", printed.lower()).strip("_")
