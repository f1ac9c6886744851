### Battlestar Galactica, Daybreak box: Cylon attack cards

galactica-name-blindsided = Blindsided
galactica-name-event_horizon = Event Horizon
galactica-name-hornets_nest = Hornet's Nest
galactica-name-lockdown = Lockdown
galactica-name-reprisal = Reprisal
galactica-name-trial_by_fire = Trial by Fire

galactica-special-blindsided = Pluck Out Their Eyes
galactica-special-event_horizon = Gravity Well
galactica-special-hornets_nest = Suppressive Fire
galactica-special-lockdown = Concerted Attack
galactica-special-reprisal = Opportunity for Treason
galactica-special-trial_by_fire = Cavalry's Here

## What they say

galactica-rule-no-actions = nobody may use the actions or Movement abilities of { $skill } cards; it ends too when a basestar is destroyed
galactica-rule-gravity-well = whoever activates a viper, their own or an unmanned one, discards { $count ->
    [one] a Skill card
   *[other] { $count } Skill cards
} first, each time
galactica-rule-cavalry = an { $ship } from beside the board is placed in a launch area of the current player's choice, who may activate it at once

## Asked

galactica-cavalry = Where does the assault raptor join the fight?
