## The terminal, whatever the game is

terminal-asked = { $question }: { $options }
terminal-waits = { $count ->
    [one] Waiting for seat { $seats }
   *[other] Waiting for seats { $seats }
}
terminal-reactions = Waiting for reactions
terminal-over = The game is over. { $count ->
    [0] Nobody wins
    [one] Seat { $seats } wins
   *[other] Seats { $seats } win
}
terminal-talk = Seat { $seat }: "{ $sentence }"
terminal-seat = Seat { $seat }
