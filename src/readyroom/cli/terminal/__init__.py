"""A table in the terminal: what my seat sees, what happened, and the question with its numbered options."""

from readyroom.cli.terminal.loop import Terminal

__all__ = ["Terminal"]
