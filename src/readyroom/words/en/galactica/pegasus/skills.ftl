### Battlestar Galactica, Pegasus box: Skill cards: what they say, what is asked, what happened

galactica-says-movement = Movement: { $text }
galactica-says-movement-or-action = Movement or Action: { $text }
galactica-when-ship_destroyed = when a ship or centurion was destroyed
galactica-when-raiders_act = before raiders are activated

## Skill cards

galactica-rule-reckless = the check becomes Reckless, and { $effect }. Only one Reckless card a check
galactica-rule-hands-faceup = players play all their cards faceup; the Destiny cards stay facedown
galactica-rule-support-the-people = each human player with no more than { $most ->
    [one] 1 Skill card
   *[other] { $most } Skill cards
} may draw { $count } out of the own skill set
galactica-rule-spare-loss = name a resource: its next loss in this turn is { $amount } smaller
galactica-rule-victory = if you have destroyed a { $either }, roll: on { $at_least } or more { $amount } { $resource } more. Only one a turn
galactica-rule-without-destiny = no Destiny cards are added
galactica-rule-act-at-once = take { $actions ->
    [one] an action
   *[other] { $actions } actions
}. Only one of this card and Executive Order a turn
galactica-rule-fly-and-fire = in a viper, you may move it to any space area; then you may attack a Cylon ship in its area
galactica-rule-raiders-miss = if you are in a space area, the first { $count ->
    [one] raider that acts there misses
   *[other] { $count } raiders that act there miss
}, without a roll
galactica-rule-easier = its difficulty is { $easier } lower
galactica-rule-nudge = the result is { $by } higher or lower, as you like. Only one a roll

galactica-may-draw = Which cards do you draw, if any?
galactica-spare-loss = Which resource is spared?
galactica-full-throttle = Where do you fly?
galactica-window-ship_destroyed = A ship or centurion was destroyed
galactica-window-raiders_act = Raiders are about to act

galactica-why-reckless = Only one Reckless card can be played on a check.
galactica-why-orderly = Order was restored: this check can't become Reckless.
galactica-why-no-movement = It is no Movement ability.
galactica-why-no-victory = You have not just destroyed a basestar or a centurion.
galactica-why-no-raiders-here = You are not in a space area in which raiders are about to act.
galactica-why-nudged = Only once for a roll, and not where nothing would change.


web-gal-brief-support_the_people = Reckless: small hands draw 2
web-gal-brief-preventative_policy = Movement: a loss is 1 smaller
web-gal-brief-major_victory = After a big kill: perhaps morale
web-gal-brief-at_any_cost = Reckless: Treachery is positive
web-gal-brief-guts_and_initiative = Reckless: no Destiny cards
web-gal-brief-critical_situation = Movement: an action
web-gal-brief-full_throttle = Fly anywhere and shoot
web-gal-brief-run_interference = Four raiders miss
web-gal-brief-jury_rigged = Reckless: 4 easier
web-gal-brief-calculations = A die: 1 up or down
web-gal-brief-investigative_committee_2 = Players add cards faceup
