### Battlestar Galactica: what can be chosen. Things without a message here are called by their names.

## Actions

galactica-option-pass = Do nothing
galactica-option-activate = Use { $id }
galactica-option-ability = Use { $id }
galactica-option-quorum = Play { $id }
galactica-option-quorum-draw = Draw a Quorum card
galactica-option-quorum-pass = Neither
galactica-option-reveal = Reveal yourself: { $id }
galactica-option-nuke = Launch a nuke: { $ship }, { $area }{ $hits ->
    [0] { "" }
   *[other] { " " }({ $damage })
}
galactica-option-attack = Attack{ $by ->
    [own] { "" }
   *[other] { " " }with a { $by }
}: { $ship }, { $area }{ $hits ->
    [0] { "" }
   *[other] { " " }({ $damage })
}
galactica-option-move = { $viper ->
    [own] Fly: { $to }
   *[other] Move a { $ship }: from { $viper } to { $to }
}
galactica-option-launch = Launch a { $ship }: { $area }
galactica-option-use = { $how ->
    [hidden] Use { $what }
   *[other] Use { $what }: { $how }
}
galactica-option-draw = { $skills }

## Cylons

galactica-option-activate-raiders = Activate the raiders
galactica-option-activate-heavy_raiders = Activate the heavy raiders
galactica-option-activate-basestars = Activate the basestars
galactica-option-activate-launch = Each basestar launches { $raiders } raiders and { $heavy_raiders ->
    [one] 1 heavy raider
   *[other] { $heavy_raiders } heavy raiders
}
galactica-option-card-draw = Draw two Crisis cards

## People, ships, numbers

galactica-option-seat = Seat { $id }
galactica-option-ship = { $ship }, { $area }{ $hits ->
    [0] { "" }
   *[other] { " " }({ $damage })
}
galactica-option-civilian = Civilian ship { $number }
galactica-option-viper = The viper of seat { $seat }
galactica-option-viper-unmanned = An unmanned viper
galactica-option-viper-damaged = A damaged viper
galactica-option-viper-destroyed = A destroyed viper
galactica-option-viper-stop = No more
galactica-option-space = The centurion on space { $id }
galactica-option-target-raiders = Up to { $count } raiders
galactica-option-target-heavy_raider = A heavy raider
galactica-option-target-centurion = A centurion
galactica-option-part-first = The first part
galactica-option-part-second = The second part

## Short answers

galactica-option-choice-pass = Do nothing
galactica-option-choice-stay = Stay
galactica-option-choice-yes = Yes
galactica-option-choice-no = No
galactica-option-choice-nobody = Nobody
galactica-option-choice-top = On top
galactica-option-choice-bottom = At the bottom
galactica-option-choice-move-and-act = Move and take an action
galactica-option-choice-act-twice = Take two actions
galactica-option-choice-location = The location
galactica-option-choice-vipers = Vipers
galactica-option-choice-go-on = Go on

## What could not be done

galactica-name-choose-player = there is nobody to choose
galactica-name-damage-galactica = no damage token is left
galactica-name-damage-viper = there is no viper to damage
galactica-name-destroy-civilian = there is no civilian ship
galactica-name-destroy-raptor = there is no raptor
galactica-name-draw-quorum = there is no Quorum card to draw
galactica-name-draw-super-crisis = there is no Super Crisis card to draw
galactica-name-give-title = nobody else can hold the title
galactica-name-look-loyalty = there is no Loyalty card to look at
galactica-name-move-prisoner = whoever is in the Brig stays there
galactica-name-move-off-board = whoever is not on the board yet is not moved
galactica-name-no-preparation = there is no Prepare for Jump step in this turn
galactica-name-place-centurion = all centurions are in play
galactica-name-place-raider = all raiders are in play
galactica-name-place-heavy_raider = all heavy raiders are in play
galactica-name-place-basestar = all basestars are in play
galactica-name-place-viper = no viper is left in the Reserves
galactica-name-place-civilian = no civilian ship is left
galactica-name-return-raptor = no raptor was lost
galactica-name-send-to-brig = nobody can be sent to the Brig
galactica-name-send-to-sickbay = nobody can be sent to Sickbay

## In the browser

web-gal-draw = { $count } { $skill }
web-gal-option-viper = The viper of { $seat }
web-gal-option-number = { $count }
web-gal-option-reveal = Reveal yourself as a Cylon: { $id }
web-gal-option-launch = Launch a { $ship }: { $area }
web-gal-option-token = { $id }
