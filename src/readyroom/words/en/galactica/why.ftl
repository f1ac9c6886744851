### Why something can't be chosen in Battlestar Galactica; its rule stands behind it in brackets

# places
galactica-why-here = You are here already.
galactica-why-cylon-place = Only revealed Cylons go there.
galactica-why-human-place = Revealed Cylons move among the Cylon locations only.
galactica-why-hazardous = Nobody goes there by choice.
galactica-why-not-on-board = They must be on { $place }.
galactica-why-closed = { $card } is in play and closes { $place }.
galactica-why-no-card = To another ship you need a Skill card.
galactica-why-not-on-table = It is not on the table.
galactica-why-too-far = Your viper does not reach that far.
galactica-why-no-pilot-now = You are in no viper.
galactica-why-not-this-place = What is being resolved does not allow this place.

# actions
galactica-why-elsewhere = You can only use the location you are in.
galactica-why-no-room-action = There is no action there.
galactica-why-damaged = Its action can't be used until it is repaired.
galactica-why-own-drawback = { $ability } forbids it.
galactica-why-only-location = A revealed Cylon acts in Cylon locations only.
galactica-why-no-action = It is no action: you will be asked when it can be used.
galactica-why-nothing = It would do nothing now. Doing nothing is allowed, but needs no card and no place.
galactica-why-condition = What it asks for is not so now.
galactica-why-title = For the { $title } only.
galactica-why-too-much = Only with { $resource } below { $below }.

# what an effect needs
galactica-why-red-space = The fleet marker is on a red space.
galactica-why-jumping = The fleet is jumping at this moment.
galactica-why-no-pilot = You are no pilot.
galactica-why-no-viper = There is no viper to fly.
galactica-why-no-viper-acts = There is no unmanned viper that can do anything.
galactica-why-no-viper-placed = No viper has just been placed that you could take.
galactica-why-no-cylon-ship = There is nothing to attack.
galactica-why-no-centurion = There is no centurion aboard.
galactica-why-no-civilian = There is no civilian ship on the board.
galactica-why-no-raptor = There is no raptor left.
galactica-why-no-nuke = There is no nuke.
galactica-why-no-target = You pilot no viper, or there is no Cylon ship in its area.
galactica-why-no-attack-on-viper = No viper is being attacked.
galactica-why-no-own-attack = No piloted viper is about to attack.
galactica-why-whole = Nothing here is damaged.
galactica-why-nobody-to-send = There is nobody who could be sent there.
galactica-why-nobody-there = There is nobody there.
galactica-why-nobody-else = There is nobody it could be used on.
galactica-why-nobody-to-look-at = There are no Loyalty cards that could be looked at.
galactica-why-is-president = The Admiral is the President already.
galactica-why-sympathizer = The Sympathizer may never activate the Cylon fleet.
galactica-why-no-super-crisis = You have no Super Crisis card, and no Loyalty cards to hand over now.
galactica-why-ordered = Only one order a turn.
galactica-why-other-check = Not for this check, or not twice in one.
galactica-why-own-turn = On your own turn only.
galactica-why-no-parts = There are no two parts to choose from.
galactica-why-replaced = This Crisis card is being replaced already.
galactica-why-faceup = The cards lie faceup already.
galactica-why-emergency = Only once in a check.
galactica-why-planned = Only once for a roll.
galactica-why-positive = These cards are positive already.

# abilities and moments
galactica-why-revealed = A revealed Cylon has no abilities.
galactica-why-spent = Used already: once a game.
galactica-why-drawback = A drawback: it works by itself.
galactica-why-not-yours = It is not yours to use.
galactica-why-action = An action: when it is your turn to act, and it can do something.
galactica-why-later = You will be asked when it can be used, or it works by itself.
galactica-why-used-this-turn = Used already: once a turn.
galactica-why-no-text = A revealed Cylon does not use the texts of Skill cards.
galactica-why-other-moment = Not for this moment: its text names another.

# people
galactica-why-cylon-not-sent = A revealed Cylon can't be sent there.
galactica-why-cylon-not-chosen = A revealed Cylon can't be chosen here.
galactica-why-cylon-no-title = A revealed Cylon never holds a title.
galactica-why-there-already = They are there already.
galactica-why-off-board = They are not on the board yet.
galactica-why-somebody-else = What is being resolved means somebody else.
galactica-why-no-loyalty-left = They have no hidden Loyalty cards.
galactica-why-not-this-player = What is being resolved does not allow this player.
galactica-why-not-meant = What is being resolved means something else.
