"""The dialects of a project: from the files that its settings name to a folder of dialect data in the user's cache.

`sources` says what there is, `load` does the work, in a process of its own: `worker`. What `load` makes is never changed
again: its name stands for its content, so a change of a file makes another folder.
"""
