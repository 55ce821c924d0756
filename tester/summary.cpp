#include "tester/summary.h"

#include <algorithm>

namespace heddle::tester {
namespace {

// Touches without a key stand at the end of a summary.
constexpr u64 kNoKey = Touch::kNoKey;

u64 key_of_monitor(Ref monitor) { return variable::make(monitor, variable::kMonitor); }

bool conflict(TouchKind a, TouchKind b) {
  switch (a) {
    case TouchKind::Read: return b == TouchKind::Write;
    case TouchKind::Write: return b == TouchKind::Write || b == TouchKind::Read;
    case TouchKind::Acquire: return b == TouchKind::Leave || b == TouchKind::Outer;
    case TouchKind::Leave: return b == TouchKind::Acquire;
    case TouchKind::Outer: return b == TouchKind::Acquire;
    case TouchKind::Everything:
    case TouchKind::AnyYoung: return false;
  }
  return false;
}

u64 hash_of(const Summary& summary) {
  u64 hash = 0x9e3779b97f4a7c15ull ^ summary.size();
  for (const Touch& t : summary) {
    hash = (hash ^ t.key) * 0xd6e8feb86659fd93ull;
    hash ^= hash >> 32;
    hash = (hash ^ t.who) * 0xd6e8feb86659fd93ull;
    hash ^= hash >> 29;
  }
  return hash;
}

}  // namespace

void summarise(const BlockArena& arena, const Block& b, Summary* summary) {
  summary->clear();
  const auto add = [&](u64 key, TouchKind kind) { summary->push_back(Touch::make(key, b.thread, kind)); };
  const auto variables = [&](Slice slice, TouchKind kind) {
    for (u32 i = 0; i < slice.size; ++i) add(arena.variables[slice.begin + i], kind);
  };
  const auto monitors = [&](Slice slice, TouchKind kind) {
    for (u32 i = 0; i < slice.size; ++i) add(key_of_monitor(arena.monitors[slice.begin + i]), kind);
  };
  variables(b.reads, TouchKind::Read);
  variables(b.writes, TouchKind::Write);
  monitors(b.acquired, TouchKind::Acquire);
  monitors(b.keep, TouchKind::Leave);
  monitors(b.released, TouchKind::Leave);
  const bool wants_monitor = b.want.kind == WantKind::Monitor;
  if (wants_monitor) add(key_of_monitor(b.want.what), TouchKind::Acquire);
  // It may stand before the last of its acquisitions with all others, or where it cannot go on with all.
  if (b.nested) {
    const bool stops_with_all = b.want.kind != WantKind::Nothing || b.end == BlockEnd::Wait;
    const u32 outer = stops_with_all || b.acquired.size == 0 ? b.acquired.size : b.acquired.size - 1;
    if (b.acquired.size > 0 || stops_with_all) monitors(b.held_before, TouchKind::Outer);
    monitors({b.acquired.begin, outer}, TouchKind::Outer);
  }
  if (b.everything) add(kNoKey, TouchKind::Everything);
  std::sort(summary->begin(), summary->end());
  summary->erase(std::unique(summary->begin(), summary->end()), summary->end());
}

void unite(Summary* summary, const Summary& more, Summary* scratch) {
  if (more.empty()) return;
  if (std::includes(summary->begin(), summary->end(), more.begin(), more.end())) return;
  scratch->clear();
  scratch->reserve(summary->size() + more.size());
  std::set_union(summary->begin(), summary->end(), more.begin(), more.end(), std::back_inserter(*scratch));
  summary->swap(*scratch);
}

ThreadSet dependents(const Summary& summary, const Summary& footprint, ThreadId self, Ref young) {
  ThreadSet threads;
  const bool everything = !footprint.empty() && std::any_of(footprint.begin(), footprint.end(), [](const Touch& t) {
    return t.kind() == TouchKind::Everything;
  });
  if (everything) {
    for (const Touch& t : summary) threads.insert(t.thread());
    threads.erase(self);
    return threads;
  }
  for (size_t i = summary.size(); i-- > 0 && summary[i].key == kNoKey;) {
    const bool hits =
        summary[i].kind() == TouchKind::Everything ||
        std::any_of(footprint.begin(), footprint.end(), [&](const Touch& t) { return object_of(t) >= young; });
    if (hits) threads.insert(summary[i].thread());
  }
  auto from = summary.begin();
  for (const Touch& mine : footprint) {
    if (mine.key == kNoKey) break;
    from = std::lower_bound(from, summary.end(), mine.key, [](const Touch& t, u64 key) { return t.key < key; });
    for (auto at = from; at != summary.end() && at->key == mine.key; ++at)
      if (conflict(mine.kind(), at->kind())) threads.insert(at->thread());
  }
  threads.erase(self);
  return threads;
}

SummaryTable::Index SummaryTable::intern(const Summary& summary) {
  const u64 hash = hash_of(summary);
  const auto [first, last] = index_.equal_range(hash);
  for (auto at = first; at != last; ++at)
    if (std::ranges::equal((*this)[at->second], summary)) return at->second;
  const Index index = static_cast<Index>(begin_.size() - 1);
  touches_.insert(touches_.end(), summary.begin(), summary.end());
  begin_.push_back(touches_.size());
  index_.emplace(hash, index);
  return index;
}

bool SummaryTable::restore(const std::vector<Summary>& all) {
  *this = {};
  for (const Summary& summary : all)
    if (intern(summary) + 2 != begin_.size()) return false;
  return true;
}

}  // namespace heddle::tester
