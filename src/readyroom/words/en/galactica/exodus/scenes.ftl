### Battlestar Galactica, Exodus box: scenes in the browser

web-gs-die-scout-for-fuel = A raptor looks for fuel: it is lost on 3 or less
web-gs-die-best-of-the-best = As many raiders are shot down
