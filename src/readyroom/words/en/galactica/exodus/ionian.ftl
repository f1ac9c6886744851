### Battlestar Galactica, Exodus box: the Ionian Nebula

galactica-name-ionian = Ionian Nebula
galactica-name-trauma = trauma token
galactica-name-trauma_benevolent = Benevolent
galactica-name-trauma_antagonistic = Antagonistic
galactica-name-trauma_disaster = Disaster
galactica-says-benevolent = Benevolent: { $text }
galactica-says-antagonistic = Antagonistic: { $text }

## What is asked

galactica-discard-trauma = Which trauma tokens do you discard?
