### Battlestar Galactica, Cylon leaders: Motive cards and agendas

## Names

galactica-name-motive = Motive deck
galactica-name-sympathetic_agenda = Sympathetic Agenda deck
galactica-name-hostile_agenda = Hostile Agenda deck
galactica-name-a_false_sense_of_security = A False Sense of Security
galactica-name-a_justified_response = A Justified Response
galactica-name-end_the_chase = End the Chase
galactica-name-fight_with_honor = Fight with Honor
galactica-name-harvest_their_resources = Harvest their Resources
galactica-name-improve_efficiency = Improve Efficiency
galactica-name-keep_them_docile = Keep Them Docile
galactica-name-learn_to_cherish = Learn to Cherish
galactica-name-make_an_ally = Make an Ally
galactica-name-no_unnecessary_force = No Unnecessary Force
galactica-name-pressure_their_leaders = Pressure their Leaders
galactica-name-remove_the_threat = Remove the Threat
galactica-name-savor_their_demise = Savor their Demise
galactica-name-subjects_for_study = Subjects for Study
galactica-name-guide_them_to_destiny = Guide Them to Destiny
galactica-name-convert_the_infidels = Convert the Infidels
galactica-name-join_the_colonials = Join the Colonials
galactica-name-the_illusion_of_hope = The Illusion of Hope
galactica-name-prove_their_worth = Prove Their Worth
galactica-name-salvage_their_equipment = Salvage Their Equipment
galactica-name-show_their_true_nature = Show Their True Nature
galactica-name-siege_warfare = Siege Warfare
galactica-name-reduce_them_to_ruins = Reduce Them to Ruins
galactica-name-genocide = Genocide
galactica-name-mutual_annihilation = Mutual Annihilation
galactica-name-grant_mercy = Grant Mercy

## What they want

galactica-rule-motive = for a victory of { $side }. You may reveal it { $at_any_moment ->
    [yes] at any moment
   *[no] when the game is over
} if { $aim }
galactica-rule-agenda = you win if { $side } have won and { $aim }
galactica-rule-together = { $aims }
galactica-rule-plenty = { $resource } is { $count } or more
galactica-rule-scarce = { $resource } is { $count } or less
galactica-rule-all-scarce = every resource is { $count } or less
galactica-rule-all-in-the-red = every resource is in the red
galactica-rule-one-scarce = { $resources } is { $count } or less
galactica-rule-balanced = { $resource } and { $other } are no more than { $apart } apart
galactica-rule-on-blue = the fleet marker is on a blue space
galactica-rule-no-cylon-ships = there is no basestar, heavy raider or raider on the main board
galactica-rule-no-boarders = there is no centurion on the Boarding Party track
galactica-rule-gone = the distance is { $distance } or more
galactica-rule-damaged-there = { $places } is damaged
galactica-rule-few-damaged = { $count } or fewer locations of Galactica are damaged
galactica-rule-many-damaged = { $count } or more locations are damaged, on all ships together
galactica-rule-craft-lost = { $count } or more vipers{ $raptors ->
    [yes] { " " }or raptors
   *[no] { "" }
} are damaged or destroyed
galactica-rule-in-hand = { $count } or more { $skill } cards are in your hand
galactica-rule-of-each-in-hand = cards of each of these types are in your hand: { $skills }
galactica-rule-has-mutiny = you have { $count ->
    [one] a Mutiny card
   *[other] { $count } or more Mutiny cards
}
galactica-rule-somebody-in = some other player is in the { $place }
galactica-rule-among = you are infiltrating, and neither in the Brig nor in Detention
galactica-rule-suffered = you are in the Brig or in Detention, or have been executed in this game
galactica-rule-has-attacked = you have played a Super Crisis card in this game
galactica-rule-mercy = each human player discards { $count ->
    [one] 1 random Skill card and draws 1 Treachery card
   *[other] { $count } random Skill cards and draws { $count } Treachery cards
}; then you discard down to { $limit } and draw { $drawn } Treachery cards

## Revealing them

galactica-window-motive = A condition has come true
galactica-when-motive = at any moment
galactica-option-agenda = Reveal { $id }
web-gal-option-agenda = Reveal { $id }

## What is still needed, told to their owner

galactica-need = { $what } { $now }, { $least ->
    [none] at most { $most }
   *[other] { $most ->
        [none] at least { $least }
       *[other] { $least } to { $most }
    }
}
galactica-need-apart = apart
galactica-need-jump_track = space of the fleet marker
galactica-need-cylon_ships = Cylon ships on the main board
galactica-need-centurion = centurions on board
galactica-need-distance = distance
galactica-need-damaged = damaged locations
galactica-need-craft_lost = craft damaged or destroyed
galactica-need-mutiny = your Mutiny cards
galactica-need-others_there = others in the Brig
galactica-need-infiltrating = infiltrating
galactica-need-kept = in the Brig or in Detention
galactica-need-kept_or_executed = in the Brig, in Detention or executed
galactica-need-attacks_played = Super Crisis cards you have played
galactica-table-motives = What you need: beside { $sides ->
    [none] nobody
   *[other] { $sides }
} you would have won now
galactica-table-leader = { $status ->
    [infiltrator] Cylon leader, infiltrating
   *[other] Cylon leader
}
galactica-table-motive-shown = revealed
galactica-table-motive-met = met

## In the browser

web-gal-motives = Motives
web-gal-heading-motive = Motive cards
web-gal-heading-sympathetic_agenda = Agenda, sympathetic
web-gal-heading-hostile_agenda = Agenda, hostile
web-gal-motive-shown = Revealed: it counts, whatever comes.
web-gal-motives-hold = { $count ->
    [one] My agenda. Hold to look at it.
   *[other] My { $count } Motive cards. Hold to look at them.
}
web-gal-at-motive = A Motive card may be revealed now: “reveal …” is beside your cards.
web-gal-agenda = Agenda
web-gal-motives-now = { $side ->
    [both] Whoever wins, you would win with them now.
    [humans] You would win now if the humans do.
    [cylons] You would win now if the Cylons do.
   *[none] As things stand you would not win, whoever does.
}
web-gal-badge-infiltrator = Cylon leader, infiltrating
web-gal-motives-title = { $cards ->
    [one] Reveal the agenda
   *[other] Reveal a Motive card
}{ $mutiny ->
    [yes] , or play a Mutiny card
   *[no] { "" }
}
web-gal-motives-nothing = There is nothing to reveal now. { $cards ->
    [one] An agenda that gives an action is revealed by it, any other when the game is over. (LEAD-009)
   *[other] You are asked as soon as the condition of a Motive card for any moment may have come true, and at the start of every turn in which it still is. All others are revealed when the game is over. (MOTV-003, MOTV-005)
}
