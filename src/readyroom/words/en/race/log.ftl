### Race for the Galaxy: what happened

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

## In the browser

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
