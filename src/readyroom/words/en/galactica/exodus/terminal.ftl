### Battlestar Galactica, Exodus box: the table in the terminal

galactica-die-scout-for-fuel = the scout for fuel (the raptor is lost on 3 or less)
galactica-die-best-of-the-best = the raiders that are shot down
galactica-die-cylon-placement = the area beyond the horizon where a Cylon ship joins
galactica-die-bridge-pursuit = the Basestar Bridge (the fleet marker goes back on 3 or less, else the pursuit goes on)
galactica-die-bridge-damage = the Basestar Bridge (damage below the number of raiders)
galactica-die-nuke-area = a nuke (1-2 a basestar damaged twice, 3-6 destroyed, 7 with raiders, 8 everything)
galactica-die-attack-viper_mark_vii = an attack on a Mark VII viper (damaged on 6 or more, destroyed on 8)
galactica-die-ally = what comes of meeting an ally (it happens on 4 or less)
galactica-table-ally = { $token ->
    [none] { $ally }
   *[other] { $ally }, { $token }
}
