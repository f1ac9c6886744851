"""`easy`: plays its side of Galactica sensibly by rules of thumb, with what its seat can see and whim for ties."""

from collections.abc import Sequence
from random import Random

from readyroom.kernel import Answer, Option, Question
from readyroom.players.base import Chair
from readyroom.players.galactica import actions, allies, checks, cylon, dice, hands, horizon, ships, whom
from readyroom.players.galactica.effects import crisis_worth, destination_worth
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.purposes import Thumb, Worth, declines, indifferent, thumb_for
from readyroom.players.galactica.suspicion import Suspicion
from readyroom.players.galactica.table import CYLON, HIDDEN
from readyroom.players.galactica.talk import SPEAKS_AT, words_before

COVERT = 0.35
"""How often a hidden Cylon takes a choice that is a little worse for the humans."""
BLATANT = 1.5
"""A choice so much worse than the best one that everybody would notice."""


class EasyPlayer:
    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)  # noqa: S311 - a player's whim, not the game's chance
        self._suspicion = Suspicion()

    def answer(self, chair: Chair) -> Answer:
        return self.think(Mind(chair, self._suspicion, self._rng))

    def think(self, mind: Mind) -> Answer:
        question = mind.question
        if question.prompt == "galactica-add-cards":
            return checks.at_least(mind, checks.add_cards(mind))
        thumb = thumb_for(question, RULES_OF_THUMB, USES)
        worths = [thumb.worth(mind, option) for option in question.options]
        if thumb.fleet:
            worths = self._for_my_side(mind, worths)
        worths = [worth + self._rng.random() * 0.01 for worth in worths]
        ranked = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        if question.kind == "one":
            return ranked[0]
        return tuple(ranked[: how_many(question, worths)])

    def talk(self, chair: Chair) -> Sequence[str]:
        """A word now and then, before some answers."""
        often = SPEAKS_AT.get(chair.question.prompt)
        if often is None or self._rng.random() >= often:
            return ()
        return words_before(Mind(chair, self._suspicion, self._rng), chair.phrases())

    def _for_my_side(self, mind: Mind, worths: Sequence[float]) -> list[float]:
        """What is bad for the humans is good for a Cylon; a hidden one must not be too obvious."""
        if mind.side == CYLON:
            return [-worth for worth in worths]
        if mind.side == HIDDEN and self._rng.random() < COVERT:
            best = max(worths)
            return [-worth if best - worth < BLATANT else -99.0 for worth in worths]
        return list(worths)


def how_many(question: Question, worths: Sequence[float]) -> int:
    """All that are worth something, within what is allowed."""
    good = sum(worth > 0.02 for worth in worths)
    return min(max(good, question.at_least), question.at_most)


# --- single questions ------------------------------------------------------------------------------------------


def move(mind: Mind, option: Option) -> float:
    return cylon.move_worth(mind, option) if mind.side == CYLON else actions.move_worth(mind, option)


def act(mind: Mind, option: Option) -> float:
    return cylon.action_worth(mind, option) if mind.side == CYLON else actions.action_worth(mind, option)


def choose_part(mind: Mind, option: Option) -> float:
    """A part of a "... chooses" card."""
    return checks.part_worths(mind.table, mind.fact("card"))[option.id == "second"]


def pay(mind: Mind, option: Option) -> float:
    """Crash Landing: fuel, or morale and Sickbay."""
    fuel, morale = mind.table.loss("fuel"), mind.table.loss("morale") + 0.6
    return -fuel if option.id == "yes" else -morale


def peek(mind: Mind, option: Option) -> float:
    """Leave a card on top if it is better than the next one should be."""
    table = mind.table
    card = mind.fact("card")
    better = (
        destination_worth(table, card) - 2.6 if mind.fact("deck") == "destination" else crisis_worth(table, card) + 1.2
    )
    return better if option.id == "top" else 0.0


def scout(mind: Mind, option: Option) -> float:
    return 1.0 if (option.id == "destination") == (mind.table.track >= 3) else 0.5


def gain_resource(mind: Mind, option: Option) -> float:
    return mind.table.gain(option.id)


def risk_raptor(mind: Mind, option: Option) -> float:
    scarce = min(mind.table.resources["fuel"], mind.table.resources["food"]) < 7
    return float(scarce or mind.table.view.reserves.raptors > 2) if option.id == "yes" else 0.5


def trade_viper(mind: Mind, option: Option) -> float:
    """Fuel for a viper: not when there are hardly any left."""
    few = mind.table.view.reserves.vipers < 3
    return mind.table.gain("fuel") - (1.5 if few else 0.5) if option.id == "yes" else 0.0


def risk_vipers(mind: Mind, option: Option) -> float:
    return float(mind.table.resources["fuel"] < 5) if option.id == "yes" else 0.5


def recon(mind: Mind, option: Option) -> float:  # noqa: ARG001
    return float(option.kind == "use")


def number(mind: Mind, option: Option) -> float:  # noqa: ARG001
    """As many as possible."""
    return float(option.id)


def yes(mind: Mind, option: Option) -> float:  # noqa: ARG001
    return float(option.id not in ("no", "stop"))


def no(mind: Mind, option: Option) -> float:  # noqa: ARG001
    return float(option.id == "no")


def emergency(mind: Mind, option: Option) -> float:
    """State of Emergency: act where there is something to do, else go where there will be."""
    if option.id == "nothing":
        return 0.0
    here = cylon.place_worth if mind.side == CYLON else actions.place_worth
    return 0.1 + here(mind, mind.table.place) if option.id == "act" else 0.15


def skilled_politician(mind: Mind, option: Option) -> float:
    return actions.quorum_worth(mind, option.id)


def resolve_crisis(mind: Mind, option: Option) -> float:
    return crisis_worth(mind.table, option.id)


def go_there(mind: Mind, option: Option) -> float:
    return destination_worth(mind.table, option.id)


RULES_OF_THUMB: dict[str, Thumb] = {
    f"galactica-{prompt}": thumb
    for prompt, thumb in {
        "action": Thumb(act),
        "administration": Thumb(whom.trusted, fleet=True),
        "admirals-quarters": Thumb(whom.jail),
        "armory": Thumb(ships.centurion),
        "arrest-order": Thumb(whom.jail),
        "assign-arbitrator": Thumb(whom.trusted),
        "assign-mission-specialist": Thumb(whom.trusted),
        "assign-vice-president": Thumb(whom.trusted),
        "assist": Thumb(indifferent),
        "attacked-viper": Thumb(ships.damaged_viper),
        "basestar-bridge": Thumb(horizon.order),
        "boarding-area": Thumb(indifferent),
        "bridge-damage": Thumb(cylon.damage_token),
        "brutal-force": Thumb(ships.brutal_force),
        "brutal-force-ship": Thumb(ships.brutal_ship),
        "caprica": Thumb(cylon.caprica),
        "caprica-crisis": Thumb(resolve_crisis, fleet=True),
        "character": Thumb(indifferent),
        "check-ability": Thumb(indifferent),
        "choose-part": Thumb(choose_part, fleet=True),
        "communications": Thumb(ships.communications),
        "cylon-brig": Thumb(whom.victim),
        "cylon-damage": Thumb(number),
        "cylon-damage-tokens": Thumb(cylon.damage_token),
        "cylon-fleet": Thumb(cylon.fleet_worth),
        "cylon-morale": Thumb(yes),
        "cylon-sickbay": Thumb(whom.patient),
        "damage-basestar": Thumb(ships.attack, fleet=True),
        "damage-viper": Thumb(ships.damaged_viper, fleet=True),
        "destination": Thumb(go_there, fleet=True),
        "destroy-civilian": Thumb(ships.civilian_worth, fleet=True),
        "destroy-in-area": Thumb(ships.remove_cylons, fleet=True),
        "destroy-raiders": Thumb(ships.remove_cylons, fleet=True),
        "discard": Thumb(hands.throw_worth),
        "draws-loyalty": Thumb(allies.draws_loyalty),
        "draw": Thumb(hands.draw_worth),
        "encourage-mutiny": Thumb(whom.trusted, fleet=True),
        "executive-order": Thumb(actions.order, fleet=True),
        "firepower": Thumb(ships.attack),
        "gain-resource": Thumb(gain_resource, fleet=True),
        "ground-viper": Thumb(horizon.grounded, fleet=True),
        "hand-over-loyalty": Thumb(whom.recruit),
        "hand-over-title": Thumb(whom.trusted, fleet=True),
        "human-fleet": Thumb(whom.victim),
        "launch": Thumb(ships.launch),
        "lead-viper": Thumb(allies.lead_viper, fleet=True),
        "leave-brig": Thumb(actions.go_worth),
        "look-loyalty": Thumb(whom.look),
        "may": Thumb(allies.may),
        "move": Thumb(move),
        "move-civilian": Thumb(ships.place_civilian, fleet=True),
        "new-president": Thumb(whom.trusted, fleet=True),
        "nuke-basestar": Thumb(ships.nuked, fleet=True),
        "ordered": Thumb(actions.ordered),
        "pardon-place": Thumb(actions.go_worth),
        "pass-sympathizer": Thumb(whom.turncoat),
        "pay": Thumb(pay, fleet=True),
        "pay-card": Thumb(actions.pay_card),
        "peek": Thumb(peek, fleet=True),
        "pick": Thumb(allies.pick),
        "pilots-launch": Thumb(horizon.takes_off),
        "place-basestar": Thumb(ships.place_cylons, fleet=True),
        "place-civilian": Thumb(ships.place_civilian, fleet=True),
        "place-heavy_raider": Thumb(ships.place_cylons, fleet=True),
        "place-raider": Thumb(ships.place_cylons, fleet=True),
        "place-viper": Thumb(ships.place_viper, fleet=True),
        "presidential-order": Thumb(whom.trusted, fleet=True),
        "presidential-pardon": Thumb(whom.trusted, fleet=True),
        "presidents-office": Thumb(actions.office_worth),
        "raider-area": Thumb(indifferent),
        "raider-civilian": Thumb(ships.civilian_worth, fleet=True),
        "recall-civilian": Thumb(ships.communications, fleet=True),
        "redraw-quorum": Thumb(indifferent),
        "reinforce": Thumb(horizon.reinforce),
        "reinforce-area": Thumb(ships.place_cylons, fleet=True),
        "religious-visions": Thumb(resolve_crisis, fleet=True),
        "remove-cylons": Thumb(ships.remove_cylons, fleet=True),
        "remove-raider": Thumb(ships.remove_cylons, fleet=True),
        "repair": Thumb(actions.repair),
        "repair-locations": Thumb(allies.repair_place),
        "repair-vipers": Thumb(number),
        "restore-raptor": Thumb(yes),
        "restore-viper": Thumb(yes),
        "risk-raptor": Thumb(risk_raptor, fleet=True),
        "risk-vipers": Thumb(risk_vipers, fleet=True),
        "scout-deck": Thumb(scout),
        "search-destiny": Thumb(indifferent),
        "send-to-brig": Thumb(whom.jail),
        "send-to-sickbay": Thumb(whom.sickbay),
        "skilled-politician": Thumb(skilled_politician),
        "state-of-emergency": Thumb(emergency),
        "swap-super-crisis": Thumb(no),
        "take-card": Thumb(hands.take_worth),
        "take-viper": Thumb(ships.take_viper),
        "trade-viper": Thumb(trade_viper, fleet=True),
        "unmanned-viper": Thumb(ships.unmanned_viper, fleet=True),
        "weapons": Thumb(ships.weapons),
        "which-title": Thumb(indifferent),
        "which-viper": Thumb(indifferent),
        "who-first": Thumb(indifferent),
    }.items()
}

USES: dict[str, Worth] = {
    "alert_viper_pilot": actions.alert_pilot,
    "assign_arbitrator": checks.location_check,
    "best_of_the_best": ships.many_raiders,
    "blind_devotion": checks.cards_added,
    "command_authority": checks.check_resolved,
    "cylon_hatred": checks.location_check,
    "declare_emergency": checks.check_totaled,
    "adaptable": lambda _mind, option: 0.0 if declines(option) else 0.5,
    "eco_officer": dice.die_rolled,
    "ftl_operator": dice.die_rolled,
    "longshot": dice.longshot,
    "quick_fix": checks.quick_fix,
    "evasive_maneuvers": dice.die_rolled,
    "friends_in_low_places": checks.location_check,
    "investigative_committee": checks.before_cards,
    "moral_compass": checks.part_chosen,
    "mysterious_intuition": checks.crisis_check,
    "political_prowess": checks.settle_location,
    "recon": recon,
    "scientific_research": checks.before_cards,
    "secret_destiny": checks.crisis_drawn,
    "strategic_planning": dice.before_roll,
}
"""By card or ability: what it is worth to use it in its window; not to is worth nothing."""
