"""Operations of groups of invocations: their scope, and what they require of memory."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.spirv.rules.words import ORDERS, SCOPES, word, words
from mlir_ls.semantics.verify.library.constants import constant_at
from mlir_ls.semantics.verify.model.attributes import case
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, operand_at
from mlir_ls.semantics.verify.rules import Found, Rules, SiteRules, Violation, rule

_ORDERS = frozenset(ORDERS.values())


@rule("spirv.memory-order")
def spirv_memory_order(operation: Operation) -> Found:
    """At most one of Acquire, Release, AcquireRelease and SequentiallyConsistent is set."""
    for name in ("semantics", "memory_semantics"):
        found = words(operation, name, ORDERS)
        if found is not None and len(found & _ORDERS) > 1:
            message = "expected one of Acquire, Release, AcquireRelease and SequentiallyConsistent"
            given = case(operation, name) or "|".join([each for each in ORDERS.values() if each in found])
            yield f"{message}, but got {given}", attribute_at(operation, name)


@rule("spirv.scope")
def spirv_scope(operation: Operation) -> Found:
    """What a group does has the scope of a work group or of a subgroup."""
    found = word(operation, "execution_scope", SCOPES)
    if found is not None and found not in ("Workgroup", "Subgroup"):
        yield f"expected execution scope Workgroup or Subgroup, but got {found}", attribute_at(operation, "execution_scope")


@rule("spirv.subgroup-scope")
def spirv_subgroup_scope(operation: Operation) -> Found:
    """What a vote decides has the scope of a subgroup."""
    found = word(operation, "execution_scope", SCOPES)
    if found is not None and found != "Subgroup":
        yield f"expected execution scope Subgroup, but got {found}", attribute_at(operation, "execution_scope")


@rule("spirv.constant-clusters")
def spirv_constant_clusters(site: Site) -> Iterator[Violation]:
    """How large clusters are is a constant."""
    for index in site.operation.operand_group("cluster_size") or ():
        origin = site.origin(index)
        if origin is None:
            continue
        if origin.operation is None or "ConstantLike" not in origin.operation.spec.trait_names:
            yield Violation("the size of clusters is a constant", operand_at(site.operation.shape, index))
            continue
        size = constant_at(site, index)
        if size is not None and (size <= 0 or size & (size - 1)):
            yield Violation(f"the size of clusters is a power of two, but got {size}", operand_at(site.operation.shape, index))


@rule("spirv.broadcast-id")
def spirv_broadcast_id(site: Site) -> Iterator[Violation]:
    """Which invocation a value is from is a constant. SPIR-V specification, `OpGroupNonUniformBroadcast`, before 1.5."""
    for index in site.operation.operand_group("id") or ():
        origin = site.origin(index)
        if origin is not None and (origin.operation is None or origin.operation.spec.name not in _CONSTANTS):
            yield Violation("the invocation is a constant", operand_at(site.operation.shape, index))


_CONSTANTS = ("spirv.Constant", "spirv.mlir.referenceof")
_ORDER = (spirv_memory_order,)
_SCOPE = (spirv_scope,)
_CLUSTERS = (spirv_scope,)
_VOTE = (spirv_subgroup_scope,)
_EXCHANGE = (spirv_scope,)

_ATOMIC = ("And", "IAdd", "IDecrement", "IIncrement", "ISub", "Or", "SMax", "SMin", "UMax", "UMin", "Xor")
_BITWISE = ("BitwiseAnd", "BitwiseOr", "BitwiseXor", "LogicalAnd", "LogicalOr", "LogicalXor")
NUMERIC = ("FAdd", "FMax", "FMin", "FMul", "IAdd", "IMul", "SMax", "SMin", "UMax", "UMin")

RULES: Rules = {
    **{f"Atomic{name}": _ORDER for name in _ATOMIC},
    **{f"GroupNonUniform{name}": _CLUSTERS for name in (*_BITWISE, *NUMERIC)},
    **{f"GroupNonUniform{name}": _EXCHANGE for name in ("Shuffle", "ShuffleDown", "ShuffleUp", "ShuffleXor")},
    **{f"Group{name}": _SCOPE for name in ("FAdd", "FMax", "FMin", "IAdd", "SMax", "SMin", "UMax", "UMin")},
    "ControlBarrier": _ORDER,
    "EXT.AtomicFAdd": _ORDER,
    "GroupBroadcast": (spirv_scope,),
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
    **{f"GroupNonUniform{name}": (spirv_constant_clusters,) for name in (*_BITWISE, *NUMERIC, "RotateKHR")},
    "GroupNonUniformBroadcast": (spirv_broadcast_id,),
}
