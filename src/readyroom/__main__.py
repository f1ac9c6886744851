"""`python -m readyroom` is the `readyroom` command."""

from readyroom.cli import main

raise SystemExit(main())
