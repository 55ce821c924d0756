#include "tester/finding_id.h"

#include <doctest/doctest.h>

namespace heddle::tester {
namespace {

// The notation of files that users have: it never changes.
struct Sample {
  FindingId id;
  const char* text;
};
const std::vector<Sample>& samples() {
  static const std::vector<Sample> all = {
      {{CauseKind::Assertion, {"Main.run:7"}}, "assertion Main.run:7"},
      {{CauseKind::Assertion, {""}}, "assertion "},
      {{CauseKind::OpaqueNative, {"Main.run:7"}}, "opaque Main.run:7"},
      {{CauseKind::Exit, {"Main.run:7"}}, "exit Main.run:7"},
      {{CauseKind::Uncaught, {"java.lang.Error", "Main.run:7", "worker one in the pool"}},
       "uncaught java.lang.Error at Main.run:7 in worker one in the pool"},
      {{CauseKind::Uncaught, {"?", "", "main at work"}}, "uncaught ? in main at work"},
      {{CauseKind::Race, {"Main.x", "Main.a:1r", "Main.b:2w"}}, "race Main.x Main.a:1r Main.b:2w"},
      {{CauseKind::Race, {"HashMap.table of HashMap#1", "java.util.HashMap.get:140r", "java.util.HashMap.put:27w"}},
       "race HashMap.table of HashMap#1 java.util.HashMap.get:140r java.util.HashMap.put:27w"},
      {{CauseKind::Discipline, {"array int[]", "Main.a:1r", "Main.b:2w"}},
       "discipline array int[] Main.a:1r Main.b:2w"},
      {{CauseKind::Deadlock, {"0.0 wants Account#2", "0.1 wants the initialisation of class A"}},
       "deadlock: 0.0 wants Account#2 | 0.1 wants the initialisation of class A"},
      {{CauseKind::Deadlock, {"0 parks"}}, "deadlock: 0 parks"},
      {{CauseKind::Stranded, {"0.1 waits Object#1"}}, "deadlock: stranded 0.1 waits Object#1"},
      {{CauseKind::Potential, {"0.0 wants A#1", "0.1 wants the right to shut down"}},
       "potential: 0.0 wants A#1 0.1 wants the right to shut down"},
      {{CauseKind::Idle, {"0 runs", "0.0 waits Queue#1"}}, "idle: 0 runs | 0.0 waits Queue#1"},
      {{CauseKind::Spin, {"0 runs", "0.1 runs"}}, "spin:0 runs:0.1 runs"},
      {{CauseKind::Livelock, {"main in Main.main", "Thread-0 in a lambda in Main.run"}},
       "livelock: main in Main.main, Thread-0 in a lambda in Main.run"},
      {{CauseKind::Output, {"00000000000000ff"}}, "output: 00000000000000ff"},
      {{CauseKind::Printed, {"00000000000000ff"}}, "prints: 00000000000000ff"},
      {{CauseKind::Rule, {"lock-order", "Main.java:7 Main.java:8", "Main.java:8 Main.java:7"}},
       "rule lock-order | Main.java:7 Main.java:8 | Main.java:8 Main.java:7"},
      {{CauseKind::FinalizerVariable, {"A.finalize", "A.x"}}, "finalizer A.finalize A.x"},
      {finalizer_deed_id("A.finalize", FinalizerDeed::Starts, {}), "finalizer A.finalize: starts a thread"},
      {finalizer_deed_id("A.finalize", FinalizerDeed::LockOrder, {"B#1", "B#2", "T, and U"}),
       "finalizer A.finalize: takes B#1 while it holds B#2, and T, and U takes them the other way round"},
  };
  return all;
}

}  // namespace

TEST_CASE("finding ids: the notation is what it always was, both ways") {
  std::vector<bool> met(static_cast<size_t>(kLastCauseKind) + 1);
  for (const Sample& s : samples()) {
    CAPTURE(s.text);
    CHECK(to_string(s.id) == s.text);
    CHECK(finding_id_of(s.text) == s.id);
    met[static_cast<size_t>(s.id.kind)] = true;
  }
  met[static_cast<size_t>(CauseKind::None)] = true;
  for (size_t k = 0; k < met.size(); ++k) CHECK_MESSAGE(met[k], "no sample of kind " << k);
}

TEST_CASE("finding ids: each deed of a finalizer") {
  for (size_t d = 0; d <= static_cast<size_t>(kLastFinalizerDeed); ++d) {
    const auto deed = static_cast<FinalizerDeed>(d);
    std::vector<std::string> operands;
    if (deed == FinalizerDeed::Notifies) operands = {"Object#1"};
    if (deed == FinalizerDeed::LockOrder) operands = {"A#1", "A#2", "Thread-0"};
    const FindingId id = finalizer_deed_id("A.finalize", deed, operands);
    CAPTURE(to_string(id));
    CHECK(finding_id_of(to_string(id)) == id);
    for (size_t e = 0; e < d; ++e)
      CHECK(id.parts[1] != finalizer_deed_id("", static_cast<FinalizerDeed>(e), {}).parts[1]);
  }
}

TEST_CASE("finding ids: what is none") {
  for (const char* text :
       {"", "status 1", "exit", "deadlock", "race x", "race  ", "uncaught", "uncaught E", "uncaught E at",
        "uncaught E at x", "finalizer", "finalizer A.finalize: sings", "spins", "livelock:"}) {
    CAPTURE(text);
    CHECK(finding_id_of(text).is_none());
  }
  CHECK(to_string(FindingId{}).empty());
}

TEST_CASE("finding ids: the order of a deadlock's parts does not matter") {
  CHECK(deadlock_id({"0.1 parks", "0 runs"}) == deadlock_id({"0 runs", "0.1 parks"}));
  CHECK(deadlock_id({"0 runs"}) != deadlock_id({"0 runs"}, CauseKind::Idle));
}

TEST_CASE("finding ids: parts") {
  CHECK(stuck_part("0.1", Plight::Wants, "A#1") == "0.1 wants A#1");
  CHECK(stuck_part("0.1", Plight::Joins, "0") == "0.1 joins 0");
  CHECK(stuck_part("0.1", Plight::Waits, "A#1") == "0.1 waits A#1");
  CHECK(stuck_part("0.1", Plight::Parks) == "0.1 parks");
  CHECK(stuck_part("0.1", Plight::Runs) == "0.1 runs");
  CHECK(livelock_part("T", "") == "T");
  CHECK(livelock_part("T", "Main$Log.run") == "T in Main.Log.run");
  CHECK(livelock_part("T", "Main$Log.lambda$run$0") == "T in a lambda in Main.Log.run");
  for (const Thing& t : {Thing{ThingKind::Monitor, "A#1"}, Thing{ThingKind::ClassInit, "A"},
                         Thing{ThingKind::Shutdown, ""}, Thing{ThingKind::Atomicity, ""}, Thing{ThingKind::Gone, ""}})
    CHECK(monitor_of_key(key_of(t)) == t);
  CHECK(to_string(output_id("")) == "output: cbf29ce484222325");
  CHECK(output_id("a") != output_id("b"));
  CHECK(output_id("a") != printed_id("a"));
}

}  // namespace heddle::tester
