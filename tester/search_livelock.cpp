// Cycles in the graph of states (docs/algorithms.md, "Runs that never end").
//
// Two ways to find one, both sound: what is reported is a fair cycle that the replayed path can go round for
// ever. Fair means: each thread that lives either runs in the cycle, or is never able to in any of its states.
//   - A path comes back to a state that lies on itself, and the cycle between is fair.
//   - All paths from some state have been explored and none ends (a complete component of the graph, Tarjan
//     1972, without an edge to an end): the program is run on from there, whoever has not run for longest
//     first, until a state comes back.
// Not complete: a fair cycle of another shape beside paths that do end is met by chance only.
#include <unordered_map>

#include "tester/describe.h"
#include "tester/search.h"

namespace heddle::tester {

using interp::StopKind;

void Search::add_livelock(const ThreadSet& ran) {
  FindingId key{CauseKind::Livelock, {}};
  ran.for_each([&](ThreadId t) {
    const std::vector<Place> stack = places_of(world_, t);
    const Place* p = user_place(stack);
    key.parts.push_back(livelock_part(world_.thread_label(t), p == nullptr ? "" : p->method));
  });
  add_finding(FindingKind::NeverTerminates, std::move(key), path_so_far());
  look_for_stranded();
}

// The state of node n is on the search stack already, as `entry`.
void Search::look_for_livelock(const Node& n, const StateCache::Entry* entry) {
  ThreadSet ran, able = n.able;
  size_t at = depth_ - 1;
  for (; at > 0 && nodes_[at - 1].cache != entry; --at) {
    ran.insert(arena_.blocks[nodes_[at].path_block].thread);
    able = able | nodes_[at - 1].able;
  }
  if (at == 0) return;
  ran.insert(arena_.blocks[nodes_[at].path_block].thread);
  able = able | nodes_[at - 1].able;
  bool user = false;
  ran.for_each([&](ThreadId t) { user |= !world_.thread(t).core.daemon; });
  if (user && (able - ran).empty()) add_livelock(ran);
}

// Can t go on? A thread that has not run yet does not stand in front of an operation: it is tried.
bool Search::able_now(ThreadId t) {
  if (interp::pending_operation(world_, t).kind != StopKind::Budget)
    return want_now(world_, t).kind == WantKind::Nothing;
  const checkpoint::Checkpoints::Mark mark = checkpoints_.mark();
  const BlockArena::Position position = arena_.position();
  const BlockEnd end = arena_.blocks[runner_.run(t, {})].end;
  arena_.truncate(position);
  checkpoints_.restore(mark);
  checkpoints_.pop(mark);
  return end != BlockEnd::Blocked;
}

// One block of the thread that has not run for longest, of those that can go on. False: nobody can, or
// the run ends here.
bool Search::fair_step(std::vector<u64>* last_run, u64 now, ThreadId* ran) {
  last_run->resize(world_.threads.size(), 0);
  ThreadSet tried;
  for (;;) {
    ThreadId next = vm::kNoThread;
    candidates().for_each([&](ThreadId t) {
      if (!tried.contains(t) && (next == vm::kNoThread || (*last_run)[t] < (*last_run)[next])) next = t;
    });
    if (next == vm::kNoThread) return false;
    tried.insert(next);
    const checkpoint::Checkpoints::Mark mark = checkpoints_.mark();
    const BlockArena::Position position = arena_.position();
    const u32 index = runner_.run(next, {});
    const Block block = arena_.blocks[index];
    PathStep step{next, block.visible_operations, {}};
    for (u32 i = 0; i < block.picks.size; ++i) step.picks.push_back(arena_.picks[block.picks.begin + i]);
    arena_.truncate(position);
    if (restart_needed()) return false;
    switch (block.end) {
      case BlockEnd::Blocked:
      case BlockEnd::Spinning: checkpoints_.restore(mark); continue;
      case BlockEnd::Ended:
      case BlockEnd::Abandoned:
      case BlockEnd::TooLong:
      case BlockEnd::CutShort: return false;
      default: break;
    }
    beyond_.push_back(std::move(step));
    (*last_run)[next] = now;
    *ran = next;
    return true;
  }
}

// No end was met from the state of node n. Does a fair run from there go on for ever?
void Search::look_for_endless_run(const Node& n) {
  constexpr u64 kMaxSteps = 2'000;
  checkpoints_.restore(n.mark);
  std::vector<u64> last_run;
  std::vector<ThreadId> ran;          // by step
  std::vector<ThreadSet> able;        // before each step
  std::unordered_map<u64, u64> seen;  // state -> step
  // (At a limit of findings, too: who resumes does not come here again.)
  for (u64 now = 1; now <= kMaxSteps; ++now) {
    if (world_.scalars.live_user_threads == 0 || world_.scalars.exiting || could_time_out(n) || time_is_up()) break;
    const auto [before, fresh] = seen.try_emplace(digest_.compute({}).low, ran.size());
    if (!fresh) {
      ThreadSet ran_set, able_set;
      bool user = false;
      for (size_t i = before->second; i < ran.size(); ++i) {
        ran_set.insert(ran[i]);
        able_set = able_set | able[i];
        user |= !world_.thread(ran[i]).core.daemon;
      }
      if (user && (able_set - ran_set).empty()) {
        add_livelock(ran_set);
        break;
      }
    }
    ThreadSet can;
    candidates().for_each([&](ThreadId t) {
      if (able_now(t)) can.insert(t);
    });
    ThreadId who = vm::kNoThread;
    if (!fair_step(&last_run, now, &who)) break;
    ran.push_back(who);
    able.push_back(can);
  }
  beyond_.clear();
  checkpoints_.restore(n.mark);
}

}  // namespace heddle::tester
