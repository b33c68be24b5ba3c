"""Operations of groups of invocations: their scope, and what they demand of memory."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.spirv.rules.types import Found, count
from mlir_ls.dialects.spirv.rules.words import ORDERS, SCOPES, word, words
from mlir_ls.semantics.verify.model.attributes import case
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.model.surroundings import Site
from mlir_ls.semantics.verify.rules import Rules, SiteRules, Wrong, rule
from mlir_ls.syntax.leaf.types import IntegerType, VectorType

_ORDERS = frozenset(ORDERS.values())


@rule("spirv.memory-order")
def spirv_memory_order(operation: Operation) -> Found:
    """At most one of Acquire, Release, AcquireRelease and SequentiallyConsistent is set."""
    for name in ("semantics", "memory_semantics"):
        found = words(operation, name, ORDERS)
        if found is not None and len(found & _ORDERS) > 1:
            message = "expected one of Acquire, Release, AcquireRelease and SequentiallyConsistent"
            given = case(operation, name) or "|".join([each for each in ORDERS.values() if each in found])
            yield f"{message}, found {given}", attribute_at(operation, name)


@rule("spirv.scope")
def spirv_scope(operation: Operation) -> Found:
    """What a group does has the scope of a work group or of a subgroup."""
    found = word(operation, "execution_scope", SCOPES)
    if found is not None and found not in ("Workgroup", "Subgroup"):
        yield f"expected execution scope Workgroup or Subgroup, found {found}", attribute_at(operation, "execution_scope")


@rule("spirv.subgroup-scope")
def spirv_subgroup_scope(operation: Operation) -> Found:
    """What a vote decides has the scope of a subgroup."""
    found = word(operation, "execution_scope", SCOPES)
    if found is not None and found != "Subgroup":
        yield f"expected execution scope Subgroup, found {found}", attribute_at(operation, "execution_scope")


@rule("spirv.constant-clusters")
def spirv_constant_clusters(site: Site) -> Iterator[Wrong]:
    """How large clusters are is a constant."""
    for index in site.operation.operand_group("cluster_size") or ():
        origin = site.origin(index)
        if origin is None:
            continue
        if origin.operation is None or "ConstantLike" not in origin.operation.spec.trait_names:
            yield Wrong("the size of clusters is a constant", operand_at(site.operation.shape, index))


@rule("spirv.cluster-size")
def spirv_cluster_size(operation: Operation) -> Found:
    """A reduction in clusters says how large these are."""
    size = operation.operand_group("cluster_size")
    if case(operation, "group_operation") == "ClusteredReduce" and size is not None and not size:
        yield "ClusteredReduce needs the size of the clusters", name_of(operation.shape)


@rule("spirv.local-id")
def spirv_local_id(operation: Operation) -> Found:
    """A local identifier has one, two or three components."""
    found = operation.type_named("localid")
    if isinstance(found, VectorType) and count(found) not in (2, 3):
        yield f"expected 2 or 3 components, found {found}", place_of(operation, "localid")


@rule("spirv.shuffle-operand")
def spirv_shuffle_operand(operation: Operation) -> Found:
    """What an invocation exchanges values by is no signed integer."""
    for name in ("id", "delta", "mask"):
        found = operation.type_named(name)
        if isinstance(found, IntegerType) and found.signedness == "s":
            yield f"expected a signless or unsigned integer, found {found}", place_of(operation, name)


_ORDER = (spirv_memory_order,)
_SCOPE = (spirv_scope,)
_CLUSTERS = (spirv_scope, spirv_cluster_size)
_VOTE = (spirv_subgroup_scope,)
_EXCHANGE = (spirv_scope, spirv_shuffle_operand)

_ATOMIC = ("And", "IAdd", "IDecrement", "IIncrement", "ISub", "Or", "SMax", "SMin", "UMax", "UMin", "Xor")
_BITWISE = ("BitwiseAnd", "BitwiseOr", "BitwiseXor", "LogicalAnd", "LogicalOr", "LogicalXor")
_NUMERIC = ("FAdd", "FMax", "FMin", "FMul", "IAdd", "IMul", "SMax", "SMin", "UMax", "UMin")

RULES: Rules = {
    **{f"Atomic{name}": _ORDER for name in _ATOMIC},
    **{f"GroupNonUniform{name}": _CLUSTERS for name in (*_BITWISE, *_NUMERIC)},
    **{f"GroupNonUniform{name}": _EXCHANGE for name in ("Shuffle", "ShuffleDown", "ShuffleUp", "ShuffleXor")},
    **{f"Group{name}": _SCOPE for name in ("FAdd", "FMax", "FMin", "IAdd", "SMax", "SMin", "UMax", "UMin")},
    "ControlBarrier": _ORDER,
    "EXT.AtomicFAdd": _ORDER,
    "GroupBroadcast": (spirv_scope, spirv_local_id),
    **{f"GroupNonUniform{name}": _VOTE for name in ("All", "AllEqual", "Any", "BallotBitCount", "QuadSwap")},
    "GroupNonUniformBallot": _SCOPE,
    "GroupNonUniformBallotFindLSB": _SCOPE,
    "GroupNonUniformBallotFindMSB": _SCOPE,
    "GroupNonUniformBroadcast": _SCOPE,
    "GroupNonUniformElect": _SCOPE,
    "GroupNonUniformRotateKHR": _SCOPE,
    "KHR.GroupFMul": _SCOPE,
    "KHR.GroupIMul": _SCOPE,
    "MemoryBarrier": _ORDER,
}

SITE_RULES: SiteRules = {
    f"GroupNonUniform{name}": (spirv_constant_clusters,) for name in (*_BITWISE, *_NUMERIC, "RotateKHR")
}
