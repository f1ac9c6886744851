### Battlestar Galactica, Daybreak box: what the browser says about cards

web-gal-legend-6 = Six types of Skill cards. A check names some of them: those count for it, all others against it.
web-gal-legend-treachery = seldom counts for a check, and does harm there
web-gal-mutiny = { $count ->
    [one] 1 Mutiny card
   *[other] { $count } Mutiny cards
}
web-gal-mutiny-one = Mutiny card { $number }, facedown
web-gal-mutiny-open = reveal or play …
web-gal-mutiny-title = Reveal a Loyalty card, or play a Mutiny card
web-gal-heading-mutiny = Mutiny
web-gal-short-mutiny = Mutiny
