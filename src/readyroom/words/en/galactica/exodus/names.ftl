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

galactica-name-ally_aaron_doral = Aaron Doral
galactica-result-ally_aaron_doral-benevolent = Bureaucrat
galactica-result-ally_aaron_doral-antagonistic = Calculating Cylon
galactica-name-ally_aaron_kelly = Aaron Kelly
galactica-result-ally_aaron_kelly-benevolent = Landing Signal Officer
galactica-result-ally_aaron_kelly-antagonistic = Extreme Measures
galactica-name-ally_alex_quartararo = Alex "Crashdown" Quartararo
galactica-result-ally_alex_quartararo-benevolent = Loyal ECO
galactica-result-ally_alex_quartararo-antagonistic = Inexperienced Leader
galactica-name-ally_anastasia_dualla = Anastasia "Dee" Dualla
galactica-result-ally_anastasia_dualla-benevolent = CIC Officer
galactica-result-ally_anastasia_dualla-antagonistic = Despondent
galactica-name-ally_billy_keikeya = Billy Keikeya
galactica-result-ally_billy_keikeya-benevolent = Populist Politician
galactica-result-ally_billy_keikeya-antagonistic = Jealous Nature
galactica-name-ally_brendan_costanza = Brendan "Hot Dog" Costanza
galactica-result-ally_brendan_costanza-benevolent = Fearless Pilot
galactica-result-ally_brendan_costanza-antagonistic = Troublemaker
galactica-name-ally_brother_cavil = Brother Cavil
galactica-result-ally_brother_cavil-benevolent = Unconventional Counselor
galactica-result-ally_brother_cavil-antagonistic = Primary Cylon
galactica-name-ally_callandra_tyrol = Callandra "Cally" Tyrol
galactica-result-ally_callandra_tyrol-benevolent = Gifted Deckhand
galactica-result-ally_callandra_tyrol-antagonistic = Mood Swings
galactica-name-ally_caprica_six = Caprica Six
galactica-result-ally_caprica_six-benevolent = Cooperative Cylon Prisoner
galactica-result-ally_caprica_six-antagonistic = Delusional
galactica-name-ally_galen_tyrol = "Chief" Galen Tyrol
galactica-result-ally_galen_tyrol-benevolent = Senior Chief Petty Officer
galactica-result-ally_galen_tyrol-antagonistic = Depression and Anger
galactica-name-ally_danna_biers = D'Anna Biers
galactica-result-ally_danna_biers-benevolent = Investigative Journalist
galactica-result-ally_danna_biers-antagonistic = Opportunistic Cylon
galactica-name-ally_diana_seelix = Diana "Hardball" Seelix
galactica-result-ally_diana_seelix-benevolent = Avionics Specialist
galactica-result-ally_diana_seelix-antagonistic = Unforgiving
galactica-name-ally_sherman_cottle = Dr. Sherman Cottle
galactica-result-ally_sherman_cottle-benevolent = Expert Surgeon
galactica-result-ally_sherman_cottle-antagonistic = Chain Smoker
galactica-name-ally_ellen_tigh = Ellen Tigh
galactica-result-ally_ellen_tigh-benevolent = Savvy Manipulator
galactica-result-ally_ellen_tigh-antagonistic = Bad Influence
galactica-name-ally_felix_gaeta = Felix Gaeta
galactica-result-ally_felix_gaeta-benevolent = Tactical Officer
galactica-result-ally_felix_gaeta-antagonistic = Consumed with Bitterness
galactica-name-ally_gaius_baltar = Gaius Baltar
galactica-result-ally_gaius_baltar-benevolent = Brilliant Scientist
galactica-result-ally_gaius_baltar-antagonistic = Odd Behavior
galactica-name-ally_helena_cain = Helena Cain
galactica-result-ally_helena_cain-benevolent = Uncompromising
galactica-result-ally_helena_cain-antagonistic = No Room for Mistakes
galactica-name-ally_kara_thrace = Kara "Starbuck" Thrace
galactica-result-ally_kara_thrace-benevolent = Skilled Pilot
galactica-result-ally_kara_thrace-antagonistic = Risky Maneuvers
galactica-name-ally_karl_agathon = Karl "Helo" Agathon
galactica-result-ally_karl_agathon-benevolent = Devoted Officer
galactica-result-ally_karl_agathon-antagonistic = Unpopular Decisions
galactica-name-ally_kendra_shaw = Kendra Shaw
galactica-result-ally_kendra_shaw-benevolent = Razor
galactica-result-ally_kendra_shaw-antagonistic = Went Too Far
galactica-name-ally_laura_roslin = Laura Roslin
galactica-result-ally_laura_roslin-benevolent = Gifted Leader
galactica-result-ally_laura_roslin-antagonistic = Debilitating Illness
galactica-name-ally_lee_adama = Lee "Apollo" Adama
galactica-result-ally_lee_adama-benevolent = Inspirational Pilot
galactica-result-ally_lee_adama-antagonistic = Under Too Much Pressure
galactica-name-ally_leoben_conoy = Leoben Conoy
galactica-result-ally_leoben_conoy-benevolent = Tuned In
galactica-result-ally_leoben_conoy-antagonistic = Unstable Cylon
galactica-name-ally_louanne_katraine = Louanne "Kat" Katraine
galactica-result-ally_louanne_katraine-benevolent = Hotshot Pilot
galactica-result-ally_louanne_katraine-antagonistic = Stim Addiction
galactica-name-ally_louis_hoshi = Louis Hoshi
galactica-result-ally_louis_hoshi-benevolent = Communications Officer
galactica-result-ally_louis_hoshi-antagonistic = Emotionally Compromised
galactica-name-ally_margaret_edmondson = Margaret "Racetrack" Edmondson
galactica-result-ally_margaret_edmondson-benevolent = Gifted Raptor Pilot
galactica-result-ally_margaret_edmondson-antagonistic = Kill Them All!
galactica-name-ally_priestess_elosha = Priestess Elosha
galactica-result-ally_priestess_elosha-benevolent = Religious Leader
galactica-result-ally_priestess_elosha-antagonistic = Crisis of Faith
galactica-name-ally_romo_lampkin = Romo Lampkin
galactica-result-ally_romo_lampkin-benevolent = Clever Lawyer
galactica-result-ally_romo_lampkin-antagonistic = Kleptomaniac
galactica-name-ally_samuel_t_anders = Samuel T. Anders
galactica-result-ally_samuel_t_anders-benevolent = Athlete
galactica-result-ally_samuel_t_anders-antagonistic = Rookie Pilot
galactica-name-ally_saul_tigh = Saul Tigh
galactica-result-ally_saul_tigh-benevolent = Executive Officer
galactica-result-ally_saul_tigh-antagonistic = Heavy-handed
galactica-name-ally_sharon_valerii = Sharon "Boomer" Valerii
galactica-result-ally_sharon_valerii-benevolent = Talented Raptor Pilot
galactica-result-ally_sharon_valerii-antagonistic = Botched Landings
galactica-name-ally_simon_oneill = Simon O'Neill
galactica-result-ally_simon_oneill-benevolent = Cylon Medic
galactica-result-ally_simon_oneill-antagonistic = Experimental Procedures
galactica-name-ally_tom_zarek = Tom Zarek
galactica-result-ally_tom_zarek-benevolent = Resourceful
galactica-result-ally_tom_zarek-antagonistic = Dubious Associations
galactica-name-ally_tory_foster = Tory Foster
galactica-result-ally_tory_foster-benevolent = Political Strategist
galactica-result-ally_tory_foster-antagonistic = Questionable Ethics
galactica-name-ally_william_adama = William Adama
galactica-result-ally_william_adama-benevolent = Veteran Commander
galactica-result-ally_william_adama-antagonistic = No Man Left Behind

## Crossroads cards

galactica-name-crossroads_disturbing_vision = Disturbing Vision
galactica-result-crossroads_disturbing_vision-benevolent = It Wasn't Real
galactica-result-crossroads_disturbing_vision-antagonistic = What Have You Done?
galactica-name-crossroads_miraculous_return = Miraculous Return
galactica-result-crossroads_miraculous_return-benevolent = I Believe
galactica-result-crossroads_miraculous_return-antagonistic = It's a Trick
galactica-name-crossroads_perjury = Perjury
galactica-result-crossroads_perjury-benevolent = Gain Sympathy
galactica-result-crossroads_perjury-antagonistic = Cast Aspersions
galactica-name-crossroads_scanned = Scanned
galactica-result-crossroads_scanned-benevolent = Order a Retreat
galactica-result-crossroads_scanned-antagonistic = Order an Attack
galactica-name-crossroads_strange_music = Strange Music
galactica-result-crossroads_strange_music-benevolent = Nothing But Static
galactica-result-crossroads_strange_music-antagonistic = I Hear It
galactica-name-crossroads_testimony = Testimony
galactica-result-crossroads_testimony-benevolent = Forgiven
galactica-result-crossroads_testimony-antagonistic = Scapegoat
galactica-name-crossroads_the_opera_house = The Opera House
galactica-result-crossroads_the_opera_house-benevolent = The Opera House Revealed
galactica-result-crossroads_the_opera_house-antagonistic = The Door is Shut
