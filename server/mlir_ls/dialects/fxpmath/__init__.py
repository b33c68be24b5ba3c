"""The dialect fxpmath: fixed-point arithmetic of MLIR in 2020."""
