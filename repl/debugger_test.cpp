// The debugger's commands, over a small program: two threads that add to a counter under a lock.
#include "repl/debugger.h"

#include <doctest/doctest.h>

#include "test_support/test_world.h"
#include "tester/running_world.h"

namespace heddle::repl {
namespace {

constexpr const char* kProgram = R"(
class Main
  source "Main.java"
  field static count I
  field static numbers [I
  field static lock Ljava/lang/Object;
  method public static main([Ljava/lang/String;)V refs=8 prims=6
    line 3
    NEW r1 java/lang/Object
    PUTS_R r1 Main.lock:Ljava/lang/Object;
    CONST_I p0 3
    NEWARR r1 p0 [I
    PUTS_R r1 Main.numbers:[I
    CONST_I p0 0
  loop:
    line 5
    NEW r2 Worker
    MOV_R r3 r2
    CALL_SPECIAL java/lang/Thread.<init>()V r3 p1
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.start()V r3 p1
    ADDK_I p0 p0 1
    JLTK_I p0 2 loop
    RET
  end
end
class Worker extends java/lang/Thread
  source "Main.java"
  field mine I
  method public run()V refs=4 prims=4
    line 10
    GETS_R r1 Main.lock:Ljava/lang/Object;
    MONENTER r1
  in:
    line 11
    GETS_4 p0 Main.count:I
  have:
    ADDK_I p0 p0 1
    PUTS_4 p0 Main.count:I
    PUTF_4 p0 r0 Worker.mine:I
    line 12
    STRING r2 "added"
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r2 p1
    MONEXIT r1
    RET
  gone:
    local now I have gone p0
  end
end)";

// Answers that say what was asked.
struct Answers final : Questions {
  Exploration explore(const std::vector<tester::PathStep>& path, double seconds) const override {
    Exploration e;
    asked_at = path.size();
    e.text = "explored for " + std::to_string(static_cast<int>(seconds)) + "\n";
    if (seconds == 3) e.error = "too short";
    e.found = seconds == 10;
    if (e.found) e.way = {{"0.1", 1, {}, ""}, {"0.0", 0, {}, ""}};
    return e;
  }
  Exploration shortest_failure(const std::vector<tester::PathStep>& path, double seconds) const override {
    return explore(path, seconds);
  }
  // The program passes up to operation 5.
  Exploration passing_way(const std::vector<tester::PathStep>& path, double) const override {
    Exploration e;
    points.push_back(path.size());
    e.found = path.size() <= passes_until;
    return e;
  }
  Exploration outcomes(const std::vector<tester::PathStep>& path, double) const override {
    Exploration e;
    e.text = std::to_string(path.size()) + " lie behind\n";
    return e;
  }
  std::optional<tester::Finding> finding() const override { return std::nullopt; }
  mutable size_t asked_at = 0;
  mutable std::vector<size_t> points;
  size_t passes_until = 0;
};

struct Fixture {
  Fixture() : w(kProgram, options()), walk(start(), {}), debugger(walk, debugger_options()) {}
  static vm::RunOptions options() {
    vm::RunOptions o;
    tester::make_explorable(&o);
    o.queue_finalizers = false;
    return o;
  }
  vm::World& start() {
    w.start();
    return w.world;
  }
  DebuggerOptions debugger_options() {
    DebuggerOptions o;
    o.program = "Main.java";
    o.source_line = [](const std::string& file, u32 line) { return "  " + file + " line " + std::to_string(line); };
    o.save = [this](const std::vector<tester::PathStep>& path, const std::string& file, std::string* error) {
      if (file == "bad") *error = "cannot write bad";
      saved = path.size();
      return file != "bad";
    };
    o.questions = &answers;
    return o;
  }
  // The answer holds this text.
  void expect(const std::string& command, const std::string& text) {
    const std::string answer = debugger.execute(command);
    CAPTURE(command);
    CAPTURE(answer);
    CHECK(answer.find(text) != std::string::npos);
  }
  Answers answers;
  interp::TestWorld w;
  Walk walk;
  Debugger debugger;
  size_t saved = 0;
};

TEST_CASE_FIXTURE(Fixture, "debugger: forwards, backwards, and another way") {
  CHECK(debugger.greeting().find("Main.java, at its beginning") != std::string::npos);
  expect("run 0 3", "starts thread 0.1   (Main.java:5)");
  CHECK(debugger.prompt() == "(3) ");
  expect("threads", "has not run yet");
  expect("run 0.0", "thread 0.0  enters Main.lock   (Main.java:10)");
  expect("threads", "thread 0.0  next: prints   (Main.java:12); holds Main.lock");
  expect("run 0.1", "thread 0.1 cannot go on: it wants monitor Main.lock, which thread 0.0 has");
  expect("back", "undone:\n    4  thread 0.0  enters Main.lock");
  expect("run 0.1", "    4  thread 0.1  enters Main.lock");
  expect("goto 0", "next: main  begins");
  expect("op", "next: main  starts a thread   (Main.java:5)\n         5 | Main.java line 5");
  expect("goto 0", "next: main  begins");
  expect("goto 4", "next: thread 0.1  prints");  // the way that was walked last
  expect("run Thread-9", "there is no thread 'Thread-9' now; there are main (0)");
  expect("back 99", "this is the beginning");
}

TEST_CASE_FIXTURE(Fixture, "debugger: going on stops where it was asked to") {
  expect("watch Main.count", "1: watch Main.count, now 0");
  expect("break Main.java:12", "2: break Main.java:12");
  expect("break Other.java:12", "the program has no file Other.java");
  expect("continue", "watch Main.count was 0, is 1");
  CHECK(debugger.prompt() == "(4+) ");
  expect("continue", "2: break Main.java:12\n");
  expect("print Main.count", "Main.count = 1");
  expect("info break", "1: watch Main.count, now 1; 1 hit\n2: break Main.java:12; 1 hit\n");
  expect("delete 2", "1 deleted");
  expect("continue", "watch Main.count was 1, is 2");
  expect("rcontinue", "watch Main.count was 2, is 1");
  expect("delete", "1 deleted");
  expect("continue", "the program has ended");
  expect("output", "added\nadded\n");
  expect("continue", "the program has ended");
  expect("rc", "this is the beginning");
}

TEST_CASE_FIXTURE(Fixture, "debugger: asking who may go on changes nothing, also within an operation") {
  expect("run 0 3", "");
  expect("thread 0.0", "");
  expect("step", "(Main.java:11)");
  CHECK(debugger.prompt() == "(3+) ");
  const std::string before = debugger.execute("digest");
  expect("run ?", "behind the operation that is under way:\nwhat may be done here:");
  expect("run ?", "and who cannot go on:\n  thread 0.1 cannot go on: it wants monitor Main.lock");
  CHECK(debugger.prompt() == "(3+) ");
  CHECK(debugger.execute("digest") == before);
  expect("run 0.0", "    4  thread 0.0  enters Main.lock");
  expect("goto 0", "next: main  begins");
  expect("continue", "the program has ended");
}

TEST_CASE_FIXTURE(Fixture, "debugger: why it has stopped, as data") {
  expect("break Main.java:12", "1: break");
  expect("continue", "");
  CHECK(debugger.last_stop().breakpoints == std::vector<u32>{1});
  CHECK(debugger.last_stop().thread == "0.0");
  debugger.breakpoints().find(1)->stops = [](u64 hits) { return hits == 3; };
  expect("continue", "the program has ended");
  CHECK(debugger.last_stop().breakpoints.empty());
  CHECK(debugger.breakpoints().find(1)->hits == 2);
  expect("rcontinue", "1: break Main.java:12");  // the third hit
  CHECK(debugger.last_stop().thread == "0.1");
  expect("rcontinue", "this is the beginning");
  CHECK(debugger.last_stop().beginning);
  expect("delete", "");
  expect("run 0 3", "");
  debugger.look_at("0.0");
  expect("step", "");
  CHECK(debugger.last_stop().arrived);
  CHECK(debugger.last_stop().thread == "0.0");
  debugger.look_at("0.1");
  expect("finish", "thread 0.1 has ended");
  CHECK(!debugger.last_stop().refused);
  expect("finish", "thread 0.1 has ended");
  CHECK(debugger.last_stop().refused);
  CHECK(debugger.breakpoints().lines_of("Main.java") == std::vector<u32>{3, 5, 10, 11, 12});
  CHECK(debugger.breakpoints().lines_of("Other.java").empty());
}

TEST_CASE_FIXTURE(Fixture, "debugger: by lines, forwards and backwards") {
  expect("run 0 3", "");
  expect("thread 0.0", "at Worker.run (Main.java:10)");
  const std::string at_10 = debugger.execute("digest");
  expect("step", "    4  thread 0.0  enters Main.lock   (Main.java:10)\nat: thread 0.0  Worker.run   (Main.java:11)");
  CHECK(debugger.prompt() == "(3+) ");
  expect("print Main.count", "Main.count = 0");
  const std::string at_11 = debugger.execute("digest");
  expect("rs", "at: thread 0.0  Worker.run   (Main.java:10)");
  CHECK(debugger.execute("digest") == at_10);
  expect("next", "Worker.run   (Main.java:11)");
  CHECK(debugger.execute("digest") == at_11);
  expect("threads", "=> 0.0    thread 0.0  runs   (Main.java:11); holds Main.lock");
  expect("next", "Worker.run   (Main.java:12)");
  expect("print Main.count", "Main.count = 1");
  expect("locals", "now = 1");
  expect("set Main.count = 3", "nothing can be evaluated here");
  // Another thread goes on when the operation that is under way is done.
  expect("run 0.1", "thread 0.1 cannot go on: it wants monitor Main.lock, which thread 0.0 has");
  expect("goto 3", "next: ");
  expect("until 12", "Worker.run   (Main.java:12)");
  expect("until 13", "Worker.run has no code at line 13: it has lines 10 to 12");
  expect("back", "undone, in part:\n    4  thread 0.0  enters");
  CHECK(debugger.prompt() == "(3) ");
  expect("thread 0.0", "");
  expect("finish", "thread 0.0 has ended");
  expect("rn", "Worker.run   (Main.java:12)");
  expect("goto 4", "");
  expect("next", "thread 0.0 has ended");
  expect("step", "thread 0.0 has ended");
  expect("thread", "");
  expect("step 2", "thread 0.1");
  expect("rstep x", "rstep wants a number, not 'x'");
  expect("until x", "until wants a line of this method, not 'x'");
}

TEST_CASE_FIXTURE(Fixture, "debugger: a plan is followed while a thread is stepped") {
  expect("run 0 3", "");
  expect("run 0.1 4", "");
  expect("run 0.0 2", "");
  expect("goto 3", "");
  expect("thread 0.0", "");
  expect("next",
         "    7  thread 0.1  ends\n    8  thread 0.0  enters Main.lock   (Main.java:10)\nat: thread 0.0  Worker.run   "
         "(Main.java:11)");
  CHECK(debugger.prompt() == "(7+) ");
}

TEST_CASE_FIXTURE(Fixture, "debugger: breakpoints of all kinds") {
  expect("break Worker.run", "1: break Worker.run\n");
  expect("continue", "1: break Worker.run\nat: thread 0.0  Worker.run   (Main.java:10)");
  expect("continue", "1: break Worker.run\nat: thread 0.1  Worker.run   (Main.java:10)");
  expect("rcontinue", "at: thread 0.0  Worker.run   (Main.java:10)");
  expect("rc", "this is the beginning");
  expect("disable 1", "1 disabled");
  expect("rwatch Main.count", "2: rwatch Main.count");
  expect("c", "2: rwatch Main.count\nat: thread 0.0  Worker.run   (Main.java:11)");
  expect("print Main.count", "Main.count = 0");
  expect("delete 2", "1 deleted");
  expect("awatch Worker.mine", "3: awatch Worker.mine");
  expect("c", "3: awatch Worker.mine");
  expect("print Main.count", "Main.count = 1");
  expect("goto 0", "");
  expect("delete", "2 deleted");
  expect("tbreak 11", "4: tbreak 11");
  expect("c", "4: tbreak 11\nat: thread 0.0");
  expect("info break", "no breakpoints");
  expect("goto 0", "");
  expect("break 11 thread 0.1", "5: break 11 thread 0.1");
  expect("c", "5: break 11 thread 0.1\nat: thread 0.1");
  expect("goto 0", "");
  expect("delete", "");
  expect("break 11", "6: break 11");
  expect("ignore 6 1", "6: passes over its next 1 hits");
  expect("c", "6: break 11\nat: thread 0.1");
  expect("info b", "6: break 11   (Main.java:11); 2 hits");
  expect("delete", "");
  expect("goto 3", "");
  expect("break monitor Main.lock", "7: break monitor Main.lock");
  expect("c", "7: break monitor Main.lock\nat: thread 0.0  Worker.run   (Main.java:10)");
  expect("c", "7: break monitor Main.lock\nat: thread 0.1  Worker.run   (Main.java:10)");
  expect("rc", "7: break monitor Main.lock\nat: thread 0.0  ");
  expect("goto 1", "");
  expect("info break", "7: break monitor Main.lock; 3 hits");
}

TEST_CASE_FIXTURE(Fixture, "debugger: breakpoints that there cannot be") {
  expect("break 4", "there is no code on line 4 of Main.java; the nearest is on line 5: break 5");
  expect("break Main.mian", "Main has no method or field 'mian'; did you mean Main.main?");
  expect("break Mian.main", "there is no class Mian; did you mean Main?");
  expect("awatch Main.main", "Main.main is a method; awatch wants a field");
  expect("awatch", "awatch wants a field");
  expect("break 11 thread nobody", "there is no thread 'nobody' now");
  expect("break 11 if", "'if' wants a condition");
  expect("break 11 if n > 3", "conditions cannot be evaluated here");
  expect("break 11 12", "cannot read '11 12'");
  expect("break monitor Main.count", "Main.count is no object");
  expect("catch Nothing", "there is no exception Nothing");
  expect("ignore 1", "ignore wants the number of a breakpoint and a count");
  expect("ignore 9 1", "there is no such breakpoint");
  expect("enable 9", "there is no such breakpoint");
  expect("disable x", "disable wants the number of a breakpoint or watch, not 'x'");
  expect("info nothing", "info knows: break, threads, locals, frame");
  expect("tbreak", "break wants a line");
}

TEST_CASE_FIXTURE(Fixture, "debugger: looking around") {
  expect("run 0 3", "");
  expect("run 0.0", "");
  expect("thread 0.0", "at Worker.run (Main.java:12)");
  expect("where", "  at Worker.run (Main.java:12)");
  expect("list", "=>   12    Main.java line 12");
  expect("print count", "nothing is called 'count' here");
  expect("print Main.numbers", "Main.numbers = int[]#");
  expect("print Main.numbers.length", "= 3");
  expect("print Main.numbers[2]", "= 0");
  expect("print Main.numbers[3]", "index 3 is out of bounds for length 3");
  expect("print Main.numbers[x", "cannot read '[x'");
  expect("print Main.nothing", "class Main has no static field 'nothing'");
  expect("print Worker#0.mine", "there is no object Worker#0");
  expect("print Main.count-0", "cannot read '-0'");
  expect("display Main.count", "Main.count = 1");
  expect("schedule", "    3  main  starts thread 0.1   (Main.java:5)\n    4  thread 0.0  enters");
  expect("save there", "4 operations saved as there");
  CHECK(saved == 4);
  expect("save bad", "cannot write bad");
}

TEST_CASE_FIXTURE(Fixture, "debugger: what an exploration finds lies ahead") {
  expect("run 0 3", "");
  expect("run 0.0", "");
  expect("back", "");
  expect("explore 3", "too short");
  expect("explore 4", "explored for 4\n");
  CHECK(answers.asked_at == 3);
  CHECK(walk.planned() == 4);  // as it was
  expect("explore", "explored for 10\n2 operations lie ahead");
  expect("op", "    4  thread 0.1  enters Main.lock");
  expect("continue", "the schedule ends here");
}

TEST_CASE_FIXTURE(Fixture, "debugger: words that it does not know") {
  expect("stp", "did you mean 'step'?");
  expect("xyzzy", "'help' lists them");
  expect("sch", "");
  expect("st x", "step wants a number, not 'x'");
  expect("op x", "op wants a number of operations, not 'x'");
  expect("help break", "[FILE:]LINE");
  // Columns do not run together, however long a name or its operands are.
  expect("help display", "  disp display [EXPRESSION]      shows its value");
  expect("help break", "[if CONDITION]\n" + std::string(33, ' ') + "stops in front of");
  expect("help info", "| frame\n" + std::string(33, ' ') + "the breakpoints");
  expect("help nothing", "there is no command 'nothing'");
  expect("run main x", "cannot read 'x'");
  expect("break 0", "break wants a line");
  expect("", "break wants a line");  // the last command again
  for (const char* line :
       {"goto", "run", "print", "watch", "save", "goto -1", "delete x", "schedule x", "op 99999999999999999999"})
    CHECK_FALSE(debugger.execute(line).empty());
  CHECK_FALSE(debugger.finished());
  debugger.execute("quit");
  CHECK(debugger.finished());
}

}  // namespace
TEST_CASE_FIXTURE(Fixture, "debugger: the last point at which a run could have passed is found by halving") {
  expect("no-return", "there is no run yet");
  expect("goto 9", "next: ");
  for (size_t point = 0; point <= 9; ++point) {
    answers.passes_until = point;
    answers.points.clear();
    debugger.execute("goto 4");
    const std::string kept = debugger.execute("schedule 4");
    const std::string answer = debugger.execute("no-return");
    CAPTURE(point);
    CAPTURE(answer);
    if (point == 9) CHECK(answer.find("up to its end this run could still pass") != std::string::npos);
    else CHECK(answer.find("\n" + std::string(4, ' ') + std::to_string(point + 1) + "  ") != std::string::npos);
    CHECK(answers.points.size() <= 5);
    // Nothing has moved.
    CHECK(debugger.prompt() == "(4) ");
    CHECK(debugger.execute("schedule 4") == kept);
  }
}

TEST_CASE_FIXTURE(Fixture, "debugger: questions that cannot be answered say why") {
  expect("why", "nothing is known to go wrong here");
  expect("win? soon", "win? wants a number of seconds, not 'soon'");
  expect("win? 3", "too short");
  expect("win", "it lies ahead");
  expect("outcomes", "0 lie behind");
  expect("no-return x", "no-return wants a number of seconds");
  expect("nearest now", "cannot read 'now': nearest [go]");
}

}  // namespace heddle::repl
