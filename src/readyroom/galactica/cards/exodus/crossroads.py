"""The 7 Crossroads cards. Who is dealt one may be a revealed Cylon, and so may whom they choose."""

from functools import partial

from readyroom.galactica import crossroads as phase
from readyroom.galactica.cards.base.abilities import CylonDetector
from readyroom.galactica.cards.exodus.box import IONIAN
from readyroom.galactica.effects import (
    ADMIRAL,
    ANYBODY,
    NOTHING,
    YOU,
    Activate,
    Choosing,
    CylonsDrawTrauma,
    DamageBasestar,
    DestroyCivilian,
    Discard,
    DiscardTrauma,
    DrawSkills,
    DrawTrauma,
    Execute,
    May,
    MoveTrack,
    RaidersActAgain,
    RecruitHuman,
    RemoveRaiders,
    RestoreViper,
    all_of,
    gain,
    lose,
)
from readyroom.galactica.purposes import WEAKEN

crossroads = partial(phase.crossroads, IONIAN)

crossroads(
    "crossroads_disturbing_vision",
    benevolent=all_of(DiscardTrauma(YOU, 2), Discard(YOU, 2, random=True)),
    antagonistic=all_of(CylonsDrawTrauma(2), Execute(ADMIRAL)),
)
crossroads(
    "crossroads_miraculous_return",
    benevolent=all_of(gain(morale=1), RestoreViper(), RaidersActAgain(2)),
    antagonistic=all_of(lose(morale=1), DestroyCivilian(), DamageBasestar(YOU)),
)
crossroads(
    "crossroads_perjury",
    benevolent=all_of(Discard(YOU, 2, random=True), May(YOU, DiscardTrauma(YOU, 2))),
    antagonistic=all_of(DrawTrauma(YOU, 2), May(YOU, DrawSkills(YOU, 2))),
)
crossroads(
    "crossroads_scanned",
    benevolent=all_of(RemoveRaiders(YOU, 4), lose(morale=1)),
    antagonistic=all_of(Activate(("raiders",)), MoveTrack(1)),
)
crossroads(
    "crossroads_strange_music",
    benevolent=all_of(CylonDetector(), DiscardTrauma(YOU, 1)),
    antagonistic=all_of(RecruitHuman(YOU), CylonsDrawTrauma(1)),
)
crossroads(
    "crossroads_testimony",
    benevolent=Choosing(
        YOU, all_of(Discard(ANYBODY, 2, random=True), May(ANYBODY, DiscardTrauma(ANYBODY, 2))), WEAKEN, cylons=True
    ),
    antagonistic=Choosing(YOU, all_of(DrawSkills(ANYBODY, 2), DrawTrauma(ANYBODY, 2)), WEAKEN, cylons=True),
)
crossroads(
    "crossroads_the_opera_house",
    benevolent=all_of(DrawTrauma(YOU, 3), Choosing(YOU, DrawTrauma(ANYBODY, 3), WEAKEN, cylons=True)),
    antagonistic=NOTHING,
)
