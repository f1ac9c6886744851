"""The loop of a terminal game: computer players answer for themselves, the person is shown the table and asked."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape

from readyroom.cli.terminal.tables import ENDINGS, NOTES, draw_table
from readyroom.kernel import Answer, Game, IllegalAnswer, Question, UndoRefused
from readyroom.players import Player, take_turn
from readyroom.words import words


class Stopped(Exception):
    """The person wants to stop."""


class Terminal:
    """One person (`seat`) at a game with computer players on all other seats."""

    def __init__(self, game: Game[Any], seat: int, players: Sequence[Player], console: Console) -> None:
        self._game = game
        self._seat = seat
        self._players = players
        self._console = console
        self._words = words()
        self._told = 0
        self._said: list[str] = []
        """What was said at the table, in words."""
        self._heard = 0

    def run(self) -> None:
        try:
            while not self._game.over:
                self._let_others_answer()
                if question := self._mine():
                    self._show_table()
                    self._ask(question)
            self._show_table()
            self._show_end()
        except (Stopped, EOFError):
            self._console.print("\nStopped.")

    def _mine(self) -> Question | None:
        return next((question for question in self._game.questions if question.seat == self._seat), None)

    def _let_others_answer(self) -> None:
        for question in list(self._game.questions):
            if question.seat != self._seat:
                offered = self._phrases(question.seat)
                take_turn(self._game, question, self._players[question.seat])
                self._said += [offered[talk.phrase] for talk in self._game.said[len(self._said) :]]

    def _phrases(self, seat: int) -> dict[str, str]:
        """What a seat may say now, in words."""
        rules = self._game.rules
        return {
            option.label: self._words.phrase(rules.name, option) for option in rules.phrases(self._game.state, seat)
        }

    def _show_table(self) -> None:
        name = self._game.rules.name
        self._show_log()
        self._console.print(draw_table(name, self._game.seen(self._seat), self._seat))

    def _show_log(self) -> None:
        events = self._game.events(self._seat)
        self._told = min(self._told, len(events))  # fewer, when something was taken back
        heard = self._game.heard(self._seat, self._heard)
        for n, event in enumerate(events[self._told :], self._told):
            while heard and heard[0][0] <= n:
                self._show_talk(heard.pop(0)[1])
            sentence = self._words.tell(self._game.rules.name, event)
            if sentence:
                self._console.print(f"[dim]·[/] {escape(sentence)}")
        for _, who, _ in heard:
            self._show_talk(who)
        self._told = len(events)

    def _show_talk(self, who: int) -> None:
        sentence = self._said[self._heard]
        self._heard += 1
        self._console.print(
            f"[dim]»[/] [italic]{escape(self._words.say('terminal-talk', seat=who, sentence=sentence))}[/]"
        )

    def _show_end(self) -> None:
        result = self._game.result
        if result is None:
            return
        won = "You win." if self._seat in result.winners else "You lose."
        if self._seat in result.winners and len(result.winners) > 1:
            won = "You share the win."
        if ending := ENDINGS.get(self._game.rules.name):
            self._console.print(ending(result))
        if all(score is None for score in result.scores):
            self._console.print(f"[bold]{won}[/]" if ending else f"[bold]{won}[/] {result.reason or ''}")
            return
        self._console.print(f"[bold]{won}[/] Scores: {', '.join(str(score) for score in result.scores)}")

    def _ask(self, question: Question) -> None:
        """Ask until there is an answer, an undo, or the wish to stop."""
        game = self._game.rules.name
        self._console.print(f"\n[bold]{escape(self._words.ask(question))}[/]")
        notes = NOTES.get(game)
        view = self._game.seen(self._seat) if notes else None
        for n, option in enumerate(question.options, 1):
            note = f" [dim]{escape(more)}[/]" if notes and (more := notes(view, question, option)) else ""
            self._console.print(f"  [bold cyan]{n:>2}[/] {escape(self._words.option(game, option))}{note}")
        while True:
            talk = "t talk, " if self._game.phrases(self._seat) else ""
            text = (
                self._console.input(f"[bold]{_wanted(question)}[/] [dim]({talk}w why not, u undo, q quit)[/] ")
                .strip()
                .lower()
            )
            if text == "q":
                raise Stopped
            if text == "w":
                self._show_reasons()
                continue
            if text == "t" and talk:
                self._talk()
                continue
            try:
                if text == "u":
                    self._game.undo(self._seat)
                else:
                    self._game.answer(self._seat, _read(question, text), serial=question.serial)
                return
            except (IllegalAnswer, UndoRefused) as error:
                self._console.print(f"[red]{escape(str(error))}[/]")

    def _show_reasons(self) -> None:
        """What on the table can't be chosen now, and why."""
        game, found = self._game, dict[str, list[str]]()
        name = game.rules.name
        for thing in game.rules.things(game.state, self._seat):
            if (why := game.why_not(self._seat, thing)) is not None:
                kind, _, id = thing.partition(":")
                called = f"seat {id}" if kind == "seat" else self._words.name(name, id)
                found.setdefault(self._words.why(name, why), []).append(called)
        for reason, things in found.items():
            self._console.print(f"  [dim]{escape(', '.join(things))}:[/] {escape(reason)}")

    def _talk(self) -> None:
        """Let the person say something; anything but a number says nothing."""
        offered = self._phrases(self._seat)
        for n, sentence in enumerate(offered.values(), 1):
            self._console.print(f"  [bold cyan]{n:>2}[/] {escape(sentence)}")
        text = self._console.input("[bold]number:[/] [dim](nothing: say nothing)[/] ").strip()
        if text.isdecimal() and 1 <= int(text) <= len(offered):
            label, sentence = list(offered.items())[int(text) - 1]
            self._game.talk(self._seat, label)
            self._said.append(sentence)
            self._show_talk(self._seat)


def _wanted(question: Question) -> str:
    if question.kind == "one":
        return "number:"
    low, high = question.at_least, question.at_most
    count = str(low) if low == high else f"{low} to {high}"
    order = " in order" if question.kind == "ordered" else ""
    return f"{count} {'number' if high == 1 else 'numbers'}{order}:"


def _read(question: Question, text: str) -> Answer:
    """Numbers as typed count from 1."""
    parts = text.replace(",", " ").split()
    if not all(part.isdecimal() for part in parts):
        raise IllegalAnswer("type the number of an option, or several with spaces between")
    numbers = tuple(int(part) - 1 for part in parts)
    if not all(0 <= number < len(question.picks) for number in numbers):
        raise IllegalAnswer(f"the options are 1 to {len(question.picks)}")
    if question.kind != "one":
        return numbers
    if len(numbers) != 1:
        raise IllegalAnswer("type one number")
    return numbers[0]
