## The Galactica table in the browser

web-gal-board = The board: Galactica and the space around her
web-gal-decks = Decks and ships beside the board
web-gal-drawer = Decks
web-gal-fold = Fold { $what }
web-gal-read = Read { $what }
web-gal-mine = My sheet and cards
web-gal-now = Being resolved
web-gal-turn = Turn { $turn }
web-gal-winner = { $winner ->
    [humans] The humans win
   *[cylons] The Cylons win
}
web-gal-list-all = Show all as a list
web-gal-list-less = Hide the list
web-gal-list-short = List
web-gal-elsewhere = { $page } { $count }
web-gal-page-space = Space
web-gal-page-ships = Ships
web-gal-page-players = Players
web-gal-page-cards = Cards
web-gal-page-log = Log

### Board

web-gal-area = { $area ->
    [fore] Fore
    [starboard_fore] Starboard fore
    [starboard_aft] Starboard aft
    [aft] Aft
    [port_aft] Port aft
   *[port_fore] Port fore
}
web-gal-pieces = { $kind ->
    [raider] { $count ->
        [one] 1 raider
       *[other] { $count } raiders
    }
    [heavy_raider] { $count ->
        [one] 1 heavy raider
       *[other] { $count } heavy raiders
    }
   *[viper] { $count ->
        [one] 1 unmanned viper
       *[other] { $count } unmanned vipers
    }
}
web-gal-basestar = Basestar, { $where }{ $damage ->
    [none] { "" }
   *[other] , damaged: { $damage }
}
web-gal-pilot = { $who } ({ $player }) in a viper, { $where }
web-gal-civilian = Civilian ship { $number }, { $where }{ $face ->
    [hidden] { "" }
   *[other] , you know: { $face }
}
web-gal-civilian-number = Civilian ship { $number }
web-gal-face = { $face ->
    [civ_empty] 0
    [civ_population_1] 1
    [civ_population_2] 2
    [civ_population_1_fuel_1] 1+F
   *[civ_population_1_morale_1] 1+M
}
web-gal-you-know = You have seen it: { $what }.
web-gal-damaged = damaged
web-gal-resource = { $name }: { $value }{ $low ->
    [yes] , in the red
   *[no] { "" }
} (red from { $red } down)
web-gal-jump = Jump preparation
web-gal-start = ◦
web-gal-auto = Jump
web-gal-jump-track = Jump preparation: space { $at } of 5{ $blue ->
    [yes] , FTL Control can be used
   *[no] { "" }
}
web-gal-boarding = Boarding party
web-gal-boarding-track = { $count ->
    [0] Boarding party: no centurion aboard
    [one] Boarding party: 1 centurion aboard
   *[other] Boarding party: { $count } centurions aboard
}
web-gal-centurions = { $count ->
    [one] 1 centurion on space { $space } of 4
   *[other] { $count } centurions on space { $space } of 4
}
web-gal-distance = { $turn ->
    [0] Distance { $now }
   *[other] Turn { $turn } · distance { $now }
}
web-gal-distance-long = Distance travelled: { $now } of 8. Been to: { $places ->
    [none] nowhere yet
   *[other] { $places }
}

web-gal-room-communications = Communi{ "\u00AD" }cations
web-gal-room-administration = Adminis{ "\u00AD" }tration
web-gal-room-resurrection_ship = Resurrec{ "\u00AD" }tion Ship
web-gal-secret = look
web-gal-all-hands = What everybody holds

### Decks and ships

web-gal-deck = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $top ->
    [none] { "" }
   *[other] , on top of the discards: { $top }
}
web-gal-deck-closed = { $name }{ $top ->
    [none] { "" }
   *[other] , on top of the discards: { $top }
}
web-gal-deck-size = { $count ->
    [one] 1 card is left.
   *[other] { $count } cards are left.
}
web-gal-deck-top = On top of its discards: { $card }
web-gal-short-destiny = Destiny
web-gal-short-quorum = Quorum
web-gal-short-crisis = Crisis
web-gal-short-destination = Destination
web-gal-short-super_crisis = Super
web-gal-heading-destiny = Destiny deck
web-gal-heading-cylon = Cylon locations
web-gal-heading-jump_track = Jump Preparation track
web-gal-heading-boarding_track = Boarding Party track
web-gal-heading-distance = The way so far
web-gal-heading-player = A player
web-gal-heading-raptor = Raptor
web-gal-heading-nuke = Nuke
web-gal-heading-fore = Viper, fore
web-gal-heading-starboard_fore = Viper, starboard fore
web-gal-heading-starboard_aft = Viper, starboard aft
web-gal-heading-aft = Viper, aft
web-gal-heading-port_aft = Viper, port aft
web-gal-heading-port_fore = Viper, port fore
web-gal-heading-humans_win = Kobol is reached
web-gal-stock = { $kind ->
    [viper] Vipers: { $ready } in the Reserves, { $damaged } damaged, { $lost } lost
    [raptor] Raptors: { $ready } in the Reserves, { $lost } lost
    [nuke] Nukes left: { $ready }
   *[civilian] Civilian ships that are not on the board: { $ready }
}

### People

web-gal-thinks = is asked
web-gal-no-character = no character yet
web-gal-tokens = { $token }{ $count ->
    [one] { "" }
   *[other] {" "}× { $count }
}
web-gal-holds = { $pile }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-gal-badge-president = President
web-gal-badge-admiral = Admiral
web-gal-badge-cylon = Cylon
web-gal-hand-count = { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
}
web-gal-super-count = { $count ->
    [one] 1 Super Crisis card
   *[other] { $count } Super Crisis cards
}
web-gal-quorum-count = { $count ->
    [one] 1 Quorum card
   *[other] { $count } Quorum cards
}
web-gal-nukes = { $count ->
    [one] 1 nuke
   *[other] { $count } nukes
}
web-gal-spent = used
web-gal-loyalty-back = Loyalty card, face down
web-gal-loyalty-seen = A Loyalty card of { $who } that you have seen: click to look again
web-gal-type = { $type ->
    [political_leader] Political leader
    [military_leader] Military leader
    [pilot] Pilot
   *[support] Support
}
web-gal-starts = starts: { $place }
web-gal-in-viper = in a viper

### My sheet

web-gal-choose-first = Your character comes first.
web-gal-tab-skill = Skill cards: { $count }
web-gal-tab-other = Others: { $count }
web-gal-hand = My Skill cards: { $count } (at most { $limit } at the end of a turn)
web-gal-no-cards = No Skill cards.
web-gal-quorum = Quorum: { $count }
web-gal-super = Super Crisis
web-gal-known = You know what is on top
web-gal-loyalty = Loyalty
web-gal-hold = { $count ->
    [one] My Loyalty card. Hold to look at it.
   *[other] My { $count } Loyalty cards. Hold to look at them.
}
web-gal-hold-short = hold to look
web-gal-reveal-open = reveal …
web-gal-reveal-title = Reveal a Loyalty card
web-gal-reveal-nothing = There is nothing to reveal now. Only a card that says “You Are a Cylon” is revealed, and only as an action on one's own turn. (LOY-005)

### Cards

web-gal-kind = { $kind ->
    [crisis] Crisis
    [attack] Cylon attack
    [super] Super Crisis
    [destination] Destination
    [quorum] Quorum
    [loyalty] Loyalty
   *[other] Card
}
web-gal-jump-icon = Moves the fleet marker
web-gal-partial = partly from { $number }
web-gal-destiny = Destiny
web-gal-kept = In play:
web-gal-die = { $purpose ->
    [attack-raider] Attack on a raider: hit on 3 or more
    [attack-heavy_raider] Attack on a heavy raider: hit on 7 or more
    [attack-basestar] Attack on a basestar: hit on 8, by Galactica on 5 or more
    [attack-centurion] Attack on a centurion: hit on 7 or more
    [attack-viper] Attack on a viper: damaged on 5 or more, destroyed on 8
    [basestar-galactica] A basestar fires at Galactica: hit on 4 or more
    [raider-galactica] A raider fires at Galactica: hit on 8
    [nuke] Nuke: 1-2 two damage, 3-6 destroyed, 7-8 with up to 3 raiders
    [ftl] FTL: population is lost on 6 or less
    [launch-scout] The scout: the raptor is lost on 2 or less
    [risk-raptor] The raptor: lost on 2 or less
    [risk-vipers] The vipers: fuel on 6 or more
    [brutal-force] Brutal force: population is lost on 2 or less
    [mutiny] Mutiny: it works on 3 or more
    [food-rationing] Food Rationing: food on 6 or more
    [inspirational-speech] Inspirational Speech: morale on 6 or more
    [mugshots] Mugshots: morale is lost on 3 or less
    [human-fleet] Human Fleet: Galactica is damaged on 5 or more
   *[other] The die for the Crisis card
}

### What things are

web-gal-about-raider = Attacks a viper in its area, else destroys a civilian ship, else moves towards the nearest one; with none on the board it fires at Galactica. Destroyed on 3 or more.
web-gal-about-heavy_raider = Never attacks. Moves towards the launch areas and boards Galactica from there. Destroyed on 7 or more.
web-gal-about-basestar = Fires at Galactica and launches raiders. Damaged by Galactica on 5 or more, by vipers on 8; destroyed by three damage.
web-gal-about-viper = Launched, moved or fighting. Raiders damage it on 5 to 7 and destroy it on 8; its pilot goes to Sickbay.
web-gal-about-civilian = Carries people: destroyed without a roll when raiders reach it. What it carries is hidden.
web-gal-about-centurion = Advances one space whenever heavy raiders are activated. On the last space the humans have lost. Destroyed in the Armory on 7 or more.
web-gal-about-raptor = Stays in the Reserves until it is risked for a reward.
web-gal-about-nuke = The Admiral's: launched at a basestar as an action.
web-gal-about-space = Six areas in a ring round Galactica. Ships move from an area to the next one, never across her. Vipers launch into the two port areas.
web-gal-about-jump_track = Moved by the jump icon on Crisis cards. On a blue space FTL Control may jump at the risk of the population printed there; on the last space the fleet jumps by itself.
web-gal-about-boarding_track = Centurions enter from heavy raiders in the launch areas and move on whenever heavy raiders are activated. One on the last space, and the humans have lost.
web-gal-about-distance = At 4 the Sleeper Agent phase comes. At 8 or more the next jump reaches Kobol, and the humans have won.
web-gal-about-destiny = Two of its cards go into every skill check.
web-gal-about-food = Without food the humans have lost.
web-gal-about-fuel = Without fuel the humans have lost. Jumps cost it.
web-gal-about-morale = Without morale the humans have lost.
web-gal-about-population = Without population the humans have lost.
web-gal-about-resource = Now { $value }; in the red from { $red } down. At 0 at the end of a turn the humans have lost.
web-gal-about-crisis = Drawn by each human player in the Crisis step.
web-gal-about-super_crisis = For revealed Cylons, played at Caprica.
web-gal-about-destination = The Admiral chooses one of two when the fleet jumps.
web-gal-about-politics = A Skill type. Its cards help in checks that show its sign.
web-gal-about-leadership = A Skill type. Its cards help in checks that show its sign.
web-gal-about-tactics = A Skill type. Its cards help in checks that show its sign.
web-gal-about-piloting = A Skill type. Its cards help in checks that show its sign. Who has it can pilot a viper.
web-gal-about-engineering = A Skill type. Its cards help in checks that show its sign.
web-gal-about-quorum = The President draws from it.
web-gal-about-player = Somebody at the table.
web-gal-no-text = There is nothing to read about it.

### Why not

web-gal-why-here = You are here already. (MOVE-001)
web-gal-why-cylon = Only revealed Cylons go there. (MOVE-006)
web-gal-why-human = Revealed Cylons move among the Cylon locations only. (MOVE-006)
web-gal-why-hazardous = Nobody goes there by choice. (BOARD-013)
web-gal-why-bombed = Colonial One is destroyed, as the card in play says. (CRIS-008)
web-gal-why-no-card = To another ship you need a Skill card. (MOVE-004)
web-gal-why-elsewhere = You can only use the location you are in. (ACT-002)
web-gal-why-damaged = Its action can't be used until it is repaired. (ACT-014)
web-gal-why-red = The fleet marker is on a red space. (JUMP-021)
web-gal-why-president = For the President only, as the location says. (ACT-002)
web-gal-why-pilot = You are no pilot, or there is no viper. (ACT-020)
web-gal-why-nothing = It would do nothing now. Doing nothing is allowed, but needs no card and no place. (ACT-012)
web-gal-why-revealed = A revealed Cylon has no abilities. (CHAR-024)
web-gal-why-spent = Used already: once a game. (CHAR-008)
web-gal-why-drawback = A drawback: it works by itself. (CHAR-002)
web-gal-why-action = An action: when it is your turn to act, and it can do something. (CHAR-003)
web-gal-why-later = You will be asked when it can be used, or it works by itself. (CHAR-004)
web-gal-why-no-action = It is no action: you will be asked when it can be used. (SKILL-003)
web-gal-why-window = Not for this moment: its text names another. (SKILL-003)
web-gal-why-no-room-action = There is no action there. (BOARD-013)
web-gal-why-whole = It is not damaged. (ACT-014)
web-gal-why-not-galactica = Only a location on Galactica. (ACT-027)
web-gal-why-place = What is being resolved does not allow this place. (CRIS-008)
web-gal-why-seat = What is being resolved does not allow this player. (CRIS-008)
web-gal-why-seat-self = What is being resolved means somebody else. (CRIS-008)
web-gal-why-seat-there = They are there already. (MOVE-014)
web-gal-why-seat-cylon = A revealed Cylon can't be chosen here. (CYL-030)
web-gal-why-seat-cylon-sent = A revealed Cylon can't be sent there. (MOVE-015)
web-gal-why-seat-cylon-title = A revealed Cylon never holds a title. (TITLE-034)

### Options

web-gal-draw = { $count } { $skill }
web-gal-option-viper = The viper of { $seat }
web-gal-option-number = { $count }
web-gal-option-reveal = Reveal yourself as a Cylon: { $id }
web-gal-option-launch = Launch a { $ship }: { $area }
web-gal-option-token = { $id }

## What an open window is about

web-gal-window-use = { $about } Do you use something?
web-gal-roll = { $what }: { $needed }
web-gal-needed = { $what } on { $least ->
    [8] 8
   *[other] { $most ->
        [8] { $least } or more
       *[other] { $least } to { $most }
    }
}
web-gal-at-before_cards = { $check }, difficulty { $difficulty } ({ $skills }), before cards are added.
web-gal-at-before_roll = { $roll }. Before the roll.
web-gal-at-cards_added = { $check }, difficulty { $difficulty }: all cards are in.
web-gal-at-check_resolved = { $check }: the check is over.
web-gal-at-check_totaled = { $check }: strength { $total }, difficulty { $difficulty }.
web-gal-at-crisis_check = { $check }: a check of difficulty { $difficulty } ({ $skills }) comes.
web-gal-at-crisis_drawn = { $who } has drawn { $card }.
web-gal-at-die_rolled = { $roll }. The result is { $result }.
web-gal-at-location_check = { $target ->
    [none] { $check }, difficulty { $difficulty }: the check was called.
   *[other] { $check }, difficulty { $difficulty }: the check about { $target } was called.
}
web-gal-part-first = first
web-gal-part-second = second
web-gal-at-part_chosen = { $card }: { $who } chooses the { $part } part.
web-gal-at-turn_ends = The turn of { $who } ends.
web-gal-at-viper_placed = A viper was placed from the Reserves.

### Log

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

### All cards

web-gal-cards-search = Search names and texts
web-gal-cards-kind = Kind of card
web-gal-cards-all = Everything
web-gal-cards-group = { $kind ->
    [skill] Skill cards
    [quorum] Quorum cards
    [loyalty] Loyalty cards
    [crisis] Crisis cards
    [attack] Cylon attack cards
    [super] Super Crisis cards
    [destination] Destination cards
    [character] Characters
   *[other] Locations
}
web-gal-cards-shown = { $count ->
    [one] one entry
   *[other] { $count } entries
}
web-gal-cards-copies = { $count } copies
web-gal-cards-hazardous = hazardous

### A Skill card in a line

web-gal-brief-consolidate_power = Action: draw 2 Skill cards
web-gal-brief-investigative_committee = A check is played faceup
web-gal-brief-executive_order = Action: another acts now
web-gal-brief-declare_emergency = A check is 2 easier
web-gal-brief-launch_scout = Action: look at a deck
web-gal-brief-strategic_planning = +2 to a die roll
web-gal-brief-evasive_maneuvers = Roll an attack on a viper again
web-gal-brief-maximum_firepower = Action: 4 viper attacks
web-gal-brief-repair = Action: repair here
web-gal-brief-scientific_research = Engineering counts for a check

### The types, at the first draw

web-gal-legend = Five types of Skill cards. A check names some of them: those count for it, all others against it.
web-gal-legend-politics = talk and office
web-gal-legend-leadership = has others act
web-gal-legend-tactics = plans and scouts
web-gal-legend-piloting = flies vipers
web-gal-legend-engineering = repairs, and counts where it is let
