"""Battlestar Galactica: The Board Game. cards/ says what lies in which box, and which rulebook plays with it."""

from readyroom.galactica.rules import RULES

__all__ = ["RULES"]
