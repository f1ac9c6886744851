"""`normal`: rules of thumb with beliefs about everybody (beliefs.py), cards by need, deceit within a budget, talk."""

from collections.abc import Sequence
from random import Random

from readyroom.galactica import purposes as p
from readyroom.kernel import Answer, Option
from readyroom.players.base import Chair
from readyroom.players.galactica import actions, contribution, cylon, deceit, speech, whom
from readyroom.players.galactica.beliefs import Beliefs
from readyroom.players.galactica.checks import at_least, stake
from readyroom.players.galactica.easy import RULES_OF_THUMB, USES, how_many
from readyroom.players.galactica.mind import Mind, seat_in
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.purposes import BY_PURPOSE, Thumb, thumb_for
from readyroom.players.galactica.reasons import Reason, reason_for
from readyroom.players.galactica.style import NORMAL, Style
from readyroom.players.galactica.table import CYLON, HIDDEN


class NormalPlayer:
    def __init__(self, seed: int, style: Style = NORMAL) -> None:
        self._rng = Random(seed)  # noqa: S311 - a player's whim, not the game's chance
        self._beliefs = Beliefs()
        self._style = style
        self._last: tuple[NormalMind, Answer] | None = None

    def answer(self, chair: Chair) -> Answer:
        mind = NormalMind(chair, self._beliefs, self._rng, self._style)
        answer = self.decide(mind)
        self._last = (mind, answer)
        return answer

    def reason(self) -> Reason | None:
        """Why it gave its last answer."""
        return reason_for(*self._last) if self._last is not None else None

    def decide(self, mind: NormalMind) -> Answer:
        question = mind.question
        if question.prompt == "galactica-add-cards":
            return at_least(mind, add_cards(mind))
        worths = [worth + self._rng.random() * 0.01 for worth in worths_of(mind)]
        ranked = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        return ranked[0] if question.kind == "one" else tuple(ranked[: how_many(question, worths)])

    def talk(self, chair: Chair) -> Sequence[str]:
        """A word before some answers, never the same twice."""
        if chair.question.prompt not in speech.SPEAKS_AT:
            return ()
        mind = NormalMind(chair, self._beliefs, self._rng, self._style)
        return speech.words_before(mind, chair.phrases)


def worths_of(mind: NormalMind) -> list[float]:
    """What each option is worth to me."""
    thumb = thumb_for(mind.question, THUMBS, USES, PURPOSES)
    worths = [thumb.worth(mind, option) for option in mind.question.options]
    if not thumb.fleet or mind.human:
        return worths
    return [-worth for worth in worths] if mind.side == CYLON else deceit.choose(mind, worths)


def add_cards(mind: NormalMind) -> tuple[int, ...]:
    view = contribution.outlook(mind)
    if mind.side == HIDDEN:
        return deceit.add_cards(mind, view)[0]
    return contribution.best_gift(mind, view, bad=_harms(mind), sign=-1.0 if mind.side == CYLON else 1.0).cards


def gifts(mind: NormalMind) -> list[contribution.Gift]:
    """What somebody who hides nothing could add to a check, best first; of what comes to the same, the first."""
    sign = -1.0 if mind.side == CYLON else 1.0
    found = contribution.gifts(mind, contribution.outlook(mind), good=True, bad=_harms(mind), sign=sign)
    ranked = sorted(found, key=lambda gift: -gift.worth)
    return list({gift.strength: gift for gift in reversed(ranked)}.values())[::-1]


def _harms(mind: NormalMind) -> bool:
    """Whether cards against the check may be what I want."""
    return mind.side == CYLON or (mind.table.check.target >= 0 and stake(mind) < 0)


# --- questions it answers differently from easy ----------------------------------------------------------------


def act(mind: Mind, option: Option) -> float:
    assert isinstance(mind, NormalMind)
    if mind.side == CYLON:
        return cylon.action_worth(mind, option)
    if option.kind == "reveal":
        return deceit.reveal_worth(mind, option.id) - mind.style.reveal_at
    return actions.action_worth(mind, option)


def jail(mind: Mind, option: Option) -> float:
    """Somebody for the Brig: whom I suspect enough; a hidden Cylon takes the human who looks worst."""
    assert isinstance(mind, NormalMind)
    seat = seat_in(option)
    if mind.pretends:
        if seat is None:
            return mind.style.frames_at
        if seat == mind.seat:
            return -2.0
        return mind.blamed(seat)
    if seat is None:
        return mind.style.brig_at
    if seat == mind.seat:
        return 3.0 if mind.table.to_be_kept else -1.0
    return mind.chances[seat]


def victim(mind: Mind, option: Option) -> float:
    """Whom a revealed Cylon hurts: hardly somebody who may be a hidden one."""
    assert isinstance(mind, NormalMind)
    seat = seat_in(option)
    return whom.victim(mind, option) - (1.5 * mind.chances[seat] if seat is not None else 0.0)


CHARACTERS = (
    "laura_roslin",
    "sharon_boomer_valerii",
    "karl_helo_agathon",
    "saul_tigh",
    "kara_starbuck_thrace",
    "lee_apollo_adama",
    "tom_zarek",
    "gaius_baltar",
    "william_adama",
    "chief_galen_tyrol",
)
"""Whom to play, best first, by how often the humans won with and without them in 1,200 games."""


def character(mind: Mind, option: Option) -> float:
    assert isinstance(mind, NormalMind)
    if not mind.style.knows_characters:
        return 0.0
    return -0.1 * CHARACTERS.index(option.id) if option.id in CHARACTERS else -1.0


THUMBS: dict[str, Thumb] = {
    **RULES_OF_THUMB,
    "galactica-action": Thumb(act),
    "galactica-character": Thumb(character),
    "galactica-cylon-sickbay": Thumb(victim),
    "galactica-detain": Thumb(victim),
}

PURPOSES: dict[str, Thumb] = {**BY_PURPOSE, p.JAIL: Thumb(jail), p.VICTIM: Thumb(victim)}
