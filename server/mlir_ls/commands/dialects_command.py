"""`mlir-ls dialects` on the command line; `dialects` does the work."""

from __future__ import annotations

import argparse

from mlir_ls.commands.command import Command, path


def _list(options: argparse.Namespace) -> int:
    from mlir_ls.commands.dialects import list_command

    return list_command(options.folder, options.profile)


def _arguments_of_list(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder", nargs="?", type=path, metavar="FOLDER", help="what `dialects import` wrote; default: built in"
    )


def _import(options: argparse.Namespace) -> int:
    from mlir_ls.commands.dialects import import_command

    return import_command(options)


def _arguments_of_import(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", type=path, metavar="PATH", help="a .td file, a folder of them, or an IRDL file (.mlir)"
    )
    parser.add_argument("-o", "--output", required=True, metavar="FOLDER", help="where to write a file per dialect")
    parser.add_argument(
        "-I", "--include", action="append", default=[], metavar="FOLDER", help="where included .td files are; repeatable"
    )
    parser.add_argument("--dialect", action="append", default=None, metavar="NAME", help="only this dialect; repeatable")
    parser.add_argument("--tblgen", metavar="PROGRAM", help="the llvm-tblgen to run; default: the newest in PATH")
    parser.add_argument(
        "--base", metavar="FOLDER", help="another release's data beside OUTPUT; what is equal there is not written again"
    )
    parser.add_argument("--no-prose", action="store_true", help="leave out summaries and descriptions")


def _find(options: argparse.Namespace) -> int:
    from mlir_ls.commands.dialects import find_command

    return find_command(options.folder)


def _arguments_of_find(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder", nargs="?", type=path, default=".", metavar="FOLDER", help="a repository; default: the current folder"
    )


COMMAND = Command(
    "dialects",
    "list the known dialects, find those of a repository, or import others",
    actions=(
        Command(
            "list",
            "names and numbers of operations",
            _list,
            _arguments_of_list,
            profile="a release whose dialects are built in, as llvm-19",
            epilog="Exit status: 0 done, 2 misuse, or there is no such folder or profile.",
        ),
        Command(
            "find",
            "print settings that use the dialects of a repository",
            _find,
            _arguments_of_find,
            epilog="Exit status: 0 dialects were found, 2 misuse, there is no such folder, or none was found.",
        ),
        Command(
            "import",
            "make dialect data of TableGen or IRDL files",
            _import,
            _arguments_of_import,
            epilog="Exit status: 0 done, 1 a file has errors and the rest was imported, 2 misuse, or nothing was imported.",
        ),
    ),
)
