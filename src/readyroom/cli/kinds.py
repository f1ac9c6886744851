"""Kinds of arguments that several commands take, read with clear errors."""

import argparse
import sys
from pathlib import Path
from typing import Any, TypeAlias

from readyroom.kernel import BadRecord, BadSetup, Json, Record, Rules, load

Commands: TypeAlias = "argparse._SubParsersAction[Any]"


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return number


def read_record(path: str) -> Record:
    """A record file; `-` is standard input."""
    return load(read_file(path))


def read_file(path: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise BadRecord(f"can't read {path}: {error.strerror}") from None


def read_options(rules: Rules[Any], pairs: list[str]) -> dict[str, Json]:
    """`name=value` pairs of `--option`."""
    settings = {setting.name: setting for setting in rules.settings}
    options: dict[str, Json] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadSetup(f"an option is written name=value, not {pair!r}")
        if name not in settings:
            raise BadSetup(f"{rules.name} has no option {name!r}; it has: {', '.join(sorted(settings)) or 'none'}")
        options[name] = settings[name].parse(text)
    return options
