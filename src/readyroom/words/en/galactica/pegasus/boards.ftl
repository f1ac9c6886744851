### Battlestar Galactica, Pegasus box: the ship

galactica-name-pegasus = Pegasus
galactica-name-pegasus_cic = Pegasus CIC
galactica-name-airlock = Airlock
galactica-name-main_batteries = Main Batteries
galactica-name-engine_room = Engine Room
galactica-name-jump_icon = the next Crisis card of this turn has a jump icon
galactica-name-damage-pegasus = no damage token of Pegasus is left
galactica-damage-which = Which ship takes the damage?
galactica-option-board = { $id }
galactica-pegasus-cic = Which basestar does Pegasus fire at?
galactica-airlock = Who is to go out of the airlock?
galactica-main-batteries = Which area do the batteries fire at?
galactica-die-pegasus-cic = the guns of Pegasus (1-3 Pegasus is damaged, 4-6 the basestar, 7-8 twice)
galactica-die-main-batteries = the Main Batteries (1 a civilian ship, 2-3 a viper, 4-6 two raiders, 7-8 four)
galactica-why-no-basestar = There is no basestar on the board.
galactica-rule-pegasus-guns = choose a basestar and roll. On { $backfires } or less Pegasus is damaged; above that the basestar is, from { $twice } on twice
galactica-rule-airlock = choose a character. Skill check { $difficulty } ({ $skills }), { $easier } less if that character is in the { $place }. Pass: they are executed
galactica-rule-main-batteries = choose an area and roll. { $civilian }: a civilian ship there is destroyed. Up to { $viper }: a viper there is damaged. Up to { $few }: { $raiders } raiders there are destroyed. Above that: { $more } raiders
galactica-rule-engine-room = discard { $cards } Skill cards: the next Crisis card that is drawn in this turn has a jump icon
web-gal-hull = { $damaged } of { $bears } locations damaged: with all of them the ship is destroyed

web-gal-for-turn-sparing = The next loss of { $of } in this turn is { $count } smaller
web-gal-for-turn-jump_icon = The next Crisis card of this turn has a jump icon
web-gal-for-turn-no_preparation = There is no Prepare for Jump step in this turn
web-gal-for-turn-misses = { $count ->
    [one] The next raider misses
   *[other] The next { $count } raiders miss
} { $of }

## New Caprica

web-gal-stages = What is shown
web-gal-away = Galactica is away: nothing touches what is in space
web-gal-grounded = Civilian ships on the ground
web-gal-locked = Locked civilian ships: { $count }
web-gal-prepared = Prepared civilian ships: { $count }
web-gal-room-occupation_authority = Occu{ "\u00AD" }pation Authority
