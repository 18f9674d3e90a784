# Everything that a person or a machine does with this checkout, by name.
# Needs git, make and Python 3.11 or newer with venv; what else is needed is installed into .venv.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
UV := UV_PYTHON_DOWNLOADS=never UV_NO_PROGRESS=1 VIRTUAL_ENV=$(abspath $(VENV)) $(BIN)/uv
INSTALL := $(UV) pip install --quiet --compile-bytecode --require-hashes -r
LAN ?=
SERVE ?=
WORKERS ?= auto

.PHONY: play setup test test-all lint bench playthroughs pictures lock clean

play: setup
	@LUDOTHEQUE_STARTED_AT=$$(date +%s.%N) $(BIN)/ludotheque serve --open --relaxed $(if $(LAN),--lan) $(SERVE)

setup: $(VENV)/.installed

$(VENV)/.uv: requirements/build.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "ludotheque needs Python 3.11 or newer; name one: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python has no venv here; on Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	@date +%s.%N > .setup-began
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.uv requirements/run.txt pyproject.toml
	@test -f .setup-began || date +%s.%N > .setup-began
	@$(INSTALL) requirements/run.txt
	@$(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@$(BIN)/python -m compileall -q src
	@touch $@
	@awk -v began=$$(cat .setup-began) -v now=$$(date +%s.%N) 'BEGIN { printf "Installed in %.1f s.\n", now - began }'
	@rm -f .setup-began

$(VENV)/.tested: $(VENV)/.installed requirements/test.txt
	@$(INSTALL) requirements/test.txt
	@touch $@

$(VENV)/.linted: $(VENV)/.tested requirements/lint.txt
	@$(INSTALL) requirements/lint.txt
	@touch $@

test: $(VENV)/.linted
	@$(BIN)/python -m tests.support.chromium
	$(BIN)/python -m pytest -n $(WORKERS)

lint: $(VENV)/.linted
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-all: lint
	@$(BIN)/python -m tests.support.chromium
	HYPOTHESIS_PROFILE=long $(BIN)/python -m pytest -n $(WORKERS) --run-long
	$(BIN)/python -m tests.mutation.run

bench: setup
	$(BIN)/python -m benchmarks.run

playthroughs: $(VENV)/.tested
	$(BIN)/python -m tests.playthroughs.write

pictures: $(VENV)/.tested
	$(BIN)/python docs/pictures/draw.py
	@$(BIN)/python -m tests.support.chromium
	$(BIN)/python -m docs.pictures.browser

# Pins every requirement with hashes and without naming any registry.
lock: $(VENV)/.uv
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --group build --output-file requirements/build.txt $(LOCK)
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate pyproject.toml --output-file requirements/run.txt $(LOCK)
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --group test -c requirements/run.txt --output-file requirements/test.txt $(LOCK)
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --group lint -c requirements/run.txt -c requirements/test.txt --output-file requirements/lint.txt $(LOCK)

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
