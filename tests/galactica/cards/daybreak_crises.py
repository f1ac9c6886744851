"""Cases of the Daybreak box's Crisis cards, from the fact tables."""

from tests.galactica.cards.crises_checked import SICK, both, places, token, track
from tests.galactica.cards.crisis_table import ADMIRAL, CURRENT, HELPER, PRESIDENT, Arrange, Case, Discards
from tests.galactica.cards.exodus_crises import ARMORY, titles, tokens
from tests.galactica.cards.pegasus_crises import ALL, ON_GALACTICA
from tests.galactica.cards.proof import Change, Proof

TWO_HITS: Change = {"damaged armory": 1, "damaged weapons_control": 1, "damage_pile": -2}


def mutiny(*seats: int) -> Change:
    return {f"mutiny {seat}": 1 for seat in seats}


def treachery(seat: int, count: int) -> Change:
    return {f"treachery {seat}": count, f"hand {seat}": count}


def mutinous(*seats: int) -> Arrange:
    """These have a Mutiny card already."""

    def arrange(proof: Proof) -> None:
        deck = proof.state.decks["mutiny"]
        for seat in seats:
            proof.state.players[seat].holds.append(deck.cards.pop())
            deck.seen.pop()

    return arrange


def spent(*seats: int) -> Arrange:
    """These have used up their miracle tokens."""

    def arrange(proof: Proof) -> None:
        for seat in seats:
            del proof.state.tokens["miracle"][f"seat:{seat}"]

    return arrange


def quorum_hand(*cards: str) -> Arrange:
    def arrange(proof: Proof) -> None:
        deck = proof.state.decks["quorum"]
        for card in cards:
            deck.cards.remove(card)
            deck.seen.pop()
            proof.state.quorum_hand.append(card)

    return arrange


def no_nukes(proof: Proof) -> None:
    proof.state.nukes_beside += proof.state.nukes
    proof.state.nukes = 0


DAYBREAK_CASES = (
    Case(
        "consult_the_hybrid",
        "pass",
        {**mutiny(CURRENT), f"hand {CURRENT}": 2},
        answers=((CURRENT, "politics+piloting"),),
    ),
    Case(
        "consult_the_hybrid",
        "pass#a second Mutiny card",
        {f"hand {CURRENT}": 2, f"place {CURRENT}": "brig"},
        mutinous(CURRENT),
        answers=((CURRENT, 0), (CURRENT, "politics+piloting")),
    ),
    Case("consult_the_hybrid", "fail", {"food": -1, "destiny treachery": 2}),
    Case("domestic_dispute", "pass", {}),
    Case("domestic_dispute", "fail", {"morale": -1, **SICK}),
    Case("give_in_to_despair", "pass", {}),
    Case("give_in_to_despair", "partial", {"food": -1, **treachery(CURRENT, 3)}),
    Case("give_in_to_despair", "fail", {"morale": -2}),
    Case("hybrid_in_panic", "pass", {"jump_track": 1}, track(1)),
    Case("hybrid_in_panic", "partial", {f"hand {CURRENT}": -2}, answers=(Discards(CURRENT, 2),)),
    Case("hybrid_in_panic", "fail", {"fuel": -1}),
    Case("incitement_to_mutiny", "pass", {}),
    Case("incitement_to_mutiny", "partial", {"destiny treachery": 2}),
    Case("incitement_to_mutiny", "fail", {"destiny treachery": 4}),
    Case("insubordinate_crew", "pass", {}),
    Case("insubordinate_crew", "fail", {"morale": -1, **mutiny(*ALL)}),
    Case(
        "insubordinate_crew",
        "fail#not who has one, nor revealed Cylons",
        {"morale": -1, **mutiny(CURRENT, HELPER)},
        both(mutinous(PRESIDENT), lambda proof: proof.cylon(ADMIRAL), titles(admiral=CURRENT)),
    ),
    Case("quorum_in_uproar", "pass", {}),
    Case(
        "quorum_in_uproar",
        "fail",
        {"quorum_hand": -2, f"hand {PRESIDENT}": -2},
        quorum_hand("eulogy", "probation", "execute_prisoner"),
    ),
    Case("quorum_in_uproar", "fail#no Quorum card", {f"hand {PRESIDENT}": -2}),
    Case("rallying_support", "pass", {}),
    Case("rallying_support", "fail", {"population": -1, **mutiny(CURRENT), **treachery(CURRENT, 1)}),
    Case("reactor_critical", "pass", treachery(CURRENT, 2)),
    Case("reactor_critical", "fail", {"fuel": -1}),
    Case(
        "rebuild_trust",
        "pass/leaves",
        {f"place {PRESIDENT}": "command"},
        places(p2="brig"),
        answers=((PRESIDENT, "location:command"),),
    ),
    Case("rebuild_trust", "pass/stays", {}, places(p2="brig"), answers=((PRESIDENT, "choice:stay"),)),
    Case("rebuild_trust", "pass/stays#nobody is there", {}),
    Case("rebuild_trust", "fail", {"morale": -2}),
    # --- the current player chooses
    Case("a_desperate_pact", "first/pass", {}),
    Case("a_desperate_pact", "first/fail", {"morale": -1, "president": f"seat {ADMIRAL}"}),
    Case(
        "a_desperate_pact",
        "second",
        {f"hand {PRESIDENT}": -3, **mutiny(CURRENT)},
        answers=(Discards(PRESIDENT, 3),),
    ),
    Case("earth_in_ruins", "first/pass", {"morale": -1}),
    Case("earth_in_ruins", "first/fail", {"morale": -2}),
    Case("earth_in_ruins", "second", {"food": -1, **mutiny(CURRENT)}),
    Case("enemy_of_my_enemy", "first/pass", {"morale": -1}),
    Case("enemy_of_my_enemy", "first/fail", {"morale": -2, **ARMORY}, token("armory"), answers=(ON_GALACTICA,)),
    Case(
        "enemy_of_my_enemy",
        "second",
        TWO_HITS,
        tokens("armory", "weapons_control"),
        answers=(ON_GALACTICA, ON_GALACTICA),
    ),
    Case("galactica_falling_apart", "first/pass", {}),
    Case("galactica_falling_apart", "first/fail", {"morale": -1, **ARMORY}, token("armory"), answers=(ON_GALACTICA,)),
    Case("galactica_falling_apart", "second/low", {"food": -1}, dice=(6,)),
    Case("galactica_falling_apart", "second/high", {}, dice=(7,)),
    Case("one_last_cocktail", "first/pass", {}),
    Case("one_last_cocktail", "first/fail", {"food": -1, "morale": -1}),
    Case("one_last_cocktail", "second/low", {"morale": -1, f"place {PRESIDENT}": "sickbay"}, dice=(6,)),
    Case("one_last_cocktail", "second/high", {}, dice=(7,)),
    Case("religious_turmoil", "first/pass", {}),
    Case(
        "religious_turmoil",
        "first/fail",
        {"morale": -1, **{f"hand {seat}": -1 for seat in (CURRENT, PRESIDENT, ADMIRAL)}},
        answers=tuple(Discards(seat, 1) for seat in (CURRENT, PRESIDENT, ADMIRAL)),
    ),
    Case("religious_turmoil", "second/low", {"food": -1, "population": -1}, dice=(4,)),
    Case("religious_turmoil", "second/high", {}, dice=(5,)),
    Case("secret_meetings", "first/pass", {}),
    Case("secret_meetings", "first/fail", {"morale": -1}),
    Case("secret_meetings", "second", mutiny(CURRENT, HELPER), answers=((CURRENT, f"seat:{HELPER}"),)),
    Case(
        "secret_meetings",
        "second#oneself",
        {**mutiny(CURRENT), f"place {CURRENT}": "brig"},
        answers=((CURRENT, f"seat:{CURRENT}"), (CURRENT, 0)),
    ),
    # --- the President chooses
    Case("dangerous_plots", "first", mutiny(ADMIRAL, PRESIDENT)),
    Case(
        "dangerous_plots",
        "first#both titles",
        {**mutiny(PRESIDENT), f"place {PRESIDENT}": "brig", "admiral": f"seat {ADMIRAL}"},
        titles(admiral=PRESIDENT),
        answers=((PRESIDENT, 0),),
    ),
    Case("dangerous_plots", "second", {"morale": -1, f"hand {CURRENT}": -3}, answers=(Discards(CURRENT, 3),)),
    Case(
        "dishonest_tactics",
        "first/frees",
        {"morale": -1, f"place {HELPER}": "command"},
        places(p1="brig"),
        answers=((PRESIDENT, f"seat:{HELPER}"),),
    ),
    Case(
        "dishonest_tactics",
        "first/nobody",
        {"morale": -1},
        places(p1="brig"),
        answers=((PRESIDENT, "choice:nobody"),),
    ),
    Case("dishonest_tactics", "first/nobody#nobody is there", {"morale": -1}),
    Case("dishonest_tactics", "second", {"fuel": -1, "quorum_hand": 2}),
    Case("question_procedure", "first", {"morale": -1}),
    Case(
        "question_procedure",
        "second",
        {**ARMORY, f"hand {PRESIDENT}": -3},
        token("armory"),
        answers=(ON_GALACTICA, Discards(PRESIDENT, 3)),
    ),
    Case("starvation_in_dogsville", "first/low", {"population": -1, "food": -1}, dice=(4,)),
    Case("starvation_in_dogsville", "first/high", {}, dice=(5,)),
    Case("starvation_in_dogsville", "second/low", {"food": -2}, dice=(4,)),
    Case("starvation_in_dogsville", "second/high", {}, dice=(5,)),
    # --- the Admiral chooses
    Case("abandon_galactica", "first", {"nukes": -1, "nukes_beside": 1}),
    Case("abandon_galactica", "second", {"food": -1, **treachery(ADMIRAL, 2)}),
    Case(
        "an_ambitious_operation",
        "first",
        {"fuel": -1, f"miracle seat:{HELPER}": 1},
        spent(CURRENT, HELPER, ADMIRAL),
        answers=((ADMIRAL, f"seat:{HELPER}"),),
    ),
    Case("an_ambitious_operation", "first#everybody else has one", {"fuel": -1}, spent(ADMIRAL)),
    Case("an_ambitious_operation", "second/low", {"fuel": -1}, dice=(4,)),
    Case("an_ambitious_operation", "second/high", {}, dice=(5,)),
    Case("requisition_for_demetrius", "first/low", {"food": -1, "destiny treachery": 2}, dice=(6,)),
    Case("requisition_for_demetrius", "first/high", {"food": -1}, dice=(7,)),
    Case("requisition_for_demetrius", "second", {**mutiny(ADMIRAL), **treachery(ADMIRAL, 2)}),
)
