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


class Reason(str):
    """A sentence that can also be said in other words: by its name and facts.

    >>> why = Reason("this is for 2 seats, not 3", "two-only", seats=3)
    >>> (why, why.name, why.facts)
    ('this is for 2 seats, not 3', 'two-only', {'seats': 3})
    """

    name: str
    facts: dict[str, int | str]

    def __new__(cls, sentence: str, name: str, **facts: int | str) -> "Reason":
        reason = super().__new__(cls, sentence)
        reason.name = name
        reason.facts = facts
        return reason


class BadRecord(ReadyroomError):
    """A record that can't be read, is damaged, or does not replay."""


class RulesFault(ReadyroomError):
    """The rules themselves failed: a bug in a game, never a player's mistake."""
