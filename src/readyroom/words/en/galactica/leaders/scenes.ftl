### Battlestar Galactica, Cylon leaders: scenes in the browser

web-gal-scene-leader-motive = { $who } reveals a Motive card
web-gal-scene-leader-agenda = The agenda of { $who }
web-gal-scene-leader-began = { $who } infiltrates the fleet
web-gal-scene-leader-began-text = A Cylon leader among the humans, who counts as a human player for now.
web-gal-scene-leader-ended = { $who } infiltrates no more
web-gal-scene-leader-ended-text = The Cylon leader is among the Cylons again.
