"""How much of the older MLIR of a corpus the reference accepts once it has been brought to today's.

    migrated.py CORPUS LABELS [--profile PROFILE --today LABELS] [--list]

takes the chunks that their labels call valid, migrates each as the MLIR that its file is found to be, and runs `mlir-opt`.
`--profile` names that MLIR, and `--today` the labels of today's release: of such a corpus only the chunks that it refuses are
taken. `--list` prints those it refuses after migration, with its first words.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions, analyze, language_of
from mlir_ls.migration import migrate
from mlir_ls.text import split_lines

MLIR_OPT = "mlir-opt-22"


class Migrated(NamedTuple):
    """A chunk in today's form, and where it is from; `unregistered`: with operations of dialects that no file declares."""

    place: str
    text: str
    unregistered: bool


def migrated(corpus: Path, labels: Path, profile: str | None = None, today: Path | None = None) -> Iterator[Migrated]:
    """The valid chunks of a corpus, migrated; where there are labels of today's release, those that it refuses."""
    refused = _refused(today) if today is not None else None
    for record in map(json.loads, labels.read_text("utf-8").splitlines()):
        lines = split_lines((corpus / record["path"]).read_text("utf-8", "replace"))
        options = CheckOptions(
            profile=profile or language_of(lines, CheckOptions()).profile, assumed=frozenset(("test",) if profile else ())
        )
        for chunk in record["chunks"]:
            if chunk["valid"] and (refused is None or (record["path"], chunk["start"]) in refused):
                start = chunk["start"]
                own = lines[start : start + chunk["lines"]]
                result = migrate(analyze(own, options, verify=False))
                yield Migrated(f"{record['path']}:{start + 1}", "\n".join(result.lines), record["unregistered"])


def _refused(labels: Path) -> set[tuple[str, int]]:
    """The chunks that some labels call invalid, by path and first line."""
    records = map(json.loads, labels.read_text("utf-8").splitlines())
    return {(each["path"], chunk["start"]) for each in records for chunk in each["chunks"] if chunk["valid"] is False}


def refusal(chunk: Migrated) -> str | None:
    """What the reference says against a chunk; None if it accepts it."""
    command = [MLIR_OPT, *(["--allow-unregistered-dialect"] if chunk.unregistered else [])]
    done = subprocess.run(command, input=chunk.text, capture_output=True, text=True, errors="replace", timeout=60)
    return None if done.returncode == 0 else next(iter(done.stderr.splitlines()), "no word")


def main() -> None:
    """Migrates a corpus and prints the share that is accepted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("labels", type=Path)
    parser.add_argument("--profile", help="as which MLIR the chunks are read; otherwise as their file is found to be")
    parser.add_argument("--today", type=Path, help="labels of today's release: chunks that it accepts are left out")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    chunks = list(migrated(options.corpus, options.labels, options.profile, options.today))
    with ThreadPoolExecutor() as pool:
        refusals = list(pool.map(refusal, chunks))
    for chunk, error in zip(chunks, refusals, strict=True):
        if error is not None and options.list:
            print(f"{chunk.place}: {error}")
    accepted = refusals.count(None)
    print(f"accepted {accepted} of {len(chunks)}, {100 * accepted / len(chunks):.1f} %", file=sys.stdout)


if __name__ == "__main__":
    main()
