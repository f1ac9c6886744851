## Why a computer player answers as it does: one sentence each, for hints and tutorials

players-action-explore5 = With { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand I look for the one card my table needs most.
players-action-explore1 = With { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand I want more cards.
players-action-develop = { $count ->
    [0] I hope for a development by the time Develop comes.
   *[other] { $card } is worth its cost, and my own Develop makes it cheaper.
}
players-action-settle = { $count ->
    [0] I hope for a world by the time Settle comes.
   *[other] { $card } is worth placing now, and my own Settle gives me a card back.
}
players-action-trade = { $count ->
    [0] I hope for a good by the time I can sell one.
   *[other] The good on { $card } sells for { $price } cards, which build more than it would score.
}
players-action-consume2x = { $goods ->
    [0] I hope for goods by the time Consume comes.
    [one] My good scores about { $points } points when points count twice.
   *[other] My { $goods } goods score about { $points } points when points count twice.
}
players-action-produce = { $count ->
    [0] Producing gives me cards.
    [one] One of my worlds gets a good.
   *[other] { $count } of my worlds get a good.
}
players-race-start = { $card } is what my start world needs least.
players-race-explore = { $card } fits my table best.
players-race-develop = { $card } for { $cost ->
    [one] one card
   *[other] { $cost } cards
} brings more than these cards would later.
players-race-develop-none = No development in my hand is worth its cost now.
players-race-settle = { $cost ->
    [0] { $card } costs me nothing and brings { $points ->
        [0] its powers
        [one] a point
       *[other] { $points } points
    }.
    [one] { $card } for one card brings more than that card would later.
   *[other] { $card } for { $cost } cards brings more than these cards would later.
}
players-race-settle-none = No world in my hand is worth placing now.
players-race-means = { $mode ->
    [conquer] My military is strong enough for { $card }.
   *[other] That is the cheapest way to place { $card }.
}
players-race-pay = { $card } is what I need least.
players-race-sell = The good on { $card } brings { $price } cards.
players-race-consume = { $card } makes most of my goods.
players-race-consume-none = My cards are worth more to me than points now.
players-race-goods = The good on { $card } is the one I can spare.
players-race-kinds = These kinds are the cheapest I have.
players-race-gamble = More cards cost { $card } than any other number.
players-race-spend = A point is worth more to me than { $card } now.
players-race-spend-none = My cards are worth more to me than points now.
players-race-produce = A good on { $card } is worth most to me.
players-race-hand-limit = { $card } is what I need least.
