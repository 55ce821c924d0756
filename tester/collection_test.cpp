// Collections in the midst of explorations and replays change nothing: not the search, not what is found,
// not a word of the report.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "test_support/test_world.h"
#include "tester/explorer.h"
#include "tester/report.h"

namespace heddle::tester {
namespace {

// The whole report, which names every object that matters.
std::string report(const std::string& text, bool gc_stress) {
  ExploreOptions options;
  options.mode = *mode_by_name("proof");
  options.limits.max_seconds = 0;
  options.run.gc_stress = gc_stress;
  std::vector<std::unique_ptr<interp::TestWorld>> worlds;
  const WorldFactory factory = [&](const vm::RunOptions& run, std::string*) {
    worlds.push_back(std::make_unique<interp::TestWorld>(text, run));
    worlds.back()->start();
    return WorldPointer(&worlds.back()->world, WorldDeleter{false});
  };
  ExploreResult result = explore(factory, options);
  result.seconds = 0;
  ReportOptions shown;
  shown.program = "Main.java";
  return text_report(result, options, shown) + stats_line(result);
}

// Main with two threads T1 and T2 that it starts one after the other, and what it does itself then.
std::string collected_program(const std::string& fields, const std::string& before, const std::string& after,
                              const std::vector<std::string>& threads) {
  std::string s =
      "class Main\n" + fields + "  method public static main([Ljava/lang/String;)V refs=5 prims=4\n" + before;
  for (size_t t = 1; t <= threads.size(); ++t)
    s += fmt::format(
        "    NEW r1 T{0}\n    MOV_R r2 r1\n    CALL_SPECIAL T{0}.<init>()V r2 p0\n    CALL_VIRTUAL T{0}.start()V r1 "
        "p0\n",
        t);
  s += after + "    RET\n  end\nend\n";
  for (size_t t = 1; t <= threads.size(); ++t)
    s += fmt::format(
        "class T{} extends java/lang/Thread\n  method public <init>()V refs=2 prims=1\n"
        "    MOV_R r1 r0\n    CALL_SPECIAL java/lang/Thread.<init>()V r1 p0\n    RET\n  end\n"
        "  method public run()V refs=5 prims=4\n{}    RET\n  end\nend\n",
        t, threads[t - 1]);
  return s;
}

}  // namespace

TEST_CASE("a race on an object that dies right after the second access is seen") {
  // T1 takes the array out of the box, reads it, and its next allocation finds it dead; main writes it.
  const std::string text = collected_program(
      "  field static volatile box [I\n  field static seen I\n",
      "    CONST_I p0 1\n    NEWARR r0 p0 [I\n    PUTS_R r0 Main.box:[I\n",
      "    CONST_I p0 0\n    CONST_I p1 5\n    ASTORE_4 p1 r0 p0\n",
      {"    GETS_R r1 Main.box:[I\n    NULL_R r2\n    PUTS_R r2 Main.box:[I\n"
       "    CONST_I p0 0\n    ALOAD_4 p1 r1 p0\n    NEW r1 java/lang/Object\n    PUTS_4 p1 Main.seen:I\n"});
  const std::string expected = report(text, false);
  CHECK(expected.find("data race on element 0 of int[]") != std::string::npos);
  CHECK(expected == report(text, true));
}

TEST_CASE("a finding names locks that are garbage when it is told") {
  // Each thread adds to the variable under a lock of its own, which nobody knows afterwards.
  const std::string thread =
      "    NEW r1 java/lang/Object\n    MOV_R r2 r1\n    CALL_SPECIAL java/lang/Object.<init>()V r2 p0\n"
      "    MONENTER r1\n    GETS_4 p0 Main.sum:I\n    ADDK_I p0 p0 1\n    PUTS_4 p0 Main.sum:I\n    MONEXIT r1\n"
      "    NULL_R r1\n    NEW r2 java/lang/Object\n    NEW r2 java/lang/Object\n";
  const std::string text = collected_program("  field static sum I\n", "", "", {thread, thread});
  const std::string expected = report(text, false);
  INFO(expected);
  CHECK(expected.find("holding Object#") != std::string::npos);
  CHECK(expected == report(text, true));
}

}  // namespace heddle::tester
