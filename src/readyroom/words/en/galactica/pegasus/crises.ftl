### Battlestar Galactica, Pegasus box: Crisis cards, and what they do

## Crisis cards

galactica-name-a_verdict_of_guilty = A Verdict of Guilty
galactica-name-an_offer_of_peace = An Offer of Peace
galactica-name-assassination_plot = Assassination Plot
galactica-name-civilian_ship_nuked = Civilian Ship Nuked
galactica-name-code_blue = Code Blue
galactica-name-defending_a_prisoner = Defending a Prisoner
galactica-name-food_hoarding_in_the_fleet = Food Hoarding in the Fleet
galactica-name-medical_breakthrough = Medical Breakthrough
galactica-name-pressure_the_supply_ships = Pressure the Supply Ships
galactica-name-reunite_the_fleet = Reunite the Fleet
galactica-name-review_galacticas_log = Review Galactica's Log
galactica-name-sabotage_investigated = Sabotage Investigated
galactica-name-standoff_with_pegasus = Standoff with Pegasus
galactica-name-suspicious_election_results = Suspicious Election Results
galactica-name-the_black_market = The Black Market
galactica-name-training_snafu = Training Snafu
galactica-name-unsettling_stories = Unsettling Stories

## Super Crisis cards

galactica-name-demand_peace_manifesto = "Demand Peace" Manifesto
galactica-name-footage_transmitted = Footage Transmitted
galactica-name-psychological_warfare = Psychological Warfare
galactica-name-the_farm = The Farm
## What they say

galactica-rule-trade-for-treachery = { $role_id ->
    [you] discard
   *[other] { $role } discards
} { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
}{ $random ->
    [yes] { "" } at random
   *[no] { "" }
} and { $role_id ->
    [you] draw
   *[other] draws
} as many Treachery cards
galactica-rule-each-trades-for-treachery = one after the other, every player discards { $count ->
    [one] 1 Skill card and draws 1 Treachery card
   *[other] { $count } Skill cards and draws { $count } Treachery cards
}
galactica-rule-each-draws = { $cylons ->
    [yes] every Cylon player
   *[no] every player
} draws { $count ->
    [one] 1 { $skill } card
   *[other] { $count } { $skill } cards
}
galactica-rule-humans-draw = every human player { $optional ->
    [yes] may draw
   *[no] draws
} { $count ->
    [one] 1 Skill card of the own skill set
   *[other] { $count } Skill cards of the own skill set
}
galactica-rule-mix-treachery = { $count ->
    [one] the top Treachery card goes
   *[other] the top { $count } Treachery cards go
} unseen into the Destiny deck, which is shuffled
galactica-rule-destiny-of-treachery = the Destiny deck is discarded; { $count ->
    [one] 1 Treachery card is
   *[other] { $count } Treachery cards are
} the new one
galactica-rule-cylons-draw-super-crisis = every Cylon player draws a Super Crisis card
galactica-rule-may-free = { $role_id ->
    [you] you may choose
   *[other] { $role } may choose
} a character in the { $place }, who goes to { $to ->
    [none] any other location they name
   *[other] { $to }
}
galactica-rule-may-free-on = { $role_id ->
    [you] you may choose
   *[other] { $role } may choose
} a character in { $place ->
    [Detention] Detention
   *[other] the { $place }
}, who goes to another location of { $board } that they name
galactica-rule-executed-at-a-price = { $role_id ->
    [you] you are executed
   *[other] { $role } is executed
}; then { $by_id ->
    [you] discard
   *[other] { $by } discards
} { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
}
galactica-rule-next-in-line = the { $title } title goes to the highest in its line of succession other than its holder
galactica-rule-no-miracles = human players can't use abilities that cost a miracle token

## What is asked

galactica-take-part = { $card }: do you discard and draw as the others do?
galactica-may-free = Does anybody leave { $place ->
    [Detention] Detention
   *[other] the { $place }
}?

galactica-ahead-treachery-in-destiny = { $count ->
    [one] 1 Treachery card more in the Destiny deck
   *[other] { $count } Treachery cards more in the Destiny deck
}
galactica-ahead-quorum = Quorum cards
galactica-why-no-miracles = A card in play forbids it.
galactica-name-free-prisoner = nobody is kept there
galactica-name-discard-quorum = there is no Quorum card to discard
