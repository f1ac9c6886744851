"""Conformance: replay games recorded elsewhere, decision by decision, and compare everything after every round.

The cards come from the trace: whatever leaves the deck is what left it there. Every decision must be offered to its
seat. Where a rule of ours orders things differently, a reshuffle can fall on another moment; such differences are
counted apart, with the id of the rule. All else that differs is a disagreement.
"""

from readyroom.race.conformance.compare import Comparison, Difference, Watch, check_trace
from readyroom.race.conformance.files import Report, check_file, conformance, read_traces
from readyroom.race.conformance.trace import BadTrace, Disagreement

__all__ = [
    "BadTrace",
    "Comparison",
    "Difference",
    "Disagreement",
    "Report",
    "Watch",
    "check_file",
    "check_trace",
    "conformance",
    "read_traces",
]
