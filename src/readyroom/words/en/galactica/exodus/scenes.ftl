### Battlestar Galactica, Exodus box: scenes in the browser

web-gal-scene-die-scout-for-fuel = A raptor looks for fuel: it is lost on 3 or less
web-gal-scene-die-best-of-the-best = As many raiders are shot down
web-gal-scene-die-cylon-placement = A ship joins the fleet beyond the horizon; the die says where
web-gal-scene-die-bridge-pursuit = Basestar Bridge: on 3 or less the jump is held back, else the pursuit goes on
web-gal-scene-die-bridge-damage = Basestar Bridge: below the number of raiders Galactica is damaged
web-gal-scene-die-nuke-area = A nuke flies: on an 8 nothing is left in the area
web-gal-scene-die-ally = An ally is met: it happens on 4 or less
web-gal-scene-die-attack-viper_mark_vii = A raider attacks a Mark VII viper
web-gal-scene-activated-gathered = The Cylon fleet gathers
web-gal-scene-step-ShipsGathered = { $count } × { $ship } joins beyond the horizon, { $area }
web-gal-scene-step-CivilianEscorted = A civilian ship is escorted to safety, { $area }
web-gal-scene-jump-pursued = Vipers come home, civilian ships stay. The Cylon ships wait beyond the horizon.
web-gal-scene-arrival = Cylon ships come over the horizon
web-gal-scene-auto-attack = The pursuit has caught up: the Cylon fleet attacks
web-gal-scene-why-ionian = The fleet has crossed the Ionian Nebula.
web-gal-scene-why-no_character = Nobody is left to take over from an executed character.

## What cards do in a check

web-gal-scene-abilities = What these cards do
web-gal-scene-abilities-choose = Which of them comes next is yours to choose
web-gal-scene-ability-waits = waits
web-gal-scene-ability-done = done
web-gal-scene-consequence = Consequence
web-gal-scene-happens = It happens.
web-gal-scene-joined = into the check:
web-gal-scene-left = out of the check:
web-gal-scene-same = no change

## Executions

web-gal-scene-executed = { $who } is executed
web-gal-scene-loyalty-shown = Loyalty cards
web-gal-scene-executed-human = Human
web-gal-scene-executed-cylon = A Cylon, who wakes up on the Resurrection Ship
web-gal-scene-takes-over = { $character } takes over
web-gal-scene-newcomer = { $who } is { $character } now
web-gal-scene-newcomer-text = in place of { $was }, who was executed

## Personal Goals and the Final Five

web-gal-scene-goal = { $who } has reached a Personal Goal
web-gal-scene-missed = { $count ->
    [one] A Personal Goal was not reached
   *[other] Personal Goals were not reached
}
web-gal-scene-five = { $who } has looked at one of the Final Five
web-gal-scene-five-text = It belongs to { $owner }, and says: when another player looks at it, { $text }.

## The Ionian Nebula

web-gal-scene-ally = { $who } meets { $ally }
web-gal-scene-ally-nothing = Nothing happens.
web-gal-scene-crossroads = The Crossroads
web-gal-scene-road-lies = facedown
web-gal-scene-trial = The Trial
web-gal-scene-against = { $count } against them{ $few ->
    [yes] , too few to count
   *[no] { "" }
}
web-gal-scene-out = eliminated
web-gal-scene-eliminated = { $who } is out of the game
web-gal-scene-eliminated-text = { $character } is boxed: they take no part any more.
