### Battlestar Galactica, Pegasus box: what happened

galactica-DestinyMixed = { $count ->
    [one] A { $skill } card goes
   *[other] { $count } { $skill } cards go
} unseen into the Destiny deck.
galactica-DestinyReplaced = The Destiny deck is discarded ({ $cards }). The new one: { $count } { $skill } cards.
galactica-TreacheryTurned = The check is Reckless; turned up: { $card }.
galactica-DieChanged = The result is changed by { $change }: { $result }.
galactica-CardTaken = { $seat } takes { $card } out of the check.
