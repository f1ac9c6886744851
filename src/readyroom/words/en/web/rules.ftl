### The browser client, whatever the game is: rules, cards, and what this is

web-rules = Rules
web-cards-page = Cards
web-game-race = Race for the Galaxy
web-game-galactica = Battlestar Galactica
web-rules-lead = The numbered rules the engine is tested against, in our own words.
web-rules-search = Search the rules, or ask a question
web-rules-none = No rule has any of these words.
web-rules-some = No rule has all these words. These have some of them:
web-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
web-rules-other-modes = { $count } more for other ways to play
web-rules-other-game = { $count } in { $game }
web-rules-mode = Rules of
web-rules-every = everything there is
web-mode-race-all = every game
web-mode-race-first_game = the first game
web-mode-race-2p = two players
web-mode-race-2p_advanced = the advanced game for two
web-mode-race-every = every game
web-mode-galactica-base = the base box
web-mode-galactica-exodus = base and Exodus
web-mode-galactica-combined = all four boxes
web-mode-galactica-every = every box
web-rule-needs = { $off ->
    [yes] without: { $what }
   *[no] with: { $what }
}
web-rule-option-attackcards = attack cards
web-rule-option-coop = cooperative variant
web-rule-option-cylonfleet = Cylon Fleet board
web-rule-option-difficulty = other difficulty
web-rule-option-earth = Earth objective
web-rule-option-ionian = Ionian Nebula objective
web-rule-option-kobol = Kobol objective
web-rule-option-leader = a Cylon Leader
web-rule-option-loyalty = Exodus Loyalty cards
web-rule-option-mutineer = the Mutineer
web-rule-option-newcaprica = New Caprica objective
web-rule-option-solo = solo variant
web-rule-option-two_player = variant for two
web-source-s000 = Polish base rulebook
web-source-s001 = rulebook of all boxes
web-source-s002 = Polish rulebook
web-source-s003 = Polish Exodus rulebook
web-source-s004 = Hungarian base rulebook
web-about = About
web-about-what = What this is
web-about-what-text = Readyroom is a place to play two great board games in the browser, with friends and with computer players. It runs on your own machine with one command and needs nothing else.
web-about-fair = Fair chance
web-about-fair-text = Before the first move the server publishes the fingerprint of a secret. Every player adds a salt. All shuffles come from these. When the game is over the secret is shown, and anybody can check that nobody chose a card.
web-about-games = The games
web-about-games-text = Race for the Galaxy was designed by Thomas Lehmann, Battlestar Galactica: The Board Game by Corey Konieczka. Readyroom is not connected with the publishers. If you like the games, buy them.
web-about-words = Words and pictures
web-about-words-text = Names and numbers of the cards are facts of the games. All sentences, drawings and code are our own; the texts of the cards are generated from what the engine plays.
web-about-licence = Licence
web-about-licence-text = Readyroom is free software under the Apache License 2.0.
web-guide-off = Hide the guide
