## Lanterns, the example game

lanterns-discard = Give one card back
lanterns-turn = Your turn
lanterns-trim = Trim one or two cards; the last one lies on top
lanterns-bid = Bid a card
lanterns-snuff = Snuff the lantern?

lanterns-Drew = { $card ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws a { $card }.
}
lanterns-Trimmed = { $seat } trims { $cards ->
    [one] one card
   *[other] { $cards } cards
}; a { $top } is on top.
lanterns-Rolled = { $seat } rolls a { $die }.
lanterns-Bid = Bids: { $values }.
lanterns-Snuffed = { $seat } snuffs the lantern.
lanterns-Won = { $seat } wins a lantern.

lanterns-option-card = a { $id }
lanterns-option-choice-draw = draw a card
lanterns-option-choice-roll = roll for a lantern
lanterns-option-choice-bid = call a bid
lanterns-option-choice-trim = trim cards for oil
lanterns-option-choice-True = yes
lanterns-option-choice-False = no
