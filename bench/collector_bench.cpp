// The collector: pauses by live data, and that going back does not depend on how large the heap is.
#include <benchmark/benchmark.h>

#include "checkpoint/checkpoint.h"
#include "test_support/test_world.h"

namespace heddle::checkpoint {
namespace {

constexpr const char* kProgram = R"(
class Main
  field static list LMain;
  field next LMain;
  field x I
  field y J
  method public static main([Ljava/lang/String;)V refs=2 prims=2
    RET
  end
end
)";

// A list of so many megabytes of small objects (48 bytes each), reachable from a static.
struct LiveHeap {
  interp::TestWorld world;
  vm::Class* c;
  u32 next, x, list;
  std::vector<vm::Ref> some;  // of the objects, evenly spread

  static vm::RunOptions options() {
    vm::RunOptions o;
    o.max_heap_bytes = 3ull << 30;
    return o;
  }

  explicit LiveHeap(i64 megabytes) : world(kProgram, options()) {
    world.start();
    vm::World& w = world.world;
    c = w.classes.load("Main");
    next = c->find_field("next", "LMain;")->offset;
    x = c->find_field("x", "I")->offset;
    list = c->find_field("list", "LMain;")->offset;
    const i64 n = (megabytes << 20) / 48;
    for (i64 i = 0; i < n; ++i) {
      const vm::Ref r = w.allocate(*c, 0);
      w.heap.store<vm::Ref>(r, next, w.heap.load<vm::Ref>(c->statics, list));
      w.heap.store<vm::Ref>(c->statics, list, r);
    }
    w.collect_fully(false);
    i64 i = 0;
    w.heap.for_each_object([&](vm::Ref r) {
      if (i++ % (n / 16) == 0) some.push_back(r);
    });
  }
};

// The pause of a full collection: as much garbage as there is live data, in between.
void FullCollection(benchmark::State& state) {
  LiveHeap h(state.range(0));
  vm::World& w = h.world.world;
  const u64 live = w.heap.used_bytes();
  for (auto _ : state) {
    state.PauseTiming();
    while (w.heap.used_bytes() < live + (64 << 20)) w.heap.allocate(h.c->id, 16, 0, 0, 0);
    state.ResumeTiming();
    w.collect_fully(false);
  }
  state.counters["live MB"] = static_cast<double>(live >> 20);
}
BENCHMARK(FullCollection)->Arg(1)->Arg(20)->Arg(200)->Unit(benchmark::kMillisecond);

// Under a mark: only what is younger.
void YoungCollection(benchmark::State& state) {
  LiveHeap h(state.range(0));
  vm::World& w = h.world.world;
  Checkpoints checkpoints(w);
  checkpoints.mark();
  for (auto _ : state) {
    for (int i = 0; i < 10000; ++i) w.heap.allocate(h.c->id, 16, 0, 0, 0);
    w.collect_garbage();
  }
}
BENCHMARK(YoungCollection)->Arg(1)->Arg(1000)->Unit(benchmark::kMicrosecond);

// Mark, write 16 old objects, allocate one, go back.
void RestoreByLiveData(benchmark::State& state) {
  LiveHeap h(state.range(0));
  vm::World& w = h.world.world;
  Checkpoints checkpoints(w);
  const auto root = checkpoints.mark();
  for (auto _ : state) {
    const auto m = checkpoints.mark();
    for (vm::Ref r : h.some) w.heap.store<u32>(r, h.x, 7);
    w.allocate(*h.c, 0);
    checkpoints.restore(m);
    checkpoints.pop(m);
  }
  checkpoints.restore(root);
}
BENCHMARK(RestoreByLiveData)->Arg(1)->Arg(10)->Arg(100)->Arg(1000);

}  // namespace
}  // namespace heddle::checkpoint
