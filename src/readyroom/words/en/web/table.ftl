### The browser client, whatever the game is: at the table

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
    [ally] Allies
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
web-goes-on-for = { $before } no longer plays; { $who }, a computer player, goes on.
web-sits-down-for = { $who } sits down in place of { $before }.
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
