"""Executions: hand, loyalty, a human's new character or a Cylon's resurrection, and the end of the turn (EXEC)."""

from typing import Final

from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import LAUNCH, OFF_BOARD, VIPER
from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import SHEETS, drawback
from readyroom.galactica.decks import discard_to, put_under, show_named
from readyroom.galactica.discards import discard_hand
from readyroom.galactica.events import CharacterChosen, Eliminated, Executed, LoyaltyShown, Moved
from readyroom.galactica.hangar import chooser, ready, take_off, which
from readyroom.galactica.loyalty import (
    CYLONS,
    MUTINEER,
    add_not_cylon,
    become_cylon,
    draw_loyalty,
    hand_over_rest,
    mutineer,
    pass_mutineer,
    show_cylon_card,
    sleepers_woke,
)
from readyroom.galactica.miracles import lose_miracles
from readyroom.galactica.moving import move_to, resurrect, show_place
from readyroom.galactica.mutiny import discard_all_mutiny, draw_mutiny, is_mutineer, mutiny_at_start
from readyroom.galactica.places import (
    BRIG,
    HANGAR_DECK,
    NEWCOMERS,
    SICKBAY,
    bars_titles,
    closed,
    layout,
    sent,
)
from readyroom.galactica.purposes import DEPLOY, GO, INDIFFERENT
from readyroom.galactica.resources import change, check_humans, end
from readyroom.galactica.rules_in_force import STANDING, Coward, EmotionallyFragile, FinalFive, SleeperAgent
from readyroom.galactica.setup import barred, persons, show_character, starts
from readyroom.galactica.ships import show_area
from readyroom.galactica.sides import OUT, is_cylon_player, is_human_player, is_leader
from readyroom.galactica.state import EXECUTED, Galactica, LoyaltyCard, Player
from readyroom.galactica.titles import freed, pass_on, succeed, titles_of
from readyroom.galactica.turn.end_of_turn import end_turn
from readyroom.galactica.windows import moment
from readyroom.kernel import Choose, Script

FRAGILE: Final = Cause("emotionally_fragile")


def execute(g: Galactica, seat: int, because: Cause, *, costs: int = 1, cylons: bool = False) -> Script[None]:
    """A character is executed, step by step; what has caused it goes on afterwards, but the current player's turn ends
    with it (EXEC-032). Revealed Cylons are not touched (CYL-018), but by what says so (`cylons`). `costs`: morale, if
    it was a human."""
    player = g.players[seat]
    if not (is_human_player(player) or (cylons and is_cylon_player(player))):
        return
    g.tell(Executed, seat, player.character, because.source)
    if is_leader(player) and EXECUTED not in player.deeds:
        player.deeds.append(EXECUTED)
    yield from _lose_cards(g, player, because)
    if is_leader(player) or is_cylon_player(player):
        for acting in g.acting:
            acting.actions *= acting.seat != seat
        yield from resurrect(g, seat, because)  # EXEC-010, EXEC-027, EXEC-031
    elif proven_cylon(player):
        yield from _show_one(g, player)
        yield from hand_over_rest(g, seat)
        yield from become_cylon(g, seat)
    else:
        mutinous = is_mutineer(player)
        yield from _prove_human(g, player, because, costs)
        yield from _replace(g, player, because, mutinous=mutinous)
    if seat == g.current:
        end_turn(g)
    yield from _doomed(g)


def _doomed(g: Galactica) -> Script[None]:
    """Who could not live on after what the last execution has cost (see `fragile`)."""
    while g.doomed:
        seat = g.doomed.pop(0)
        if drawback(g, g.players[seat], EmotionallyFragile) is not None:
            yield from execute(g, seat, FRAGILE, costs=0)


def fragile(g: Galactica) -> Script[None]:
    """Something was lost that some characters can't bear: they are executed; if it was lost by another execution, after
    that one."""
    lost = g.happening[-1]
    for player in g.players:
        text = drawback(g, player, EmotionallyFragile) if is_human_player(player) else None
        if text is None or text.resource != lost.what or g.resource(text.resource) > text.at_most:
            continue
        if player.seat not in g.doomed:
            g.doomed.append(player.seat)
    if not g.grieving:
        yield from _doomed(g)


def leave_behind(g: Galactica, seats: list[int], because: Cause) -> Script[None]:
    """These characters are executed as the game ends: nobody takes their place (docs/rulings.md). Who could not live on
    after that dies when all are."""
    for seat in seats:
        yield from _left_behind(g, g.players[seat], because, 1)
    while g.doomed:
        player = g.players[g.doomed.pop(0)]
        if player.place != OFF_BOARD and drawback(g, player, EmotionallyFragile) is not None:
            yield from _left_behind(g, player, FRAGILE, 0)


def _left_behind(g: Galactica, player: Player, because: Cause, costs: int) -> Script[None]:
    g.tell(Executed, player.seat, player.character, because.source)
    yield from _lose_cards(g, player, because, for_good=True)
    if is_leader(player):
        yield from resurrect(g, player.seat, because)
    elif proven_cylon(player):
        yield from _show_one(g, player)
        yield from become_cylon(g, player.seat)
    else:
        yield from _prove_human(g, player, because, costs)
        _leave_board(g, player)


def eliminate(g: Galactica, seat: int, because: Cause) -> Script[None]:
    """An execution after which there is neither a new character nor a resurrection: this player is out, and has lost.
    If it was their turn, it ends, and the next player is current (TRIAL-010..015)."""
    player = g.players[seat]
    g.tell(Eliminated, seat, player.character)
    yield from _lose_cards(g, player, because, for_good=True)
    if is_human_player(player) and not is_leader(player):
        if proven_cylon(player):
            yield from _show_one(g, player)
            yield from pass_mutineer(g, seat)  # MUTR-014; docs/rulings.md
        else:
            yield from _prove_human(g, player, because, 1)
    for card in reversed(player.super_crisis):
        player.holds.remove(card)
        discard_to(g, "super_crisis", card)
    for card in reversed(player.holds):
        player.holds.remove(card)
        put_under(g, card)
    _leave_board(g, player)
    player.status = OUT
    check_humans(g)
    if seat == g.current:
        end_turn(g)
        g.current, g.orphaned = g.next_seat(seat), True
    yield from pass_on(g, seat, because)
    yield from _doomed(g)


def _lose_cards(g: Galactica, player: Player, because: Cause, *, for_good: bool = False) -> Script[None]:
    """The hand, Mutiny cards, miracle tokens, and Quorum cards in front of them (EXEC-002, EXEC-003)."""
    yield from discard_hand(g, player.seat, because, for_good=for_good)
    discard_all_mutiny(g, player.seat)
    lose_miracles(g, player.seat)
    for card in reversed(player.held("quorum")):
        player.holds.remove(card)
        discard_to(g, "quorum", card)


def proven_cylon(player: Player) -> bool:
    return any(card.id in CYLONS for card in player.loyalty)


def _show_one(g: Galactica, player: Player) -> Script[None]:
    """One Cylon card is shown, the others stay secret; no effect of it, no Super Crisis card (EXEC-005, EXEC-029).

    Somebody with several facedown cards is asked even if only one is a Cylon card: else who waits would tell which.
    """
    cards = [card for card in player.loyalty if card.id in CYLONS]
    if sum(not card.revealed for card in player.loyalty) > 1:
        names = [card.id for card in cards]
        shown: str = yield Choose(player.seat, "galactica-show-cylon", names, show_named, purpose=INDIFFERENT)
        cards = [card for card in cards if card.id == shown]
    yield from show_cylon_card(g, player.seat, cards[0])


def _prove_human(g: Galactica, player: Player, because: Cause, costs: int) -> Script[None]:
    """All Loyalty cards are shown, and morale is lost (EXEC-008..011)."""
    seat = player.seat
    cards = [card.id for card in player.loyalty]
    for shown in player.loyalty:
        shown.revealed = True
    g.chance.reveal()
    g.tell(LoyaltyShown, seat, tuple(cards))
    g.grieving = True
    for card in cards:
        text = STANDING.get(card)
        if isinstance(text, FinalFive) and card != because.source:  # docs/rulings.md: not by its own execution
            yield from text.executed.run(g, Cause(card, seat))
    morale = g.resource("morale")
    if costs:
        yield from change(g, "morale", -costs, because)
    g.grieving = False
    if in_play(g).mourns and g.resource("morale") < morale:
        g.mourned = True
    g.executed.append(player.character)
    g.loyalty_box += [card.id for card in player.loyalty]
    player.loyalty.clear()
    yield from moment(g, "character_lost", because, seat=seat)


def _replace(g: Galactica, player: Player, because: Cause, *, mutinous: bool) -> Script[None]:
    """Another character takes over (EXEC-012..026), and is the Mutineer if the old one was (`mutinous`)."""
    seat = player.seat
    was = SHEETS[player.character]
    woke = sleepers_woke(g)
    agent = drawback(g, player, SleeperAgent)
    jail = sent(g, seat, BRIG)
    _leave_board(g, player)
    left = replacements(g)
    if not left:
        end(g, "cylons", "no_character")  # EXEC-025
    character: str = yield Choose(
        seat, "galactica-character", left, show_character, facts={"was": was.id}, purpose=INDIFFERENT
    )
    g.tell(CharacterChosen, seat, character)
    player.character, player.turns = character, 0
    if was.abilities[1] in player.spent:
        player.spent.append(SHEETS[character].abilities[1])  # CHAR-009
    g.newcomers.append(seat)
    yield from moment(g, "character_chosen", because, seat=seat, what=character)
    yield from _enter(g, player, because, jail)
    if mutinous:
        g.loyalty_box.remove(MUTINEER)
        player.loyalty.append(LoyaltyCard(MUTINEER, revealed=True))
        yield from mutineer(g, seat, because, more=False)  # MUTR-013
    if not g.options.cooperative and not g.solo:  # VAR-002, VAR-024
        yield from _new_loyalty(g, player, because, more=agent is not None and not woke)


def replacements(g: Galactica) -> list[str]:
    """Characters of any type that nobody has had, in no version (EXEC-012, EXEC-015, EXEC-016)."""
    gone = {*(player.character for player in g.players), *g.executed, *barred(g), g.assist}
    there = persons(gone)
    left = [SHEETS[sheet] for sheet in in_play(g).sheets if sheet not in gone]
    return [sheet.id for sheet in left if sheet.person not in there and not sheet.leads]


def _leave_board(g: Galactica, player: Player) -> None:
    """The token is taken off the board; a viper without its pilot goes back to the Reserves."""
    if player.piloting:
        g.squadrons[player.ship].reserves += 1
        player.ship = VIPER
    player.place = OFF_BOARD


def _enter(g: Galactica, player: Player, because: Cause, jail: str) -> Script[None]:
    """The new character starts where it does at setup; only then do titles change hands (EXEC-017, TITLE-038). `jail`:
    where the old one would have gone for the Brig."""
    seat = player.seat
    agent = drawback(g, player, SleeperAgent)
    instead = sent(g, seat, NEWCOMERS)
    if agent is not None and sleepers_woke(g):
        place = jail if agent.place == BRIG else sent(g, seat, agent.place)  # EXEC-034, EXEC-035, EXEC-036
    else:
        places = starts(g, seat, player.character)
        if instead != NEWCOMERS and OFF_BOARD not in places:
            places = [instead]  # EXEC-019
        place = yield from choose_one(seat, "galactica-start", places, show_place, purpose=GO)
    if place == "piloting_viper" and ready(g):
        area = yield from choose_one(seat, "galactica-launch", list(LAUNCH), show_area, purpose=DEPLOY)
        ship = yield from which(chooser(g, because), ready(g), "launch")  # MK7-003
        take_off(g, seat, ship, area)
    elif place == OFF_BOARD and not g.solo:
        g.tell(Moved, seat, OFF_BOARD)
    else:
        if place in ("piloting_viper", OFF_BOARD):
            place = sent(g, seat, HANGAR_DECK)
        there = layout(g).locations.get(place)
        if there is None or there.board in closed(g):
            place = sent(g, seat, SICKBAY)  # EXEC-018
        yield from move_to(g, seat, place, because)
    for office in titles_of(g, seat):
        yield from succeed(g, office, because)  # TITLE-008, TITLE-013
    if not bars_titles(player.place):
        yield from freed(g, seat, because)


def _new_loyalty(g: Galactica, player: Player, because: Cause, *, more: bool) -> Script[None]:
    """A Loyalty card for the new character, out of a deck with one Not a Cylon card more; some characters have the deck
    changed once more. `more`: the one who was executed would have got another one (EXEC-024)."""
    agent = drawback(g, player, SleeperAgent)
    if agent is not None and not (sleepers_woke(g) and in_play(g).no_late_card):
        add_not_cylon(g)  # EXEC-033, EXEC-034, EXEC-035
    yield from draw_loyalty(g, player.seat, because, add=True)
    if more:
        yield from draw_loyalty(g, player.seat, because)
    if agent is not None and sleepers_woke(g):
        yield from draw_loyalty(g, player.seat, because)
    if drawback(g, player, Coward) is not None and not sleepers_woke(g):
        yield from draw_loyalty(g, player.seat, because, add=True)  # EXEC-039
    elif drawback(g, player, Coward) is not None and in_play(g).no_late_card:
        player.spent.append(SHEETS[player.character].abilities[1])  # EXEC-040
    for _ in range(mutiny_at_start(g, player)):
        yield from draw_mutiny(g, player.seat, because)  # EXEC-042
