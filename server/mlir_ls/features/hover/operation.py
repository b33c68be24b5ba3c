"""The hover on an operation: what it is for, an example, its operands and results, its traits, its assembly format."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from mlir_ls.escaping import fenced, literal
from mlir_ls.ods.constraint_words import constraint_words
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.documentation import documented_syntax, page_of, summary_of
from mlir_ls.ods.examples import example_of
from mlir_ls.ods.profiles import is_document, release_of
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import AttributeSpec, Operand, OpSpec, RegionSpec, Result, SuccessorSpec, Trait
from mlir_ls.ods.synopsis import form_of
from mlir_ls.ods.wording import in_words

_ARITIES = {"one": "", "optional": " (optional)", "variadic": " (any number)", "nested": " (any number of lists)"}

_MAX_CASES = 12


def operation_text(spec: OpSpec, registry: Registry) -> str:
    """The description of an operation, in Markdown."""
    # pages on the web and examples are of the newest release
    is_older, documented = is_document(registry.profile), documented_syntax(spec, registry.profile)
    page = "" if is_older else page_of(spec)
    dialect = f"{spec.dialect} dialect"
    sections = [f"**{literal(spec.name)}** · {f'[{dialect}]({page})' if page else dialect}"]
    if is_older:
        sections[0] += f", {release_of(registry.profile)}"
    if documented is not None:
        name = spec.name.partition(".")[2]
        sections = [f"**{literal(name)}** · {release_of(registry.profile)}, section *{literal(documented.section)}*"]
    summary = summary_of(spec)
    if summary:
        sections.append(summary)
    example = "" if is_older else example_of(spec)
    form = fenced(documented.syntax if documented is not None else form_of(spec))
    sections.append(fenced(example) if example else form)
    facts = [
        _listed("Operands", _grouped([(operand.name, _argument(operand)) for operand in spec.operands])),
        _listed("Results", _grouped([(result.name, _argument(result)) for result in spec.results])),
        _listed("Attributes", _grouped([(each.name, attribute_text(each, registry)) for each in spec.attributes])),
        _listed("Regions", [_region(region) for region in spec.regions]),
        _listed("Successors", [_successor(successor) for successor in spec.successors]),
        _traits(spec),
    ]
    sections += [fact for fact in facts if fact]
    if spec.description:
        sections.append(spec.description.strip())
    if example:
        sections.append(f"Assembly format\n\n{form}")
    return "\n\n".join(sections)


def _listed(title: str, lines: list[str]) -> str:
    return "\n".join([f"{title}", *[f"- {line}" for line in lines]]) if lines else ""


def _grouped(entries: list[tuple[str, str]]) -> list[str]:
    """Lines of names and what is said of them; names of which the same is said share a line, at the place of the first."""
    names: dict[str, list[str]] = {}
    for name, words in entries:
        names.setdefault(words, []).append(name)
    named = {words: ", ".join([f"`{name}`" for name in group if name]) for words, group in names.items()}
    return [f"{group}{words}" if group else words.removeprefix(": ").lstrip() for words, group in named.items()]


def _argument(argument: Operand | Result) -> str:
    tail = f" — {argument.summary.strip()}" if argument.summary else ""
    return f"{_ARITIES[argument.arity]}: {constraint_words(argument.constraint)}{tail}"


def attribute_text(attribute: AttributeSpec, registry: Registry) -> str:
    """What an attribute may be, after a colon, in Markdown."""
    words = "any attribute" if attribute.constraint == "any" else constraint_words(attribute.constraint)
    words += _cases(attribute.constraint, registry)
    if attribute.default:
        words += f", `{attribute.default}` by default"
    elif attribute.optional or attribute.default is not None:
        words += ", optional"
    return f": {words}" + (f" — {attribute.summary.strip()}" if attribute.summary else "")


def _cases(constraint: Term, registry: Registry) -> str:
    """The cases of the enum that an attribute is one of."""
    name = enum_in(constraint, registry)
    enum = registry.enum(name) if name else None
    if enum is None:
        return ""
    cases = [f"`{case}`" for case in enum.keywords[:_MAX_CASES]]
    return f" ({', '.join(cases)}{', …' if len(enum.keywords) > _MAX_CASES else ''})"


def enum_in(constraint: Term, registry: Registry) -> str:
    """The name of the enum that a constraint refers to; empty where it refers to none."""
    if not isinstance(constraint, tuple):
        return ""
    if constraint[0] == "enum":
        return str(constraint[1])
    if constraint[0] == "attr":
        dialect, _, mnemonic = str(constraint[1]).partition(".")
        definition = registry.attr_def(dialect, mnemonic)
        if definition is None:
            return ""
        kinds = [each.kind for each in definition.parameters]
        whole = kinds[0] if len(kinds) == 1 else ""
        return definition.enum or (str(whole[1]) if isinstance(whole, tuple) and whole[0] == "keyword" else "")
    return next((found for found in [enum_in(part, registry) for part in constraint[1:]] if found), "")


def _region(region: RegionSpec) -> str:
    words = "" if region.constraint == "any" else in_words(region.constraint)
    many = "any number of regions" if region.variadic else ""
    return f"`{region.name}`" + "".join([f", {part}" for part in (many, words) if part])


def _successor(successor: SuccessorSpec) -> str:
    return f"`{successor.name}`" + (", any number of blocks" if successor.variadic else "")


def _traits(spec: OpSpec) -> str:
    """The traits that are shown to readers; those that only concern the implementation of an operation are not."""
    shown = dict.fromkeys([_trait(trait) for trait in spec.traits if _is_for_readers(trait)])
    return f"Traits: {', '.join([f'`{name}`' for name in shown])}" if shown else ""


def _trait(trait: Trait) -> str:
    names = [str(each) for each in trait.arguments if isinstance(each, str | int)]
    return f"{trait.name}<{', '.join(names)}>" if names else trait.name


def _is_for_readers(trait: Trait) -> bool:
    endings, names = _unread_traits()
    if trait.name == "MemoryEffects":
        return bool(trait.arguments)
    return trait.name not in names and not trait.name.endswith(endings)


@cache
def _unread_traits() -> tuple[tuple[str, ...], frozenset[str]]:
    data = json.loads(Path(__file__).with_name("traits.json").read_text(encoding="utf-8"))
    return tuple(data["endings"]), frozenset(data["names"])
