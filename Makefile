# Readyroom. `make play` plays, `make test` checks everything, `make check` the quick part of it.
# Needs Python 3.11 or newer and nothing else; all tools go into .venv.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
JOBS ?= auto

.PHONY: play test check bench format lint types rules lock clean

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

play: $(READY)
	$(BIN)/readyroom play

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

check: lint types
	$(BIN)/pytest --numprocesses=$(JOBS) --doctest-modules -m "not slow"

test: lint types
	$(BIN)/pytest --numprocesses=$(JOBS) --doctest-modules

rules: $(READY)  ## which rules of the index have a passing test
	$(BIN)/pytest --numprocesses=$(JOBS) --rules tests/rules

bench: $(READY)
	@for file in bench/*.py; do $(BIN)/python $$file || exit 1; done

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock:  ## after changing the dependencies in pyproject.toml
	uv pip compile pyproject.toml --group dev --universal --generate-hashes --quiet --output-file requirements.lock

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
