### Battlestar Galactica in the browser: the table

web-gal-board = The board: Galactica and the space around her
web-gal-decks = Decks and ships beside the board
web-gal-drawer = Decks
web-gal-fold = Fold { $what }
web-gal-read = Read { $what }
web-gal-mine = My sheet and cards
web-gal-now = Being resolved
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

## Board

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
web-gal-pilot = { $who } ({ $player }) in a { $ship }, { $where }
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

## Decks and ships

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
    [nuke] Nukes left: { $ready }{ $beside ->
        [0] { "" }
       *[other] , beside the board: { $beside }
    }
    [civilian] Civilian ships that are not on the board: { $ready }
   *[other] { $name }s: { $ready } in the Reserves, { $damaged } damaged, { $lost } lost
}
web-gal-nukes-beside = Nukes beside the board, which can be built again: { $count }

## People

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
web-gal-loyalty-seen = A Loyalty card of { $who } that you have seen: look again
web-gal-type = { $type ->
    [political_leader] Political leader
    [military_leader] Military leader
    [pilot] Pilot
    [cylon_leader] Cylon leader
   *[support] Support
}
web-gal-starts = starts: { $place }
web-gal-in-viper = in a viper

## My sheet

web-gal-choose-first = Your character comes first.
web-gal-tab-skill = Skill cards: { $count }
web-gal-tab-other = Others: { $count }
web-gal-hand = My Skill cards: { $count } (at most { $limit } at the end of a turn)
web-gal-no-cards = No Skill cards.
web-gal-more-cards = { $side ->
    [left] More cards to the left
   *[right] More cards to the right
}
web-gal-quorum = Quorum: { $count }
web-gal-super = Super Crisis
web-gal-known = You know what is on top
web-gal-loyalty = Loyalty
web-gal-show-card = Show card { $number }
web-gal-show-short = show
web-gal-show-not = This one can't be shown. Hold to look.
web-gal-hold = { $count ->
    [one] My Loyalty card. Hold to look at it.
   *[other] My { $count } Loyalty cards. Hold to look at them.
}
web-gal-hold-short = hold to look
web-gal-reveal-open = reveal …
web-gal-reveal-title = Reveal a Loyalty card
web-gal-reveal-nothing = There is nothing to reveal now. Only a card that says “You Are a Cylon” is revealed, and only as an action on one's own turn. (LOY-005)

## What is read beside the table, too

web-gal-gauge = On the table between { $min } and { $max }, in the end between { $least } and { $most }; needed: { $difficulty }
web-gal-gauge-total = { $total }; needed: { $difficulty }
web-gal-chance = { $percent } % { $what } ({ $least ->
    [1] up to { $most }
   *[other] { $most ->
        [8] { $least } or more
       *[other] { $only ->
            [yes] { $least }
           *[no] { $least } to { $most }
        }
    }
})
web-gal-no-chance = no chance
web-gal-hit-destroyed = destroyed
web-gal-hit-damaged = damaged
web-gal-hit-damaged_twice = damaged twice
web-gal-hit-destroyed_with_raiders = destroyed with 3 raiders
web-gal-hit-everything = nothing is left there
