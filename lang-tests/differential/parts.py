"""Parts of random programs: each adds members and steps around one piece of the language, with random holes."""
from expressions import BOX, INTEGRAL, LITERALS, NUMERIC, PRIMITIVE

# What every program has. `shown` leaves out what names class loaders.
PRELUDE = r'''
static int fuel, lines;
static final StringBuilder trace = new StringBuilder();
static void use(Object... values) { if (--fuel < 0) throw new Error("fuel"); }
static void out(Object o) { if (++lines < 300) System.out.println(show(o)); use(); }
static int t(String tag, int v) { note(tag); return v; }
static long t(String tag, long v) { note(tag); return v; }
static double t(String tag, double v) { note(tag); return v; }
static boolean t(String tag, boolean v) { note(tag); return v; }
static String t(String tag, String v) { note(tag); return v; }
static void note(String s) { if (trace.length() < 100) trace.append(s); }
static String cut(Object o) { String s = String.valueOf(o); return s.length() > 100 ? s.substring(0, 100) : s; }
static int fail(int n) throws IllegalStateException {
  if ((n & 3) == 0) throw new IllegalStateException("failed " + n, new ArithmeticException("cause"));
  return n;
}
static String show(Object o) {
  if (o instanceof int[]) return Arrays.toString((int[]) o);
  if (o instanceof Object[]) return Arrays.deepToString((Object[]) o);
  String s = String.valueOf(o);
  return s.length() > 500 ? s.substring(0, 500) + "#" + s.length() + "#" + s.hashCode() : s;
}
static String shown(Throwable e) {
  String text = e.toString();
  if (e instanceof ClassCastException && text.indexOf(" (") > 0) text = text.substring(0, text.indexOf(" ("));
  for (Throwable s : e.getSuppressed()) text += " suppressed " + shown(s);
  return e.getCause() != null && e.getCause() != e ? text + " cause " + shown(e.getCause()) : text;
}
static class Res implements AutoCloseable {
  final String name; final int n;
  Res(String name, int n) { this.name = name; this.n = n; note("+"); if ((n & 15) == 5) throw new IllegalArgumentException("open " + name); }
  @Override public void close() { note("-" + name); if ((n & 7) == 3) throw new IllegalStateException("close " + name); }
}
interface Speaker { String say(int arg); default String twice(int n) { return say(n) + say(n + 1); } }
static abstract class Shape {
  String log = "shape"; { note("S"); }
  Shape() { log += hook(); }
  String hook() { return "/"; }
  abstract String say(int arg);
  @Override public String toString() { return getClass().getSimpleName() + ":" + log; }
}
interface Callback<T> { Object call(T t) throws IllegalStateException; }
interface Step { Object run() throws Throwable; }
static void step(String name, Step s) {
  fuel = 1500; trace.setLength(0);
  String text;
  try { text = show(s.run()); } catch (Throwable e) { text = shown(e); }
  System.out.println(name + " = " + text + " [" + trace + "]");
}'''


def hierarchy(p):
    """Overriding, overloading, hiding, super calls, initialisation order, virtual calls from constructors."""
    a, b, c, i = (p.name(x) for x in ("A", "B", "C", "I"))
    kind = p.pick(["int", "long", "double", "String", "char", "Object"])
    p.nulls = False
    value = p.assignable("String", 2)
    p.members += [
        f"interface {i} {{ int K = {p.of('int', 1)}; default String hello() {{ return \"I\" + K + name(); }} String name();",
        f"  static int twice(int n) {{ return n * 2; }} private int hidden() {{ return K + 1; }} default int open() {{ return hidden(); }} }}",
        f"static class {a} {{ static int count = {p.of('int', 1)}; static {{ note(\"{a}\"); }}",
        f"  protected int f = init(\"f\", {p.of('int', 1)}); int g; {{ g = init(\"g\", f) + 1; }}",
        f"  {a}() {{ this({p.of('int', 1)}); note(\"()\"); }} {a}(int n) {{ f += n; note(who()); }}",
        f"  int init(String s, int n) {{ note(s); return n; }}",
        f"  String who() {{ return \"{a}\"; }} static String st() {{ return \"st{a}\"; }} Number make() {{ return {p.of('Integer', 1)}; }}",
        f"  String over({kind} x) {{ return \"{a}.{kind} \" + x; }} String over(Object x, int... more) {{ return \"{a}.many\" + more.length; }}",
        f"  boolean same({a} o) {{ return f == o.f; }} }}",
        f"static class {b} extends {a} implements {i} {{ int f = {p.of('int', 1)}; final String late; static final int[] LOG = {{1, 2}};",
        f"  {{ note(\"b\"); late = {value}; }} {b}(int n) {{ super(n + 1); super.f++; note(late); }} {b}() {{ note(\"B\"); }}",
        f"  @Override String who() {{ return \"{b}\" + late; }} static String st() {{ return \"st{b}\"; }}",
        f"  @Override Integer make() {{ return super.make().intValue() + f; }} public String name() {{ return \"n\" + super.f + this.f; }}",
        f"  String over({p.pick(INTEGRAL)} x) {{ return \"{b} \" + x; }} @Override public boolean equals(Object o) {{ return o instanceof {b} other && other.f == f; }}",
        f"  @Override public int hashCode() {{ return f; }} }}",
        f"static final class {c} extends {b} {{ {c}() {{ super({p.of('int', 1)}); }} @Override public String hello() {{ return super.hello() + \"!\"; }}",
        f"  @Override String who() {{ return super.who() + \"C\"; }} @Override int init(String s, int n) {{ return super.init(s + \"c\", n) * 2; }} }}",
    ]
    p.nulls = True
    argument = p.of(p.pick(PRIMITIVE + ["String", "Integer", "Character"]), 2)
    p.step("h", [f"{a} x = new {p.pick([a, b, c])}();",
                 f"String s = x.who() + x.f + x.g + x.make() + {a}.st() + {b}.st() + {a}.count++;",
                 f"if (x instanceof {b} y) s += y.f + y.late + y.hello() + (({a}) y).f + y.name() + y.open() + {i}.twice(y.K) + y.equals(new {b}(2));",
                 "return s;"])
    p.step("h", [f"{a} x = new {p.pick([a, b, c])}(); return x.over({argument}) + x.same(new {b}({p.of('int', 1)}));"])
    p.step("h", [f"return new {b}({p.of('int', 1)}).over({argument}) + new {c}().over({p.of('int', 1)});"])
    p.step("h", [f"{a} x = {p.pick([f'new {a}(3)', f'new {c}()'])}; return (({b}) x).late;"])


def inner_classes(p):
    """Inner, nested, local, anonymous classes and what they see."""
    o, n, m = p.name("Outer"), p.name("In"), p.name("Nest")
    p.members += [
        f"static class {o} {{ private int v = {p.of('int', 1)}; private static int made; final String tag;",
        f"  {o}(String tag) {{ this.tag = tag; made++; }}",
        f"  class {n} {{ int v = {o}.this.v + 1; class Deep {{ int v = {n}.this.v * 2 + {o}.this.v++; int sum() {{ return v + {n}.this.v + {o}.this.v; }} }}",
        f"    Deep deep() {{ return new Deep(); }} void set(int k) {{ {o}.this.v = k; this.v -= k; v <<= 1; }} }}",
        f"  static class {m} {{ private int secret = made; private {m} next; {m} link() {{ next = new {m}(); next.secret = secret + 10; return next; }} }}",
        f"  {n} inner() {{ return this.new {n}(); }} private int priv(int k) {{ return v + k; }}",
        f"  Iterator<Integer> upTo(final int limit) {{ return new Iterator<>() {{ int at = v; public boolean hasNext() {{ return at < v + limit; }}",
        f"    public Integer next() {{ if (!hasNext()) throw new NoSuchElementException(\"at \" + at + tag); return at++; }} }}; }} }}",
    ]
    p.step("n", [f"{o} o = new {o}({p.of('String', 1)}); {o}.{n} in = o.new {n}(); in.set({p.of('int', 1)});",
                 f"{o}.{n}.Deep d = o.inner().deep(); return in.v + \" \" + d.v + \" \" + d.sum() + \" \" + o.v + o.priv(2) + {o}.made;"])
    p.step("n", [f"{o} o = new {o}(\"it\"); Iterator<Integer> it = o.upTo({p.rng.randrange(0, 4)}); String s = \"\";",
                 f"for (int i = 0; i < {p.rng.randrange(0, 5)}; i++) s += it.next() + \",\"; return s + it.hasNext();"])
    p.step("n", [f"{o}.{m} a = new {o}.{m}(), b = a.link(); return b.secret + a.next.secret - a.secret + (b.next == null ? \"end\" : \"more\") + b.next.secret;"])


def enums(p):
    """Enums with fields, bodies, abstract methods; switch and collections over them."""
    e = p.name("E")
    names = p.rng.sample(["RED", "GREEN", "BLUE", "LEFT", "RIGHT", "A", "B", "Up"], p.rng.randrange(2, 5))
    constants = []
    for k, name in enumerate(names):
        body = f" {{ @Override int calc(int n) {{ return n {p.pick(['+', '*', '-', '^'])} {k + 2}; }} @Override public String toString() {{ return \"<\" + name() + super.toString() + \">\"; }} }}"
        # Nothing that throws: for its switches OpenJDK makes a class that then fails as well, and we do not.
        constants.append(f"{name}({p.pick(LITERALS['int'])}, \"{name.lower()}\"){body if p.chance(0.5) else ''}")
    p.members += [
        f"enum {e} {{ {', '.join(constants)}; static int total; final int n; private final String low; static {{ for ({e} x : values()) total += x.n; }}",
        f"  {e}(int n, String low) {{ this.n = n; this.low = low; }} int calc(int k) {{ return n - k; }} {e} next() {{ return values()[(ordinal() + 1) % values().length]; }} }}",
    ]
    p.enums.append((e, names))
    labels = p.rng.sample(names, p.rng.randrange(1, len(names) + 1))
    p.step("en", [f"String s = \"\" + {e}.total; for ({e} x : {e}.values()) {{ s += x + x.low + x.calc({p.of('int', 1)}) + x.next().name() + x.compareTo({e}.{names[0]});",
                  f"  switch (x) {{ " + " ".join(f"case {n}: s += {p.of('int', 1)};" + p.pick(["", " break;"]) for n in labels) + p.pick(["", " default: s += \"d\";"]) + " } }",
                  "return s;"])
    p.step("en", [f"EnumMap<{e}, Integer> m = new EnumMap<>({e}.class); for (String s : new String[] {{\"{names[-1]}\", \"{names[0]}\"}}) m.merge({e}.valueOf(s), {p.of('int', 1)}, Integer::sum);",
                  f"return m + \" \" + {e}.{names[0]}.getDeclaringClass().getSimpleName() + {e}.valueOf({p.of('String', 0)});"])


def records(p):
    """Records with compact constructors, nested in others, with static and generic members."""
    r, q = p.name("R"), p.name("Q")
    t1, t2 = p.pick(PRIMITIVE + ["String"]), p.pick(NUMERIC + ["int[]"])
    compact = "a += 1;" if t1 in NUMERIC else ""
    show = "java.util.Arrays.toString(b)" if t2 == "int[]" else "b"
    p.members += [
        f"record {r}({t1} a, {t2} b) implements Comparable<{r}> {{ static int made; {r} {{ made++; if (made > 40) throw new IllegalStateException(\"many\"); {compact} }}",
        f"  {r}({t1} a) {{ this(a, {p.of(t2, 1)}); }} String text() {{ return a + \":\" + {show}; }}",
        f"  public int compareTo({r} o) {{ return text().compareTo(o.text()); }} static {r} of({t1} a) {{ return new {r}(a); }} }}",
        f"record {q}<X extends Comparable<X>>(X x, List<X> all) {{ X max() {{ X m = x; for (X y : all) if (y.compareTo(m) > 0) m = y; return m; }}",
        f"  <Y> Map.Entry<X, Y> with(Y y) {{ return Map.entry(x, y); }} public List<X> all() {{ return Collections.unmodifiableList(all); }} }}",
    ]
    text = f"x.text() + y.text() + x.equals(y) + (x.hashCode() == y.hashCode()) + x.compareTo(y) + {r}.made"
    plain = "" if t2 == "int[]" else " + x + x.hashCode()"
    p.step("r", [f"{r} x = new {r}({p.assignable(t1, 2)}, {p.assignable(t2, 2)}), y = {r}.of({p.of(t1, 2)}); return {text}{plain};"])
    p.step("r", [f"{q}<Integer> v = new {q}<>({p.of('int', 1)}, new ArrayList<>(List.of({p.of('int', 1)}, {p.of('int', 1)}))); return v + \" \" + v.max() + v.with({p.shown(1)}) + v.equals(new {q}<>(v.x(), v.all()));"])
    p.step("r", [f"{q}<String> v = new {q}<>({p.of('String', 1)}, List.of({p.of('String', 1)})); record Here(int k, String s) {{ Here {{ k *= 2; }} }}",
                 f"v.all().add({p.of('String', 0)}); return v.max() + new Here({p.of('int', 1)}, \"h\");" if p.chance(0.3) else f"return v.max() + v.hashCode() + new Here({p.of('int', 1)}, \"h\");"])


def sealed(p):
    """Sealed types, pattern matching, flow scoping."""
    s = p.name("Sh")
    p.members += [
        f"sealed interface {s} permits {s}.Circle, {s}.Box, {s}.Group {{ double area();",
        f"  record Circle(double r) implements {s} {{ public double area() {{ return r * r * 3; }} }}",
        f"  final class Box implements {s} {{ final int w, h; Box(int w, int h) {{ this.w = w; this.h = h; }} public double area() {{ return w * h; }} public String toString() {{ return w + \"x\" + h; }} }}",
        f"  record Group(List<{s}> of) implements {s} {{ public double area() {{ double sum = 0; for ({s} one : of) sum += one.area(); return sum; }} }} }}",
        f"static String describe{s}(Object o) {{",
        f"  if (!(o instanceof {s} shape)) return o instanceof String t && !t.isEmpty() ? \"text \" + t.charAt(0) : \"other \" + o;",
        f"  if (shape instanceof {s}.Circle c && c.r() > {p.of('int', 1)}) return \"big \" + c;",
        f"  else if (shape instanceof {s}.Box b) {{ if (b.w == b.h || !(o instanceof {s}.Box)) return \"square \" + b.w; return \"box \" + b; }}",
        f"  if (o instanceof {s}.Group g) {{ String r = \"[\"; for ({s} one : g.of()) r += describe{s}(one) + \";\"; return r + \"]\"; }}",
        f"  return shape.toString() + shape.area(); }}",
    ]
    one = lambda: p.pick([f"new {s}.Circle({p.of('int', 1)})", f"new {s}.Box({p.of('int', 1)}, {p.of('int', 1)})", f"new {s}.Group(List.of())"])
    p.step("s", [f"return describe{s}(new {s}.Group(List.of({one()}, {one()}, {one()})));"])
    p.step("s", [f"return describe{s}({one()}) + describe{s}({p.of('Object', 2)}) + ({one()}).area();"])


def generics(p):
    """Generic classes and methods, bounds, wildcards, bridges, heap pollution."""
    b, n = p.name("Box"), p.name("Node")
    p.members += [
        f"static class {b}<T extends Comparable<? super T>> implements Comparable<{b}<T>> {{ private T v; {b}(T v) {{ this.v = v; }} T get() {{ return v; }}",
        f"  public int compareTo({b}<T> o) {{ return v.compareTo(o.v); }} <R extends Comparable<? super R>> {b}<R> map(Function<? super T, ? extends R> f) {{ return new {b}<>(f.apply(v)); }}",
        f"  static <U extends Comparable<? super U>> {b}<U> max(List<? extends {b}<U>> all) {{ {b}<U> best = null; for ({b}<U> x : all) if (best == null || x.compareTo(best) > 0) best = x; return best; }}",
        f"  @Override public String toString() {{ return \"{b}(\" + v + \")\"; }} }}",
        f"static class {n}<K, V> {{ K k; V v; {n}<K, V> next; {n}(K k, V v, {n}<K, V> next) {{ this.k = k; this.v = v; this.next = next; }}",
        f"  <R> R fold(R start, BiFunction<? super R, ? super V, ? extends R> f) {{ R r = start; for ({n}<K, V> at = this; at != null; at = at.next) r = f.apply(r, at.v); return r; }}",
        f"  {n}<V, K> swap() {{ return new {n}<>(v, k, next == null ? null : next.swap()); }} }}",
        f"static <T> void addAll{b}(Collection<? super T> to, T... some) {{ for (T t : some) to.add(t); }}",
        f"static double sum{b}(Collection<? extends Number> c) {{ double s = 0; for (Number x : c) s += x.doubleValue(); return s; }}",
        f"static <A, B extends A> A first{b}(List<? extends B> l, A other) {{ return l.isEmpty() ? other : l.get(0); }}",
        f"@SuppressWarnings(\"unchecked\") static <T> T cast{b}(Object o) {{ return (T) o; }}",
    ]
    p.step("g", [f"{b}<Integer> x = new {b}<>({p.assignable('Integer', 2)}), y = new {b}<>({p.assignable('Integer', 2)}); return {b}.max(List.of(x, y)) + \" \" + x.map(q -> \"s\" + q).map(String::length).get() + Collections.max(Arrays.asList(x, y)).v;"])
    p.step("g", [f"{n}<String, Integer> list = null; for (int i = 0; i < {p.rng.randrange(1, 5)}; i++) list = new {n}<>(\"k\" + i, i * {p.of('int', 1)}, list);",
                 f"return list.fold(0L, (r, v) -> r + v) + list.fold(\"\", (r, v) -> r + v + \",\") + list.swap().fold(\"\", (r, v) -> r + v) + list.swap().next.k.intValue();"])
    p.step("g", [f"List<Number> l = new ArrayList<>(); addAll{b}(l, {p.of('Integer', 1)}, {p.of('Integer', 1)}); P.<Number>addAll{b}(l, {p.of('Double', 1)}, {p.of('Long', 1)}); return l + \" \" + sum{b}(l) + first{b}(l, \"none\");"])
    p.step("g", [f"{p.pick(['String', 'Integer', 'Object', 'Long'])} x = cast{b}({p.of('Object', 1)}); return x;"])
    p.step("g", [f"List raw = new ArrayList<String>(); raw.add({p.of('int', 1)}); List<String> l = raw; Object o = l.get(0); return o + l.get(0);"])


def lambdas(p):
    """Functional interfaces, the four kinds of method references, currying, composition."""
    f = p.name("Fn")
    p.members += [
        f"@FunctionalInterface interface {f}<A, B, C> {{ C go(A a, B b); default {f}<B, A, C> flip() {{ return (b, a) -> go(a, b); }} static <X> {f}<X, X, X> first() {{ return (a, b) -> a; }} }}",
        f"static int add{f}(int a, int b) {{ return a + b; }} int base{f} = {p.of('int', 1)}; int plus{f}(Integer k) {{ return base{f} += k; }}",
        f"static <T, R> List<R> map{f}(List<T> l, Function<? super T, ? extends R> g) {{ List<R> r = new ArrayList<>(); for (T t : l) r.add(g.apply(t)); return r; }}",
        f"static String pick{f}(Supplier<String> s) {{ return \"sup\" + s.get(); }} static String pick{f}(Runnable r) {{ r.run(); return \"run\"; }} static String pick{f}(Function<String, Integer> g) {{ return \"fun\" + g.apply(\"xyz\"); }}",
    ]
    ints = ", ".join(p.of("int", 1) for _ in range(3))
    p.step("l", [f"{f}<Integer, Integer, Integer> g = P::add{f}; {f}<String, Integer, Character> h = String::charAt; return g.flip().go({p.of('int', 1)}, {p.of('int', 1)}) + \"\" + h.go(\"hello\", {p.of('int', 0)} & 3) + {f}.<String>first().go(\"a\", \"b\") + h.flip().go(9, {p.of('String', 1)});"])
    p.step("l", [f"P obj = new P(); Function<Integer, Integer> g = obj::plus{f}; Function<Integer, Function<Integer, Integer>> c = a -> b -> a * 31 + b; Supplier<List<Integer>> mk = ArrayList::new; IntFunction<int[]> arr = int[]::new;",
                 f"List<Integer> l = mk.get(); l.add(g.apply({p.of('int', 1)})); l.add(c.apply({p.of('int', 1)}).apply({p.of('int', 1)})); return g.andThen(x -> x + 1).compose((Integer x) -> x * 2).apply(5) + \" \" + l + arr.apply(3).length;"])
    p.step("l", [f"List<Integer> l = List.of({ints}); return map{f}(l, Integer::toBinaryString) + \"\" + map{f}(map{f}(l, x -> x / 2.0), Double::intValue) + map{f}(l, x -> (Supplier<Integer>) () -> x + 1).get(0).get();"])
    p.step("l", [f"String[] log = {{\"\"}}; Runnable r = () -> log[0] += \"r\"; r.run(); return pick{f}(() -> {p.of('String', 1)}) + pick{f}(() -> {{ log[0] += \"x\"; }}) + pick{f}(s -> s.length()) + log[0];"])
    p.step("l", [f"Comparator<String> c = Comparator.comparing(String::length); List<String> l = new ArrayList<>(List.of(\"ccc\", \"a\", \"bb\", \"aa\", {p.of('String', 1)})); l.sort({p.pick(['c', 'c.reversed()', 'c.thenComparing(Comparator.reverseOrder())', 'null', 'String.CASE_INSENSITIVE_ORDER'])}); return l;"])


def overloads(p):
    """Overload resolution in its three phases; one parameter, so that nothing is ambiguous."""
    name = p.name("ov")
    kinds = p.rng.sample(PRIMITIVE, p.rng.randrange(1, 4)) + p.rng.sample(["Integer", "Long", "Double", "Character", "String"], 2)
    kinds.append("Object")
    if p.chance(0.5):
        kinds.append("Object...")
    for kind in kinds:
        p.members.append(f"static String {name}({kind} x) {{ return \"{kind}\"; }}")
    p.members.append(f"static String {name}2(Object a, int... b) {{ return \"O\" + b.length; }} static String {name}2(int a, long b) {{ return \"il\" + a + b; }} static String {name}2(String a, Object b) {{ return \"so\" + b; }}")
    calls = [f"{name}({p.of(p.pick(PRIMITIVE + list(BOX.values()) + ['String', 'int[]']), 2)})" for _ in range(6)]
    p.step("o", ["return " + " + ' ' + ".join(calls + [f"{name}2({p.of('int', 1)}, {p.of(p.pick(['int', 'short', 'long', 'char']), 1)})", f"{name}2({p.of('String', 1)}, {p.of('double', 1)})",
                                                          f"{name}2({p.of('Integer', 1)})", f"{name}2({p.of('double', 1)}, {p.of('byte', 1)}, {p.of('int', 1)})"]) + ";"])
    p.step("o", [f"return {name}({p.of(p.pick(['byte', 'short', 'char', 'int', 'long', 'float']), 2)}) + {name}((Object) {p.of('Object', 1)}) + {name}(new int[0]);"])


def exceptions(p):
    """Checked exceptions, finally that overrides, resources, rethrow, causes."""
    x, y, m = p.name("Oops"), p.name("Worse"), p.name("risk")
    override = p.pick(["", "if (n == 3) return r;", 'if (r > 6) throw new IllegalStateException("finally " + r);'])
    p.members += [
        f"static class {x} extends Exception {{ final int code; {x}(String s, int code) {{ super(s); this.code = code; }} }}",
        f"static class {y} extends {x} {{ {y}(Throwable t) {{ super(\"worse\", -1); initCause(t); }} @Override public String getMessage() {{ return super.getMessage() + code; }} }}",
        f"static int {m}(int n) throws {x} {{ switch (n & 7) {{ case 0: throw new {x}(\"zero\", n); case 1: throw new {y}(new RuntimeException(\"inner\")); case 2: return n / (n & 8); case 3: return ((String) null).length(); case 4: Object o = n; return ((String) o).length(); default: return n; }} }}",
        f"static int {m}Finally(int n) throws {x} {{ int r = n; try {{ r += {m}(n); return r; }} catch ({y} e) {{ r = -e.code; throw e; }} finally {{ r *= 2; note(\"f\" + r); {override} }} }}",
        f"static String {m}Deep(int n) {{ try {{ try (Res a = new Res(\"a\", n); Res b = new Res(\"b\", n + {p.rng.randrange(0, 5)})) {{ return \"ok\" + {m}Finally(n); }} finally {{ note(\"|\"); }} }}",
        f"  catch ({y} e) {{ return \"Y\" + shown(e); }} catch ({x} e) {{ return \"X\" + e.code + shown(e); }} catch (ArithmeticException | NullPointerException e) {{ return e.getClass().getSimpleName() + e.getMessage(); }} }}",
    ]
    p.step("x", [f"String s = \"\"; for (int i = {p.rng.randrange(-9, 0)}; i < 8; i++) try {{ s += {m}Deep(i) + \";\"; }} catch (RuntimeException e) {{ s += shown(e) + \";\"; if (i > {p.rng.randrange(0, 9)}) break; else continue; }} finally {{ s += i; }} return s;"])
    p.step("x", [f"int i = {p.of('int', 1)}; try {{ i = {m}(i); }} catch ({x} e) {{ StackTraceElement top = e.getStackTrace()[0]; return top.getMethodName() + e.code; }} return i;"])
    p.step("x", [f"try {{ {m}Finally({p.of('int', 2)}); }} catch (final Exception e) {{ throw e; }} return \"none\";"])


def initialisers(p):
    """Class initialisation: when, in which order, and what happens when it fails."""
    p.nulls = False  # the message of a NullPointerException is computed too late for OpenJDK's record of the failure
    a, b, c = p.name("Ini"), p.name("Ini"), p.name("Ini")
    p.members += [
        f"static class {a} {{ static {{ note(\"{a};\"); }} static final int CONST = {p.rng.randrange(100)}; static final Integer BOXED = {p.of('int', 1)}; static int other = {b}.v + 1; static int v = 5; static void touch() {{ }} }}",
        f"static class {b} extends {c} {{ static {{ note(\"{b};\"); }} static int v = {a}.v + {a}.CONST; static int w; static {{ w = v; v = w + 1; }} }}",
        f"static class {c} {{ static int k = next(); static int next() {{ note(\"{c};\"); return {p.of('int', 1)}; }} }}",
        f"interface {c}I {{ int Z = {c}I.make(); static int make() {{ note(\"{c}I;\"); return 4; }} }} static class {c}J extends {c} implements {c}I {{ static int own = 1; }}",
    ]
    first = p.pick([f"{a}.CONST", f"{a}.BOXED", f"{b}.k", f"{b}.w", f"{a}.other", f"new {b}[2].length", f"{c}J.own", f"{c}J.Z", f"({b}.class == null ? 1 : 2)"])
    p.step("i", [f"int x = {first}; note(\"|\"); return x + \" \" + {a}.v + {b}.v + {a}.other + {b}.w + {c}J.own + {c}J.Z;"])
    if p.chance(0.4):
        bad = p.name("Bad")
        p.members.append(f"static class {bad} {{ static int v = {p.of('int', 1)}; static {{ v = v / (v - v); }} }}")
        p.step("i", [f"return {bad}.v;"])
        p.step("i", [f"try {{ return {bad}.v; }} catch (NoClassDefFoundError e) {{ return e.getMessage(); }}"])
    p.nulls = True


def collections(p):
    """Operations on the collections, in random order."""
    key = p.pick(["Integer", "String", "Character", "Long"])
    make = {"List": ["ArrayList", "LinkedList", "Vector"], "Set": ["HashSet", "TreeSet", "LinkedHashSet"], "Map": ["HashMap", "TreeMap", "LinkedHashMap"],
            "Deque": ["ArrayDeque", "LinkedList"], "Queue": ["PriorityQueue", "ArrayDeque"]}
    operations = {
        "List": ["c.add({k});", "c.add(0, {k});", "c.remove({int} & 3);", "c.remove((Object) ({k}));", "c.set({int} & 1, {k});", "s += c.indexOf({k});", "Collections.sort(c);",
                 "Collections.reverse(c);", "s += c.subList(0, c.size() / 2);", "c.removeIf(x -> x.hashCode() % 3 == 0);", "s += c.get(c.size() - 1);", "c.replaceAll(x -> x);",
                 "for (Iterator<{K}> it = c.iterator(); it.hasNext(); ) if (it.next().hashCode() % 2 == 0) it.remove();", "for ({K} x : c) if (x.hashCode() % 5 == 1) c.add(x);",
                 "s += c.equals(new ArrayList<>(c)) + \"\" + c.hashCode();", "c.addAll(List.of({k}, {k}));", "s += c.contains({k});"],
        "Set": ["c.add({k});", "s += c.add({k});", "s += c.remove({k});", "s += c.contains({k});", "c.retainAll(List.of({k}, {k}, {k}));", "c.addAll(List.of({k}, {k}));", "s += c.size();",
                "for ({K} x : c) s += x + \".\";", "s += c.hashCode();"],
        "Map": ["c.put({k}, {int});", "s += c.put({k}, {int});", "s += c.get({k});", "c.merge({k}, 1, Integer::sum);", "c.computeIfAbsent({k}, x -> x.hashCode());", "s += c.getOrDefault({k}, -1);",
                "s += c.remove({k});", "for (Map.Entry<{K}, Integer> e : c.entrySet()) s += e.getKey() + \"=\" + e.getValue();", "s += c.keySet();", "s += c.values();", "c.putIfAbsent({k}, 7);",
                "c.computeIfPresent({k}, (x, v) -> v > 3 ? null : v + 1);", "c.forEach((x, v) -> note(\"\" + v));", "c.replaceAll((x, v) -> v * 2);", "s += c.hashCode();", "c.compute({k}, (x, v) -> v == null ? 1 : v + 1);"],
        "Deque": ["c.addFirst({k});", "c.addLast({k});", "s += c.pollFirst();", "s += c.pollLast();", "s += c.peek();", "c.push({k});", "s += c.pop();", "s += c.getFirst();", "s += c.size();"],
        "Queue": ["c.add({k});", "c.offer({k});", "s += c.poll();", "s += c.peek();", "s += c.remove();", "s += c.size();", "c.remove({k});"],
    }
    small = {"Integer": "({int} & 7)", "String": "\"k\" + ({int} & 7)", "Character": "(char) ('a' + ({int} & 7))", "Long": "(long) ({short} & 15)"}[key]
    for _ in range(p.rng.randrange(1, 4)):
        kind = p.pick(list(make))
        generic = f"<{key}, Integer>" if kind == "Map" else f"<{key}>"
        body = [f"{kind}{generic} c = new {p.pick(make[kind])}<>(); String s = \"\";"]
        chosen = [p.pick(operations[kind][:2])] * 3 + [p.pick(operations[kind]) for _ in range(p.rng.randrange(3, 10))]
        for operation in chosen:
            text = operation.replace("{K}", key)
            while "{k}" in text:
                text = text.replace("{k}", p.fill(small, 0), 1)
            body.append(p.fill(text, 0) if "{int}" in text else text)
        p.step("c", body + ["return s + c;" if kind != "Queue" else "while (!c.isEmpty()) s += c.poll() + \" \"; return s;"])


def arrays(p):
    """Arrays: evaluation order of accesses and compound assignments, bounds, stores, copies."""
    t = p.pick(PRIMITIVE)
    values = ", ".join(p.assignable(t, 1) for _ in range(4))
    p.step("a", [f"{t}[] a = {{{values}}}, b = a.clone(); int i = {p.rng.randrange(0, 4)}; a[i] = a[i = {p.rng.randrange(0, 5)}]; {t}[][] m = {{a, b, new {t}[2], null}};",
                 f"m[i & 3][i & 1] = b[0]; return Arrays.toString(a) + Arrays.toString(b) + Arrays.deepToString(m) + i + Arrays.equals(a, b) + a.length;"])
    p.step("a", [f"int[] a = {{1, 2, 3, 4}}; int i = 0; a[i++] += a[i++] * 10 + i; a[i] = i = {p.rng.randrange(0, 5)}; a[t(\"x\", i)] {p.pick(['+=', '<<=', '%=', '^='])} t(\"y\", {p.of('int', 2)}); return Arrays.toString(a) + i;"])
    p.step("a", [f"Object[] o = new {p.pick(['Integer', 'String', 'Number', 'Object'])}[{p.rng.randrange(1, 3)}]; o[0] = {p.of('Object', 1)}; o[{p.rng.randrange(0, 3)}] = {p.shown(1)}; return Arrays.toString(o) + o.getClass().getSimpleName();"])
    p.step("a", [f"int[][][] c = new int[{p.rng.randrange(1, 4)}][{p.rng.randrange(0, 3)}][]; String s = c.length + \"\"; for (int[][] x : c) s += x.length; return s + c[0][0];"])
    p.step("a", [f"long[] l = new long[{p.of('int', 1)} & 7]; Arrays.fill(l, {p.of('long', 1)}); Integer[] b = {{{p.of('int', 1)}, {p.of('int', 1)}, 5}}; Arrays.sort(b, Collections.reverseOrder()); int[] q = {{5, {p.of('int', 1)}, 3}}; Arrays.sort(q); return Arrays.toString(l) + Arrays.toString(b) + Arrays.binarySearch(q, 5) + Arrays.asList(b).indexOf(5) + Arrays.hashCode(q) + Arrays.toString(Arrays.copyOfRange(q, 1, 5));"])


def strings(p):
    """Builders, characters, switch on strings, formats."""
    separator = p.pick(['","', '""', '"o"', '" "'])
    form = p.pick(['"%s %5.2f %-8s| %08d %+d %,d"', '"%10s|%.1e|%S|%x|%d|%o"', '"%b %g %s %c %d %03d"'])
    p.step("t", [f"StringBuilder b = new StringBuilder({p.of('String', 1)}); for (int i = 0; i < {p.rng.randrange(1, 5)}; i++) b.append({p.shown(2)}).append(',').insert(0, i); b.setLength(Math.min(b.length(), 40)); if (b.length() > 3) b.deleteCharAt(2).setCharAt(0, {p.of('char', 1)}); return b.reverse() + \"|\" + b.indexOf(\",\");"])
    p.step("t", [f"String s = {p.of('String', 3)}; int h = 0; for (char c : s.toCharArray()) {{ h = h * 31 + c; if (Character.isUpperCase(c)) h ^= c << 3; }} char d = 'a'; d += h; d++; return h + \" \" + (int) d + s.chars().sum() + (h == s.hashCode());"])
    p.step("t", [f"return Arrays.toString({p.of('String', 2)}.split({separator})) + String.join(\"/\", List.of({p.of('String', 1)}, {p.of('String', 1)})) + {p.of('String', 2)}.lastIndexOf({p.of('char', 1)}) + {p.of('String', 1)}.compareToIgnoreCase({p.of('String', 1)});"])
    p.step("t", [f"return String.format({form}, {p.of('String', 1)}, {p.of('double', 1)}, {p.shown(1)}, {p.of('int', 1)}, {p.of('int', 1)}, {p.of('long', 1)});"])


def streams(p):
    """Pipelines."""
    source = p.pick([f"java.util.stream.IntStream.range({p.rng.randrange(-3, 3)}, {p.rng.randrange(3, 9)}).boxed()", f"List.of({p.of('int', 1)}, {p.of('int', 1)}, {p.of('int', 1)}).stream()",
                     f"java.util.stream.Stream.iterate({p.rng.randrange(1, 9)}, x -> x * 3 - 1).limit({p.rng.randrange(1, 7)})"])
    middle = "".join(p.rng.sample([".filter(x -> x % 2 == 0)", ".map(x -> x * 3)", ".sorted(Comparator.reverseOrder())", ".distinct()", ".skip(1)", f".peek(x -> note(\"p\"))", ".map(x -> x / 2)", f".filter(x -> x > {p.rng.randrange(0, 5)})"], 3))
    end = p.pick([".collect(java.util.stream.Collectors.toList())", ".mapToInt(Integer::intValue).sum()", ".reduce(1, (a, b) -> a * b)", ".map(String::valueOf).collect(java.util.stream.Collectors.joining(\",\", \"[\", \"]\"))",
                  ".collect(java.util.stream.Collectors.groupingBy(x -> x % 3))", ".max(Integer::compare).orElse(-1)", ".anyMatch(x -> x > 3)", ".count()", ".findFirst().map(x -> \"first\" + x).orElseThrow()",
                  ".collect(java.util.stream.Collectors.toMap(x -> x, x -> x * 2))", ".mapToDouble(x -> x / 4.0).average().getAsDouble()"])
    p.step("st", [f"return {source}{middle}{end};"])


def iterables(p):
    """Iterable, iterators, varargs, interfaces with generic defaults."""
    r, v = p.name("Range"), p.name("va")
    p.members += [
        f"static class {r} implements Iterable<Integer> {{ final int from, to; {r}(int from, int to) {{ this.from = from; this.to = to; }}",
        f"  public Iterator<Integer> iterator() {{ return new Iterator<Integer>() {{ int i = from; @Override public boolean hasNext() {{ return i < to; }} @Override public Integer next() {{ use(); return i++; }} }}; }} }}",
        f"static String {v}(String f, Object... all) {{ return f + (all == null ? \"null\" : all.length + Arrays.toString(all)); }} static int {v}(int... all) {{ int s = 0; for (int x : all) s += x; return s * 10 + all.length; }}",
        f"@SafeVarargs static <T> List<T> {v}List(T first, T... rest) {{ List<T> l = new ArrayList<>(Arrays.asList(rest)); l.add(0, first); return l; }}",
    ]
    p.step("it", [f"long s = 0; outer: for (int x : new {r}({p.rng.randrange(-2, 3)}, {p.rng.randrange(3, 9)})) {{ for (Integer y : new {r}(0, x)) {{ if (y == {p.rng.randrange(0, 4)}) continue outer; if (x + y > 9) break outer; s = s * 3 + y; }} s ^= {p.of('int', 1)}; }} return s;"])
    p.step("it", [f"return {v}(\"a\") + {v}(\"b\", {p.shown(1)}, {p.shown(1)}) + {v}(\"c\", (Object[]) new String[] {{\"x\", \"y\"}}) + {v}(\"d\", (Object) new String[] {{\"z\"}}.length) + {v}({p.of('int', 1)}, {p.of('short', 1)}, {p.of('char', 1)}) + {v}() + {v}(\"e\", (Object[]) null);"])
    p.step("it", [f"return {v}List({p.of('int', 1)}, {p.of('int', 1)}) + \"\" + {v}List({p.of('String', 1)}) + {v}List({p.of('Integer', 1)}, {p.of('Double', 1)}).get(1) + new {r}(0, 3).iterator().next();"])


def caches(p):
    """Identity of boxes and of constant strings, numbers at the edges."""
    box = p.pick(["Integer", "Long", "Short", "Character", "Byte"])
    primitive = {"Integer": "int", "Long": "long", "Short": "short", "Character": "char", "Byte": "byte"}[box]
    p.step("k", [f"{primitive} x = {p.of(primitive, 2)}; {box} a = x, b = x; Object c = x; return (a == b) + \" \" + a.equals(b) + (c == (Object) a) + c.equals(x) + a.hashCode();"])
    p.step("k", ["final String h = \"hel\"; String n = \"hel\"; return (\"hello\" == h + \"lo\") + \" \" + (\"hello\" == n + \"lo\") + (\"hello\" == (n + \"lo\").intern()) + (\"a\" + 1 + 'c' == \"a1c\") + (Boolean.TRUE == (Boolean) true);"])
    p.step("k", [f"double d = {p.of('double', 3)}; float f = {p.of('float', 3)}; Double e = d; return (d == d) + \" \" + e.equals(d) + (0.0 == -0.0) + ((Double) 0.0).equals(-0.0) + Double.compare(0.0, -0.0) + (int) d + (long) f + (char) d + (byte) f + (short) d + (float) d + (double) f;"])
    p.step("k", [f"long l = {p.of('long', 3)}; int i = (int) l; return (byte) l + \" \" + (short) i + (int) (char) l + (float) l + (double) i + (l >>> 3) + (i >>> l) + (l << i) + (i >> 35) + Long.MIN_VALUE / -1 + Integer.MIN_VALUE % -1 + (char) (i & 95 | 32);"])


def statements(p):
    """A step of random statements."""
    p.result, p.budget = "Object", 25
    body, completes = p.block(p.rng.randrange(3, 8), 3)
    p.result = None
    p.step("b", body + ([f"return {p.shown(2)};"] if completes else []))


# Any values, for calls that take them by reflection.
ANY = ["null", "1", "'c'", "2L", "(byte) 3", "(short) 4", "5.5", "6.5f", "true", '"text"', "new int[] {7}", "new String[] {\"s\"}", "new StringBuilder()",
       "Integer.MIN_VALUE", "new ArrayList<Integer>()"]
MEMBER_TYPES = PRIMITIVE + ["String", "Integer", "Object", "int[]", "String[]", "List<String>", "Map<String, ? extends Number>", "T", "T[]"]


def reflection(p):
    """A generic class, its subclass and their members by java.lang.reflect: what they say of themselves, calls, accesses."""
    a, b, x, note = p.name("Rf"), p.name("Rg"), p.name("Rx"), p.name("Note")
    r = "java.lang.reflect."
    p.nulls = False

    def annotation():
        return p.pick(["", "", f"@{note} ", f"@{note}(n = {p.pick(LITERALS['int'])}) ", f"@{note}(s = {{\"p\", \"q\"}}, c = {p.pick(['int[].class', 'String.class', 'Map.Entry.class'])}) ", "@Deprecated "])

    def modifiers(*others):
        return p.pick(["", "public ", "private ", "protected "]) + p.pick(others)

    fields, methods = [], []
    for i in range(p.rng.randrange(2, 5)):
        type_ = p.pick(MEMBER_TYPES)
        m = modifiers("", "", "final ", "volatile ", "transient ", "static ", "static final ")
        if "T" in type_ and "static" in m:
            type_ = "long"
        value = f" = {p.assignable(type_, 1)}" if type_ in PRIMITIVE + ["String", "Integer"] else " = null" if "final" in m else ""
        fields.append(f"{annotation()}{m}{type_} f{i}{value};")
    for i in range(p.rng.randrange(2, 6)):
        result = p.pick(MEMBER_TYPES + ["void"])
        m = modifiers("", "", "final ", "synchronized ", "static ")
        params = [p.pick(MEMBER_TYPES) for _ in range(p.rng.randrange(0, 4))]
        own = "<T extends Comparable<T>> " if "static" in m else p.pick(["", "", "<U> "])
        throws = p.pick(["", "", " throws java.io.IOException", " throws IllegalStateException, InterruptedException"])
        shape = ", ".join(f"{annotation()}{t} p{k}" for k, t in enumerate(params))
        body = "".join(f'note("" + show(p{k}));' for k in range(len(params)))
        thrown = p.pick(["", "", "", 'if (fuel > 0) throw new IllegalStateException("inside");'])
        end = "" if result == "void" else f" return {p.assignable(result, 1)};" if result in PRIMITIVE + ["String", "Integer"] else " return null;"
        methods.append(f"{annotation()}{m}{own}{result} g{i}({shape}){throws} {{ {body} {thrown}{end} }}")
    constructor = ", ".join(f"{annotation()}{t} q{k}" for k, t in enumerate(p.pick([["int"], ["long", "String"], ["T"], ["Object", "char"]])))
    p.members += [
        f"@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME) @interface {note} {{ int n() default 1; String[] s() default {{}}; Class<?> c() default void.class; }}",
        f"static {p.pick(['', 'abstract '])}class {a}<T extends Comparable<T>> implements java.io.Serializable {{ " + " ".join(fields),
        *methods,
        f"{p.pick(['', 'public ', 'private ', 'protected '])}{a}({constructor}) {{ note(\"made\"); }} {a}() {{ }} }}",
        f"static final class {b} extends {a}<String> implements Comparable<{b}> {{ int f0 = 12; public int compareTo({b} other) {{ return 1; }} @Override public String toString() {{ return \"{b}\"; }} }}",
        f"static String {x}({r}AnnotatedElement e) {{ return e + Arrays.toString(e.getAnnotations()); }}",
    ]
    p.nulls = True
    p.step("rf", [f"List<String> all = new ArrayList<>(); for ({r}Field f : {a}.class.getDeclaredFields()) all.add({x}(f) + f.toGenericString() + f.getGenericType() + f.getType() + f.getModifiers());",
                  "Collections.sort(all); return all;"])
    p.step("rf", [f"List<String> all = new ArrayList<>(); for ({r}Method m : {p.pick([a, b])}.class.getDeclaredMethods()) all.add({x}(m) + m.toGenericString() + m.isVarArgs() + m.isBridge() + m.isSynthetic() + Arrays.toString(m.getExceptionTypes()) + Arrays.deepToString(m.getParameterAnnotations()));",
                  "Collections.sort(all); return all.toString();"])
    p.step("rf", [f"List<String> all = new ArrayList<>(); for ({r}Constructor<?> c : {p.pick([a, b])}.class.getDeclaredConstructors()) all.add({x}(c) + c.toGenericString() + Arrays.toString(c.getGenericParameterTypes()));",
                  f"Collections.sort(all); return all + \" \" + {b}.class.getGenericSuperclass() + Arrays.toString({b}.class.getGenericInterfaces()) + Arrays.toString({a}.class.getTypeParameters());"])
    for _ in range(3):
        values = ", ".join(p.pick(ANY) for _ in range(p.rng.randrange(0, 4)))
        p.step("rf", [f"String s = \"\"; Object[] given = new Object[] {{{values}}}; {b} target = new {b}();",
                      f"List<{r}Method> all = new ArrayList<>(Arrays.asList({p.pick([a, b])}.class.getDeclaredMethods())); all.sort(Comparator.comparing(Object::toString));",
                      f"for ({r}Method m : all) {{ try {{ s += m.getName() + show(m.invoke({p.pick(['target', 'target', 'null', '1'])}, given)) + \";\"; }} catch (Exception e) {{ s += m.getName() + shown(e) + \";\"; }} }} return s;"])
    for _ in range(2):
        p.step("rf", [f"String s = \"\"; Object given = {p.pick(ANY)}; {b} target = new {b}();",
                      f"List<{r}Field> all = new ArrayList<>(Arrays.asList({a}.class.getDeclaredFields())); all.sort(Comparator.comparing(Object::toString));",
                      f"for ({r}Field f : all) {{ try {{ s += f.getName() + show(f.get(target)); f.set({p.pick(['target', 'target', 'null', 'given'])}, given); s += show(f.get(target)) + \";\"; }} catch (Exception e) {{ s += shown(e) + \";\"; }}",
                      f"  try {{ s += f.{p.pick(['getInt', 'getLong', 'getDouble', 'getBoolean', 'getChar', 'getFloat'])}(target); f.{p.pick(['setInt(target, 3)', 'setLong(target, 4)', 'setDouble(target, 1)', 'setByte(target, (byte) 5)'])}; s += show(f.get(target)) + \";\"; }} catch (Exception e) {{ s += shown(e) + \";\"; }} }}",
                      "return s;"])
    p.step("rf", [f"String s = \"\"; for ({r}Constructor<?> c : {a}.class.getDeclaredConstructors()) {{ try {{ c.newInstance({', '.join(p.pick(ANY[1:]) for _ in range(p.rng.randrange(0, 3)))}); s += \"ok\"; }} catch (Exception e) {{ s += shown(e); }} }}",
                  "char[] order = s.toCharArray(); Arrays.sort(order); return new String(order);"])
    fails = p.pick(["", 'if (m.getName().startsWith("t")) throw new Exception("checked");'])
    gives = p.pick(['"said"', "1", "null", 'm.getReturnType() == int.class ? (Object) 7 : "x"'])
    asked = p.pick(["sp.say(3) + sp.twice(4)", "sp.toString()", "sp.hashCode() + sp.say(1)", '((Comparable) sp).compareTo("q")', "sp.equals(sp)"])
    p.step("rf", [f"Speaker sp = (Speaker) {r}Proxy.newProxyInstance(P.class.getClassLoader(), new Class<?>[] {{Speaker.class, Comparable.class}},",
                  f"  (proxy, m, args) -> {{ note(m.getName() + show(args)); {fails} return {gives}; }}); return {asked};"])


BUFFER_TYPES = ["Byte", "Char", "Short", "Int", "Long", "Float", "Double"]


def buffers(p):
    """Buffers of java.nio: chains of random calls on a few that share contents."""
    n = "java.nio."

    def index():
        return p.pick([str(p.rng.randrange(0, 9)), str(p.rng.randrange(-2, 20)), f"({p.of('int', 1)} & 7)"])

    for _ in range(2):
        type_ = p.pick(BUFFER_TYPES)
        t = type_.lower()
        buffer = f"{n}{type_}Buffer"
        made = [f"{buffer}.allocate({p.rng.randrange(1, 12)})",
                f"{buffer}.wrap(new {t}[] {{{', '.join(f'({t}) {p.of(t, 1)}' for _ in range(5))}}}, {index()}, {index()})"]
        if type_ == "Byte":
            made.append(f"{buffer}.allocateDirect({p.rng.randrange(1, 24)})")
        else:
            made.append(f"{n}ByteBuffer.allocate{p.pick(['', 'Direct'])}({p.rng.randrange(8, 64)}).order({n}ByteOrder.{p.pick(['BIG', 'LITTLE'])}_ENDIAN).as{type_}Buffer()")
        if type_ == "Char":
            made.append(f"{buffer}.wrap({p.of('String', 1)})")
        lines = [f"{buffer} a = {p.pick(made)}, b = a.duplicate(); StringBuilder s = new StringBuilder();"]
        for _ in range(p.rng.randrange(3, 14)):
            x, y = p.rng.sample(["a", "b"], 2) if p.chance(0.8) else ["a", "a"]
            value = f"({t}) {p.of(t, 1)}"
            calls = [f"{x}.put({value});", f"{x}.put({value});", f"{x}.put({index()}, {value});", f"s.append({x}.get()).append(' ');", f"s.append({x}.get({index()})).append(' ');",
                     f"{x}.flip();", f"{x}.clear();", f"{x}.clear();", f"{x}.rewind();", f"{x}.mark();", f"{x}.reset();", f"{x}.position({index()});", f"{x}.limit({index()});", f"{x}.compact();",
                     f"{y} = {x}.slice();", f"{y} = {x}.slice({index()}, {index()});", f"{y} = {x}.duplicate();", f"{x}.put({index()}, {y}, {index()}, {index()});", f"{x}.put({y});",
                     f"{x}.put(new {t}[{index()}], {index()}, {index()});", f"s.append({x}.mismatch({y})).append({x}.compareTo({y})).append({x}.equals({y}));",
                     f"{{ {t}[] to = new {t}[6]; {x}.get({index()}, to, {index()}, {index()}); s.append(Arrays.toString(to)); }}", f"{y} = {x}.asReadOnlyBuffer();"]
            if type_ == "Byte":
                wide = p.pick(BUFFER_TYPES[1:])
                calls += [f"{x}.order({n}ByteOrder.{p.pick(['BIG', 'LITTLE'])}_ENDIAN);", f"{x}.put{wide}({index()}, ({wide.lower()}) {p.of(wide.lower(), 1)});", f"s.append({x}.get{wide}({index()})).append(' ');", f"s.append({x}.as{wide}Buffer());"]
            if type_ == "Char":
                calls += [f"{x}.put({p.of('String', 1)});", f"{x}.append({p.shown(1)} + \"\", {index()}, {index()});", f"s.append({x}.subSequence({index()}, {index()}));", f"s.append({x}.charAt({index()}));"]
            lines.append(p.pick(calls))
        p.step("nb", lines + ["return s + \" \" + a + b + a.hashCode() + b.hashCode() + a.remaining() + b.position() + a.hasArray() + b.isReadOnly() + a.order();"])


def charsets(p):
    """Text as bytes and back, in pieces and with what cannot be converted."""
    c = "java.nio.charset."
    names = ["UTF-8", "UTF-16", "UTF-16BE", "UTF-16LE", "UTF-32", "US-ASCII", "ISO-8859-1", "windows-1252", "ISO-8859-15", "no-charset"]
    odd = "".join(p.pick(["a", "Z", "\\u00e4", "\\u20ac", "\\u0416", "\\ud83d\\ude00", "\\ud800", "\\udc00", "\\uffff", "\\u0000", "~"]) for _ in range(p.rng.randrange(0, 9)))
    raw = ", ".join(p.pick(["(byte) 0xc3", "(byte) 0xa4", "(byte) 0xe2", "(byte) 0x82", "(byte) 0xac", "(byte) 0xf0", "(byte) 0x9f", "(byte) 0xed", "(byte) 0xff", "(byte) 0xfe", "0", "65", "66", "(byte) 0xd8", "(byte) 0x80"])
                    for _ in range(p.rng.randrange(0, 10)))
    text = f'(\"{odd}\" + {p.of("String", 1)})'
    cs = f"{c}Charset.forName(\"{p.pick(names)}\")"
    action = [f"{c}CodingErrorAction.{p.pick(['REPORT', 'REPLACE', 'IGNORE'])}" for _ in range(4)]
    p.step("cs", [f"{c}Charset cs = {cs}; byte[] b = {text}.getBytes(cs); String s = new String(b, cs); return Arrays.toString(b) + s.length() + s.hashCode() + cs.encode({text}) + cs.newEncoder().canEncode({text});"])
    p.step("cs", [f"byte[] b = {{{raw}}}; String s = new String(b, {cs}); int from = {p.rng.randrange(-1, 6)}; return s.length() + \" \" + s.hashCode() + Arrays.toString(new String(b, from, {p.rng.randrange(0, 6)}, \"{p.pick(names)}\").toCharArray());"])
    p.step("cs", [f"{c}CharsetDecoder d = {cs}.newDecoder().onMalformedInput({action[0]}).onUnmappableCharacter({action[1]}); java.nio.CharBuffer out = java.nio.CharBuffer.allocate({p.rng.randrange(0, 9)});",
                  f"java.nio.ByteBuffer in = java.nio.ByteBuffer.wrap(new byte[] {{{raw}}}); Object r = d.decode(in, out, {p.pick(['true', 'true', 'false'])}); return r + \" \" + in + out.position() + out.flip().toString().hashCode() + d.flush(out) + d.reset().decode(in.rewind());"])
    p.step("cs", [f"{c}CharsetEncoder e = {cs}.newEncoder().onMalformedInput({action[2]}).onUnmappableCharacter({action[3]}); java.nio.ByteBuffer out = java.nio.ByteBuffer.allocate({p.rng.randrange(0, 20)});",
                  f"java.nio.CharBuffer in = java.nio.CharBuffer.wrap({text}); Object r = e.encode(in, out, true); return r + \" \" + in.position() + out + out.flip().hashCode() + e.flush(out) + e.reset().encode(java.nio.CharBuffer.wrap({text})).hashCode();"])
    p.step("cs", [f"java.io.Reader r = new java.io.InputStreamReader(new java.io.ByteArrayInputStream(new byte[] {{{raw}}}), {cs}); StringBuilder s = new StringBuilder(); for (int x = r.read(); x >= 0; x = r.read()) s.append(x).append(' '); return s;"])


# Types of what goes through handles, with values of just these types.
HANDLED = PRIMITIVE + ["String", "Integer", "Long", "Character", "Object", "Number", "Comparable", "CharSequence", "int[]", "Object[]", "String[]"]
HANDED = {
    "Long": ["Long.valueOf(5)", "(Long) null"], "Character": ["Character.valueOf('q')"], "Object": ["(Object) \"o\"", "(Object) 7", "(Object) null", "(Object) 'c'", "(Object) 8L"],
    "Number": ["(Number) 3", "(Number) 4L", "(Number) 2.5"], "Comparable": ["(Comparable) \"c\"", "(Comparable) 6"], "CharSequence": ["(CharSequence) \"s\""],
    "int[]": ["new int[] {1, 2}", "(int[]) null"], "Object[]": ["new Object[] {1, \"x\"}", "new Object[0]"], "String[]": ["new String[] {\"y\"}"],
}
FITTING = {  # what a value of such a type often becomes
    "int": ["Integer", "long", "Object", "double", "Number", "short"], "long": ["Long", "Object", "float", "int"], "char": ["Character", "int", "Object"],
    "Integer": ["int", "Object", "Number", "long", "Comparable"], "String": ["Object", "CharSequence", "Comparable", "int"], "Object": ["String", "int", "Integer", "Number", "long", "char", "int[]"],
    "Number": ["Integer", "Object", "int", "double"], "boolean": ["Boolean", "Object", "int"], "Comparable": ["String", "Integer", "Object", "int"],
}


def handles(p):
    """Method handles and VarHandles of a class's members: calls of every type, conversions, combinations, and what is refused."""
    a, find, made = p.name("Mh"), p.name("mf"), p.name("mm")
    i = "java.lang.invoke."
    mt = f"{i}MethodType.methodType"
    mhs = f"{i}MethodHandles"
    p.nulls = False

    def value(type_):
        if type_ in HANDED:
            return p.pick(HANDED[type_])
        return f"({type_}) ({p.of(type_, 1)})"  # (A switch or conditional that waits for its type would be an Object.)

    # Which argument is told of, where several do not fit, differs on OpenJDK from run to run.
    misfit = 'catch (ClassCastException | NullPointerException e) { return "misfit"; }'

    def near(type_):
        return p.pick([type_] * 4 + FITTING.get(type_, ["Object", "long"]) + [p.pick(HANDLED)])

    def classes(types):
        return ", ".join(f"{t}.class" for t in types)

    methods, body = [], []
    for k in range(p.rng.randrange(3, 6)):
        result, params = p.pick(HANDLED + ["void"]), [p.pick(HANDLED) for _ in range(p.rng.randrange(0, 4))]
        static = p.chance(0.6)
        varargs = bool(params) and params[-1].endswith("[]") and p.chance(0.7)
        shape = ", ".join(f"{t[:-2] + '...' if varargs and n == len(params) - 1 else t} x{n}" for n, t in enumerate(params))
        says = "".join(f"note(show(x{n}) + ',');" for n in range(len(params)))
        fails = p.pick(["", "", "", 'if (fuel > 0) throw new IllegalStateException("inside");'])
        body.append(f"{p.pick(['', 'public ', 'private '])}{'static ' if static else ''}{result} h{k}({shape}) {{ {says} {fails}{'' if result == 'void' else f'return {value(result)};'} }}")
        methods.append((f"h{k}", result, params, static))
    fields = []
    for k in range(2):
        type_, static = p.pick(PRIMITIVE + ["String", "Object", "Integer"]), p.chance(0.5)
        body.append(f"{'static ' if static else ''}{p.pick(['', 'volatile '])}{type_} f{k} = {value(type_)};")
        fields.append((f"f{k}", type_, static))
    p.members += [
        f"static class {a} {{ " + " ".join(body) + f' @Override public String toString() {{ return "{a}"; }} }}',
        f"static {i}MethodHandle {find}(String name, {i}MethodType type, boolean isStatic) throws Exception {{ return isStatic ? {mhs}.lookup().findStatic({a}.class, name, type) : {mhs}.lookup().findVirtual({a}.class, name, type); }}",
        f"interface {made} {{ {i}MethodHandle of({i}MethodHandle h) throws Throwable; }}",
    ]

    def handle(m):
        name, result, params, static = m
        return f'{find}("{name}", {mt}({", ".join(f"{t}.class" for t in [result] + params)}), {str(static).lower()})'

    def call(m, how):
        name, result, params, static = m
        given = ([] if static else [f"new {a}()"]) + [value(t if how == "invokeExact" and p.chance(0.8) else near(t)) for t in params]
        if p.chance(0.1) and given:
            given.pop()
        if p.chance(0.1):
            given.append(p.pick(["null", "1", '"more"']))
        to = result if p.chance(0.7) else near(result) if result != "void" else p.pick(["Object", "int"])
        cast = "" if to == "void" else f"({to}) "
        text = f"h.{how}({', '.join(given)})"
        body = f"{text}; return \"called\";" if to == "void" else f"return {cast}{text};"
        return f"try {{ {body} }} {misfit}"

    for m in methods:
        p.step("mh", [f"{i}MethodHandle h = {handle(m)}; note(h + \" \" + h.isVarargsCollector()); return h.toString();"])
        for how in ["invokeExact", "invoke", "invoke", "invoke"]:
            p.step("mh", [f"{i}MethodHandle h = {handle(m)};", call(m, how)])
        wrong = (m[0], near(m[1]) if m[1] != "void" else "int", [near(t) for t in m[2]], p.chance(0.5) == m[3])
        p.step("mh", [f"try {{ return {handle(wrong)}; }} catch (ReflectiveOperationException e) {{ return e.toString().replaceAll(\" .unnamed module.*\", \"\"); }}"])
        to = f"{mt}({near(m[1]) if m[1] != 'void' else p.pick(['void', 'int', 'String'])}.class{''.join(f', {near(t)}.class' for t in ([] if m[3] else [a]) + m[2])})"
        given = ", ".join(([] if m[3] else [f"new {a}()"]) + [p.pick(ANY) for _ in m[2]])
        p.step("mh", [f"{i}MethodHandle h = {handle(m)}.{p.pick(['asType', 'asFixedArity().asType'])}({to}); note(h + \" \"); try {{ return h.invokeWithArguments(new Object[] {{{given}}}); }} {misfit}"])
        if not {"Comparable", "CharSequence"} & set(m[2]):  # (To an interface OpenJDK hands on anything.)
            p.step("mh", [f"{i}MethodHandle h = {mhs}.explicitCastArguments({handle(m)}, {to}); try {{ return h.invokeWithArguments(new Object[] {{{given}}}); }} {misfit}"])
    # Combinations, one after the other: the type of each, and what the last one does.
    combinations = [
        lambda: f"{mhs}.insertArguments(h, {p.rng.randrange(0, 2)}, {p.pick(ANY)})",
        lambda: f"{mhs}.dropArguments(h, {p.rng.randrange(0, 3)}, {classes([p.pick(HANDLED)])})",
        lambda: f"{mhs}.filterReturnValue(h, {handle(p.pick(methods))})",
        lambda: f"{mhs}.filterReturnValue(h, {mhs}.identity(h.type().returnType()).asType(h.type().dropParameterTypes(0, h.type().parameterCount()).appendParameterTypes(h.type().returnType()).changeReturnType({p.pick(HANDLED)}.class)))",
        lambda: f"{mhs}.filterArguments(h, {p.rng.randrange(0, 2)}, {handle(p.pick(methods))})",
        lambda: f"{mhs}.collectArguments(h, {p.rng.randrange(0, 2)}, {handle(p.pick(methods))})",
        lambda: f"{mhs}.foldArguments(h, {handle(p.pick(methods))})",
        lambda: f"{mhs}.permuteArguments(h, h.type(), new int[] {{{', '.join(str(p.rng.randrange(0, 3)) for _ in range(p.rng.randrange(0, 3)))}}})",
        lambda: f"{mhs}.catchException(h, RuntimeException.class, {mhs}.dropArguments({mhs}.empty(h.type()), 0, RuntimeException.class))",
        lambda: f"{mhs}.tryFinally(h, {mhs}.dropArguments({mhs}.identity(h.type().returnType()), 0, Throwable.class))",
        lambda: f"{mhs}.guardWithTest({mhs}.constant(boolean.class, {p.pick(['true', 'false'])}), h, {mhs}.empty(h.type()))",
        lambda: f"h.asSpreader({p.pick(['Object[]', 'int[]', 'String[]'])}.class, {p.rng.randrange(0, 3)})",
        lambda: f"h.asCollector({p.pick(['Object[]', 'int[]', 'String[]'])}.class, {p.rng.randrange(0, 3)})",
        lambda: f"h.bindTo({p.pick(ANY + [f'new {a}()'])})",
        lambda: "h.asType(h.type().generic())", lambda: "h.asType(h.type().wrap())", lambda: "h.withVarargs(true)", lambda: "h.asFixedArity()",
        lambda: f"{mhs}.exactInvoker(h.type()).bindTo(h)", lambda: f"{mhs}.invoker(h.type().generic()).bindTo(h)", lambda: f"{mhs}.dropReturn(h)",
        lambda: f"{mhs}.whileLoop(h, {mhs}.constant(boolean.class, false), {mhs}.identity(h.type().returnType()))",
        lambda: f"{mhs}.countedLoop({mhs}.constant(int.class, 2), h, {mhs}.dropArguments({mhs}.identity(h.type().returnType()), 1, int.class))",
    ]
    for _ in range(6):
        steps = ", ".join(f"h -> {p.pick(combinations)()}" for _ in range(p.rng.randrange(2, 6)))
        values = ", ".join(p.pick(ANY + [f"new {a}()"] * 2) for _ in range(4))
        p.step("mh", [f"{i}MethodHandle now = {handle(p.pick(methods))}; Object[] given = {{{values}}}; String s = \"\";",
                      f"for ({made} m : new {made}[] {{{steps}}}) {{ try {{ now = m.of(now); s += now.type() + \";\"; }} catch (Exception e) {{ s += e.getClass() + \";\"; }} }}",
                      "Object[] some = Arrays.copyOf(given, Math.min(4, now.type().parameterCount())); try { s += show(now.invokeWithArguments(some)); } " + misfit + " catch (Exception e) { s += shown(e); } return s;"])
    modes = ["get", "set", "getVolatile", "setVolatile", "getAcquire", "setRelease", "compareAndSet", "compareAndExchange", "getAndSet", "getAndAdd", "getAndBitwiseOr", "getAndBitwiseXorAcquire", "setOpaque"]
    for name, type_, static in fields:
        var = f'{mhs}.lookup().find{"Static" if static else ""}VarHandle({a}.class, "{name}", {type_}.class)'
        for _ in range(4):
            mode = p.pick(modes)
            count = 0 if mode in ("get", "getVolatile", "getAcquire") else 2 if mode.startswith("compare") else 1
            given = ([] if static else ["target"]) + [value(type_ if p.chance(0.6) else near(type_)) for _ in range(count)]
            result = "void" if mode.startswith("set") else "boolean" if mode == "compareAndSet" else type_ if p.chance(0.6) else near(type_)
            cast = "" if result in ("void", "boolean") else f"({result}) "
            text = f"{cast}v.{mode}({', '.join(given)})"
            p.step("mh", [f"{a} target = new {a}(); {i}VarHandle v = {var}{p.pick(['', '', '.withInvokeExactBehavior()'])};",
                          f"try {{ {text if result == 'void' else f'note(show({text}))'}; }} catch (Exception e) {{ note(shown(e)); }} return v.get({'' if static else 'target'});"])
        p.step("mh", [f"{a} target = new {a}(); String s = \"\"; {i}MethodHandle g = {mhs}.lookup().find{'Static' if static else ''}Getter({a}.class, \"{name}\", {type_}.class), t = {mhs}.lookup().find{'Static' if static else ''}Setter({a}.class, \"{name}\", {type_}.class);",
                      f"try {{ t.invoke({'' if static else 'target, '}{value(near(type_))}); }} catch (Exception e) {{ s += shown(e); }} return s + show(g.invokeWithArguments({'' if static else 'target'})) + g + t;"])
    p.nulls = True


ZONES = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/Sao_Paulo", "Pacific/Apia", "Africa/Cairo", "Asia/Tokyo", "UTC", "Z", "+05:30", "-03:00", "GMT+2", "Nowhere/Here", "+25:00"]
DATE_UNITS = ["DAYS", "WEEKS", "MONTHS", "YEARS", "DECADES", "CENTURIES"]
TIME_UNITS = ["NANOS", "MICROS", "MILLIS", "SECONDS", "MINUTES", "HOURS", "HALF_DAYS"]
FIELDS = ["NANO_OF_SECOND", "MILLI_OF_DAY", "SECOND_OF_MINUTE", "MINUTE_OF_DAY", "HOUR_OF_AMPM", "CLOCK_HOUR_OF_DAY", "AMPM_OF_DAY", "DAY_OF_WEEK", "ALIGNED_WEEK_OF_YEAR", "DAY_OF_MONTH", "DAY_OF_YEAR", "EPOCH_DAY", "MONTH_OF_YEAR",
          "PROLEPTIC_MONTH", "YEAR_OF_ERA", "YEAR", "ERA", "INSTANT_SECONDS", "OFFSET_SECONDS"]
PATTERNS = ["yyyy", "uu", "MM", "M", "d", "dd", "D", "HH", "H", "hh", "a", "mm", "ss", "S", "SSS", "n", "E", "EEEE", "MMM", "MMMM", "XXX", "xx", "Z", "G", "'at'", "''", "[HH:mm]", "[d]", "k", "K"]


def times(p):
    """java.time: dates, times, zones, amounts and formats of them, in chains of random calls."""
    t, c = "java.time.", "java.time.temporal.ChronoUnit."

    def number(most):
        return str(p.rng.randrange(0, most)) if p.chance(0.9) else f"({p.of('int', 1)})"

    def date():
        return p.pick([f"{t}LocalDate.of({p.rng.randrange(1975, 2020)}, {p.rng.randrange(1, 13)}, {p.rng.randrange(1, 29) if p.chance(0.8) else p.rng.randrange(0, 33)})", f"{t}LocalDate.ofEpochDay({p.rng.randrange(-100000, 17000)})",
                       f"{t}LocalDate.ofYearDay({p.rng.randrange(1975, 2020)}, {p.rng.randrange(1, 367)})", f'{t}LocalDate.parse("{p.rng.randrange(1975, 2020)}-{p.rng.randrange(1, 14):02}-{p.rng.randrange(1, 31):02}")'])

    def time():
        return p.pick([f"{t}LocalTime.of({p.rng.randrange(0, 24)}, {number(60)}, {p.rng.randrange(0, 60)}, {p.rng.randrange(0, 1000000000)})", f"{t}LocalTime.ofSecondOfDay({p.rng.randrange(0, 86400)})", f"{t}LocalTime.of({p.rng.randrange(0, 24)}, {p.rng.randrange(0, 60)})"])

    def zone():
        return f'{t}ZoneId.of("{p.pick(ZONES)}")'

    def temporal():
        return p.pick([date(), time(), f"{date()}.atTime({time()})", f"{date()}.atTime({time()}).atZone({zone()})", f"{date()}.atTime({time()}).atOffset({t}ZoneOffset.ofHoursMinutes({p.rng.randrange(0, 15)}, {p.rng.randrange(0, 60)}))",
                       f"{date()}.atTime({time()}).toInstant({t}ZoneOffset.UTC)", f"{t}YearMonth.of({p.rng.randrange(1975, 2020)}, {p.rng.randrange(1, 13)})", f"{t}Year.of({p.rng.randrange(1975, 2020)})"])

    def amount():
        return p.pick([f"{t}Duration.ofSeconds({p.rng.randrange(-200000, 200000)}, {p.rng.randrange(0, 1000000000)})", f"{t}Duration.ofMillis({p.rng.randrange(-10**9, 10**9)})", f"{t}Period.of({p.rng.randrange(-3, 4)}, {p.rng.randrange(-20, 20)}, {p.rng.randrange(-50, 50)})",
                       f"{t}Duration.of({p.rng.randrange(-100, 100)}, {c}{p.pick(DATE_UNITS[:1] + TIME_UNITS)})", f'{t}Duration.parse("PT{p.rng.randrange(0, 99)}H-{p.rng.randrange(0, 99)}M{p.rng.randrange(0, 99)}.{p.rng.randrange(0, 999)}S")', f'{t}Period.parse("P{p.rng.randrange(0, 9)}Y{p.rng.randrange(-9, 9)}M{p.rng.randrange(0, 9)}W")'])

    def changed():
        unit = c + p.pick(DATE_UNITS + TIME_UNITS)
        field = f"{t}temporal.ChronoField.{p.pick(FIELDS)}"
        adjuster = f"{t}temporal.TemporalAdjusters.{p.pick(['firstDayOfMonth()', 'lastDayOfYear()', 'firstDayOfNextMonth()', f'next({t}DayOfWeek.FRIDAY)', f'previousOrSame({t}DayOfWeek.of({p.rng.randrange(1, 8)}))', f'dayOfWeekInMonth({p.rng.randrange(-3, 5)}, {t}DayOfWeek.TUESDAY)'])}"
        return p.pick([f"x.plus({p.rng.randrange(-50, 50)}, {unit})", f"x.minus({p.rng.randrange(-50, 50)}, {unit})", f"x.plus({amount()})", f"x.minus({amount()})", f"x.with({field}, {number(32)})", f"x.with({adjuster})"])

    for _ in range(5):
        lines = [f"{t}temporal.Temporal x = {temporal()}; String s = \"\";"]
        for _ in range(p.rng.randrange(1, 5)):
            lines.append(f"try {{ x = {changed()}; }} catch (RuntimeException e) {{ s += shown(e) + \";\"; }}")
        field, other = (f"{t}temporal.ChronoField.{p.pick(FIELDS)}" for _ in range(2))
        lines.append(f"try {{ s += x.isSupported({field}) + \" \" + x.range({field}) + x.getLong({field}) + \" \" + x.get({other}); }} catch (RuntimeException e) {{ s += shown(e); }}")
        lines.append("return s + \" \" + x + \" \" + x.hashCode();")
        p.step("ti", lines)
    p.step("ti", [f"{t}temporal.Temporal a = {temporal()}, b = {temporal()}; return a + \" \" + b + \" \" + a.until(b, {c}{p.pick(DATE_UNITS + TIME_UNITS)});"])
    p.step("ti", [f"{t}LocalDate a = {date()}, b = {date()}; return a.until(b) + \" \" + {c}{p.pick(DATE_UNITS)}.between(a, b) + a.compareTo(b) + a.isBefore(b) + a.lengthOfMonth() + a.isLeapYear() + a.getDayOfWeek();"])
    p.step("ti", [f"{t}ZonedDateTime z = {date()}.atTime({time()}).atZone({zone()}); {t}ZonedDateTime o = z.withZoneSameInstant({zone()}); return z + \" \" + o + z.toEpochSecond() + z.withLaterOffsetAtOverlap() + z.toOffsetDateTime() + z.getZone().getRules().isDaylightSavings(z.toInstant()) + o.equals(z) + o.isEqual(z);"])
    p.step("ti", [f"Object a = {amount()}; {t}Duration d = {t}Duration.between({date()}.atTime({time()}), {date()}.atTime({time()})); return a + \" \" + d + d.toMinutesPart() + d.dividedBy({p.rng.randrange(1, 9)}) + d.multipliedBy({p.rng.randrange(-9, 9)}) + d.negated().toMillis() + d.truncatedTo({c}{p.pick(TIME_UNITS)});"])
    for _ in range(2):
        pattern = p.pick([" ", "-", "/", "."]).join(p.pick(PATTERNS) for _ in range(p.rng.randrange(1, 6)))
        f = f'{t}format.DateTimeFormatter.ofPattern("{pattern}", Locale.ENGLISH)'
        # (Letters that ofPattern does not know here are left out, and names and ids of zones, whose parsing is another matter; and so is the order in which a message lists what has been parsed.)
        p.step("ti", [f"{t}format.DateTimeFormatter f = {f}; {t}temporal.Temporal x = {temporal()}; String s = f.format(x); try {{ s += \" \" + {t}{p.pick(['LocalDate', 'LocalTime', 'LocalDateTime', 'YearMonth'])}.parse(s, f); }} catch ({t}format.DateTimeParseException e) {{ s += \" unparsed at \" + e.getErrorIndex(); }} return s;"])


def serialisation(p):
    """Graphs of objects written and read: classes with and without methods of their own, enums, records, collections."""
    i, told = "java.io.", p.name("told")
    names, body = [], []
    kinds = ["int", "long", "double", "char", "boolean", "byte", "String", "Object", "int[]", "Object[]", "Integer"]
    for k in range(p.rng.randrange(2, 5)):
        name = p.name("Se")
        parent = p.pick(names + ["Object", "Object"])
        serial = p.chance(0.75)
        fields = [(p.pick(kinds), f"f{k}{n}", p.pick(["", "", "", "transient ", "final ", "static "])) for n in range(p.rng.randrange(0, 5))]
        lines = [f"private static final long serialVersionUID = {k + 3}L;"]
        for type_, field, how in fields:
            value = "null" if type_ in ("Object", "Object[]") else p.of(type_, 1)
            lines.append(f"{how}{type_} {field}{f' = {value}' if how == 'final ' or p.chance(0.5) else ''};")
        lines.append(f'{name}() {{ note("{name} "); }}')
        if serial and p.chance(0.4):
            lines.append(f"private void writeObject({i}ObjectOutputStream o) throws {i}IOException {{ {p.pick(['o.defaultWriteObject();', 'o.defaultWriteObject();', ''])} o.writeInt(7); o.writeObject(\"own\"); }}")
            more = p.pick(['note("" + o.readObject());', ""])
            lines.append(f"private void readObject({i}ObjectInputStream o) throws {i}IOException, ClassNotFoundException {{ {p.pick(['o.defaultReadObject();', 'o.defaultReadObject();', ''])} note(\"r\" + o.readInt()); {more} }}")
        if serial and p.chance(0.2):
            gives = p.pick(["return this;", 'return "other";', f'throw new IllegalStateException("{name}");'])
            lines.append(f"private Object {p.pick(['readResolve', 'writeReplace'])}() {{ {gives} }}")
        shown = " + ".join(['"' + name + '{"'] + [f"(deep > 3 ? 0 : {told}({field}, deep + 1)) + ','" for _, field, how in fields] + (["text" + parent + "(deep)"] if parent != "Object" else []) + ['"}"'])
        lines.append(f"String text{name}(int deep) {{ return {shown}; }}")
        body.append(f"static class {name} extends {parent}{f' implements {i}Serializable' if serial else ''} {{ {' '.join(lines)} }}")
        names.append(name)
    enum, record = p.name("Ee"), p.name("Re")
    body.append(f"enum {enum} {{ A, B {{ }}, C }}")
    made = p.pick(["", record + ' { note("made"); if (n == 3) throw new IllegalArgumentException("three"); }'])
    body.append(f"record {record}(int n, Object o) implements {i}Serializable {{ {made} }}")
    cases = " ".join(f"if (o instanceof {n} && o.getClass() == {n}.class) return (({n}) o).text{n}(deep);" for n in names)
    body.append(f"static String {told}(Object o, int deep) {{ if (deep > 4) return \"..\"; {cases} if (o instanceof Object[]) {{ String s = \"[\"; for (Object x : (Object[]) o) s += {told}(x, deep + 1) + \" \"; return s + \"]\"; }}"
                f" if (o instanceof {record}) return \"R\" + (({record}) o).n() + {told}((({record}) o).o(), deep + 1); if (o instanceof int[]) return Arrays.toString((int[]) o); if (o instanceof Collection) {{ String s = o instanceof EnumSet ? \"EnumSet\" : o.getClass().getSimpleName(); for (Object x : (Collection<?>) o) s += \",\" + {told}(x, deep + 1); return s; }} return String.valueOf(o); }}")
    p.members += body

    def value():
        simple = [f'"{p.rng.randrange(0, 9)}"', "1", "2.5", "'c'", "null", f"{enum}.{p.pick('ABC')}", f"{enum}.class", "new int[] {1, 2}", "int.class", "new java.math.BigInteger(\"123456789012345678901\")", "java.time.LocalDate.of(2001, 2, 3)", "Optional.class", "new Date(5)",
                  "new Thread()"]
        made = [f"new {n}()" for n in names] * 3
        few = ", ".join(p.pick(simple[:8] + made) for _ in range(p.rng.randrange(1, 4)))
        held = [f"new ArrayList<Object>(Arrays.asList({few}))", f"new LinkedList<Object>(Arrays.asList({few}))", f"new ArrayDeque<Object>(Arrays.asList(\"q\", {p.pick(names) and '1'}))", f"new Object[] {{{few}}}", f"new {record}({p.rng.randrange(0, 4)}, {p.pick(simple[:8] + made)})",
                f"new TreeMap<>(Map.of(\"k\", {p.rng.randrange(0, 9)}))", f"new HashMap<>(Map.of(\"h\", {p.rng.randrange(0, 9)}))", "new TreeSet<>(Arrays.asList(3, 1, 2))", "new Vector<>(Arrays.asList(5))", "EnumSet.of(" + enum + ".C)", "new BitSet()", f"new LinkedHashMap<>(Map.of({enum}.A, 2))", "new PriorityQueue<>(Arrays.asList(3, 1))"]
        return p.pick(simple + made + held * 2)

    for _ in range(5):
        values = [value() for _ in range(p.rng.randrange(1, 4))]
        shared = ", ".join(f"v{n}" for n in range(len(values)))
        lines = [f"Object v{n} = {v};" for n, v in enumerate(values)]
        last = p.pick(["all", "v0", '"end"'])
        lines.append(f"Object[] all = {{{shared}, v0, null}}; all[all.length - 1] = {last};")
        lines.append(f"{i}ByteArrayOutputStream b = new {i}ByteArrayOutputStream(); String s = \"\";")
        lines.append(f"try ({i}ObjectOutputStream o = new {i}ObjectOutputStream(b)) {{ o.{p.pick(['writeObject(all)', 'writeObject(all)', 'writeUnshared(all)'])}; {p.pick(['', 'o.writeInt(5); ', 'o.reset(); '])}o.writeObject(v0); }} catch ({i}IOException e) {{ s += shown(e); }}")
        # (What is written of an exception that ends it has a stack trace.)
        lines.append(f"if (s.isEmpty()) note(b.size() + \" \" + Arrays.hashCode(b.toByteArray())); try ({i}ObjectInputStream in = new {i}ObjectInputStream(new {i}ByteArrayInputStream(b.toByteArray()))) {{ Object[] r = (Object[]) in.readObject(); s += {told}(r, 0) + (r[0] == r[r.length - 2]); s += {told}(in.readObject(), 0); }} catch (Exception e) {{ s += e.getClass().getName() + (e instanceof {i}ObjectStreamException ? e.getMessage() : \"\"); }}")
        lines.append("return s;")
        p.step("se", lines)


def weeks(p):
    """Fields of weeks, quarters and Julian days, and the letters of patterns for them."""
    t = "java.time."
    first, days = p.pick(["MONDAY", "SUNDAY", "SATURDAY", "WEDNESDAY"]), p.rng.randrange(1, 8)
    kind = p.pick([f"{t}temporal.WeekFields.of({t}DayOfWeek.{first}, {days})", f'{t}temporal.WeekFields.of(new Locale("en", "{p.pick(["US", "GB", "EG", "PT", "JP"])}"))'])
    fields = [f"{kind}.{name}()" for name in ("dayOfWeek", "weekOfMonth", "weekOfYear", "weekOfWeekBasedYear", "weekBasedYear")]
    fields += [f"{t}temporal.IsoFields.{name}" for name in ("DAY_OF_QUARTER", "QUARTER_OF_YEAR", "WEEK_OF_WEEK_BASED_YEAR", "WEEK_BASED_YEAR")]
    fields += [f"{t}temporal.JulianFields.{name}" for name in ("JULIAN_DAY", "MODIFIED_JULIAN_DAY", "RATA_DIE")]
    units = [f"{t}temporal.IsoFields.QUARTER_YEARS", f"{t}temporal.IsoFields.WEEK_BASED_YEARS"]

    def temporal():
        date = f"{t}LocalDate.ofEpochDay({p.rng.randrange(-20000, 30000)})"
        return p.pick([date, date, f"{date}.atTime(9, 30)", f'{date}.atStartOfDay({t}ZoneId.of("{p.pick(ZONES)}"))', f"{t}YearMonth.of({p.rng.randrange(1990, 2030)}, {p.rng.randrange(1, 13)})", f"{t}LocalTime.of(3, 4)"])

    for _ in range(4):
        lines = [f"{t}temporal.Temporal x = {temporal()}; String s = \"\";"]
        for _ in range(p.rng.randrange(1, 5)):
            change = p.pick([f"x.with({p.pick(fields)}, {p.rng.randrange(0, 60)})", f"x.plus({p.rng.randrange(-30, 30)}, {p.pick(units)})", f"x.minus({p.rng.randrange(-30, 30)}, {p.pick(units)})"])
            lines.append(f"try {{ x = {change}; }} catch (RuntimeException e) {{ s += shown(e) + \";\"; }}")
            field = p.pick(fields)
            lines.append(f"try {{ s += x.isSupported({field}) + \" \" + x.getLong({field}) + x.range({field}); }} catch (RuntimeException e) {{ s += shown(e); }}")
        p.step("we", lines + ['return s + " " + x;'])
    p.step("we", [f"{t}temporal.Temporal a = {temporal()}, b = {temporal()}; return a + \" \" + b + \" \" + a.until(b, {p.pick(units)});"])
    for _ in range(2):
        pattern = p.pick([" ", "-", "'W'"]).join(p.pick(["Q", "QQQ", "QQQQ", "YYYY", "YY", "w", "ww", "W", "e", "ee", "c", "g", "uuuu", "MM", "dd", "D", "eee"]) for _ in range(p.rng.randrange(1, 6)))
        style = p.pick(["STRICT", "SMART", "LENIENT"])
        p.step("we", [f'{t}format.DateTimeFormatter f = {t}format.DateTimeFormatter.ofPattern("{pattern}", Locale.{p.pick(["US", "UK"])}).withResolverStyle({t}format.ResolverStyle.{style}); String s = f.format({temporal()}); '
                      f'try {{ s += " " + {t}LocalDate.parse(s, f); }} catch ({t}format.DateTimeParseException e) {{ s += " unparsed at " + e.getErrorIndex(); }} return s;'])
    p.step("we", [f"{t}MonthDay m = {t}MonthDay.of({p.rng.randrange(1, 13)}, {p.rng.randrange(1, 32)}); return m + \" \" + m.atYear({p.rng.randrange(1990, 2030)}) + m.withMonth({p.rng.randrange(1, 14)}) + m.isValidYear(2023) + m.hashCode() + m.compareTo({t}MonthDay.of(6, 15));"])
    p.step("we", [f"Calendar c = new GregorianCalendar({p.rng.randrange(1, 2200)}, {p.rng.randrange(-3, 15)}, {p.rng.randrange(-5, 40)}); c.setTimeZone(TimeZone.getTimeZone(\"UTC\")); c.setFirstDayOfWeek({p.rng.randrange(1, 8)}); c.setMinimalDaysInFirstWeek({p.rng.randrange(1, 8)}); c.add({p.pick(['Calendar.MONTH', 'Calendar.YEAR', 'Calendar.DAY_OF_MONTH', 'Calendar.WEEK_OF_YEAR'])}, {p.rng.randrange(-900, 900)});"
                  " return c.getTimeInMillis() + \" \" + (c.get(Calendar.YEAR) == 1582 ? \"\" : c.get(Calendar.YEAR) + \" \" + c.get(Calendar.MONTH) + \" \" + c.get(Calendar.DAY_OF_MONTH) + \" \" + c.get(Calendar.WEEK_OF_YEAR) + \" \" + c.get(Calendar.WEEK_OF_MONTH) + \" \" + c.get(Calendar.ERA));"])


def formats(p):
    """Texts by formats: of Formatter, DecimalFormat, MessageFormat and ChoiceFormat, right and wrong ones."""

    def specifier():
        flags = "".join(p.pick(["", "", "", "-", "0", ",", "+", "(", " ", "#"]) for _ in range(2))
        width = p.pick(["", "", str(p.rng.randrange(1, 14))])
        precision = p.pick(["", "", f".{p.rng.randrange(0, 6)}"])
        index = p.pick(["", "", "", f"{p.rng.randrange(1, 4)}$", "<"])
        return f"%{index}{flags}{width}{precision}{p.pick(list('dddxXoefgscbhSn%a'))}"

    for _ in range(4):
        text = "".join(p.pick([specifier(), specifier(), "x", " ", "%%"]) for _ in range(p.rng.randrange(1, 6)))
        args = ", ".join(p.of(p.pick(["int", "long", "double", "String", "char", "boolean", "byte", "Integer", "float"]), 1) for _ in range(p.rng.randrange(1, 4)))
        p.step("fo", [f'StringBuilder s = new StringBuilder(); try {{ new Formatter(s, Locale.{p.pick(["US", "US", "GERMANY", "FRANCE", "ROOT"])}).format("{text}", {args}); }} catch (RuntimeException e) {{ s.append(" ! ").append(shown(e)); }} return s;'])
    for _ in range(2):
        pattern = p.pick(["", "$ ", "'#'"]) + p.pick(["0", "#,##0", "00.00", "#.##", "0.###E0", "##0.##E0", "#,##0.00;(#,##0.00)", "0%", "000", "0.0#\\u2030"]) + p.pick(["", "", " kg", "'x'"])
        p.step("fo", [f'java.text.DecimalFormat f = new java.text.DecimalFormat("{pattern}", java.text.DecimalFormatSymbols.getInstance(Locale.{p.pick(["US", "GERMANY"])})); String s = f.format({p.of("double", 1)}) + "|" + f.format({p.of("long", 1)}); try {{ s += "|" + f.parse(f.format({p.rng.randrange(-9999, 9999)}.25)); }} catch (java.text.ParseException e) {{ s += shown(e); }} return s;'])
    for _ in range(2):
        text = " ".join(p.pick(["{0}", "{1}", "{0,number}", "{0,number,integer}", "{1,number,#.##}", "'{0}'", "it''s", "{2}", "{0,number,percent}", "{0,choice,0#none|1#one|1<many {0}}", "a"]) for _ in range(p.rng.randrange(1, 5)))
        p.step("fo", [f'java.text.MessageFormat f = new java.text.MessageFormat("{text}", Locale.US); return f.format(new Object[] {{{p.of("int", 1)}, {p.of("double", 1)}}}) + f.getFormats().length;'])
    limits = sorted(p.rng.sample(range(-5, 20), 3))
    p.step("fo", [f'java.text.ChoiceFormat f = new java.text.ChoiceFormat("{limits[0]}#low|{limits[1]}#mid|{limits[2]}<high"); return f.format({p.rng.randrange(-9, 25)}) + f.format({p.of("double", 1)}) + f.toPattern() + Arrays.toString(f.getLimits());'])


def logging(p):
    """Loggers in a tree, with levels, filters, handlers and formatters of one's own."""
    g = "java.util.logging."
    root = p.name("log")
    names = [root, f"{root}.a", f"{root}.a.b", f"{root}.c"]
    levels = ["SEVERE", "WARNING", "INFO", "CONFIG", "FINE", "FINEST", "ALL", "OFF"]
    handler = p.name("Lh")
    p.members.append(f"static class {handler} extends {g}Handler {{ final String name; {handler}(String name) {{ this.name = name; }} @Override public void publish({g}LogRecord r) {{ if (isLoggable(r)) note(name + \":\" + r.getLevel() + \":\" + r.getLoggerName().length() + "
                     f"\":\" + new {g}SimpleFormatter().formatMessage(r) + (r.getThrown() == null ? \"\" : \"!\") + \" \"); }} @Override public void flush() {{ note(\"f\"); }} @Override public void close() {{ note(\"c\"); }} }}")
    for _ in range(3):
        lines = [f"{g}Logger[] l = {{{', '.join(f'{g}Logger.getLogger(' + chr(34) + n + chr(34) + ')' for n in names)}}}; l[0].setUseParentHandlers(false);",
                 f"for ({g}Logger x : l) {{ for ({g}Handler h : x.getHandlers()) x.removeHandler(h); x.setLevel(null); x.setFilter(null); }} l[0].setLevel({g}Level.{p.pick(levels[:6])});"]
        for n in range(p.rng.randrange(1, 4)):
            lines.append(f"{handler} h{n} = new {handler}(\"h{n}\"); h{n}.setLevel({g}Level.{p.pick(levels)}); l[{p.rng.randrange(0, 4)}].addHandler(h{n});")
        for _ in range(p.rng.randrange(2, 8)):
            at = f"l[{p.rng.randrange(0, 4)}]"
            level = f"{g}Level.{p.pick(levels[:6])}"
            lines.append(p.pick([f"{at}.setLevel({level});", f"{at}.setUseParentHandlers({p.pick(['true', 'false'])});", f"{at}.setFilter(r -> r.getLevel().intValue() > {p.rng.randrange(300, 1000)});", f'{at}.log({level}, "m{{0}}", {p.of("int", 1)});',
                                 f'{at}.log({level}, "t", new Error("e"));', f'{at}.{p.pick(["info", "fine", "severe", "warning", "config"])}("x");', f'{at}.log({level}, () -> {{ note("made"); return "s"; }});', f'{at}.log({level}, "two {{1}} {{0}}", new Object[] {{1, "b"}});',
                                 f'note({at}.isLoggable({level}) + "" + {at}.getLevel() + {at}.getParent().getName().length());', f'{at}.entering("C", "m"); {at}.exiting("C", "m", 5);', f'{at}.throwing("C", "m", new Error("x"));']))
        p.step("lg", lines + ["return trace.length();"])
    p.step("lg", [f'{g}Level x = {g}Level.parse("{p.pick(levels + ["850", "no", "1000"])}"); return x + " " + x.intValue() + x.getLocalizedName() + ({g}Level.parse("800") == {g}Level.INFO);'])


def http(p):
    """A server and its client in the program: methods, paths, headers, bodies and what is wrong with them."""
    h, c = "java.net.http.", "com.sun.net.httpserver."
    for _ in range(2):
        status, fixed = p.pick([200, 200, 201, 204, 304, 400, 404, 500]), p.pick(["0", "body.length", "body.length", "-1"])
        if status in (204, 304):
            fixed = "-1"
        lines = [f'{c}HttpServer server = {c}HttpServer.create(new java.net.InetSocketAddress(java.net.InetAddress.getLoopbackAddress(), 0), 0); StringBuffer s = new StringBuffer();',
                 f'server.createContext("/{p.pick(["", "a", "a/b"])}", x -> {{ byte[] in = x.getRequestBody().readAllBytes(); s.append(x.getRequestMethod()).append(x.getRequestURI()).append(in.length).append(x.getRequestHeaders().getFirst("X-Own")).append(x.getHttpContext().getPath());',
                 f'  byte[] body = {p.pick(["in", "new byte[10]", chr(34) + "answer" + chr(34) + ".getBytes()"])}; x.getResponseHeaders().{p.pick(["add", "set"])}("X-Answer", "{p.rng.randrange(0, 99)}"); x.sendResponseHeaders({status}, x.getRequestMethod().equals("HEAD") ? -1 : {fixed}); if ({fixed} >= 0 && !x.getRequestMethod().equals("HEAD")) x.getResponseBody().write(body); x.close(); }});',
                 'server.start(); try {',
                 f'  {h}HttpClient client = {h}HttpClient.newHttpClient();']
        for _ in range(p.rng.randrange(1, 4)):
            body = p.pick([f'{h}HttpRequest.BodyPublishers.noBody()', f'{h}HttpRequest.BodyPublishers.ofString({p.of("String", 1)} + "b")', f'{h}HttpRequest.BodyPublishers.ofByteArray(new byte[{p.rng.randrange(0, 3000)}])'])
            lines.append(f'  {{ {h}HttpRequest r = {h}HttpRequest.newBuilder(java.net.URI.create("http://localhost:" + server.getAddress().getPort() + "/{p.pick(["", "a", "a/b/c", "b", "a?q=1"])}")).header("X-Own", "{p.rng.randrange(0, 9)}").method("{p.pick(["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH"])}", {body}).build();'
                         f' {h}HttpResponse<{p.pick(["String"])}> a = client.send(r, {h}HttpResponse.BodyHandlers.ofString()); s.append("->").append(a.statusCode()).append(a.headers().firstValue("X-Answer")).append(a.headers().firstValue("Content-Length")).append(a.body().length()).append(a.version()); }}')
        lines += ['} catch (java.io.IOException e) { s.append(e.getClass()); } finally { server.stop(0); } return s;']
        p.step("ht", lines)


PARTS = [hierarchy, inner_classes, enums, records, sealed, generics, lambdas, overloads, exceptions, initialisers, collections, arrays, strings,
         streams, iterables, caches, statements, reflection, handles, buffers, charsets, times, serialisation, weeks, formats, logging, http]
