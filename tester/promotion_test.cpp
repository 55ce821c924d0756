// Promoted fields and elements: what is explored, and what the report says of it.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "test_support/test_world.h"
#include "tester/explorer.h"
#include "tester/json.h"
#include "tester/report.h"

namespace heddle::tester {
namespace {

struct PromotedRun {
  ExploreResult result;
  std::string text, json;
  bool says(const std::string& words) const { return text.find(words) != std::string::npos; }
};

PromotedRun run_promoted(const std::string& program, ExploreOptions options) {
  options.mode = *mode_by_name("proof");
  options.limits.max_seconds = 0;
  options.outcomes = true;
  std::vector<std::unique_ptr<interp::TestWorld>> worlds;
  const WorldFactory factory = [&](const vm::RunOptions& run, std::string*) {
    worlds.push_back(std::make_unique<interp::TestWorld>(program, run));
    worlds.back()->start();
    return WorldPointer(&worlds.back()->world, WorldDeleter{false});
  };
  PromotedRun e;
  e.result = explore(factory, options);
  ReportOptions shown;
  shown.program = shown.source = "Main.java";
  shown.command = "vm";
  e.text = text_report(e.result, options, shown);
  e.json = json_report(e.result, options, shown).dump(2);
  return e;
}

ExploreOptions promoting(std::vector<std::string> names) {
  ExploreOptions options;
  options.run.promoted = std::move(names);
  return options;
}

// Main and a thread that it starts and joins do the same; main prints element 0 of Main.data in the end.
std::string promoted_program(const std::string& both) {
  const std::string body = "    GETS_R r1 Main.data:[I\n" + both;
  return "class Main\n  field static data [I\n  field static x I\n"
         "  method public static main([Ljava/lang/String;)V refs=5 prims=4\n"
         "    CONST_I p0 2\n    NEWARR r0 p0 [I\n    PUTS_R r0 Main.data:[I\n"
         "    NEW r2 T\n    MOV_R r3 r2\n    CALL_SPECIAL T.<init>()V r3 p0\n"
         "    MOV_R r3 r2\n    CALL_VIRTUAL T.start()V r3 p0\n" +
         body +
         "    MOV_R r3 r2\n    CALL_VIRTUAL T.join()V r3 p0\n"
         "    CONST_I p1 0\n    ALOAD_4 p0 r1 p1\n    CALL_STATIC heddle/VM.printInt(I)V r3 p0\n    RET\n  end\nend\n"
         "class T extends java/lang/Thread\n  method public <init>()V refs=2 prims=1\n"
         "    MOV_R r1 r0\n    CALL_SPECIAL java/lang/Thread.<init>()V r1 p0\n    RET\n  end\n"
         "  method public run()V refs=5 prims=4\n" +
         body + "    RET\n  end\nend\n";
}

constexpr const char* kAddOne = "    CONST_I p1 0\n    ALOAD_4 p0 r1 p1\n    ADDK_I p0 p0 1\n    ASTORE_4 p0 r1 p1\n";

}  // namespace

TEST_CASE("an output set is complete only if the racing elements are promoted") {
  const std::string text = promoted_program(kAddOne);
  const PromotedRun plain = run_promoted(text, {});
  CHECK(plain.result.outputs.size() == 1);
  CHECK(plain.says("outputs (not all, because of the data race): 1"));
  CHECK(plain.says("--promote=auto"));
  CHECK(plain.json.find("\"outputs_complete\": false") != std::string::npos);

  const PromotedRun other = run_promoted(text, promoting({"long[]"}));
  CHECK(other.says("outputs (not all, because of the data race): 1"));

  ExploreOptions automatic;
  automatic.promote_races = true;
  for (const PromotedRun& promoted : {run_promoted(text, promoting({"int[]"})), run_promoted(text, automatic)}) {
    CHECK(promoted.result.outputs.size() == 2);  // an update can be lost
    CHECK(promoted.result.promoted == std::vector<std::string>{"int[]"});
    CHECK(promoted.says("outputs (complete): 2"));
    CHECK(promoted.says("each access of elements of int[]"));
    CHECK_FALSE(promoted.says("--promote"));
    CHECK(promoted.json.find("\"outputs_complete\": true") != std::string::npos);
    for (const Finding& f : promoted.result.findings) {
      CHECK(f.promoted);
      CHECK(f.confirmed);
    }
  }
}

TEST_CASE("one of two races is promoted: the other one is still said to hide outputs") {
  const std::string text = promoted_program(std::string(kAddOne) + "    PUTS_4 p0 Main.x:I\n");
  const PromotedRun one = run_promoted(text, promoting({"int[]"}));
  INFO(one.text);
  CHECK(one.says("outputs (not all, because of the data race)"));
  CHECK(one.says("--promote=auto"));
  const PromotedRun both = run_promoted(text, promoting({"int[]", "Main.x"}));
  CHECK(both.says("outputs (complete): 2"));
  CHECK_FALSE(both.says("--promote"));
}

TEST_CASE("nobody has looked for races: no output set is complete") {
  ExploreOptions options;
  options.detect_races = false;
  CHECK(run_promoted(promoted_program(kAddOne), options).says("outputs (so far): 1"));
  CHECK(run_promoted(promoted_program("    NOP\n"), {}).says("outputs (complete): 1"));
}

TEST_CASE("with the time over, what has been found stays, promoted or not") {
  ExploreOptions options;
  u64 leaves = 0;
  options.on_leaf = [&](const std::vector<ThreadId>&, u64 Counts::*, const char*) { ++leaves; };
  run_promoted(promoted_program(kAddOne), options);
  // As by Ctrl-C at the end of the last schedule: the search for more, with the race promoted, ends at once.
  options.promote_races = true;
  bool stop = false;
  options.stop = &stop;
  options.on_leaf = [&](const std::vector<ThreadId>&, u64 Counts::*, const char*) { stop = --leaves == 0 || stop; };
  const PromotedRun e = run_promoted(promoted_program(kAddOne), options);
  CHECK(e.result.end == SearchEnd::Interrupted);
  REQUIRE(e.result.findings.size() == 1);
  CHECK(e.result.findings[0].confirmed);
  CHECK(e.says("outputs (not all, because of the data race): 1"));
  CHECK_FALSE(e.says("--promote"));
}

}  // namespace heddle::tester
