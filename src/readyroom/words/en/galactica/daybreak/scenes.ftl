### Battlestar Galactica, Daybreak box: scenes in the browser

web-gal-scene-die-attack-assault_raptor = A raider attacks an assault raptor
web-gal-scene-die-divided-speech = A speech: morale is gained on 6 or more
web-gal-scene-die-test-the-limits = At the limits: Galactica is damaged on 5 or less

web-gal-scene-is-reckless = Reckless: a Treachery card is turned up after the abilities
web-gal-scene-is-orderly = Orderly: no abilities of cards
web-gal-scene-is-open = What players add lies faceup
web-gal-scene-is-stronger = Strength { $count } besides the cards
web-gal-scene-turned-up = Turned up:
web-gal-scene-mutiny = { $who } plays a Mutiny card
web-gal-scene-mutineer = { $who } is the Mutineer
web-gal-scene-mutineer-text = May have more Mutiny cards than others, and draws more of them.
web-gal-scene-board-colonial_one-destroyed = Colonial One is destroyed
web-gal-scene-board-colonial_one-destroyed-text = Nobody can go there any more.
web-gal-scene-why-earth = The fleet has reached Earth.
web-gal-scene-board-rebel_basestar-human = Rebels join the humans
web-gal-scene-board-rebel_basestar-human-text = Humans may go to the rebel basestar and use it; Cylons may not.
web-gal-scene-board-rebel_basestar-cylon = The rebel basestar is lost to the Cylons
web-gal-scene-board-rebel_basestar-cylon-text = Cylons may go there and use it; humans may not.
web-gal-scene-board-cylon-destroyed = The Hub is destroyed
web-gal-scene-board-cylon-destroyed-text = Cylons who would come back on the Resurrection Ship wake in its ruins.
