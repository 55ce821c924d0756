#include "tester/join_chains.h"

#include <algorithm>

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;
using vm::ThreadId;
using vm::ThreadState;

// Does it call Thread.join, or Thread.start?
bool JoinChains::has_link(vm::MethodId id) {
  if (id >= has_link_.size()) has_link_.resize(id + 64, Known::NotYet);
  Known& known = has_link_[id];
  if (known == Known::NotYet) {
    const auto& calls = world_.classes.method_by_id(id)->calls;
    const bool has = std::any_of(calls.begin(), calls.end(), [&](const vm::CallTarget& call) {
      return call.method != nullptr && call.method->owner == world_.classes.well_known().thread &&
             (call.method->name == "join" || call.method->name == "start");
    });
    known = has ? Known::Yes : Known::No;
  }
  return known == Known::Yes;
}

// May what it does next be the first of a chain? (So that not every thread has to be run ahead in every state.)
bool JoinChains::may_begin(const vm::Thread& t) {
  constexpr u32 kFewFrames = 4;
  if (t.core.state != ThreadState::Runnable) return false;
  for (u32 i = 0; i < std::min(kFewFrames, t.core.frame_count); ++i)
    if (has_link(t.frames[t.core.frame_count - 1 - i].method)) return true;
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

checkpoint::Digest JoinChains::digest(const Compute& compute, bool with_starts) {
  constexpr u32 kTries = 3;
  shared_.clear();
  shared_before_ = 0;
  with_starts_ = with_starts;
  for (u32 i = 0; i < kTries && world_.heap.root_top() != vm::Heap::kNoRoot && !in_circles_; ++i)
    if (const auto digest = try_digest(compute)) return *digest;
  return compute({});
}

// Nothing: there is no chain; or on the way threads have touched what others can get at, which is in shared_ now.
std::optional<checkpoint::Digest> JoinChains::try_digest(const Compute& compute) {
  std::optional<checkpoint::Checkpoints::Mark> begin;
  ahead_.clear();
  events_.accesses.clear();
  events_.stop_before = this;
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    if (!may_begin(world_.thread(t))) continue;
    const checkpoint::Checkpoints::Mark mark = checkpoints_.mark();
    if (!begin) begin = mark;
    const checkpoint::Ahead before = ahead_;
    const size_t accesses = events_.accesses.size();
    if (look_ahead(t)) {
      const auto counts_not = [&](const interp::Access& a) {
        return a.offset == interp::kInitOffset || gives_number(a.object, a.offset, a.write);
      };
      const auto from = events_.accesses.begin() + static_cast<std::ptrdiff_t>(accesses);
      std::for_each(from, events_.accesses.end(), [this](const interp::Access& a) { note_used(a); });
      events_.accesses.erase(std::remove_if(from, events_.accesses.end(), counts_not), events_.accesses.end());
      continue;
    }
    checkpoints_.restore(mark);
    ahead_ = before;
    events_.accesses.resize(accesses);
  }
  if (!begin) return compute({});
  checkpoint::Digest digest;
  const bool some = !ahead_.empty();
  in_circles_ = in_circles_ || wait_in_circles();
  if (some && !in_circles_) {
    digest = compute(ahead_);
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

// Do some wait for each other's ends, or for their own?
bool JoinChains::wait_in_circles() const {
  const std::vector<checkpoint::Awaited>& all = ahead_.awaited;
  const auto waits = [&](ThreadId t) {
    return std::any_of(all.begin(), all.end(), [&](const checkpoint::Awaited& a) { return a.by == t; });
  };
  // (Mostly one waits for all others.)
  if (std::none_of(all.begin(), all.end(), [&](const checkpoint::Awaited& a) { return waits(a.target); })) return false;
  std::vector<checkpoint::Awaited> left = all;
  for (size_t before = 0; before != left.size();) {
    before = left.size();
    std::erase_if(left, [&](const checkpoint::Awaited& a) {
      return std::none_of(left.begin(), left.end(), [&](const checkpoint::Awaited& b) { return b.by == a.target; });
    });
  }
  return !left.empty();
}

// The thread that t, which stands in front of a join, waits for.
ThreadId JoinChains::join_target(ThreadId t) const {
  const Operation next = interp::pending_operation(world_, t);
  const bool joins = next.kind == StopKind::Join && !interp::is_unless_stuck(next) && next.target != t &&
                     next.target < world_.threads.size() &&
                     world_.thread(next.target).core.state != ThreadState::Unborn;
  return joins ? next.target : vm::kNoThread;
}

// The Thread object that t is about to start.
vm::Ref JoinChains::start_target(ThreadId t) const {
  const Operation next = interp::pending_operation(world_, t);
  return next.kind == StopKind::Start ? next.object : 0;
}

// To the next operation. False: it fails, comes to no end, or there was no room for what it has made.
bool JoinChains::run_ahead(ThreadId t) {
  constexpr u64 kFewSteps = 10'000;
  const u64 collections = world_.collections;
  events_.young_limit = world_.heap.top();  // nobody else knows what it makes up to there
  const StopKind stop = interp::run_to_visible(world_, t, kFewSteps, &events_).kind;
  const bool fails = stop != StopKind::Death && world_.thread(t).core.frame_count == 0;
  return stop != StopKind::Budget && !fails && world_.collections == collections;
}

// False: it does not start or wait for anybody now; or on the way it fails, or comes to no end.
bool JoinChains::look_ahead(ThreadId t) {
  runs_ahead_ = t;
  const size_t awaited = ahead_.awaited.size(), starts = ahead_.starts.size();
  if (!run_ahead(t)) return false;
  const bool possible = pass_starts(t) && pass_joins(t);
  // Who has been started on the way has not been.
  for (size_t i = starts; i < ahead_.starts.size(); ++i) {
    const auto started = std::find_if(world_.threads.begin(), world_.threads.end(), [&](const auto& other) {
      return other->core.state != ThreadState::Unborn && other->core.java_thread == ahead_.starts[i].object;
    });
    world_.before_write_thread((*started)->id);
    (*started)->core.state = ThreadState::Unborn;
  }
  return possible && (ahead_.awaited.size() > awaited || ahead_.starts.size() > starts);
}

// Of a thread that starts very many others it is not tried again before it has started half as many as are looked at.
bool JoinChains::pass_starts(ThreadId t) {
  constexpr u32 kMostStarts = 256;
  const u32 begun = world_.thread(t).core.starts;
  if (t >= starts_many_from_.size()) starts_many_from_.resize(t + 1, ~0u);
  if (begun >= starts_many_from_[t] && begun - starts_many_from_[t] < kMostStarts / 2) return start_target(t) == 0;
  for (vm::Ref object = start_target(t); with_starts_ && object != 0; object = start_target(t)) {
    if (world_.thread(t).core.starts - begun >= kMostStarts) {
      starts_many_from_[t] = begun;
      return false;
    }
    const interp::Outcome outcome = interp::perform(world_, t, {}, nullptr);  // (it reads the Thread object)
    if (outcome.kind != interp::OutcomeKind::Done || outcome.threw) return false;
    ahead_.starts.push_back({t, object, false});
    if (!run_ahead(t)) return false;
  }
  return true;
}

bool JoinChains::pass_joins(ThreadId t) {
  std::vector<std::pair<ThreadId, ThreadState>> states;
  bool possible = true;
  u32 passed = 0;
  const bool starts = !ahead_.starts.empty() && ahead_.starts.back().by == t;
  for (ThreadId target = join_target(t); possible && target != vm::kNoThread; target = join_target(t)) {
    vm::ThreadCore& core = world_.thread(target).core;
    const auto pending = std::find_if(ahead_.starts.begin(), ahead_.starts.end(), [&](const auto& start) {
      return start.by == t && start.object == core.java_thread;
    });
    if (pending != ahead_.starts.end()) {
      pending->is_awaited = true;
    } else if (!interp::has_ended(world_, target)) {
      ahead_.awaited.push_back({t, target});
    } else if (!starts && states.empty()) {
      ++passed;  // it can go on to there by itself
    }
    if (!interp::has_ended(world_, target)) {
      world_.before_write_thread(target);
      states.emplace_back(target, core.state);
      core.state = ThreadState::Dead;
    }
    const interp::Outcome outcome = interp::perform(world_, t, {}, &events_);
    possible = outcome.kind == interp::OutcomeKind::Done && !outcome.threw && run_ahead(t);
  }
  if (passed > 0) ahead_.passed.emplace_back(t, passed);
  for (const auto& [target, state] : states) world_.thread(target).core.state = state;
  return possible;
}

// That the thread uses a class on the way depends on who has initialised it, which the block does, too, with which it
// gets there: a state in which it has the class still in front of it is another one. (That a class has been initialised
// does not change any more.)
void JoinChains::note_used(const interp::Access& access) {
  const bool in_all_states = access.object < initialised_before_.size() && initialised_before_[access.object] != 0;
  if (access.offset != interp::kInitOffset || in_all_states) return;
  const std::pair<ThreadId, vm::ClassId> used(runs_ahead_, access.object);
  if (std::find(ahead_.used.begin(), ahead_.used.end(), used) == ahead_.used.end()) ahead_.used.push_back(used);
}

// The number and the name of a new thread, and what it has from the thread that makes it: where like threads are taken
// for each other nobody has asked for these.
bool JoinChains::gives_number(vm::Ref object, u32 offset, bool write) const {
  const vm::Class* const thread = world_.classes.well_known().thread;
  const auto is_field = [&](const char* name, bool is_static) {
    const auto it = std::find_if(thread->fields.begin(), thread->fields.end(),
                                 [&](const vm::Field& f) { return f.is_static() == is_static && f.name == name; });
    return it != thread->fields.end() && it->offset == offset;
  };
  if (object == thread->statics) return is_field("lastNumber", true) || is_field("lastId", true);
  if (write || object != world_.thread(runs_ahead_).core.java_thread) return false;
  return is_field("group", false) || is_field("daemon", false) || is_field("priority", false) ||
         is_field("contextClassLoader", false) || is_field("locals", false);
}

// What they have touched on the way nobody else may get at: the digest must not have come to it.
void JoinChains::note_shared() {
  for (const interp::Access& a : events_.accesses)
    if (digest_.has_come_to(a.object) && std::find(shared_.begin(), shared_.end(), a.object) == shared_.end())
      shared_.push_back(a.object);
}

// Threads go ahead no further than up to what others can get at, or what is older than the root mark, which is looked
// at whether anybody can get at it or not.
bool JoinChains::may_stop_inside(vm::Ref object) const {
  const bool has_number = object >= world_.heap.root_top() || digest_.threads_own().contains(object);
  return !has_number || std::find(shared_.begin(), shared_.end(), object) != shared_.end();
}

bool JoinChains::stops_before(vm::Ref object, u32 offset, bool write) const {
  return offset != interp::kInitOffset && may_stop_inside(object) && !gives_number(object, offset, write);
}

}  // namespace heddle::tester
