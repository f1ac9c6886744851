### Battlestar Galactica: what is asked

galactica-action = What do you do?
galactica-add-cards = Which cards do you add to the check?
galactica-administration = Who shall become President?
galactica-admirals-quarters = Who shall go to the Brig?
galactica-armory = Which centurion?
galactica-arrest-order = Who goes to the Brig?
galactica-assign-arbitrator = Who becomes Arbitrator?
galactica-assign-mission-specialist = Who becomes Mission Specialist?
galactica-assign-vice-president = Who becomes Vice President?
galactica-assist = Who assists you?
galactica-attacked-viper = Which viper do the raiders attack?
galactica-boarding-area = Which heavy raider boards first?
galactica-brutal-force = What is destroyed?
galactica-brutal-force-ship = Which ship is destroyed?
galactica-caprica = Play the Super Crisis card, or draw Crisis cards?
galactica-caprica-crisis = Which Crisis card is resolved?
galactica-character = Choose your character
galactica-check-ability = Which card of the check takes effect next?
galactica-choose-part = Choose a part of the card
galactica-choose-player = Whom do you choose?
galactica-communications = Which two civilian ships do you look at?
galactica-cylon-brig = Who goes to the Brig?
galactica-cylon-damage = How many damage tokens do you draw?
galactica-cylon-damage-tokens = Which damage tokens take effect?
galactica-cylon-fleet = What shall the Cylon fleet do?
galactica-cylon-morale = Reduce morale by { $amount }?
galactica-cylon-sickbay = Who discards { $count } cards and goes to Sickbay?
galactica-damage-viper = Which viper is damaged?
galactica-destination = Where does the fleet jump?
galactica-destroy-civilian = Which civilian ship is destroyed?
galactica-discard = Which cards do you discard?
galactica-draw = Which cards do you draw?
galactica-encourage-mutiny = Who tries to become Admiral?
galactica-executive-order = Who gets the order?
galactica-firepower = What do you attack?
galactica-gain-resource = Which resource do you gain?
galactica-hand-over-loyalty = Who gets your Loyalty cards?
galactica-human-fleet = Whose hand do you look at?
galactica-launch = Where do you launch?
galactica-leave-brig = Where do you go?
galactica-look-loyalty = Whose Loyalty card do you look at?
galactica-move = Where do you move?
galactica-move-civilian = Move civilian ship { $number }?
galactica-nuke-basestar = Which basestar does the nuke hit?
galactica-new-president = Who becomes President?
galactica-ordered = Move and act, or act twice?
galactica-pardon-place = Where do they go?
galactica-pass-sympathizer = Who gets the Sympathizer?
galactica-pay = Do you pay what the card asks?
galactica-pay-card = Which card do you pay for moving to another ship?
galactica-peek = Put it on top or at the bottom? It is: { $card }
galactica-pick = Which one do you take?
galactica-place-basestar = Where is the next basestar placed?
galactica-place-civilian = Where is the civilian ship placed?
galactica-place-heavy_raider = Where is the next heavy raider placed?
galactica-place-raider = Where is the next raider placed?
galactica-place-viper = Where is the next viper placed?
galactica-presidential-pardon = Who is pardoned?
galactica-presidents-office = Draw another Quorum card, or play one?
galactica-raider-area = Which raiders act next?
galactica-raider-civilian = Which civilian ship is destroyed?
galactica-religious-visions = Which Crisis card is resolved?
galactica-repair = Repair the location or vipers?
galactica-repair-vipers = How many vipers do you repair?
galactica-restore-raptor = Bring a raptor back?
galactica-restore-viper = Bring a viper back?
galactica-risk-raptor = Risk a raptor? On { $at_least } or more: { $resource } +{ $amount }, else it is lost.
galactica-risk-vipers = Risk { $count } vipers of the Reserves? On { $at_least } or more: fuel +{ $amount }, else they are damaged.
galactica-scout-deck = Which deck does the scout look at?
galactica-send-to-brig = Who goes to the Brig?
galactica-send-to-sickbay = Who goes to Sickbay?
galactica-skilled-politician = Which Quorum card is resolved?
galactica-swap-super-crisis = Swap your Super Crisis card?
galactica-take-card = Which card do you take?
galactica-which-viper = { $use ->
    [attack] Which kind of viper do the raiders attack?
    [damage] Which kind of viper is damaged?
    [launch] Which kind of viper is launched?
    [repair] Which kind of viper do you repair?
    [restore] Which kind of viper do you bring back?
   *[take] Which kind of viper do you take?
}
galactica-take-viper = Which unmanned viper do you take?
galactica-unmanned-viper = What does an unmanned viper do?
galactica-weapons = What does Galactica attack?
galactica-who-first = Who acts first?

## Windows

galactica-orders = When I have to discard Skill cards
galactica-order-discard-lowest = the lowest strengths first
galactica-order-keep-politics = the lowest first, Politics last
galactica-order-keep-leadership = the lowest first, Leadership last
galactica-order-keep-tactics = the lowest first, Tactics last
galactica-order-keep-piloting = the lowest first, Piloting last
galactica-order-keep-engineering = the lowest first, Engineering last

galactica-window-before_cards = Before cards are added to the check
galactica-window-before_roll = Before the die is rolled
galactica-window-cards_added = All cards are added to the check
galactica-window-check_resolved = The check is over
galactica-window-check_totaled = The check's strength is added up
galactica-window-crisis_check = Before the check of the Crisis card
galactica-window-crisis_drawn = A Crisis card was revealed
galactica-window-die_rolled = The die was rolled
galactica-window-location_check = A location's check was called
galactica-window-part_chosen = A part of the card was chosen
galactica-window-turn_ends = The turn ends
galactica-window-viper_placed = A viper was placed

## In the browser: what an open window is about

web-gal-window-use = { $about } Do you use something?
web-gal-roll = { $what }: { $needed }
web-gal-needed = { $what } on { $least ->
    [8] 8
   *[other] { $most ->
        [8] { $least } or more
       *[other] { $only ->
            [yes] { $least }
           *[no] { $least } to { $most }
        }
    }
}
web-gal-at-before_cards = { $check }, difficulty { $difficulty } ({ $skills }), before cards are added.
web-gal-at-before_roll = { $roll }. Before the roll.
web-gal-at-cards_added = { $check }, difficulty { $difficulty }: all cards are in.
web-gal-at-check_resolved = { $check }: the check is over.
web-gal-at-check_totaled = { $check }: strength { $total }, difficulty { $difficulty }.
web-gal-at-crisis_check = { $check }: a check of difficulty { $difficulty } ({ $skills }) comes.
web-gal-at-crisis_drawn = { $who } has drawn { $card }.
web-gal-at-die_rolled = { $roll }. The result is { $result }.
web-gal-at-location_check = { $target ->
    [none] { $check }, difficulty { $difficulty }: the check was called.
   *[other] { $check }, difficulty { $difficulty }: the check about { $target } was called.
}
web-gal-part-first = first
web-gal-part-second = second
web-gal-part-other = other
web-gal-at-part_chosen = { $card }: { $who } chooses the { $part } part.
web-gal-at-turn_ends = The turn of { $who } ends.
web-gal-at-viper_placed = A viper was placed from the Reserves.

## In the browser: what somebody is asked for whom all wait, after "Waiting for …"

web-gal-asked-action = to act
web-gal-asked-add-cards = to add cards to the check
web-gal-asked-character = to choose a character
web-gal-asked-check-ability = to choose which ability comes first
web-gal-asked-choose-part = to choose a part of the card
web-gal-asked-destination = to choose the destination
web-gal-asked-draw = to choose which cards to draw
web-gal-asked-move = to move
web-gal-asked-place-civilian = to place a civilian ship
