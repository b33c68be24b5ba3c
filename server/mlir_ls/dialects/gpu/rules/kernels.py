"""Kernels: their bodies, how they are launched, and what they give back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.calls import is_defined, returned_to, signature_of
from mlir_ls.semantics.verify.model.attributes import case_of
from mlir_ls.semantics.verify.model.context import Site, Unanswered
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, IntegerAttr, StringAttr, UnitAttr
from mlir_ls.syntax.leaf.extent import balanced_end
from mlir_ls.syntax.leaf.types import MemRefType, TypeAlias

_SHARED = re.compile(r"(?<![\w.$<])workgroup\s*\(")
_BUFFER = re.compile(r"%\s*:")
_CONFIGURATION = 12  # arguments of a launch's region: indices and sizes of blocks and threads
_CONFIGURATION_OF_CLUSTERS = 18  # where there are clusters, their indices and sizes too


@rule("gpu.container-module")
def gpu_container_module(site: Site) -> Iterator[Violation]:
    """A kernel is launched in a module that says that it contains kernels."""
    module = next((parent for parent in site.parents() if parent.spec.name == "builtin.module"), None)
    if module is None or not _contains_kernels(module):
        message = "the module around a launch needs the attribute 'gpu.container_module'"
        yield Violation(message, name_of(site.operation.shape))


def _contains_kernels(module: Operation) -> bool:
    """Whether a module says that it contains kernels, by an attribute without a value."""
    if not module.has_attribute("gpu.container_module"):
        return False
    return isinstance(module.attribute("gpu.container_module"), UnitAttr | AttributeAlias | None)


def _is_verified(site: Site) -> bool:
    """Whether what a launch names is looked at: it stands directly in an operation directly in a module with kernels.

    The names are those of the module, so nothing is said where the operation in between has a symbol table of its own.
    """
    names = [name for name, _ in zip(site.parent_names(), range(2), strict=False)]
    if len(names) < 2 or names[1] != "builtin.module":
        return False
    try:
        between = site.parent()
    except Unanswered:  # no dialect declares it
        between = None
    module = site.parent(1)
    return module is not None and _contains_kernels(module) and (between is None or not between.spec.symbol_table)


def _is_needed(site: Site) -> bool:
    """Whether the kernel of a launch has to be defined; of one in a binary that is not known."""
    if not _is_verified(site):
        return False
    container = site.container("kernel")
    return container is None or container.spec.name == "gpu.module"


@rule("gpu.kernel-callee", kinds=("gpu.module", "gpu.binary"))
def gpu_kernel_callee(site: Site) -> Iterator[Violation]:
    """What is launched is a kernel, and takes the operands that it is given."""
    container = site.container("kernel") if _is_verified(site) else None
    if container is None or container.spec.name == "gpu.binary":
        return
    place, name = attribute_at(site.operation, "kernel"), site.symbol_name("kernel")
    if container.spec.name != "gpu.module":
        message = f"{name} must be in a 'gpu.module' or a 'gpu.binary', but is in a '{container.spec.name}'"
        yield Violation(message, place)
        return
    function, launch = site.symbol("kernel"), site.operation
    if function is None:
        return
    related = (site.mention("kernel", "defined here"),)
    if "FunctionOpInterface" not in function.spec.trait_names:
        yield Violation(f"{name} must name a kernel, but is a '{function.spec.name}'", place, related)
        return
    if not function.has_attribute("gpu.kernel"):
        yield Violation(f"{name} is no kernel: it lacks the attribute 'gpu.kernel'", place, related)
        return
    signature, given = signature_of(function), launch.operand_group("kernelOperands")
    if function.spec.name != "gpu.func" or signature is None or given is None:
        return
    if len(signature.inputs) != len(given):
        yield Violation(f"{name} takes {counted(len(signature.inputs), 'operand')}, but got {len(given)}", place, related)
        return
    for index, expected in zip(given, signature.inputs, strict=True):
        if differ(launch.operand_types[index], expected):
            message = f"{name} takes {expected} here, but got {launch.operand_types[index]}"
            yield Violation(message, operand_type_at(launch, index), related)
            return


@rule("gpu.reduction-region")
def gpu_reduction_region(inside: Inside) -> Iterator[Violation]:
    """A reduction has an operation or a region that takes two values of the operand's type and yields one."""
    operation, region = inside.operation, inside.regions[0] if inside.regions else None
    given = operation.has_attribute("op")
    place = name_of(operation.shape)
    if region is None or region.block_count == 0:
        if not given and region is not None:
            yield Violation("a reduction needs an operation or a region", place)
        return
    if given:
        yield Violation("a reduction has an operation or a region, not both", attribute_at(operation, "op"))
        return
    expected, arguments = operation.type_named("value"), region.arguments
    if len(arguments) != 2:
        yield Violation(f"the region takes two values, but got {len(arguments)}", place)
        return
    for argument in arguments:
        if differ(argument, expected):
            yield Violation(f"the region takes values {expected}, but got {argument}", place)
            return
    yields = [item for item in region.terminators() if item.name == "gpu.yield"]
    for item in yields:
        types = item.operation.operand_types
        if len(types) != 1:
            yield Violation(f"the region yields one value, but got {len(types)}", name_of(item.node.shape), (), item)
            return
        if differ(types[0], expected):
            yield Violation(f"the region yields {expected}, but got {types[0]}", operand_type_at(item.operation, 0), (), item)
            return
    if not yields:
        yield Violation("the region must end with 'gpu.yield'", place)


@rule("gpu.launch-region")
def gpu_launch_region(inside: Inside) -> Iterator[Violation]:
    """The region of a launch takes twelve indices and sizes, and buffers in memory, and ends with gpu.terminator."""
    if not inside.regions:
        return
    region, operation = inside.regions[0], inside.operation
    if region.block_count:
        wrong = _wrong_launch_arguments(operation, region.arguments)
        if wrong:
            yield Violation(wrong, name_of(operation.shape))
            return
    for item in region.terminators():
        if item.operation.spec.has_trait("HasParent") and item.name != "gpu.terminator":
            return  # that it cannot stand here is said of itself
        if item.name != "gpu.terminator" and not item.node.shape.successors:
            yield Violation(f"expected 'gpu.terminator', but got '{item.name}'", name_of(item.node.shape), (), item)
            return
    last = next(reversed(list(region.operations())), None)
    if last is not None and last.node.shape.generic and last.node.shape.syntax is None and not last.node.shape.successors:
        yield Violation(f"expected 'gpu.terminator', but got '{last.name}'", name_of(last.node.shape), (), last)


def _wrong_launch_arguments(operation: Operation, arguments: Sequence[Type | None]) -> str:
    """What is wrong with the arguments of a launch's region: indices and sizes, of clusters too, and buffers after them."""
    clusters = [operation.operand_group(f"clusterSize{axis}") for axis in "XYZ"]
    shared = _shared_buffers(operation)
    if None in clusters or shared is None:
        return ""
    if any(clusters) and not all(clusters):
        return "clusters have a size in each of three dimensions"
    configuration = _CONFIGURATION_OF_CLUSTERS if all(clusters) else _CONFIGURATION
    if not operation.generic and [isinstance(each, MemRefType) for each in arguments].count(False) == configuration - 1:
        configuration -= 1  # the custom form may leave out one name, as of `z`; that argument has none
    if len(arguments) < configuration + max(shared, 0):
        buffers = f" and {counted(shared, 'buffer')}" if shared > 0 else ""
        return f"the region takes {configuration} indices and sizes{buffers}, but got {counted(len(arguments), 'argument')}"
    return _wrong_buffers(arguments[configuration:], shared)


def _wrong_buffers(buffers: Sequence[Type | None], shared: int | None) -> str:
    """What is wrong with buffers, the first of which the work group shares."""
    if shared is not None and shared < 0:
        return f"'workgroup_attributions' must not be negative, but got {shared}"
    for position, found in enumerate(buffers):
        if found is None or isinstance(found, TypeAlias):
            continue
        if not isinstance(found, MemRefType):
            return f"a buffer of a kernel is a memref, but got {found}"
        space = case_of(found.memory_space)
        expected = None if shared is None else "workgroup" if position < shared else "private"
        if space is not None and expected is not None and space != expected:
            return f"a {expected} buffer is in memory space {expected}, but got {found}"
        if space == "global":
            return f"a buffer of a kernel is in memory space workgroup or private, but got {found}"
    return ""


@rule("gpu.attributions")
def gpu_attributions(inside: Inside) -> Iterator[Violation]:
    """A function has a body, which takes its arguments; buffers of a work group or a thread are memrefs in its memory."""
    operation, region = inside.operation, inside.regions[0] if inside.regions else None
    signature, place = signature_of(operation), name_of(operation.shape)
    if region is None or signature is None:
        return
    if operation.generic and region.block_count == 0:
        yield Violation("a function needs a body", place)
        return
    arguments = region.arguments
    shared = _shared_buffers(operation)
    if len(arguments) < len(signature.inputs):
        return  # that is said of functions of any dialect
    if operation.generic and shared is not None and len(arguments) < len(signature.inputs) + shared:
        message = f"the body takes {counted(len(signature.inputs) + shared, 'argument')}, but got {len(arguments)}"
        yield Violation(message, place)
        return
    wrong = _wrong_buffers(arguments[len(signature.inputs) :], shared)
    if wrong:
        yield Violation(wrong, place)


@rule("gpu.function-name")
def function_name(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A function has a name, which is no property in generic form: there it stands after the regions."""
    if not operation.generic:
        return
    if not operation.has_attribute("sym_name"):
        yield "requires attribute 'sym_name'", name_of(operation.shape)
        return
    found = operation.attribute("sym_name")
    if found is not None and not isinstance(found, StringAttr | AttributeAlias):
        yield f"attribute 'sym_name' must be a string, but got {found}", attribute_at(operation, "sym_name")


def _shared_buffers(operation: Operation) -> int | None:
    """How many buffers the work group has: an attribute in generic form, those after a keyword in the custom one."""
    if operation.generic:
        found = operation.attribute("workgroup_attributions")
        if found is None or isinstance(found, AttributeAlias):
            return None if operation.has_attribute("workgroup_attributions") else 0
        return found.value if isinstance(found, IntegerAttr) else 0
    text = operation.shape.text
    keyword = _SHARED.search(text)
    if keyword is None:
        return 0
    start = keyword.end() - 1
    return len(_BUFFER.findall(text[start : balanced_end(text, start)]))


RULES: Rules = {"func": (function_name,)}

SITE_RULES: SiteRules = {
    "launch_func": (gpu_container_module, is_defined("kernel", required=_is_needed), gpu_kernel_callee),
    "return": (returned_to(("gpu.func",)),),
}

BODY_RULES: BodyRules = {
    "all_reduce": (gpu_reduction_region,),
    "func": (gpu_attributions,),
    "launch": (gpu_launch_region,),
}
