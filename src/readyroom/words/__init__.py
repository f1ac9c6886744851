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

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((files(__package__) / language).iterdir(), key=lambda file: file.name):
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
        return self.say(message, **{k: self._fact(game, v) for k, v in event.items() if k != "event"})

    def ask(self, question: Question) -> str:
        """A question's sentence; its `prompt` is the message, which begins with the game's name."""
        game = question.prompt.partition("-")[0]
        return self.say(question.prompt, **{k: self._fact(game, v) for k, v in (question.facts or {}).items()})

    def option(self, game: str, option: Option) -> str:
        """An option in words: its own message if there is one, else that of its kind, else its name or id."""
        return self._named(game, "option", option)

    def phrase(self, game: str, option: Option) -> str:
        """Something that can be said at the table, in words."""
        return self._named(game, "talk", option)

    def _named(self, game: str, group: str, option: Option) -> str:
        facts = {k: self._fact(game, v) for k, v in option.facts.items()}
        name = self._fact(game, option.id)
        for message in (f"{game}-{group}-{option.kind}-{option.id}", f"{game}-{group}-{option.kind}"):
            if self.has(message):
                return self.say(message, id=option.id, name=name, **facts)
        return str(name)

    def _fact(self, game: str, value: Json) -> Json:
        """Fluent takes numbers and strings; lists are read out, ids that have a name (`<game>-name-<id>`) by it, and
        what is hidden is the word `hidden`."""
        if isinstance(value, list):
            return ", ".join(str(self._fact(game, item)) for item in value)
        if isinstance(value, str) and self.has(named := f"{game}-name-{value}"):
            return self.say(named)
        return "hidden" if value is None else value


@cache
def words(language: str = "en") -> Words:
    return Words(language)
