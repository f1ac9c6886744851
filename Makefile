# Readyroom. `make play` starts the server and opens the browser, `make host` lets friends on your network in too,
# `make test` checks everything, `make check` the quick part of it.
# Needs Python 3.11 or newer and nothing else; all tools go into .venv.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
JOBS ?= auto
unexport PYTHONDONTWRITEBYTECODE  # without compiled files every test run begins with compiling all tests, in every process

.PHONY: play host test check bench client client-types pictures docs format lint types rules lock clean

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

play: client
	$(BIN)/readyroom serve --open

host: client  ## the same, for friends on the same network too
	$(BIN)/readyroom serve --open --host 0.0.0.0

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

check: lint types
	$(BIN)/pytest --numprocesses=$(JOBS) -m "not slow"

test: lint types client-types  ## the browser tests apart: Playwright keeps an event loop running that others trip over
	$(BIN)/pytest --numprocesses=$(JOBS) --ignore=tests/e2e
	$(BIN)/pytest --numprocesses=$(JOBS) tests/e2e

client: $(READY)  ## build the browser client, if anything in it has changed
	$(BIN)/python -m readyroom.web.build

client-types: $(READY)
	$(BIN)/python -m readyroom.web.build --check

pictures: client  ## screenshots of every page and of typical moments, into build/pictures
	$(BIN)/python -m tools.pictures

docs: $(READY)  ## the reference in docs/reference, from what is played
	$(BIN)/python -m tools.reference

rules: $(READY)  ## which rules of the index have a passing test
	$(BIN)/pytest --numprocesses=$(JOBS) --rules tests/rules

bench: client  ## all but the long matches (bench/match.py, bench/mixes.py), which take hours
	@for name in kernel race galactica server web web_galactica players players_galactica; do $(BIN)/python -m bench.$$name || exit 1; done

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock:  ## after changing the dependencies in pyproject.toml
	uv pip compile pyproject.toml --group dev --universal --generate-hashes --quiet --output-file requirements.lock

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist src/readyroom/web/dist src/readyroom/web/client/node_modules
