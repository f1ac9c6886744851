### Battlestar Galactica, Exodus box: what happened

galactica-DestinySearched = { $seat } looks through the Destiny deck and discards { $cards }.
galactica-CylonShipsRemoved = All Cylon ships { $area } are removed.
galactica-ShipsGathered = Beyond the horizon, { $area }, { $ship_id ->
    [raider] { $count ->
        [one] a raider joins
       *[other] { $count } raiders join
    }
    [heavy_raider] { $count ->
        [one] a heavy raider joins
       *[other] { $count } heavy raiders join
    }
   *[other] { $count ->
        [one] a { $ship } joins
       *[other] { $count } × { $ship } join
    }
} the Cylon fleet.
galactica-FleetArrived = ▲ The Cylon ships that waited arrive { $area }: { $raiders } raiders, { $heavy_raiders } heavy raiders, { $basestars } basestars.
galactica-CivilianEscorted = A civilian ship { $area } is escorted to safety.
galactica-MarkerMoved = { $marker }: { $space }.
galactica-BridgeOrdered = { $seat } gives orders on the Basestar Bridge.
galactica-Executed = { $seat } is executed ({ $character }): { $why }.
galactica-LoyaltyShown = { $seat } was human: { $cards }.
galactica-FinalFiveShown = { $seat } has looked at a card of { $source } that everybody sees now: { $card }.
galactica-GoalRevealed = { $seat } has reached a goal: { $card }.
galactica-GoalMissed = { $seat } has not reached a goal: { $card }.
