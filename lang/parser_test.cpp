#include "lang/parser.h"

#include <pthread.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "lang/ast.h"

namespace heddle::lang {
namespace {

struct Parsed {
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  Arena arena;
  CompilationUnit* unit = nullptr;

  explicit Parsed(std::string text) { unit = parse(files.add("T.java", std::move(text)), diagnostics, arena); }

  // "LINE:COLUMN message" of each error, one a line.
  std::string errors() const {
    std::string out;
    for (const base::Diagnostic& d : diagnostics.sorted()) {
      const base::LineColumn place = files.get(0).line_column(d.range.begin);
      out += std::to_string(place.line) + ':' + std::to_string(place.column) + ' ' + d.message + '\n';
    }
    return out;
  }
};

std::string errors_of(std::string text) { return Parsed(std::move(text)).errors(); }

std::string dump_of_statements(const std::string& statements) {
  const Parsed parsed("class T { void f() { " + statements + "\n} }");
  CHECK_MESSAGE(parsed.errors() == "", statements);
  if (parsed.unit->types.empty()) return "";
  const auto* method = as<MethodDecl>(parsed.unit->types[0]->members.at(0));
  std::string out;
  for (const Stmt* s : method->body->statements) out += dump(*s);
  return out;
}
std::string dump_of_members(const std::string& members) {
  const Parsed parsed("class T { " + members + "\n}");
  CHECK_MESSAGE(parsed.errors() == "", members);
  std::string out;
  for (const Node* m : parsed.unit->types.at(0)->members) out += dump(*m);
  return out;
}
// An expression as one line: nested calls in place of indentation.
std::string shape(const std::string& tree) {
  std::string out;
  std::size_t depth = 0;
  std::size_t at = 0;
  bool first = true;
  while (at < tree.size()) {
    const std::size_t end = tree.find('\n', at);
    std::string line = tree.substr(at, end - at);
    at = end + 1;
    const std::size_t indent = line.find_first_not_of(' ') / 2;
    line = line.substr(line.find_first_not_of(' '));
    if (const std::size_t expr = line.find("Expr"); expr != std::string::npos && expr > 0) line.erase(expr, 4);
    if (indent > depth) out += "(";
    for (; depth > indent; --depth) out += ")";
    if (!first && out.back() != '(') out += ", ";
    depth = indent;
    first = false;
    out += line;
  }
  for (; depth > 0; --depth) out += ")";
  return out;
}
std::string expr(const std::string& text) {
  const Parsed parsed("class T { Object x = " + text + "; }");
  CHECK_MESSAGE(parsed.errors() == "", text);
  if (parsed.unit->types.empty() || parsed.unit->types[0]->members.empty()) return "";
  const auto* field = as<VarDecl>(parsed.unit->types[0]->members[0]);
  return field->init != nullptr ? shape(dump(*field->init)) : "";
}
std::string statement(const std::string& text) { return shape(dump_of_statements(text)); }
std::string member(const std::string& text) { return shape(dump_of_members(text)); }

// ---------------------------------------------------------------- expressions

TEST_CASE("parser: precedence and associativity") {
  CHECK(expr("a + b * c - d") == "Binary -(Binary +(Name a, Binary *(Name b, Name c)), Name d)");
  CHECK(expr("a || b && c | d ^ e & f") ==
        "Binary ||(Name a, Binary &&(Name b, Binary |(Name c, Binary ^(Name d, Binary &(Name e, Name f)))))");
  CHECK(expr("a == b < c << d + e % f") ==
        "Binary ==(Name a, Binary <(Name b, Binary <<(Name c, Binary +(Name d, Binary %(Name e, Name f)))))");
  CHECK(expr("a >> b >>> c > d >= e != f") ==
        "Binary !=(Binary >=(Binary >(Binary >>>(Binary >>(Name a, Name b), Name c), Name d), Name e), Name f)");
  CHECK(expr("a ? b : c ? d : e") == "Conditional(Name a, Name b, Conditional(Name c, Name d, Name e))");
  CHECK(expr("a = b += c") == "Assign(Name a, CompoundAssign +=(Name b, Name c))");
  CHECK(expr("a >>= b >>>= c <<= d") ==
        "CompoundAssign >>=(Name a, CompoundAssign >>>=(Name b, CompoundAssign <<=(Name c, Name d)))");
  CHECK(expr("-a.b++") == "Unary -(IncDec postfix ++(FieldAccess b(Name a)))");
  CHECK(expr("- - a - --b") == "Binary -(Unary -(Unary -(Name a)), IncDec prefix --(Name b))");
  CHECK(expr("!a instanceof B && c") == "Binary &&(Instanceof B(Unary !(Name a)), Name c)");
  CHECK(expr("a instanceof B == c") == "Binary ==(Instanceof B(Name a), Name c)");
}

TEST_CASE("parser: literals") {
  CHECK(expr("-2147483648") == "Literal -2147483648");
  CHECK(expr("- 9223372036854775808L + 1") == "Binary +(Literal -9223372036854775808L, Literal 1)");
  CHECK(expr("-5") == "Unary -(Literal 5)");
  CHECK(errors_of("class T { int x = 2147483648; long y = 9223372036854775808L; int z = -(2147483648); }") ==
        "1:19 integer number too large\n1:40 integer number too large\n1:72 integer number too large\n");
  CHECK(expr("true") == "Literal true");
  CHECK(expr("null") == "Literal null");
  CHECK(expr("\"a\" + 'b' + 1.5f") == "Binary +(Binary +(Literal \"a\", Literal '\"b\"'), Literal 1.5f)");
}

TEST_CASE("parser: names, calls, selections") {
  CHECK(expr("a.b.c(d, e).f[g][h]") ==
        "ArrayAccess(ArrayAccess(FieldAccess f(Call c(FieldAccess b(Name a), Name d, Name e)), "
        "Name g), Name h)");
  CHECK(expr("f()") == "Call f");
  CHECK(expr("this.<A, B>f()") == "Call <A, B>f(This)");
  CHECK(expr("super.f()") == "Call super.f(This)");
  CHECK(expr("super.x") == "FieldAccess super.x(This)");
  CHECK(expr("A.B.super.<C>f()") == "Call super.<C>f(This A.B)");
  CHECK(expr("A.this.x") == "FieldAccess x(This A)");
  CHECK(expr("a.b.class") == "ClassLiteral a.b");
  CHECK(expr("int[].class") == "ClassLiteral int[]");
  CHECK(expr("String[][].class.getName()") == "Call getName(ClassLiteral String[][])");
  CHECK(expr("void.class") == "ClassLiteral void");
  CHECK(expr("\"x\".length()") == "Call length(Literal \"x\")");
}

TEST_CASE("parser: creation") {
  CHECK(expr("new A<>(1)") == "New A<>(Literal 1)");
  CHECK(expr("new <T>a.B<C>.D()") == "New <T>a.B<C>.D");
  CHECK(expr("o.new I(1) { }") == "New I(Name o, Literal 1, ClassDecl class (anonymous))");
  CHECK(expr("new int[3][n][]") == "ArrayCreation int[](Literal 3, Name n)");
  CHECK(expr("new int[][] {{1}, {2, 3,}}") ==
        "ArrayCreation int[](ArrayInit(ArrayInit(Literal 1), ArrayInit(Literal 2, Literal 3)))");
  CHECK(expr("new A[] {}.length") == "FieldAccess length(ArrayCreation A(ArrayInit))");
  CHECK(expr("new A().b()") == "Call b(New A)");
  CHECK(expr("new @X A @Y [3]") == "ArrayCreation A(Literal 3)");
}

TEST_CASE("parser: casts, parentheses, lambdas") {
  CHECK(expr("(a) + b") == "Binary +(Paren(Name a), Name b)");
  CHECK(expr("(a) b") == "Cast a(Name b)");
  CHECK(expr("(a) (b)") == "Cast a(Paren(Name b))");
  CHECK(expr("(a) -> b") == "Lambda(VarDecl a -, Name b)");
  CHECK(expr("(int) -1") == "Cast int(Unary -(Literal 1))");
  CHECK(expr("(int) (long) 1") == "Cast int(Cast long(Literal 1))");
  CHECK(expr("(a.b<C>[]) d") == "Cast a.b<C>[](Name d)");
  CHECK(expr("(A & B) c") == "Cast A & B(Name c)");
  CHECK(expr("(A & B<C>) () -> 1") == "Cast A & B<C>(Lambda(Literal 1))");
  CHECK(expr("(a & b)") == "Paren(Binary &(Name a, Name b))");
  CHECK(expr("(a < b)") == "Paren(Binary <(Name a, Name b))");
  CHECK(expr("(a) ? b : c") == "Conditional(Paren(Name a), Name b, Name c)");
  CHECK(expr("(String) null + 'c'") == "Binary +(Cast String(Literal null), Literal '\"c\"')");
  CHECK(expr("(A) !b") == "Cast A(Unary !(Name b))");
  CHECK(expr("(A) switch (x) { default -> 1; }") ==
        "Cast A(Switch(Name x, default ->(YieldStmt implicit(Literal 1))))");
  CHECK(expr("x -> y -> z") == "Lambda(VarDecl x -, Lambda(VarDecl y -, Name z))");
  CHECK(expr("() -> { }") == "Lambda(BlockStmt)");
  CHECK(expr("(a, b) -> a") == "Lambda(VarDecl a -, VarDecl b -, Name a)");
  CHECK(expr("(int a, final String... b) -> a") == "Lambda(VarDecl a int, VarDecl b String[] varargs final, Name a)");
  CHECK(expr("(var a, @X var b) -> a") == "Lambda(VarDecl a var, VarDecl b var(Annotation X), Name a)");
  CHECK(expr("(Map<String, List<X>> m) -> m") == "Lambda(VarDecl m Map<String, List<X>>, Name m)");
  CHECK(expr("a ? x -> 1 : y -> 2") ==
        "Conditional(Name a, Lambda(VarDecl x -, Literal 1), Lambda(VarDecl y -, Literal 2))");
  CHECK(expr("f((a) -> b, (c))") == "Call f(Lambda(VarDecl a -, Name b), Paren(Name c))");
}

TEST_CASE("parser: method references and generic types in expressions") {
  CHECK(expr("A::b") == "MethodRef b(Name A)");
  CHECK(expr("a.b::<C>d") == "MethodRef <C>d(FieldAccess b(Name a))");
  CHECK(expr("this::f") == "MethodRef f(This)");
  CHECK(expr("super::f") == "MethodRef super::f(This)");
  CHECK(expr("A.super::f") == "MethodRef super::f(This A)");
  CHECK(expr("List<String>::new") == "MethodRef new(Type List<String>)");
  CHECK(expr("A<B>.C<D>[]::new") == "MethodRef new(Type A<B>.C<D>[])");
  CHECK(expr("int[]::clone") == "MethodRef clone(Type int[])");
  CHECK(expr("A[]::new") == "MethodRef new(Type A[])");
  CHECK(expr("f(a < b, c > d)") == "Call f(Binary <(Name a, Name b), Binary >(Name c, Name d))");
  CHECK(expr("f(a < b, c > (d))") == "Call f(Binary <(Name a, Name b), Binary >(Name c, Paren(Name d)))");
  CHECK(expr("i < j >> k") == "Binary <(Name i, Binary >>(Name j, Name k))");
  CHECK(expr("\"a\"::length") == "MethodRef length(Literal \"a\")");
  CHECK(expr("A.<B>f(c)") == "Call <B>f(Name A, Name c)");
}

TEST_CASE("parser: instanceof") {
  CHECK(expr("a instanceof List<?>") == "Instanceof List<?>(Name a)");
  CHECK(expr("a instanceof B b && b.c") == "Binary &&(Instanceof B(Name a, VarDecl b B), FieldAccess c(Name b))");
  CHECK(expr("a instanceof final B[] b") == "Instanceof B[](Name a, VarDecl b B[] final)");
  CHECK(errors_of("class T { Object x = a instanceof P(int y); }") ==
        "1:36 record patterns are not supported (Java 17 does not have them)\n");
}

TEST_CASE("parser: switch expressions") {
  CHECK(expr("switch (a) { case 1, 2 -> 3; case X -> { yield 4; } default -> throw e; }") ==
        "Switch(Name a, case ->(Literal 1, Literal 2, YieldStmt implicit(Literal 3)), "
        "case ->(Name X, BlockStmt(YieldStmt(Literal 4))), default ->(ThrowStmt(Name e)))");
  CHECK(expr("switch (a) { case 1: case 2: yield 3; default: yield 4; }") ==
        "Switch(Name a, case:(Literal 1), case:(Literal 2, YieldStmt(Literal 3)), default:(YieldStmt(Literal 4)))");
  CHECK(expr("1 + switch (a) { default -> x -> 1; }") ==
        "Binary +(Literal 1, Switch(Name a, default ->(YieldStmt implicit(Lambda(VarDecl x -, Literal 1)))))");
  CHECK(expr("switch (a) { case (B) -> 1; case A ? 1 : 2 -> 3; }") ==
        "Switch(Name a, case ->(Paren(Name B), YieldStmt implicit(Literal 1)), "
        "case ->(Conditional(Name A, Literal 1, Literal 2), YieldStmt implicit(Literal 3)))");
  const std::string unsupported = errors_of(
      "class T { int f(Object o) { return switch (o) {\ncase String s -> 1;\n"
      "case null -> 2;\ncase Integer i && i > 3 -> 4; default -> 5; }; } }");
  CHECK(unsupported ==
        "2:6 patterns in switch are not supported (a preview feature of Java 17)\n"
        "3:6 null labels in switch are not supported (a preview feature of Java 17)\n"
        "4:6 patterns in switch are not supported (a preview feature of Java 17)\n");
}

// ---------------------------------------------------------------- statements

TEST_CASE("parser: declarations among statements") {
  CHECK(statement("int a = 1, b[] = {2};") ==
        "LocalVarStmt(VarDecl a int(Literal 1), VarDecl b int[](ArrayInit(Literal 2)))");
  CHECK(statement("final List<Map<String, List<X>>> a;") == "LocalVarStmt(VarDecl a List<Map<String, List<X>>> final)");
  CHECK(statement("var x = 1;") == "LocalVarStmt(VarDecl x var(Literal 1))");
  CHECK(statement("var = 1;") == "ExprStmt(Assign(Name var, Literal 1))");
  CHECK(statement("a.b<C>.d[] e;") == "LocalVarStmt(VarDecl e a.b<C>.d[])");
  CHECK(statement("@X int a;") == "LocalVarStmt(VarDecl a int(Annotation X))");
  CHECK(statement("record R(int a) { } enum E { A } interface I { } final class C { } abstract class D { }") ==
        "LocalClassStmt(ClassDecl record R(VarDecl a int)), LocalClassStmt(ClassDecl enum E(EnumConstantDecl A)), "
        "LocalClassStmt(ClassDecl interface I), LocalClassStmt(ClassDecl class C final), "
        "LocalClassStmt(ClassDecl class D abstract)");
  CHECK(statement("record = 1; record.f(); record(2);") ==
        "ExprStmt(Assign(Name record, Literal 1)), ExprStmt(Call f(Name record)), ExprStmt(Call record(Literal 2))");
}

TEST_CASE("parser: control flow") {
  CHECK(statement("if (a) b(); else if (c) d(); else e();") ==
        "IfStmt(Name a, ExprStmt(Call b), else if, Name c, ExprStmt(Call d), ExprStmt(Call e))");
  CHECK(statement("for (int i = 0, j = 1; i < 3; i++, --j) ;") ==
        "ForStmt(LocalVarStmt(VarDecl i int(Literal 0), VarDecl j int(Literal 1)), Binary <(Name i, Literal 3), "
        "IncDec postfix ++(Name i), IncDec prefix --(Name j), EmptyStmt)");
  CHECK(statement("for (;;) { }") == "ForStmt((no condition), BlockStmt)");
  CHECK(statement("for (i = 0, f(); ; ) { }") ==
        "ForStmt(ExprStmt(Assign(Name i, Literal 0)), ExprStmt(Call f), (no condition), BlockStmt)");
  CHECK(statement("for (final var x : xs) f(x);") ==
        "ForEachStmt(VarDecl x var final, Name xs, ExprStmt(Call f(Name x)))");
  CHECK(statement("for (String[] s[] : a ? b : c) ;") ==
        "ForEachStmt(VarDecl s String[][], Conditional(Name a, Name b, Name c), EmptyStmt)");
  CHECK(statement("while (a) do b(); while (c);") == "WhileStmt(Name a, DoWhileStmt(ExprStmt(Call b), Name c))");
  CHECK(statement("x: y: for (;;) { break x; continue y; }") ==
        "LabeledStmt x(LabeledStmt y(ForStmt((no condition), BlockStmt(BreakStmt x, ContinueStmt y))))");
  CHECK(statement("return; return a; throw b; break; continue; ; assert c; assert d : e;") ==
        "ReturnStmt, ReturnStmt(Name a), ThrowStmt(Name b), BreakStmt, ContinueStmt, EmptyStmt, AssertStmt(Name c), "
        "AssertStmt(Name d, Name e)");
  CHECK(statement("synchronized (a) { b(); }") == "SynchronizedStmt(Name a, BlockStmt(ExprStmt(Call b)))");
  CHECK(statement("switch (a) { case 1: case 2, 3: b(); break; default: }") ==
        "SwitchStmt(Name a, case:(Literal 1), case:(Literal 2, Literal 3, ExprStmt(Call b), BreakStmt), default:)");
  CHECK(statement("switch (a) { case X -> b(); case Y -> { } default -> throw c; }") ==
        "SwitchStmt(Name a, case ->(Name X, ExprStmt(Call b)), case ->(Name Y, BlockStmt), default ->(ThrowStmt(Name "
        "c)))");
}

TEST_CASE("parser: try") {
  CHECK(statement("try { } catch (final A | b.B e) { } catch (C e) { } finally { }") ==
        "TryStmt(BlockStmt, catch(VarDecl e A | b.B final, BlockStmt), catch(VarDecl e C, BlockStmt), "
        "finally(BlockStmt))");
  CHECK(statement("try (A a = b(); var c = d; e; this.f;) { }") ==
        "TryStmt(resource(VarDecl a A(Call b)), resource(VarDecl c var(Name d)), resource(Name e), "
        "resource(FieldAccess f(This)), BlockStmt)");
  CHECK(errors_of("class T { void f() { try { } } }") ==
        "1:22 'try' without 'catch', 'finally' or resource declarations\n");
}

TEST_CASE("parser: yield as statement and as name") {
  CHECK(expr("switch (a) { default: yield (1); }") == "Switch(Name a, default:(YieldStmt(Paren(Literal 1))))");
  CHECK(expr("switch (a) { default: yield ++b; }") == "Switch(Name a, default:(YieldStmt(IncDec prefix ++(Name b))))");
  CHECK(expr("switch (a) { default: yield (b, c) -> 1; }") ==
        "Switch(Name a, default:(YieldStmt(Lambda(VarDecl b -, VarDecl c -, Literal 1))))");
  // Operators that look like type arguments do not hide the parentheses around a comma.
  CHECK(expr("switch (a) { default: yield (f(b > 0).g(1, 2)); }").find("YieldStmt") != std::string::npos);
  CHECK(expr("switch (a) { default: yield (b < c ? f(1, 2) : 3); }").find("YieldStmt") != std::string::npos);
  CHECK(statement("yield = 1; yield++; yield.f(); yield[0] = 2; Thread.yield();") ==
        "ExprStmt(Assign(Name yield, Literal 1)), ExprStmt(IncDec postfix ++(Name yield)), "
        "ExprStmt(Call f(Name yield)), ExprStmt(Assign(ArrayAccess(Name yield, Literal 0), Literal 2)), "
        "ExprStmt(Call yield(Name Thread))");
  CHECK(errors_of("class T { void f() { yield(); yield(1, 2); } }") ==
        "1:22 invalid use of a restricted identifier 'yield'\n1:31 invalid use of a restricted identifier 'yield'\n");
}

TEST_CASE("parser: constructor calls") {
  CHECK(statement("this(1); super(); <A>super(2); o.super(3); a.b.<C>super();") ==
        "ExprStmt(ConstructorCall this(Literal 1)), ExprStmt(ConstructorCall super), "
        "ExprStmt(ConstructorCall <A>super(Literal 2)), ExprStmt(ConstructorCall super(Name o, Literal 3)), "
        "ExprStmt(ConstructorCall <C>super(FieldAccess b(Name a)))");
}

// ---------------------------------------------------------------- declarations

TEST_CASE("parser: units") {
  const Parsed parsed(
      "@A package a.b;\nimport c.D; import static e.F.g; import h.*;; import static i.J.*;\nclass K { };");
  CHECK(parsed.errors() == "");
  CHECK(dump(*parsed.unit) ==
        "CompilationUnit a.b\n  Annotation A\n  ImportDecl c.D\n  ImportDecl static e.F.g\n  ImportDecl h.*\n"
        "  ImportDecl static i.J.*\n  ClassDecl class K\n");
  CHECK(errors_of("") == "");
  CHECK(errors_of("// nothing") == "");
  CHECK(errors_of("import a;") == "1:9 '.' expected\n");
  CHECK(errors_of("module a.b { requires c; }") == "1:1 modules are not supported\n");
  CHECK(errors_of("open module a { }") == "1:1 modules are not supported\n");
}

TEST_CASE("parser: classes") {
  CHECK(member("public static final class A<T extends B & C<T>, U> extends D<U> implements E, F { }") ==
        "ClassDecl class A public static final extends D<U> implements E, F(TypeParamDecl T extends B & C<T>, "
        "TypeParamDecl U)");
  CHECK(member("sealed interface A extends B permits C, D { } non-sealed class C { } sealed class D permits E { }") ==
        "ClassDecl interface A sealed extends B permits C, D, ClassDecl class C non-sealed, ClassDecl class D sealed "
        "permits E");
  CHECK(member(
            "@interface A { int b() default 1; String[] c() default {\"x\"}; D d() default @D(e = 1, f = {2, 3}); }") ==
        "ClassDecl @interface A(MethodDecl b int(Literal 1), MethodDecl c String[](ArrayInit(Literal \"x\")), "
        "MethodDecl d D(Annotation(Annotation D(e =, Literal 1, f =, ArrayInit(Literal 2, Literal 3)))))");
  CHECK(member("enum A implements B { X, @Y Z(1) { void f() { } }, ; int a; A() { } A(int a) { } }") ==
        "ClassDecl enum A implements B(EnumConstantDecl X, EnumConstantDecl Z(Annotation Y, Literal 1, "
        "ClassDecl class (anonymous)(MethodDecl f void(BlockStmt))), VarDecl a int, MethodDecl A "
        "(constructor)(BlockStmt), "
        "MethodDecl A (constructor)(VarDecl a int, BlockStmt))");
  CHECK(member("enum A { } enum B { , } enum C { ; } enum D { X, }") ==
        "ClassDecl enum A, ClassDecl enum B, ClassDecl enum C, ClassDecl enum D(EnumConstantDecl X)");
  CHECK(member("record A<T>(@X T a, int... b) implements C { A { } static int d; A(int x) { this(null, x); } int e() "
               "{ return 1; } }") ==
        "ClassDecl record A implements C(TypeParamDecl T, VarDecl a T(Annotation X), VarDecl b int[] varargs, "
        "MethodDecl A (compact constructor)(BlockStmt), VarDecl d int static, "
        "MethodDecl A (constructor)(VarDecl x int, BlockStmt(ExprStmt(ConstructorCall this(Literal null, Name x)))), "
        "MethodDecl e int(BlockStmt(ReturnStmt(Literal 1))))");
}

TEST_CASE("parser: members") {
  CHECK(member("private volatile int a, b[] = {1}, c[][];") ==
        "VarDecl a int private volatile, VarDecl b int[] private volatile(ArrayInit(Literal 1)), VarDecl c int[][] "
        "private volatile");
  CHECK(member("protected abstract <A> B<A> f(final A a, int b[], C... c) throws D, E;") ==
        "MethodDecl f B<A> protected abstract throws D, E(TypeParamDecl A, VarDecl a A final, VarDecl b int[], "
        "VarDecl c C[] varargs)");
  CHECK(member("int f()[] { } native void g(); synchronized strictfp void h() { }") ==
        "MethodDecl f int[](BlockStmt), MethodDecl g void native, MethodDecl h void synchronized strictfp(BlockStmt)");
  CHECK(member("T() { } <A> T(A a) { } { } static { } ;") ==
        "MethodDecl T (constructor)(BlockStmt), MethodDecl T (constructor)(TypeParamDecl A, VarDecl a A, BlockStmt), "
        "InitializerDecl(BlockStmt), InitializerDecl static(BlockStmt)");
  CHECK(member("void f(T this, int a) { } class I { I(T T.this) { } }") ==
        "MethodDecl f void(VarDecl a int, BlockStmt), ClassDecl class I(MethodDecl I (constructor)(BlockStmt))");
  CHECK(member("@A @B(1) @C(x = @D, y = {}) int f() { }") ==
        "MethodDecl f int(Annotation A, Annotation B(Literal 1), Annotation C(x =, Annotation(Annotation D), y =, "
        "ArrayInit), BlockStmt)");
  CHECK(member("interface I { int K = 1; default void d() { } static void s() { } private void p() { } void a(); }") ==
        "ClassDecl interface I(VarDecl K int(Literal 1), MethodDecl d void default(BlockStmt), "
        "MethodDecl s void static(BlockStmt), MethodDecl p void private(BlockStmt), MethodDecl a void)");
  CHECK(member("Map<? super A, ? extends @X List<?>[]> m;") == "VarDecl m Map<? super A, ? extends List<?>[]>");
}

TEST_CASE("parser: ranges cover the construct") {
  const Parsed parsed("class T {\n  int f() { return a + b.c(d); }\n}");
  const auto* method = as<MethodDecl>(parsed.unit->types[0]->members[0]);
  const auto* ret = as<ReturnStmt>(method->body->statements[0]);
  const auto text = [&](const Node* n) {
    return std::string(parsed.files.get(0).text().substr(n->range.begin, n->range.end - n->range.begin));
  };
  CHECK(text(method) == "int f() { return a + b.c(d); }");
  CHECK(text(ret) == "return a + b.c(d);");
  CHECK(text(ret->value) == "a + b.c(d)");
  CHECK(text(as<BinaryExpr>(ret->value)->right) == "b.c(d)");
  CHECK(text(as<CallExpr>(as<BinaryExpr>(ret->value)->right)->target) == "b");
  CHECK(method->name.range.begin == 16);
}

// ---------------------------------------------------------------- errors

struct ErrorCase {
  std::string text;
  std::string errors;
};

TEST_CASE("parser: error messages as javac's") {
  const ErrorCase cases[] = {
      {"class T { void f() { int x = 5\n int y = 6; } }", "1:31 ';' expected\n"},
      {"class T { void f() { int x = 5 int y = 6; } }", "1:31 ';' expected\n"},
      {"class T { void f() { g(1, 2; h(); } }", "1:28 ')' expected\n"},
      {"class T { void f() { g(1 2); h(; } }", "1:25 ')' expected\n1:32 illegal start of expression\n"},
      {"class T { void f() { if (x { } } }", "1:27 ')' expected\n"},
      {"class T { void f() { if x) { } } }", "1:24 '(' expected\n"},
      {"class T { void f() { while (x y) { g(); } } }", "1:30 ')' expected\n"},
      {"class T { void f() { 5; x + 1; int; a[0]; } }",
       "1:22 not a statement\n1:25 not a statement\n1:32 not a statement\n1:37 not a statement\n"},
      {"class T { void f() { else { } } }", "1:22 'else' without 'if'\n"},
      {"class T { void f() { catch (E e) { } finally { } case 1: } }",
       "1:22 'catch' without 'try'\n1:38 'finally' without 'try'\n1:50 orphaned case\n"},
      {"class T { void f() { if (a) int x = 5; } }", "1:33 variable declaration not allowed here\n"},
      {"class T { void f() { for (;;) class X { } } }", "1:31 class, interface or enum declaration not allowed here\n"},
      {"class T { void f() { int class = 3; } }", "1:25 <identifier> expected\n"},
      {"class T { void f() { x = ; y = * 3; } }",
       "1:26 illegal start of expression\n1:32 illegal start of expression\n"},
      {"class T { g() { } }", "1:11 invalid method declaration; return type required\n"},
      {"class T { System.out.println(\"x\"); }", "1:29 <identifier> expected\n"},
      {"class T { for (int i = 0; i < 3; i++) { g(); } int x; }", "1:11 illegal start of type\n"},
      {"class T { int f(int) { } }", "1:20 <identifier> expected\n"},
      {"class T { int f(int... a, int b) { } }", "1:24 varargs parameter must be the last parameter\n"},
      {"class T { void f(int a b) { } }", "1:23 ',', ')', or '[' expected\n"},
      {"class T { void f() throws { } }", "1:26 <identifier> expected\n"},
      {"class T { int x = 1.foo; int[] a = new int[]; }", "1:22 ';' expected\n1:45 array dimension missing\n"},
      {"class T { int[] a = new int[3] {1}; Object o = new Foo; }",
       "1:32 array creation with both dimension expression and initialization is illegal\n1:55 '(' or '[' "
       "expected\n"},
      {"class T { static static int x; }", "1:18 repeated modifier\n"},
      {"interface I { { } int x; }", "1:15 initializers not allowed in interfaces\n1:24 '=' expected\n"},
      {"record R(int x) { int y; { } }",
       "1:23 field declaration must be static\n1:26 instance initializers not allowed in records\n"},
      {"enum E { A B }", "1:11 ',', '}', or ';' expected\n"},
      {"enum E { A, B int x; }", "1:14 ',', '}', or ';' expected\n"},
      {"class { }", "1:6 <identifier> expected\n"},
      {"class T extends { }", "1:17 illegal start of type\n"},
      {"interface I implements J { int f(); }", "1:12 '{' expected\n"},
      {"clas X { int y; }", "1:1 class, interface, enum, or record expected\n"},
      {"class var { } class A<record> { }", "1:7 'var' not allowed here\n1:23 'record' not allowed here\n"},
      {"class T {", "1:10 reached end of file while parsing\n"},
      {"class T { void f() {\n\n\n", "1:21 reached end of file while parsing\n"},
      {"class T { void f() { g(", "1:24 reached end of file while parsing\n"},
      {"class T { int f(Object o) { return switch (o) { case P(int x) -> 1; default -> 2; }; } }",
       "1:54 record patterns in switch are not supported (a preview feature of Java 17)\n"},
      {"class T { Object p = (a, int b) -> 1; }",
       "1:22 invalid lambda parameter declaration (cannot mix implicitly-typed and explicitly-typed parameters)\n"},
      {"class T { void f() { switch (x) { g(); } } }", "1:34 case, default, or '}' expected\n"},
      {"class T { void f() { for (x : xs) { } } }", "1:29 bad initializer for for-loop\n"},
      {"class T { void f() { var y = 1, z = 2; var w[] = a; var q = {1}; var n; } var g = 1; }",
       "1:33 'var' is not allowed in a compound declaration\n1:44 'var' is not allowed as an element type of an "
       "array\n"
       "1:75 'var' is not allowed here\n"},
      {"class T { void f(void v) { } }", "1:18 'void' type not allowed here\n"},
      {"class T { void f(static int x) { } }", "1:18 modifier static not allowed here\n"},
      {"class T { int f(int x) { return x; }", "1:37 reached end of file while parsing\n"},
      {"class T { String s = \"abc; int x; }", "1:22 unclosed string literal\n"},
      {"class T { void f() { g(\"abc);\n h(; } }", "1:24 unclosed string literal\n2:4 illegal start of expression\n"},
      {"class T { int # = 5; }", "1:15 illegal character: '#'\n"},
      {"class T { /* }", "1:11 unclosed comment\n"},
      {"class T { int x[5]; List<String> = y; }", "1:16 ']' expected\n1:33 <identifier> expected\n"},
      {"package a.b class T { }", "1:12 ';' expected\n"},
      {"class T { } import a.b;", "1:12 class, interface, enum, or record expected\n"},
      {"class T permits U { }", "1:9 invalid permits clause (class must be sealed)\n"},
      {"class T { void f() { int assert = 1; } }",
       "1:26 as of release 1.4, 'assert' is a keyword, and may not be used as an identifier\n"},
      {"class T { int _ = 1; }", "1:15 as of release 9, '_' is a keyword, and may not be used as an identifier\n"},
  };
  for (const ErrorCase& one : cases) CHECK_MESSAGE(errors_of(one.text) == one.errors, one.text);
}

TEST_CASE("parser: goes on after an error") {
  // Every marked line has exactly one error and nothing else is reported.
  CHECK(errors_of("class T {\n"
                  "  void a() {\n"
                  "    int x = ;\n"
                  "    g(1;\n"
                  "    if (x { h(); } else { i() }\n"
                  "    x = new int[3;\n"
                  "    for (int i = 0; i < 10; i++ { }\n"
                  "    String s = \"a\" \"b\";\n"
                  "    return }\n"
                  "  int b( { return 1; }\n"
                  "  int c = 5\n"
                  "  int d() { return c; }\n"
                  "  void e() { x.; }\n"
                  "}\n") ==
        "3:13 illegal start of expression\n4:8 ')' expected\n5:10 ')' expected\n5:30 ';' expected\n6:18 ']' expected\n"
        "7:32 ')' expected\n8:19 ';' expected\n9:12 illegal start of expression\n10:10 illegal start of type\n"
        "11:12 ';' expected\n13:16 <identifier> expected\n");
}

TEST_CASE("parser: missing and surplus braces do not cascade") {
  CHECK(errors_of("class T {\n  void f() {\n    g();\n\n  public void h() { }\n  void i() { }\n}\n") ==
        "5:3 illegal start of expression\n");
  CHECK(errors_of("class T {\n  void f() {\n    while (a) {\n      g();\n  }\n\n  void h() { }\n  int i() { return "
                  "1; }\n}\n") == "7:3 illegal start of expression\n");
  CHECK(errors_of("class T {\n  void f() {\n    public void g() { }\n    h();\n    private int i() { return 1; }\n  "
                  "}\n  int j;\n}\n") == "3:5 illegal start of expression\n");
  CHECK(errors_of("class T {\n  void f() { } }\n  void g() { int x; }\n  int y;\n}\nclass U { }\n") ==
        "3:3 class, interface, enum, or record expected\n");
  CHECK(errors_of("class T\n  int x;\n  void f() { }\n}\n") == "1:8 '{' expected\n");
  CHECK(errors_of("class T {\n  void f()\n    g();\n  }\n  int x;\n}\n") == "2:11 '{' or ';' expected\n");
  CHECK(errors_of("class T { void f() { switch (a) { case 1: { g(); case 2: h(); } } }") == "1:50 orphaned case\n");
}

TEST_CASE("parser: malformed input of other kinds") {
  CHECK(errors_of(std::string("class T { \0 }", 13)) ==
        "1:11 this is not a Java source file: it contains a NUL byte\n");
  CHECK(errors_of("class T { // \xFF\n }") == "1:14 unmappable character (0xFF) for encoding UTF-8\n");
  CHECK(errors_of("class T { int \xFF = 1; }") == "1:15 unmappable character (0xFF) for encoding UTF-8\n");
  CHECK(errors_of("\xEF\xBB\xBF"
                  "class T { }") == "1:1 illegal character: '\\ufeff'\n");
}

// ---------------------------------------------------------------- limits

std::string repeat(std::string_view text, int n) {
  std::string out;
  for (int i = 0; i < n; ++i) out += text;
  return out;
}

// Parses, clones and dumps on a thread with the compiler's room: sanitizers make frames large.
std::string errors_of_deep(const std::string& text) {
  std::string result;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, std::size_t{512} << 20);
  struct Job {
    const std::string& text;
    std::string& result;
  } job{text, result};
  pthread_t thread;
  REQUIRE(pthread_create(
              &thread, &attributes,
              [](void* p) -> void* {
                Job& j = *static_cast<Job*>(p);
                Parsed parsed(j.text);
                dump(*parsed.unit);
                for (const base::Diagnostic& d : parsed.diagnostics.sorted())
                  if (j.result.size() < 200) j.result += d.message + '\n';
                return nullptr;
              },
              &job) == 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
  return result;
}

TEST_CASE("parser: nesting is limited") {
  const std::string head = "class T { Object x = ", tail = "; }";
  const auto in_method = [](const std::string& s) { return "class T { void f() { " + s + " } }"; };
  const auto nested = [&](std::string_view open, std::string_view middle, std::string_view close, int n) {
    return repeat(open, n) + std::string(middle) + repeat(close, n);
  };
  const std::string too_deep = "nested too deeply\n";
  CHECK(errors_of_deep(head + nested("(", "1", ")", 900) + tail) == "");
  CHECK(errors_of_deep(head + nested("- ", "1", "", 900) + tail) == "");
  CHECK(errors_of_deep(in_method(nested("{", "", "}", 900))) == "");
  CHECK(errors_of_deep(nested("class T { ", "", "}", 400)) == "");
  for (const int n : {1100, 20000}) {
    CHECK(errors_of_deep(head + nested("(", "1", ")", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("(", "", "", n)) == too_deep);
    CHECK(errors_of_deep(head + nested("- ", "1", "", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("(int)", "1", "", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("f(", "1", ")", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("a[", "1", "]", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("x -> ", "1", "", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("() -> {", "", "}", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("a ? ", "1", ": 2", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("a ? b : ", "1", "", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("a = ", "1", "", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("{", "", "}", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("new A() { Object x = ", "1", "; }", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("switch (1) { default -> ", "1", "; }", n) + tail) == too_deep);
    CHECK(errors_of_deep(head + nested("new A(", "", ")", n) + tail) == too_deep);
    CHECK(errors_of_deep("class T { " + nested("A<", "B", ">", n) + " x; }") == too_deep);
    CHECK(errors_of_deep(nested("class T { ", "", "}", n)) == too_deep);
    CHECK(errors_of_deep(nested("@A(", "1", ")", n) + " class T { }") == too_deep);
    CHECK(errors_of_deep("class T { " + nested("enum E { A { ", "", "} }", n) + " }") == too_deep);
    CHECK(errors_of_deep(in_method(nested("{", "", "}", n))) == too_deep);
    CHECK(errors_of_deep(in_method(nested("if (a) ", ";", "", n))) == too_deep);
    CHECK(errors_of_deep(in_method(nested("while (a) ", ";", "", n))) == too_deep);
    CHECK(errors_of_deep(in_method(nested("do ", ";", "while (a);", n))) == too_deep);
    CHECK(errors_of_deep(in_method(nested("for (;;) ", ";", "", n))) == too_deep);
    CHECK(errors_of_deep(in_method(nested("for (int i : a) ", ";", "", n))) == too_deep);
    CHECK(errors_of_deep(in_method(nested("x: ", ";", "", n))) == too_deep);
    CHECK(errors_of_deep(in_method(nested("try { ", "", "} finally { }", n))) == too_deep);
    CHECK(errors_of_deep(in_method(nested("synchronized (a) { ", "", "}", n))) == too_deep);
    CHECK(errors_of_deep(in_method(nested("switch (a) { case 1: ", "", "}", n))) == too_deep);
    CHECK(errors_of_deep(in_method(nested("class T { void f() { ", "", "} }", n))) == too_deep);
    CHECK(errors_of_deep(in_method(nested("else ", ";", "", n))) != "");
    CHECK(errors_of_deep(in_method(nested("case 1: ", ";", "", n))) != "");
    CHECK(errors_of_deep(in_method(nested("catch (A a) { ", ";", "}", n))) != "");
  }
}

TEST_CASE("parser: chains are limited more generously") {
  const std::string head = "class T { Object x = ", tail = "; }";
  for (const auto& [n, errors] : {std::pair{9000, ""}, std::pair{11000, "nested too deeply\n"}}) {
    CHECK(errors_of_deep(head + "1" + repeat(" + 1", n) + tail) == errors);
    CHECK(errors_of_deep(head + "a" + repeat(".b()", n) + tail) == errors);
    CHECK(errors_of_deep(head + "a" + repeat(".b", n) + tail) == errors);
    CHECK(errors_of_deep(head + "a" + repeat("[0]", n) + tail) == errors);
    CHECK(errors_of_deep("class T { void f() { if (a) ; " + repeat("else if (a) ; ", n) + "} }") == errors);
    CHECK(errors_of_deep(head + "a" + repeat(" instanceof B", n) + tail) == errors);
  }
  // No limit on what does not nest.
  CHECK(errors_of_deep("class T { int[] x = {" + repeat("1, ", 50000) + "}; }") == "");
  CHECK(errors_of_deep("class T { void f() { " + repeat("g(); ", 50000) + "} }") == "");
  CHECK(errors_of_deep("class T { int x" + repeat("[]", 256) + "; }") == "array type has too many dimensions\n");
  CHECK(errors_of_deep("class T { int x" + repeat("[]", 255) + "; }") == "");
}

TEST_CASE("parser: hostile input takes linear time") {
  const int n = 20000;
  CHECK(errors_of_deep("class T { Object x = " + repeat("a < ", n)) != "");
  CHECK(errors_of_deep("class T { Object x = f(" + repeat("a < b, ", n) + "1); }") == "");
  CHECK(errors_of_deep("class T { Object x = " + repeat("(a, ", n)) != "");
  CHECK(errors_of_deep("class T { void f() { " + repeat("a<", n)) != "");
  CHECK(errors_of_deep("class T { " + repeat("@A(", n)) != "");
  CHECK(errors_of_deep("class T { " + repeat("void f() { ", n)) != "");
  CHECK(errors_of_deep(repeat("}", n)) != "");
  CHECK(errors_of_deep(repeat("{", n)) != "");
  CHECK(errors_of_deep("class T { void f() { " + repeat("; ) ", n)) != "");
  CHECK(errors_of_deep("class T { void f() { " + repeat("foo(; ", n)) != "");
  CHECK(errors_of_deep("class T { void f() { " + repeat("int f() { ", n)) != "");
  CHECK(errors_of_deep("class T { void f() { " + repeat("f(g(x ", n)) != "");
  CHECK(errors_of_deep("class T { void f() { " + repeat("yield (", n)) != "");
}

// ---------------------------------------------------------------- clone, snippets, fuzz

const char* const kSample = R"java(
package a.b;
import java.util.*;
import static java.lang.Math.max;
@interface Q { int value() default 3; String[] names() default {"a", "b",}; }
@Q(5) public sealed abstract class S<T extends Comparable<T> & Runnable> extends Object implements Iterable<T> permits S.A {
  static non-sealed class A extends S<Integer> { A() { super(); } }
  int x = 1, y[] = {1, 2, 3}, z[][] = {{1}, {2,}};
  static { System.out.println("static"); }
  { x = -2147483648; }
  <U> U gen(U u, List<? super Map<String, List<U>>> q) throws Exception { return this.<U>gen(u, null); }
  void recv(S<T> this, final int a, String... rest) { }
  enum Color { RED, GREEN(1) { int f() { return 2; } }; private final int v; Color() { this(0); } Color(int v) { this.v = v; } }
  record P(int x, int y) implements Comparable<P> { P { if (x < 0) throw new Error(); } public int compareTo(P o) { return 0; } }
  interface I { int K = 1; default void d() { } static void s() { } void a(); }
  void stmts(int n, Object o, List<String>[] ls) throws Exception {
    int i = 0, j[] = new int[]{1, 2}, k = j[0];
    outer: for (int a = 0, b = 1; a < n; a++, --b) { if (a > b) continue outer; else if (a >= b) break outer; else ; }
    for (final String s : new String[]{"a"}) System.out.println(s);
    while (i < 3) i++;
    do { i--; } while (i > 0);
    switch (i) { case 1: case 2, 3: i = 4; break; default: i = 5; }
    switch (i) { case 1, 2 -> i = 3; case 4 -> { i = 5; } default -> throw new RuntimeException(); }
    int r = switch (o.toString()) { case "a" -> 1; case "b" -> { int q = 3; yield q; } default -> throw new Error(); } + 1;
    try (var in = new java.io.StringReader("x"); in) { } catch (RuntimeException | Error e) { } finally { }
    synchronized (this) { i = 1; }
    assert i > 0 : "msg" + i;
    Function<Integer, Integer> f = q -> q + 1, g = (q) -> { return q; }, h = (Integer q) -> q, m = Integer::valueOf;
    Supplier<List<String>> sup = ArrayList<String>::new; o = int[]::new; o = super::toString; o = S.this::toString;
    i = (int) +3; i = (i) + 3; o = (Runnable & Iterable<?>) () -> { }; o = (List<String>) o;
    if (o instanceof String s && s.length() > 3 || o instanceof final Integer q && q > 3) { }
    i = i << 3 >> 2 >>> 1; i >>= 2; i >>>= 3; i = i > 3 ? i < 4 ? 1 : 2 : 3;
    Object anon = new Object() { int q = 3; public String toString() { return "x"; } };
    A in = this.new Inner(); Class<?> cl = int[].class; int[][] mm = new int[3][4], nn = new int[3][];
    class Local { } record LR(int a) { }
    Object tb = """
        hello "x" \
          world\n""";
    char ch = '\u0041', c2 = '\123'; double d = 1e3 + .5 + 0x1.8p3 + 1f; int yield = 3;
    return;
  }
  class Inner { class II { void f() { S.this.x = 3; S.super.toString(); } } }
}
)java";

TEST_CASE("ast: a sample of all constructs parses") {
  Parsed parsed(kSample);
  CHECK(parsed.errors() == "");
  CHECK(parsed.unit->types.size() == 2);
}

struct Snipped {
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  Arena arena;
  Snippet snippet;
  explicit Snipped(std::string text) {
    snippet = parse_snippet(files.add("repl", std::move(text)), diagnostics, arena);
  }
  std::string text() const {
    if (snippet.incomplete) return diagnostics.has_errors() ? "incomplete and reported" : "incomplete";
    std::string out;
    for (const ImportDecl* n : snippet.imports) out += dump(*n);
    for (const Node* n : snippet.members) out += dump(*n);
    for (const Stmt* n : snippet.statements) out += dump(*n);
    for (const base::Diagnostic& d : diagnostics.sorted()) out += d.message + '\n';
    return shape(out);
  }
};

TEST_CASE("parser: snippets") {
  CHECK(Snipped("1 + 2").text() == "ExprStmt(Binary +(Literal 1, Literal 2))");
  CHECK(Snipped("1 + 2;").text() == "ExprStmt(Binary +(Literal 1, Literal 2))");
  CHECK(Snipped("int x = 3").text() == "LocalVarStmt(VarDecl x int(Literal 3))");
  CHECK(Snipped("final var x = 3; f(x)").text() ==
        "LocalVarStmt(VarDecl x var final(Literal 3)), ExprStmt(Call f(Name x))");
  CHECK(Snipped("import a.b; import c.*;").text() == "ImportDecl a.b, ImportDecl c.*");
  CHECK(Snipped("int f(int a) { return a; }").text() ==
        "MethodDecl f int(VarDecl a int, BlockStmt(ReturnStmt(Name a)))");
  CHECK(Snipped("static <T> void f() { }").text() == "MethodDecl f void static(TypeParamDecl T, BlockStmt)");
  CHECK(Snipped("record R(int a) { } enum E { A }").text() ==
        "ClassDecl record R(VarDecl a int), ClassDecl enum E(EnumConstantDecl A)");
  CHECK(Snipped("if (a) b()").text() == "IfStmt(Name a, ExprStmt(Call b))");
  CHECK(Snipped("synchronized (a) { }").text() == "SynchronizedStmt(Name a, BlockStmt)");
  CHECK(Snipped("").text() == "");
  for (const char* text : {"int x =", "f(", "class A {", "if (a)", "if (a) {", "void f() {", "1 +", "x.", "/* a",
                           "\"\"\"\n abc", "for (;;", "new int[]", "(a", "int f(int a)", "try { }  catch",
                           "switch (a) { case 1:", "import a.", "@Foo", "do x();"})
    CHECK_MESSAGE(Snipped(text).text() == "incomplete", text);
  CHECK(Snipped("int = 3;").text() == "LocalVarStmt(VarDecl  int(Literal 3)), <identifier> expected");
  CHECK(Snipped("\"abc").text() == "unclosed string literal");
  CHECK(Snipped("f(;").text() != "incomplete");
}

// Neither crash, nor hang, nor silence where the lexer found faults: whatever the text, parse and dump return.
void survive(const std::string& text) {
  Parsed parsed(text);
  REQUIRE(parsed.unit != nullptr);
  CHECK(!dump(*parsed.unit).empty());
  const Snipped snipped(text);
  CHECK(!(snipped.snippet.incomplete && snipped.diagnostics.has_errors()));
}

TEST_CASE("parser: survives mutations of a sample") {
  const std::string sample = kSample;
  // Words between which nothing is cut.
  std::vector<std::string> words;
  for (std::size_t i = 0; i < sample.size();) {
    std::size_t end = i + 1;
    if (std::isalnum(static_cast<unsigned char>(sample[i])))
      while (end < sample.size() && std::isalnum(static_cast<unsigned char>(sample[end]))) ++end;
    words.push_back(sample.substr(i, end - i));
    i = end;
  }
  const std::vector<std::string> spices = {
      "(",          ")",       "{",    "}",      "[",       "]",         "<",    ">",      ";",    ",",
      ".",          "::",      "->",   "@",      "?",       ":",         "=",    "\"",     "'",    "\"\"\"",
      "\\u",        "\\u0022", "/*",   "//",     "*/",      "0x",        "1e",   "_",      "\xFF", "case",
      "default",    "class",   "new",  "switch", "yield",   "record R(", "enum", "sealed", "int",  "var",
      "instanceof", "super",   "this", "import", "package", "\n",        "#",    "+",      "1"};
  std::mt19937 random(17);
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  for (int round = 0; round < 3000; ++round) {
    std::vector<std::string> mutant = words;
    const std::size_t changes = 1 + below(8);
    for (std::size_t i = 0; i < changes; ++i) {
      const std::size_t at = below(mutant.size());
      switch (below(6)) {
        case 0: mutant[at].clear(); break;
        case 1: mutant[at] += mutant[at]; break;
        case 2: std::swap(mutant[at], mutant[below(mutant.size())]); break;
        case 3: mutant[at] = spices[below(spices.size())]; break;
        case 4: mutant[at] += ' ' + spices[below(spices.size())] + ' '; break;
        default: mutant.resize(1 + below(mutant.size())); break;  // the end is missing
      }
    }
    std::string text;
    for (const std::string& word : mutant) text += word;
    survive(text);
  }
  // Raw bytes too.
  for (int round = 0; round < 1000; ++round) {
    std::string text = sample;
    for (std::size_t i = 1 + below(10); i > 0; --i) text[below(text.size())] = static_cast<char>(1 + below(255));
    survive(text);
  }
}

TEST_CASE("parser: accepts the whole library") {
  namespace fs = std::filesystem;
  int files = 0;
  for (const char* root : {"stdlib/java", "stdlib/heddle", "stdlib/org"}) {
    if (!fs::is_directory(root)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
      if (entry.path().extension() != ".java") continue;
      std::ifstream in(entry.path(), std::ios::binary);
      const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
      CHECK_MESSAGE(errors_of(text) == "", entry.path().string());
      ++files;
    }
  }
  MESSAGE("files of the library: ", files);
}

}  // namespace
}  // namespace heddle::lang
