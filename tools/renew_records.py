"""Give recorded games of Galactica version and fingerprints of today, while a version of the rules is being made.

`python -m tools.renew_records`: only for a change of the state's form, or a new version that plays these games alike.
The answers stay as they are; a game that no longer replays is told and left alone.
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
        header = msgspec.structs.replace(record.header, rules=rules.version)
        try:
            begun = replay(Record.of(header, (), "", record.talk), catalogue.rules_of, 0)
            for seat, answer in record.answers:
                begun.answer(seat, answer)
        except BadRecord as error:
            print(f"{path.name}: {error}")
            continue
        path.write_bytes(Record.of(header, record.answers, begun.digest(), record.talk).dump())


if __name__ == "__main__":
    main()
