### The Galactica table in the browser: scenes, the page after the game, and the guide

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
web-gs-gauge = On the table between { $min } and { $max }, in the end between { $least } and { $most }; needed: { $difficulty }
web-gs-gauge-total = { $total }; needed: { $difficulty }
web-gs-reveal-of = { $what }: the cards
web-gs-no-cards = No cards were added.

## What will happen, in numbers

web-gs-becomes = becomes
web-gs-red = in the red
web-gs-deadly = the fleet is lost
web-gs-on-pass = Pass: { $least } or more
web-gs-on-partial = In part: { $least } or more
web-gs-on-fail = Fail
web-gs-hand = { $who }'s hand
web-gs-hand-random = { $who }'s hand, at random
web-gs-each-hand = { $how ->
    [random] Everybody discards { $count } at random: { $hands }
   *[chosen] Everybody discards { $count }: { $hands }
}
web-gs-goes = { $who } goes to the { $place }
web-gs-nobody = Nobody now. { $what }
web-gs-track = jump preparation
web-gs-nukes = nukes
web-gs-raptors = raptors
web-gs-civilian = A civilian ship is lost (population { $population }, mostly 1 less)
web-gs-hull = damage to Galactica
web-gs-boarders = centurions at the start
web-gs-reserves = vipers in the Reserves
web-gs-vipers-in-space = vipers in space
web-gs-title = { $who } is { $title }
web-gs-low-roll = Roll; on { $most } or less ({ $percent } %):
web-gs-check = Skill check { $difficulty } ({ $skills })
web-gs-pay = If { $who } pays:
web-gs-else = If not:
web-gs-either = Either:
web-gs-or = Or:
web-gs-not-low = Nothing: { $resource } is not below { $below }
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
       *[other] { $least } to { $most }
    }
})
web-gs-no-chance = no chance
web-gs-bonus = { $bonus } to the die
web-gs-hit-destroyed = destroyed
web-gs-hit-damaged = damaged
web-gs-hit-damaged_twice = damaged twice
web-gs-hit-destroyed_with_raiders = destroyed with 3 raiders
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
web-gs-step-ViperDamaged = Viper damaged, { $area }
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

## After the game

web-ga-won = won
web-ga-lost = lost
web-ga-side-human = Human
web-ga-side-cylon = Hidden Cylon
web-ga-side-revealed = Revealed Cylon
web-ga-after-turns = { $turns } turns, distance { $distance }.
web-ga-turn = Turn { $turn }
web-ga-points = Turning points
web-ga-no-points = Nothing stood out.
web-ga-point-revealed = { $who } reveals as a Cylon
web-ga-point-sleeper = The Sleeper Agent phase
web-ga-point-jump = The fleet jumps
web-ga-point-nuke = A nuke is launched
web-ga-point-red = { $resource } falls into the red: { $now }
web-ga-point-loss = { $resource } { $change } at once: { $now }
web-ga-point-sabotage = { $who }, a Cylon, puts { $harm } against { $what }: { $total } of { $difficulty }
web-ga-point-narrow-fail = { $what } fails by { $by }: { $total } of { $difficulty }
web-ga-point-narrow-pass = { $what } is just passed: { $total } of { $difficulty }
web-ga-timeline = Who was what when
web-ga-stretch = { $side } from turn { $from } to { $to }
web-ga-mark-dealt = Turn { $turn }: { $card }
web-ga-mark-given = Turn { $turn }: is handed { $card }
web-ga-mark-revealed = Turn { $turn }: reveals
web-ga-mark-sympathizer = Turn { $turn }: Sympathizer
web-ga-curves = Resources by turn
web-ga-curve = { $resource }: { $values }
web-ga-jumps = Jumps (dashed lines):
web-ga-checks = Every check, with what each played
web-ga-no-checks = There was no check.
web-ga-see = See this moment
web-ga-dice = The dice
web-ga-dice-words = How often 1 to 8 were rolled: { $counts }; to be expected: { $each } each
web-ga-dice-mean = { $rolls } rolls, { $mean } on average; 4.50 was to be expected.
web-ga-dice-humans = Attacks of the fleet: { $hits } hits in { $rolls } rolls; { $expected } were to be expected.
web-ga-dice-cylons = Attacks of the Cylons: { $hits } hits in { $rolls } rolls; { $expected } were to be expected.
web-ga-dice-line = The dashed line is what chance would give.
web-ga-no-dice = No die was rolled.
web-ga-eyes = Replay through somebody's eyes
web-ga-eyes-of = As { $who } saw it

## The guide

web-gg-guide = Guide
web-gg-waiting = Watch what the others do; what they use is explained here.
web-gg-now = What is going on
web-gg-asked = What you are asked
web-gg-others = What the others just did
web-gg-hint = The computer player would choose: { $what }
web-gg-says = { $who }:
web-gg-use = { $who } uses { $what }: { $text }
web-gg-moves = { $who } goes to { $what }: { $text }
web-gg-adds = { $count ->
    [0] { $who } adds no card to the check. Nobody knows why.
    [one] { $who } adds 1 card. Only the number is open: it may help or hurt.
   *[other] { $who } adds { $count } cards. Only the number is open: they may help or hurt.
}
web-gg-you-human = Your Loyalty card says: human. You win if the fleet reaches distance 8 and jumps once more, with food, fuel, morale and population left.
web-gg-you-cylon = Your Loyalty card says: Cylon. Nobody else knows. You win if the humans lose; help a little, harm when nobody can tell, reveal when it hurts most.
web-gg-you-hold = Hold your Loyalty card to read what you play for. Nobody else sees it.
web-gg-cylon-red = { $resource } is down to { $now }. At 0 you win.
web-gg-hurts = Of your hand, { $cards } would count against it.
web-gg-hurts-none = All your cards would count for it: rather add nothing.
web-gg-exactly = On the table is exactly { $min }; { $difficulty } is needed.
web-gg-cylon-galactica-draw = These are for the checks of the humans now: high cards of types that checks seldom name spoil most of them.
web-gg-cylon-galactica-move = Caprica plays a Crisis card of your choice, the Cylon Fleet commands your ships, the Human Fleet takes cards from a hand, the Resurrection Ship swaps your Super Crisis card. Going there costs you nothing.
web-gg-cylon-galactica-action = One action a turn, where you are. Strike where the humans are weakest: any resource at 0, Galactica full of damage or centurions at the end of their track, and you have won.
web-gg-cylon-galactica-add-cards = You may add one card, and everybody knows whose side it is on. One of a type the check does not name takes its strength away.
web-gg-cylon-galactica-discard = You must discard. Keep high cards of different types: one of them spoils almost any check.
web-gg-cylon-galactica-choose-part = Below each part stands what it will do right now. Take what costs the humans more.
web-gg-cylon-galactica-pick = Take what costs the humans more; the numbers show it.
web-gg-cylon-galactica-raider-area = The order in which your raiders act is yours. Each attacks a viper, else a civilian ship, else moves or fires at Galactica.
web-gg-cylon-galactica-raider-civilian = A civilian ship will be lost. Nobody knows what is on it, but the humans miss every one.
web-gg-cylon-galactica-destroy-civilian = What is on it is lost to the humans, mostly population.
web-gg-cylon-galactica-attacked-viper = A piloted viper that is hit sends its pilot to Sickbay: that costs the humans most.
web-gg-cylon-galactica-damage-viper = A pilot in a damaged viper goes to Sickbay. Fewer vipers leave civilian ships open to your raiders.
web-gg-cylon-galactica-boarding-area = Heavy raiders in a launch area become centurions on board. At the end of their track you win.
web-gg-cylon-galactica-place-basestar = Where it fires and launches raiders next to civilian ships, it hurts most.
web-gg-cylon-galactica-place-heavy_raider = The nearer to a launch area, the sooner its centurions are on board.
web-gg-cylon-galactica-place-raider = Raiders without a viper near them shoot at civilian ships: put it there.
web-gg-cylon-galactica-place-civilian = Near your raiders and far from vipers it will not last long.
web-gg-cylon-galactica-place-viper = Put it where it is in the way of nothing you need.
web-gg-red = { $resource } is in the red ({ $now }). At 0 the humans lose.
web-gg-range = On the table is something between { $min } and { $max }; { $difficulty } is needed.
web-gg-helps = Of your hand, { $cards } would count for it.
web-gg-helps-none = None of your cards would count for it: what you add would hurt.
web-gg-step-receive_skills = Each turn begins with drawing Skill cards, of the types on the character sheet.
web-gg-step-movement = In the movement step one may go to another location; going to another ship costs a card.
web-gg-step-action = Now comes the action: the location, a card, an ability, or flying.
web-gg-step-crisis = Each human turn ends with a Crisis card. It hurts, or asks for a skill check.
web-gg-step-resolve = The Crisis card is carried out.
web-gg-step-activate = The icons at the bottom of the Crisis card move the Cylon ships.
web-gg-step-raiders = The raiders act: vipers first, then civilian ships, then Galactica.
web-gg-step-prepare_for_jump = If the card has the jump icon, the fleet is one step closer to jumping.
web-gg-step-end_of_turn = The turn ends; nobody keeps more than 10 Skill cards.
web-gg-window = The table waits the same way whether or not anybody can act here, so nobody can tell who could have.
web-gg-galactica-character = Pick who you are. The sheet says which skills you draw, two strengths and a weakness. Leaders and pilots are spread so that every type is there.
web-gg-galactica-draw = You draw these cards each turn. Types matter: a check only counts the skills it names, all others count against it.
web-gg-galactica-move = Where do you want to act? Command and Weapons Control fight, FTL Control jumps early, Research Lab and Press Room draw cards. To another ship you pay a card.
web-gg-galactica-pay-card = Moving to another ship costs one Skill card. Give the one you need least.
web-gg-galactica-action = One action a turn. With Cylon ships around, fight or save civilian ships; in quiet times draw cards or look at people.
web-gg-galactica-add-cards = The heart of the game. Cards of the named skills add their strength, all others take it away. Nobody sees which cards are yours; two cards of Destiny come from nowhere, so a bad card proves little.
web-gg-galactica-choose-part = Below each part stands what it will do right now. Whoever draws the card decides, alone, and is remembered for it.
web-gg-galactica-choose-player = What the card says happens to whomever you choose.
web-gg-galactica-pick = Take the one you can better afford; the numbers show it.
web-gg-galactica-pay = Paying avoids something worse. The numbers show both.
web-gg-galactica-discard = You must discard. Keep what the next checks need, and what you can play out of turn.
web-gg-galactica-destination = You alone see these. Far away is good (distance 8 is the goal), but costs fuel. Nobody can check what the other one was.
web-gg-galactica-admirals-quarters = A check: if it is passed, this person goes to the Brig, out of action, one card a check, no Crisis cards drawn.
web-gg-galactica-administration = A check: if it is passed, this person becomes President, with the Quorum cards.
web-gg-galactica-weapons = Galactica herself fires. Basestars are hit on 5 or more, raiders on 3 or more.
web-gg-galactica-firepower = Your viper attacks, up to four times. Raiders fall on 3 or more.
web-gg-galactica-unmanned-viper = From Command you lead vipers without pilots: launch, move to the next area, or attack. Raiders go for vipers before civilian ships.
web-gg-galactica-armory = Centurions on board: at the end of their track the game is lost. They fall on 7 or more.
web-gg-galactica-communications = Look at civilian ships and move them out of the raiders' way.
web-gg-galactica-raider-area = The order in which raiders act is yours. Each attacks a viper, else a civilian ship, else moves or fires at Galactica.
web-gg-galactica-raider-civilian = A civilian ship will be lost. Nobody but those who looked knows what is in which.
web-gg-galactica-attacked-viper = A damaged viper can be repaired, its pilot goes to Sickbay.
web-gg-galactica-look-loyalty = You will see one Loyalty card, and may say about it what you like, true or not.
web-gg-galactica-presidents-office = Quorum cards help the whole fleet; one drawn now may be played later.
web-gg-galactica-religious-visions = Two Crisis cards, one is played, the other goes under the deck. Nobody sees what you buried.
web-gg-galactica-peek = You have seen what comes next. Leave it on top, or bury it.
web-gg-galactica-risk-raptor = A raptor may be lost on 1 or 2, else you gain. Raptors are few.
web-gg-galactica-risk-vipers = Two vipers may be damaged on 5 or less, else you gain 2 fuel.
web-gg-galactica-executive-order = The best card there is: somebody else moves and acts, or acts twice, now.
web-gg-galactica-ordered = You may act now, out of turn: move and then act, or act twice where you are.
web-gg-galactica-launch = Vipers start on Galactica's port side, left in the flight direction.
web-gg-galactica-cylon-fleet = Your fleet does what you say. Launch first if there is nothing out there.
web-gg-galactica-caprica = A Super Crisis is worse than two drawn cards, but you have only one.
web-gg-galactica-hand-over-loyalty = Whoever gets your other cards may become a Cylon with them.
web-gg-galactica-send-to-brig = In the Brig one acts little, adds one card to a check and draws no Crisis cards.
web-gg-galactica-send-to-sickbay = In Sickbay one draws a single card at the start of the turn. Who is in the Brig can be chosen too, but stays there.
web-gg-galactica-repair = Your location works again, or vipers fly again.
web-gg-galactica-place-civilian = Put it where raiders are far away, and vipers near. Raiders that find no viper shoot at civilian ships.
web-gg-galactica-pass-sympathizer = A revealed Cylon gives the Sympathizer to a human, who resolves it at once: to the Brig if a resource is in the red, otherwise over to the Cylons.
web-gg-galactica-arrest-order = Whoever you choose goes to the Brig at once, without a check. Be sure of it: in the Brig one adds one card to a check at most and draws no Crisis cards.
web-gg-galactica-assign-arbitrator = The Arbitrator can make one check of Admiral's Quarters 3 easier or harder. Give it to somebody you trust.
web-gg-galactica-assign-mission-specialist = At the next jump this person alone sees three destinations and picks one. Give it to somebody you trust.
web-gg-galactica-assign-vice-president = As long as this person is not President, nobody else can be chosen with Administration. Give it to somebody who may have the title.
web-gg-galactica-assist = You play alone: this character lends you a once-a-game ability.
web-gg-galactica-boarding-area = Heavy raiders in a launch area become centurions on board, as long as there are centurions left. You choose where they come from first.
web-gg-galactica-brutal-force = Look at what does most harm next: raiders beside civilian ships, a heavy raider about to board, or a centurion far along its track.
web-gg-galactica-brutal-force-ship = Take the one that stands nearest to something you can't spare.
web-gg-galactica-caprica-crisis = One of the two is carried out, without the icons at its bottom; the other is thrown away. Take the one that costs the humans most now.
web-gg-galactica-cylon-brig = As you reveal, one human goes to the Brig. The Admiral, the President or whoever has most cards is missed most.
web-gg-galactica-cylon-damage = You draw damage tokens and choose two that take effect. The more you draw, the more you can choose among.
web-gg-galactica-cylon-damage-tokens = A damaged location can't be used until it is repaired. FTL Control, Weapons Control and Command hurt most.
web-gg-galactica-cylon-morale = Morale at 0 ends the game for the humans. There is hardly a reason to spare them.
web-gg-galactica-cylon-sickbay = The one you choose discards cards and goes to Sickbay, where they draw only one card at the start of their turn.
web-gg-galactica-damage-viper = A damaged viper has to be repaired before it flies again. A pilot in it would go to Sickbay, so rather take an unmanned one.
web-gg-galactica-destroy-civilian = What is on it is lost, mostly population. If you have looked at some of them, take one that carries nothing.
web-gg-galactica-encourage-mutiny = On 3 or more this person becomes Admiral, else morale falls by 1. Only worth it if you trust them more than the Admiral.
web-gg-galactica-gain-resource = Whatever is nearest to the red is worth most: at 0 of any resource the humans lose.
web-gg-galactica-human-fleet = You see a whole hand and take a card from it. Somebody with many cards has more to take.
web-gg-galactica-leave-brig = You are free. Go where you are needed most; your next turn begins there.
web-gg-galactica-move-civilian = You alone know what is on it now. One area further from the raiders may save it.
web-gg-galactica-new-president = The President draws and plays Quorum cards, and decides on some Crisis cards. A hidden Cylon would like that very much.
web-gg-galactica-pardon-place = The person you have freed goes to a location of Galactica. Choose one where they can do something useful at once.
web-gg-galactica-place-basestar = Wherever it is, it fires at Galactica and launches raiders. Far from your vipers and from civilian ships is best for the humans.
web-gg-galactica-place-heavy_raider = It heads for a launch area to board Galactica. The further away from one, the more turns you have.
web-gg-galactica-place-raider = Raiders shoot at vipers first, then at civilian ships beside them. Put it where there are none.
web-gg-galactica-place-viper = Put it where civilian ships need cover: raiders shoot at vipers first.
web-gg-galactica-presidential-pardon = Free somebody you believe to be human. In the Brig they add only one card to a check.
web-gg-galactica-repair-vipers = Repaired vipers go back to the Reserves and can be launched again.
web-gg-galactica-restore-raptor = A raptor more means one more risk you can take for food or fuel.
web-gg-galactica-restore-viper = There is no reason to say no: vipers in the Reserves can be launched.
web-gg-galactica-scout-deck = Before a jump look at the Destination deck, otherwise at the Crisis deck: a bad card can go to the bottom.
web-gg-galactica-skilled-politician = One of the four is carried out, the others go to the bottom of the deck. Take the one that helps right now.
web-gg-galactica-swap-super-crisis = You don't know the other one. Swap only if yours can do little as things stand.
web-gg-galactica-take-card = You keep this one and the other does without it. High cards, and those played out of turn, are worth most.
web-gg-galactica-take-viper = You fly this viper from now on. Take the one that stands where you want to fight.
<<<<<<< HEAD
web-gg-galactica-nuke-basestar = A basestar that is damaged already falls sooner.
=======
web-gg-galactica-check-ability = Several cards in the check have an ability. Each one takes effect once; think which should come first.
>>>>>>> 9ef4357 (Checks: abilities of their cards, consequences, cards that join)
web-gg-galactica-which-viper = Vipers of several kinds are there: a better one hits more, and is a greater loss.
web-gg-galactica-who-first = Several players want to act at the same moment. What the first one does may make the other's card unnecessary.
web-gg-galactica-window-before_cards = Before anybody adds cards to the check: Investigative Committee opens all cards, Scientific Research makes Engineering count. Pass if you want neither.
web-gg-galactica-window-before_roll = Before the die is rolled: Strategic Planning adds 2. Worth it when a 1 or 2 more makes the difference.
web-gg-galactica-window-cards_added = All cards are in and still hidden. Only abilities can be used now, before they are turned over.
web-gg-galactica-window-check_resolved = The check is over. Once a game an ability may take its cards into the hand instead of throwing them away.
web-gg-galactica-window-check_totaled = The total is known. Declare Emergency lowers the difficulty by 2: use it when exactly that is missing, and not otherwise.
web-gg-galactica-window-crisis_check = Before the check of this Crisis card. An ability could decide it without cards; it can be used once a game, so ask whether this check is worth it.
web-gg-galactica-window-crisis_drawn = A Crisis card was turned over. An ability could put another in its place; it can be used once a game, and the next card may be worse.
web-gg-galactica-window-die_rolled = The die shows a result. Evasive Maneuvers has an attack on a viper rolled again, and one ability any roll. Pass if the result is good enough.
web-gg-galactica-window-location_check = A location's check begins. The Arbitrator and some abilities can make it easier or harder.
web-gg-galactica-window-part_chosen = Somebody chose a part of the card. An ability could change that; it can be used once a game.
web-gg-galactica-window-turn_ends = The turn ends. Whoever may look at the next Crisis card can bury it, if it is a bad one.
web-gg-galactica-window-viper_placed = A viper is being placed. A pilot may sit in it at once.
