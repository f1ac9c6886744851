"""The Race table in the terminal: the others in short, my tableau and my hand with what every card does."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from readyroom.kernel import Result
from readyroom.race.cards import BY_ID
from readyroom.race.cards.design import Design
from readyroom.race.texts import card_text
from readyroom.race.view import RaceView
from readyroom.words import words

GOOD = {"novelty": ("cyan", "◆"), "rare": ("yellow", "▲"), "genes": ("green", "●"), "alien": ("magenta", "★")}
"""Colour and shape of each kind of good; the shape alone tells them apart."""


def draw(view: RaceView, seat: int | None) -> RenderableType:
    say = words().say
    others = [_seat(view, other) for other in range(len(view.seats)) if other != seat]
    head = say(
        "race-table-head",
        round=view.round,
        phase=words().name("race", view.phase) if view.phase else "none",
        pool=view.pool,
        deck=view.deck,
        discard=view.discard,
    )
    mine = [] if seat is None else [_seat(view, seat, mine=True)]
    if view.drawn:
        mine.append(Panel(_cards([BY_ID[card] for card in view.drawn]), title=say("race-table-drawn")))
    if view.hand is not None:
        mine.append(Panel(_cards([BY_ID[card] for card in view.hand]), title=say("race-table-hand")))
    return Group(Text(f"\n{head}", style="bold"), *others, *mine)


def draw_end(result: Result) -> RenderableType:
    """Why each seat has its score: chips, printed points, and every 6-cost development line by line."""
    say = words().say
    table = Table(box=None)
    table.add_column("", overflow="fold")
    for seat in range(len(result.scores)):
        won = " ★" if seat in result.winners else ""
        table.add_column(f"{say('race-end-seat', seat=seat)}{won}", justify="right")
    seats = result.why["seats"]
    table.add_row(say("race-end-chips"), *(str(facts["chips"]) for facts in seats))
    table.add_row(say("race-end-cards"), *(str(sum(points for _, points in facts["cards"])) for facts in seats))
    for owner, facts in enumerate(seats):
        for six in facts["six"]:
            scored = [words().name("race", card) for line in six["lines"] for card in line["cards"]]
            name = words().name("race", six["card"])
            label = say("race-end-six", card=name, scored=", ".join(scored) or "none")
            table.add_row(label, *("" if seat != owner else str(six["points"]) for seat in range(len(seats))))
    table.add_row(say("race-end-total"), *(str(facts["total"]) for facts in seats), style="bold")
    table.add_row(say("race-end-tie-break"), *(str(points) for points in result.why["tie_breaks"]), style="dim")
    return table


def _seat(view: RaceView, seat: int, *, mine: bool = False) -> RenderableType:
    facts = view.seats[seat]
    say = words().say
    title = say(
        "race-table-seat",
        seat=seat,
        mine="yes" if mine else "no",
        points=facts.score.total,
        chips=facts.chips,
        hand=facts.hand,
        military=facts.military,
    )
    if facts.actions:
        title += " · " + ", ".join(words().name("race", action) for action in facts.actions)
    tableau = [BY_ID[card] for card in facts.tableau]
    goods = set(facts.goods)
    body = _cards(tableau, goods) if mine else _in_short(tableau, goods)
    return Panel(body, title=title, title_align="left", border_style="bold" if mine else "dim")


def _in_short(tableau: list[Design], goods: set[str]) -> Text:
    text = Text()
    for n, card in enumerate(tableau):
        text.append(", " if n else "")
        text.append(card.name)
        if card.kind:
            text.append_text(_good(card, full=card.id in goods))
    return text


def _cards(cards: list[Design], goods: set[str] | None = None) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1), expand=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(ratio=1)
    for card in cards:
        value = Text(f"{'⚔' if card.military else ''}{card.value}", style="red" if card.military else "")
        name = Text(card.name, style="bold" if card.world else "italic")
        if card.kind:
            name.append_text(_good(card, full=goods is None or card.id in goods))
        points = "?" if card.six else str(card.vp)
        table.add_row(value, name, f"{points}p", Text("; ".join(card_text(card, words())), style="dim"))
    return table


def _good(card: Design, *, full: bool) -> Text:
    """The kind of a world, bright where a good lies on it."""
    assert card.kind is not None
    colour, shape = GOOD[card.kind]
    return Text(f" {shape}", style=f"bold {colour}" if full else f"dim {colour}")
