func.func @circuit(%theta: f64, %n: i64, %flag: i1) -> (f64, !gates.result<100>) {
  %r0 = gates.alloc(2) : !gates.reg
  %q0 = gates.extract %r0[0] : !gates.reg -> !gates.bit
  %q1 = gates.extract %r0[%n] : !gates.reg -> !gates.bit
  %q2 = gates.custom "Hadamard"() %q0 : !gates.bit
  %q3 = gates.custom "RX"(%theta) %q1 adj : !gates.bit
  %q4:2 = gates.custom "CNOT"() %q2, %q3 : !gates.bit, !gates.bit
  %q5, %q6 = gates.custom "RZ"(%theta) %q4#0 ctrls(%q4#1) ctrlvals(%flag) : !gates.bit ctrls !gates.bit
  %m, %q7 = gates.measure %q5 postselect 0 : i1, !gates.bit
  %oz = gates.namedobs %q7[PauliZ] : !gates.obs
  %ox = gates.namedobs %q6[PauliX] : !gates.obs
  %o = gates.tensor %oz, %ox : !gates.obs
  %e = gates.expval %o : f64
  %s = gates.sample %o shots 100 : !gates.result<100>
  %r1 = gates.insert %r0[0], %q7 : !gates.reg, !gates.bit
  %r2 = gates.insert %r1[%n], %q6 : !gates.reg, !gates.bit
  %r3 = gates.adjoint(%r2) : !gates.reg -> !gates.reg {
  ^bb0(%in: !gates.reg):
    %a = gates.extract %in[0] : !gates.reg -> !gates.bit
    %b = gates.custom "T"() %a : !gates.bit
    %out = gates.insert %in[0], %b : !gates.reg, !gates.bit
    gates.yield %out : !gates.reg
  }
  gates.dealloc %r3 : !gates.reg
  return %e, %s : f64, !gates.result<100>
}
