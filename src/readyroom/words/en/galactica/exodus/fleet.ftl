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
galactica-ahead-raiders = raiders on the main board
galactica-name-order-civilian = a civilian ship is placed
galactica-name-order-pursuit = the jump is held back or the pursuit driven on
galactica-name-order-reinforce = ships join the fleet
galactica-name-order-damage = the raiders may damage Galactica

## What can be chosen

galactica-option-beyond = Beyond the horizon: { $id }
galactica-option-escort = Escort civilian ship { $number }: { $area }
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

## In the browser

web-gal-horizon = Beyond the horizon
web-gal-beyond = Beyond the horizon, { $area }: { $ships ->
    [none] no ship waits
   *[other] { $ships }
}
web-gal-waiting = { $kind ->
    [raider] { $count ->
        [one] 1 raider
       *[other] { $count } raiders
    }
    [heavy_raider] { $count ->
        [one] 1 heavy raider
       *[other] { $count } heavy raiders
    }
   *[basestar] { $count ->
        [one] 1 basestar
       *[other] { $count } basestars
    }
}
web-gal-placed = A ship joins here when the die shows { $die }
web-gal-track = { $track }: { $on }{ $next ->
    [none] { "" }
   *[other] , next: { $next }
}
web-gal-succession = Line of succession
web-gal-nuke-at = Launch a nuke: everything { $area }
web-gal-room-basestar_bridge = Basestar Bridge
web-gal-option-escort = Escort civilian ship { $number }
web-gal-about-horizon = Ships here wait and do not act. Each time an icon finds nothing to activate, another one joins where the die says, and the pursuit comes closer. At its end all of them come to the same area at Galactica, and it begins anew.
web-gal-about-pursuit = Goes on whenever a ship joins the fleet beyond the horizon. On two of its spaces the CAG places civilian ships; at its end the whole fleet attacks.
web-gal-about-viper_mark_vii = Flies up to two areas with one move. Raiders damage it on 6 or 7 and destroy it on 8; its pilot goes to Sickbay.
web-gal-about-nuke-pursued = The Admiral's: launched at a space area as an action. A used one lies beside the board and can be built again.
web-gal-about-civilian-pursued = Carries people: destroyed without a roll when raiders reach it. What it carries is hidden. A viper in its area can escort it to safety; it stays when the fleet jumps.
web-gal-about-raider-pursued = Attacks a viper in its area, else destroys a civilian ship, else moves towards the nearest one; with none on the board it fires at Galactica. Destroyed on 3 or more. With none on the board one joins the fleet beyond the horizon.
