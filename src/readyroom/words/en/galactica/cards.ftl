### Battlestar Galactica in the browser: cards and things one can read about

## Cards

web-gal-kind = { $kind ->
    [crisis] Crisis
    [attack] Cylon attack
    [super] Super Crisis
    [destination] Destination
    [quorum] Quorum
    [loyalty] Loyalty
    [ally] Ally
    [crossroads] Crossroads
    [mutiny] Mutiny
    [mission] Mission
   *[other] Card
}
web-gal-jump-icon = Moves the fleet marker
web-gal-partial = partly from { $number }
web-gal-destiny = Destiny
web-gal-kept = In play:

## What things are

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
web-gal-about-distance-ionian = At 4 the Sleeper Agent phase comes, at 8 or more the Crossroads; the next jump after them ends the game, and the humans have won.
web-gal-about-distance-new_caprica = At 4 the Sleeper Agent phase comes. At 7 or more the fleet settles on New Caprica, and jumps no more.
web-gal-about-distance-earth = At 4 the Sleeper Agent phase comes. At 10 or more the next jump ends the game, and the humans have won. Missions that are passed count too.
web-gal-about-jump_track-new_caprica = Moved by the jump icon on Crisis cards. On a blue space FTL Control may jump at the risk of the population printed there; on the last space the fleet jumps by itself. While the fleet is on New Caprica, the last space brings Galactica back, and there it stays.
web-gal-about-distance = At 4 the Sleeper Agent phase comes. At 8 or more the next jump ends the game, and the humans have won.
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

## All cards

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
    [ally] Ally cards
    [crossroads] Crossroads cards
    [mutiny] Mutiny cards
    [character] Characters
    [title] Titles
   *[other] Locations
}
web-gal-cards-box = { $box ->
    [exodus] Exodus
    [cylon_fleet_board] Exodus, with the Cylon Fleet board
    [personal_goals] Exodus, with Personal Goals
    [final_five] Exodus, with the Final Five
    [ionian] Exodus, with the Ionian Nebula
    [pegasus] Pegasus
    [pegasus_attacks] Pegasus, with attack cards
    [daybreak] Daybreak
    [daybreak_attacks] Daybreak, with attack cards
    [new_caprica] Pegasus, with New Caprica
    [earth] Daybreak, with Earth
    [leaders] Pegasus, with Cylon leaders
    [daybreak_leaders] Daybreak, with Cylon leaders
    [exodus_leaders] Pegasus, with Cylon leaders by the rules of Exodus
   *[other] { $box }
}
web-gal-cards-shown = { $count ->
    [one] one entry
   *[other] { $count } entries
}
web-gal-cards-copies = { $count } copies
web-gal-cards-hazardous = hazardous

## A Skill card in a line

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

## The types, at the first draw

web-gal-legend = Five types of Skill cards. A check names some of them: those count for it, all others against it.
web-gal-legend-politics = talk and office
web-gal-legend-leadership = has others act
web-gal-legend-tactics = plans and scouts
web-gal-legend-piloting = flies vipers
web-gal-legend-engineering = repairs, and counts where it is let
