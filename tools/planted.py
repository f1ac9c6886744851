"""Proof by planted mistakes: which of them would no test notice?

`python -m tools.planted map FOLDER` runs the quick tests once and keeps which test runs which line.
`python -m tools.planted run MISTAKES --map FOLDER` plants the mistakes of a file one at a time, in a copy of the tree,
and runs the tests that can notice: those that run the changed lines (all, where the line runs when modules are
imported), new and changed ones, the nearest first, up to the first failure. All is imported once; for each mistake a
forked process has the functions that it changes exchanged. What is no function is planted in the file, and all is
imported anew. Survivors are planted once more, together, in their files, under every test (`--all`) and under the slow
ones of the games (`--slow`).

    [[mistake]]
    path = "src/readyroom/race/scoring.py"
    old = '''points += 1'''      # exactly once in the file
    new = '''points += 2'''
    why = "a point too many"
"""

import argparse
import ast
import contextlib
import gc
import hashlib
import inspect
import itertools
import json
import math
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from coverage import Coverage, CoverageData

ROOT = Path(__file__).parents[1]
FIRST = 200
"""So many tests, the nearest, are run before all the others are even collected."""
MEMORY = 6 << 30
"""A mistake that never ends must not take the machine with it."""
WORKER = "PYTEST_XDIST_WORKER"
SLOW = ("tests/galactica", "tests/rules", "tests/players")


# What a mistake is, and how it is planted.


@dataclass(frozen=True)
class Mistake:
    path: str
    old: str
    new: str
    why: str

    def lines(self, text: str) -> range:
        """The lines of the old text that change; where lines are only put in, those around them."""
        first = text[: text.index(self.old)].count("\n") + 1
        old, new = self.old.split("\n"), self.new.split("\n")
        same = _common(old, new)
        after = _common(old[same:][::-1], new[same:][::-1])
        begin, end = first + same, first + len(old) - after
        return range(begin, end) if begin < end else range(max(1, begin - 1), begin + 1)


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    return sum(1 for _ in itertools.takewhile(lambda both: both[0] == both[1], zip(one, other, strict=False)))


def read(path: Path) -> list[Mistake]:
    text = path.read_text(encoding="utf-8")
    rows = (json.loads(text) if path.suffix == ".json" else tomllib.loads(text))["mistake"]
    return [Mistake(row["path"], row["old"], row["new"], row["why"]) for row in rows]


def wrong(tree: Path, mistake: Mistake) -> str | None:
    """Why it can't be planted."""
    text = (tree / mistake.path).read_text(encoding="utf-8")
    if text.count(mistake.old) != 1:
        return f"the old text is there {text.count(mistake.old)} times"
    try:
        same = ast.dump(ast.parse(text)) == ast.dump(ast.parse(text.replace(mistake.old, mistake.new)))
    except SyntaxError as error:
        return f"it is not even Python: {error}"
    return "it changes nothing" if same else None


@contextlib.contextmanager
def planted(tree: Path, mistakes: Iterable[Mistake]) -> Iterator[None]:
    """Compiled files go: one of equal length within the same second would be taken for the file before."""
    before: dict[Path, str] = {}
    try:
        for mistake in mistakes:
            path = tree / mistake.path
            text = path.read_text(encoding="utf-8")
            before.setdefault(path, text)
            path.write_text(text.replace(mistake.old, mistake.new), encoding="utf-8")
            _forget(path)
        yield
    finally:
        for path, text in before.items():
            path.write_text(text, encoding="utf-8")
            _forget(path)


def _forget(path: Path) -> None:
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        compiled.unlink()


def copied(root: Path, tree: Path) -> Path:
    """The working tree as it is, new files included, in a folder of its own; built things come along as links."""
    listed = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, check=True, capture_output=True, text=True).stdout.split("\0")
    wanted = {name for name in names if name and (root / name).is_file()}
    for there in [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]:
        if there.relative_to(tree).as_posix() not in wanted and there.suffix != ".pyc":
            there.unlink()
    for name in wanted:
        if not (tree / name).exists() or (tree / name).read_bytes() != (root / name).read_bytes():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / name, tree / name)
            _forget(tree / name)
    for name in (".venv", "src/readyroom/web/dist", "src/readyroom/web/client/node_modules"):
        if (root / name).exists() and not (tree / name).exists():
            (tree / name).symlink_to((root / name).resolve())
    return tree


# How it is planted in a process that has imported the module already.

FUNCTION = inspect.CO_OPTIMIZED
Shape = tuple[object, ...]


def _inner(code: CodeType) -> list[CodeType]:
    return [const for const in code.co_consts if isinstance(const, CodeType)]


def _shape(code: CodeType) -> Shape:
    """What a function does, wherever it stands; of a module or class what it does besides its functions."""
    within = [_shape(one) if code.co_flags & FUNCTION else one.co_name for one in _inner(code)]
    consts = [repr(const) for const in code.co_consts if not isinstance(const, CodeType)]
    names = code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars
    counts = code.co_flags, code.co_argcount, code.co_kwonlyargcount, code.co_posonlyargcount
    return (code.co_code, code.co_exceptiontable, *consts, *within, *names, *counts)


def exchange(old: CodeType, new: CodeType) -> dict[CodeType, CodeType] | None:
    """The functions that differ, with what they inside of them; None if more than functions does."""
    if old.co_flags & FUNCTION:
        found = {old: new}
        before, after = _inner(old), _inner(new)
        if len(before) == len(after):
            for one, other in zip(before, after, strict=True):
                found |= exchange(one, other) or {}
        return found if old.co_freevars == new.co_freevars else None
    found = {}
    if _shape(old) != _shape(new):
        return None
    for one, other in zip(_inner(old), _inner(new), strict=True):
        if _shape(one) != _shape(other) or not one.co_flags & FUNCTION:
            within = exchange(one, other)
            if within is None:
                return None
            found |= within
    return found


def swapped(tree: Path, mistake: Mistake) -> bool:
    """Plant a mistake in this process for good, if it lies in functions; nothing is remembered of before."""
    path = tree / mistake.path
    text = path.read_text(encoding="utf-8")
    codes = exchange(
        compile(text, str(path), "exec", dont_inherit=True),
        compile(text.replace(mistake.old, mistake.new), str(path), "exec", dont_inherit=True),
    )
    if not codes:
        return False
    done = set()
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__ in codes:
            done.add(function.__code__)
            function.__code__ = codes[function.__code__]
    for cache in caches():
        cache.cache_clear()
    return bool(done)


def caches() -> list[Any]:
    """What functions of the tree remember."""
    sources = str(Path.cwd() / "src")
    modules = [it for it in sys.modules.values() if (getattr(it, "__file__", None) or "").startswith(sources)]
    found = (value for module in modules for value in vars(module).values() if hasattr(value, "cache_clear"))
    return list({id(value): value for value in found}.values())


# Which test runs which line.


IMPORTED = ""
"""The context of what runs outside of tests."""


def statement(tree: ast.Module, line: int) -> range:
    """The lines of the smallest statement at a line; of an `if` or a loop its head only."""
    found = range(line, line + 1)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or line):
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if isinstance(body, list) and body else node.end_lineno or line
            if node.lineno <= line <= max(end, node.lineno):
                found = range(node.lineno, max(end, node.lineno) + 1)
    return found


def around(tree: ast.Module, line: int) -> ast.AST:
    """The function, class or declaration of a module that a line belongs to."""
    return next((node for node in tree.body if node.lineno <= line <= (node.end_lineno or line)), tree)


def words(text: str) -> set[str]:
    whole = set(re.findall(r"[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*", text))
    return {word.lower() for one in whole for word in (one, *re.split(r"[-_]", one)) if len(word) > 2}


@dataclass
class Map:
    """What the quick tests ran, as they and the source were then."""

    folder: Path
    tests: dict[str, float] = field(init=False)
    """Those that passed, with their seconds."""
    modules: dict[str, str] = field(init=False)
    roots: tuple[str, ...] = field(init=False)
    """Which folders and modules of tests it knows."""

    def __post_init__(self) -> None:
        kept = json.loads((self.folder / "tests.json").read_text())
        self.tests, self.modules, self.roots = kept["tests"], kept["modules"], tuple(kept["roots"])
        self._data = CoverageData(str(self.folder / "lines"))
        self._data.read()
        self._words: dict[str, set[str]] = {}

    def unknown(self, tree: Path) -> set[str]:
        """Modules of tests that are new or have changed since."""
        return {name for name, digest in _digests(tree, self.roots).items() if self.modules.get(name) != digest}

    def running(self, mistake: Mistake) -> set[str] | None:
        """The tests that run its lines; None if any may be concerned."""
        source = self.folder / "source" / mistake.path
        if not source.exists() or source.read_text(encoding="utf-8").count(mistake.old) != 1:
            return None
        text = source.read_text(encoding="utf-8")
        tree = ast.parse(text)
        wanted = {line for changed in mistake.lines(text) for line in statement(tree, changed)}
        ran = self._data.contexts_by_lineno(str(mistake.path))
        contexts = {context for line in wanted for context in ran.get(line, [])}
        if IMPORTED in contexts:
            return None
        modules = {context for context in contexts if "::" not in context}
        return {test for test in self.tests if test in contexts or test.split("::")[0] in modules}

    def nearest(self, tree: Path, mistake: Mistake, tests: Iterable[str]) -> list[str]:
        """First those that have rare words in common with what is changed, then the quick ones."""
        if not self._words:
            self._words = _tests_words(tree, self.tests)
        source = ast.parse(text := (tree / mistake.path).read_text(encoding="utf-8"))
        place = around(source, mistake.lines(text)[0])
        changed = ast.get_source_segment(text, place) or mistake.old
        name = re.compile(rf"\b{getattr(place, 'name', '^')}\b")  # where it is declared for which card
        used = "\n".join(line for line in text.splitlines() if name.search(line))
        common = words(changed) | words(used) | words(Path(mistake.path).stem)
        counts = Counter(word for found in self._words.values() for word in found & common)
        weight = {word: math.log(len(self._words) / count) for word, count in counts.items()}
        score = {test: sum(weight[word] for word in self._words.get(test, set()) & common) for test in tests}
        return sorted(score, key=lambda test: (-round(score[test]), self.tests.get(test, 0.0)))


def _digests(tree: Path, roots: tuple[str, ...]) -> dict[str, str]:
    """The modules of tests in some folders, each with what it was made of."""
    found = {path.relative_to(tree).as_posix(): path for path in sorted((tree / "tests").rglob("test_*.py"))}
    wanted = {name: path for name, path in found.items() if name.startswith(roots)}
    return {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in wanted.items()}


def _tests_words(tree: Path, tests: Iterable[str]) -> dict[str, set[str]]:
    functions: dict[str, dict[str, set[str]]] = {}
    found = {}
    for test in tests:
        module, _, name = test.partition("::")
        if module not in functions:
            text = (tree / module).read_text(encoding="utf-8") if (tree / module).exists() else ""
            functions[module] = {
                node.name: words(ast.get_source_segment(text, node) or "")
                for node in ast.walk(ast.parse(text))
                if isinstance(node, ast.FunctionDef)
            }
        function = functions[module].get(name.partition("[")[0].rpartition("::")[2], set())
        found[test] = function | words(name) | words(Path(module).stem)
    return found


def build(folder: Path, processes: int, tests: Sequence[str], root: Path = ROOT) -> None:
    """The quick tests once, in a copy, under coverage."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("lines*"):
        old.unlink()
    tree = copied(root, folder / "tree")
    shutil.rmtree(folder / "source", ignore_errors=True)
    shutil.copytree(tree / "src", folder / "source" / "src", ignore=shutil.ignore_patterns("web", "__pycache__"))
    _pytest(tree, ["-m", "not slow", *_many(processes), *tests], None, {"PLANTED_MAP": str(folder)})
    lines = Coverage(data_file=str(folder / "lines"), config_file=False)
    lines.combine([str(path) for path in folder.glob("lines.*")])
    lines.save()
    kept = json.loads((folder / "tests.json").read_text())
    kept |= {"modules": _digests(tree, tuple(tests)), "roots": tests}
    (folder / "tests.json").write_text(json.dumps(kept))
    print(f"{len(kept['tests'])} tests; not counted on, since they failed: {kept['failed']}")


# What is loaded into pytest.


def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Before anything of the tree is imported: what runs then runs for all tests."""
    if folder := os.environ.get("PLANTED_MAP"):
        early_config.pluginmanager.register(Mapper(Path(folder)))
    elif chosen := os.environ.get("PLANTED_CHOSEN"):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        early_config.pluginmanager.register(Chosen(Path(chosen)))


class Reports:
    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration  # type: ignore[assignment]
        if report.failed and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)


class Mapper(Reports):
    """Tells coverage which test is running. What is remembered between tests is forgotten before each."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.coverage = Coverage(
            data_file=str(folder / "lines"), data_suffix=str(os.getpid()), source=["src"], config_file=False
        )
        self.coverage.set_option("run:relative_files", True)
        self.coverage.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured"])
        self.coverage.start()
        self.caches: list[Any] = []

    def pytest_collection_finish(self) -> None:
        self.caches = caches()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        for cache in self.caches:
            cache.cache_clear()
        self._switch(item.nodeid)
        try:
            return (yield)
        finally:
            self._switch(IMPORTED)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
    ) -> Generator[None, object, object]:
        """What is made once for a module is run by all of its tests."""
        shared = fixturedef.scope != "function"
        if shared:
            self._switch(request.node.nodeid.partition("::")[0] if fixturedef.scope == "module" else IMPORTED)
        try:
            return (yield)
        finally:
            if shared:
                self._switch(os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0])

    def _switch(self, context: str) -> None:
        self.coverage.switch_context(context)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        if WORKER not in os.environ:
            passed = {test: round(seconds, 4) for test, seconds in self.seconds.items() if test not in self.failed}
            (self.folder / "tests.json").write_text(json.dumps({"tests": passed, "failed": self.failed}))


class Chosen(Reports):
    """Runs jobs, each in a forked process: a mistake, and the tests to run in their order, whole modules last. With
    one job that has no mistake the tests are run here."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.jobs = json.loads(path.read_text())

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = {test for job in self.jobs for test in job["tests"]}
        items[:] = [item for item in items if item.nodeid in wanted or item.nodeid.split("::")[0] in wanted]
        if len(self.jobs) == 1:
            items[:] = self._ordered(items, self.jobs[0]["tests"])

    @staticmethod
    def _ordered(items: list[pytest.Item], tests: list[str]) -> list[pytest.Item]:
        order = {test: n for n, test in enumerate(tests)}
        kept = [item for item in items if item.nodeid in order or item.nodeid.split("::")[0] in order]
        return sorted(kept, key=lambda item: order.get(item.nodeid, len(order)))

    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if "mistake" not in self.jobs[0]:
            return None
        gc.unfreeze()
        for job in self.jobs:
            result = self.path.with_suffix(f".{job['n']}")
            result.unlink(missing_ok=True)
            child = os.fork()
            if not child:
                self._child(session, job, result)
            if not _ended(child, job["seconds"]):
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                result.write_text(json.dumps({"failed": [ENDLESS], "ran": 0}))
            with self.path.with_suffix(".done").open("a") as done:
                done.write(f"{job['n']}\n")
        return True

    def _child(self, session: pytest.Session, job: dict[str, Any], result: Path) -> None:
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            if not job["mistake"] or swapped(Path.cwd(), Mistake(*job["mistake"])):
                items = self._ordered(session.items, job["tests"])
                for item, following in itertools.zip_longest(items, items[1:]):
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                    if self.failed:
                        break
                result.write_text(json.dumps({"failed": self.failed, "ran": len(self.seconds)}))
            else:
                result.write_text("null")
        finally:
            os._exit(0)

    def pytest_sessionfinish(self) -> None:
        if WORKER not in os.environ:
            told = {"failed": self.failed, "ran": len(self.seconds)}
            self.path.with_suffix(".result").write_text(json.dumps(told))


ENDLESS = "it does not end"


def _ended(child: int, seconds: float) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if os.waitpid(child, os.WNOHANG)[0]:
            return True
        time.sleep(0.05)
    return False


def _many(processes: int) -> list[str]:
    return ["-n", str(processes)] if processes > 1 else []


@contextlib.contextmanager
def _running(tree: Path, args: Sequence[str], env: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "pytest", "-p", "tools.planted", "-p", "no:cacheprovider", "--tb=no", *args]
    paths = f"{tree / 'src'}{os.pathsep}{tree}"
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PLANTED_", "PYTEST_", "COV"))}
    with (tree.parent / f"{tree.name}.log").open("wb") as log:
        running = subprocess.Popen(
            command,
            cwd=tree,
            env={**kept, "PYTHONPATH": paths, **env},
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        yield running
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()


def _pytest(tree: Path, args: Sequence[str], seconds: float | None, env: Mapping[str, str]) -> int:
    """Its exit code; -1 if it takes too long."""
    with _running(tree, args, env) as running:
        try:
            return running.wait(seconds)
        except subprocess.TimeoutExpired:
            return -1


# The whole.


@dataclass(frozen=True)
class Ran:
    noticed: str | None
    """The test that failed."""
    tests: int


def _modules(tests: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(test.partition("::")[0] for test in tests))


def _jobs(tree: Path, jobs: list[dict[str, Any]]) -> Path:
    chosen = tree.parent / f"{tree.name}.jobs"
    for old in tree.parent.glob(f"{tree.name}.[0-9dr]*"):
        old.unlink()
    chosen.write_text(json.dumps(jobs))
    return chosen


def ran(tree: Path, tests: Sequence[str], seconds: float, extra: Sequence[str] = ()) -> Ran:
    """Tests, or all of modules, in the order given up to the first failure."""
    chosen = _jobs(tree, [{"tests": tests}])
    code = _pytest(tree, ["-x", *extra, *_modules(tests)], seconds, {"PLANTED_CHOSEN": str(chosen)})
    result = chosen.with_suffix(".result")
    told = json.loads(result.read_text()) if result.exists() else {}
    failed, count = told.get("failed", []), told.get("ran", 0)
    if code in (0, 5):
        return Ran(None, count)
    return Ran(failed[0] if failed else ENDLESS if code == -1 else "no test can run", count)


def forked(
    tree: Path, jobs: dict[int, tuple[Mistake | None, list[str]]], map_: Map
) -> Iterator[tuple[int, Ran | None]]:
    """What becomes of mistakes, as soon as it is known; None where one can't be planted in a process that runs."""
    made = [
        {
            "n": n,
            "mistake": mistake and [mistake.path, mistake.old, mistake.new, mistake.why],
            "tests": tests,
            "seconds": 300 + 20 * sum(map_.tests.get(test, 5.0) for test in tests),
        }
        for n, (mistake, tests) in jobs.items()
    ]
    chosen = _jobs(tree, made)
    args = ["-m", "not slow", *_modules(test for _, tests in jobs.values() for test in tests)]
    with _running(tree, args, {"PLANTED_CHOSEN": str(chosen)}) as running:
        told: list[int] = []
        while len(told) < len(jobs):
            over = running.poll() is not None
            done = chosen.with_suffix(".done")
            ready = [int(n) for n in done.read_text().split()] if done.exists() else []
            for n in ready[len(told) :]:
                told.append(n)
                result = json.loads(chosen.with_suffix(f".{n}").read_text())
                yield n, result and Ran(result["failed"][0] if result["failed"] else None, result["ran"])
            if over and len(ready) <= len(told) < len(jobs):
                raise SystemExit(f"pytest has ended: {tree.parent / f'{tree.name}.log'}")
            time.sleep(0.2)


def candidates(tree: Path, map_: Map, mistake: Mistake) -> list[str]:
    """The tests that can notice a mistake, new and changed modules among them, the nearest first."""
    running = map_.running(mistake)
    unknown = map_.unknown(tree)
    known = [test for test in (map_.tests if running is None else running) if test.split("::")[0] not in unknown]
    there = {test for test in known if (tree / test.split("::")[0]).exists()}
    return [*map_.nearest(tree, mistake, there), *sorted(unknown)]


def in_files(tree: Path, map_: Map, mistake: Mistake, order: list[str], processes: int) -> Ran:
    """The same with everything imported anew."""
    total = 0
    with planted(tree, [mistake]):
        for tests in (order[:FIRST], order[FIRST:]):
            if tests:
                limit = 300 + 20 * sum(map_.tests.get(test, 5.0) for test in tests)
                many = _many(processes) if len(tests) > FIRST else []
                found = ran(tree, tests, limit, ["-m", "not slow", *many])
                total += found.tests
                if found.noticed:
                    return Ran(found.noticed, total)
    return Ran(None, total)


def _said(n: int, mistake: Mistake, found: Ran) -> Ran:
    print(f"{n}: {found.noticed or 'UNNOTICED'} ({found.tests} tests) {mistake.why}", flush=True)
    return found


def run(file: Path, map_: Map, tree: Path, args: argparse.Namespace, root: Path = ROOT) -> list[Mistake]:
    tree.mkdir(parents=True, exist_ok=True)
    copied(root, tree)
    mistakes = dict(enumerate(read(file), 1))
    if bad := [f"{n} {it.path}: {reason}" for n, it in mistakes.items() if (reason := wrong(tree, it))]:
        raise SystemExit("\n".join(bad))
    wanted = {n: it for n, it in mistakes.items() if not args.only or n in args.only}
    orders = {n: candidates(tree, map_, mistake) for n, mistake in wanted.items()}
    found: dict[int, Ran] = {}
    anew = []
    for n, one in forked(tree, {n: (mistake, orders[n]) for n, mistake in wanted.items()}, map_):
        if one is None:
            anew.append(n)
        else:
            found[n] = _said(n, wanted[n], one)
    for n in anew:
        found[n] = _said(n, wanted[n], in_files(tree, map_, wanted[n], orders[n], args.processes))
    again = {n: [one.noticed] for n, one in found.items() if one.noticed and "::" in one.noticed}
    for n, one in forked(tree, {n: (None, tests) for n, tests in again.items()}, map_) if again else ():
        if one is not None and one.noticed:
            print(f"{n}: {one.noticed} fails without the mistake too: mend it, or leave it out of the map", flush=True)
    survivors = [wanted[n] for n, one in sorted(found.items()) if not one.noticed]
    for asked, tests, marks in ((args.all, sorted(map_.modules), "not slow"), (args.slow, SLOW, "slow")):
        if asked and survivors:
            with planted(tree, survivors):
                ended = _all(tree, tests, marks, args.processes)
            print(f"all survivors under every test that is {marks}: {ended}", flush=True)
    print(f"{len(survivors)} of {len(wanted)} unnoticed: {[n for n, one in sorted(found.items()) if not one.noticed]}")
    return survivors


def _all(tree: Path, tests: Iterable[str], marks: str, processes: int) -> str:
    code = _pytest(tree, ["-m", marks, *_many(processes), "--maxfail=20", *tests], None, {})
    return f"exit code {code}, {(tree.parent / f'{tree.name}.log').read_text().strip().splitlines()[-1]}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Which planted mistakes would no test notice?")
    commands = parser.add_subparsers(dest="command", required=True)
    mapping = commands.add_parser("map", help="run the quick tests once and keep which lines they run")
    mapping.add_argument("map", type=Path)
    mapping.add_argument("--tests", nargs="+", default=[])
    running = commands.add_parser("run", help="plant the mistakes of a file")
    running.add_argument("mistakes", type=Path)
    running.add_argument("--map", type=Path, required=True)
    running.add_argument("--tree", type=Path, help="where the copy lies, if not beside the mistakes")
    running.add_argument("--only", type=int, nargs="+", help="numbers of mistakes")
    running.add_argument("--all", action="store_true", help="survivors, together, under all quick tests")
    running.add_argument("--slow", action="store_true", help="survivors, together, under the slow tests of the games")
    for command in (mapping, running):
        command.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    if args.command == "map":
        usual = [f"tests/{path.name}" for path in sorted((ROOT / "tests").iterdir()) if path.name != "e2e"]
        usual = [name for name in usual if (name.endswith(".py") and "/test_" in name) or (ROOT / name).is_dir()]
        build(args.map.resolve(), args.processes, args.tests or usual)
    else:
        tree = args.tree or args.mistakes.with_suffix(".tree")
        run(args.mistakes, Map(args.map.resolve()), tree.resolve(), args)


if __name__ == "__main__":
    main()
