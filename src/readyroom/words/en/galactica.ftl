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

### What is asked

galactica-action = What do you do?
galactica-add-cards = Which cards do you add to the check?
galactica-administration = Who shall become President?
galactica-admirals-quarters = Who shall go to the Brig?
galactica-armory = Which centurion?
galactica-arrest-order = Who goes to the Brig?
galactica-assign-arbitrator = Who becomes Arbitrator?
galactica-assign-mission-specialist = Who becomes Mission Specialist?
galactica-assign-vice-president = Who becomes Vice President?
galactica-assist = Who assists you?
galactica-attacked-viper = Which viper do the raiders attack?
galactica-boarding-area = Which heavy raider boards first?
galactica-brutal-force = What is destroyed?
galactica-brutal-force-ship = Which ship is destroyed?
galactica-caprica = Play the Super Crisis card, or draw Crisis cards?
galactica-caprica-crisis = Which Crisis card is resolved?
galactica-character = Choose your character
galactica-check-ability = Which card of the check takes effect next?
galactica-choose-part = Choose a part of the card
galactica-choose-player = Whom do you choose?
galactica-communications = Which two civilian ships do you look at?
galactica-cylon-brig = Who goes to the Brig?
galactica-cylon-damage = How many damage tokens do you draw?
galactica-cylon-damage-tokens = Which damage tokens take effect?
galactica-cylon-fleet = What shall the Cylon fleet do?
galactica-cylon-morale = Reduce morale by { $amount }?
galactica-cylon-sickbay = Who discards { $count } cards and goes to Sickbay?
galactica-damage-viper = Which viper is damaged?
galactica-destination = Where does the fleet jump?
galactica-destroy-civilian = Which civilian ship is destroyed?
galactica-discard = Which cards do you discard?
galactica-draw = Which cards do you draw?
galactica-encourage-mutiny = Who tries to become Admiral?
galactica-executive-order = Who gets the order?
galactica-firepower = What do you attack?
galactica-gain-resource = Which resource do you gain?
galactica-hand-over-loyalty = Who gets your Loyalty cards?
galactica-human-fleet = Whose hand do you look at?
galactica-launch = Where do you launch?
galactica-leave-brig = Where do you go?
galactica-look-loyalty = Whose Loyalty card do you look at?
galactica-move = Where do you move?
galactica-move-civilian = Move this civilian ship?
galactica-nuke-basestar = Which basestar does the nuke hit?
galactica-new-president = Who becomes President?
galactica-ordered = Move and act, or act twice?
galactica-pardon-place = Where do they go?
galactica-pass-sympathizer = Who gets the Sympathizer?
galactica-pay = Do you pay what the card asks?
galactica-pay-card = Which card do you pay for moving to another ship?
galactica-peek = Put it on top or at the bottom? It is: { $card }
galactica-pick = Which one do you take?
galactica-place-basestar = Where is the next basestar placed?
galactica-place-civilian = Where is the civilian ship placed?
galactica-place-heavy_raider = Where is the next heavy raider placed?
galactica-place-raider = Where is the next raider placed?
galactica-place-viper = Where is the next viper placed?
galactica-presidential-pardon = Who is pardoned?
galactica-presidents-office = Draw another Quorum card, or play one?
galactica-raider-area = Which raiders act next?
galactica-raider-civilian = Which civilian ship is destroyed?
galactica-religious-visions = Which Crisis card is resolved?
galactica-repair = Repair the location or vipers?
galactica-repair-vipers = How many vipers do you repair?
galactica-restore-raptor = Bring a raptor back?
galactica-restore-viper = Bring a viper back?
galactica-risk-raptor = Risk a raptor?
galactica-risk-vipers = Risk two vipers?
galactica-scout-deck = Which deck does the scout look at?
galactica-send-to-brig = Who goes to the Brig?
galactica-send-to-sickbay = Who goes to Sickbay?
galactica-skilled-politician = Which Quorum card is resolved?
galactica-swap-super-crisis = Swap your Super Crisis card?
galactica-take-card = Which card do you take?
galactica-which-viper = { $use ->
    [attack] Which kind of viper do the raiders attack?
    [damage] Which kind of viper is damaged?
    [launch] Which kind of viper is launched?
    [repair] Which kind of viper do you repair?
    [restore] Which kind of viper do you bring back?
   *[take] Which kind of viper do you take?
}
galactica-take-viper = Which unmanned viper do you take?
galactica-unmanned-viper = What does an unmanned viper do?
galactica-weapons = What does Galactica attack?
galactica-who-first = Who acts first?

### Windows

galactica-orders = When I have to discard Skill cards
galactica-order-discard-lowest = the lowest strengths first
galactica-order-keep-politics = the lowest first, Politics last
galactica-order-keep-leadership = the lowest first, Leadership last
galactica-order-keep-tactics = the lowest first, Tactics last
galactica-order-keep-piloting = the lowest first, Piloting last
galactica-order-keep-engineering = the lowest first, Engineering last

galactica-window-before_cards = Before cards are added to the check
galactica-window-before_roll = Before the die is rolled
galactica-window-cards_added = All cards are added to the check
galactica-window-check_resolved = The check is over
galactica-window-check_totaled = The check's strength is added up
galactica-window-crisis_check = Before the check of the Crisis card
galactica-window-crisis_drawn = A Crisis card was revealed
galactica-window-die_rolled = The die was rolled
galactica-window-location_check = A location's check was called
galactica-window-part_chosen = A part of the card was chosen
galactica-window-turn_ends = The turn ends
galactica-window-viper_placed = A viper was placed
