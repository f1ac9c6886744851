### Battlestar Galactica, Exodus box: the Ionian Nebula

galactica-name-ionian = Ionian Nebula
galactica-name-trauma = trauma token
galactica-name-trauma_benevolent = Benevolent
galactica-name-trauma_antagonistic = Antagonistic
galactica-name-trauma_disaster = Disaster
galactica-says-benevolent = { $title } (benevolent): { $text }
galactica-says-antagonistic = { $title } (antagonistic): { $text }

## What is asked

galactica-discard-trauma = Which trauma tokens do you discard?
