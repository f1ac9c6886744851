"""The five phases, one module each. A phase is a few steps; between steps the game can rest."""
