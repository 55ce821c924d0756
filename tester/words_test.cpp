// Text for readers is made of data, and nothing is made of the text: whoever changes a sentence of words*.cpp changes
// no id, anchor, deadlock kind or hint. These tests hold the other side: the data says all that the text says.
#include "tester/words.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "tester/anchors.h"
#include "tester/old_anchors.h"
#include "tester/report.h"
#include "tester/timeline.h"

namespace heddle::tester {
namespace {

using interp::FileDeed;
using interp::StopKind;

const Thing kSomeLock{ThingKind::Monitor, "A#1"};

OperationReport on(StopKind kind, const Thing& object, Manner manner = Manner::Usual) {
  OperationReport o;
  o.kind = kind;
  o.manner = manner;
  o.object = object;
  return o;
}

OperationReport named(StopKind kind, const std::string& name, Manner manner = Manner::Usual) {
  OperationReport o;
  o.kind = kind;
  o.manner = manner;
  o.name = name;
  return o;
}

OperationReport file(FileDeed deed, const std::string& name) {
  OperationReport o = named(StopKind::File, name);
  o.file = deed;
  return o;
}

struct Row {
  OperationReport operation;
  const char* text;
};
// Everything that an anchor can be of, with the words of version 1 of schedules, which are those of today's reports.
std::vector<Row> some_operations() {
  OperationReport choice = named(StopKind::Choose, "");
  choice.count = 3;
  OperationReport is_alive = named(StopKind::IsAlive, "Thread-0");
  is_alive.object = kSomeLock;
  OperationReport is_somebody_alive = is_alive;
  is_somebody_alive.name.clear();
  is_alive.object.label = is_somebody_alive.object.label = "";
  return {
      {on(StopKind::Enter, kSomeLock), "enters A#1"},
      {on(StopKind::Enter, {ThingKind::Shutdown, ""}), "enters the right to shut down"},
      {on(StopKind::Enter, kSomeLock, Manner::Queues), "queues for A#1"},
      {on(StopKind::Leave, kSomeLock), "is interrupted and stops waiting on A#1"},
      {on(StopKind::Reacquire, kSomeLock), "gets A#1 back"},
      {on(StopKind::Reacquire, kSomeLock, Manner::Interrupted), "is interrupted and gets A#1 back"},
      {on(StopKind::Exit, kSomeLock), "leaves A#1"},
      {on(StopKind::Wait, kSomeLock), "waits on A#1"},
      {on(StopKind::Notify, kSomeLock), "notifies one on A#1"},
      {on(StopKind::NotifyAll, kSomeLock), "notifies all on A#1"},
      {named(StopKind::Start, ""), "starts a thread"},
      {named(StopKind::Start, "Worker", Manner::ByClass), "starts a Worker"},
      {named(StopKind::Start, "my thread"), "starts my thread"},
      {named(StopKind::Join, "Thread-0"), "joins Thread-0"},
      {named(StopKind::Join, ""), "joins a thread"},
      {named(StopKind::Join, "Thread-0", Manner::Arrived), "has joined Thread-0"},
      {named(StopKind::Death, ""), "ends"},
      {named(StopKind::Park, ""), "parks"},
      {named(StopKind::Park, "", Manner::Arrived), "has parked"},
      {named(StopKind::Unpark, "Thread-0"), "unparks Thread-0"},
      {named(StopKind::Interrupt, "Thread-0"), "interrupts Thread-0"},
      {named(StopKind::InterruptedQuery, ""), "asks if interrupted"},
      {named(StopKind::IsAlive, ""), "asks which threads live"},
      {is_alive, "asks if Thread-0 is alive"},
      {is_somebody_alive, "asks if a thread is alive"},
      {named(StopKind::GetState, "Thread-0"), "asks for the state of Thread-0"},
      {named(StopKind::Sleep, ""), "sleeps"},
      {named(StopKind::Sleep, "", Manner::Arrived), "has slept"},
      {on(StopKind::TryEnter, kSomeLock), "tries to enter A#1"},
      {named(StopKind::VolatileRead, "A.x"), "reads A.x"},
      {named(StopKind::VolatileWrite, "element 3 of A.data"), "writes element 3 of A.data"},
      {named(StopKind::Cas, "A.x"), "updates A.x"},
      {on(StopKind::Elements, {ThingKind::Monitor, "int[3]#1"}), "accesses elements of int[3]#1"},
      {named(StopKind::ClassInit, "A"), "needs class A"},
      {named(StopKind::ClassInitDone, "A"), "has initialised class A"},
      {choice, "chooses one of 3"},
      {named(StopKind::Input, ""), "reads input"},
      {named(StopKind::Output, ""), "prints"},
      {named(StopKind::Clock, ""), "reads the clock"},
      {named(StopKind::Native, "A.f"), "calls native A.f"},
      {named(StopKind::ExitVm, ""), "exits the program"},
      {named(StopKind::Collect, ""), "calls gc"},
      {named(StopKind::AwaitFinalizers, ""), "waits for finalizers"},
      {on(StopKind::Waiting, kSomeLock), "its time on A#1 is up"},
      {named(StopKind::AssertionFailed, ""), "the assertion fails"},
      {named(StopKind::Uncaught, "java.lang.Error: gets it back"), "dies by java.lang.Error: gets it back"},
      {file(FileDeed::Open, "a.txt"), "opens a.txt"},
      {file(FileDeed::Read, "a.txt"), "reads a.txt"},
      {file(FileDeed::Write, "a.txt"), "writes a.txt"},
      {file(FileDeed::AskPlace, "a.txt"), "asks for its place in a.txt"},
      {file(FileDeed::Move, "a.txt"), "moves in a.txt"},
      {file(FileDeed::AskSize, "a.txt"), "asks for the size of a.txt"},
      {file(FileDeed::SetSize, "a.txt"), "sets the size of a.txt"},
      {file(FileDeed::Close, "a.txt"), "closes a.txt"},
      {file(FileDeed::Look, "a b.txt"), "looks at a b.txt"},
      {file(FileDeed::Delete, "a.txt"), "deletes a.txt"},
      {file(FileDeed::MakeDirectory, "a"), "makes the directory a"},
      {file(FileDeed::Rename, "a.txt"), "renames a.txt"},
      {file(FileDeed::List, "a"), "lists a"},
  };
}

interp::Anchor anchor_of(const OperationReport& operation) {
  interp::Anchor a;
  name_in_anchor(operation, &a);
  return a;
}

}  // namespace

TEST_CASE("words: an anchor holds what the text of an operation says") {
  for (const Row& row : some_operations()) {
    CAPTURE(row.text);
    CHECK(operation_text(row.operation) == row.text);
    CHECK(report_of(anchor_of(row.operation)) == row.operation);
  }
}

TEST_CASE("words: of an exception whose message has several lines, the first") {
  CHECK(operation_text(named(StopKind::Uncaught, "E: one\ntwo")) == "dies by E: one ...");
  CHECK(operation_text(named(StopKind::Uncaught, "E: one\r\ntwo")) == "dies by E: one ...");
}

TEST_CASE("words: the old anchors, in English, are translated one to one") {
  const std::set<std::string> files{"a.txt", "a b.txt", "a"};
  for (const Row& row : some_operations()) {
    CAPTURE(row.text);
    CHECK(same_operation(old_anchor(row.text, files), anchor_of(row.operation)));
  }
  CHECK(old_anchor("", files).is_unnoticed());
  // Files that nobody has opened are variables.
  CHECK(old_anchor("reads b.txt", files).kind == StopKind::VolatileRead);
  CHECK(old_anchor("writes b.txt", files).kind == StopKind::VolatileWrite);
  // What version 1 never said fits nothing.
  for (const char* text : {"enters", "enters ", "sings", "gets A#1", "gets back", "ends it", "Enter A#1"}) {
    CAPTURE(text);
    const interp::Anchor a = old_anchor(text, files);
    CHECK(a.kind == StopKind::Dead);
    CHECK_FALSE(a.is_unnoticed());
  }
}

TEST_CASE("words: different operations have different anchors") {
  const std::vector<Row> rows = some_operations();
  for (size_t i = 0; i < rows.size(); ++i)
    for (size_t k = 0; k < i; ++k) {
      CAPTURE(rows[i].text);
      CAPTURE(rows[k].text);
      CHECK_FALSE(same_operation(anchor_of(rows[i].operation), anchor_of(rows[k].operation)));
    }
}

TEST_CASE("words: every operation that has an effect has a text") {
  const std::set<StopKind> silent{StopKind::Yield,         StopKind::HoldsLock, StopKind::Assume,
                                  StopKind::TakeReclaimed, StopKind::Dead,      StopKind::Access};
  for (size_t k = 0; k <= static_cast<size_t>(StopKind::Uncaught); ++k) {
    const auto kind = static_cast<StopKind>(k);
    CAPTURE(interp::to_string(kind));
    CHECK(operation_text(on(kind, kSomeLock)).empty() == silent.contains(kind));
    CHECK(operation_text(on(kind, kSomeLock, Manner::Unnoticed)).empty());
  }
}

TEST_CASE("words: what has not gone as usual") {
  OperationReport order = named(StopKind::HashOrder, "");
  order.count = 4;
  CHECK(operation_text(order) == "takes one of 4 orders of identity hash codes");
  CHECK(operation_text(named(StopKind::Clock, "", Manner::Late)) == "reads the clock, an hour later");
  CHECK(operation_text(named(StopKind::Cas, "A.x", Manner::Spurious)) == "fails spuriously to update A.x");
  CHECK(operation_text(on(StopKind::Waiting, kSomeLock, Manner::Spurious)) == "wakes up on A#1 spuriously");
  CHECK(operation_text(named(StopKind::Park, "", Manner::Spurious)) == "parks, and returns spuriously");
  CHECK(operation_text(named(StopKind::Park, "", Manner::TimeUp)) == "parks, and its time is up");
  CHECK(operation_text(named(StopKind::VolatileRead, "A.x", Manner::Intended)) == "is about to read A.x");
  CHECK(operation_text(named(StopKind::VolatileWrite, "A.x", Manner::Intended)) == "is about to write A.x");
}

TEST_CASE("words: whom a notify wakes") {
  StepReport s;
  s.operation = on(StopKind::Notify, kSomeLock);
  CHECK(effect_text(s) == "nobody waits");
  s.woken = {"Thread-1"};
  s.waiters = 1;
  CHECK(effect_text(s) == "wakes Thread-1");
  s.waiters = 3;
  CHECK(effect_text(s) == "wakes Thread-1, one of 3 waiting");
  CHECK(short_effect_text(s) == "wakes Thread-1");
  s.operation = on(StopKind::Wait, kSomeLock);
  CHECK(effect_text(s).empty());
}

TEST_CASE("words: time limits") {
  SleepReport s;
  s.how = Sleeping::Wait;
  s.nanoseconds = 100'000'000;
  CHECK(sleep_text(s) == "wait(100)");
  s.nanoseconds = 100'000'001;
  CHECK(sleep_text(s) == "wait(100000001 ns)");
  s.nanoseconds = interp::kNoTimeLimit - 1;
  CHECK(sleep_text(s) == "wait(centuries)");
  s.how = Sleeping::Clock;
  CHECK(sleep_text(s) == "the clock");
}

TEST_CASE("words: why a thread did not go on") {
  std::set<std::string> texts;
  ThreadReport report;
  report.status = ThreadStatus::WantsMonitor;
  report.wants = kSomeLock;
  report.wanted_from = "main";
  for (u32 r = 0; r <= static_cast<u32>(Refusal::OutOfMemory); ++r) {
    CAPTURE(r);
    const auto refusal = static_cast<Refusal>(r);
    const std::string text = refusal_text(refusal, "Thread-1", &report);
    CHECK(text.empty() == (refusal == Refusal::None));
    CHECK(texts.insert(text).second);
  }
  CHECK(refusal_text(Refusal::CannotGoOn, "Thread-1", &report) ==
        "Thread-1 cannot go on: it wants monitor A#1, which main has");
  CHECK(refusal_text(Refusal::CannotGoOn, "the thread", nullptr) == "the thread cannot go on");
}

TEST_CASE("words: what the debugger says of races and failures") {
  AccessReport a, b;
  a.thread = "main";
  a.write = true;
  b.thread = "Thread-0";
  b.stack = {{}};
  b.stack[0].file = "Main.java";
  b.stack[0].line = 7;
  CHECK(race_event_text("A.x", a, b) ==
        "data race on A.x: main is about to write it, Thread-0 is about to read it (Main.java:7)");
  CHECK(fault_event_text(FindingKind::AssertionFailed, "main", "") == "an assertion fails in main");
  CHECK(fault_event_text(FindingKind::UncaughtException, "main", "java.lang.Error: no") ==
        "uncaught exception in main: java.lang.Error: no");
}

TEST_CASE("how much of the tree is done is never all of it") {
  ExploreResult r;
  r.end = SearchEnd::TimeLimit;
  for (const auto& [share, text] :
       {std::pair{0.9996, "about 99 % of the tree"}, std::pair{0.42, "about 42 % of the tree"},
        std::pair{0.0031, "about 0.31 % of the tree"}}) {
    r.counts.share = share;
    CHECK(text_report(r, {}, {}).find(text) != std::string::npos);
  }
}

}  // namespace heddle::tester
