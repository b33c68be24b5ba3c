"""`mlir-ls mcp` on the command line; `model_context` does the work."""

from __future__ import annotations

import argparse

from mlir_ls.commands.command import Command


def _run(options: argparse.Namespace) -> int:
    from mlir_ls.commands.model_context import mcp_command

    return mcp_command(options)


COMMAND = Command(
    "mcp",
    "serve agents over the Model Context Protocol: check, hover, references, passes and more as tools",
    _run,
    projects=True,
    epilog="It serves the current folder on standard input and output, reads nothing outside of it and writes nothing. "
    "Needs the SDK of the protocol in the Python that runs mlir-ls: pip install 'mcp>=2,<3'. Exit status: 0 the client has "
    "ended the session, 2 misuse, or the SDK is not installed.",
)
