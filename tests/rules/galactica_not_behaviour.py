"""Rules of `galactica.md` tagged base that state nothing an engine does, with the reason; every other id has a test."""

NOT_BEHAVIOUR: dict[str, str] = {
    "BOARD-005": "says that circles printed inside the space areas mean nothing; the engine has no such circles",
    "RES-004": "no card of the base box changes the highest or lowest resource: each one names its resource",
}
