### The boxes on the shelf, where a table is set up

web-setting-galactica-rules = Boxes
web-setting-galactica-rules-why = Take what you like to play with from the shelf. What else can be chosen follows from it.
web-box-galactica-base = Base game
web-box-galactica-base-why = Galactica, her people, and the Cylons among them.
web-box-galactica-exodus = Exodus
web-box-galactica-exodus-why = Skill checks with abilities, executions, and Loyalty cards that nobody knows what to make of.
web-box-galactica-pegasus = Pegasus
web-box-galactica-pegasus-why = A second ship that fights and takes damage, and Treachery cards that spoil every check.
web-box-galactica-daybreak = Daybreak
web-box-galactica-daybreak-why = Mutiny cards and the Mutineer, miracles, assault raptors, and a Colonial One that can be lost.
web-box-inside = { $what ->
    [characters] { $count } characters
    [skill] { $count } Skill cards
    [crisis] { $count } Crisis cards
    [super_crisis] { $count } Super Crisis cards
    [quorum] { $count } Quorum cards
    [destination] { $count } Destination cards
    [mutiny] { $count } Mutiny cards
    [loyalty] { $count } Loyalty cards
   *[other] { $count } { $what }
}
web-box-part = { $part ->
    [cylon_fleet_board] Cylon Fleet board
    [personal_goals] Personal Goals
    [final_five] Final Five
    [ionian] Ionian Nebula
   *[other] { $part }
}: { $always ->
    [yes] always
   *[no] if you like
}
