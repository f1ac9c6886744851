"""What `GET .../story` gives: a finished game with nothing hidden, all that happened and what every seat answered."""

from readyroom.kernel import Json, Record
from readyroom.server.table.game_log import GameLog, answer_rows


def tell_story(record: Record) -> Json:
    """`answers`: after how many events, which seat, asked what, and the labels of what it chose. `sides`: after how
    many events a seat was what, where a game has secret sides."""
    played = GameLog(record.header)
    answers: list[Json] = []
    sides: list[Json] = []
    now: dict[int, str] = {}
    at = 0
    for row in answer_rows(record):
        question = played.open_to(row.seat) if row.kind == "answer" and row.seat is not None else None
        if question is not None and isinstance(row.picks, int | list):
            picks = row.picks if isinstance(row.picks, list) else [row.picks]
            chosen = [question.options[index].label for index in picks]
            answers.append(
                {"at": played.game.event_count, "seat": row.seat, "prompt": question.prompt, "chosen": chosen}
            )
        played.apply(row, quiet=True)
        for seat, side in enumerate(played.game.rules.sides(played.game.state)):
            if now.get(seat) != side:
                now[seat] = side
                sides.append({"at": at, "seat": seat, "side": side})
        at = played.game.event_count
    return {"events": played.game.everything(), "answers": answers, "sides": sides}
