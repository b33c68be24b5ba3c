"""What the user has run: tests, and pipelines of passes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.lsp.encoding.answers import APPLY_EDIT, RUN_TEST
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.handlers.host import Host
from mlir_ls.lsp.handlers.parameters import FlagParameters, PipelineParameters, RunTestParameters, run_test_parameters
from mlir_ls.text import to_units
from mlir_ls.workspace.programs.lit import RunOutcome
from mlir_ls.workspace.programs.lit_folder import LitTest

COMMANDS = (RUN_TEST, APPLY_EDIT)

_MAX_CHARACTERS = 1 << 22
"""Characters of an output that are sent."""

_MAX_CHARACTERS_OF_ONE = 1 << 16
"""The same of one of many."""



async def run_tests(host: Host, params: RunTestParameters) -> Any:
    """The commands of a document, with what came of each. They end where the client cancels the request, or sends another."""
    found = await host.home.workbench.run_tests(params.uri, params.line)
    host.refresh_lenses()
    return None if found is None else [_described(each) for each in found]


async def run_lit(host: Host, uris: Sequence[str]) -> Any:
    """What lit says of the tests in files and folders."""
    found = await host.home.workbench.run_lit(uris)
    return {"trouble": found.trouble, "tests": [_described_test(host, each) for each in found.tests]}


async def run_pipeline(host: Host, params: PipelineParameters) -> Any:
    """What a pipeline makes of a document, with the line of the document for each line of the output, or -1."""
    found = await host.home.workbench.run_pipeline(params.uri, params.pipeline)
    return None if found is None else {**found._asdict(), "diagnostics": len(found.diagnostics), "links": list(found.links)}


def pipelines(host: Host, uri: str) -> Any:
    """The pipelines to choose from."""
    found = host.home.workbench.pipelines(uri)
    return None if found is None else [each._asdict() for each in found]


async def complete_flags(host: Host, params: FlagParameters) -> Any:
    """What may be typed in the flags of a pipeline."""
    found = await host.home.workbench.complete_flags(params.uri, params.text, params.offset)
    return [{**each._asdict(), "start": to_units(params.text, each.start, "utf-16")} for each in found] or None


async def execute(host: Host, params: types.ExecuteCommandParams) -> Any:
    """A command of a code lens, or of a code action."""
    if params.command not in COMMANDS:
        raise host.unknown(f"there is no command '{params.command}'")
    arguments: Sequence[Any] = params.arguments or ()
    if params.command == APPLY_EDIT:
        if len(arguments) != 1 or not isinstance(arguments[0], dict):
            raise host.unknown(f"'{APPLY_EDIT}' takes an edit of the workspace")
        await host.apply(arguments[0])
        return None
    given = {"textDocument": {"uri": arguments[0] if arguments else None}, "line": arguments[1] if len(arguments) > 1 else None}
    try:
        found = await run_tests(host, run_test_parameters(given))
    except ValueError:
        raise host.unknown(f"'{params.command}' takes a document, and a line") from None
    return None if found is None else [{**each, "output": ""} for each in found]


def _described_test(host: Host, test: LitTest) -> dict[str, object]:
    return {
        "name": test.name,
        "uri": host.uri_of(test.path) if test.path else None,
        "verdict": test.verdict.value,
        "result": test.result,
        "seconds": test.seconds,
        "output": test.output[:_MAX_CHARACTERS_OF_ONE],
        "failures": _failures(test.failures),
    }


def _failures(found: Sequence[Diagnostic]) -> list[dict[str, object]]:
    return [{"line": each.span.start.line, "message": each.message} for each in found]


def _described(outcome: RunOutcome) -> dict[str, object]:
    return {
        "line": outcome.run.line,
        "command": outcome.run.text,
        "verdict": outcome.verdict.value,
        "reason": outcome.reason,
        "output": outcome.output[:_MAX_CHARACTERS],
        "failures": _failures(outcome.diagnostics),
    }
