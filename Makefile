# make app    the notebooks as apps, in the browser
# make test   everything a change has to pass
# The others are listed by `make help`. All paths are relative: the folder's own may have spaces in it.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

PY := .venv/bin/python
PIP := -m pip install -qq --disable-pip-version-check
PYTEST := $(PY) -m pytest
# As many tests at a time as there are cores, up to four; whoever is done takes over what another has still to do.
SIDE_BY_SIDE := -p no:nbval --numprocesses auto --maxprocesses 4 --dist worksteal

# Each notebook starts a Python of its own, which would compile all that it imports wherever this were set.
unexport PYTHONDONTWRITEBYTECODE

# An editable install remembers where it lies: a folder that was moved or copied gets a new one.
ifneq ($(shell cat .venv/where 2>/dev/null),$(CURDIR))
.PHONY: .venv/where
endif

.PHONY: help app test quick test-all lint types kernel pyodide pyodide-all notebooks frontend browser chromium slow browsers engines pythons bench bench-board bench-site bench-cluster bench-prover heard pictures games tournament numbers turns fuzz \
	openspiel site site-lab preview exercises topics ladder mutants soak cards wire promises schemas docs build dist release rerun format hooks constraints hashes clean

help: ## this list
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 14

app: .venv/app ## the notebooks as apps; options: make app APP="--lab --port 8080 --no-browser"
	@exec $(PY) -m pnwidgets.app $(APP)

# The browser tests wait for pages a third of their time: the other parts are at work meanwhile, and say last what they have to say.
BESIDE := kernel notebooks frontend pyodide
test: lint types chromium ## everything that a change has to pass
	@mkdir -p .cache; $(MAKE) --no-print-directory $(BESIDE) > .cache/beside.log 2>&1 & beside=$$!; trap 'kill $$beside 2>/dev/null || true' EXIT; \
	  failed=0; $(MAKE) --no-print-directory browser || failed=1; wait $$beside || failed=1; cat .cache/beside.log; exit $$failed
	@echo "make test: all passed"

quick: .venv/dev widgets/node_modules/.stamp ## in a minute: one case of each test, none that takes long; the board's, as far as it was changed
	$(PYTEST) tests --ignore=tests/browser --quick --quiet $(SIDE_BY_SIDE)
	cd widgets && npm run --silent check && npm test --silent -- --reporter=dot --changed --passWithNoTests

test-all: test slow pyodide-all ## and what takes minutes: every size and language, fresh environments, the wheel, paths with spaces, Binder
	@echo "make test-all: all passed"

lint: .venv/dev widgets/node_modules/.stamp ## ruff and biome, and what may import what
	$(PY) -m ruff check .
	$(PY) -m ruff check --preview --select PLW1514 . # a file opened without its encoding is read otherwise on Windows
	$(PY) -m ruff format --check .
	.venv/bin/lint-imports --no-cache --no-logo
	cd widgets && npm run --silent lint

types: .venv/dev ## mypy --strict
	$(PY) -m mypy

kernel: .venv/dev widgets/node_modules/.stamp ## the Python tests without a browser
	$(PYTEST) tests --ignore=tests/browser $(SIDE_BY_SIDE)

# What lies pure in the environment, Pyodide under Node reads as well; what cannot run there, tests/in_pyodide/left_out.py names.
OF_THE_KERNEL = tests/kernel tests/words tests/files tests/showing tests/cli tests/teaching/test_lessons.py tests/training
IN_PYODIDE = node widgets/tests/pyodide.mjs "$$($(PY) -c 'import sysconfig; print(sysconfig.get_path("purelib"))')" $(OF_THE_KERNEL)

# The catalogue and the sources are read alike by every Python: half of the time would go there.
READ_ALIKE := --ignore=tests/words/test_glossary.py --ignore=tests/words/test_words.py

pyodide: .venv/dev widgets/node_modules/.stamp ## one case of each test of the kernel and the trainer, and of each game's example, in a browser's Python
	$(IN_PYODIDE) tests/nightmare/test_sample.py tests/bandwidth/test_example.py tests/runtime_error/test_scenarios.py $(READ_ALIKE) --quick --quiet

pyodide-all: .venv/dev widgets/node_modules/.stamp ## all tests of the kernel and the trainer there; a quarter of an hour
	nice -n 19 $(IN_PYODIDE) --quiet

notebooks: .venv/dev ## every stored output of every notebook, compared with a fresh run
	$(PYTEST) --nbval --nbval-current-env --nbval-sanitize-with tests/nbval.cfg notebooks --numprocesses auto --maxprocesses 4 --dist loadfile

frontend: widgets/node_modules/.stamp ## types, tests and bundle of the board
	cd widgets && npm run --silent check
	cd widgets && npm test --silent

browser: .venv/dev widgets/node_modules/.stamp chromium ## the apps and JupyterLab, clicked through
	$(PYTEST) tests/browser $(SIDE_BY_SIDE)

slow: .venv/dev widgets/node_modules/.stamp .cache/lab/installed chromium ## the slow tests alone
	$(PYTEST) tests --ignore=tests/fresh --ignore=tests/engines -m slow $(SIDE_BY_SIDE)
	$(PYTEST) tests/fresh -m slow -p no:nbval

browsers: .venv/dev widgets/node_modules/.stamp chromium engines ## lessons, games, app, export and all else in Chromium, Firefox and WebKit; writes docs/tried.md; minutes
	$(PYTEST) tests/engines -m slow -p no:nbval --tried docs/tried.md

pythons: .venv/dev widgets/node_modules/.stamp chromium ## each Python that is here, with the oldest and with the newest that we allow of everything; minutes
	$(PYTEST) tests/fresh/test_pythons.py -m slow -p no:nbval

bench: .venv/dev .cache/bench/installed chromium ## ours and the peers, measured; minutes; writes benchmarks/RESULTS.md
	.cache/bench/bin/python -m benchmarks.run --app-python $(PY)

bench-board: .venv/dev chromium ## the board with ten thousand steps of each game, opened and dragged through; minutes
	@for name in "version 2" "version 1" "Bandwidth" "Runtime Error"; do echo "board, $$name:"; \
	  PYTHONPATH=tests $(PY) -m benchmarks.board "board, $$name"; done

bench-site: .venv/dev widgets/node_modules/.stamp chromium ## the site in a browser: first picture, first answers, bytes; minutes
	@PYTHONPATH=tests $(PY) -m benchmarks.site Site

bench-cluster: .venv/dev ## games a second on one core, then with 1, 2 and 4 workers of Dask's; minutes
	$(PY) -m benchmarks.cluster $(CLUSTER)

bench-prover: .venv/dev ## the prover of Runtime Error, measured; goes on where it was stopped; an hour; writes benchmarks/RUNTIME_ERROR.md
	$(PY) -m benchmarks.prover

heard: .venv/dev chromium ## what a screen reader says through a lesson and a game, written anew, and spoken where espeak-ng is: .cache/heard; minutes
	PYTHONPATH=tests $(PY) -m tests.heard

pictures: .venv/dev chromium ## what a reader sees, in every state and size, on a page to be looked at: .cache/pictures/index.html; minutes
	$(PY) -m tests.pictures $(PICTURES)

GAMES := 10000
SEED := 1
GAME := nightmare
games: .venv/dev ## whole games of every kind, checked at every step: make games GAMES=10000 SEED=1 GAME=runtime_error; goes on where it was stopped
	$(PY) -m tests.many --game $(GAME) --games $(GAMES) --seed $(SEED)

tournament: .venv/dev ## bots against each other, 200 games of each kind; goes on where it was stopped; writes docs/tournament.md
	$(PY) -m tests.players.page $(TOURNAMENT)

numbers: .venv/dev ## what the games are like, measured; goes on where it was stopped; writes docs/numbers.md: make numbers NUMBERS="--games 1000"; hours
	nice -n 19 $(PY) -m tests.lab.page $(NUMBERS)

turns: .venv/dev ## how many turning points of games hold when they are looked at ten times as closely: make turns TURNS="--game bandwidth"; hours
	$(PY) -m tests.players.turns $(TURNS)

FUZZ := 100000
fuzz: .venv/dev ## mutants of scenarios, saves, decks and messages to the board: make fuzz FUZZ=100000 SEED=1; goes on where it was stopped
	$(PY) -m tests.fuzz --mutants $(FUZZ) --seed $(SEED)

SIMS := 100
openspiel: .venv/dev ## so many games of every kind through OpenSpiel's own test, with serialisation: make openspiel SIMS=100; minutes
	$(PY) -m tests.openspiel.run --sims $(SIMS)

EXERCISES := 2000
exercises: .venv/dev ## so many exercises of each game, each answer checked by bare steps: make exercises EXERCISES=2000 SEED=1
	$(PY) -m tests.training.run --count $(EXERCISES) --seed $(SEED)

topics: .venv/dev ## the positions of the exercises, found anew in games played at random; hours. TOPICS=--add: in scenarios alone; minutes
	@for game in runtime_error bandwidth nightmare; do $(PY) -m pnrules topics $$game --games 20000 $(TOPICS) || exit 1; done

ladder: .venv/dev ## the exercises on small tables, each with its level and what it needs; minutes
	@for game in runtime_error bandwidth nightmare; do $(PY) -m pnrules.training.climbing $$game || exit 1; done

mutants: .venv/dev ## changes made at random in what is committed, which the tests have to find; hours; writes tests/mutants/MUTANTS.md
	$(PY) -m tests.mutants.run $(MUTANTS)

soak: .venv/dev chromium ## a class of thirty at once, then a thousand learners one after another; goes on where it was stopped; an hour; writes tests/load/SOAK.md
	PYTHONPATH=tests $(PY) -m tests.load $(SOAK)

cards: .venv/dev ## the pages of all cards, of what lessons teach and exercises ask, of what a game can say, and the index of scenarios, made anew
	$(PY) -m tests.nightmare.card_page
	$(PY) -m tests.teaching.page
	$(PY) -m tests.training.page
	$(PY) -m tests.testing.page

wire: .venv/dev ## what is made of the description of the wire: the page's types, what it checks by, the page of docs
	$(PY) -m tests.wire

promises: .venv/dev ## what others write against, as tests/compatibility/promised has it, agreed to anew: say in the changelog what went
	$(PY) -m tests.compatibility.promises

schemas: .venv/dev ## the published JSON Schemas of scenarios and decks, made anew from the descriptions of the format
	$(PY) -m pnrules schema --output pnrules/files/scenario.schema.json
	$(PY) -m pnrules schema bandwidth --deck --output pnrules/bandwidth/deck.schema.json

site-lab: .venv/dev widgets/node_modules/.stamp .cache/lab/installed ## and with JupyterLite, in site/lab: the notebooks' cells, to be changed
	$(PY) -m pnwidgets.site.lab site $(if $(filter-out file,$(origin GAMES)),$(GAMES))
	@$(MAKE) --no-print-directory site

# Elsewhere GAMES is a number.
SITE_GAMES = $(if $(filter-out file,$(origin GAMES)),$(patsubst %,--game %,$(GAMES)))
site: .venv/dev widgets/node_modules/.stamp ## the site without a server, in site/, with these docs: any host of plain files can serve it; make site GAMES="frog kalah"
	$(PY) -m sphinx -q -W --keep-going -A site=../index.html -d .cache/docs docs site/docs
	$(PY) -m pnrules site site $(SITE_GAMES) $(if $(ADDRESS),--address "$(ADDRESS)")
	$(PY) -m tests.dead site

preview: .venv/dev ## the picture in the README, made anew
	$(PY) -m pnwidgets.site.previews docs/preview.svg

docs: .venv/dev ## the pages on how it works, in docs/_build/index.html
	$(PY) -m sphinx -q -W --keep-going docs docs/_build

build: widgets/node_modules/.stamp ## the board's bundle, from its sources into the package
	cd widgets && npm run build

KIT := widgets/pnwidgets/site/built
dist: .venv/dev widgets/node_modules/.stamp ## the wheel, in dist/, with all that `pnrules site` needs
	@trap 'rm -rf $(KIT)' EXIT; rm -rf $(KIT); $(PY) -m pnwidgets.site.kit $(KIT); $(PY) -m build --wheel --no-isolation

release: .venv/dev widgets/node_modules/.stamp ## what a release consists of, in dist/: wheel, sources, bills of materials (CycloneDX), and the hashes of all
	@[ -z "$(TAG)" ] || [ "$(TAG)" = "v$$($(PY) -c 'import pnrules; print(pnrules.__version__)')" ] || { echo "The tag is $(TAG), and pnrules/version.py says otherwise." >&2; exit 1; }
	rm -rf dist
	@$(MAKE) --no-print-directory dist
	$(PY) -m build --sdist --no-isolation
	.venv/bin/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible --output-file dist/pnrules-app.cdx.json binder/hashes.txt
	cd widgets && npm sbom --sbom-format cyclonedx > ../dist/pnrules-page.cdx.json
	cd dist && sha256sum -- * > SHA256SUMS && cat SHA256SUMS

rerun: .venv/dev ## run every notebook and store its outputs, without the widgets' state
	find notebooks -name '*.ipynb' -not -path '*/.ipynb_checkpoints/*' -print0 | xargs -0 \
	  $(PY) -m nbconvert --to notebook --execute --inplace --NotebookClient.store_widget_state=False \
  --NotebookClient.record_timing=False --log-level=WARN

format: .venv/dev widgets/node_modules/.stamp ## ruff and biome, changing files
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	cd widgets && npm run --silent format

hooks: .venv/dev widgets/node_modules/.stamp ## git looks at each commit as make lint and make types do, and at its subject
	$(PY) -m pre_commit install

constraints: ## new pins: a fresh environment with the newest of everything
	python=$$(.ci/need python); rm -rf .cache/pins; "$$python" -m venv .cache/pins
	.cache/pins/bin/python $(PIP) --editable '.[dev]'
	{ grep '^#' binder/constraints.txt; .cache/pins/bin/python -m pip freeze --exclude-editable; } > .cache/pins.txt
	mv .cache/pins.txt binder/constraints.txt
	.ci/hashes --upgrade

hashes: ## the hashes of all that is installed, for every platform, anew from the pins
	.ci/hashes

clean: ## everything that was built or fetched
	rm -rf .venv .cache dist docs/_build test-results widgets/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment. A stamp is older than what it depends on, or it is good.
.venv/where:
	@python=$$(.ci/need python); rm -rf .venv; "$$python" -m venv .venv || { rm -rf .venv; \
	  echo "Python's venv module is missing or incomplete (on Debian: apt install python3-venv)." >&2; exit 1; }
	@printf '%s\n' '$(subst ','\'',$(CURDIR))' > .venv/where

# What others wrote comes by its hash; ours, which has none, beside it. pip takes no editable install among hashes.
.venv/app: .venv/where pyproject.toml pnrules/version.py binder/hashes.txt
	@echo "Installing what the app needs into .venv (once)"
	@$(PY) $(PIP) --require-hashes --requirement binder/hashes.txt
	@$(PY) $(PIP) --no-deps --no-build-isolation --editable .
	@touch .venv/app

.venv/dev: .venv/app tests/hashes.txt
	@echo "Installing what the tests need into .venv (once)"
	@$(PY) $(PIP) --require-hashes --requirement tests/hashes.txt
	@touch .venv/dev

# The peers, by version alone. What cannot be installed is said and left out.
.cache/bench/installed: .venv/where pyproject.toml benchmarks/requirements.txt
	python=$$(.ci/need python); [ -x .cache/bench/bin/python ] || "$$python" -m venv .cache/bench
	.cache/bench/bin/python $(PIP) --editable .
	while read -r peer; do .cache/bench/bin/python $(PIP) "$$peer" || \
	  echo "bench: $$peer cannot be installed here, and is left out" >&2; done < benchmarks/requirements.txt
	@touch .cache/bench/installed

# JupyterLite: in an environment of its own, since its extension would also be in the JupyterLab of the other one.
.cache/lab/installed: .venv/where widgets/site/lab/hashes.txt
	python=$$(.ci/need python); [ -x .cache/lab/bin/python ] || "$$python" -m venv .cache/lab
	.cache/lab/bin/python $(PIP) --require-hashes --requirement widgets/site/lab/hashes.txt
	@touch .cache/lab/installed

widgets/node_modules/.stamp: widgets/package.json widgets/package-lock.json
	@.ci/need node
	cd widgets && npm ci --no-audit --no-fund
	@touch widgets/node_modules/.stamp

chromium:
	@.ci/need chromium

engines:
	@.ci/need engines
