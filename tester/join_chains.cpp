#include "tester/join_chains.h"

#include <algorithm>

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;
using vm::ThreadId;
using vm::ThreadState;

// Does it call Thread.join?
bool JoinChains::has_join(vm::MethodId id) {
  if (id >= has_join_.size()) has_join_.resize(id + 64, Known::NotYet);
  Known& known = has_join_[id];
  if (known == Known::NotYet) {
    const auto& calls = world_.classes.method_by_id(id)->calls;
    const bool has = std::any_of(calls.begin(), calls.end(), [&](const vm::CallTarget& call) {
      return call.method != nullptr && call.method->owner == world_.classes.well_known().thread &&
             call.method->name == "join";
    });
    known = has ? Known::Yes : Known::No;
  }
  return known == Known::Yes;
}

// May what it does next be a join? (So that not every thread has to be run ahead in every state.)
bool JoinChains::may_join(const vm::Thread& t) {
  constexpr u32 kFewFrames = 4;
  if (t.core.state != ThreadState::Runnable) return false;
  for (u32 i = 0; i < std::min(kFewFrames, t.core.frame_count); ++i)
    if (has_join(t.frames[t.core.frame_count - 1 - i].method)) return true;
  return false;
}

bool JoinChains::some_alike() {
  const vm::Class* const thread = world_.classes.well_known().thread;
  if (thread == nullptr) return false;
  if (target_ == nullptr) target_ = thread->find_field("target", "Ljava/lang/Runnable;");
  kinds_.clear();
  for (const auto& t : world_.threads) {
    const vm::Ref object = t->core.java_thread;
    if (t->id == 0 || t->core.state == ThreadState::Unborn || object == 0) continue;
    const vm::Ref runs = target_ == nullptr ? 0 : world_.heap.load<vm::Ref>(object, target_->offset);
    const std::pair kind(world_.heap.header(object).class_id, runs == 0 ? 0 : world_.heap.header(runs).class_id);
    if (std::find(kinds_.begin(), kinds_.end(), kind) != kinds_.end()) return true;
    kinds_.push_back(kind);
  }
  return false;
}

checkpoint::Digest JoinChains::digest(const Compute& compute) {
  constexpr u32 kTries = 3;
  shared_.clear();
  shared_before_ = 0;
  for (u32 i = 0; i < kTries && world_.heap.root_top() != vm::Heap::kNoRoot && !in_circles_; ++i)
    if (const auto digest = try_digest(compute)) return *digest;
  return compute({});
}

// Nothing: there is no chain; or on the way threads have touched what others can get at, which is in shared_ now.
std::optional<checkpoint::Digest> JoinChains::try_digest(const Compute& compute) {
  std::optional<checkpoint::Checkpoints::Mark> begin;
  awaited_.clear();
  events_.accesses.clear();
  events_.stop_before = this;
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    if (!may_join(world_.thread(t))) continue;
    const checkpoint::Checkpoints::Mark mark = checkpoints_.mark();
    if (!begin) begin = mark;
    const size_t before = awaited_.size(), accesses = events_.accesses.size();
    if (look_ahead(t)) continue;
    checkpoints_.restore(mark);
    awaited_.resize(before);
    events_.accesses.resize(accesses);
  }
  if (!begin) return compute({});
  checkpoint::Digest digest;
  const bool some = !awaited_.empty();
  for (const checkpoint::Awaited& a : awaited_)
    for (const checkpoint::Awaited& b : awaited_) in_circles_ |= a.target == b.by;
  if (some && !in_circles_) {
    digest = compute(awaited_);
    if (!careless_) note_shared();
  }
  const bool done = some && !in_circles_ && shared_.size() == shared_before_;
  checkpoints_.restore(*begin);
  checkpoints_.pop(*begin);
  shared_before_ = shared_.size();
  if (done) return digest;
  if (!some) return compute({});
  return std::nullopt;
}

// The thread that t, which stands in front of a join, waits for.
ThreadId JoinChains::join_target(ThreadId t) const {
  const Operation next = interp::pending_operation(world_, t);
  const bool joins = next.kind == StopKind::Join && !interp::is_unless_stuck(next) && next.target != t &&
                     next.target < world_.threads.size() &&
                     world_.thread(next.target).core.state != ThreadState::Unborn;
  return joins ? next.target : vm::kNoThread;
}

// False: it does not wait for anybody's end now; or between two joins it makes objects, fails, or comes to no end.
bool JoinChains::look_ahead(ThreadId t) {
  constexpr u64 kFewSteps = 10'000;
  const vm::Ref top = world_.heap.top();
  const auto run = [&] {
    return interp::run_to_visible(world_, t, kFewSteps, &events_).kind != StopKind::Budget &&
           world_.thread(t).core.frame_count > 0 && world_.heap.top() == top;
  };
  if (!run()) return false;
  const ThreadId first = join_target(t);
  if (first == vm::kNoThread || world_.thread(first).core.state == ThreadState::Dead) return false;
  std::vector<std::pair<ThreadId, ThreadState>> states;
  bool possible = true;
  for (ThreadId target = first; possible && target != vm::kNoThread; target = join_target(t)) {
    vm::ThreadCore& core = world_.thread(target).core;
    if (core.state != ThreadState::Dead) {
      awaited_.push_back({t, target});
      world_.before_write_thread(target);
      states.emplace_back(target, core.state);
      core.state = ThreadState::Dead;
    }
    const interp::Outcome outcome = interp::perform(world_, t, {}, &events_);
    possible = outcome.kind == interp::OutcomeKind::Done && !outcome.threw && run();
  }
  for (const auto& [target, state] : states) world_.thread(target).core.state = state;
  return possible;
}

// What they have touched on the way nobody else may get at: the digest must not have come to it. (That a class has been
// initialised does not change any more.)
void JoinChains::note_shared() {
  for (const interp::Access& a : events_.accesses)
    if (a.offset != interp::kInitOffset && digest_.has_come_to(a.object) &&
        std::find(shared_.begin(), shared_.end(), a.object) == shared_.end())
      shared_.push_back(a.object);
}

// Threads go ahead no further than up to what others can get at, or what is older than the root mark, which is looked
// at whether anybody can get at it or not.
bool JoinChains::may_stop_inside(vm::Ref object) const {
  const bool has_number = object >= world_.heap.root_top() || digest_.threads_own().contains(object);
  return !has_number || std::find(shared_.begin(), shared_.end(), object) != shared_.end();
}

bool JoinChains::stops_before(vm::Ref object, u32 offset, bool) const {
  return offset != interp::kInitOffset && may_stop_inside(object);
}

}  // namespace heddle::tester
