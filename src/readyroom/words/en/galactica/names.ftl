### Battlestar Galactica, base box: names of cards, places and things, as printed

## Characters

galactica-name-william_adama = William Adama
galactica-name-lee_apollo_adama = Lee "Apollo" Adama
galactica-name-gaius_baltar = Gaius Baltar
galactica-name-sharon_boomer_valerii = Sharon "Boomer" Valerii
galactica-name-chief_galen_tyrol = "Chief" Galen Tyrol
galactica-name-karl_helo_agathon = Karl "Helo" Agathon
galactica-name-laura_roslin = Laura Roslin
galactica-name-kara_starbuck_thrace = Kara "Starbuck" Thrace
galactica-name-saul_tigh = Saul Tigh
galactica-name-tom_zarek = Tom Zarek

## Abilities

galactica-name-inspirational_leader = Inspirational Leader
galactica-name-command_authority = Command Authority
galactica-name-emotionally_attached = Emotionally Attached
galactica-name-alert_viper_pilot = Alert Viper Pilot
galactica-name-cag = CAG
galactica-name-headstrong = Headstrong
galactica-name-delusional_intuition = Delusional Intuition
galactica-name-cylon_detector = Cylon Detector
galactica-name-coward = Coward
galactica-name-recon = Recon
galactica-name-mysterious_intuition = Mysterious Intuition
galactica-name-sleeper_agent = Sleeper Agent
galactica-name-maintenance_engineer = Maintenance Engineer
galactica-name-blind_devotion = Blind Devotion
galactica-name-reckless = Reckless
galactica-name-eco_officer = ECO Officer
galactica-name-moral_compass = Moral Compass
galactica-name-stranded = Stranded
galactica-name-religious_visions = Religious Visions
galactica-name-skilled_politician = Skilled Politician
galactica-name-terminal_illness = Terminal Illness
galactica-name-expert_pilot = Expert Pilot
galactica-name-secret_destiny = Secret Destiny
galactica-name-insubordinate = Insubordinate
galactica-name-cylon_hatred = Cylon Hatred
galactica-name-declare_martial_law = Declare Martial Law
galactica-name-alcoholic = Alcoholic
galactica-name-friends_in_low_places = Friends in Low Places
galactica-name-unconventional_tactics = Unconventional Tactics
galactica-name-convicted_criminal = Convicted Criminal

## Locations

galactica-name-ftl_control = FTL Control
galactica-name-weapons_control = Weapons Control
galactica-name-communications = Communications
galactica-name-research_lab = Research Lab
galactica-name-command = Command
galactica-name-admirals_quarters = Admiral's Quarters
galactica-name-hangar_deck = Hangar Deck
galactica-name-armory = Armory
galactica-name-sickbay = Sickbay
galactica-name-brig = Brig
galactica-name-press_room = Press Room
galactica-name-presidents_office = President's Office
galactica-name-administration = Administration
galactica-name-caprica = Caprica
galactica-name-cylon_fleet = Cylon Fleet
galactica-name-human_fleet = Human Fleet
galactica-name-resurrection_ship = Resurrection Ship
galactica-name-president = President
galactica-name-admiral = Admiral
galactica-name-off_board = off the board
galactica-name-galactica = Galactica
galactica-name-colonial_one = Colonial One

## Space areas

galactica-name-fore = in front of Galactica
galactica-name-starboard_fore = starboard fore
galactica-name-starboard_aft = starboard aft
galactica-name-aft = behind Galactica
galactica-name-port_aft = port aft
galactica-name-port_fore = port fore
galactica-name-reserves = the Reserves

## Skills

galactica-name-politics = Politics
galactica-name-leadership = Leadership
galactica-name-tactics = Tactics
galactica-name-piloting = Piloting
galactica-name-engineering = Engineering

## Skill cards, with their strength

galactica-name-consolidate_power = Consolidate Power
galactica-name-consolidate_power-1 = Consolidate Power (1)
galactica-name-consolidate_power-2 = Consolidate Power (2)
galactica-name-investigative_committee = Investigative Committee
galactica-name-investigative_committee-3 = Investigative Committee (3)
galactica-name-investigative_committee-4 = Investigative Committee (4)
galactica-name-investigative_committee-5 = Investigative Committee (5)
galactica-name-executive_order = Executive Order
galactica-name-executive_order-1 = Executive Order (1)
galactica-name-executive_order-2 = Executive Order (2)
galactica-name-declare_emergency = Declare Emergency
galactica-name-declare_emergency-3 = Declare Emergency (3)
galactica-name-declare_emergency-4 = Declare Emergency (4)
galactica-name-declare_emergency-5 = Declare Emergency (5)
galactica-name-launch_scout = Launch Scout
galactica-name-launch_scout-1 = Launch Scout (1)
galactica-name-launch_scout-2 = Launch Scout (2)
galactica-name-strategic_planning = Strategic Planning
galactica-name-strategic_planning-3 = Strategic Planning (3)
galactica-name-strategic_planning-4 = Strategic Planning (4)
galactica-name-strategic_planning-5 = Strategic Planning (5)
galactica-name-evasive_maneuvers = Evasive Maneuvers
galactica-name-evasive_maneuvers-1 = Evasive Maneuvers (1)
galactica-name-evasive_maneuvers-2 = Evasive Maneuvers (2)
galactica-name-maximum_firepower = Maximum Firepower
galactica-name-maximum_firepower-3 = Maximum Firepower (3)
galactica-name-maximum_firepower-4 = Maximum Firepower (4)
galactica-name-maximum_firepower-5 = Maximum Firepower (5)
galactica-name-repair = Repair
galactica-name-repair-1 = Repair (1)
galactica-name-repair-2 = Repair (2)
galactica-name-scientific_research = Scientific Research
galactica-name-scientific_research-3 = Scientific Research (3)
galactica-name-scientific_research-4 = Scientific Research (4)
galactica-name-scientific_research-5 = Scientific Research (5)

## Quorum cards

galactica-name-accept_prophecy = Accept Prophecy
galactica-name-arrest_order = Arrest Order
galactica-name-assign_arbitrator = Assign Arbitrator
galactica-name-assign_mission_specialist = Assign Mission Specialist
galactica-name-assign_vice_president = Assign Vice President
galactica-name-authorization_of_brutal_force = Authorization of Brutal Force
galactica-name-encourage_mutiny = Encourage Mutiny
galactica-name-food_rationing = Food Rationing
galactica-name-inspirational_speech = Inspirational Speech
galactica-name-presidential_pardon = Presidential Pardon
galactica-name-release_cylon_mugshots = Release Cylon Mugshots

## Loyalty cards

galactica-name-you_are_not_a_cylon = You Are Not a Cylon
galactica-name-cylon_can_reduce_morale = You Are a Cylon (Can Reduce Morale by 1)
galactica-name-cylon_can_send_to_sickbay = You Are a Cylon (Can Send a Character to Sickbay)
galactica-name-cylon_can_send_to_brig = You Are a Cylon (Can Send a Character to the Brig)
galactica-name-cylon_can_damage_galactica = You Are a Cylon (Can Damage Galactica)
galactica-name-you_are_a_sympathizer = You Are a Sympathizer

## Destinations and the objective

galactica-name-asteroid_field = Asteroid Field
galactica-name-barren_planet = Barren Planet
galactica-name-cylon_ambush = Cylon Ambush
galactica-name-cylon_refinery = Cylon Refinery
galactica-name-deep_space = Deep Space
galactica-name-desolate_moon = Desolate Moon
galactica-name-icy_moon = Icy Moon
galactica-name-ragnar_anchorage = Ragnar Anchorage
galactica-name-remote_planet = Remote Planet
galactica-name-tylium_planet = Tylium Planet
galactica-name-kobol = Kobol

## Crisis cards

galactica-name-a_traitor_accused = A Traitor Accused
galactica-name-admiral_grilled = Admiral Grilled
galactica-name-analyze_enemy_fighter = Analyze Enemy Fighter
galactica-name-bomb_threat = Bomb Threat
galactica-name-build_cylon_detector = Build Cylon Detector
galactica-name-colonial_day = Colonial Day
galactica-name-crash_landing = Crash Landing
galactica-name-crippled_raider = Crippled Raider
galactica-name-cylon_accusation = Cylon Accusation
galactica-name-cylon_screenings = Cylon Screenings
galactica-name-cylon_tracking_device = Cylon Tracking Device
galactica-name-cylon_virus = Cylon Virus
galactica-name-detector_sabotage = Detector Sabotage
galactica-name-elections_loom = Elections Loom
galactica-name-food_shortage = Food Shortage
galactica-name-forced_water_mining = Forced Water Mining
galactica-name-fulfiller_of_prophecy = Fulfiller of Prophecy
galactica-name-guilt_by_collusion = Guilt by Collusion
galactica-name-hangar_accident = Hangar Accident
galactica-name-informing_the_public = Informing the Public
galactica-name-jump_computer_failure = Jump Computer Failure
galactica-name-keep_tabs_on_visitor = Keep Tabs on Visitor
galactica-name-legendary_discovery = Legendary Discovery
galactica-name-loss_of_a_friend = Loss of a Friend
galactica-name-low_supplies = Low Supplies
galactica-name-mandatory_testing = Mandatory Testing
galactica-name-missing_g4_explosives = Missing G4 Explosives
galactica-name-network_computers = Network Computers
galactica-name-prison_labor = Prison Labor
galactica-name-prisoner_revolt = Prisoner Revolt
galactica-name-requested_resignation = Requested Resignation
galactica-name-rescue_caprica_survivors = Rescue Caprica Survivors
galactica-name-rescue_mission = Rescue Mission
galactica-name-rescue_mission_2 = Rescue Mission
galactica-name-rescue_the_fleet = Rescue the Fleet
galactica-name-resistance = Resistance
galactica-name-riots = Riots
galactica-name-riots_2 = Riots
galactica-name-scouting_for_fuel = Scouting for Fuel
galactica-name-scouting_for_water = Scouting for Water
galactica-name-security_breach = Security Breach
galactica-name-send_survey_team = Send Survey Team
galactica-name-sleep_deprivation = Sleep Deprivation
galactica-name-terrorist_bomber = Terrorist Bomber
galactica-name-terrorist_investigations = Terrorist Investigations
galactica-name-the_olympic_carrier = The Olympic Carrier
galactica-name-unexpected_reunion = Unexpected Reunion
galactica-name-unidentified_ship = Unidentified Ship
galactica-name-water_sabotaged = Water Sabotaged
galactica-name-water_shortage = Water Shortage
galactica-name-water_shortage_2 = Water Shortage
galactica-name-water_shortage_3 = Water Shortage
galactica-name-weapon_malfunction = Weapon Malfunction
galactica-name-witch_hunt = Witch Hunt
galactica-name-ambush = Ambush
galactica-name-besieged = Besieged
galactica-name-boarding_parties = Boarding Parties
galactica-name-cylon_swarm = Cylon Swarm
galactica-name-heavy_assault = Heavy Assault
galactica-name-jammed_assault = Jammed Assault
galactica-name-raiding_party = Raiding Party
galactica-name-surrounded = Surrounded
galactica-name-tactical_strike = Tactical Strike
galactica-name-thirty_three = Thirty-Three

## Super Crisis cards

galactica-name-bomb_on_colonial_1 = Bomb on Colonial 1
galactica-name-cylon_intruders = Cylon Intruders
galactica-name-fleet_mobilization = Fleet Mobilization
galactica-name-inbound_nukes = Inbound Nukes
galactica-name-massive_assault = Massive Assault

## Resources, roles, ships, tokens, outcomes

galactica-name-food = food
galactica-name-fuel = fuel
galactica-name-morale = morale
galactica-name-population = population
galactica-name-current = the current player
galactica-name-raider = raider
galactica-name-raiders = raiders
galactica-name-heavy_raider = heavy raider
galactica-name-heavy_raiders = heavy raiders
galactica-name-basestar = basestar
galactica-name-basestars = basestars
galactica-name-viper = viper
galactica-name-civilian = civilian ship
galactica-name-centurion = centurion
galactica-name-launch_raiders = launch raiders
galactica-name-critical_hit = critical hit
galactica-name-disabled_hangar = disabled hangar
galactica-name-disabled_weapons = disabled weapons
galactica-name-structural_damage = structural damage
galactica-name-civ_empty = empty
galactica-name-civ_population_1 = 1 population
galactica-name-civ_population_2 = 2 population
galactica-name-civ_population_1_fuel_1 = 1 population and 1 fuel
galactica-name-civ_population_1_morale_1 = 1 population and 1 morale
galactica-name-pass = passed
galactica-name-partial = partly passed
galactica-name-fail = failed
galactica-name-humans = the humans
galactica-name-cylons = the Cylons
galactica-name-no_food = there is no food left
galactica-name-no_fuel = there is no fuel left
galactica-name-no_morale = there is no morale left
galactica-name-no_population = there is no population left
galactica-name-centurions = centurions have overrun Galactica
galactica-name-galactica_destroyed = Galactica is destroyed
galactica-name-crisis = Crisis deck
galactica-name-destination = Destination deck
galactica-name-beside = beside the board
galactica-name-quorum = Quorum deck
galactica-name-super_crisis = Super Crisis deck
