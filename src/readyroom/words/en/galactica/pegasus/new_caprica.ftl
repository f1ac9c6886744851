### Battlestar Galactica, Pegasus box: New Caprica

galactica-name-new_caprica = New Caprica
galactica-name-new_caprica_crisis = New Caprica Crisis cards
galactica-name-medical_center = Medical Center
galactica-name-resistance_hq = Resistance HQ
galactica-name-detention = Detention
galactica-name-occupation_authority = Occupation Authority
galactica-name-breeders_canyon = Breeder's Canyon
galactica-name-shipyard = Shipyard
galactica-name-occupation_forces = occupation forces
galactica-name-locked_ships = locked civilian ships
galactica-name-prepared_ships = prepared civilian ships
galactica-name-attack_occupation_forces = Attack Occupation Forces
galactica-name-detain_a_human = Detain a Human
galactica-name-order_departure = Order the Departure
galactica-name-galactica_returns = Galactica's return
galactica-name-galactica_returned = Galactica's return
galactica-name-character = character
galactica-name-evacuate = evacuation

## What is asked

galactica-resistance-hq = Whom do you accuse? They are executed if the check is passed.
galactica-may-draw-quorum = Do you draw a Quorum card?
galactica-may-play-quorum = Do you play a Quorum card?
galactica-activate-force = Which occupation forces advance?
galactica-highest-resource = Which of the highest resources is less by one?
galactica-prepare-or-evacuate = Is a civilian ship prepared or evacuated?
galactica-evacuate = Where does the evacuated ship go?
galactica-board-galactica = Where do you go?
galactica-locked-ship = The top locked ship is number { $number }: { $ship }. Where do you put it?
galactica-destroy-force = Where is one of the occupation forces destroyed?
galactica-execute-cylon = Which Cylon player is executed?
galactica-detain = Whom do you try to detain?
galactica-resolute-side = Do you use it as a human, or as a Cylon?
galactica-send-to-detention = Who goes to Detention?
galactica-send-to-medical_center = Who goes to the Medical Center?
galactica-die-attack-occupation = the attack on occupation forces (5 or more destroys one)
galactica-die-detain = the arrest (1-3 Detention, 4-7 Medical Center)
galactica-die-president-detained = whether the President is detained (3 or less)

## What can be chosen

galactica-option-board = { $id }
galactica-option-choice-prepare = Prepare a ship
galactica-option-choice-evacuate = Evacuate a ship
galactica-option-choice-human = As a human
galactica-option-choice-cylon = As a Cylon

web-gal-detail-board-attack_occupation_forces = 5 or more destroys one
web-gal-detail-board-detain_a_human = up to 3 Detention, up to 7 Medical Center
web-gal-detail-title-order_departure = The game ends: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} and { $people ->
    [one] 1 human
   *[other] { $people } humans
} stay behind

## Why not

galactica-why-human-action = This is for human players only.
galactica-why-no-more-jumps = The fleet prepares for no more jumps.
galactica-why-no-ship-to-prepare = There is no ship to prepare or to evacuate.
galactica-why-no-locked-ship = No civilian ship is locked.
galactica-why-no-forces-here = There are no occupation forces here.
galactica-why-no-attack-on-forces = It is for your own attack on occupation forces.
galactica-why-cylons-only = Only a revealed Cylon player can be chosen.
galactica-why-nobody-to-detain = It takes a human and occupation forces in your location.
galactica-why-not-in-orbit = Galactica is not here.

## What a card would do

galactica-ahead-forces = occupation forces

## What was not possible

galactica-name-not-in-orbit = Galactica is away
galactica-name-launch-nuke = there is nothing to launch a nuke at
galactica-name-place-viper = no viper can be launched
galactica-name-move-track = the fleet marker moves no more
galactica-name-jump = the fleet can't jump
galactica-name-move-pursuit = the pursuit has come to a stop
galactica-name-prepare-ship = there is no ship to prepare
galactica-name-evacuate-ship = no ship can be evacuated
galactica-name-destroy-forces = there are no occupation forces
galactica-name-execute-cylon = there is no revealed Cylon player
galactica-name-place-force = all occupation forces are in play
galactica-name-send-to-detention = nobody can be sent to Detention
galactica-name-send-to-medical_center = nobody can be sent to the Medical Center

## What its places say

galactica-rule-by-side = for humans, { $human }{ $cylon ->
    [none] { "" }
   *[other] . For Cylons, { $cylon }
}
galactica-rule-accuse = choose a character on New Caprica, human or Cylon, and make a check of { $difficulty } ({ $skills }): if it is passed they are executed
galactica-rule-occupied-office = you may draw a Quorum card; then you may play one
galactica-rule-patrol = one of the occupation forces advances, or one is placed here if there are none; then one is placed here
galactica-rule-hasten-return = the highest resource is less by one (of several the current player chooses), and the fleet marker moves 1 forward
galactica-rule-next-crisis = draw the top Crisis card and resolve it; there is no Prepare for Jump step in this turn
galactica-rule-prepare-ships = prepare or evacuate a civilian ship; after an evacuation you may move to any location of { $ship }
galactica-rule-inspect-ships = look at the top locked civilian ship, and leave it there or put it under the others
galactica-rule-attack-forces = roll: on { $at_least } or more one of the occupation forces in your location is destroyed
galactica-rule-fire-again = roll again in your own attack on occupation forces
galactica-rule-detain = where there are occupation forces: choose a human in your location and roll. { $detained } or less: they go to Detention; up to { $wounded }: to the Medical Center
galactica-rule-depart = Galactica leaves New Caprica: all civilian ships that are still there are destroyed, all humans there are executed, and the game ends

## Its Crisis cards

galactica-name-a_cylon_ally = A Cylon Ally
galactica-name-arrests_at_night = Arrests at Night
galactica-name-attack_on_the_power_plant = Attack on the Power Plant
galactica-name-betrayed_from_within = Betrayed From Within
galactica-name-brutal_treatment = Brutal Treatment
galactica-name-centurion_ambush = Centurion Ambush
galactica-name-contact_informant = Contact Informant
galactica-name-contact_raptor = Contact Raptor
galactica-name-decode_cylon_maps = Decode Cylon Maps
galactica-name-demanded_surrender = Demanded Surrender
galactica-name-dissent_among_cylons = Dissent Among Cylons
galactica-name-establish_sanitation = Establish Sanitation
galactica-name-execution_list = Execution List
galactica-name-held_for_questioning = Held for Questioning
galactica-name-hiding_underground = Hiding Underground
galactica-name-intra_atmos_entry = Intra-Atmos Entry
galactica-name-keeping_hera_hidden = Keeping Hera Hidden
galactica-name-labor_union_strike = Labor Union Strike
galactica-name-marine_reinforcements = Marine Reinforcements
galactica-name-meet_liason_officer = Meet Liason Officer
galactica-name-ncp_graduation = NCP Graduation
galactica-name-ncp_recruitment = NCP Recruitment
galactica-name-organize_the_pilots = Organize the Pilots
galactica-name-playing_with_emotions = Playing with Emotions
galactica-name-prepare_for_a_fight = Prepare for a Fight
galactica-name-prepare_the_civilians = Prepare the Civilians
galactica-name-recover_launch_keys = Recover Launch Keys
galactica-name-rescue_detainees = Rescue Detainees
galactica-name-resistance_bombings = Resistance Bombings
galactica-name-second_thoughts = Second Thoughts

## What they say

galactica-rule-prepare-or-evacuate = { $role_id ->
    [you] prepare or evacuate 1 civilian ship
   *[other] { $role } prepares or evacuates 1 civilian ship
}
galactica-rule-destroy-grounded = destroy the top locked civilian ship, or, if there is none, the top prepared one
galactica-rule-place-force = place 1 occupation force on { $place }
galactica-rule-destroy-forces = { $chooser_id ->
    [you] destroy { $count ->
        [one] 1 occupation force
       *[other] { $count } occupation forces
    } of your choice
   *[other] destroy { $count ->
        [one] 1 occupation force
       *[other] { $count } occupation forces
    }, chosen by { $chooser }
}
galactica-rule-execute-cylon = { $chooser_id ->
    [you] choose a revealed Cylon player, who is executed
   *[other] { $chooser } chooses a revealed Cylon player, who is executed
}
galactica-rule-in-orbit = Galactica is in orbit
