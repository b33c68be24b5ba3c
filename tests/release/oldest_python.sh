#!/usr/bin/env bash
# The tests with the oldest Python and the oldest packages that are supported. `--find` prints which Python is found on this
# machine, or nothing.
set -uo pipefail
cd "$(dirname "$0")/../.."

find_python() {
    local version candidate
    version=$(sed -n 's/^requires-python = ">=\(.*\)"$/\1/p' pyproject.toml)
    for candidate in "$(command -v "python$version")" "$HOME/.pyenv/versions/$version".*/bin/python \
        "$(.venv/bin/uv python find --no-python-downloads "$version" 2>/dev/null)"; do
        if "$candidate" -c "" 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
}

python=$(find_python)
if [ "${1:-}" = --find ]; then
    echo "$python"
    exit
fi
[ -n "$python" ] || { echo "needs the oldest Python that pyproject.toml names"; exit 1; }
folder=$(mktemp -d)
dependency='^ *"\([A-Za-z-]*\)>=\([0-9.]*\)[^;"]*\(.*\)",$'
sed -n "/^dependencies = \[/,/^\]/s/$dependency/\\1==\\2\\3/p" pyproject.toml >"$folder/oldest.txt"
"$python" -m venv "$folder/venv" &&
    "$folder/venv/bin/python" -m pip install --quiet --constraint "$folder/oldest.txt" --editable '.[dev]' || exit 1
timeout 900 "$folder/venv/bin/python" -m pytest -n auto --dist loadfile --ignore tests/editors -m 'not extended' || exit 1
rm -r "$folder"
