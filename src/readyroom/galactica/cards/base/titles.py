"""The titles of the base box, with the lines of succession of all boxes: each table uses those who play (TITLE-039).

The lines of the single rulebooks are this one, restricted to their characters.
"""

from typing import Final

from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.titles import Title, title

PRESIDENT_LINE: Final = (
    "laura_roslin",
    "gaius_baltar",
    "lee_adama_political",
    "tom_zarek",
    "romo_lampkin",
    "tory_foster",
    "ellen_tigh",
    "lee_apollo_adama",
    "tom_zarek_military",
    "felix_gaeta",
    "william_adama",
    "karl_helo_agathon",
    "chief_galen_tyrol",
    "gaius_baltar_support",
    "callandra_cally_tyrol",
    "sherman_doc_cottle",
    "helena_cain",
    "anastasia_dee_dualla",
    "louis_hoshi",
    "karl_helo_agathon_pilot",
    "sharon_boomer_valerii",
    "saul_tigh",
    "brendan_hot_dog_costanza",
    "samuel_t_anders",
    "kara_starbuck_thrace",
    "louanne_kat_katraine",
)
ADMIRAL_LINE: Final = (
    "helena_cain",
    "william_adama",
    "saul_tigh",
    "karl_helo_agathon",
    "felix_gaeta",
    "louis_hoshi",
    "tom_zarek_military",
    "lee_apollo_adama",
    "anastasia_dee_dualla",
    "karl_helo_agathon_pilot",
    "kara_starbuck_thrace",
    "louanne_kat_katraine",
    "sharon_boomer_valerii",
    "brendan_hot_dog_costanza",
    "samuel_t_anders",
    "chief_galen_tyrol",
    "callandra_cally_tyrol",
    "sherman_doc_cottle",
    "lee_adama_political",
    "tom_zarek",
    "ellen_tigh",
    "gaius_baltar_support",
    "gaius_baltar",
    "romo_lampkin",
    "tory_foster",
    "laura_roslin",
)

title(BASE, Title("president", PRESIDENT_LINE))
title(BASE, Title("admiral", ADMIRAL_LINE, lost_in_brig=True))
