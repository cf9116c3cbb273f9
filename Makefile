# Berthier: `make help` lists what there is. Everything is installed into .venv, nothing elsewhere.
VENV   := .venv
PYTHON := $(VENV)/bin/python
# No build isolation: whatever is built from source is built by the setuptools of tools.txt.
INSTALL := $(VENV)/bin/uv pip install --quiet --python $(PYTHON) --no-build-isolation

.PHONY: help play terminal fast test check bench soak prove lock clean
.DELETE_ON_ERROR:
.NOTPARALLEL:

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: $(VENV)/web  ## play in the browser (options: make play ARGS="…")
	$(VENV)/bin/berthier serve --open $(ARGS)

terminal: $(VENV)/run  ## play in the terminal (options: make terminal ARGS="…")
	$(VENV)/bin/berthier play $(ARGS)

# Only the build knows what it was built from, so it is asked each time.
fast: $(VENV)/dev $(VENV)/gcc  ## compile kernel, games and players: three to four times as quick
	$(PYTHON) tools/fast.py

# Tests and proofs change functions while they run, which compiled code does not allow; the bench
# measures both and tells them apart.
test soak prove bench: export BERTHIER_PLAIN := 1

# Hundreds of processes are started, and each would compile its modules anew.
test soak: export PYTHONDONTWRITEBYTECODE :=

test: check $(VENV)/gcc $(VENV)/chromium $(VENV)/postgresql  ## all checks and tests
	$(PYTHON) -m pytest -n 2 $(ARGS)

check: $(VENV)/dev $(VENV)/web  ## style, types, direction of imports
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo
	cd web && npm run --silent check

bench: $(VENV)/bench fast  ## speed against its limits
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
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} +
	rm -rf src/*.egg-info web/node_modules src/berthier/server/static

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

# The browser's part: packages as locked, then the pages, then the printed sheets of all titles.
WEB := $(shell find web/src web/index.html web/vite.config.ts web/tsconfig.json -type f)
PRINT := $(shell find src/berthier/drawing src/berthier/games -name 'sheet.py' -o -path '*/drawing/*.py' -o -path '*/packs/*.toml' -o -path '*/games/*/words/*.ftl')

$(VENV)/npm: web/package-lock.json web/package.json $(VENV)/tools
	@command -v npm >/dev/null || { echo "Please install node 20 or newer with npm" >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(VENV)/web: $(VENV)/npm $(VENV)/run $(WEB) $(PRINT)
	cd web && npm run --silent build -- --logLevel warn
	$(PYTHON) -m berthier.server.sheets
	@touch $@

# The browser that the tests drive: Debian's, since no tool may fetch one of its own. The one that
# has no windows is quicker by a quarter; the other will do.
$(VENV)/chromium: $(VENV)/tools
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] \
	  && apt-get update -qq && { apt-get install -y -qq chromium-headless-shell \
	  || command -v chromium >/dev/null || apt-get install -y -qq chromium; }; } \
	  || command -v chromium >/dev/null \
	  || { echo "Please install chromium (as root: apt-get install chromium-headless-shell)" >&2; exit 1; }
	@touch $@

# The C compiler and what it needs to know of Python.
$(VENV)/gcc: $(VENV)/tools
	@{ command -v gcc && test -f "$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h"; } \
	  >/dev/null || { [ "$$(id -u)" = 0 ] \
	  && apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev python3-dev; } \
	  || { echo "Please install gcc and python3-dev (as root: apt-get install gcc libc6-dev python3-dev)" >&2; exit 1; }
	@touch $@

# One test runs on a real PostgreSQL server, which it starts by itself.
$(VENV)/postgresql: $(VENV)/tools
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { [ "$$(id -u)" = 0 ] \
	  && apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } \
	  || { echo "Please install postgresql (as root: apt-get install postgresql)" >&2; exit 1; }
	@touch $@
