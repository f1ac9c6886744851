### The words a box of the tests brings along. Some of its things have none, so that they are called by their ids.

galactica-name-beacon = Beacon
galactica-name-beacon-6 = Beacon 6
galactica-name-fog = Fog over the Channel
galactica-name-warden = Warden of the Light
galactica-name-keeper = The Keeper
galactica-name-rock = the Rock
galactica-name-lamp_room = Lamp Room
galactica-name-lamp = lamp
galactica-name-cellar = Cellar
galactica-name-undertow = Undertow

galactica-rule-beacon = move the fleet marker back one step
galactica-rule-fog = the most plentiful resource falls to the scarcest
galactica-rule-surf = the Rock is damaged
galactica-rule-kindle = put { $lamps ->
    [one] 1 lamp
   *[other] { $lamps } lamps
} on the gallery

galactica-when-moved = after somebody has moved
galactica-window-moved = Somebody has moved. Use something?
galactica-StepTaken = Seat { $seat } does something of the lighthouse: { $step }.
