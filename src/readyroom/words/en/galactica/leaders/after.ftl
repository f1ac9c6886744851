### Battlestar Galactica in the browser, Cylon leaders: after the game

web-gal-after-side-leader = Cylon leader
web-gal-after-motive-shown = revealed
web-gal-after-motive-left = not revealed
web-gal-after-motive-agenda = their agenda
web-gal-after-mark-motive = Turn { $turn }: reveals { $card }
web-gal-after-leader = What the Cylon leader wanted
web-gal-after-leader-motives = { $won ->
    [yes] Won beside { $side }
   *[no] Not won beside { $side }
}: { $shown ->
    [0] no revealed card is for their victory
    [one] one revealed card is for their victory
   *[other] { $shown } revealed cards are for their victory
}, of two that are needed; { $left ->
    [0] none
    [one] one
   *[other] { $left }
} lay facedown, of one that may.
web-gal-after-leader-agenda = { $won ->
    [yes] Won beside { $side }, as the agenda says.
   *[no] { $same ->
        [yes] Not won: { $side } have won, but not all was so that the agenda asks for.
       *[no] Not won: the agenda asks for a victory of the other side.
    }
}
