### Battlestar Galactica, Exodus box: why something can't be chosen

galactica-why-other-die = Not for this die, or not twice.
galactica-why-has-title = You have the title already.
galactica-why-no-cards = You have no Skill cards.
galactica-why-not-that-strength = None of your Skill cards have exactly that strength together.
galactica-why-no-trauma = There is no trauma token to discard.
