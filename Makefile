# Every target sets up what it needs on its first run; see tools/setup.sh.

PYTHON ?= python3
ARGS ?=

bin := .venv/bin
setup := @PYTHON="$(PYTHON)" sh tools/setup.sh

# Without a place for compiled modules, every process of every test would compile them again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: audit help play test quick test-deep deep alone check lock mutants bounds bench load crash clean setup-play setup-test setup-deep setup-bench

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo '  ARGS="..." is passed on to what runs; PYTHON=python3.12 chooses the Python of a new .venv.'

play: setup-play ## Start the server and open the table in the browser
	@$(bin)/ruse serve --open --host 0.0.0.0 $(ARGS)

test: setup-test ## Run all checks and the fast tests
	@$(MAKE) --no-print-directory -j 2 check quick

# Only deep tests need the plugin of schemathesis, and it costs every worker half a second.
quick: setup-test
	$(bin)/python -m pytest -p no:schemathesis -n auto --dist worksteal -m "not deep" $(ARGS)

# A failure of one part does not keep the others from running.
test-deep: setup-deep ## Run the slow tests, and break the rules one line at a time
	@$(MAKE) --no-print-directory --keep-going deep alone; deep=$$?; \
	$(MAKE) --no-print-directory --keep-going mutants audit ARGS= && exit $$deep

deep: setup-deep
	$(bin)/python -m pytest -n auto --dist worksteal -m "deep and not alone" $(ARGS)

alone: setup-deep
	@# 5: ARGS chose none of them. Ray's nodes may answer late on a busy machine, so what failed is tried once more.
	$(bin)/python -m pytest -m "deep and alone" $(ARGS) || [ $$? -eq 5 ] || \
	$(bin)/python -m pytest -m "deep and alone" --last-failed $(ARGS)

audit: setup-test ## Look for known vulnerabilities in the locked dependencies
	$(bin)/python tools/audit.py

check: setup-test ## Lint, formatting, types, import rules
	$(bin)/ruff check
	$(bin)/ruff format --check
	$(bin)/mypy
	$(bin)/lint-imports

lock: setup-test ## Refresh requirements.lock, the versions that developers and CI install
	$(bin)/python tools/lock.py

mutants: setup-test ## Break the rules one line at a time, and name the test that catches each fault
	$(bin)/python tests/mutants/run.py $(ARGS)

bounds: setup-test ## Run the compiled rules with every index checked
	NUMBA_BOUNDSCHECK=1 $(bin)/python -m pytest -n auto --dist loadfile tests/targets/test_differential.py tests/knowledge tests/games/*/bots $(ARGS)

bench: setup-bench ## Measure decisions and games per second, compared with OpenSpiel
	$(bin)/ruse bench $(ARGS)

load: setup-test ## Measure the server under a thousand tables
	$(bin)/python benchmarks/load.py $(ARGS)

crash: setup-test ## Kill the server again and again under load, and count what is lost
	$(bin)/python benchmarks/crash.py $(ARGS)

clean: ## Remove .venv and every cache
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

setup-play:
	$(setup) play

setup-test:
	$(setup) test

setup-deep:
	$(setup) deep

setup-bench:
	$(setup) bench
