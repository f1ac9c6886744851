### Battlestar Galactica, Pegasus box: Quorum and destination cards

## Names

galactica-name-assign_chief_of_staff = Assign Chief of Staff
galactica-name-civilian_self_defense = Civilian Self Defense
galactica-name-consult_the_oracle = Consult the Oracle
galactica-name-enact_production_quotas = Enact Production Quotas
galactica-name-eulogy = Eulogy
galactica-name-execute_prisoner = Execute Prisoner
galactica-name-probation = Probation
galactica-name-resources_for_galactica = Resources for Galactica
galactica-name-unsavory_connections = Unsavory Connections
galactica-name-a_civilian_convoy = A Civilian Convoy
galactica-name-binary_star = Binary Star
galactica-name-gas_cloud = Gas Cloud
galactica-name-misjump = Misjump

## What they say

galactica-rule-move-top = { $role_id ->
    [you] look
   *[other] { $role } looks
} at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the { $deck }; all of them go on top or at the bottom, in any order
galactica-rule-another-destination = this card is discarded; another destination is drawn and resolved in its place
galactica-rule-give = give this card to any human player
galactica-rule-see-addition = the President alone looks at the cards that its holder has added
galactica-says-reaction-president = the President may discard this card { $when }: { $text }
galactica-when-seat_added = once its holder has added cards to a check
galactica-rule-self-defense = choose a civilian ship; in its area up to { $raiders ->
    [one] 1 raider is
   *[other] { $raiders } raiders are
} destroyed, or 1 heavy raider. Then roll: on { $at_most } or less that civilian ship is destroyed
galactica-rule-see-bottom = look at the bottom card of a deck, but not of the Loyalty deck
galactica-rule-mourning = if an execution has cost morale in this game: { $effect }
galactica-rule-execute-in = choose a character in the { $place }, who is executed
galactica-rule-refit = repair up to { $locations ->
    [one] 1 location
   *[other] { $locations } locations
} of any ship and up to { $vipers ->
    [one] 1 damaged viper
   *[other] { $vipers } damaged vipers
}

## What is asked

galactica-top-or-bottom = Where do the cards of the { $deck } go?
galactica-give-card = Who receives { $card }?
galactica-window-seat_added = Cards were added to the check
galactica-self-defense = Which civilian ship defends itself?
galactica-self-defense-target = What does it shoot down?
galactica-see-bottom = At the bottom card of which deck do you look?
galactica-why-nobody-mourned = No execution has cost morale yet.
galactica-why-nothing-damaged = Nothing is damaged.
galactica-die-self-defense = the defence of a civilian ship (it is lost on 2 or less)
