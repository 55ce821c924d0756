"""Random well-typed expressions.

`Expressions.of(type, depth)` gives the text of an expression whose static type is exactly `type` (a text such as "short"
or "String"). What it may mention is in the scope: `self.variables`, a list of Variable, and the program's methods.
"""
from collections import namedtuple

Variable = namedtuple("Variable", "name type mutable local")

INTEGRAL = ["byte", "short", "char", "int", "long"]
NUMERIC = INTEGRAL + ["float", "double"]
PRIMITIVE = NUMERIC + ["boolean"]
BOX = {
    "byte": "Byte", "short": "Short", "char": "Character", "int": "Integer", "long": "Long",
    "float": "Float", "double": "Double", "boolean": "Boolean",
}
UNBOX = {box: primitive for primitive, box in BOX.items()}
RANK = {"byte": 0, "short": 0, "char": 0, "int": 0, "long": 1, "float": 2, "double": 3}
PROMOTED = ["int", "long", "float", "double"]
WIDER = {  # primitive widening (JLS 5.1.2), without the type itself
    "byte": ["short", "int", "long", "float", "double"],
    "short": ["int", "long", "float", "double"],
    "char": ["int", "long", "float", "double"],
    "int": ["long", "float", "double"],
    "long": ["float", "double"],
    "float": ["double"],
    "double": [],
    "boolean": [],
}
LITERALS = {
    "byte": ["(byte) 0", "(byte) 1", "(byte) -1", "Byte.MAX_VALUE", "Byte.MIN_VALUE", "(byte) 200", "(byte) 'a'"],
    "short": ["(short) 0", "(short) -1", "(short) 300", "Short.MAX_VALUE", "Short.MIN_VALUE", "(short) 70000"],
    "char": ["'a'", "'Z'", "'0'", "'\\n'", "'\\u00e9'", "'\\uffff'", "(char) 65", "(char) -1", "Character.MAX_VALUE", "' '"],
    "int": ["0", "1", "2", "-1", "7", "31", "32", "33", "100", "255", "65535", "0x7fffffff", "0x80000000", "1_000_000",
            "0b1011", "017", "Integer.MIN_VALUE", "Integer.MAX_VALUE", "-128", "127", "128", "46341", "0xff00ff"],
    "long": ["0L", "1L", "-1L", "63L", "64L", "0xffffffffL", "1L << 40", "Long.MAX_VALUE", "Long.MIN_VALUE", "123456789012L",
             "-2147483649L", "5L"],
    "float": ["0f", "1f", "-1.5f", "0.1f", "1e10f", "3.4e38f", "1e-40f", "Float.NaN", "Float.NEGATIVE_INFINITY", "16777217f",
              "-0f", "Float.MIN_VALUE", "2.5f"],
    "double": ["0.0", "1.0", "-1.5", "0.1", "1e10", "1e300", "1e-310", "Double.NaN", "Double.POSITIVE_INFINITY", "-0.0", "2.5",
               "9007199254740993.0", "0x1.8p1", "123456.789", "Double.MIN_VALUE", "1e7", "0.001", "4.35"],
    "boolean": ["true", "false"],
}
STRINGS = ['""', '"a"', '"abc"', '"Hello, World"', '"\\u00e9\\u4e2d"', '"tab\\tquote\\""', '"42"', '"-17"', '"x1y2"', '"  pad "',
           '"AaBb"', '"ab,c,,d"', '"""\n      text\n        block \\\n      joined\n      """']


class Expressions:
    """Expressions over a scope; the statement generator builds on it."""

    def __init__(self, rng):
        self.rng = rng
        self.variables = []  # Variable
        self.methods = []  # (name, result type, parameter types), static, to be called from here
        self.enums = []  # (type, constants)
        self.names = 0
        self.nulls = True  # null may stand for a box
        self.capturing = 0  # inside a lambda or a local class: locals must be effectively final

    # ------------------------------------------------------------ helpers

    def name(self, prefix):
        self.names += 1
        return f"{prefix}{self.names}"

    def chance(self, p):
        return self.rng.random() < p

    def pick(self, options):
        return self.rng.choice(options)

    def visible(self, type_, mutable=False):
        result = []
        for v in self.variables:
            if v.type != type_ or mutable and not v.mutable:
                continue
            if self.capturing and v.local and (v.mutable or mutable):
                continue
            result.append(v)
        return result

    # ------------------------------------------------------------ entry points

    def of(self, type_, depth):
        """An expression of exactly this static type."""
        if type_ in PRIMITIVE:
            return self.primitive(type_, depth)
        if type_ in UNBOX:
            return self.boxed(type_, depth)
        if type_ == "String":
            return self.string(depth)
        if type_.endswith("[]"):
            return self.array(type_, depth)
        if type_ == "Object":
            return "(Object) (" + self.of(self.printable(), depth - 1) + ")"
        for name, constants in self.enums:
            if type_ == name:
                return self.enum(name, constants, depth)
        variables = self.visible(type_)
        if variables:
            return self.pick(variables).name
        raise AssertionError("no expression of type " + type_)

    def assignable(self, type_, depth):
        """An expression for an assignment context of this type: now and then one that is converted."""
        if type_ in PRIMITIVE and self.chance(0.3):
            narrower = [t for t in NUMERIC if type_ in WIDER[t]]
            if narrower and self.chance(0.7):
                return self.of(self.pick(narrower), depth)
            return self.of(BOX[type_], depth)
        if type_ in UNBOX and self.chance(0.4):
            return self.of(UNBOX[type_], depth)
        return self.of(type_, depth)

    def printable(self):
        r = self.rng.random()
        if r < 0.6:
            return self.pick(PRIMITIVE)
        return self.pick(list(UNBOX)) if r < 0.75 else "String"

    def shown(self, depth):
        """Any expression that has a text that does not depend on where objects are."""
        r = self.rng.random()
        if r < 0.12:
            return self.mixed_conditional(depth)
        if r < 0.2 and self.enums:
            return self.of(self.pick(self.enums)[0], depth)
        return self.of(self.printable(), depth)

    def mixed_conditional(self, depth):
        """Its type follows from both operands (JLS 15.25)."""
        numeric = [self.pick(NUMERIC + [BOX[t] for t in NUMERIC]) for _ in range(2)]
        types = numeric if self.chance(0.7) else [self.printable(), self.printable()]
        operands = [self.pick(["1", "'x'", "70000", "-1"]) if self.chance(0.15) else self.of(t, depth - 1) for t in types]
        return f"({self.of('boolean', depth - 1)} ? {operands[0]} : {operands[1]})"

    # ------------------------------------------------------------ primitives

    def primitive(self, type_, depth):
        if type_ == "boolean":
            return self.boolean(depth)
        if depth <= 0:
            return self.leaf(type_)
        makers = [self.leaf, self.cast, self.conditional, self.side_effect, self.call, self.library, self.switch, self.traced]
        weights = [2, 2, 1, 2, 2, 1.5, 0.4, 0.5]
        if type_ in PROMOTED:
            makers += [self.arithmetic, self.unary]
            weights += [5, 1]
        if type_ in ("int", "long"):
            makers.append(self.shift)
            weights.append(1.5)
        maker = self.rng.choices(makers, weights)[0]
        return maker(type_) if maker == self.leaf else maker(type_, depth)

    def leaf(self, type_):
        variables = self.visible(type_)
        if variables and self.chance(0.7):
            return self.pick(variables).name
        elements = self.visible(type_ + "[]")
        if elements and self.chance(0.3):
            return self.element(self.pick(elements).name, 0)
        literal = self.pick(LITERALS[type_]) if type_ in LITERALS else self.pick(STRINGS)
        return f"({literal})" if " " in literal or literal.startswith("-") else literal

    def element(self, array, depth):
        """An array element, nearly always within bounds."""
        if self.chance(0.04):
            return f"{array}[{self.of('int', depth)}]"
        index = self.of(self.pick(["int", "int", "byte", "char", "short"]), depth)
        return f"{array}[({index} & 0x7fffffff) % {array}.length]"

    def numeric_operand(self, limit, depth):
        """An operand whose binary promotion is at most `limit`."""
        t = self.pick([t for t in NUMERIC if RANK[t] <= RANK[limit]])
        return self.of(BOX[t] if self.chance(0.08) else t, depth - 1)

    def arithmetic(self, type_, depth):
        # One operand has the type (or, for int, a type that is promoted to it), the other one at most this.
        first = self.of(type_, depth - 1) if type_ != "int" else self.numeric_operand("int", depth)
        second = self.numeric_operand(type_, depth)
        if self.chance(0.5):
            first, second = second, first
        operators = ["+", "-", "*", "+", "-", "*", "/", "%"]
        if type_ in ("int", "long"):
            operators += ["&", "|", "^"]
        op = self.pick(operators)
        if op in "/%" and type_ in ("int", "long") and self.chance(0.85):
            second = f"({second} | 1)"
        return f"({first} {op} {second})"

    def unary(self, type_, depth):
        operators = ["-", "+", "~"] if type_ in ("int", "long") else ["-", "+"]
        operand = self.pick([t for t in INTEGRAL if t != "long"]) if type_ == "int" else type_
        return f"({self.pick(operators)} {self.of(operand, depth - 1)})"

    def shift(self, type_, depth):
        left = self.pick(["byte", "short", "char", "int"]) if type_ == "int" else "long"
        return f"({self.of(left, depth - 1)} {self.pick(['<<', '>>', '>>>'])} {self.of(self.pick(INTEGRAL), depth - 1)})"

    def cast(self, type_, depth):
        source = self.pick(NUMERIC)
        if self.chance(0.1):
            source = BOX[self.pick([t for t in NUMERIC if t == type_ or type_ in WIDER[t]])]
        return f"(({type_}) {self.of(source, depth - 1)})"

    def conditional(self, type_, depth):
        yes, no = self.of(type_, depth - 1), self.of(type_, depth - 1)
        return f"({self.of('boolean', depth - 1)} ? {yes} : {no})"

    def side_effect(self, type_, depth):
        """An assignment, compound assignment or increment as an expression."""
        places = [v.name for v in self.visible(type_, mutable=True)]
        places += [self.element(v.name, depth - 2) for v in self.visible(type_ + "[]")]
        if not places:
            return self.leaf(type_)
        place = self.pick(places)
        r = self.rng.random()
        if r < 0.35 and type_ != "boolean":
            return self.pick([f"({place}++)", f"(++{place})", f"({place}--)", f"(--{place})"])
        if r < 0.6:
            return f"({place} = {self.assignable(type_, depth - 1)})"
        return f"({place} {self.compound(type_, depth - 1)})"

    def compound(self, type_, depth):
        """The operator and right-hand side of a compound assignment to a primitive."""
        if type_ == "boolean":
            return f"{self.pick(['&=', '|=', '^='])} {self.of('boolean', depth)}"
        if type_ in INTEGRAL and self.chance(0.35):
            return f"{self.pick(['<<=', '>>=', '>>>='])} {self.of(self.pick(INTEGRAL), depth)}"
        right = self.pick(NUMERIC)
        if type_ in INTEGRAL and right in INTEGRAL:
            op = self.pick(["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="])
        else:
            op = self.pick(["+=", "-=", "*=", "/=", "%="])
        text = self.of(BOX[right] if self.chance(0.1) else right, depth)
        if op in ("/=", "%=") and right in INTEGRAL and self.chance(0.85):
            text = f"({text} | 1)"
        return f"{op} {text}"

    def call(self, type_, depth):
        methods = [m for m in self.methods if m[1] == type_]
        if not methods:
            return self.leaf(type_)
        name, _, params = self.pick(methods)
        return f"{name}({', '.join(self.assignable(p, depth - 1) for p in params)})"

    def traced(self, type_, depth):
        if type_ not in ("int", "long", "double", "boolean", "String"):
            return self.leaf(type_)
        return f't("{self.pick("abcdefgh")}", {self.of(type_, depth - 1)})'

    def switch(self, type_, depth):
        """A switch expression."""
        r = self.rng.random()
        if r < 0.3 and self.enums:
            name, constants = self.pick(self.enums)
            selector, labels = self.of(name, depth - 1), list(constants)
            total = self.chance(0.5)
        elif r < 0.5:
            selector, labels, total = self.of("String", depth - 1), ['"a"', '"abc"', '""', '"Aa"', '"BB"', '"42"'], False
        else:
            t = self.pick(["int", "char", "byte", "short", "Integer", "Character"])
            labels = ["'a'", "'b'", "'0'", "'Z'"] if t in ("char", "Character") else ["0", "1", "-1", "7", "100", "-128", "3 + 3"]
            selector, total = self.of(t, depth - 1), False
        self.rng.shuffle(labels)
        if not total:
            labels = labels[: self.rng.randrange(1, len(labels) + 1)]
        cases = []
        while labels:
            n = min(len(labels), self.pick([1, 1, 2]))
            cases.append("case " + ", ".join(labels[:n]))
            del labels[:n]
        if not total:
            cases.insert(self.rng.randrange(len(cases) + 1), "default")
        arms = []
        old = self.chance(0.3)
        for case in cases:
            value = self.of(type_, depth - 2)
            # `yield (a, b)` counts as a call, and braces do not hide their commas.
            odd = value.startswith("(") and "{" in value
            if old:
                arms.append(f"{case}: yield {self.leaf(type_) if odd else value};")
            elif self.chance(0.2) and not odd:
                arms.append(f"{case} -> {{ use(); yield {value}; }}")
            elif self.chance(0.05):
                arms.append(f'{case} -> throw new IllegalStateException("no " + {self.of("int", depth - 2)});')
            else:
                arms.append(f"{case} -> {value};")
        if all("throw" in a for a in arms):
            arms[-1] = f"{cases[-1]} -> {self.leaf(type_)};"
        return f"(switch ({selector}) {{ {' '.join(arms)} }})"

    # ------------------------------------------------------------ library

    LIBRARY = {
        "byte": ["{Byte}.byteValue()", "{Integer}.byteValue()", "Byte.parseByte({digits})"],
        "short": ["{Integer}.shortValue()", "(short) Short.compare({short}, {short})", "Short.reverseBytes({short})"],
        "char": ["{String:}.charAt({int})", '"hello".charAt(({int} & 0x7fffffff) % 5)', "Character.toUpperCase({char})",
                 "Character.forDigit({int} & 15, 16)", "{Character}.charValue()", "Character.toLowerCase({char})"],
        "int": ["{String:}.length()", "{String:}.indexOf({String})", "{String:}.compareTo({String})", "{String:}.hashCode()",
                "Math.abs({int})", "Math.max({int}, {int})", "Math.min({short}, {int})", "Math.floorMod({int}, {int} | 1)",
                "Integer.bitCount({int})", "Integer.reverse({int})", "Integer.rotateLeft({int}, {int})", "Integer.compare({int}, {int})",
                "Integer.numberOfLeadingZeros({int})", "Integer.highestOneBit({int})", "Integer.parseInt({digits})",
                "Integer.compareUnsigned({int}, {int})", "Integer.divideUnsigned({int}, {int} | 1)", "Integer.signum({int})",
                "Long.hashCode({long})", "Double.hashCode({double})", "Boolean.hashCode({boolean})", "{Character}.hashCode()",
                "Long.bitCount({long})", "Character.getNumericValue({char})", "Float.floatToIntBits({float})",
                "Math.addExact({int}, {int})", "Math.multiplyExact({int}, {int})", "Math.round({float})", "Math.toIntExact({long})",
                "Double.compare({double}, {double})", "Integer.valueOf({int}).compareTo({Integer})", "{Long}.intValue()",
                "{Double}.intValue()", "Character.compare({char}, {char})", "Math.floorDiv({int}, {int} | 1)"],
        "long": ["Math.abs({long})", "Math.max({long}, {int})", "Long.parseLong({digits})", "Math.round({double})",
                 "Long.rotateRight({long}, {int})", "Long.numberOfTrailingZeros({long}) + 0L", "Double.doubleToLongBits({double})",
                 "Integer.toUnsignedLong({int})", "Long.remainderUnsigned({long}, {long} | 1)", "Math.multiplyExact({long}, {int})",
                 "{Integer}.longValue()", "Math.floorMod({long}, {long} | 1)", "Long.reverse({long})", "{Float}.longValue()"],
        "float": ["Math.abs({float})", "Math.max({float}, {float})", "Float.intBitsToFloat({int})", "{Integer}.floatValue()",
                  "Math.min({float}, {int})", "Float.sum({float}, {float})", "Math.signum({float})"],
        "double": ["Math.abs({double})", "Math.max({double}, {float})", "Math.floor({double})", "Math.ceil({double})",
                   "Math.sqrt({double})", "Math.rint({double})", "Double.longBitsToDouble({long})", "{Long}.doubleValue()",
                   "Double.parseDouble({digits})", "Math.signum({double})", "Math.min({double}, {long})", "Double.sum({double}, {int})"],
        "boolean": ["{String:}.isEmpty()", "{String:}.equals({String})", "{String:}.startsWith({String})", "{String:}.contains({String})",
                    "Character.isDigit({char})", "Character.isLetter({char})", "Double.isNaN({double})", "{Integer}.equals({Integer})",
                    "{Integer}.equals({Long})", "Boolean.parseBoolean({String})", "{String:}.equalsIgnoreCase({String})",
                    "Boolean.logicalXor({boolean}, {boolean})", "java.util.Objects.equals({Integer}, {Object})"],
        "String": ["{String:}.trim()", "{String:}.toUpperCase()", "{String:}.replace({char}, {char})", "{String:}.concat({String})",
                   "{String:}.substring({int} & 3)", "String.valueOf({shown})", "String.valueOf({char})", "Integer.toString({int}, 7)",
                   "Integer.toHexString({int})", "Long.toBinaryString({long})", "Double.toString({double})", "Float.toString({float})",
                   "{Integer}.toString()", "new StringBuilder({String}).append({shown}).append({char}).reverse().toString()",
                   "new StringBuilder().append({double}).append({boolean}).insert(1, {int}).toString()", "{String:}.repeat({int} & 3)",
                   'String.format("%d|%5d|%-6s|%x", {int}, {long}, {String}, {int})', 'String.format("%.3f %b %c", {double}, {boolean}, {char})',
                   'String.join("-", {String}, {String})', "{String:}.strip()", "Long.toString({long}, 36)", "{String:}.intern()",
                   "{String:}.substring({int} & 1, {int} & 3)", "java.util.Arrays.toString({int[]})", "{Character}.toString()",
                   "java.util.Arrays.asList({Integer}, {shown}).toString()", "java.util.List.of({String}, {int}).toString()",
                   "Integer.toOctalString({int})", "Long.toHexString({long})", "Integer.toUnsignedString({int})"],
    }

    def library(self, type_, depth):
        return "(" + self.fill(self.pick(self.LIBRARY[type_]), depth - 1) + ")"

    def fill(self, template, depth):
        """`{type}` becomes an expression of the type, in brackets where a member follows."""
        text, rest = "", template
        while "{" in rest:
            before, _, rest = rest.partition("{")
            hole, _, rest = rest.partition("}")
            kind = hole.rstrip(":")
            if kind == "digits":
                value = self.pick(['"42"', '"-7"', '"0"', '"12x"', '""', '"127"', self.of("String", 0)])
            elif kind == "shown":
                value = self.shown(depth)
            else:
                value = self.of(kind, depth)
            text += before + (f"({value})" if rest.startswith(".") or hole.endswith(":") else value)
        return text + rest

    # ------------------------------------------------------------ booleans, boxes, strings, arrays, enums

    def boolean(self, depth):
        if depth <= 0:
            return self.leaf("boolean")
        r = self.rng.random()
        if r < 0.35:
            a, b = (self.of(self.pick(NUMERIC), depth - 1) for _ in range(2))
            return f"({a} {self.pick(['<', '<=', '>', '>=', '==', '!='])} {b})"
        if r < 0.55:
            a, b = (self.of("boolean", depth - 1) for _ in range(2))
            return f"({a} {self.pick(['&&', '||', '&&', '||', '&', '|', '^', '==', '!='])} {b})"
        if r < 0.62:
            return f"(!{self.of('boolean', depth - 1)})"
        if r < 0.68:
            box = self.pick(list(UNBOX))
            return f"({self.of(box, depth - 1)} {self.pick(['==', '!='])} {self.of(self.pick([box, UNBOX[box]]), depth - 1)})"
        if r < 0.73:
            return f"({self.of('Object', depth - 1)} instanceof {self.pick(['String', 'Integer', 'Number', 'Comparable', 'Character'])})"
        if r < 0.78 and not self.capturing:
            name = self.name("p")
            primitive = self.pick(NUMERIC)
            test = f"{self.of('Object', depth - 1)} instanceof {BOX[primitive]} {name}"
            self.variables.append(Variable(name, BOX[primitive], False, True))
            rest = self.of("boolean", depth - 1)
            self.variables.pop()
            return f"({test} && {rest})"
        maker = self.pick([self.conditional, self.side_effect, self.call, self.library, self.switch, self.traced])
        return maker("boolean", depth)

    def boxed(self, type_, depth):
        variables = self.visible(type_)
        if variables and self.chance(0.6):
            place = self.pick(variables)
            if place.mutable and type_ != "Boolean" and not (self.capturing and place.local) and self.chance(0.15):
                return f"({place.name}{self.pick(['++', '--'])})"
            return place.name
        if self.nulls and self.chance(0.02):
            return f"(({type_}) null)"
        value = self.of(UNBOX[type_], depth - 1)
        return self.pick([f"{type_}.valueOf({value})", f"(({type_}) {value})"])

    def string(self, depth):
        if depth <= 0:
            return self.leaf("String")
        r = self.rng.random()
        if r < 0.4:
            parts = [self.shown(depth - 1) for _ in range(self.rng.randrange(1, 4))]
            parts.insert(self.rng.randrange(2), self.of("String", depth - 1))
            return "(" + " + ".join(f"({p})" if p.startswith(("-", "+")) else p for p in parts) + ")"
        if r < 0.45 and self.visible("String", mutable=True):
            place = self.pick(self.visible("String", mutable=True)).name
            # What is appended may hold strings, but cut: repeated doubling would fill the memory.
            return f"({place} += cut({self.shown(depth - 1)}))"
        maker = self.pick([self.library, self.library, self.conditional, self.call, self.traced, self.switch])
        return maker("String", depth)

    def array(self, type_, depth):
        variables = self.visible(type_)
        if variables and self.chance(0.7):
            return self.pick(variables).name
        element = type_[:-2]
        if element.endswith("[]"):
            rows = ", ".join(self.array(element, depth - 1) for _ in range(self.rng.randrange(1, 4)))
        else:
            rows = ", ".join(self.assignable(element, depth - 1) for _ in range(self.rng.randrange(1, 5)))
        return f"new {type_} {{{rows}}}"

    def enum(self, name, constants, depth):
        variables = self.visible(name)
        if variables and self.chance(0.5):
            return self.pick(variables).name
        if depth > 0 and self.chance(0.3):
            return f"{name}.values()[({self.of('int', depth - 1)} & 0x7fffffff) % {len(constants)}]"
        if depth > 0 and self.chance(0.05):
            return f"{name}.valueOf({self.of('String', 0)})"
        return f"{name}.{self.pick(constants)}"
