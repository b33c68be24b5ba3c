"""The rules that dialects declare as data (`ods.declared_rules`), as checks: their code, place and message."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.changes import is_required, today_of
from mlir_ls.ods.declared_rules import DeclaredRule, declared_rules
from mlir_ls.semantics.verify.declared.compiled import DeclaredViolation, Relation, Vocabulary, relation_of
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.model.places import fault_at
from mlir_ls.syntax.shape import Fault


def declared_checks(vocabulary: Vocabulary) -> list[Check]:
    """The checks of an operation's declared rules, those that hold for a registry's dialects; each is compiled once."""
    spec, registry = vocabulary.spec, vocabulary.registry
    if not spec.built_in:
        return []  # a project's own, whose verifier is not known, though it may be called like one of MLIR's
    name = spec.name.partition(".")[2]
    dialect, today = today_of(spec)
    rules = declared_rules(dialect, registry.profile).get(today, ())
    held = [rule for rule in rules if is_required(rule.code, spec.dialect, registry.profile, name)]
    return [check_of(rule, vocabulary) for rule in held]


def check_of(rule: DeclaredRule, vocabulary: Vocabulary) -> Check:
    """A rule as a check, which finds the first relation that does not hold. What names an unknown part says nothing."""
    compiled = [relation_of(each, vocabulary) for each in rule.relations]
    relations: Sequence[Relation] = [each for each in compiled if each is not None]

    def check(operation: Operation) -> Sequence[Fault]:
        for relation in relations:
            if relation.holds(operation) is False:
                violation = relation.violation(operation)
                return (fault_at(rule.code, in_words(violation), violation.where),)
        return ()

    return check


def in_words(violation: DeclaredViolation) -> str:
    """The message of a violation: what has to hold, and what was found instead."""
    return f"{violation.requirement}, but got {violation.found}" if violation.found else violation.requirement
