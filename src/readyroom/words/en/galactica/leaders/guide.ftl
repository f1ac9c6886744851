### Battlestar Galactica, Cylon leaders: what to think of when you are asked

web-gal-guide-galactica-window-motive = A revealed card counts for good, and nobody can take its condition away any more. But everybody learns what you are after.
