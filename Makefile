# Needs Python 3.11 or newer and make. Every target first sets up .venv, which is quick
# when nothing has changed.

VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq install
# The browser client: its build, and scripts of its package.json with the same Node.
CLIENT := $(BIN)/python tools/build_client.py
# A tool with a folder of its own.
TOOL := PYTHONPATH=tools $(BIN)/python -m
# Options for the program that a target starts: make play ARGS="--lang fr"
ARGS :=
GAME :=
PART :=

.DEFAULT_GOAL := help
.PHONY: help install check test play terminal screenshots looks keep golden rules balance mutate bench soak generate \
	lock clean

help: ## Show this list
	@echo "Looptable: make TARGET"
	@awk -F ':[^#]*## ' '/^[a-z]+:.*## / { printf "  %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(VENV)/.package ## Set up .venv: rules compiled where there is a C compiler, the browser client with Node
	@$(BIN)/python tools/compile.py # strict, where the build hook inside pip must not be
	@$(CLIENT) --lenient # without Node all but the pages in the browser works

check: install ## Check lint, formatting, types, and generated files against their sources
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python tools/generate.py --check
	$(CLIENT) --run check

test: check ## Run all that CI runs: check, every test compiled, rule and conformance tests interpreted, the browser
	@$(CLIENT)
	$(CLIENT) --run test
	@$(BIN)/python tools/find_browser.py --install
	@$(BIN)/python tools/find_nginx.py --install
	$(PYTEST)
	LOOPTABLE_PURE=1 $(PYTEST) -m "(rule or both_builds) and not soak"

play: install ## Play in the browser: starts the server and opens its page
	@$(BIN)/looptable serve $(ARGS)

terminal: install ## Play at the terminal: make terminal GAME=…
	@$(BIN)/looptable play $(GAME) $(ARGS)

screenshots: install ## Retake the screenshots in docs/screenshots; needs Chromium
	@$(TOOL) screenshots $(ARGS)

looks: install ## Retake the reference screenshots of test_looks.py; review them; needs Chromium
	@$(TOOL) screenshots --references $(ARGS)

keep: install ## Keep the content of a game for its matches under way, before you change it: make keep GAME=…
	@$(BIN)/python tools/keep.py $(GAME)

golden: install ## Rewrite the golden playthroughs and snapshots; review the difference like code
	$(BIN)/python tools/golden.py $(or $(ARGS),--rewrite)

rules: install ## List the rules of the ledgers with and without a test
	@$(BIN)/python tools/rules.py $(ARGS)

balance: install ## Play every mode at every table and write the tables of balance.md: make balance GAME=the_loop
	@$(TOOL) balance $(GAME) $(ARGS)

mutate: install ## Break the rules of a game on purpose and count the faults that tests notice: make mutate GAME=… ARGS='--sample 200 --seed 7'
	@$(TOOL) mutate $(GAME) $(ARGS)

bench: install ## Measure the speed of rules in both builds, the page, the board and the server
	@$(BIN)/looptable bench
	@$(TOOL) bench $(ARGS)

soak: install ## Run the long tests of one part, in up to half an hour: make soak PART=the-loop; without PART, list the parts
	@$(BIN)/python tools/soak.py $(PART)

# Interpreted, and without the strict compilation of install: a listed module may not exist yet.
generate: $(VENV)/.package ## Write the generated files
	LOOPTABLE_PURE=1 $(BIN)/python tools/generate.py

lock: $(VENV)/.requirements ## Pin the newest allowed dependencies, by hash, in requirements.lock
	$(BIN)/python -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check -qq install uv
	build/lock/bin/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 \
		--upgrade --generate-hashes --no-emit-index-url --no-header --quiet -o requirements.lock

clean: ## Remove everything that the other targets have made, .venv too
	rm -rf frontend/node_modules src/looptable/web
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools \( -name '*.so' -o -name '*.so.new' \) -delete
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# The stamps lie inside .venv, so that they go when it goes.
$(VENV)/.requirements: requirements.lock
	@set -e; \
	for python in $(PYTHON) python3.11 python3 python3.12 python3.13; do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			found=$$python; break; \
		fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo "Looptable needs Python 3.11 or newer, and none was found:" \
			"install it, or name it as in make PYTHON=/path/to/python3.11" >&2; exit 1; \
	fi; \
	echo "Setting up $(VENV) with $$($$found --version) …"; \
	$$found -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.package: $(VENV)/.requirements pyproject.toml hatch_build.py
	@echo "Installing looptable; compiling its rules takes a moment …"
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@
