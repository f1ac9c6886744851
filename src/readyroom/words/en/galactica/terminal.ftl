### The Galactica table in the terminal

galactica-table-head = Turn { $turn } · seat { $seat } · distance { $distance } of 8
galactica-table-step = Now: { $step }
galactica-table-resources = Resources
galactica-table-fleet = Fleet
galactica-table-track = Jump
galactica-table-track-spaces = Start, 1, 2, -3, -1, Auto
galactica-table-boarding = Boarding
galactica-table-boarding-spaces = Start, 1, 2, 3, Lost
galactica-table-hangar = Reserves: { $vipers } vipers, { $raptors } raptors · damaged vipers: { $damaged } · nukes: { $nukes }{ $beside ->
    [0] { "" }
   *[other] {" "}(beside the board: { $beside })
} · civilian ships not on the board: { $civilians }
galactica-table-squadron = { $ship }: { $reserves } in the Reserves, { $damaged } damaged, { $destroyed } destroyed
galactica-table-waiting = Cylon Fleet, { $area }: { $ships }
galactica-table-decks = Decks: { $skills } · Destiny { $destiny } · Quorum { $quorum } · President's hand { $hand }
galactica-table-pile = { $pile }: { $cards }
galactica-table-pile-size = { $pile }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
galactica-table-holds = { $pile } { $count }
galactica-table-my-pile = Your cards: { $pile }
galactica-table-token-facedown = { $count ->
    [one] { $token }, facedown
   *[other] { $count } × { $token }, facedown
}
galactica-table-token = { $count ->
    [one] { $token }
   *[other] { $count } × { $token }
}
galactica-table-damaged = damaged
galactica-table-kept = In play: { $cards }
galactica-table-destinations = Behind us: { $cards }
galactica-table-space = Space
galactica-table-places = Places
galactica-table-players = Players
galactica-table-you = you
galactica-table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
galactica-table-loyalty = { $count ->
    [one] 1 Loyalty card
   *[other] { $count } Loyalty cards
}
galactica-table-super = { $count ->
    [one] 1 Super Crisis card
   *[other] { $count } Super Crisis cards
}
galactica-table-revealed = revealed Cylon
galactica-table-crisis = Crisis
galactica-table-check = Skill check { $difficulty } ({ $skills }){ $partial ->
    [hidden] { "" }
   *[other] {" "}· { $partial } or more is a partial pass
}
galactica-table-check-target = About seat { $seat }
galactica-table-check-added = Seat { $seat }: { $count }
galactica-table-check-destiny = Destiny: { $count }
galactica-table-check-cards = On the table: { $cards }
galactica-table-check-mine = Yours among them: { $cards }
galactica-table-check-total = Total: { $total }
galactica-table-die = Die for { $purpose }: { $result ->
    [hidden] not rolled yet
   *[other] { $result }
} (bonus { $bonus })
galactica-table-me = You are { $character }
galactica-table-spent = used
galactica-table-hand = Your hand
galactica-table-hand-empty = No Skill cards
galactica-table-mine = Your Loyalty cards
galactica-table-quorum = Quorum cards
galactica-table-super-crisis = Your Super Crisis cards
galactica-table-held = Cards you drew
galactica-table-known = You know what is on top of the { $deck }: { $cards }
galactica-table-piece-raiders = { $count ->
    [one] 1 raider
   *[other] { $count } raiders
}
galactica-table-piece-heavy_raiders = { $count ->
    [one] 1 heavy raider
   *[other] { $count } heavy raiders
}
galactica-table-piece-basestar = basestar
galactica-table-piece-vipers = { $count ->
    [one] 1 viper
   *[other] { $count } vipers
}
galactica-table-piece-pilot = seat { $seat } in a { $ship }
galactica-table-piece-civilian = civilian ship { $number }{ $face ->
    [hidden] { "" }
   *[other] {" "}({ $face })
}
galactica-table-empty = empty
galactica-table-off = off the board
galactica-table-assist = Assist: { $character }

galactica-step-receive_skills = receive skills
galactica-step-movement = movement
galactica-step-action = action
galactica-step-crisis = crisis
galactica-step-end_of_turn = end of the turn

galactica-end-winner = { $winner ->
    [humans] The humans win:
   *[cylons] The Cylons win:
} { $why }.

## What a die is rolled for

galactica-die-attack-raider = an attack on a raider (hit on 3 or more)
galactica-die-attack-heavy_raider = an attack on a heavy raider (hit on 7 or more)
galactica-die-attack-basestar = an attack on a basestar (hit on 8, with Galactica on 5 or more)
galactica-die-attack-centurion = an attack on a centurion (hit on 7 or more)
galactica-die-attack-viper = an attack on a viper (damaged on 5 or more, destroyed on 8)
galactica-die-basestar-galactica = a basestar's attack on Galactica (hit on 4 or more)
galactica-die-raider-galactica = a raider's attack on Galactica (hit on 8)
galactica-die-nuke = a nuke (1-2 damaged twice, 3-6 destroyed, 7-8 destroyed with raiders)
galactica-die-ftl = FTL Control (population is lost on 6 or less)
galactica-die-launch-scout = the scout (the raptor is lost on 2 or less)
galactica-die-risk-raptor = the raptor (lost on 2 or less)
galactica-die-risk-vipers = the vipers (fuel on 6 or more)
galactica-die-crisis = the Crisis card
galactica-die-brutal-force = brutal force (population is lost on 2 or less)
galactica-die-mutiny = the mutiny (it works on 3 or more)
galactica-die-food-rationing = Food Rationing (food on 6 or more)
galactica-die-inspirational-speech = Inspirational Speech (morale on 6 or more)
galactica-die-mugshots = Release Cylon Mugshots (morale is lost on 3 or less)
galactica-die-human-fleet = the Human Fleet (Galactica is damaged on 5 or more)
