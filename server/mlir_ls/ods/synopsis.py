"""How operations are spelled, for people to read."""

from __future__ import annotations

import re

from mlir_ls.ods.spec import OpSpec


def form_of(spec: OpSpec) -> str:
    """How an operation is spelled: its declarative assembly format, or its generic form where it has none."""
    results = ", ".join([f"%{result.name or 'result'}" for result in spec.results])
    left = f"{results} = " if results else ""
    if spec.assembly_format is not None:
        return f"{left}{spec.name} {_on_few_lines(spec.assembly_format)}".rstrip()
    note = "// its own syntax is written by hand; in generic form:\n" if spec.custom_syntax else ""
    return f"{note}{generic_form_of(spec)}"


def generic_form_of(spec: OpSpec) -> str:
    """How an operation is spelled in generic form."""
    results = ", ".join([f"%{result.name or 'result'}" for result in spec.results])
    left = f"{results} = " if results else ""
    operands = ", ".join([f"${operand.name}" for operand in spec.operands])
    successors = ", ".join([f"${successor.name}" for successor in spec.successors])
    regions = ", ".join([f"${region.name}" for region in spec.regions])
    form = f'{left}"{spec.name}"({operands})'
    form += f"[{successors}]" if successors else ""
    form += f" ({regions})" if regions else ""
    return f"{form} attr-dict : functional-type"


def _on_few_lines(text: str) -> str:
    return re.sub(r"\s*\n\s*", "\n    ", text.strip())
