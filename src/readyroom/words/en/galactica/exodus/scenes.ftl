### Battlestar Galactica, Exodus box: scenes in the browser

web-gs-die-scout-for-fuel = A raptor looks for fuel: it is lost on 3 or less
web-gs-die-best-of-the-best = As many raiders are shot down
web-gs-die-cylon-placement = A ship joins the fleet beyond the horizon: where?
web-gs-die-bridge-pursuit = Basestar Bridge: on 3 or less the jump is held back, else the pursuit goes on
web-gs-die-bridge-damage = Basestar Bridge: below the number of raiders Galactica is damaged
web-gs-die-nuke-area = A nuke flies: on an 8 nothing is left in the area
web-gs-die-attack-viper_mark_vii = A raider attacks a Mark VII viper
web-gs-why-no_character = Nobody is left to take over from an executed character.
