### Battlestar Galactica, Pegasus box: the table in the terminal

galactica-die-major-victory = a great victory (1 morale on 5 or more)
galactica-table-stack = { $stack }: { $count } ({ $ships })
galactica-table-grounded = { $number }{ $face ->
    [hidden] { "" }
   *[other] {" "}{ $face }
}
galactica-table-away = Galactica is away: nothing touches what is in space
