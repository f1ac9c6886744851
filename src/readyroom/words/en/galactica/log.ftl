### Battlestar Galactica: what happened

galactica-CharacterChosen = Seat { $seat } plays { $character }.
galactica-TurnBegan = Turn { $turn }: seat { $seat }.
galactica-SkillsDrawn = { $cards ->
    [hidden] Seat { $seat } draws: { $skills }.
   *[other] Seat { $seat } draws { $cards }.
}
galactica-SkillsDiscarded = Seat { $seat } discards { $cards }.
galactica-SkillTaken = { $card ->
    [hidden] Seat { $seat } takes a Skill card from seat { $source }.
   *[other] Seat { $seat } takes { $card } from seat { $source }.
}
galactica-HandSeen = { $cards ->
    [hidden] Seat { $seat } looks at the hand of seat { $source }.
   *[other] Seat { $seat } looks at the hand of seat { $source }: { $cards }.
}
galactica-DestinyBuilt = A new Destiny deck is built.
galactica-SkillPlayed = Seat { $seat } plays { $card }.
galactica-AbilityUsed = Seat { $seat } uses { $ability }.
galactica-LocationActivated = Seat { $seat } activates { $location }.
galactica-Moved = Seat { $seat } is now: { $place }.
galactica-ResourceChanged = { $resource }: { $change }, now { $now }.
galactica-TitleGiven = Seat { $seat } is { $title }.
galactica-QuorumDrawn = { $card ->
    [hidden] Seat { $seat } draws a Quorum card.
   *[other] Seat { $seat } draws the Quorum card { $card }.
}
galactica-QuorumPlayed = Seat { $seat } plays { $card }.
galactica-QuorumGiven = Seat { $seat } is given { $card }.
galactica-CardDiscarded = { $card } leaves play.
galactica-CardKept = { $card } stays in play.
galactica-CrisisDrawn = Seat { $seat } draws { $card }.
galactica-CardPutBack = { $card ->
    [hidden] Seat { $seat } puts a card back ({ $deck }).
   *[other] Seat { $seat } puts { $card } back ({ $deck }).
}
galactica-PartChosen = Seat { $seat } chooses part { $part } ({ $card }).
galactica-CheckBegan = { $source }: skill check of { $difficulty } ({ $skills }).
galactica-DifficultyChanged = The difficulty changes by { $change } to { $now }.
galactica-DestinyAdded = { $count } Destiny cards are added. { $cards }
galactica-CardsAdded = { $count ->
    [0] Seat { $seat } adds no card.
    [one] Seat { $seat } adds 1 card. { $cards }
   *[other] Seat { $seat } adds { $count } cards. { $cards }
}
galactica-CheckShown = For: { $positive }. Against: { $negative }. { $ignored_count ->
    [0] { "" }
   *[other] Counting nothing: { $ignored }.{ " " }
}Total { $total } of { $difficulty }.
galactica-CheckAbilityResolved = { $card } takes effect.
galactica-CardsJoined = Added to the check: { $cards }.
galactica-CardsLeft = { $cards_count ->
    [0] No card leaves the check.
   *[other] Discarded from the check: { $cards }.
}
galactica-ConsequenceResolved = { $card } has its consequence.
galactica-CheckTotaled = Total { $total } of { $difficulty }.
galactica-NukeGained = The Admiral has { $count } nukes now.
galactica-CheckResult = { $source }: { $result }.
galactica-DieRolled = The die shows { $rolled }, which counts as { $result }.
galactica-ShipsPlaced = { $count } { $ship }: { $area }.
galactica-ShipsMoved = { $count } { $ship }: { $area } to { $to }.
galactica-ShipDestroyed = Destroyed: { $ship }, { $area }.
galactica-CivilianDestroyed = A civilian ship is destroyed: { $face }.
galactica-CivilianSeen = { $face ->
    [hidden] Seat { $seat } looks at a civilian ship.
   *[other] Seat { $seat } looks at a civilian ship: { $face }.
}
galactica-ViperDamaged = A { $ship } is damaged: { $area }.
galactica-VipersRepaired = { $count } vipers are repaired.
galactica-VipersReturned = { $count ->
    [one] A viper returns
   *[other] { $count } vipers return
} to the Reserves ({ $area }).
galactica-Missed = { $attacker } attacks { $target } and misses.
galactica-GalacticaDamaged = Galactica is damaged: { $token }.
galactica-BoardDamaged = { $board } is damaged: { $token }.
galactica-BoardTurned = { $side ->
    [front] { $board } is in play.
    [away] { $board } is no longer in play.
   *[other] { $board } is turned over: { $side }.
}
galactica-TokensPut = { $where }: { $token }{ $count ->
    [one] { "" }
   *[other] {" "}× { $count }
}.
galactica-TokensTaken = { $where }: { $token }{ $count ->
    [one] { "" }
   *[other] {" "}× { $count }
} taken away.
galactica-LocationRepaired = { $location } is repaired.
galactica-BasestarDamaged = A basestar is damaged: { $token }, { $area }.
galactica-CenturionsBoarded = { $count } centurions board Galactica.
galactica-CenturionsAdvanced = The centurions advance.
galactica-CenturionDestroyed = A centurion is destroyed.
galactica-CylonShipsActivated = The Cylon fleet acts: { $kind }.
galactica-AreaActivated = { $kind } act: { $area }.
galactica-NukeUsed = A nuke is launched: { $area }.
galactica-NukeLost = A nuke is given up.
galactica-RaptorLost = A raptor is lost.
galactica-RaptorsReturned = { $count } raptors come back.
galactica-NotPossible = Part of it is not possible ({ $what }).
galactica-JumpTrackMoved = The fleet marker is on space { $now }.
galactica-FleetJumped = The fleet jumps.
galactica-DestinationChosen = Seat { $seat } leads the fleet to { $card } (distance { $distance }).
galactica-SleeperPhase = The Sleeper Agent phase begins.
galactica-LoyaltyDealt = { $card ->
    [hidden] Seat { $seat } is dealt a Loyalty card.
   *[other] Seat { $seat } is dealt a Loyalty card: { $card }.
}
galactica-LoyaltySeen = { $cards ->
    [hidden] Seat { $seat } looks at Loyalty cards of seat { $source }.
   *[other] Seat { $seat } looks at Loyalty cards of seat { $source }: { $cards }.
}
galactica-LoyaltyGiven = Seat { $source } gives { $count } Loyalty cards to seat { $seat }.
galactica-CylonRevealed = Seat { $seat } is a Cylon: { $card }.
galactica-AssistRevealed = The assist character's Loyalty card: { $card }.
galactica-SympathizerRevealed = Seat { $seat } has the Sympathizer card.
galactica-SuperCrisisDrawn = { $card ->
    [hidden] Seat { $seat } draws a Super Crisis card.
   *[other] Seat { $seat } draws the Super Crisis card { $card }.
}
galactica-GameEnded = The game is over: { $winner } win. { $why }.

## In the browser

web-gal-log-CharacterChosen = { $seat } plays { $character }.
web-gal-log-TurnBegan = { $seat } is the current player.
web-gal-log-SkillsDrawn = { $cards ->
    [hidden] { $seat } draws: { $skills }.
    [none] { $seat } draws nothing.
   *[other] { $seat } draws { $cards }.
}
web-gal-log-SkillsDiscarded = { $seat } discards { $cards }.
web-gal-log-SkillTaken = { $card ->
    [hidden] { $seat } takes a Skill card from { $source }.
   *[other] { $seat } takes { $card } from { $source }.
}
web-gal-log-HandSeen = { $cards ->
    [hidden] { $seat } looks at the hand of { $source }.
   *[other] { $seat } looks at the hand of { $source }: { $cards }.
}
web-gal-log-DestinyBuilt = A new Destiny deck is built.
web-gal-log-SkillPlayed = { $seat } plays { $card }.
web-gal-log-AbilityUsed = { $seat } uses { $ability }.
web-gal-log-LocationActivated = { $seat } uses { $location }.
web-gal-log-Moved = { $seat } goes to { $place }.
web-gal-log-ResourceChanged = { $way ->
    [down] ▼ { $resource } { $change }, now { $now }.
   *[up] ▲ { $resource } +{ $change }, now { $now }.
}
web-gal-log-TitleGiven = { $seat } is { $title }.
web-gal-log-QuorumDrawn = { $card ->
    [hidden] { $seat } draws a Quorum card.
   *[other] { $seat } draws the Quorum card { $card }.
}
web-gal-log-QuorumPlayed = { $seat } plays { $card }.
web-gal-log-QuorumGiven = { $seat } is given { $card }.
web-gal-log-CardDiscarded = { $card } leaves play.
web-gal-log-CardKept = { $card } stays in play.
web-gal-log-CrisisDrawn = { $seat } draws { $card }.
web-gal-log-CardPutBack = { $card ->
    [hidden] { $seat } puts a card back on the { $deck }{ $bottom ->
        [yes] , at the bottom
       *[no] , on top
    }.
   *[other] { $seat } puts { $card } back on the { $deck }{ $bottom ->
        [yes] , at the bottom
       *[no] , on top
    }.
}
web-gal-log-PartChosen = { $part ->
    [0] { $seat } chooses the first part of { $card }.
   *[other] { $seat } chooses the second part of { $card }.
}
web-gal-log-CheckBegan = { $source }: a check of { $difficulty } ({ $skills }).
web-gal-log-DifficultyChanged = The difficulty is now { $now }.
web-gal-log-DestinyAdded = Destiny adds { $count }{ $shown ->
    [yes] : { $cards }
   *[no] { "" }
}.
web-gal-log-CardsAdded = { $count ->
    [0] { $seat } adds nothing.
    [one] { $seat } adds 1 card{ $shown ->
        [yes] : { $cards }
       *[no] { "" }
    }.
   *[other] { $seat } adds { $count } cards{ $shown ->
        [yes] : { $cards }
       *[no] { "" }
    }.
}
web-gal-log-CheckShown = For it: { $positive ->
    [none] nothing
   *[other] { $positive }
}. Against it: { $negative ->
    [none] nothing
   *[other] { $negative }
}. { $ignored ->
    [none] { "" }
   *[other] Counting nothing: { $ignored }.{ " " }
}Together { $total } of { $difficulty }.
web-gal-log-CheckAbilityResolved = { $card } takes effect.
web-gal-log-CardsJoined = Added to the check: { $cards }.
web-gal-log-CardsLeft = { $cards ->
    [none] No card leaves the check.
   *[other] Discarded from the check: { $cards }.
}
web-gal-log-ConsequenceResolved = { $card } has its consequence.
web-gal-log-CheckTotaled = Together { $total } of { $difficulty } now.
web-gal-log-NukeGained = The Admiral has { $count } nukes now.
web-gal-log-DestinySearched = { $seat } looks through the Destiny deck and discards { $cards }.
web-gal-log-CylonShipsRemoved = All Cylon ships { $area } are removed.
web-gal-log-CheckResult = { $source }: { $result ->
    [pass] passed
    [partial] partly passed
   *[fail] failed
}.
web-gal-log-DieRolled = The die shows { $rolled }{ $bonus ->
    [0] { "" }
   *[other] , which counts as { $result }
}.
web-gal-log-ShipsPlaced = { $ship_id ->
    [raider] { $count ->
        [one] A raider appears
       *[other] { $count } raiders appear
    }
    [heavy_raider] { $count ->
        [one] A heavy raider appears
       *[other] { $count } heavy raiders appear
    }
    [basestar] A basestar appears
    [viper] { $count ->
        [one] A viper is launched
       *[other] { $count } vipers are launched
    }
   *[civilian] { $count ->
        [one] A civilian ship is out
       *[other] { $count } civilian ships are out
    }
}: { $area }.
web-gal-log-ShipsMoved = { $ship_id ->
    [raider] { $count ->
        [one] A raider moves
       *[other] { $count } raiders move
    }
    [heavy_raider] { $count ->
        [one] A heavy raider moves
       *[other] { $count } heavy raiders move
    }
    [viper] A viper moves
   *[civilian] A civilian ship moves
}: { $area } → { $to }.
web-gal-log-ShipDestroyed = ✹ A { $ship } is destroyed: { $area }.
web-gal-log-CivilianDestroyed = ✹ A civilian ship is destroyed: { $face }.
web-gal-log-CivilianSeen = { $face ->
    [hidden] { $seat } looks at a civilian ship.
   *[other] { $seat } looks at a civilian ship: { $face }.
}
web-gal-log-ViperDamaged = A { $ship } is damaged: { $area }.
web-gal-log-VipersRepaired = { $count ->
    [one] A viper is repaired.
   *[other] { $count } vipers are repaired.
}
web-gal-log-VipersReturned = { $count ->
    [one] A viper returns
   *[other] { $count } vipers return
} to the Reserves: { $area }.
web-gal-log-Missed = { $attacker_id ->
    [armory] The shot in the Armory misses.
    [galactica] Galactica misses the { $target }.
   *[other] A { $attacker } misses: { $target }.
}
web-gal-log-GalacticaDamaged = ✹ Galactica is damaged: { $token }.
web-gal-log-BoardDamaged = ✹ { $board } is damaged: { $token }.
web-gal-log-BoardTurned = { $side ->
    [front] { $board } is in play.
    [away] { $board } is no longer in play.
   *[other] { $board } is turned over: { $side }.
}
web-gal-log-TokensPut = { $where }: { $token }{ $count ->
    [one] { "" }
   *[other] {" "}× { $count }
}.
web-gal-log-TokensTaken = { $where }: { $token }{ $count ->
    [one] { "" }
   *[other] {" "}× { $count }
} taken away.
web-gal-log-LocationRepaired = { $location } is repaired.
web-gal-log-BasestarDamaged = ✹ A basestar is damaged ({ $token }): { $area }.
web-gal-log-CenturionsBoarded = { $count ->
    [one] A centurion boards Galactica.
   *[other] { $count } centurions board Galactica.
}
web-gal-log-CenturionsAdvanced = The centurions advance.
web-gal-log-CenturionDestroyed = A centurion is destroyed.
web-gal-log-CylonShipsActivated = The Cylons act: { $kind }.
web-gal-log-AreaActivated = The { $kind } act: { $area }.
web-gal-log-NukeUsed = ☢ A nuke is launched: { $area }.
web-gal-log-NukeLost = A nuke is given up.
web-gal-log-RaptorLost = A raptor is lost.
web-gal-log-RaptorsReturned = { $count ->
    [one] A raptor comes back.
   *[other] { $count } raptors come back.
}
web-gal-log-NotPossible = Part of it is not possible: { $what }.
web-gal-log-JumpTrackMoved = The fleet marker is on space { $now }.
web-gal-log-FleetJumped = The fleet jumps.
web-gal-log-DestinationChosen = { $seat } leads the fleet to { $card } (distance { $distance }).
web-gal-log-SleeperPhase = The Sleeper Agent phase: new Loyalty cards for all.
web-gal-log-LoyaltyDealt = { $card ->
    [hidden] { $seat } is dealt a Loyalty card.
   *[other] { $seat } is dealt a Loyalty card ({ $card }).
}
web-gal-log-LoyaltySeen = { $cards ->
    [hidden] { $seat } looks at Loyalty of { $source }.
   *[other] { $seat } looks at Loyalty of { $source } ({ $cards }).
}
web-gal-log-LoyaltyGiven = { $source } gives { $seat } { $count ->
    [one] a Loyalty card
   *[other] { $count } Loyalty cards
}.
web-gal-log-CylonRevealed = { $seat } is a Cylon: { $card }.
web-gal-log-AssistRevealed = The assist character's Loyalty card: { $card }.
web-gal-log-SympathizerRevealed = { $seat } has the Sympathizer card.
web-gal-log-SuperCrisisDrawn = { $card ->
    [hidden] { $seat } draws a Super Crisis card.
   *[other] { $seat } draws the Super Crisis card { $card }.
}
web-gal-log-GameEnded = { $winner ->
    [humans] The humans win
   *[cylons] The Cylons win
}: { $why }.
