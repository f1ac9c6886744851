"""Give recorded games of Galactica the fingerprints of today, while a version of the rules is being made.

`python -m tools.renew_records`: only for a change of the state's form within a version nobody has played yet. The
answers stay as they are; a game that no longer replays is told and left alone.
"""

from pathlib import Path

import msgspec

from readyroom import catalogue
from readyroom.kernel import BadRecord, Record, load, replay

RECORDS = Path(__file__).parents[1] / "tests" / "records" / "galactica"


def main() -> None:
    rules = catalogue.rules_of("galactica")
    for path in sorted(RECORDS.glob("*.json")):
        record = load(path.read_bytes())
        older = msgspec.structs.replace(record.header, rules=rules.reads[-1])  # whose position is not compared
        try:
            game = replay(Record.of(older, record.answers, "", record.talk), catalogue.rules_of)
        except BadRecord as error:
            print(f"{path.name}: {error}")
            continue
        path.write_bytes(Record.of(record.header, record.answers, game.digest(), record.talk).dump())


if __name__ == "__main__":
    main()
