"""What `GET .../story` gives: a finished game with nothing hidden, all that happened and what every seat answered."""

from readyroom.kernel import Json, Record
from readyroom.server.table.game_log import GameLog, answer_rows


def tell_story(record: Record) -> Json:
    """`answers`: after how many events, which seat, asked what, and the labels of what it chose."""
    played = GameLog(record.header)
    answers: list[Json] = []
    for row in answer_rows(record):
        question = played.open_to(row.seat) if row.kind == "answer" and row.seat is not None else None
        if question is not None and isinstance(row.picks, int | list):
            picks = row.picks if isinstance(row.picks, list) else [row.picks]
            chosen = [question.options[index].label for index in picks]
            answers.append({"at": played.game.told, "seat": row.seat, "prompt": question.prompt, "chosen": chosen})
        played.apply(row, quiet=True)
    return {"events": played.game.everything(), "answers": answers}
