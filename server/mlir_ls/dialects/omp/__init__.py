"""The dialect omp: OpenMP."""
