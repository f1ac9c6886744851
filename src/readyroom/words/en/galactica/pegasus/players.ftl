### Battlestar Galactica, Pegasus box: what a computer player says

players-galactica-aloud-card-investigative-committee-2 = Whoever adds a card shall add it where we all can see it.
players-galactica-aloud-card-support-the-people = Whoever has few cards draws two. Treachery may come of it all the same.
players-galactica-aloud-card-preventative-policy = What we lose next of this shall be one less.
players-galactica-aloud-card-major-victory = That deserves to be told to the whole fleet.
players-galactica-aloud-card-at-any-cost = Let even Treachery work for us this time.
players-galactica-aloud-card-guts-and-initiative = No Destiny in this one. Only what we add ourselves.
players-galactica-aloud-card-critical-situation = One action more, and I still have mine.
players-galactica-aloud-card-full-throttle = My viper gets there before they do, and shoots first.
players-galactica-aloud-card-run-interference = The raiders around me shall miss.
players-galactica-aloud-card-jury-rigged = Four less to reach, whatever Treachery comes of it.
players-galactica-aloud-card-calculations = One more or one less on that die is all it takes.
players-galactica-aloud-quorum-assign-chief-of-staff = Politics for me, and a Chief of Staff for us all.
players-galactica-aloud-quorum-probation = Somebody should have an eye kept on what they add.
players-galactica-aloud-quorum-civilian-self-defense = The civilian ships can shoot too. It may cost one of them.
players-galactica-aloud-quorum-consult-the-oracle = I want to know what Destiny has in store, and take two cards out of it.
players-galactica-aloud-quorum-enact-production-quotas = One food more costs one morale.
players-galactica-aloud-quorum-eulogy = We honour whom we executed, and find our hope again.
players-galactica-aloud-quorum-execute-prisoner = Whoever is in the Brig has been there for a reason.
players-galactica-aloud-quorum-resources-for-galactica = Everybody lends a hand with the repairs.
players-galactica-aloud-quorum-unsavory-connections = I know people who can get us food or fuel. Do not ask how.
players-galactica-aloud-airlock = If this passes, somebody in here dies. We had better be right.
players-galactica-aloud-engine-room = With two cards the next Crisis brings the jump nearer.
players-galactica-aloud-main-batteries = The guns of Pegasus clear a whole area, with luck.
players-galactica-aloud-pegasus-cic = Pegasus can fight a basestar face to face, if its hull holds.
