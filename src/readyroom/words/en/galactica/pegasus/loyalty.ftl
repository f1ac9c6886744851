### Battlestar Galactica, Pegasus box: Loyalty cards

galactica-name-cylon_can_make_players_draw_treachery = You Are a Cylon (Can Make Players Draw Treachery Cards)
galactica-rule-others-draw = each other human player draws { $count ->
    [one] 1 { $skill } card
   *[other] { $count } { $skill } cards
}
galactica-says-then = Once you have discarded down to three cards, { $text }
