// Programs to images: everything must verify; and for what the design promises, the code itself.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "lang/codegen_buffer.h"
#include "lang/mini_library.h"
#include "vm/bytecode/assembler.h"
#include "vm/bytecode/verifier.h"

namespace heddle::lang {
namespace {

using bytecode::ClassImage;
using bytecode::MethodImage;
using bytecode::Opcode;

struct Program {
  std::vector<ClassImage> images;

  const ClassImage* find(std::string_view name) const {
    for (const ClassImage& image : images)
      if (image.name == name) return &image;
    return nullptr;
  }
  const MethodImage* method(std::string_view class_name, std::string_view name) const {
    const ClassImage* image = find(class_name);
    if (image == nullptr) return nullptr;
    for (const MethodImage& each : image->methods)
      if (each.name == name) return &each;
    return nullptr;
  }
  // Disassembled lines of a method's code, without places and tables.
  std::vector<std::string> code(std::string_view class_name, std::string_view name) const {
    std::vector<std::string> lines;
    const ClassImage* image = find(class_name);
    const MethodImage* found = method(class_name, name);
    if (found == nullptr) return {"no such method"};
    for (u32 pc = 0; pc < found->code.size(); ++pc) lines.push_back(bytecode::disassemble(*image, *found, pc));
    return lines;
  }
  bool uses(std::string_view class_name, std::string_view name, Opcode op) const {
    const MethodImage* found = method(class_name, name);
    if (found == nullptr) return false;
    for (const bytecode::Instruction& each : found->code)
      if (each.op == op) return true;
    return false;
  }
};

Program compile_program(const std::string& text) {
  testing::MiniLibrary library;
  library.sources["java/util/Objects"] =
      "package java.util; public final class Objects { public static <T> T requireNonNull(T o) { return o; }\n"
      "public static boolean equals(Object a, Object b) { return a == b; } public static int hashCode(Object o) { "
      "return 0; } }";
  library.sources["java/lang/AssertionError"] =
      "package java.lang; public class AssertionError extends Error { public AssertionError() { } public "
      "AssertionError(Object o) { }\n"
      "public AssertionError(int i) { } }";
  testing::MemoryReader reader;
  reader.texts["Main.java"] = text;
  CompileOptions options;
  options.main_file = "Main.java";
  options.library = &library;
  options.reader = &reader;
  testing::Compiled compiled = testing::check(options);
  for (const std::string& error : compiled.errors) FAIL_CHECK(error);
  for (const ClassImage& image : compiled.result.images)
    for (const std::string& error : bytecode::verify(image)) FAIL_CHECK(error << "\n" << bytecode::disassemble(image));
  return {std::move(compiled.result.images)};
}

// The body of a static method f with these parameters.
Program method(const std::string& signature, const std::string& body) {
  return compile_program("class Main { static " + signature + " { " + body + " } }");
}

using Lines = std::vector<std::string>;

TEST_CASE("codegen: values are made where they are wanted") {
  CHECK(method("int f(int a, int b)", "int c = a + b * 3; return c;").code("Main", "f") ==
        Lines{"MULK_I p2 p1 3", "ADD_I p2 p0 p2", "RET_P p2"});
  CHECK(method("int f(int a)", "a++; a += 5; a -= 3; a <<= 2; return a;").code("Main", "f") ==
        Lines{"ADDK_I p0 p0 1", "ADDK_I p0 p0 5", "ADDK_I p0 p0 -3", "SHLK_I p0 p0 2", "RET_P p0"});
  CHECK(method("int f(int a)", "return f(f(a));").code("Main", "f") ==
        Lines{"MOV_P p1 p0", "CALL_STATIC Main.f(I)I r0 p1", "CALL_STATIC Main.f(I)I r0 p1", "RET_P p1"});
  CHECK(method("long f(long a)", "return a * 2 + 1;").code("Main", "f") ==
        Lines{"CONST_L p1 2", "MUL_L p1 p0 p1", "ADDK_L p1 p1 1", "RET_P p1"});
}

TEST_CASE("codegen: a variable that is assigned later in the same expression is read first") {
  CHECK(method("int f(int a)", "return a + (a = 5);").code("Main", "f") ==
        Lines{"MOV_P p2 p0", "CONST_I p0 5", "MOV_P p1 p0", "ADD_I p1 p2 p1", "RET_P p1"});
  compile_program(
      "class Main { static int f(int[] a, int i) { a[i] = i = 2; a[i++] += i++; i = i++ + ++i; return a[i] + i; } }");
  compile_program("class Main { static int f() { int x = (x = 2) + x; return x; } }");
}

TEST_CASE("codegen: conditions are branches") {
  const Program p = method("int f(int a, Object o)", "if (a < 10 && o != null) return 1; return 0;");
  CHECK(p.uses("Main", "f", Opcode::JGEK_I));
  CHECK(p.uses("Main", "f", Opcode::JNULL));
  compile_program(R"(class Main {
    static boolean a(double x, double y) { return !(x < y) || x >= y && !(x == y); }
    static boolean b(float x, float y) { if (!(x <= y)) return true; while (x > y) x -= 1; return x != y; }
    static boolean c(long x, long y) { if (!(x <= y) || x > 5) return !(x < y); return x >= y ? x == 1 : y != 2; }
    static boolean d(boolean x, boolean y) { boolean z = x & y | x ^ y; z &= x; z |= !y; return z ? x : !x == y; }
    static boolean e(Object o, Object p) { return o == p || o != null && p == null; }
    static int f(int n) { do { if (n % 2 == 0) continue; n--; } while (n > 0 && n != 7); return n < 0 ? -n : ~n; }
    static int g(boolean b) { int x; if (b && (x = 5) > 3) return x; return 0; }
  })");
}

TEST_CASE("codegen: a definitely assigned variable is so for the verifier too") {
  compile_program(R"(class Main {
    static int a(int k) { if (switch (k) { case 1 -> { int y = 5; yield y > k; } default -> false; }) return 1; return 0; }
    static int b(boolean c) { int y; while (true) { if (c) { y = 1; break; } } return y; }
    static int d(boolean c) { final int y; if (c) y = 1; else y = 2; return y; }
    static int e(int n) { int y; for (;;) { y = n; if (y > 3) break; n++; } return y; }
    static int g(int n) { int y; switch (n) { case 1: y = 2; break; case 2: default: y = 3; } return y; }
    static int h(int n) { int y; try { y = n / 2; } finally { n = 3; } return y + n; }
    static int i(Object o) { if (!(o instanceof String s)) return 0; return s.length(); }
    static int j(Object o) { while (!(o instanceof String s)) { o = "x"; } return s.length(); }
    static int k(Object o) { return o instanceof String s && s.length() > 2 ? s.length() : o instanceof Integer i ? i : 0; }
  })");
}

TEST_CASE("codegen: jumps run the finally blocks that they pass, unprotected by them") {
  const Program p = compile_program(R"(class Main {
    static int count;
    static int a(String s) { try { return s.length(); } catch (RuntimeException e) { return 1; } finally { count++; } }
    static int b(String s) { for (;;) { try { try { if (s == null) break; return 3; } finally { count++; } } finally { count += 2; } } return 0; }
    static int c(String s) { l: while (true) { try { return s.length(); } finally { if (count > 3) continue l; else break l; } } return 4; }
    static void d(Main m) { synchronized (m) { if (count > 2) return; count = 5; } synchronized (Main.class) { count++; } }
    static synchronized int e(int x) { int y = x; for (int i = 0; i < x; i++) { if (i == 3) return y; y += i; } return x; }
    static int f(int x) { try { x++; return x; } finally { x = 10; } }
    static void g() { try { throw new RuntimeException("a"); } catch (IllegalStateException | IllegalArgumentException e) { count = 1; } }
    static int h(int k) { int r = switch (k) { case 1: try { yield 5; } finally { count++; } default: yield 2; }; return r; }
    static class R implements AutoCloseable { public void close() { count++; } }
    static R make() { return null; }
    static int i() throws Exception { try (R r = new R(); AutoCloseable s = make()) { return 3; } catch (RuntimeException e) { return 4; } finally { count++; } }
    static void j() { try (R r = make()) { } }
    static void k(Object lock) { synchronized (lock) { lock = null; } }
    static void l() { try { } finally { count++; } try { } catch (RuntimeException e) { count--; } }
  })");
  const MethodImage* e = p.method("Main", "e");
  REQUIRE(e != nullptr);
  REQUIRE(!e->handlers.empty());
  for (const bytecode::ExceptionHandler& row : e->handlers)
    for (u32 pc = row.start; pc < row.end; ++pc) CHECK(e->code[pc].op != Opcode::MONEXIT);
}

TEST_CASE("codegen: switches") {
  const Program p = compile_program(R"(class Main {
    enum Color { RED, GREEN { int m() { return 2; } }, BLUE; int m() { return 1; } }
    static int a(int k) { switch (k) { case 1: case 2: return 5; case 3: k++; default: k--; break; case 1000000: k = 2; } return k; }
    static int b(String s) { switch (s) { case "Aa": return 1; case "BB": return 2; case "c": { int x = 3; return x; } default: return 4; } }
    static int c(Color c) { return switch (c) { case RED -> 1; case GREEN -> { int y = c.m(); yield y; } case BLUE -> throw new RuntimeException(); }; }
    static String d(char c) { return switch (c) { case 'a', 'b' -> "x"; case 'z' -> "y"; default -> { String t = "q" + c; yield t; } } + "!"; }
    static void e(Color c) { switch (c) { case RED -> a(1); case BLUE -> { a(2); return; } default -> { } } a(3); }
    static int f(int k) { int s = 0; out: for (int i = 0; ; i++) { switch (i) { case 5: break out; case 2: continue; } s += i; } return s; }
    static int g(Integer k) { switch (k) { case 1: return 2; } return f(switch (k) { case 3 -> 4; default -> 5; }); }
  })");
  CHECK(p.uses("Main", "a", Opcode::SWITCH));
  CHECK(p.find("Main$Color") != nullptr);
  CHECK(p.find("Main$Color$1") != nullptr);
  CHECK(p.method("Main$Color", "values") != nullptr);
}

TEST_CASE("codegen: classes of all kinds") {
  const Program p = compile_program(R"(import java.util.function.*;
  class Main {
    static final int K = 5; static final String S = "s" + K; static int n = K; final int own = 3; int[] data = {1, 2, 3};
    { n++; } static { n += 2; }
    Main() { this(1); } Main(int x) { data = new int[x]; }
    class Inner { int v = n + own; class Deep { int w = v + data.length; Main top() { return Main.this; } } Deep deep() { return new Deep(); } }
    static class Nested<T> { T t; Nested(T t) { this.t = t; } T get() { return t; } }
    interface Shape { double area(); default double twice() { return area() * 2 + helper(); } private double helper() { return one(); } static double one() { return 1; } }
    record Point(int x, double y, String s, boolean b, long l, byte[] z) implements Shape { Point { if (x < 0) throw new IllegalArgumentException(); } public double area() { return x * y; } }
    record Empty() { }
    enum Op implements Shape { ADD(1) { public double area() { return 1; } }, SUB(2) { public double area() { return k; } }; int k; Op(int k) { this.k = k; } }
    static abstract class Base<T> implements Comparable<T> { abstract T self(T t); }
    static class Derived extends Base<Derived> { Derived self(Derived d) { return d; } public int compareTo(Derived o) { return 0; } }
    Inner make(Main other) { return other.new Inner(); }
    int local(int a, String b) {
      class Local { int z = a; String m() { return b + own + z; } }
      Runnable r = new Runnable() { int c = a; public void run() { n = c + own + new Local().z; } };
      r.run();
      Function<Integer, String> f = x -> b + x + own + new Local().m();
      Supplier<Local> g = Local::new;
      Supplier<Runnable> h = () -> () -> n = a;
      return f.apply(2).length() + g.get().z;
    }
    static void use() {
      Supplier<String> s = "x"::toString; Function<String, Integer> len = String::length; Function<Integer, int[]> mk = int[]::new;
      Runnable none = () -> { }; Supplier<Main> ctor = Main::new; Supplier<Integer> boxed = () -> 5;
      Nested<String> ns = new Nested<>("q"); String t = ns.get(); n = ns.t.length() + len.apply(t);
      Comparable<Derived> cd = new Derived(); n = cd.compareTo(new Derived());
      Object o = new Point(1, 2.0, "a", true, 3L, new byte[2]); if (o instanceof Point q) n = q.x();
      for (Op op : Op.values()) n += op.k; for (String each : java.util.List.of("a", "b")) n += each.length();
      for (int i : new int[]{1, 2}) n += i; for (long l : new int[3]) n += l; for (int i : java.util.List.of(1, 2)) n += i;
      int[][] grid = new int[3][4]; int[][][] more = new int[2][3][]; char[] cs = {'a'}; cs[0]++; cs[0] += 1; short[] sh = new short[1]; sh[0]--;
      byte b = (byte) n; b += 3; b++; float fl = b; fl++; double d = fl / 2; d *= n; long l = (long) d; l >>= 3; n = (int) l; n ^= 5; n = ~n; char ch = (char) l; l = ~l;
      Integer I = 5; I++; I += 2; ++I; Long L = 4L; L--; Character C = 'c'; n = C; String str = "a"; str += 1; str += null; str += C; str = 1 + 2 + str;
      Class<?> k1 = int[].class, k2 = String.class; assert n > 0; assert n < 5 : "n" + n; assert n != 3 : 4;
    }
  })");
  CHECK(p.find("Main$1Local") != nullptr);
  CHECK(p.find("Main$1") != nullptr);
  CHECK(p.find("Main$Inner$Deep") != nullptr);
  const ClassImage* main = p.find("Main");
  REQUIRE(main != nullptr);
  CHECK((main->flags & bytecode::kHasInit) != 0);
  int constants = 0;
  for (const bytecode::FieldImage& field : main->fields) constants += field.has_constant ? 1 : 0;
  CHECK(constants == 2);
  const ClassImage* nested = p.find("Main$Nested");
  REQUIRE(nested != nullptr);
  CHECK(nested->signature == "<T:Ljava/lang/Object;>Ljava/lang/Object;");
  CHECK(p.method("Main$Nested", "get")->signature == "()TT;");
  int bridges = 0;
  for (const MethodImage& each : p.find("Main$Derived")->methods)
    bridges += (each.flags & bytecode::kBridge) != 0 ? 1 : 0;
  CHECK(bridges == 2);
}

TEST_CASE("codegen: lambdas that capture nothing are singletons") {
  const Program p = compile_program(
      "class Main { static Runnable f() { return () -> { }; } static Runnable g(int x) { return () -> f(); }\n"
      "static int n; static Runnable h(int x) { return () -> n = x; } }");
  CHECK(p.code("Main", "f") == Lines{"SINGLETON r0 Main$$Lambda$1", "RET_R r0"});
  CHECK(p.uses("Main", "g", Opcode::SINGLETON));
  CHECK(p.uses("Main", "h", Opcode::NEW));
  const ClassImage* lambda = p.find("Main$$Lambda$1");
  REQUIRE(lambda != nullptr);
  CHECK((lambda->flags & bytecode::kLambda) != 0);
}

TEST_CASE("codegen: a lambda in a finally block is one class") {
  const Program p = compile_program(
      "class Main { static Runnable r; static void f(String s) { try { s.length(); } finally { r = () -> { }; } } }");
  CHECK(p.find("Main$$Lambda$1") != nullptr);
  CHECK(p.find("Main$$Lambda$2") == nullptr);
}

TEST_CASE("codegen: classes are initialised before use, but not from inside") {
  const Program p = compile_program(R"(class Main {
    static class A { static int x = f(); static int f() { return x; } int g() { return x; } }
    static class B extends A { static int h() { return x; } }
    static class C { static int y; static final int K = 1; }
    static int use() { return A.x + A.x + C.y + C.K; }
  })");
  CHECK(!p.uses("Main$A", "f", Opcode::INITCLASS));
  CHECK(!p.uses("Main$B", "h", Opcode::INITCLASS));
  int count = 0;
  for (const bytecode::Instruction& each : p.method("Main", "use")->code) count += each.op == Opcode::INITCLASS ? 1 : 0;
  CHECK(count == 1);
}

TEST_CASE("codegen: the line table follows statements and calls") {
  const Program p = compile_program(
      "class Main {\n static int f(int a) {\n  a++;\n  return g(\n   a,\n   h());\n }\n"
      " static int g(int a, int b) { return a; }\n static int h() { return 1; }\n}\n");
  const MethodImage* f = p.method("Main", "f");
  REQUIRE(f != nullptr);
  std::vector<u32> lines;
  for (const bytecode::LineEntry& entry : f->lines) lines.push_back(entry.line);
  CHECK(lines == std::vector<u32>{3, 4, 6, 4});
}

TEST_CASE("codegen: a branch that does not reach becomes two") {
  std::string body = "int x = 0; for (int i = 0; i < a; i++) { if (a > x) { ";
  for (int i = 0; i < 12000; ++i) body += "x = x * a + " + std::to_string(40000 + i) + "; ";
  body += "} if (x == a) break; } return x;";
  const Program p = method("int f(int a)", body);
  CHECK(p.method("Main", "f")->code.size() > 32768);
}

TEST_CASE("codegen: a method beyond the format's limits is an error at its place") {
  std::string body;
  for (int i = 0; i < 6000; ++i) body += "long v" + std::to_string(i) + " = a;\n";
  for (int i = 0; i < 45000; ++i) body += "a++;\n";
  testing::Compiled compiled = testing::check("class Main {\n  static void f(int a) {\n" + body + "}\n}\n", true);
  REQUIRE(!compiled.ok());
  CHECK(compiled.errors[0] == "2: code too large");
}

TEST_CASE("codegen: nested finally blocks multiply, but only up to the limit") {
  std::string body = "a++;";
  for (int i = 0; i < 40; ++i) body = "try { a++; } finally { " + body + " }";
  testing::Compiled compiled = testing::check("class Main {\n  static void f(int a) {\n" + body + "}\n}\n", true);
  REQUIRE(!compiled.ok());
  CHECK(compiled.errors[0] == "2: code too large");
}

TEST_CASE("codegen: the same input gives the same images") {
  const std::string text =
      "class Main { enum E { A, B } record R(int x, String s) { } static Runnable r = () -> { }; }";
  const Program first = compile_program(text), second = compile_program(text);
  REQUIRE(first.images.size() == second.images.size());
  for (std::size_t i = 0; i < first.images.size(); ++i)
    CHECK(bytecode::disassemble(first.images[i]) == bytecode::disassemble(second.images[i]));
}

TEST_CASE("codegen buffer: jumps to jumps are straightened, code that nothing reaches is not made") {
  CodeBuffer code;
  const CodeBuffer::Label a = code.new_label(), b = code.new_label();
  code.branch(Opcode::JZ, 0, a);
  code.emit_imm(Opcode::CONST_I, 0, 1);
  code.place(a);
  code.jump(b);
  code.emit_imm(Opcode::CONST_I, 0, 2);
  code.place(b);
  code.emit(Opcode::RET);
  code.emit(Opcode::RET);
  MethodImage method;
  REQUIRE(code.finish(method));
  REQUIRE(method.code.size() == 3);
  CHECK(method.code[0].op == Opcode::JZ);
  CHECK(method.code[0].imm() == 2);
}

}  // namespace
}  // namespace heddle::lang
