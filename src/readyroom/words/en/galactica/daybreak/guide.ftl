### Battlestar Galactica, Daybreak box: advice on questions

web-gal-guide-galactica-start = Your sheet names two places. Choose the one whose action you expect to need in your first turn.
web-gal-guide-galactica-necessary-steps = You decide which of these Mutiny cards is drawn; the other one goes under the deck. Only the two of you see it.
web-gal-guide-galactica-mutiny-limit = You may keep one Mutiny card, the Mutineer two. What you discard lies open.
web-gal-guide-galactica-pass-mutineer = The Mutineer draws Mutiny cards again and again, loses every title now, and ends up in the Brig easily.
web-gal-guide-galactica-gain-miracle = A miracle token pays for the strongest ability on a sheet. Nobody has more than one, but who leads a cult.
web-gal-guide-galactica-give-quorum = One card is for the President, the other for you to play now. Keep the one you can use best.
web-gal-guide-galactica-play-or-discard = It can't be kept: play it now, or it is lost.
web-gal-guide-galactica-quick-thinking = A card against the check can be taken out of it, and you keep it.
web-gal-guide-galactica-unorthodox-plan = You need not be there, and damage does not matter.
web-gal-guide-galactica-dogfight = A viper is damaged for it; worth it against a strong card that stands against the check.
web-gal-guide-galactica-launch-reserves = They join the viper of a pilot, and each of them acts at once.
web-gal-guide-galactica-how-many-launch = Each of them acts at once. Vipers in the Reserves guard nothing.
web-gal-guide-galactica-raptor-specialist = An assault raptor flies as a viper does and hits basestars harder; a raptor is needed to scout.
web-gal-guide-galactica-window-check_passed = The check is passed. Change of Plans gives every human two cards instead of what passing it brings.
web-gal-guide-galactica-free-prisoner = Whoever leaves the Brig adds all their cards to checks again, and draws Crisis cards.
web-gal-guide-galactica-draws-mutiny = A second Mutiny card sends its owner to the Brig, the Mutineer's third. Somebody without any can take it safely.
web-gal-guide-galactica-draw-attack = A basestar and raiders come there. Take an area without civilian ships, near our vipers.
web-gal-guide-galactica-set-agenda = You see all Quorum cards of the President. What goes under the deck is as good as gone.
web-gal-guide-galactica-launch-nuke = One nuke flies now, and the others are used up with it. Hit the area that hurts most, but not our own ships.
web-gal-guide-galactica-play-mutiny = One of these cards happens now; the others go under the deck.
web-gal-guide-galactica-exploit-weakness = Who has a Mutiny card already may end up in the Brig. Choose somebody who has none, or somebody who belongs there.
web-gal-guide-galactica-force-hand = Add a card that helps, or at least does no harm: a Mutiny card too many leads to the Brig.
web-gal-guide-galactica-leave-brig = You are free to go. Out of the Brig you can act in any location, and titles can come to you.
web-gal-guide-galactica-press-room = They keep one Mutiny card of two and stay where they are. Afterwards you may be rid of your own.
web-gal-guide-galactica-drop-mutiny = Without a Mutiny card you can draw the next one safely.
web-gal-guide-galactica-stay-president = The prophecy protects you once; after that anybody in Administration can name another President.
