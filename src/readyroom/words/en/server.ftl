## What the server says when it refuses something

server-bad-request = That message can't be read: { $why }
server-not-signed-in = Choose a name first.
server-wrong-password = Name or password is wrong.
server-bad-passkey = That passkey does not fit.
server-prove-first = Show first that it is you: with your password or a passkey.
server-passkey-known = That passkey is known already.
server-too-many-passkeys = You have { $most } passkeys already; remove one first.
server-last-way-in = This is the only way into your account. Add another passkey or set a password first.
server-bad-reset = That reset link is used up or too old.
server-not-yours = That is not yours to do.
server-cross-origin = This server does not take requests from other sites.
server-not-found = There is no such thing here, or it is not for you.
server-too-large = That is too large.
server-too-often = Slow down a little, please.
server-fault = Something went wrong on our side. Nothing was lost; the host can find it in the log.
server-crowded = Many ask for that at the moment. Try again in a little while.
server-old-rules = This game was begun with rules that this server does not have; it is kept as it is, ask the host. ({ $why })
server-cant-load = This game can't be opened at the moment. It is kept as it is, and the host can find the reason in the log.
server-too-many-devices = You get notices on { $most } devices already. Switch them off once to forget those you no longer use.
server-too-many-records = You have { $most } records on the shelf already.
server-busy = The table is being moved to another process. Try again in a moment.
server-closing = The server is restarting. You will be back in a moment.
server-cannot-store = Nothing can be stored at present; the host has to see to the disk or the database.
server-has-account = You have an account already.
server-login-taken = The name { $login } is taken.
server-too-many-tables = You have { $most } tables already; finish or close one first.
server-not-open = This table no longer takes that.
server-not-over = The game is not over yet.
server-not-started = The game has not started yet.
server-already-started = The game has started already.
server-seat-taken = That seat is taken.
server-table-full = All seats are taken.
server-seats-free = There are free seats. Wait for people, or fill them with computer players.
server-no-such-seat = There is no such seat to do that with.
server-others-play = Others are still playing here. You can leave; a computer player takes your seat.
server-not-absent = That player is neither absent nor has kept the table waiting for long.
server-ask-first = Ask to sit down: the host, or more than half of the people at the table, have to agree.
server-ask-later = You were not let in. You can ask again in a few minutes.
server-one-seat = You have had another seat of this game, and that is the only one you may have.
server-kicked = The host has sent you away from this table.
server-no-window = No window is open.
server-must-choose = This can't be passed; choose one of the options.
server-not-seated = You do not sit at this table.
server-no-watchers = This table lets no more spectators in.
server-not-connected = Open the table first.
server-no-talk = This game has no such phrase.
server-illegal = { $why }
server-stale = That question is no longer open.
server-undo-refused = That can't be taken back: { $why }
server-no-request = You have nothing to ask for: you have not answered anything yet, or you have asked since.
server-request-stands = Somebody is asking already; wait for that to be decided.
server-request-over = That request is over.
server-own-request = It is for the others to agree to what you ask for.
server-no-hint = You are not asked anything now.
server-bad-setup = { $why }
server-bad-record = { $why }
server-bad-webhook = That address can't be used for notices: { $why }

## Notices

server-notice-subject = { $count ->
    [one] Your table is waiting for you
   *[other] { $count } tables are waiting for you
}
server-notice-text = { $name }, you are waited for:
    { $links }

server-notice-ending-subject = { $count ->
    [one] Your table ends soon
   *[other] { $count } of your tables end soon
}
server-notice-ending-text = { $name }, nobody has moved here for long. { $count ->
    [one] The table is
   *[other] These tables are
} closed in { $days ->
    [one] a day
   *[other] { $days } days
} unless somebody moves:
    { $links }
server-notice-ended-subject = { $count ->
    [one] Your table has ended
   *[other] { $count } of your tables have ended
}
server-notice-ended-text = { $name }, nobody had moved here for long, so { $count ->
    [one] the table is
   *[other] these tables are
} closed. The record can be downloaded there:
    { $links }
