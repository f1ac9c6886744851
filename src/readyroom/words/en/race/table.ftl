### Race for the Galaxy in the browser: the table

## Phases and actions

web-phases = Phases of this round
web-phase-explore = Explore
web-phase-develop = Develop
web-phase-settle = Settle
web-phase-trade = Trade
web-phase-consume = Consume
web-phase-produce = Produce
web-phase-end = End of the round
web-action = Action
web-action-explore5 = Explore +5
web-action-explore1 = Explore +1
web-action-develop = Develop
web-action-settle = Settle
web-action-trade = Trade
web-action-consume2x = Consume ×2
web-action-produce = Produce
web-action-explore5-short = look at 5 more
web-action-explore1-short = keep 1 more
web-action-develop-short = costs 1 less
web-action-settle-short = draw 1 after
web-action-trade-short = sell a good
web-action-consume2x-short = double points
web-action-produce-short = +1 windfall
web-action-explore5-why = Explore: everybody draws 2 and keeps 1; you draw 5 more.
web-action-explore1-why = Explore: everybody draws 2 and keeps 1; you draw 1 more and keep 1 more.
web-action-develop-why = Develop: everybody may place a development; yours costs 1 less.
web-action-settle-why = Settle: everybody may place a world; you draw a card after placing one.
web-action-trade-why = Consume: first you sell a good for cards; then everybody uses consume powers.
web-action-consume2x-why = Consume: everybody uses consume powers; your victory points are doubled.
web-action-produce-why = Produce: production worlds get goods; you also get one on a windfall world.
web-chose = { $who } chose { $action }
web-round = Round { $round }
web-setup = Setting up
web-pool = Pool { $count } VP
web-deck = Deck { $count }
web-discard = Discard { $count }
web-last-round = Last round

## Table

web-my-tableau = My tableau
web-tableau-count = { $count } of 12 cards
web-hand = My hand
web-hand-title = Hand ({ $count })
web-hand-of = Hand of { $who }
web-hand-empty = Your hand is empty.
web-drawn = Just drawn ({ $count })
web-score-now = Score now: { $points }
web-chips = Victory point chips: { $count }
web-hand-glance = My hand at a glance
web-hand-count = Cards in hand: { $count }
web-military = Military: { $strength }
web-has-good = Holds a good
web-being-placed = Being placed
web-good-on = { web-kind } on { $world }
web-kind = { $kind ->
    [novelty] Novelty good
    [rare] Rare elements good
    [genes] Genes good
    [alien] Alien technology good
   *[other] Good
}
web-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-bonus = the bonus

## Things that can be read about

web-thing-pool = Pool of victory points
web-thing-pool-why = Chips that consume powers bring come from here. When it runs out, this is the last round.
web-thing-deck = Deck
web-thing-deck-why = Everything is drawn from here: cards for your hand, and goods, which lie face down on their worlds.
web-thing-discard = Discard pile
web-thing-discard-why = Cards that were paid, discarded or consumed, face down. It becomes the new deck when the deck is empty.
web-thing-chips = Victory point chips
web-thing-chips-why = Earned with consume powers. They count at the end, and everybody may know how many you have.
web-thing-hand = Cards in hand
web-thing-hand-why = Cards are what you place and what you pay with. At the end of a round ten may be kept.
web-thing-military = Military strength
web-thing-military-why = What all military powers in the tableau add up to. A military world is conquered by whoever has at least its defense.
web-thing-novelty = Novelty good
web-thing-novelty-why = Sells for 2 cards, and feeds consume powers for novelty goods or for any good.
web-thing-rare = Rare elements good
web-thing-rare-why = Sells for 3 cards, and feeds consume powers for rare elements or for any good.
web-thing-genes = Genes good
web-thing-genes-why = Sells for 4 cards, and feeds consume powers for genes or for any good.
web-thing-alien = Alien technology good
web-thing-alien-why = Sells for 5 cards, and feeds consume powers for any good.

## Cards in words

web-scoring = Points
web-no-powers = No powers.
web-card-type = { $form ->
    [development] Development, cost { $value }
    [military] Military world, defense { $value }
   *[world] World, cost { $value }
}{ $vp ->
    [six] {""}
   *[other] , { $vp } VP
}{ $good ->
    [windfall] , windfall world: { web-kind-name }
    [production] , production world: { web-kind-name }
   *[none] { "" }
}
web-kind-name = { $kind ->
    [novelty] novelty
    [rare] rare elements
    [genes] genes
    [alien] alien technology
   *[other] any
}

## Score

web-score-of = Score of { $who }
web-total = Total
web-from-chips = Victory point chips
web-from-cards = Points printed on cards
web-six-nothing = Counts nothing yet.
web-tie-break = Tie-break: cards in hand and goods
web-col-chips = Chips
web-col-cards = Cards
web-col-six = 6-devs
web-click-name = { $with ->
    [finger] Tap
   *[mouse] Click
} a name to see where the points come from.
web-ended-by = { $reason ->
    [tableau] A tableau of twelve cards ended the game after { $rounds } rounds.
    [pool] The pool of victory points ran out: the game ended after { $rounds } rounds.
   *[other] A full tableau and an empty pool ended the game after { $rounds } rounds.
}
web-plot-points = Chips and printed points by round
web-plot-tempo = Cards in the tableau by round
web-plot-actions = Actions chosen

## Cards page

web-cards-search = Search names and powers
web-cards-kind = Kind of card
web-cards-phase = Phase
web-cards-all = All cards
web-cards-military = Military worlds
web-cards-developments = Developments
web-cards-six = 6-cost developments
web-cards-any-phase = Any phase
web-cards-shown = { $count ->
    [one] One card
   *[other] { $count } cards
}
