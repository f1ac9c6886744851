"""Dealing anew what a viewer can't know: for secrecy tests, and for players that think ahead."""

from readyroom.galactica.boxes import Pile, in_play
from readyroom.galactica.loyalty import CYLONS, SYMPATHIZER
from readyroom.galactica.skills import NAME, TYPE, names_gone
from readyroom.galactica.state import Galactica
from readyroom.kernel import Chance


def permute(g: Galactica, viewer: int | None, chance: Chance) -> None:
    _skills(g, viewer, chance)
    for pile in in_play(g).piles.values():
        _deck(g, pile, viewer, chance)
    if not g.winner:
        _loyalty(g, viewer, chance)
    _civilians(g, viewer, chance)


def _skills(g: Galactica, viewer: int | None, chance: Chance) -> None:
    """Cards keep their type where it is open: in decks and discard piles. In other hands, the Destiny deck and a check
    the number of cards is open; which types a hand has is known only to whoever counts, so types may move as well. That
    all copies of a card lie in the discard pile is open: everybody saw them go, and windows are paced by it."""
    decks: list[list[int]] = [*g.skill_decks, *g.skill_discards]
    loose = [player.hand for player in g.players if player.seat != viewer]
    loose.append(g.destiny)
    check = g.check
    in_check: list[int] = []
    if check is not None and check.cards and not check.shown and not check.faceup:
        in_check = [n for n, seat in enumerate(check.by) if viewer is None or seat != viewer]
    for skill in in_play(g).skills:
        slots: list[tuple[list[int], int]] = []
        for pile in decks:
            top = len(pile) - 1 if any(pile is discard for discard in g.skill_discards) else len(pile)
            slots += [(pile, n) for n in range(top) if TYPE[pile[n]] == skill]
        for pile in loose:
            slots += [(pile, n) for n in range(len(pile)) if TYPE[pile[n]] == skill]
        if check is not None:
            slots += [(check.cards, n) for n in in_check if TYPE[check.cards[n]] == skill]
        gone = names_gone(g, skill)
        slots = [(pile, n) for pile, n in slots if NAME[pile[n]] not in gone]
        while True:
            pool = [pile[n] for pile, n in slots]
            chance.shuffle(pool)
            for pile, n in slots:
                pile[n] = pool.pop()
            if names_gone(g, skill) == gone:
                break
    _mix_types(g, loose, in_check, chance)


def _mix_types(g: Galactica, loose: list[list[int]], in_check: list[int], chance: Chance) -> None:
    slots = [(pile, n) for pile in loose for n in range(len(pile))]
    if g.check is not None:
        slots += [(g.check.cards, n) for n in in_check]
    pool = [pile[n] for pile, n in slots]
    chance.shuffle(pool)
    for pile, n in slots:
        pile[n] = pool.pop()


def _deck(g: Galactica, pile: Pile, viewer: int | None, chance: Chance) -> None:
    """Cards of the deck the viewer has not seen, with those hidden in other places and discards below the top one."""
    deck = g.decks[pile.name]
    seen = [pile.open or (viewer is not None and bool(mark >> viewer & 1)) for mark in deck.seen]
    slots = [(deck.cards, n) for n in range(len(deck.cards)) if not seen[n]]
    slots += [(deck.discard, n) for n in range(len(deck.discard) - 1)]
    hidden = [held.cards for held in g.held if held.pile == pile.name and held.seat != viewer]
    if pile.office and g.titles.get(pile.office) != viewer:
        hidden.append(g.office_hands[pile.name])
    if pile.hands == "secret":
        hidden += [player.holds[pile.name] for player in g.players if player.seat != viewer]
    slots += [(cards, n) for cards in hidden for n in range(len(cards))]
    pool = [cards[n] for cards, n in slots]
    chance.shuffle(pool)
    for cards, n in slots:
        cards[n] = pool.pop()


def _loyalty(g: Galactica, viewer: int | None, chance: Chance) -> None:
    """Unseen Loyalty cards of others and the deck; how many Cylon cards there are among them stays. Which Cylon cards
    are in the box is unknown as well."""
    hidden = [
        card
        for player in g.players
        if player.seat != viewer
        for card in player.loyalty
        if not card.revealed and not (viewer is not None and card.seen >> viewer & 1)
    ]
    hidden += [card for card in g.assist_loyalty if not card.revealed]
    hidden = [card for card in hidden if card.id != SYMPATHIZER]  # about to be passed on
    _sympathizer(g, chance)
    deck = [n for n, card in enumerate(g.loyalty) if card != SYMPATHIZER]
    pool = [card.id for card in hidden] + [g.loyalty[n] for n in deck]
    boxed = [n for n, card in enumerate(g.loyalty_box) if card in CYLONS]
    names = [card for card in pool if card in CYLONS] + [g.loyalty_box[n] for n in boxed]
    chance.shuffle(names)
    pool = [names.pop() if card in CYLONS else card for card in pool]
    for n in boxed:
        g.loyalty_box[n] = names.pop()
    chance.shuffle(pool)
    for card in hidden:
        card.id = pool.pop()
    for n in deck:
        g.loyalty[n] = pool.pop()


def _sympathizer(g: Galactica, chance: Chance) -> None:
    """The Sympathizer changes places within the deck: whoever is dealt it must show it at once (SYMP-002, SYMP-003)."""
    if SYMPATHIZER in g.loyalty:
        here, there = g.loyalty.index(SYMPATHIZER), chance.below(len(g.loyalty))
        g.loyalty[here], g.loyalty[there] = g.loyalty[there], SYMPATHIZER


def _civilians(g: Galactica, viewer: int | None, chance: Chance) -> None:
    """Faces of ships the viewer has not seen, on the board and in the pile."""
    ships = [ship for area in g.civilians for ship in area if viewer is None or not ship.seen >> viewer & 1]
    pool = [ship.face for ship in ships] + g.civilian_pile
    chance.shuffle(pool)
    for ship in ships:
        ship.face = pool.pop()
    g.civilian_pile[:] = sorted(pool)
