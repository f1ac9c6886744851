### The browser client, whatever the game is: titles and what all pages have

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
