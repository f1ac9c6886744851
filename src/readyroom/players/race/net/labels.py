"""What the network can say: every option of every question has a number of its own."""

from readyroom.kernel import Option
from readyroom.players.race.net.features import PROMPTS
from readyroom.race.actions import ACTIONS
from readyroom.race.cards import DESIGN_OF, DESIGNS
from readyroom.race.powers import CONSUME, KINDS

STOP = "stop"
"""Choose no more, where fewer are allowed."""

_SACRIFICES = ("", "+colony-ship", "+new-military-tactics", "+colony-ship+new-military-tactics")
_CARDS = [design.id for design in DESIGNS]
_WORLDS = [design.id for design in DESIGNS if design.kind]
_CONSUMING = [design.id for design in DESIGNS if any(power.phase == CONSUME for power in design.powers)]

_SAID: dict[str, list[str]] = {
    "race-start": _CARDS,
    "race-action": list(ACTIONS),
    "race-actions": list(ACTIONS),
    "race-explore": _CARDS,
    "race-develop": ["nothing", *_CARDS],
    "race-settle": ["nothing", *_CARDS],
    "race-means": [mode + used for mode in ("pay", "conquer", "pay_military") for used in _SACRIFICES],
    "race-pay": _CARDS,
    "race-sell": _WORLDS,
    "race-consume": [
        "done",
        *(f"{kind}:{c}" for c in _CONSUMING for kind in ("consume", "sell", "draw", "gamble", "spend")),
    ],
    "race-goods": _WORLDS,
    "race-kinds": list(KINDS),
    "race-gamble": [str(number) for number in range(1, 8)],
    "race-spend": [STOP, *_CARDS],
    "race-produce": _WORLDS,
    "race-hand-limit": _CARDS,
}

LABEL: dict[tuple[str, str], int] = {
    key: n for n, key in enumerate((prompt, said) for prompt in PROMPTS for said in _SAID[prompt])
}
LABELS = len(LABEL)


PICK_LABELS: dict[str, list[int]] = {
    "race-action": [LABEL["race-action", action] for action in ACTIONS],
    "race-actions": [LABEL["race-actions", action] for action in ACTIONS],
    **{
        prompt: [*(LABEL.get((prompt, design.id), -1) for design in DESIGN_OF), LABEL.get((prompt, "nothing"), -1)]
        for prompt in ("race-start", "race-explore", "race-develop", "race-settle", "race-pay", "race-hand-limit")
    },
}
"""For questions whose picks are cards or actions: the labels by pick; the last one is for no card (-1)."""


def label(prompt: str, option: Option) -> int:
    """The number of an option."""
    if prompt == "race-produce":
        return LABEL[prompt, option.facts["world"]]
    if prompt == "race-consume" and option.kind != "done":
        return LABEL[prompt, f"{option.kind}:{option.id}"]
    return LABEL[prompt, option.id]
