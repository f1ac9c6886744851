### Battlestar Galactica, Daybreak box: Skill cards: what they say, what is asked, what happened

galactica-when-check_passed = when a check was passed

## Skill cards

galactica-rule-popular-influence = draw { $count } Quorum cards: give one of them to the President, and play the other at once or discard it
galactica-rule-ceasefire = until the end of this turn Cylon ships and centurions are neither activated nor launched
galactica-rule-weak-cards-count = the check gains { $each } for each card of strength { $strength } in it
galactica-rule-orderly = abilities of cards in it are not resolved. It can't be Reckless
galactica-rule-instead-of-passing = instead of what passing it brings, { $effect }
galactica-rule-take-weak-card = the current player may take a card of strength { $most } or less, but none of this name, out of the check into their hand
galactica-rule-use-place = activate the { $places }, wherever you are and even if it is damaged
galactica-rule-viper-for-card = the current player may have a viper damaged, in space or in the Reserves, to discard another card from the check
galactica-rule-lead-up-to = choose an unmanned viper, in space or in the Reserves, and activate it up to { $count } times
galactica-rule-launch-beside = launch up to { $count } unmanned vipers into an area with a piloted one, and activate each of them
galactica-rule-draw-by-result = the current player draws { $passed } { $skill } cards if it is passed, else { $otherwise }
galactica-rule-raptor-specialist = destroy a raptor of the Reserves to build an { $ship } there; or a destroyed raptor returns to the Reserves
galactica-rule-test-the-limits = on a red space of the Jump Preparation track the fleet marker goes { $steps } forward; then roll: on { $at_most } or less Galactica is damaged
galactica-rule-brings = { $effect }
galactica-rule-add-or-mutiny = the current player, if human, may add a card of their hand faceup; else they draw { $count ->
    [one] a Mutiny card
   *[other] { $count } Mutiny cards
}
galactica-rule-second-chance = if its strength is { $above } or more above the printed difficulty, the current player gets a miracle token
galactica-rule-each-human-draws = each human player draws { $count } { $skill }
galactica-rule-exploit-weakness = the current player chooses a human player, who draws { $count ->
    [one] a Mutiny card
   *[other] { $count } Mutiny cards
}
galactica-rule-bad-to-discard = whoever chooses to discard this card draws { $count ->
    [one] a Mutiny card
   *[other] { $count } Mutiny cards
}, once a turn
galactica-exploit-weakness = { $card }: who draws a Mutiny card?
galactica-force-hand = Which card do you add faceup? Without one you draw a Mutiny card
galactica-why-hoped = It was played on this check already.

galactica-give-quorum = Which Quorum card does the President get?
galactica-play-or-discard = { $card }: play it now, or discard it?
galactica-option-choice-play = Play it
galactica-option-choice-discard = Discard it
galactica-quick-thinking = Which card do you take out of the check, if any?
galactica-unorthodox-plan = Which location do you activate?
galactica-dogfight = Which card leaves the check for a damaged viper, if any?
galactica-launch-reserves = Beside which pilot do they launch?
galactica-how-many-launch = How many vipers launch?
galactica-raptor-specialist = Build an assault raptor, or get a raptor back?
galactica-option-choice-build = Build an assault raptor
galactica-option-choice-return = A raptor comes back
galactica-window-check_passed = The check was passed

galactica-why-order-restored = Order was restored already.
galactica-why-reckless-already = The check is Reckless: order can't be restored any more.
galactica-why-no-quorum = There is no Quorum card left.
galactica-why-no-wingman = There is no viper in the Reserves, or nobody pilots one.
galactica-why-blue-space = The fleet marker is on a space from which the fleet could jump.

galactica-name-ceasefire = no Cylon ship acts in this turn

web-gal-brief-force_their_hand = In a check: add a card, or a Mutiny card
web-gal-brief-popular_influence = Action: 2 Quorum cards
web-gal-brief-negotiation = Action: a basestar, then quiet
web-gal-brief-all_hands_on_deck = In a check: each 0 adds 1
web-gal-brief-restore_order = No abilities in a check
web-gal-brief-change_of_plans = Passed: everybody draws 2 instead
web-gal-brief-quick_thinking = In a check: take a weak card
web-gal-brief-unorthodox_plan = Action: a location from anywhere
web-gal-brief-a_second_chance = Well passed: a miracle token
web-gal-brief-dogfight_skill = In a check: a viper for a card
web-gal-brief-combat_veteran = Action: a viper acts 3 times
web-gal-brief-launch_reserves = Action: 2 vipers join a pilot
web-gal-brief-install_upgrades = In a check: Engineering cards
web-gal-brief-raptor_specialist = Action: an assault raptor
web-gal-brief-test_the_limits = Action: a step, and a risk
web-gal-brief-bait = In a check: a civilian ship aft
web-gal-brief-dradis_contact = In a check: 2 raiders fore
web-gal-brief-a_better_machine = In a check: Treachery in Destiny
web-gal-brief-personal_vices = In a check: Treachery for humans
web-gal-brief-violent_outbursts = In a check: Sickbay
web-gal-brief-exploit_a_weakness = In a check: a Mutiny card
