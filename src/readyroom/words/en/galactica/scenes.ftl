### Battlestar Galactica in the browser: scenes

## A skill check

web-gs-check-title = Skill check
web-gs-about = about { $who }
web-gs-positive = These skills count for it
web-gs-difficulty-word = Difficulty
web-gs-stage-before = Before the cards
web-gs-stage-cards = Cards
web-gs-stage-reveal = Reveal
web-gs-stage-result = Result
web-gs-on-table = On the table
web-gs-in-the-end = In the end
web-gs-picked = Your cards
web-gs-total = { $total } of { $difficulty }
web-gs-destiny = Destiny
web-gs-asked = is choosing
web-gs-zero = { $skill } cards count nothing
web-gs-ones = Cards of strength 1 count for it
web-gs-played = { $who } uses { $what }
web-gs-difficulty = Difficulty { $change ->
    [-1] one lower
    [-2] two lower
   *[other] changed by { $change }
}: now { $now }
web-gs-open-cards = Cards on the table
web-gs-mine = You added: { $cards }
web-gs-helps = Helps
web-gs-hurts = Hurts
web-gs-counts-nothing = Counts 0
web-gs-gauge = On the table between { $min } and { $max }, in the end between { $least } and { $most }; needed: { $difficulty }
web-gs-gauge-total = { $total }; needed: { $difficulty }
web-gs-reveal-of = { $what }: the cards
web-gs-no-cards = No cards were added.

## What will happen, in numbers

web-gs-becomes = becomes
web-gs-red = in the red
web-gs-deadly = the fleet is lost
web-gs-part-first = First part
web-gs-part-second = Second part
web-gs-pays = Pay
web-gs-pays-not = Do not pay

## Attacks and dice

web-gs-odds = The odds
web-gs-chance = { $percent } % { $what } ({ $least ->
    [1] up to { $most }
   *[other] { $most ->
        [8] { $least } or more
       *[other] { $only ->
            [yes] { $least }
           *[no] { $least } to { $most }
        }
    }
})
web-gs-no-chance = no chance
web-gs-bonus = { $bonus } to the die
web-gs-hit-destroyed = destroyed
web-gs-hit-damaged = damaged
web-gs-hit-damaged_twice = damaged twice
web-gs-hit-destroyed_with_raiders = destroyed with 3 raiders
web-gs-hit-everything = nothing is left there
web-gs-nuke-at = Nuke: basestar { $area }
web-gs-target = { $ship }, { $area }
web-gs-if-by = By { $who }:
web-gs-die = The die
web-gs-die-attack-raider = A raider is attacked
web-gs-die-attack-heavy_raider = A heavy raider is attacked
web-gs-die-attack-basestar = A basestar is attacked
web-gs-die-attack-centurion = A centurion is attacked
web-gs-die-attack-viper = A raider attacks a viper
web-gs-die-raider-galactica = A raider attacks Galactica
web-gs-die-basestar-galactica = A basestar attacks Galactica
web-gs-die-nuke = A nuke flies at a basestar
web-gs-die-ftl = The fleet jumps before it is ready: population is lost on 6 or less
web-gs-die-crisis = The Crisis card is rolled for
web-gs-die-launch-scout = A raptor scouts: it is lost on 2 or less
web-gs-die-risk-raptor = A raptor is risked: it is lost on 2 or less
web-gs-die-risk-vipers = Two vipers are risked: damaged on 5 or less
web-gs-die-mutiny = Mutiny: morale is lost on 2 or less
web-gs-die-brutal-force = Brutal force: population is lost on 2 or less
web-gs-die-mugshots = The pictures are out: morale is lost on 3 or less
web-gs-die-food-rationing = Food is gained on 6 or more
web-gs-die-inspirational-speech = Morale is gained on 6 or more

## Moments

web-gs-skip = Click to go on
web-gs-crisis = { $who } draws a Crisis card
web-gs-super = { $who } plays a Super Crisis card
web-gs-attack = { $who } draws a Cylon attack
web-gs-chose = { $who } chooses: { $part }
web-gs-prepare = prepare for jump
web-gs-icons = Then: { $icons }
web-gs-combat = Battle
web-gs-activated-placed = Ships appear
web-gs-activated-raiders = The raiders attack
web-gs-activated-launch_raiders = Basestars launch raiders
web-gs-activated-heavy_raiders = Heavy raiders close in
web-gs-activated-basestars = The basestars fire
web-gs-more = and { $count } more
web-gs-step-ShipsPlaced = { $count } × { $ship } appears { $area }
web-gs-step-ShipsMoved = { $count } × { $ship }: { $area } → { $to }
web-gs-step-ShipDestroyed = { $ship } destroyed, { $area }
web-gs-step-CivilianDestroyed = Civilian ship lost: { $face }
web-gs-step-ViperDamaged = { $ship } damaged, { $area }
web-gs-step-Missed = { $attacker } misses { $target }
web-gs-step-GalacticaDamaged = Galactica is hit: { $token }
web-gs-step-BasestarDamaged = Basestar hit: { $token }, { $area }
web-gs-step-CenturionsBoarded = { $count ->
    [one] A centurion boards Galactica
   *[other] { $count } centurions board Galactica
}
web-gs-step-CenturionsAdvanced = Centurions advance
web-gs-step-CenturionDestroyed = Centurion destroyed
web-gs-step-NukeUsed = Nuke launched { $area }
web-gs-jump = The fleet jumps
web-gs-jump-text = All ships leave the board.
web-gs-destination = { $who } leads the fleet there: { $distance ->
    [one] 1 distance
   *[other] { $distance } distance
}, { $total } in all
web-gs-revealed = { $who } is a Cylon
web-gs-sympathizer = { $who } is the Sympathizer
web-gs-sympathizer-cylon = The fleet is too well off: a Cylon now
web-gs-sympathizer-human = The fleet is in need: human, and in the Brig
web-gs-sleeper = The sleepers wake
web-gs-sleeper-text = Everybody is dealt Loyalty cards again.
web-gs-won-humans = The humans win
web-gs-won-cylons = The Cylons win
web-gs-why-kobol = The fleet has reached Kobol.
web-gs-why-no_food = There is no food left.
web-gs-why-no_fuel = There is no fuel left.
web-gs-why-no_morale = There is no morale left.
web-gs-why-no_population = There is nobody left.
web-gs-why-centurions = Centurions have overrun Galactica.
web-gs-why-galactica_destroyed = Galactica is destroyed.
