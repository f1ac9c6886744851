### The browser client, whatever the game is: setting up a table

web-seats-range = { $least } to { $most } players
web-how = How you play
web-public = Listed in the lobby
web-allow-watch = Spectators may watch
web-pace = Pace
web-pace-live = live, everybody at the table
web-pace-web = over days, whenever you have time
web-reactions = Reactions
web-reactions-secret = secret
web-reactions-quick = quick
web-reactions-open = open
web-reactions-why-secret = When a card or ability can be used out of turn, the table stops for everybody alike, whether they hold one or not: nobody can tell who could have acted. The longest waits.
web-reactions-why-quick = When a card or ability can be used out of turn, the table stops for a moment, for everybody alike. That is less than half the time of secret reactions; who needs longer says so with a click.
web-reactions-why-open = When a card or ability can be used out of turn, only who can use one is asked, and the table waits for them. The shortest waits, but everybody may notice who holds something.
web-clock = Clock
web-clock-none = no clock
web-clock-move = time for each answer
web-clock-bank = a time bank for the whole game
web-minutes = Minutes
web-hours = Hours
web-minutes-of = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-hours-of = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-clock-out = When it runs out, a computer player answers until the player is back.
web-computers = { $count ->
    [0] none
   *[other] { $count }
}
web-their-strength = Their strength
web-salt = Fair chance
web-salt-why = All shuffles and dice come from a secret of the server, fixed now, and from a word of each player. Nobody can foresee or bend them alone.
web-salt-mine = My word
web-salt-drawn = drawn for me
web-open-table = Open the table
web-seats = Seats
web-free-seat = free seat
web-sit = Sit here
web-is-host = host
web-not-here = not connected
web-here = here
web-people-here = { $count ->
    [one] { $here ->
        [one] one person is here
       *[other] nobody is here
    }
   *[other] { $here } of { $count } people are here
}
web-visitors = { $count ->
    [one] one more looks on
   *[other] { $count } more look on
}
web-seat-up = Move { $who } up
web-seat-down = Move { $who } down
web-change = Change
web-change-options = Change the options
web-away = away
web-add-computer = Add a computer player
web-free-this = Free the seat
web-fill = Fill with computer players
web-start = Start the game
web-start-why = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-wait-host = The host starts the game when everybody is here.
web-room-full = All seats are taken.{ $watch ->
    [yes] {" "}When the game begins, you can watch it here.
   *[no] {""}
}
web-leave = Leave the table
web-leave-ask = Leave the table?
web-leave-open = Your seat is free for somebody else then.
web-leave-open-last = Nobody else sits here: the table is closed when you leave.
web-leave-playing = A computer player goes on in your place. You can sit down again here as long as nobody else has taken your seat; no other seat of this game will be open to you.
web-leave-last = Nobody else sits here: the game is paused until somebody sits down again. You can take the same seat again here, as long as nobody else has; no other seat of this game will be open to you.
web-leave-now = Leave
web-stay = Stay
web-full = Full
web-kicked = Sent away
web-pardon = Let in again
web-renew-link = Make a new link
web-renew-why = The old one lets nobody in any more.
web-renewed = Done: send this one to your friends.
web-open-seats = Seats of computer players
web-open-seats-why = People who have had no seat here may ask for a seat that is open. They see what it holds.
web-open-seat = Open
web-shut-seat = Close again
web-seat-open = open
web-sit-again = Sit down again
web-left-seat = You left the table. A computer player goes on in your place.
web-left-seat-last = You left the table. The game is paused until somebody sits down again.
web-paused = Paused
web-paused-why = Paused: nobody sits at this table.
web-sit-for = Sit down for { $who }
web-nobody-sits = Nobody sits here any more.
web-ask-seat = Ask to sit down for { $who }
web-ask-lead = A seat is free. The host or more than half of the people have to agree.
web-ask-back = You were voted out. To come back, ask: the host or more than half of the people have to agree.
web-asking = You ask to sit down for { $who }. The host or more than half of the people have to agree.
web-ask-no-more = Ask no longer
web-not-let-in = You were not let in.
web-seeks = { $who } asks to sit down for { $seat }.
web-seeks-count = { $count ->
    [0] { "" }
   *[other] { $count } of { $people } agreed
}
web-admit = Let { $who } sit down
web-admit-not = No
web-close-table = Close the table
web-close-ask = Close the table?
web-close-lead = { $people ->
    [0] Nobody can come here any more, and the link leads nowhere.
    [one] One more person sits here and is sent away. The link leads nowhere any more.
   *[other] { $people } more people sit here and are sent away. The link leads nowhere any more.
}
web-keep-table = Keep it
web-invite = Invite friends
web-invite-lead = Whoever opens this link can sit down.
web-invite-link = Link to this table
web-invited-by = { $host } invites you to { $game }
web-invited-to = You are invited to { $game }
web-invited-free = { $count ->
    [0] All seats are taken by now; you can look on until one is free.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-invited-playing = The game has begun. You can watch, if the table allows it, and ask for a seat.
web-invited-over = This game is over. You can look at how it went.
web-copy = Copy
web-copied = Copied
web-copy-by-hand = This browser does not let pages copy. The link is in its address bar.
web-invite-alone = So far only your own computer can open it. Started with “make host”, Readyroom is there for friends on your network too.
web-options = Options
web-fair = Fair chance: this game's secret was fixed before the first move. Its fingerprint begins with { $hash }.
web-table = Table
web-table-gone = This table can't be shown
web-table-closed = This table was closed

web-setting-race-first_game = First game
web-setting-race-first_game-why = Start worlds and hands as the rulebook gives them to newcomers.
web-setting-race-advanced = Advanced game for two
web-setting-race-advanced-why = Two actions each in every round; for two players only.
web-refuse-advanced-seats = The advanced game is for two players, not for { $seats }.
web-refuse-other-box = { $option ->
    [cylon_ships] The Cylon Fleet board
    [personal_goals] Personal Goals
    [final_five] The Final Five
    [objective] { $value ->
        [ionian] The Ionian Nebula
        [new_caprica] New Caprica
        [earth] Earth
       *[other] { $value }
    }
    [leaders] Cylon leaders
    [fewer_crises] Fewer Crisis cards
   *[other] { $option }
} can be played only with { $needs ->
    [combined] all boxes together
    [exodus] the rules of Exodus
   *[other] the rules of { $needs }
}, not with { $rules ->
    [base] those of the base game
    [exodus] those of Exodus
   *[other] those of { $rules }
}.
web-refuse-fixed-option = { $option ->
    [personal_goals] Personal Goals are always in use
    [final_five] The Final Five are always in use
    [sympathizer] There is no Sympathizer
   *[other] { $option } can't be chosen
} with { $rules ->
    [combined] all boxes together
   *[other] the rules of { $rules }
}.
web-refuse-other-part = { $option ->
    [fewer_crises] Crisis cards make room for attack cards only where there are attack cards
   *[other] { $option } is not for what else was chosen
}.
web-setting-by-chance = It comes with what chance brings, unless you choose it.
web-refuse-by-chance = This goes with nothing that chance may bring.
web-refuse-rulebook-seats = With { $rules ->
    [combined] all boxes together
   *[other] the rules of { $rules }
} the game is not for { $seats ->
    [one] one player
   *[other] { $seats } players
}.
web-refuse-no-sympathizer-seats = The variant without the Sympathizer is for four or six players; with { $seats } there is none.
web-refuse-cooperative-seats = The cooperative variant is for three to six players, not for { $seats }.
web-refuse-leader-needed = Of { $seats } players one has to be a Cylon leader, and Cylon leaders are not on the table.
web-refuse-leader-seats = A Cylon leader takes part with four to seven players, not with { $seats }.
web-refuse-leader-variant = Cylon leaders are not for the cooperative variant, nor for the one without the Sympathizer.
web-refuse-no-own-loyalty = Conflicted loyalties need Loyalty cards in front of the players: there are none in cooperative games and with one seat.
web-refuse-cooperative-no-loyalty = The cooperative variant has no Loyalty cards, so there is no Sympathizer to leave out.
web-setting-galactica-rules = Boxes
web-value-galactica-base = Base game
web-value-galactica-exodus = Base game and Exodus
web-value-galactica-combined = All boxes together
web-setting-galactica-cylon_ships = Cylon ships
web-value-galactica-attack_cards = Attack cards
web-value-galactica-surprise = Surprise us
web-value-galactica-fleet_board = Cylon Fleet board
web-setting-galactica-fewer_crises = Fewer Crisis cards
web-setting-galactica-personal_goals = Personal Goals
web-setting-galactica-final_five = Final Five
web-setting-galactica-objective = Objective
web-setting-galactica-leaders = Cylon leaders
web-value-galactica-kobol = Kobol
web-value-galactica-ionian = Ionian Nebula
web-value-galactica-new_caprica = New Caprica
web-value-galactica-earth = Earth
web-setting-galactica-sympathizer = Sympathizer
web-setting-galactica-cooperative = Cooperative
web-setting-galactica-difficulty = Difficulty
web-value-galactica-normal = As in the box
web-value-galactica-easier_for_humans = Easier for humans
web-value-galactica-easier_for_cylons = Easier for Cylons
