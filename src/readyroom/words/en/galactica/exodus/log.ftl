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
galactica-FleetArrived = ▲ Over the horizon, { $area }{ $basestars ->
    [0] { "" }
    [one] {" "}· 1 basestar
   *[other] {" "}· { $basestars } basestars
}{ $heavy_raiders ->
    [0] { "" }
    [one] {" "}· 1 heavy raider
   *[other] {" "}· { $heavy_raiders } heavy raiders
}{ $raiders ->
    [0] { "" }
    [one] {" "}· 1 raider
   *[other] {" "}· { $raiders } raiders
}
galactica-CivilianEscorted = A civilian ship { $area } is escorted to safety.
galactica-MarkerMoved = { $marker_id ->
    [pursuit] { $space_id ->
        [pursuit_start] The pursuit begins anew.
        [auto_attack] ▲ The pursuit has caught up: automatic attack.
       *[other] The pursuit comes closer: { $space }.
    }
   *[other] { $marker }: { $space }.
}
galactica-BridgeOrdered = { $seat } gives orders on the Basestar Bridge: { $orders }.
galactica-Executed = { $seat } is executed ({ $character }): { $why }.
galactica-LoyaltyShown = { $seat } was human: { $cards }.
galactica-FinalFiveShown = { $seat } has looked at a card of { $source } that everybody sees now: { $card }.
galactica-GoalRevealed = { $seat } has reached a goal: { $card }.
galactica-GoalMissed = { $seat } has not reached a goal: { $card }.
galactica-TraumaDrawn = { $tokens ->
    [hidden] { $seat } draws { $count ->
        [one] a trauma token
       *[other] { $count } trauma tokens
    }.
   *[other] { $seat } draws trauma tokens: { $tokens }.
}
galactica-TraumaDiscarded = { $tokens ->
    [hidden] { $seat } discards { $count ->
        [one] a trauma token
       *[other] { $count } trauma tokens
    }.
   *[other] { $seat } discards trauma tokens: { $tokens }.
}
galactica-DisasterDrawn = ▲ { $seat } has drawn a disaster.
galactica-DisasterReplaced = { $seat } shows a disaster and draws another trauma token for it.
galactica-RaiderRemoved = A raider { $area } is removed.
galactica-CenturionsDrivenBack = The centurions are driven back.
galactica-DestinyTaken = { $cards ->
    [hidden] { $seat } takes { $count ->
        [one] a card
       *[other] { $count } cards
    } of the Destiny deck.
   *[other] { $seat } takes { $cards } from the Destiny deck.
}
galactica-TraumaShown = { $tokens_count ->
    [0] { $seat } has no trauma tokens to show.
   *[other] { $seat } shows { $tokens }. Against them ({ $face }): { $against }{ $against ->
        [0] { "" }
       *[other] { $left ->
            [0] , too few to count
           *[other] { "" }
        }
    }.
}
galactica-AllyCame = { $card } is in { $place }.
galactica-AllyMet = { $token ->
    [hidden] { $seat } meets { $card }, on whom no trauma token lies.
   *[other] { $seat } meets { $card }: { $token }.
}
galactica-AllyTrauma = { $token ->
    [hidden] { $seat } puts a trauma token on { $card }.
   *[other] { $seat } puts a trauma token on { $card }: { $token }.
}
galactica-AllyTraumaUnseen = An unseen trauma token lies on { $card }.
galactica-AllyLeft = { $card } leaves the game.
galactica-CrossroadsBegan = ▲ The Ionian Nebula: the Cylons were waiting. Everybody comes to a crossroads.
galactica-CrossroadsDealt = { $card ->
    [hidden] { $seat } gets a Crossroads card.
   *[other] { $seat } gets a Crossroads card: { $card }.
}
galactica-TraumaSet = { $token ->
    [hidden] { $seat } sets a trauma token.
   *[other] { $seat } sets a trauma token: { $token }.
}
galactica-CrossroadsShown = { $token ->
    [hidden] { $seat } shows { $card } and chooses.
   *[other] { $seat } shows { $card }: { $token }.
}
galactica-TrialBegan = The Trial, and Boxing the Line: all trauma tokens are shown.
galactica-Eliminated = ▲ { $seat } ({ $character }) is eliminated and takes no part any more.
galactica-TrialEnded = The Trial is over; all trauma tokens leave the game.
