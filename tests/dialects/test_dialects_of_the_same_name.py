"""Dialects of a project that are called as ones of MLIR are: what is known of MLIR's does not hold for them."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from test_ods_import import needs_tblgen
from test_project import options_of

from mlir_ls.analysis import check_text
from mlir_ls.ods.dialect_modules import dialects_with, module_of

pytestmark = needs_tblgen

NAMES = [name for name in dialects_with("bodies") if name not in ("builtin", "func")]
KINDS = {"!": ("Type", ("TYPES", "TYPE_REQUIREMENTS")), "#": ("Attr", ("ATTRIBUTES", "ATTRIBUTE_REQUIREMENTS"))}
SYNTAXES = {"let hasCustomAssemblyFormat = 1;": "[1, 2] by x : own", 'let assemblyFormat = "`<` $a `by` $b `>`";': "1 by 2"}


def known(name: str, sigil: str) -> Iterator[str]:
    """The mnemonics of types or attributes of MLIR's dialect of which code knows something."""
    yield from {each for table in KINDS[sigil][1] for each in getattr(module_of(name, "bodies"), table, ())}
    yield "own"


def definitions(syntax: str) -> Iterator[str]:
    yield 'include "mlir/IR/OpBase.td"\ninclude "mlir/IR/AttrTypeBase.td"'
    for name in NAMES:
        yield f'def D_{name} : Dialect {{ let name = "{name}"; let cppNamespace = "::own::{name}";'
        yield "  let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1; }"
        for sigil, (kind, _) in KINDS.items():
            for number, mnemonic in enumerate(known(name, sigil)):
                yield f'def D_{name}_{kind}{number} : {kind}Def<D_{name}, "{kind}{number}"> {{ let mnemonic = "{mnemonic}";'
                yield f'  let parameters = (ins "int64_t":$a, "int64_t":$b); {syntax} }}'


@pytest.mark.parametrize("syntax", SYNTAXES)
def test_types_and_attributes_are_those_of_the_project(
    syntax: str, tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    options = options_of("\n".join(definitions(syntax)), tmp_path_factory)
    leaves = [f"{sigil}{name}.{each}<{SYNTAXES[syntax]}>" for name in NAMES for sigil in KINDS for each in known(name, sigil)]
    texts = [f'"x.use"() {{a = {leaf}}} : () -> ()' for leaf in leaves]
    texts += [f'"x.use"() {{a = tensor<3x4xf32, {leaf}>}} : () -> ()' for leaf in leaves if leaf.startswith("#")]
    with caplog.at_level(logging.WARNING):
        assert [each.message for each in check_text("\n".join(texts), options)] == []
    assert caplog.text == ""


@pytest.mark.parametrize("attribute", ["linalg.own", "dlti.own = 1 : i8", "spirv.own", "transform.own"])
def test_discardable_attributes_are_those_of_the_project(attribute: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    text = f"func.func private @f(i32 {{{attribute}}}) -> (i32 {{{attribute}}}) attributes {{{attribute}}}"
    name = attribute.partition(".")[0]
    options = options_of(
        f"""
        include "mlir/IR/OpBase.td"
        include "mlir/IR/AttrTypeBase.td"
        def D : Dialect {{ let name = "{name}"; let cppNamespace = "::own"; let useDefaultAttributePrinterParser = 1; }}
        def D_Attr : AttrDef<D, "Own"> {{ let mnemonic = "own"; }}
        def D_Op : Op<D, "own">;
        """,
        tmp_path_factory,
    )
    assert check_text(text) != []
    assert check_text(text, options) == []


def test_operations_that_code_parses_are_those_of_the_project(tmp_path_factory: pytest.TempPathFactory) -> None:
    options = options_of(
        """
        include "mlir/IR/OpBase.td"
        def D : Dialect { let name = "emitc"; let cppNamespace = "::own"; }
        def D_Func : Op<D, "func", [SingleBlock]> {
          let regions = (region AnyRegion:$body);
          let hasCustomAssemblyFormat = 1;
        }
        """,
        tmp_path_factory,
    )
    assert check_text("emitc.func own [1, 2] {}", options) == []
