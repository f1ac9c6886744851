"""What every game's tests are built with: the generic suite, and scenes that set up a position in a line or two."""

from readyroom.testing.promises import Fault
from readyroom.testing.scene import Scene
from readyroom.testing.suite import Tally, check_game, check_games
from readyroom.testing.tables import every_table

__all__ = ["Fault", "Scene", "Tally", "check_game", "check_games", "every_table"]
