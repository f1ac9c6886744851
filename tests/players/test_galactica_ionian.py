"""Computer players at tables with the Ionian Nebula: which token goes where, whom to meet, who will be out."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.galactica.test_suite_ionian import KINDS
from tests.galactica.test_suite_ionian import Nebula as NebulaRules
from tests.rules.galactica_ionian import Nebula, dealt

from readyroom.galactica.boxes import MODES
from readyroom.galactica.script import STEPS
from readyroom.galactica.sides import OUT, takes_part
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.trauma import ANTAGONISTIC, BENEVOLENT, TRIAL
from readyroom.kernel import Game, Option, Script, start
from readyroom.players import make_player
from readyroom.players.base import Chair, play_out
from readyroom.players.galactica import actions, horizon, ships, trauma
from readyroom.players.galactica.beliefs import Beliefs
from readyroom.players.galactica.deceit import reveal_worth
from readyroom.players.galactica.easy import RULES_OF_THUMB
from readyroom.players.galactica.normal import THUMBS, NormalPlayer
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.position import worth
from readyroom.players.galactica.purposes import BY_PURPOSE
from readyroom.players.galactica.style import NORMAL
from readyroom.players.galactica.trial import at_most
from readyroom.words import words

LEVELS = ("easy", "normal", "hard")
MORALE = "cylon_can_reduce_morale"
FAR = ("asteroid_field", "asteroid_field", "icy_moon")
"""Destinations of seven distances: the next jump leads to the Crossroads."""


def asks_no_one_who_is_out(game: Game[Galactica]) -> None:
    assert all(takes_part(game.state.players[question.seat]) for question in game.questions)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_games_with_a_trial_come_to_their_end(level: str) -> None:
    rules = NebulaRules(tuple(MODES), unfinished=True)
    tried = out = 0
    for seed, (seats, options) in enumerate(KINDS[:8]):
        game = start(rules, seats, 1000 + seed, options)
        players = [make_player("galactica", level, 10 * seed + seat) for seat in range(seats)]
        play_out(game, players, after=asks_no_one_who_is_out)
        assert list(rules.faults(game.state)) == []
        tried += TRIAL in game.state.phases
        out += any(player.status == OUT for player in game.state.players)
    assert tried >= 6
    assert out >= 1


# --- positions -------------------------------------------------------------------------------------------------


def answers(scene: Nebula, seat: int, level: str = "normal", seed: int = 1) -> Sequence[str]:
    """What a player answers, by labels."""
    scene.skip()
    question = next(question for question in scene.game.questions if question.seat == seat)
    answer = make_player("galactica", level, seed).answer(Chair(scene.game, question))
    picked = answer if isinstance(answer, tuple) else (answer,)
    return [question.labels[one] for one in picked]


def mind_at(scene: Nebula, seat: int = 0) -> NormalMind:
    scene.skip()
    question = next(question for question in scene.game.questions if question.seat == seat)
    return NormalMind(Chair(scene.game, question), Beliefs(), Random(0), NORMAL)


def far(scene: Nebula) -> Nebula:
    """A jump away from the Crossroads."""
    deck = scene.state.decks["destination"].cards
    for card in FAR:
        if card in deck:
            scene.gone(card)
    return scene


def placing(tokens: str, new: str, *, cylon: bool = False) -> Nebula:
    """Who meets somebody of whom nothing comes, and has a token to put on another ally."""
    scene = Nebula().trauma(0, tokens).place(0, "press_room").ally("tory_foster", "D")
    if cylon:
        scene.loyal(0, MORALE)
    return scene.next_allies(new).to_do("meet_ally")


def token(label: str) -> str:
    return label.removeprefix("token:").partition("~")[0]


# --- which token goes onto an ally -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_human_who_is_safe_puts_a_good_token_where_it_helps(level: str) -> None:
    """Morale for whoever meets Billy, or trauma and a card lost."""
    scene = placing("BAB", "billy_keikeya")
    assert scene.prompt() == "ally-trauma"
    assert token(answers(scene, 0, level)[0]) == BENEVOLENT


@pytest.mark.parametrize("level", LEVELS)
def test_a_human_near_the_trial_with_too_many_is_rid_of_a_bad_one(level: str) -> None:
    """Three count, and nobody else has any: what Elosha does is little beside that."""
    scene = far(placing("AAAB", "priestess_elosha"))
    assert token(answers(scene, 0, level)[0]) == ANTAGONISTIC


@pytest.mark.parametrize("level", LEVELS)
def test_a_hidden_cylon_puts_a_bad_token_where_it_harms(level: str) -> None:
    scene = placing("BAB", "sharon_valerii", cylon=True)
    assert token(answers(scene, 0, level)[0]) == ANTAGONISTIC


def test_a_hidden_cylon_who_looks_bad_puts_a_good_one() -> None:
    mind = mind_at(placing("BAB", "sharon_valerii", cylon=True))
    mind.__dict__["slack"] = -0.5
    good, bad = (trauma.unburden(mind, Option("token", face)) for face in (BENEVOLENT, ANTAGONISTIC))
    assert good > bad


@pytest.mark.parametrize("level", LEVELS)
def test_a_revealed_cylon_harms_with_the_ally_that_comes(level: str) -> None:
    scene = Nebula().cylon(3).trauma(3, "ABA").ally("felix_gaeta", "A").next_allies("sharon_valerii").to_do("execute:1")
    scene.say(1, "character:felix_gaeta")
    assert scene.prompt() == "ally-trauma"
    assert token(answers(scene, 3, level)[0]) == ANTAGONISTIC


@pytest.mark.parametrize("level", LEVELS)
def test_a_revealed_cylon_near_boxing_the_line_is_rid_of_a_good_one(level: str) -> None:
    scene = far(Nebula()).cylon(3).trauma(3, "ABBB").ally("felix_gaeta", "A").next_allies("alex_quartararo")
    scene.to_do("execute:1").say(1, "character:felix_gaeta")
    assert token(answers(scene, 3, level)[0]) == BENEVOLENT


# --- what to keep ----------------------------------------------------------------------------------------------


def discarding(tokens: str, *, cylon: bool = False, place: str = "presidents_office") -> Nebula:
    """Laura Roslin's kinder result: two tokens go."""
    scene = Nebula("saul_tigh", "lee_apollo_adama", "tom_zarek").trauma(0, tokens).place(0, place)
    if cylon:
        scene.loyal(0, MORALE)
    return scene.ally("laura_roslin", "B").to_do("meet_ally")


@pytest.mark.parametrize("level", LEVELS)
def test_a_human_discards_antagonistic_tokens(level: str) -> None:
    scene = discarding("BABA")
    assert scene.prompt() == "discard-trauma"
    assert [token(label) for label in answers(scene, 0, level)] == [ANTAGONISTIC] * 2


def test_a_hidden_cylon_counts_as_a_human_at_the_trial() -> None:
    """Near it, when he has not revealed himself; before that he may, and keeps some of both."""
    scene = far(discarding("BAABA", cylon=True))
    assert [token(label) for label in answers(scene, 0)] == [ANTAGONISTIC] * 2
    mind = mind_at(scene)
    assert trauma.holding(mind, BENEVOLENT) > 0
    assert trauma.holding(mind, ANTAGONISTIC) > trauma.holding(mind, BENEVOLENT)


def test_what_a_token_costs_depends_on_the_others() -> None:
    """Three against me are dangerous, unless somebody will have more."""
    alone = mind_at(far(discarding("AAAB")))
    beside = mind_at(far(discarding("AAAB").trauma(1, "AAAAAAAABBBB")))
    one = mind_at(far(discarding("ABBB")))
    assert trauma.holding(alone, ANTAGONISTIC) > 3 * trauma.holding(beside, ANTAGONISTIC)
    assert trauma.holding(alone, ANTAGONISTIC) > 3 * trauma.holding(one, ANTAGONISTIC)
    assert trauma.holding(alone, BENEVOLENT) == 0


def test_a_hidden_cylon_reveals_himself_sooner_if_the_trial_would_hit_him() -> None:
    def worth(tokens: str) -> float:
        scene = far(Nebula("saul_tigh", "laura_roslin", "tom_zarek").loyal(0, MORALE).trauma(0, tokens)).to_do("action")
        return reveal_worth(mind_at(scene), MORALE)

    assert worth("AAAA") > worth("") + 1
    assert worth("BBBB") < worth("") - 1


# --- whom to meet ----------------------------------------------------------------------------------------------


def moving(card: str, face: str, by: int = -1, **arranged: Any) -> Nebula:
    """Somebody who may move to where an ally is: nothing else is to be done anywhere."""
    scene = Nebula("laura_roslin", "saul_tigh", "tom_zarek").empty_space().hand(0, "repair-1").ally(card, face, by)
    scene.trauma(0, arranged.get("tokens", ""))
    if arranged.get("cylon"):
        scene.loyal(0, MORALE)
    return scene.place(0, "press_room").to_do("movement")


def going(scene: Nebula, place: str) -> float:
    """How much better it is to go there than without the ally."""
    mind = mind_at(scene)
    option = next(option for option in mind.question.options if option.id == place)
    with_ally = actions.move_worth(mind, option)
    mind = mind_at(scene)
    mind.table.view.allies.clear()
    return with_ally - actions.move_worth(mind, option)


def test_a_token_of_my_own_i_know() -> None:
    """Sharon brings food or damage: a human goes there for what they have put there, or keeps away."""
    assert going(moving("sharon_valerii", "B", by=0), "armory") > 0.5
    assert going(moving("sharon_valerii", "A", by=0), "armory") < -0.5


def test_a_hidden_cylon_likes_to_meet_whom_humans_avoid() -> None:
    good, bad = (moving("sharon_valerii", face, by=0, cylon=True) for face in "BA")
    assert going(bad, "armory") > 0 > going(good, "armory")


def test_a_token_is_what_its_owner_would_put_there() -> None:
    """As likely antagonistic as they are a Cylon; and a revealed one's is worse than any."""
    scene = moving("sharon_valerii", "A", by=1)
    mind = mind_at(scene)
    ally = mind.table.view.allies[0]
    shares = []
    for chance in (0.0, 0.5, 1.0):
        mind.__dict__["chances"] = (0.0, chance, 0.0)
        shares.append(trauma.faces(mind, ally)[0])
    assert shares[0] > 0.5 > shares[2]
    assert shares == sorted(shares, reverse=True)
    unseen = mind_at(moving("sharon_valerii", "A"))
    assert trauma.faces(unseen, unseen.table.view.allies[0]) == trauma.FROM_POOL


def test_who_may_be_sent_away_reckons_with_it() -> None:
    """Chief Tyrol may send me to Sickbay: then nothing comes of what I wanted in the Hangar Deck."""
    mind = mind_at(moving("galen_tyrol", "A"))
    ally = mind.table.view.allies[0]
    assert trauma.meeting(mind, ally, 2.0) < trauma.meeting(mind, ally, 0.0) - 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_of_two_allies_the_better_one_is_met(level: str) -> None:
    """Billy has my good token, Zarek my bad one; a hidden Cylon rather lets nobody gain morale."""
    scene = Nebula("laura_roslin", "saul_tigh", "lee_apollo_adama").place(0, "administration")
    scene.ally("billy_keikeya", "B", 0).ally("tom_zarek", "A", 0).to_do("meet_ally")
    assert scene.prompt() == "meet-ally"
    assert answers(scene, 0, level) == ["ally:ally_billy_keikeya"]


# --- the Crossroads --------------------------------------------------------------------------------------------


def crossing(*cards: str, tokens: Sequence[str], hidden: Sequence[int] = (), revealed: Sequence[int] = ()) -> Nebula:
    scene = far(Nebula("saul_tigh", "laura_roslin", "tom_zarek")).empty_space()
    for seat in hidden:
        scene.loyal(seat, MORALE)
    for seat in revealed:
        scene.cylon(seat)
    for seat, faces in enumerate(tokens):
        scene.trauma(seat, faces)
    return dealt(scene, *cards).to_do("phase:crossroads")


@pytest.mark.parametrize("level", LEVELS)
def test_who_may_choose_a_result_takes_the_better_one(level: str) -> None:
    """The Opera House brings trauma to two players, or nothing."""
    scene = crossing("the_opera_house", "perjury", "scanned", tokens=("", "", ""))
    assert scene.prompt() == "crossroads-result"
    assert answers(scene, 0, level) == [f"result:{ANTAGONISTIC}"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_token_that_is_set_does_what_the_card_says(level: str) -> None:
    """A Disturbing Vision executes the Admiral, or costs two cards."""
    scene = crossing("disturbing_vision", "perjury", "scanned", tokens=("AB", "", ""))
    assert token(answers(scene, 0, level)[0]) == BENEVOLENT


@pytest.mark.parametrize("level", LEVELS)
def test_but_nobody_wants_to_be_out(level: str) -> None:
    """Three tokens against me: one of them goes, whatever Scanned does."""
    scene = crossing("scanned", "perjury", "testimony", tokens=("AAAB", "", ""))
    assert token(answers(scene, 0, level)[0]) == ANTAGONISTIC


def test_a_hidden_cylon_sets_what_harms_the_fleet() -> None:
    """Morale and a civilian ship are lost, or morale is gained."""
    cards = ("miraculous_return", "perjury", "testimony")
    human = crossing(*cards, tokens=("AB", "", ""))
    hidden = crossing(*cards, tokens=("AB", "", ""), hidden=(0,))
    assert token(answers(human, 0)[0]) == BENEVOLENT
    assert token(answers(hidden, 0)[0]) == ANTAGONISTIC


@pytest.mark.parametrize("level", LEVELS)
def test_a_human_burdens_a_revealed_cylon_and_he_a_human(level: str) -> None:
    scene = crossing("the_opera_house", "perjury", "testimony", tokens=("", "B", "A"), revealed=(2,))
    scene.prompt()
    scene.say(0, f"result:{BENEVOLENT}")
    assert scene.prompt() == "choose-player"
    assert answers(scene, 0, level) == ["seat:2"]


@pytest.mark.parametrize(("guilt", "wanted"), [((0.0, 0.9, 0.1), 1), ((0.0, 0.1, 0.9), 2)])
def test_a_human_burdens_whom_they_suspect(guilt: tuple[float, ...], wanted: int) -> None:
    scene = crossing("the_opera_house", "perjury", "testimony", tokens=("", "BB", "BB"))
    scene.prompt()
    while scene.game.questions[0].prompt == "galactica-set-trauma":
        question = scene.game.questions[0]
        scene.game.answer(question.seat, 0)
    scene.say(0, f"result:{BENEVOLENT}")
    mind = mind_at(scene)
    mind.__dict__["chances"] = guilt
    worths = {int(option.id): trauma.weaken(mind, option) for option in mind.question.options}
    assert max(worths, key=worths.__getitem__) == wanted


# --- the Trial -------------------------------------------------------------------------------------------------


def test_the_chance_to_be_out() -> None:
    """Two tokens are nothing; with three it depends on the others; Cylons with as many go together."""
    mind = mind_at(crossing("the_opera_house", "perjury", "testimony", tokens=("AB", "AA", "AAAA")))
    trial = mind.table.trial
    assert trial.ahead
    assert trial.now
    assert trial.out(0, 2) == 0
    assert trial.out(0, 3) == pytest.approx(at_most(2, 2) * (at_most(4, 2) + 0.5 * (at_most(4, 3) - at_most(4, 2))))
    assert trial.out(0, 3, cylon=True) == pytest.approx(at_most(4, 3))
    assert trial.out(0, 5) == 1
    assert trial.out_unseen(2) > trial.out_unseen(1) == 0


def test_after_the_trial_nothing_of_it_counts() -> None:
    scene = far(Nebula("saul_tigh", "laura_roslin", "tom_zarek")).gone("deep_space")
    scene.state.phases += ["sleeper", "crossroads", TRIAL]
    mind = mind_at(scene.to_do("action"))
    assert not mind.table.trial.ahead
    assert trauma.drawing(mind, 3) == 0
    assert horizon.kept_for_battle(mind.table) < 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_president_never_picks_themselves(level: str) -> None:
    scene = Nebula("laura_roslin", "saul_tigh", "tom_zarek").trauma(0, "AAA").trauma(1, "AAA").trauma(2, "AAA")
    scene.to_do("phase:trial")
    assert scene.prompt() == "trial"
    assert answers(scene, 0, level)[0] in ("seat:1", "seat:2")


# --- the battle ------------------------------------------------------------------------------------------------


def in_battle(*, over: bool) -> NormalMind:
    """A basestar beside Galactica, before the Crossroads or after the Trial."""
    scene = far(Nebula("laura_roslin", "william_adama", "tom_zarek")).empty_space()
    scene.state.fleet.basestars = [Basestar(0)]
    if over:
        scene.gone("deep_space").state.phases += ["sleeper", "crossroads", TRIAL]
    return mind_at(scene.to_do("action"))


def test_nukes_are_kept_for_the_battle_and_used_before_the_last_jump() -> None:
    before, after = in_battle(over=False), in_battle(over=True)
    assert horizon.nuke_worth(after, 0) > horizon.nuke_worth(before, 0) + 1


def test_the_admiral_is_ordered_to_use_them() -> None:
    mind = in_battle(over=True)
    mind.__dict__["scores"] = [0.0, 0.0, 0.0]
    assert mind.table.admiral == 1
    assert actions.order(mind, Option("seat", "1")) > 1 > actions.order(mind, Option("seat", "2"))


def test_a_basestar_is_worse_the_nearer_galactica_is_to_her_end() -> None:
    mind = in_battle(over=True)
    unhurt = ships.target_worth(mind.table, "basestar", 0)
    mind.table.__dict__["damage"] = 3.2
    assert ships.target_worth(mind.table, "basestar", 0) > 1.5 * unhurt


# --- whom to suspect -------------------------------------------------------------------------------------------


def _turn_of(g: Galactica, seat: str) -> Script[None]:
    g.current = int(seat)
    yield from ()


STEPS["turn_of"] = _turn_of


def suspected(face: str) -> tuple[float, ...]:
    """What seat 2 thinks after seat 0 has left a token and seat 1 has found it."""
    scene = Nebula("saul_tigh", "laura_roslin", "tom_zarek", "lee_apollo_adama").empty_space()
    scene.place(0, "brig").ally("romo_lampkin", "D").trauma(0, "AB").next_allies("sharon_valerii", "aaron_kelly")
    scene.place(1, "armory").place(2, "press_room").to_do("meet_ally", "turn_of:1", "meet_ally", "turn_of:2", "action")
    scene.prompt()
    scene.say(0, f"token:{face}")
    scene.prompt()
    return mind_at(scene, 2).chances


def test_who_leaves_a_bad_token_is_suspected() -> None:
    bad, good = suspected(ANTAGONISTIC), suspected(BENEVOLENT)
    assert bad[0] > good[0] + 0.03
    assert bad[1] < good[1]


def test_players_say_why() -> None:
    against = far(placing("AAAB", "priestess_elosha"))
    good = placing("BAB", "billy_keikeya")
    met = Nebula("laura_roslin", "saul_tigh", "lee_apollo_adama").place(0, "administration")
    met.ally("billy_keikeya", "B", 0).ally("tom_zarek", "A", 0).to_do("meet_ally")
    for scene, key, facts in (
        (against, "trauma-against", {"count": 3}),
        (good, "trauma-for", {}),
        (met, "meet", {"card": "ally_billy_keikeya"}),
    ):
        player = NormalPlayer(1)
        player.answer(Chair(scene.skip().game, scene.game.questions[0]))
        assert player.reason() == (f"players-galactica-{key}", facts)
        assert words("en").has(f"players-galactica-{key}")


def test_a_position_counts_who_would_be_out() -> None:
    def at(mine: str, cylons: str) -> float:
        return worth(far(Nebula().cylon(3)).trauma(0, mine).trauma(3, cylons).to_do("action").game.state)

    none = at("AA", "BB")
    assert at("AAA", "BB") < none < at("AA", "BBB")
    assert at("BBB", "AAA") == none


def test_every_question_of_trauma_has_a_thumb_of_its_own() -> None:
    """None is answered by what can be chosen, as if nothing were known of it."""
    assert BY_PURPOSE["unburden"].worth is trauma.unburden
    assert BY_PURPOSE["result"].worth is trauma.choose_result
    assert BY_PURPOSE["weaken"].worth is trauma.weaken
    for thumbs in (RULES_OF_THUMB, THUMBS):
        assert thumbs["galactica-meet-ally"].worth is trauma.meet
