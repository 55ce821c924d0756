// Reachability, definite assignment, checked exceptions, captures: messages and lines are javac's.
#include <doctest/doctest.h>

#include "lang/mini_library.h"

namespace heddle::lang::testing {
namespace {

// A method body; it starts on line 2.
Compiled body(const std::string& text) {
  return check("class Main { void m(boolean b, int n) throws Exception {\n" + text + "\n} }");
}
Compiled pure(const std::string& text) { return check("class Main { void m(boolean b, int n) {\n" + text + "\n} }"); }
Compiled members(const std::string& text) { return check("class Main {\n" + text + "\n}"); }

TEST_CASE("reachability") {
  CHECK(body("return;\nint q;").only(3, "unreachable statement"));
  CHECK(body("while (true) { }\nm(b, n);").only(3, "unreachable statement"));
  CHECK(body("while (true) { if (b) break; } m(b, n);").ok());
  CHECK(body("while (false)\n{ n = 1; }").only(3, "unreachable statement"));
  CHECK(body("if (false) { n = 1; }").ok());
  CHECK(body("for (;;) { if (b) continue; break; } n = 1;").ok());
  CHECK(body("for (;;) { }\n;").only(3, "unreachable statement"));
  CHECK(body("do { continue; } while (false); n = 1;").ok());
  CHECK(body("do { break; } while (true); n = 1;").ok());
  CHECK(body("do { } while (true);\nn = 1;").only(3, "unreachable statement"));
  CHECK(body("throw new Exception();\n").ok());
  CHECK(body("x: { if (b) break x; return; } n = 1;").ok());
  CHECK(body("x: while (true) { while (true) break x; } n = 1;").ok());
  CHECK(body("break_: while (true) { while (true) continue break_; }\nn = 1;").only(3, "unreachable statement"));
  CHECK(body("try { return; } finally { n = 1; }\nn = 2;").only(3, "unreachable statement"));
  CHECK(body("while (true) { try { break; } finally { return; } }\n n = 1;").only(3, "unreachable statement"));
  CHECK(
      body("switch (n) { case 1: return; default: throw new Exception(); }\nn = 1;").only(3, "unreachable statement"));
  CHECK(body("switch (n) { case 1: return; } n = 1;").ok());
  CHECK(body("switch (n) { case 1 -> { return; } default -> n = 2; } n = 1;").ok());
  CHECK(body("int k = switch (n) { case 1 ->\n{ n = 1; } default -> 2; };")
            .only(3, "switch rule completes without providing a value"));
  CHECK(body("return; /* only the first */\nn = 1;\nn = 2;").only(3, "unreachable statement"));
}

TEST_CASE("missing returns") {
  CHECK(members("int f(boolean b) { if (b) return 1;\n}").only(3, "missing return statement"));
  CHECK(members("int f(boolean b) { if (b) return 1; else return 2; }").ok());
  CHECK(members("int f(boolean b) { while (true) { if (b) return 1; } }").ok());
  CHECK(members("int f(boolean b) { while (true) { if (b) break; }\n}").only(3, "missing return statement"));
  CHECK(members("int f() { try { return 1; } finally { } }").ok());
  CHECK(members("int f() { synchronized (this) { throw new IllegalStateException(); } }").ok());
  CHECK(members("int f(int n) { switch (n) { case 1: return 1; default: return 2; } }").ok());
  CHECK(members("\n{ while (true); }").only(3, "initializer must be able to complete normally"));
  // After an unreachable statement javac asks for a return only where a jump or a branch leads on.
  CHECK(members("int f() { return 1;\nm(); } void m() { }").only(3, "unreachable statement"));
  CHECK(members("int f(boolean b) { while (true) { }\n{ f(b); } }").only(3, "unreachable statement"));
  CHECK(members("int f(boolean b) { for (;;) { break;\nf(b); }\n}").errors.size() == 2);
  CHECK(members("{ while (true); }\n{ f(); } void f() { }").errors.size() == 2);
}

TEST_CASE("locals are assigned before use") {
  CHECK(body("int x;\nn = x;").only(3, "variable x might not have been initialized"));
  CHECK(body("int x; if (b) x = 1;\nn = x;").only(3, "variable x might not have been initialized"));
  CHECK(body("int x; if (b) x = 1; else x = 2; n = x;").ok());
  CHECK(body("int x; if (b && (x = n) > 0) n = x;").ok());
  CHECK(body("int x; if (b || (x = n) > 0)\nn = x;").only(3, "variable x might not have been initialized"));
  CHECK(body("int x; if (!(b && (x = n) > 0)) return; n = x;").ok());
  CHECK(body("int x; while (true) { x = 1; break; } n = x;").ok());
  CHECK(body("int x; while (b) { x = 1; }\nn = x;").only(3, "variable x might not have been initialized"));
  CHECK(body("int x; for (;;) { if (b) { x = 1; break; } } n = x;").ok());
  CHECK(body("int x; do { x = 1; } while (b); n = x;").ok());
  CHECK(body("int x; try { x = 1; } catch (RuntimeException e) { }\nn = x;")
            .only(3, "variable x might not have been initialized"));
  CHECK(body("int x; try { } finally { x = 1; } n = x;").ok());
  CHECK(body("int x; switch (n) { case 1: x = 1; break; default: x = 2; } n = x;").ok());
  CHECK(body("int x; switch (n) { case 1: x = 1; break; case 2: x = 2; }\nn = x;")
            .only(3, "variable x might not have been initialized"));
  CHECK(body("int x = switch (n) { case 1: int y = 2; yield y; default: { int z; z = 3; yield z; } }; n = x;").ok());
  CHECK(body("int x; n = b ? (x = 1) : (x = 2); n = x;").ok());
  CHECK(body("int x;\nx++;").only(3, "variable x might not have been initialized"));
  CHECK(body("int x; Runnable r = () -> {\nint y = x; };").only(3, "variable x might not have been initialized"));
  CHECK(body("int x; if (true) { x = 1; } n = x;").ok());
  CHECK(body("Object o = b; if (o instanceof String s && s.length() > 0) n = s.length();").ok());
}

TEST_CASE("final variables") {
  CHECK(body("final int x = 1;\nx = 2;").only(3, "cannot assign a value to final variable x"));
  CHECK(body("final int x; x = 1;\nx = 2;").only(3, "variable x might already have been assigned"));
  CHECK(body("final int x; while (b) {\nx = 1; }").only(3, "variable x might be assigned in loop"));
  CHECK(body("final int x; if (b) x = 1; else x = 2; n = x;").ok());
  CHECK(members("final int f;\nMain() { }").only(3, "variable f might not have been initialized"));
  CHECK(members("\nfinal int f;").only(3, "variable f not initialized in the default constructor"));
  CHECK(members("final int f; Main() { f = 1; } Main(int n) { this(); } Main(long n) { this.f = 2; }").ok());
  CHECK(members("final int f; { f = 1; } Main() {\nf = 2; }").only(3, "variable f might already have been assigned"));
  CHECK(members("final int f; Main(boolean b) { if (b)\nreturn; f = 1; }")
            .only(3, "variable f might not have been initialized"));
  CHECK(members("static final int F; static { F = 1; } int g = F;").ok());
  CHECK(members("final int f; int g =\nf; Main() { f = 1; }").only(3, "variable f might not have been initialized"));
  CHECK(members("void m(final int p) {\np = 1; }").only(3, "final parameter p may not be assigned"));
}

TEST_CASE("checked exceptions") {
  CHECK(pure("\nThread.sleep(1);")
            .only(3, "unreported exception InterruptedException; must be caught or declared to be thrown"));
  CHECK(pure("try { Thread.sleep(1); } catch (InterruptedException e) { }").ok());
  CHECK(pure("try { Thread.sleep(1); } catch (Exception e) { }").ok());
  CHECK(pure("\nthrow new Exception();").only(3, "unreported exception Exception"));
  CHECK(pure("throw new RuntimeException();").ok());
  CHECK(pure("try { }\ncatch (java.io.IOException e) { }")
            .only(3, "exception IOException is never thrown in body of corresponding try statement"));
  CHECK(pure("try { } catch (Exception e) { }").ok());
  CHECK(pure("try { throw new java.io.FileNotFoundException(); } catch (java.io.IOException e) { }\ncatch "
             "(java.io.FileNotFoundException e) { }")
            .only(3, "exception FileNotFoundException has already been caught"));
  CHECK(pure("try { if (b) throw new java.io.IOException(); } catch (java.io.IOException e) {\nthrow e; }")
            .only(3, "unreported exception IOException"));
  CHECK(check("class Main { void m(boolean b) throws java.io.IOException {\n try { if (b) throw new "
              "java.io.IOException(); } catch (Exception e) { throw e; } } }")
            .ok());
  CHECK(check("class Main { void m(boolean b) throws java.io.IOException {\n try { if (b) throw new "
              "java.io.IOException(); } catch (Exception e) { e = null;\nthrow e; } } }")
            .only(3, "unreported exception Exception"));
  CHECK(pure("try { Thread.sleep(1); } finally { return; }").ok());
  CHECK(pure("Runnable r = () ->\nThread.sleep(1);").only(3, "unreported exception InterruptedException"));
  CHECK(check("import java.util.concurrent.Callable; class Main { Callable<String> c = () -> { Thread.sleep(1); return "
              "null; }; }")
            .ok());
  CHECK(pure("\ntry (java.io.Closeable c = null) { }").only(3, "unreported exception IOException"));
  CHECK(members("static void t() throws Exception { } Main() throws Exception { } { t(); } int x = u(); static int u() "
                "throws Exception { return 1; }")
            .ok());
  CHECK(members("static int t() throws Exception { return 1; } static int X =\nt();")
            .only(3, "unreported exception Exception"));
  CHECK(check("class A { A() throws Exception { } }\nclass Main extends A { }")
            .only(2, "unreported exception Exception in default constructor"));
  CHECK(check("class A { A() throws Exception { } } class Main extends A {\nMain() { } }")
            .only(2, "unreported exception Exception; must be caught"));
  CHECK(pure("int[] a = { 1 }; int[] c = a.clone();").ok());
  CHECK(
      check("class Main { <X extends Exception> void t(java.util.function.Supplier<X> s) throws X { throw s.get(); }\n"
            "void m() {\n t(() -> new java.io.IOException()); } void q() { t(() -> new RuntimeException()); } }")
          .only(3, "unreported exception IOException"));
}

TEST_CASE("captured variables are effectively final") {
  CHECK(body("int x = 1; Runnable r = () -> { int y = x; };").ok());
  CHECK(body("int x = 1; x = 2; Runnable r = () -> {\nint y = x; };")
            .only(3, "local variables referenced from a lambda expression must be final or effectively final"));
  CHECK(body("int x = 1; Runnable r = () -> {\nint y = x; }; x++;")
            .only(3, "local variables referenced from a lambda expression"));
  CHECK(body("int x; x = 1; Runnable r = () -> { int y = x; };").ok());
  CHECK(
      body("int x = 1; Runnable r = () -> {\nx++; };").only(3, "local variables referenced from a lambda expression"));
  CHECK(body("int x = 1; x = 2; Object o = new Object() { int y =\nx; };")
            .only(3, "local variables referenced from an inner class must be final or effectively final"));
  CHECK(body("for (int i = 0; i < 3; i++) { Runnable r = () -> {\nint y = i; }; }")
            .only(3, "local variables referenced from a lambda expression"));
  CHECK(check("import java.util.List; class Main { void m(List<String> l) { for (String s : l) { Runnable r = () -> { "
              "String t = s; }; } } }")
            .ok());
  CHECK(check("class Main { void m(int p) { p = 2; Runnable r = () -> {\nint y = p; }; } }")
            .only(2, "local variables referenced from a lambda expression"));
}

}  // namespace
}  // namespace heddle::lang::testing
