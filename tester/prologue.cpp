#include "tester/prologue.h"

#include <bit>

#include "tester/describe.h"

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;

Prologue::Prologue(vm::World& world, BlockArena& arena, BlockRunner& runner, SearchPath& path,
                   checkpoint::StateDigest& digest, Detectors& detectors, RawFindings& findings, Leaves& leaves,
                   Budget& budget, ExploreResult& result)
    : world_(world),
      arena_(arena),
      runner_(runner),
      path_(path),
      digest_(digest),
      detectors_(detectors),
      findings_(findings),
      leaves_(leaves),
      budget_(budget),
      result_(result) {}

bool Prologue::run_to_root() {
  for (blocks_ = 1;; ++blocks_) {
    if ((blocks_ & 1023) == 0 && budget_.time_is_up()) {
      budget_.stop();
      return false;
    }
    if (is_root()) return true;
    const auto position = arena_.position();
    const Block block = arena_.blocks[runner_.run(0, {})];
    ++result_.counts.blocks;
    PathStep step = step_of(arena_, block);
    arena_.truncate(position);
    queue_dead_finalizable(world_);
    if (const std::optional<bool> at_root = after(block, std::move(step))) return *at_root;
  }
}

bool Prologue::is_root() {
  if (world_.scalars.live_threads > 1 || !runner_.candidate(0)) return true;
  if (world_.thread(0).core.steps == 0 && path_.prefix.empty()) return false;
  const Operation next = interp::pending_operation(world_, 0);
  switch (next.kind) {
    case StopKind::Choose: return true;
    case StopKind::HashOrder: return next.count > 1;
    case StopKind::Clock: return next.count == 2 && world_.scalars.clock_ns != 0;  // or late
    case StopKind::Cas: return next.count == 2;                                    // or it fails
    case StopKind::Park:
    case StopKind::Waiting: return runner_.options().spurious;
    default: return false;
  }
}

// What comes of the main thread's block: the root, the end (false), or nothing yet.
std::optional<bool> Prologue::after(const Block& block, PathStep step) {
  const bool alone = world_.scalars.live_threads == 1;
  switch (block.end) {
    case BlockEnd::Blocked:
    case BlockEnd::Spinning:
      // Nothing can be undone here (no mark yet): the attempt that blocked has changed nothing but
      // the main thread's own progress, which is real.
      path_.prefix.push_back(std::move(step));
      if (block.end == BlockEnd::Blocked || !alone) return true;
      add_spinning();
      return false;
    case BlockEnd::TooLong:
      if (!alone) {
        path_.prefix.push_back(std::move(step));
        return true;
      }
      leaves_.count(&Counts::step_limited, "too many steps");
      return false;
    case BlockEnd::CutShort: budget_.stop(); return false;
    default: break;
  }
  path_.prefix.push_back(std::move(step));
  if (alone && spins_alone()) {
    add_spinning();
    return false;
  }
  detectors_.at_boundary();
  if (block.end == BlockEnd::Abandoned) {
    leaves_.count(&Counts::abandoned, "abandoned");
    return false;
  }
  if (block.end != BlockEnd::Dead && block.end != BlockEnd::Ended) return std::nullopt;
  if (block.end == BlockEnd::Dead && world_.scalars.live_user_threads > 0) return true;
  result_.single_threaded = true;
  leaves_.complete();
  return false;
}

void Prologue::add_spinning() {
  findings_.add(FindingKind::NeverTerminates, {CauseKind::Spin, {stuck_part(world_, 0, {}, 0)}});
  ++result_.counts.spinning;
}

// The main thread, alone, goes round through visible operations (it waits for a volatile that nobody can write): its
// state comes back. Looked at in a short stretch behind each power of two (Brent's algorithm, with a window).
bool Prologue::spins_alone() {
  constexpr u64 kFew = 1024, kWindow = 64;
  if (blocks_ < kFew) return false;
  const u64 power = std::bit_floor(blocks_);
  if (blocks_ == power) {
    remembered_ = digest_.compute({});
    return false;
  }
  return blocks_ - power <= kWindow && digest_.compute({}) == remembered_;
}

}  // namespace heddle::tester
