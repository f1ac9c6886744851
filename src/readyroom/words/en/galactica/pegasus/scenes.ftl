### Battlestar Galactica, Pegasus box: scenes in the browser

web-gal-scene-die-major-victory = A great victory: morale rises on 5 or more
