"""The rules that dialects declare as data: `constraints.json` in the folder of a dialect.

    {"acc.bounds": {"bounds": [["any_given", "upperbound", "extent"]]}}

is the rule with the code `acc.bounds`: what the operations demand, by their names without the dialect (several in one row
are separated by spaces), each as a list of relations in the vocabulary of `ods.constraints`. What an older profile demands
otherwise is in a file with its name, as `constraints_2020_10.json`. As with modules of rules, the nearest edition of the
dialect holds: where an older profile has its own `rules` or its own `constraints`, neither of today's holds for it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.dialect_modules import suffixes
from mlir_ls.ods.profiles import DEFAULT_PROFILE
from mlir_ls.ods.storage import as_term

_FOLDER = Path(__file__).parent.parent / "dialects"
_PART = "constraints"
_RULES = "rules"


class DeclaredRule(NamedTuple):
    """What a rule demands of an operation: the code of its diagnostics, and relations, all of which have to hold."""

    code: str
    relations: tuple[Term, ...]


@cache
def declared_rules(dialect: str, profile: str = DEFAULT_PROFILE) -> Mapping[str, Sequence[DeclaredRule]]:
    """The declared rules of a dialect in a profile, in the order of the file, by operations without the dialect's name."""
    folder = _FOLDER / dialect
    for suffix in suffixes(profile) if folder.is_dir() else ():
        file = folder / f"{_PART}{suffix}.json"
        if file.is_file():
            return rules_in(file)
        if (folder / f"{_RULES}{suffix}.py").is_file() or (folder / f"{_RULES}{suffix}").is_dir():
            return {}
    return {}


def rules_in(file: Path) -> Mapping[str, Sequence[DeclaredRule]]:
    """The rules in a file, by operations. Raises `ValueError` where the file is not JSON."""
    made: dict[str, list[DeclaredRule]] = {}
    for code, rows in json.loads(file.read_text("utf-8")).items():
        for names, relations in rows.items():
            rule = DeclaredRule(code, tuple([as_term(each) for each in relations]))
            for name in names.split():
                made.setdefault(name, []).append(rule)
    return made


def constraint_files() -> Sequence[Path]:
    """All files with declared rules, in order."""
    return sorted(_FOLDER.glob(f"*/{_PART}*.json"))
