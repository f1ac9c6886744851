### Battlestar Galactica, Pegasus box: the guide

web-gal-guide-galactica-take-part = You are no longer touched by Crisis cards, but you may trade cards for Treachery, which is against every check.
web-gal-guide-galactica-may-free = Out of the Brig they can act, move and add as many cards as they like. Free somebody you trust, or nobody.
web-gal-guide-galactica-may-draw = Cards are nearly always welcome. At the end of a turn you may keep ten.
web-gal-guide-galactica-spare-loss = Name what you expect to lose in this turn, and what you can spare least.
web-gal-guide-galactica-full-throttle = You may fly to any area, and shoot there at once.
web-gal-guide-galactica-window-ship_destroyed = Something big was destroyed. Major Victory may bring morale to who has done it.
web-gal-guide-galactica-window-raiders_act = Raiders are about to act. In their area Run Interference makes the first four of them miss.
