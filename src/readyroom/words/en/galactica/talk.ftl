### Battlestar Galactica: what players may say at the table

galactica-talk-accuse = I accuse seat { $seat } of being a Cylon!
galactica-talk-i-am-human = I am human.
galactica-talk-i-am-cylon = I am a Cylon.
galactica-talk-he-is = { $side ->
    [human] Seat { $seat } is human.
   *[cylon] Seat { $seat } is a Cylon.
}
galactica-talk-help-a-lot = I can help a lot.
galactica-talk-help-a-little = I can help a little.
galactica-talk-help-a-medium-amount = I have helped a medium amount.
galactica-talk-help-cannot = I cannot help.
galactica-talk-hand-high = I have a high card.
galactica-talk-hand-low = I have a low card.
galactica-talk-ask = Does anybody have { $id }?
galactica-talk-have-it-yes = I have the card that another player last asked for.
galactica-talk-have-it-no = I do not have the card that another player last asked for.
galactica-talk-added = { $count ->
    [one] I have added one { $strength ->
        [high] high
       *[low] low
    } card.
   *[other] I have added { $count } { $strength ->
        [high] high
       *[low] low
    } cards.
}
galactica-talk-top-card = { $word ->
    [good] { $deck }: the card I have seen is good.
   *[bad] { $deck }: the card I have seen is bad.
}
galactica-talk-ship = { $amount ->
    [a-lot] Civilian ship { $number } carries a lot.
   *[a-little] Civilian ship { $number } carries a little.
}

## In the browser: with people's names instead of seat numbers

web-galactica-talk-accuse = I accuse { $seat } of being a Cylon!
web-galactica-talk-he-is = { $side ->
    [human] { $seat } is human.
   *[cylon] { $seat } is a Cylon.
}
