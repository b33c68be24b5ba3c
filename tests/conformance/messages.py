"""Which messages of the reference no comparison has met: strings of its libraries that occur in none of its cached answers.

    python tests/conformance/messages.py [--libraries FOLDER] [--only TEXT]

Each may be a check of a verifier or a parser that nothing here was ever held against. Some are of rewrites or of the
reading of bytecode: those no text leads to.
"""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from judge.reference import MLIR_OPT, Reference

_LIBRARY = re.compile(r"libMLIR(\w*(?:Dialect|IR|Interfaces?|AsmParser))\.a")
"""The libraries in which operations, types and attributes are defined, read and verified."""

_STRING = re.compile(rb"[\x20-\x7e]{6,}")
_SENTENCE = re.compile(r"[a-z]{3,} [a-z]{2,}")
_CPP = re.compile(r"^[_.]|\b(?:mlir|llvm)::")
_ELSEWHERE = re.compile(
    r"^Property conversion failed|in DictionaryAttr to set Properties|^reading (?:a )?sparse array|^trying to read an array"
    r"|^storage available|^entities '|^operands? .* must be equal|^There's no operation that defines|^Attempting to attach"
    r"|^Registering an interface|^Building op `|attribute specification: "
)
"""What is said of bytecode, of patterns, and by assertions."""


def strings_in(content: bytes) -> Iterator[str]:
    """The strings of a library that look like messages, each once."""
    found = dict.fromkeys([match[0].decode("ascii").strip() for match in _STRING.finditer(content)])
    return (each for each in found if _SENTENCE.search(each) and not _CPP.search(each) and not _ELSEWHERE.search(each))


def unmet(strings: Iterable[str], messages: Iterable[str]) -> list[str]:
    """The strings that are a part of no message; signs at their ends aside, at which a message is put together."""
    met = "\n".join(messages)
    return [each for each in strings if each not in met and each.strip("'\"`:,. ()") not in met]


def main() -> None:
    """Prints what was not met, by library."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--libraries", type=Path, help="the folder of the reference's static libraries")
    parser.add_argument("--only", default="", help="libraries whose names hold this text")
    options = parser.parse_args()
    program = shutil.which(MLIR_OPT)
    if program is None:
        raise SystemExit(f"needs {MLIR_OPT}")
    messages = Reference(program).messages()
    for path in sorted((options.libraries or Path(program).resolve().parent.parent / "lib").glob("libMLIR*.a")):
        name = _LIBRARY.fullmatch(path.name)
        if name is None or options.only not in name[1] or "CAPI" in name[1]:
            continue
        found = unmet(strings_in(path.read_bytes()), messages)
        if found:
            print(f"{name[1]}: {len(found)}", *found, sep="\n    ")


if __name__ == "__main__":
    main()
