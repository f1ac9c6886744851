"""`python -m readyroom.server`: the commands of the server without the rest of the command line."""

import argparse
import sys

from readyroom.cli import admin, serve
from readyroom.kernel import ReadyroomError


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m readyroom.server")
    subparsers = parser.add_subparsers(required=True)
    serve.add(subparsers)
    admin.add(subparsers)
    args = parser.parse_args()
    try:
        return int(args.run(args))
    except ReadyroomError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1


if __name__ == "__main__":
    sys.exit(main())
