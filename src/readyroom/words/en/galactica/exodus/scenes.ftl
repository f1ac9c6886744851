### Battlestar Galactica, Exodus box: scenes in the browser

web-gs-die-scout-for-fuel = A raptor looks for fuel: it is lost on 3 or less
web-gs-die-best-of-the-best = As many raiders are shot down
web-gs-die-cylon-placement = A ship joins the fleet beyond the horizon: where?
web-gs-die-bridge-pursuit = Basestar Bridge: on 3 or less the jump is held back, else the pursuit goes on
web-gs-die-bridge-damage = Basestar Bridge: below the number of raiders Galactica is damaged
web-gs-die-nuke-area = A nuke flies: on an 8 nothing is left in the area
web-gs-die-attack-viper_mark_vii = A raider attacks a Mark VII viper
web-gs-hit-area-damaged_twice = a basestar damaged twice
web-gs-hit-area-destroyed = a basestar destroyed
web-gs-hit-area-destroyed_with_raiders = also 3 raiders
web-gs-activated-gathered = The Cylon fleet gathers
web-gs-step-ShipsGathered = { $count } × { $ship } joins beyond the horizon, { $area }
web-gs-step-CivilianEscorted = A civilian ship is escorted to safety, { $area }
web-gs-jump-pursued = Vipers come home, civilian ships stay. The Cylon ships wait beyond the horizon.
web-gs-arrival = Cylon ships come over the horizon
web-gs-auto-attack = The pursuit has caught up: the Cylon fleet attacks
web-gs-why-no_character = Nobody is left to take over from an executed character.

## What cards do in a check

web-gs-abilities = What these cards do
web-gs-abilities-choose = Which of them comes next is yours to choose
web-gs-ability-waits = waits
web-gs-ability-done = done
web-gs-consequence = Consequence
web-gs-happens = It happens.
web-gs-joined = into the check:
web-gs-left = out of the check:
web-gs-same = no change

## Executions

web-gs-executed = { $who } is executed
web-gs-loyalty-shown = Loyalty cards
web-gs-executed-human = Human
web-gs-executed-cylon = A Cylon, who wakes up on the Resurrection Ship
web-gs-takes-over = { $character } takes over
web-gs-newcomer = { $who } is { $character } now
web-gs-newcomer-text = in place of { $was }, who was executed

## Personal Goals and the Final Five

web-gs-goal = { $who } has reached a Personal Goal
web-gs-missed = { $count ->
    [one] A Personal Goal was not reached
   *[other] Personal Goals were not reached
}
web-gs-five = { $who } has looked at one of the Final Five
web-gs-five-text = It belongs to { $owner }, and says: when another player looks at it, { $text }.
