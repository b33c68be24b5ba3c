"""gpu as it was in 2019 and 2020: kernels in modules, named by strings, which see nothing of what is around them."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.gpu.rules.kernels import gpu_container_module
from mlir_ls.dialects.gpu.rules.kernels import gpu_reduction_region as reduction_region
from mlir_ls.dialects.gpu.rules.shapes import gpu_container
from mlir_ls.dialects.llvm.llvm_ir import Function, node_of
from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.model.attributes import number, number_of, text
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import AttributeRules, BodyRules, Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from mlir_ls.syntax.leaf.types import FunctionType, MemRefType, TypeAlias
from mlir_ls.syntax.shape import Mention

_CONFIGURATION = 12  # arguments of a launch's region: indices and sizes of blocks and threads
_SIZES = 6  # operands of a launch: sizes of blocks and threads
_SPACES = (("workgroup", 3), ("private", 5))


# -- launches -----------------------------------------------------------------------------------------------------------


@rule("gpu.kernel-name")
def gpu_kernel_name(operation: Operation) -> Found:
    """A launch names a kernel by a string, and the module that it is in by a symbol; or both by one symbol."""
    kernel, module = operation.attribute("kernel"), operation.attribute("kernel_module")
    place = name_of(operation.shape)
    if not operation.has_attribute("kernel"):
        yield "a launch needs the name of a kernel, 'kernel'", place
    elif isinstance(kernel, SymbolRefAttr | AttributeAlias):
        return
    elif kernel is not None and not isinstance(kernel, StringAttr):
        yield f"the name of a kernel is a string, but got {kernel}", attribute_at(operation, "kernel")
    elif not operation.has_attribute("kernel_module"):
        yield "a launch needs the module of its kernel, 'kernel_module'", place
    elif module is not None and not isinstance(module, SymbolRefAttr | AttributeAlias):
        yield f"the module of a kernel is a symbol, but got {module}", attribute_at(operation, "kernel_module")


@rule("gpu.kernel-callee-2020-10")
def gpu_kernel_callee(site: Site) -> Iterator[Violation]:
    """What is launched is a kernel of a module of kernels, and takes the operands that it is given."""
    launch, module = site.operation, site.parent(1)
    if module is None or module.spec.name != "builtin.module" or not module.has_attribute("gpu.container_module"):
        return
    if not isinstance(launch.attribute("kernel"), StringAttr):
        return
    place, container = attribute_at(launch, "kernel_module"), site.symbol("kernel_module")
    shown = site.symbol_name("kernel_module")
    if container is None or container.spec.name != "builtin.module":
        yield Violation(f"there is no module {shown}", place)
        return
    related: tuple[Mention, ...] = (site.mention("kernel_module", "defined here"),)
    if not isinstance(container.attribute("gpu.kernel_module"), UnitAttr):
        yield Violation(f"{shown} is no module of kernels: it lacks the attribute 'gpu.kernel_module'", place, related)
        return
    place, function = attribute_at(launch, "kernel"), site.member("kernel_module", "kernel")
    name = f"'{text(launch, 'kernel')}'"
    if function is None or function.spec.name not in ("gpu.func", "llvm.func"):
        yield Violation(f"{shown} has no kernel {name}", place, related)
        return
    if not function.has_attribute("gpu.kernel"):
        yield Violation(f"{name} is no kernel: it lacks the attribute 'gpu.kernel'", place, related)
        return
    expected, given = _inputs(function), len(launch.operand_types) - _SIZES
    if expected is not None and len(expected) != given:
        yield Violation(f"{name} takes {counted(len(expected), 'operand')}, but got {given}", place, related)


def _inputs(function: Operation) -> tuple[Type, ...] | None:
    """What a function takes, be it one of gpu or of llvm."""
    found = function.attribute("type")
    if not isinstance(found, TypeAttr):
        return None
    if isinstance(found.value, FunctionType):
        return found.value.inputs
    node = node_of(found.value)
    return node.inputs if isinstance(node, Function) else None


@rule("gpu.launch-region-2020-10")
def gpu_launch_region(inside: Inside) -> Iterator[Violation]:
    """The region of a launch takes twelve indices and sizes and what is passed, and ends with gpu.return."""
    if not inside.regions:
        return
    region, operation = inside.regions[0], inside.operation
    expected = _CONFIGURATION + len(operation.operand_types) - _SIZES
    if region.block_count and len(region.arguments) != expected:
        message = f"the region takes {counted(expected, 'value')}, but got {len(region.arguments)}"
        yield Violation(message, name_of(operation.shape))
        return
    for item in region.terminators():
        if item.name not in ("gpu.return", "gpu.terminator") and not item.node.shape.successors:
            yield Violation(f"expected 'gpu.return', but got '{item.name}'", name_of(item.node.shape), (), item)
            return


@rule("gpu.launch-isolation")
def gpu_launch_isolation(inside: Inside) -> Iterator[Violation]:
    """A launch that ends with gpu.return, as all did in 2019, uses nothing from outside but what is passed to it."""
    if not inside.regions or "gpu.return" not in [item.name for item in inside.regions[0].terminators()]:
        return
    message = "a value from outside of the launch must be passed to it"
    for item, operand in inside.regions[0].uses_from_outside():
        if item.region < 0:
            yield Violation(message, name_of(inside.operation.shape))
        else:
            yield Violation(message, operand_at(item.node.shape, operand), (), item)
        return


# -- kernels ------------------------------------------------------------------------------------------------------------


@rule("gpu.attributions-2020-10")
def gpu_attributions(inside: Inside) -> Iterator[Violation]:
    """A body takes the function's arguments and the buffers of a work group and of a thread, in their memory."""
    operation, region = inside.operation, inside.regions[0] if inside.regions else None
    inputs, shared, place = _inputs(operation), number(operation, "workgroup_attributions"), name_of(operation.shape)
    if region is None or inputs is None or not region.block_count:
        return
    if shared is None and operation.generic:
        shared = 0
    arguments = region.arguments
    if shared is None:
        return
    if len(arguments) < len(inputs) + shared:
        message = f"the body takes {counted(len(inputs) + shared, 'argument')}, but got {len(arguments)}"
        yield Violation(message, place)
        return
    for position, found in enumerate(arguments[len(inputs) :]):
        if found is None or isinstance(found, TypeAlias):
            continue
        keyword, space = _SPACES[position >= shared]
        if not isinstance(found, MemRefType):
            yield Violation(f"a buffer of a kernel is a memref, but got {found}", place)
            return
        if isinstance(found.memory_space, AttributeAlias):
            continue
        given = 0 if found.memory_space is None else number_of(found.memory_space)
        if given != space:
            yield Violation(f"a {keyword} buffer is in memory space {space}, but got {found}", place)
            return


@rule("gpu.reduction-region-2020-10")
def gpu_reduction_region(inside: Inside) -> Iterator[Violation]:
    """A reduction has an operation or a region that takes two values of the operand's type and yields one."""
    operation = inside.operation
    if not operation.has_attribute("op") and not (inside.regions and inside.regions[0].block_count):
        yield Violation("a reduction needs an operation or a region", name_of(operation.shape))
        return
    yield from reduction_region.check(inside)


RULES: Rules = {
    "launch_func": (gpu_kernel_name,),
}
SITE_RULES: SiteRules = {"launch_func": (gpu_container_module, gpu_kernel_callee)}
BODY_RULES: BodyRules = {
    "all_reduce": (gpu_reduction_region,),
    "func": (gpu_attributions,),
    "launch": (gpu_launch_region, gpu_launch_isolation),
}
ATTRIBUTES: AttributeRules = (gpu_container,)
