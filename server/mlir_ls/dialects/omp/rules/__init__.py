"""omp: OpenMP. "'omp' Dialect"; the rules follow the OpenMP specification."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from mlir_ls.dialects.omp.rules import constructs, loops, variables
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules

_RuleT = TypeVar("_RuleT")


def _together(*tables: Mapping[str, Sequence[_RuleT]]) -> dict[str, tuple[_RuleT, ...]]:
    """The rules of all tables, those for one operation in their order."""
    names = dict.fromkeys([name for table in tables for name in table])
    return {name: tuple([each for table in tables for each in table.get(name, ())]) for name in names}


RULES: Rules = _together(constructs.RULES, variables.RULES)
SITE_RULES: SiteRules = _together(constructs.SITE_RULES, loops.SITE_RULES, variables.SITE_RULES)
BODY_RULES: BodyRules = _together(constructs.BODY_RULES, loops.BODY_RULES, variables.BODY_RULES)
