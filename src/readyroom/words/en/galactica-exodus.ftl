# What the Exodus box brings, and what only it needs.

## Skill cards

galactica-name-red_tape = Red Tape
galactica-name-red_tape-0 = Red Tape (0)
galactica-name-political_prowess = Political Prowess
galactica-name-political_prowess-6 = Political Prowess (6)
galactica-name-iron_will = Iron Will
galactica-name-iron_will-0 = Iron Will (0)
galactica-name-state_of_emergency = State of Emergency
galactica-name-state_of_emergency-6 = State of Emergency (6)
galactica-name-trust_instincts = Trust Instincts
galactica-name-trust_instincts-0 = Trust Instincts (0)
galactica-name-scout_for_fuel = Scout for Fuel
galactica-name-scout_for_fuel-6 = Scout for Fuel (6)
galactica-name-protect_the_fleet = Protect the Fleet
galactica-name-protect_the_fleet-0 = Protect the Fleet (0)
galactica-name-best_of_the_best = Best of the Best
galactica-name-best_of_the_best-6 = Best of the Best (6)
galactica-name-establish_network = Establish Network
galactica-name-establish_network-0 = Establish Network (0)
galactica-name-build_nuke = Build Nuke
galactica-name-build_nuke-6 = Build Nuke (6)

galactica-rule-strong-cards-leave = all cards of strength { $strength } and more are discarded from the check
galactica-rule-settle-location-check = it is not made; you choose whether it is passed or failed
galactica-rule-narrow-failure = if the check fails and { $margin } more would have been enough, nothing comes of it. If its strength is 0 or less: { $amount } { $resource } less
galactica-rule-everybody-acts = { $amount } { $resource } less. Then each player, you first, may move or take { $actions ->
    [one] an action
   *[other] { $actions } actions
}
galactica-rule-destiny-joins = the top { $count } Destiny cards join the check faceup, with their abilities
galactica-rule-scout-for-fuel = risk a raptor. On { $at_least } or more: { $amount } { $resource } more; else the raptor is destroyed
galactica-rule-vipers-answer = if the { $skill } cards in the check have a strength of { $strength } or more together, the current player may activate { $vipers ->
    [one] an unmanned viper
   *[other] { $vipers } unmanned vipers
}
galactica-rule-destroy-instead = roll a die instead, and destroy that many raiders in its area
galactica-rule-counts-double = { $skill } cards count twice
galactica-rule-gain-nuke = the Admiral gets a nuke, and never has more than three

## Questions

galactica-state-of-emergency = State of Emergency: move, or take an action?
web-gg-galactica-state-of-emergency = Everybody may move or take one action now. An action is worth more where you stand well.
web-gg-galactica-window-viper_attacking = A pilot attacks. Best of the Best can shoot down many raiders at once, where there are many.

## What is told

galactica-die-scout-for-fuel = the scout for fuel (the raptor is lost on 3 or less)
galactica-die-best-of-the-best = the raiders that are shot down
web-gs-die-scout-for-fuel = A raptor looks for fuel: it is lost on 3 or less
web-gs-die-best-of-the-best = As many raiders are shot down
galactica-when-viper_attacking = before a piloted viper attacks
galactica-window-viper_attacking = A piloted viper attacks

## What computer players say aloud

players-galactica-aloud-card-red-tape = Strong cards do not help if they never get through.
players-galactica-aloud-card-political-prowess = This check can be settled without a single card.
players-galactica-aloud-card-iron-will = If it fails, let it fail without harm.
players-galactica-aloud-card-state-of-emergency = Everybody may move or act now; that is worth the food.
players-galactica-aloud-card-trust-instincts = Two cards more, whatever they are.
players-galactica-aloud-card-scout-for-fuel = A raptor may find the fuel we lack.
players-galactica-aloud-card-protect-the-fleet = Our vipers can answer in the middle of it.
players-galactica-aloud-card-best-of-the-best = With so many raiders there, one pilot can do more than one shot.
players-galactica-aloud-card-establish-network = Engineering counts twice now.
players-galactica-aloud-card-build-nuke = Another nuke for the Admiral.
