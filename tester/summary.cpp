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
    case TouchKind::AnyYoung:
    case TouchKind::Place: return false;
  }
  return false;
}

u64 hash_of(std::span<const u8> bytes) {
  u64 hash = 0x9e3779b97f4a7c15ull ^ bytes.size();
  for (const u8 byte : bytes) hash = (hash ^ byte) * 0x100000001b3ull;
  return hash ^ hash >> 32;
}

void put(std::vector<u8>* bytes, u64 number) {
  for (; number >= 0x80; number >>= 7) bytes->push_back(static_cast<u8>(number | 0x80));
  bytes->push_back(static_cast<u8>(number));
}

u64 take(std::span<const u8>* bytes) {
  u64 number = 0;
  for (u32 shift = 0;; shift += 7) {
    const u8 byte = bytes->front();
    *bytes = bytes->subspan(1);
    number |= u64{byte & 0x7fu} << shift;
    if (byte < 0x80) return number;
  }
}

// Of a signed number the small ones, be they negative or not, become small.
u64 fold(i64 n) { return static_cast<u64>(n) << 1 ^ static_cast<u64>(n >> 63); }
i64 unfold(u64 n) { return static_cast<i64>(n >> 1) ^ -static_cast<i64>(n & 1); }

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

ThreadSet dependents(const Summary& summary, const Summary& footprint, ThreadId self, const YoungObjects& young) {
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
        std::any_of(footprint.begin(), footprint.end(), [&](const Touch& t) { return young.contains(object_of(t)); });
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

void limit(Summary* summary, const YoungObjects& young) {
  if (summary->size() <= kMaxTouches) return;
  std::unordered_map<ThreadId, size_t> touches;
  const auto count = [&] {
    touches.clear();
    for (const Touch& t : *summary) ++touches[t.thread()];
  };
  const auto coarsen = [&](TouchKind kind, const auto& which) {
    count();
    ThreadSet threads;
    std::erase_if(*summary, [&](const Touch& t) {
      if (!which(t) || touches[t.thread()] <= kMaxTouches) return false;
      threads.insert(t.thread());
      return true;
    });
    threads.for_each([&](ThreadId t) { summary->push_back(Touch::make(kNoKey, t, kind)); });
    std::sort(summary->begin(), summary->end());
    summary->erase(std::unique(summary->begin(), summary->end()), summary->end());
  };
  coarsen(TouchKind::AnyYoung, [&](const Touch& t) { return young.contains(object_of(t)); });
  coarsen(TouchKind::Everything, [](const Touch&) { return true; });
}

// Each touch as three numbers: how much its object lies behind the one before, its offset (of the same object: how much
// behind), and who.
SummaryTable::Index SummaryTable::intern(const Summary& summary) {
  const size_t begin = bytes_.size();
  Variable last = 0;
  for (const Touch& t : summary) {
    const i64 object = i64{variable::object_of(t.key)} - i64{variable::object_of(last)};
    const i64 from = object == 0 ? static_cast<i32>(variable::offset_of(last)) : 0;
    put(&bytes_, fold(object));
    put(&bytes_, fold(static_cast<i32>(variable::offset_of(t.key)) - from));
    put(&bytes_, u64{t.thread()} << 4 | u64{t.is_young()} << 3 | static_cast<u64>(t.kind()));
    last = t.key;
  }
  const std::span<const u8> now = std::span(bytes_).subspan(begin);
  const u64 hash = hash_of(now);
  const auto [first, end] = index_.equal_range(hash);
  for (auto at = first; at != end; ++at) {
    if (!std::ranges::equal(packed(at->second), now)) continue;
    bytes_.resize(begin);
    return at->second;
  }
  const Index index = static_cast<Index>(begin_.size() - 1);
  begin_.push_back(bytes_.size());
  index_.emplace(hash, index);
  return index;
}

void SummaryTable::read(Index i, Summary* summary) const {
  std::span<const u8> bytes = packed(i);
  Variable last = 0;
  while (!bytes.empty()) {
    const i64 object = unfold(take(&bytes));
    const i64 from = object == 0 ? static_cast<i32>(variable::offset_of(last)) : 0;
    const i64 offset = unfold(take(&bytes)) + from;
    const u64 who = take(&bytes);
    last = variable::make(static_cast<u32>(i64{variable::object_of(last)} + object), static_cast<u32>(offset));
    Touch t = Touch::make(last, static_cast<ThreadId>(who >> 4), static_cast<TouchKind>(who & 7));
    if (who & 8) t.who |= Touch::kYoung;
    summary->push_back(t);
  }
}

void SummaryTable::keep_only(const std::vector<Index*>& used) {
  SummaryTable kept;
  std::unordered_map<Index, Index> now;
  for (Index* const i : used) {
    if (!contains(*i)) continue;
    const auto [at, fresh] = now.try_emplace(*i, 0);
    if (fresh) {
      at->second = static_cast<Index>(kept.begin_.size() - 1);
      const std::span<const u8> bytes = packed(*i);
      kept.bytes_.insert(kept.bytes_.end(), bytes.begin(), bytes.end());
      kept.begin_.push_back(kept.bytes_.size());
      kept.index_.emplace(hash_of(bytes), at->second);
    }
    *i = at->second;
  }
  *this = std::move(kept);
}

bool SummaryTable::restore(const std::vector<Summary>& all) {
  *this = {};
  for (const Summary& summary : all)
    if (intern(summary) + 2 != begin_.size()) return false;
  return true;
}

}  // namespace heddle::tester
