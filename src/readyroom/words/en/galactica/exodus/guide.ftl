### Battlestar Galactica, Exodus box: the guide

web-gal-guide-galactica-state-of-emergency = Everybody may move or take one action now. An action is worth more where you stand well.
web-gal-guide-galactica-window-viper_attacking = A pilot attacks. Best of the Best can shoot down many raiders at once, where there are many.
web-gal-guide-galactica-may = The card leaves it to you; nearly always it is to your use.
web-gal-guide-galactica-search-destiny = Nobody else sees these cards. What you discard can't turn up in the next checks.
web-gal-guide-galactica-remove-cylons = All Cylon ships of that area go away. Choose where they threaten most.
web-gal-guide-galactica-trade-viper = Fuel can't be had otherwise for long; a viper is missed only where many are lost.
web-gal-guide-galactica-presidential-order = The title is taken from its holder. Give it to somebody you trust.
web-gal-guide-galactica-which-title = Admiral or CAG: which of them is in the wrong hands?
web-gal-guide-galactica-redraw-quorum = The hand goes to the next President with the title.
web-gal-guide-galactica-basestar-bridge = Two different orders, and both are chosen before the first die. With many raiders at Galactica the damage is nearly certain.
web-gal-guide-galactica-reinforce = Three raiders threaten civilian ships; a basestar brings more ships, and only two are there in all.
web-gal-guide-galactica-reinforce-area = They come to the same area at Galactica when the pursuit ends. Choose where civilian ships are, or nobody guards.
web-gal-guide-galactica-bridge-damage = The other token goes back unseen. A location keeps people from using it, a resource is lost for good.
web-gal-guide-galactica-hand-over-title = Whoever receives it places the civilian ships and decides on the cards of the CAG. Give it to somebody you trust.
web-gal-guide-galactica-ground-viper = It must be repaired before it flies again. One in the Reserves is missed least; a pilot would go to Sickbay.
web-gal-guide-galactica-pilots-launch = It costs no action. In a viper you can fight or escort civilian ships, but you leave your location.
web-gal-guide-galactica-window-cards_shown = The cards are on the table, and nothing has come of them yet. Quick Fix takes one of them out.
web-gal-guide-galactica-window-quorum_resolved = A Quorum card was carried out. Adaptable gives two cards of any types.
web-gal-guide-galactica-show-cylon = You are executed, and a Cylon: you show one Cylon card and wake up on the Resurrection Ship. The others stay secret.
web-gal-guide-galactica-discard-strength = Your Personal Goal costs cards with a strength of exactly twenty. Give up what you need least.
web-gal-guide-galactica-which-five = All of these cards take effect, one after the other; in which order is up to you.
web-gal-guide-galactica-exchange = Throw away what helps nobody, and draw one type you can use.
web-gal-guide-galactica-execute = An execution tells for certain on which side somebody is. A human costs morale and comes back as somebody else.
web-gal-guide-galactica-arrange = These are the next cards the President will draw. Put first what the fleet needs.
web-gal-guide-galactica-impulsive = You add no card or at least two. Two weak cards may be less than none.
web-gal-guide-galactica-quorum-limit = The Quorum hand has ten cards at most. Keep what you will still play.
