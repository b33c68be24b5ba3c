"""The dialect func: functions."""
