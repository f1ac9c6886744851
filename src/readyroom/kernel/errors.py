"""What can go wrong, said so that a person can act on it."""


class ReadyroomError(Exception):
    """Base of every error meant for a caller; its text is one clear line."""


class IllegalAnswer(ReadyroomError):
    """The answer is not allowed; the game is as it was before."""


class StaleAnswer(IllegalAnswer):
    """The answer names a question that is no longer open."""


class UndoRefused(ReadyroomError):
    """The last answer can't be taken back; the game is as it was before."""


class BadSetup(ReadyroomError):
    """No such game, or seats or options it does not allow."""


class BadRecord(ReadyroomError):
    """A record that can't be read, is damaged, or does not replay."""


class RulesFault(ReadyroomError):
    """The rules themselves failed: a bug in a game, never a player's mistake."""
