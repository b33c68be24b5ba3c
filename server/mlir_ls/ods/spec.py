"""What a dialect is made of: operations, types, attributes and enums, described as immutable data.

An `OpSpec` says what an operation takes and yields, how its custom form is spelled, and what its traits require. It is
made by an importer (ODS, IRDL) or by hand, and read by the parser, the verifier and the features. Constraints are terms
in the vocabulary of `constraints`; traits are names with arguments.

Traits, and their arguments beyond the bare name:
    HasParent(op...)                        the parent operation is one of these, by full name
    SingleBlockImplicitTerminator(op, …)    regions have one block; its terminator may be left out; others that may stand there
    LabelledEntry                           the first block may have a label, though the operation names its arguments
    AllTypesMatch(name...)                  these operands and results have one type; likewise one element type, one
                                            shape, ...: AllElementTypesMatch, AllShapesMatch, AllRanksMatch,
                                            AllElementCountsMatch(name...)
    TypesMatchWith(from, to, transformer, mode)    the type of `to` is `transformer` of the type of `from`; the mode is
                                            "one", "optional" (holds where both are present), "each"
                                            (`to` is a list) or "unknown" (equality is up to C++)
    ElementsMatchShape(shaped, elements)    `elements` are as many as `shaped` holds, and of its element type
    TypeIs(name, constraint)                the type of the operand or result satisfies the constraint
    OperandTypesAre(names, (constraints)...)    the operands' types fit one of the rows of constraints
    AttrSizedOperandSegments, AttrSizedResultSegments    "vector": the lengths of groups are elements of a vector, as
                                            they were until 2022, not an array
    MemoryEffects(effect...)                e.g. "read", "write", "allocate", "free" of the operation as a whole
    Requires(relation)                      a relation between operands and results: ("same_type", place, place),
                                            likewise "same_element" and "same_shape"; ("type_is", place, constraint);
                                            ("equal", number, number), where a number is one, ("rank", place) or
                                            ("count", place), which counts elements; "anyof" and "allof" of relations,
                                            "not" of one; "never"; or "unknown". A place is a name, ("operand", i)
                                            or ("result", i); or ("expression", e), a condition that is computed
                                            (`ods.expressions`). After it may stand a summary of what is required
    Unregistered                            only its syntax is known to MLIR, so that it may be a terminator or not
    a predicate that has a name             that name, as InModuleScope; the arguments are those of Requires if it is
                                            computed, else none
    every other trait and every interface   its bare name, as `Terminator`, `InferTypeOpInterface`. The arguments are its
                                            parameters in C++: integers, operations by full name, "unknown" for others

Transformers of TypesMatchWith
    "self"                                  the type itself
    "element"                               the element type of a shaped or complex type, ...
    "element_or_self"                       the same, or the type itself where it has no elements
    "i1_like"                               i1, or a container of the same shape with elements i1
    "flat_i1_like"                          i1, or for a vector one of rank 1 with as many elements i1
    ("with_element", "i1")                  the same container with this element type
    "inputs" "results"                      the types a function type takes, yields
    ("parameter", "name")                   this parameter of a dialect's type, as what a pointer points to
    ("expression", e)                       what is computed of the type (`ods.expressions`)
    ("make", "pdl.range", transformer)      a type of a dialect with what the transformer yields as its parameter
    "count_integer"                         an integer type as wide as the first dimension of the vector
    "count_of_i1"                           a vector of `i1`, as many as the first dimension of the vector has
    ("with_last_dimension", 16)             the same vector with this last dimension
    "last_dimension_doubled" "last_dimension_halved" "without_first_dimension"    the same vector, so changed
    "tensor_of_memref"                      a tensor with the shape and the elements of a memref
    "square"                                a scalable vector of two dimensions, each as large as the first one
    "each_element"                          a list: the element type, as often as there are elements
    "value_and_i1"                          an LLVM struct of the type and i1
    "unknown"                               only C++ knows it
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from mlir_ls.ods.constraints import Term

Arity = Literal["one", "optional", "variadic", "nested"]
RegionKind = Literal["ssa", "graph", "unknown"]


class Operand(NamedTuple):
    """An operand, or a group of operands, of an operation.

    `arity` "one" is exactly one value, "optional" at most one, "variadic" any number, "nested" a list of lists.
    `buildable` is the spelling of the type where only one type is possible and the assembly format need not spell it,
    as "i1" or "!llvm.ptr". `segments` names, for "nested", the attribute that holds the lengths of the inner lists.
    `opaque` marks one whose type is of a class that only C++ knows: `type($name)` may be spelled in any way.
    `class_of` names the type of a dialect that the C++ class of the constraint stands for, where the constraint itself
    does not: `type($name)` may leave out its name, too.
    """

    name: str
    constraint: Term = "any"
    arity: Arity = "one"
    buildable: str | None = None
    segments: str | None = None
    summary: str = ""
    opaque: bool = False
    class_of: str | None = None


class Result(NamedTuple):
    """A result, or a group of results; the fields are those of `Operand`."""

    name: str
    constraint: Term = "any"
    arity: Arity = "one"
    buildable: str | None = None
    segments: str | None = None
    summary: str = ""
    opaque: bool = False
    class_of: str | None = None


class AttributeSpec(NamedTuple):
    """An inherent attribute or property of an operation.

    `default` is None where there is none, "" where there is one that only C++ knows, else the attribute as spelled.
    `syntax` is how `$name` of an assembly format is spelled:
        "attribute"              any attribute; its type is left out where `value_type` gives it
        "in_full"                an attribute as a dictionary has it, though those of its constraint have a shorter spelling
        "unit"                   nothing: its presence is what an optional group spells
        "symbol_name"            `@name`
        ("keyword", ENUM)        a case of an enum (bit enums: cases and separators), or the attribute in full
        ("body", ATTRIBUTE)      the parameters of a dialect's attribute without `#dialect.mnemonic`, or it in full
        ("property", SYNTAX)     a property that is no attribute: "integer" of 64 bits, ("integer", WIDTH),
                                 ("unsigned", WIDTH), "bool", "string", "unit" (`unit` or `unit_absent`),
                                 ("keyword", ENUM), ("named_keyword", MNEMONIC, ENUM) as `name<case>`, both with
                                 "string" at the end where several bits are one string,
                                 ("array", SYNTAX), ("optional", SYNTAX) as `none` or the value, ("some", SYNTAX) as
                                 `none` or `some<value>`, or "unknown"
    `value_type` is the type, as spelled, of a typed attribute whose type need not be spelled, as "i64".
    """

    name: str
    constraint: Term = "any"
    optional: bool = False
    default: str | None = None
    syntax: Term = "attribute"
    value_type: str | None = None
    summary: str = ""

    @property
    def enum(self) -> str | None:
        """The enum whose keyword the assembly format spells, if any."""
        if isinstance(self.syntax, tuple) and self.syntax[0] == "keyword":
            return str(self.syntax[1])
        return None

    @property
    def required(self) -> bool:
        """Whether an operation in generic form must spell it; a property that is no attribute has a value anyway."""
        return not self.optional and self.default is None and not self.is_property

    @property
    def is_property(self) -> bool:
        """Whether it is a property that is no attribute."""
        return isinstance(self.syntax, tuple) and self.syntax[0] == "property"


class RegionSpec(NamedTuple):
    """A region, or, if `variadic`, the rest of the regions of an operation.

    `arguments` are the constraints of its entry block's arguments, of which there are just as many; None where it may have
    any.
    """

    name: str
    constraint: Term = "any"
    variadic: bool = False
    arguments: tuple[Term, ...] | None = None


class SuccessorSpec(NamedTuple):
    """A successor, or, if `variadic`, the rest of the successors of an operation.

    `made` is how many of the block's first arguments the operation makes itself, before those it passes on.
    """

    name: str
    variadic: bool = False
    made: int = 0


class Trait(NamedTuple):
    """A trait or an interface of an operation, type or attribute: a name and arguments (see the module)."""

    name: str
    arguments: tuple[Term, ...] = ()


PARSES_PROPERTIES = "ParsesProperties"
"""The trait of an operation of a project whose own C++ reads `<{...}>`."""

BODY_TAKES_INPUTS = "BodyTakesInputs"
"""The trait of a function of a project whose entry block takes the inputs of its attribute `function_type`, as its C++ says."""

INITS_ARE = "InitsAre"
"""The trait of an operation of a project in destination-passing style: the operand that it writes to, as its C++ says."""

ADDED_AT_RUN_TIME = "AddedAtRunTime"
"""The trait of an operation that a file of IRDL adds: it has no properties, and all of its attributes have to be there."""

BEFORE_LLVM_19 = "BeforeLlvm19"
"""The trait of an operation that a project defines for an MLIR before LLVM 19: symbols might stand in any operation, and
lengths of groups were vectors until LLVM 16."""

SYNTAX_IN_SETTINGS = "SyntaxInSettings"
"""The trait of an operation whose assembly format, or a part of it, is declared in settings; C++ may do more than that says."""


_DIALECT_NAME = re.compile(r"[A-Za-z_][\w$]*(?:\.[\w$]+)*", re.ASCII)


def is_dialect_name(name: str) -> bool:
    """Whether a dialect may have this name; MLIR refuses those with dots only where it is built with assertions."""
    return _DIALECT_NAME.fullmatch(name) is not None


class SourceLocation(NamedTuple):
    """Where a dialect's source declares something: a file and a line, from 0."""

    file: str
    line: int


@dataclass(frozen=True, slots=True, eq=False)
class OpSpec:
    """An operation: its operands, results, attributes and regions, its syntax, its constraints.

    `name` is the full name, as "arith.addi". `assembly_format` is the declarative format as written; `custom_syntax`
    says that a hand-written parser defines the custom form, which a format may describe all the same; with neither, only
    the generic form exists.
    `default_dialect` is the dialect whose prefix may be left out inside its regions ("" where there is none).
    `deprecated` says what to use instead of an operation that should not be used any more, "" for all others.
    `former`: today's names of the parts that have other names in the profile of the operation, each with that name.
    The fields after it are derived from the others once, for callers on every keystroke. `built_in`:
    a release of MLIR declares it, and no project, so that we know what the C++ of its interfaces does.
    `adds_terminator`: the terminator of its regions may be left out, which is `implicit_terminator` if that is known.
    """

    name: str
    operands: tuple[Operand, ...] = ()
    results: tuple[Result, ...] = ()
    attributes: tuple[AttributeSpec, ...] = ()
    regions: tuple[RegionSpec, ...] = ()
    successors: tuple[SuccessorSpec, ...] = ()
    traits: tuple[Trait, ...] = ()
    assembly_format: str | None = None
    custom_syntax: bool = False
    default_dialect: str = ""
    region_kind: RegionKind = "ssa"
    summary: str = ""
    description: str = ""
    location: SourceLocation | None = None
    deprecated: str = ""
    former: tuple[tuple[str, str], ...] = ()

    dialect: str = field(init=False)
    built_in: bool = field(init=False)
    trait_names: frozenset[str] = field(init=False)
    isolated: bool = field(init=False)
    graph_region: bool = field(init=False)
    symbol: bool = field(init=False)
    function: bool = field(init=False)
    symbol_table: bool = field(init=False)
    terminator: bool = field(init=False)
    no_terminator: bool = field(init=False)
    single_block: bool = field(init=False)
    adds_terminator: bool = field(init=False)
    implicit_terminator: str | None = field(init=False)
    operand_segments: bool = field(init=False)
    result_segments: bool = field(init=False)
    needs_symbol: bool = field(init=False)
    symbol_attributes: frozenset[str] = field(init=False)
    strings_of_symbols: frozenset[str] = field(init=False)
    region_count: int = field(init=False)

    def __post_init__(self) -> None:
        names = frozenset([trait.name for trait in self.traits])
        draw = object.__setattr__
        draw(self, "dialect", self.name.partition(".")[0])
        draw(self, "built_in", self.location is None)
        draw(self, "trait_names", names)
        draw(self, "isolated", "IsolatedFromAbove" in names)
        draw(self, "graph_region", self.region_kind == "graph")
        draw(self, "symbol", "Symbol" in names)
        draw(self, "function", "FunctionOpInterface" in names)
        draw(self, "symbol_table", "SymbolTable" in names)
        draw(self, "terminator", "Terminator" in names)
        draw(self, "no_terminator", "NoTerminator" in names)
        draw(self, "single_block", "SingleBlock" in names or "SingleBlockImplicitTerminator" in names)
        implicit = self.trait("SingleBlockImplicitTerminator") if self.regions else None
        terminator = str(implicit.arguments[0]) if implicit and implicit.arguments else None
        draw(self, "adds_terminator", terminator is not None)
        draw(self, "implicit_terminator", None if terminator == "unknown" else terminator)
        draw(self, "operand_segments", "AttrSizedOperandSegments" in names)
        draw(self, "result_segments", "AttrSizedResultSegments" in names)
        needs_symbol = "SymbolUserOpInterface" in names and self.built_in
        references = [each.name for each in self.attributes if _is_of_symbols(each.constraint)] if needs_symbol else []
        draw(self, "needs_symbol", needs_symbol)
        draw(self, "symbol_attributes", frozenset(references))
        strings = [each.name for each in self.attributes if each.syntax == "symbol_name" and each.name != "sym_name"]
        draw(self, "strings_of_symbols", frozenset(strings))
        draw(self, "region_count", len(self.regions))

    def has_trait(self, name: str) -> bool:
        """Whether the operation has a trait or an interface of this name."""
        return name in self.trait_names

    def trait(self, name: str) -> Trait | None:
        """The first trait of this name."""
        for trait in self.traits:
            if trait.name == name:
                return trait
        return None

    def traits_named(self, name: str) -> tuple[Trait, ...]:
        """All traits of this name, as an operation may have several TypesMatchWith."""
        return tuple([trait for trait in self.traits if trait.name == name])

    def former_name(self, name: str) -> str:
        """What the part is called in the profile of the operation that has this name today."""
        return dict(self.former).get(name, name) if self.former else name

    def operand(self, name: str) -> Operand | None:
        """The operand declared under this name."""
        return next((operand for operand in self.operands if operand.name == name), None)

    def result(self, name: str) -> Result | None:
        """The result declared under this name."""
        return next((result for result in self.results if result.name == name), None)

    def attribute(self, name: str) -> AttributeSpec | None:
        """The inherent attribute declared under this name."""
        return next((attribute for attribute in self.attributes if attribute.name == name), None)

    def region(self, name: str) -> RegionSpec | None:
        """The region declared under this name."""
        return next((region for region in self.regions if region.name == name), None)

    def successor(self, name: str) -> SuccessorSpec | None:
        """The successor declared under this name."""
        return next((successor for successor in self.successors if successor.name == name), None)


def _is_of_symbols(term: Term) -> bool:
    """Whether an attribute of this constraint refers to symbols."""
    if isinstance(term, tuple):
        return any([_is_of_symbols(part) for part in term[1:]])
    return term in ("symbol_ref", "flat_symbol_ref")


_OF_TYPES = ("constrained_type", "type_interface")
"""Kinds of parameters that hold types and do not name them."""


class Parameter(NamedTuple):
    """A parameter of a dialect's type or attribute.

    `kind` is what it holds, and so how it is spelled: "type", "attribute", "integer" and "unsigned" of 64 bits,
    ("integer", WIDTH), ("unsigned", WIDTH), "bool", "float", "string", "apint", "apfloat", "affine_map", "integer_set",
    ("type", T), ("attr", A), ("keyword", ENUM), ("keyword", ENUM, "string") where several bits are one string,
    ("attribute", CONSTRAINT) for an attribute of a kind such as "string" or ("enum", ENUM), where that of
    ("dense_array", "i32") is a list of numbers in brackets, ("constrained_type", CONSTRAINT) for a type that satisfies
    a constraint such as "memref",
    ("type_interface", NAME) and ("attr_interface", NAME) for what implements an interface,
    ("among", "f32", "f64") for an attribute, or a type in its place, that is one of these,
    ("either", KIND...) for what is of one of some kinds, ("array", KIND), ("optional", KIND), ("class", "type") and
    ("class", "attribute") for what is of a class that only C++ defines, or "unknown". `default` is as for `AttributeSpec`.
    `self_type` marks the parameter that is the attribute's own type, spelled after a colon.
    """

    name: str
    kind: Term = "unknown"
    optional: bool = False
    default: str | None = None
    self_type: bool = False
    summary: str = ""

    @property
    def is_integer(self) -> bool:
        """Whether it holds an integer of any width."""
        return (self.kind[0] if isinstance(self.kind, tuple) else self.kind) in ("integer", "unsigned")

    @property
    def is_type(self) -> bool:
        """Whether it holds a type, and its kind does not name that."""
        return self.kind == "type" or (isinstance(self.kind, tuple) and self.kind[0] in _OF_TYPES)


@dataclass(frozen=True, slots=True)
class TypeDef:
    """A type or an attribute that a dialect defines; its full spelling is `!name<...>` or `#name<...>`.

    `name` is dialect and mnemonic, as "llvm.ptr". `traits` holds interfaces too. With `custom_syntax` a hand-written
    parser defines what stands between the angle brackets; with no parameters and no format, nothing does.
    """

    name: str
    parameters: tuple[Parameter, ...] = ()
    assembly_format: str | None = None
    custom_syntax: bool = False
    traits: tuple[Trait, ...] = ()
    summary: str = ""
    description: str = ""
    location: SourceLocation | None = None

    @property
    def dialect(self) -> str:
        """The dialect that defines it."""
        return self.name.partition(".")[0]

    @property
    def mnemonic(self) -> str:
        """The name without its dialect."""
        return self.name.partition(".")[2]

    @property
    def opaque(self) -> bool:
        """Whether only the C++ of a project knows what is spelled for it."""
        return self.custom_syntax and self.location is not None


@dataclass(frozen=True, slots=True)
class AttrDef(TypeDef):
    """An attribute that a dialect defines. `enum` names the enum whose cases are its only parameter, if that is so."""

    enum: str | None = None


class EnumSpec(NamedTuple):
    """An enum: its cases in order of declaration, as spelled, with their values.

    `name` is as "arith.CmpIPredicate". The cases of a bit enum (`bits`) may be joined by `separator`, its blanks are
    optional; cases that stand for several bits come as declared.
    """

    name: str
    cases: tuple[tuple[str, int], ...]
    width: int = 32
    bits: bool = False
    separator: str = ""

    @property
    def keywords(self) -> tuple[str, ...]:
        """The cases as spelled."""
        return tuple([keyword for keyword, _ in self.cases])


class DialectFacts(NamedTuple):
    """What holds for a dialect as a whole.

    `parses_types` and `parses_attributes` say that hand-written parsers, not (only) the definitions listed, decide what
    may follow `!name.` and `#name.`; `extensible` that operations, types and attributes may be added at run time.
    `added`: these are operations, types and attributes that a project adds to a dialect which is declared elsewhere.
    `allows_unknown` is for dialects of which operations, types and attributes are not all known; `unknown_generic` for those
    that accept operations they do not declare, which can only be written in generic form; `unknown_usual`: such operations
    are not reported. Not `registered` are those that other tools than mlir-opt have. `discardable` are the
    attributes, with what they must be, that the dialect puts on operations of others, as `gpu.known_block_size`. Not
    `offered` are those that hardly anybody writes: their names are proposed only where a text has them already. `checked_out`:
    the definitions are those of the MLIR that the project checks out, all of them. `assumed`: the user says that the dialect
    exists, so that what does not follow its definitions may be of another one with its name.
    """

    name: str
    parses_types: bool = False
    parses_attributes: bool = False
    extensible: bool = False
    allows_unknown: bool = False
    unknown_generic: bool = False
    unknown_usual: bool = False
    registered: bool = True
    discardable: tuple[tuple[str, Term], ...] = ()
    summary: str = ""
    description: str = ""
    offered: bool = True
    added: bool = False
    checked_out: bool = False
    assumed: bool = False


class DialectData(NamedTuple):
    """A dialect: its facts, and its parts by name.

    Operations, types and attributes go by their names without the dialect's, enums by their full names.
    """

    facts: DialectFacts
    ops: Mapping[str, OpSpec]
    types: Mapping[str, TypeDef]
    attributes: Mapping[str, AttrDef]
    enums: Mapping[str, EnumSpec]

    @property
    def name(self) -> str:
        """The dialect's name."""
        return self.facts.name
