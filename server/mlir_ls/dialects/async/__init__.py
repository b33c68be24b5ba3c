"""The dialect async: tasks, and values that they will have computed."""
