### Battlestar Galactica, Daybreak box: Crisis cards, and what they do

## Crisis cards

galactica-name-a_desperate_pact = A Desperate Pact
galactica-name-abandon_galactica = Abandon Galactica
galactica-name-an_ambitious_operation = An Ambitious Operation
galactica-name-consult_the_hybrid = Consult the Hybrid
galactica-name-dangerous_plots = Dangerous Plots
galactica-name-dishonest_tactics = Dishonest Tactics
galactica-name-domestic_dispute = Domestic Dispute
galactica-name-earth_in_ruins = Earth in Ruins
galactica-name-enemy_of_my_enemy = Enemy of my Enemy
galactica-name-galactica_falling_apart = Galactica Falling Apart
galactica-name-give_in_to_despair = Give in to Despair
galactica-name-hybrid_in_panic = Hybrid in Panic
galactica-name-incitement_to_mutiny = Incitement to Mutiny
galactica-name-insubordinate_crew = Insubordinate Crew
galactica-name-one_last_cocktail = One Last Cocktail
galactica-name-question_procedure = Question Procedure
galactica-name-quorum_in_uproar = Quorum in Uproar
galactica-name-rallying_support = Rallying Support
galactica-name-reactor_critical = Reactor Critical
galactica-name-rebuild_trust = Rebuild Trust
galactica-name-religious_turmoil = Religious Turmoil
galactica-name-requisition_for_demetrius = Requisition for Demetrius
galactica-name-secret_meetings = Secret Meetings
galactica-name-starvation_in_dogsville = Starvation in Dogsville

## What they say

galactica-rule-choose-to-draw-mutiny = { $chooser_id ->
    [you] choose a human player, maybe yourself
   *[other] { $chooser } chooses a human player, maybe themselves
}, who draws a Mutiny card
galactica-rule-mutiny-spreads = every human player who has no Mutiny card draws one
galactica-rule-prisoners-may-leave = each character in the { $place } may go to a location of Galactica of their own choice
galactica-rule-draw-quorum = the President draws { $count ->
    [one] 1 Quorum card
   *[other] { $count } Quorum cards
}
galactica-rule-discard-quorum = the President discards { $count ->
    [one] 1 random Quorum card
   *[other] { $count } random Quorum cards
}

## What is asked

galactica-walk-free = Where do you go from the Brig?
