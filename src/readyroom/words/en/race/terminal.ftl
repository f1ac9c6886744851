## The Race table in the terminal

race-table-head = Round { $round }{ $phase ->
    [none] { "" }
   *[other] {" "}· { $phase }
} · { $pool } VP in the pool · deck { $deck } · discarded { $discard }
race-table-hand = Your hand
race-table-drawn = Cards you drew
race-end-seat = Seat { $seat }
race-end-chips = VP chips
race-end-cards = Printed points
race-end-six = { $card }: { $scored ->
    [none] counts no cards
   *[other] { $scored }
}
race-end-total = Score
race-end-tie-break = Tie-break: hand and goods
race-table-seat = { $mine ->
    [yes] You (seat { $seat })
   *[no] Seat { $seat }
} · { $points } points ({ $chips } in chips) · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand · military { $military }
