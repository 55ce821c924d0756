// Does a thread that runs on and on without an operation that others could notice do something, or does it spin?
//
// Between two visible operations a thread is deterministic, and nobody else runs. If the state of the world comes back
// while it runs, it will come back again and again: the thread spins, for ever, unless somebody writes what it reads. A
// long computation never comes back to a state. (A loop that counts its rounds in a live variable does not either: of
// that nothing is known, and only a limit ends it.)
//
// States are compared by their digests, at moments chosen as in Brent's algorithm (An improved Monte Carlo
// factorization algorithm, BIT 20, 1980): a state is kept at step counts that double, and compared with those of the
// steps that follow. Only a window of 1/64 of the steps is looked at one by one, so that honest work is not slowed
// down: a loop of n steps a round is recognised after about 64 n of them.
#pragma once

#include <memory>
#include <optional>

#include "checkpoint/digest.h"
#include "vm/world.h"

namespace heddle::tester {

class SpinWatch {
 public:
  explicit SpinWatch(vm::World& world) : world_(world) {}

  // A block of t begins.
  void begin(vm::ThreadId t);
  // The thread has made `used` steps in its block: so many more until the next look. The steps of a long stretch are
  // given out in slices, for whoever watches the time.
  u64 steps_to_look(u64 used) const;
  // It has made them; it stands between two instructions. True: it has been in this very state before. `decisions`: how
  // many have been taken in the block; with another decision it might go on otherwise.
  bool look(u64 used, size_t decisions);

  static constexpr u64 kSlice = 1 << 16;

 private:
  static constexpr u64 kFirst = 1 << 14;  // steps of a block that nobody looks at
  static constexpr u64 kLeastWindow = 64, kWindowShare = 64;
  static constexpr u64 kLargeHeap = 1 << 22;  // in granules: a digest takes longer than as many steps

  // Where the thread stands, with the numbers that it computes with: quickly found out, and seldom equal in loops that
  // get on.
  struct Place {
    u32 frames = 0, pc = 0;
    vm::MethodId method = 0;
    u64 numbers = 0;
    friend bool operator==(const Place&, const Place&) = default;
  };
  bool stands_at(u32 frames, vm::MethodId method, u32 pc) const {
    return place_.frames == frames && place_.method == method && place_.pc == pc;
  }
  Place place() const;
  checkpoint::Digest state();

  vm::World& world_;
  std::unique_ptr<checkpoint::StateDigest> digest_;  // made when it is needed first
  vm::ThreadId thread_ = 0;
  u64 next_kept_ = kFirst, window_end_ = 0;
  Place place_;
  std::optional<checkpoint::Digest> kept_;
  size_t decisions_ = 0;
  u32 alike_ = 0;  // how often the place was the kept one's in this window
};

}  // namespace heddle::tester
