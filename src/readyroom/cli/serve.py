"""`readyroom serve`: run the server."""

import argparse
import json
import threading
import webbrowser

from readyroom.server import reach, wire
from readyroom.server.run import serve
from readyroom.server.settings import Settings


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("serve", help="run the server", description=__doc__)
    parser.add_argument(
        "--host", help="address to listen on (default 127.0.0.1: this machine only; 0.0.0.0: the network)"
    )
    parser.add_argument("--port", type=int, help="port to listen on (default 8000)")
    parser.add_argument("--data", help="folder for SQLite (default: data)")
    parser.add_argument("--db", help="postgresql://... instead of SQLite")
    parser.add_argument("--workers", type=int, help="server processes; more than one needs PostgreSQL")
    parser.add_argument("--players", type=int, help="processes for computer players")
    parser.add_argument("--public-url", help="https://... under which people reach this server")
    parser.add_argument("--secure-cookies", action="store_true", default=None, help="cookies only over HTTPS")
    parser.add_argument("--notices", action="store_true", default=None, help="send notices to people who want them")
    parser.add_argument("--examples", action="store_true", default=None, help="offer the example games too")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"))
    parser.add_argument("--open", action="store_true", help="open the browser there")
    parser.add_argument("--schema", action="store_true", help="print the live protocol as JSON schema, and stop")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.schema:
        print(json.dumps(wire.schema(), indent=2))
        return 0
    settings = Settings.read(
        host=args.host,
        port=args.port,
        data=args.data,
        db=args.db,
        workers=args.workers,
        players=args.players,
        public_url=args.public_url,
        secure_cookies=args.secure_cookies,
        notices=args.notices,
        examples=args.examples,
        log_level=args.log_level,
    )
    address = f"{reach.for_host(settings)}/"
    print(f"Readyroom is at {address} (stop it with Ctrl+C)", flush=True)
    if others := reach.for_others(settings):
        print(f"Others open {others}/", flush=True)
    if args.open:
        threading.Timer(1.5, webbrowser.open, (address,)).start()
    serve(settings)
    return 0
