### Battlestar Galactica, Daybreak box: what happened

galactica-MutineerRevealed = { $seat } is the Mutineer.
galactica-MutinyDrawn = { $card ->
    [hidden] { $seat } draws a Mutiny card.
   *[other] { $seat } draws the Mutiny card { $card }.
}
galactica-MutinyPlayed = { $seat } plays the Mutiny card { $card }.
galactica-MissionBegan = { $seat } begins the Mission { $card }.
galactica-MissionTurned = { $card } has failed and lies facedown.
galactica-MissionCleared = { $card ->
    [hidden] The Mission that failed is shuffled into its deck.
   *[other] The Mission { $card } leaves its space.
}
galactica-ShipRemoved = A { $ship } is taken away: { $area }.
