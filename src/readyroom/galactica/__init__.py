"""Battlestar Galactica: The Board Game. The base box so far."""

from readyroom.galactica.rules import RULES

__all__ = ["RULES"]
