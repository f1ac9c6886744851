### Battlestar Galactica, Daybreak box: the overlays

galactica-name-quorum_chamber = Quorum Chamber
galactica-name-press_room_2 = Press Room
galactica-name-presidents_office_2 = President's Office
galactica-name-administration_2 = Administration
web-gal-room-administration_2 = Adminis{ "\u00AD" }tration
galactica-name-caprica_3 = Caprica
galactica-name-cylon_fleet_3 = Cylon Fleet
galactica-name-human_fleet_3 = Human Fleet
galactica-name-resurrection_ship_3 = Resurrection Ship
galactica-name-hub_destroyed = Hub Destroyed
galactica-press-room = Who draws a Mutiny card?
galactica-drop-mutiny = Do you discard a Mutiny card?
galactica-stay-president = Discard { $card } and stay President?
galactica-rule-press-room = choose another player, who draws a Mutiny card without going to the Brig for it and keeps { $keeps }; then you may discard a Mutiny card of yours
galactica-rule-new-administration = draw a Mutiny card; if the President has any then, you name the President
galactica-rule-new-caprica = play a Super Crisis card; or draw { $count } Crisis cards and choose one, which is resolved without activating Cylon ships; the rest goes under the deck
galactica-rule-scout-one = look at the top card of the { $decks } and put it on top or at the bottom
galactica-rule-draw-super-crisis = draw a Super Crisis card
galactica-rule-or-infiltrate = { $effect }; or, as a Cylon leader, infiltrate: go to a location of { $ship } and count as a human player
galactica-rule-out-of-the-ruins = discard { $cards } Skill cards: draw a Super Crisis card and go to { $place }
galactica-rule-no-skills = whoever is here receives no Skill cards, and discards all Super Crisis cards instead

web-gal-board-lost = destroyed
web-gal-for-turn-no_crisis = No Crisis card is drawn in this turn
web-gal-for-turn-ceasefire = Ceasefire until the end of the turn: no Cylon ship and no centurion acts
web-gal-side-human = humans
web-gal-side-cylon = Cylons
web-gal-mission-passed = passed
web-gal-mission-failed = failed
web-gal-mission = Mission:
web-gal-mission-facedown = one that failed, facedown
