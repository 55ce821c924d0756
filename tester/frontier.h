// The frontier of a search as an archive: what Search::keep_frontier writes and Search::resume reads, behind what
// explore() must know to start it. A new format of anything here is a new version of ArchiveKind::Frontier.
#pragma once

#include "checkpoint/schedule_archive.h"
#include "tester/search.h"

namespace heddle::tester {

template <typename A>
void serialise(A& archive, RunnerOptions::Observed& o) {
  archive(o.interrupts, o.liveness, o.thread_state, o.full_join, o.locks);
}

// Facts that the search has been restarted with (Search::restart_needed), and how often.
struct FrontierHead {
  RunnerOptions::Observed observed;
  std::vector<std::string> promoted;
  u64 restarts = 0;
};

template <typename A>
void serialise(A& archive, FrontierHead& h) {
  archive(h.observed, h.promoted, h.restarts);
}

template <typename A>
void serialise(A& archive, Pick& p) {
  archive(p.at, p.kind, p.value, p.options);
}

template <typename A>
void serialise(A& archive, PathStep& s) {
  archive(s.thread, s.operations, s.picks);
}

template <typename A>
void serialise(A& archive, RawFinding& f) {
  archive(f.kind, f.key, f.count, f.first_schedule, f.path, f.schedule, f.field, f.others);
  if constexpr (A::kReads)
    if (f.kind > FindingKind::UnexpectedOutput) archive.fail();
}

template <typename A>
void serialise(A& archive, Counts& c) {
  archive(c.complete, c.cut, c.aborted, c.stuck, c.pruned, c.abandoned, c.spinning, c.too_long, c.blocks, c.attempts);
  archive(c.nodes, c.states, c.paths, c.share, c.first_failure, c.timeouts_limited);
}

template <typename A>
void serialise(A& archive, StateCache::Entry& e) {
  archive(e.delayed, e.paths, e.visits_open, e.index, e.low, e.pending, e.ends, e.elsewhere, e.cyclic);
}

template <typename A>
void serialise(A& archive, StateCache::Saved& s) {
  archive(s.seen, s.evicted, s.evict_at, s.next_index, s.entries);
}

}  // namespace heddle::tester
