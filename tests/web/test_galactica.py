"""The client's Galactica facts and words fit the engine: every event, question, thing and reason has its sentence."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import readyroom.galactica as galactica_engine
from readyroom.galactica import cards, events
from readyroom.galactica.cards import UNFINISHED
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.combat import HITS
from readyroom.kernel import Event
from readyroom.web import data, galactica
from readyroom.web.build import CLIENT
from readyroom.web.data import boxes_by_mode, packed, titled, words_by_subject
from readyroom.words import texts

SOURCES = CLIENT / "src" / "galactica"


@cache
def _messages() -> set[str]:
    """Every message the Galactica table can say."""
    texts = words_by_subject("en")
    of_boxes = [subject for mode in boxes_by_mode()["galactica"].values() for box in mode for subject in _subjects(box)]
    files = [file for file in ("shell", *_subjects(), *of_boxes) if file in texts]
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", "\n".join(texts[file] for file in files), re.MULTILINE))


def _subjects(*box: str) -> list[str]:
    words = "-".join(("galactica", *box))
    return [words, *(f"{words}-{part}" for part in ("after", "cards", "guide", "shelf", "why"))]


def test_every_event_has_a_line_in_the_log() -> None:
    told = [name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, Event)]
    logs = "".join(text for path, text in texts("en", "galactica/") if path.endswith("/log.ftl"))
    silent = [name for name in told if name != "Event" and f"\ngalactica-{name} = " not in logs]
    assert len(told) > 50
    assert silent == []


def test_the_card_page_shows_the_whole_boxes() -> None:
    """Of the Skill cards 7 are printed twice: Pegasus has another Investigative Committee."""
    facts = galactica.facts() | galactica.all_cards()
    sizes: Counter[str] = Counter()
    for card, copies in facts["copies"].items():
        if card.rpartition("-")[0] in facts["skills"]:
            sizes["skills"] += copies
        elif card in facts["crises"]:
            sizes["super" if facts["crises"][card]["super"] else "crises"] += copies
        else:
            kinds = ("quorum", "loyalty", "destinations", "allies", "crossroads", "mutiny", "missions", "motives")
            sizes[next(kind for kind in kinds if card in facts[kind])] += copies
    decks = {"skills": 208, "quorum": 29, "loyalty": 40, "destinations": 33, "crises": 190, "super": 13}
    assert sizes == decks | {"allies": 35, "crossroads": 7, "mutiny": 22, "missions": 8, "motives": 26}


def test_each_thing_says_in_which_box_it_lies() -> None:
    facts = galactica.facts() | galactica.all_cards()
    boxes = facts["boxes"]
    assert facts["modes"]["base"] == ["base"]
    parts = ["cylon_fleet_board", "personal_goals", "final_five", "ionian"]
    assert facts["modes"]["exodus"] == ["base", "exodus", *parts, "leaders", "exodus_leaders"]
    later = ["pegasus", "pegasus_attacks", "new_caprica", "daybreak", "daybreak_attacks", "earth"]
    later += ["leaders", "daybreak_leaders"]
    assert facts["modes"]["combined"] == ["base", "exodus", *parts, *later]
    in_boxes = {
        "felix_gaeta": "exodus",
        "red_tape-0": "exodus",
        "goal_selfish": "personal_goals",
        "final_five_examiner_brig": "final_five",
        "title_cag": "cylon_fleet_board",
        "basestar_bridge": "cylon_fleet_board",
        "detente": "cylon_fleet_board",
        "ally_tom_zarek": "ionian",
        "crossroads_disturbing_vision": "ionian",
        "pegasus_cic": "pegasus",
        "bait-0": "daybreak",
        "you_are_the_mutineer": "daybreak",
    }
    assert {thing: boxes[thing] for thing in in_boxes} == in_boxes
    assert not {"you_are_not_a_cylon", "president", "saul_tigh", "command"} & boxes.keys()
    of_parts = dict(zip(parts, (10, 8, 5, 42), strict=True))
    of_parts |= {"pegasus_attacks": 4, "daybreak_attacks": 6, "new_caprica": 36, "earth": 14}
    of_parts |= {"leaders": 3, "daybreak_leaders": 18, "exodus_leaders": 16}
    assert Counter(boxes.values()) == {"exodus": 62, "pegasus": 71, "daybreak": 90} | of_parts


def test_every_thing_has_a_text() -> None:
    facts = galactica.facts()
    things = [thing for kind in ("locations", "skills", *_DECKS) for thing in facts[kind]]
    assert len(things) > 110
    things += [card for card, is_cylon in facts["loyalty"].items() if is_cylon]
    assert [thing for thing in things if f"galactica-text-{thing}" not in _messages()] == []
    abilities = [ability for sheet in facts["characters"] for ability in SHEETS[sheet].abilities]
    assert [ability for ability in abilities if f"galactica-ability-{ability}" not in _messages()] == []


def test_an_ability_with_the_name_of_a_crisis_card_says_what_the_ability_does() -> None:
    texts = dict(galactica.texts("en", galactica.boxes_offered()))
    assert texts["galactica-ability-declare_martial_law"] != texts["galactica-text-declare_martial_law"]
    assert "President" in texts["galactica-ability-declare_martial_law"]


@pytest.mark.parametrize(
    "file", sorted(SOURCES.rglob("*.svelte")) + sorted(SOURCES.rglob("*.ts")), ids=lambda f: f.name
)
def test_the_words_a_component_asks_for_are_there(file: Path) -> None:
    asked = set(re.findall(r"(?<![\w-])t\('([\w-]+)'", file.read_text(encoding="utf-8")))
    assert asked - _messages() - _of_unfinished_boxes() == set()


@cache
def _of_unfinished_boxes() -> set[str]:
    """What is drawn of a box is there before it is offered, and so are its words."""
    found = [text for path, text in texts("en") if set(path.split("/")) & set(UNFINISHED)]
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", "\n".join(found), re.MULTILINE))


def test_part_texts_are_those_of_the_choices() -> None:
    texts = dict(galactica.texts("en", galactica.boxes_offered()))
    assert texts["galactica-part-rescue_caprica_survivors-second"] == "Morale -1"
    assert {name.rsplit("-", 1)[1] for name in texts if name.startswith("galactica-part-")} == {"first", "second"}


def test_the_choice_within_a_part_has_its_texts_whichever_part_it_is() -> None:
    texts = dict(galactica.texts("en", galactica.boxes_offered()))
    assert texts["galactica-pick-requested_resignation-second"] == "The President goes to the Brig"
    assert texts["galactica-pick-the_circle-second"] == "The current player is executed"


def test_the_admirals_other_card_is_among_all_cards() -> None:
    card = "title_admiral_cylon_fleet"
    found = galactica.all_cards()
    assert card in found["titles"]
    assert found["boxes"][card] == "cylon_fleet_board"
    assert "at a space area" in dict(galactica.texts("en", galactica.boxes_offered()))[f"galactica-text-{card}"]


_DECKS = ("crises", "quorum", "destinations", "allies", "crossroads")


def test_a_table_has_everything_but_the_cards_of_the_decks_at_once() -> None:
    """What lies open from the first moment on is not looked for in the file that comes with the first card."""
    files, facts = words_by_subject("en"), galactica.facts()
    for mode in ("galactica", "galactica-exodus"):
        at_once, later = (
            set(re.findall(r"^([a-z][\w-]*) =", files[name], re.MULTILINE)) for name in (mode, f"{mode}-cards")
        )
        assert not at_once & later
        texts = {message.removeprefix("galactica-text-") for message in later if message.startswith("galactica-text-")}
        assert texts
        assert not texts & {*facts["skills"]}  # what is printed on my cards is there at once
        rest = {message for message in later if not message.startswith(("galactica-text-", "web-gal-"))}
        assert {message.split("-")[1] for message in rest} <= {
            "part",
            "pick",
            "consequence",
            "wants",
            "examined",
            "says",
            "ahead",
        }


def test_what_scenes_say_is_said_elsewhere_only_where_it_was_waited_for() -> None:
    """It comes with the first card: whoever says it must have loaded it, or ask whether it is there (`knows`)."""
    files = words_by_subject("en")
    later = re.findall(
        r"^(web-gal-[\w-]*) =", "\n".join(files[name] for name in files if name.endswith("-cards")), re.M
    )
    assert len(later) > 100
    loads_it = ("scenes/", "after/", "horizon/Arrival", "Cards")
    for file in sorted(SOURCES.rglob("*.svelte")) + sorted(SOURCES.rglob("*.ts")):
        code = file.read_text(encoding="utf-8")
        if file.relative_to(SOURCES).as_posix().startswith(loads_it) or "knows('cards')" in code:
            continue
        asked = re.findall(r"['`](web-gal-[\w-]+)", code)
        found = {one for one in asked for said in later if said == one or (one[-1] == "-" and said.startswith(one))}
        assert (file.name, found) == (file.name, set())


def test_every_die_says_what_it_is_rolled_for() -> None:
    rolled = re.compile(r'\b(?:roll|throw)\(\s*g,\s*"([\w-]+)"')
    engine = Path(galactica_engine.__file__).parent
    made = (path.relative_to(engine).as_posix() for path in engine.rglob("*.py"))
    files = [engine / path for path in made if not any(box in path for box in UNFINISHED)]
    purposes = {one for path in files for one in rolled.findall(path.read_text(encoding="utf-8"))}
    purposes |= {"nuke", "nuke-area", "crisis"} | {f"attack-{target}" for _, target in HITS if target != "galactica"}
    assert {"ftl", "pegasus-cic", "attack-assault_raptor"} <= purposes
    assert {purpose for purpose in purposes if f"web-gal-scene-die-{purpose}" not in _messages()} == set()


def test_names_that_ids_tell_go_over_the_line_as_these_ids() -> None:
    text = words_by_subject("en")["galactica-combined"]
    found = packed(text)
    (names,) = found["titled"].values()
    assert len(names.split()) > 100
    assert "galactica-name-quorum_chamber" not in found["ftl"]
    told = {f"galactica-name-{thing} = {titled(thing)}" for thing in names.split()}
    assert Counter([*found["ftl"].splitlines(), *told]) == Counter(text.splitlines())


@pytest.fixture
def _everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every box were complete."""
    for module in (cards, data, galactica):
        monkeypatch.setattr(module, "UNFINISHED", ())


@pytest.mark.usefixtures("_everything")
def test_words_of_a_box_come_with_its_rulebook_and_without_what_texts_are_made_of() -> None:
    files = words_by_subject("en")
    assert "galactica-name-main_batteries =" in files["galactica-combined"]
    assert "galactica-name-mutiny =" in files["galactica-combined"]
    assert boxes_by_mode()["galactica"]["combined"] == ["exodus", "combined"]
    assert not [subject for subject in files if "pegasus" in subject or "daybreak" in subject]
    whole = "\n".join(text for path, text in texts("en") if {"pegasus", "daybreak"} & set(path.split("/")))
    rules = re.findall(r"^(galactica-rule-[\w-]+) =", whole, re.MULTILINE)
    assert len(rules) > 50
    assert "galactica-rule-" not in "".join(files.values())
    said = set(re.findall(r"^([a-zA-Z][\w-]*) =", "\n".join(files.values()), re.MULTILINE))
    terminal = [path for path, _ in texts("en") if path.endswith("/terminal.ftl")]
    assert terminal
    others = "\n".join(
        text
        for path, text in texts("en")
        if {"pegasus", "daybreak"} & set(path.split("/")) and not path.endswith(("terminal.ftl", "texts.ftl"))
    )
    assert set(re.findall(r"^([a-zA-Z][\w-]*) =", others, re.MULTILINE)) - set(rules) - said == set()


@pytest.mark.usefixtures("_everything")
def test_facts_of_boxes_that_few_play_with_are_loaded_at_their_tables_only() -> None:
    first, more, whole = galactica.first_facts(), galactica.more_facts(), galactica.facts()
    assert first["more"] == ["combined"]
    assert {"pegasus_cic", "quorum_chamber"} <= more["locations"].keys()
    assert more["mutineer"] == ["you_are_the_mutineer"]
    assert more["skills"]["bait"] == "treachery"
    for kind, found in whole.items():
        if isinstance(found, dict):
            assert first[kind] | more.get(kind, {}) == found
        elif isinstance(found, list):
            assert sorted(map(str, [*first[kind], *more.get(kind, [])])) == sorted(map(str, found))


def test_what_every_table_loads_is_that_of_base_and_exodus(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (cards, data, galactica):
        monkeypatch.setattr(module, "UNFINISHED", ("combined", "pegasus", "daybreak"))
    assert galactica.first_facts() == galactica.facts() | {"more": []}
    assert galactica.more_facts() == {}
