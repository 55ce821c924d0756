#include "tester/deadlocks.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/reachability.h"
#include "tester/trace.h"
#include "vm/base/check.h"

namespace heddle::tester {

using vm::ThreadState;

namespace {

// A monitor that a thread has acquired in its attempt, before it could not go on.
struct Taken {
  Ref monitor;
  ThreadId thread;
};

// Threads that wait for each other, by their wants; the cycle with the lowest member. Empty: there is none.
std::vector<ThreadId> cycle_of_wants(const std::vector<Want>& wants, const std::vector<Taken>& taken) {
  const auto next = [&](ThreadId t) -> ThreadId {
    const Want& w = wants[t];
    if (w.interruptible) return vm::kNoThread;
    if (w.kind == WantKind::Join) return w.what;
    if (w.kind != WantKind::Monitor) return vm::kNoThread;
    for (const Taken& by : taken)
      if (by.monitor == w.what && by.thread != t) return by.thread;
    return w.owner;
  };
  for (ThreadId t = 0; t < wants.size(); ++t) {
    std::vector<ThreadId> chain;
    ThreadId u = t;
    while (u != vm::kNoThread && u < wants.size() && std::find(chain.begin(), chain.end(), u) == chain.end()) {
      chain.push_back(u);
      u = next(u);
    }
    if (u == t && next(t) != vm::kNoThread && *std::min_element(chain.begin(), chain.end()) == t) return chain;
  }
  return {};
}

}  // namespace

Deadlocks::Deadlocks(vm::World& world, const ExploreOptions& options, const BlockArena& arena, const HeldLocks& held,
                     const SearchPath& path, RawFindings& findings, ExploreResult& result, Counts& counts)
    : world_(world),
      options_(options),
      arena_(arena),
      held_(held),
      path_(path),
      findings_(findings),
      result_(result),
      counts_(counts) {}

void Deadlocks::look(const Node& n) {
  switch (options_.mode.deadlocks) {
    case DeadlockCheck::None:
    case DeadlockCheck::ReverseLockChain: break;
    case DeadlockCheck::Cut: check_cut(n); break;
    case DeadlockCheck::EveryState: check_cycles(n); break;
  }
  if (options_.run.spurious_wakeups && only_spurious_wakeups(n)) add_stuck(n);
}

const Block* Deadlocks::blocked_attempt(const Node& n, ThreadId t) const {
  for (const Recorded& r : path_.blocked_at(n))
    if (r.thread == t) return &arena_.blocks[r.first_block];
  return nullptr;
}

// --- inside blocks

// A deadlock inside blocks needs somebody who holds something while he wants more, or threads that join each other.
bool Deadlocks::may_stop_inside_blocks(const Node& n) const {
  for (const Recorded& r : path_.delayed_at(n))
    if (arena_.blocks[r.first_block].nested) return true;
  const auto joined_by = [&](ThreadId t) {
    const Block* const attempt = blocked_attempt(n, t);
    return attempt != nullptr && attempt->want.kind == WantKind::Join ? attempt->want.what : vm::kNoThread;
  };
  for (const Recorded& r : path_.blocked_at(n)) {
    if (arena_.blocks[r.first_block].nested) return true;
    ThreadId t = joined_by(r.thread);
    for (u32 k = 0; k < world_.threads.size() && t != vm::kNoThread; ++k) {
      if (t == r.thread) return true;
      t = joined_by(t);
    }
  }
  for (ThreadId t = 0; t < world_.threads.size(); ++t)
    if (world_.thread(t).core.state == ThreadState::Waiting && !held_.held(t).empty()) return true;
  return false;
}

// The live threads with what is known of their next blocks. *all: it is known of each of them. (Who waits with a time
// limit can go on.)
std::vector<CutThread> Deadlocks::cut_threads(const Node& n, bool* all) const {
  std::vector<CutThread> threads;
  *all = true;
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    const vm::ThreadCore& core = world_.thread(t).core;
    if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) continue;
    CutThread c{t, nullptr, held_.held(t), 0};
    if (core.state == ThreadState::Waiting) {
      c.waits_on = core.wait_object;
      if (interp::pending_operation(world_, t).has_time_limit()) continue;
      if (n.summary.untried.contains(t)) {  // it could be woken without a notify
        *all = false;
        continue;
      }
    } else {
      for (const Recorded& r : path_.delayed_at(n))
        if (r.thread == t) c.attempt = &arena_.blocks[r.first_block];
      if (const Block* const attempt = blocked_attempt(n, t)) c.attempt = attempt;
      if (!c.attempt || c.attempt->want.kind == WantKind::OthersStuck) {
        *all = false;
        continue;
      }
    }
    threads.push_back(std::move(c));
  }
  return threads;
}

bool Deadlocks::stuck_but_for(const Node& n, const ThreadSet& untried) const {
  if (options_.mode.deadlocks != DeadlockCheck::Cut || !may_stop_inside_blocks(n) || could_time_out(n)) return false;
  bool all = false, stuck = false;
  const std::vector<CutThread> threads = cut_threads(n, &all);
  ThreadSet known;
  for (const CutThread& t : threads) known.insert(t.thread);
  HEDDLE_CHECK((known & untried).empty(), "a thread that has been tried");
  const bool whole = cut_check(arena_, threads, [&](const std::vector<CutStop>&, bool total, bool) { stuck |= total; });
  return stuck || !whole;
}

void Deadlocks::check_cut(const Node& n) {
  if (!may_stop_inside_blocks(n)) return;
  bool all = false;
  const std::vector<CutThread> threads = cut_threads(n, &all);
  // With sleep sets something is missing if the state has been met before: then that visit has checked it.
  if (!all && !options_.mode.uses_summaries()) return;
  const bool may_go_on = !all || could_time_out(n);
  const bool whole = cut_check(arena_, threads, [&](const std::vector<CutStop>& stops, bool total, bool cyclic) {
    if (!total || !may_go_on) add_cut(threads, stops, total, cyclic);
  });
  if (!whole) ++counts_.half_checked;
}

u64 Deadlocks::hash_of(const std::vector<CutStop>& stops, bool total) const {
  u64 hash = total ? 0x6a09e667f3bcc909ull : 0xbb67ae8584caa73bull;  // not a small number: thread ids are
  for (const CutStop& s : stops) {
    const vm::Thread& t = world_.thread(s.thread);
    const u64 place = t.core.frame_count ? (static_cast<u64>(t.top().method) << 32 | t.top().pc) : 0;
    for (u64 x : {static_cast<u64>(s.thread), static_cast<u64>(s.operations), static_cast<u64>(s.want.what),
                  static_cast<u64>(s.want.kind), static_cast<u64>(s.waits_on), place})
      hash = (hash ^ x) * 0x9e3779b97f4a7c15ull, hash ^= hash >> 29;
  }
  return hash;
}

void Deadlocks::add_cut(const std::vector<CutThread>& threads, const std::vector<CutStop>& stops, bool total,
                        bool cyclic) {
  const u64 hash = hash_of(stops, total);
  if (const auto known = cut_seen_.find(hash); known != cut_seen_.end()) {
    if (known->second < findings_.all().size()) findings_.count_again(known->second);
    return;
  }
  std::vector<std::string> parts;
  for (const CutStop& s : stops) parts.push_back(stuck_part(world_, s.thread, s.want, s.waits_on));
  const FindingId key = deadlock_id(std::move(parts));
  collect(total ? result_.stuck_keys : result_.cycle_keys, key);
  if (total && cyclic) {  // the cycle is reported for itself
    cut_seen_[hash] = kNoFinding;
    return;
  }
  std::vector<PathStep> more;
  for (const CutStop& s : stops) {
    const auto is_it = [&](const CutThread& c) { return c.thread == s.thread && c.attempt != nullptr; };
    const auto c = std::find_if(threads.begin(), threads.end(), is_it);
    // Who waits in a call has given back that call's monitor, which another one may stop with: so he goes first.
    more.insert(
        s.want.kind == WantKind::LaterCall ? more.begin() : more.end(),
        c == threads.end() ? PathStep{s.thread, s.operations, {}} : step_until(arena_, *c->attempt, s.operations));
  }
  findings_.add(FindingKind::Deadlock, key, more);
  cut_seen_[hash] = findings_.index_of(key);
}

// --- the paper's modes

// The paper's reverse lock chain analysis (section 6.1 there): potential deadlocks, false alarms W6.
void Deadlocks::look_at_attempt(const Block& attempt) {
  if (options_.mode.deadlocks != DeadlockCheck::ReverseLockChain) return;
  if (attempt.want.kind != WantKind::Monitor || is_init_monitor(attempt.want.what)) return;
  Ref wanted = attempt.want.what;
  std::vector<ThreadId> chain{attempt.thread};
  std::vector<std::string> parts{stuck_part(world_, attempt.thread, attempt.want, 0)};
  for (;;) {
    const u32 owner_word = world_.heap.header(wanted).owner;
    if (owner_word == 0) return;
    const ThreadId owner = owner_word - 1;
    if (owner == attempt.thread) break;
    if (std::find(chain.begin(), chain.end(), owner) != chain.end()) return;
    chain.push_back(owner);
    const Ref released = held_.last_released(owner);
    if (released == 0 || is_init_monitor(released)) return;
    parts.push_back(stuck_part(world_, owner, {WantKind::Monitor, released, vm::kNoThread}, 0));
    wanted = released;
  }
  if (chain.size() < 2) return;
  FindingId key = deadlock_id(std::move(parts), CauseKind::Potential);
  collect(result_.cycle_keys, key);
  findings_.add(FindingKind::PotentialDeadlock, std::move(key), {step_of(arena_, attempt)});
}

// --- brute force

// Cycles of wants are read off the state.
void Deadlocks::check_cycles(const Node& n) {
  for (const Recorded& r : path_.blocked_at(n)) {
    std::vector<ThreadId> chain;
    ThreadId t = r.thread;
    const Block* at = blocked_attempt(n, t);
    while (at != nullptr && (at->want.kind == WantKind::Monitor || at->want.kind == WantKind::Join) &&
           !at->want.interruptible && std::find(chain.begin(), chain.end(), t) == chain.end()) {
      chain.push_back(t);
      t = at->want.owner;
      at = t == vm::kNoThread ? nullptr : blocked_attempt(n, t);
    }
    if (at == nullptr || chain.empty() || t != chain.front()) continue;
    std::vector<std::string> parts;
    for (ThreadId x : chain) parts.push_back(stuck_part(world_, x, blocked_attempt(n, x)->want, 0));
    const FindingId key = deadlock_id(std::move(parts));
    collect(result_.cycle_keys, key);
    findings_.add(FindingKind::Deadlock, key);
  }
}

// --- nobody can go on

// Can nobody go on unless somebody wakes up without any reason? Nobody has to, ever: that is a deadlock, too.
bool Deadlocks::only_spurious_wakeups(const Node& n) const {
  bool some = false;
  for (const auto& t : world_.threads) {
    const vm::ThreadCore& core = t->core;
    if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) continue;
    const Block* const attempt = blocked_attempt(n, t->id);
    const bool attempted = attempt != nullptr && attempt->end == BlockEnd::Blocked;
    const bool waits = core.state == ThreadState::Waiting && !interp::pending_operation(world_, t->id).has_time_limit();
    const bool parks = want_now(world_, t->id).kind == WantKind::Permit;
    if (!attempted && !waits && !parks) return false;
    some |= !attempted;
  }
  return some && !could_time_out(n);
}

bool Deadlocks::could_time_out(const Node& n) const { return !waiting_for_time(n).empty(); }

// (Who has not had them all would have been tried.)
ThreadSet Deadlocks::waiting_for_time(const Node& n) const {
  ThreadSet waiting;
  for (const auto& t : world_.threads)
    if (waits_with_limit(world_, t->id)) waiting.insert(t->id);
  for (const Recorded& r : path_.blocked_at(n))
    if (arena_.blocks[r.first_block].want.kind == WantKind::TimedPermit) waiting.insert(r.thread);
  return waiting;
}

void Deadlocks::look_for_stranded(const Node& n) {
  for (ThreadId t : stranded_threads(world_))
    findings_.add(FindingKind::Deadlock,
                  {CauseKind::Stranded, {stuck_part(world_, t, {}, world_.thread(t).core.wait_object)}});
  for (const Recorded& r : path_.blocked_at(n)) {
    const Block& b = arena_.blocks[r.first_block];
    if (b.want.kind != WantKind::LaterCall || world_.thread(r.thread).core.daemon) continue;
    if (others_can_reach(world_, b.want.what, r.thread)) continue;
    findings_.add(FindingKind::Deadlock, {CauseKind::Stranded, {stuck_part(world_, r.thread, b.want, 0)}},
                  {step_of(arena_, b)});
  }
}

// Is everybody who still lives a thread of a pool or timer that waits for work?
bool Deadlocks::only_idle_workers(const Node& n) const {
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    const vm::ThreadCore& core = world_.thread(t).core;
    if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead || core.daemon) continue;
    if (const Block* const b = blocked_attempt(n, t); b != nullptr && b->idle) continue;
    if (core.state != ThreadState::Waiting || !library_call(world_, t).no_user_code) return false;
  }
  return true;
}

void Deadlocks::add_stuck(const Node& n) {
  std::vector<std::string> parts;
  std::vector<PathStep> more;
  // Partial progress of blocked attempts is part of the deadlock: let each run as far as it gets, now
  // that those before it hold what they have acquired on their way.
  std::vector<Taken> taken;
  std::vector<Want> wants(world_.threads.size());
  size_t waiting =
      0;  // of `more`, those who wait in a call: they go first, for the others may stop with that call's monitor
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    const vm::ThreadCore& core = world_.thread(t).core;
    if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) continue;
    Want& want = wants[t];
    // With spurious wakeups nobody has been blocked at his park.
    if (const Want now = want_now(world_, t); now.kind == WantKind::Permit) want = now;
    if (const Block* const b = blocked_attempt(n, t)) {
      want = b->want;
      u32 operations = b->visible_operations;
      for (u32 j = 0; j < held_at_want(*b); ++j) {
        const Ref m = arena_.monitors[b->acquired.begin + j];
        const auto is_taken = [&](const Taken& by) { return by.monitor == m && by.thread != t; };
        if (std::any_of(taken.begin(), taken.end(), is_taken)) {
          want = {WantKind::Monitor, m, vm::kNoThread};
          operations = arena_.counts[b->acquired_at.begin + j];
          break;
        }
        taken.push_back({m, t});
      }
      const bool waits = want.kind == WantKind::LaterCall;
      more.insert(waits ? more.begin() + static_cast<std::ptrdiff_t>(waiting++) : more.end(),
                  step_until(arena_, *b, operations));
    }
    parts.push_back(stuck_part(world_, t, want, core.wait_object));
  }
  FindingId key = deadlock_id(std::move(parts));
  collect(result_.stuck_keys, key);
  if (only_idle_workers(n))
    return findings_.add(FindingKind::NeverTerminates, deadlock_id(std::move(key.parts), CauseKind::Idle), more);
  // If some of the threads wait for each other in a cycle, that is the cause; the others only follow.
  if (const std::vector<ThreadId> cycle = cycle_of_wants(wants, taken); !cycle.empty()) {
    parts.clear();
    for (ThreadId x : cycle) parts.push_back(stuck_part(world_, x, wants[x], 0));
    key = deadlock_id(std::move(parts));
    collect(result_.cycle_keys, key);
  }
  findings_.add(FindingKind::Deadlock, std::move(key), more);
}

}  // namespace heddle::tester
