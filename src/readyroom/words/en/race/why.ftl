### Race for the Galaxy in the browser: why something can't be chosen, with the rule

web-why-world = This is a world: Develop places developments (DEV-002).
web-why-development = This is a development: Settle places worlds (SETTLE-001).
web-why-twice = You have this development already (DEV-008).
web-why-cost = It costs { $cost }, and you have { $cards ->
    [one] one other card
   *[other] { $cards } other cards
} to pay with ({ $rule }).
web-why-military = Its defense is { $defense }, your strength against it { $strength } (SETTLE-007).
web-why-explore = You choose among the cards just drawn only (EXPL-008).
web-why-no-consume = It has no consume power (CONS-001).
web-why-no-cards = You have no cards to discard for it (CONS-028).
web-why-no-good-fits = You have no goods, or not enough, that it takes (CONS-005).
web-why-used = It was used in this phase already (CONS-002).
web-why-no-good = There is no good on it (CONS-005).
web-why-good-unfit = Its good is of another kind (CONS-006).
web-why-no-windfall = It is no windfall world (PROD-004).
web-why-holds-good = It holds a good already (PROD-002).
web-why-windfall-unfit = It is of another kind (PROD-006).
web-why-phase = Nobody chose it, so it is not played in this round (ROUND-003).


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
