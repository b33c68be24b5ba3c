#!/usr/bin/env bash
# The editors that the tests drive, beside Debian's Neovim: Neovim 0.10 and Helix from Debian trixie, unpacked aside with the
# loader and the libraries they were built for, and Emacs 30 from bookworm-backports.
#
#     install.sh [FOLDER]
#
# The folder (~/.cache/mlir-ls/editors) gets bin/nvim and bin/hx. Emacs is installed for the whole machine, which takes root;
# where that cannot be, it is left out. What is there already stays.
set -euo pipefail

FOLDER=${1:-${XDG_CACHE_HOME:-$HOME/.cache}/mlir-ls/editors}
DEBIAN=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
KEYS=/usr/share/keyrings/debian-archive-keyring.gpg

# apt with lists, cache and, if given, a list of installed packages of its own
apt() {
    local state=$1 release=$2
    shift 2
    mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
    echo "deb [signed-by=$KEYS] $DEBIAN $release main" >"$state/sources.list"
    apt-get -qq -y -o "Dir::State::lists=$state/lists" -o "Dir::Cache=$state/cache" \
        -o "Dir::Etc::sourcelist=$state/sources.list" -o APT::Sandbox::User= "$@"
}

unpack_aside() {
    local state=$FOLDER/trixie
    local own=(-o Dir::Etc::sourceparts=/dev/null -o "Dir::State::status=$state/status" -o "Dir::State=$state" -o Debug::NoLocking=1)
    mkdir -p "$state/root" "$FOLDER/bin"
    : >"$state/status"
    apt "$state" trixie "${own[@]}" update
    apt "$state" trixie "${own[@]}" install --download-only --no-install-recommends neovim hx >/dev/null
    local package
    for package in "$state"/cache/archives/*.deb; do
        dpkg-deb -x "$package" "$state/root"
    done
    rm -rf "$state/cache" "$state/lists"
    wrap hx "HELIX_RUNTIME=$state/root/usr/lib/hx/runtime"
    wrap nvim "VIMRUNTIME=$state/root/usr/share/nvim/runtime" "--cmd 'set runtimepath+=$state/root/usr/lib/nvim'"
}

wrap() {
    local root=$FOLDER/trixie/root
    cat >"$FOLDER/bin/$1" <<EOF
#!/bin/sh
$2 exec "$root"/usr/lib64/ld-linux-*.so.2 --library-path "$(echo "$root"/usr/lib/*-linux-gnu)" "$root/usr/bin/$1" ${3-} "\$@"
EOF
    chmod +x "$FOLDER/bin/$1"
}

install_emacs() {
    local state=$FOLDER/backports
    apt "$state" bookworm-backports update
    DEBIAN_FRONTEND=noninteractive apt "$state" bookworm-backports \
        install --no-install-recommends -t bookworm-backports emacs-nox >/dev/null
    rm -rf "$state"
}

[ -x "$FOLDER/bin/nvim" ] || unpack_aside
if ! command -v emacs >/dev/null; then
    if [ "$(id -u)" -eq 0 ]; then
        install_emacs
    else
        echo "Emacs is left out: installing it takes root"
    fi
fi
