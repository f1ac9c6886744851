"""The Cylon Fleet board: ships, the pursuit track, which cards leave the box, and the titles it brings."""

from typing import Final

from readyroom.galactica.board import CAG
from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.cards.exodus.box import FLEET_BOARD
from readyroom.galactica.combat import viper
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.effects import YOU, CommandViper, MoreActions, OnceATurn, Only, Piloting, StepDown, all_of
from readyroom.galactica.hangar import Viper
from readyroom.galactica.pursuit import MARKER, TRACK
from readyroom.galactica.registry import TITLE_ACTIONS
from readyroom.galactica.rules_in_force import STANDING, AirGroup, AreaNukes
from readyroom.galactica.titles import Title, title

# --- ships -------------------------------------------------------------------------------------------------

FLEET_BOARD.cylon_board = True
FLEET_BOARD.pieces |= {"viper": 6, "viper_mark_vii": 4, "raider": 20, MARKER: 1}
FLEET_BOARD.tracks[MARKER] = tuple(TRACK)
FLEET_BOARD.leaves += [
    card for deck in ("crisis", "super_crisis") for card in BASE.cards[deck] if isinstance(CRISES[card], Attack)
]
viper(FLEET_BOARD, Viper("viper_mark_vii", moves=2, damaged=4), attacked=((6, "damaged"), (8, "destroyed")))

# --- titles ------------------------------------------------------------------------------------------------

CAG_LINE: Final = (
    "lee_apollo_adama",
    "kara_starbuck_thrace",
    "louanne_kat_katraine",
    "karl_helo_agathon_pilot",
    "sharon_boomer_valerii",
    "brendan_hot_dog_costanza",
    "samuel_t_anders",
    "lee_adama_political",
    "karl_helo_agathon",
    "william_adama",
    "helena_cain",
    "saul_tigh",
    "felix_gaeta",
    "anastasia_dee_dualla",
    "louis_hoshi",
    "tom_zarek_military",
    "chief_galen_tyrol",
    "callandra_cally_tyrol",
    "sherman_doc_cottle",
    "tom_zarek",
    "ellen_tigh",
    "gaius_baltar_support",
    "gaius_baltar",
    "tory_foster",
    "romo_lampkin",
    "laura_roslin",
)
title(FLEET_BOARD, Title(CAG, CAG_LINE, lost_in_brig=True))
STANDING[CAG] = AirGroup()
TITLE_ACTIONS[CAG] = {
    "cag_hands_over": all_of(CommandViper(YOU), StepDown(CAG)),
    "cag_leads": Only(
        Piloting(), OnceATurn("cag_leads", all_of(CommandViper(YOU, optional=True), MoreActions(YOU, 1)))
    ),
}

FLEET_BOARD.nukes_by = "title_admiral_cylon_fleet"
STANDING[FLEET_BOARD.nukes_by] = AreaNukes(damaged=2, hits=2, blast=7, raiders=3, everything=8)
"""The Admiral's other card."""
