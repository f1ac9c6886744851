### The browser client, whatever the game is: after the game, and replays

web-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-whole-result = The whole result
web-rematch = Play again
web-again-by = { $who } wants to play again.
web-again-somebody = The table plays again.
web-again-join = Sit down for the next game
web-again-look = Look at the next game
web-download-record = Download the record
web-replay = Replay
web-to-table = Table
web-to-question = You are asked: back to the table
web-seen-by = Seen by
web-as-spectator = as a spectator
web-as-me = as I saw it
web-as-everybody = everybody, nothing hidden
web-as = as { $who } saw it
web-share = Copy link
web-round-back = Previous round
web-round-on = Next round
web-step-back = One step back
web-step-on = One step on
web-play = Play
web-pause = Pause
web-moment = Moment of the game
web-moment-of = { $at } / { $count }
