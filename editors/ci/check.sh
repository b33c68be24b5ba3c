#!/usr/bin/env bash
# Checks files and their formatting, as action.yml says by variables; prints annotations, writes SARIF, and fails where either does.
set -uo pipefail

program=${MLIR_LS:-mlir-ls}
read -r -d '' -a paths <<<"${MLIR_LS_PATHS:-.}" # its status is that of an end without the delimiter
options=()
[ "${MLIR_LS_STRICT:-false}" = true ] && options+=(--strict)
[ "${MLIR_LS_TRUST:-false}" = true ] && options+=(--trust)
layout=()
[ "${MLIR_LS_TRUST:-false}" = true ] && layout+=(--trust)
[ -n "${MLIR_LS_PROFILE:-}" ] && options+=(--profile "$MLIR_LS_PROFILE") && layout+=(--profile "$MLIR_LS_PROFILE")

# A name that begins with a hyphen is a file all the same.
for index in "${!paths[@]}"; do
    case ${paths[$index]} in -*) paths[index]=./${paths[$index]} ;; esac
done

output() {
    echo "$1=$2" >>"${GITHUB_OUTPUT:-/dev/null}"
}

if [ -n "${MLIR_LS_SARIF:-}" ]; then
    "$program" check --format sarif ${options[@]+"${options[@]}"} "${paths[@]}" >"$MLIR_LS_SARIF"
    [ $? -lt 2 ] || exit 2
fi

"$program" check --format github ${options[@]+"${options[@]}"} "${paths[@]}"
checked=$?
[ $checked -lt 2 ] || exit 2
output errors "$([ $checked -eq 0 ] && echo false || echo true)"

formatted=0
if [ "${MLIR_LS_FORMAT:-true}" = true ]; then
    "$program" format --check ${layout[@]+"${layout[@]}"} "${paths[@]}"
    formatted=$?
    [ $formatted -lt 2 ] || exit 2
fi
output unformatted "$([ $formatted -eq 0 ] && echo false || echo true)"

[ $checked -eq 0 ] && [ $formatted -eq 0 ]
