"""The kernel: questions, scripts, records, rest points, clone, undo, views, chance. It knows no game."""

from readyroom.kernel.chance import Chance, key_of
from readyroom.kernel.copying import Dropped, Part, Shared
from readyroom.kernel.drawing import draw_with
from readyroom.kernel.drive import Talk
from readyroom.kernel.errors import (
    BadRecord,
    BadSetup,
    IllegalAnswer,
    ReadyroomError,
    Reason,
    RulesFault,
    StaleAnswer,
    UndoRefused,
)
from readyroom.kernel.events import Event, Hidden, WindowOpened, shown
from readyroom.kernel.fair import Fair, commitment, new_secret
from readyroom.kernel.game import Game, Waiting
from readyroom.kernel.questions import (
    REST,
    Answer,
    AskAll,
    Choose,
    ChooseOrder,
    ChooseSeveral,
    Json,
    Option,
    Question,
    Script,
    WhyNot,
    Window,
    plain,
)
from readyroom.kernel.records import Header, Record, load
from readyroom.kernel.replay import (
    Verdict,
    begin_again,
    meant_as_now,
    of_today,
    replay,
    rules_put_right,
    start,
    take_back,
    verify,
)
from readyroom.kernel.rules import GameInfo, Result, Rules, Setting
from readyroom.kernel.state import State

__all__ = [
    "REST",
    "Answer",
    "AskAll",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Choose",
    "ChooseOrder",
    "ChooseSeveral",
    "Dropped",
    "Event",
    "Fair",
    "Game",
    "GameInfo",
    "Header",
    "Hidden",
    "IllegalAnswer",
    "Json",
    "Option",
    "Part",
    "Question",
    "ReadyroomError",
    "Reason",
    "Record",
    "Result",
    "Rules",
    "RulesFault",
    "Script",
    "Setting",
    "Shared",
    "StaleAnswer",
    "State",
    "Talk",
    "UndoRefused",
    "Verdict",
    "Waiting",
    "WhyNot",
    "Window",
    "WindowOpened",
    "begin_again",
    "commitment",
    "draw_with",
    "key_of",
    "load",
    "meant_as_now",
    "new_secret",
    "of_today",
    "plain",
    "replay",
    "rules_put_right",
    "shown",
    "start",
    "take_back",
    "verify",
]
