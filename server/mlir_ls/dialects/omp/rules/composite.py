"""omp: constructs that are made of several, one directly in the other. OpenMP specification, "Composite Constructs"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.omp.rules.constructs import NESTED, WRAPPERS
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, SiteRules, Violation, rule

_COMPOSITE = "omp.composite"
_INNER = ("omp.simd", "omp.wsloop")
_INNERMOST = "omp.simd"
_OUTER = ("omp.distribute", "omp.taskloop")
_PARALLEL, _DISTRIBUTE = "omp.parallel", "omp.distribute"


def _is_composite(operation: Operation | None) -> bool:
    return operation is not None and operation.has_attribute(_COMPOSITE)


_WRAPPER = rule("omp.composite-wrapper")


@_WRAPPER
def omp_composite_wrapper(site: Site) -> Iterator[Violation]:
    """The wrapper around a loop nest is marked as composite just where another wrapper is around it. `omp.loop_nest`."""
    wrapper, around = site.parent(), site.parent(1)
    if wrapper is None or wrapper.spec.name not in (*_INNER, *_OUTER):
        return
    name, is_marked = wrapper.spec.name, _is_composite(wrapper)
    if around is not None and name not in NESTED.get(around.spec.name, (name,)):
        return  # that it cannot stand there is said of the wrapper around it
    is_inner = name in _INNER and around is not None and around.spec.name in WRAPPERS
    if is_marked and not is_inner:
        message = f"'{name}' is marked '{_COMPOSITE}', but is the only wrapper of its loops"
        yield Violation(message, name_of(site.operation.shape))
    elif is_inner and not is_marked and name != _INNERMOST:
        message = f"'{name}' needs the attribute '{_COMPOSITE}', as another wrapper is around it"
        yield Violation(message, name_of(site.operation.shape))


@_WRAPPER
def omp_innermost_wrapper(site: Site) -> Iterator[Violation]:
    """The wrapper that has no other in it is marked as composite where another wrapper is around it. `omp.simd`."""
    around = site.parent()
    if around is not None and site.operation.spec.name not in NESTED.get(around.spec.name, _INNER):
        return  # that it cannot stand there is said of the wrapper around it
    if around is not None and around.spec.name in WRAPPERS and not _is_composite(site.operation):
        message = f"'{site.operation.spec.name}' needs the attribute '{_COMPOSITE}', as another wrapper is around it"
        yield Violation(message, name_of(site.operation.shape))


@rule("omp.composite-distribute")
def omp_composite_distribute(site: Site) -> Iterator[Violation]:
    """Loops that are distributed and then shared among threads stand in a parallel that is composite. `omp.wsloop`."""
    wrapper, around = site.parent(), site.parent(1)
    if wrapper is None or wrapper.spec.name != _DISTRIBUTE:
        return
    if around is None or around.spec.name != _PARALLEL:
        message = f"'omp.wsloop' stands in '{_DISTRIBUTE}' only where that is directly in a composite '{_PARALLEL}'"
        yield Violation(message, name_of(site.operation.shape))


@rule("omp.composite-parallel")
def omp_composite_parallel(inside: Inside) -> Iterator[Violation]:
    """A parallel is composite just where it holds an `omp.distribute`, beside which it has no other construct."""
    operation = inside.operation
    items = [item for region in inside.regions[:1] for item in region.operations()]
    found = [item for item in items if item.name == _DISTRIBUTE]
    where = name_of(operation.shape)
    if len(found) > 1:
        yield Violation(f"'{_PARALLEL}' holds one '{_DISTRIBUTE}' at most, but got {len(found)}", where)
    elif not found and _is_composite(operation):
        yield Violation(f"'{_PARALLEL}' is marked '{_COMPOSITE}', but holds no '{_DISTRIBUTE}'", where)
    elif found and not _is_composite(operation):
        yield Violation(f"'{_PARALLEL}' needs the attribute '{_COMPOSITE}', as it holds an '{_DISTRIBUTE}'", where)
    elif found:
        for item in items:
            is_other = item.name.startswith("omp.") and item.name != _DISTRIBUTE
            if is_other and not item.operation.spec.terminator:
                message = f"a composite '{_PARALLEL}' holds '{_DISTRIBUTE}' alone, but got '{item.name}'"
                yield Violation(message, name_of(item.node.shape), (), item)
                return


SITE_RULES: SiteRules = {
    "loop_nest": (omp_composite_wrapper,),
    "simd": (omp_innermost_wrapper,),
    "wsloop": (omp_composite_distribute,),
}

BODY_RULES: BodyRules = {"parallel": (omp_composite_parallel,)}
