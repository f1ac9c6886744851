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
