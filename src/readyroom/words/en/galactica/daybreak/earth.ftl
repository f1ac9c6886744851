### Battlestar Galactica, Daybreak box: the way to Earth

galactica-name-earth = Earth
galactica-name-mission = Mission
galactica-name-demetrius = Demetrius
galactica-name-rebel_basestar = Rebel basestar
galactica-name-bridge = Bridge
galactica-name-tactical_plot = Tactical Plot
galactica-name-captains_cabin = Captain's Cabin
galactica-name-hybrid_tank = Hybrid Tank
galactica-name-datastream = Datastream
galactica-name-raider_bay = Raider Bay
web-gal-room-tactical_plot = Tac{ "\u00AD" }tical Plot
web-gal-room-captains_cabin = Cap{ "\u00AD" }tain's Cabin
web-gal-room-datastream = Data{ "\u00AD" }stream
galactica-name-attack_on_the_colony = Attack on the Colony
galactica-name-cylon_civil_war = Cylon Civil War
galactica-name-destroy_the_hub = Destroy the Hub
galactica-name-digging_up_the_past = Digging Up the Past
galactica-name-needs_of_the_people = Needs of the People
galactica-name-rescue_hera = Rescue Hera
galactica-name-the_red_stripes = The Red Stripes
galactica-name-the_search_for_home = The Search For Home

## What they say

galactica-rule-mission-check = Skill check { $difficulty } ({ $skills }), which nothing but limits on cards touches. Pass: { $on_pass }. Fail: { $on_fail }.
galactica-says-mission = { $text }{ $distance ->
    [0] { "" }
   *[other] { " " }Passed, it counts as { $distance } distance at once; failed, it is turned facedown.
}
galactica-rule-clear-board = all { $kinds } leave the main board, and { $count } of each the game
galactica-rule-rebels-join = the rebel basestar is in play, on the side of the { $side_id ->
    [human] humans
   *[cylon] Cylons
}
galactica-rule-destroy-hub = the Hub is destroyed: its ruins stand for the Resurrection Ship
galactica-rule-repair-one = the current player repairs a damaged location
galactica-rule-each-gains-miracle = every human player without a miracle token gets one
galactica-rule-humans-draw-type = every human player draws { $count ->
    [one] 1 { $skill } card
   *[other] { $count } { $skill } cards
}
galactica-rule-start-mission = a Mission is carried out; the current player draws no Crisis card in this turn
galactica-rule-share-out = name a type of Skill cards: every player, Cylon players too, draws one
galactica-rule-rebels = for a miracle token or a Super Crisis card: { $effect }
galactica-rule-reorder = look at the top { $count } cards of the { $deck } and put them back in any order
galactica-rule-search-skills = name a type of Skill cards, take { $count } of your choice out of its deck and discard pile, and shuffle the rest together
galactica-rule-send-ships = place { $vipers } vipers or { $raiders } raiders in an area of your choice and activate them

## Asked and explained

galactica-repair-one = Which location is repaired?
galactica-name-type = Which type of Skill cards?
galactica-rebel-price = What do you pay the rebels with?
galactica-datastream = Which cards do you take?
galactica-raider-bay = What takes off?
galactica-raider-bay-area = To which area?
galactica-option-price = A miracle token
galactica-option-ships = { $count } × { $ship }
galactica-why-mission-under-way = A Mission lies on its space until the fleet jumps.
galactica-why-rebel-price = It takes a miracle token or a Super Crisis card.
