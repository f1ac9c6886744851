### Battlestar Galactica, Daybreak box: advice on questions

web-gal-guide-galactica-start = Your sheet names two places. Choose the one whose action you expect to need in your first turn.
web-gal-guide-galactica-necessary-steps = You decide which of these Mutiny cards is drawn; the other one goes under the deck. Only the two of you see it.
web-gal-guide-galactica-mutiny-limit = You may keep one Mutiny card, the Mutineer two. What you discard lies open.
web-gal-guide-galactica-pass-mutineer = The Mutineer draws Mutiny cards again and again, loses every title now, and ends up in the Brig easily.
web-gal-guide-galactica-gain-miracle = A miracle token pays for the strongest ability on a sheet. Nobody has more than one, but who leads a cult.
