"""A job object of Windows: its processes end with the one that made it, however that ends.

A process that is in a job starts all others in it. The system ends those of a job with this limit when the last handle of the
job is closed, and it closes the handles of a process that has ended ("Job Objects" in the documentation of Windows).
"""

from __future__ import annotations

import ctypes
from typing import Any

_EXTENDED_LIMITS = 9
"""`JobObjectExtendedLimitInformation`."""

_KILL_ON_JOB_CLOSE = 0x2000
"""`JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE`."""


class BasicLimits(ctypes.Structure):
    """`JOBOBJECT_BASIC_LIMIT_INFORMATION`."""

    _fields_ = (
        ("per_process_user_time_limit", ctypes.c_int64),
        ("per_job_user_time_limit", ctypes.c_int64),
        ("limit_flags", ctypes.c_uint32),
        ("minimum_working_set_size", ctypes.c_size_t),
        ("maximum_working_set_size", ctypes.c_size_t),
        ("active_process_limit", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority_class", ctypes.c_uint32),
        ("scheduling_class", ctypes.c_uint32),
    )


class ExtendedLimits(ctypes.Structure):
    """`JOBOBJECT_EXTENDED_LIMIT_INFORMATION`."""

    _fields_ = (
        ("basic", BasicLimits),
        ("io", ctypes.c_uint64 * 6),
        ("process_memory_limit", ctypes.c_size_t),
        ("job_memory_limit", ctypes.c_size_t),
        ("peak_process_memory_used", ctypes.c_size_t),
        ("peak_job_memory_used", ctypes.c_size_t),
    )


def join_job(kernel: Any) -> bool:
    """Puts this process, and all that it starts from now on, into a job of its own; whether the system lets it.

    `kernel` is `kernel32.dll`. The handle of the job stays open as long as this process runs, and no other process has it.
    """
    kernel.CreateJobObjectW.argtypes = (ctypes.c_void_p, ctypes.c_wchar_p)
    kernel.CreateJobObjectW.restype = ctypes.c_void_p
    kernel.SetInformationJobObject.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_uint32)
    kernel.SetInformationJobObject.restype = ctypes.c_int
    kernel.GetCurrentProcess.argtypes = ()
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    kernel.AssignProcessToJobObject.argtypes = (ctypes.c_void_p, ctypes.c_void_p)
    kernel.AssignProcessToJobObject.restype = ctypes.c_int
    kernel.CloseHandle.argtypes = (ctypes.c_void_p,)
    kernel.CloseHandle.restype = ctypes.c_int
    job = kernel.CreateJobObjectW(None, None)
    if not job:
        return False
    limits = ExtendedLimits()
    limits.basic.limit_flags = _KILL_ON_JOB_CLOSE
    is_set = kernel.SetInformationJobObject(job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits))
    if is_set and kernel.AssignProcessToJobObject(job, kernel.GetCurrentProcess()):
        return True
    kernel.CloseHandle(job)
    return False
