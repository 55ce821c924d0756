#include "tester/leaves.h"

#include "tester/describe.h"
#include "tester/replay.h"
#include "tester/search_log.h"

namespace heddle::tester {

Leaves::Leaves(vm::World& world, const ExploreOptions& options, const BlockArena& arena, const SearchPath& path,
               checkpoint::StateDigest& digest, RawFindings& findings, Deadlocks& deadlocks, ExploreResult& result)
    : world_(world),
      options_(options),
      arena_(arena),
      path_(path),
      digest_(digest),
      findings_(findings),
      deadlocks_(deadlocks),
      result_(result) {}

void Leaves::at_end_of_path(Node& n) {
  if (world_.scalars.live_user_threads == 0 || world_.scalars.exiting) return complete();
  const bool all_accounted = (n.candidates - n.delayed - n.blocked).empty();  // each is delayed, blocked or waiting
  if (!n.delayed.empty()) {
    if (!n.blocked.empty() && all_accounted) count(&Counts::aborted, "aborted");
    else count(&Counts::cut, "cut");
    return;
  }
  if (add_spinning(n)) {
    deadlocks_.look_for_stranded(n);
    return count(&Counts::spinning, "spinning");
  }
  // If only more timeouts were tried. (And somebody might be interrupted then, so that nobody is stranded yet.)
  if (!n.in_time && deadlocks_.could_time_out(n)) return count(&Counts::timeouts_limited, "limited");
  // Figure 3 to the letter has lost a thread that could run (W1).
  if (!all_accounted) return count(&Counts::cut, "cut");
  deadlocks_.add_stuck(n);
  count(&Counts::stuck, "stuck");
}

// Do some of those who are left spin?
bool Leaves::add_spinning(const Node& n) {
  FindingId key{CauseKind::Spin, {}};
  bool spins = false;
  for (const Recorded& r : path_.blocked_at(n)) {
    if (arena_.blocks[r.first_block].end != BlockEnd::Spinning) continue;
    key.parts.push_back(stuck_part(world_, r.thread, {}, 0));
    spins = true;
  }
  if (spins) findings_.add(FindingKind::NeverTerminates, std::move(key));
  return spins;
}

void Leaves::complete() {
  count(&Counts::complete, "complete");
  const std::string& output = world_.out.text;
  // (Where nobody asks for the outputs they are counted, and some are shown. A path may be long.)
  constexpr size_t kMostSchedules = 64;
  if (++result_.outputs[output] == 1 && (options_.outcomes || result_.output_schedules.size() < kMostSchedules))
    result_.output_schedules[output] = to_schedule(world_, path_.steps());
  if (!options_.expected_outputs.empty() && !options_.expected_outputs.contains(output))
    findings_.add(FindingKind::UnexpectedOutput, output_id(output));
  if (options_.end_state) {
    result_.end_states.insert(options_.end_state(world_));
  } else if (options_.collect_end_states) {
    const checkpoint::Digest d = digest_.compute({});
    result_.end_states.insert(std::to_string(d.low) + "/" + std::to_string(d.high));
  }
}

void Leaves::count(u64 Counts::*kind, const char* name) {
  ++(result_.counts.*kind);
  if (options_.log) options_.log->leaf(name);
  if (options_.on_leaf) options_.on_leaf(path_.threads(), kind, name);
  if (options_.on_path) options_.on_path(result_.restarts, [this] { return to_schedule(world_, path_.steps()); });
}

}  // namespace heddle::tester
