### Battlestar Galactica, Daybreak box: scenes in the browser

web-gal-scene-die-test-the-limits = At the limits: Galactica is damaged on 5 or less
