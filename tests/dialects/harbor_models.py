"""Models, loops and tensors: `ore`, `rope`, `lamp`, and what is added to `transform`."""

from __future__ import annotations

from harbor_values import Values

VTENSOR = "!ore.vtensor<[2,?],f32>"
REF = "!rope.ref<i32>"
ARRAY = "!rope.ref<!rope.array<?x10xf32>>"
LAMP = "tensor<4x8xf32>"


class Models(Values):
    """Models, loops and tensors: `ore`, `rope`, `lamp`, and what is added to `transform`."""

    # -- ore -------------------------------------------------------------------------------------------

    def _model(self) -> None:
        self.isolated()
        x, y, pair = self.bound(VTENSOR), self.bound(VTENSOR), self.bound("!ore.tuple<vtensor<[2,?],f32>, int>")
        self.region(
            f"func.func @forward({x}: {VTENSOR}, {y}: {VTENSOR}, {pair}: !ore.tuple<vtensor<[2,?],f32>, int>) -> {VTENSOR} attributes {{ore.strict}} {{",
            self._model_body,
        )

    def _model_body(self) -> None:
        self.op("ore.constant.int", "$ 1", [("!ore.int", "int")])
        self.op("ore.constant.bool", "$ true", [("!ore.bool", "true")])
        self.op("ore.constant.none", "$", [("!ore.none", "none")])
        self.some((self._aten, self._aten, self._aten, self._ore_other, self._ore_if, self._ore_loop), 4, 14)
        self.line(f"return {self.use(VTENSOR)} : {VTENSOR}")

    def _aten(self) -> None:
        x, one = self.use(VTENSOR), self.use("!ore.int")
        kind = self.rng.randrange(5)
        if kind == 0:
            self.op("ore.aten.relu", f"$ {x} : {VTENSOR} -> {VTENSOR}", [(VTENSOR, "")])
        elif kind == 1:
            self.op(
                "ore.aten.add.Tensor",
                f"$ {x}, {self.use(VTENSOR)}, {one} : {VTENSOR}, {VTENSOR}, !ore.int -> {VTENSOR}",
                [(VTENSOR, "")],
            )
        elif kind == 2:
            self.op("ore.aten.mm", f"$ {x}, {self.use(VTENSOR)} : {VTENSOR}, {VTENSOR} -> {VTENSOR}", [(VTENSOR, "")])
        elif kind == 3:
            (size,) = self.op(
                "ore.prim.ListConstruct",
                f"$ {self.uses('!ore.int', 2)} : (!ore.int, !ore.int) -> !ore.list<int>",
                [("!ore.list<int>", "size")],
            )
            self.op("ore.aten.view", f"$ {x}, {size} : {VTENSOR}, !ore.list<int> -> {VTENSOR}", [(VTENSOR, "")])
        else:
            indices = "!ore.vtensor<[2,1],si64>"
            self.op(
                "ore.aten.max.dim",
                f"$ {x}, {one}, {self.use('!ore.bool')} : {VTENSOR}, !ore.int, !ore.bool -> {VTENSOR}, {indices}",
                [(VTENSOR, "values"), (indices, "indices")],
            )

    def _ore_other(self) -> None:
        kind = self.rng.randrange(7)
        pair = "!ore.tuple<vtensor<[2,?],f32>, int>"
        if kind == 0:
            self.op(
                "ore.vtensor.literal",
                "$(dense<[1, 2]> : tensor<2xsi64>) : !ore.vtensor<[2],si64>",
                [("!ore.vtensor<[2],si64>", "")],
            )
        elif kind == 1:
            self.op(
                "ore.prim.TupleUnpack", f"$ {self.use(pair)} : {pair} -> {VTENSOR}, !ore.int", [(VTENSOR, ""), ("!ore.int", "")]
            )
        elif kind == 2:
            self.op(
                "ore.operator",
                f'$ "onnx.Conv"({self.use(VTENSOR)}) {{ore.group = 1 : si64}} : ({VTENSOR}) -> {VTENSOR}',
                [(VTENSOR, "")],
            )
        elif kind == 3:
            self.op("ore.derefine", f"$ {self.use('!ore.int')} : !ore.int to !ore.optional<int>", [("!ore.optional<int>", "")])
        elif kind == 4:
            self.op("ore.constant.float", "$ 1.000000e+00", [("!ore.float", "float")])
        elif kind == 5:
            self.op("ore.constant.str", '$ "none"', [("!ore.str", "str")])
        else:
            self.op(
                "ore.prim.TupleConstruct",
                f"$ {self.use(VTENSOR)}, {self.use('!ore.int')} : {VTENSOR}, !ore.int -> {pair}",
                [(pair, "")],
            )

    def _ore_if(self) -> None:
        flag = self.use("!ore.bool")
        result = f"%if_{self.names}"
        self.names += 1
        self.operations += ["ore.prim.If", "ore.prim.If.yield", "ore.prim.If.yield"]

        def body() -> None:
            self.some((self._aten,), 0, 2)
            self.line(f"ore.prim.If.yield {self.use(VTENSOR)} : {VTENSOR}")

        self.region(f"{result} = ore.prim.If {flag} -> ({VTENSOR}) {{", body, "} else {")
        self.lines.pop()
        self.region("} else {", body)
        self.visible[VTENSOR].append(result)

    def _ore_loop(self) -> None:
        n, flag, x = self.use("!ore.int"), self.use("!ore.bool"), self.use(VTENSOR)
        result = f"%loop_{self.names}"
        self.names += 1
        self.operations += ["ore.prim.Loop", "ore.prim.Loop.condition"]
        saved = {type_: list(names) for type_, names in self.visible.items()}
        i, carried = self.bound("!ore.int"), self.bound(VTENSOR)
        self.line(f"{result} = ore.prim.Loop {n}, {flag}, init({x}) {{")
        self.line(f"^bb0({i}: !ore.int, {carried}: {VTENSOR}):")
        self.indent += "  "
        self.some((self._aten,), 1, 3)
        self.line(f"ore.prim.Loop.condition {flag}, iter({self.use(VTENSOR)} : {VTENSOR})")
        self.indent = self.indent[:-2]
        self.line(f"}} : (!ore.int, !ore.bool, {VTENSOR}) -> {VTENSOR}")
        self.visible = saved
        self.visible[VTENSOR].append(result)

    # -- rope -------------------------------------------------------------------------------------------

    def _loops(self) -> None:
        if self.rng.random() < 0.4:
            self.operations += ["rope.declare_reduction", "rope.yield", "rope.yield"]
            self.line(
                "rope.declare_reduction @add : i32 init {\n^bb0(%x: i32):\n  %zero = arith.constant 0 : i32\n  rope.yield(%zero : i32)\n} combiner {"
            )
            self.line("^bb0(%x: i32, %y: i32):\n  %s = arith.addi %x, %y : i32\n  rope.yield(%s : i32)\n}")
        self.isolated()
        n, a, i, flag = self.bound(REF), self.bound(ARRAY), self.bound("index"), self.bound("i1")
        self.region(
            f'func.func @_QPloops({n}: {REF} {{rope.bindc_name = "n"}}, {a}: {ARRAY}, {i}: index, {flag}: i1) {{',
            self._loops_body,
        )

    def _loops_body(self) -> None:
        makers = (self._memory, self._memory, self._memory, self._do_loop, self._rope_if, self._parallel, self._rope_call)
        self.some(makers, 4, 12)
        self.line("return") if self.rng.random() < 0.5 else self._branches()

    def _branches(self) -> None:
        flag, i, value = self.use("i1"), self.use("index"), self.use("i32")
        kind = self.rng.randrange(3)
        x = self.names
        self.names += 1
        if kind == 0:
            self.op("rope.cond_br", f"$ {flag}{self.rng.choice(('', ' weights([1, 99])'))}, ^bb1({value} : i32), ^bb2")
        elif kind == 1:
            self.op(
                "rope.select_case",
                f"$ {i} : index [#rope.point, {i}, ^bb1({value} : i32), #rope.interval, {i}, {i}, ^bb2, unit, ^bb2]",
            )
        else:
            self.op("rope.invoke", f"$ @callee({value}) to ^bb1({value} : i32) unwind ^bb2 : (i32) -> ()")
        self.lines.append(f"{self.indent[:-2]}^bb1(%b{x}: i32):  // pred: ^bb0")
        self.visible.setdefault("i32", []).append(f"%b{x}")
        self._memory()
        self.op("rope.br", "$ ^bb2")
        self.visible["i32"].remove(f"%b{x}")
        self.lines.append(f"{self.indent[:-2]}^bb2:  // 2 preds: ^bb0, ^bb1")
        self.line("return")

    def _memory(self) -> None:
        i = self.use("index")
        kind = self.rng.randrange(8)
        if kind == 0:
            self.op("rope.alloca", '$ i32 {bindc_name = "i", uniq_name = "_QFEi"}', [(REF, "")])
        elif kind == 1:
            self.op("rope.alloca", f"$ !rope.array<?x10xf32>, {i}", [("!rope.ref<!rope.array<?x10xf32>>", "")])
        elif kind == 2:
            self.op("rope.load", f"$ {self.use(REF)} : {REF}", [("i32", "")])
        elif kind == 3:
            self.op("rope.store", f"$ {self.use('i32')} to {self.use(REF)} : i32, {REF}")
        elif kind == 4:
            self.op("rope.convert", f"$ {self.use('i32')} : (i32) -> index", [("index", "")])
        elif kind == 5:
            (shape,) = self.op("rope.shape", f"$ {i}, {i} : (index, index) -> !rope.shape<2>", [("!rope.shape<2>", "shape")])
            flags = self.rng.choice(("", ' {fortran_attrs = #rope.var_attrs<intent_in, optional>, uniq_name = "a"}'))
            flags = flags or ' {uniq_name = "a"}'
            self.op(
                "rope.declare",
                f"$ {self.use(ARRAY)}({shape}){flags} : ({ARRAY}, !rope.shape<2>) -> (!rope.box<!rope.array<?x10xf32>>, {ARRAY})",
                [("!rope.box<!rope.array<?x10xf32>>", "a"), (ARRAY, "a")],
            )
        elif kind == 6:
            self.op(
                "rope.designate",
                f"$ {self.use(ARRAY)} ({i}, {i}:{i}:{i}) : ({ARRAY}, index, index, index, index) -> !rope.ref<f32>",
                [("!rope.ref<f32>", "")],
            )
        else:
            self.op(
                "rope.fence",
                f"$ scopes {self.rng.choice(('[true, false]', '[]'))} levels([1, 2]){self.rng.choice(('', ' how(static)'))}",
            )

    def _do_loop(self) -> None:
        i, value = self.use("index"), self.use("i32")
        result = f"%do_{self.names}"
        self.names += 1
        self.operations += ["rope.do_loop", "rope.result"]
        saved = {type_: list(names) for type_, names in self.visible.items()}
        iv, carried = self.bound("index"), self.bound("i32")

        def body() -> None:
            self.some((self._memory, self._rope_if, self._rope_call), 1, 4)
            self.line(f"rope.result {self.use('i32')} : i32")

        self.region(f"{result} = rope.do_loop {iv} = {i} to {i} step {i} iter_args({carried} = {value}) -> (i32) {{", body)
        self.visible = saved
        self.visible.setdefault("i32", []).append(result)

    def _rope_if(self) -> None:
        self.operations.append("rope.if")
        self.region(f"rope.if {self.use('i1')} {{", lambda: self.some((self._memory,), 1, 3), "} else {")
        self.line("}")

    def _parallel(self) -> None:
        n, flag, ref = self.use("i32"), self.use("i1"), self.use(REF)
        self.operations += ["rope.parallel", "rope.terminator"]
        clauses = self.rng.sample([f"if({flag})", f"num_threads({n} : i32)", "proc_bind(close)"], self.rng.randint(0, 3))
        saved = {type_: list(names) for type_, names in self.visible.items()}
        private = self.bound(REF)
        spelled = "".join([" " + clause for clause in clauses])

        def body() -> None:
            self.some((self._memory, self._task, self._loop_nest), 1, 3)
            self.line("rope.terminator")

        self.region(f"rope.parallel{spelled} private(@i_private {ref} -> {private} : {REF}) {{", body)
        self.visible = saved

    def _task(self) -> None:
        clauses = [
            f"final({self.use('i1')})",
            "untied",
            f"priority({self.use('i32')})",
            "schedule(dynamic)",
            f"depend(taskdependin -> {self.use(REF)} : {REF})",
        ]
        chosen = self.rng.sample(clauses, self.rng.randint(0, 4))
        self.operations += ["rope.task", "rope.terminator"]

        def body() -> None:
            self.some((self._memory,), 1, 2)
            self.line("rope.terminator")

        self.region(f"rope.task{''.join([' ' + clause for clause in chosen])} {{", body)

    def _loop_nest(self) -> None:
        n = self.use("i32")
        self.operations += ["rope.loop_nest", "rope.yield"]
        saved = {type_: list(names) for type_, names in self.visible.items()}
        i, j = self.bound("i32"), self.bound("i32")

        def body() -> None:
            self.some((self._memory,), 1, 2)
            self.line("rope.yield")

        self.region(f"rope.loop_nest ({i}, {j}) : i32 = ({n}, {n}) to ({n}, {n}) inclusive step ({n}, {n}) {{", body)
        self.visible = saved

    def _rope_call(self) -> None:
        self.op(
            "rope.call",
            f"$ @callee({self.use('i32')}, {self.use(REF)}) fastmath<contract> : (i32, {REF}) -> i32",
            [("i32", "")],
        )

    # -- lamp -------------------------------------------------------------------------------------------

    def _tensors(self) -> None:
        self.isolated()
        x, y, p = self.bound(LAMP), self.bound(LAMP), self.bound("tensor<i32>")
        self.region(
            f'func.func public @main({x}: {LAMP} {{lamp.sharding = "x"}}, {y}: {LAMP}, {p}: tensor<i32>) -> ({LAMP} {{lamp.info = ""}}) {{',
            self._tensors_body,
        )

    def _tensors_body(self) -> None:
        self.op("lamp.constant", "$ dense<0.000000e+00> : tensor<f32>", [("tensor<f32>", "cst")])
        makers = (self._lamp, self._lamp, self._lamp, self._lamp_reduce, self._lamp_while, self._lamp_generic)
        self.some(makers, 4, 14)
        self.line(f"return {self.use(LAMP)} : {LAMP}")

    def _lamp(self) -> None:
        x, y = self.use(LAMP), self.use(LAMP)
        kind = self.rng.randrange(10)
        if kind == 0:
            self.op(f"lamp.{self.rng.choice(('add', 'maximum'))}", f"$ {x}, {y} : {LAMP}", [(LAMP, "")])
        elif kind == 1:
            self.op(f"lamp.{self.rng.choice(('exponential', 'negate'))}", f"$ {x} : {LAMP}", [(LAMP, "")])
        elif kind == 2:
            self.op(
                "lamp.compare",
                f"$  {self.rng.choice(('EQ', 'LT'))}, {x}, {y} : ({LAMP}, {LAMP}) -> tensor<4x8xi1>",
                [("tensor<4x8xi1>", "")],
            )
        elif kind == 3:
            self.op("lamp.broadcast_in_dim", f"$ {self.use('tensor<f32>')}, dims = [] : (tensor<f32>) -> {LAMP}", [(LAMP, "")])
        elif kind == 4:
            (t,) = self.op("lamp.transpose", f"$ {x}, dims = [1, 0] : ({LAMP}) -> tensor<8x4xf32>", [("tensor<8x4xf32>", "")])
            self.op(
                "lamp.dot_general",
                f"$ {x}, {t}, contracting_dims = [1] x [0], precision = [DEFAULT, HIGH] : ({LAMP}, tensor<8x4xf32>) -> tensor<4x4xf32>",
                [("tensor<4x4xf32>", "")],
            )
        elif kind == 5:
            self.op("lamp.slice", f"$ {x} [0:4, 0:8:2] : ({LAMP}) -> tensor<4x4xf32>", [("tensor<4x4xf32>", "")])
        elif kind == 6:
            self.op("lamp.iota", f"$ dim = 0 : {LAMP}", [(LAMP, "")])
        elif kind == 7:
            self.op(
                "lamp.custom_call",
                f'$ @Sharding({x}) {{backend_config = "", lamp.sharding = "{{replicated}}"}} : ({LAMP}) -> {LAMP}',
                [(LAMP, "")],
            )
        elif kind == 8:
            (pred,) = self.op("lamp.compare", f"$  NE, {x}, {y} : ({LAMP}, {LAMP}) -> tensor<4x8xi1>", [("tensor<4x8xi1>", "")])
            self.op("lamp.select", f"$ {pred}, {x}, {y} : tensor<4x8xi1>, {LAMP}", [(LAMP, "")])
        else:
            (token,) = self.op("lamp.after_all", "$  : !lamp.token", [("!lamp.token", "")])
            self.op("lamp.after_all", f"$ {token}, {token} : !lamp.token", [("!lamp.token", "")])

    def _lamp_reduce(self) -> None:
        self.op(
            "lamp.reduce",
            f"$({self.use(LAMP)} init: {self.use('tensor<f32>')}) applies lamp.maximum across dimensions = [0, 1] : ({LAMP}, tensor<f32>) -> tensor<f32>",
            [("tensor<f32>", "")],
        )

    def _lamp_while(self) -> None:
        i, x = self.use("tensor<i32>"), self.use(LAMP)
        result = f"%while_{self.names}"
        self.names += 1
        self.operations += ["lamp.while", "lamp.return", "lamp.return"]
        saved = {type_: list(names) for type_, names in self.visible.items()}
        a, b = self.new("tensor<i32>", "iterArg"), self.new(LAMP, "iterArg")

        def condition() -> None:
            (flag,) = self.op(
                "lamp.compare", f"$  LT, {a}, {a} : (tensor<i32>, tensor<i32>) -> tensor<i1>", [("tensor<i1>", "")]
            )
            self.line(f"lamp.return {flag} : tensor<i1>")

        def body() -> None:
            self.some((self._lamp,), 1, 3)
            self.line(f"lamp.return {a}, {self.use(LAMP)} : tensor<i32>, {LAMP}")

        self.line(f"{result}:2 = lamp.while({a} = {i}, {b} = {x}) : tensor<i32>, {LAMP}")
        self.region(" cond {", condition, "} do {")
        self.lines.pop()
        self.region("} do {", body)
        self.visible = saved
        self.visible[LAMP].append(f"{result}#1")

    def _lamp_generic(self) -> None:
        x, i = self.use(LAMP), self.use("tensor<i32>")
        kind = self.rng.randrange(3)
        if kind == 0:
            self.op(
                '"lamp.gather"',
                f"$({x}, {i}) {{dimension_numbers = #lamp.gather<offsetDims = [0], indexVectorDim = 0>, slice_sizes = array<i64: 1, 8>}} : ({LAMP}, tensor<i32>) -> tensor<8xf32>",
                [("tensor<8xf32>", "")],
            )
        elif kind == 1:
            result = f"%case_{self.names}"
            self.names += 1
            self.operations += ["lamp.case", "lamp.return", "lamp.return"]
            self.line(
                f'{result} = "lamp.case"({i}) ({{\n  lamp.return {x} : {LAMP}\n}}, {{\n  lamp.return {self.use(LAMP)} : {LAMP}\n}}) : (tensor<i32>) -> {LAMP}'
            )
            self.visible[LAMP].append(result)
        else:
            self.op('"lamp.add"', f"$({x}, {self.use(LAMP)}) : ({LAMP}, {LAMP}) -> {LAMP}", [(LAMP, "")])

    # -- transform -------------------------------------------------------------------------------------------

    def _schedule(self) -> None:
        self.isolated()
        self.operations += ["transform.port.tile", "transform.port.bufferize"]
        self.line(
            "module attributes {transform.with_named_sequence} {\n  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {"
        )
        self.line(
            "    %tiled, %loops = transform.port.tile %root sizes[4, 8] fuse : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"
        )
        self.line(
            "    %done = transform.port.bufferize %tiled : (!transform.any_op) -> (!transform.any_op)\n    transform.yield\n  }\n}"
        )
