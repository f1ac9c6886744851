"""The `readyroom` command. Each sub-command is in a module here with `add(commands)`; only what is needed is loaded."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from readyroom import __version__
from readyroom.kernel import ReadyroomError

_MODULES = {
    "play": ("play",),
    "serve": ("serve",),
    "games": ("games",),
    "simulate": ("simulate",),
    "arena": ("arena",),
    "records": ("replay", "verify", "fork"),
    "conformance": ("conformance",),
    "admin": ("admin",),
}
"""The modules, with the commands each adds."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One clear line instead of the usage page."""
        self.exit(2, f"{self.prog}: {message} (see '{self.prog} --help')\n")


def parser(command: str | None = None) -> argparse.ArgumentParser:
    """All commands; or only `command`, if it is one."""
    top = _Parser(prog="readyroom", description="Play and study Galactica and Race for the Galaxy.")
    top.add_argument("--version", action="version", version=f"readyroom {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    wanted = [module for module, names in _MODULES.items() if command in names]
    for module in wanted or _MODULES:
        import_module(f"readyroom.cli.{module}").add(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 if it worked, 2 (and one line on standard error) if what was asked can't be done."""
    argv = sys.argv[1:] if argv is None else argv
    args = parser(argv[0] if argv else None).parse_args(argv)
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
