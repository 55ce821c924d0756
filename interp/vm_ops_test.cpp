#include <doctest/doctest.h>

#include "interp/vm_ops.h"
#include "test_support/test_world.h"

using namespace heddle;
using namespace heddle::interp;

namespace {

// Main's threads 1 and 2 run T.run, whose body is given; main starts them and then does `main_body`.
std::string program(const std::string& run_body, const std::string& main_body, const std::string& members = "") {
  return R"(
public class T extends java/lang/Thread
  method public run()V refs=8 prims=6
)" + run_body +
         R"(
    RET
  end
end
public class Main
  field static lock Ljava/lang/Object;
  field static ready I
  field static other Ljava/lang/Thread;
  field volatile v I
  field volatile w J
  field volatile r Ljava/lang/Object;
)" + members +
         R"(
  method public static main([Ljava/lang/String;)V refs=8 prims=6
    NEW r1 java/lang/Object
    PUTS_R r1 Main.lock:Ljava/lang/Object;
)" + main_body +
         R"(
    RET
  end
end)";
}
constexpr const char* kStart1 = R"(
    NEW r2 T
    PUTS_R r2 Main.other:Ljava/lang/Thread;
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.start()V r3 p0
)";

vm::RunOptions with_primitive_join(vm::RunOptions options) {
  options.full_join = false;
  return options;
}

struct OperationSteps : TestWorld {
  explicit OperationSteps(const std::string& text, vm::RunOptions options = {})
      : TestWorld(text, with_primitive_join(options)) {
    start();
    CHECK(next(0).kind == StopKind::ClassInit);
    done(0);
  }
  Operation next(ThreadId t) { return run_to_visible(world, t, 100000, nullptr); }
  Outcome done(ThreadId t, Decisions decision = {}) {
    woken.clear();
    return perform(world, t, decision, nullptr, &woken);
  }
  // Runs t to a stop of that kind and performs it.
  Outcome expect(ThreadId t, StopKind kind, Decisions decision = {}) {
    CAPTURE(t);
    CHECK(std::string(to_string(next(t).kind)) == to_string(kind));
    return done(t, decision);
  }
  vm::ThreadState state(ThreadId t) { return world.thread(t).core.state; }
  std::vector<ThreadId> woken;
};

constexpr const char* kWait = R"(
    GETS_R r1 Main.lock:Ljava/lang/Object;
    MONENTER r1
    MOV_R r2 r1
    CALL_VIRTUAL java/lang/Object.wait()V r2 p0
    MONEXIT r1
)";
constexpr const char* kNotify = R"(
    GETS_R r1 Main.lock:Ljava/lang/Object;
    MONENTER r1
    MOV_R r2 r1
    CALL_VIRTUAL java/lang/Object.notify()V r2 p0
    MONEXIT r1
)";

}  // namespace

TEST_CASE("the table of VM operations") {
  const VmOpEntry* wait = find_vm_op("java/lang/Object", "wait0", "(J)V");
  REQUIRE(wait != nullptr);
  CHECK(wait->op == VmOp::Wait);
  CHECK(wait->stop == StopKind::Wait);
  CHECK(find_vm_op("java/lang/Object", "wait0", "()V") == nullptr);
  CHECK(find_vm_op("java/lang/Objec", "t.wait0", "(J)V") == nullptr);
}

TEST_CASE("enter blocks without a change, re-entry is marked") {
  OperationSteps w(program(R"(
    GETS_R r1 Main.lock:Ljava/lang/Object;
    MONENTER r1
    MONENTER r1
    MONEXIT r1
    MONEXIT r1
)",
                           std::string(kStart1) + " MONENTER r1\n MONEXIT r1\n"));
  w.expect(0, StopKind::Start);
  w.expect(1, StopKind::Enter);
  const Operation again = w.next(1);
  CHECK(again.kind == StopKind::Enter);
  CHECK(again.reentrant);
  CHECK_FALSE(w.done(1).took_monitor);
  CHECK(w.next(0).kind == StopKind::Enter);
  const auto before = w.world.thread(0).core.visible;
  const Outcome blocked = w.done(0);
  CHECK(blocked.kind == OutcomeKind::Blocked);
  CHECK(blocked.owner == 1);
  CHECK(w.world.thread(0).core.visible == before);
  const Pending pending = decode(w.world, 0);
  CHECK(pending.proceed == Proceed::By);
  CHECK(pending.by == 1);
  CHECK(w.next(1).reentrant);
  CHECK_FALSE(w.done(1).released_monitor);
  CHECK_FALSE(w.next(1).reentrant);
  CHECK(w.done(1).released_monitor);
  CHECK(w.done(0).took_monitor);
  CHECK(w.world.thread(1).core.visible == 2);  // one enter, one exit
  w.expect(1, StopKind::Death);
  CHECK(w.state(1) == vm::ThreadState::Dead);
  w.expect(0, StopKind::Exit);
  CHECK(w.expect(0, StopKind::Death).kind == OutcomeKind::Ended);
}

TEST_CASE("wait releases every entry; notify, reacquire restores them") {
  OperationSteps w(program(R"(
    GETS_R r1 Main.lock:Ljava/lang/Object;
    MONENTER r1
    MONENTER r1
    MOV_R r2 r1
    CALL_VIRTUAL java/lang/Object.wait()V r2 p0
    MONEXIT r1
    MONEXIT r1
)",
                           std::string(kStart1) + kNotify));
  w.expect(0, StopKind::Start);
  w.expect(1, StopKind::Enter);
  w.expect(1, StopKind::Enter);
  CHECK(w.expect(1, StopKind::Wait).released_monitor);
  CHECK(w.state(1) == vm::ThreadState::Waiting);
  CHECK(w.next(1).kind == StopKind::Waiting);
  CHECK(w.done(1).kind == OutcomeKind::Blocked);
  w.expect(0, StopKind::Enter);
  CHECK(w.expect(0, StopKind::Notify).delivered);
  CHECK(w.woken == std::vector<ThreadId>{1});
  CHECK(w.next(1).kind == StopKind::Reacquire);
  CHECK(w.done(1).kind == OutcomeKind::Blocked);
  w.expect(0, StopKind::Exit);
  CHECK(w.done(1).took_monitor);
  CHECK(w.next(1).reentrant);
  w.done(1);
  CHECK(w.expect(1, StopKind::Exit).released_monitor);
}

TEST_CASE("notify wakes the longest waiting, or the chosen one") {
  for (u32 pick : {0, 1, 7}) {
    OperationSteps w(program(kWait, std::string(kStart1) + kStart1 + kNotify));
    w.expect(0, StopKind::Start);
    w.expect(0, StopKind::Start);
    for (ThreadId t : {1u, 2u}) {
      w.expect(t, StopKind::Enter);
      w.expect(t, StopKind::Wait);
    }
    w.expect(0, StopKind::Enter);
    Decisions decision;
    decision.notify = pick;
    w.expect(0, StopKind::Notify, decision);
    CHECK(w.woken == std::vector<ThreadId>{pick == 1 ? ThreadId{2} : ThreadId{1}});
  }
}

TEST_CASE("a timed wait can time out; then the monitor is a step of its own") {
  vm::RunOptions options;
  options.time = vm::TimePolicy::Free;
  options.backtracks = true;
  OperationSteps w(program(R"(
    GETS_R r1 Main.lock:Ljava/lang/Object;
    MONENTER r1
    MOV_R r2 r1
    CONST_L p0 10
    CALL_SPECIAL java/lang/Object.wait0(J)V r2 p0
    MONEXIT r1
)",
                           std::string(kStart1) + " MONENTER r1\n MONEXIT r1\n"),
                   options);
  Decisions timeout;
  timeout.timeout = true;
  w.expect(0, StopKind::Start);
  w.expect(1, StopKind::Enter);
  CHECK(w.next(1).time_limit == 10'000'000);
  w.expect(1, StopKind::Wait);
  CHECK(w.next(1).time_limit == 10'000'000);
  w.expect(0, StopKind::Enter);
  CHECK(w.done(1).kind == OutcomeKind::Blocked);
  CHECK_FALSE(w.done(1, timeout).took_monitor);
  CHECK(w.state(1) == vm::ThreadState::Reacquire);
  const Outcome blocked = w.expect(1, StopKind::Reacquire);
  CHECK(blocked.kind == OutcomeKind::Blocked);
  CHECK(blocked.owner == 0);
  w.expect(0, StopKind::Exit);
  CHECK(w.expect(1, StopKind::Reacquire).took_monitor);
  CHECK(w.world.thread(1).core.timeouts_taken == 1);
  w.expect(1, StopKind::Exit);
}

TEST_CASE("an operation's time limit is what the program asks for, in nanoseconds") {
  const auto wait = [](const std::string& milliseconds) {
    return " GETS_R r1 Main.lock:Ljava/lang/Object;\n MONENTER r1\n MOV_R r2 r1\n CONST_P p0 " + milliseconds +
           "\n CALL_SPECIAL java/lang/Object.wait0(J)V r2 p0\n MONEXIT r1\n";
  };
  const auto park = [](const std::string& nanoseconds) {
    return " CONST_P p0 " + nanoseconds + "\n CALL_STATIC java/util/concurrent/locks/LockSupport.park0(J)V r1 p0\n";
  };
  constexpr u64 kLongest = kNoTimeLimit - 1;
  const std::string max = "9223372036854775807";
  const std::pair<std::string, u64> cases[] = {
      {wait("0"), kNoTimeLimit},
      {wait("3"), 3'000'000},
      {wait(max), kLongest},  // it fits into no number of
                              // nanoseconds, and is no limit of 0
      {park("0"), kNoTimeLimit},
      {park("3"), 3},
      {park("-3"), 0},
      {park(max), 9223372036854775807u},
  };
  for (const auto& [code, limit] : cases) {
    const std::string body = code;
    CAPTURE(body);
    OperationSteps w(program(body, kStart1));
    w.expect(0, StopKind::Start);
    if (w.next(1).kind == StopKind::Enter) w.done(1);
    CHECK(w.next(1).time_limit == limit);
    CHECK(w.next(1).has_time_limit() == (limit < kForEver));
  }
}

TEST_CASE("of a wait that has begun the time limit is what is left of it") {
  OperationSteps w(program(" CONST_L p0 5\n CALL_STATIC java/lang/Thread.sleep(J)V r1 p0\n", kStart1));
  w.expect(0, StopKind::Start);
  CHECK(w.next(1).time_limit == 5'000'000);
  w.expect(1, StopKind::Sleep);
  CHECK(w.next(1).kind == StopKind::Waiting);
  CHECK(w.next(1).time_limit == 5'000'000);
  w.world.scalars.clock_ns += 2'000'000;
  CHECK(w.next(1).time_limit == 3'000'000);
  CHECK(decode(w.world, 1).proceed == Proceed::InTime);
  w.world.scalars.clock_ns += 9'000'000;
  CHECK(w.next(1).time_limit == 0);
  CHECK(w.next(1).has_time_limit());
}

TEST_CASE("interrupt: a waiter reacquires and throws; a sleeper and a joiner throw") {
  const std::string main_body = std::string(kStart1) + R"(
    GETS_R r1 Main.other:Ljava/lang/Thread;
    CALL_VIRTUAL java/lang/Thread.interrupt()V r1 p0
)";
  {
    OperationSteps w(program(kWait, main_body));
    w.expect(0, StopKind::Start);
    w.expect(1, StopKind::Enter);
    w.expect(1, StopKind::Wait);
    CHECK(w.expect(0, StopKind::Interrupt).delivered);
    CHECK(w.woken == std::vector<ThreadId>{1});
    const Outcome woken = w.expect(1, StopKind::Reacquire);
    CHECK(woken.took_monitor);
    CHECK(woken.threw);
    CHECK_FALSE(w.world.thread(1).core.interrupted);
    CHECK(w.next(1).kind == StopKind::Uncaught);
    w.done(1);
    CHECK(w.err.empty());
    CHECK(w.world.err.text.find("java.lang.InterruptedException\n") != std::string::npos);
    w.expect(1, StopKind::Death);
  }
  {
    // Interrupted before: wait throws at once and releases nothing.
    OperationSteps w(program(kWait, main_body));
    w.expect(0, StopKind::Start);
    CHECK_FALSE(w.expect(0, StopKind::Interrupt).delivered);
    w.expect(1, StopKind::Enter);
    const Outcome wait = w.expect(1, StopKind::Wait);
    CHECK(wait.threw);
    CHECK_FALSE(wait.released_monitor);
  }
  {
    OperationSteps w(program(" CONST_L p0 5\n CALL_STATIC java/lang/Thread.sleep(J)V r1 p0\n", main_body));
    w.expect(0, StopKind::Start);
    w.expect(1, StopKind::Sleep);
    CHECK(w.state(1) == vm::ThreadState::Sleeping);
    CHECK(w.expect(0, StopKind::Interrupt).delivered);
    CHECK(w.expect(1, StopKind::Sleep).threw);
    CHECK(w.next(1).kind == StopKind::Uncaught);
    w.done(1);
    CHECK(w.world.err.text.find("InterruptedException: sleep interrupted\n") != std::string::npos);
  }
  {
    OperationSteps w(program(R"(
    CALL_STATIC java/lang/Thread.currentThread()Ljava/lang/Thread; r1 p0
    CALL_VIRTUAL java/lang/Thread.join()V r1 p0
)",
                             main_body));
    w.expect(0, StopKind::Start);
    const Outcome blocked = w.expect(1, StopKind::Join);
    CHECK(blocked.kind == OutcomeKind::Blocked);
    CHECK(blocked.owner == 1);
    w.expect(0, StopKind::Interrupt);
    CHECK(w.expect(1, StopKind::Join).threw);
  }
}

// JLS 17.2.4.
TEST_CASE("interrupt: a waiter stays in the wait set until it leaves by itself, and may be notified before") {
  const std::string main_body = std::string(kStart1) + R"(
    GETS_R r1 Main.other:Ljava/lang/Thread;
    CALL_VIRTUAL java/lang/Thread.interrupt()V r1 p0
    GETS_R r1 Main.lock:Ljava/lang/Object;
    MONENTER r1
    MOV_R r2 r1
    CALL_VIRTUAL java/lang/Object.notify()V r2 p0
    MONEXIT r1
)";
  vm::RunOptions options;
  options.waiters_leave = true;
  for (bool leaves : {true, false}) {
    OperationSteps w(program(kWait, main_body), options);
    w.expect(0, StopKind::Start);
    w.expect(1, StopKind::Enter);
    w.expect(1, StopKind::Wait);
    CHECK(w.expect(0, StopKind::Interrupt).delivered);
    CHECK(w.next(1).kind == StopKind::Leave);
    CHECK(decode(w.world, 1).can_go_on());
    if (leaves) w.expect(1, StopKind::Leave);
    w.expect(0, StopKind::Enter);
    CHECK(w.expect(0, StopKind::Notify).delivered == !leaves);
    w.expect(0, StopKind::Exit);
    CHECK(w.expect(1, StopKind::Reacquire).threw == leaves);
    CHECK(w.world.thread(1).core.interrupted == !leaves);
  }
}

// As HotSpot's ObjectMonitor::wait; by JLS 17.2.1 it may return, too.
TEST_CASE("interrupt: of a waiter whose time is up, before it has the monitor back") {
  const std::string main_body = std::string(kStart1) + R"(
    GETS_R r1 Main.other:Ljava/lang/Thread;
    CALL_VIRTUAL java/lang/Thread.interrupt()V r1 p0
)";
  std::string timed_wait = kWait;
  const std::string untimed = "CALL_VIRTUAL java/lang/Object.wait()V r2 p0";
  REQUIRE(timed_wait.find(untimed) != std::string::npos);
  timed_wait.replace(timed_wait.find(untimed), untimed.size(),
                     "CONST_L p0 5\n CALL_SPECIAL java/lang/Object.wait0(J)V r2 p0");
  for (u32 choice : {0u, 1u}) {
    OperationSteps w(program(timed_wait, main_body));
    w.expect(0, StopKind::Start);
    w.expect(1, StopKind::Enter);
    w.expect(1, StopKind::Wait);
    w.next(1);
    Decisions timeout;
    timeout.timeout = true;
    w.done(1, timeout);
    w.expect(0, StopKind::Interrupt);
    Decisions decision;
    decision.choice = choice;
    CHECK(w.expect(1, StopKind::Reacquire, decision).threw == (choice == 0));
    CHECK(w.world.thread(1).core.interrupted == (choice == 1));
  }
}

TEST_CASE("interrupt: gives a permit, too") {
  OperationSteps w(program(R"(
    CALL_STATIC java/lang/Thread.interrupted()Z r1 p0
    CALL_STATIC java/util/concurrent/locks/LockSupport.park()V r1 p0
    CALL_STATIC java/util/concurrent/locks/LockSupport.park()V r1 p0
)",
                           std::string(kStart1) + R"(
    GETS_R r1 Main.other:Ljava/lang/Thread;
    CALL_VIRTUAL java/lang/Thread.interrupt()V r1 p0
)"));
  w.expect(0, StopKind::Start);
  w.expect(0, StopKind::Interrupt);
  w.expect(1, StopKind::InterruptedQuery);
  w.expect(1, StopKind::Park);
  CHECK(w.state(1) == vm::ThreadState::Runnable);
  w.expect(1, StopKind::Park);
  CHECK(w.state(1) == vm::ThreadState::Parked);
}

TEST_CASE("join waits for the end; the end needs the thread's own monitor; start once") {
  OperationSteps w(program("", std::string(kStart1) + R"(
    MONENTER r2
    NOP
    MONEXIT r2
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.join()V r3 p0
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.isAlive()Z r3 p0
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.start()V r3 p0
)"));
  const Operation start = w.next(0);
  CHECK(start.kind == StopKind::Start);
  w.done(0);
  w.expect(0, StopKind::Enter);
  const Outcome cannot_end = w.expect(1, StopKind::Death);
  CHECK(cannot_end.kind == OutcomeKind::Blocked);
  CHECK(cannot_end.owner == 0);
  w.expect(0, StopKind::Exit);
  CHECK(w.next(0).target == 1);
  const Outcome blocked = w.done(0);
  CHECK(blocked.kind == OutcomeKind::Blocked);
  CHECK(blocked.owner == 1);
  w.expect(1, StopKind::Death);
  w.expect(0, StopKind::Join);
  w.expect(0, StopKind::IsAlive);
  CHECK(w.expect(0, StopKind::Start).threw);
  CHECK(w.next(0).kind == StopKind::Uncaught);
}

TEST_CASE("the death of a thread wakes those who wait in its monitor") {
  OperationSteps w(program("", std::string(kStart1) + R"(
    MONENTER r2
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Object.wait()V r3 p0
    MONEXIT r2
)"));
  w.expect(0, StopKind::Start);
  CHECK(w.next(0).is_thread_monitor);
  w.expect(0, StopKind::Enter);
  w.expect(0, StopKind::Wait);
  CHECK(w.expect(1, StopKind::Death).delivered);
  CHECK(w.woken == std::vector<ThreadId>{0});
  w.expect(0, StopKind::Reacquire);
  w.expect(0, StopKind::Exit);
}

TEST_CASE("park and unpark") {
  const char* park = " CALL_STATIC java/util/concurrent/locks/LockSupport.park()V r1 p0\n";
  const std::string unpark = std::string(kStart1) + R"(
    CALL_STATIC java/util/concurrent/locks/LockSupport.unpark(Ljava/lang/Thread;)V r2 p0
)";
  {
    OperationSteps w(program(park, unpark));
    w.expect(0, StopKind::Start);
    w.expect(1, StopKind::Park);
    CHECK(w.state(1) == vm::ThreadState::Parked);
    CHECK(w.next(1).kind == StopKind::Waiting);
    CHECK(w.expect(0, StopKind::Unpark).delivered);
    w.expect(1, StopKind::Park);
    w.expect(1, StopKind::Death);
  }
  {
    OperationSteps w(program(park, unpark));
    w.expect(0, StopKind::Start);
    CHECK_FALSE(w.expect(0, StopKind::Unpark).delivered);
    w.expect(1, StopKind::Park);
    CHECK(w.state(1) == vm::ThreadState::Runnable);
    CHECK(w.world.thread(1).core.permit == 0);
    w.expect(1, StopKind::Death);
  }
  {
    OperationSteps w(
        program(" CONST_L p0 5\n CALL_STATIC java/util/concurrent/locks/LockSupport.parkNanos(J)V r1 p0\n", unpark));
    w.expect(0, StopKind::Start);
    w.expect(1, StopKind::Park);
    CHECK(w.done(1).kind == OutcomeKind::Blocked);
    Decisions timeout;
    timeout.timeout = true;
    CHECK(w.done(1, timeout).kind == OutcomeKind::Done);
    w.expect(1, StopKind::Death);
  }
}

TEST_CASE("an addition below a limit says beforehand whether it reaches the limit") {
  OperationSteps w(program("", R"(
    NEW r2 Main
    MOV_R r3 r2
    STRING r4 "v"
    CONST_I p2 2
    CONST_I p3 3
    CALL_STATIC heddle/VM.addBelow(Ljava/lang/Object;Ljava/lang/String;II)Z r3 p2
    CALL_STATIC heddle/VM.printInt(I)V r5 p2
    MOV_R r3 r2
    STRING r4 "v"
    CONST_I p2 1
    CONST_I p3 3
    CALL_STATIC heddle/VM.addBelow(Ljava/lang/Object;Ljava/lang/String;II)Z r3 p2
    CALL_STATIC heddle/VM.printInt(I)V r5 p2
    MOV_R r3 r2
    STRING r4 "v"
    CONST_I p2 -1
    CALL_STATIC heddle/VM.getAndAddInt(Ljava/lang/Object;Ljava/lang/String;I)I r3 p2
    CALL_STATIC heddle/VM.printInt(I)V r5 p2
)"));
  using Addition = Operation::Addition;
  const auto next = [&](Addition addition, i64 value, u32 count) {
    const Operation o = w.next(0);
    CHECK(o.kind == StopKind::Cas);
    CHECK(o.addition == addition);
    CHECK(o.value == value);
    CHECK(o.count == count);
    w.done(0);
    w.expect(0, StopKind::Output);
  };
  next(Addition::Limited, 2, 0);
  next(Addition::Limited, 1, 1);
  next(Addition::Plain, -1, 0);
  CHECK(w.world.out.text == "1\n0\n3\n");
}

TEST_CASE("volatile variables and compare-and-set") {
  OperationSteps w(program("", R"(
    NEW r2 Main
    CONST_I p0 5
    PUTF_4 p0 r2 Main.v:I
    GETF_4 p1 r2 Main.v:I
    MOV_R r3 r2
    STRING r4 "v"
    CONST_I p2 5
    CONST_I p3 6
    CALL_STATIC heddle/VM.compareAndSetInt(Ljava/lang/Object;Ljava/lang/String;II)Z r3 p2
    CALL_STATIC heddle/VM.printInt(I)V r5 p2
    MOV_R r3 r2
    STRING r4 "v"
    CONST_I p2 10
    CALL_STATIC heddle/VM.getAndAddInt(Ljava/lang/Object;Ljava/lang/String;I)I r3 p2
    CALL_STATIC heddle/VM.printInt(I)V r5 p2
    MOV_R r3 r2
    STRING r4 "r"
    NULL_R r5
    MOV_R r6 r2
    CALL_STATIC heddle/VM.compareAndSetReference(Ljava/lang/Object;Ljava/lang/String;Ljava/lang/Object;Ljava/lang/Object;)Z r3 p2
    MOV_R r3 r2
    STRING r4 "r"
    NULL_R r5
    CALL_STATIC heddle/VM.getAndSetReference(Ljava/lang/Object;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object; r3 p2
    EQ_R p2 r3 r2
    CALL_STATIC heddle/VM.printInt(I)V r5 p2
    GETF_4 p2 r2 Main.v:I
    CALL_STATIC heddle/VM.printInt(I)V r5 p2
)"));
  CHECK(w.next(0).kind == StopKind::VolatileWrite);
  const Operation write = w.next(0);
  w.done(0);
  const Operation read = w.next(0);
  CHECK(read.kind == StopKind::VolatileRead);
  CHECK(read.object == write.object);
  CHECK(read.offset == write.offset);
  w.done(0);
  const Operation cas = w.next(0);
  CHECK(cas.kind == StopKind::Cas);
  CHECK(cas.object == write.object);
  CHECK(cas.offset == write.offset);
  w.done(0);
  w.expect(0, StopKind::Output);
  w.expect(0, StopKind::Cas);
  w.expect(0, StopKind::Output);
  CHECK(w.next(0).offset != write.offset);
  w.expect(0, StopKind::Cas);
  w.expect(0, StopKind::Cas);
  w.expect(0, StopKind::Output);
  w.expect(0, StopKind::VolatileRead);
  w.expect(0, StopKind::Output);
  CHECK(w.world.out.text == "1\n6\n1\n16\n");
}

TEST_CASE("choose, assume, holdsLock, tryEnter, input, halt") {
  OperationSteps w(program("", R"(
    CONST_I p0 3
    CALL_STATIC heddle/Verify.choose(I)I r7 p0
    CALL_STATIC heddle/VM.printInt(I)V r7 p0
    CONST_I p0 0
    CALL_STATIC heddle/Verify.assume(Z)V r7 p0
    MOV_R r2 r1
    CALL_STATIC heddle/VM.tryEnter(Ljava/lang/Object;)Z r2 p0
    CALL_STATIC heddle/VM.printInt(I)V r7 p0
    MOV_R r2 r1
    CALL_STATIC java/lang/Thread.holdsLock(Ljava/lang/Object;)Z r2 p0
    CALL_STATIC heddle/VM.printInt(I)V r7 p0
    CONST_I p0 8
    NEWARR r2 p0 [B
    MOV_R r3 r2
    CONST_I p0 1
    CONST_I p1 7
    CALL_STATIC heddle/VM.readInput([BII)I r3 p0
    CALL_STATIC heddle/VM.printInt(I)V r7 p0
    CONST_I p0 2
    ALOAD_B p0 r2 p0
    CALL_STATIC heddle/VM.printInt(I)V r7 p0
    MOV_R r3 r2
    CONST_I p0 1
    CONST_I p1 7
    CALL_STATIC heddle/VM.readInput([BII)I r3 p0
    CALL_STATIC heddle/VM.printInt(I)V r7 p0
    NEW r2 java/lang/Runtime
    CONST_I p0 42
    CALL_VIRTUAL java/lang/Runtime.halt0(I)V r2 p0
)"));
  vm::OutsideFacts facts;
  facts.input = "AB";
  w.world.connect(std::make_shared<vm::KnownOutside>(facts));
  CHECK(w.next(0).count == 3);
  Decisions two;
  two.choice = 2;
  w.expect(0, StopKind::Choose, two);
  w.expect(0, StopKind::Output);
  CHECK(w.next(0).value == 0);
  w.expect(0, StopKind::Assume);
  CHECK(w.expect(0, StopKind::TryEnter).took_monitor);
  w.expect(0, StopKind::Output);
  w.expect(0, StopKind::HoldsLock);
  w.expect(0, StopKind::Output);
  w.expect(0, StopKind::Input);
  w.expect(0, StopKind::Output);
  w.expect(0, StopKind::Output);
  w.expect(0, StopKind::Input);
  w.expect(0, StopKind::Output);
  CHECK(w.next(0).value == 42);
  CHECK(w.expect(0, StopKind::ExitVm).kind == OutcomeKind::Ended);
  CHECK(w.world.out.text == "2\n1\n1\n2\n66\n-1\n");
  CHECK(w.world.scalars.exit_code == 42);
}

TEST_CASE("a failed assertion is a stop before the throw") {
  OperationSteps w(program("", R"(
    NEW r2 java/lang/AssertionError
    MOV_R r3 r2
    CALL_SPECIAL java/lang/AssertionError.<init>()V r3 p0
    ASSERTFAIL r2
)"));
  const Operation stop = w.next(0);
  CHECK(stop.kind == StopKind::AssertionFailed);
  CHECK(stop.exception != 0);
  w.done(0);
  CHECK(w.next(0).kind == StopKind::Uncaught);
  w.done(0);
  CHECK(w.next(0).kind == StopKind::Death);
  CHECK(w.world.thread(0).core.uncaught == 1);
}

TEST_CASE("thread states, as Thread.getState") {
  OperationSteps w(program(kWait, R"(
    NEW r2 T
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.state0()I r3 p0
    CALL_STATIC heddle/VM.printInt(I)V r7 p0
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.start()V r3 p0
    CONST_I p1 0
  loop:
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.state0()I r3 p2
    MOV_P p3 p2
    CALL_STATIC heddle/VM.printInt(I)V r7 p3
    CALL_STATIC java/lang/Thread.yield()V r7 p3
    JMP loop
)"));
  auto observe = [&] {
    w.expect(0, StopKind::GetState);
    w.world.out.text.clear();
    w.expect(0, StopKind::Output);
    const std::string text = w.world.out.text;
    return text;
  };
  CHECK(observe() == "0\n");
  w.expect(0, StopKind::Start);
  CHECK(observe() == "1\n");
  w.expect(0, StopKind::Yield);
  w.expect(1, StopKind::Enter);
  w.expect(1, StopKind::Wait);
  CHECK(observe() == "3\n");
}
