### Battlestar Galactica, Pegasus box: scenes in the browser

web-gal-scene-die-pegasus-cic = The guns of Pegasus: up to 3 the ship itself is damaged, from 4 on the basestar, from 7 on twice
web-gal-scene-die-main-batteries = The Main Batteries: on 1 a civilian ship is lost, up to 3 a viper damaged, from 4 on two raiders destroyed, from 7 on four
web-gal-scene-die-major-victory = A great victory: morale rises on 5 or more

web-gal-scene-die-self-defense = A civilian ship defends itself: it is lost on 2 or less

web-gal-scene-step-BoardDamaged = { $board } is hit: { $token }
web-gal-scene-board-pegasus-away = Pegasus is destroyed
web-gal-scene-board-pegasus-away-text = No location is left there, and nothing shields Galactica any more.
web-gal-scene-board-aboard = { $who }: aboard when it happened, now in { $place }
web-gal-scene-turned = Reckless
web-gal-scene-turned-text = A Treachery card is turned up. It counts nothing; one of strength 0 brings a second, and both take effect.

## New Caprica

web-gal-scene-planet-began = The fleet settles on New Caprica
web-gal-scene-planet-began-text = Galactica is gone. All ships lie locked on the ground, and the Cylons are here.
web-gal-scene-planet-returned = Galactica is back
web-gal-scene-planet-returned-text = Ships that are prepared can be evacuated now; the Cylons are waiting in space.
web-gal-scene-planet-departure = { $who } orders the departure
web-gal-scene-planet-departure-text = Ships and humans that are still on the ground stay behind.
web-gal-scene-die-attack-scar = Scar is attacked
web-gal-scene-why-new_caprica = Galactica has left New Caprica, with all who came aboard.
web-gal-scene-die-attack-occupation = An attack on occupation forces: one is destroyed on 5 or more
web-gal-scene-die-detain = An arrest: up to 3 Detention, up to 7 the Medical Center
web-gal-scene-die-president-detained = The President is detained on 3 or less
