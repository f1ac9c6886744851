"""Rules of `race.md` that state nothing an engine does, with the reason; every other id has a test."""

NOT_BEHAVIOUR = {
    "COMP-004": "which chips are in the box; the engine counts their value (Q-10), tested by SETUP-001 and OVER-005",
    "ROUND-008": "a figure to judge simulations by, not a rule; random games are longer",
}
