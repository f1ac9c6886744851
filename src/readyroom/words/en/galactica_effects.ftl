### Battlestar Galactica: what effects do. Card texts are put together from these.

galactica-role-current = the current player
galactica-role-president = the President
galactica-role-admiral = the Admiral

galactica-effect-then = { $first }; { $second }
galactica-effect-nothing = nothing happens
galactica-effect-lose = { $resource } -{ $amount }
galactica-effect-gain = { $resource } +{ $amount }
galactica-effect-if-low = if there is less than { $below } { $resource }: { $effect }
galactica-effect-track-forward = move the fleet marker { $steps } forward
galactica-effect-track-back = move the fleet marker { $steps } back
galactica-effect-lose-nuke = the Admiral gives up a nuke (only possible if he has one)

galactica-effect-discard = { $how ->
    [random] { $role } discards { $count ->
        [one] 1 Skill card
       *[other] { $count } Skill cards
    } at random
   *[chosen] { $role } discards { $count ->
        [one] 1 Skill card
       *[other] { $count } Skill cards
    }
}
galactica-effect-each-discards = { $how ->
    [random] every player discards { $count ->
        [one] 1 Skill card
       *[other] { $count } Skill cards
    } at random
   *[chosen] every player discards { $count ->
        [one] 1 Skill card
       *[other] { $count } Skill cards
    }
}
galactica-effect-discard-hand = { $role } discards his whole hand of Skill cards
galactica-effect-draw-skill = { $role } draws 1 { $skill } card
galactica-effect-send = { $role } goes to the { $place }
galactica-effect-send-all-in = all characters in { $location } go to the { $place }
galactica-effect-send-all-on = all characters on { $ship } go to the { $place }
galactica-effect-choose-and-send = { $may ->
    [may] { $role } may choose a character, who goes to the { $place }
   *[must] { $role } chooses a character, who goes to the { $place }
}
galactica-effect-give-title = { $role } receives the { $title } title
galactica-effect-president-steps = the President chooses another player, who receives the President title
galactica-effect-look-any = { $role } looks at a random Loyalty card of a player of his choice
galactica-effect-look-title = { $role } looks at a random Loyalty card of the President or the Admiral
galactica-effect-look-at = { $by } looks at a random Loyalty card of { $role }

galactica-effect-place = place { $effects }
galactica-effect-place-group = { $piece ->
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
galactica-effect-destroy-raptor = destroy 1 raptor
galactica-effect-return-raptor = a destroyed raptor returns to the Reserves
galactica-effect-destroy-civilian = draw a civilian ship and destroy it
galactica-effect-damage-galactica = damage Galactica
galactica-effect-centurions = { $count ->
    [one] place 1 centurion on the start of the Boarding Party track
   *[other] place { $count } centurions on the start of the Boarding Party track
}
galactica-effect-damage-reserve-vipers = damage { $count } vipers in the Reserves
galactica-effect-damage-space-vipers = the current player chooses { $count } vipers in space, which are damaged
galactica-effect-vipers-return = all vipers in space return to the Reserves
galactica-effect-activate = activate { $effects }
galactica-effect-activate-one = { $kind }
galactica-effect-activate-new-raiders = the raiders just placed are activated
galactica-effect-basestars-attack = each basestar attacks Galactica
galactica-effect-risk-raptor = the Admiral may risk 1 raptor: on { $at_least } or more { $resource } +{ $amount }, else it is destroyed
galactica-effect-risk-vipers = the Admiral may risk { $vipers } vipers of the Reserves: on { $at_least } or more fuel +{ $amount }, else they are damaged
galactica-effect-restore = { $role } may return up to { $vipers ->
    [one] 1 damaged or destroyed viper
   *[other] { $vipers } damaged or destroyed vipers
} and { $raptors ->
    [one] 1 destroyed raptor
   *[other] { $raptors } destroyed raptors
} to the Reserves

galactica-effect-check = Skill check { $difficulty } ({ $skills }). Pass: { $pass }. Fail: { $fail }.
galactica-effect-check-partial = Skill check { $difficulty } ({ $skills }). Pass: { $pass }. { $partial } or more: { $partly }. Fail: { $fail }.
galactica-effect-choice = { $role } chooses. Either: { $first } Or: { $second }
galactica-effect-low-roll = roll a die; on { $at_most } or less: { $effect }
galactica-effect-pay-or = { $role } may pay { $price }; if he does not: { $otherwise }
galactica-effect-pick = { $role } must take one: { $first }, or { $second }

galactica-effect-keep = this card stays in play: { $rule }
galactica-effect-distance = this card lies beside the Objective card and counts as { $distance } distance
galactica-effect-another-crisis = after the activation icons the current player draws and resolves another Crisis card

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
