"""Dealing anew what a viewer can't know, even one who forgets nothing: for secrecy tests, and for thinking ahead."""

from readyroom.galactica.boxes import Pile, in_play
from readyroom.galactica.causes import NOBODY
from readyroom.galactica.loyalty import AT_ONCE, CYLONS, MUTINEER
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import TYPE
from readyroom.galactica.state import PILES, Ally, Crossroad, Galactica, LoyaltyCard, Player
from readyroom.galactica.windows import uses_of
from readyroom.kernel import Chance


def permute(g: Galactica, viewer: int | None, chance: Chance) -> None:
    _skills(g, viewer, chance)
    for cards in in_play(g).piles.values():
        (_tokens if cards.not_kept else _deck)(g, cards, viewer, chance)
    if not g.winner:
        _loyalty(g, viewer, chance)
    _civilians(g, viewer, chance)
    _wants(g, viewer, chance)
    for pile in (*g.damage_piles.values(), g.basestar_pile):
        pile.sort()  # tokens are drawn at random: how they lie tells what was drawn and put back


def _skills(g: Galactica, viewer: int | None, chance: Chance) -> None:
    """Decks keep their type. In other hands, the Destiny deck and a check the number of cards is open; which types a
    hand has is known only to whoever counts, so types may move as well. Discard piles stay: everybody saw them grow."""
    loose = _loose(g, viewer)
    left: list[int] = []
    for skill in in_play(g).skills:
        deck = g.skill_decks[skill]
        if g.searched == [viewer, skill]:
            chance.shuffle(deck)
            left += sorted(cards[n] for cards, n in loose if TYPE[cards[n]] == skill)
            continue
        pool = sorted([*deck, *(cards[n] for cards, n in loose if TYPE[cards[n]] == skill)])
        chance.shuffle(pool)
        deck[:] = [pool.pop() for _ in deck]
        left += pool
    chance.shuffle(left)
    for cards, n in loose:
        cards[n] = left.pop()


def _loose(g: Galactica, viewer: int | None) -> list[tuple[list[int], int]]:
    """Where Skill cards of any type may lie that the viewer does not see."""
    piles = [player.hand for player in g.players if player.seat != viewer]
    if viewer is None or g.searching != viewer:
        piles.append(g.destiny)
    places = [(pile, n) for pile in piles for n in range(len(pile))]
    check = g.check
    if check is not None:
        places += [(check.cards, n) for n in range(len(check.cards)) if check.facedown(n, viewer)]
    return places


def _deck(g: Galactica, pile: Pile, viewer: int | None, chance: Chance) -> None:
    """Cards of the deck the viewer has not seen, with those hidden in other places."""
    deck = g.decks[pile.name]
    seen = [pile.open or (viewer is not None and bool(mark >> viewer & 1)) for mark in deck.seen]
    slots = [(deck.cards, n) for n in range(len(deck.cards)) if not seen[n]]
    hidden = [held.cards for held in g.held if held.pile == pile.name and held.seat != viewer]
    if pile.office and g.titles.get(pile.office) != viewer:
        hidden.append(g.office_hands[pile.name])
    if pile.hands == "secret" and not (pile.told and g.winner):
        hidden += [player.holds for player in g.players if player.seat != viewer]
    hidden += g.facedown.get(pile.name, {}).values()
    roads = [road for road in g.crossroads if PILES[road.card] == pile.name and not _sees(viewer, road)]
    dealt = [road.card for road in roads]
    if dealt:
        hidden.append(dealt)
    slots += [(cards, n) for cards in hidden for n, card in enumerate(cards) if PILES[card] == pile.name]
    pool = sorted(cards[n] for cards, n in slots)
    chance.shuffle(pool)
    for cards, n in slots:
        cards[n] = pool.pop()
    for road, card in zip(roads, dealt, strict=True):
        road.card = card


def _sees(viewer: int | None, road: Crossroad) -> bool:
    return road.shown or road.seat == viewer


def _tokens(g: Galactica, pile: Pile, viewer: int | None, chance: Chance) -> None:
    """Tokens with a face, some of which nobody keeps: what others have, or have put somewhere, is none of these; what
    came from the pool unseen may be any."""
    allies = [ally for ally in g.allies if ally.token and ally.by != viewer]
    put = [ally for ally in allies if ally.by != NOBODY]
    unseen = [ally for ally in allies if ally.by == NOBODY]
    roads = [road for road in g.crossroads if road.token and not _sees(viewer, road)]
    hands = [player.trauma for player in g.players if player.seat != viewer]
    lies = [g.decks[pile.name].cards, *g.facedown.get(pile.name, {}).values()]
    laid: list[Ally | Crossroad] = [*put, *roads]
    kept = [token for hand in hands for token in hand] + [one.token for one in laid]
    pool = sorted(kept + [token for cards in lies for token in cards] + [ally.token for ally in unseen])
    chance.shuffle(pool)
    harmless = [token for token in pool if token not in pile.not_kept]
    kept, rest = harmless[: len(kept)], harmless[len(kept) :] + [token for token in pool if token in pile.not_kept]
    chance.shuffle(rest)
    for hand in hands:
        hand[:] = [kept.pop() for _ in hand]
    for one in laid:
        one.token = kept.pop()
    for cards in lies:
        cards[:] = [rest.pop() for _ in cards]
    for ally in unseen:
        ally.token = rest.pop()


def _loyalty(g: Galactica, viewer: int | None, chance: Chance) -> None:
    """Unseen Loyalty cards of others and the deck; how many Cylon cards there are among them stays. Which Cylon cards
    are in the box is unknown as well, and which others lie in the Not a Cylon pile."""
    hidden = [
        card
        for player in g.players
        if player.seat != viewer
        for card in player.loyalty
        if not card.revealed and not _knows(viewer, card)
    ]
    hidden += [card for card in g.assist_loyalty if not card.revealed]
    _single_cards(g, hidden, chance)
    hidden = [card for card in hidden if card.id not in AT_ONCE]
    deck = [n for n, card in enumerate(g.loyalty) if card not in AT_ONCE]
    pool = [card.id for card in hidden] + [g.loyalty[n] for n in deck]
    boxed = [n for n, card in enumerate(g.loyalty_box) if card in CYLONS]
    names = sorted([card for card in pool if card in CYLONS] + [g.loyalty_box[n] for n in boxed])
    chance.shuffle(names)
    others = sorted([card for card in pool if card not in CYLONS] + g.not_cylons)
    chance.shuffle(others)
    pool = [names.pop() if card in CYLONS else others.pop() for card in pool]
    for n in boxed:
        g.loyalty_box[n] = names.pop()
    g.not_cylons[:] = others
    pool.sort()
    chance.shuffle(pool)
    for card in hidden:
        card.id = pool.pop()
    for n in deck:
        g.loyalty[n] = pool.pop()
    for player in g.players:
        _looks(player, viewer, chance)


def _looks(player: Player, viewer: int | None, chance: Chance) -> None:
    """That somebody has looked at a card of a player is open; at which one only the two of them know (SECR-007)."""
    if player.seat != viewer:
        cards = [card for card in player.loyalty if not card.revealed and not _knows(viewer, card)]
        marks = sorted(card.seen for card in cards)
        chance.shuffle(marks)
        for card in cards:
            card.seen = marks.pop()


def _knows(viewer: int | None, card: LoyaltyCard) -> bool:
    return viewer is not None and bool(card.seen >> viewer & 1)


def _single_cards(g: Galactica, hidden: list[LoyaltyCard], chance: Chance) -> None:
    """They change places within the deck: whoever is dealt one must show it at once (SYMP-002, SYMP-003, MUTR-002).
    Only a revealed Cylon may have the Mutineer facedown, to pass it on with other cards (SLEEP-009)."""
    for card in AT_ONCE:
        held: list[LoyaltyCard] = []
        if card == MUTINEER:
            cylons = [one for player in g.players if is_cylon_player(player) for one in player.loyalty]
            held = [one for one in hidden if any(one is other for other in cylons)]
        names = g.loyalty + [one.id for one in held]
        if card in names:
            here, there = names.index(card), chance.below(len(names))
            names[here], names[there] = names[there], card
            g.loyalty[:] = names[: len(g.loyalty)]
            for one, name in zip(held, names[len(g.loyalty) :], strict=True):
                one.id = name


def _civilians(g: Galactica, viewer: int | None, chance: Chance) -> None:
    """Faces of ships the viewer has not seen, on the board, on the ground and in the pile."""
    ships = [ship for ships in (*g.civilians, g.locked, g.prepared) for ship in ships]
    ships = [ship for ship in ships if viewer is None or not ship.seen >> viewer & 1]
    pool = sorted([ship.face for ship in ships] + g.civilian_pile)
    chance.shuffle(pool)
    for ship in ships:
        ship.face = pool.pop()
    g.civilian_pile[:] = sorted(pool)


def _wants(g: Galactica, viewer: int | None, chance: Chance) -> None:
    """While the current player decides who is first in a window it is open who wants to act, not with what."""
    for want in g.wants:
        if want.seat != viewer:
            uses = uses_of(g, want.window, want.seat)
            want.name, want.how = "", ""
            if uses:
                listener, want.how = chance.pick(uses)
                want.name = listener.name
