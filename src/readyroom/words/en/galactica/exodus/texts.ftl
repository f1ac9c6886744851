### Battlestar Galactica, Exodus box: what its cards say

galactica-rule-strong-cards-leave = all cards of strength { $strength } and more are discarded from the check
galactica-rule-settle-location-check = it is not made; you choose whether it is passed or failed
galactica-rule-narrow-failure = if the check fails and { $margin } more would have been enough, nothing comes of it. If its strength is 0 or less: { $amount } { $resource } less
galactica-rule-everybody-acts = { $amount } { $resource } less. Then each player, you first, may move or take { $actions ->
    [one] an action
   *[other] { $actions } actions
}
galactica-rule-destiny-joins = the top { $count } Destiny cards join the check faceup, with their abilities
galactica-rule-scout-for-fuel = risk a raptor. On { $at_least } or more: { $amount } { $resource } more; else the raptor is destroyed
galactica-rule-vipers-answer = if the { $skill } cards in the check have a strength of { $strength } or more together, the current player may activate { $vipers ->
    [one] an unmanned viper
   *[other] { $vipers } unmanned vipers
}
galactica-rule-destroy-instead = roll a die instead, and destroy that many raiders in its area
galactica-rule-counts-double = { $skill } cards count twice
galactica-rule-gain-nuke = the Admiral gets a nuke, and never has more than three
galactica-when-viper_attacking = before a piloted viper attacks
galactica-rule-may = { $role_id ->
    [you] if you want, { $effect }
   *[other] if { $role } wants, { $effect }
}
galactica-rule-draw-own = { $role_id ->
    [you] draw
   *[other] { $role } draws
} { $count ->
    [one] 1 Skill card of the own skill set
   *[other] { $count } Skill cards of the own skill set
}
galactica-rule-take-hand = { $by_id ->
    [you] take all Skill cards of { $role } into your hand
   *[other] { $by } takes all Skill cards of { $role } into their hand
}
galactica-rule-pass-titles = each title of { $role_id ->
    [you] yours
   *[other] { $role }
} goes to the highest in its line of succession other than its holder
galactica-rule-search-destiny = { $role_id ->
    [you] look
   *[other] { $role } looks
} through the Destiny deck, { $count ->
    [one] 1 card of it is
   *[other] { $count } cards of it are
} chosen and discarded, and it is shuffled again
galactica-rule-head-start = once the fleet marker is back at the start, move it { $steps } forward
galactica-rule-destroy-centurion = the current player destroys 1 centurion on the Boarding Party track
galactica-rule-destroy-cylon-ships = all Cylon ships on the main board are destroyed
galactica-rule-remove-cylon-ships = { $role_id ->
    [you] choose a space area
   *[other] { $role } chooses a space area
}; all Cylon ships in it are removed
galactica-rule-place-civilians = { $count ->
    [one] 1 civilian ship is placed
   *[other] { $count } civilian ships are placed
} where the CAG wants, or the Admiral if there is no CAG
galactica-rule-damage-new-basestar = that basestar is damaged once
galactica-rule-trade-viper = { $role_id ->
    [you] you may destroy 1 viper that is not damaged
   *[other] { $role } may destroy 1 viper that is not damaged
}: { $effect }
galactica-rule-grant-title = choose any player, who receives one of these titles: { $titles }
galactica-rule-redraw-quorum = discard any number of Quorum cards and draw as many
galactica-rule-resign = { $first }; then choose another player, who receives the President title
