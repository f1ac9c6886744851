"""`easy`: plays its side of Galactica sensibly by rules of thumb, with what its seat can see and whim for ties."""

from collections.abc import Sequence
from random import Random

from readyroom.galactica.motives import MOTIVES
from readyroom.kernel import Answer, Option, Question
from readyroom.players.base import Chair
from readyroom.players.galactica import (
    actions,
    allies,
    checks,
    cylon,
    dice,
    horizon,
    miracles,
    mutiny,
    pegasus,
    reactions,
    settlers,
    ships,
    trauma,
    voyage,
    whom,
)
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.purposes import Thumb, Worth, declines, thumb_for
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


def pay(mind: Mind, option: Option) -> float:
    """Crash Landing: fuel, or morale and Sickbay."""
    fuel, morale = mind.table.loss("fuel"), mind.table.loss("morale") + 0.6
    return -fuel if option.id == "yes" else -morale


def scout(mind: Mind, option: Option) -> float:
    return 1.0 if (option.id == "destination") == (mind.table.track >= 3) else 0.5


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


def no(mind: Mind, option: Option) -> float:  # noqa: ARG001
    return float(option.id == "no")


def emergency(mind: Mind, option: Option) -> float:
    """State of Emergency: act where there is something to do, else go where there will be."""
    if option.id == "nothing":
        return 0.0
    here = cylon.place_worth if mind.side == CYLON else actions.place_worth
    return 0.1 + here(mind, mind.table.place) if option.id == "act" else 0.15


def resolute(mind: Mind, option: Option) -> float:
    """Athena activates any location."""
    return (cylon.place_worth if mind.side == CYLON else actions.place_worth)(mind, option.id)


def skilled_politician(mind: Mind, option: Option) -> float:
    return actions.quorum_worth(mind, option.id)


RULES_OF_THUMB: dict[str, Thumb] = {
    f"galactica-{prompt}": thumb
    for prompt, thumb in {
        "action": Thumb(act),
        "activate-force": Thumb(settlers.which_force, fleet=True),
        "armory": Thumb(ships.centurion),
        "assign-arbitrator": Thumb(whom.trusted),
        "assign-mission-specialist": Thumb(whom.trusted),
        "assign-vice-president": Thumb(whom.trusted),
        "attacked-viper": Thumb(ships.damaged_viper),
        "basestar-bridge": Thumb(horizon.order),
        "brutal-force": Thumb(ships.brutal_force),
        "brutal-force-ship": Thumb(ships.brutal_ship),
        "caprica": Thumb(cylon.caprica),
        "communications": Thumb(ships.communications),
        "cylon-fleet": Thumb(cylon.fleet_worth),
        "cylon-sickbay": Thumb(whom.patient),
        "damage-basestar": Thumb(ships.attack, fleet=True),
        "cult-leader": Thumb(miracles.trade),
        "damage-viper": Thumb(ships.damaged_viper, fleet=True),
        "damage-which": Thumb(pegasus.damaged_ship, fleet=True),
        "destroy-force": Thumb(settlers.where_forces_fall, fleet=True),
        "destroy-in-area": Thumb(ships.remove_cylons, fleet=True),
        "destroy-raiders": Thumb(ships.remove_cylons, fleet=True),
        "detain": Thumb(whom.victim),
        "draws-loyalty": Thumb(allies.draws_loyalty),
        "draws-mutiny": Thumb(mutiny.drawer),
        "drop-mutiny": Thumb(mutiny.drop),
        "evacuate": Thumb(settlers.evacuated_to, fleet=True),
        "executive-order": Thumb(actions.order, fleet=True),
        "exploit-weakness": Thumb(mutiny.drawer),
        "ground-viper": Thumb(horizon.grounded, fleet=True),
        "hand-over-loyalty": Thumb(whom.recruit),
        "human-fleet": Thumb(whom.victim),
        "human-delusion": Thumb(reactions.delude),
        "infiltrate": Thumb(actions.infiltrate),
        "resolute": Thumb(resolute),
        "launch": Thumb(ships.launch),
        "locked-ship": Thumb(settlers.locked_ship),
        "lead-viper": Thumb(allies.lead_viper, fleet=True),
        "main-batteries": Thumb(pegasus.salvo),
        "may": Thumb(allies.may),
        "may-play-quorum": Thumb(actions.office_worth),
        "dogfight": Thumb(checks.take_out),
        "force-hand": Thumb(checks.force_hand),
        "full-throttle": Thumb(ships.fly_anywhere),
        "meet-ally": Thumb(trauma.meet),
        "move": Thumb(move),
        "mutiny-limit": Thumb(mutiny.discard),
        "necessary-steps": Thumb(mutiny.play_one),
        "nuke-basestar": Thumb(ships.nuked, fleet=True),
        "ordered": Thumb(actions.ordered),
        "raider-bay": Thumb(voyage.bay),
        "rebel-price": Thumb(voyage.price),
        "pass-sympathizer": Thumb(whom.turncoat),
        "pay": Thumb(pay, fleet=True),
        "pay-card": Thumb(actions.pay_card),
        "pick": Thumb(allies.pick),
        "pilots-launch": Thumb(horizon.takes_off),
        "play-mutiny": Thumb(mutiny.play_one),
        "play-or-discard": Thumb(actions.play_or_discard),
        "press-room": Thumb(mutiny.unjailed),
        "prepare-or-evacuate": Thumb(settlers.way, fleet=True),
        "presidents-office": Thumb(actions.office_worth),
        "quick-thinking": Thumb(checks.take_out),
        "raptor-specialist": Thumb(ships.raptors),
        "reinforce": Thumb(horizon.reinforce),
        "remove-cylons": Thumb(ships.remove_cylons, fleet=True),
        "remove-raider": Thumb(ships.remove_cylons, fleet=True),
        "repair": Thumb(actions.repair),
        "resistance-hq": Thumb(settlers.accused),
        "repair-locations": Thumb(allies.repair_place),
        "risk-raptor": Thumb(risk_raptor, fleet=True),
        "risk-vipers": Thumb(risk_vipers, fleet=True),
        "scout-deck": Thumb(scout),
        "skilled-politician": Thumb(skilled_politician),
        "state-of-emergency": Thumb(emergency),
        "swap-super-crisis": Thumb(no),
        "take-viper": Thumb(ships.take_viper),
        "trade-viper": Thumb(trade_viper, fleet=True),
        "unmanned-viper": Thumb(ships.unmanned_viper, fleet=True),
        "weapons": Thumb(ships.weapons),
        "which-viper": Thumb(ships.which_viper, fleet=True),
    }.items()
}

USES: dict[str, Worth] = {
    "a_second_chance": checks.second_chance,
    "at_any_cost": checks.reckless,
    "calculations": dice.calculations,
    "change_of_plans": checks.change_of_plans,
    "guts_and_initiative": checks.reckless,
    "investigative_committee_2": checks.before_cards,
    "jury_rigged": checks.reckless,
    "major_victory": checks.worth_the_card,
    "maximum_firepower": dice.fire_again,
    "restore_order": checks.restore_order,
    "run_interference": ships.interfere,
    "support_the_people": checks.reckless,
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
    "assign_chief_of_staff": reactions.chief_of_staff,
    "probation": reactions.probation,
    "intolerant": reactions.intolerant,
    "fast_learner": reactions.fast_learner,
    "politically_adroit": reactions.adroit,
    "manipulative": reactions.manipulative,
    "hotshot": reactions.hotshot,
    "dutiful": reactions.dutiful,
    "memento": reactions.memento,
    "escort": reactions.escort,
    "no_one_gets_left_behind": reactions.left_behind,
    "for_love": reactions.for_love,
    "human_delusion": reactions.human_delusion,
    "modifications": reactions.modifications,
    **{card: reactions.motive for card, text in MOTIVES.items() if text.at_any_moment},
}
"""By card or ability: what it is worth to use it in its window; not to is worth nothing."""
