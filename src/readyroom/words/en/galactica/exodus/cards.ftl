### Battlestar Galactica, Exodus box: cards and people on the table in the browser

web-gal-executed = Executed:
web-gal-brief-red_tape = In a check: 5 and up leave it
web-gal-brief-political_prowess = A location's check ends as you say
web-gal-brief-iron_will = In a check: a near miss is harmless
web-gal-brief-state_of_emergency = Action: everybody moves or acts
web-gal-brief-trust_instincts = In a check: 2 Destiny cards join
web-gal-brief-scout_for_fuel = Action: risk a raptor for fuel
web-gal-brief-protect_the_fleet = In a check: a viper may act
web-gal-brief-best_of_the_best = A pilot shoots many raiders
web-gal-brief-establish_network = In a check: Engineering counts twice
web-gal-brief-build_nuke = Action: a nuke for the Admiral
web-gal-reveal-nothing-more = There is nothing to reveal now. Cards that say “You Are a Cylon” and Personal Goals that are reached are revealed, and only as an action on one's own turn. (LOY-005, GOAL-002)
