### Battlestar Galactica in the browser, Cylon leaders: after the game

web-gal-after-side-leader = Cylon leader
web-gal-after-motive-shown = revealed
web-gal-after-motive-left = not revealed
web-gal-after-motive-agenda = their agenda
web-gal-after-mark-motive = Turn { $turn }: reveals { $card }
