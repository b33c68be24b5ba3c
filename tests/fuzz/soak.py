"""A long session: many documents are opened one after the other, edited, queried and closed. `make soak` prints what stays.

    python tests/fuzz/soak.py [--files 200] [--edits 750] [--seed 1] [FOLDER…]    more files to open, besides the examples
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from editing import example, random_edit

from mlir_ls.features.inlay_hints import HintOptions, hints
from mlir_ls.features.semantic_tokens.document import tokens
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.workspace.session import Session
from mlir_ls.workspace.warming import warm_up

MAX_MEGABYTES = 40
"""What closed documents may leave in memory."""


def live(session: Session, uri: str, text: str, edits: int, rng: random.Random) -> None:
    """The life of one document, from its opening to its end."""
    session.open(uri, 1, text)
    session.flush()
    document = session.documents[uri]
    for number in range(edits):
        edit = random_edit(document.lines, rng)
        whole = [*document.lines[: edit.first], *edit.lines, *document.lines[edit.last :]]
        session.change(uri, number, [types.TextDocumentContentChangeWholeDocument(text="\n".join(whole))])
        session.flush()
        if session.has_work:
            session.work()
        if number % 10 == 0 and document.analysis is not None:
            tokens(document.analysis, "utf-16", document.tokens)
            hints(document.analysis, 0, 100, HintOptions())
    session.close(uri)


def soak(texts: Iterable[str], edits: int, rng: random.Random, report: Callable[[int], None]) -> None:
    """Lets documents live one after the other in one session; `report` is called with the number of those that are closed."""
    session = Session(lambda method, params: None)
    for number, text in enumerate(texts, 1):
        live(session, f"file:///{number}.mlir", text, edits, rng)
        session.collect_garbage()
        report(number)


def resident() -> float:
    """Megabytes of memory that this process has."""
    for line in Path("/proc/self/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=200)
    parser.add_argument("--edits", type=int, default=750)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("folders", nargs="*", type=Path)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    paths = [path for folder in options.folders for path in sorted(folder.rglob("*.mlir"))]
    rng.shuffle(paths)
    texts = [path.read_text("utf-8", errors="replace") for path in paths[: options.files]]
    texts += ["\n".join(example(rng)) for _ in range(options.files - len(texts))]
    warm_up()
    start = resident()
    print(f"seed {options.seed}; {start:.0f} MB at the start", flush=True)

    def report(number: int) -> None:
        if number % 10 == 0:
            print(f"{number} documents: {resident() - start:+.0f} MB", flush=True)

    soak(texts, options.edits, rng, report)
    left = resident() - start
    print(f"{left:.0f} MB are left, of {MAX_MEGABYTES} at most")
    return int(left > MAX_MEGABYTES)


if __name__ == "__main__":
    sys.exit(main())
