### Battlestar Galactica in the browser: table talk with people's names instead of seat numbers

web-galactica-talk-accuse = I accuse { $seat } of being a Cylon!
web-galactica-talk-he-is = { $side ->
    [human] { $seat } is human.
   *[cylon] { $seat } is a Cylon.
}
