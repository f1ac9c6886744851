# The Cylon Fleet board of the Exodus box: the fleet beyond the horizon, the pursuit, the CAG, Mark VII vipers.

## Things

galactica-name-viper_mark_vii = Mark VII viper
galactica-name-area = everything there
galactica-name-basestar_bridge = Basestar Bridge
galactica-name-title_admiral_cylon_fleet = Admiral
galactica-name-pursuit = Pursuit
galactica-name-pursuit_start = start
galactica-name-pursuit_one_ship = one civilian ship
galactica-name-pursuit_quiet = no ship
galactica-name-pursuit_two_ships = two civilian ships
galactica-name-auto_attack = automatic attack
galactica-name-cag_hands_over = Pass on the command
galactica-name-cag_leads = Lead the wing

## What they say

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

## What can be chosen

galactica-option-escort = Escort civilian ship { $handle }: { $area }
galactica-option-title = { $id }
galactica-option-order-civilian = The CAG places a civilian ship
galactica-option-order-pursuit = Hold back the jump, or drive the pursuit on
galactica-option-order-reinforce = Ships join the fleet beyond the horizon
galactica-option-order-damage = Raiders may damage Galactica
galactica-option-reinforce-basestar = A basestar
galactica-option-reinforce-raider = { $count } raiders
galactica-option-unmanned = { $ship }: { $area }

## Questions

galactica-basestar-bridge = { $number ->
    [1] Basestar Bridge: what is done first?
   *[other] Basestar Bridge: what is done after that?
}
galactica-reinforce = Which ships join the fleet beyond the horizon?
galactica-reinforce-area = In which area beyond the horizon?
galactica-bridge-damage = Which damage token is resolved?
galactica-hand-over-title = Who receives the title?
galactica-ground-viper = Which viper is moved to the Damaged Vipers box?
galactica-pilots-launch = { $card }: launch in a viper?
