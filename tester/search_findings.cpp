// What the search finds on its way: failures, races, deadlocks of all or some, and the paper's potential ones.
#include "tester/search.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/library_race.h"
#include "tester/reachability.h"
#include "tester/search_log.h"
#include "tester/trace.h"

namespace heddle::tester {

using vm::ThreadState;

std::vector<PathStep> Search::path_so_far() const {
  std::vector<PathStep> path = prefix_;
  auto add = [&](const Block& b) {
    PathStep step{b.thread, b.visible_operations, {}};
    for (u32 i = 0; i < b.picks.size; ++i) step.picks.push_back(arena_.picks[b.picks.begin + i]);
    path.push_back(std::move(step));
  };
  for (size_t i = 1; i < depth_; ++i) add(arena_.blocks[nodes_[i].path_block]);
  path.insert(path.end(), beyond_.begin(), beyond_.end());
  return path;
}

void Search::add_finding(FindingKind kind, FindingId key, std::vector<PathStep> path) {
  auto [it, fresh] = finding_index_.try_emplace(key, raw_findings_.size());
  if (!fresh) {
    if (seen_again(raw_findings_[it->second])) keep_schedule(raw_findings_[it->second], path);
    return;
  }
  if (options_.log) options_.log->finding(to_string(key));
  RawFinding f;
  f.kind = kind;
  f.key = std::move(key);
  f.count = 1;
  f.first_schedule = counts_->schedules() + 1;
  f.schedule = to_schedule(world_, path);
  f.timeouts = timeouts_on_path();
  f.path = std::move(path);
  raw_findings_.push_back(std::move(f));
  bool failure = is_failure(kind) || (kind == FindingKind::LockDiscipline && options_.strict_discipline);
  if (failure) {
    ++failures_;
    if (counts_->first_failure == 0) counts_->first_failure = counts_->schedules() + 1;
    if (options_.limits.first || failures_ >= options_.limits.max_findings) {
      over_ = true;
      end_ = SearchEnd::FindingLimit;
    }
  }
}

void Search::tell_findings() {
  constexpr double kAfter = 1;
  if (!on_finding_ || seconds_now() < kAfter) return;
  while (told_ < raw_findings_.size()) on_finding_(raw_findings_[told_++]);
}

void Search::keep_schedule(RawFinding& f, const std::vector<PathStep>& path) {
  f.others.insert(f.others.begin(), to_schedule(world_, path));  // the latest first: it may have fewer timeouts
}

u32 Search::timeouts_on_path() const {
  u32 timeouts = 0;
  auto add = [&](const Pick& p) { timeouts += p.kind == interp::DecisionKind::Timeout; };
  for (size_t i = 1; i < depth_; ++i) {
    const Block& b = arena_.blocks[nodes_[i].path_block];
    timeouts += b.timed_out;
    for (u32 k = 0; k < b.picks.size; ++k) add(arena_.picks[b.picks.begin + k]);
  }
  for (const Pick& p : runner_.current_picks()) add(p);
  return timeouts;
}

// Counts it; true if its schedule should be kept as one of several: if it has fewer timeouts than any before;
// the 2nd to 8th, and each twice as late as the one before.
bool Search::seen_again(RawFinding& f) {
  ++f.count;
  if (!runner_.slept()) return false;
  if (const u32 timeouts = timeouts_on_path(); timeouts < f.timeouts) {
    f.timeouts = timeouts;
    return true;
  }
  return f.others.size() < 24 && (f.count <= 8 || (f.count & (f.count - 1)) == 0);
}

// The path with the block that is being run right now, up to `operations`.
namespace {
void add_partial(std::vector<PathStep>& path, ThreadId thread, u32 operations, const std::vector<Pick>& picks) {
  PathStep step{thread, operations, {}};
  for (const Pick& p : picks)
    if (p.at < operations) step.picks.push_back(p);
  path.push_back(std::move(step));
}
}  // namespace

void Search::on_fault(const ProgramFault& fault) {
  if (world_.address_space_exhausted) return;  // no fault of the program's
  if (rebuilding_) return;
  FindingId key = fault_key(world_, fault);
  if (options_.collect_end_states) result_->fault_keys.insert(to_string(key));
  auto known = finding_index_.find(key);
  const bool keep = known != finding_index_.end() && seen_again(raw_findings_[known->second]);
  if (known != finding_index_.end() && !keep) return;
  std::vector<PathStep> path = path_so_far();
  // One more operation: the one that throws (it is performed so that a replay shows it).
  add_partial(path, fault.thread, fault.visible_operations + 1, runner_.current_picks());
  if (keep) return keep_schedule(raw_findings_[known->second], path);
  add_finding(kind_of_fault(fault), std::move(key), std::move(path));
}

// The block against those that are known at the node: each pair of accesses before which both threads can stand. True:
// there is one.
bool Search::meet_others(const Node& node, u32 index) {
  bool raced = false;
  for (size_t i = node.met_begin; i < met_.size() && !over_; ++i) {
    races_->meet(arena_, arena_.blocks[met_[i]], arena_.blocks[index], &meetings_);
    raced |= !meetings_.empty();
    for (const Meeting& m : meetings_) add_race(m, arena_.blocks[met_[i]], arena_.blocks[index]);
  }
  met_.push_back(index);
  return raced;
}

// A suspect moves the ends of blocks at once; those that were run before have not been seen as they should be. The
// search starts again when it is over, or when it has visited as many states since as before: all restarts
// together cost a constant factor.
void Search::restart_when_due(bool at_the_end) {
  if (!races_ || !races_->grew()) return;
  constexpr u64 kFew = 64;
  if (nodes_at_growth_ == 0) nodes_at_growth_ = counts_->nodes + 1;
  if (at_the_end || counts_->nodes >= 2 * nodes_at_growth_ + kFew) restart_for_suspects_ = true;
}

void Search::add_race(const Meeting& m, const Block& first, const Block& second) {
  const Ref object = variable::object_of(m.first->variable);
  const u32 offset = variable::offset_of(m.first->variable);
  const RaceReport report{object,
                          offset,
                          {first.thread, 0, 0, m.first->method, m.first->pc, m.first->locks, m.first->write},
                          {second.thread, 0, 0, m.second->method, m.second->pc, m.second->locks, m.second->write},
                          false};
  FindingId key = race_key(world_, report);
  const auto known = finding_index_.find(key);
  if (known != finding_index_.end()) {
    ++raw_findings_[known->second].count;
    return;
  }
  std::vector<PathStep> path = path_so_far();
  const auto add = [&](const Block& b, const PendingAccess& a) {
    PathStep step{b.thread, a.operations, {}};
    for (u32 i = 0; i < b.picks.size; ++i)
      if (arena_.picks[b.picks.begin + i].at < a.operations) step.picks.push_back(arena_.picks[b.picks.begin + i]);
    path.push_back(std::move(step));
  };
  add(first, *m.first);
  add(second, *m.second);
  const bool library = note_library_race(report);
  add_finding(FindingKind::DataRace, std::move(key), std::move(path));
  RawFinding& raw = raw_findings_.back();
  raw.inside_library = library;
  raw.promotable = promotable_name(world_, object, offset);
  RawFinding::Race& race = raw.race;
  for (const auto& t : world_.threads) race.threads.push_back(interp::thread_path(world_, t->id));
  race.object = world_.object_label(object);
  race.offset = offset;
  race.promoted = is_promoted(world_, object, offset);
  race.variable = variable_label(world_, object, offset, m.first->method, m.first->pc);
  const auto side = [&](const Block& b, const PendingAccess& a) {
    return RawFinding::Race::Side{b.thread, world_.classes.method_by_id(a.method)->name_hash, a.pc};
  };
  race.first = side(first, *m.first);
  race.second = side(second, *m.second);
}

// Is the race inside an object of the library? All those inside objects of one class count as one towards the limit of
// findings: they will be one finding for each object.
bool Search::note_library_race(const RaceReport& race) {
  const std::string library = raced_library_class(world_, race);
  if (library.empty()) return false;
  if (!race.ordered && !raced_in_library_.insert(library).second) --failures_;  // the next one is counted again
  return true;
}

void Search::on_race(const RaceReport& race) {
  if (rebuilding_) return;
  FindingId key = race_key(world_, race);
  auto known = finding_index_.find(key);
  if (known != finding_index_.end()) {
    ++raw_findings_[known->second].count;
    return;
  }
  const bool library = note_library_race(race);
  std::vector<PathStep> path = path_so_far();
  add_partial(path, race.later.thread, runner_.current_operations(), runner_.current_picks());
  add_finding(race.ordered ? FindingKind::LockDiscipline : FindingKind::DataRace, std::move(key), std::move(path));
  raw_findings_.back().inside_library = library;
  if (!race.ordered && !is_promoted(world_, race.object, race.offset))
    raw_findings_.back().promotable = promotable_name(world_, race.object, race.offset);
}

void Search::on_breach(const FinalizerBreach& breach) {
  if (rebuilding_) return;
  auto known = finding_index_.find(breach.key);
  if (known != finding_index_.end()) {
    ++raw_findings_[known->second].count;
    return;
  }
  std::vector<PathStep> path = path_so_far();
  if (breach.in_block)
    add_partial(path, runner_.current_thread(), runner_.current_operations(), runner_.current_picks());
  add_finding(FindingKind::Finalization, breach.key, std::move(path));
}

void Search::check_cut(const Node& n) {
  // Cheap test first: a deadlock inside blocks needs somebody who holds something while he wants more.
  bool possible = false;
  auto look = [&](const Entry& e) { possible |= arena_.blocks[e.first_block].nested; };
  for (size_t i = n.delayed_begin; i < delayed_.size() && !possible; ++i) look(delayed_[i]);
  // ... or threads that join each other.
  auto joined_by = [&](ThreadId t) {
    for (size_t i = n.blocked_begin; i < blocked_.size(); ++i) {
      const Want& want = arena_.blocks[blocked_[i].first_block].want;
      if (blocked_[i].thread == t && want.kind == WantKind::Join) return want.what;
    }
    return vm::kNoThread;
  };
  for (size_t i = n.blocked_begin; i < blocked_.size() && !possible; ++i) {
    look(blocked_[i]);
    ThreadId t = joined_by(blocked_[i].thread);
    for (u32 k = 0; k < world_.threads.size() && t != vm::kNoThread && !possible; ++k) {
      possible = t == blocked_[i].thread;
      t = joined_by(t);
    }
  }
  for (ThreadId t = 0; t < world_.threads.size() && !possible; ++t)
    possible = world_.thread(t).core.state == ThreadState::Waiting && !held_.held(t).empty();
  if (!possible) return;

  std::vector<CutThread> threads;
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    const vm::ThreadCore& core = world_.thread(t).core;
    if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) continue;
    CutThread c{t, nullptr, held_.held(t), 0};
    if (core.state == ThreadState::Waiting) {
      c.waits_on = core.wait_object;
      if (core.wake_time != ~0ull) continue;  // it can time out
    } else {
      for (size_t i = n.delayed_begin; i < delayed_.size(); ++i)
        if (delayed_[i].thread == t) c.attempt = &arena_.blocks[delayed_[i].first_block];
      for (size_t i = n.blocked_begin; i < blocked_.size(); ++i)
        if (blocked_[i].thread == t) c.attempt = &arena_.blocks[blocked_[i].first_block];
      if (!c.attempt) return;  // pruned by the cache: the first visit of this state has checked it
    }
    threads.push_back(std::move(c));
  }
  const bool somebody_can_time_out = could_time_out(n);
  std::vector<PathStep> base;
  cut_check(arena_, threads, [&](const std::vector<CutStop>& stops, bool total, bool cyclic) {
    if (total && somebody_can_time_out) return;
    u64 hash = total ? 0x6a09e667f3bcc909ull : 0xbb67ae8584caa73bull;  // not a small number: thread ids are
    for (const CutStop& s : stops) {
      const vm::Thread& t = world_.thread(s.thread);
      u64 place = t.core.frame_count ? (static_cast<u64>(t.top().method) << 32 | t.top().pc) : 0;
      for (u64 x : {static_cast<u64>(s.thread), static_cast<u64>(s.operations), static_cast<u64>(s.want.what),
                    static_cast<u64>(s.want.kind), static_cast<u64>(s.waits_on), place})
        hash = (hash ^ x) * 0x9e3779b97f4a7c15ull, hash ^= hash >> 29;
    }
    auto known = cut_seen_.find(hash);
    if (known != cut_seen_.end()) {
      if (known->second < raw_findings_.size()) ++raw_findings_[known->second].count;
      return;
    }
    std::vector<std::string> parts;
    for (const CutStop& s : stops) parts.push_back(stuck_part(world_, s.thread, s.want, s.waits_on));
    const FindingId key = deadlock_id(std::move(parts));
    if (options_.collect_end_states) (total ? result_->stuck_keys : result_->cycle_keys).insert(to_string(key));
    if (total && cyclic) {  // the cycle is reported for itself
      cut_seen_[hash] = raw_findings_.size() + 1'000'000;
      return;
    }
    std::vector<PathStep> path = path_so_far();
    for (const CutStop& s : stops) {
      PathStep step{s.thread, s.operations, {}};
      for (const CutThread& c : threads)
        if (c.thread == s.thread && c.attempt)
          for (u32 i = 0; i < c.attempt->picks.size; ++i)
            if (arena_.picks[c.attempt->picks.begin + i].at < s.operations)
              step.picks.push_back(arena_.picks[c.attempt->picks.begin + i]);
      path.push_back(std::move(step));
    }
    add_finding(FindingKind::Deadlock, key, std::move(path));
    cut_seen_[hash] = finding_index_[key];
  });
}

// The paper's reverse lock chain analysis (section 6.1 there): potential deadlocks, false alarms W6.
void Search::check_reverse_chain(const Block& attempt) {
  if (attempt.want.kind != WantKind::Monitor || is_init_monitor(attempt.want.what)) return;
  Ref wanted = attempt.want.what;
  std::vector<ThreadId> chain{attempt.thread};
  std::vector<std::string> parts{stuck_part(world_, attempt.thread, attempt.want, 0)};
  for (;;) {
    u32 owner_word = world_.heap.header(wanted).owner;
    if (owner_word == 0) return;
    ThreadId owner = owner_word - 1;
    if (owner == attempt.thread) {
      if (chain.size() < 2) return;
      FindingId key = deadlock_id(std::move(parts), CauseKind::Potential);
      if (options_.collect_end_states) result_->cycle_keys.insert(to_string(key));
      std::vector<PathStep> path = path_so_far();
      add_partial(path, attempt.thread, attempt.visible_operations, runner_.current_picks());
      add_finding(FindingKind::PotentialDeadlock, std::move(key), std::move(path));
      return;
    }
    if (std::find(chain.begin(), chain.end(), owner) != chain.end()) return;
    chain.push_back(owner);
    Ref released = held_.last_released(owner);
    if (released == 0 || is_init_monitor(released)) return;
    parts.push_back(stuck_part(world_, owner, {WantKind::Monitor, released, vm::kNoThread}, 0));
    wanted = released;
  }
}

// Brute force sees every state: cycles of wants are read off directly.
void Search::check_cycles_now(const Node& n) {
  auto want_of = [&](ThreadId t) -> const Want* {
    for (size_t i = n.blocked_begin; i < blocked_.size(); ++i)
      if (blocked_[i].thread == t) return &arena_.blocks[blocked_[i].first_block].want;
    return nullptr;
  };
  for (size_t i = n.blocked_begin; i < blocked_.size(); ++i) {
    std::vector<ThreadId> chain;
    ThreadId t = blocked_[i].thread;
    const Want* w = want_of(t);
    while (w && (w->kind == WantKind::Monitor || w->kind == WantKind::Join) && !w->interruptible &&
           std::find(chain.begin(), chain.end(), t) == chain.end()) {
      chain.push_back(t);
      t = w->owner;
      w = t == vm::kNoThread ? nullptr : want_of(t);
    }
    if (!w || chain.empty() || t != chain.front()) continue;
    std::vector<std::string> parts;
    for (ThreadId x : chain) parts.push_back(stuck_part(world_, x, *want_of(x), 0));
    FindingId key = deadlock_id(std::move(parts));
    if (options_.collect_end_states) result_->cycle_keys.insert(to_string(key));
    add_finding(FindingKind::Deadlock, std::move(key), path_so_far());
  }
}

// Others may go on for ever, but these never will: a partial deadlock.
void Search::look_for_stranded() {
  for (ThreadId t : stranded_threads(world_))
    add_finding(FindingKind::Deadlock,
                {CauseKind::Stranded, {stuck_part(world_, t, {}, world_.thread(t).core.wait_object)}}, path_so_far());
}

// Is everybody who still lives a thread of a pool or timer that waits for work?
bool Search::only_idle_workers() const {
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    const vm::ThreadCore& core = world_.thread(t).core;
    if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead || core.daemon) continue;
    if (core.state != ThreadState::Waiting || !library_call(world_, t).no_user_code) return false;
  }
  return true;
}

void Search::stuck(const Node& n) {
  std::vector<std::string> parts;
  std::vector<PathStep> path = path_so_far();
  // Partial progress of blocked attempts is part of the deadlock: let each run as far as it gets, now
  // that those before it hold what they have acquired on their way.
  std::vector<Ref> taken;
  std::vector<std::pair<Ref, ThreadId>> taken_by;
  std::vector<Want> wants(world_.threads.size());
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    const vm::ThreadCore& core = world_.thread(t).core;
    if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) continue;
    Want& want = wants[t];
    // With spurious wakeups nobody has been blocked at his park.
    if (const Want now = want_now(world_, t); now.kind == WantKind::Permit) want = now;
    for (size_t i = n.blocked_begin; i < blocked_.size(); ++i) {
      if (blocked_[i].thread != t) continue;
      const Block& b = arena_.blocks[blocked_[i].first_block];
      want = b.want;
      PathStep step{t, b.visible_operations, {}};
      const size_t before = taken.size();
      for (u32 j = 0; j < b.acquired.size; ++j) {
        const Ref m = arena_.monitors[b.acquired.begin + j];
        const auto end = taken.begin() + static_cast<std::ptrdiff_t>(before);
        if (std::find(taken.begin(), end, m) != end) {
          want = {WantKind::Monitor, m, vm::kNoThread};
          step.operations = arena_.counts[b.acquired_at.begin + j];
          break;
        }
        taken.push_back(m);
        taken_by.emplace_back(m, t);
      }
      for (u32 k = 0; k < b.picks.size; ++k)
        if (arena_.picks[b.picks.begin + k].at < step.operations) step.picks.push_back(arena_.picks[b.picks.begin + k]);
      path.push_back(std::move(step));
    }
    parts.push_back(stuck_part(world_, t, want, core.wait_object));
  }
  FindingId key = deadlock_id(std::move(parts));
  if (options_.collect_end_states) result_->stuck_keys.insert(to_string(key));
  if (only_idle_workers())
    return add_finding(FindingKind::NeverTerminates, deadlock_id(std::move(key.parts), CauseKind::Idle), std::move(path));
  // If some of the threads wait for each other in a cycle, that is the cause; the others only follow.
  auto next = [&](ThreadId t) -> ThreadId {
    const Want& w = wants[t];
    if (w.interruptible) return vm::kNoThread;
    if (w.kind == WantKind::Join) return w.what;
    if (w.kind != WantKind::Monitor) return vm::kNoThread;
    for (const auto& [monitor, taker] : taken_by)
      if (monitor == w.what && taker != t) return taker;
    return w.owner;
  };
  for (ThreadId t = 0; t < wants.size(); ++t) {
    std::vector<ThreadId> chain;
    ThreadId u = t;
    while (u != vm::kNoThread && u < wants.size() && std::find(chain.begin(), chain.end(), u) == chain.end()) {
      chain.push_back(u);
      u = next(u);
    }
    if (u != t || next(t) == vm::kNoThread) continue;
    if (*std::min_element(chain.begin(), chain.end()) != t) continue;  // each cycle once
    parts.clear();
    for (ThreadId x : chain) parts.push_back(stuck_part(world_, x, wants[x], 0));
    key = deadlock_id(std::move(parts));
    if (options_.collect_end_states) result_->cycle_keys.insert(to_string(key));
    break;
  }
  add_finding(FindingKind::Deadlock, std::move(key), std::move(path));
}

}  // namespace heddle::tester
