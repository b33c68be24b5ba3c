"""What dialects require of single operations beyond their declarations: the rules that ODS leaves to code.

One module a dialect, imported at the first use of the dialect; an older profile of a dialect may have a module of its own,
which the dialect's data names (`written`), or one with rules beside today's, `added_rules_PROFILE`. A rule is a `Rule`: the
code of its diagnostics, and the function that checks. The decorator `rule` makes one; the function's docstring says what it
requires and where that is documented.

A code is written in one place of all the package, where the rule is registered, and is unique over all profiles. The code of
a dialect's rule begins with the dialect: `vector.outer-product`; that of a rule that several dialects share has no dialect:
`subscript-count`. A rule of an older edition of a dialect has a code of its own: where today's dialect has a rule of that
name, the older one's ends with the profile, `gpu.launch-region-2020-10`. Where one requirement needs several functions,
they share one registration: `_SIZES = rule("tosa.result-sizes")`, and `@_SIZES` on each. The page of `vector.outer-product`
is `dialects/vector/pages/outer-product.md`, that of `subscript-count` is `explain/subscript-count.md`.

A module has up to four tables of rules, each but one by the name of the operation without its dialect, and maybe `ATTRIBUTES`
and `ENCODING`. They differ in what a rule may look at, and so in when it is evaluated again:

`RULES`: the shape alone. The function takes an operation and yields `(message, where)`, or a `Violation` if it knows what may
stand there instead. Once for all operations of a shape. The numbers of an enum are those of the profile: a rule that is
registered with an `enum` takes its keywords by their numbers as a second argument.

    @rule("dialect.size-positive")
    def size_positive(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        if ...:
            yield "the size must be positive, found 0", attribute_at(operation, "size")

`SITE_RULES`: what is around the operation too. The function takes a site and yields `Violation(message, where, related)`. It
gives the operations around it (`parent`, `parents`), what a symbol reference in one of its attributes means (`symbol`), the
operation that defines an operand (`definition`), those that use a result (`users`). The answers decide: operations of one
shape with equal answers are verified once, and an edit has those verified anew whose answers it can have changed. So query
only what is needed, and cheap things first. Places in `where` are in the operation itself; the other party is a `Mention`.

    @rule("dialect.callee-types")
    def callee_types(site: Site) -> Iterator[Violation]:
        callee = site.symbol("callee")          # None: there is no such symbol, which another check says
        if callee is not None and callee.shape.name != "func.func":
            yield Violation(f"{site.symbol_name('callee')} is no function", attribute_at(site.operation, "callee"),
                        (site.mention("callee", "defined here"),))

`TRAIT_RULES`: the same, by the name of a trait that operations of the dialect are declared with, whose parameters the function
may read: `site.operation.spec.trait("NVVMRequiresSM")`.

`BODY_RULES`: what is inside its regions too. The function takes an `Inside` and yields `Violation(message, where, related,
item)`: the place is in the operation itself, or in `item`, an operation directly in one of its regions. `inside.operation`
is the operation, `inside.regions` are its regions with `arguments`, `terminators()`, `operations()`, `walk()`. Where a rule
reads arguments, labels and terminators only, operations of one shape with equal ones are verified once. Evaluated again when
something inside has changed, so a rule for operations that may hold very much (functions, modules) should be none of these,
or look at `arguments` and `terminators()` only; what concerns a terminator and the operation around it is better a rule of
the terminator, by `SITE_RULES`.

    @rule("dialect.yields-a-flag")
    def yields_a_flag(inside: Inside) -> Iterator[Violation]:
        for item in inside.regions[0].terminators():
            types = item.operation.operand_types
            if len(types) != 1:
                yield Violation("the region must yield one value", name_of(item.node.shape), (), item)

A rule is only evaluated where the operation's syntax, its numbers of operands and results, its constraints and its traits are
right; of several rules for an operation those after the first that finds something are not evaluated. Types and attributes may
be None: not known, which is never wrong. A rule that cannot decide returns, or raises `Unanswered`, as
sites and regions do by themselves.

`ATTRIBUTES` is a list of rules for the dialect's discardable attributes, wherever they are: on operations of any dialect, on
arguments and results of functions. The function takes an operation and an attribute and yields `(message, where)`.

`ENCODING` is one rule, for tensors that are encoded by an attribute of the dialect. The function takes the type of a tensor
and returns what is wrong with it, or an empty string.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from mlir_ls.ods.changes import is_required, today_of
from mlir_ls.ods.dialect_modules import has_own_module, module_added, module_of
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.verify.model.context import Site, Unanswered
from mlir_ls.semantics.verify.model.discardable import AttributeCheck, Discardable
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, fault_at
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation
from mlir_ls.syntax.leaf.types import RankedTensorType
from mlir_ls.syntax.shape import Fault, Mention
from mlir_ls.system.failures import log_failure


class Violation(NamedTuple):
    """What a rule finds wrong: what to say, where, and other places that have to do with it.

    `item`: the operation inside a region that the place is in, instead of the operation that the rule is about.
    `instead`: what may stand in the place instead.
    """

    message: str
    where: HeaderRange
    related: tuple[Mention, ...] = ()
    item: NestedOperation | None = None
    instead: tuple[str, ...] = ()


CheckT = TypeVar("CheckT", bound=Callable[..., object])
CheckT_co = TypeVar("CheckT_co", bound=Callable[..., object], covariant=True)


@dataclass(frozen=True, slots=True)
class Rule(Generic[CheckT_co]):
    """A rule: the code of the diagnostics that its function makes, and the function.

    `enum` is one whose keywords the function takes as a second argument, by the numbers that they have in the profile.
    `kinds` are the operations of which the symbol that the operation refers to has to be one, none for other rules.
    """

    code: str
    check: CheckT_co
    enum: str = ""
    kinds: tuple[str, ...] = ()


def rule(code: str, enum: str = "", kinds: tuple[str, ...] = ()) -> Callable[[CheckT], Rule[CheckT]]:
    """Registers a rule: a decorator that makes one of a function. `code`: of its diagnostics, which no other rule has."""

    def register(check: CheckT) -> Rule[CheckT]:
        return Rule(code, check, enum, kinds)

    return register


Found: TypeAlias = Iterator[tuple[str, HeaderRange]]
"""What the rule of a shape finds wrong: messages, each with its place."""

Keywords: TypeAlias = Mapping[int, str]
ShapeRule: TypeAlias = (
    Rule[Callable[[Operation], Iterator[tuple[str, HeaderRange] | Violation]]]
    | Rule[Callable[[Operation, Keywords], Iterator[tuple[str, HeaderRange] | Violation]]]
)
Rules: TypeAlias = Mapping[str, Sequence[ShapeRule]]
SiteRule: TypeAlias = Rule[Callable[[Site], Iterator[Violation]]]
SiteRules: TypeAlias = Mapping[str, Sequence[SiteRule]]
BodyRule: TypeAlias = Rule[Callable[[Inside], Iterator[Violation]]]
BodyRules: TypeAlias = Mapping[str, Sequence[BodyRule]]
AttributeRule: TypeAlias = Rule[Callable[[Operation, Discardable], Found]]
AttributeRules: TypeAlias = Sequence[AttributeRule]
EncodingRule: TypeAlias = Rule[Callable[[RankedTensorType], str]]


RuleT = TypeVar("RuleT")


def joined(*tables: Mapping[str, Sequence[RuleT]]) -> dict[str, Sequence[RuleT]]:
    """One table of several: for each operation the rules that all of them have for it, in their order."""
    names = dict.fromkeys([name for table in tables for name in table])
    return {name: tuple([each for table in tables for each in table.get(name, ())]) for name in names}


def rules_of(spec: OpSpec, registry: Registry) -> list[Check]:
    """The rules for an operation that look at its shape alone, as checks, of those that hold for a registry's dialects."""
    return [_check(_with_keywords(rule, registry)) for rule in _required("RULES", spec, registry)]


def site_rules_of(spec: OpSpec, registry: Registry) -> Sequence[SiteRule]:
    """The rules for an operation that look at what is around it, likewise."""
    of_traits = _required("TRAIT_RULES", spec, registry, [trait.name for trait in spec.traits])
    return (*_required("SITE_RULES", spec, registry), *of_traits)


def body_rules_of(spec: OpSpec, registry: Registry, common: Sequence[BodyRule]) -> Sequence[BodyRule]:
    """The rules for an operation that look into its regions, likewise, after those that it has in `common` with others."""
    return (*_held(common, spec, registry), *_required("BODY_RULES", spec, registry))


def _held(rules: Sequence[Rule[Any]], spec: OpSpec, registry: Registry) -> list[Rule[Any]]:
    """Those rules for an operation that hold in the profile."""
    return [rule for rule in rules if is_required(rule.code, spec.dialect, registry.profile, _name(spec))]


def _required(table: str, spec: OpSpec, registry: Registry, names: Sequence[str] | None = None) -> Sequence[Any]:
    """The rules that a table has under some names; None is that of the operation."""
    if not spec.built_in:
        return ()  # a project's own, whose verifier is unknown, though it may have the name of one of MLIR's
    dialect, name = today_of(spec)
    tables = (_added(dialect, table, registry.profile), _table(dialect, table, registry.profile))
    rules = [rule for found in tables for each in (names if names is not None else (name,)) for rule in found.get(each, ())]
    return _held(rules, spec, registry)


def _with_keywords(rule: Rule[Any], registry: Registry) -> Rule[Any]:
    """A rule that has the keywords of its enum, if it names one."""
    if not rule.enum:
        return rule
    enum = registry.enum(rule.enum)
    keywords = {value: keyword for keyword, value in enum.cases} if enum is not None else {}
    return Rule(rule.code, lambda operation: rule.check(operation, keywords))


def encoding_rule_of(dialect: str, registry: Registry) -> EncodingRule | None:
    """The rule for tensors that are encoded by attributes of a dialect, if there is one."""
    rule: EncodingRule | None = getattr(module_of(dialect, "rules"), "ENCODING", None)
    return None if rule is None or registry.is_namesake(dialect) else rule


def faults_at(rules: Sequence[SiteRule], site: Site) -> tuple[Fault, ...]:
    """What the rules find at a site; those after the first that finds something are not evaluated."""
    for rule in rules:
        found = [fault for fault, _ in _found(rule, site)]
        if found:
            return tuple(found)
    return ()


def faults_inside(rules: Sequence[BodyRule], inside: Inside) -> list[tuple[Fault, NestedOperation | None]]:
    """What the rules find in an operation and its regions, each with the item it is about, if not the operation itself."""
    for rule in rules:
        found = list(_found(rule, inside))
        if found:
            return found
    return []


def _found(rule: Rule[Callable[[Any], Iterator[Violation]]], about: object) -> Iterator[tuple[Fault, NestedOperation | None]]:
    try:
        for message, where, related, item, instead in rule.check(about):
            yield Fault(rule.code, message, where.start, where.end, related, instead), item
    except Unanswered:
        return
    except Exception:
        log_failure(f"the rule {rule.code}")


def _name(spec: OpSpec) -> str:
    return spec.name.partition(".")[2]


def _table(dialect: str, name: str, profile: str) -> Mapping[str, Sequence[Any]]:
    table: Mapping[str, Sequence[Any]] = getattr(module_of(dialect, "rules", profile), name, {})
    return table


def _added(dialect: str, name: str, profile: str) -> Mapping[str, Sequence[Any]]:
    """What one profile requires beside the rules that hold for it."""
    table: Mapping[str, Sequence[Any]] = getattr(module_added(dialect, "rules", profile), name, {})
    return table


def attribute_rules(dialect: str, registry: Registry) -> Sequence[AttributeCheck]:
    """The rules for a dialect's discardable attributes, as checks, where all of the dialect is known."""
    facts = registry.facts(dialect)
    if registry.is_namesake(dialect):
        return ()
    if facts is not None and facts.allows_unknown and not has_own_module(dialect, "rules", registry.profile):
        return ()  # of a dialect that is only known in part, what its rules say need not hold
    return _attribute_checks(dialect, registry.profile)


@cache
def _attribute_checks(dialect: str, profile: str) -> Sequence[AttributeCheck]:
    rules: AttributeRules = getattr(module_of(dialect, "rules", profile), "ATTRIBUTES", ())
    added: AttributeRules = getattr(module_added(dialect, "rules", profile), "ATTRIBUTES", ())
    return [_attribute_check(rule) for rule in (*rules, *added) if is_required(rule.code, dialect, profile)]


def _attribute_check(rule: AttributeRule) -> AttributeCheck:
    def check(operation: Operation, attribute: Discardable) -> list[Fault]:
        try:
            return [fault_at(rule.code, message, where) for message, where in rule.check(operation, attribute)]
        except Exception:
            log_failure(f"the rule {rule.code}")
            return []

    return check


def _check(rule: Rule[Any]) -> Check:
    def check(operation: Operation) -> list[Fault]:
        try:
            return [_fault_of(rule.code, found) for found in rule.check(operation)]
        except Exception:
            log_failure(f"the rule {rule.code}")
            return []

    return check


def _fault_of(code: str, found: tuple[str, HeaderRange] | Violation) -> Fault:
    if isinstance(found, Violation):
        return fault_at(code, found.message, found.where, found.instead)
    return fault_at(code, *found)
