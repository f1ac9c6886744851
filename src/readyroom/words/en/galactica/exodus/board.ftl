### Battlestar Galactica, Exodus box, in the browser: what lies on the table

web-gal-ally = Ally: { $name }{ $token ->
    [unknown] , with a trauma token nobody has seen
   *[other] , with a trauma token you know: { $token }
}
web-gal-trauma = { $count ->
    [one] 1 trauma token
   *[other] { $count } trauma tokens
}
web-gal-trauma-unseen = a trauma token that lies facedown
web-gal-trauma-none = no token
web-gal-trauma-not = { $token }, does not count
web-gal-trauma-one = Trauma token { $number }

## What a nuke does at an area

web-gal-hit-area-damaged_twice = a basestar damaged twice
web-gal-hit-area-destroyed = a basestar destroyed
web-gal-hit-area-destroyed_with_raiders = also 3 raiders
