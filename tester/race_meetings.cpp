#include "tester/race_meetings.h"

#include "tester/describe.h"

namespace heddle::tester {

RaceMeetings::RaceMeetings(vm::World& world, const BlockArena& arena, LocksetTable& locksets, Suspects& suspects,
                           RawFindings& findings, const Budget& budget)
    : world_(world), arena_(arena), findings_(findings), budget_(budget), check_(world, locksets, suspects) {}

void RaceMeetings::know(const Recorded& recorded) {
  for (u32 k = 0; k < recorded.count; ++k) known_.push_back(recorded.first_block + k);
}

void RaceMeetings::open(Node& node, const SearchPath& path) {
  node.met_begin = static_cast<u32>(known_.size());
  for (const Recorded& r : path.delayed_at(node)) know(r);
  for (const Recorded& r : path.blocked_at(node)) know(r);
}

bool RaceMeetings::meet(const Node& node, u32 block) {
  const Block& second = arena_.blocks[block];
  bool raced = false;
  for (size_t i = node.met_begin; i < known_.size() && !budget_.is_stopped(); ++i) {
    const Block& first = arena_.blocks[known_[i]];
    check_.meet(arena_, first, second, &meetings_);
    raced |= !meetings_.empty();
    for (const Meeting& m : meetings_) add_race(m, first, second);
  }
  known_.push_back(block);
  return raced;
}

void RaceMeetings::rebuild(SearchPath& path) {
  for (size_t i = 0; i < path.depth(); ++i) {
    Node& n = path[i];
    const Node* const next = i + 1 < path.depth() ? &path[i + 1] : nullptr;
    n.met_begin = static_cast<u32>(known_.size());
    const auto inherited = [&](const std::vector<Recorded>& stack, size_t begin, size_t end) {
      for (size_t k = begin; k < end; ++k)
        for (u32 b = stack[k].first_block; b < stack[k].first_block + stack[k].count; ++b)
          if (b < n.arena.blocks) known_.push_back(b);
    };
    inherited(path.delayed, n.delayed_begin, next ? next->delayed_begin : path.delayed.size());
    inherited(path.blocked, n.blocked_begin, next ? next->blocked_begin : path.blocked.size());
    const size_t end = next ? next->arena.blocks : arena_.blocks.size();
    for (size_t b = n.arena.blocks; b < end; ++b) known_.push_back(static_cast<u32>(b));
  }
}

// The search starts again when it is over, or when it has visited as many states since a suspect turned up as before:
// all restarts together cost a constant factor.
bool RaceMeetings::is_restart_due(u64 nodes, bool at_the_end) {
  if (!check_.grew()) return false;
  constexpr u64 kFew = 64;
  if (nodes_at_growth_ == 0) nodes_at_growth_ = nodes + 1;
  return at_the_end || nodes >= 2 * nodes_at_growth_ + kFew;
}

void RaceMeetings::add_race(const Meeting& m, const Block& first, const Block& second) {
  const Ref object = variable::object_of(m.first->variable);
  const u32 offset = variable::offset_of(m.first->variable);
  const RaceReport report{object,
                          offset,
                          {first.thread, 0, 0, m.first->method, m.first->pc, m.first->locks, m.first->write},
                          {second.thread, 0, 0, m.second->method, m.second->pc, m.second->locks, m.second->write},
                          false};
  RawFinding* const finding = findings_.add_race(
      FindingKind::DataRace, report,
      {step_until(arena_, first, m.first->operations), step_until(arena_, second, m.second->operations)});
  if (finding == nullptr) return;
  finding->promotable = promotable_name(world_, object, offset);
  RawFinding::Race& race = finding->race;
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

}  // namespace heddle::tester
