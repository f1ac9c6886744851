### Battlestar Galactica, Cylon leaders: what they are asked, and what their sheets say

galactica-option-return = Infiltrate no more: return to { $id }
galactica-infiltrate = Do you infiltrate the fleet, and where?
galactica-meticulous = Do you go to a place of the Cylons other than { $place }, for a miracle token?

## What their sheets say

galactica-rule-lead-fleet = a basestar is placed in front of Galactica; if all of them are on the board you may take one off instead. Then you may place { $raiders } raiders in front of Galactica and { $civilians ->
    [one] 1 civilian ship
   *[other] { $civilians } civilian ships
} behind it, all of them or none
galactica-rule-actions-now = take { $count ->
    [one] 1 action
   *[other] { $count } actions
}
galactica-rule-lies-and-secrets = whenever somebody reveals a Cylon card, you discard all your Skill cards
galactica-rule-swap-destiny = draw the top { $count ->
    [one] card
   *[other] { $count } cards
} of the Destiny deck; then put as many cards of your hand on top of it, in any order
galactica-rule-swap-hands = exchange all your Skill cards with those of another player of your choice
galactica-rule-clouded = you go to no location of your own accord where another character is
galactica-rule-take-for-another = take a random Skill card of another player, who draws one of a type you name
galactica-rule-add-any-number = you may add as many Skill cards to the check as you like; not to that of a Super Crisis card
galactica-rule-conflicted-loyalties = to use { $place } you must discard { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
}
galactica-rule-industrious = while you infiltrate you receive { $more } Skill cards more than the others of your skill set, not 1; in Sickbay it is one in all
galactica-rule-meticulous = when you stop infiltrating by an action you may go to any place of the Cylons that can be entered, and take { $actions ->
    [one] 1 more action
   *[other] { $actions } more actions
}
galactica-rule-vanity = you add no cards to checks made in the Action step of another player
galactica-rule-see-and-return = while you infiltrate, look at a random Loyalty card of a human player of your choice; then you go to the { $place } and infiltrate no more
galactica-rule-draw-super-crises = draw { $count ->
    [one] a Super Crisis card
   *[other] { $count } Super Crisis cards
}
galactica-rule-heretic = to leave the { $place } you must discard { $count ->
    [one] a Super Crisis card
   *[other] { $count } Super Crisis cards
}
galactica-rule-spare-cards = if it is another player, you may draw a { $skill } card, and they discard { $fewer } fewer; not down to a hand limit, not for a Super Crisis card, nor for an ability of theirs
galactica-rule-activate-anywhere = activate any location that is not damaged, but the Hangar Deck if you are in the Brig
galactica-rule-grieving = in a hazardous location you receive no Skill cards
galactica-rule-calculating = you may add { $cylon } cards to a check, and { $infiltrating } while you infiltrate; not in the Brig
galactica-rule-activate-instead = instead of what the Crisis card activates, you may have the Cylon ships of one type activated, or each basestar launch raiders
galactica-rule-logic-bound = when you add cards to a check, { $count ->
    [one] one of them lies
   *[other] { $count } of them lie
} faceup
galactica-when-cylon_revealed = when a Cylon card is revealed
galactica-when-discarding = before Skill cards are discarded
galactica-when-activating_ships = before Cylon ships are activated

## What is asked

galactica-window-discarding = Skill cards are about to be discarded
galactica-window-activating_ships = Cylon ships are about to be activated
galactica-primacy-leaves = Does a basestar leave the board?
galactica-primacy-ships = Place { $raiders } raiders in front of Galactica, and { $civilians ->
    [one] a civilian ship
   *[other] { $civilians } civilian ships
} behind it?
galactica-glimpse = Which cards go on top of the Destiny deck, the uppermost first?
galactica-cryptic-message = With whom do you exchange hands?
galactica-intimate = Whose Skill card do you take?
galactica-intimate-type = Which type do they draw?
galactica-human-delusion = Which cards do you add to the check?
galactica-resolute = Which location is activated?
galactica-logic-bound = Which of these cards lies faceup?
galactica-heretic = Which Super Crisis card do you give up to leave?
galactica-why-not-infiltrating = You are not infiltrating.
galactica-why-other-discard = Not these cards.
