### Battlestar Galactica, Exodus box: the guide

web-gg-galactica-state-of-emergency = Everybody may move or take one action now. An action is worth more where you stand well.
web-gg-galactica-window-viper_attacking = A pilot attacks. Best of the Best can shoot down many raiders at once, where there are many.
web-gg-galactica-may = The card leaves it to you; nearly always it is to your use.
web-gg-galactica-search-destiny = Nobody else sees these cards. What you discard can't turn up in the next checks.
web-gg-galactica-remove-cylons = All Cylon ships of that area go away. Choose where they threaten most.
web-gg-galactica-trade-viper = Fuel can't be had otherwise for long; a viper is missed only where many are lost.
web-gg-galactica-presidential-order = The title is taken from its holder. Give it to somebody you trust.
web-gg-galactica-which-title = Admiral or CAG: which of them is in the wrong hands?
web-gg-galactica-redraw-quorum = The hand goes to the next President with the title.
