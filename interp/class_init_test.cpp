#include <doctest/doctest.h>

#include "test_support/test_world.h"

using namespace heddle;
using namespace heddle::interp;

namespace {

std::string print(const std::string& text) {
  return " STRING r1 \"" + text + "\"\n CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r1 p0\n";
}
std::string clinit(const std::string& body) {
  return "  method static <clinit>()V refs=6 prims=4\n" + body + "    RET\n  end\n";
}
std::string main_class(const std::string& body, const std::string& more = "") {
  return "public class Main\n" + more + "  method public static main([Ljava/lang/String;)V refs=6 prims=4\n" + body +
         "    RET\n  end\nend\n";
}

}  // namespace

TEST_CASE("superclasses first, main's class before main, each once") {
  TestWorld w("class A\n" + clinit(print("A")) + "end\nclass B extends A\n" + clinit(print("B")) +
              "end\nclass C extends B\nend\n" +
              main_class(print("main") + " INITCLASS C\n" + print("C used") + " INITCLASS B\n INITCLASS C\n",
                         clinit(print("Main"))));
  w.start();
  CHECK(w.run().end == PlainEnd::Normal);
  CHECK(w.out == "Main\nmain\nA\nB\nC used\n");
}

TEST_CASE("a superinterface is initialised only if it has default methods") {
  TestWorld w("interface abstract class I\n" + clinit(print("I")) + "end\n" + "interface abstract class J\n" +
              clinit(print("J")) + "  method public default_method d()V\n    RET\n  end\nend\n" +
              "class A implements I J\n" + clinit(print("A")) + "end\n" + main_class(" INITCLASS A\n"));
  w.start();
  w.run();
  CHECK(w.out == "J\nA\n");
}

// B is marked before A is initialised: A's use of B is a recursive request, which finds nothing to do (JLS 12.4.2).
TEST_CASE("recursion in one thread proceeds") {
  TestWorld w("class A\n" + clinit(print("A begins") + " INITCLASS B\n" + print("A ends")) +
              "end\nclass B extends A\n" + clinit(" INITCLASS A\n" + print("B")) + "end\n" +
              main_class(" INITCLASS B\n"));
  w.start();
  w.run();
  CHECK(w.out == "A begins\nA ends\nB\n");
}

TEST_CASE("failure: ExceptionInInitializerError with its cause, then NoClassDefFoundError") {
  const std::string fail = " CONST_I p0 0\n DIV_I p0 p0 p0\n";
  const std::string use = R"(
  method static use()V refs=3 prims=1
  from:
    INITCLASS C
  to:
    RET
  error:
    MOV_R r2 r1
    CALL_VIRTUAL java/lang/Throwable.getMessage()Ljava/lang/String; r2 p0
    STRING r1 ""
    CONCAT r2 r1 2
    RET
    catch java/lang/NullPointerException from to error r1
  end
  method static describe(Ljava/lang/Throwable;)V refs=4 prims=1
    INSTANCEOF p0 r0 java/lang/ExceptionInInitializerError
    CALL_STATIC heddle/VM.printInt(I)V r1 p0
    MOV_R r1 r0
    CALL_VIRTUAL java/lang/Throwable.getMessage()Ljava/lang/String; r1 p0
    STRING r2 ""
    MOV_R r3 r1
    CONCAT r1 r2 2
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r1 p0
    MOV_R r1 r0
    CALL_VIRTUAL java/lang/Throwable.getCause()Ljava/lang/Throwable; r1 p0
    CALL_VIRTUAL java/lang/Throwable.getMessage()Ljava/lang/String; r1 p0
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r1 p0
    RET
  end
)";
  TestWorld w("class B\n" + clinit(fail) + "end\nclass C extends B\n" + clinit("") + "end\n" +
              main_class(R"(
    CONST_I p1 0
  again:
  from:
    CALL_STATIC Main.use()V r1 p2
  to:
    RET
  error:
    CALL_STATIC Main.describe(Ljava/lang/Throwable;)V r1 p2
    ADDK_I p1 p1 1
    JLTK_I p1 2 again
    RET
    catch any from to error r1
)",
                         use));
  w.start();
  CHECK(w.run().end == PlainEnd::Normal);
  CHECK(w.out ==
        "1\nnull\n/ by zero\n"
        "0\nCould not initialize class C\n"
        "Exception java.lang.ExceptionInInitializerError [in thread \"main\"]\n");
}

TEST_CASE("an Error passes through; main whose class fails does not run") {
  TestWorld w(main_class(print("main"), clinit(R"(
    NEW r1 java/lang/AssertionError
    MOV_R r2 r1
    CALL_SPECIAL java/lang/AssertionError.<init>()V r2 p0
    THROW r1
)")));
  w.start();
  CHECK(w.run().end == PlainEnd::MainFailed);
  CHECK(w.out == "");
  CHECK(w.err.starts_with("Exception in thread \"main\" java.lang.AssertionError\n\tat Main.<clinit>("));
}

TEST_CASE("visible: begin and end are stops; another thread is blocked in between") {
  TestWorld w("class A\n" + clinit(" CALL_STATIC java/lang/Thread.yield()V r0 p0\n") + "end\n" +
              "class T extends java/lang/Thread\n  method public run()V refs=1 prims=1\n    INITCLASS A\n"
              "    RET\n  end\nend\n" +
              main_class(R"(
    NEW r1 T
    MOV_R r2 r1
    CALL_VIRTUAL java/lang/Thread.start()V r2 p0
    INITCLASS A
)"));
  w.start();
  vm::World& world = w.world;
  auto next = [&](ThreadId t) { return run_to_visible(world, t, 1000, nullptr); };
  auto done = [&](ThreadId t) { return perform(world, t, {}, nullptr); };
  CHECK(next(0).kind == StopKind::ClassInit);  // of Main: nothing to do
  CHECK_FALSE(done(0).class_init_started);
  CHECK(next(0).kind == StopKind::Start);
  CHECK(done(0).kind == OutcomeKind::Done);
  const Operation begin = next(0);
  CHECK(begin.kind == StopKind::ClassInit);
  CHECK(world.classes.by_id(begin.class_id)->name == "A");
  CHECK(done(0).class_init_started);
  CHECK(next(0).kind == StopKind::Yield);
  CHECK(next(1).kind == StopKind::ClassInit);
  const Outcome blocked = done(1);
  CHECK(blocked.kind == OutcomeKind::Blocked);
  CHECK(blocked.owner == 0);
  CHECK(world.thread(1).core.visible == 0);
  done(0);
  const Operation end = next(0);
  CHECK(end.kind == StopKind::ClassInitDone);
  CHECK(end.class_id == begin.class_id);
  done(0);
  const Outcome nothing = done(1);
  CHECK(nothing.kind == OutcomeKind::Done);
  CHECK_FALSE(nothing.class_init_started);
  CHECK(next(1).kind == StopKind::Death);
}

TEST_CASE("visible: a class is marked before its superclass is initialised, and a class without initialiser, too") {
  TestWorld w("class A\n" + clinit("") + "end\nclass B extends A\nend\nclass C extends B\n" + clinit("") + "end\n" +
              "class T extends java/lang/Thread\n  method public run()V refs=1 prims=1\n    INITCLASS B\n"
              "    RET\n  end\nend\n" +
              main_class(R"(
    NEW r1 T
    MOV_R r2 r1
    CALL_VIRTUAL java/lang/Thread.start()V r2 p0
    INITCLASS C
)"));
  w.start();
  vm::World& world = w.world;
  auto next = [&](ThreadId t) {
    const Operation stop = run_to_visible(world, t, 1000, nullptr);
    return stop.kind == StopKind::ClassInit || stop.kind == StopKind::ClassInitDone
               ? world.classes.by_id(stop.class_id)->name
               : to_string(stop.kind);
  };
  auto done = [&](ThreadId t) { return perform(world, t, {}, nullptr); };
  next(0), done(0), next(0), done(0);  // Main, which needs nothing, and the start
  for (const char* marked : {"C", "B", "A"}) {
    CHECK(next(0) == marked);
    CHECK(done(0).class_init_started);
  }
  CHECK(next(1) == "B");
  CHECK_FALSE(decode(world, 1).can_go_on());
  CHECK(done(1).kind == OutcomeKind::Blocked);
  CHECK(next(0) == "A");  // its end
  done(0);
  CHECK_FALSE(decode(world, 1).can_go_on());
  CHECK(next(0) == "B");  // nothing to run: it is done
  CHECK_FALSE(done(0).class_init_started);
  CHECK(decode(world, 1).can_go_on());
  CHECK(next(0) == "C");  // its initialiser begins
  CHECK_FALSE(done(0).class_init_started);
  CHECK(next(0) == "C");
  done(0);
  CHECK(next(0) == "death");
}

TEST_CASE("the classes that were marked fail with their superclass, and others go on") {
  TestWorld w("class A\n" + clinit(" CONST_I p0 0\n DIV_I p0 p0 p0\n") + "end\nclass B extends A\nend\n" +
              "class T extends java/lang/Thread\n  method public run()V refs=1 prims=1\n    INITCLASS B\n"
              "    RET\n  end\nend\n" +
              main_class(R"(
    NEW r1 T
    MOV_R r2 r1
    CALL_VIRTUAL java/lang/Thread.start()V r2 p0
  from:
    INITCLASS B
  to:
    RET
  error:
    RET
    catch any from to error r1
)"));
  w.start();
  CHECK(w.run().end == PlainEnd::Normal);
  CHECK(w.err.find("NoClassDefFoundError: Could not initialize class B") != std::string::npos);
}

TEST_CASE("an initialiser before a first instruction that is a call: its arguments are still needed") {
  vm::RunOptions options;
  options.gc_stress = true;
  options.max_heap_bytes = 1 << 20;
  options.arguments = {"first", "second"};
  TestWorld w(R"(
class Main
  field static s Ljava/lang/String;
  method static <clinit>()V refs=4 prims=2
    CONST_I p0 3
    TOSTR r1 p0 I
    TOSTR r2 p0 I
    PUTS_R r2 Main.s:Ljava/lang/String;
    RET
  end
  method static run([Ljava/lang/String;)V refs=3 prims=2
    CONST_I p0 1
    ALOAD_R r1 r0 p0
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r1 p1
    RET
  end
  method public static main([Ljava/lang/String;)V refs=2 prims=2
    CALL_STATIC Main.run([Ljava/lang/String;)V r0 p0
    RET
  end
end)",
              options);
  w.start();
  w.run();
  CHECK(w.out == "second\n");
}
