"""A whole state of the game that fits what one seat sees and believes: what is open as it is, the rest dealt anew.

Only for moments at which no check, die or drawn cards are on the table. `view(state, seat)` gives back the view it was
made from.
"""

from collections import Counter
from random import Random
from typing import Any

from readyroom.galactica.board import AREAS, RESOURCES, VIPER
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.loyalty import CYLONS, HUMAN, HUMANS, SYMPATHIZER
from readyroom.galactica.objectives import OBJECTIVES
from readyroom.galactica.places import damage_piles, sides_from
from readyroom.galactica.skills import DESIGN, SKILLS, TYPE, full_deck
from readyroom.galactica.state import Basestar, Civilian, Deck, Fleet, Galactica, LoyaltyCard, Player, Squadron
from readyroom.kernel import Chance, Json, key_of
from readyroom.players.galactica.beliefs import EARLY, deck_size
from readyroom.players.galactica.history import History
from readyroom.players.galactica.table import Table

World = tuple[tuple[int, int], ...]
"""Where the unknown Cylon cards lie: seat and number of the card."""


def determine(table: Table, history: History, world: World, agenda: list[str], rng: Random) -> Galactica:
    view = table.view
    assert view["check"] is None
    assert view["die"] is None
    assert view["held"] is None
    g = Galactica(
        chance=Chance(key_of(str(rng.random()))),
        options=table.options,
        players=[_player(player, history) for player in table.players],
        agenda=agenda,
        current=view["current"],
        turn=view["turn"],
        began_piloting=history.began_piloting,
        used=history.used[:],
        resources=[table.resources[name] for name in RESOURCES],
        titles=dict(view["titles"]),
        nukes=view["nukes"],
        nukes_beside=view["nukes_beside"],
        jump_track=table.track,
        boarding=table.boarding[:],
        skill_decks=[],
        skill_discards=[],
        decks={},
        destinations=view["destinations"][:],
        crises=view["crises"][:],
        kept=table.kept[:],
        removed=view["removed"][:],
        phases=[phase for needed, phase in OBJECTIVES[table.options.objective].milestones if table.distance >= needed],
        assist=view["assist"],
        fleet=_fleet(table.areas),
        cylon_board=None if view["cylon_board"] is None else _fleet([view["cylon_board"][area] for area in AREAS]),
        squadrons={
            ship: Squadron(shown["space"][:], shown["reserves"], shown["damaged"], shown["unbuilt"])
            for ship, shown in view["squadrons"].items()
        },
        raptors=view["reserves"]["raptors"],
        taken_out={
            piece: count - view["pieces"][piece]
            for piece, count in table.contents.pieces.items()
            if count != view["pieces"][piece]
        },
        civilians=[[] for _ in AREAS],
        civilian_pile=[],
        sides=sides_from({name: board["side"] for name, board in view["boards"].items()}, table.contents),
        damage_piles={
            ship: _less(tokens, [*table.damaged, *history.tokens_gone])
            for ship, tokens in damage_piles(table.contents).items()
        },
        damaged=table.damaged[:],
        tokens={kind: dict(places) for kind, places in view["tokens"].items()},
        basestar_pile=_less(
            table.contents.tokens("basestar_damage"),
            [t for area in table.areas for damage in area["basestars"] for t in damage],
        ),
    )
    _deal_skills(g, table, history, rng)
    _deal_named(g, table, history, rng)
    _deal_loyalty(g, table, world, rng)
    _deal_civilians(g, table, history, rng)
    return g


def _less(whole: Any, gone: Any) -> list[str]:
    return sorted((Counter(whole) - Counter(gone)).elements())


def _fleet(areas: list[dict[str, Any]]) -> Fleet:
    return Fleet(
        raiders=[area["raiders"] for area in areas],
        heavies=[area["heavy_raiders"] for area in areas],
        basestars=[Basestar(n, damage[:]) for n, area in enumerate(areas) for damage in area["basestars"]],
    )


def _player(player: dict[str, Any], history: History) -> Player:
    revealed = [card["card"] for card in player["loyalty"] if card["revealed"]]
    return Player(
        player["seat"],
        player["character"],
        player["place"],
        holds={pile: cards[:] if isinstance(cards, list) else [] for pile, cards in player["holds"].items()},
        status=player["status"],
        ship=player["ship"] or VIPER,
        sympathizer=player["revealed"] and SYMPATHIZER in revealed and not any(card in CYLONS for card in revealed),
        spent=player["spent"][:],
        turns=history.turns[player["seat"]],
    )


# --- skill cards -----------------------------------------------------------------------------------------------


def _deal_skills(g: Galactica, table: Table, history: History, rng: Random) -> None:
    """My hand and the top discards as they are; other hands of the types their owners have drawn."""
    decks = table.view["decks"]
    mine = [DESIGN[label] for label in table.hand]
    g.players[table.seat].hand = mine
    types = [SKILLS[skill] for skill in table.contents.skills]
    tops = [decks[skill]["top"] for skill in types]
    pools = []
    for skill, top in enumerate(tops):
        pool = Counter(full_deck(table.contents, skill))
        pool -= Counter(card for card in mine if TYPE[card] == skill)
        if top is not None:
            pool -= Counter((DESIGN[top],))
        cards = sorted(pool.elements())
        rng.shuffle(cards)
        pools.append(cards)
    loose = [len(pool) - decks[skill]["size"] for pool, skill in zip(pools, types, strict=True)]
    slots: list[tuple[int, int]] = []
    for player in table.players:
        if player["seat"] != table.seat:
            slots += [(player["seat"], skill) for skill in _types_of_hand(player, history, loose, rng)]
    for _ in range(decks["destiny"]["size"]):
        slots.append((-1, _take_type([2.0] * len(types), loose, rng)))
    _use_up(slots, loose, tops)
    for seat, skill in slots:
        (g.destiny if seat < 0 else g.players[seat].hand).append(pools[skill].pop())
    for skill, cards in enumerate(pools):
        size = decks[types[skill]]["size"]
        top = tops[skill]
        g.skill_decks.append(cards[:size])
        g.skill_discards.append(cards[size:] + ([DESIGN[top]] if top is not None else []))


def _types_of_hand(player: dict[str, Any], history: History, loose: list[int], rng: Random) -> list[int]:
    drawn = history.types.get(player["seat"], Counter())
    own = SHEETS[player["character"]].types if player["character"] else ()
    weights = [drawn[skill] + (0.3 if skill in own else 0.02) for skill in range(len(loose))]
    found = []
    for _ in range(player["hand"]):
        skill = _take_type(weights, loose, rng)
        weights[skill] = max(0.1, weights[skill] - 1)
        found.append(skill)
    return found


def _take_type(weights: list[float], loose: list[int], rng: Random) -> int:
    there = [skill for skill in range(len(loose)) if loose[skill] > 0]
    skill = rng.choices(there, [weights[skill] for skill in there])[0]
    loose[skill] -= 1
    return skill


def _use_up(slots: list[tuple[int, int]], loose: list[int], tops: list[str | None]) -> None:
    """Where a discard pile is empty, every card outside the deck is in somebody's hand or in the Destiny deck."""
    for skill, top in enumerate(tops):
        for n, (seat, other) in enumerate(slots):
            if top is not None or loose[skill] <= 0:
                break
            if tops[other] is not None:
                slots[n] = (seat, skill)
                loose[skill] -= 1
                loose[other] += 1


# --- other cards -----------------------------------------------------------------------------------------------


def _deal_named(g: Galactica, table: Table, history: History, rng: Random) -> None:
    view = table.view
    for player, state in zip(table.players, g.players, strict=True):
        if player["seat"] == table.seat:
            state.holds["super_crisis"] = view["super_crisis"][:]
    g.office_hands["quorum"] = view["quorum_hand"][:] if view["quorum_hand"] is not None else []
    in_play = [*g.crises, *g.kept, *g.removed, *g.destinations, *g.quorum_hand]
    in_play += [card for player in g.players for cards in player.holds.values() for card in cards]
    for name in ("crisis", "super_crisis", "quorum", "destination"):
        known: list[str] = view["known"].get(name, {"top": []})["top"]
        pool = Counter(table.contents.cards[name]) - Counter(in_play) - Counter(known)
        discards = _discards(view["decks"][name]["top"], history.discards[name], pool)
        hidden = sorted((pool - Counter(discards)).elements())
        rng.shuffle(hidden)
        if name == "quorum":
            missing = view["quorum_hand_size"] - len(g.quorum_hand)
            wanted = missing + view["decks"]["quorum"]["size"] - len(known)
            while len(hidden) < wanted and len(discards) > 1:  # the deck was rebuilt from its discard pile
                hidden.insert(0, discards.pop(0))
            discards = hidden[wanted:] + discards
            g.quorum_hand.extend(hidden[:missing])
            hidden = hidden[missing:wanted]
        elif name == "super_crisis":
            for player, state in zip(table.players, g.players, strict=True):
                while len(state.super_crisis) < player["super_crisis"] and hidden:
                    state.super_crisis.append(hidden.pop())
        cards = hidden + known[::-1]
        seen = [0] * len(hidden) + [1 << table.seat] * len(known)
        g.decks[name] = Deck(cards, seen, discards)


def _discards(top: str | None, thrown: list[str], pool: Counter[str]) -> list[str]:
    """The discard pile as far as it is known: what went there and is not elsewhere now, its top card last."""
    if top is None:
        return []
    left = pool.copy()
    left[top] -= 1
    found = []
    for card in thrown:
        if left[card] > 0:
            left[card] -= 1
            found.append(card)
    return [*found, top]


def _deal_loyalty(g: Galactica, table: Table, world: World, rng: Random) -> None:
    players = len(table.players)
    cylons = [card for card in CYLONS if not any(c["card"] == card for p in table.players for c in p["loyalty"])]
    rng.shuffle(cylons)
    guilty = {(seat, number % EARLY) for seat, number in world if seat >= 0}
    for player, state in zip(table.players, g.players, strict=True):
        seat = player["seat"]
        for number, card in enumerate(player["loyalty"]):
            name = card["card"]
            if name is None:
                name = cylons.pop() if (seat, number) in guilty and cylons else HUMAN
                state.loyalty.append(LoyaltyCard(name))
            else:
                seen = 1 << table.seat if seat != table.seat and not card["revealed"] else 0
                state.loyalty.append(LoyaltyCard(name, seen, card["revealed"]))
    dealt = Counter(card.id for state in g.players for card in state.loyalty)
    if dealt or players < 3:
        unseen = sum(seat < 0 for seat, _ in world)
        rest = [cylons.pop() for _ in range(min(unseen, len(cylons)))]
        size = deck_size(table) + (not g.options.sympathizer) - sum(dealt.values()) + dealt[SYMPATHIZER]
        rest += [HUMAN] * max(0, size - len(rest))
        if players in (4, 6) and g.options.sympathizer and not dealt[SYMPATHIZER]:
            rest.append(SYMPATHIZER)
        if "sleeper" not in g.phases and players > 2:
            rng.shuffle(rest)
            g.loyalty = rest
    for shown in table.view["assist_loyalty"]:
        g.assist_loyalty.append(LoyaltyCard(shown or HUMAN, 0, shown is not None))
    whole = Counter({**dict.fromkeys(CYLONS, 1), HUMAN: HUMANS, SYMPATHIZER: 1})
    used = dealt + Counter(g.loyalty) + Counter(card.id for card in g.assist_loyalty)
    g.loyalty_box = sorted((whole - used).elements())


def _deal_civilians(g: Galactica, table: Table, history: History, rng: Random) -> None:
    faces = Counter(table.contents.faces["civilian"]) - Counter(history.ships_lost)
    ships: list[Json] = [ship for area in table.areas for ship in area["civilians"]]
    faces -= Counter(ship["face"] for ship in ships if ship["face"] is not None)
    pool = sorted(faces.elements())
    rng.shuffle(pool)
    for number, area in enumerate(table.areas):
        for ship in area["civilians"]:
            known = ship["face"] is not None
            face = ship["face"] if known else pool.pop()
            g.civilians[number].append(Civilian(ship["handle"], face, (1 << table.seat) * known))
    g.civilian_pile = sorted(pool)
    g.next_handle = max((ship["handle"] for ship in ships), default=-1) + 1
