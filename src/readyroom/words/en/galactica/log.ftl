### Battlestar Galactica: what happened. One sentence for each event, in the terminal and in the browser.

galactica-CharacterChosen = { $seat } plays { $character }.
galactica-TurnBegan = { $seat } is the current player.
    .heading = Turn { $turn }
galactica-SkillsDrawn = { $cards ->
    [hidden] { $seat } draws: { $skills }.
    [none] { $seat } draws nothing.
   *[other] { $seat } draws { $cards }.
}
galactica-SkillsDiscarded = { $seat } discards { $cards }.
galactica-SkillTaken = { $card ->
    [hidden] { $seat } takes a Skill card from { $source }.
   *[other] { $seat } takes { $card } from { $source }.
}
galactica-HandSeen = { $cards ->
    [hidden] { $seat } looks at the hand of { $source }.
   *[other] { $seat } looks at the hand of { $source }: { $cards }.
}
galactica-DestinyBuilt = A new Destiny deck is built.
galactica-SkillPlayed = { $seat } plays { $card }.
galactica-AbilityUsed = { $seat } uses { $ability }.
galactica-LocationActivated = { $seat } uses { $location }.
galactica-Moved = { $place_id ->
    [off_board] { $seat } is off the board.
   *[other] { $seat } goes to { $place }.
}
galactica-ResourceChanged = { $way ->
    [down] ▼ { $resource } { $change }, now { $now }.
   *[up] ▲ { $resource } +{ $change }, now { $now }.
}
galactica-TitleGiven = { $seat } is { $title }.
galactica-QuorumDrawn = { $card ->
    [hidden] { $seat } draws a Quorum card.
   *[other] { $seat } draws the Quorum card { $card }.
}
galactica-QuorumPlayed = { $seat } plays { $card }.
galactica-QuorumGiven = { $seat } is given { $card }.
galactica-CardDiscarded = { $card } leaves play.
galactica-CardKept = { $card } stays in play.
galactica-CrisisDrawn = { $seat } draws { $card }.
galactica-CardPutBack = { $card ->
    [hidden] { $seat } puts a card back on the { $deck }{ $bottom ->
        [yes] , at the bottom
       *[no] , on top
    }.
   *[other] { $seat } puts { $card } back on the { $deck }{ $bottom ->
        [yes] , at the bottom
       *[no] , on top
    }.
}
galactica-PartChosen = { $part ->
    [0] { $seat } chooses the first part of { $card }.
    [2] { $seat } takes another way than { $card } offers.
   *[other] { $seat } chooses the second part of { $card }.
}
galactica-CheckBegan = { $source }: a check of { $difficulty } ({ $skills }).
galactica-DifficultyChanged = The difficulty is now { $now }.
galactica-DestinyAdded = Destiny adds { $count }{ $cards ->
    [none] { "" }
   *[other] : { $cards }
}.
galactica-CardsAdded = { $count ->
    [0] { $seat } adds nothing.
    [one] { $seat } adds 1 card{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }.
   *[other] { $seat } adds { $count } cards{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }.
}
galactica-CheckShown = For it: { $positive ->
    [none] nothing
   *[other] { $positive }
}. Against it: { $negative ->
    [none] nothing
   *[other] { $negative }
}. { $ignored ->
    [none] { "" }
   *[other] Counting nothing: { $ignored }.{ " " }
}Together { $total } of { $difficulty }.
galactica-CheckAbilityResolved = { $card } takes effect.
galactica-CardsJoined = Added to the check: { $cards }.
galactica-CardsLeft = { $cards ->
    [none] No card leaves the check.
   *[other] Discarded from the check: { $cards }.
}
galactica-StrengthChanged = Together { $total } so far.
galactica-ConsequenceResolved = { $card } has its consequence.
galactica-CheckTotaled = Together { $total } of { $difficulty } now.
galactica-NukeGained = The Admiral has { $count } nukes now.
galactica-CheckResult = { $source }: { $result_id ->
    [pass] passed
    [partial] partly passed
    [spared] failed, but nothing comes of it
   *[fail] failed
}.
galactica-DieRolled = The die shows { $rolled }{ $bonus ->
    [0] { "" }
   *[other] , which counts as { $result }
}.
galactica-ShipsPlaced = { $ship_id ->
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
    [civilian] { $count ->
        [one] A civilian ship is out
       *[other] { $count } civilian ships are out
    }
   *[other] Launched: { $count } × { $ship }
}: { $area }.
galactica-ShipsMoved = { $ship_id ->
    [raider] { $count ->
        [one] A raider moves
       *[other] { $count } raiders move
    }
    [heavy_raider] { $count ->
        [one] A heavy raider moves
       *[other] { $count } heavy raiders move
    }
    [civilian] A civilian ship moves
   *[other] A { $ship } moves
}: { $area } → { $to }.
galactica-ShipDestroyed = ✹ A { $ship } is destroyed: { $area }.
galactica-CivilianDestroyed = ✹ A civilian ship is destroyed: { $face }.
galactica-CivilianSeen = { $face ->
    [hidden] { $seat } looks at a civilian ship.
   *[other] { $seat } looks at a civilian ship: { $face }.
}
galactica-ViperDamaged = A { $ship } is damaged: { $area }.
galactica-VipersRepaired = { $count ->
    [one] A viper is repaired.
   *[other] { $count } vipers are repaired.
}
galactica-VipersReturned = { $count ->
    [one] A viper returns
   *[other] { $count } vipers return
} to the Reserves: { $area }.
galactica-Missed = { $attacker_id ->
    [armory] The shot in the Armory misses.
    [galactica] Galactica misses the { $target }.
   *[other] A { $attacker } misses: { $target }.
}
galactica-GalacticaDamaged = ✹ Galactica is damaged: { $token }.
galactica-BoardDamaged = ✹ { $board } is damaged: { $token }.
galactica-BoardTurned = { $side ->
    [front] { $board } is in play.
    [away] { $board } is no longer in play.
    [destroyed] { $board_id ->
        [cylon] The Hub is destroyed.
       *[other] { $board } is destroyed.
    }
    [human] { $board } is on the side of the humans.
    [cylon] { $board } is on the side of the Cylons.
   *[other] { $board } is turned over: { $side }.
}
galactica-TokensPut = { $where }: { $token } +{ $count }.
galactica-TokensTaken = { $where }: { $token } -{ $count }.
galactica-LocationRepaired = { $location } is repaired.
galactica-BasestarDamaged = ✹ A basestar is damaged ({ $token }): { $area }.
galactica-CenturionsBoarded = { $count ->
    [one] A centurion boards Galactica.
   *[other] { $count } centurions board Galactica.
}
galactica-CenturionsAdvanced = The centurions advance.
galactica-CenturionDestroyed = A centurion is destroyed.
galactica-CylonShipsActivated = The Cylons act: { $kind }.
galactica-AreaActivated = The { $kind } act: { $area }.
galactica-NukeUsed = ☢ A nuke is launched: { $area }.
galactica-NukeLost = A nuke is given up.
galactica-RaptorLost = A raptor is lost.
galactica-RaptorsReturned = { $count ->
    [one] A raptor comes back.
   *[other] { $count } raptors come back.
}
galactica-NotPossible = Part of it is not possible: { $what }.
galactica-JumpTrackMoved = The fleet marker is on space { $now }.
galactica-FleetJumped = The fleet jumps.
galactica-DestinationChosen = { $seat } leads the fleet to { $card } (distance { $distance }).
galactica-SleeperPhase = The Sleeper Agent phase: new Loyalty cards for all.
galactica-LoyaltyDealt = { $card ->
    [hidden] { $seat } is dealt a Loyalty card.
   *[other] { $seat } is dealt a Loyalty card ({ $card }).
}
galactica-LoyaltySeen = { $cards ->
    [hidden] { $seat } looks at Loyalty of { $source }.
   *[other] { $seat } looks at Loyalty of { $source } ({ $cards }).
}
galactica-LoyaltyGiven = { $source } gives { $seat } { $count ->
    [one] a Loyalty card
   *[other] { $count } Loyalty cards
}.
galactica-CylonRevealed = { $seat } is a Cylon: { $card }.
galactica-AssistRevealed = The assist character's Loyalty card: { $card }.
galactica-SympathizerRevealed = { $seat } has the Sympathizer card.
galactica-SuperCrisisDrawn = { $card ->
    [hidden] { $seat } draws a Super Crisis card.
   *[other] { $seat } draws the Super Crisis card { $card }.
}
galactica-GameEnded = { $winner_id ->
    [humans] The humans win
   *[cylons] The Cylons win
}: { $why }.
    .heading = The game is over
