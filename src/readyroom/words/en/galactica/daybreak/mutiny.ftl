### Battlestar Galactica, Daybreak box: the Mutineer, Mutiny cards, miracle tokens, assault raptors

## Names

galactica-name-mutiny = Mutiny deck
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

## Why something can't be chosen

galactica-why-no-miracle = It costs a miracle token, and you have too few.

## What cards say

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
