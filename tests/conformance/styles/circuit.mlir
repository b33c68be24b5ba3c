circuit.module @Adder comment "adds" {
  %a = circuit.port "a" : i8
  %b = circuit.port "b" : i8
  %clk = circuit.port "clk" : !circuit.clock
  %rst = circuit.port "rst" : i1
  %zero = circuit.constant 0 : i8
  %sum = circuit.add bin %a, %b : i8
  %less = circuit.icmp bin ult %sum, %zero : i8
  %same = circuit.icmp eq %a, %b : i8
  %r = circuit.reg sym @state %sum, %clk reset %rst, %zero : i8 value i8
  %next = circuit.mux %less, %zero, %r : i8
  %low = circuit.extract %next from 0 : (i8) -> i4
  %w = circuit.wire @wire : !circuit.inout<i4>
  circuit.assign %w, %low : !circuit.inout<i4>
  circuit.assert %same on posedge %clk label "same"
  circuit.output %next, %less : i8, i1
}
circuit.module @Top {
  %clk = circuit.port "clk" : !circuit.clock
  %x = circuit.port "x" : i8
  %one = circuit.constant 1 : i8
  %r:2 = circuit.instance "adder" @Adder(%x, %one) : (i8, i8) -> (i8, i1)
  %s = circuit.xor %r#0, %one : i8
  %t = circuit.mux %r#1, %s, %x : i8
  %inner = circuit.read @Adder::@wire : i4
  %held = circuit.reg %t, %clk {name = "held"} : i8
  %more:2 = circuit.instance "again" @Adder(%held, %t) : (i8, i8) -> (i8, i1)
  %ok = circuit.and %r#1, %more#1 : i1
  circuit.assert %ok on negedge %clk
  circuit.output %more#0 : i8
}
circuit.machine @door initial @closed attributes {circuit.clocked} {
  circuit.state @closed output {
  } transitions {
    circuit.transition @open guard {
    }
  }
  circuit.state @open output {
  } transitions {
    circuit.transition @closed
  }
}
