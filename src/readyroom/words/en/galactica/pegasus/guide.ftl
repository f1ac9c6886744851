### Battlestar Galactica, Pegasus box: the guide

web-gal-guide-galactica-take-part = You are no longer touched by Crisis cards, but you may trade cards for Treachery, which is against every check.
web-gal-guide-galactica-may-free = Out of the Brig they can act, move and add as many cards as they like. Free somebody you trust, or nobody.
