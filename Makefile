# make setup     a virtual environment in .venv with everything that the other targets need
# make test      the tests; ARGS="-k render" passes arguments to pytest
# make extended  the tests that take longer: texts at random, growth over sizes, every operation, packages
# make lint      ruff and mypy
# make editors   the tests of editors, in the editors; says what is skipped and why
# make compiled  makes the compiled build, tests it in an empty environment, and says how fast it is; needs a C compiler
# make windows   tests of files, programs and processes under Python for Windows, in Wine; ARGS="tests/cli" runs others
# make typing    types examples in VS Code, key by key, and prints how many keys they take; takes the package of make vsix
# make vsix      the extension for VS Code, vscode-extension/mlir-ls.vsix; needs Node.js 20 or later
# make vsix-web  the extension for VS Code for the Web, vscode-extension/mlir-ls-web.vsix
# make release   all packages with bills of materials, sums and notes, in dist/, and the commands that publish them; ARGS="FOLDER";
#                ARGS=--compiled also makes the wheel for this platform, with compiled modules
# make sbom      what wheels in dist/ and the extension's packages consist of, as CycloneDX, beside them
# make audit     known vulnerabilities in the libraries that the packages carry; needs the network
# make demo      a live server answers on a file of examples/
# make map       docs/code-map.md, a line for each file of the package
# make command-line  docs/command-line.md, all commands with their options, from the parser
# make capabilities  what the server announces to clients, from the tables of its requests
# make verification  what can refuse an operation, and what checks it, from the definitions of the dialects
# make pictures  the pictures of the documentation; needs Neovim, and what the tests in VS Code need
# make playground  a page in which the server runs in the browser, build/playground; needs Node.js 20 or later
# make site      the documentation site, build/site, of the pages in docs
# make fuzz      sessions and texts at random for MINUTES=2; what fails is shrunk and printed, with its seed
# make conformance  every operation with every part changed, judged by mlir-opt and by us; ARGS="--only arith. --misses FILE"
# make soak      a long session, and how much memory its closed documents leave; ARGS="--files 20 FOLDER" for a shorter one
# make bench     latency and memory, beside mlir-lsp-server where that is installed

VENV := .venv
RUN := $(VENV)/bin/python
VERSIONS := python3 python3.14 python3.13 python3.12 python3.11 python3.10
USABLE := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))
PYTHON ?= $(shell for python in $(VERSIONS); do $$python -c '$(USABLE)' 2>/dev/null && echo $$python && break; done)

.PHONY: node-version setup test extended lint editors compiled oldest windows typing vsix vsix-web release sbom audit demo map command-line capabilities verification pictures site playground bench fuzz conformance soak clean

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml
	@test -n "$(PYTHON)" || { echo "needs Python 3.10 or later with its module venv (Debian: apt install python3-venv)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --upgrade pip
	$(RUN) -m pip install --quiet --editable '.[dev]'
	$(RUN) -m compileall -q server/mlir_ls
	@touch $@

NODE_FROM := https://nodejs.org
node-version:
	@node=$$(command -v node) || { echo "needs Node.js 20 or later, but there is none in PATH; it comes from $(NODE_FROM)"; exit 1; }; \
	version=$$($$node --version); major=$${version#v}; test "$${major%%.*}" -ge 20 || \
	{ echo "needs Node.js 20 or later, but $$node is $$version; newer ones: $(NODE_FROM)"; exit 1; }

# Status 5: ARGS selects none of them.
IN_PARALLEL := -n auto --dist loadfile --ignore tests/editors
test: setup
	$(RUN) -m pytest -rs $(IN_PARALLEL) -m 'not extended' $(ARGS) || test $$? -eq 5

extended: setup
	$(RUN) -m pytest -rs $(IN_PARALLEL) -m extended $(ARGS) || test $$? -eq 5

lint: setup
	$(RUN) -m ruff check server tests examples docs
	$(RUN) -m mypy

# They drive real programs, and wait for them half of the time: two run at once, each with the tests of a class or a file.
editors: setup
	$(RUN) -m pytest -rs -n 2 --dist loadscope tests/editors $(ARGS)

compiled: setup
	bash tests/release/compiled.sh

oldest: setup
	bash tests/release/oldest_python.sh

windows:
	bash tests/windows/run.sh $(ARGS)

typing: setup
	$(RUN) tests/editors/typing_keys.py $(ARGS)

vsix: node-version setup
	cd vscode-extension && npm ci && npm run package

vsix-web: node-version setup
	cd vscode-extension && npm ci
	cd editors/playground && npm ci && npm run vscode -- ../../build/vscode-web
	cd build/vscode-web && ../../vscode-extension/node_modules/.bin/vsce package --no-dependencies --target web \
	    --out ../../vscode-extension/mlir-ls-web.vsix

release: node-version setup
	$(RUN) server/release.py $(ARGS)

sbom: setup
	$(RUN) server/sbom.py $(wildcard dist/*.whl vscode-extension/*.vsix)

audit: setup
	$(RUN) -c 'import pip_audit' 2>/dev/null || $(RUN) -m pip install --quiet --editable '.[release]'
	$(RUN) server/audit.py

demo: setup
	@$(RUN) examples/demo.py $(ARGS)

map: setup
	$(RUN) docs/code_map.py

command-line: setup
	$(RUN) docs/command_line.py

capabilities: setup
	$(RUN) docs/capabilities.py

verification: setup
	$(RUN) docs/verification.py

pictures: setup playground site
	$(RUN) -m pip install --quiet --editable '.[pictures]'
	$(RUN) docs/pictures/make.py
	$(RUN) docs/pictures/vscode.py
	$(RUN) docs/pictures/site.py

playground: node-version setup
	cd editors/playground && npm ci --no-audit --no-fund && npm run build

site: setup
	$(RUN) -c 'import material' 2>/dev/null || $(RUN) -m pip install --quiet --editable '.[site]'
	$(RUN) docs/site/build.py

bench: setup
	$(RUN) tests/bench/compare.py $(ARGS)

MINUTES ?= 2
fuzz: setup
	PYTHONPATH=tests $(RUN) tests/fuzz/at_length.py --minutes $(MINUTES) $(ARGS)

CORPUS ?= ../shared/corpus/llvm19
conformance: setup
	PYTHONPATH=tests/conformance $(RUN) -m judge.agreement $(if $(wildcard $(CORPUS)),--corpus $(CORPUS) $(CORPUS).by22.jsonl) $(ARGS)

soak: setup
	PYTHONPATH=tests $(RUN) tests/fuzz/soak.py $(ARGS)

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache
