### Battlestar Galactica, Cylon leaders: what computer players say of them

players-galactica-aloud-character-cylon-leader = I am a Cylon, as you all see. Whose side I am on you will find out.
players-galactica-aloud-caprica-2 = The humans have { $left } { $resource } left. A Crisis of my choice can take some of it.
players-galactica-aloud-cylon-fleet-2 = The humans have { $left } { $resource } left. My ships shall keep them busy.
players-galactica-aloud-human-fleet-2 = From here I see what comes to them, or go among them.
players-galactica-aloud-resurrection-ship-2 = Another Super Crisis card for the right moment.
