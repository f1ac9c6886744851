### The browser client, whatever the game is: the first page

web-hero = Your table is ready
web-hero-lead = Race for the Galaxy and Battlestar Galactica in your browser: against computer players right now, or with friends on a link you share. No account needed.
web-play-now = Play now
web-play-now-lead = Against computer players. You are at the table in a few seconds.
web-game = Game
web-players = Players
web-player = Player
web-strength = Computer players
web-you-and = You and { $count ->
    [one] one computer player
   *[other] { $count } computer players
}
web-level = { $level ->
    [random] plays at random
    [easy] easy
    [normal] normal
    [hard] hard
   *[other] { $level }
}
web-computer = { $seat ->
    [1] Altair
    [2] Bellatrix
    [3] Castor
    [4] Deneb
    [5] Electra
    [6] Fomalhaut
   *[other] Gemma
}
web-your-name = Your name
web-host = Host a table
web-host-lead = Choose the game and its options, then share a link with your friends.
web-learn = Learn Race
web-learn-lead = The first game from the rulebook with its preset hand, and a guide that tells you why, not only what.
web-learn-galactica = Learn Galactica
web-learn-galactica-lead = Three at the table, two of them computer players. The guide explains every moment, and what the others just did.
web-learn-start = Start the guided game
web-lobby = Lobby
web-lobby-lead = Find an open table, go on with one of yours, or watch others play.
