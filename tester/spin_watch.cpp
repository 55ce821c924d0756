#include "tester/spin_watch.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "vm/live_registers.h"

namespace heddle::tester {

void SpinWatch::begin(vm::ThreadId t) {
  thread_ = t;
  next_kept_ = kFirst;
  window_end_ = 0;
  kept_.reset();
}

u64 SpinWatch::steps_to_look(u64 used) const {
  if (used < window_end_) return 1;
  return std::min(next_kept_ > used ? next_kept_ - used : 1, kSlice);
}

SpinWatch::Place SpinWatch::place() const {
  const vm::Thread& t = world_.thread(thread_);
  const vm::Frame& top = t.top();
  Place p{t.core.frame_count, top.pc, top.method, 0};
  std::vector<u16> refs, prims;
  vm::live_registers(*world_.classes.method_by_id(top.method), top.pc & 0x7fffffffu, true, refs, prims,
                     world_.options.values_count);
  for (u16 r : prims) p.numbers = (std::rotl(p.numbers, 5) ^ t.prims[top.prim_base + r]) * 0x9e3779b97f4a7c15ull;
  return p;
}

checkpoint::Digest SpinWatch::state() {
  if (!digest_) digest_ = std::make_unique<checkpoint::StateDigest>(world_);
  return digest_->compute({});
}

bool SpinWatch::look(u64 used, size_t decisions) {
  const vm::Thread& t = world_.thread(thread_);
  if (t.core.frame_count == 0) return false;
  if (used >= next_kept_) {
    const u64 granules = world_.heap.top() - world_.heap.first_ordinary();
    if (granules >= kLargeHeap && used < granules) {
      next_kept_ = 2 * used;
      return false;
    }
    place_ = place();
    kept_ = state();
    decisions_ = decisions;
    alike_ = 0;
    next_kept_ = 2 * used;
    window_end_ = used + std::max(kLeastWindow, used / kWindowShare);
    return false;
  }
  if (used > window_end_ || !kept_ || decisions != decisions_) return false;
  const vm::Frame& top = t.top();
  if (!stands_at(t.core.frame_count, top.method, top.pc) || place() != place_) return false;
  // A digest of a large heap takes long. And a thread that walks through a list stands at the same place with the same
  // numbers at each element. So behind the first of these moments only those are looked at whose number is a power of
  // two.
  constexpr u32 kAlways = 16;
  if (++alike_ > kAlways && !std::has_single_bit(alike_)) return false;
  return state() == *kept_;
}

}  // namespace heddle::tester
