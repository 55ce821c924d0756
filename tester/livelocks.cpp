#include "tester/livelocks.h"

#include <unordered_map>

#include "tester/describe.h"

namespace heddle::tester {

using interp::StopKind;

Livelocks::Livelocks(vm::World& world, checkpoint::Checkpoints& checkpoints, checkpoint::StateDigest& digest,
                     BlockArena& arena, BlockRunner& runner, SearchPath& path, RawFindings& findings,
                     Deadlocks& deadlocks, Budget& budget)
    : world_(world),
      checkpoints_(checkpoints),
      digest_(digest),
      arena_(arena),
      runner_(runner),
      path_(path),
      findings_(findings),
      deadlocks_(deadlocks),
      budget_(budget) {}

// (If only daemons run in it, no user thread can, and the program does not end.)
bool Livelocks::is_fair(const Round& round) { return (round.able - round.ran).empty(); }

// Who waits or parks with a time limit, whether he has had all timeouts that are tried in all orders or not.
ThreadSet Livelocks::waiting_for_time() const {
  ThreadSet waiting;
  for (const auto& t : world_.threads) {
    const bool parks = want_now(world_, t->id).kind == WantKind::TimedPermit;
    if (parks || waits_with_limit(world_, t->id)) waiting.insert(t->id);
  }
  return waiting;
}

void Livelocks::add(const ThreadSet& ran) {
  FindingId key{CauseKind::Livelock, {}};
  ran.for_each(
      [&](ThreadId t) { key.parts.push_back(livelock_part(world_.thread_name(t), looping_method(world_, t))); });
  findings_.add(FindingKind::NeverTerminates, std::move(key));
  deadlocks_.look_for_stranded(path_.top());
}

// With like threads the state is the same up to who is which of them: the second time round others do what these have
// done, until after some rounds everybody is where he was.
void Livelocks::go_round(const std::vector<ThreadId>& before, const std::vector<ThreadId>& after, Round* round) {
  if (before == after || before.size() != after.size()) return;
  for (bool more = true; more;) {
    more = false;
    for (ThreadSet* set : {&round->ran, &round->able})
      for (size_t i = 0; i < before.size(); ++i) {
        if (!set->contains(before[i]) || set->contains(after[i])) continue;
        set->insert(after[i]);
        more = true;
      }
  }
}

// Those who are in one state what the threads are in the other one, which has the same digest.
ThreadSet Livelocks::in_other_state(const ThreadSet& threads, const std::vector<ThreadId>& here,
                                    const std::vector<ThreadId>& there) {
  if (here == there || here.size() != there.size()) return threads;
  ThreadSet others;
  for (size_t i = 0; i < here.size(); ++i)
    if (threads.contains(here[i])) others.insert(there[i]);
  return others;
}

void Livelocks::look_at_cycle() {
  const Node& top = path_.top();
  Round round{{}, top.able};
  for (size_t at = path_.depth() - 1; at > 0; --at) {
    round.ran.insert(arena_.blocks[path_[at].path_block].thread);
    round.able = round.able | path_[at - 1].able;
    if (path_[at - 1].digest != top.digest) continue;
    Node& first = path_[at - 1];
    const std::vector<ThreadId>&before = first.summary.order.threads, &after = digest_.thread_order().threads;
    go_round(before, after, &round);
    const ThreadSet waiting = waiting_for_time() - round.ran;
    // While they go round time passes.
    if (!waiting.empty() && !first.in_time) first.let_time_pass(in_other_state(waiting, after, before) - first.delayed);
    if (waiting.empty() && is_fair(round)) add(round.ran);
    return;
  }
}

// Can t go on? Whose next operation is possible, and no non-mover, may be stuck behind it in the same block, such as at
// the second of two joins: it is tried. So is a thread that has not run yet, which does not stand in front of an
// operation. (Who goes round for ever by himself gets his turns, and nothing changes.)
bool Livelocks::is_able(ThreadId t, bool hastily) {
  const StopKind next = interp::pending_operation(world_, t).kind;
  if (next != StopKind::Budget) {
    if (want_now(world_, t).kind != WantKind::Nothing) return false;
    if (interp::mover_of(next) == interp::Mover::Non) return true;
  }
  const checkpoint::Checkpoints::Mark mark = checkpoints_.mark();
  const BlockArena::Position position = arena_.position();
  const BlockEnd end = arena_.blocks[runner_.run_on_trial(t, hastily)].end;
  arena_.truncate(position);
  checkpoints_.restore(mark);
  checkpoints_.pop(mark);
  return end != BlockEnd::Blocked && end != BlockEnd::Spinning;
}

ThreadSet Livelocks::able_among(const ThreadSet& threads) {
  ThreadSet able;
  threads.for_each([&](ThreadId t) {
    if (is_able(t, true)) able.insert(t);
  });
  return able;
}

// False: t cannot go on, and nothing has changed; or with *ended the run ends here. *looks_at_clock: of the block.
bool Livelocks::try_block(ThreadId t, bool* ended, bool* looks_at_clock) {
  const checkpoint::Checkpoints::Mark mark = checkpoints_.mark();
  const BlockArena::Position position = arena_.position();
  const u32 index = runner_.run(t, {});
  const BlockEnd end = arena_.blocks[index].end;
  PathStep step = step_of(arena_, arena_.blocks[index]);
  *looks_at_clock = arena_.blocks[index].looks_at_clock;
  arena_.truncate(position);
  *ended = runner_.restart_needed() || end == BlockEnd::Ended || end == BlockEnd::Abandoned ||
           end == BlockEnd::TooLong || end == BlockEnd::CutShort;
  if (*ended) return false;
  if (end == BlockEnd::Blocked || end == BlockEnd::Spinning) {
    checkpoints_.restore(mark);
    return false;
  }
  path_.beyond.push_back(std::move(step));
  return true;
}

// Runs one block of the thread that has not run for longest, of those that can go on, and says whose. kNoThread: nobody
// can, or the run ends here.
ThreadId Livelocks::run_longest_waiting(std::vector<u64>* last_run, u64 now, bool* looks_at_clock) {
  last_run->resize(world_.threads.size(), 0);
  ThreadSet tried;
  for (;;) {
    ThreadId next = vm::kNoThread;
    runner_.candidates().for_each([&](ThreadId t) {
      if (!tried.contains(t) && (next == vm::kNoThread || (*last_run)[t] < (*last_run)[next])) next = t;
    });
    if (next == vm::kNoThread) return next;
    tried.insert(next);
    bool ended = false;
    if (try_block(next, &ended, looks_at_clock)) {
      (*last_run)[next] = now;
      return next;
    }
    if (ended) return vm::kNoThread;
  }
}

bool Livelocks::look_for_endless_run() {
  constexpr u64 kMaxSteps = 2'000;
  const Node& n = path_.top();
  checkpoints_.restore(n.mark);
  runner_.let_time_pass(true);
  std::vector<u64> last_run;
  std::vector<ThreadId> ran;          // by step
  std::vector<ThreadSet> able;        // before each step
  std::vector<char> at_clock;         // of each step
  std::unordered_map<u64, u64> seen;  // state, whatever the time -> step
  bool found = false;
  // (At a limit of findings, too: who resumes does not come here again.)
  for (u64 now = 1; now <= kMaxSteps; ++now) {
    if (world_.scalars.live_user_threads == 0 || world_.scalars.exiting || budget_.time_is_up()) break;
    digest_.compute({});
    const auto [before, fresh] = seen.try_emplace(digest_.timeless().low, ran.size());
    if (!fresh) {
      Round round;
      bool looks_at_clock = false;
      for (size_t i = before->second; i < ran.size(); ++i) {
        round.ran.insert(ran[i]);
        round.able = round.able | able[i];
        looks_at_clock |= at_clock[i] != 0;
      }
      if (is_fair(round)) {
        found = !looks_at_clock;
        if (found) add(round.ran);
        break;
      }
    }
    ThreadSet can;
    runner_.candidates().for_each([&](ThreadId t) {
      if (is_able(t, false)) can.insert(t);
    });
    bool looks_at_clock = false;
    const ThreadId who = run_longest_waiting(&last_run, now, &looks_at_clock);
    if (who == vm::kNoThread) break;
    ran.push_back(who);
    at_clock.push_back(looks_at_clock);
    able.push_back(can);
  }
  path_.beyond.clear();
  runner_.let_time_pass(false);
  checkpoints_.restore(n.mark);
  return found;
}

}  // namespace heddle::tester
