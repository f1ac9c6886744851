### Battlestar Galactica, Daybreak box: the Mutineer, Mutiny cards, miracle tokens, assault raptors

## Names

galactica-name-mutiny = Mutiny deck
galactica-name-armed_resistance = Armed Resistance
galactica-name-assume_command = Assume Command
galactica-name-bait_and_switch = Bait and Switch
galactica-name-betrayal_of_trust = Betrayal of Trust
galactica-name-blackmail = Blackmail
galactica-name-clipped_wings = Clipped Wings
galactica-name-controversial_speech = Controversial Speech
galactica-name-feed_the_people = Feed the People
galactica-name-impeachment = Impeachment
galactica-name-make_a_deal = Make a Deal
galactica-name-necessary_risk = Necessary Risk
galactica-name-panic = Panic
galactica-name-peaceful_resistance = Peaceful Resistance
galactica-name-ruined_reputation = Ruined Reputation
galactica-name-scavenging_for_parts = Scavenging for Parts
galactica-name-selfish_act = Selfish Act
galactica-name-send_a_message = Send a Message
galactica-name-set_the_agenda = Set the Agenda
galactica-name-the_strong_survive = The Strong Survive
galactica-name-unauthorized_usage = Unauthorized Usage
galactica-name-violent_protest = Violent Protest
galactica-name-weapons_armed = Weapons Armed
galactica-name-miracle = miracle token
galactica-name-assault_raptor = assault raptor
galactica-name-you_are_the_mutineer = You Are the Mutineer
galactica-name-draw-mutiny = there is no Mutiny card to draw
galactica-name-gain-miracle = nobody may have another miracle token
galactica-die-attack-assault_raptor = an attack on an assault raptor (destroyed on 7 or more)
web-gal-about-assault_raptor = Counts as a viper. It is never damaged: raiders destroy it on 7 or 8, and whatever would damage it destroys it. It damages a basestar on 7 or 8 and may stay in space when the fleet jumps.

## What is asked

galactica-start = Where do you begin?
galactica-necessary-steps = Necessary Steps: which Mutiny card is it?
galactica-mutiny-limit = Which Mutiny cards do you discard?
galactica-pass-mutineer = Who is the Mutineer now?
galactica-gain-miracle = Who gets a miracle token?
galactica-option-mutiny = Play { $id }
web-gal-option-mutiny = Play { $id }

galactica-free-prisoner = Who leaves the Brig?
galactica-draws-mutiny = Who draws a Mutiny card?
galactica-draw-attack = In which area do the Cylons come?
galactica-set-agenda = Which Quorum cards go under the deck, the first one first?
galactica-launch-nuke = What is the nuke launched at?
galactica-play-mutiny = Which Mutiny card do you play?
galactica-die-divided-speech = a speech (morale on 6 or more)
galactica-name-build-viper = none of these is left to be built
galactica-name-play-mutiny = none of these Mutiny cards can be played
galactica-name-use-card = the card was paid for, but can not be carried out any more

## Why something can't be chosen

galactica-why-no-miracle = It costs a miracle token, and you have too few.

galactica-why-too-few-cards = It takes { $count } Skill cards.

## What cards say

galactica-rule-not-holding = you are not the { $title }
galactica-rule-cards-in-hand = { $role_id ->
    [you] you have
   *[other] { $role } has
} at least { $count } Skill cards
galactica-rule-not-kept = you are not in the Brig
galactica-rule-vipers-out = a viper is in space
galactica-rule-imprisoned = somebody is in the { $place }
galactica-rule-nukes-left = the Admiral has a nuke
galactica-rule-raptors-left = there is a raptor in the Reserves
galactica-rule-both = { $conditions }
galactica-rule-take-random = take { $count } random Skill cards from { $role }
galactica-rule-repair-all = all damaged vipers come back to the Reserves
galactica-rule-divided-speech = roll: on { $at_least } or more { $effect }, and this card leaves the game; else discard it, then { $otherwise }
galactica-rule-free-prisoner = choose a character in the { $place }, who goes to a location on { $ship } of your choice
galactica-rule-somebody-draws-mutiny = choose a player who draws a Mutiny card
galactica-rule-choose-human = choose a human player: { $effect }
galactica-rule-draw-attack = place { $basestars ->
    [one] 1 basestar
   *[other] { $basestars } basestars
} and { $raiders } raiders in one area of your choice
galactica-rule-shoot-centurion = if possible attack a centurion, with +{ $bonus }; it is destroyed on { $at_least } or more
galactica-rule-set-agenda = the President draws { $drawn } Quorum cards; look at that hand and put { $count } cards of it under the deck
galactica-rule-spend-nukes = launch a nuke of the Admiral's; then all nukes are used up
galactica-rule-arm-raptor = a raptor of the Reserves is destroyed, and an { $ship } comes to the Reserves for it
galactica-rule-basestars-launch = every basestar launches { $raiders } raiders
galactica-rule-play-one-of = draw { $count } Mutiny cards and play one of them; the others go under the deck. You do not go to the Brig for it

galactica-rule-mutineer = you are human, unless you have a Cylon card as well. Shown at once by who is dealt it, who draws another Loyalty card. Whoever gets it draws a Mutiny card and gives every title away. The Mutineer may have { $limit } Mutiny cards, and draws one when the jump icon of the Crisis card in their turn is carried out
galactica-rule-necessary-steps = whoever draws a Mutiny card: you look at { $count } of them and say which one it is; the rest goes under the deck
galactica-rule-disreputable = you begin with { $count ->
    [one] a Mutiny card
   *[other] { $count } Mutiny cards
}
galactica-rule-draw-mutiny = { $role_id ->
    [you] draw
   *[other] { $role } draws
} { $count ->
    [one] a Mutiny card
   *[other] { $count } Mutiny cards
}
galactica-rule-put-away = discard this card
galactica-rule-gain-miracle = { $role_id ->
    [you] you get a miracle token
   *[other] { $role } gets a miracle token
}
galactica-rule-choose-miracle = { $chooser_id ->
    [you] you choose { $another ->
        [yes] another player
       *[no] a player
    }
   *[other] { $chooser } chooses { $another ->
        [yes] another player
       *[no] a player
    }
} who gets a miracle token
