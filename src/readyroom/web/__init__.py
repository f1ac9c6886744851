"""The browser client: sources in `client/`, built into `dist/`, which the server serves and the wheel carries."""

from pathlib import Path

DIST = Path(__file__).parent / "dist"
"""The built client; may be missing in a working copy until `make client` has run."""
