"""`python -m tests.e2e.lighthouse_server serve ...`: the server with the tests' own box on its shelf."""

import sys

from tests.galactica import lighthouse

from readyroom.server.__main__ import main

if __name__ == "__main__":
    with lighthouse.in_the_catalogue():
        sys.exit(main())
