"""How processes are made to end with the server on Windows: the calls of its interface on any system, what they do on Windows."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from typing import Any

import pytest

from mlir_ls.system.windows_job import BasicLimits, ExtendedLimits, join_job

JOB, PROCESS = 0x1234, 0xFFFFFFFFFFFFFFFF


class Function:
    """A function of a library: what it is called with, and what it returns."""

    def __init__(self, result: int) -> None:
        self.result = result
        self.calls: list[tuple[Any, ...]] = []
        self.argtypes: tuple[Any, ...] = ()
        self.restype: Any = None

    def __call__(self, *arguments: Any) -> int:
        assert len(arguments) == len(self.argtypes)
        self.calls.append(arguments)
        return self.result


class Kernel:
    """The part of `kernel32.dll` that is called."""

    def __init__(self, job: int = JOB, is_set: int = 1, is_assigned: int = 1) -> None:
        self.CreateJobObjectW = Function(job)
        self.SetInformationJobObject = Function(is_set)
        self.GetCurrentProcess = Function(PROCESS)
        self.AssignProcessToJobObject = Function(is_assigned)
        self.CloseHandle = Function(1)


@pytest.mark.skipif(ctypes.sizeof(ctypes.c_void_p) != 8, reason="the sizes are those of 64 bits")
def test_the_structures_have_the_sizes_of_the_system() -> None:
    assert (ctypes.sizeof(BasicLimits), ctypes.sizeof(ExtendedLimits)) == (64, 144)
    assert (BasicLimits.limit_flags.offset, BasicLimits.affinity.offset) == (16, 48)
    assert (ExtendedLimits.io.offset, ExtendedLimits.process_memory_limit.offset) == (64, 112)


def test_the_server_joins_a_job_that_ends_with_it() -> None:
    kernel = Kernel()
    assert join_job(kernel)
    ((job, kind, limits, size),) = kernel.SetInformationJobObject.calls
    assert (job, kind, size) == (JOB, 9, ctypes.sizeof(ExtendedLimits))
    assert limits._obj.basic.limit_flags == 0x2000
    assert kernel.AssignProcessToJobObject.calls == [(JOB, PROCESS)]
    assert kernel.CloseHandle.calls == [], "the job ends with its last handle"
    assert kernel.GetCurrentProcess.restype is ctypes.c_void_p, "a handle has the size of a pointer"


@pytest.mark.parametrize("kernel", [Kernel(job=0), Kernel(is_set=0), Kernel(is_assigned=0)])
def test_a_system_that_does_not_let_it_is_no_error(kernel: Kernel) -> None:
    assert not join_job(kernel)
    assert kernel.CloseHandle.calls == ([(JOB,)] if kernel.CreateJobObjectW.result else [])


_PARENT = """
import ctypes, subprocess, sys, time
from mlir_ls.system.windows_job import join_job
assert join_job(ctypes.windll.kernel32)
child = subprocess.Popen([sys.executable, "-c", "import sys, time; print(1, flush=True); time.sleep(60)"], stdout=subprocess.PIPE)
child.stdout.readline()
print(child.pid, flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(os.name != "nt", reason="Windows alone has job objects")
def test_what_a_process_has_started_ends_with_it_however_it_ends() -> None:
    with subprocess.Popen([sys.executable, "-c", _PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert _runs(child)
        parent.kill()
        parent.wait()
    until = time.monotonic() + 20
    while _runs(child) and time.monotonic() < until:
        time.sleep(0.1)
    assert not _runs(child)


def _runs(process: int) -> bool:
    """Whether there is a process of this number that has not ended."""
    kernel = ctypes.windll.kernel32  # type: ignore[attr-defined]
    kernel.OpenProcess.restype = kernel.WaitForSingleObject.restype = ctypes.c_void_p
    handle = kernel.OpenProcess(_SYNCHRONIZE, False, process)
    if not handle:
        return False
    state = kernel.WaitForSingleObject(ctypes.c_void_p(handle), 0)
    kernel.CloseHandle(ctypes.c_void_p(handle))
    return bool(state == _TIMEOUT)


_SYNCHRONIZE, _TIMEOUT = 0x100000, 0x102
