### Battlestar Galactica, base box: what skill, Quorum and Loyalty cards, places, titles and abilities say.
### Every text is an object that the engine runs; a message is named after its class and gets the facts it runs with.

galactica-either-or = { $first } or { $last }

## How a text begins: what it is, and when it may be used

galactica-says-standing = { $text }
galactica-says-quorum = { $text }
galactica-says-kept = while this card is in play: { $text }
galactica-says-action = Action: { $text }
galactica-says-action-once = Action, once a game: { $text }
galactica-says-in-check = In a check: { $text }
galactica-says-reveal = Action: reveal this card. If you are not in the Brig { $text }
galactica-says-reaction = { $when }: { $text }
galactica-says-reaction-turn = once a turn, { $when }: { $text }
galactica-says-reaction-game = once a game, { $when }: { $text }
galactica-says-reaction-kept = its holder may discard this card { $when }: { $text }

galactica-when-before_cards = before cards are added to a check
galactica-when-cards_added = after cards are added to a check
galactica-when-check_totaled = after the strength of a check is added up
galactica-when-check_resolved = after a check is carried out
galactica-when-crisis_check = before a check on a Crisis card
galactica-when-location_check = before the check of a location
galactica-when-before_roll = before a die is rolled
galactica-when-die_rolled = after a die is rolled
galactica-when-viper_placed = when a viper is placed in space
galactica-when-crisis_drawn = after a Crisis card is revealed
galactica-when-part_chosen = after somebody has chosen on a Crisis card
galactica-when-turn_ends = at the end of a turn

## Skill cards

galactica-rule-played-faceup = all its cards, Destiny included, are played faceup. Only one a check
galactica-rule-order = another human player either moves and takes { $after_move ->
    [one] 1 action
   *[other] { $after_move } actions
}, or takes { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} without moving. Only one a turn
galactica-rule-emergency = its difficulty is { $easier } lower. Only one a check
galactica-rule-scout = risk a raptor. On { $at_least } or more look at the top card of the { $decks } and put it on top or at the bottom; else the raptor is destroyed
galactica-rule-planning = +{ $bonus } to the result. Only one a roll
galactica-rule-evasion = if it is an attack on a viper, it is rolled again, with -{ $less } if the viper is piloted
galactica-rule-firepower = with the viper you pilot, attack up to { $attacks ->
    [one] 1 time
   *[other] { $attacks } times
}
galactica-rule-repair = repair your location; or, in the { $place }, up to { $vipers ->
    [one] 1 damaged viper
   *[other] { $vipers } damaged vipers
}
galactica-rule-research = its { $skill } cards are positive

## Quorum cards

galactica-rule-accept-prophecy = { $count ->
    [one] draw 1 Skill card of any type
   *[other] draw { $count } Skill cards of any types
}. This card stays in play
galactica-rule-harder-checks = the next time { $place } is activated, or the President is chosen with { $on_president }, that check is { $harder } harder; then this card is discarded
galactica-rule-assign = { $count ->
    [one] draw 1 { $skill } card
   *[other] draw { $count } { $skill } cards
} and give this card to another player
galactica-rule-arbitrate = if it is { $place }, the check is { $amount } easier or harder
galactica-rule-mission-specialist = at the next jump its holder picks the destination out of { $count ->
    [one] 1 card
   *[other] { $count } cards
}; then it is discarded
galactica-rule-vice-president = as long as its holder is not President, nobody else can be chosen with Administration
galactica-rule-send-somebody = choose a character, who goes to the { $place }
galactica-rule-brutal-force = destroy { $raiders ->
    [one] 1 raider
   *[other] up to { $raiders } raiders
}, 1 heavy raider or 1 centurion. Then roll: on { $at_most } or less { $effect }
galactica-rule-encourage-mutiny = choose another player who is neither Admiral nor in the Brig, and roll: on { $at_least } or more they become Admiral, else { $effect }
galactica-rule-speech = roll: on { $at_least } or more { $effect }, and { $card } leaves the game
galactica-rule-pardon = another character in the { $place } moves to a location of Galactica
galactica-rule-mugshots = look at a random Loyalty card of another player. Then roll: on { $at_most } or less { $effect }

## Loyalty cards

galactica-rule-not-cylon = you are human, unless you have a Cylon card as well
galactica-rule-reduce-resource = you may reduce { $resource } by { $amount }
galactica-rule-send-victim = you may choose a character on { $ship }, who { $count ->
    [0] goes to the { $place }
    [one] discards 1 Skill card and goes to the { $place }
   *[other] discards { $count } Skill cards and goes to the { $place }
}
galactica-rule-damage-tokens = you may draw up to { $drawn } Galactica damage tokens and choose { $resolved } of them, which take effect
galactica-rule-sympathizer = reveal at once. If a resource is in the red you go to the { $place } and are human. Otherwise you become a Cylon, who can't use the { $closed } and never has Super Crisis cards

## Locations and titles

galactica-rule-ftl-control = jump the fleet, if the fleet marker is on a blue space. First roll: on { $at_most } or less the population printed there is lost
galactica-rule-weapons-control = attack 1 Cylon ship with Galactica
galactica-rule-communications = look at { $count ->
    [one] 1 civilian ship
   *[other] { $count } civilian ships
} on the board; you may move each to an adjacent area
galactica-rule-unmanned-vipers = { $count ->
    [one] 1 activation of an unmanned viper
   *[other] up to { $count } activations of unmanned vipers
}
galactica-rule-admirals-quarters = choose a character and make a check of { $difficulty } ({ $skills }): if it is passed they go to the { $place }
galactica-rule-hangar-deck = if you are a pilot, launch in a viper; you may take { $actions ->
    [one] 1 more action
   *[other] { $actions } more actions
}
galactica-rule-armory = attack a centurion: on { $at_least } or more it is destroyed
galactica-rule-few-skills = you draw only { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
} in your Receive Skills step
galactica-rule-confined = you can't move, { $crisis ->
    [yes] { "" }
   *[no] draw no Crisis card{ " " }
}{ $titles ->
    [yes] but keep your titles{ " " }
   *[no] { "" }
}and add at most { $count ->
    [one] 1 card
   *[other] { $count } cards
} to a check
galactica-rule-leave-brig = a check of { $difficulty } ({ $skills }); if it is passed you may move to any location of { $ship }
galactica-rule-presidents-office = draw a Quorum card; then you may draw another one or play one
galactica-rule-administration = choose a character and make a check of { $difficulty } ({ $skills }): if it is passed they become President
galactica-rule-caprica = play your Super Crisis card; or draw { $count } Crisis cards, resolve one without activating ships and discard the rest; in the base game its jump icon does not count either
galactica-rule-cylon-fleet = activate all { $either }; or each basestar launches { $raiders ->
    [one] 1 raider
   *[other] { $raiders } raiders
} and { $heavy_raiders ->
    [one] 1 heavy raider
   *[other] { $heavy_raiders } heavy raiders
}
galactica-rule-human-fleet = look at a player's hand and take 1 Skill card. Then roll: on { $at_least } or more Galactica is damaged
galactica-rule-resurrection-ship = you may swap your Super Crisis card. Then, up to distance { $distance }, give your unrevealed Loyalty cards to a player
galactica-rule-presidency = holds the Quorum cards. Actions: draw a Quorum card, or play one
galactica-rule-admiralty = picks destinations and holds the nukes. Action: launch a nuke at a basestar. On { $damaged } or less it is damaged { $hits ->
    [one] once
   *[other] { $hits } times
}, above that destroyed, on { $blast } or more with up to { $raiders ->
    [one] 1 raider
   *[other] { $raiders } raiders
} of its area
galactica-rule-area-nukes = picks destinations and holds the nukes. Action: launch a nuke at a space area. On { $damaged } or less a basestar there is damaged { $hits ->
    [one] once
   *[other] { $hits } times
}, above that destroyed, on { $blast } or more with up to { $raiders ->
    [one] 1 raider
   *[other] { $raiders } raiders
}; on { $everything } or more every ship there is destroyed

## Abilities

galactica-rule-inspirational-leader = on Crisis cards you draw, all cards of strength { $strength } are positive
galactica-rule-take-cards = take its Skill cards into your hand
galactica-rule-emotionally-attached = you can't activate { $place }
galactica-rule-take-viper = if you are on { $ship } but not in the { $place }, you may pilot it and take { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
galactica-rule-headstrong = when you must discard Skill cards, they are random
galactica-rule-delusional-intuition = after you draw a Crisis card, draw { $count ->
    [one] 1 Skill card of any type
   *[other] { $count } Skill cards of any types
}
galactica-rule-cylon-detector = look at all Loyalty cards of another player
galactica-rule-coward = you start with { $count ->
    [one] 1 Loyalty card
   *[other] { $count } Loyalty cards
}
galactica-rule-peek-at-end = if it is yours, you may look at the top card of the { $deck } and put it on top or at the bottom
galactica-rule-settle-check = choose whether it is passed or failed
galactica-rule-sleeper-agent = in the Sleeper Agent phase you get { $count ->
    [one] 1 Loyalty card
   *[other] { $count } Loyalty cards
} and go to the { $place }
galactica-rule-maintenance-engineer = on your turn, once, after you use { $card } you may take { $actions ->
    [one] 1 more action
   *[other] { $actions } more actions
}
galactica-rule-count-as-nothing = all cards of one type in it count as 0
galactica-rule-smaller-hand = your hand limit is { $hand_limit }
galactica-rule-roll-again = if it is your turn, you may have it rolled again
galactica-rule-other-part = the other part happens instead
galactica-rule-stranded = you start off the board and can neither move nor act; at the start of your turn number { $turn } you are in the { $place }
galactica-rule-religious-visions = you draw { $count } Crisis cards, resolve one and put the rest at the bottom
galactica-rule-skilled-politician = draw { $count } Quorum cards, resolve one, the others go to the bottom
galactica-rule-terminal-illness = to activate a location you must discard { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
}
galactica-rule-expert-pilot = if you start your turn in a viper you have { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
galactica-rule-replace-crisis = discard it and draw another
galactica-rule-insubordinate = when you are chosen with { $place } the check is { $easier } easier
galactica-rule-change-difficulty = if it is { $places }, you may make it { $harder ->
    [0] { $easier } easier
   *[other] { $easier } easier or { $harder } harder
}
galactica-rule-martial-law = the Admiral becomes President
galactica-rule-alcoholic = at the start of any turn, if you have exactly { $count ->
    [one] 1 Skill card, discard it
   *[other] { $count } Skill cards, discard them
}
galactica-rule-trade = { $price } and { $resources } +{ $amount }
galactica-rule-convicted-criminal = you can't activate a location where another character is, except the { $place }

## Crisis cards in play

galactica-rule-no-looking = nobody may look at another player's Loyalty cards
galactica-rule-ship-closed = nobody may move to { $ship }
galactica-rule-place-closed = nobody may activate { $place }
galactica-rule-weak-vipers = attacks of unmanned vipers get -{ $less }
galactica-rule-launch-more = a basestar that launches raiders or heavy raiders launches { $more } more
galactica-rule-relentless-pursuit = stays until a civilian ship or a basestar is destroyed; if it is still there when the fleet jumps, it is shuffled into the { $deck }
