### Battlestar Galactica in the browser: scenes

## A skill check

web-gal-scene-check-title = Skill check
web-gal-scene-about = about { $who }
web-gal-scene-positive = These skills count for it
web-gal-scene-difficulty-word = Difficulty
web-gal-scene-stage-before = Before the cards
web-gal-scene-stage-cards = Cards
web-gal-scene-stage-reveal = Reveal
web-gal-scene-stage-result = Result
web-gal-scene-on-table = On the table
web-gal-scene-in-the-end = In the end
web-gal-scene-picked = Your cards
web-gal-scene-total = { $total } of { $difficulty }
web-gal-scene-destiny = Destiny
web-gal-scene-asked = is choosing
web-gal-scene-zero = { $skill } cards count nothing
web-gal-scene-ones = Cards of strength 1 count for it
web-gal-scene-played = { $who } uses { $what }
web-gal-scene-difficulty = Difficulty { $change ->
    [-1] one lower
    [-2] two lower
   *[other] changed by { $change }
}: now { $now }
web-gal-scene-open-cards = Cards on the table
web-gal-scene-mine = You added: { $cards }
web-gal-scene-helps = Helps
web-gal-scene-hurts = Hurts
web-gal-scene-counts-nothing = Counts 0
web-gal-scene-reveal-of = { $what }: the cards
web-gal-scene-no-cards = No cards were added.

## What will happen, in numbers

web-gal-scene-becomes = becomes
web-gal-scene-red = in the red
web-gal-scene-deadly = the fleet is lost
web-gal-scene-part-first = First part
web-gal-scene-part-second = Second part
web-gal-scene-part-other = Another way
web-gal-scene-pays = Pay
web-gal-scene-pays-not = Do not pay

## Attacks and dice

web-gal-scene-odds = The odds
web-gal-scene-bonus = { $bonus } to the die
web-gal-scene-nuke-at = Nuke: basestar { $area }
web-gal-scene-target = { $ship }, { $area }
web-gal-scene-if-by = By { $who }:
web-gal-scene-die = The die
web-gal-scene-die-attack-raider = A raider is attacked
web-gal-scene-die-attack-heavy_raider = A heavy raider is attacked
web-gal-scene-die-attack-basestar = A basestar is attacked
web-gal-scene-die-attack-centurion = A centurion is attacked
web-gal-scene-die-attack-viper = A raider attacks a viper
web-gal-scene-die-raider-galactica = A raider attacks Galactica
web-gal-scene-die-basestar-galactica = A basestar attacks Galactica
web-gal-scene-die-nuke = A nuke flies at a basestar
web-gal-scene-die-ftl = The fleet jumps before it is ready: population is lost on 6 or less
web-gal-scene-die-crisis = The Crisis card is rolled for
web-gal-scene-die-launch-scout = A raptor scouts: it is lost on 2 or less
web-gal-scene-die-risk-raptor = A raptor is risked: it is lost on 2 or less
web-gal-scene-die-risk-vipers = Two vipers are risked: damaged on 5 or less
web-gal-scene-die-mutiny = Mutiny: morale is lost on 2 or less
web-gal-scene-die-brutal-force = Brutal force: population is lost on 2 or less
web-gal-scene-die-human-fleet = Cylons strike from among the fleet: Galactica is damaged on 5 or more
web-gal-scene-die-mugshots = The pictures are out: morale is lost on 3 or less
web-gal-scene-die-food-rationing = Food is gained on 6 or more
web-gal-scene-die-inspirational-speech = Morale is gained on 6 or more

## Moments

web-gal-scene-skip = { $with ->
    [finger] Tap to go on
   *[mouse] Click to go on
}
web-gal-scene-crisis = { $who } draws a Crisis card
web-gal-scene-super = { $who } plays a Super Crisis card
web-gal-scene-attack = { $who } draws a Cylon attack
web-gal-scene-chose = { $who } chooses: { $part }
web-gal-scene-prepare = prepare for jump
web-gal-scene-icons = Then: { $icons }
web-gal-scene-combat = Battle
web-gal-scene-activated-placed = Ships appear
web-gal-scene-activated-raiders = The raiders attack
web-gal-scene-activated-launch_raiders = Basestars launch raiders
web-gal-scene-activated-heavy_raiders = Heavy raiders close in
web-gal-scene-activated-basestars = The basestars fire
web-gal-scene-more = and { $count } more
web-gal-scene-step-ShipsPlaced = { $count } × { $ship } appears { $area }
web-gal-scene-step-ShipsMoved = { $count } × { $ship }: { $area } → { $to }
web-gal-scene-step-ShipDestroyed = { $ship } destroyed, { $area }
web-gal-scene-step-CivilianDestroyed = Civilian ship lost: { $face }
web-gal-scene-step-ViperDamaged = { $ship } damaged, { $area }
web-gal-scene-step-Missed = { $attacker } misses { $target }
web-gal-scene-step-GalacticaDamaged = Galactica is hit: { $token }
web-gal-scene-step-BasestarDamaged = Basestar hit: { $token }, { $area }
web-gal-scene-step-CenturionsBoarded = { $count ->
    [one] A centurion boards Galactica
   *[other] { $count } centurions board Galactica
}
web-gal-scene-step-CenturionsAdvanced = Centurions advance
web-gal-scene-step-CenturionDestroyed = Centurion destroyed
web-gal-scene-step-NukeUsed = Nuke launched { $area }
web-gal-scene-jump = The fleet jumps
web-gal-scene-jump-text = All ships leave the board.
web-gal-scene-destination = { $who } leads the fleet there: { $distance ->
    [one] 1 distance
   *[other] { $distance } distance
}, { $total } in all
web-gal-scene-revealed = { $who } is a Cylon
web-gal-scene-sympathizer = { $who } is the Sympathizer
web-gal-scene-sympathizer-cylon = The fleet is too well off: a Cylon now
web-gal-scene-sympathizer-human = The fleet is in need: human, and in the Brig
web-gal-scene-sleeper = The sleepers wake
web-gal-scene-sleeper-text = Everybody is dealt Loyalty cards again.
web-gal-scene-won-humans = The humans win
web-gal-scene-won-cylons = The Cylons win
web-gal-scene-why-kobol = The fleet has reached Kobol.
web-gal-scene-why-no_food = There is no food left.
web-gal-scene-why-no_fuel = There is no fuel left.
web-gal-scene-why-no_morale = There is no morale left.
web-gal-scene-why-no_population = There is nobody left.
web-gal-scene-why-centurions = Centurions have overrun Galactica.
web-gal-scene-why-galactica_destroyed = Galactica is destroyed.
web-gal-scene-handover = { $from } hands { $to } { $count ->
    [one] a Loyalty card
   *[other] { $count } Loyalty cards
}
