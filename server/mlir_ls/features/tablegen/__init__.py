"""What an editor shows in .td files: where their records, classes and variables are declared, and what is said of these there.

All of it comes from the texts alone, also where TableGen cannot read them: from open documents and the files of an import.
"""
