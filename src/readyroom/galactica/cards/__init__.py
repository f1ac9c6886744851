"""The cards, by the box they come in. Importing a box declares its cards."""
