### Why something can't be chosen in Race for the Galaxy; its rule stands behind it in brackets

race-why-world = This is a world: Develop places developments.
race-why-development = This is a development: Settle places worlds.
race-why-twice = You have this development already.
race-why-cost = It costs { $cost }, and you have { $cards ->
    [one] one other card
   *[other] { $cards } other cards
} to pay with.
race-why-military = Its defense is { $defense }, your strength against it { $strength }.
race-why-explore = You choose among the cards just drawn only.
race-why-no-consume = It has no consume power.
race-why-no-cards = You have no cards to discard for it.
race-why-no-good-fits = You have no goods, or not enough, that it takes.
race-why-used = It was used in this phase already.
race-why-no-good = There is no good on it.
race-why-good-unfit = Its good is of another kind.
race-why-no-windfall = It is no windfall world.
race-why-holds-good = It holds a good already.
race-why-windfall-unfit = It is of another kind.
race-why-phase = Nobody chose it, so it is not played in this round.
