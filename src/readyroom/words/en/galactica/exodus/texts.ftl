### Battlestar Galactica, Exodus box: what its cards say

galactica-rule-strong-cards-leave = all cards of strength { $strength } and more are discarded from the check
galactica-rule-settle-location-check = it is not made; you choose whether it is passed or failed
galactica-rule-narrow-failure = if the check fails and { $margin } more would have been enough, nothing comes of it. If its strength is 0 or less: { $amount } { $resource } less
galactica-rule-everybody-acts = { $amount } { $resource } less. Then each player, you first, may move or take { $actions ->
    [one] an action
   *[other] { $actions } actions
}
galactica-rule-destiny-joins = the top { $count } Destiny cards join the check faceup, with their abilities
galactica-rule-scout-for-fuel = risk a raptor. On { $at_least } or more: { $amount } { $resource } more; else the raptor is destroyed
galactica-rule-vipers-answer = if the { $skill } cards in the check have a strength of { $strength } or more together, the current player may activate { $vipers ->
    [one] an unmanned viper
   *[other] { $vipers } unmanned vipers
}
galactica-rule-destroy-instead = roll a die instead, and destroy that many raiders in its area
galactica-rule-counts-double = { $skill } cards count twice
galactica-rule-gain-nuke = the Admiral gets a nuke, and never has more than three
galactica-when-viper_attacking = before a piloted viper attacks
galactica-rule-may = { $role_id ->
    [you] you may choose this: { $effect }
    [anybody] if they want, { $effect }
   *[other] if { $role } wants, { $effect }
}
galactica-rule-draw-own = { $role_id ->
    [you] draw
   *[other] { $role } draws
} { $count ->
    [one] 1 Skill card of the own skill set
   *[other] { $count } Skill cards of the own skill set
}
galactica-rule-take-hand = { $by_id ->
    [you] take all Skill cards of { $role } into your hand
   *[other] { $by } takes all Skill cards of { $role } into their hand
}
galactica-rule-pass-titles = each title of { $role_id ->
    [you] yours
   *[other] { $role }
} goes to the highest in its line of succession other than its holder
galactica-rule-search-destiny = { $role_id ->
    [you] look
   *[other] { $role } looks
} through the Destiny deck, { $count ->
    [one] 1 card of it is
   *[other] { $count } cards of it are
} chosen and discarded, and it is shuffled again
galactica-rule-head-start = once the fleet marker is back at the start, move it { $steps } forward
galactica-rule-destroy-centurion = the current player destroys 1 centurion on the Boarding Party track
galactica-rule-destroy-cylon-ships = all Cylon ships on the main board are destroyed
galactica-rule-remove-cylon-ships = { $role_id ->
    [you] choose a space area
   *[other] { $role } chooses a space area
}; all Cylon ships in it are removed
galactica-rule-place-civilians = { $count ->
    [one] 1 civilian ship is placed
   *[other] { $count } civilian ships are placed
} where the CAG wants, or the Admiral if there is no CAG
galactica-rule-damage-new-basestar = that basestar is damaged once
galactica-rule-trade-viper = { $role_id ->
    [you] you may destroy 1 viper that is not damaged
   *[other] { $role } may destroy 1 viper that is not damaged
}: { $effect }
galactica-rule-grant-title = choose any human player, who receives one of these titles: { $titles }
galactica-rule-redraw-quorum = discard any number of Quorum cards and draw as many
galactica-rule-resign = { $first }; then choose another player, who receives the President title

## Characters

galactica-rule-roll-location-again = if it was rolled for { $place }, you may have it rolled again, once
galactica-rule-seize-title = take the title { $title }. If you are in the Brig, go to { $place } first
galactica-rule-misguided = you can add no more than { $count ->
    [one] 1 card
   *[other] { $count } cards
} to a check
galactica-rule-exchange-cards = discard any number of Skill cards and draw as many, all of one type in your skill set
galactica-rule-choose-result = if it is your turn, choose the result instead; nothing changes it any more
galactica-rule-benched = you have no Receive Skills step in { $turn ->
    [one] your first turn
   *[other] your turn number { $turn }
} with this character
galactica-rule-discard-from-check = if it is your turn, you may discard one of them; nothing comes of it
galactica-rule-execute-here = another character in your location is executed
galactica-rule-impulsive = outside the Brig you can't add exactly { $count ->
    [one] 1 card
   *[other] { $count } cards
} to a check
galactica-rule-arrange-top = look at the top { $count ->
    [one] card of the { $deck }
   *[other] { $count } cards of the { $deck } and put them back in any order
}
galactica-rule-amoral = on Crisis cards on which the current player chooses, you must choose the first part

## Executions and loyalties

galactica-says-goal = Action: reveal this card: { $text }
galactica-says-goal-if = Action, only if { $when }: reveal this card. Then, { $text }
galactica-rule-execute = { $role_id ->
    [you] you are executed
   *[other] { $role } is executed
}
galactica-rule-others-discard = each player but { $role } discards { $count ->
    [one] 1 random Skill card
   *[other] { $count } random Skill cards
}
galactica-rule-new-loyalty = up to distance { $distance }: a Not a Cylon card is shuffled into the Loyalty deck, and you draw a card of it
galactica-rule-personal-goal = you are human, unless you have a Cylon card as well. If this card is not revealed when the humans would win: { $amount } { $resource } less
galactica-rule-final-five = you are human, unless you have a Cylon card as well. When another player looks at this card: { $examined }. When you are executed as a human, but not by this card: { $executed }
galactica-rule-holding-titles = you hold { $count } or more titles
galactica-rule-nukes-spent = the Admiral has no nuke left
galactica-rule-holder-in = the { $title } is in the { $place }
galactica-rule-vipers-lost = { $count } or more vipers are damaged or destroyed
galactica-rule-being-in = you are in the { $places }
galactica-rule-raiders-there = { $count } or more raiders are on the main board
galactica-rule-short-jump = a destination of distance { $distance } was resolved in this game
galactica-rule-discard-strength = discard Skill cards with a strength of exactly { $strength } together
galactica-when-cards_shown = once the cards of a check lie faceup
galactica-when-quorum_resolved = after the action of a Quorum card

## The Cylon Fleet board

galactica-rule-air-group = places each civilian ship that is given no area where there is none yet, if that is possible
galactica-rule-piloting = you are in a viper
galactica-rule-once-a-turn = once a turn: { $effect }
galactica-rule-command-viper = { $role_id ->
    [you] { $optional ->
        [yes] you may activate 1 unmanned viper
       *[no] activate 1 unmanned viper
    }
   *[other] { $optional ->
        [yes] { $role } may activate 1 unmanned viper
       *[no] { $role } activates 1 unmanned viper
    }
}
galactica-rule-step-down = choose another human player, who receives the { $title } title
galactica-rule-advance-pursuit = the pursuit marker advances
galactica-rule-ground-vipers = { $role_id ->
    [you] choose
   *[other] { $role } chooses
} { $count ->
    [one] 1 viper that is not damaged, which is
   *[other] { $count } vipers that are not damaged, which are
} moved to the Damaged Vipers box
galactica-rule-pilots-launch = each pilot on { $ship } may launch in a viper
galactica-rule-back-or-pursued = roll: on { $at_most } or less the fleet marker goes { $steps } back, else the pursuit marker advances
galactica-rule-reinforce = place { $basestars ->
    [one] 1 basestar
   *[other] { $basestars } basestars
} or { $raiders ->
    [one] 1 raider
   *[other] { $raiders } raiders
} in an area of the Cylon Fleet board
galactica-rule-bombard = roll: below the number of raiders on the main board, draw { $drawn } damage tokens of Galactica and resolve 1
galactica-rule-basestar-bridge = choose { $count } different ones of these, then carry them out one after the other. One: { $civilian }. Two: { $pursuit }. Three: { $reinforce }. Four: { $damage }

## Allies and Crossroads

galactica-rule-lead-viper = { $role_id ->
    [you] choose
   *[other] { $role } chooses
} 1 unmanned viper, which is activated { $count ->
    [one] once
   *[other] { $count } times
}
galactica-rule-vipers-shoot-down = { $role_id ->
    [you] each unmanned viper may destroy 1 raider in its space area
   *[other] each unmanned viper may destroy 1 raider in its space area, as { $role } wants
}
galactica-rule-damage-unmanned = { $role_id ->
    [you] choose
   *[other] { $role } chooses
} { $count ->
    [one] 1 unmanned viper in space, which is
   *[other] { $count } unmanned vipers in space, which are
} damaged
galactica-rule-repair-vipers = { $role_id ->
    [you] { $up_to ->
        [yes] repair up to
       *[no] repair
    }
   *[other] { $up_to ->
        [yes] { $role } repairs up to
       *[no] { $role } repairs
    }
} { $count ->
    [one] 1 damaged viper
   *[other] { $count } damaged vipers
}
galactica-rule-restore-viper = if any viper has been destroyed, 1 destroyed viper returns to the Reserves
galactica-rule-repair-locations = { $role_id ->
    [you] repair
   *[other] { $role } repairs
} up to { $count ->
    [one] 1 location
   *[other] { $count } locations
} of Galactica
galactica-rule-destroy-raiders = { $role_id ->
    [you] choose
   *[other] { $role } chooses
} a space area, in which { $count ->
    [one] 1 raider is
   *[other] { $count } raiders are
} destroyed
galactica-rule-destroy-in-area = { $role_id ->
    [you] choose
   *[other] { $role } chooses
} a space area, in which all Cylon ships are destroyed
galactica-rule-remove-raiders = { $role_id ->
    [you] choose
   *[other] { $role } chooses
} { $count ->
    [one] 1 raider on the main board, which is
   *[other] { $count } raiders on the main board, which are
} removed
galactica-rule-damage-basestar = { $role_id ->
    [you] choose
   *[other] { $role } chooses
} 1 basestar on the main board, which is damaged
galactica-rule-raiders-act-again = activate raiders { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}, also those that have acted in this turn
galactica-rule-launch-raiders = the basestars launch raiders
galactica-rule-centurions-back = each centurion moves 1 space back towards the start of the Boarding Party track
galactica-rule-recall-civilian = { $role_id ->
    [you] choose
   *[other] { $role } chooses
} 1 civilian ship in space, which goes back unseen among those that are not in play
galactica-rule-survey-civilians = { $role_id ->
    [you] look at all civilian ships in space; you may move each to an adjacent area
   *[other] { $role } looks at all civilian ships in space and may move each to an adjacent area
}
galactica-rule-go-anywhere = { $role_id ->
    [you] move to any other location
   *[other] { $role } moves to any other location
}
galactica-rule-may-execute = { $chooser_id ->
    [you] you may have another character executed, but no revealed Cylon
   *[other] { $chooser } may have another character executed, but no revealed Cylon
}
galactica-rule-draw-skills = { $role_id ->
    [you] draw
   *[other] { $role } draws
} { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
} (humans of their skill set, Cylons of any types)
galactica-rule-take-destiny = { $role_id ->
    [you] take
   *[other] { $role } takes
} the top { $count ->
    [one] card
   *[other] { $count } cards
} of the Destiny deck into { $role_id ->
    [you] your
   *[other] their
} hand
galactica-rule-recruit-human = a Not a Cylon card is shuffled into the Loyalty deck; then { $chooser_id ->
    [you] choose
   *[other] { $chooser } chooses
} a human player, who draws a card of it
galactica-rule-draw-trauma = { $role_id ->
    [you] draw
   *[other] { $role } draws
} { $count ->
    [one] 1 trauma token
   *[other] { $count } trauma tokens
}
galactica-rule-cylons-draw-trauma = each Cylon player draws { $count ->
    [one] 1 trauma token
   *[other] { $count } trauma tokens
}
galactica-rule-discard-trauma = { $role_id ->
    [you] discard { $count ->
        [one] 1 of your trauma tokens
       *[other] { $count } of your trauma tokens
    }
   *[other] { $role } discards { $count ->
        [one] 1 of their trauma tokens
       *[other] { $count } of their trauma tokens
    }
}{ $random ->
    [yes] { "" } at random
   *[no] { "" }
}
