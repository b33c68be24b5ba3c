"""FileCheck's directives in the comments of a text, as the commands of its RUN lines read them. LLVM, "FileCheck"."""
