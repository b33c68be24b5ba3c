"""Types, attributes, enums and whole dialects from their records."""

from __future__ import annotations

import re

from mlir_ls.ods.constraints import Term, all_of
from mlir_ls.ods.spec import AttrDef, DialectFacts, EnumSpec, Parameter, TypeDef
from mlir_ls.ods.tablegen.arguments import discardable
from mlir_ls.ods.tablegen.context import ImportContext
from mlir_ls.ods.tablegen.cxx.meaning import default_value, parameter_kind
from mlir_ls.ods.tablegen.names import def_name
from mlir_ls.ods.tablegen.records import Record
from mlir_ls.ods.tablegen.traits import traits


def type_def(record: Record, context: ImportContext) -> TypeDef | None:
    """The type of a TypeDef record; None for types without a mnemonic, as builtin ones."""
    name = def_name(record)
    if name is None:
        return None
    return TypeDef(
        name,
        parameters(record, context),
        record.opt_text("assemblyFormat"),
        record.flag("hasCustomAssemblyFormat"),
        traits(record, context),
        context.summary(record.text("summary")),
        context.description(record.text("description")),
        context.location(record),
    )


def attr_def(record: Record, context: ImportContext) -> AttrDef | None:
    """The attribute of an AttrDef record; None for attributes without a mnemonic, as builtin ones."""
    name = def_name(record)
    if name is None:
        return None
    enum = record.ref("enum") if record.isa("EnumAttr") else None
    return AttrDef(
        name,
        parameters(record, context),
        record.opt_text("assemblyFormat"),
        record.flag("hasCustomAssemblyFormat"),
        traits(record, context),
        context.summary(record.text("summary")),
        context.description("" if enum is not None else record.text("description")),
        context.location(record),
        context.names.enum_name(enum) if enum is not None else None,
    )


def parameters(record: Record, context: ImportContext) -> tuple[Parameter, ...]:
    """The parameters of a type or attribute."""
    found = []
    for value, name in record.arguments("parameters"):
        if isinstance(value, str):
            found.append(Parameter(name, parameter_kind(value, context.names, context.namespace)))
        else:
            found.append(_parameter(name, value, context))
    return tuple(found)


def enum_spec(record: Record, context: ImportContext) -> EnumSpec:
    """The enum of an EnumInfo record."""
    cases = tuple([(case.text("str"), case.number("value")) for case in record.refs("enumerants")])
    bits = record.isa("BitEnumBase") or record.isa("BitEnumAttr")
    separator = record.text("separator") if bits else ""
    return EnumSpec(context.names.enum_name(record), cases, _width(record), bits, separator)


def _width(record: Record) -> int:
    """The width of an enum's values in bits; before LLVM 21, only the types of its cases have it."""
    width = record.number("bitwidth")
    types = [case.ref("valueType") for case in record.refs("enumerants")]
    return width or next((type_.number("bitwidth") for type_ in types if type_ is not None), EnumSpec("", ()).width)


_SWITCHED_OFF = re.compile(r"\blet\s+useDefault(Type|Attribute)PrinterParser\s*=\s*(?:0|false)\b")
"""What a dialect says whose types or attributes are read by C++, be there any in its .td files or not."""


def dialect_facts(record: Record, context: ImportContext) -> DialectFacts:
    """What a Dialect record says of the dialect as a whole."""
    code, name = record.text("extraClassDeclaration"), record.text("name")
    switched_off = _SWITCHED_OFF.findall(context.places.text(record))
    return DialectFacts(
        name,
        "parseType(" in code
        or "Type" in switched_off
        or _is_code(record.flag("useDefaultTypePrinterParser"), name, context.names.types),
        "parseAttribute(" in code
        or "Attribute" in switched_off
        or _is_code(record.flag("useDefaultAttributePrinterParser"), name, context.names.attributes),
        extensible=record.flag("isExtensible"),
        unknown_generic=record.flag("hasOperationInterfaceFallback"),
        discardable=discardable(record, context),
        summary=context.summary(record.text("summary")),
        description=context.description(record.text("description")),
    )


def _is_code(generated: bool, dialect: str, table: dict[str, str]) -> bool:
    """Whether C++ parses types or attributes: there are some and no parser is generated, or one is generated for none."""
    return generated != any(name.startswith(f"{dialect}.") for name in table.values())


def _parameter(name: str, record: Record, context: ImportContext) -> Parameter:
    if record.isa("AttributeSelfTypeParameter"):
        return Parameter(name, "type", self_type=True, summary=context.summary(record.text("summary")))
    code = record.text("defaultValue")
    kind = _kind(record, context)
    enum = str(kind[1]) if isinstance(kind, tuple) and kind[0] == "keyword" else None
    default = None
    if code and not record.isa("OptionalParameter"):
        owners = (cpp for cpp in context.names.cases if context.names.enums.get(cpp) == enum)
        cpp = next(owners, None) if enum is not None else None
        default = default_value(code, context.names, context.namespace, cpp)
    optional = record.isa("OptionalParameter") or record.isa("OptionalArrayRefParameter")
    return Parameter(name, kind, optional, default, False, context.summary(record.text("summary")))


def _kind(record: Record, context: ImportContext) -> Term:
    """What a parameter holds; a parser written for it alone makes that unknown, unless it is the one that its enum has."""
    code = record.text("parser")
    if code and code not in context.names.enum_parsers and not record.isa("EnumParameter"):
        return "unknown"
    kind = parameter_kind(record.text("cppType"), context.names, context.namespace)
    if code and isinstance(kind, tuple) and kind[0] == "keyword":
        return kind[:2]  # the parser of parameters takes bits in a row
    if record.isa("TypeConstraint"):
        constraint = context.reader.predicate(record.ref("predicate"))
        known: list[Term] = [kind[1]] if isinstance(kind, tuple) and kind[0] == "constrained_type" else []
        if constraint not in ("any", "unknown") and (known or kind == "type"):
            return ("constrained_type", all_of([*[each for each in known if each != constraint], constraint]))
    return kind
