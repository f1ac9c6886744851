"""The Crisis step (CRIS), and the steps that a drawn card puts on the agenda."""

from readyroom.galactica import crises
from readyroom.galactica.boxes import in_play
from readyroom.galactica.crises import CRISES, Crisis, draw_crisis
from readyroom.galactica.places import confinement
from readyroom.galactica.rules_in_force import NO_CRISIS, for_this_turn
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


def crisis_step(g: Galactica, _: str) -> Script[None]:
    """The current player draws a Crisis card, unless he is a revealed Cylon or in the Brig (CRIS-001..003)."""
    player = g.players[g.current]
    if g.turn_ends or is_cylon_player(player):
        return
    kept = confinement(player.place)
    if kept is not None and not kept.crisis and not g.solo and not g.options.cooperative:  # VAR-021, VAR-029
        return
    if for_this_turn(g, NO_CRISIS):
        return
    card = yield from draw_crisis(g, g.current)
    if card is not None:
        g.agenda.insert(0, f"resolve:{card}")


def resolve_step(g: Galactica, name: str) -> Script[None]:
    """The card's text; then its icons, of which a Cylon's card has none, or the jump icon at most (CYL-043..045)."""
    card = CRISES[name]
    jump = isinstance(card, Crisis) and crises.shows_jump(g, card)
    evacuation = isinstance(card, Crisis) and crises.shows_evacuation(g, card)
    yield from crises.resolve(g, name)
    if g.turn_ends or not isinstance(card, Crisis):
        return
    cylon = is_cylon_player(g.players[g.current])
    steps = [f"activate:{kind}" for kind in (yield from crises.icons(g, g.current, name))]
    if g.solo and "heavy_raiders" in card.activate:
        steps.append("assist_loyalty")
    if not cylon or in_play(g).cylons_prepare:
        steps += [f"icon:{crises.EVACUATION}"] * evacuation + ["prepare_for_jump"] * jump
    g.agenda[:0] = steps


def attack_setup_step(g: Galactica, name: str) -> Script[None]:
    yield from crises.attack_setup(g, name)


def attack_rule_step(g: Galactica, name: str) -> Script[None]:
    yield from crises.attack_rule(g, name)
