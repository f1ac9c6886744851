### Battlestar Galactica, Exodus box: why a computer player answered as it did, and what it says

players-galactica-aloud-card-red-tape = Strong cards do not help if they never get through.
players-galactica-aloud-card-political-prowess = This check can be settled without a single card.
players-galactica-aloud-card-iron-will = If it fails, let it fail without harm.
players-galactica-aloud-card-state-of-emergency = Everybody may move or act now; that is worth the food.
players-galactica-aloud-card-trust-instincts = Two cards more, whatever they are.
players-galactica-aloud-card-scout-for-fuel = A raptor may find the fuel we lack.
players-galactica-aloud-card-protect-the-fleet = Our vipers can answer in the middle of it.
players-galactica-aloud-card-best-of-the-best = With so many raiders there, one pilot can do more than one shot.
players-galactica-aloud-card-establish-network = Engineering counts twice now.
players-galactica-aloud-card-build-nuke = Another nuke for the Admiral.
players-galactica-aloud-quorum-establish-dogsville = One population more costs one morale.
players-galactica-aloud-quorum-presidential-order = The right person should give the orders.
players-galactica-aloud-quorum-resignation = Somebody else should be President now.
players-galactica-aloud-basestar-bridge = From the bridge I give two orders at once: pursue, gather, or strike.
players-galactica-goal = { $card } is reached now: revealed it costs the fleet nothing in the end.
players-galactica-execute = By what I have seen seat { $seat } is a Cylon with { $chance } %; an execution settles it.
players-galactica-execute-hidden = Whoever is executed loses the whole hand, and a human costs the fleet morale: seat { $seat }.
players-galactica-trauma-against =
    { $count ->
        [one] One of my trauma tokens would count against me at the Trial: I would rather be rid of it.
       *[other] { $count } of my trauma tokens would count against me at the Trial: I would rather have one less.
    }
players-galactica-trauma-for = What this token does there is worth more to me than to be rid of another one.
players-galactica-meet = Of those who are here { $card } should do most for me.
