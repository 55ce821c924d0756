// Micro-costs of checkpoints (docs/algorithms.md, "Checkpoints"): mark, first and later writes, restore, restore
// of a deep stack, digest.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "checkpoint/checkpoint.h"
#include "checkpoint/digest.h"
#include "test_support/test_world.h"

namespace heddle::checkpoint {
namespace {

constexpr const char* kProgram = R"(
class Main
  field x I
  method public static main([Ljava/lang/String;)V refs=2 prims=2
    CONST_I p1 5000
    CALL_STATIC Main.down(I)V r1 p1
    RET
  end
  method public static down(I)V refs=2 prims=3
    JLEK_I p0 0 bottom
    ADDK_I p2 p0 -1
    CALL_STATIC Main.down(I)V r1 p2
    RET
  bottom:
    CALL_STATIC java/lang/Thread.yield()V r1 p2
    RET
  end
end
)";

struct Objects {
  interp::TestWorld world{kProgram};
  std::vector<vm::Ref> refs;
  u32 offset = 0;
  explicit Objects(int n) {
    world.start();
    vm::Class* c = world.world.classes.load("Main");
    offset = c->find_field("x", "I")->offset;
    for (int i = 0; i < n; ++i) refs.push_back(world.world.allocate(*c, 0));
  }
};

void Mark(benchmark::State& state) {
  Objects o(1);
  Checkpoints c(o.world.world);
  c.mark();
  for (auto _ : state) c.pop(c.mark());
}
BENCHMARK(Mark);

// Time per object.
void FirstWrite(benchmark::State& state) {
  const int n = 1000;
  Objects o(n);
  Checkpoints c(o.world.world);
  auto m = c.mark();
  for (auto _ : state) {
    for (vm::Ref r : o.refs) o.world.world.heap.store<u32>(r, o.offset, 7);
    state.PauseTiming();
    c.restore(m);
    state.ResumeTiming();
  }
  state.SetItemsProcessed(state.iterations() * n);
}
BENCHMARK(FirstWrite);

void LaterWrite(benchmark::State& state) {
  const int n = 1000;
  Objects o(n);
  Checkpoints c(o.world.world);
  c.mark();
  for (vm::Ref r : o.refs) o.world.world.heap.store<u32>(r, o.offset, 7);
  for (auto _ : state)
    for (vm::Ref r : o.refs) o.world.world.heap.store<u32>(r, o.offset, 8);
  state.SetItemsProcessed(state.iterations() * n);
}
BENCHMARK(LaterWrite);

void Restore(benchmark::State& state) {
  const int n = static_cast<int>(state.range(0));
  Objects o(n);
  Checkpoints c(o.world.world);
  auto m = c.mark();
  for (auto _ : state) {
    state.PauseTiming();
    for (vm::Ref r : o.refs) o.world.world.heap.store<u32>(r, o.offset, 7);
    state.ResumeTiming();
    c.restore(m);
  }
  state.SetItemsProcessed(state.iterations() * n);
}
BENCHMARK(Restore)->Arg(1)->Arg(1000);

// Mark 5,000 frames deep, run one operation, restore: the depth must not matter.
void RestoreDeepStack(benchmark::State& state) {
  Objects o(1);
  vm::World& world = o.world.world;
  while (interp::run_to_visible(world, 0, 1'000'000, nullptr).kind != interp::StopKind::Yield)
    interp::perform(world, 0, {}, nullptr);
  Checkpoints c(world);
  auto m = c.mark();
  for (auto _ : state) {
    interp::perform(world, 0, {}, nullptr);
    c.restore(m);
  }
  state.counters["depth"] = world.thread(0).core.frame_count;
}
BENCHMARK(RestoreDeepStack);

void DigestSmall(benchmark::State& state) {
  Objects o(100);
  Checkpoints c(o.world.world);
  c.mark();
  StateDigest digest(o.world.world);
  for (int i = 0; i < 10; ++i) o.world.world.heap.store<u32>(o.refs[static_cast<size_t>(i)], o.offset, 7);
  for (auto _ : state) benchmark::DoNotOptimize(digest.compute({}));
}
BENCHMARK(DigestSmall);

}  // namespace
}  // namespace heddle::checkpoint
