"""What the operating system has: files that are read and replaced, programs, limits of processes."""
