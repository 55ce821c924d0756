#include "checkpoint/stress.h"

#include <algorithm>

#include "checkpoint/digest.h"
#include "interp/run.h"
#include "vm/base/check.h"

namespace heddle::checkpoint {

void Stress::at_stop() {
  constexpr u32 kOperations = 4;  // that a thread runs ahead
  constexpr u64 kSteps = 2000;    // instructions between two of them
  // The whole state is compared every so many stops; in a large heap, where that would cost more than all the rest,
  // once in as many stops as it has so many granules.
  constexpr u64 kFullCheckEvery = 64, kGranulesPerStop = 256;
  const bool compare = until_comparison_ == 0;
  if (compare) until_comparison_ = std::max(kFullCheckEvery, world_.heap.top() / kGranulesPerStop);
  --until_comparison_;
  Digest before;
  const vm::Ref permanent = world_.heap.permanent_top();  // objects that linking makes while running ahead stay
  if (compare) before = full_digest(world_, permanent);
  Checkpoints::Mark outer = checkpoints_.mark();
  const u32 threads = static_cast<u32>(world_.threads.size());
  for (u32 round = 0; round < 2; ++round) {
    Checkpoints::Mark inner = checkpoints_.mark();
    for (vm::ThreadId t = 0; t < threads; ++t) {
      for (u32 i = 0; i < kOperations; ++i) {
        vm::ThreadState state = world_.thread(t).core.state;
        if (state != vm::ThreadState::Runnable && state != vm::ThreadState::Reacquire) break;
        interp::Operation stop = interp::run_to_visible(world_, t, kSteps, nullptr);
        if (stop.kind == interp::StopKind::Budget || stop.kind == interp::StopKind::Dead ||
            stop.kind == interp::StopKind::Waiting || stop.kind == interp::StopKind::Input ||
            stop.kind == interp::StopKind::File || stop.kind == interp::StopKind::Native)
          break;
        if (interp::perform(world_, t, {}, nullptr).kind != interp::OutcomeKind::Done) break;
      }
    }
    checkpoints_.restore(inner);
    checkpoints_.pop(inner);
  }
  checkpoints_.restore(outer);
  checkpoints_.pop(outer);
  if (compare)
    HEDDLE_CHECK(full_digest(world_, permanent) == before, "a restore did not bring back the state at its mark");
}

}  // namespace heddle::checkpoint
