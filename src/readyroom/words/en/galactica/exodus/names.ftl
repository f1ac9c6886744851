### Battlestar Galactica, Exodus box: names of cards and things, as printed

## Skill cards

galactica-name-red_tape = Red Tape
galactica-name-red_tape-0 = Red Tape (0)
galactica-name-political_prowess = Political Prowess
galactica-name-political_prowess-6 = Political Prowess (6)
galactica-name-iron_will = Iron Will
galactica-name-iron_will-0 = Iron Will (0)
galactica-name-state_of_emergency = State of Emergency
galactica-name-state_of_emergency-6 = State of Emergency (6)
galactica-name-trust_instincts = Trust Instincts
galactica-name-trust_instincts-0 = Trust Instincts (0)
galactica-name-scout_for_fuel = Scout for Fuel
galactica-name-scout_for_fuel-6 = Scout for Fuel (6)
galactica-name-protect_the_fleet = Protect the Fleet
galactica-name-protect_the_fleet-0 = Protect the Fleet (0)
galactica-name-best_of_the_best = Best of the Best
galactica-name-best_of_the_best-6 = Best of the Best (6)
galactica-name-establish_network = Establish Network
galactica-name-establish_network-0 = Establish Network (0)
galactica-name-build_nuke = Build Nuke
galactica-name-build_nuke-6 = Build Nuke (6)

## Crisis cards

galactica-name-airlock_leak = Airlock Leak
galactica-name-ambushed_by_the_press = Ambushed by the Press
galactica-name-appoint_head_of_security = Appoint Head of Security
galactica-name-centurion_assault = Centurion Assault
galactica-name-consult_the_prisoner = Consult the Prisoner
galactica-name-controversial_manuscript = Controversial Manuscript
galactica-name-cylon_genocide = Cylon Genocide
galactica-name-detente = Détente
galactica-name-divisive_behavior = Divisive Behavior
galactica-name-familiar_face = Familiar Face
galactica-name-guilty_conscience = Guilty Conscience
galactica-name-haunted_by_the_past = Haunted by the Past
galactica-name-hera_rescued = Hera Rescued
galactica-name-hidden_explosives = Hidden Explosives
galactica-name-hidden_identity = Hidden Identity
galactica-name-in_the_ring = In the Ring
galactica-name-interrogation = Interrogation
galactica-name-joes_bar = Joe's Bar
galactica-name-labor_dispute = Labor Dispute
galactica-name-medal_of_distinction = Medal of Distinction
galactica-name-mysterious_guide = Mysterious Guide
galactica-name-mysterious_message = Mysterious Message
galactica-name-power_failure = Power Failure
galactica-name-raiders_inbound = Raiders Inbound
galactica-name-raptor_malfunction = Raptor Malfunction
galactica-name-return_to_duty = Return to Duty
galactica-name-review_camera_footage = Review Camera Footage
galactica-name-set_a_trap = Set a Trap
galactica-name-strange_beacon = Strange Beacon
galactica-name-temple_of_the_five = Temple of the Five
galactica-name-the_circle = The Circle
galactica-name-the_passage = The Passage
galactica-name-threat_of_super_nova = Threat of Super Nova
galactica-name-tracked_by_radiation = Tracked by Radiation
galactica-name-training_a_rookie = Training a Rookie
galactica-name-truth_and_reconciliation = Truth and Reconciliation
galactica-name-unexplained_deaths = Unexplained Deaths
galactica-name-unfair_bias = Unfair Bias
galactica-name-unwelcome_faces = Unwelcome Faces
galactica-name-widespread_starvation = Widespread Starvation

## Super Crisis cards

galactica-name-fighting_blind = Fighting Blind
galactica-name-fire_all_missiles = Fire All Missiles
galactica-name-human_prisoner = Human Prisoner

## Quorum cards

galactica-name-establish_dogsville = Establish Dogsville
galactica-name-presidential_order = Presidential Order
galactica-name-resignation = Resignation

## Destinations

galactica-name-algae_planet = Algae Planet
galactica-name-cylon_raiders = Cylon Raiders
galactica-name-derelict_basestar = Derelict Basestar
galactica-name-dying_star = Dying Star
galactica-name-gas_giant = Gas Giant
galactica-name-lions_head_nebula = Lion's Head Nebula
galactica-name-radioactive_cloud = Radioactive Cloud

## What could not be done

galactica-name-destroy-centurion = there is no centurion
galactica-name-remove-cylons = there are no Cylon ships
galactica-name-draw-loyalty = nobody draws Loyalty cards in this game
galactica-name-destroy-raiders = there are no raiders
galactica-name-remove-raiders = no more raiders are there
galactica-name-damage-basestar = there is no basestar on the main board
galactica-name-move-centurions = no centurion can go back
galactica-name-recall-civilian = no civilian ship is in space
galactica-name-look-civilians = no civilian ship is in space
galactica-name-activate-viper = there is no unmanned viper
galactica-name-repair-viper = no viper is damaged
galactica-name-repair-location = no location of Galactica is damaged

## Titles

galactica-name-title_cag = CAG

## Characters and their abilities

galactica-name-felix_gaeta = Felix Gaeta
galactica-name-ftl_operator = FTL Operator
galactica-name-coup = Coup
galactica-name-misguided = Misguided
galactica-name-samuel_t_anders = Samuel T. Anders
galactica-name-star_player = Star Player
galactica-name-longshot = Longshot
galactica-name-starts_on_the_bench = Starts on the Bench
galactica-name-callandra_cally_tyrol = Callandra "Cally" Tyrol
galactica-name-quick_fix = Quick Fix
galactica-name-discharge_of_a_firearm = Discharge of a Firearm
galactica-name-impulsive = Impulsive
galactica-name-tory_foster = Tory Foster
galactica-name-adaptable = Adaptable
galactica-name-influential = Influential
galactica-name-amoral = Amoral

## Loyalty cards

galactica-name-cylon_centurion = You Are a Cylon (Can Place a Centurion)
galactica-name-cylon_jump_track = You Are a Cylon (Can Set the Jump Back)
galactica-name-goal_acquire_power = Personal Goal: Acquire Power
galactica-name-goal_devastation = Personal Goal: Devastation
galactica-name-goal_political_intrigue = Personal Goal: Political Intrigue
galactica-name-goal_sacrifice = Personal Goal: Sacrifice
galactica-name-goal_self_destruction = Personal Goal: Self-Destruction
galactica-name-goal_selfish = Personal Goal: Selfish
galactica-name-goal_stand_and_fight = Personal Goal: Stand and Fight
galactica-name-goal_use_caution = Personal Goal: Use Caution
galactica-name-final_five_examiner_executed = The Final Five (Who Looks Is Executed)
galactica-name-final_five_ships_activated = The Final Five (Cylon Ships Are Activated)
galactica-name-final_five_galactica_damaged = The Final Five (Galactica Is Damaged)
galactica-name-final_five_owner_executed = The Final Five (You Are Executed)
galactica-name-final_five_examiner_brig = The Final Five (Who Looks Goes to the Brig)
galactica-name-spared = failed without harm
galactica-name-no_character = nobody is left to take over

## Allies, and what comes of meeting them

## Crossroads cards

