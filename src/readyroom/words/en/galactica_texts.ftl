### Battlestar Galactica, base box: what cards, abilities and places do that are not put together from effects

## Skill cards

galactica-text-consolidate_power = Action: draw 2 Skill cards of any types.
galactica-text-investigative_committee = Before cards are added to a check: all its cards, Destiny included, are played faceup.
galactica-text-executive_order = Action: another human player either moves and takes 1 action, or takes 2 actions. Only one a turn.
galactica-text-declare_emergency = After a check's strength is added up: its difficulty is 2 lower. Only one a check.
galactica-text-launch_scout = Action: risk a raptor. On 3 or more look at the top Crisis or Destination card and put it on top or at the bottom; else the raptor is destroyed.
galactica-text-strategic_planning = Before a die is rolled: +2 to the result. Only one a roll.
galactica-text-evasive_maneuvers = After an attack on a viper is rolled: roll again, with -2 if the viper is piloted.
galactica-text-maximum_firepower = Action, while you pilot a viper: attack up to 4 times.
galactica-text-repair = Action: repair your location; or, in the Hangar Deck, up to 2 damaged vipers.
galactica-text-scientific_research = Before cards are added to a check: its Engineering cards are positive.

## Quorum cards

galactica-text-accept_prophecy = Draw 1 Skill card of any type. Stays in play: the next time Administration is activated, or the President is chosen with Admiral's Quarters, that check is 2 harder; then discard this card.
galactica-text-arrest_order = Choose a character, who goes to the Brig.
galactica-text-assign_arbitrator = Draw 2 Politics cards and give this card to another player. He may discard it when Admiral's Quarters is activated, to make that check 3 easier or harder.
galactica-text-assign_mission_specialist = Draw 2 Politics cards and give this card to another player. At the next jump he picks the destination, out of 3 cards; then it is discarded.
galactica-text-assign_vice_president = Draw 2 Politics cards and give this card to another player. While he is not President, nobody else can be chosen with Administration.
galactica-text-authorization_of_brutal_force = Destroy 3 raiders, 1 heavy raider or 1 centurion. Then roll: on 2 or less population -1.
galactica-text-encourage_mutiny = Another player who is not Admiral rolls: on 3 or more he becomes Admiral, else morale -1.
galactica-text-food_rationing = Roll: on 6 or more food +1, and this card leaves the game.
galactica-text-inspirational_speech = Roll: on 6 or more morale +1, and this card leaves the game.
galactica-text-presidential_pardon = Another character in the Brig moves to a location of Galactica.
galactica-text-release_cylon_mugshots = Look at a random Loyalty card of another player. Then roll: on 3 or less morale -1.

## Loyalty cards

galactica-text-you_are_not_a_cylon = You are human, unless you have a Cylon card as well.
galactica-text-cylon_can_reduce_morale = Action: reveal this card. If you are not in the Brig you may reduce morale by 1.
galactica-text-cylon_can_send_to_sickbay = Action: reveal this card. If you are not in the Brig you may choose a character on Galactica: he discards 5 Skill cards and goes to Sickbay.
galactica-text-cylon_can_send_to_brig = Action: reveal this card. If you are not in the Brig you may send a character on Galactica to the Brig.
galactica-text-cylon_can_damage_galactica = Action: reveal this card. If you are not in the Brig you may draw up to 5 Galactica damage tokens and choose 2 of them, which take effect.
galactica-text-you_are_a_sympathizer = Reveal at once. If a resource is in the red you go to the Brig and are human. Otherwise you become a Cylon, who can't use the Cylon Fleet and never has Super Crisis cards.

## Locations

galactica-text-ftl_control = Jump the fleet, if the fleet marker is on a blue space. First roll: on 6 or less the population printed there is lost.
galactica-text-weapons_control = Attack 1 Cylon ship with Galactica.
galactica-text-communications = Look at 2 civilian ships on the board; you may move each to an adjacent area.
galactica-text-research_lab = Draw 1 Engineering or 1 Tactics card.
galactica-text-command = Up to 2 activations of unmanned vipers.
galactica-text-admirals_quarters = Choose a character and make a check of 7 (Leadership, Tactics): if it is passed he goes to the Brig.
galactica-text-hangar_deck = Pilots only: launch in a viper; you may take 1 more action.
galactica-text-armory = Attack a centurion: destroyed on 7 or 8.
galactica-text-sickbay = You draw only 1 Skill card in your Receive Skills step.
galactica-text-brig = You can't move, draw no Crisis card and add at most 1 card to a check. Action: a check of 7 (Politics, Tactics); if it is passed you may move to any location of Galactica.
galactica-text-press_room = Draw 2 Politics cards.
galactica-text-presidents_office = President only: draw a Quorum card; then you may draw another one or play one.
galactica-text-administration = Choose a character and make a check of 5 (Politics, Leadership): if it is passed he becomes President.
galactica-text-caprica = Play your Super Crisis card, or draw 2 Crisis cards, resolve one without its icons and discard the other.
galactica-text-cylon_fleet = Activate all raiders, all heavy raiders or all basestars; or each basestar launches 2 raiders and 1 heavy raider.
galactica-text-human_fleet = Look at a player's hand and take 1 Skill card. Then roll: on 5 or more Galactica is damaged.
galactica-text-resurrection_ship = You may swap your Super Crisis card. Then, up to distance 7, give your unrevealed Loyalty cards to a player.
galactica-text-president = Holds the Quorum cards. Actions: draw a Quorum card, or play one.
galactica-text-admiral = Picks destinations and holds the nukes. Action: launch a nuke at a basestar (1-2 damaged twice, 3-6 destroyed, 7-8 destroyed with up to 3 raiders of its area).

## Abilities

galactica-text-inspirational_leader = On Crisis cards you draw, all cards of strength 1 are positive.
galactica-text-command_authority = Once a game, after a check: take its Skill cards into your hand.
galactica-text-emotionally_attached = You can't activate Admiral's Quarters.
galactica-text-alert_viper_pilot = When a viper is placed in space and you are on Galactica but not in the Brig, you may pilot it and take an action.
galactica-text-cag = Action, once a game: up to 6 activations of unmanned vipers.
galactica-text-headstrong = When you must discard Skill cards, they are random.
galactica-text-delusional_intuition = After you draw a Crisis card, draw a Skill card of any type.
galactica-text-cylon_detector = Action, once a game: look at all Loyalty cards of another player.
galactica-text-coward = You start with 2 Loyalty cards.
galactica-text-recon = At the end of your turn you may look at the top Crisis card and put it on top or at the bottom.
galactica-text-mysterious_intuition = Once a game, before a check on a Crisis card: choose whether it is passed or failed.
galactica-text-sleeper_agent = In the Sleeper Agent phase you get 2 Loyalty cards and go to the Brig.
galactica-text-maintenance_engineer = On your turn, once, after you use a Repair card you may take another action.
galactica-text-blind_devotion = Once a game, after cards are added to a check: all cards of one type in it count as 0.
galactica-text-reckless = Your hand limit is 8.
galactica-text-eco_officer = On your turn, once, you may have a die rolled again.
galactica-text-moral_compass = Once a game, after somebody has chosen on a Crisis card: change the choice.
galactica-text-stranded = You start off the board and can neither move nor act; at the start of your second turn you are in the Hangar Deck.
galactica-text-religious_visions = You draw 2 Crisis cards, resolve one and put the other at the bottom.
galactica-text-skilled_politician = Action, once a game: draw 4 Quorum cards, resolve one, the others go to the bottom.
galactica-text-terminal_illness = To activate a location you must discard 2 Skill cards.
galactica-text-expert_pilot = If you start your turn in a viper you have 2 actions.
galactica-text-secret_destiny = Once a game, after a Crisis card is revealed: discard it and draw another.
galactica-text-insubordinate = When you are chosen with Admiral's Quarters the check is 3 easier.
galactica-text-cylon_hatred = When Admiral's Quarters is activated you may make the check 3 easier.
galactica-text-declare_martial_law = Action, once a game: the Admiral becomes President.
galactica-text-alcoholic = At the start of any turn, if you have exactly 1 Skill card, discard it.
galactica-text-friends_in_low_places = When Administration or the Brig is activated you may make the check 2 easier or harder.
galactica-text-unconventional_tactics = Action, once a game: population -1 and one other resource +1.
galactica-text-convicted_criminal = You can't activate a location where another character is, except the Brig.
