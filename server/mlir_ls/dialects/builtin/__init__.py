"""The dialect builtin: functions, which were of this dialect before LLVM 14."""
