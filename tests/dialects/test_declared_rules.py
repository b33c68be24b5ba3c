"""Rules that are data: every row of the files `constraints.json` is well-formed, and each relation says what it means."""

from __future__ import annotations

from pathlib import Path

import pytest

from dialect_data import constraint_files
from fixtures import analysis_of
from mlir_ls.commands.explain import page
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.declared_rules import DeclaredRule, declared_rules, rules_in
from mlir_ls.ods.language import default_language, profile_language
from mlir_ls.ods.profiles import DEFAULT_PROFILE, profiles
from mlir_ls.ods.registry import profile_registry
from mlir_ls.ods.spec import AttributeSpec, Operand, OpSpec, RegionSpec, Result
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.verify import verifier_of
from mlir_ls.semantics.verify.declared import rules as rules_module
from mlir_ls.semantics.verify.declared.compiled import Vocabulary, relation_of
from mlir_ls.semantics.verify.declared.rules import check_of
from mlir_ls.semantics.verify.model.counts import counted_operation
from mlir_ls.semantics.verify.terms.attributes import AttributeTerms
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.tree import walk

FILES = [pytest.param(file, id=f"{file.parent.name}/{file.name}") for file in constraint_files()]

SPEC = OpSpec(
    "test.op",
    operands=(Operand("one"), Operand("some", arity="variadic")),
    results=(Result("out"),),
    attributes=(AttributeSpec("a", "unit", optional=True), AttributeSpec("b", optional=True)),
    regions=(RegionSpec("bodies", variadic=True),),
)
"""The operation that relations are tried on."""


def vocabulary_of(spec: OpSpec, profile: str = DEFAULT_PROFILE) -> Vocabulary:
    language = profile_language(profile)
    registry = language.registry
    types = TypeTerms(registry, language.leaves)
    return Vocabulary(spec, types, AttributeTerms(registry, types), registry)


def profile_of(file: Path) -> str:
    """The profile that a file is of, as its name says."""
    suffix = file.stem.partition("_")[2]
    return suffix.replace("_", "-") if suffix else DEFAULT_PROFILE


def specifications(file: Path, name: str) -> list[tuple[OpSpec, str]]:
    """The operation of this name in the newest profile that a file is of and that has it."""
    newest = profiles().index(profile_of(file))
    found = [(profile_registry(each).op(f"{file.parent.name}.{name}"), each) for each in profiles()[newest:]]
    return [(spec, profile) for spec, profile in found if spec is not None][:1]


@pytest.mark.parametrize("file", FILES)
def test_every_row_names_parts_that_its_operation_has(file: Path) -> None:
    for name, rules in rules_in(file.parent.name, file.name).items():
        known = specifications(file, name)
        assert known, f"there is no operation {file.parent.name}.{name}"
        for rule in rules:
            assert rule.relations
            for relation in rule.relations:
                assert relation_of(relation, vocabulary_of(*known[0])), f"{rule.code}: {relation} on {name}"


def draft_of(rule: DeclaredRule) -> str:
    """What a rule requires, as the draft of a page: its code, a line for each relation, and room for examples."""
    relations = "\n".join([f"- {' '.join(_words(each))}" for each in rule.relations])
    examples = "Wrong:\n\n```mlir bad\n```\n\nRight:\n\n```mlir good\n```\n\n## Repair\n"
    return f"# {rule.code}: TITLE\n\nThe operation must satisfy:\n\n{relations}\n\n{examples}"


def _words(term: Term) -> list[str]:
    return [word for each in term for word in _words(each)] if isinstance(term, tuple) else [str(term).replace("_", " ")]


@pytest.mark.parametrize("file", FILES)
def test_every_row_has_a_page_and_a_code_of_its_dialect(file: Path) -> None:
    for rules in rules_in(file.parent.name, file.name).values():
        for rule in rules:
            assert rule.code.partition(".")[0] == file.parent.name
            assert page(rule.code) is not None, f"write its page, which may begin so:\n{draft_of(rule)}"


def test_an_older_edition_of_a_dialect_does_not_have_the_rules_of_today() -> None:
    assert "transpose" in declared_rules("vector")
    assert "transpose" not in declared_rules("vector", "2020-10")
    assert "extractelement" in declared_rules("vector", "2020-10")
    assert "parallel" in declared_rules("scf", "2020-10")
    assert declared_rules("no_such_dialect") == {}


def test_a_page_begins_with_the_code_and_the_relations() -> None:
    draft = draft_of(DeclaredRule("test.a-needs-b", (("needs", "a", "b"),)))
    assert draft.startswith("# test.a-needs-b: ")
    assert "- needs a b\n" in draft


def test_what_a_definition_lacks_is_never_wrong() -> None:
    unknown: list[Term] = [("needs", "a", "nothing"), ("equal", ("rank", "nothing"), 1), ("word-of-the-future", "a"), "never"]
    assert [relation_of(each, vocabulary_of(SPEC)) for each in unknown] == [None] * 4


def message(relation: Term, text: str) -> str:
    """What a rule with one relation says of an operation in generic form; "" for nothing."""
    analysis = analysis_of(text)
    _, node = next(iter(walk(analysis.document.tree)))
    environment = Environment(default_language().leaves, {}, frozenset())
    operation = counted_operation(node.shape, SPEC, environment).operation
    faults = check_of(DeclaredRule("test.rule", (relation,)), vocabulary_of(SPEC))(operation)
    assert all([each.code == "test.rule" for each in faults])
    return faults[0].message if faults else ""


def operation(attributes: str = "", types: str = "vector<2x3xf32>, index", out: str = "f32", regions: str = "") -> str:
    values = ", ".join([f"%{number}" for number, _ in enumerate(split_types(types))])
    given = f" <{{{attributes}}}>" if attributes else ""
    return f'%r = "test.op"({values}){given}{regions} : ({types}) -> {out}'


def split_types(types: str) -> list[str]:
    return types.split(", ")


@pytest.mark.parametrize(
    ("relation", "wrong", "expected", "right"),
    [
        (("any_given", "a", "b"), operation(), "requires attribute 'a' or attribute 'b'", operation("b = 1")),
        (("none_given", "a"), operation("a"), "attribute 'a' must not be given", operation("a = false")),
        (("exclusive", "a", "some"), operation("a"), "attribute 'a' and operands 'some' exclude each other", operation("b")),
        (("one_given", "a", "b"), operation("a, b"), "attribute 'a' and attribute 'b' exclude each other", operation("a")),
        (("one_given", "a", "b"), operation(), "requires attribute 'a' or attribute 'b'", operation("b")),
        (("needs", "a", "b"), operation("a"), "attribute 'a' requires attribute 'b'", operation("a, b")),
        (
            ("equal", ("number_of", "some"), ("rank", "one")),
            operation(),
            "the number of operands 'some' must be 2, the rank of operand 'one' (vector<2x3xf32>), but got 1",
            operation(types="vector<2xf32>, index"),
        ),
        (
            ("equal", ("number_of", "a"), ("number_of", "bodies")),
            operation("a = [1, 2]", regions=" ({})"),
            "the number of members of attribute 'a' must be 1, the number of regions 'bodies', but got 2",
            operation("a = [1]", regions=" ({})"),
        ),
        (("at_least", ("total", "operands"), 3), operation(), "the number of operands must be at least 3, but got 2", ""),
        (("at_most", ("value", "a"), 3), operation("a = 4"), "attribute 'a' must be at most 3, but got 4", operation("a = 3")),
        (("less", ("value", "a"), 3), operation("a = 3"), "attribute 'a' must be less than 3, but got 3", operation("a = 2")),
        (("between", ("value", "a"), 1, 3), operation("a = 0"), "attribute 'a' must be from 1 to 3, but got 0", operation("a = 3")),
        (("among", ("value", "a"), 1, 2), operation("a = 3"), "attribute 'a' must be 1 or 2, but got 3", operation("a = 1")),
        (("multiple", ("value", "a"), 8), operation("a = 12"), "attribute 'a' must be a multiple of 8, but got 12", operation("a = 16")),
        (
            ("index_of", ("value", "a"), ("rank", "one")),
            operation("a = 2"),
            "attribute 'a' must be at least 0 and less than 2, the rank of operand 'one' (vector<2x3xf32>), but got 2",
            operation("a = 1"),
        ),
        (
            ("equal", ("count", "one"), ("times", 2, ("dimension", "one", 1))),
            operation(types="vector<3x3xf32>, index"),
            "the number of elements of operand 'one' (vector<3x3xf32>) must be 6, "
            "2 times the size of dimension 1 of operand 'one' (vector<3x3xf32>), but got 9",
            operation(),
        ),
        (("equal", ("width", "one"), 16), operation(), "the width in bits of operand 'one' (vector<2x3xf32>) must be 16, but got 32", ""),
        (
            ("equal", ("dynamic", "one"), 0),
            operation(types="tensor<?xf32>, index"),
            "the number of dynamic dimensions of operand 'one' (tensor<?xf32>) must be 0, but got 1",
            operation(),
        ),
        (
            ("same_type", "one", "out"),
            operation(),
            "result 'out' must have the type of operand 'one' (vector<2x3xf32>), but got f32",
            operation(types="f32, index"),
        ),
        (
            ("same_element", "one", "out"),
            operation(out="f64"),
            "result 'out' must have the element type of operand 'one' (vector<2x3xf32>), but got f64",
            operation(),
        ),
        (
            ("same_shape", "one", "out"),
            operation(types="tensor<?xf32>, index", out="tensor<2xf32>"),
            "result 'out' must have the shape of operand 'one' (tensor<?xf32>), but got tensor<2xf32>",
            operation(types="tensor<2xf32>, index", out="tensor<2xi1>"),
        ),
        (
            ("compatible_shape", "one", "out"),
            operation(types="tensor<3xf32>, index", out="tensor<2xf32>"),
            "result 'out' must have the sizes of operand 'one' (tensor<3xf32>), but got tensor<2xf32>",
            operation(types="tensor<?xf32>, index", out="tensor<2xf32>"),
        ),
        (
            ("type_follows", "one", "out", "element"),
            operation(out="f64"),
            "result 'out' must be f32, as operand 'one' is vector<2x3xf32>, but got f64",
            operation(),
        ),
        (("type_is", "out", "index"), operation(), "", operation()),
        (("type_is", "out", ("is", "index")), operation(), "result 'out' must be index, but got f32", operation(out="index")),
        (
            ("attribute_is", "a", ("prefix", "llvm.")),
            operation('a = "x"'),
            "attribute 'a' must be string that begins with \"llvm.\", but got \"x\"",
            operation('a = "llvm.x"'),
        ),
        (
            ("permutation", "a", ("rank", "one")),
            operation("a = array<i64: 0, 2>"),
            "attribute 'a' must be a permutation of dimensions 0 to 1, "
            "as the rank of operand 'one' (vector<2x3xf32>) is 2, but got [0, 2]",
            operation("a = array<i64: 1, 0>"),
        ),
        (
            ("permutation", "a"),
            operation("a = affine_map<(d0, d1) -> (d0, d0)>"),
            "attribute 'a' must be a permutation of its dimensions, but got [0, 0]",
            operation("a = affine_map<(d0, d1) -> (d1, d0)>"),
        ),
        (("distinct", "a"), operation("a = [1, 1]"), "attribute 'a' must have no value twice, but got 1 twice", operation("a = [1, 2]")),
        (
            ("each_index_of", "a", ("rank", "one")),
            operation("a = [0, 2]"),
            "each value of attribute 'a' must be at least 0 and less than 2, the rank of operand 'one' (vector<2x3xf32>), but got 2",
            operation("a = [1, 1]"),
        ),
        (("each_at_least", "a", 1), operation("a = [0]"), "each value of attribute 'a' must be at least 1, but got 0", operation("a = [1]")),
        (
            ("if", ("any_given", "a"), ("any_given", "b")),
            operation("a"),
            "requires attribute 'b' where attribute 'a' is given",
            operation(),
        ),
        (
            ("if", ("not", ("type_is", "out", ("is", "f32"))), ("none_given", "a")),
            operation("a", out="f64"),
            "attribute 'a' must not be given where result 'out' is not f32",
            operation("a"),
        ),
    ],
)
def test_what_a_relation_says(relation: Term, wrong: str, expected: str, right: str) -> None:
    assert message(relation, wrong) == expected
    assert not right or message(relation, right) == ""


def test_conditions_are_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Term] = []
    compiled = rules_module.relation_of
    monkeypatch.setattr(rules_module, "relation_of", lambda term, words: made.append(term) or compiled(term, words))
    verifier_of.cache_clear()
    analysis_of("\n".join([f"%r{n} = smt.eq %a{n} : !smt.bv<{n + 1}>" for n in range(20)]))
    assert made == [("at_least", ("total", "operands"), 2)]
    verifier_of.cache_clear()
