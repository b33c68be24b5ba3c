"""`mlir-ls lsp` on the command line; `lsp.start` does the work."""

from __future__ import annotations

import argparse

from mlir_ls.commands.command import Command, port


def _run(options: argparse.Namespace) -> int:
    from mlir_ls.lsp import start

    return start.run(tcp_port=options.tcp, log_file=options.log_file)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--stdio", action="store_true", help="the default; accepted because editors add it")
    parser.add_argument("--tcp", type=port, metavar="PORT", help="listen on this port of this machine instead")
    parser.add_argument("--log-file", metavar="FILE", help="write the log to this file")


COMMAND = Command(
    "lsp",
    "serve an editor over the Language Server Protocol",
    _run,
    _arguments,
    epilog="Exit status: 0 the editor has ended the session in order, 1 the connection has ended otherwise, 2 misuse, or the "
    "port or the log cannot be had.",
)
