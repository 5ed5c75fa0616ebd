# make site    check the data, write the pages, build site/
# make serve   the site at http://127.0.0.1:8000/, anew after each edit
# make test    everything that CI runs
# make bench   what building and searching synthetic games takes; GAMES="10 1000" FOUND="4 1000" for other sizes
# make faults  kills builds, fills the disk, damages caches … for real, and looks at what is left; KILLS=20 for fewer
# make fuzz    damages the real data at random, and reads, checks and renders it; ROUNDS="1000" SEED="0"
# make fix     put the code into the agreed form
# make golden  accept pages and automatic links as they are now as the expected ones
# make sheets  print each game's page as a rule sheet, sheets/<id>.pdf
# make screenshots  take the README's pictures of the built site

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
export NO_MKDOCS_2_WARNING = 1

.PHONY: site serve test lint fix golden schema sheets screenshots bench faults fuzz clean

site: $(VENV)/site.stamp
	$(BIN)/python -m scripts site

serve: $(VENV)/site.stamp
	$(BIN)/mkdocs serve

test: $(VENV)/test.stamp lint
	$(BIN)/pytest

lint: $(VENV)/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fix: $(VENV)/test.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

golden: $(VENV)/test.stamp
	UPDATE_GOLDEN=1 $(BIN)/pytest -n0 tests/pages/test_golden.py tests/pages/test_all_products.py tests/api/test_golden.py tests/history/test_scratch.py tests/test_auto_links.py

schema: $(VENV)/site.stamp
	$(BIN)/python -m scripts schema

sheets: $(VENV)/test.stamp site
	$(BIN)/python -m scripts.sheets site sheets

screenshots: $(VENV)/test.stamp site
	$(BIN)/python -m tests.screenshots site .github

GAMES ?= 10 100
FOUND ?= 4 100
bench: $(VENV)/test.stamp
	$(BIN)/python -m scripts.bench run $(GAMES) --json bench.json
	$(BIN)/python -m scripts.bench search $(FOUND) --json bench-search.json

KILLS ?= 200
faults: $(VENV)/test.stamp
	$(BIN)/python -m tests.faults --kills $(KILLS)

ROUNDS ?= 1000
SEED ?= 0
fuzz: $(VENV)/test.stamp
	$(BIN)/python -m tests.hostile.fuzz $(ROUNDS) $(SEED)

clean:
	rm -rf $(VENV) site .site sheets .cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed; name one with: make PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
	  || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/site.stamp: requirements.txt $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

$(VENV)/test.stamp: requirements-dev.txt requirements-zensical.txt requirements.txt $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-zensical.txt \
	  || echo "Zensical cannot be installed here; the comparison of engines will be skipped"
	touch $@ $(VENV)/site.stamp
