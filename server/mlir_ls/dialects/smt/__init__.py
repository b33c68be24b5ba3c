"""The dialect smt: formulas for solvers."""
