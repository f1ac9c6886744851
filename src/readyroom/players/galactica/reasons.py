"""Why a player answered as it did, in one sentence: the name of a message in galactica/players.ftl, and its facts."""

from collections.abc import Callable, Sequence

from readyroom.galactica.jump import DESTINATIONS
from readyroom.kernel import Answer, Json, Option
from readyroom.players.galactica.contribution import outlook
from readyroom.players.galactica.mind import seat_in
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.table import CYLON, HIDDEN
from readyroom.players.galactica.trial import counts_against

Reason = tuple[str, dict[str, Json]]
PREFIX = "players-galactica-"


def reason_for(mind: NormalMind, answer: Answer) -> Reason:
    """What speaks for an answer."""
    question = mind.question
    indexes = (answer,) if isinstance(answer, int) else answer
    chosen = [question.options[n] for n in indexes]
    prompt = question.prompt.removeprefix("galactica-")
    key, facts = _REASONS.get(prompt, _usual)(mind, chosen)
    return PREFIX + key, facts


def _usual(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    if mind.question.prompt.startswith("galactica-window-"):
        return _window(mind, chosen)
    name = chosen[0].id if chosen else "nothing"
    return ("usual-cylon" if mind.side == CYLON else "usual"), {"choice": name}


def _window(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    option = chosen[0]
    if option.kind == "choice":
        return "window-wait", {"count": len(mind.question.picks) - 1}
    return "window-use", {"what": str(option.facts.get("what", option.id))}


# --- checks ----------------------------------------------------------------------------------------------------


def _add_cards(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    table = mind.table
    check = table.check
    skills = check.skills
    view = outlook(mind)
    strength = sum(table.strength(option.id, skills) for option in chosen)
    mine = sum(max(0, table.strength(card, skills)) for card in table.hand)
    facts: dict[str, object] = {
        "difficulty": check.difficulty,
        "strength": abs(strength),
        "count": len(chosen),
        "expected": round(view.mean),
        "chance": round(100 * view.chance(check.difficulty, strength)),
    }
    if mind.side == CYLON:
        return ("check-cylon" if chosen else "check-cylon-waits"), facts
    if mind.side == HIDDEN:
        return (
            "check-hidden-spoils" if strength < 0 else "check-hidden-helps" if chosen else "check-hidden-waits"
        ), facts
    if strength < 0:
        return "check-against", facts
    if chosen:
        return "check-help", facts
    if not mine:
        return "check-nothing", facts
    return ("check-enough" if view.chance(check.difficulty, 0) > 0.5 else "check-hopeless"), facts


# --- moving and acting -----------------------------------------------------------------------------------------


def _action(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    option = chosen[0]
    table = mind.table
    if mind.side == CYLON:
        weakest = min(table.resources, key=lambda name: table.resources[name])
        return "act-cylon", {"place": option.id, "resource": weakest, "left": table.resources[weakest]}
    if option.kind == "reveal":
        return ("reveal-brig" if table.place == "brig" else "reveal"), {"card": option.id}
    if option.kind == "goal":
        return "goal", {"card": option.id}
    if option.kind == "activate":
        return _activate(mind, option.id)
    if option.kind in ("attack", "nuke", "move", "pass", "ability"):
        return f"act-{option.kind}", {"what": option.id, "raiders": table.raiders}
    if option.kind == "quorum":
        return ("act-quorum-draw" if option.id == "draw" else "act-quorum"), {"what": option.id}
    if option.kind != "card":
        return "usual", {"choice": option.id}
    name = option.facts["name"]
    facts = {"what": option.id, "strength": option.facts["strength"]}
    return (f"act-card-{name}" if name in _CARDS else "act-card"), facts


def _activate(mind: NormalMind, place: str) -> Reason:
    table = mind.table
    if place == "ftl_control":
        lost = 3 if table.track == 3 else 1
        return "act-jump", {"lost": lost, "distance": table.distance, "left": table.resources["population"]}
    if place == "admirals_quarters":
        return "act-accuse", {"chance": round(100 * max(mind.chances[seat] for seat in table.others()))}
    key = "act-" + place.replace("_", "-") if place in _PLACES else "act-place"
    return key, {"place": place, "raiders": table.raiders, "civilians": table.civilians, "hand": len(table.hand)}


_CARDS = ("consolidate_power", "executive_order", "launch_scout", "maximum_firepower", "repair")
_PLACES = (
    "armory",
    "brig",
    "command",
    "communications",
    "hangar_deck",
    "presidents_office",
    "press_room",
    "research_lab",
    "weapons_control",
    "administration",
)


def _move(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    place = chosen[0].id
    if chosen[0].kind == "card":
        return "act-card", {"what": place, "strength": chosen[0].facts["strength"]}
    if place == "stay":
        return "stay", {"place": mind.table.place}
    return ("move-cylon" if mind.side == CYLON else "move"), {"place": place}


# --- people ----------------------------------------------------------------------------------------------------


def _jail(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    seat = seat_in(chosen[0])
    if seat is None:
        return "jail-nobody", {}
    facts: dict[str, object] = {"seat": seat, "chance": round(100 * mind.chances[seat])}
    return ("jail-hidden" if mind.side == HIDDEN else "jail"), facts


def _execute(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    seat = seat_in(chosen[0])
    if seat is None:
        return "jail-nobody", {}
    facts: dict[str, object] = {"seat": seat, "chance": round(100 * mind.chances[seat])}
    return ("execute-hidden" if mind.side == HIDDEN else "execute"), facts


def _trust(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    seat = seat_in(chosen[0])
    if seat is None:
        return "trust-nobody", {}
    if seat == mind.seat:
        return "trust-me", {}
    return "trust", {"seat": seat, "chance": round(100 * mind.chances[seat])}


def _victim(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    seat = seat_in(chosen[0])
    return ("victim-nobody", {}) if seat is None else ("victim", {"seat": seat, "hand": mind.table.hand_of(seat)})


# --- cards and choices -----------------------------------------------------------------------------------------


def _part(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    del chosen
    weakest = min(mind.table.resources, key=lambda name: mind.table.resources[name])
    key = "part-cylon" if mind.side == CYLON else "part"
    return key, {"resource": weakest, "left": mind.table.resources[weakest]}


def _draw(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    return "draw", {"skills": list(chosen[0].facts["skills"]), "hand": len(mind.table.hand)}


def _discard(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    return "discard", {"count": len(chosen), "hand": len(mind.table.hand)}


def _destination(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    card = chosen[0].id
    facts: dict[str, object] = {"card": card, "distance": DESTINATIONS[card][0], "total": mind.table.distance}
    return ("destination-cylon" if mind.side == HIDDEN else "destination"), facts


def _crisis(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    return ("crisis-cylon" if mind.side == CYLON else "crisis"), {"card": chosen[0].id}


def _target(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    del chosen
    return "target", {"raiders": mind.table.raiders, "civilians": mind.table.civilians}


def _viper(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    del chosen
    return "viper", {"raiders": mind.table.raiders, "civilians": mind.table.civilians}


def _civilian(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    del chosen
    return ("civilian-cylon" if mind.side == CYLON else "civilian"), {"raiders": mind.table.raiders}


def _trauma(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    """Which token to be rid of: one that counts against me, or one for what it does where it goes."""
    cylon = mind.side == CYLON
    if chosen and counts_against(chosen[0].id, cylon=cylon):
        return "trauma-against", {"count": mind.table.trial.mine_against(cylon=cylon)}
    return "trauma-for", {}


def _meet(mind: NormalMind, chosen: Sequence[Option]) -> Reason:
    del mind
    return "meet", {"card": chosen[0].id}


_GROUPS: tuple[tuple[Callable[[NormalMind, Sequence[Option]], Reason], tuple[str, ...]], ...] = (
    (_add_cards, ("add-cards",)),
    (_action, ("action",)),
    (_move, ("move", "leave-brig", "pardon-place", "go-anywhere")),
    (_jail, ("admirals-quarters", "arrest-order", "send-to-brig", "send-to-detention")),
    (_execute, ("execute", "may-execute")),
    (
        _trust,
        (
            "administration",
            "assign-arbitrator",
            "assign-mission-specialist",
            "assign-vice-president",
            "encourage-mutiny",
            "executive-order",
            "hand-over-title",
            "new-president",
            "presidential-pardon",
        ),
    ),
    (_victim, ("cylon-brig", "cylon-sickbay", "human-fleet", "hand-over-loyalty", "pass-sympathizer")),
    (_trauma, ("ally-trauma", "set-trauma", "discard-trauma")),
    (_meet, ("meet-ally",)),
    (_part, ("choose-part", "pick", "pay")),
    (_draw, ("draw",)),
    (_discard, ("discard", "discard-strength")),
    (_destination, ("destination",)),
    (_crisis, ("caprica-crisis", "religious-visions")),
    (_target, ("firepower", "weapons", "brutal-force", "brutal-force-ship", "destroy-raiders", "destroy-in-area")),
    (_viper, ("launch", "take-viper", "unmanned-viper", "place-viper", "ground-viper", "lead-viper")),
    (
        _civilian,
        ("place-civilian", "move-civilian", "destroy-civilian", "raider-civilian", "communications", "recall-civilian"),
    ),
)
_REASONS = {prompt: reason for reason, prompts in _GROUPS for prompt in prompts}
