"""What the commands read: the files of a command line, their projects, and the processes that share the work."""
