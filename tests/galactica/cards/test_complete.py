"""Nothing in the box without a case: every card, location and ability, and each of its printed branches.

The branches of Crisis cards are read off the registry (`test_crises`); those of all other cards are written down here,
from the fact tables.
"""

import importlib
from pathlib import Path

import pytest
from tests.galactica.cards.proof import PROVED
from tests.galactica.cards.test_crises import branches
from tests.galactica.tables import WAITING

from readyroom.galactica.allies import ALLIES, AllyCard
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.base.boards import GALACTICA
from readyroom.galactica.cards.exodus import FINAL_FIVE, FLEET_BOARD
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES, Attack, Crisis
from readyroom.galactica.crossroads import CROSSROADS, CrossroadsCard
from readyroom.galactica.loyalty import LOYALTY
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.motives import AGENDAS, MOTIVES
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.registry import (
    ABILITY_ACTIONS,
    LOCATION_ACTIONS,
    LOYALTY_ACTIONS,
    QUORUM_ACTIONS,
    SKILL_ACTIONS,
)
from readyroom.galactica.skills import CARDS_NAMED
from readyroom.galactica.state import PILES
from readyroom.galactica.titles import TITLES
from readyroom.galactica.windows import REACTIONS

HERE = Path(__file__)
for _path in sorted(HERE.parent.glob("test_*.py")):
    if _path != HERE:
        importlib.import_module(f"tests.galactica.cards.{_path.stem}")

for _section in ("miss", "muty", "mutr", "ovly", "pegasus"):
    importlib.import_module(f"tests.rules.test_galactica_{_section}")
importlib.import_module("tests.galactica.test_combined_scenarios_board")

ATTACK = ("setup", "activation", "special")
GOAL = ("revealed", "not yet", "too far", "at the end", "of a Cylon at the end")
CYLON = ("used", "not used", "in the Brig")

BRANCHES: dict[str, tuple[str, ...]] = {
    # attack cards: three parts each, and what their special rules distinguish
    "ambush": (*ATTACK, "while in play"),
    "besieged": (*ATTACK, "new raiders act"),
    "boarding_parties": ATTACK,
    "cylon_swarm": (*ATTACK, "while in play"),
    "heavy_assault": (*ATTACK, "every basestar attacks"),
    "jammed_assault": (*ATTACK, "while in play"),
    "raiding_party": (*ATTACK, "at the start"),
    "surrounded": ATTACK,
    "tactical_strike": (*ATTACK, "one viper left"),
    "thirty_three": (*ATTACK, "a civilian ship is destroyed", "a basestar is destroyed", "the fleet jumps"),
    "massive_assault": (*ATTACK, "at the start"),
    "dogfight": (*ATTACK, "while in play", "no raider left", "the fleet jumps"),
    "scar": (*ATTACK, "acts twice", "flies and shoots", "destroyed", "without a die", "the fleet jumps"),
    "the_guardians": (*ATTACK, "while in play"),
    "lured_into_a_trap": (*ATTACK, "the fleet jumps"),
    "blindsided": (*ATTACK, "no raptor left"),
    "event_horizon": (*ATTACK, "an unmanned viper", "nothing to pay with", "the own viper", "the fleet jumps"),
    "hornets_nest": (*ATTACK, "while in play", "a basestar is destroyed", "the fleet jumps"),
    "lockdown": (*ATTACK, "while in play", "a basestar is destroyed", "the fleet jumps"),
    "reprisal": (*ATTACK, "over the limit"),
    "trial_by_fire": (*ATTACK, "activated", "none left"),
    # destinations
    "asteroid_field": ("text",),
    "barren_planet": ("text",),
    "cylon_ambush": ("text",),
    "cylon_refinery": ("declined", "low", "high", "too few vipers"),
    "deep_space": ("text",),
    "desolate_moon": ("text",),
    "icy_moon": ("declined", "low", "high", "no raptor"),
    "ragnar_anchorage": ("nothing to restore", "all", "declined", "three at most"),
    "remote_planet": ("text", "no raptor"),
    "tylium_planet": ("declined", "low", "high", "no raptor"),
    "algae_planet": ("text",),
    "cylon_raiders": ("text",),
    "derelict_basestar": ("text",),
    "dying_star": ("text",),
    "gas_giant": ("declined", "a viper for fuel", "no viper"),
    "lions_head_nebula": ("text",),
    "radioactive_cloud": ("text",),
    "kobol": ("sleeper agents", "once", "last jump", "a resource is gone", "seven is not enough"),
    # Quorum cards
    "accept_prophecy": (
        "draw",
        "Administration",
        "Admiral's Quarters on the President",
        "Admiral's Quarters on others",
    ),
    "arrest_order": ("brig", "who can't be sent"),
    "assign_arbitrator": ("given", "lower", "raise", "not used"),
    "assign_mission_specialist": ("given", "three destinations"),
    "assign_vice_president": ("given", "only he", "as President", "dropped by a Cylon"),
    "authorization_of_brutal_force": (
        "raiders",
        "heavy raider",
        "centurion",
        "population lost",
        "nothing lost",
        "fewer than three raiders",
    ),
    "encourage_mutiny": ("new Admiral", "morale lost"),
    "food_rationing": ("success", "no effect"),
    "inspirational_speech": ("success", "no effect"),
    "presidential_pardon": ("any open location", "nobody in the Brig"),
    "release_cylon_mugshots": ("morale lost", "nothing lost", "one card at random"),
    "establish_dogsville": ("text",),
    "presidential_order": ("another Admiral", "the President", "who can't have it"),
    "resignation": ("exchanged", "no card exchanged", "no other card", "nobody else"),
    # Pegasus: destinations and Quorum cards
    "a_civilian_convoy": ("declined", "morale for fuel"),
    "binary_star": ("text",),
    "gas_cloud": ("declined", "top", "bottom"),
    "misjump": ("text",),
    "assign_chief_of_staff": ("given", "used", "not used"),
    "civilian_self_defense": ("raiders", "heavy raider", "fewer raiders", "lost", "nobody to shoot at"),
    "consult_the_oracle": ("a named card", "a Skill card", "destiny"),
    "enact_production_quotas": ("text",),
    "eulogy": ("after an execution", "nobody mourned"),
    "execute_prisoner": ("in the Brig", "nobody there"),
    "probation": ("given", "seen", "later", "nothing added"),
    "resources_for_galactica": ("repaired", "nothing damaged"),
    "unsavory_connections": ("food", "fuel"),
    # the way to Earth
    **dict.fromkeys(MISSIONS, ("pass", "fail")),
    "bridge": ("a Mission", "one is under way"),
    "tactical_plot": ("top", "bottom"),
    "captains_cabin": ("every player",),
    "hybrid_tank": ("a token", "a Super Crisis card", "nothing to pay with"),
    "datastream": ("three cards", "fewer", "unseen"),
    "raider_bay": ("vipers", "raiders", "fewer", "Apollo"),
    # Loyalty cards
    "you_are_not_a_cylon": ("nothing to reveal",),
    "cylon_can_reduce_morale": (*CYLON, "down to three cards", "no crisis"),
    "cylon_can_send_to_sickbay": (*CYLON, "fewer cards"),
    "cylon_can_send_to_brig": CYLON,
    "cylon_can_damage_galactica": ("five tokens", "one token", "not used", "in the Brig"),
    "you_are_a_sympathizer": (
        "a resource is red",
        "no resource is red",
        "a revealed Cylon passes it on",
        "a hidden Cylon",
        "no Super Crisis",
    ),
    "cylon_centurion": CYLON,
    "cylon_jump_track": (*CYLON, "no further than the start"),
    "goal_acquire_power": GOAL,
    "goal_devastation": GOAL,
    "goal_political_intrigue": GOAL,
    "goal_sacrifice": (*GOAL, "damaged and destroyed"),
    "goal_self_destruction": (*GOAL, "Sickbay"),
    "goal_selfish": (*GOAL, "no card twice"),
    "goal_stand_and_fight": GOAL,
    "goal_use_caution": GOAL,
    **dict.fromkeys(FINAL_FIVE.loyalty, ("examined", "executed", "not by its owner", "a revealed Cylon looks")),
    # Cylon leaders
    **{card: ("met", "not met", *["at any moment"] * text.at_any_moment) for card, text in MOTIVES.items()},
    **{card: ("met", "not met") for card in AGENDAS if card != "grant_mercy"},
    "grant_mercy": ("met", "not met", "revealed", "in the Brig", "no Treachery deck"),
    # skill cards
    "consolidate_power": ("same type", "two types"),
    "investigative_committee": ("everything faceup", "not played"),
    "executive_order": (
        "move and act",
        "act twice",
        "once a turn",
        "both may be declined",
        "not a Cylon",
        "revealing ends it",
    ),
    "declare_emergency": ("lowers the difficulty", "once a check", "not the partial pass"),
    "launch_scout": (
        "raptor lost",
        "crisis top",
        "crisis bottom",
        "destination top",
        "destination bottom",
        "no raptor",
    ),
    "strategic_planning": ("adds two", "once a roll", "not above eight"),
    "evasive_maneuvers": ("unmanned viper", "piloted viper", "again", "only attacks on vipers"),
    "maximum_firepower": ("four attacks", "fewer", "only in a viper with a target"),
    "repair": ("location", "one viper", "two vipers", "both in the Hangar Deck", "nothing to repair"),
    "scientific_research": ("engineering is positive", "not if it is already"),
    # locations
    "ftl_control": ("population lost", "nothing lost", "red space"),
    "weapons_control": ("raider", "heavy raider", "basestar", "nothing to shoot at"),
    "communications": ("look and move", "look and stay", "two of several", "no civilian ship"),
    "research_lab": ("engineering", "tactics"),
    "command": ("launch", "move", "attack", "fewer"),
    "admirals_quarters": ("pass", "fail"),
    "hangar_deck": ("launch", "one more action", "no viper in the Reserves", "only pilots"),
    "armory": ("hit", "miss", "nothing there"),
    "sickbay": ("no action", "one card"),
    "brig": ("pass", "pass and stay", "fail", "no move", "no crisis", "one card in checks"),
    "press_room": ("two cards",),
    "presidents_office": ("draw two", "draw and play", "draw one", "only the President"),
    "administration": ("pass", "fail", "the Quorum hand goes with the title"),
    "caprica": ("draw two", "super crisis", "an attack card", "Secret Destiny"),
    "cylon_fleet": ("raiders", "heavy raiders", "basestars", "launch", "not for a Sympathizer"),
    "human_fleet": ("take and damage", "take", "an empty hand"),
    "basestar_bridge": (
        "a civilian ship",
        "back",
        "pursued",
        "a basestar",
        "no basestar left",
        "raiders",
        "fewer raiders",
        "damage",
        "no damage",
        "two different ones",
        "both chosen first",
    ),
    "resurrection_ship": ("swap", "keep", "hand over loyalty", "too far", "the Sympathizer"),
    # Pegasus and Daybreak: locations, Loyalty cards
    "pegasus_cic": ("1-3", "4-6", "7-8", "no basestar"),
    "airlock": ("pass", "fail", "a prisoner", "not a Cylon"),
    "main_batteries": ("1", "2-3", "4-6", "7-8", "nothing to hit"),
    "engine_room": ("a jump icon", "too few cards"),
    "press_room_2": ("another player", "the Mutineer"),
    "presidents_office_2": ("two cards",),
    "quorum_chamber": ("draw two", "draw and play", "draw one", "only the President"),
    "medical_center": ("few cards",),
    "resistance_hq": ("pass", "fail", "a Cylon", "not for Cylons"),
    "detention": ("pass", "pass and stay", "fail", "no move", "a crisis", "two cards in checks"),
    "occupation_authority": ("draw and play", "neither", "only the President", "one goes on", "none is there"),
    "breeders_canyon": ("nearer", "which resource", "no more jumps"),
    "shipyard": ("prepare", "evacuate and stay", "evacuate and go", "nothing to do", "top", "bottom", "none is locked"),
    "administration_2": ("with a Mutiny card", "without", "Accept Prophecy"),
    "caprica_3": ("draw two", "super crisis"),
    "cylon_fleet_3": ("raiders", "heavy raiders", "basestars", "launch"),
    "human_fleet_3": ("the Crisis deck", "the Destination deck", "infiltrate"),
    "resurrection_ship_3": ("a Super Crisis card", "one Skill card"),
    "hub_destroyed": ("no Skill cards", "out of it", "too few cards"),
    "cylon_can_make_players_draw_treachery": ("used", "in the Brig"),
    "you_are_the_mutineer": ("dealt", "passed on", "two Mutiny cards", "the new character's"),
    # Cylon leaders: their sheets, and the Cylon locations of Pegasus
    "caprica_2": ("draw two", "super crisis"),
    "cylon_fleet_2": ("raiders", "heavy raiders", "basestars", "launch"),
    "human_fleet_2": ("the Crisis deck", "the Destination deck", "infiltrate"),
    "resurrection_ship_2": ("a Super Crisis card", "one Skill card"),
    "primacy": (
        "a basestar comes",
        "one is taken off",
        "none is taken off",
        "all or none",
        "too few ships",
        "out of the Cylon areas",
        "while infiltrating",
    ),
    "aggressive_tactics": ("three actions", "no token"),
    "lies_and_secrets": ("by an action", "by an execution"),
    "glimpse_the_face_of_god": ("two cards", "the last Destiny card", "fewer cards"),
    "cryptic_message": ("hands change", "no cards"),
    "clouded": ("moving", "leaving the Brig", "infiltrating"),
    "intimate": ("a card and a card", "nobody has any"),
    "human_delusion": ("added", "declined", "not on a Super Crisis", "The Farm"),
    "conflicted_loyalties": ("a card first", "too few cards"),
    "industrious": ("while infiltrating", "not in Sickbay", "not among Cylons"),
    "meticulous": ("used", "declined", "out of the Brig", "no token"),
    "vanity": ("another's action", "a Cylon's card", "another's crisis", "own action", "not on a Super Crisis"),
    "visions": ("seen", "executed for it", "not among Cylons", "in the Brig"),
    "dont_trust_anyone": ("two cards",),
    "heretic": ("no card", "a card", "not from the Hub"),
    "for_love": (
        "spared",
        "declined",
        "once a turn",
        "not the hand limit",
        "not on a Super Crisis",
        "not for their own ability",
        "moving",
        "a whole hand",
    ),
    "resolute": ("human place", "Human Fleet", "Caprica", "the Hub", "not the Hangar Deck", "not damaged"),
    "grieving": ("Sickbay", "elsewhere"),
    "calculating": ("two cards", "three cards", "in the Brig", "not on a Super Crisis"),
    "modifications": ("launch", "another type", "declined", "nothing to activate"),
    "logic_bound": ("one of several", "the only one", "faceup anyway"),
    # abilities
    "inspirational_leader": ("on his card", "on another's card", "not on a Super Crisis", "only strength 1"),
    "command_authority": ("used", "declined", "once a game"),
    "emotionally_attached": ("not the Admiral's Quarters",),
    "alert_viper_pilot": (
        "used",
        "declined",
        "not from the Brig, Colonial One or a viper",
        "after an attack card's set-up",
    ),
    "cag": ("six activations", "fewer", "once a game"),
    "headstrong": ("random", "not for moving"),
    "delusional_intuition": ("any card",),
    "cylon_detector": ("all cards", "once a game"),
    "coward": ("two cards",),
    "recon": ("top", "bottom", "declined", "not on another's turn"),
    "mysterious_intuition": ("pass", "fail", "declined", "once a game", "not on a Super Crisis"),
    "sleeper_agent": ("two cards and the Brig",),
    "maintenance_engineer": ("one more action", "once a turn", "not on another's turn"),
    "blind_devotion": ("each type", "declined", "once a game", "not on a Super Crisis"),
    "reckless": ("eight cards",),
    "eco_officer": ("used", "declined", "once a turn", "the +2 stays", "not on another's turn"),
    "moral_compass": ("used", "declined", "once a game", "not without a choice"),
    "stranded": ("off the board", "second turn"),
    "religious_visions": ("one of two",),
    "skilled_politician": ("one of four", "once a game", "without the title", "none can be resolved"),
    "terminal_illness": ("two cards first", "too few cards"),
    "expert_pilot": ("two actions", "one action", "after leaving the viper"),
    "secret_destiny": ("used", "declined", "once a game"),
    "insubordinate": ("accused", "somebody else is accused"),
    "cylon_hatred": ("used", "declined", "another location"),
    "alcoholic": ("exactly one card", "more cards"),
    "friends_in_low_places": ("Administration", "Brig", "lower", "raise", "declined", "another location"),
    "unconventional_tactics": ("food", "fuel", "morale", "once a game"),
    "convicted_criminal": ("occupied", "alone", "the Brig"),
    # Exodus: characters
    "ftl_operator": ("used", "declined", "once a roll", "after the ECO Officer", "another die"),
    "coup": ("used", "in the Brig", "once a game", "not as Admiral"),
    "misguided": ("three cards",),
    "star_player": ("exchanged", "again", "no cards"),
    "longshot": ("used", "declined", "once a game", "not changed", "without a bonus", "not on another's turn"),
    "starts_on_the_bench": ("first turn", "second turn"),
    "quick_fix": ("used", "declined", "its ability too", "not on another's turn", "not on a Super Crisis"),
    "discharge_of_a_firearm": ("used", "once a game", "nobody there", "not from a viper"),
    "impulsive": ("none", "at least two", "one card in hand", "two cards in hand", "in the Brig"),
    "adaptable": ("any player's card", "declined", "Skilled Politician", "not Mission Specialist"),
    "influential": ("five cards", "once a game", "fewer cards"),
    "amoral": ("first part", "another's choice", "Moral Compass"),
    # Pegasus and Daybreak: characters
    "intolerant": (
        "executed",
        "declined",
        "too weak",
    ),
    "blind_jump": (
        "jumps",
        "too far",
        "no token",
    ),
    "bent_on_revenge": (
        "FTL Control",
        "Engine Room",
    ),
    "efficient": (
        "all ships",
        "others see two",
    ),
    "fast_learner": (
        "into the check",
        "into the hand",
        "once",
        "not on a Super Crisis",
    ),
    "emotionally_fragile": (
        "executed",
        "not above two",
        "after another execution",
    ),
    "politically_adroit": (
        "given",
        "declined",
        "nobody there",
    ),
    "manipulative": (
        "Admiral",
        "President",
        "given back",
        "stays elsewhere",
        "owner can't",
    ),
    "nothing_but_trouble": ("treachery",),
    "hotshot": (
        "a card instead",
        "no bonus",
        "not above eight",
        "declined",
        "not in the Crisis step",
    ),
    "sacrifice": (
        "each kind",
        "once",
        "only in a viper",
    ),
    "stim_junkie": (
        "same place",
        "another place",
        "in the Brig",
    ),
    "deceitful": (
        "once a card",
        "only Crisis cards",
        "not a Super Crisis",
    ),
    "attorney": (
        "another's hand",
        "oneself",
        "nobody there",
    ),
    "kleptomania": (
        "two cards",
        "the Brig",
        "alone",
    ),
    "dutiful": (
        "again",
        "once a turn",
        "declined",
        "other places",
    ),
    "organized": (
        "three places",
        "not from the Brig",
    ),
    "reluctant": (
        "one more card",
        "no other card",
    ),
    "memento": (
        "drawn",
        "declined",
        "once a turn",
        "only population",
    ),
    "escort": (
        "spared",
        "declined",
    ),
    "forced_to_eject": (
        "destroyed",
        "not somebody else's",
    ),
    "treatment": (
        "treated",
        "whom",
    ),
    "quarantine": (
        "exchanged",
        "no civilian ship",
    ),
    "specialized": (
        "no Engineering action",
        "other text",
    ),
    "cult_leader": (
        "given",
        "taken",
        "nobody there",
    ),
    "broadcast": (
        "three tokens",
        "fewer tokens",
    ),
    "spiritual_crisis": (
        "in the Brig",
        "elsewhere",
    ),
    "raptor_pilot": (
        "two cards",
        "top and bottom",
    ),
    "no_one_gets_left_behind": (
        "used",
        "declined",
    ),
    "family_commitments": (
        "elsewhere",
        "on Galactica",
    ),
    "forward_thinker": (
        "activates",
        "declined",
    ),
    "choose_a_different_path": (
        "neither part",
        "Moral Compass",
        "no token",
        "not on a Super Crisis",
        "not another's choice",
    ),
    "moral_dilemma": ("two cards",),
    "necessary_steps": (
        "another's draw",
        "the own draw",
    ),
    "abuse_power": ("one of four",),
    "disreputable": (
        "at the start",
        "after an execution",
    ),
    # Exodus: Skill cards
    "red_tape": ("strong cards leave", "by printed strength"),
    "political_prowess": ("pass", "fail"),
    "iron_will": ("spared", "failed", "no strength at all", "passed"),
    "state_of_emergency": ("acts", "moves", "nothing", "Cylons too", "on another's turn"),
    "trust_instincts": ("cards join", "their abilities too", "not twice"),
    "scout_for_fuel": ("found", "lost"),
    "protect_the_fleet": ("strong enough", "too weak", "declined"),
    "best_of_the_best": ("raiders destroyed", "no more than there are", "declined"),
    "establish_network": ("counts double", "once only"),
    "build_nuke": ("gained", "no more than three"),
    # Pegasus: Skill cards
    "investigative_committee_2": ("players faceup", "Destiny facedown", "not twice"),
    "support_the_people": (
        "draws",
        "declines",
        "too many cards",
        "own skill set",
        "the card itself does not count",
        "not a Cylon",
    ),
    "preventative_policy": ("one less", "only the next loss", "another resource", "not after this turn"),
    "major_victory": ("morale", "nothing", "a centurion", "once a turn", "not somebody else", "not a raider"),
    "at_any_cost": ("Treachery is positive", "reckless"),
    "guts_and_initiative": ("no Destiny cards", "reckless"),
    "critical_situation": ("an action", "not with an Executive Order", "not after an Executive Order"),
    "full_throttle": ("flies and fires", "fires where it is", "no shot", "as an action", "only in a viper"),
    "run_interference": ("the first four miss", "another area", "not in space", "this activation only"),
    "jury_rigged": ("four easier", "not the partial pass", "reckless"),
    "calculations": ("one more", "one less", "once a roll", "not above eight", "not on a chosen result"),
    # Daybreak: Skill cards
    "force_their_hand": ("a card joins", "its ability too", "declined", "no card", "a Cylon"),
    "popular_influence": (
        "one for the President",
        "one played",
        "one discarded",
        "can't be played",
        "as President",
    ),
    "negotiation": ("a basestar and a card", "no activation", "no launch", "no centurions", "ships can be placed"),
    "all_hands_on_deck": ("each strength 0 adds one", "for and against", "stands when the card is gone"),
    "restore_order": ("no abilities", "the consequence all the same", "not on a Reckless check", "not twice"),
    "change_of_plans": (
        "cards instead",
        "after Political Prowess",
        "after Mysterious Intuition",
        "not on a failure",
    ),
    "quick_thinking": (
        "taken",
        "declined",
        "too strong",
        "not itself",
        "its ability is cancelled",
        "a done one stands",
    ),
    "unorthodox_plan": ("from anywhere", "a damaged one", "not what is closed", "one of four"),
    "a_second_chance": (
        "a token",
        "too little",
        "the printed difficulty",
        "no room",
        "not a Cylon",
        "once a check",
    ),
    "dogfight_skill": (
        "a viper for a card",
        "a piloted one",
        "declined",
        "no viper",
        "its ability is cancelled",
    ),
    "combat_veteran": ("three times", "fewer", "in space", "no viper"),
    "launch_reserves": ("two vipers act", "one", "none", "no pilot in space", "no viper in the Reserves"),
    "install_upgrades": ("passed", "failed", "partial pass"),
    "raptor_specialist": (
        "an assault raptor",
        "a raptor back",
        "no raptor left",
        "none beside the board",
        "neither",
    ),
    "test_the_limits": ("damaged", "not damaged", "only on a red space"),
    "bait": ("a civilian ship aft", "turned up", "discarded by choice", "not into a check", "not at random"),
    "dradis_contact": (
        "two raiders fore",
        "turned up",
        "discarded by choice",
        "one card a turn",
        "not all cards",
        "a Cylon",
    ),
    "a_better_machine": ("Treachery in Destiny", "for a Cylon too"),
    "personal_vices": ("humans draw", "a Mutiny card", "a Cylon's turn"),
    "violent_outbursts": ("Sickbay", "in the Brig", "a Cylon"),
    "exploit_a_weakness": ("anybody human", "oneself", "a Cylon chooses"),
    # Daybreak: Mutiny cards
    "armed_resistance": ("played",),
    "assume_command": (
        "played",
        "not the Admiral",
        "too few cards",
        "not in the Brig",
    ),
    "bait_and_switch": ("played",),
    "betrayal_of_trust": ("played",),
    "blackmail": (
        "played",
        "not the President",
        "too few cards",
    ),
    "clipped_wings": (
        "played",
        "no viper out",
    ),
    "controversial_speech": (
        "6-8",
        "1-5",
    ),
    "feed_the_people": ("played",),
    "impeachment": (
        "played",
        "not the President",
        "too few cards",
    ),
    "make_a_deal": (
        "played",
        "nobody in the Brig",
    ),
    "necessary_risk": ("played",),
    "panic": ("played",),
    "peaceful_resistance": (
        "1-4",
        "5-8",
    ),
    "ruined_reputation": (
        "1-4",
        "5-8",
    ),
    "scavenging_for_parts": (
        "played",
        "no ship in space",
    ),
    "selfish_act": (
        "played",
        "one more held",
    ),
    "send_a_message": (
        "destroyed",
        "missed",
        "no centurion",
    ),
    "set_the_agenda": (
        "played",
        "not the President",
    ),
    "the_strong_survive": ("played",),
    "unauthorized_usage": (
        "played",
        "no nuke",
    ),
    "violent_protest": ("played",),
    "weapons_armed": (
        "played",
        "no raptor",
    ),
    # Exodus: trauma tokens
    "trauma_benevolent": ("picks the result",),
    "trauma_antagonistic": ("picks the result",),
    "trauma_disaster": ("a human", "a hidden Cylon", "a Cylon", "on an Ally card"),
    # titles and tokens
    "president": ("draw", "nobody else"),
    "admiral": ("nuke 1-2", "nuke 3-6", "nuke 7-8", "fewer than three raiders", "no nuke", "not somebody else"),
    "title_cag": (
        "passes it on",
        "nobody to pass it to",
        "leads",
        "leads without a viper",
        "once a turn",
        "only in a viper",
        "places civilian ships",
        "not somebody else",
    ),
    "title_admiral_cylon_fleet": (
        "nuke 1-2",
        "nuke 3-6",
        "nuke 7",
        "nuke 8",
        "no basestar",
        "which basestar",
        "no nuke",
    ),
    "critical_hit": ("counts as two",),
    "disabled_hangar": ("no launch",),
    "disabled_weapons": ("no attack",),
    "structural_damage": ("adds two",),
    **{f"damage_{token}": ("drawn",) for token in GALACTICA.tokens},
    **dict.fromkeys(BASE.faces["civilian"], ("destroyed",)),
}
MARTIAL_LAW = ("used", "once a game")
"""Tigh's ability has the name of a Crisis card."""


def crisis_branches(card: str) -> set[str]:
    crisis = CRISES[card]
    assert isinstance(crisis, Crisis)
    return {"/".join(way) for way in branches(crisis.text)} | {"icons"}


def result_branches(results: AllyCard | CrossroadsCard) -> set[str]:
    sides = (("benevolent", results.benevolent), ("antagonistic", results.antagonistic))
    return {"/".join([side, *way]) for side, effect in sides for way in branches(effect)}


def wanted() -> dict[str, set[str]]:
    """Every card with its branches."""
    found = {card: set(names) for card, names in BRANCHES.items()}
    found |= {card: crisis_branches(card) for card, crisis in CRISES.items() if isinstance(crisis, Crisis)}
    found |= {card: result_branches(results) for card, results in (ALLIES | CROSSROADS).items()}
    found["declare_martial_law"] |= set(MARTIAL_LAW)
    return found


def in_the_box() -> set[str]:
    """Everything the registry knows."""
    names: set[str] = {*PILES, *LOCATIONS, *LOYALTY, "kobol"}
    names |= CARDS_NAMED.keys() - WAITING
    names |= {
        *TITLES,
        FLEET_BOARD.nukes_by,
        *BASE.faces["basestar_damage"],
        *BASE.faces["civilian"],
        *(f"damage_{token}" for token in GALACTICA.tokens),
    }
    names |= {ability for sheet in SHEETS.values() for ability in sheet.abilities}
    return names


def test_every_card_is_written_down() -> None:
    unknown, missing = sorted(set(wanted()) - in_the_box()), sorted(in_the_box() - set(wanted()))
    assert not unknown, f"`BRANCHES` has what no box has: {unknown}"
    assert not missing, f"the branches of these go into `BRANCHES`, each with a test that `proves` it: {missing}"


def test_attack_cards_are_written_down_as_such() -> None:
    attacks = {card for card, crisis in CRISES.items() if isinstance(crisis, Attack)}
    assert attacks == {card for card, names in BRANCHES.items() if "setup" in names}


@pytest.mark.parametrize("card", sorted(wanted()))
def test_every_branch_has_a_case(card: str) -> None:
    proved = PROVED.get(card, set())
    assert not wanted()[card] - proved, f"no `Case` and no test that `proves` it: {sorted(wanted()[card] - proved)}"
    assert not proved - wanted()[card], f"proved, but no branch of {card}: {sorted(proved - wanted()[card])}"


def test_whatever_can_be_used_is_written_down() -> None:
    """Actions and reactions that the boxes registered, whatever they call themselves."""
    usable = {*ABILITY_ACTIONS, *LOCATION_ACTIONS, *LOYALTY_ACTIONS, *QUORUM_ACTIONS, *SKILL_ACTIONS}
    usable |= REACTIONS.keys()
    assert not usable - set(wanted()), f"these have no line in `BRANCHES`: {sorted(usable - set(wanted()))}"
