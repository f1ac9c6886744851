### Battlestar Galactica, Cylon leaders: what to think of when you are asked

web-gal-guide-galactica-window-motive = A revealed card counts for good, and nobody can take its condition away any more. But everybody learns what you are after.
web-gal-guide-galactica-infiltrate = Among the humans you draw three Skill cards, use their texts, add two cards to checks, and draw a Crisis card in your turn. Stay, and you look at a card and draw two instead.
web-gal-guide-galactica-meticulous = You act there at once. Otherwise you wake up where Skill cards are few.
web-gal-guide-galactica-primacy-leaves = All basestars are there already. One less is a help to the humans.
web-gal-guide-galactica-primacy-ships = Raiders in front, and a prey behind: bad for the humans. All of it or nothing.
web-gal-guide-galactica-glimpse = They are the next Destiny cards: of two checks each adds two. Only you know them.
web-gal-guide-galactica-cryptic-message = All your Skill cards for all of theirs. Look for a full hand, or for one they will need.
web-gal-guide-galactica-intimate = You get a random card, and they one of the type you name next.
web-gal-guide-galactica-intimate-type = A type they can't use, or one they lack: that depends on whose friend you are.
web-gal-guide-galactica-human-delusion = You see how the check stands. Add what turns it round, for or against it.
web-gal-guide-galactica-resolute = Any location but a damaged one: a human one, or one of the Cylons.
web-gal-guide-galactica-logic-bound = Everybody sees this card. The others stay secret until all are turned over.
web-gal-guide-galactica-heretic = It is the price for leaving. Keep the card that suits your aims.
web-gal-guide-galactica-window-discarding = For Love spares them a card, and you draw a Treachery card. Once a turn.
web-gal-guide-galactica-window-activating_ships = Modifications lets you say what the Cylon ships do instead of the icons of this card.

web-gal-guide-leader = You win by your own cards, beside the humans or the Cylons: hold them to see what each still needs. Help and hurt accordingly.
web-gal-guide-leader-galactica-draw = What you add to checks, for or against them, is drawn here. What your own cards ask for may be among it.
web-gal-guide-leader-galactica-action = One action a turn, where you are. From the Human Fleet you can go among the humans; the other locations of the Cylons hurt them, as long as that suits you.
web-gal-guide-leader-galactica-add-cards = Everybody knows that you are a Cylon, and nobody whether you help. Cards of the named skills add their strength, all others take it away.
web-gal-guide-leader-galactica-discard = You must discard. Keep what your own cards ask for, and what decides the next checks.
web-gal-guide-leader-galactica-choose-part = Below each part stands what it will do right now. Compare it with what your own cards still need.
web-gal-guide-leader-galactica-pick = The numbers show what each would cost the humans. Which you want is in your own cards.
web-gal-guide-leader-galactica-boarding-area = Heavy raiders in a launch area become centurions on board. At the end of their track the humans have lost.
