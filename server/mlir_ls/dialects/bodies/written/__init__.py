"""Bodies that ODS does not declare: a module for each dialect, named after it, imported when it is first asked for."""
