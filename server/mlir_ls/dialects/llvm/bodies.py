"""llvm: aggregates and functions, in which types of the dialect go without its name, and parts of debug information."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.bodies.declared import BodyDirective, DeclaredBody, Values
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.parameters import ParameterKind, array_of, one_of_attributes
from mlir_ls.ods.bodies.reader import BodyReader, listed
from mlir_ls.ods.facts import knowledge_of
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import (
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DialectAttr,
    DistinctAttr,
    IntegerAttr,
    StringAttr,
    UnreadAttr,
)
from mlir_ls.syntax.leaf.build.types import body_of
from mlir_ls.syntax.leaf.locations import FusedLoc
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IntegerType, TypeAlias

_DIALECT = "llvm"


# -- types ----------------------------------------------------------------------------------------------------------


def _inner_type(reader: BodyReader, known: Known) -> Type:
    """Any type, or one of the dialect without `!llvm.`"""
    if reader.at_type():
        return reader.type()
    start = reader.position
    word = reader.opt_keyword()
    if word is None:
        reader.miss_type(known.registry.types_of(_DIALECT))
    body = known.body("!", _DIALECT, word)
    if body is None:
        reader.fail_at(f"expected a type, but got `{word}`", start)
    short = None if body.certain else known.short("!", _DIALECT, word)
    if short is not None:
        made: Type = short(reader)  # a project declares the dialect, and only its C++ knows all of the type
        return made
    found = body.read(reader)
    return DialectType(_DIALECT, word, body_of(found.spelling), found.parameters)


_NO_DATA = frozenset(("void", "label", "metadata", "func", "token"))
"""What no aggregate can hold."""

_NO_RESULT = frozenset(("label", "metadata", "func"))
_NO_ARGUMENT = frozenset(("void", "func"))


def _allowed_type(reader: BodyReader, known: Known, forbidden: frozenset[str], what: str) -> Type:
    start = reader.position
    found = _inner_type(reader, known)
    if isinstance(found, DialectType) and found.dialect == _DIALECT and found.mnemonic in forbidden:
        reader.fail_at(f"{what} cannot be of type `{found}`", start)
    return found


def _array(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` integer `x` type `>`"""
    reader.expect("<")
    count = reader.unsigned(64)
    reader.expect("x")
    element = _allowed_type(reader, known, _NO_DATA, "an element of an array")
    reader.expect(">")
    return DeclaredBody(f"<{count} x {_spelled(element)}>", (element, count))


def _function(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` type `(` (types (`,` `...`)? | `...`)? `)` `>`"""
    reader.expect("<")
    result = _allowed_type(reader, known, _NO_RESULT, "the result of a function")
    reader.expect("(")
    types: list[Type] = []
    more = False
    if not reader.accept(")"):
        while not more:
            more = reader.accept("...")
            if not more:
                types.append(_allowed_type(reader, known, _NO_ARGUMENT, "an argument of a function"))
                if not reader.accept(","):
                    break
        reader.expect(")")
    reader.expect(">")
    shown = ", ".join([*map(_spelled, types), *(["..."] if more else [])])
    return DeclaredBody(f"<{_spelled(result)} ({shown})>", (result, tuple(types), more))


def _spelled(type_: Type) -> str:
    return str(type_).removeprefix(f"!{_DIALECT}.") if isinstance(type_, DialectType) else str(type_)


def _target_parameters(known: Known) -> BodyDirective:
    """type,* integer,*;  parameters: the types, the integers"""

    def read(reader: BodyReader, values: Values, names: Sequence[str]) -> None:
        types: list[Type] = []
        numbers: list[int] = []
        while True:
            start = reader.position
            if reader.opt_integer() is not None:
                reader.position = start
                numbers.append(reader.unsigned(32))
            elif numbers:
                reader.fail("expected an integer")
            else:
                types.append(_inner_type(reader, known))
            if not reader.accept(","):
                break
        values[names[0]], values[names[1]] = tuple(types), tuple(numbers)

    def spell(values: Values, names: Sequence[str]) -> str:
        types, numbers = values.get(names[0]) or (), values.get(names[1]) or ()
        return ", ".join([*map(_spelled, types), *map(str, numbers)])

    return BodyDirective(read, spell)


def _struct(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` (name `,`)? (`opaque` | `packed`? `(` type,* `)`) `>`, or `<` name `>` inside of the struct of that name"""
    reader.expect("<")
    start = reader.position
    name = reader.opt_string()
    if name is not None and reader.accept(">"):
        if name not in reader.leaves.open_names:
            reader.fail_at(f"only inside of the struct {name} its name stands for it", start)
        return DeclaredBody(f"<{name}>", None)
    if name is not None:
        reader.expect(",")
    prefix = "" if name is None else f"{name}, "
    if name is not None and reader.accept("opaque"):
        reader.expect(">")
        return DeclaredBody(f"<{prefix}opaque>", (name, None))
    if name in reader.leaves.open_names:
        reader.fail_at(f"a struct around this one has the name {name}", start)
    packed = "packed " if reader.accept("packed") else ""
    inner = reader if name is None else BodyReader(reader.text, reader.leaves.inside(name), reader.position)
    types = inner.delimited("(", lambda: _allowed_type(inner, known, _NO_DATA, "an element of a struct"))
    reader.move_to(inner.position)
    reader.expect(">")
    return DeclaredBody(f"<{prefix}{packed}({', '.join(map(_spelled, types))})>", (name, types, bool(packed)))


def _vector(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` (`?` `x`)? integer `x` type `>`"""
    reader.expect("<")
    start = reader.position
    sizes = reader.sizes()
    if not sizes or sizes[-1] is None or len(sizes) > 1 + (sizes[0] is None):
        reader.fail("expected the number of elements")
    if sizes[-1] <= 0:
        reader.fail_at("a vector has one element at least", start)
    start = reader.position
    element = _inner_type(reader, known)
    allowed = element.has_alias or (isinstance(element, DialectType) and element.mnemonic in ("ptr", "ppc_fp128"))
    if not allowed and (len(sizes) == 1 or not isinstance(element, IntegerType | FloatType)):
        reader.fail_at(f"the elements of `!llvm.vec` are pointers or ppc_fp128, but got `{element}`", start)
    reader.expect(">")
    shown = "".join(["? x " if size is None else f"{size} x " for size in sizes])
    return DeclaredBody(f"<{shown}{_spelled(element)}>", (element, sizes[-1], len(sizes) > 1))


# -- attributes -----------------------------------------------------------------------------------------------------


def _constant_range(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` integer-type `,` lower `,` upper `>`"""
    reader.expect("<")
    start = reader.position
    type_ = reader.type()
    if not isinstance(type_, IntegerType | TypeAlias):
        reader.fail_at(f"expected an integer type, but got `{type_}`", start)
    bounds = []
    for _ in range(2):
        reader.expect(",")
        value = reader.integer()
        if isinstance(type_, IntegerType):
            value &= (1 << type_.width) - 1
            value -= (1 << type_.width) if value >> (type_.width - 1) else 0
        bounds.append(value)
    reader.expect(">")
    return DeclaredBody(f"<{type_}, {bounds[0]}, {bounds[1]}>", (type_, *bounds))


def _target_features(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` `[` string,* `]` `>`, where each string switches a feature of the target on (`+`) or off (`-`)"""
    reader.expect("<")
    start = reader.position
    features = reader.delimited("[", reader.string_or_alias)
    for feature in features:
        if feature[:1] == '"' and (feature[1:2] not in ("+", "-") or "," in feature):
            reader.fail_at(f"expected one feature after `+` or `-`, but got `{feature}`", start)
    reader.expect(">")
    return DeclaredBody(f"<[{', '.join(features)}]>", (features,))


def _dwarf(prefix: str) -> ParameterKind:
    """A constant of DWARF."""

    def read(reader: BodyReader) -> str:
        start = reader.position
        words = knowledge_of(_DIALECT).word_lists[prefix]
        if reader.at_end():
            reader.miss(*words)
        word = reader.keyword()
        if not word.startswith(prefix):
            reader.fail_at(f"expected {listed([prefix + '…'])}, but got `{word}`", start)
        if word not in words:
            reader.refuse_word(word, words, start)
        return word

    return ParameterKind(read, str, BodyReader.at_item)


def _expression_argument(known: Known) -> BodyDirective:
    """(integer | encoding),*;  parameters: the operation, its arguments; only those of a conversion name an encoding"""
    encoding = _dwarf("DW_ATE_")

    def item(reader: BodyReader, is_encoding: bool) -> int | str:
        is_word = is_encoding and reader.text[reader.position : reader.position + 1].isalpha()
        return str(encoding.read(reader)) if is_word else reader.unsigned(64)

    def read(reader: BodyReader, values: Values, names: Sequence[str]) -> None:
        converts = values.get(names[0]) == "DW_OP_LLVM_convert"
        found = [item(reader, False)]
        while reader.accept(","):
            found.append(item(reader, converts))
        values[names[-1]] = tuple(found)

    return BodyDirective(read, lambda values, names: ", ".join(map(str, values.get(names[-1]) or ())))


def _tbaa_members() -> ParameterKind:
    """`{` `<` type `,` offset `>` (`,` …)* `}`"""
    node = one_of_attributes(_DIALECT, ("tbaa_root", "tbaa_type_desc"), "a type of TBAA, or a root")

    def member(reader: BodyReader) -> tuple[object, int]:
        reader.expect("<")
        type_ = node.read(reader)
        reader.expect(",")
        offset = reader.signed()
        reader.expect(">")
        return type_, offset

    def read(reader: BodyReader) -> tuple[tuple[object, int], ...]:
        reader.expect("{")
        found = reader.comma_list(lambda: member(reader))
        reader.expect("}")
        return found

    def spell(members: Sequence[tuple[object, int]]) -> str:
        return f"{{{', '.join([f'<{type_}, {offset}>' for type_, offset in members])}}}"

    return ParameterKind(read, spell, lambda reader: reader.comes("{"))


def _fused_location() -> ParameterKind:
    """Several locations, or one with metadata."""

    def read(reader: BodyReader) -> Attribute:
        start = reader.position
        found = reader.attribute()
        if not isinstance(found, FusedLoc | AttributeAlias | UnreadAttr):
            reader.fail_at(f"expected a fused location, but got `{found}`", start)
        return found

    return ParameterKind(read, str, BodyReader.at_attribute)


TYPES = {"array": _array, "func": _function, "struct": _struct, "vec": _vector}

ATTRIBUTES = {"constant_range": _constant_range, "target_features": _target_features}

DIRECTIVES = {
    "ExpressionArg": _expression_argument,
    "ExtTypeParams": _target_parameters,
}

_LOCAL_SCOPES = ("di_lexical_block", "di_lexical_block_file", "di_subprogram")
_SCOPES = (
    *("di_common_block", "di_compile_unit", "di_composite_type", "di_file", "di_module", "di_namespace"),
    *_LOCAL_SCOPES,
)
_TYPES = (
    *("di_basic_type", "di_composite_type", "di_derived_type", "di_null_type", "di_string_type"),
    "di_subroutine_type",
)
_VARIABLES = ("di_global_variable", "di_local_variable")
_NODES = (
    *(*_SCOPES, *_TYPES, *_VARIABLES, "di_annotation", "di_generic_subrange"),
    *("di_imported_entity", "di_label", "di_subrange"),
)

_SCOPE = {"scope": one_of_attributes(_DIALECT, _SCOPES, "a scope of debug information")}
_TYPE = one_of_attributes(_DIALECT, _TYPES, "a type of debug information")
_NODE = one_of_attributes(_DIALECT, _NODES, "debug information")
_FLAGS = {"flags": ("keyword", "llvm.DIFlags", "string")}
_TAG, _ENCODING = {"tag": _dwarf("DW_TAG_")}, {"encoding": _dwarf("DW_ATE_")}

KINDS = {
    "cconv": {"CallingConv": ("keyword", "llvm.CConv")},
    "di_basic_type": {**_TAG, **_ENCODING},
    "di_common_block": _SCOPE,
    "di_compile_unit": {"sourceLanguage": _dwarf("DW_LANG_")},
    "di_composite_type": {**_TAG, **_SCOPE, "baseType": _TYPE, "elements": array_of(_NODE), **_FLAGS},
    "di_derived_type": {**_TAG, "baseType": _TYPE, "extraData": _NODE},
    "di_expression_elem": {"opcode": _dwarf("DW_OP_")},
    "di_global_variable": {**_SCOPE, "type": _TYPE},
    "di_imported_entity": {**_TAG, **_SCOPE, "entity": _NODE, "elements": array_of(_NODE)},
    "di_label": _SCOPE,
    "di_lexical_block": _SCOPE,
    "di_lexical_block_file": _SCOPE,
    "di_local_variable": {**_SCOPE, "type": _TYPE, **_FLAGS},
    "di_module": _SCOPE,
    "di_namespace": _SCOPE,
    "di_string_type": {**_TAG, **_ENCODING, "stringLength": one_of_attributes(_DIALECT, _VARIABLES, "a variable")},
    "di_subprogram": {
        **_SCOPE,
        "retainedNodes": array_of(_NODE),
        "annotations": array_of(_NODE),
        "subprogramFlags": ("keyword", "llvm.DISubprogramFlags", "string"),
    },
    "di_subroutine_type": {"callingConvention": _dwarf("DW_CC_"), "types": array_of(_TYPE)},
    "loop_annotation": {"startLoc": _fused_location(), "endLoc": _fused_location()},
    "tailcallkind": {"tailCallKind": ("keyword", "llvm.TailCallKind")},
    "tbaa_type_desc": {"members": _tbaa_members()},
}


def _flag(_: str, key: Attribute, value: Attribute) -> str:
    """What is wrong with the value of a module's flag, by its key."""
    if isinstance(value, AttributeAlias | UnreadAttr) or not isinstance(key, StringAttr):
        return ""
    if key.value == "CG Profile":
        entries = value.elements if isinstance(value, ArrayAttr) else (value,)
        wrong = [each for each in entries if not _is_of(each, "cgprofile_entry")]
        return f"the flag '{key.value}' is an array of `#llvm.cgprofile_entry<...>`, but got `{wrong[0]}`" if wrong else ""
    if key.value == "ProfileSummary":
        is_summary = _is_of(value, "profile_summary")
        return "" if is_summary else f"the flag '{key.value}' is a `#llvm.profile_summary<...>`, but got `{value}`"
    if isinstance(value, IntegerAttr | BoolAttr | StringAttr):
        return ""
    return f"the flag '{key.value}' is an integer or a string, but got `{value}`"


def _is_of(found: Attribute, mnemonic: str) -> bool:
    if isinstance(found, AttributeAlias | UnreadAttr):
        return True
    return isinstance(found, DialectAttr) and (found.dialect, found.mnemonic) == (_DIALECT, mnemonic)


def _scope(id_: Attribute, *_: object) -> str:
    """What is wrong with the name of a scope of aliases."""
    fits = isinstance(id_, StringAttr | DistinctAttr | AttributeAlias | UnreadAttr)
    return "" if fits else f"a scope is named by a string or a distinct attribute, but got `{id_}`"


ATTRIBUTE_REQUIREMENTS = {"alias_scope": _scope, "mlir.module_flag": _flag}
