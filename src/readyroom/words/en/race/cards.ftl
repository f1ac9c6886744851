## Race for the Galaxy: the cards' names and what their powers say

# Printed names; a test compares them with the cards.
race-name-old-earth = Old Earth
race-name-epsilon-eridani = Epsilon Eridani
race-name-alpha-centauri = Alpha Centauri
race-name-new-sparta = New Sparta
race-name-earths-lost-colony = Earth's Lost Colony
race-name-alien-robot-scout-ship = Alien Robot Scout Ship
race-name-alien-robot-sentry = Alien Robot Sentry
race-name-alien-robotic-factory = Alien Robotic Factory
race-name-alien-rosetta-stone-world = Alien Rosetta Stone World
race-name-aquatic-uplift-race = Aquatic Uplift Race
race-name-artist-colony = Artist Colony
race-name-asteroid-belt = Asteroid Belt
race-name-avian-uplift-race = Avian Uplift Race
race-name-bio-hazard-mining-world = Bio-Hazard Mining World
race-name-black-market-trading-world = Black Market Trading World
race-name-blaster-gem-mines = Blaster Gem Mines
race-name-comet-zone = Comet Zone
race-name-deserted-alien-colony = Deserted Alien Colony
race-name-deserted-alien-library = Deserted Alien Library
race-name-deserted-alien-outpost = Deserted Alien Outpost
race-name-destroyed-world = Destroyed World
race-name-distant-world = Distant World
race-name-empath-world = Empath World
race-name-expanding-colony = Expanding Colony
race-name-former-penal-colony = Former Penal Colony
race-name-galactic-engineers = Galactic Engineers
race-name-galactic-resort = Galactic Resort
race-name-galactic-trendsetters = Galactic Trendsetters
race-name-gambling-world = Gambling World
race-name-gem-world = Gem World
race-name-imperium-armaments-world = Imperium Armaments World
race-name-lost-alien-battle-fleet = Lost Alien Battle Fleet
race-name-lost-alien-warship = Lost Alien Warship
race-name-lost-species-ark-world = Lost Species Ark World
race-name-malevolent-lifeforms = Malevolent Lifeforms
race-name-merchant-world = Merchant World
race-name-mining-world = Mining World
race-name-new-earth = New Earth
race-name-new-survivalists = New Survivalists
race-name-new-vinland = New Vinland
race-name-outlaw-world = Outlaw World
race-name-pilgrimage-world = Pilgrimage World
race-name-pirate-world = Pirate World
race-name-plague-world = Plague World
race-name-pre-sentient-race = Pre-Sentient Race
race-name-prosperous-world = Prosperous World
race-name-radioactive-world = Radioactive World
race-name-rebel-base = Rebel Base
race-name-rebel-fuel-cache = Rebel Fuel Cache
race-name-rebel-homeworld = Rebel Homeworld
race-name-rebel-miners = Rebel Miners
race-name-rebel-outpost = Rebel Outpost
race-name-rebel-underground = Rebel Underground
race-name-rebel-warrior-race = Rebel Warrior Race
race-name-refugee-world = Refugee World
race-name-reptilian-uplift-race = Reptilian Uplift Race
race-name-runaway-robots = Runaway Robots
race-name-secluded-world = Secluded World
race-name-space-port = Space Port
race-name-spice-world = Spice World
race-name-star-nomad-lair = Star Nomad Lair
race-name-terraformed-world = Terraformed World
race-name-the-last-of-the-uplift-gnarssh = The Last of the Uplift Gnarssh
race-name-tourist-world = Tourist World
race-name-colony-ship = Colony Ship
race-name-consumer-markets = Consumer Markets
race-name-contact-specialist = Contact Specialist
race-name-deficit-spending = Deficit Spending
race-name-diversified-economy = Diversified Economy
race-name-drop-ships = Drop Ships
race-name-expedition-force = Expedition Force
race-name-export-duties = Export Duties
race-name-genetics-lab = Genetics Lab
race-name-interstellar-bank = Interstellar Bank
race-name-investment-credits = Investment Credits
race-name-mining-conglomerate = Mining Conglomerate
race-name-mining-robots = Mining Robots
race-name-new-military-tactics = New Military Tactics
race-name-public-works = Public Works
race-name-replicant-robots = Replicant Robots
race-name-research-labs = Research Labs
race-name-space-marines = Space Marines
race-name-terraforming-robots = Terraforming Robots
race-name-alien-tech-institute = Alien Tech Institute
race-name-free-trade-association = Free Trade Association
race-name-galactic-federation = Galactic Federation
race-name-galactic-imperium = Galactic Imperium
race-name-galactic-renaissance = Galactic Renaissance
race-name-galactic-survey-seti = Galactic Survey: SETI
race-name-merchant-guild = Merchant Guild
race-name-mining-league = Mining League
race-name-new-economy = New Economy
race-name-new-galactic-order = New Galactic Order
race-name-pan-galactic-league = Pan-Galactic League
race-name-trade-league = Trade League

# A line of a card: the phase, and what the power does there.
race-power-line = { $phase }: { $text }
race-power-end = End of game
race-power-explore = Explore
race-power-develop = Develop
race-power-settle = Settle
race-power-trade = Trade
race-power-consume = Consume
race-power-produce = Produce

race-power-ExploreMore = { $draw ->
    [0] keep { $keep } more
   *[other] draw { $draw } more{ $keep ->
        [0] {""}
       *[other] , keep { $keep } more
    }
}
race-power-DevelopDiscount = developments cost { $less } less
race-power-DrawBeforeDeveloping = draw { $cards } before anything is chosen
race-power-DrawAfterDeveloping = draw { $cards } after placing a development
race-power-SettleDiscount = { $kind ->
    [any] worlds cost { $less } less
   *[other] { $kind } worlds cost { $less } less
}
race-power-Military = { $strength ->
    [-1] -1
   *[other] +{ $strength }
} military{ $against ->
    [any] {""}
    [rebel] {" "}against Rebel worlds
   *[other] {" "}against { $against } worlds
}
race-power-DrawAfterSettling = draw { $cards } after placing a world
race-power-SettleForFree = may be discarded: the world you pay for costs nothing; not for { $never } worlds
race-power-SacrificeForMilitary = may be discarded while placing a world: +{ $strength } military in this phase
race-power-PayForMilitary = may pay for a military world: { $less } less than its defense; not for { $never } worlds
race-power-TradeBonus = { $here ->
    [yes] +{ $cards } for the good lying here
   *[no] { $kind ->
        [any] +{ $cards } for any good
       *[other] +{ $cards } for a { $kind } good
    }
}
race-power-Consume = { $times ->
    [1] {""}
   *[other] up to { $times } times:{" "}
}{ $goods ->
    [one] one{" "}
   *[other] { $goods }{" "}
}{ $kind ->
    [any] {""}
   *[other] { $kind }{" "}
}{ $goods ->
    [one] good
   *[other] goods
} for { $points ->
    [0] { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
   *[other] { $points } VP{ $cards ->
        [0] {""}
        [one] {" "}and a card
       *[other] {" "}and { $cards } cards
    }
}
race-power-ConsumeKinds = { $kinds } goods of different kinds for { $points } VP
race-power-ConsumeAll = all your goods for 1 VP each, less 1
race-power-Sell = { $with_trade_powers ->
    [yes] sell one good for its price and your trade powers
   *[no] sell one good for its price, without trade powers
}
race-power-ConsumeDraw = draw { $cards }
race-power-Gamble = name a number from { $lowest } to { $highest } and show the top card: if it costs or defends that much, keep it
race-power-SpendCards = may discard up to { $most } hand cards for 1 VP each, never doubled
race-power-Produces = a good here
race-power-ProduceOnWindfall = { $kind ->
    [any] a good on an empty windfall world
   *[other] a good on an empty { $kind } windfall world
}
race-power-ProduceDraw = draw { $cards }
race-power-DrawIfProduced = draw { $cards } when a good is produced here
race-power-DrawPerGood = draw 1 for each { $kind } good you produce
race-power-DrawPerKind = draw 1 for each kind you produce
race-power-DrawPerWorld = draw 1 for each { $kind } world you have
race-power-DrawIfMost = draw { $cards } if you produce more { $kind } goods than each other player

race-score-PerCard = { $points } for { $design ->
    [any] each{ $other ->
        [yes] {" "}other
       *[no] {""}
    }{ $six ->
        [yes] {" "}6-cost
       *[no] {""}
    }{ $mark ->
        [rebel] {" "}Rebel
        [alien] {" "}ALIEN
       *[other] {""}
    }{ $military ->
        [yes] {" "}military
       *[no] {""}
    }{ $kind ->
        [any] {""}
       *[other] {" "}{ $kind }
    }{ $windfall ->
        [yes] {" "}windfall
       *[no] {""}
    }{ $production ->
        [yes] {" "}production
       *[no] {""}
    } { $world ->
        [yes] world
        [no] development
       *[any] card
    }{ $power ->
        [any] {""}
        [explore] {" "}with an Explore power
        [trade] {" "}with a trade power
        [consume] {" "}with a consume power
       *[other] {" "}with a power for { $power }
    }
   *[other] { $design }
}
race-score-PerChips = { $points } for every { $each } points in VP chips
race-score-PerMilitary = { $points } for each point of military
