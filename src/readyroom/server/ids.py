"""Names by chance, for what nobody may guess: letters and digits only.

Such a name is selected whole by a double click, ends no link in a mail too early, and is never taken for an option
on a command line, as one that begins with a dash would be."""

import secrets
import string

_SIGNS = string.ascii_letters + string.digits


def new_id() -> str:
    """Of a person or a table: 71 bits."""
    return _by_chance(12)


def new_key() -> str:
    """What opens a private table: 95 bits."""
    return _by_chance(16)


def new_token() -> str:
    """What stands for a person: 190 bits."""
    return _by_chance(32)


def _by_chance(length: int) -> str:
    return "".join(secrets.choice(_SIGNS) for _ in range(length))
