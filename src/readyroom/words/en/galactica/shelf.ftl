### The boxes on the shelf, where a table is set up

web-setting-galactica-rules-why = Take what you like to play with from the shelf. What else can be chosen follows from it.
web-box-galactica-base = Base game
web-box-galactica-base-why = Galactica, her people, and the Cylons among them.
web-box-galactica-exodus = Exodus
web-box-galactica-exodus-why = Skill checks with abilities, executions, and Loyalty cards that nobody knows what to make of.
web-box-galactica-pegasus = Pegasus
web-box-galactica-pegasus-why = A second ship that fights and takes damage, and Treachery cards that spoil every check.
web-box-galactica-daybreak = Daybreak
web-box-galactica-daybreak-why = Mutiny cards and the Mutineer, miracles, assault raptors, and a Colonial One that can be lost.
web-box-galactica-surprise = Surprise us
web-box-galactica-surprise-why = Which boxes you play with is rolled when the table starts, and then everybody sees it.
web-box-inside = { $what ->
    [characters] { $count } characters
    [skill] { $count } Skill cards
    [crisis] { $count } Crisis cards
    [super_crisis] { $count } Super Crisis cards
    [quorum] { $count } Quorum cards
    [destination] { $count } Destination cards
    [mutiny] { $count } Mutiny cards
    [new_caprica_crisis] { $count } New Caprica Crisis cards
    [mission] { $count } Mission cards
    [motive] { $count } Motive cards
    [loyalty] { $count } Loyalty cards
   *[other] { $count } { $what }
}
web-box-part = { $part ->
    [cylon_fleet_board] Cylon Fleet board
    [personal_goals] Personal Goals
    [final_five] Final Five
    [ionian] Ionian Nebula
    [leaders] Cylon leaders
    [daybreak_leaders] Motive cards
    [exodus_leaders] Agendas
    [new_caprica] New Caprica
    [earth] Earth
    [pegasus_attacks] Attack cards
    [daybreak_attacks] Attack cards
   *[other] { $part }
}: { $always ->
    [yes] always
   *[no] if you like
}
web-setting-galactica-cylon_ships-why = They come with attack cards of the Crisis deck, or gather on the Cylon Fleet board and pursue you, while the CAG guards the civilian ships.
web-setting-galactica-fewer_crises-why = 21 random Crisis cards stay in the box, so that attack cards come as often as in the base game.
web-setting-galactica-personal_goals-why = Some humans have a goal of their own on a Loyalty card: if they don't reach it, the fleet pays for it at the end.
web-setting-galactica-final_five-why = Some humans hold a Loyalty card that strikes whoever looks at it, so that looking is a risk.
web-setting-galactica-objective-why = The fleet looks for Kobol. Or for the Ionian Nebula: allies come aboard, trauma piles up, and at the end of the way everybody stands at a crossroads and on trial. Or it settles on New Caprica, and has to get its people out again. Or it looks for Earth, with missions of the Demetrius.
web-setting-galactica-leaders-why = One player may be a known Cylon with aims of their own, who comes among the humans when it suits them. Seven players need one.
web-setting-galactica-sympathizer-why = With four or six players one Loyalty card is the Sympathizer. Without it, the fleet starts poorer instead.
web-setting-galactica-cooperative-why = No traitors: there is no Loyalty deck, and the fleet has less of everything.
web-setting-galactica-difficulty-why = Every resource starts 2 higher for the humans, or 2 lower for the Cylons.
