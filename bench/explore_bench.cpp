// Exploration speed on assembled programs: k threads of n regions on one shared counter.
//   cmake -DHEDDLE_BENCH=ON ..., then heddle_bench --benchmark_filter=Shared
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "test_support/test_world.h"
#include "tester/explorer.h"

namespace heddle::tester {
namespace {

std::string shared_counter(int threads, int regions) {
  std::string s =
      "class Main\n  field static lock Ljava/lang/Object;\n  field static counter I\n"
      "  method public static main([Ljava/lang/String;)V refs=4 prims=2\n"
      "    NEW r1 java/lang/Object\n    MOV_R r2 r1\n    CALL_SPECIAL java/lang/Object.<init>()V r2 p0\n"
      "    PUTS_R r1 Main.lock:Ljava/lang/Object;\n";
  for (int t = 0; t < threads; ++t)
    s += "    NEW r1 Worker\n    MOV_R r2 r1\n    CALL_SPECIAL Worker.<init>()V r2 p0\n"
         "    MOV_R r2 r1\n    CALL_VIRTUAL Worker.start()V r2 p0\n";
  s += "    RET\n  end\nend\nclass Worker extends java/lang/Thread\n  method public <init>()V refs=2 prims=1\n"
       "    MOV_R r1 r0\n    CALL_SPECIAL java/lang/Thread.<init>()V r1 p0\n    RET\n  end\n"
       "  method public run()V refs=3 prims=2\n";
  s += fmt::format("    CONST_I p1 {}\n  loop:\n", regions);
  s += "    GETS_R r1 Main.lock:Ljava/lang/Object;\n    MONENTER r1\n    GETS_4 p0 Main.counter:I\n"
       "    ADDK_I p0 p0 1\n    PUTS_4 p0 Main.counter:I\n    MONEXIT r1\n    ADDK_I p1 p1 -1\n"
       "    JGTK_I p1 0 loop\n    RET\n  end\nend\n";
  return s;
}

ExploreResult explore_text(const std::string& text, bool cache) {
  ExploreOptions options;
  options.mode = *mode_by_name("proof");
  options.mode.cache = cache;
  options.limits.max_seconds = 0;
  std::vector<std::unique_ptr<interp::TestWorld>> worlds;
  WorldFactory factory = [&](const vm::RunOptions& run, std::string*) {
    worlds.push_back(std::make_unique<interp::TestWorld>(text, run));
    worlds.back()->start();
    return WorldPointer(&worlds.back()->world, WorldDeleter{false});
  };
  return explore(factory, options);
}

void report(benchmark::State& state, const ExploreResult& r) {
  state.counters["schedules"] = static_cast<double>(r.counts.complete);
  state.counters["states"] = static_cast<double>(r.counts.states);
  state.counters["blocks"] = static_cast<double>(r.counts.blocks);
  state.counters["schedules/s"] =
      benchmark::Counter(static_cast<double>(r.counts.complete), benchmark::Counter::kIsIterationInvariantRate);
  state.counters["blocks/s"] =
      benchmark::Counter(static_cast<double>(r.counts.blocks), benchmark::Counter::kIsIterationInvariantRate);
}

// Every schedule for itself, detectors on: (kn)!/(n!)^k complete schedules.
void SharedNoCache(benchmark::State& state) {
  std::string text = shared_counter(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  ExploreResult r;
  for (auto _ : state) r = explore_text(text, false);
  report(state, r);
}
BENCHMARK(SharedNoCache)->Args({3, 5})->Unit(benchmark::kMillisecond);

// With the state cache: (n+1)^k states.
void SharedCache(benchmark::State& state) {
  std::string text = shared_counter(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  ExploreResult r;
  for (auto _ : state) r = explore_text(text, true);
  report(state, r);
}
BENCHMARK(SharedCache)->Args({3, 5})->Args({4, 10})->Args({4, 20})->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace heddle::tester
