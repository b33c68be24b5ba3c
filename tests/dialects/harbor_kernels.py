"""Kernels and hardware: `wave` and `hull`."""

from __future__ import annotations

from harbor_values import Values

PTRS = "tensor<64x!wave.ptr<f32>, #blocked>"
FLOATS = "tensor<64xf32, #blocked>"
INTS = "tensor<64xi32, #blocked>"
MASK = "tensor<64xi1, #blocked>"


class Kernels(Values):
    """Kernels and hardware: `wave` and `hull`."""

    # -- wave -------------------------------------------------------------------------------------------

    def _kernel(self) -> None:
        self.isolated()
        p, n, memory = self.bound("!wave.ptr<f32>"), self.bound("i32"), self.bound("!wave.memdesc<64xf32, #blocked, mutable>")
        desc = self.bound("!wave.tensordesc<tensor<64xf32>>")
        self.operations.append("wave.func")
        head = (
            f"wave.func public @kernel({p}: !wave.ptr<f32> {{wave.divisibility = 16 : i32}}, {n}: i32, {memory}: "
            f"!wave.memdesc<64xf32, #blocked, mutable>, {desc}: !wave.tensordesc<tensor<64xf32>>) attributes {{noinline = false}} {{"
        )
        self.region(head, self._kernel_body)

    def _kernel_body(self) -> None:
        (pid,) = self.op("wave.get_program_id", f"$ {self.rng.choice('xyz')} : i32", [("i32", "pid")])
        self.op("wave.make_range", f"$ {{end = 64 : i32, start = 0 : i32}} : {INTS}", [(INTS, "range")])
        self.op("wave.splat", f"$ {self.use('!wave.ptr<f32>')} : !wave.ptr<f32> -> {PTRS}", [(PTRS, "ptrs")])
        self.op("wave.splat", f"$ {pid} : i32 -> {INTS}", [(INTS, "")])
        compared = self.new(MASK, "mask")
        self.line(f"{compared} = arith.cmpi slt, {self.use(INTS)}, {self.use(INTS)} : {INTS}")
        self._wave_load()
        makers = (
            self._wave_load, self._wave_load, self._wave_store, self._wave_reduce, self._wave_shape, self._wave_dot, self._wave_other, self._specialize,
            self._wave_for,
        )  # fmt: skip
        self.some(makers, 3, 12)
        self.op("wave.return", "$")

    def _wave_for(self) -> None:
        n, acc = self.use("i32"), self.use(FLOATS)
        result = f"%loop_{self.names}"
        self.names += 1
        saved = {type_: list(names) for type_, names in self.visible.items()}
        i, carried = self.bound("i32"), self.bound(FLOATS)

        def body() -> None:
            self.some((self._wave_load, self._wave_shape), 1, 3)
            self.line(f"scf.yield {self.use(FLOATS)} : {FLOATS}")

        self.region(
            f"{result} = scf.for {i} = {n} to {n} step {n} iter_args({carried} = {acc}) -> ({FLOATS})  : i32 {{",
            body,
            "} {wave.num_stages = 3 : i32}",
        )
        self.visible = saved
        self.visible[FLOATS].append(result)

    def _wave_load(self) -> None:
        mask = self.rng.choice(("", f", {self.use(MASK)}"))
        hints = self.rng.sample(["cacheModifier = ca", "evictionPolicy = evict_first"], self.rng.randint(0, 2))
        extra = self.rng.choice(("", " {isVolatile = true}"))
        self.op(
            "wave.load", f"$ {self.use(PTRS)}{mask}{''.join([' ' + hint for hint in hints])}{extra} : {PTRS}", [(FLOATS, "")]
        )

    def _wave_store(self) -> None:
        mask = self.rng.choice(("", f", {self.use(MASK)}"))
        self.op("wave.store", f"$ {self.use(PTRS)}, {self.use(FLOATS)}{mask} : {PTRS}, {FLOATS}")
        self.op("wave.addptr", f"$ {self.use(PTRS)}, {self.use(INTS)} : {PTRS}, {INTS}", [(PTRS, "")])

    def _wave_reduce(self) -> None:
        source = self.use(FLOATS)
        result = f"%sum_{self.names}"
        self.names += 1
        self.operations += ["wave.reduce", "wave.reduce.return"]
        a, b, s = (f"%r{part}_{self.names}" for part in "abs")
        self.names += 1
        self.line(f'{result} = "wave.reduce"({source}) <{{axis = 0 : i32}}> ({{')
        self.line(f"^bb0({a}: f32, {b}: f32):")
        self.line(f"  {s} = arith.addf {a}, {b} : f32")
        self.line(f"  wave.reduce.return {s} : f32")
        self.line(f"}}) : ({FLOATS}) -> f32")
        self.visible.setdefault("f32", []).append(result)

    def _wave_shape(self) -> None:
        wide = "tensor<1x64xi32, #blocked>"
        kind = self.rng.randrange(4)
        if kind == 0:
            self.op("wave.expand_dims", f"$ {self.use(INTS)} {{axis = 0 : i32}} : {INTS} -> {wide}", [(wide, "")])
        elif kind == 1:
            self.op(
                "wave.reshape",
                f"$ {self.use(FLOATS)} allow_reorder{self.rng.choice(('', ' efficient_layout'))} : {FLOATS} -> tensor<8x8xf32>",
                [("tensor<8x8xf32>", "")],
            )
        elif kind == 2:
            self.op("wave.splat", f"$ {self.use('f32')} : f32 -> {FLOATS}", [(FLOATS, "")])
        else:
            self.op('"wave.splat"', f"$({self.use('i32')}) : (i32) -> {INTS}", [(INTS, "")])

    def _wave_dot(self) -> None:
        square = "tensor<8x8xf32>"
        if square not in self.visible:
            self.op("wave.reshape", f"$ {self.use(FLOATS)} : {FLOATS} -> {square}", [(square, "")])
        self.op(
            "wave.dot",
            f"$ {self.uses(square, 3)}{self.rng.choice(('', ', inputPrecision = tf32'))} : {square} * {square} -> {square}",
            [(square, "")],
        )
        self.op("wave.trans", f"$ {self.use(square)} {{order = array<i32: 1, 0>}} : {square} -> {square}", [(square, "")])

    def _wave_other(self) -> None:
        kind = self.rng.randrange(5)
        if kind == 0:
            self.op("wave.print", f'$ " x: " {{hex = false, isSigned = array<i32: 1>}} : {self.use("i32")} : i32')
        elif kind == 1:
            self.op(
                "wave.atomic_rmw",
                f"$ fadd, acq_rel, {self.use(PTRS)}, {self.use(FLOATS)}, {self.use(MASK)} : ({PTRS}, {FLOATS}, {MASK}) -> {FLOATS}",
                [(FLOATS, "")],
            )
        elif kind == 2:
            self.op("wave.async_wait", "$ {num = 0 : i32}", [("!wave.async.token", "token")])
        elif kind == 3:
            self.op("wave.call", f"$ @helper({self.use('i32')}) : (i32) -> i32", [("i32", "")])
        else:
            self.op(
                "wave.descriptor_load",
                f"$ {self.use('!wave.tensordesc<tensor<64xf32>>')}[{self.use('i32')}] cacheModifier = cg : !wave.tensordesc<tensor<64xf32>> -> tensor<64xf32>",
                [("tensor<64xf32>", "")],
            )

    def _specialize(self) -> None:
        n = self.use("i32")
        result = f"%ws_{self.names}"
        self.names += 1
        self.operations += ["wave.warp_specialize", "wave.warp_yield", "wave.warp_return"]
        saved = {type_: list(names) for type_, names in self.visible.items()}
        self.line(f"{result} = wave.warp_specialize({n})")
        self.region("default {", lambda: self.line(f"wave.warp_yield {self.use('i32')} : i32"))
        self.isolated()
        captured = self.bound("i32")
        self.region(
            f"partition0({captured}: i32) num_warps(4) {{",
            lambda: self.line(
                f'wave.print " y: " {{hex = true, isSigned = array<i32: 0>}} : {captured} : i32\nwave.warp_return'
            ),
            "} : (i32) -> i32",
        )
        self.visible = saved
        self.visible["i32"].append(result)

    # -- hull -------------------------------------------------------------------------------------------

    def _circuit(self) -> None:
        self.isolated()
        clock, a, flag = self.bound("!hull.clock"), self.bound("i8"), self.bound("i1")
        s = self.bound("!hull.struct<a: i8, b: i1>")
        self.operations += ["hull.module", "hull.output"]
        attributes = self.rng.choice(("", ' attributes {output = #hull.output<"a.sv", excludeFromFileList>}'))
        head = f"hull.module @Top<W: i32 = 4>(in {clock} : !hull.clock, in {a} : i8, in {flag} : i1 {{hull.sym = @x}}, in {s} : !hull.struct<a: i8, b: i1>, out o : i8){attributes} {{"

        def body() -> None:
            makers = (self._comb, self._comb, self._comb, self._sequential, self._instance, self._process)
            self.some(makers, 4, 14)
            self.line(f"hull.output {self.use('i8')} : i8")

        self.region(head, body)
        if self.rng.random() < 0.5:
            self.op("hull.hierpath", "$ private @path [#hull.innerNameRef<@Top::@x>]")

    def _comb(self) -> None:
        binary = self.rng.choice(("", "bin "))
        kind = self.rng.randrange(8)
        if kind == 0:
            self.op("hull.constant", f"$ {self.rng.randint(-8, 8)} : i8", [("i8", "c")])
        elif kind == 1:
            self.op(f"hull.{self.rng.choice(('add', 'sub', 'xor'))}", f"$ {binary}{self.uses('i8', 2)} : i8", [("i8", "")])
        elif kind == 2:
            self.op(
                f"hull.{self.rng.choice(('and', 'or'))}",
                f'$ {self.uses("i8", self.rng.randint(2, 4))} {{hull.hint = "x"}} : i8',
                [("i8", "")],
            )
        elif kind == 3:
            self.op("hull.icmp", f"$ {self.rng.choice(('eq', 'ult'))} {self.uses('i8', 2)} : i8", [("i1", "")])
        elif kind == 4:
            self.op("hull.mux", f"$ {self.use('i1')}, {self.uses('i8', 2)} : i8", [("i8", "")])
        elif kind == 5:
            self.op("hull.extract", f"$ {self.use('i8')} from 2 : (i8) -> i4", [("i4", "")])
        elif kind == 6:
            self.op(
                "hull.struct_extract",
                f'$ {self.use("!hull.struct<a: i8, b: i1>")}["a"] : !hull.struct<a: i8, b: i1>',
                [("i8", "a")],
            )
        else:
            self.op("hull.concat", f"$ {self.use('i8')}, {self.use('i1')} : i8, i1", [("i9", "")])

    def _sequential(self) -> None:
        clock, reset = self.use("!hull.clock"), self.rng.choice(("", f" reset {self.use('i1')}, {self.use('i8')}"))
        name = self.rng.choice(("", 'name "r" '))
        self.op("hull.compreg", f"$ {name}{self.use('i8')}, {clock}{reset} : i8", [("i8", "r")])

    def _instance(self) -> None:
        self.op(
            "hull.instance",
            f'$ "sub" sym @sub @Sub<W: i32 = 4>(a: {self.use("i8")}: i8, b: {self.use("i1")}: i1) -> (o: i8, p: i1)',
            [("i8", "sub.o"), ("i1", "sub.p")],
        )

    def _process(self) -> None:
        (r,) = self.op("hull.reg", "$ : !hull.inout<i8>", [("!hull.inout<i8>", "reg")])
        (read,) = self.op("hull.read_inout", f"$ {r} : !hull.inout<i8>", [("i8", "")])
        flag, data = self.use("i1"), self.use("i8")
        self.operations += ["hull.always", "hull.if", "hull.passign", "hull.verbatim"]

        def body() -> None:
            self.region(f"hull.if {flag} {{", lambda: self.line(f"hull.passign {r}, {data} : i8"), "} else {")
            self.line(f'  hull.verbatim "x {{{{0}}}}"({read}) : i8 {{symbols = [@Top, #hull.innerNameRef<@Top::@x>]}}')
            self.line("}")
            if self.rng.random() < 0.5:
                self.operations += ["hull.case", "hull.passign"]
                self.line(f"hull.case {data} : i8")
                self.region("case b0001x: {", lambda: self.line(f"hull.passign {r}, {data} : i8"))
                self.region("default: {", lambda: None)

        self.region(f"hull.always posedge {flag}, negedge {flag} {{", body)
