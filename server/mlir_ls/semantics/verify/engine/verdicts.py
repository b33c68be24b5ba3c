"""What an operation's definition says of its shape, decided once for all operations of that shape.

A shape that mentions aliases means something else under other definitions of them: its verdict is kept with the
environment that holds those.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlir_ls.caches import remembered
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec, Trait
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.verify.declared.aliases import alias_faults, lacks_dictionary
from mlir_ls.semantics.verify.declared.attributes import attribute_checks
from mlir_ls.semantics.verify.declared.compiled import Vocabulary
from mlir_ls.semantics.verify.declared.contents import contents_check
from mlir_ls.semantics.verify.declared.destinations import destination_checks
from mlir_ls.semantics.verify.declared.elementwise import elementwise_faults
from mlir_ls.semantics.verify.declared.encodings import encoding_faults
from mlir_ls.semantics.verify.declared.equality import equality_checks
from mlir_ls.semantics.verify.declared.functions import function_checks
from mlir_ls.semantics.verify.declared.literals import literals_check
from mlir_ls.semantics.verify.declared.misplaced_attributes import slips_in
from mlir_ls.semantics.verify.declared.partly_read import spelled_check
from mlir_ls.semantics.verify.declared.properties import property_checks
from mlir_ls.semantics.verify.declared.relations import computed_checks, relation_checks
from mlir_ls.semantics.verify.declared.rules import declared_checks
from mlir_ls.semantics.verify.declared.sharing import sharing_checks
from mlir_ls.semantics.verify.declared.values import value_checks
from mlir_ls.semantics.verify.engine.parents import depends_on_parent
from mlir_ls.semantics.verify.library.bodies import declared_argument_rules, function_body_rules
from mlir_ls.semantics.verify.model.answers import Answers
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.counts import counted_operation
from mlir_ls.semantics.verify.model.discardable import discardable_check
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.model.queries import ItemPosition, SiteQuery
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation, RegionQueries
from mlir_ls.semantics.verify.rules import (
    BodyRule,
    SiteRule,
    attribute_rules,
    body_rules_of,
    faults_at,
    faults_inside,
    rules_of,
    site_rules_of,
)
from mlir_ls.semantics.verify.terms.attributes import AttributeTerms
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.shape import EnclosedOperation, Fault, OpShape, Verdict, is_damaged
from mlir_ls.syntax.tree import Node

CLEAN = Verdict((), False)
"""The verdict on most shapes."""

_PLACED = Verdict((), True)

_OF_ANY_KIND = (Trait("SymbolTable"),)
"""What an operation of an unknown dialect may be that a dialect requires of those that have its attributes."""

_MAX_VERDICTS = 5_000
"""So many shapes are verified in one environment before it begins anew."""


class Verifier:
    """Verifies shapes by the definitions of a language; the checks of each operation are put together once."""

    def __init__(self, language: OpenLanguage) -> None:
        registry = self.registry = language.registry
        self._language = language
        self._leaf_fault = language.leaf_fault
        self._types = TypeTerms(registry, language.leaves, lambda term: self._attributes.check_of(term))
        self._attributes = AttributeTerms(registry, self._types)
        self._discardable = discardable_check(lambda name: attribute_rules(name, registry))
        self._contents = contents_check(registry)
        self._literals = literals_check(registry)
        self._around: dict[OpSpec, Sequence[SiteRule]] = {}
        self._inside: dict[OpSpec, Sequence[BodyRule]] = {}
        self._plans: dict[OpSpec, Check] = {}
        self._spelled: dict[OpSpec, Check] = {}

    def verdict_on(self, shape: OpShape, environment: Environment) -> Verdict:
        """The verdict on a shape, kept with it or with the environment; `CLEAN` where nothing is known."""
        verdict = shape.verdict or environment.verdicts.get(shape)
        if verdict is not None:
            return verdict
        verdict = self._verdict_of(shape, environment)
        if any([alias.slot < 0 for alias in shape.aliases]):
            if len(environment.verdicts) >= _MAX_VERDICTS:
                environment.forget_shapes()
            environment.verdicts[shape] = verdict
        else:
            shape.verdict = verdict
        return verdict

    def _verdict_of(self, shape: OpShape, environment: Environment) -> Verdict:
        spec = shape.syntax
        if is_damaged(shape) or lacks_dictionary(shape, environment):
            return _PLACED
        impossible = (alias_faults(shape, environment) if shape.aliases else ()) or self._contents(shape, environment)
        if impossible:
            return Verdict(impossible, isinstance(spec, OpSpec) and is_placed(spec))
        if shape.refusal is not None:
            return Verdict((shape.refusal,), isinstance(spec, OpSpec) and is_placed(spec))
        if shape.kind == "operation" and not (shape.known or shape.generic):
            leaf = self._leaf_fault(shape.text, 0)
            if leaf is not None:
                return Verdict((leaf,), isinstance(spec, OpSpec) and is_placed(spec))
        if shape.kind != "operation" or not isinstance(spec, OpSpec):
            found = self._of_known_dialects(shape, environment) if shape.kind == "operation" and shape.generic else ()
            return Verdict(tuple(found), bool(shape.successors)) if found else _PLACED if shape.successors else CLEAN
        faults: tuple[Fault, ...] = ()
        slips: tuple[Fault, ...] = ()
        if shape.known or shape.generic:
            operation, wrong = counted_operation(shape, spec, environment)
            faults = tuple(wrong or self._faults(operation))
            if shape.enclosed is not None and not faults:
                faults = self._in_body(shape.enclosed, environment)
            slips = tuple(slips_in(operation)) if shape.attributes and not faults else ()
        elif shape.partly and not spec.built_in:
            faults = tuple(self._spelled_faults(Operation(shape, spec, environment)))
        placed = is_placed(spec)
        if faults:
            return Verdict(faults, placed)
        if shape.known or shape.generic:
            outside = Answers() if self._rules_around(spec) else None
            inside = Answers() if self._rules_inside(spec) else None
            if slips or outside is not None or inside is not None:
                return Verdict(slips, placed, outside, inside)
        return _PLACED if placed else CLEAN

    def _of_known_dialects(self, shape: OpShape, environment: Environment) -> Sequence[Fault]:
        """What is wrong with the attributes of known dialects on an operation of which nothing is known."""
        dialects = [each.name.partition(".")[0] for each in shape.attributes if "." in each.name]
        if not any([attribute_rules(each, self.registry) for each in dialects]):
            return ()
        return self._discardable(Operation(shape, OpSpec(shape.name, traits=_OF_ANY_KIND), environment))

    def _in_body(self, enclosed: EnclosedOperation, environment: Environment) -> tuple[Fault, ...]:
        """What is wrong with the operation that is all of a body, but for attributes: those that do not fit are dropped."""
        shape = read_header(enclosed.text, "", self._language).shape
        faults = [each for each in self.verdict_on(shape, environment).faults if each.code != "attribute-value"]
        if not faults:
            return ()
        message = f"'{enclosed.name}' of the body: {faults[0].message}"
        return (Fault(faults[0].code, message, enclosed.start, enclosed.end),)

    def _spelled_faults(self, operation: Operation) -> Sequence[Fault]:
        """What is wrong with the types and attributes of an operation that is read but for what only C++ knows."""
        check = self._spelled.get(operation.spec)
        if check is None:
            check = self._spelled[operation.spec] = spelled_check(operation.spec, self._types, self._attributes, self.registry)
        return check(operation)

    def _rules_around(self, spec: OpSpec) -> Sequence[SiteRule]:
        found = self._around.get(spec)
        if found is None:
            found = self._around[spec] = site_rules_of(spec, self.registry)
        return found

    def _rules_inside(self, spec: OpSpec) -> Sequence[BodyRule]:
        found = self._inside.get(spec)
        if found is None:
            common = (*function_body_rules(spec), *declared_argument_rules(spec, self._types, self._attributes))
            found = self._inside[spec] = body_rules_of(spec, self.registry, common)
        return found

    def site_faults(self, position: ItemPosition, verdict: Verdict, environment: Environment) -> tuple[tuple[Fault, ...], int]:
        """What is wrong with an operation on account of what is around it, and what that depends on."""
        shape = position.node.shape
        answers = verdict.answers
        if environment.aliases:
            answers = environment.answers.get(shape) or environment.answers.setdefault(
                shape, answers if answers is not None and shape.aliases else Answers()
            )
        assert isinstance(answers, Answers)
        known, depends = answers.known(position)
        if known is not None:
            return known, depends

        def evaluate(answer: Callable[[SiteQuery], Any]) -> tuple[Fault, ...]:
            spec = shape.syntax
            assert isinstance(spec, OpSpec)
            operation = counted_operation(shape, spec, environment).operation
            return faults_at(self._rules_around(spec), Site(operation, environment, answer))

        return answers.evaluate(position, evaluate)

    def body_faults(self, node: Node, environment: Environment) -> list[tuple[Fault, NestedOperation | None]]:
        """What is wrong with an operation on account of what is in its regions."""
        shape = node.shape
        answers = self.verdict_on(shape, environment).inside
        if answers is None:
            return []
        spec = shape.syntax
        assert isinstance(spec, OpSpec)
        if environment.aliases:
            answers = environment.inside.get(shape) or environment.inside.setdefault(
                shape, answers if shape.aliases else Answers()
            )
        assert isinstance(answers, Answers)
        if answers.known(node)[0] is not None:
            return []
        queries = RegionQueries()
        inside = Inside(counted_operation(shape, spec, environment).operation, node, environment, queries)
        found = faults_inside(self._rules_inside(spec), inside)
        if not found and not queries.total:
            answers.record(list(queries.answers.items()), ())
        return found

    def _faults(self, operation: Operation) -> Sequence[Fault]:
        """What is wrong with an operation of which it is known which value is which."""
        plan = self._plans.get(operation.spec)
        if plan is None:
            plan = self._plans[operation.spec] = self._plan(operation.spec)
        return encoding_faults(operation, self.registry) or self._literals(operation) or plan(operation)

    def _plan(self, spec: OpSpec) -> Check:
        """Constraints come first; where they are violated, the traits that build on them say nothing.

        What is computed comes last: a rule says the same in words of its own.
        """
        constraints = [*value_checks(spec, self._types), *attribute_checks(spec, self._attributes, self.registry)]
        constraints += [*property_checks(spec), self._discardable, *function_checks(spec)]
        relations = equality_checks(spec, self._types) + destination_checks(spec)
        relations += relation_checks(spec, self._types, self._attributes.scope, self.registry)
        if "Elementwise" in spec.trait_names:
            relations.append(elementwise_faults)
        relations += declared_checks(Vocabulary(spec, self._types, self._attributes, self.registry))
        relations += sharing_checks(spec, self._attributes)
        relations += rules_of(spec, self.registry)
        relations += computed_checks(spec, self._types, self._attributes.scope, self.registry)

        def check_all(operation: Operation) -> list[Fault]:
            faults = [fault for check in constraints for fault in check(operation)]
            if faults:
                return faults
            for check in relations:
                found = check(operation)
                if found:
                    return list(found)
            return []

        return check_all


def is_placed(spec: OpSpec) -> bool:
    """Whether it matters where an operation stands: what is around it, or what comes after it."""
    return spec.terminator or depends_on_parent(spec)


def ends_block(shape: OpShape) -> bool:
    """Whether nothing may follow an operation in its block: it is a terminator, or not registered but has successors."""
    spec = shape.syntax
    return spec.terminator if isinstance(spec, OpSpec) else bool(shape.successors)


@remembered(8)
def verifier_of(language: OpenLanguage) -> Verifier:
    """The verifier for a language's dialects."""
    return Verifier(language)
