#include "tester/clock_loops.h"

#include <algorithm>

namespace heddle::tester {

u64 ClockLoops::step(u32 steps) { return 1'000'000ull << steps; }

// (Nobody is slow: then time passes by sleeps and time limits alone.)
bool ClockLoops::applies(size_t index) const {
  return index != 0 && world_.scalars.clock_observed && options_.late_clock && options_.mode.uses_summaries() &&
         !options_.mode.exact_states;
}

void ClockLoops::enter_unkept(size_t index) {
  if (rows_.size() > index) rows_[index].known = false;
}

void ClockLoops::enter(size_t index) {
  if (!applies(index)) return enter_unkept(index);
  if (rows_.size() <= index) rows_.resize(index + 1);
  Row& row = rows_[index];
  const Row& parent = rows_[index - 1];
  const ThreadId ran = arena_.blocks[path_[index].path_block].thread;
  row.known = true;
  row.timeless = digest_.timeless();
  row.clock = world_.scalars.clock_ns;
  row.place = place_hash(world_, ran);
  row.round = kNone;
  row.paces.clear();
  if (parent.known) row.paces = parent.paces;
  // It has left its loop.
  std::erase_if(row.paces, [&](const Pace& p) {
    return p.thread == ran && std::find(p.places.begin(), p.places.end(), row.place) == p.places.end();
  });
  const auto [known, fresh] = latest_.try_emplace(row.timeless, index);
  if (fresh) return;
  row.round = std::exchange(known->second, index);
  Node& node = path_[index];
  const Node& before = path_[row.round];
  if (before.digest == node.digest) return;
  runner_.see(BlockRunner::kClockLoop);
  if (!next_round(row.round, index)) return;
  node.digest = before.digest;
  has_taken_rounds_ = true;
}

void ClockLoops::leave(size_t index) {
  if (index >= rows_.size() || !std::exchange(rows_[index].known, false)) return;
  const Row& row = rows_[index];
  if (row.round == kNone) latest_.erase(row.timeless);
  else latest_[row.timeless] = row.round;
}

// Who has run since then goes on with longer steps. True: they are as long as they can be.
bool ClockLoops::next_round(size_t before, size_t index) {
  Row& row = rows_[index];
  std::vector<ThreadId> ran;
  for (size_t at = before + 1; at <= index; ++at) {
    const ThreadId t = arena_.blocks[path_[at].path_block].thread;
    Pace& pace = pace_of(t, rows_[before], &row);
    if (std::find(pace.places.begin(), pace.places.end(), rows_[at].place) == pace.places.end())
      pace.places.push_back(rows_[at].place);
    if (std::find(ran.begin(), ran.end(), t) == ran.end()) ran.push_back(t);
  }
  const u64 round = row.clock - rows_[before].clock;
  bool longest = false;
  for (const ThreadId t : ran) {
    Pace& pace = pace_of(t, rows_[before], &row);
    do ++pace.steps;
    while (pace.steps <= kLastStep && pace.began + step(pace.steps) < row.clock + round);
    longest |= pace.steps > kLastStep;
    pace.steps = std::min(pace.steps, kLastStep);
  }
  return longest;
}

ClockLoops::Pace& ClockLoops::pace_of(ThreadId thread, const Row& before, Row* row) const {
  for (Pace& p : row->paces)
    if (p.thread == thread) return p;
  row->paces.push_back({thread, before.clock, 0, {}});
  return row->paces.back();
}

u64 ClockLoops::pace(size_t index, ThreadId thread) const {
  if (index >= rows_.size() || !rows_[index].known) return 0;
  for (const Pace& p : rows_[index].paces)
    if (p.thread == thread) return p.began + step(p.steps);
  return 0;
}

}  // namespace heddle::tester
