"""Dialects from ODS: the records of TableGen files become our own description of operations, types and attributes.

`tblgen` runs TableGen, `records` reads what it prints, `importer` is the way in. See "Defining Dialects: Operation
Definition Specification (ODS)" in the documentation of MLIR for the source language.
"""
