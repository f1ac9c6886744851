### Battlestar Galactica, Cylon leaders: the log

galactica-InfiltrationBegan = ▲ { $seat } infiltrates the fleet.
galactica-InfiltrationEnded = ▲ { $seat } infiltrates no more.
