### Battlestar Galactica, Exodus box: after the game

web-gal-after-was = before: { $character }, executed
web-gal-after-goal-reached = reached
web-gal-after-goal-missed = not reached
web-gal-after-goal-open = never revealed
web-gal-after-mark-executed = Turn { $turn }: { $card } is executed
web-gal-after-mark-goal = Turn { $turn }: has reached { $card }
web-gal-after-mark-missed = Turn { $turn }: has not reached { $card }
web-gal-after-point-executed = { $who } ({ $character }) is executed: { $what }
web-gal-after-point-goal = { $who } reaches { $card }
web-gal-after-point-missed = { $who } has not reached { $card }
web-gal-after-point-five = { $who } looks at { $card }
web-gal-after-joined = Joined
web-gal-after-abilities = Took effect: { $cards }

## The Ionian Nebula

web-gal-after-trauma = Trauma
web-gal-after-trauma-drawn = { $count ->
    [one] 1 token drawn
   *[other] { $count } tokens drawn
}
web-gal-after-trauma-met = met { $ally }
web-gal-after-trauma-road = at the Crossroads: { $card }
web-gal-after-trauma-tried = at the Trial, { $against } against them{ $few ->
    [yes] , too few to count
   *[no] { "" }
}
web-gal-after-trauma-out = eliminated
