"""The 35 Ally cards: where each ally is, whom the card shows, and what comes of meeting them."""

from functools import partial

from readyroom.galactica import allies
from readyroom.galactica.cards.base.abilities import SkilledPolitician, Trade, UnmannedVipers
from readyroom.galactica.cards.exodus.box import IONIAN
from readyroom.galactica.cards.exodus.quorum import GrantTitle
from readyroom.galactica.effects import (
    ADMIRAL,
    PRESIDENT,
    YOU,
    Activate,
    CenturionsBack,
    ChooseAndSend,
    DamageGalactica,
    DamageUnmanned,
    DestroyCivilian,
    DestroyInArea,
    DestroyRaiders,
    Discard,
    DiscardHand,
    DiscardTrauma,
    Draw,
    DrawAny,
    DrawTrauma,
    GoAnywhere,
    LaunchRaiders,
    LeadViper,
    LookAtAny,
    LowRoll,
    May,
    MayExecute,
    MoveTrack,
    NewLoyalty,
    Peek,
    Pick,
    RecallCivilian,
    RepairLocations,
    RepairVipers,
    Send,
    SurveyCivilians,
    TakeDestiny,
    VipersShootDown,
    all_of,
    gain,
    lose,
    place_ships,
)
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS

ally = partial(allies.ally, IONIAN)

TRAUMA_OR_CARDS = Pick(YOU, DrawTrauma(YOU, 2), Discard(YOU, 3))

ally(
    "ally_aaron_doral",
    place="administration",
    character="aaron_doral",
    benevolent=SkilledPolitician(3),
    antagonistic=DamageGalactica(),
)
ally(
    "ally_aaron_kelly",
    place="command",
    benevolent=UnmannedVipers(4),
    antagonistic=DamageGalactica(),
)
ally(
    "ally_alex_quartararo",
    place="armory",
    benevolent=Peek(YOU, "destination"),
    antagonistic=LowRoll(4, lose(population=1)),
)
ally(
    "ally_anastasia_dualla",
    place="communications",
    character="anastasia_dee_dualla",
    benevolent=SurveyCivilians(YOU),
    antagonistic=DrawTrauma(YOU, 2),
)
ally(
    "ally_billy_keikeya",
    place="administration",
    benevolent=gain(morale=1),
    antagonistic=all_of(DrawTrauma(YOU, 1), Discard(YOU, 1, random=True)),
)
ally(
    "ally_brendan_costanza",
    place="weapons_control",
    character="brendan_hot_dog_costanza",
    benevolent=DestroyRaiders(YOU, 2),
    antagonistic=LowRoll(4, lose(morale=1)),
)
ally(
    "ally_brother_cavil",
    place="research_lab",
    character="cavil",
    benevolent=all_of(DiscardTrauma(YOU, 1), DiscardTrauma(YOU, 1, random=True)),
    antagonistic=place_ships(fore={"basestar": 1, "raider": 3}, aft={"civilian": 1}),
)
ally(
    "ally_callandra_tyrol",
    place="hangar_deck",
    character="callandra_cally_tyrol",
    benevolent=Draw(YOU, ENGINEERING, 3),
    antagonistic=LowRoll(4, lose(morale=1)),
)
ally(
    "ally_caprica_six",
    place="brig",
    character="caprica_six",
    benevolent=MoveTrack(1),
    antagonistic=all_of(Discard(YOU, 3, random=True), TakeDestiny(YOU, 2)),
)
ally(
    "ally_galen_tyrol",
    place="hangar_deck",
    character="chief_galen_tyrol",
    benevolent=Pick(YOU, RepairLocations(YOU, 2), RepairVipers(YOU, 4, up_to=True)),
    antagonistic=Send(YOU, "sickbay"),
)
ally(
    "ally_danna_biers",
    place="press_room",
    character="danna_biers",
    benevolent=gain(morale=1),
    antagonistic=TRAUMA_OR_CARDS,
)
ally(
    "ally_diana_seelix",
    place="armory",
    benevolent=RepairVipers(YOU, 3),
    antagonistic=Send(YOU, "sickbay"),
)
ally(
    "ally_sherman_cottle",
    place="sickbay",
    character="sherman_doc_cottle",
    benevolent=all_of(DiscardTrauma(YOU, 3), GoAnywhere(YOU)),
    antagonistic=all_of(Discard(YOU, 3), GoAnywhere(YOU)),
)
ally(
    "ally_ellen_tigh",
    place="admirals_quarters",
    character="ellen_tigh",
    benevolent=May(YOU, GrantTitle((PRESIDENT, ADMIRAL))),
    antagonistic=Send(YOU, "brig"),
)
ally(
    "ally_felix_gaeta",
    place="ftl_control",
    character="felix_gaeta",
    benevolent=MoveTrack(1),
    antagonistic=TRAUMA_OR_CARDS,
)
ally(
    "ally_gaius_baltar",
    place="research_lab",
    character="gaius_baltar",
    benevolent=May(YOU, LookAtAny(YOU, cylons=True)),
    antagonistic=NewLoyalty(distance=7),
)
ally(
    "ally_helena_cain",
    place="command",
    character="helena_cain",
    benevolent=MayExecute(YOU),
    antagonistic=Send(ADMIRAL, "brig"),
)
ally(
    "ally_kara_thrace",
    place="hangar_deck",
    character="kara_starbuck_thrace",
    benevolent=LeadViper(YOU, 4),
    antagonistic=Activate(("raiders",)),
)
ally(
    "ally_karl_agathon",
    place="weapons_control",
    character="karl_helo_agathon",
    benevolent=Draw(YOU, TACTICS, 3),
    antagonistic=LowRoll(4, lose(morale=1)),
)
ally(
    "ally_kendra_shaw",
    place="weapons_control",
    benevolent=May(YOU, Trade(lose(morale=1), ("fuel", "food"), 1)),
    antagonistic=DestroyCivilian(),
)
ally(
    "ally_laura_roslin",
    place="presidents_office",
    character="laura_roslin",
    benevolent=DiscardTrauma(YOU, 2),
    antagonistic=DrawTrauma(YOU, 2),
)
ally(
    "ally_lee_adama",
    place="hangar_deck",
    character="lee_apollo_adama",
    benevolent=VipersShootDown(YOU),
    antagonistic=LaunchRaiders(),
)
ally(
    "ally_leoben_conoy",
    place="communications",
    character="leoben_conoy",
    benevolent=DestroyInArea(YOU),
    antagonistic=DrawTrauma(YOU, 2),
)
ally(
    "ally_louanne_katraine",
    place="hangar_deck",
    character="louanne_kat_katraine",
    benevolent=Draw(YOU, PILOTING, 3),
    antagonistic=Discard(YOU, 3),
)
ally(
    "ally_louis_hoshi",
    place="communications",
    character="louis_hoshi",
    benevolent=RecallCivilian(YOU),
    antagonistic=Activate(("basestars",)),
)
ally(
    "ally_margaret_edmondson",
    place="weapons_control",
    benevolent=gain(fuel=1),
    antagonistic=all_of(DrawTrauma(YOU, 1), Discard(YOU, 1, random=True)),
)
ally(
    "ally_priestess_elosha",
    place="presidents_office",
    benevolent=Peek(YOU, "crisis"),
    antagonistic=DrawTrauma(YOU, 2),
)
ally(
    "ally_romo_lampkin",
    place="brig",
    character="romo_lampkin",
    benevolent=GoAnywhere(YOU),
    antagonistic=DiscardHand(YOU),
)
ally(
    "ally_samuel_t_anders",
    place="armory",
    character="samuel_t_anders",
    benevolent=CenturionsBack(),
    antagonistic=DamageUnmanned(YOU, 2),
)
ally(
    "ally_saul_tigh",
    place="command",
    character="saul_tigh",
    benevolent=ChooseAndSend(YOU, "brig", optional=True, another=True),
    antagonistic=Send(YOU, "brig"),
)
ally(
    "ally_sharon_valerii",
    place="armory",
    character="sharon_boomer_valerii",
    benevolent=gain(food=1),
    antagonistic=DamageGalactica(),
)
ally(
    "ally_simon_oneill",
    place="sickbay",
    character="simon_oneill",
    benevolent=all_of(DrawAny(YOU, 2), GoAnywhere(YOU)),
    antagonistic=all_of(DrawTrauma(YOU, 2), GoAnywhere(YOU)),
)
ally(
    "ally_tom_zarek",
    place="administration",
    character="tom_zarek",
    benevolent=May(YOU, Trade(lose(population=1), ("fuel", "food", "morale"), 1)),
    antagonistic=Send(YOU, "brig"),
)
ally(
    "ally_tory_foster",
    place="press_room",
    character="tory_foster",
    benevolent=Draw(YOU, POLITICS, 3),
    antagonistic=Discard(YOU, 2, random=True),
)
ally(
    "ally_william_adama",
    place="admirals_quarters",
    character="william_adama",
    benevolent=Draw(YOU, LEADERSHIP, 3),
    antagonistic=MoveTrack(-1),
)
