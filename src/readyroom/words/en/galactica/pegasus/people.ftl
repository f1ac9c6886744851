### Battlestar Galactica, Pegasus box: characters and what they can do

## Names, as printed

galactica-name-helena_cain = Helena Cain
galactica-name-intolerant = Intolerant
galactica-name-blind_jump = Blind Jump
galactica-name-bent_on_revenge = Bent on Revenge
galactica-name-anastasia_dee_dualla = Anastasia "Dee" Dualla
galactica-name-efficient = Efficient
galactica-name-fast_learner = Fast Learner
galactica-name-emotionally_fragile = Emotionally Fragile
galactica-name-ellen_tigh = Ellen Tigh
galactica-name-politically_adroit = Politically Adroit
galactica-name-manipulative = Manipulative
galactica-name-nothing_but_trouble = Nothing But Trouble
galactica-name-louanne_kat_katraine = Louanne "Kat" Katraine
galactica-name-hotshot = Hotshot
galactica-name-sacrifice = Sacrifice
galactica-name-stim_junkie = Stim Junkie

## What they can do

galactica-rule-execute-instead = if it was the check of { $place } and its strength was { $strength } or more, you may have the character executed instead of what the location does
galactica-rule-blind-jump = up to distance { $distance }: { $civilians ->
    [one] a drawn civilian ship is destroyed
   *[other] { $civilians } drawn civilian ships are destroyed
}; then the fleet jumps, wherever the marker is. One destination is drawn, and nobody chooses
galactica-rule-bent-on-revenge = you can't activate { $places }
galactica-rule-efficient = when you activate { $place } you look at all civilian ships on the board and may move any number of them
galactica-rule-learn-fast = look at the top { $count ->
    [one] card
   *[other] { $count } cards
} of a Skill deck of your choice. All of them go into the check, or all into your hand; not in the check of a Super Crisis card
galactica-rule-emotionally-fragile = when { $resource } falls to { $at_most } or less you are executed, which costs no morale
galactica-rule-give-for-more = if it is your turn, you may give a Skill card to another human player in your location and draw { $count ->
    [one] 1 Skill card of your skill set
   *[other] { $count } Skill cards of your skill set
}
galactica-rule-borrow-title = if it is your turn, take one of these titles: { $titles }. At the end of the turn it goes back
galactica-rule-nothing-but-trouble = you have { $skill } cards in your skill set; their text is not for humans
galactica-rule-hot-shot = in an action of your own turn you may discard a Skill card instead: its strength and { $more } more is the result, and nothing changes it
galactica-rule-sacrifice-ship = you go to the Sickbay; in your area destroy a basestar, a civilian ship, up to { $heavies ->
    [one] 1 heavy raider
   *[other] { $heavies } heavy raiders
} or up to { $raiders ->
    [one] 1 raider
   *[other] { $raiders } raiders
}
galactica-rule-stim-junkie = at the end of your Action step you go to the { $place }, if you are where you began the turn; not out of the Brig
galactica-when-movement_ends = at the end of a Movement step
galactica-when-turn_begins = at the start of a turn
galactica-when-rolling = before a die is rolled

## What is asked

galactica-window-movement_ends = A Movement step ends
galactica-window-turn_begins = A turn begins
galactica-window-rolling = A die is to be rolled
galactica-fast-learner = You see { $cards }. Where do they go?
galactica-option-choice-check = Into the check
galactica-option-choice-hand = Into my hand
galactica-give-skill-to = Who gets a Skill card of yours?
galactica-give-skill = Which card do you give?
galactica-sacrifice = What do you take with you?
galactica-why-too-far-travelled = The fleet has come too far for that.
galactica-why-own-action = Only for a die of your own action, in your own turn.
