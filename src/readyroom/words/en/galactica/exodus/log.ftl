### Battlestar Galactica, Exodus box: what happened

galactica-DestinySearched = { $seat } looks through the Destiny deck and discards { $cards }.
galactica-CylonShipsRemoved = All Cylon ships { $area } are removed.
