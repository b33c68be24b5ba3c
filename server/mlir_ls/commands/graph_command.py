"""`mlir-ls graph` on the command line; `graph` does the work."""

from __future__ import annotations

import argparse

from mlir_ls.commands.command import Command, path


def _run(options: argparse.Namespace) -> int:
    from mlir_ls.commands.graph import graph_command

    return graph_command(options.file, options.kind, options.function, options.format)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=path, metavar="FILE", help="a file of MLIR, or - for standard input")
    parser.add_argument("--function", metavar="@NAME", help="only the operation with this symbol")
    parser.add_argument(
        "--kind",
        choices=("cfg", "dataflow", "calls", "symbols"),
        default="cfg",
        help="blocks and branches, uses of values, references to symbols, or how symbols nest; default: cfg",
    )
    parser.add_argument("--format", choices=("dot", "svg", "json"), default="dot", help="svg needs Graphviz; default: dot")


COMMAND = Command(
    "graph",
    "draw the blocks of a function, its data flow, calls, or the nesting of symbols",
    _run,
    _arguments,
    epilog="Exit status: 0 done, 2 misuse, a file that cannot be read, no such symbol, or no Graphviz for svg.",
)
