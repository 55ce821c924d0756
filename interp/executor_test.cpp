#include <doctest/doctest.h>

#include <set>

#include "test_support/test_world.h"

using namespace heddle;
using namespace heddle::interp;

namespace {

// Two threads of class T with fields a and b (locks) and n (a number), started by main.
std::string two_threads(const std::string& run_body, bool swapped = true) {
  const std::string first = " CALL_STATIC Main.make(Ljava/lang/Object;Ljava/lang/Object;I)LT; ";
  return R"(
public class T extends java/lang/Thread
  source "T.java"
  field a Ljava/lang/Object;
  field b Ljava/lang/Object;
  field n I
  method public run()V refs=8 prims=6
    GETF_R r1 r0 T.a:Ljava/lang/Object;
    GETF_R r2 r0 T.b:Ljava/lang/Object;
    GETF_4 p1 r0 T.n:I
)" + run_body +
         R"(
    RET
  end
end
public class Main
  field static count I
  method static make(Ljava/lang/Object;Ljava/lang/Object;I)LT; refs=4
    NEW r2 T
    PUTF_R r0 r2 T.a:Ljava/lang/Object;
    PUTF_R r1 r2 T.b:Ljava/lang/Object;
    PUTF_4 p0 r2 T.n:I
    RET_R r2
  end
  method public static main([Ljava/lang/String;)V refs=10 prims=4
    NEW r1 Main
    NEW r2 Main
    MOV_R r3 r1
    MOV_R r4 r2
    CONST_I p0 1
)" + first +
         R"(r3 p0
    MOV_R r5 r3
    MOV_R r6 )" +
         (swapped ? "r2" : "r1") + R"(
    MOV_R r7 )" +
         (swapped ? "r1" : "r2") + R"(
    CONST_I p0 2
)" + first +
         R"(r6 p0
    MOV_R r7 r5
    STRING r8 "first"
    PUTF_R r8 r7 java/lang/Thread.name:Ljava/lang/String;
    CALL_VIRTUAL java/lang/Thread.start()V r7 p0
    MOV_R r7 r6
    STRING r8 "second"
    PUTF_R r8 r7 java/lang/Thread.name:Ljava/lang/String;
    CALL_VIRTUAL java/lang/Thread.start()V r7 p0
    MOV_R r7 r5
    CALL_VIRTUAL java/lang/Thread.join()V r7 p0
    MOV_R r7 r6
    CALL_VIRTUAL java/lang/Thread.join()V r7 p0
    GETS_4 p0 Main.count:I
    CALL_STATIC heddle/VM.printInt(I)V r7 p0
    RET
  end
end)";
}

constexpr const char* kCount = R"(
    CONST_I p2 0
  loop:
    MONENTER r1
    GETS_4 p3 Main.count:I
    ADDK_I p3 p3 1
    PUTS_4 p3 Main.count:I
    MONEXIT r1
    ADDK_I p2 p2 1
    JLTK_I p2 10000 loop
)";

constexpr const char* kSleepThenPrint = R"(
    MULK_I p2 p1 -10
    ADDK_I p2 p2 100
    I2L p2 p2
    CALL_STATIC java/lang/Thread.sleep(J)V r3 p2
    MOV_P p2 p1
    CALL_STATIC heddle/VM.printInt(I)V r3 p2
)";

}  // namespace

TEST_CASE("two threads count under one monitor, with any seed") {
  for (u64 seed = 0; seed < 20; ++seed) {
    TestWorld w(two_threads(kCount, false));
    w.start();
    PlainRunOptions options;
    options.seed = seed;
    const PlainResult result = w.run(options);
    CHECK(result.end == PlainEnd::Normal);
    CHECK(w.out == "20000\n");
  }
}

TEST_CASE("the same seed gives the same run; other seeds other runs") {
  auto order = [](u64 seed) {
    TestWorld w(two_threads(R"(
    CONST_I p2 0
  loop:
    MOV_P p3 p1
    CALL_STATIC heddle/VM.printInt(I)V r3 p3
    ADDK_I p2 p2 1
    CONST_I p4 0
  spin:
    ADDK_I p4 p4 1
    JLTK_I p4 5000 spin
    JLTK_I p2 20 loop
)"));
    w.start();
    PlainRunOptions options;
    options.seed = seed;
    w.run(options);
    return w.out;
  };
  std::set<std::string> seen;
  for (u64 seed = 0; seed < 10; ++seed) {
    const std::string text = order(seed);
    CHECK(text == order(seed));
    seen.insert(text);
  }
  CHECK(seen.size() > 5);
}

TEST_CASE("sleeps end in the order of virtual time, without waiting") {
  TestWorld w(two_threads(kSleepThenPrint));
  w.start();
  CHECK(w.run().end == PlainEnd::Normal);
  CHECK(w.out == "2\n1\n0\n");
  CHECK(w.world.scalars.clock_ns >= 90000000);
}

TEST_CASE("a deadlock is reported with who holds and wants what") {
  TestWorld w(two_threads(R"(
    line 5
    MONENTER r1
    CALL_STATIC java/lang/Thread.yield()V r3 p2
    line 6
    MONENTER r2
    MONEXIT r2
    MONEXIT r1
)"));
  w.start();
  const PlainResult result = w.run();
  CHECK(result.end == PlainEnd::Deadlock);
  CHECK(result.exit_status == 1);
  CHECK(result.message.find("\"first\" wants Main#") != std::string::npos);
  CHECK(result.message.find("held by \"second\"; holds Main#") != std::string::npos);
  CHECK(result.message.find("at T.run(T.java:6)") != std::string::npos);
  CHECK(result.message.find("\"main\" waits for the end of \"first\"") != std::string::npos);
}

TEST_CASE("a timed wait ends by itself, an untimed one is a deadlock") {
  auto waits = [](const char* milliseconds) {
    return two_threads(std::string(R"(
    MONENTER r1
    MOV_R r3 r1
    CONST_L p2 )") + milliseconds +
                           R"(
    CALL_SPECIAL java/lang/Object.wait0(J)V r3 p2
    MONEXIT r1
)",
                       false);
  };
  TestWorld timed(waits("5"));
  timed.start();
  CHECK(timed.run().end == PlainEnd::Normal);
  TestWorld endless(waits("0"));
  endless.start();
  const PlainResult result = endless.run();
  CHECK(result.end == PlainEnd::Deadlock);
  CHECK(result.message.find(".wait()") != std::string::npos);
  CHECK(result.message.find("\"first\" waits in Main#") != std::string::npos);
}

TEST_CASE("step limit, exit status, and stops at every operation") {
  TestWorld endless(R"(
public class Main
  method public static main([Ljava/lang/String;)V
  loop:
    JMP loop
  end
end)");
  endless.start();
  PlainRunOptions options;
  options.max_steps = 100000;
  CHECK(endless.run(options).end == PlainEnd::StepLimit);

  TestWorld exits(R"(
public class Main
  method public static main([Ljava/lang/String;)V refs=2 prims=2
    NEW r1 java/lang/Runtime
    CONST_I p0 7
    CALL_VIRTUAL java/lang/Runtime.halt0(I)V r1 p0
    RET
  end
end)");
  exits.start();
  const PlainResult result = exits.run();
  CHECK(result.end == PlainEnd::ExitCalled);
  CHECK(result.exit_status == 7);

  TestWorld stepped(two_threads(kCount, false));
  stepped.start();
  u64 stops = 0;
  PlainRunOptions every;
  every.at_every_stop = [&](vm::World&) { ++stops; };
  CHECK(stepped.run(every).end == PlainEnd::Normal);
  CHECK(stepped.out == "20000\n");
  CHECK(stops > 40000);
}

TEST_CASE("daemon threads end with the program") {
  TestWorld w(R"(
public class T extends java/lang/Thread
  method public run()V
  loop:
    JMP loop
  end
end
public class Main
  method public static main([Ljava/lang/String;)V refs=3 prims=2
    NEW r1 T
    CONST_I p0 1
    PUTF_4 p0 r1 java/lang/Thread.daemon:Z
    CALL_VIRTUAL java/lang/Thread.start()V r1 p0
    RET
  end
end)");
  w.start();
  CHECK(w.run().end == PlainEnd::Normal);
}

TEST_CASE("main must be public, static and there") {
  auto error = [](const char* flags) {
    TestWorld w(std::string("public class Main\n  method ") + flags +
                " main([Ljava/lang/String;)V\n    RET\n  end\nend\n");
    return start_program(w.world, "Main").error;
  };
  CHECK(error("public static") == "");
  CHECK(error("public").find("not static") != std::string::npos);
  CHECK(error("static").find("not public") != std::string::npos);
  TestWorld w("public class Main\nend\n");
  CHECK(start_program(w.world, "Main").error.find("main method not found in class Main") == 0);
  CHECK(start_program(w.world, "Nain").error.find("could not find or load main class Nain") == 0);
}
