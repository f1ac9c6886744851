"""Structured logs: one line of JSON each, on standard error.

No cookie, key, answer, talk or address of a person is ever logged. What an error says may hold any of them (a driver
quotes the row that did not fit, a mail server the address), so an error is told by its type and by where it happened.
"""

import asyncio
import json
import logging
import re
import sys
import threading
import time
import traceback
from typing import IO, Any

from sqlalchemy.exc import SQLAlchemyError

from readyroom.server.engine import StoreFailed, failed

_FIELDS = ("table", "method", "path", "status", "ms", "person", "process")

_PLAIN = {AttributeError, TypeError, NameError, ImportError, ModuleNotFoundError, RecursionError, MemoryError}
_PLAIN |= {OSError, FileNotFoundError, PermissionError, ConnectionError, ConnectionRefusedError, ConnectionResetError}
_PLAIN |= {TimeoutError, BrokenPipeError, StoreFailed}
"""Errors whose text names types, files and hosts, never what somebody wrote. These very types: a mail library's own
kind of `OSError` quotes addresses."""

_FRAME = re.compile(r'^  File "[^"\n]*", line \d+, in \S+$', re.MULTILINE)


def described(error: BaseException) -> str:
    """An error in a line, without any value."""
    if isinstance(error, SQLAlchemyError):
        error = failed(error)
    name = type(error).__name__
    return f"{name}: {error}" if type(error) in _PLAIN else name


def traced(error: BaseException) -> str:
    """Where an error happened, with those it came from."""
    parts: list[str] = []
    seen: set[int] = set()
    now: BaseException | None = error
    while now is not None and id(now) not in seen:
        seen.add(id(now))
        parts.append("".join(traceback.format_list(traceback.extract_tb(now.__traceback__))) + described(now))
        if type(now).__name__ == "_RemoteTraceback":  # of a computer player's process: a text, with what it says
            parts[-1] = "\n".join(_FRAME.findall(str(now)))
        parts += [traced(inner) for inner in getattr(now, "exceptions", ())]
        now = now.__cause__ or (None if now.__suppress_context__ else now.__context__)
    return "\ncame of\n".join(parts)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _message(record),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = traced(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    """The message, with errors among its arguments described."""
    if isinstance(record.msg, BaseException):
        return described(record.msg)
    args: Any = record.args
    if isinstance(args, tuple) and any(isinstance(arg, BaseException) for arg in args):
        args = tuple(described(arg) if isinstance(arg, BaseException) else arg for arg in args)
        return str(str(record.msg) % args)
    return record.getMessage()


def set_up(level: str, stream: IO[str] | None = None) -> None:
    """Log from `level` on. Libraries say warnings only: in detail, theirs would log frames and statements."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    wanted = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(max(wanted, logging.WARNING))
    logging.getLogger("readyroom").setLevel(wanted)
    logging.getLogger("uvicorn").setLevel(max(wanted, logging.INFO))
    for name in ("alembic", "asyncio", "httpcore", "httpx", "sqlalchemy", "websockets"):
        logging.getLogger(name).setLevel(max(wanted, logging.WARNING))
    sys.excepthook = lambda _kind, error, _trace: _uncaught("the server ends", error)
    threading.excepthook = lambda args: _uncaught("a thread ends", args.exc_value)
    sys.unraisablehook = lambda args: _uncaught("an error that nobody can be told of", args.exc_value)


def _uncaught(what: str, error: BaseException | None) -> None:
    if not isinstance(error, KeyboardInterrupt):
        logging.getLogger("readyroom").error(what, exc_info=error)


def of_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """For `set_exception_handler`: asyncio's own writes out what it knows of a failed task, with all values."""
    logging.getLogger("readyroom.loop").error(str(context.get("message")), exc_info=context.get("exception"))
