"""Host programs: `port`, `berth` and `crane`."""

from __future__ import annotations

from harbor_values import Values

EXTERNAL = "!crane.resource<external>"
TRANSIENT = "!crane.resource<transient>"
TIMEPOINT = "!crane.timepoint"
TENSOR = "tensor<?x4xf32>"


class Programs(Values):
    """Host programs: `port`, `berth` and `crane`."""

    # -- port, berth, crane -------------------------------------------------------------------------------------------

    def _host(self) -> None:
        self.line("module @program attributes {port.stage = 2 : i32} {")
        self.indent = "  "
        self.operations += ["port.global"] * 2
        self.line(
            f"port.global private mutable @state {{inlining = #port.inline.never}} = dense<0.0> : {TENSOR.replace('?', '2')}"
        )
        self.line(f"port.global @device : {TENSOR}")
        if self.rng.random() < 0.5:
            self.operations.append("port.initializer")
            self.isolated()
            self.region("port.initializer {", self._initializer)
        self.isolated()
        a, n, t, r, b = (
            self.bound(TENSOR),
            self.bound("index"),
            self.bound(TIMEPOINT),
            self.bound(EXTERNAL),
            self.bound("!port.buffer"),
        )
        flag = self.bound("i1")
        self.operations.append("port.func")
        head = (
            f"port.func {self.rng.choice(('private', 'public', ''))} @run".replace("  ", " ")
            + f'({a}: {TENSOR}, {n}: index, {t}: {TIMEPOINT}, {r}: {EXTERNAL}, {b}: !port.buffer {{port.name = "x"}}, {flag}: i1) -> '
            + self.rng.choice((f"({a} as {TENSOR})", f'({TENSOR} {{port.name = "y"}})', TENSOR))
            + self.rng.choice(("", " attributes {stub, policy = #port.inline.never}"))
            + " {"
        )
        self.region(head, self._host_body)
        self.indent = ""
        self.line("}")

    def _initializer(self) -> None:
        self.op(
            "port.buffer.constant",
            '$ "blob" {alignment = 64 : index} : !port.buffer = dense<[1, 2]> : tensor<2xi32>',
            [("!port.buffer", "buffer")],
        )
        self.op("port.return", "$")

    def _host_body(self) -> None:
        makers = (
            self._resource, self._resource, self._fence, self._execute, self._dispatch, self._workgroups, self._list, self._scalar, self._global,
            self._pack, self._if, self._trace, self._call,
        )  # fmt: skip
        self.some(makers, 4, 14)
        self.op("port.return", f"$ {self.use(TENSOR)} : {TENSOR}")

    def _resource(self) -> None:
        n = self.use("index")
        on = self.rng.choice(("", " on(#queues)", " on(#crane.partition<@device, queues = [2]>)"))
        kind = self.rng.randrange(5)
        if kind == 0:
            self.op("crane.resource.alloc", f"$ uninitialized{on} : {TRANSIENT}{{{n}}}", [(TRANSIENT, "alloc")])
        elif kind == 1:
            wait = self.rng.choice(("", f" await({self.use(TIMEPOINT)}) =>"))
            self.op(
                "crane.resource.alloca",
                f"${on}{wait} {EXTERNAL}{{{n}}} => {TIMEPOINT}",
                [(EXTERNAL, "result"), (TIMEPOINT, "timepoint")],
            )
        elif kind == 2:
            self.op("crane.resource.size", f"$ {self.use(EXTERNAL)} : {EXTERNAL}", [("index", "size")])
        elif kind == 3:
            self.op(
                "crane.resource.subview",
                f"$ {self.use(EXTERNAL)}[{n}] : {EXTERNAL}{{{n}}} -> {EXTERNAL}{{{self.use('index')}}}",
                [(EXTERNAL, "")],
            )
        else:
            over = self.rng.choice(("", " over [#queues]", " count 4"))
            self.op(
                "crane.collective",
                f"$<{self.rng.choice(('once', 'again'))}> {self.rng.choice(('read', 'read|write', 'none'))} {self.use(EXTERNAL)}{over} : {EXTERNAL}",
            )

    def _fence(self) -> None:
        if self.rng.random() < 0.5:
            self.op("crane.timepoint.join", f"$ max({self.uses(TIMEPOINT, 2)}) => {TIMEPOINT}", [(TIMEPOINT, "")])
        else:
            n = self.use("index")
            self.op(
                "crane.timepoint.await",
                f"$ {self.use(TIMEPOINT)} => {self.use(EXTERNAL)} : {EXTERNAL}{{{n}}}",
                [(EXTERNAL, "ready")],
            )

    def _execute(self) -> None:
        n, r, wait = self.use("index"), self.use(EXTERNAL), self.rng.choice(("", f" await({self.use(TIMEPOINT)}) =>"))
        once = self.rng.choice(("", " once"))
        self.operations.append("crane.cmd.execute")
        result = f"%tp_{self.names}"
        self.names += 1
        saved = {type_: list(names) for type_, names in self.visible.items()}
        inner = self.bound(EXTERNAL)
        self.region(
            f"{result} = crane.cmd.execute{once} on(#queues){wait} with({r} as {inner}: {EXTERNAL}{{{n}}}) {{",
            lambda: self.some((self._fill, self._cmd_dispatch, self._serial), 1, 4),
            f"}} => {TIMEPOINT}",
        )
        self.visible = saved
        self.visible.setdefault(TIMEPOINT, []).append(result)

    def _fill(self) -> None:
        n = self.use("index")
        value = self.use("i32")
        self.op("crane.cmd.fill", f"$ {value}, {self.use(EXTERNAL)}[{n} for {n}] : i32 -> {EXTERNAL}{{{n}}}")

    def _cmd_dispatch(self) -> None:
        n = self.use("index")
        uniform = self.rng.choice(("", f"({self.use('i32')}, {n} : i32, index)"))
        bindings = [
            f"  {self.rng.choice(('ro', 'wo', 'rw'))} {self.use(EXTERNAL)}[{n} for {n}] : {EXTERNAL}{{{n}}}"
            for _ in range(self.rng.randint(1, 3))
        ]
        entries = self.rng.choice(("@exe::@entry", "{@exe::@a, @exe::@b}"))
        self.op("crane.cmd.dispatch", f"$ {entries}[{n}]{uniform} {{\n" + ",\n".join(bindings) + "\n}")

    def _serial(self) -> None:
        self.operations.append("crane.cmd.serial")
        self.region("crane.cmd.serial {", lambda: self.some((self._fill, self._cmd_dispatch), 1, 2))

    def _dispatch(self) -> None:
        n, a = self.use("index"), self.use(TENSOR)
        result = self.rng.choice((f"{TENSOR}{{{n}}}", f"{a}{{{n}}}", f"{a} as {TENSOR}{{{n}}}"))
        self.op("berth.dispatch", f"$ @exe::@entry[{n}]({a}, {n}) : ({TENSOR}{{{n}}}, index) -> {result}", [(TENSOR, "")])

    def _workgroups(self) -> None:
        n, a = self.use("index"), self.use(TENSOR)
        bound = "!berth.dispatch.tensor<readonly:tensor<?x4xf32>>"
        result = f"%w_{self.names}"
        self.names += 1
        self.operations.append("berth.dispatch.workgroups")
        outer = {type_: list(names) for type_, names in self.visible.items()}
        self.line(f"{result} = berth.dispatch.workgroups[{n}]({a}, {n}) : ({TENSOR}{{{n}}}, index) -> {TENSOR}{{{n}}} =")
        self.isolated()
        x, y = self.bound(bound), self.bound("index")

        def body() -> None:
            (i,) = self.op("berth.dispatch.workgroup.id", "$[0] : index", [("index", "id")])
            self.op(
                "berth.dispatch.tensor.load",
                f"$ {x}, offsets = [{i}, 0], sizes = [{y}, 4], strides = [1, 1] : {bound}{{{y}}} -> {TENSOR}",
                [(TENSOR, "")],
            )
            self.op("berth.return", "$")

        self.region(
            f"    ({x}: {bound}, {y}: index, %out_{self.names}: !berth.dispatch.tensor<writeonly:tensor<?x4xf32>>) {{",
            body,
            "} count(%w: index) -> (index, index, index) {",
        )
        self.line("  berth.return %w, %w, %w : index, index, index")
        self.operations.append("berth.return")
        self.line("}")
        self.visible = outer
        self.visible.setdefault(TENSOR, []).append(result)

    def _list(self) -> None:
        n = self.use("index")
        (made,) = self.op("port.list.create", f"$ {n} : !port.list<?>", [("!port.list<?>", "list")])
        self.op("port.list.set", f"$ {made}[{n}], {self.use('i32')} : !port.list<?>, i32")
        self.op("port.list.get", f"$ {made}[{n}] : !port.list<?> -> i32", [("i32", "")])

    def _scalar(self) -> None:
        n = self.use("index")
        kind = self.rng.randrange(6)
        if kind == 0:
            self.op("port.align", f"$ {n}, {self.use('index')} : index", [("index", "")])
        elif kind == 1:
            self.op("port.sizeof", f"$ {TENSOR}", [("index", "")])
        elif kind == 2:
            self.op("port.range.min", f"$ {self.uses('index', 3)} : index", [("index", "")])
        elif kind == 3:
            self.op("port.switch", f"$ i32 from [{self.uses('i32', 2)}] at {n} else {self.use('i32')} : i32", [("i32", "")])
        elif kind == 4:
            self.op(
                "port.buffer.slice",
                f"$ {self.use('!port.buffer')}[{n}] : !port.buffer{{{n}}} -> !port.buffer{{{n}}}",
                [("!port.buffer", "")],
            )
        else:
            self.op("port.cast", f"$ {self.use('!port.buffer')} : !port.buffer to !port.object", [("!port.object", "")])

    def _global(self) -> None:
        if self.rng.random() < 0.5:
            self.op("port.global.load", f"${self.rng.choice(('', ' immutable'))} @device : {TENSOR}", [(TENSOR, "")])
        else:
            self.op("port.global.store", f"$ {self.use(TENSOR)}, @device : {TENSOR}")

    def _pack(self) -> None:
        n = self.use("index")
        self.op(
            "crane.resource.pack",
            f"$ slices({{\n  [0, 4] = {n},\n  [2, 5] = {self.use('index')}\n}}) : index",
            [("index", "total"), ("index", "offset"), ("index", "offset")],
        )

    def _if(self) -> None:
        flag = self.use("i1")
        self.region(f"scf.if {flag} {{", lambda: self.some((self._resource, self._scalar, self._fence), 1, 3), "} else {")
        self.line("}")

    def _trace(self) -> None:
        n = self.use("index")
        self.op("berth.tensor.trace", f'$ "key" = [{self.use(TENSOR)} : {TENSOR}{{{n}}}, {self.use(TENSOR)} : {TENSOR}{{{n}}}]')
        self.op(
            "berth.tensor.reshape", f"$ {self.use(TENSOR)} : {TENSOR}{{{n}}} -> {TENSOR}{{{self.use('index')}}}", [(TENSOR, "")]
        )

    def _call(self) -> None:
        n, a = self.use("index"), self.use(TENSOR)
        self.op(
            "port.call",
            f"$ @other({a}, {n}) : ({TENSOR}, index) -> {self.rng.choice((TENSOR, a, f'{a} as {TENSOR}'))}",
            [(TENSOR, "")],
        )
