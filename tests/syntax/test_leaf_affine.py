"""Affine maps and integer sets: names, what is affine, and the reference's simplifications."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from mlir_ls.syntax.leaf import Leaf, LeafError, LeafParser
from mlir_ls.syntax.leaf.affine import AffineBinary, AffineConstant, AffineDim, AffineExpr, AffineSymbol
from plain_leaves import BY_GRAMMAR, parse_affine_map, parse_affine_set, parse_attribute


def test_the_parts_of_a_map() -> None:
    found = parse_affine_map("(i, j)[n] -> (i + n, j floordiv 2, 3)")
    assert (found.dims, found.symbols, len(found.results)) == (2, 1, 3)
    assert found.results[0] is AffineBinary("+", AffineDim(0), AffineSymbol(0))
    assert found.results[2] is AffineConstant(3)
    assert parse_affine_map("(i, j) -> (i, j)").is_identity
    assert not parse_affine_map("(i, j) -> (j, i)").is_identity


@pytest.mark.parametrize(
    ("spelling", "printed"),
    [
        ("1 + d0", "d0 + 1"),
        ("d1 + d0", "d0 + d1"),
        ("s0 + d0", "d0 + s0"),
        ("(d0 + 1) + d1", "d0 + d1 + 1"),
        ("d0 - 1", "d0 - 1"),
        ("d0 - d1 * 4", "d0 - d1 * 4"),
        ("d0 - (d1 + s0)", "d0 - (d1 + s0)"),
        ("- - d0", "d0"),
        ("-d0 * 2", "d0 * -2"),
        ("d0 * 0", "0"),
        ("d0 * 2 + d0 * 3", "d0 * 5"),
        ("s0 * d0", "d0 * s0"),
        ("5 mod 3 + 7 floordiv 2 + 7 ceildiv 2", "9"),
        ("-5 floordiv 3", "-2"),
        ("d0 mod 0", "d0 mod 0"),
        ("(d0 * 4) floordiv 2", "d0 * 2"),
        ("(d0 * 4 + d1) floordiv 4", "d0 + d1 floordiv 4"),
        ("(d0 * 4 + d1) mod 4", "d1 mod 4"),
        ("(d0 mod 8) mod 4", "d0 mod 4"),
        ("d0 - (d0 floordiv 4) * 4", "d0 mod 4"),
        ("d1 + d0 - (d0 floordiv 4) * 4", "d0 + d1 - (d0 floordiv 4) * 4"),
        ("d0 + 0x10", "d0 + 16"),
        ("(d0 + s0) * 2", "(d0 + s0) * 2"),
    ],
)
def test_expressions_are_simplified_as_in_the_reference(spelling: str, printed: str) -> None:
    assert str(parse_affine_map(f"(d0, d1)[s0] -> ({spelling})")) == f"(d0, d1)[s0] -> ({printed})"


def _value(expr: AffineExpr, dims: list[int], symbols: list[int]) -> int:
    if isinstance(expr, AffineDim):
        return dims[expr.position]
    if isinstance(expr, AffineSymbol):
        return symbols[expr.position]
    if isinstance(expr, AffineConstant):
        return expr.value
    assert isinstance(expr, AffineBinary)
    left, right = _value(expr.lhs, dims, symbols), _value(expr.rhs, dims, symbols)
    if expr.operator == "+":
        return left + right
    if expr.operator == "*":
        return left * right
    if expr.operator == "mod":
        return left % right
    return left // right if expr.operator == "floordiv" else -(-left // right)


def _random_expression(rng: random.Random, depth: int) -> tuple[str, str]:
    """An expression as MLIR spells it, and the same for Python."""
    if depth == 0:
        leaf = rng.choice(["d0", "d1", "s0", str(rng.randint(0, 9))])
        return leaf, leaf
    left, python = _random_expression(rng, depth - 1)
    kind = rng.choice("+-*%fc")
    if kind in "+-":
        right, other = _random_expression(rng, depth - 1)
        return f"({left}) {kind} ({right})", f"(({python}) {kind} ({other}))"
    number = rng.randint(1, 6)
    if kind == "*":
        return f"({left}) * {number}", f"(({python}) * {number})"
    if kind == "%":
        return f"({left}) mod {number}", f"(({python}) % {number})"
    if kind == "f":
        return f"({left}) floordiv {number}", f"(({python}) // {number})"
    return f"({left}) ceildiv {number}", f"(-(-({python}) // {number}))"


@pytest.mark.parametrize("seed", range(5))
def test_simplifying_keeps_the_value(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(40):
        spelling, python = _random_expression(rng, rng.randint(1, 4))
        (expr,) = parse_affine_map(f"(d0, d1)[s0] -> ({spelling})").results
        d0, d1, s0 = (rng.randint(-20, 20) for _ in range(3))
        expected = eval(python, {"d0": d0, "d1": d1, "s0": s0})
        assert _value(expr, [d0, d1], [s0]) == expected, f"seed {seed}: {spelling} at {d0}, {d1}, {s0}"


@pytest.mark.parametrize(
    ("spelling", "message", "offset"),
    [
        ("(i) -> (j)", "`j` is neither a dimension nor a symbol of this map", 8),
        ("(i, i) -> (i)", "`i` is defined twice", 4),
        ("(i)[i] -> (i)", "`i` is defined twice", 4),
        ("(i, j) -> (i * j)", "not affine: one side of `*` must be a constant or made of symbols", 13),
        ("(i)[n] -> (n mod i)", "not affine: the right side of `mod` must be a constant or made of symbols", 13),
        ("(i) -> i", "expected `(`, but got `i`", 7),
        ("(i) -> (i + )", "expected an affine expression, but got `)`", 12),
        ("(i) -> (i 2)", "expected `)` or `,`, but got `2`", 10),
        ("(i) -> (9223372036854775808)", "expected an integer of at most 63 bits", 8),
        ("(i) -> (%i)", "expected a dimension or a symbol of this map, but got a value", 8),
    ],
)
def test_what_is_no_map_says_why(spelling: str, message: str, offset: int) -> None:
    with pytest.raises(LeafError) as caught:
        parse_affine_map(spelling)
    assert (caught.value.message, caught.value.offset) == (message, offset)


@pytest.mark.parametrize(
    ("spelling", "printed"),
    [
        ("(i) : (i >= 5)", "(d0) : (d0 - 5 >= 0)"),
        ("(i)[n] : (i <= n, i == 2)", "(d0)[s0] : (-d0 + s0 >= 0, d0 - 2 == 0)"),
        ("(i) : ()", "(d0) : (0 == 0)"),
    ],
)
def test_constraints_compare_with_zero(spelling: str, printed: str) -> None:
    assert str(parse_affine_set(spelling)) == printed


def test_a_constraint_needs_a_relation() -> None:
    with pytest.raises(LeafError, match=r"expected `==`, `>=` or `<=`, but got `>`"):
        parse_affine_set("(i) : (i > 0)")


def test_maps_and_sets_are_attributes() -> None:
    assert str(parse_attribute("affine_map<(i) -> (i)>")) == "affine_map<(d0) -> (d0)>"
    assert str(parse_attribute("affine_set<(i) : (i >= 0)>")) == "affine_set<(d0) : (d0 >= 0)>"
    with pytest.raises(LeafError, match="expected `\\[` or `->`, but got `:`"):
        parse_attribute("affine_map<(i) : (i >= 0)>")


def test_a_long_sum_is_no_recursion() -> None:
    long = parse_affine_map(f"(d0)[s0] -> ({' + '.join(['d0 mod 3'] + ['s0 * s0'] * 200)})")
    assert str(long).count("s0 * s0") == 200
    with pytest.raises(LeafError, match="too long"):
        parse_affine_map(f"(d0)[s0] -> ({' + '.join(['d0 mod 3', 's0 * s0'] * 3000)})")
    assert str(parse_affine_map(f"(d0) -> ({'- ' * 3001}d0)")) == "(d0) -> (-d0)"


def _random_spelling(rng: random.Random, names: list[str], depth: int) -> str:
    """An expression that may not be affine, or use a name that is not known."""
    if depth == 0:
        return rng.choice([*names, *names, "-" + rng.choice(names), "q", str(rng.randint(0, 9)), "0x1F", "- -3"])
    left, right = (_random_spelling(rng, names, rng.randrange(depth)) for _ in range(2))
    if rng.random() < 0.3:
        left = f"({left})"
    space = rng.choice([" ", " ", "  ", "\n"])
    return f"{left}{space}{rng.choice(['+', '-', '*', 'mod', 'floordiv', 'ceildiv'])}{space}{right}"


def _damaged(spelling: str, rng: random.Random) -> str:
    if rng.random() < 0.7:
        return spelling
    at = rng.randrange(len(spelling))
    return (
        spelling[:at]
        + rng.choice(["", "(", ")", ",", "-", " ", "x", "->", "//c\n", "%", "[", "symbol"])
        + spelling[at + 1 :]
    )


def _verdict(parse: Callable[[str], Leaf], text: str) -> object:
    try:
        return parse(text)
    except LeafError as error:
        return error.message, error.offset


@pytest.mark.parametrize("seed", range(4))
def test_the_shortcut_reads_what_the_grammar_reads(seed: int) -> None:
    rng = random.Random(seed)
    shortcut, grammar = LeafParser(), LeafParser(BY_GRAMMAR)
    named = ["d0", "d1", "s0", "mod", "symbol", "%i", "symbol(%n)"]
    inputs = ["(d0, d1, mod)[s0, symbol]", "(d0,d1,mod) [s0,symbol]", "(d0, d1)[s0, mod, symbol]", "(d0, d0)[s0]"]
    for _ in range(60):
        exprs = [_random_spelling(rng, named, rng.randrange(4)) for _ in range(rng.randrange(4))]
        text = _damaged(f"{rng.choice(inputs)} -> ({', '.join(exprs)})", rng)
        assert _verdict(shortcut.parse_affine_map, text) == _verdict(grammar.parse_affine_map, text), (seed, text)
        compared = [f"{expr} {rng.choice(['==', '>=', '<=', '>'])} {rng.choice(['0', 'd0 + s0'])}" for expr in exprs]
        text = _damaged(f"{rng.choice(inputs)} : ({', '.join(compared)})", rng)
        assert _verdict(shortcut.parse_affine_set, text) == _verdict(grammar.parse_affine_set, text), (seed, text)
