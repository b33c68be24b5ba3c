"""A checker whose findings a text spells out, so that the command line can be tested without MLIR's rules.

ERR, WARN, INFO and HINT are findings of that severity where they stand. CRASH raises, DIE ends the process, HANG
sleeps, OPTIONS shows the options.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import sys
import time

from mlir_ls.analysis import CheckOptions
from mlir_ls.cli import main
from mlir_ls.commands import check
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.text import span, split_lines

SEVERITIES = {
    "ERR": Severity.ERROR,
    "WARN": Severity.WARNING,
    "INFO": Severity.INFORMATION,
    "HINT": Severity.HINT,
}
WORD = re.compile(r"\b(?:ERR|WARN|INFO|HINT)\b")


def diagnostics_in(text: str, options: CheckOptions, with_fixes: bool) -> list[Diagnostic]:
    """The findings of the words of a text; OPTIONS reports the options, last lines first to test the order of the output."""
    if "CRASH" in text:
        raise RecursionError("too deep")
    if "DIE" in text:
        os._exit(9)
    if "HANG" in text:
        time.sleep(60)
    found = []
    for number, line in enumerate(split_lines(text)):
        for word in WORD.finditer(line):
            severity = SEVERITIES[word[0]]
            found.append(Diagnostic("undefined-value", severity, span(number, *word.span()), f"found {word[0]}"))
        if "OPTIONS" in line:
            message = f"strict={options.strict} assumed={sorted(options.assumed)} profile={options.profile}"
            found.append(Diagnostic("undefined-value", Severity.ERROR, span(number, 0, 7), message))
    return found[::-1]


def install() -> None:
    """Put the fake in the place of the real checker, in this process and in those that it forks."""
    check.diagnostics_in = diagnostics_in


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have started the tests with interrupts ignored
    multiprocessing.set_start_method("fork")
    install()
    sys.exit(main())
