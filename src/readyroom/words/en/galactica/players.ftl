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
players-galactica-act-accuse = I am { $chance } % sure that somebody is a Cylon; in the Brig they can do little harm.
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
players-galactica-act-card = { $what } does more now than its strength would in a check.
players-galactica-act-card-executive_order = Somebody else can do more than I can: an order gives them two actions for my one.
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

## Said aloud in the guided game: made from what everybody sees, and the same for humans and hidden Cylons

players-galactica-aloud-character-pilot = Somebody must fly. I take a pilot.
players-galactica-aloud-character-military-leader = A military leader gives us Leadership and Tactics for the checks.
players-galactica-aloud-character-political-leader = We need Politics, and somebody who can be President.
players-galactica-aloud-character-support = Things break. I repair them.

players-galactica-aloud-weapons-control = { $basestars ->
        [one] There is a basestar out there. Galactica's guns hit it on 5 or more, a viper only on an 8.
       *[other] There are { $basestars } basestars out there. Galactica's guns hit them on 5 or more, a viper only on an 8.
    }
players-galactica-aloud-weapons-control-raiders = { $raiders ->
        [one] One raider less is one less to worry about: the guns can reach it anywhere.
       *[other] With { $raiders } raiders about, the guns can reach any of them, wherever it is.
    }
players-galactica-aloud-weapons-control-quiet = It is quiet now. When they come, I want to be at the guns.
players-galactica-aloud-command-civilians = { $civilians ->
        [one] A civilian ship has raiders beside it. Vipers can draw their fire.
       *[other] { $civilians } civilian ships have raiders beside them. Vipers can draw their fire.
    }
players-galactica-aloud-command = { $raiders ->
        [one] From Command two unmanned vipers can go and meet the raider.
       *[other] From Command two unmanned vipers can go and meet the { $raiders } raiders.
    }
players-galactica-aloud-command-quiet = Vipers that are out already are where we need them when the Cylons come.
players-galactica-aloud-communications = { $civilians ->
        [one] A civilian ship has raiders beside it. I look at two ships and move them to where it is safer.
       *[other] { $civilians } civilian ships have raiders beside them. I look at two and move them to where it is safer.
    }
players-galactica-aloud-communications-quiet = Who knows what is on the civilian ships knows which of them to protect.
players-galactica-aloud-hangar-deck = A pilot does most in a viper, between the raiders and the civilian ships.
players-galactica-aloud-hangar-deck-quiet = I want to be in a viper before they come.
players-galactica-aloud-ftl-control = { $lost ->
        [1] The fleet can jump: a bad roll costs { $lost } of our { $left } population, but all Cylon ships stay behind.
       *[other] The fleet can jump: a bad roll costs { $lost } of our { $left } population. Waiting costs something every turn as well.
    }
players-galactica-aloud-ftl-control-early = The fleet can't jump yet. As soon as the marker is on blue, I can make it jump from here.
players-galactica-aloud-armory = Centurions are on board. One of them at the end of the track, and it is over for all of us.
players-galactica-aloud-armory-quiet = If they board us, I am where I can stop them.
players-galactica-aloud-presidents-office = { $count ->
        [0] A President without Quorum cards can do little. Here I draw one, and draw or use another.
       *[other] Here I draw a Quorum card, and draw or use another.
    }
players-galactica-aloud-presidents-office-other = Whoever is President finds the Quorum here.
players-galactica-aloud-research-lab = I have { $hand } cards. Engineering and Tactics are always asked for.
players-galactica-aloud-press-room = I have { $hand } cards. Politics counts in many checks.
players-galactica-aloud-admirals-quarters = Whoever is in the Brig adds one card to a check at most. If we are right about somebody, that helps a lot.
players-galactica-aloud-administration = The President's Quorum cards are worth much. They must be in the right hands.
players-galactica-aloud-brig = In here I add one card to a check and draw no Crisis card. I want to get out.
players-galactica-aloud-caprica = The humans have { $left } { $resource } left. A Crisis of my choice can take some of it.
players-galactica-aloud-cylon-fleet = The humans have { $left } { $resource } left. My ships shall keep them busy.
players-galactica-aloud-human-fleet = Cards I take from a human are cards they can't add to a check.
players-galactica-aloud-resurrection-ship = There may be a worse Super Crisis than mine, and cards I can hand on.

players-galactica-aloud-card-executive-order = Somebody else stands where it matters: they may move and act, or act twice, for one card.
players-galactica-aloud-card-consolidate-power = Two cards for one, of the types I choose.
players-galactica-aloud-card-launch-scout = Who has seen what comes next can bury it.
players-galactica-aloud-card-maximum-firepower = Up to four attacks with one card: there are { $raiders } Cylon ships to shoot at.
players-galactica-aloud-card-repair = What is damaged is no use to anybody.
players-galactica-aloud-card-declare-emergency = Two less to reach may be just enough.
players-galactica-aloud-card-scientific-research = Now Engineering counts for this check as well.
players-galactica-aloud-card-investigative-committee = With all cards open nobody can hide what they add.
players-galactica-aloud-card-strategic-planning = This roll matters, so I add 2 to it.
players-galactica-aloud-card-evasive-maneuvers = Another roll for that viper is worth a card.

players-galactica-aloud-quorum-draw = { $count ->
        [0] A first Quorum card.
       *[other] One more Quorum card to choose from.
    }
players-galactica-aloud-quorum-accept-prophecy = A card now, and a better chance to keep the title.
players-galactica-aloud-quorum-arrest-order = I can send somebody to the Brig without a check.
players-galactica-aloud-quorum-assign-arbitrator = An Arbitrator can make a check of Admiral's Quarters 3 easier or harder.
players-galactica-aloud-quorum-assign-mission-specialist = At the next jump the Mission Specialist picks out of three destinations.
players-galactica-aloud-quorum-assign-vice-president = Nobody but the Vice President can take my title in Administration now.
players-galactica-aloud-quorum-authorization-of-brutal-force = It may cost population, but it clears the sky.
players-galactica-aloud-quorum-encourage-mutiny = Perhaps somebody else should be Admiral.
players-galactica-aloud-quorum-food-rationing = We have { $food } food. With some luck it is one more.
players-galactica-aloud-quorum-inspirational-speech = Morale is { $morale }. With some luck it is one more.
players-galactica-aloud-quorum-presidential-pardon = Nobody helps us from the Brig.
players-galactica-aloud-quorum-release-cylon-mugshots = I want to see somebody's Loyalty card, even if it may cost morale.

players-galactica-aloud-ability-once = { $ability } can be used once a game. This is the moment.

players-galactica-aloud-check = { $count ->
        [one] { $difficulty } is needed, in { $skills }. I add a card.
       *[other] { $difficulty } is needed, in { $skills }. I add { $count } cards.
    }
players-galactica-aloud-check-nothing = { $already } cards are in already. I leave this check of { $difficulty } to the others.
players-galactica-aloud-check-cylon = They need { $difficulty }. My card is not there to help.
players-galactica-aloud-check-cylon-nothing = They will manage to fail this one without me.

players-galactica-aloud-part = { $resource } is our weakest point with { $left } left, so I look at that first.
players-galactica-aloud-part-cylon = { $resource } is their weakest point with { $left } left, so I look at that first.
players-galactica-aloud-destination-far = { $distance } further at once: distance { $total } now. We had { $fuel } fuel before it.
players-galactica-aloud-destination = Not far, distance { $total } now. We had { $fuel } fuel before it, and I have seen what the others would have cost.
players-galactica-aloud-looks = I want to know whom I can trust.
players-galactica-aloud-buries = I have looked at what comes next, and put it at the bottom.
players-galactica-aloud-leaves-on-top = I have looked at what comes next, and left it there.
players-galactica-aloud-reveals = Now you know. They have { $left } { $resource } left, and I no longer have to pretend.
players-galactica-aloud-reveals-in-brig = You have locked me up. Now you know that you were right, and I am free.
