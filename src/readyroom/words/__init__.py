"""Words: every sentence people read, as Fluent messages in `<language>/<subject>.ftl`, shared with the browser.

Rules, cards and commands name a message and hand over facts; the sentence is put together here.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from readyroom.kernel import Json, Option, Question

LANGUAGES = ("en",)


class Words:
    """The words of one language.

    >>> words("en").say("lanterns-snuff")
    'Snuff the lantern?'
    >>> words("en").say("lanterns-Trimmed", seat=1, cards=2, top=6)
    'Seat 1 trims 2 cards; a 6 is on top.'
    """

    def __init__(self, language: str, subject: str = "") -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((files(__package__) / language).iterdir(), key=lambda file: file.name):
            if not file.name.startswith(subject):
                continue
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **facts: Json) -> str:
        """The sentence; a message that is missing or does not fit its facts is our error, not the reader's."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} has no text")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        return str(text)

    def tell(self, game: str, event: Mapping[str, Json]) -> str | None:
        """A shown event as a sentence; None where the log leaves it out (there is no message for it)."""
        message = f"{game}-{event['event']}"
        if not self.has(message):
            return None
        facts = {k: self._fact(game, v) for k, v in event.items() if k != "event"}
        counts = {f"{k}_count": len(v) for k, v in event.items() if isinstance(v, list)}
        return self.say(message, **facts, **counts)

    def ask(self, question: Question | Mapping[str, Json]) -> str:
        """What a question asks, live or as plain data; its `prompt` is the message and begins with the game's name."""
        if isinstance(question, Question):
            prompt, facts = question.prompt, question.facts or {}
        else:
            prompt, facts = question["prompt"], question["facts"]
        game = prompt.partition("-")[0]
        return self.say(prompt, **{k: self._fact(game, v) for k, v in facts.items()})

    def option(self, game: str, option: Option | Mapping[str, Json]) -> str:
        """An option, live or as plain data: by its own message if it has one, else that of its kind, else its name."""
        return self._named(game, "option", option)

    def phrase(self, game: str, option: Option | Mapping[str, Json]) -> str:
        """Something that can be said at the table, in words."""
        return self._named(game, "talk", option)

    def _named(self, game: str, group: str, option: Option | Mapping[str, Json]) -> str:
        if isinstance(option, Option):
            kind, thing, facts = option.kind, option.id, option.facts
        else:
            kind, thing, facts = option["kind"], option["id"], option["facts"]
        name = self.name(game, thing)
        said = {"name": name, "id": name, **{k: self._fact(game, v) for k, v in facts.items()}}
        for message in (f"{game}-{group}-{kind}-{thing}", f"{game}-{group}-{kind}"):
            if self.has(message):
                return self.say(message, **said)
        return name

    def name(self, game: str, thing: str) -> str:
        """The name of a card, a phase or whatever has one: the message `GAME-name-ID`; else the id itself."""
        message = f"{game}-name-{thing}"
        return self.say(message) if self.has(message) else thing

    def _fact(self, game: str, value: Json) -> Json:
        """Fluent takes numbers and strings: ids become names, lists are read out, what is hidden is `hidden`."""
        if isinstance(value, list):
            return ", ".join(str(self._fact(game, item)) for item in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.name(game, value)
        return "hidden" if value is None else value


def words(language: str = "en", subject: str = "") -> Words:
    """The words of a language; only those in files that begin with `subject`, where reading all takes too long."""
    return _read(language, subject)


_read = cache(Words)
