### Battlestar Galactica, Pegasus box: the guide

web-gal-guide-galactica-take-part = You are no longer touched by Crisis cards, but you may trade cards for Treachery, which is against every check.
web-gal-guide-galactica-may-free = Out of there they can act, move and add as many cards as they like. Free somebody you trust, or nobody.
web-gal-guide-galactica-may-draw = Cards are nearly always welcome. At the end of a turn you may keep ten.
web-gal-guide-galactica-spare-loss = Name what you expect to lose in this turn, and what you can spare least.
web-gal-guide-galactica-full-throttle = You may fly to any area, and shoot there at once.
web-gal-guide-galactica-window-ship_destroyed = Something big was destroyed. Major Victory may bring morale to who has done it.
web-gal-guide-galactica-window-raiders_act = Raiders are about to act. In their area Run Interference makes the first four of them miss.
web-gal-guide-galactica-top-or-bottom = You alone have seen them. On top they come in the next turns; at the bottom they are gone for long.
web-gal-guide-galactica-give-card = Whoever holds it can be looked at in one check. Give it to somebody you are not sure of.
web-gal-guide-galactica-window-seat_added = Probation shows you what its holder has just added. Wait for a check that matters, if you can.
web-gal-guide-galactica-self-defense = It may be lost in the attempt, one time out of four. Choose the one with the most raiders beside it.
web-gal-guide-galactica-self-defense-target = Three raiders or a heavy raider: what is nearer to hurting you?
web-gal-guide-galactica-see-bottom = Few cards come from the bottom soon. It helps most with a deck that is nearly used up.
web-gal-guide-galactica-damage-which = Six damaged locations are the end of Galactica, four the end of Pegasus alone. Nobody can use a damaged location.
web-gal-guide-galactica-pegasus-cic = On three or less Pegasus itself is hit. A basestar that is damaged already falls sooner.
web-gal-guide-galactica-airlock = The check is hard, and easier for somebody in the Brig. An execution of a human costs morale.
web-gal-guide-galactica-main-batteries = With a good roll many raiders are gone at once. With a bad one our own ships there are hit.
web-gal-guide-galactica-window-movement_ends = A card for somebody beside you, and two new ones for yourself: give one they can use and you can't.
web-gal-guide-galactica-window-turn_begins = For one turn a title is yours. It pays where its holder would decide badly, or does not use what it gives.
web-gal-guide-galactica-window-rolling = A strong card makes sure of the result. Without one the die may still be kind.
web-gal-guide-galactica-fast-learner = Into the check if they decide it, into your hand if they are better used later.
web-gal-guide-galactica-give-skill-to = Somebody you trust should have it; a hidden Cylon would use it against you.
web-gal-guide-galactica-give-skill = A card you can spare, and best one that is of use to them.
web-gal-guide-galactica-sacrifice = Your viper comes back to the Reserves and you to Sickbay. A basestar is worth it most.
