### Battlestar Galactica, Pegasus box: scenes in the browser

web-gal-scene-die-major-victory = A great victory: morale rises on 5 or more

web-gal-scene-die-self-defense = A civilian ship defends itself: it is lost on 2 or less
