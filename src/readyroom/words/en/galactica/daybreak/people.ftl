### Battlestar Galactica, Daybreak box: characters and what they can do

## Names, as printed

galactica-name-romo_lampkin = Romo Lampkin
galactica-name-deceitful = Deceitful
galactica-name-attorney = Attorney
galactica-name-kleptomania = Kleptomania
galactica-name-louis_hoshi = Louis Hoshi
galactica-name-dutiful = Dutiful
galactica-name-organized = Organized
galactica-name-reluctant = Reluctant
galactica-name-brendan_hot_dog_costanza = Brendan "Hot Dog" Costanza
galactica-name-memento = Memento
galactica-name-escort = Escort
galactica-name-forced_to_eject = Forced to Eject
galactica-name-sherman_doc_cottle = Sherman "Doc" Cottle
galactica-name-treatment = Treatment
galactica-name-quarantine = Quarantine
galactica-name-specialized = Specialized
galactica-name-gaius_baltar_support = Gaius Baltar
galactica-name-cult_leader = Cult Leader
galactica-name-broadcast = Broadcast
galactica-name-spiritual_crisis = Spiritual Crisis
galactica-name-karl_helo_agathon_pilot = Karl "Helo" Agathon
galactica-name-raptor_pilot = Raptor Pilot
galactica-name-no_one_gets_left_behind = No One Gets Left Behind
galactica-name-family_commitments = Family Commitments
galactica-name-lee_adama_political = Lee Adama
galactica-name-forward_thinker = Forward Thinker
galactica-name-choose_a_different_path = Choose a Different Path
galactica-name-moral_dilemma = Moral Dilemma
galactica-name-tom_zarek_military = Tom Zarek
galactica-name-necessary_steps = Necessary Steps
galactica-name-abuse_power = Abuse Power
galactica-name-disreputable = Disreputable

## What they can do

galactica-rule-deceitful = when a Crisis card has you discard Skill cards you discard { $fewer } fewer, once for each card
galactica-rule-defend = choose a character in the { $place }, who goes to a location of Galactica that you name. If it is another player, take all their Skill cards
galactica-rule-kleptomania = if your Movement step ends in a location with another player, discard { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
}; if you can't, you go to the { $place } at the end of the turn
galactica-rule-activate-again = if it is your turn and it was { $places }, you may discard a Skill card to activate it again at once
galactica-rule-organize = if you are not in the Brig, activate { $count ->
    [one] a location
   *[other] { $count } different locations
} anywhere, but no damaged and no Cylon ones
galactica-rule-reluctant = using the action or Movement ability of a Skill card costs you { $count ->
    [one] 1 more Skill card
   *[other] { $count } more Skill cards
}
galactica-rule-remember = if it was { $resource }, you may draw { $count ->
    [one] 1 { $skill } card
   *[other] { $count } { $skill } cards
} and discard 1 of them
galactica-rule-spare-civilian = a viper that is not damaged is destroyed instead, and the civilian ship goes back unseen among those that are not in play
galactica-rule-forced-to-eject = a viper you pilot is destroyed instead of being damaged
galactica-rule-treat = choose another human player. Draw { $count ->
    [one] 1 card of their skill set; then give them 1 Skill card
   *[other] { $count } cards of their skill set; then give them { $count } Skill cards
}
galactica-rule-swap-civilian = look at all civilian ships on the board; one of them is exchanged for another that is drawn
galactica-rule-specialized = you can't use the actions of { $skill } cards
galactica-rule-lead-cult = give a miracle token to a player in your location, or take one from them
galactica-rule-gain-chosen = one of these goes up by { $amount }: { $resources }
galactica-rule-spiritual-crisis = you can reveal a Cylon card only in the { $place }, or when you are executed
galactica-rule-raptor-pilot = your { $card } shows you the top { $count ->
    [one] card
   *[other] { $count } cards
} of the deck; each goes back on top or to the bottom
galactica-rule-family-commitments = in your Receive Skills step you draw { $fewer ->
    [one] 1 card
   *[other] { $fewer } cards
} fewer if you are not on { $ship }
galactica-rule-forward-thinker = after your { $card } was carried out you may activate your location
galactica-rule-different-path = once a game, when you have to choose on a Crisis card, you may choose this instead: { $effect }
galactica-rule-moral-dilemma = whenever you draw a Mutiny card, discard { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
}
galactica-when-location_activated = after a location was activated
galactica-when-resource_lost = after a resource was lost
galactica-when-destroying_civilian = before a civilian ship in space is destroyed
galactica-when-ships_leave = when the ships leave for a jump

## What is asked

galactica-window-location_activated = A location was activated
galactica-window-resource_lost = A resource was lost
galactica-window-destroying_civilian = A civilian ship is about to be destroyed
galactica-window-ships_leave = The fleet jumps
galactica-attorney = Whom do you get out of the Brig?
galactica-organized = Which location is activated?
galactica-memento = Which of these cards do you discard?
galactica-lose-viper = Which viper is given up?
galactica-treatment = Whom do you treat?
galactica-hand-over = Which cards do you hand over?
galactica-quarantine = Which civilian ship is exchanged?
galactica-cult-leader = What happens to a miracle token?
galactica-option-miracle = { $way ->
    [give] Give one to { $seat }
   *[other] Take the one of { $seat }
}
web-gal-option-miracle = { $way ->
    [give] Give one to { $seat }
   *[other] Take the one of { $seat }
}
galactica-option-part-other = Neither: the current player discards 5 Skill cards
galactica-forward-thinker = Do you activate { $place } now?
galactica-peek-several = Which of these cards go to the bottom of the { $deck }?
galactica-why-other-loss = Something else was lost.
galactica-why-in-brig = Not from the Brig.
