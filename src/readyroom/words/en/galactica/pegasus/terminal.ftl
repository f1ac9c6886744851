### Battlestar Galactica, Pegasus box: the table in the terminal

galactica-die-major-victory = a great victory (1 morale on 5 or more)
