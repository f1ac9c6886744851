### Race for the Galaxy: what happened. One sentence for each event, in the terminal and in the browser.

race-Dealt = { $seat } starts with { $start } and is dealt { race-cards }.
race-cards = { $cards ->
    [hidden] { $count ->
        [0] nothing
        [one] a card
       *[other] { $count } cards
    }
    [none] nothing
   *[other] { $cards }
}
race-ActionsRevealed = { $actions }
    .heading = Round { $round }
race-PhaseBegan =
    .heading = { $phase }
race-Explored = { $seat } draws { race-cards } to keep { $keep }.
race-Kept = { $seat } keeps { race-cards }.
race-Discarded = { $seat } { $why_id ->
    [start] gives back
   *[other] discards
} { race-cards }.
race-Drew = { $seat } draws { race-cards } ({ $source }).
race-Revealed = { $cards }
race-Paid = { $mode_id ->
    [conquer] { $seat } conquers { $card }.
   *[other] { $seat } places { $card } { $count ->
        [0] for nothing
       *[other] and pays { race-cards }
    }.
}
race-Sacrificed = { $seat } gives up { $card } for { $world }.
race-GoodLaid = { $world } brings { $seat } { race-good }.
race-good = { $kind_id ->
    [novelty] a novelty good
    [rare] a rare elements good
    [genes] a genes good
   *[alien] an alien technology good
}
race-Produced = { $seat } produces { race-good } on { $world }.
race-GoodSold = { $seat } sells { race-good } of { $world } for { $price ->
    [one] one card
   *[other] { $price } cards
}.
race-GoodsConsumed = { $seat } uses { $source }: { $worlds_count ->
    [one] the good of { $worlds } is consumed
   *[other] the goods of { $worlds } are consumed
}.
race-CardsSpent = { $seat } discards { race-cards } ({ $source }).
race-ChipsTaken = { $seat } takes { $points } VP; { $pool } are left.
race-Gambled = { $seat } names { $number } and turns up { $card }: { $kept ->
    [yes] it is theirs
   *[no] bad luck
}.
race-ConsumeDeclined = { $seat } uses no more powers.
race-RanDry = Deck and discard pile are empty: { $seat } misses { $count ->
    [one] one card
   *[other] { $count } cards
}.
race-Reshuffled = The discard pile of { $count } cards is shuffled into a new deck.
race-GameOver = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
    .heading = The game is over
