"""What the user has run: tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlir_ls.lsp.encoding.protocol import RUN_TEST, types
from mlir_ls.lsp.handlers.host import Host
from mlir_ls.lsp.handlers.parameters import TestParameters, test_parameters
from mlir_ls.workspace.lit import RunOutcome

COMMANDS = (RUN_TEST,)

_MOST = 1 << 22
"""Characters of an output that are sent."""



async def run_tests(host: Host, params: TestParameters) -> Any:
    """The commands of a document, with what came of each. They end where the client cancels the request, or sends another."""
    found = await host.home.workbench.run_tests(params.uri, params.line)
    host.renew_lenses()
    return None if found is None else [_described(each) for each in found]


async def execute(host: Host, params: types.ExecuteCommandParams) -> Any:
    """A command of a code lens."""
    if params.command not in COMMANDS:
        raise host.unknown(f"there is no command '{params.command}'")
    arguments: Sequence[Any] = params.arguments or ()
    given = {"textDocument": {"uri": arguments[0] if arguments else None}, "line": arguments[1] if len(arguments) > 1 else None}
    try:
        found = await run_tests(host, test_parameters(given))
    except ValueError:
        raise host.unknown(f"'{params.command}' takes a document, and a line") from None
    return None if found is None else [{**each, "output": ""} for each in found]


def _described(outcome: RunOutcome) -> dict[str, object]:
    return {
        "line": outcome.run.line,
        "command": outcome.run.text,
        "verdict": outcome.verdict.value,
        "reason": outcome.reason,
        "output": outcome.output[:_MOST],
        "failures": [{"line": each.span.start.line, "message": each.message} for each in outcome.diagnostics],
    }
