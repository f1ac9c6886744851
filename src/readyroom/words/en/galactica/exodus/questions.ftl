### Battlestar Galactica, Exodus box: what is asked

galactica-state-of-emergency = State of Emergency: move, or take an action?
galactica-window-viper_attacking = A piloted viper attacks
galactica-may = { $card }{ $seat ->
    [hidden] { "" }
   *[other] { " " }({ $seat })
}: have it happen?
galactica-search-destiny = Which cards of the Destiny deck are discarded?
galactica-remove-cylons = From which area do the Cylon ships go?
galactica-trade-viper = Give up a viper for what the destination offers?
galactica-presidential-order = Who receives a title?
galactica-which-title = Which title?
galactica-redraw-quorum = Which Quorum cards do you exchange?
galactica-window-cards_shown = The cards of the check lie faceup
galactica-window-quorum_resolved = A Quorum card was carried out
galactica-show-cylon = Which Cylon card do you show?
web-galactica-show-cylon = Which of your Cylon cards do you show? Hold to look at them, then { $with ->
    [finger] tap
   *[mouse] click
} “show” below one.
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
galactica-lead-viper = Which viper do you lead?
galactica-vipers-shoot-down = How many raiders { $area } are shot down?
galactica-damage-unmanned = Which viper is damaged?
galactica-repair-locations = Which locations are repaired?
galactica-destroy-raiders = In which area are raiders destroyed?
galactica-destroy-in-area = In which area are all Cylon ships destroyed?
galactica-remove-raider = From which area is a raider removed?
galactica-damage-basestar = Which basestar is damaged?
galactica-recall-civilian = Which civilian ship goes back?
galactica-go-anywhere = Where do you go?
galactica-may-execute = Is anybody executed?
galactica-draws-loyalty = Who draws a Loyalty card?
