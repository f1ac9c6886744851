### Battlestar Galactica, Exodus box: the Ionian Nebula

galactica-name-ionian = Ionian Nebula
galactica-name-trauma = trauma token
galactica-name-trauma_benevolent = Benevolent
galactica-name-trauma_antagonistic = Antagonistic
galactica-name-trauma_disaster = Disaster
galactica-says-benevolent = { $title } (benevolent): { $text }
galactica-says-antagonistic = { $title } (antagonistic): { $text }
galactica-name-ally = ally
galactica-name-crossroads = the Crossroads
galactica-name-trial = the Trial
galactica-name-collateral_damage = collateral damage
galactica-name-damage_to_personnel = damage to personnel
galactica-name-meet_ally = meeting an ally
galactica-name-lay_out_trauma = trauma tokens
galactica-name-first_allies = allies

## What is asked

galactica-discard-trauma = Which trauma tokens do you discard?
galactica-ally-trauma = { $card } joins: which of your trauma tokens lies there?
galactica-meet-ally = Which ally do you meet?
galactica-replace-ally = Which Cylon player brings the next ally?
galactica-set-trauma = The Crossroads: which trauma token do you set beside your card?
galactica-crossroads-result = { $card }: you had no token to set. What happens?
galactica-trial = The Trial: who is eliminated?

## What can be chosen

galactica-option-ally = { $id }
galactica-option-result = { $id }

## What can be said

galactica-talk-ally = { $word ->
    [meet] Somebody should meet { $card }.
   *[avoid] Nobody should meet { $card }.
}

## In the browser

web-gal-ally = Ally: { $name }{ $token ->
    [unknown] , with a trauma token nobody has seen
   *[other] , with a trauma token you know: { $token }
}
web-gal-trauma = { $count ->
    [one] 1 trauma token
   *[other] { $count } trauma tokens
}
web-gal-trauma-unseen = a trauma token that lies facedown
web-gal-trauma-none = no token
web-gal-trauma-one = Trauma token { $number }
