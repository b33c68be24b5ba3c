"""Which programs and which modules of Python a name means: never one in the folder that is worked on."""

from __future__ import annotations

import os
import sys

_PACKAGE = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))


def find_program(name: str) -> str | None:
    """The path of a program: of a bare name the one in the absolute folders of PATH, else `name` itself, made absolute.

    None where there is no such program. Empty and relative folders of PATH mean the current folder, and are passed over.
    """
    if os.path.basename(name) != name:
        return next(iter(_programs(os.path.abspath(name))), None)
    folders = [folder for folder in os.environ.get("PATH", os.defpath).split(os.pathsep) if os.path.isabs(folder)]
    return next((file for folder in folders for file in _programs(os.path.join(folder, name))), None)


def find_packaged(name: str) -> str | None:
    """The path of a program in the folder `mlir/bin` of a package of Python that is installed beside this one."""
    return next((file for folder in safe_path() for file in _programs(os.path.join(folder, "mlir", "bin", name))), None)


def _programs(path: str) -> list[str]:
    """The programs that a path without its ending means; on Windows an ending may be left out."""
    endings = [""]
    if sys.platform == "win32":
        known = [ending for ending in os.environ.get("PATHEXT", ".EXE;.CMD;.BAT").split(os.pathsep) if ending]
        endings = [""] if path.upper().endswith(tuple(each.upper() for each in known)) else known
    try:
        return [path + ending for ending in endings if os.path.isfile(path + ending) and os.access(path + ending, os.X_OK)]
    except ValueError:  # the name holds what no path can
        return []


def safe_path() -> list[str]:
    """Where this process looks for modules, without the current folder, unless this package itself is there."""
    try:
        here = os.path.realpath(os.getcwd())
    except OSError:  # it is gone
        here = ""
    return [each for each in sys.path if os.path.isabs(each) and (each == _PACKAGE or os.path.realpath(each) != here)]


def forget_current_folder() -> None:
    """Have no module looked for in the current folder any more, where `python -m` and an empty PYTHONPATH look first."""
    sys.path[:] = safe_path()


def modules_folder() -> str:
    """A folder of Python's own modules, or of this package where Python has its modules in an archive."""
    folder = os.path.dirname(os.__file__)
    return folder if os.path.isdir(folder) else _PACKAGE


def python_command(module: str) -> list[str]:
    """The command that calls `main` of a module in a process of its own, which looks for modules where this one does.

    The new process sees neither the current folder, nor variables such as PYTHONPATH, nor a `sitecustomize`.
    """
    beginning = f"import sys; sys.path[:] = sys.argv[1:]; from {module} import main; sys.exit(main())"
    return [sys.executable, "-I", "-S", "-c", beginning, *dict.fromkeys([_PACKAGE, *safe_path()])]
