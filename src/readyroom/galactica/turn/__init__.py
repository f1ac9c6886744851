"""The turn: one file for each of its steps (TURN-002)."""
