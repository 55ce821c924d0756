// The walks over children: each child is visited, once and in its order.
#include "lang/tree_walk.h"

#include <string>

#include <doctest/doctest.h>

#include "lang/arena.h"
#include "lang/parser.h"
#include "vm/base/diagnostics.h"
#include "vm/base/source.h"

namespace heddle::lang {
namespace {

// The names that a walk over statements and expressions comes by, in its order.
class Names {
 public:
  void stmt(Stmt* s) {
    each_child(
        *s, [this](Stmt* child) { stmt(child); }, [this](Expr* child) { expr(child); });
  }
  void expr(Expr* e) {
    if (auto* name = as<NameExpr>(e)) text += (text.empty() ? "" : " ") + std::string(name->name);
    each_operand(*e, [this](Expr* operand) { expr(operand); });
    if (auto* s = as<SwitchExpr>(e)) each_case_statement(s->body, [this](Stmt* child) { stmt(child); });
  }
  std::string text;
};

std::string names_in(const std::string& statements) {
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  Arena arena;
  const std::string text = "class T { void f() {\n" + statements + "\n} }";
  CompilationUnit* unit = parse(files.add("T.java", text), diagnostics, arena);
  REQUIRE_MESSAGE(diagnostics.error_count() == 0, statements);
  Names names;
  names.stmt(cast<MethodDecl>(unit->types.at(0)->members.at(0)).body);
  return names.text;
}

TEST_CASE("tree walk: children of statements") {
  CHECK(names_in("{ f(a); { f(b); } f(c); }") == "a b c");
  CHECK(names_in("int x = a, y, z[] = {b, c};") == "a b c");
  CHECK(names_in("if (a) f(b); else f(c);") == "a b c");
  CHECK(names_in("if (a) f(b); else if (c) f(d); else if (e) f(g); else { f(h); }") == "a b c d e g h");
  CHECK(names_in("if (a) if (b) f(c); else f(d);") == "a b c d");
  CHECK(names_in("while (a) f(b);") == "a b");
  CHECK(names_in("do f(a); while (b);") == "a b");
  CHECK(names_in("for (int i = a, j = b; c; f(d), f(e)) f(g);") == "a b c d e g");
  CHECK(names_in("for (f(a), f(b);;) { }") == "a b");
  CHECK(names_in("for (int i : a) f(b);") == "a b");
  CHECK(names_in("x: f(a);") == "a");
  CHECK(names_in("switch (a) { case 1: f(b); f(c); case 2: default: f(d); }") == "a b c d");
  CHECK(names_in("switch (a) { case 1 -> f(b); default -> { f(c); } }") == "a b c");
  CHECK(names_in("int x = switch (a) { case 1 -> b; default -> { f(c); yield d; } };") == "a b c d");
  CHECK(names_in("x: while (a) { if (b) break x; continue x; }") == "a b");
  CHECK(names_in("try (A x = a; A y = b) { f(c); } catch (E e) { f(d); } catch (G g) { f(h); } finally { f(i); }") ==
        "a b c d h i");
  CHECK(names_in("try (a; b) { f(c); }") == "a b c");
  CHECK(names_in("synchronized (a) { f(b); }") == "a b");
  CHECK(names_in("assert a : b; assert c;") == "a b c");
  CHECK(names_in("throw a;") == "a");
  CHECK(names_in("return a;") == "a");
  CHECK(names_in(";") == "");
}

TEST_CASE("tree walk: operands of expressions") {
  CHECK(names_in("f(a + b * c - d + e);") == "a b c d e");
  CHECK(names_in("a[b] = c[d];") == "a b c d");
  CHECK(names_in("a += b; c++; --d; f(-e, !g, ~h);") == "a b c d e g h");
  CHECK(names_in("f(a ? b : c, (d), (int) e, g instanceof T);") == "a b c d e g");
  CHECK(names_in("f(new T(a, b), new int[c][d], new int[] {e, g});") == "a b c d e g");
}

// Statements that are walked without being changed.
TEST_CASE("tree walk: of constant trees") {
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  Arena arena;
  const CompilationUnit* unit =
      parse(files.add("T.java", "class T { void f() { { } ; return; } }"), diagnostics, arena);
  const Stmt& body = *cast<MethodDecl>(unit->types.at(0)->members.at(0)).body;
  int statements = 0;
  each_child(
      body, [&](const Stmt*) { ++statements; }, [](const Expr*) { CHECK(false); });
  CHECK(statements == 3);
}

}  // namespace
}  // namespace heddle::lang
