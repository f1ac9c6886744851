# Readyroom. `make play` starts the server and opens the browser, `make host` lets friends on your network in too,
# `make test` checks everything, `make check` the quick part of it.
# Needs Python 3.11 or newer and nothing else; all goes into .venv: first what playing needs, the tools when they are asked for.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED := $(PIP) --require-hashes --requirement
PLAY := .venv/.play
TOOLS := .venv/.tools
JOBS ?= auto
COMPILE := uv pip compile --universal --generate-hashes --quiet --custom-compile-command "make lock"
unexport PYTHONDONTWRITEBYTECODE  # without compiled files every test run begins with compiling all tests, in every process

.PHONY: play host test check bench client wheel client-types pictures docs format lint types rules lock clean

$(PLAY): requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(LOCKED) requirements.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	touch $@

$(TOOLS): requirements-dev.lock $(PLAY)
	$(LOCKED) requirements-dev.lock
	touch $@

play: client
	$(BIN)/readyroom serve --open

host: client  ## the same, for friends on the same network too
	$(BIN)/readyroom serve --open --host 0.0.0.0

lint: $(TOOLS)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(TOOLS)
	$(BIN)/mypy

check: lint types
	$(BIN)/pytest --numprocesses=$(JOBS) -m "not slow"

test: $(TOOLS)  ## the browser tests apart: Playwright keeps an event loop running that others trip over
	$(MAKE) --jobs=2 lint types client-types
	$(BIN)/pytest --numprocesses=$(JOBS) --dist=worksteal --ignore=tests/e2e
	$(BIN)/pytest --numprocesses=$(JOBS) --dist=worksteal tests/e2e  # tests of a module stay together, as their tables do

client: $(PLAY)  ## build the browser client, if anything in it has changed; where there is no Node, with one from PyPI
	@$(BIN)/python -m readyroom.web.build || { [ $$? -eq 3 ] && $(LOCKED) requirements-node.lock && $(BIN)/python -m readyroom.web.build; }

wheel: client  ## build/readyroom-….whl, with the client in it: `pip install` it anywhere
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir build .

client-types: $(TOOLS)
	$(BIN)/python -m readyroom.web.build --check

pictures: $(TOOLS) client  ## screenshots of every page and of typical moments, into build/pictures
	$(BIN)/python -m tools.pictures

docs: $(TOOLS)  ## the reference in docs/reference, from what is played
	$(BIN)/python -m tools.reference

rules: $(TOOLS)  ## which rules of the index have a passing test
	$(BIN)/pytest --numprocesses=$(JOBS) --rules tests/rules

bench: $(TOOLS) client  ## all but the long matches (bench/match.py, bench/mixes.py), which take hours
	@for name in kernel race galactica server web web_galactica players players_galactica; do $(BIN)/python -m bench.$$name || exit 1; done

format: $(TOOLS)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock:  ## after changing the dependencies in pyproject.toml: for playing, and what is added to it for more
	$(COMPILE) pyproject.toml --group build --output-file requirements.lock
	$(COMPILE) --group node --constraints requirements.lock --output-file requirements-node.lock
	$(COMPILE) --group postgres --constraints requirements.lock --output-file requirements-postgres.lock
	$(COMPILE) pyproject.toml --group dev --constraints requirements.lock --constraints requirements-node.lock --constraints requirements-postgres.lock --output-file requirements-dev.lock

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist src/readyroom/web/dist src/readyroom/web/client/node_modules
