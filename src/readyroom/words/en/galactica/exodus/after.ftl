### Battlestar Galactica, Exodus box: after the game

web-ga-was = before: { $character }, executed
web-ga-goal-reached = reached
web-ga-goal-missed = not reached
web-ga-goal-open = never revealed
web-ga-mark-executed = Turn { $turn }: { $card } is executed
web-ga-mark-goal = Turn { $turn }: has reached { $card }
web-ga-mark-missed = Turn { $turn }: has not reached { $card }
web-ga-point-executed = { $who } ({ $character }) is executed: { $what }
web-ga-point-goal = { $who } reaches { $card }
web-ga-point-missed = { $who } has not reached { $card }
web-ga-point-five = { $who } looks at { $card }
web-ga-joined = Joined
web-ga-abilities = Took effect: { $cards }
