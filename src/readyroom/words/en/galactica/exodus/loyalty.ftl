# Loyalty cards, executions and conflicted loyalties of the Exodus box.

## Loyalty cards

galactica-name-cylon_centurion = You Are a Cylon (Can Place a Centurion)
galactica-name-cylon_jump_track = You Are a Cylon (Can Set the Jump Back)
