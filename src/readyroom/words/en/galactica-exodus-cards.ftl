# Crisis, Super Crisis, Quorum and destination cards of the Exodus box.

## Crisis cards

galactica-name-airlock_leak = Airlock Leak
galactica-name-ambushed_by_the_press = Ambushed by the Press
galactica-name-appoint_head_of_security = Appoint Head of Security
galactica-name-centurion_assault = Centurion Assault
galactica-name-consult_the_prisoner = Consult the Prisoner
galactica-name-controversial_manuscript = Controversial Manuscript
galactica-name-cylon_genocide = Cylon Genocide
galactica-name-detente = Détente
galactica-name-divisive_behavior = Divisive Behavior
galactica-name-familiar_face = Familiar Face
galactica-name-guilty_conscience = Guilty Conscience
galactica-name-haunted_by_the_past = Haunted by the Past
galactica-name-hera_rescued = Hera Rescued
galactica-name-hidden_explosives = Hidden Explosives
galactica-name-hidden_identity = Hidden Identity
galactica-name-in_the_ring = In the Ring
galactica-name-interrogation = Interrogation
galactica-name-joes_bar = Joe's Bar
galactica-name-labor_dispute = Labor Dispute
galactica-name-medal_of_distinction = Medal of Distinction
galactica-name-mysterious_guide = Mysterious Guide
galactica-name-mysterious_message = Mysterious Message
galactica-name-power_failure = Power Failure
galactica-name-raiders_inbound = Raiders Inbound
galactica-name-raptor_malfunction = Raptor Malfunction
galactica-name-return_to_duty = Return to Duty
galactica-name-review_camera_footage = Review Camera Footage
galactica-name-set_a_trap = Set a Trap
galactica-name-strange_beacon = Strange Beacon
galactica-name-temple_of_the_five = Temple of the Five
galactica-name-the_circle = The Circle
galactica-name-the_passage = The Passage
galactica-name-threat_of_super_nova = Threat of Super Nova
galactica-name-tracked_by_radiation = Tracked by Radiation
galactica-name-training_a_rookie = Training a Rookie
galactica-name-truth_and_reconciliation = Truth and Reconciliation
galactica-name-unexplained_deaths = Unexplained Deaths
galactica-name-unfair_bias = Unfair Bias
galactica-name-unwelcome_faces = Unwelcome Faces
galactica-name-widespread_starvation = Widespread Starvation

## Super Crisis cards

galactica-name-fighting_blind = Fighting Blind
galactica-name-fire_all_missiles = Fire All Missiles
galactica-name-human_prisoner = Human Prisoner

## Quorum cards

galactica-name-establish_dogsville = Establish Dogsville
galactica-name-presidential_order = Presidential Order
galactica-name-resignation = Resignation

## Destinations

galactica-name-algae_planet = Algae Planet
galactica-name-cylon_raiders = Cylon Raiders
galactica-name-derelict_basestar = Derelict Basestar
galactica-name-dying_star = Dying Star
galactica-name-gas_giant = Gas Giant
galactica-name-lions_head_nebula = Lion's Head Nebula
galactica-name-radioactive_cloud = Radioactive Cloud

## What they say

galactica-rule-may = { $role_id ->
    [you] if you want, { $effect }
   *[other] if { $role } wants, { $effect }
}
galactica-rule-draw-own = { $role_id ->
    [you] draw
   *[other] { $role } draws
} { $count ->
    [one] 1 Skill card of the own skill set
   *[other] { $count } Skill cards of the own skill set
}
galactica-rule-take-hand = { $by_id ->
    [you] take all Skill cards of { $role } into your hand
   *[other] { $by } takes all Skill cards of { $role } into their hand
}
galactica-rule-pass-titles = each title of { $role_id ->
    [you] yours
   *[other] { $role }
} goes to the highest in its line of succession other than its holder
galactica-rule-search-destiny = { $role_id ->
    [you] look
   *[other] { $role } looks
} through the Destiny deck, { $count ->
    [one] 1 card of it is
   *[other] { $count } cards of it are
} chosen and discarded, and it is shuffled again
galactica-rule-head-start = once the fleet marker is back at the start, move it { $steps } forward
galactica-rule-destroy-centurion = the current player destroys 1 centurion on the Boarding Party track
galactica-rule-destroy-cylon-ships = all Cylon ships on the main board are destroyed
galactica-rule-remove-cylon-ships = { $role_id ->
    [you] choose a space area
   *[other] { $role } chooses a space area
}; all Cylon ships in it are removed
galactica-rule-place-civilians = { $count ->
    [one] 1 civilian ship is placed
   *[other] { $count } civilian ships are placed
} where the CAG wants, or the Admiral if there is no CAG
galactica-rule-damage-new-basestar = that basestar is damaged once
galactica-rule-trade-viper = { $role_id ->
    [you] you may destroy 1 viper that is not damaged
   *[other] { $role } may destroy 1 viper that is not damaged
}: { $effect }
galactica-rule-grant-title = choose any player, who receives one of these titles: { $titles }
galactica-rule-redraw-quorum = discard any number of Quorum cards and draw as many
galactica-rule-resign = { $first }; then choose another player, who receives the President title

## Questions

galactica-may = { $card }: have it happen?
galactica-search-destiny = Which cards of the Destiny deck are discarded?
galactica-remove-cylons = From which area do the Cylon ships go?
galactica-trade-viper = Give up a viper for what the destination offers?
galactica-presidential-order = Who receives a title?
galactica-which-title = Which title?
galactica-redraw-quorum = Which Quorum cards do you exchange?
web-gg-galactica-may = The card leaves it to you; nearly always it is to your use.
web-gg-galactica-search-destiny = Nobody else sees these cards. What you discard can't turn up in the next checks.
web-gg-galactica-remove-cylons = All Cylon ships of that area go away. Choose where they threaten most.
web-gg-galactica-trade-viper = Fuel can't be had otherwise for long; a viper is missed only where many are lost.
web-gg-galactica-presidential-order = The title is taken from its holder. Give it to somebody you trust.
web-gg-galactica-which-title = Admiral or CAG: which of them is in the wrong hands?
web-gg-galactica-redraw-quorum = The hand goes to the next President with the title.

## What is told

galactica-DestinySearched = Seat { $seat } looks through the Destiny deck and discards { $cards }.
galactica-CylonShipsRemoved = All Cylon ships { $area } are removed.
galactica-name-destroy-centurion = there is no centurion
galactica-name-remove-cylons = there are no Cylon ships
galactica-name-title_cag = CAG

## What computer players say

players-galactica-aloud-quorum-establish-dogsville = One population more costs one morale.
players-galactica-aloud-quorum-presidential-order = The right person should give the orders.
players-galactica-aloud-quorum-resignation = Somebody else should be President now.
