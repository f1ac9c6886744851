### Battlestar Galactica, Daybreak box: what happened

galactica-MutineerRevealed = { $seat } is the Mutineer.
galactica-MutinyDrawn = { $card ->
    [hidden] { $seat } draws a Mutiny card.
   *[other] { $seat } draws the Mutiny card { $card }.
}
galactica-MutinyPlayed = { $seat } plays the Mutiny card { $card }.
