### Battlestar Galactica, Pegasus box: Cylon attack cards

galactica-name-dogfight = Dogfight
galactica-name-scar = Scar
galactica-name-the_guardians = The Guardians
galactica-name-lured_into_a_trap = Lured into a Trap

galactica-special-dogfight = Constant Barrage
galactica-special-scar = Personal Vendetta
galactica-special-the_guardians = Raptor Crew Captured
galactica-special-lured_into_a_trap = Dangerous Repairs are Necessary

## What they say

galactica-rule-place-ace = place { $effects }; the raider { $area } is { $token }
galactica-rule-barrage = whenever raiders are activated each basestar launches { $raiders } raiders, which do not act in that activation; it ends too when there is no raider on the board
galactica-rule-ace = the raider with the token of { $token } acts { $times } times whenever raiders are activated, and only a die that shows { $at_least } or more destroys it; it ends too when that raider is gone
galactica-rule-avenged = for every basestar that is destroyed: { $effect }
galactica-rule-trapped = when it does, all characters in { $places } are executed

## Asked, told and explained

galactica-shoot-ace = Is { $token } among the raiders that are destroyed?
galactica-die-attack-scar = an attack on Scar (hit on 7 or more)
web-gal-about-scar = A raider that acts twice each time. Destroyed on 7 or more.
galactica-why-flight-price = { $card } is in play: activating a viper costs { $count ->
    [one] a Skill card
   *[other] { $count } Skill cards
} first.
galactica-why-no-actions-of-type = { $card } is in play: actions and Movement abilities of Piloting cards can't be used.
galactica-name-launch-nuke = there is no basestar to launch it at
galactica-name-use-viper = the pilot is no longer there
