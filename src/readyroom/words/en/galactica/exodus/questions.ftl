### Battlestar Galactica, Exodus box: what is asked

galactica-state-of-emergency = State of Emergency: move, or take an action?
galactica-window-viper_attacking = A piloted viper attacks
galactica-may = { $card }: have it happen?
galactica-search-destiny = Which cards of the Destiny deck are discarded?
galactica-remove-cylons = From which area do the Cylon ships go?
galactica-trade-viper = Give up a viper for what the destination offers?
galactica-presidential-order = Who receives a title?
galactica-which-title = Which title?
galactica-redraw-quorum = Which Quorum cards do you exchange?
galactica-window-cards_shown = The cards of the check lie faceup
galactica-window-quorum_resolved = A Quorum card was carried out
galactica-show-cylon = Which Cylon card do you show?
galactica-discard-strength = Discard cards with a strength of { $strength }
galactica-which-five = Which of these cards comes first?
galactica-exchange = Which cards do you exchange?
galactica-execute = Who is executed?
galactica-arrange = In which order do they lie on the deck, the uppermost first?
galactica-impulsive = Do you add cards? Then at least { $fewest }
galactica-quorum-limit = Discard Quorum cards, down to ten
galactica-option-goal = Reveal { $id }
web-gal-option-goal = Reveal { $id }
web-galactica-character-next = { $was } was executed. Who takes over?
