"""Race for the Galaxy: two to four players, the first game, and the advanced game for two."""

from readyroom.race.rules import RULES

__all__ = ["RULES"]
