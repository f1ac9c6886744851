### Battlestar Galactica: why a computer player answered as it did; for hints and the guided game

players-galactica-usual = { $choice } is best for the fleet as things stand.
players-galactica-usual-cylon = { $choice } hurts the humans most.
players-galactica-window-wait = I could do something here, but it is worth more later.
players-galactica-window-use = { $what } does most good at this moment, so I use it now.

## Checks

players-galactica-check-help =
    The check needs { $difficulty } and about { $expected } should come from Destiny and the others; with strength { $strength } from me it passes with { $chance } %.
players-galactica-check-nothing = None of my cards counts for this check, so I add nothing.
players-galactica-check-enough = Without me about { $expected } should come together for { $difficulty }; I save my cards.
players-galactica-check-hopeless = Even with my cards { $difficulty } is too far away; I save them for a check we can pass.
players-galactica-check-against = I want this check to fail, so I add strength { $strength } against it.
players-galactica-check-cylon = As a revealed Cylon I may add one card: strength { $strength } against the humans.
players-galactica-check-cylon-waits = A card against this check would change little; I keep it for another.
players-galactica-check-hidden-spoils =
    I am a hidden Cylon and nobody can tell whose card it was: strength { $strength } against the check may sink it.
players-galactica-check-hidden-helps = I am a hidden Cylon and must look like a human, so I help a little.
players-galactica-check-hidden-waits = I am a hidden Cylon: adding nothing costs the humans enough and proves nothing.

## Moving and acting

players-galactica-move = In { $place } I can do most for the fleet now.
players-galactica-move-cylon = From { $place } I can hurt the humans most.
players-galactica-stay = { $place } is where I am needed.
players-galactica-act-jump =
    Every turn costs the fleet something: jumping now risks { $lost } of { $left } population and leaves the Cylon ships behind.
players-galactica-act-accuse = I am { $chance } % sure that somebody is a Cylon; in the Brig he can do little harm.
players-galactica-act-place = The action of { $place } is the best I can do here.
players-galactica-act-armory = A centurion that reaches the end of the track ends the game; I attack it in the Armory.
players-galactica-act-brig = I want to get out of the Brig: in here I add one card to a check and no more.
players-galactica-act-command = There are { $raiders } raiders about; unmanned vipers can hold them off.
players-galactica-act-communications = { $civilians } civilian ships are in danger; I look at two and move them away.
players-galactica-act-hangar-deck = A pilot is worth most in a viper, between the raiders and the civilian ships.
players-galactica-act-presidents-office = Quorum cards are the President's strength, and here I draw one and may use one at once.
players-galactica-act-press-room = With { $hand } cards in hand, two more politics cards help in the checks to come.
players-galactica-act-research-lab = With { $hand } cards in hand, another card helps in the checks to come.
players-galactica-act-weapons-control = Galactica's guns hit basestars better than any viper does.
players-galactica-act-administration = I do not trust the President; somebody else should have the title.
players-galactica-act-attack = I shoot at { $what }: every Cylon ship less is a civilian ship saved.
players-galactica-act-nuke = A nuke is worth most on a basestar: { $what }.
players-galactica-act-move = I fly to { $what }, where I am needed.
players-galactica-act-pass = Nothing I could do now is worth a card or a risk.
players-galactica-act-ability = { $what } can be used once a game, and now it pays.
players-galactica-act-quorum = { $what } is the Quorum card that does most now.
players-galactica-act-quorum-draw = Another Quorum card gives us more to choose from.
players-galactica-act-card-executive_order = Somebody else can do more than I can: an order gives him two actions for my one.
players-galactica-act-card-consolidate_power = Two cards for one: I can choose the types that we lack.
players-galactica-act-card-launch_scout = Who knows the next card can put a bad one away.
players-galactica-act-card-maximum_firepower = Up to four attacks with one card, and there is enough to shoot at.
players-galactica-act-card-repair = What is damaged can't be used; I repair it.
players-galactica-act-cylon = The humans have only { $left } { $resource }: { $place } brings me nearest to finishing them.
players-galactica-reveal = I have done what I could in secret; in the open I can hurt them more, and my card takes effect now.
players-galactica-reveal-brig = In the Brig a hidden Cylon is useless; revealed I am free.

## People

players-galactica-jail = By what I have seen seat { $seat } is a Cylon with { $chance } %.
players-galactica-jail-hidden = Seat { $seat } looks suspicious to the others, so nobody will wonder.
players-galactica-jail-nobody = I suspect nobody enough.
players-galactica-trust = I trust seat { $seat } most: a Cylon with only { $chance } %.
players-galactica-trust-me = I know that I can be trusted.
players-galactica-trust-nobody = There is nobody I would trust with it.
players-galactica-victim = Seat { $seat } has { $hand } cards and is the one the humans need most.
players-galactica-victim-nobody = Hurting nobody is best for us here.

## Cards and choices

players-galactica-part = We have only { $left } { $resource } left; this part costs the fleet less than the other.
players-galactica-part-cylon = They have only { $left } { $resource } left; this part costs them more.
players-galactica-draw = { $skills } is what the checks to come and my hand of { $hand } need.
players-galactica-discard = These are the cards I need least of my { $hand }.
players-galactica-destination = { $card }: distance { $distance } for what it costs is the better bargain at { $total } of 8.
players-galactica-destination-cylon = { $card } is not good for the humans, and nobody knows what else I could have chosen.
players-galactica-crisis = { $card } is the one of these that costs us less.
players-galactica-crisis-cylon = { $card } is the one of these that costs them more.
players-galactica-target = I shoot at what endangers us most: { $raiders } raiders, and { $civilians } civilian ships to protect.
players-galactica-viper = A viper belongs where it can shoot, or stands in front of civilian ships.
players-galactica-civilian = Civilian ships are safest far from raiders and behind vipers.
players-galactica-civilian-cylon = Near the raiders civilian ships are easiest to reach.
