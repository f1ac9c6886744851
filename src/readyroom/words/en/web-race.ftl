## Race for the Galaxy in the browser: questions, options, cards, log, guide

### Phases and actions

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
web-phase-began = { $phase }
web-round = Round { $round }
web-setup = Setting up
web-pool = Pool { $count } VP
web-deck = Deck { $count }
web-discard = Discard { $count }
web-last-round = Last round

### Table

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

### Questions

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

### Options

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

### Why not

web-why-world = This is a world: Develop places developments (DEV-002).
web-why-development = This is a development: Settle places worlds (SETTLE-001).
web-why-twice = You have this development already (DEV-008).
web-why-cost = It costs { $cost }, and you have { $cards ->
    [one] one other card
   *[other] { $cards } other cards
} to pay with ({ $rule }).
web-why-military = Its defense is { $defense }, your strength against it { $strength } (SETTLE-007).
web-why-explore = You choose among the cards just drawn only (EXPL-008).
web-why-no-consume = It has no consume power (CONS-001).
web-why-no-cards = You have no cards to discard for it (CONS-028).
web-why-no-good-fits = You have no goods, or not enough, that it takes (CONS-005).
web-why-used = It was used in this phase already (CONS-002).
web-why-no-good = There is no good on it (CONS-005).
web-why-good-unfit = Its good is of another kind (CONS-006).
web-why-no-windfall = It is no windfall world (PROD-004).
web-why-holds-good = It holds a good already (PROD-002).
web-why-windfall-unfit = It is of another kind (PROD-006).
web-why-phase = Nobody chose it, so it is not played in this round (ROUND-003).

### Things that can be read about

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

### Cards in words

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
### Score

web-score-of = Score of { $who }
web-total = Total
web-from-chips = Victory point chips
web-from-cards = Points printed on cards
web-six-nothing = Counts nothing yet.
web-tie-break = Tie-break: cards in hand and goods
web-col-chips = Chips
web-col-cards = Cards
web-col-six = 6-devs
web-click-name = Click a name to see where the points come from.
web-ended-by = { $reason ->
    [tableau] A tableau of twelve cards ended the game after { $rounds } rounds.
    [pool] The pool of victory points ran out: the game ended after { $rounds } rounds.
   *[other] A full tableau and an empty pool ended the game after { $rounds } rounds.
}
web-plot-points = Chips and printed points by round
web-plot-tempo = Cards in the tableau by round
web-plot-actions = Actions chosen

### Cards page

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

### Log

web-log-Dealt = { $who } starts with { $card } and is dealt { $cards }.
web-log-Actions = { $list }
web-log-Explored = { $who } draws { $count } to keep { $keep }.
web-log-Kept = { $who } keeps { $cards }.
web-log-Discarded = { $who } { $why ->
    [start] gives back
   *[other] discards
} { $cards }.
web-log-Drew = { $who } draws { $cards } ({ $source }).
web-log-Revealed = { $list }
web-log-RevealedNothing = Nobody places anything.
web-log-Paid = { $who } places { $card } { $count ->
    [0] for nothing
   *[other] and pays { $cards }
}.
web-log-Conquered = { $who } conquers { $card }.
web-log-Sacrificed = { $who } gives up { $card } for { $world }.
web-log-GoodLaid = { $world } brings { $who } { web-good-a }.
web-good-a = { $kind ->
    [novelty] a novelty good
    [rare] a rare elements good
    [genes] a genes good
   *[alien] an alien technology good
}
web-log-Produced = { $who } produces { web-good-a } on { $world }.
web-log-GoodSold = { $who } sells { web-good-a } of { $world } for { $price ->
    [one] one card
   *[other] { $price } cards
}.
web-log-GoodsConsumed = { $who } uses { $source }: { $count ->
    [one] the good of { $worlds } is consumed
   *[other] the goods of { $worlds } are consumed
}.
web-log-CardsSpent = { $who } discards { $cards } ({ $source }).
web-log-ChipsTaken = { $who } takes { $points } VP; { $pool } are left.
web-log-Gambled = { $who } names { $number } and turns up { $card }: { $kept ->
    [yes] it is theirs
   *[no] bad luck
}.
web-log-ConsumeDeclined = { $who } uses no more powers.
web-log-RanDry = Deck and discard pile are empty: { $who } misses { $count ->
    [one] one card
   *[other] { $count } cards
}.
web-log-Reshuffled = The discard pile of { $count } cards is shuffled into a new deck.
web-log-GameOver = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

### Guide

web-guide = Guide
web-guide-waiting = Others are thinking. What they do shows in the log.
web-guide-hint = The computer player would choose: { $what }.
web-guide-race-start = You keep four of six cards. Cheap cards you can place early are worth more now than great ones you can't pay: every card you place is paid with other cards from this hand.
web-guide-race-action = Everybody chooses in secret. Each phase that anybody chose is played by everybody; only who chose it has the bonus. So think about what the others will choose, and pick what they won't do for you.
web-guide-race-actions = You choose two actions. Choosing Develop or Settle twice plays the phase twice.
web-guide-race-explore = Keep what you can place soon, or what fits your tableau. The rest is gone.
web-guide-race-develop = A development stays for the whole game, so its power pays best when it comes early. You pay with cards from your hand, so each card is also money.
web-guide-race-settle = Worlds make goods: production worlds again and again, windfall worlds once. A military world costs nothing if your military is at least its defense.
web-guide-race-pay = These cards are your money. Pay with what you won't place in the next rounds.
web-guide-race-means = There is more than one way to place this world. Paying keeps your cards on the table; conquering keeps your hand.
web-guide-race-sell = A sold good turns into cards: novelty 2, rare elements 3, genes 4, alien technology 5, and more with trade powers. Usually the dearest one.
web-guide-race-consume = Consume powers turn goods into victory points. You must use all you can, but the order is yours: use picky powers first, and those that take anything last.
web-guide-race-goods = Keep the goods that other powers still need.
web-guide-race-kinds = Choose kinds that no other power of yours needs.
web-guide-race-gamble = Cards that cost 1 or 2 are the most frequent.
web-guide-race-spend = One card for one point: worth it near the end, or when your hand is full anyway.
web-guide-race-produce = An empty windfall world gets a good. Choose the good you can sell or consume best.
web-guide-race-hand-limit = More than ten cards can't be kept past the end of a round.
web-guide-can-place = You can pay for: { $cards }.
web-guide-cannot-place = You can't pay for any right now, so the answer is: nothing.
web-guide-six = { $card } scores by what lies in your tableau at the end. Look it up before you decide.
web-guide-trade = You have few cards and a good on { $worlds }: Trade turns it into cards.
web-guide-consume = { $cards } can turn your goods into victory points: Consume ×2 doubles them.
web-guide-develop = Develop: you could place { $cards }.
web-guide-settle = Settle: you could place { $cards }.
web-guide-produce = Produce: { $worlds } would get goods again.
web-guide-explore = Nothing in your hand can be placed now: Explore brings new cards.
web-guide-everybody = Remember: what somebody else chooses, you may do too, only without the bonus.
web-guide-doubled = You chose Consume ×2: the points are doubled.
web-guide-last-round = This is the last round: only points count now.
