"""The `readyroom` command. Each sub-command is a module here with `add(commands)`."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from readyroom import __version__
from readyroom.cli import arena, conformance, games, play, records, serve, simulate
from readyroom.kernel import ReadyroomError


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One clear line instead of the usage page."""
        self.exit(2, f"{self.prog}: {message} (see '{self.prog} --help')\n")


def parser() -> argparse.ArgumentParser:
    top = _Parser(prog="readyroom", description="Play and study Galactica and Race for the Galaxy.")
    top.add_argument("--version", action="version", version=f"readyroom {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in (games, play, serve, simulate, arena, records, conformance):
        module.add(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 if it worked, 2 (and one line on standard error) if what was asked can't be done."""
    args = parser().parse_args(argv)
    try:
        return int(args.run(args))
    except ReadyroomError as error:
        print(f"readyroom: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has gone, as in `readyroom replay ... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("readyroom: stopped", file=sys.stderr)
        return 130
