## Race for the Galaxy: questions, options and the log

# Things with a name. Cards: race-cards.ftl.
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

# Questions.
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

# Options.
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

# The log.
race-Dealt = { $cards ->
    [hidden] Seat { $seat } starts with { $start } and { $count } cards.
   *[other] Seat { $seat } starts with { $start } and { $cards }.
}
race-ActionsRevealed = Round { $round }: { $actions }.
race-PhaseBegan = Phase: { $phase }.
race-Explored = { $cards ->
    [hidden] Seat { $seat } draws { $count }, to keep { $keep }.
   *[other] Seat { $seat } draws { $cards }, to keep { $keep }.
}
race-Kept = { $cards ->
    [hidden] Seat { $seat } keeps { $count } and discards { $discarded }.
   *[other] Seat { $seat } keeps { $cards } and discards { $discarded }.
}
race-Discarded = { $cards ->
    [hidden] Seat { $seat } discards { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] Seat { $seat } discards { $cards }.
}
race-Drew = { $cards ->
    [hidden] Seat { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } ({ $source }).
   *[other] Seat { $seat } draws { $cards } ({ $source }).
}
race-Revealed = { $phase }, by seat: { $cards }.
race-Paid = { $mode ->
    [conquer] Seat { $seat } conquers { $card }.
   *[other] { $cards ->
        [hidden] Seat { $seat } pays { $count ->
            [0] nothing
            [one] a card
           *[other] { $count } cards
        } for { $card }.
       *[other] Seat { $seat } pays { $count ->
            [0] nothing
           *[other] { $cards }
        } for { $card }.
    }
}
race-Sacrificed = Seat { $seat } discards { $card } for { $world }.
race-Placed = Seat { $seat } places { $card }.
race-GoodLaid = A { $kind } good lies on { $world } of seat { $seat }.
race-GoodSold = Seat { $seat } sells the { $kind } good of { $world } for { $price } cards ({ $source }).
race-GoodsConsumed = Seat { $seat } consumes the goods of { $worlds } ({ $source }).
race-CardsSpent = { $cards ->
    [hidden] Seat { $seat } discards { $count ->
        [one] a card
       *[other] { $count } cards
    } for VP ({ $source }).
   *[other] Seat { $seat } discards { $cards } for VP ({ $source }).
}
race-ChipsTaken = Seat { $seat } gets { $points } VP ({ $source }); { $pool } left in the pool.
race-Gambled = Seat { $seat } names { $number } and shows { $card }{ $kept ->
    [yes] {""}: it is theirs.
   *[no] {""}: it is gone.
}
race-ConsumeDeclined = Seat { $seat } stops consuming.
race-Produced = Seat { $seat } produces a { $kind } good on { $world } ({ $source }).
race-Reshuffled = The discard pile becomes the new deck: { $count } cards.
race-RanDry = Deck and discard pile are empty: seat { $seat } goes without { $count }.
race-RoundEnded = Round { $round } ends.
race-GameOver = The game is over. Scores by seat: { $scores }. Won by seat { $winners }.
