### Battlestar Galactica, Exodus box: the table in the terminal

galactica-die-scout-for-fuel = the scout for fuel (the raptor is lost on 3 or less)
galactica-die-best-of-the-best = the raiders that are shot down
