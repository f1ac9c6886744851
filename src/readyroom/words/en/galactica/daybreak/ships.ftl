### Battlestar Galactica, Daybreak box: ships

galactica-stay-in-space = The fleet jumps. Stay in space with your { $ship }?
galactica-leave-in-space = The fleet jumps. How many unmanned ships stay in space?
