"""The Galactica table in the terminal: space, places, tracks and players, the crisis, and what is mine in words."""

from collections.abc import Iterator

from msgspec import UNSET
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from readyroom.galactica.allies import ALLIES
from readyroom.galactica.board import AREAS, RED, VIPER
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.effects import Choice, Pick, inner_choice
from readyroom.galactica.motives import AGENDAS, MOTIVES
from readyroom.galactica.ships import LOCKED, PREPARED
from readyroom.galactica.sides import CYLON, is_cylon_player, is_leader
from readyroom.galactica.skills import DESIGN, NAME, SKILLS
from readyroom.galactica.texts import ability_text, card_text, effect_text, has_text
from readyroom.galactica.view import (
    CheckView,
    CivilianView,
    CylonShipsView,
    DeckView,
    GalacticaView,
    PlayerView,
    SquadronView,
)
from readyroom.galactica.view.motives import NeedView, OutlookView
from readyroom.kernel import Json, Option, Question, Result
from readyroom.words import words

GAME = "galactica"
OWN_DRAWING = {"quorum", "super_crisis"}
"""Piles that are drawn in their own way; all others, of whatever box, in general lines."""
LAYOUT = (("port_fore", "fore", "starboard_fore"), ("port_aft", "aft", "starboard_aft"))
"""The space areas as they lie round the ship, whose bow points up."""


def say(message: str, **facts: Json) -> str:
    return words().say(f"galactica-table-{message}", **facts)


def name(thing: str) -> str:
    return words().name(GAME, thing)


def names(things: list[str]) -> str:
    return ", ".join(name(thing) for thing in things)


def draw(view: GalacticaView, seat: int | None) -> RenderableType:
    head = say("head", turn=view.turn, seat=view.current, distance=view.distance)
    parts: list[RenderableType] = [Text(f"\n{head}", style="bold"), Columns([_tracks(view), _fleet(view)])]
    parts += [_space(view), _places(view, seat), _players(view, seat)]
    parts += _going_on(view)
    if seat is not None:
        parts += _mine(view, seat)
    return Group(*parts)


def draw_end(result: Result) -> RenderableType:
    winner, why = result.why["winner"], result.why["why"]
    return Text(words().say("galactica-end-winner", winner=winner, why=name(why)), style="bold")


# --- tracks and fleet ------------------------------------------------------------------------------------------


def _tracks(view: GalacticaView) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 1))
    for resource, number in view.resources.items():
        low = number <= RED[resource]
        table.add_row(name(resource), Text(str(number), style="bold red" if low else "bold green"))
    table.add_row(say("track"), _track(say("track-spaces"), [int(n == view.jump_track) for n in range(6)]))
    if any(view.boarding):
        table.add_row(say("boarding"), _track(say("boarding-spaces"), view.boarding))
    for marker, spaces in view.tracks.items():
        counts = [view.tokens[marker].get(space, 0) for space in spaces]
        table.add_row(name(marker), _track(", ".join(name(space) for space in spaces), counts))
    return Panel(table, title=say("resources"), title_align="left")


def _track(spaces: str, markers: list[int]) -> Text:
    """The spaces of a track, those with a marker bright and with the number of markers."""
    text = Text()
    for space, count in zip(spaces.split(", "), markers, strict=True):
        text.append(f"[{space}{' ●' * count}] " if count else f"{space} ", style="bold yellow" if count else "dim")
    return text


def _fleet(view: GalacticaView) -> RenderableType:
    reserves, decks = view.reserves, view.decks
    lines = [
        say(
            "hangar",
            vipers=reserves.vipers,
            raptors=reserves.raptors,
            damaged=reserves.damaged_vipers,
            nukes=view.nukes,
            beside=view.nukes_beside,
            civilians=view.civilians_left,
        ),
        say(
            "decks",
            skills=", ".join(f"{name(skill)} {decks[skill].size}" for skill in SKILLS if skill in decks),
            destiny=decks["destiny"].size,
            quorum=decks["quorum"].size,
            hand=_count(view.office_hands["quorum"]),
        ),
    ]
    if len(view.squadrons) > 1:
        lines += [say("squadron", ship=name(ship), **_ready(shown)) for ship, shown in view.squadrons.items()]
    if view.cylon_board is not None:
        lines += _waiting(view.cylon_board)
    lines += _grounded(view)
    if view.destinations:
        lines.append(say("destinations", cards=names(view.destinations)))
    if view.kept:
        lines.append(say("kept", cards=names(view.kept)))
    lines += _piles(decks)
    if view.assist:
        lines.append(say("assist", character=name(view.assist)))
    return Panel("\n".join(lines), title=say("fleet"), title_align="left")


def _ready(squadron: SquadronView) -> dict[str, int]:
    return {"reserves": squadron.reserves, "damaged": squadron.damaged, "destroyed": squadron.destroyed}


def _grounded(view: GalacticaView) -> Iterator[str]:
    """Civilian ships on New Caprica, the top one first, with those I know."""
    for stack, ships in ((LOCKED, view.locked), (PREPARED, view.prepared)):
        if ships is not UNSET:
            lie = ", ".join(say("grounded", number=one.handle + 1, face=_face(one)) for one in ships)
            yield say("stack", stack=name(stack), count=len(ships), ships=lie or say("empty"))
    if view.away is not UNSET:
        yield say("away")


def _face(ship: CivilianView) -> str:
    return name(ship.face) if ship.face else "hidden"


def _waiting(board: dict[str, CylonShipsView]) -> Iterator[str]:
    """Ships on the Cylon Fleet board."""
    for area, ships in board.items():
        if pieces := list(_cylon_pieces(ships)):
            yield say("waiting", area=name(area), ships=", ".join(pieces))


def _piles(decks: dict[str, DeckView]) -> Iterator[str]:
    """What lies open of piles that have no drawing of their own."""
    for pile, shown in decks.items():
        if shown.cards is not UNSET:
            yield say("pile", pile=name(pile), cards=names(shown.cards) or say("empty"))
        elif shown.size is not UNSET and pile not in (*OWN_DRAWING, *SKILLS, "destiny"):
            yield say("pile-size", pile=name(pile), count=shown.size)


# --- space and places ------------------------------------------------------------------------------------------


def _space(view: GalacticaView) -> RenderableType:
    table = Table(title=say("space"), title_justify="left", show_header=False, expand=True, show_lines=True)
    for _ in LAYOUT[0]:
        table.add_column(ratio=1)
    for row in LAYOUT:
        table.add_row(*(_area(view, area) for area in row))
    return table


def _area(view: GalacticaView, area: str) -> Text:
    ships = view.areas[area]
    text = Text(f"{name(area)}\n", style="dim")
    pieces = list(_cylon_pieces(ships))
    text.append(", ".join(pieces), style="red")
    others = list(_human_pieces(view, area))
    if pieces and others:
        text.append("\n")
    text.append(", ".join(others), style="cyan")
    if not pieces and not others:
        text.append(say("empty"))
    return text


def _cylon_pieces(ships: CylonShipsView) -> Iterator[str]:
    for damage in ships.basestars:
        yield say("piece-basestar") + (f" ({names(damage)})" if damage else "")
    for kind, count in (("raiders", ships.raiders), ("heavy_raiders", ships.heavy_raiders)):
        if count:
            yield say(f"piece-{kind}", count=count)


def _human_pieces(view: GalacticaView, area: str) -> Iterator[str]:
    ships = view.areas[area]
    if ships.vipers and len(view.squadrons) == 1:
        yield say("piece-vipers", count=ships.vipers)
    elif ships.vipers:
        for ship, squadron in view.squadrons.items():
            if count := squadron.space[AREAS.index(area)]:
                yield say("token", token=name(ship), count=count)
    for seat in ships.pilots:
        yield say("piece-pilot", seat=seat, ship=name(view.players[seat].ship or VIPER))
    for one in ships.civilians:
        yield say("piece-civilian", number=one.handle + 1, face=name(one.face) if one.face else "hidden")


def _places(view: GalacticaView, seat: int | None) -> RenderableType:
    """Every location, board by board, with who and what is there; a damaged one says so. What is for Cylon players only
    is left out while there are none."""
    there: dict[str, list[int]] = {}
    for player in view.players:
        there.setdefault(player.place, []).append(player.seat)
    cylons = any(is_cylon_player(player) for player in view.players)
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    for board, lies in view.boards.items():
        if lies.access == CYLON and not cylons:
            continue
        places = []
        for place in lies.places:
            text = Text(name(place), style="red" if place in view.damaged else "")
            if place in view.damaged:
                text.append(f" ({say('damaged')})", style="red")
            for who in there.get(place, ()):
                text.append(f" [{who}]", style="bold cyan" if who == seat else "bold")
            for token in _tokens(view, place):
                text.append(f" ({token})", style="yellow")
            places.append(text)
        table.add_row(name(board), Columns(places, padding=(0, 3)))
    elsewhere = sorted({where for places in view.tokens.values() for where in places} - _drawn(view))
    for where in elsewhere:
        table.add_row(name(where), ", ".join(_tokens(view, where)))
    return Panel(table, title=say("places"), title_align="left")


def _tokens(view: GalacticaView, where: str) -> Iterator[str]:
    """The tokens that lie somewhere."""
    for kind, places in view.tokens.items():
        if where in places:
            yield say("token", token=name(kind), count=places[where])
    for pile, shown in view.decks.items():
        if shown.facedown is not UNSET and (count := shown.facedown.get(where)):
            yield say("token-facedown", token=name(pile), count=count)
    for ally in view.allies:
        if ally.place == where:
            yield say("ally", ally=name(ally.card), token="none" if ally.token is None else name(ally.token))


def _drawn(view: GalacticaView) -> set[str]:
    """Where tokens are drawn already: at locations, on tracks, and at seats."""
    rooms = {place for board in view.boards.values() for place in board.places}
    rooms |= {space for spaces in view.tracks.values() for space in spaces}
    return rooms | {f"seat:{player.seat}" for player in view.players}


# --- people ----------------------------------------------------------------------------------------------------


def _players(view: GalacticaView, seat: int | None) -> RenderableType:
    """What is open about everybody, and what I know of their Loyalty."""
    table = Table(title=say("players"), title_justify="left", box=None, show_header=False, padding=(0, 1))
    for player in view.players:
        who = player.seat
        number = Text(f"{who}", style="bold cyan" if who == seat else "bold")
        if who == view.current:
            number.append(" ▶")
        notes = [name(title) for title, seat in view.titles.items() if seat == who]
        if is_leader(player):
            notes.append(say("leader", status=player.status))
        else:
            notes += [say("revealed")] * is_cylon_player(player)
        notes += [say("you")] * (who == seat)
        known = [card.card for card in player.loyalty if card.card and who != seat]
        table.add_row(
            number,
            name(player.character) if player.character else "",
            _where(player.place),
            say("cards", count=player.hand),
            _loyalty(player, known),
            ", ".join(_holds(player, mine=who == seat)),
            ", ".join([*_tokens(view, f"seat:{who}"), *notes]),
        )
    return table


def _holds(player: PlayerView, *, mine: bool) -> Iterator[str]:
    """Cards in front of a player: by name where they lie open, else how many; mine are read out below."""
    for pile, cards in player.holds.items():
        if not cards or pile == "super_crisis":
            continue
        if isinstance(cards, list) and (pile in OWN_DRAWING or not mine):
            yield names(cards)
        else:
            yield say("holds", pile=name(pile), count=_count(cards))
    if player.shown is not UNSET and player.shown:
        yield names(player.shown)


def _count(cards: list[str] | int) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _where(place: str) -> str:
    return name(place) if place else ""


def _loyalty(player: PlayerView, known: list[str]) -> str:
    text = say("loyalty", count=len(player.loyalty))
    if known:
        text += f": {names(known)}"
    if supers := player.holds["super_crisis"]:
        text += f", {say('super', count=_count(supers))}"
    return text


# --- what is going on ------------------------------------------------------------------------------------------


def _going_on(view: GalacticaView) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if view.crises:
        table = _texts()
        for card in view.crises:
            _add_text(table, card)
        parts.append(Panel(table, title=say("crisis"), title_align="left", border_style="red"))
    if view.check is not None:
        parts.append(Panel("\n".join(_check(view.check)), title=name(view.check.source), title_align="left"))
    if view.die is not None:
        die = view.die
        result = "hidden" if die.result is None else die.result
        purpose = words().say_or(f"galactica-die-{die.purpose}", die.purpose)
        parts.append(Text(say("die", purpose=purpose, bonus=die.bonus, result=result)))
    return parts


def _check(check: CheckView) -> Iterator[str]:
    partial = "hidden" if check.partial is None else check.partial
    yield say("check", difficulty=check.difficulty, skills=names(check.skills), partial=partial)
    if check.target >= 0:
        yield say("check-target", seat=check.target)
    added = [say("check-added", seat=seat, count=count) for seat, count in enumerate(check.added) if count]
    if check.destiny:
        added.insert(0, say("check-destiny", count=check.destiny))
    if added:
        yield " · ".join(added)
    if check.cards:
        yield say("check-cards", cards=names(check.cards))
    if check.mine:
        yield say("check-mine", cards=names(check.mine))
    if check.total is not None:
        yield say("check-total", total=check.total)


# --- what is mine ----------------------------------------------------------------------------------------------


def _mine(view: GalacticaView, seat: int) -> Iterator[RenderableType]:
    me = view.players[seat]
    if me.character and not is_cylon_player(me):
        table = _texts()
        for ability in SHEETS[me.character].abilities:
            _add_text(table, ability, say("spent") if ability in me.spent else "", ability_text(words(), ability))
        yield Panel(table, title=say("me", character=name(me.character)), title_align="left")
    if me.loyalty:
        yield _cards(say("mine"), [card.card for card in me.loyalty if card.card])
    for pile, cards in view.office_hands.items():
        if isinstance(cards, list) and cards:
            title = say("quorum") if pile in OWN_DRAWING else say("my-pile", pile=name(pile))
            yield _cards(title, cards)
    mine = {pile: cards for pile, cards in me.holds.items() if isinstance(cards, list) and cards}
    if "super_crisis" in mine:
        yield _cards(say("super-crisis"), mine["super_crisis"])
    if view.motives is not UNSET and view.motives.cards:
        yield _motives(view.motives)
    for pile, cards in mine.items():
        if pile not in OWN_DRAWING and not {*cards} & {*MOTIVES, *AGENDAS}:
            yield _cards(say("my-pile", pile=name(pile)), cards)
    if view.held:
        yield _cards(say("held"), view.held)
    for deck, known in view.known.items():
        if known.top:
            yield Text(say("known", deck=name(deck), cards=names(known.top)), style="dim")
    if view.hand:
        yield _cards(say("hand"), sorted(view.hand))
    elif me.character:
        yield Text(say("hand-empty"), style="dim")


def _motives(outlook: OutlookView) -> RenderableType:
    """What a Cylon leader wins by: each card, and what it still needs."""
    table = _texts()
    for card in outlook.cards:
        needs = [_need(need) for need in card.needs if not need.met]
        note = say("motive-shown") if card.shown else "; ".join(needs) or say("motive-met")
        _add_text(table, card.card, note)
    return Panel(table, title=say("motives", sides=names([*outlook.wins]) or "none"), title_align="left")


def _need(need: NeedView) -> str:
    what = words().say_or(f"galactica-need-{need.what}", name(need.what))
    least, most = ("none" if number is None else number for number in (need.least, need.most))
    return words().say("galactica-need", what=what, now=need.now, least=least, most=most)


def _cards(title: str, cards: list[str]) -> RenderableType:
    table = _texts()
    for card in cards:
        _add_text(table, card)
    return Panel(table, title=title, title_align="left")


def _texts() -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1, style="dim")
    return table


def _add_text(table: Table, card: str, note: str = "", text: str = "") -> None:
    text = text or text_of(card) or ""
    table.add_row(Text(name(card), style="bold"), f"{text} ({note})" if note else text)


def text_of(thing: str) -> str | None:
    """What a card, a place or an ability does; None for what has no text."""
    card = NAME[DESIGN[thing]] if thing in DESIGN else thing
    return card_text(words(), card) if has_text(card) else None


# --- what options mean -----------------------------------------------------------------------------------------

SAYS_ENOUGH = {"add-cards", "discard", "pay-card", "take-card", "cylon-damage-tokens"}
"""Questions whose options are explained by the table already."""


def note(view: GalacticaView, question: Question, option: Option) -> str:
    """What a reader may want to know about an option: who sits on a seat, what a card or a place does."""
    if question.prompt.removeprefix("galactica-") in SAYS_ENOUGH:
        return ""
    if option.kind == "seat":
        character = view.players[int(option.id)].character
        return name(character) if character else ""
    if option.kind == "character":
        return _sheet(option.id)
    if option.kind == "part":
        return _part(str((question.facts or {})["card"]), option.id, inner=question.prompt == "galactica-pick")
    if option.kind == "ability":
        return ability_text(words(), option.id)
    if option.kind in ("card", "quorum", "activate", "location", "reveal", "use"):
        return text_of(str(option.facts.get("what", option.id))) or ""
    if option.kind == "civilian":
        return next((name(a) for a in AREAS for s in view.areas[a].civilians if str(s.handle) == option.id), "")
    return ""


def _of_ally(card: str) -> Pick | None:
    results = (ALLIES[card].benevolent, ALLIES[card].antagonistic)
    return next((result for result in results if isinstance(result, Pick)), None)


def _of_crisis(card: str, *, inner: bool) -> Choice | Pick | None:
    crisis = CRISES[card]
    assert isinstance(crisis, Crisis)
    assert isinstance(crisis.text, Choice)
    return inner_choice(crisis.text) if inner else crisis.text


def _sheet(character: str) -> str:
    sheet = SHEETS[character]
    skills = ", ".join(f"{number} {' / '.join(name(SKILLS[n]) for n in types)}" for types, number in sheet.skills)
    return f"{skills}. " + " ".join(f"{name(a)}: {ability_text(words(), a)}" for a in sheet.abilities)


def _part(card: str, which: str, *, inner: bool) -> str:
    """The part that is chosen: of a Crisis card, of a choice within one (`inner`), or of an ally's result."""
    chosen = _of_ally(card) if card in ALLIES else _of_crisis(card, inner=inner)
    assert chosen is not None
    return effect_text(words(), chosen.first if which == "first" else chosen.second)
