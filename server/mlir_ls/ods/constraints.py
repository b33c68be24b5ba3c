"""The vocabulary in which dialects say what a type, an attribute or a region must be.

A constraint is a term: a word, or a tuple of a word and its arguments; in JSON, a string or an array. It has a subject
(a type, an attribute or a region) and either holds for it, does not hold, or is not decided ("unknown"). A checker of
constraints treats a word it does not know as "unknown". The logic has three values: ("anyof", "unknown", c) holds where
c does and says nothing elsewhere.

For every subject
    "any"                         holds always
    "never"                       holds for nothing
    "unknown"                     a condition exists, but only C++ knows it
    ("anyof", c...)               one of the constraints holds
    ("allof", c...)               all of them hold
    ("not", c)                    the constraint does not hold
    ("expression", e)             a condition that is computed holds for it (`ods.expressions`)

For a type
    ("is", "i32")                 exactly this builtin type, in its spelling; so are index, none, f32, bf16, si8, ...
    "integer" ("integer", 8)      an integer type of whatever signedness; of this width
    "signless" "signed" "unsigned"    an integer type of this signedness
    "float"                       a floating-point type: a builtin one, or a dialect's that implements FloatTypeInterface
    "complex" "tuple" "function" "graph" "opaque"    a type of this kind
    "vector" "fixed_vector" "scalable_vector"    any vector; without, with a scalable dimension
    "tensor" "ranked_tensor" "unranked_tensor"    any tensor; with, without a rank
    "any_memref" "memref" "unranked_memref"    any memref; with, without a rank
    "shaped"                      vector, tensor, memref, or another type that has a shape
    "value_semantics"             vector, tensor, or another container that is a value
    "ranked"                      a shaped type that has a rank
    ("rank", 1, 2)                its rank is one of these
    ("min_rank", 1)               its rank is this or more
    ("count", 4, 8)               its number of elements is one of these
    ("min_count", n) ("max_count", n)    its number of elements is at least, at most this
    ("shape", 2, 4)               its shape is this
    ("dimension", -1, 4, 8)       this dimension (negative: from the end) has one of these sizes
    ("dimensions", c)             every dimension satisfies c, a constraint on integers; unknown ones equal nothing
    "static_shape"                all dimensions are known
    "strided"                     a memref whose layout has strides
    "all_scalable" "trailing_scalable"    a vector: all its dimensions, its last dimension only, are scalable
    "last_scalable" "leading_fixed"    a vector: its last dimension is scalable; none but the last one is
    ("element", c)                the element type of a shaped type, a complex type, ... satisfies c
    ("element_or_self", c)        the same, or the type itself where it has no elements
    ("members", c)                every member type of a tuple satisfies c
    ("nested_members", c)         the same, where the members of a tuple in it stand for that
    ("throughout", c)             the type satisfies c, and so do its elements, members and parameters, however deep
    ("type", "llvm.ptr")          a type defined by a dialect, whatever its parameters
    ("interface", "PtrLikeTypeInterface")    a type that implements an interface
    ("trait", "name")             a type that has a trait
    ("dialect", "emitc")          a type that belongs to a dialect
    ("parameter", "name", c)      the parameter of a dialect's type satisfies c, a constraint on what it is
    "sparse_encoded"              a tensor whose encoding is `#sparse_tensor.encoding`
    ("storage_width", 8)          a quantized type whose stored integers have this width

For an attribute
    "unit" "bool" "string" "array" "dictionary" "location" "affine_map" "integer_set"    an attribute of this kind
    "integer_attr" "float_attr" "type_attr" "opaque_attr"    an integer, a float, a type, an opaque attribute
    "symbol_ref" "flat_symbol_ref"    a reference to a symbol; one without nesting
    "distinct" "strided_layout"   a `distinct[...]`, a `strided<...>` attribute
    "elements" "dense" "dense_int" "dense_float" "dense_string" "dense_resource" "sparse" elements of this kind
    ("dense_array", "i32")        an `array<i32: ...>` of this element type
    ("attr", "gpu.dim")           an attribute defined by a dialect, whatever its parameters
    ("enum", "arith.CmpIPredicate")    a case, or a set of cases, of an enum, kept as an integer attribute
    ("enum_value", "ptr.AtomicOrdering")    a case, or a set of cases, of an enum, kept as an integer attribute of any type
    ("attr_interface", "name")    an attribute that implements an interface
    ("attr_dialect", "gpu")       an attribute that belongs to a dialect
    ("typed", c)                  the attribute's type (of a number, a string, elements) satisfies the type constraint c
    ("holds", c)                  the type that a type attribute holds satisfies the type constraint c
    ("each", c)                   every member of an array, every value of a dictionary, satisfies c
    ("at", 0, c)                  the member at this index exists and satisfies c
    ("size", n) ("min_size", n) ("max_size", n)    how many members an array has
    ("equals", 3) ("min", 0) ("max", 7)    the value of an integer attribute, or of every member of a dense array
    ("one_of", 1, 2, 4)           it is one of these
    "positive" "non_negative" "power_of_two" ("multiple_of", 8)    and so on
    ("wrapped", "u8", c)          an integer attribute whose value, in as many bits with a sign ("i8") or without, satisfies c
    "sorted" "strictly_sorted"    the members of a dense array are in order; and differ
    ("text", "x") ("prefix", "x") a string attribute with this value; one that begins so
    ("case", "cta", "cluster")    a dialect's attribute that holds one of these cases of an enum, or of bits these alone
    "true" "false"                a bool attribute with this value

For a region
    ("blocks", n) ("min_blocks", n) ("max_blocks", n)    how many blocks it has

Relations are what the rules of `constraints.json` require of an operation (`ods.declared_rules`). They are between its parts:
X is the name of an operand, result, attribute, region or successor, ("operand", i) or ("result", i); V is one with a type,
A an attribute. Whatever lacks a part, or has parts that are not known, is never wrong. The first part, or for types the
second one, is the subject of the message.

For an operation: its parts and their number
    ("any_given", X...) ("none_given", X...)    one of them at least, none of them is given; ("total", "operands") is one too
    ("one_given", X...) ("exclusive", X...)    just one, at most one of them is given
    ("needs", X, Y...)            where X is given, so is one of the others
    ("equal", n, m) ("less", n, m) ("at_most", n, m) ("at_least", n, m) ("between", n, low, high) ("among", n, m...)
    ("multiple", n, m)            a number is a multiple of another
    ("index_of", n, m)            a number is from 0 to one less than m
    a number n is one, or ("number_of", X), which counts values, or the members of an attribute; ("total", "operands"),
    "results", "regions" or "successors"; ("value", A); ("rank", V), ("count", V) of its elements, ("dynamic", V) of its dynamic
    dimensions, ("dimension", V, i), ("width", V) of its elements in bits; ("parameter", V, "name") of a dialect's type;
    ("plus", n, m...) or ("times", n, m...)

For an operation: its types and attributes
    ("same_type", V, W...) ("same_element", V, W...) ("same_shape", V, W...)    what the others have in common with the first
    ("compatible_shape", V, W...)    likewise, where dynamic dimensions go with all sizes
    ("type_is", V, c) ("attribute_is", A, c)    a constraint on a type, on an attribute that is there
    ("type_follows", V, W, transformer)    the type of W is the transformer's (`ods.spec`, TypesMatchWith) of that of V
    ("permutation", A) ("permutation", A, n)    a list of integers, or an affine map, is a permutation; of n dimensions
    ("distinct", A)               no integer of a list comes twice
    ("each_index_of", A, n) ("each_at_least", A, n)    all integers of a list are from 0 to one less than n; are n or more
    ("if", condition, relation)   the relation, where the condition holds: "any_given", "none_given", "type_is" or
                                  "attribute_is", or ("not", condition)
"""

from __future__ import annotations

from typing import TypeAlias

Term: TypeAlias = "str | int | tuple[Term, ...]"
"""A word, a number, or a tuple of terms whose first is a word."""


def any_of(terms: list[Term]) -> Term:
    """The constraint that holds where one of `terms` does, in its shortest form."""
    flat = _flattened("anyof", terms)
    if "any" in flat:
        return "any"
    flat = [term for term in flat if term != "never"]
    if not flat:
        return "never"
    return flat[0] if len(flat) == 1 else ("anyof", *flat)


def all_of(terms: list[Term]) -> Term:
    """The constraint that holds where all of `terms` do, in its shortest form; unknown parts stay as such."""
    flat = [term for term in _flattened("allof", terms) if term != "any"]
    if "never" in flat:
        return "never"
    if not flat:
        return "any"
    return flat[0] if len(flat) == 1 else ("allof", *flat)


def negation(term: Term) -> Term:
    """The constraint that holds where `term` does not."""
    if term == "any":
        return "never"
    if term == "never":
        return "any"
    if isinstance(term, tuple) and term[0] == "not":
        return term[1]
    return ("not", term)


def has_unknown(term: Term) -> bool:
    """Whether a part of the constraint is unknown."""
    if isinstance(term, tuple):
        return any(has_unknown(part) for part in term[1:])
    return term == "unknown"


def dialect_type(constraint: Term) -> str | None:
    """The dialect's type that something must be, which is why its `!dialect.mnemonic` may be left out."""
    if isinstance(constraint, tuple):
        if constraint[0] == "type":
            return str(constraint[1])
        if constraint[0] == "allof":
            return next((found for found in map(dialect_type, constraint[1:]) if found), None)
    return None


def dense_element(constraint: Term) -> str | None:
    """The element type of the dense array that an attribute must be, which is why it may be spelled as `[1, 2]`."""
    if isinstance(constraint, tuple):
        if constraint[0] == "dense_array":
            return str(constraint[1])
        if constraint[0] == "allof":
            return next((found for found in map(dense_element, constraint[1:]) if found), None)
    return None


def element_of_arrays(constraint: Term) -> Term | None:
    """What the elements of the array have to be that an attribute must be; None where that may be any, or no array."""
    if not isinstance(constraint, tuple):
        return None
    if constraint[0] == "each":
        return constraint[1] if len(constraint) == 2 else ("allof", *constraint[1:])
    parts = constraint[1:] if constraint[0] == "allof" else ()
    return next((found for found in map(element_of_arrays, parts) if found is not None), None)


def _flattened(word: str, terms: list[Term]) -> list[Term]:
    flat: list[Term] = []
    for term in terms:
        parts = term[1:] if isinstance(term, tuple) and term[0] == word else (term,)
        flat.extend(part for part in parts if part not in flat)
    return flat
