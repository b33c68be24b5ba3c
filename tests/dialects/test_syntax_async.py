"""How the operations of async are read."""

from syntax_support import check_fault, partly_read, read


def test_execute() -> None:
    execute = read(
        "%t, %r = async.execute [%a, %b] (%v as %x: !async.value<f32>) -> !async.value<i32> attributes {y} { … }"
    )
    assert execute.operands("dependencies") == ["%a: !async.token", "%b: !async.token"]
    assert execute.operands("bodyOperands") == ["%v: !async.value<f32>"]
    assert execute.results() == ["!async.token", "!async.value<i32>"]
    assert execute.regions() == [["%x: f32"]]
    assert read("%t = async.execute { … }").results() == ["!async.token"]


def test_await() -> None:
    assert read("%x = async.await %v : !async.value<f32> {a}").results() == ["f32"]
    assert read("async.await %t : !async.token").shape.result_count == 0
    assert read("%x = async.await %v : !async.value<!alias>").results() == ["!alias"]


def test_an_alias_hides_whether_there_is_a_result() -> None:
    operation = partly_read("%x = async.await %v : !alias")
    assert operation.fault() == ""
    assert operation.shape.result_count is None


def test_func() -> None:
    assert read("async.func @f(%a: i32) -> !async.token { … }").regions() == [["%a: i32"]]


def test_faults() -> None:
    check_fault(
        """
%t = async.execute (%i : !async.value<f32>) { … }
                       ^ expected-token: expected 'as', but got ':'
"""
    )
