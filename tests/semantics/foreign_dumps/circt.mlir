hw.module.extern @Ext<WIDTH: i32, NAME: none = "x">(in %clk: i1, out "out-1": i8 {hw.exportPort = #hw<innerSym@o>}) attributes {verilogName = "ext"}
hw.module private @Sub<W: i32>(in %a: !hw.int<#hw.param.decl.ref<"W">>, in %b: !hw.array<4xi8>, in %c: !hw.inout<uarray<2xi3>>, out o: !hw.typealias<@types::@t, i4>) {
  %c0 = hw.constant 0 : i4
  %cm1_i8 = hw.constant -1 : i8
  %t = hw.constant true
  %p = hw.param.value i32 = #hw.param.expr.add<#hw.param.decl.ref<"W">, 1>
  %x = comb.extract %cm1_i8 from 2 : (i8) -> i4
  %y = comb.concat %c0, %x, %cm1_i8 : i4, i4, i8
  %m = comb.mux bin %t, %c0, %x {sv.namehint = "m"} : i4
  %i = comb.icmp bin ceq %c0, %x : i4
  %par = comb.parity %c0 : i4
  %rep = comb.replicate %c0 : (i4) -> i16
  %tt = comb.truth_table %t, %i -> [true, false, false, true]
  %arr = hw.array_create %c0, %x : i4
  %get = hw.array_get %arr[%t] : !hw.array<2xi4>, i1
  %sl = hw.array_slice %b[%c0] : (!hw.array<4xi8>) -> !hw.array<2xi8>
  %st = hw.struct_create (%c0, %t) : !hw.struct<a: i4, b: i1>
  %sa = hw.struct_extract %st["a"] : !hw.struct<a: i4, b: i1>
  %a0, %b0 = hw.struct_explode %st : !hw.struct<a: i4, b: i1>
  %inj = hw.struct_inject %st["b"], %i : !hw.struct<a: i4, b: i1>
  %u = hw.union_create "a", %c0 : !hw.union<a: i4, b: i1>
  %en = hw.enum.constant A : !hw.enum<A, B, C>
  %agg = hw.aggregate_constant [1 : i4, [2 : i4, true]] : !hw.struct<a: i4, b: !hw.struct<c: i4, d: i1>>
  %bc = hw.bitcast %st : (!hw.struct<a: i4, b: i1>) -> i5
  %w = hw.wire %bc sym @w name "w" : i5
  hw.output %c0 : i4
}
hw.type_scope @types {
  hw.typedecl @t, "other" : i4
}
hw.hierpath private @path [@Top::@s, @Sub]
hw.module @Top(in %clk: i1, in %rst: i1, in %d: i8, in %clock: !seq.clock, out q: i8) attributes {output_file = #hw.output_file<"a.sv", excludeFromFileList>} {
  %s.o = hw.instance "s" sym @s @Sub<W: i32 = 42>(a: %d: i8, b: %d: !hw.array<4xi8>, c: %d: !hw.inout<uarray<2xi3>>) -> (o: i4) {sv.attributes = [#sv.attribute<"keep">, #sv.attribute<"x" = "1", emitAsComment>]}
  %reg = sv.reg init %d sym @r : !hw.inout<i8>
  %inst:2 = hw.instance_choice "c" option "Tgt" @Sub or @A if "X" or @B if "Y"(a: %d: i8) -> (o: i4, p: i1)
  %rd = sv.read_inout %reg : !hw.inout<i8>
  %lg = sv.logic {hw.verilogName = "l"} : !hw.inout<i1>
  %idx = sv.array_index_inout %reg[%d] : !hw.inout<array<4xi8>>, i8
  sv.assign %reg, %rd : i8
  sv.alwaysff(posedge %clk) {
    sv.passign %reg, %d : i8
  } (syncreset : posedge %rst) {
    sv.passign %reg, %rd : i8
  }
  sv.alwayscomb {
    sv.bpassign %reg, %rd : i8
  }
  sv.initial {
    sv.ifdef.procedural @SYNTH {
      sv.verbatim "// {{0}}" {symbols = [#hw.innerNameRef<@Top::@r>]}
    } else {
      %fd = sv.constantX : i32
      sv.fwrite %fd, "%d\0A"(%d) : i8
    }
    sv.for %k = %d to %rd step %rd : i8 {
      sv.force %reg, %k : i8
    }
  }
  sv.ifdef @MACRO {
    sv.error "no" (%d) : i8
  }
  sv.assert.concurrent posedge %clk, %rst label "x" message "bad %d"(%d) : i8
  sv.cover %rst, immediate
  sv.case %d : i8
  case b0000xxx1: {
    sv.stop 1
  }
  case bz: {
    sv.fatal 1, "x"
  }
  default: {
  }
  %cr = seq.compreg.ce name "cr" sym @cr %d, %clock, %rst reset %rst, %d powerOn %d : i8
  %init = seq.initial() {
    %c = hw.constant 4 : i8
    seq.yield %c : i8
  } : () -> !seq.immutable<i8>
  %hl = seq.hlmem @mem %clock, %rst : <4x8xi8>
  %rr = seq.read %hl[%d, %d] rden %rst {latency = 1 : i64} : !seq.hlmem<4x8xi8>
  seq.write %hl[%d, %d] %d wren %rst {latency = 1 : i64} : !seq.hlmem<4x8xi8>
  %fm = seq.firmem 0, 1, undefined, port_order : <12 x 42, mask 3>
  %fr = seq.firmem.read_port %fm[%d], clock %clock enable %rst {a} : <12 x 42, mask 3>
  seq.firmem.write_port %fm[%d] = %fr, clock %clock enable %rst mask %d : <12 x 42, mask 3>, i3
  %ff:3, %full, %empty = seq.fifo depth 4 rd_latency 1 almost_full 2 almost_empty 1 in %d rdEn %rst wrEn %rst clk %clock rst %rst : i8
  %gt = seq.clock_gate %clock, %rst, %rst sym @g
  %lt = ltl.delay %rst, 1, 2 : i1
  %seq = ltl.concat %lt, %rst : !ltl.sequence, i1
  verif.assert %seq label "x" : !ltl.sequence
  verif.clocked_assert %seq if %rst, posedge %clk label "y" : !ltl.sequence
  %df = dbg.struct {"a": %d, "b": %rst} : i8, i1
  dbg.variable "v", %df : !dbg.struct
  sim.proc.print %df
  %lit = sim.fmt.literal "x"
  sim.print %lit on %clock if %rst
  emit.file "a.txt" sym @file {
    sv.verbatim "x"
  }
  %llhdsig = llhd.sig name "s" %d : i8
  %prb = llhd.prb %llhdsig : i8
  %tm = llhd.constant_time <1ns, 2d, 3e>
  llhd.drv %llhdsig, %prb after %tm if %rst : i8
  %ms:2 = hw.generate.case "x"
  hw.output %rd : i8
}
sv.macro.decl @SYNTH["SYNTHESIS"]
sv.func private @ff(in %a: i8, inout %b: i8, out c: i1) attributes {verilogName = "x"}
sv.interface @bundle {
  sv.interface.signal @data : i8
  sv.interface.modport @in (input @data, output @ready)
}
// -----
firrtl.circuit "Foo" attributes {annotations = [{class = "circt.test", target = "~Foo|Foo>x"}], enable_layers = [@A]} {
  firrtl.option @Platform {
    firrtl.option_case @FPGA
  }
  firrtl.layer @A bind {
    firrtl.layer @B inline {
    }
  }
  firrtl.domain @ClockDomain
  firrtl.extmodule @Ext<DEPTH: i64 = 8, NAME: none = "x">(in clock: !firrtl.clock sym @c, out o: !firrtl.uint<8>, out p: !firrtl.probe<uint<1>, @A>, in io: !firrtl.bundle<ready flip: uint<1>, valid: uint<1>, bits: vector<uint<8>, 4>>) attributes {defname = "Ext", layers = [@A]}
  firrtl.intmodule @Int<N: i32 = 1>(in a: !firrtl.reset) attributes {intrinsic = "circt.sizeof"}
  firrtl.memmodule @Mem(in R0_addr: !firrtl.uint<4>) attributes {dataWidth = 42 : ui32, depth = 12 : ui64, extraPorts = [], maskBits = 0 : ui32, numReadPorts = 1 : ui32}
  firrtl.class private @Cls(in %in: !firrtl.string, out %out: !firrtl.list<class<@Other(in x: !firrtl.integer)>>) {
    firrtl.propassign %out, %in : !firrtl.string
  }
  firrtl.module private @Foo(in %clock: !firrtl.clock, in %rst: !firrtl.asyncreset, in %a: !firrtl.uint<4> [{class = "a"}], in %e: !firrtl.enum<None: uint<0>, Some: uint<8> = 3>, out %v: !firrtl.vector<sint<3>, 2>, inout %an: !firrtl.analog<1>, in %ip: !firrtl.const.uint<1>, in %fx: !firrtl.fnum) attributes {convention = #firrtl<convention internal>} {
    %c1_ui1 = firrtl.constant 1 : !firrtl.const.uint<1>
    %sp = firrtl.specialconstant 0 : !firrtl.asyncreset
    %inv = firrtl.invalidvalue : !firrtl.uint<4>
    %agg = firrtl.aggregateconstant [1, [2, 3]] : !firrtl.bundle<a: uint<2>, b: vector<uint<2>, 2>>
    %w, %w_ref = firrtl.wire sym @w interesting_name forceable {annotations = [{class = "x"}]} : !firrtl.uint<4>, !firrtl.rwprobe<uint<4>>
    %r = firrtl.reg sym [<@r,1,public>, <@q,2,private>] droppable_name %clock : !firrtl.clock, !firrtl.bundle<a: uint<1>, b: uint<2>>
    %rr = firrtl.regreset %clock, %rst, %a {firrtl.random_init_start = 0 : ui64} : !firrtl.clock, !firrtl.asyncreset, !firrtl.uint<4>, !firrtl.uint<4>
    %0 = firrtl.bits %a 3 to 1 : (!firrtl.uint<4>) -> !firrtl.uint<3>
    %1 = firrtl.shl %a, 2 : (!firrtl.uint<4>) -> !firrtl.uint<6>
    %2 = firrtl.cat %a, %0 : (!firrtl.uint<4>, !firrtl.uint<3>) -> !firrtl.uint<7>
    %3 = firrtl.mux(%0, %a, %a) : (!firrtl.uint<3>, !firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<4>
    %4 = firrtl.subfield %r[b] : !firrtl.bundle<a: uint<1>, b: uint<2>>
    %5 = firrtl.subindex %v[1] : !firrtl.vector<sint<3>, 2>
    %6 = firrtl.subaccess %v[%a] : !firrtl.vector<sint<3>, 2>, !firrtl.uint<4>
    %7 = firrtl.subtag %e[Some] : !firrtl.enum<None: uint<0>, Some: uint<8> = 3>
    %8 = firrtl.istag %e Some : !firrtl.enum<None: uint<0>, Some: uint<8> = 3>
    %9 = firrtl.enumcreate Some(%a) : (!firrtl.uint<4>) -> !firrtl.enum<None: uint<0>, Some: uint<8>>
    %i_clock, %i_o = firrtl.instance i sym @i interesting_name @Ext(in clock: !firrtl.clock, out o: !firrtl.uint<8>)
    %ch_a, %ch_b = firrtl.instance_choice inst sym @ch @Ext alternatives @Platform { @FPGA -> @Int } (in a: !firrtl.uint<8>, out b: !firrtl.uint<8>)
    %obj = firrtl.object @Cls(in in: !firrtl.string, out out: !firrtl.list<string>)
    %mr, %mw, %mrw = firrtl.mem sym @m Old {depth = 12 : i64, init = #firrtl.meminit<"f.hex", true, false>, name = "m", portNames = ["r", "w", "rw"], readLatency = 0 : i32, writeLatency = 1 : i32} : !firrtl.bundle<addr: uint<4>, en: uint<1>, clk: clock, data flip: uint<8>>, !firrtl.bundle<addr: uint<4>>, !firrtl.bundle<a: uint<1>>
    firrtl.when %c1_ui1 : !firrtl.const.uint<1> {
      firrtl.matchingconnect %w, %a : !firrtl.uint<4>
    }
    firrtl.attach %an, %an : !firrtl.analog<1>, !firrtl.analog<1>
    firrtl.printf %clock, %c1_ui1, "x: %d" {name = "p"} (%a, %0) : !firrtl.clock, !firrtl.const.uint<1>, !firrtl.uint<4>, !firrtl.uint<3>
    firrtl.assert %clock, %c1_ui1, %c1_ui1, "msg" : !firrtl.clock, !firrtl.const.uint<1>, !firrtl.const.uint<1> {eventControl = 0 : i32, isConcurrent = true}
    firrtl.stop %clock, %c1_ui1, 1 : !firrtl.clock, !firrtl.const.uint<1>
    %f1 = firrtl.ref.send %w : !firrtl.uint<4>
    firrtl.ref.define %f1, %f1 : !firrtl.probe<uint<4>>
    firrtl.layerblock @A::@B {
      %n = firrtl.node sym @n %a : !firrtl.uint<4>
    }
    firrtl.strictconnect %v, %v : !firrtl.vector<sint<3>, 2>
    %g = firrtl.int.generic "circt_mux2cell" <SIZE: i32 = 1> %0, %a : (!firrtl.uint<3>, !firrtl.uint<4>) -> !firrtl.uint<4>
    %cast = firrtl.resetCast %rst : (!firrtl.asyncreset) -> !firrtl.reset
  }
  firrtl.formal @test, @Foo {bound = 20 : i64, "quoted key" = 1 : i64}
}
// -----
handshake.func @loop(%arg0: i32, %arg1: memref<10xi32>, %arg2: none, ...) -> (i32, none) attributes {argNames = ["a", "m", "ctrl"], resNames = ["r", "done"]} {
  %0:3 = fork [3] %arg0 : i32
  %1 = buffer [2] seq %0#0 {initValues = [1]} : i32
  %2 = merge %1, %0#1 : i32
  %3 = mux %4 [%1, %2] : index, i32
  %4 = constant %arg2 {value = 1 : index} : index
  %trueResult, %falseResult = cond_br %5, %3 : i32
  %5 = arith.cmpi eq, %3, %2 : i32
  %dataResult, %addressResult = load [%4] %6#0, %7 : index, i32
  %6:3 = memory[ld = 1, st = 1] (%dataResult_1, %addressResult_2, %addressResult) {id = 0 : i32, lsq = false} : memref<10xi32>, (i32, index, index) -> (i32, none, none)
  %dataResult_1, %addressResult_2 = store [%4] %2, %7 : index, i32
  %7 = join %arg2, %arg2 : none, none
  %8 = instance @other(%3, %7) : (i32, none) -> i32
  %9:2 = unpack %10 : tuple<i32, none>
  %10 = pack %3, %7 : tuple<i32, none>
  sink %8 : i32
  %11 = source
  %12 = handshake.sync %3 : i32
  extmemory[ld = 1, st = 0] (%arg1 : memref<10xi32>) (%addressResult) {id = 1 : i32} : (index) -> (i32, none)
  return %trueResult, %7 : i32, none
}
calyx.component @main(%go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i8, %done: i1 {done}) {
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r : i8, i1, i1, i1, i8, i1
  %m.addr0, %m.write_data, %m.read_data = calyx.memory @m <[8] x 8> [3] {external = true} : i3, i8, i8
  %c0.in, %c0.out = calyx.instance @c0 of @A : i8, i8
  calyx.wires {
    calyx.group @g {
      calyx.assign %r.in = %go ? %out : i8
      calyx.group_done %r.done : i1
    }
    calyx.comb_group @cg {
    }
    %u = calyx.undefined : i1
  }
  calyx.control {
    calyx.seq {
      calyx.while %r.out with @cg {
        calyx.enable @g
        calyx.par {
          calyx.invoke @r(%r.in = %out) -> (i8)
        }
      }
      calyx.if %r.done with @cg {
        calyx.enable @g {compiledGroups = [@A]}
      } else {
        calyx.repeat 10 {
        }
      }
    }
  }
} {toplevel}
pipeline.scheduled @x
%out, %done = pipeline.scheduled "p"(%a0 : %x : i32, %a1 : %y : i32) clock(%clk) reset(%rst) go(%go) entryEn(%e) -> (out : i32) {
  %0 = comb.add %a0, %a1 : i32
  pipeline.stage ^bb1 regs("a" = %0 : i32, %a1 : i32) pass(%e : i1) enable %go
^bb1(%s1: i32, %s2: i32, %en: i1):
  %1 = pipeline.latency 2 -> (i32) {
    pipeline.latency.return %s1 : i32
  }
  pipeline.return %1 : i32
}
fsm.hw_instance "i" @m(%a), clock %clk, reset %rst : (i1) -> (i8)
%0 = moore.constant b1101X : l5
%net = moore.net wire %0 : l5
%v = moore.variable name "v" : <i32>
moore.blocking_assign %v, %net : i32
moore.procedure always_comb {
  moore.wait_event {
    moore.detect_event posedge %0 if %net : i1
  }
  moore.return
}
moore.module @Foo(in %a: !moore.i8, out b : !moore.ref<l4>) {
  %x = moore.concat %a, %a : (!moore.i8, !moore.i8) -> i16
  %c = moore.conditional %a : i1 -> i8 {
    moore.yield %x : i8
  } {
    moore.yield %x : i8
  }
  moore.output %x : !moore.ref<l4>
}
esi.pure_module @x {
  %i, %ready = esi.wrap.vr %v, %net : i1
}
arc.model @top io !hw.modty<input clk : !seq.clock, output q : i4> initializer @init {
^bb0(%arg0: !arc.storage<512>):
  %s = arc.root_input "clk", %arg0 {offset = 0 : i32} : (!arc.storage<512>) -> !arc.state<i1>
  %m = arc.alloc_memory %arg0 : (!arc.storage<512>) -> !arc.memory<4 x i8, i2>
  arc.clock_tree %s {
    arc.state_write %s = %m if %s : <i1>
  }
}
