# Berthier: `make help` lists what there is. Everything is installed into .venv, nothing elsewhere.
VENV   := .venv
PYTHON := $(VENV)/bin/python
# No build isolation: whatever is built from source is built by the setuptools of tools.txt.
INSTALL := $(VENV)/bin/uv pip install --quiet --python $(PYTHON) --no-build-isolation

.PHONY: help play test check bench soak prove lock clean
.DELETE_ON_ERROR:
.NOTPARALLEL:

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: $(VENV)/run  ## play in the terminal (options: make play ARGS="…")
	$(VENV)/bin/berthier play $(ARGS)

test: check  ## all checks and tests
	$(PYTHON) -m pytest -n 2 $(ARGS)

check: $(VENV)/dev  ## style, types, direction of imports
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo

bench: $(VENV)/bench  ## speed against its limits
	$(PYTHON) bench/run.py $(ARGS)

soak: $(VENV)/dev  ## the random tests with large numbers
	$(PYTHON) tests/soak.py $(ARGS)

prove: $(VENV)/run  ## switch each rule off in turn: its cases must fail
	$(PYTHON) -m berthier.rules.prove $(ARGS)

lock: $(VENV)/tools  ## pin requirements/*.txt anew, with hashes and without addresses
	cd requirements && for name in tools run dev bench; do \
	  ../$(VENV)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --no-header --no-annotate --no-emit-index-url $$name.in -o $$name.txt || exit 1; \
	done
	@! grep -nE '://|index-url|find-links' requirements/*.txt

clean:  ## remove what make, the tests and the tools made
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis bench/latest.json
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
	rm -rf src/*.egg-info

# Stamps: .venv/<name> is newer than what was installed for <name>, so a second run is quick.

$(VENV)/tools: requirements/tools.txt
	@python3 -c 'import sys; sys.exit("Berthier needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@# Debian ships venv without ensurepip unless python3-venv is there.
	@python3 -c 'import ensurepip' 2>/dev/null || { [ "$$(id -u)" = 0 ] \
	  && apt-get update -qq && apt-get install -y -qq python3-venv; } \
	  || { echo "Please install python3-venv (as root: apt-get install python3-venv)" >&2; exit 1; }
	python3 -m venv $(VENV)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/run: requirements/run.txt pyproject.toml $(VENV)/tools
	$(INSTALL) --require-hashes -r $<
	$(INSTALL) --no-deps --editable .
	@touch $@

$(VENV)/dev: requirements/dev.txt $(VENV)/run
	$(INSTALL) --require-hashes -r $<
	@touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/run
	$(INSTALL) --require-hashes -r $<
	@touch $@
