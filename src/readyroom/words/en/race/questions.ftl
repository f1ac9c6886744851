### Race for the Galaxy: what is asked, and what can be chosen

## Things with a name (cards: cards.ftl)

race-name-explore = Explore
race-name-develop = Develop
race-name-develop2 = the second Develop
race-name-settle = Settle
race-name-settle2 = the second Settle
race-name-consume = Consume
race-name-produce = Produce
race-name-trade = Consume: trade
race-name-explore5 = Explore +5
race-name-explore1 = Explore +1+1
race-name-consume2x = Consume: 2x VP
race-name-end = the end of the round
race-name-bonus = the phase bonus
race-name-nothing = nothing
race-name-novelty = novelty
race-name-rare = rare
race-name-genes = genes
race-name-alien = alien

## Questions

race-start = Give { $count } of your six cards back
race-action = Round { $round }: choose your action
race-actions = Round { $round }: choose your two actions
race-explore = Keep { $count ->
    [one] one of the cards you drew
   *[other] { $count } of the cards you drew
}
race-develop = Place a development?
race-settle = Place a world?
race-means = How do you place { $card }?
race-pay = Pay { $count ->
    [one] one card
   *[other] { $count } cards
} for { $card }
race-sell = Sell one good
race-consume = Use a consume power
race-goods = { $card } takes { $count ->
    [one] one good
   *[other] { $count } goods
}: which?
race-kinds = { $card } takes goods of { $count } kinds: which?
race-gamble = Name a number; the top card is yours if it costs or defends that much
race-spend = { $card }: discard up to { $count ->
    [one] one card for a VP
   *[other] { $count } cards for a VP each
}
race-produce = Make a good on a windfall world
race-hand-limit = Discard { $count ->
    [one] one card
   *[other] { $count } cards
}, down to ten

## Options

race-option-card = { $id }
race-option-nothing = Nothing
race-option-action = { $id }
race-option-means = { $mode ->
    [conquer] Conquer with strength { $strength }
    [pay_military] Pay { $cost } instead of conquering
   *[pay] Pay { $cost }
}{ $uses ->
    [0] {""}
   *[other] {" "}({ $used })
}
race-option-good = The { $kind } good on { $id }
race-option-consume = Consume: { $id }
race-option-sell = Sell a good: { $id }
race-option-draw = Draw: { $id }
race-option-gamble = Gamble: { $id }
race-option-spend = Discard for VP: { $id }
race-option-done = Enough
race-option-kind = { $id }
race-option-number = { $id }
race-option-produce = { $world }, by { $source }

## Questions in the browser

web-race-start = Give back { $count } of your six cards
web-race-action = Round { $round }: choose your action
web-race-actions = Round { $round }: choose two actions
web-race-explore = Keep { $count ->
    [one] one of the cards you drew
   *[other] { $count } of the cards you drew
}
web-race-develop = Place a development, or nothing
web-race-settle = Place a world, or nothing
web-race-pay = Pay for { $card } with { web-cards }
web-race-means = How do you place { $card }?
web-race-sell = Which good do you sell?
web-race-consume = Which power do you use?
web-race-goods = { $card }: which { $count ->
    [one] good does it take
   *[other] { $count } goods does it take
}?
web-race-kinds = { $card }: which { $count } kinds?
web-race-gamble = Name a number: if the card on top costs or defends that much, it is yours
web-race-spend = { $card }: discard up to { $count ->
    [one] one card
   *[other] { $count } cards
} for a victory point each
web-race-produce = Where do you produce on a windfall world?
web-race-hand-limit = Discard { web-cards }: ten is the limit

## Options in the browser

web-option-nothing = Nothing
web-option-done = No more
web-sells-for = { web-kind }: sells for { web-cards }
web-good-of = { web-kind }
web-gives = { $goods ->
    [0] { "" }
    [one] one good →{" "}
   *[other] { $goods } goods →{" "}
}{ $points ->
    [0] { "" }
   *[other] { $points } VP
}{ $doubled ->
    [yes] {" "}(doubled)
   *[other] { "" }
}{ $points ->
    [0] { "" }
   *[other] {" "}
}{ $cards ->
    [0] { "" }
   *[other] { web-cards }
}
web-use-consume = use it
web-use-sell = sell a good
web-use-draw = draw
web-use-gamble = try your luck
web-use-spend = cards for points
web-produce-by = { web-kind }, by { $source }
web-means-pay = Pay { $cost ->
    [0] nothing
   *[other] { $cost }
}
web-means-pay_military = Pay { $cost ->
    [0] nothing
   *[other] { $cost }
}
web-means-conquer = Conquer with { $strength }
web-means-with = using { $cards }
web-part-printed = printed
web-part-bonus = you chose it
web-part-price = price
web-against = against defense { $defense }

web-best-order = Best order
