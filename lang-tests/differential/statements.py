"""Random statements. A statement generator returns lines and whether the statement can complete normally (JLS 14.22),
so that nothing unreachable is written."""
from expressions import BOX, NUMERIC, PRIMITIVE, UNBOX, Expressions, Variable

LOCAL_TYPES = PRIMITIVE * 3 + list(UNBOX) + ["String"] * 4 + ["int[]", "long[]", "double[]", "char[]", "byte[]", "String[]", "int[][]"]


def indent(lines):
    return ["  " + line for line in lines]


class Statements(Expressions):
    def __init__(self, rng):
        super().__init__(rng)
        self.loops = []  # labels ("" if none) of the loops around, innermost last
        self.breakable = 0
        self.result = None  # type that `return` needs; "" if it may not be used here
        self.budget = 0
        self.counters = set()  # names of locals that are read but not effectively final

    def block(self, size, depth, tail=True):
        """Statements in a scope of their own."""
        mark = len(self.variables)
        lines, completes = [], True
        for _ in range(size):
            more, completes = self.statement(depth)
            lines += more
            if not completes:
                break
        if completes and tail and self.chance(0.2):
            more, completes = self.jump()
            lines += more
        del self.variables[mark:]
        return lines, completes

    def statement(self, depth):
        self.budget -= 1
        simple = [self.declaration, self.assignment, self.assignment, self.print_trace, self.conditional_jump]
        nested = [self.if_, self.for_, self.while_, self.do_, self.for_each, self.switch_statement, self.try_, self.labelled,
                  self.late_assignment, self.local_class, self.lambda_]
        if depth <= 0 or self.budget < 0 or self.chance(0.5):
            return self.pick(simple)(depth), True
        return self.pick(nested)(depth)

    # ------------------------------------------------------------ simple statements

    def declaration(self, depth):
        type_ = self.pick(LOCAL_TYPES)
        name = self.name("v")
        if self.enums and self.chance(0.08):
            type_ = self.pick(self.enums)[0]
        value = self.assignable(type_, 2)
        final = self.chance(0.3)
        if type_.endswith("[]") and value.startswith("new ") and self.chance(0.5):
            value = value[value.index("{"):]
            text = f"{type_} {name} = {value};"
        elif self.chance(0.1) and not type_.endswith("[]"):
            text = f"var {name} = {self.of(type_, 2)};"
        else:
            text = f"{'final ' if final else ''}{type_} {name} = {value};"
        mutable = not text.startswith("final ") and self.chance(0.75)
        self.variables.append(Variable(name, type_, mutable, True))
        return [text]

    def assignment(self, depth):
        if self.chance(0.15):
            boxes = [v for v in self.variables if v.mutable and v.type in BOX.values() and v.type not in ("Boolean", "Character")
                     and not (self.capturing and v.local)]
            if boxes:
                place = self.pick(boxes)
                primitive = UNBOX[place.type]
                if primitive in ("byte", "short"):
                    return [f"{place.name}{self.pick(['++', '--'])};"]
                op = self.pick(["+=", "-=", "*="])
                return [f"{place.name} {op} {self.of(primitive, 2)};"]
        if self.chance(0.2):
            places = self.visible("String", mutable=True)
            if places:
                return [f"{self.pick(places).name} += cut({self.shown(2)});"]
        text = self.side_effect(self.pick(PRIMITIVE), 3)
        if not (text.startswith("(") and any(op in text for op in ("=", "++", "--"))):
            return [f"use({text});"]
        inside = text[1:-1]
        balanced, level = True, 0
        for c in inside:
            level += (c == "(") - (c == ")")
            balanced = balanced and level >= 0
        first = inside.lstrip("+-").split(" ")[0].split("[")[0].rstrip("+-")
        if not balanced or not any(v.name == first for v in self.variables):
            return [f"use({text});"]
        return [inside + ";"]

    def print_trace(self, depth):
        return [f"out({self.string(2)});" if self.chance(0.5) else f"use({self.shown(2)});"]

    def jump(self):
        options = []
        if self.breakable:
            options.append("break;")
        if self.loops:
            options.append("continue;")
        for label in self.loops:
            if label:
                options += [f"break {label};", f"continue {label};"]
        if self.result:
            options.append(f"return {self.assignable(self.result, 2)};")
        options.append(f"throw new {self.pick(['IllegalStateException', 'IllegalArgumentException', 'RuntimeException'])}"
                       f"({self.of('String', 1)});")
        return [self.pick(options)], False

    @staticmethod
    def completing(body, completes):
        """The same statements, so that what follows them is reachable."""
        return body if completes else ["if (fuel > 0) {"] + indent(body) + ["}"]

    def conditional_jump(self, depth):
        lines, _ = self.jump()
        return [f"if ({self.of('boolean', 2)}) " + lines[0]]

    # ------------------------------------------------------------ branches and loops

    def if_(self, depth):
        lines = [f"if ({self.of('boolean', 2)}) {{"]
        body, completes = self.block(self.rng.randrange(1, 4), depth - 1)
        lines += indent(body)
        if self.chance(0.5):
            other, other_completes = self.block(self.rng.randrange(1, 4), depth - 1)
            return lines + ["} else {"] + indent(other) + ["}"], completes or other_completes
        return lines + ["}"], True

    def loop_body(self, depth, label=""):
        self.loops.append(label)
        self.breakable += 1
        # A body that ends in a jump would often leave an update part unreachable, which is allowed but dull.
        body, self.last_body_completes = self.block(self.rng.randrange(1, 4), depth - 1, tail=False)
        self.loops.pop()
        self.breakable -= 1
        return ["use();"] + body

    def for_(self, depth, label=""):
        counter = self.name("i")
        type_ = self.pick(["int", "int", "long", "byte", "short", "char"])
        limit = self.rng.randrange(1, 6)
        head = self.pick([
            f"for ({type_} {counter} = 0; {counter} < {limit}; {counter}++)",
            f"for ({type_} {counter} = {limit}; {counter} > 0; {counter}--)",
            f"for ({type_} {counter} = 0; {counter} <= {limit * 2}; {counter} += 2)",
        ])
        body = self.with_counter(Variable(counter, type_, False, True), lambda: self.loop_body(depth, label))
        return [head + " {"] + indent(body) + ["}"], True

    def with_counter(self, counter, make):
        """Runs `make` with a local that may be read but is not effectively final."""
        self.counters.add(counter.name)
        self.variables.append(counter)
        result = make()
        self.variables.remove(counter)
        return result

    def visible(self, type_, mutable=False):
        result = super().visible(type_, mutable)
        if self.capturing:
            result = [v for v in result if v.name not in self.counters]
        return result

    def while_(self, depth, label=""):
        counter = self.name("w")
        body = self.with_counter(Variable(counter, "int", False, True), lambda: self.loop_body(depth, label))
        limit = self.rng.randrange(1, 5)
        if self.chance(0.3):
            head = ["while (true) {", f"  if ({counter}++ >= {limit}) break;"]
        else:
            head = [f"while ({counter}++ < {limit} && {self.of('boolean', 1)} | {counter} > 0) {{"]
        return self.before_label(label, [f"int {counter} = 0;"], head + indent(body) + ["}"]), True

    def do_(self, depth, label=""):
        counter = self.name("w")
        body = self.with_counter(Variable(counter, "int", False, True), lambda: self.loop_body(depth, label))
        body = self.completing(body, self.last_body_completes)
        lines = ["do {"] + indent(body) + [f"}} while (++{counter} < {self.rng.randrange(1, 5)});"]
        return self.before_label(label, [f"int {counter} = 0;"], lines), True

    @staticmethod
    def before_label(label, declarations, loop):
        return declarations + ([label + ":"] if label else []) + loop

    def for_each(self, depth, label=""):
        element, source = self.pick([
            ("int", lambda: self.of("int[]", 2)),
            ("double", lambda: self.of("double[]", 1)),
            ("long", lambda: self.of("int[]", 1)),
            ("String", lambda: self.of("String[]", 2)),
            ("int[]", lambda: self.of("int[][]", 1)),
            ("String", lambda: f"java.util.List.of({self.of('String', 1)}, {self.of('String', 1)})"),
            ("Integer", lambda: f"java.util.Arrays.asList({self.of('int', 1)}, {self.of('Integer', 1)})"),
            ("int", lambda: f"java.util.List.of({self.of('int', 1)}, {self.of('int', 1)})"),
            ("char", lambda: f"({self.of('String', 1)}).toCharArray()"),
        ])
        name = self.name("e")
        text = source()
        mark = len(self.variables)
        self.variables.append(Variable(name, element, False, True))
        body = self.loop_body(depth, label)
        del self.variables[mark:]
        return [f"for ({element} {name} : {text}) {{"] + indent(body) + ["}"], True

    def labelled(self, depth):
        label = self.name("L")
        if self.chance(0.15):
            self.budget -= 1
            mark = len(self.variables)
            body = self.completing(*self.block(2, depth - 1, tail=False))
            del self.variables[mark:]
            return [f"{label}: {{"] + indent(body) + [f"  if ({self.of('boolean', 2)}) break {label};", "}"], True
        kind = self.pick([self.for_, self.while_, self.do_, self.for_each])
        lines, completes = kind(depth, label)
        if kind in (self.for_, self.for_each):
            lines[0] = f"{label}: {lines[0]}"
        return lines, completes

    def switch_statement(self, depth):
        r = self.rng.random()
        if r < 0.35 and self.enums:
            name, constants = self.pick(self.enums)
            selector, labels = self.of(name, 2), list(constants)
        elif r < 0.6:
            selector, labels = self.of("String", 2), ['"a"', '"abc"', '"Hello, World"', '"Aa"', '"BB"', '"C#"', '"42"']
        else:
            type_ = self.pick(["int", "char", "byte", "Integer", "short"])
            labels = ["'a'", "'b'", "'0'", "'Z'"] if type_ == "char" else ["0", "1", "2", "-1", "100", "-128"] + (["'a'"] if type_ != "Integer" else [])
            selector = self.of(type_, 2)
        self.rng.shuffle(labels)
        labels = labels[: self.rng.randrange(1, len(labels) + 1)]
        cases = [f"case {label}" for label in labels]
        if self.chance(0.7):
            cases.insert(self.rng.randrange(len(cases) + 1), "default")
        lines = [f"switch ({selector}) {{"]
        arrow = self.chance(0.35)
        self.breakable += 1
        for case in cases:
            body = self.completing(*self.block(self.rng.randrange(1, 3), depth - 1, tail=False))
            if arrow:
                lines += [f"  {case} -> {{"] + indent(indent(body)) + ["  }"]
            else:
                # A scope of its own, since all groups of a switch share one.
                lines += [f"  {case}: {{"] + indent(indent(body)) + ["  }"]
                if self.chance(0.7):
                    lines.append("    break;")
        self.breakable -= 1
        return lines + ["}"], True

    def late_assignment(self, depth):
        """A local that its branches assign."""
        name, type_ = self.name("v"), self.pick(PRIMITIVE + ["String"])
        final = self.pick(["", "final "])
        values = [self.assignable(type_, 2) for _ in range(3)]
        lines = [f"{final}{type_} {name};"]
        if self.chance(0.5):
            lines += [f"if ({self.of('boolean', 2)}) {name} = {values[0]};", f"else {name} = {values[1]};"]
        else:
            lines += [f"switch ({self.of('int', 2)} & 3) {{", f"  case 0: {name} = {values[0]}; break;", f"  case 1: {name} = {values[1]}; break;",
                      f"  default: {name} = {values[2]};", "}"]
        self.variables.append(Variable(name, type_, not final, True))
        return lines, True

    # ------------------------------------------------------------ exceptions

    EXCEPTIONS = ["ArithmeticException", "IllegalStateException", "IllegalArgumentException", "NullPointerException",
                  "ArrayIndexOutOfBoundsException", "IndexOutOfBoundsException", "ClassCastException", "NumberFormatException"]

    def try_(self, depth):
        lines = []
        resources = [self.resource() for _ in range(self.pick([0, 0, 0, 1, 2]))]
        lines.append("try (" + "; ".join(resources) + ") {" if resources else "try {")
        body, completes = self.block(self.rng.randrange(1, 4), depth - 1)
        if self.chance(0.25):
            body, completes = body + ([self.thrower()] if completes else []), completes
        lines += indent(body)
        catches = self.rng.randrange(0 if resources else 1, 3)
        finally_ = self.chance(0.4)
        if catches == 1 and finally_ and self.chance(0.4) and not resources:
            catches = 0
        caught = self.rng.sample(self.EXCEPTIONS, catches)
        if "ArrayIndexOutOfBoundsException" in caught and "IndexOutOfBoundsException" in caught:
            caught = ["IndexOutOfBoundsException"]
        if "IllegalArgumentException" in caught and "NumberFormatException" in caught:
            caught = ["NumberFormatException", "IllegalArgumentException"]
        if self.chance(0.6):
            caught.append("RuntimeException")
        elif self.chance(0.2) and len(caught) == 2 and not set(caught) & {"NumberFormatException", "ArrayIndexOutOfBoundsException"}:
            caught = [" | ".join(caught)]
        if not caught and not resources:
            finally_ = True
        for type_ in caught:
            name = self.name("x")
            handler, handler_completes = self.block(self.rng.randrange(0, 3), depth - 1)
            lines += [f"}} catch ({type_} {name}) {{", f"  out(shown({name}));"] + indent(handler)
            completes = completes or handler_completes
        if finally_:
            body, finally_completes = self.block(self.rng.randrange(1, 3), depth - 1, tail=self.chance(0.3))
            lines += ["} finally {"] + indent(body)
            completes = completes and finally_completes
        return lines + ["}"], completes

    def resource(self):
        return f'Res {self.name("r")} = new Res("{self.name("res")}", {self.of("int", 1)})'

    def thrower(self):
        return self.pick([
            f"use(((Object) {self.of('Object', 1)}).hashCode() + ((int[]) null).length);",
            f"use(new int[{self.of('int', 0)} % 5 - 2].length);",
            f"use((Integer) {self.of('Object', 1)});",
            f"use(java.util.List.of(1, 2).get({self.of('int', 0)} & 3));",
            f"fail({self.of('int', 1)});",
        ])

    # ------------------------------------------------------------ functions inside

    def inside_function(self, make):
        """Runs `make` as the body of a lambda or of a local class's method."""
        saved = self.loops, self.breakable, self.result
        self.loops, self.breakable = [], 0
        self.capturing += 1
        result = make()
        self.capturing -= 1
        self.loops, self.breakable, self.result = saved
        return result

    LAMBDAS = [
        ("IntUnaryOperator", ["int"], "int", "applyAsInt"), ("IntBinaryOperator", ["int", "int"], "int", "applyAsInt"),
        ("Function<Integer, String>", ["Integer"], "String", "apply"), ("Supplier<String>", [], "String", "get"),
        ("BiFunction<Integer, Long, Double>", ["Integer", "Long"], "Double", "apply"), ("Predicate<String>", ["String"], "boolean", "test"),
        ("ToLongFunction<String>", ["String"], "long", "applyAsLong"), ("UnaryOperator<String>", ["String"], "String", "apply"),
        ("DoubleUnaryOperator", ["double"], "double", "applyAsDouble"), ("LongSupplier", [], "long", "getAsLong"),
        ("IntPredicate", ["int"], "boolean", "test"), ("Callback<Integer>", ["Integer"], "Object", "call"),
    ]

    def lambda_(self, depth):
        type_, params, result, method = self.pick(self.LAMBDAS)
        name = self.name("f")
        names = [self.name("q") for _ in params]

        def make():
            mark = len(self.variables)
            self.variables += [Variable(n, t, False, False) for n, t in zip(names, params)]
            if self.chance(0.6):
                text = [self.assignable(result, 3) if result != "Object" else self.of("Object", 3)]
            else:
                self.result = result
                body, completes = self.block(2, depth - 1, tail=False)
                text = ["{"] + indent(body) + ([f"  return {self.of(result, 2)};"] if completes else []) + ["}"]
            del self.variables[mark:]
            return text

        body = self.inside_function(make)
        # Parameters are locals of the lambda, so what is captured inside it are they, too; all are effectively final.
        typed = self.chance(0.3)
        head = "(" + ", ".join((f"{t} {n}" if typed else n) for t, n in zip(params, names)) + ")"
        if len(names) == 1 and not typed:
            head = names[0]
        lines = [f"{type_} {name} = {head} -> {body[0]}"] + body[1:]
        lines[-1] += ";"
        calls = [f"out({name}.{method}({', '.join(self.assignable(p, 2) for p in params)}));" for _ in range(self.rng.randrange(1, 3))]
        return lines + calls, True

    def local_class(self, depth):
        name, field = self.name("Local"), self.name("fl")
        base = self.pick(["", " extends Shape", " implements Speaker"])

        def make():
            mark = len(self.variables)
            init = self.assignable("int", 2)
            self.variables += [Variable(field, "int", True, False), Variable("arg", "int", False, False)]
            self.result = "String"
            body, completes = self.block(2, depth - 1, tail=False)
            last = [f"  return {self.of('String', 2)};"] if completes else []
            del self.variables[mark:]
            return [f"int {field} = {init};", "public String say(int arg) {"] + indent(body) + last + ["}"]

        body = self.inside_function(make)
        variable = self.name("o")
        if self.chance(0.5):
            lines = [f"class {name}{base} {{"] + indent(body) + ["}", f"{name} {variable} = new {name}();"]
        else:
            kind = self.pick(["Shape", "Speaker"])
            lines = [f"{kind} {variable} = new {kind}() {{"] + indent(body) + ["};"]
        return lines + [f"out({variable}.say({self.of('int', 2)}));"], True
