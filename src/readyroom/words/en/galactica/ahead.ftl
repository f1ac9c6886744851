# What a card would do, as the engine foretells it (galactica/forecast.py)

galactica-ahead-resource = { $resource }
galactica-ahead-not-now = Nothing now: { $what }
galactica-ahead-on-pass = Pass: { $least } or more
galactica-ahead-on-partial = In part: { $least } or more
galactica-ahead-on-fail = Fail
galactica-ahead-on-consequence = If a card with a check ability lies there, also:
galactica-ahead-hand = { $seat }'s hand
galactica-ahead-hand-random = { $seat }'s hand, at random
galactica-ahead-each-hand = { $how ->
    [random] Everybody discards { $count } at random: { $hands }
   *[chosen] Everybody discards { $count }: { $hands }
}
galactica-ahead-goes = { $seat } goes to { $place ->
    [Detention] Detention
   *[other] the { $place }
}
galactica-ahead-looked-at = A random Loyalty card of { $seat } is looked at
galactica-ahead-executed = { $seat } is executed
galactica-ahead-track = jump preparation
galactica-ahead-pursuit = pursuit
galactica-ahead-nukes = nukes
galactica-ahead-raptors = raptors
galactica-ahead-civilian = A civilian ship is lost with what it carries (population { $population } now)
galactica-ahead-hull = damage to Galactica
galactica-ahead-boarders = centurions at the start
galactica-ahead-reserves = vipers in the Reserves
galactica-ahead-vipers-in-space = vipers in space
galactica-ahead-title = { $seat } is { $title }
galactica-ahead-low-roll = Roll; on { $most } or less ({ $percent } %):
galactica-ahead-check = Skill check { $difficulty } ({ $skills })
galactica-ahead-pay = If { $seat } pays:
galactica-ahead-else = If not:
galactica-ahead-may = If { $seat } wants it:
galactica-ahead-either = Either:
galactica-ahead-or = Or:
