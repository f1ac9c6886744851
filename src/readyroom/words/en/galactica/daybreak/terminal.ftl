### Battlestar Galactica, Daybreak box: the table in the terminal

galactica-die-test-the-limits = the limits of the ship (Galactica is damaged on 5 or less)
