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
galactica-NewCapricaBegan = ▲ New Caprica: the fleet has settled, and the Cylons have come. Galactica is gone.
galactica-GalacticaReturned = ▲ Galactica has returned to New Caprica.
galactica-CivilianPrepared = A civilian ship is prepared.
galactica-CivilianEvacuated = A civilian ship is evacuated: { $area }.
galactica-LockedShipSeen = { $face ->
    [hidden] { $seat } looks at the top locked ship.
   *[other] { $seat } looks at the top locked ship: { $face }.
}
galactica-LockedShipPutBack = { $bottom ->
    [yes] { $seat } puts it under the others.
   *[no] { $seat } leaves it on top.
}
galactica-TokensMoved = { $source }: { $token } advance to { $target }.
galactica-DepartureOrdered = ▲ { $seat } orders Galactica to leave New Caprica.
