"""The dialect mpi: messages between processes."""
