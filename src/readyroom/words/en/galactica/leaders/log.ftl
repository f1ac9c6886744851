### Battlestar Galactica, Cylon leaders: what happens

galactica-MotivesDealt = { $cards ->
    [hidden] { $seat } is dealt { $count ->
        [one] a Motive card
       *[other] { $count } Motive cards
    }.
   *[other] { $seat } is dealt these Motive cards: { $cards }.
}
galactica-MotiveRevealed = { $seat } reveals a Motive card: { $card }.
galactica-AgendaDealt = { $card ->
    [hidden] { $seat } is dealt a card of the { $deck }.
   *[other] { $seat } is dealt a card of the { $deck }: { $card }.
}
galactica-AgendaShown = The agenda of { $seat }: { $card }.
galactica-LeaderJudged = { $won ->
    [yes] { $seat } has won as well, as a Cylon leader
   *[no] { $seat }, a Cylon leader, has not won
}{ $left ->
    [none] { "" }
   *[other] ; not revealed: { $left }
}.
galactica-InfiltrationBegan = ▲ { $seat } infiltrates the fleet.
galactica-InfiltrationEnded = ▲ { $seat } infiltrates no more.
galactica-BasestarLeft = A basestar leaves { $area }.
galactica-DestinyReturned = { $cards ->
    [hidden] { $seat } puts { $count ->
        [one] a card
       *[other] { $count } cards
    } on top of the Destiny deck.
   *[other] { $seat } puts these on top of the Destiny deck: { $cards }.
}
