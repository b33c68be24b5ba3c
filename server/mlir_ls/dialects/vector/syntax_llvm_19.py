"""vector of LLVM 19: an operation that is of the dialect gpu today."""

from __future__ import annotations

from mlir_ls.dialects.gpu.syntax import OPERATIONS as GPU

OPERATIONS = {"warp_execute_on_lane_0": GPU["warp_execute_on_lane_0"]}
