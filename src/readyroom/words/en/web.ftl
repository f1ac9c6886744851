## The browser client: every visible sentence of the pages and parts that all games share

web-title-home = Readyroom: play Race for the Galaxy and Battlestar Galactica
web-title = { $page } · Readyroom
web-title-turn = { $turn ->
    [mine] ● Your turn
   *[reactions] ● Reactions
} · { $page }
web-home = Home
web-pages = Pages
web-skip = Skip to the page
web-close = Close
web-offline = The server can't be reached.
web-not-sent = The server is away for a moment. Try again when the line is back.
web-connecting = One moment …
web-reconnecting = The line is lost. Reconnecting …
web-online = Connected
web-not-found = There is nothing here.
web-yes = Yes
web-no = No
web-save = Save
web-saved = Saved.

### Home

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

### Lobby and lists

web-name-first = Choose a name first; that is all it takes.
web-come-in = Come in
web-open-tables = Open tables
web-no-open = No table is open right now. Host one, and it shows up here.
web-running = Games being played
web-join = Join
web-my-games = My games
web-watch = Watch
web-continue = Go on
web-look = Look at it
web-waiting-start = Waiting to start
web-finished = Finished
web-none-running = You are in no running game.
web-none-waiting = None of your tables waits for players.
web-none-finished = Your finished games will be kept here.
web-none-to-watch = Nobody plays in public right now.
web-none-to-replay = No public game has been finished yet.
web-since = last move { $when }
web-opened = opened { $when }
web-ends-abandoned = ends on { $when } unless somebody moves
web-ended-abandoned = ended: nobody moved for long
web-closed-abandoned = Nobody had moved here for long.
web-your-turn = Your turn
web-turn-of = Waiting for { $who }
web-my-tables = My tables
web-to-watch = Games to watch
web-to-replay = Finished games
web-all-finished = All { $count } finished games
web-won = Won by { $names }
web-player-number = Player { $number }
web-from-record = from a record
web-won-by = Won by { $names } with { $score }
web-hosted-by-you = your table
web-import = Replay a record from a file
web-import-lead = A record you have downloaded here, or one that somebody sent you.
web-not-a-record = That file is no record.

### Setting up a table

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
web-refuse-other-box = What this option needs lies in a box that these rules do not play with.
web-refuse-no-sympathizer-seats = The variant without the Sympathizer is for four or six players; with { $seats } there is none.
web-refuse-cooperative-seats = The cooperative variant is for three to six players, not for { $seats }.
web-refuse-cooperative-no-loyalty = The cooperative variant has no Loyalty cards, so there is no Sympathizer to leave out.
web-setting-galactica-sympathizer = Sympathizer
web-setting-galactica-sympathizer-why = With four or six players one Loyalty card is the Sympathizer. Without it, the fleet starts poorer instead.
web-setting-galactica-cooperative = Cooperative
web-setting-galactica-cooperative-why = No traitors: there is no Loyalty deck, and the fleet has less of everything.
web-setting-galactica-difficulty = Difficulty
web-setting-galactica-difficulty-why = Every resource starts 2 higher for the humans, or 2 lower for the Cylons.
web-value-galactica-normal = As in the box
web-value-galactica-easier_for_humans = Easier for humans
web-value-galactica-easier_for_cylons = Easier for Cylons

### At the table

web-menu = Menu
web-question = The question
web-choose = Choose
web-confirm = Confirm
web-count = { $least ->
    [0] { $picked } of up to { $most }
   *[other] { $picked } of { $most }
}
web-undo = Undo
web-more = More
web-hold-to-read = hold to read why
web-ask-undo = Take back…
web-ask-undo-title = Take back your last answer?
web-ask-undo-what = Everything that has happened since you last answered is taken back too.
web-ask-undo-who = All other players have to agree. If anybody refuses or plays on, nothing changes.
web-ask-undo-now = Ask the table
web-ask-undo-alone = Take it back
web-cancel = Cancel
web-request-asks = { $who } asks to take back the last answer, and everything since.
web-request-mine = You ask to take back your last answer.
web-request-seen = What was seen stays seen; dice and decks fall as they did.
web-request-waits = Waiting for { $who }.
web-request-agree = Agree
web-request-refuse = Refuse
web-request-withdraw = Don't ask
web-request-agreed = { $mine ->
    [yes] The table agreed: your last answer is taken back.
   *[no] The last answer of { $who } is taken back, and everything since.
}
web-request-refused = { $mine ->
    [yes] Somebody refused; nothing is taken back.
   *[no] Nothing is taken back for { $who }: somebody refused.
}
web-request-withdrawn = { $mine ->
    [yes] You no longer ask to take anything back.
   *[no] { $who } no longer asks to take anything back.
}
web-request-late = { $mine ->
    [yes] Not everybody agreed in time; nothing is taken back.
   *[no] Nothing is taken back for { $who }: not everybody agreed in time.
}
web-request-moved = { $mine ->
    [yes] Somebody played on; nothing is taken back.
   *[no] Nothing is taken back for { $who }: somebody played on.
}
web-hint = Hint
web-sending = …
web-waiting-for = Waiting for
web-answered = You have answered. Waiting for
web-waiting-reactions = Waiting for reactions
web-waiting-reactions-at = { $about } Waiting for reactions
web-window-pass = Pass
web-window-think = I need time
web-window-turn = Pass these until the turn ends
web-window-always = Always pass these
web-game-over = The game is over
web-is-thinking = is thinking
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = Show what happened before
web-quote = “{ $text }”
web-see-moment = See the table at this moment
web-chat = Chat
web-chat-empty = Say hello.
web-chat-say = Say something
web-chat-send = Send
web-chat-watchers = To the other spectators
web-talk = Say at the table
web-talk-kind = { $kind ->
    [accuse] Accuse
    [he-is] Others are …
    [i-am] I am …
    [help] Help
    [hand] My hand
    [ask] Ask for a card
    [have-it] Answer
    [added] What I added
    [top-card] The card I saw
    [ship] Civilian ship
   *[other] { $kind }
}
web-panels = Parts of the table
web-panel-board = Table
web-panel-cards = My cards
web-panel-log = Log
web-watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-watching = You are watching. Hands are hidden from you.
web-let-computer-play = Let a computer player answer for me until I am back
web-show-guide = Show the guide
web-orders = Standing orders
web-orders-by-hand = I choose
web-orders-lead = Where I never react, so that nobody waits for me. Everybody's time in a window looks the same, with orders or without.
web-orders-all = Pass all of them
web-orders-all-short = all
web-orders-ask = Ask me even where nothing I could use would change anything
web-vote = Replace { $who } ({ $votes } votes)
web-clocks = Clocks
web-days = { $count ->
    [one] one day
   *[other] { $count } days
}

### After the game, replay

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

### Account and settings

web-account = Account
web-settings = Settings
web-theme = Colours
web-theme-system = as the system has it
web-theme-dark = dark
web-theme-light = light
web-language = Language
web-language-name = { $language ->
    [en] English
    [pl] polski
    [hu] magyar
   *[other] { $language }
}
web-hand-order = Order of my hand
web-order-dealt = as drawn
web-order-cost = by cost
web-motion = Show motion
web-sound = A soft sound when it is my turn
web-buzz = Buzz when it is my turn
web-install = Install as an app
web-install-why = An icon of its own and the whole screen; it stays up to date by itself.
web-signed-in = Signed in as { $login }.
web-guest-why = You are a guest. This browser remembers you; an account lets you go on elsewhere.
web-account-why = With an account you keep your games on every device. Guests keep their tables when they make one.
web-login = Account name
web-password = Password
web-password-old = Old password
web-password-new = New password
web-password-change = Change the password
web-password-set = Set a password
web-password-ends = A new password signs you out everywhere else.
web-password-drop = { $count ->
    [one] Also remove my passkey
   *[other] Also remove my { $count } passkeys
}
web-passkey = Passkey
web-passkey-why = Sign in with your fingerprint, your face or your device's code instead of a password.
web-passkey-use = Sign in with a passkey
web-passkey-account = Make an account with a passkey
web-passkey-add = Add a passkey
web-passkey-added = The passkey is ready. Use it wherever this device is.
web-passkey-stopped = No passkey was used.
web-passkeys = Passkeys
web-passkeys-none = You have none yet.
web-passkey-name = Name of the passkey
web-passkey-made = Added { $day }.
web-passkey-used = Last used { $day }.
web-passkey-unused = Not used yet.
web-passkey-rename = Rename
web-passkey-rename-it = Rename { $name }
web-passkey-remove = Remove
web-passkey-remove-it = Remove { $name }
web-passkey-removed = The passkey is removed, and whoever signed in with it is signed out.
web-prove-lead = It was a while ago that you signed in. Show that it is you:
web-prove = Continue
web-prove-passkey = Use a passkey
web-passkey-cannot = Passkeys need a browser that has them, and a secure address (https, or localhost).
web-forgot = I have forgotten my password
web-forgot-lead = Ask the host of this server for a token that lets you set a new one. Your passkeys are removed then, in case somebody else had your password.
web-reset-token = Token from the host
web-reset = Set the new password
web-password-rule = At least 8 characters for a new account.
web-sign-in = Sign in
web-sign-out = Sign out
web-make-account = Make an account
web-account-made = Your account is ready.
web-notices = Notices
web-notices-lead = When a question waits for you and you are not here. Works if the host has switched notices on.
web-notices-off = This server sends no notices yet; its host can switch them on. What you choose here is kept.
web-push = On this device
web-push-impossible = This browser can't show notices here; it needs a secure address (https, or localhost).
web-push-refused = Notices from this page are blocked in this browser's settings.
web-push-on = This device is told.
web-push-off = This device is not told.
web-push-start = Tell this device
web-push-stop = Tell no device of mine
web-email = E-mail address
web-email-on = Send me an e-mail
web-webhook = Webhook address
web-webhook-format = For
web-digest = For games over days: one message a day with everything that waits
web-leave-us = Leave
web-delete-sure = I am sure
web-delete = Delete me and everything about me

### Rules, cards, about

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
