"""The rules that dialects declare as data: `constraints.json` in the folder of a dialect.

    {"acc.bounds": {"bounds": [["any_given", "upperbound", "extent"]]}}

is the rule with the code `acc.bounds`: what the operations require, by their names without the dialect (several in one row
are separated by spaces), each as a list of relations in the vocabulary of `ods.constraints`. What an older profile requires
otherwise is in a file with its name, as `constraints_2020_10.json`. As with modules of rules, the nearest edition of the
dialect holds: where an older profile has its own `rules` or its own `constraints`, neither of today's holds for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.dialect_files import file_of, json_of
from mlir_ls.ods.dialect_modules import FOLDER, suffixes
from mlir_ls.ods.profiles import DEFAULT_PROFILE
from mlir_ls.ods.storage import as_term

_PART = "constraints"
_RULES = "rules"


class DeclaredRule(NamedTuple):
    """What a rule requires of an operation: the code of its diagnostics, and relations, all of which have to hold."""

    code: str
    relations: tuple[Term, ...]


@cache
def declared_rules(dialect: str, profile: str = DEFAULT_PROFILE) -> Mapping[str, Sequence[DeclaredRule]]:
    """The declared rules of a dialect in a profile, in the order of the file, by operations without the dialect's name."""
    for suffix in suffixes(profile):
        name = f"{_PART}{suffix}.json"
        if file_of(dialect, name) is not None:
            return rules_in(dialect, name)
        if (FOLDER / dialect / f"{_RULES}{suffix}.py").is_file() or (FOLDER / dialect / f"{_RULES}{suffix}").is_dir():
            return {}
    return {}


def rules_in(dialect: str, name: str) -> Mapping[str, Sequence[DeclaredRule]]:
    """The rules in a file of a dialect's folder, by operations. Raises `ValueError` where the file is not JSON."""
    made: dict[str, list[DeclaredRule]] = {}
    for code, rows in json_of(dialect, name).items():
        for names, relations in rows.items():
            rule = DeclaredRule(code, tuple([as_term(each) for each in relations]))
            for operation in names.split():
                made.setdefault(operation, []).append(rule)
    return made
