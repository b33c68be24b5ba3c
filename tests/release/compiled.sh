#!/usr/bin/env bash
# The compiled build: its wheel is made, installed into an empty environment, tested there, and compared with the sources. The tests
# run from a copy, beside which there is no source of the package that they could import.
set -uo pipefail
cd "$(dirname "$0")/../.."

folder=$(mktemp -d)
MLIR_LS_COMPILE=1 MYPYC_OPT_LEVEL=1 timeout 600 .venv/bin/python -m build --wheel --outdir "$folder/dist" . >"$folder/log" 2>&1 ||
    { tail -20 "$folder/log"; exit 1; }
python3 -m venv "$folder/venv" &&
    "$folder/venv/bin/python" -m pip install --quiet "$folder"/dist/*.whl 'pytest>=8' 'hypothesis>=6.100' 'pyyaml>=6' \
        'pytest-xdist>=3.5' || exit 1
"$folder/venv/bin/mlir-ls" --version | grep -F '(compiled)' || exit 1
cp -r tests examples docs pyproject.toml "$folder"
(cd "$folder" && timeout 600 venv/bin/python -m pytest -n auto --dist loadfile tests/syntax tests/semantics) || exit 1
cat examples/*.mlir >"$folder/examples.mlir"
.venv/bin/python tests/bench/builds.py "$folder/examples.mlir" .venv/bin/python "$folder/venv/bin/python" || exit 1
rm -r "$folder"
