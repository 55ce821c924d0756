// The frontier of a search as an archive: what Search::keep_frontier writes and Search::resume reads, behind what
// explore() must know to start it. A new format of anything here is a new version of ArchiveKind::Frontier.
#pragma once

#include "checkpoint/schedule_archive.h"
#include "tester/search.h"

namespace heddle::tester {

// (Structured bindings: who adds a member must add it here.)
template <typename A>
void serialise(A& archive, RunnerOptions::Observed& o) {
  auto& [interrupts, liveness, thread_state, cycles, clock, plain_modes, queues, full_join, memory, identity, locks,
         library_state] = o;
  archive(interrupts, liveness, thread_state, cycles, clock, plain_modes, queues, full_join, memory, identity, locks,
          library_state);
}

template <typename A>
void serialise(A& archive, HiddenUse& u) {
  archive(u.object, u.offset, u.thread, u.several, u.written);
}

template <typename A>
void serialise(A& archive, BlockRunner::Memory& m) {
  auto& [slept, started, seen, done_at_start, hidden] = m;
  archive(slept, started, seen, done_at_start, hidden);
}

// Facts that the search has been restarted with (Search::restart_needed), and how often.
struct FrontierHead {
  RunnerOptions::Observed observed;
  std::vector<std::string> promoted;
  u64 restarts = 0;
  Suspects suspects;
  // The search was to start again because of a suspect that its first blocks did not know: nothing of it is kept but
  // the time.
  bool starts_again = false;
  double seconds = 0;
  std::string mode;
};

template <typename A>
void serialise(A& archive, FrontierHead& h) {
  archive(h.observed, h.promoted, h.restarts, h.suspects, h.starts_again, h.seconds, h.mode);
}

template <typename A>
void serialise(A& archive, Pick& p) {
  archive(p.at, p.kind, p.value, p.options);
}

template <typename A>
void serialise(A& archive, PathStep& s) {
  archive(s.thread, s.operations, s.picks, s.end_position.steps, s.end_position.frames, s.end_position.pc);
}

template <typename A>
void serialise(A& archive, RawFinding& f) {
  auto& [kind, key, count, first_schedule, path, schedule, promotable, inside_library, slow_decisions, others, race] =
      f;
  std::string id = to_string(key);
  archive(kind, id, count, first_schedule, path, schedule, promotable, inside_library, slow_decisions, others);
  archive(race.threads, race.object, race.offset, race.variable, race.promoted);
  for (RawFinding::Race::Side* side : {&race.first, &race.second}) archive(side->thread, side->method, side->pc);
  if constexpr (A::kReads)
    if (kind > kLastFindingKind || (key = finding_id_of(id)).is_none()) archive.fail();
}

template <typename A>
void serialise(A& archive, Counts& c) {
  auto& [complete, cut, aborted, stuck, pruned, abandoned, spinning, too_long, blocks, attempts, nodes, states, share,
         first_failure, timeouts_limited, step_limited, half_checked] = c;
  archive(complete, cut, aborted, stuck, pruned, abandoned, spinning, too_long, blocks, attempts, nodes, states, share,
          first_failure, timeouts_limited, step_limited, half_checked);
}

}  // namespace heddle::tester
