### Battlestar Galactica, Pegasus box: what happened

galactica-DestinyMixed = { $count ->
    [one] A { $skill } card goes
   *[other] { $count } { $skill } cards go
} unseen into the Destiny deck.
galactica-DestinyReplaced = The Destiny deck is discarded ({ $cards }). The new one: { $count } { $skill } cards.
galactica-TreacheryTurned = The check is Reckless; turned up: { $card }.
galactica-DieChanged = The result is changed by { $change }: { $result }.
galactica-CardTaken = { $seat } takes { $card } out of the check.
galactica-BottomSeen = { $card ->
    [hidden] { $seat } looks at the bottom card of the { $deck }.
   *[other] { $seat } looks at the bottom card of the { $deck }: { $card }.
}
galactica-AdditionSeen = { $cards ->
    [hidden] { $seat } looks at the cards that { $source } has added.
   *[other] { $seat } looks at the cards that { $source } has added: { $cards }.
}
galactica-JumpIconAdded = { $seat } has the engines readied: the next Crisis card has a jump icon.
