"""The engine of the verifier: which operations are checked, in which order, and what is kept of the results."""
