### Battlestar Galactica: what effects do. Card texts are put together from these; each message is named after a class.

galactica-role-current = the current player
galactica-role-you = you
galactica-role-played = the Cylon who played this card
galactica-role-chosen = that player
galactica-role-anybody = that player
galactica-role-title = the { $title }

galactica-then = { $first }; { $second }
galactica-rule-nothing = nothing happens
galactica-rule-change = { $resource } { $amount }
galactica-rule-if = if { $condition }: { $effect }
galactica-rule-only = if { $condition }, { $effect }
galactica-rule-below = there is less than { $below } { $resource }
galactica-rule-holding = you are { $title }
galactica-rule-move-track = { $way ->
    [back] move the fleet marker { $steps } back
   *[forward] move the fleet marker { $steps } forward
}
galactica-rule-lose-nuke = the Admiral gives up a nuke (only possible if they have one)

galactica-rule-discard = { $role_id ->
    [you] discard
   *[other] { $role } discards
} { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
}{ $random ->
    [yes] { "" } at random
   *[no] { "" }
}
galactica-rule-each-discards = { $random ->
    [yes] every player discards { $count ->
        [one] 1 Skill card
       *[other] { $count } Skill cards
    } at random
   *[no] every player discards { $count ->
        [one] 1 Skill card
       *[other] { $count } Skill cards
    }
}
galactica-rule-discard-hand = { $role_id ->
    [you] discard your whole hand of Skill cards
   *[other] { $role } discards their whole hand of Skill cards
}
galactica-rule-draw = { $role_id ->
    [you] draw
   *[other] { $role } draws
} { $count ->
    [one] 1 { $skill } card
   *[other] { $count } { $skill } cards
}
galactica-rule-draw-any = { $role_id ->
    [you] draw
   *[other] { $role } draws
} { $count ->
    [one] 1 Skill card of any type
   *[other] { $count } Skill cards of any types
}
galactica-rule-draw-either = { $role_id ->
    [you] draw
   *[other] { $role } draws
} 1 { $either } card
galactica-rule-peek = { $role_id ->
    [you] look at the top card of the { $deck } and put it on top or at the bottom
   *[other] { $role } looks at the top card of the { $deck } and puts it on top or at the bottom
}
galactica-rule-more-actions = { $role } may take { $count ->
    [one] 1 more action
   *[other] { $count } more actions
}
galactica-rule-send = { $role_id ->
    [you] you go
   *[other] { $role } goes
} to { $place ->
    [Detention] Detention
   *[other] the { $place }
}
galactica-rule-send-all-in = all characters in { $location } go to the { $place }
galactica-rule-send-all-on = all characters on { $ship } go to the { $place }
galactica-rule-choose-and-send = { $chooser_id ->
    [you] { $optional ->
        [yes] you may choose
       *[no] choose
    }
   *[other] { $optional ->
        [yes] { $chooser } may choose
       *[no] { $chooser } chooses
    }
} { $another ->
    [yes] another character
   *[no] a character
}{ $on ->
    [none] { "" }
   *[other] { " " }on { $on }
}, who goes to { $place ->
    [Detention] Detention
   *[other] the { $place }
}{ $then ->
    [none] { "" }
   *[other] ; then { $then }
}
galactica-rule-give-title = { $role_id ->
    [you] you receive the { $title } title
   *[other] { $role } receives the { $title } title
}
galactica-rule-president-steps = the President chooses another player, who receives the President title
galactica-rule-look-at-any = { $role_id ->
    [you] look at a random Loyalty card of { $cylons ->
        [yes] any other player, human or Cylon
       *[no] a player of your choice
    }
   *[other] { $role } looks at a random Loyalty card of { $cylons ->
        [yes] any other player, human or Cylon
       *[no] a player of their choice
    }
}
galactica-rule-look-at-title = { $role_id ->
    [you] look at a random Loyalty card of the President or the Admiral
   *[other] { $role } looks at a random Loyalty card of the President or the Admiral
}
galactica-rule-look-at = { $by_id ->
    [you] look at a random Loyalty card of { $role }
   *[other] { $by } looks at a random Loyalty card of { $role }
}

galactica-rule-place-ships = place { $effects }
galactica-rule-place-group = { $piece ->
    [raider] { $count ->
        [one] 1 raider
       *[other] { $count } raiders
    }
    [heavy_raider] { $count ->
        [one] 1 heavy raider
       *[other] { $count } heavy raiders
    }
    [basestar] { $count ->
        [one] 1 basestar
       *[other] { $count } basestars
    }
    [viper] { $count ->
        [one] 1 viper
       *[other] { $count } vipers
    }
   *[civilian] { $count ->
        [one] 1 civilian ship
       *[other] { $count } civilian ships
    }
} { $area }
galactica-rule-destroy-raptor = destroy 1 raptor
galactica-rule-return-raptor = a destroyed raptor returns to the Reserves
galactica-rule-destroy-civilian = draw a civilian ship and destroy it
galactica-rule-damage-galactica = damage Galactica
galactica-rule-centurions = { $count ->
    [one] place 1 centurion on the start of the Boarding Party track
   *[other] place { $count } centurions on the start of the Boarding Party track
}
galactica-rule-damage-reserve-vipers = damage { $count } vipers in the Reserves
galactica-rule-damage-space-vipers = the current player chooses { $count } vipers in space, which are damaged
galactica-rule-vipers-return = all vipers in space return to the Reserves, their pilots to the Hangar Deck
galactica-rule-activate = activate { $kinds }
galactica-rule-activate-new-raiders = the raiders just placed are activated
galactica-rule-basestars-attack = each basestar attacks Galactica
galactica-rule-risk-raptor = the Admiral may risk 1 raptor: on { $at_least } or more { $resource } +{ $amount }, else it is destroyed
galactica-rule-risk-vipers = the Admiral may risk { $vipers } vipers of the Reserves: on { $at_least } or more fuel +{ $amount }, else they are damaged
galactica-rule-restore = the Admiral may return up to { $vipers ->
    [one] 1 damaged or destroyed viper
   *[other] { $vipers } damaged or destroyed vipers
} and { $raptors ->
    [one] 1 destroyed raptor
   *[other] { $raptors } destroyed raptors
} to the Reserves

galactica-rule-skill-check = { $partial ->
    [none] Skill check { $difficulty } ({ $skills }). Pass: { $on_pass }. Fail: { $on_fail }.
   *[other] Skill check { $difficulty } ({ $skills }). Pass: { $on_pass }. { $partial } or more: { $on_partial }. Fail: { $on_fail }.
}{ $consequence ->
    [none] { "" }
   *[other] { " " }Consequence: { $consequence }.
}
galactica-rule-choice = { $chooser_id ->
    [you] you choose. Either: { $first } Or: { $second }
   *[other] { $chooser } chooses. Either: { $first } Or: { $second }
}
galactica-rule-to = { $role } at this moment: { $effect }
galactica-rule-choosing = { $chooser_id ->
    [you] choose another player{ $cylons ->
        [yes] , human or Cylon
       *[no] { "" }
    }: { $effect }
   *[other] { $chooser } chooses another player{ $cylons ->
        [yes] , human or Cylon
       *[no] { "" }
    }: { $effect }
}
galactica-rule-low-roll = roll a die; on { $at_most } or less: { $effect }
galactica-rule-pay-or = { $role_id ->
    [you] you may pay { $price }; if you do not: { $otherwise }
   *[other] { $role } may pay { $price }; if they do not: { $otherwise }
}
galactica-rule-pick = { $role } must take one: { $first }, or { $second }

galactica-rule-keep-in-play = this card stays in play: { $rule }
galactica-rule-counts-as-distance = this card lies beside the Objective card and counts as { $distance } distance
galactica-rule-no-preparation = there is no Prepare for Jump step in this turn
galactica-rule-on-board = { $role } is on { $board }
galactica-rule-another-crisis = after the activation icons the current player draws and resolves another Crisis card

galactica-card-icons = { $text } Activate: { $icons }.
galactica-card-jump = { $text } Prepare for jump.
galactica-card-attack = Activate: { $icons }. Then { $setup }.
galactica-card-until-jump = until the fleet jumps, { $rule }
galactica-card-special = { $text } { $title }: { $rule }.

## Special rules of Cylon attack cards

galactica-special-ambush = Training new Pilots
galactica-special-besieged = Heavy Casualties
galactica-special-cylon_swarm = Massive Deployment
galactica-special-heavy_assault = Heavy Bombardment
galactica-special-jammed_assault = Communications Jamming
galactica-special-raiding_party = FTL Failure
galactica-special-surrounded = Panic
galactica-special-tactical_strike = Hangar Assault
galactica-special-thirty_three = Relentless Pursuit
galactica-special-massive_assault = Power Failure
