#include "tester/summary.h"

#include <algorithm>

namespace heddle::tester {
namespace {

// Touches without a key stand at the end of a summary.
constexpr u64 kNoKey = Touch::kNoKey;

u64 key_of_monitor(Ref monitor) { return variable::make(monitor, variable::kMonitor); }

bool conflict(TouchKind a, TouchKind b) {
  switch (a) {
    case TouchKind::Read: return b == TouchKind::Write || b == TouchKind::Add;
    case TouchKind::Write: return b == TouchKind::Write || b == TouchKind::Read || b == TouchKind::Add;
    case TouchKind::Add: return b == TouchKind::Write || b == TouchKind::Read;
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

// Kind and young in four bits, so that who is one byte for the first eight threads. (AnyYoung has no key, so it is
// never young: that stands for Place.)
constexpr u32 kPlaceCode = 8 | static_cast<u32>(TouchKind::AnyYoung);
u32 kind_bits(const Touch& t) {
  return t.kind() == TouchKind::Place ? kPlaceCode : u32{t.is_young()} << 3 | static_cast<u32>(t.kind());
}
Touch touch_of(u64 key, ThreadId thread, u32 bits) {
  if (bits == kPlaceCode) return Touch::make(key, thread, TouchKind::Place);
  Touch t = Touch::make(key, thread, static_cast<TouchKind>(bits & 7));
  if (bits & 8) t.who |= Touch::kYoung;
  return t;
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
  variables(b.adds, TouchKind::Add);
  monitors(b.acquired, TouchKind::Acquire);
  monitors(b.keep, TouchKind::Leave);
  monitors(b.released, TouchKind::Leave);
  const bool wants_monitor = b.want.kind == WantKind::Monitor;
  if (wants_monitor) add(key_of_monitor(b.want.what), TouchKind::Acquire);
  // It may stand before the last of its acquisitions with all others, or where it cannot go on with all.
  if (b.nested) {
    const bool gives_back = b.want.kind == WantKind::LaterCall;
    const bool stops_with_all = (b.want.kind != WantKind::Nothing && !gives_back) || b.end == BlockEnd::Wait;
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

void limit(Summary* summary, const YoungObjects& young, size_t max_touches) {
  if (summary->size() <= max_touches) return;
  std::vector<u32> touches;  // by thread
  const auto count = [&] {
    std::fill(touches.begin(), touches.end(), 0);
    for (const Touch& t : *summary) {
      if (t.thread() >= touches.size()) touches.resize(t.thread() + 1);
      ++touches[t.thread()];
    }
    return std::any_of(touches.begin(), touches.end(), [&](u32 n) { return n > max_touches; });
  };
  const auto coarsen = [&](TouchKind kind, const auto& which) {
    if (!count()) return;
    ThreadSet threads;
    std::erase_if(*summary, [&](const Touch& t) {
      if (!which(t) || touches[t.thread()] <= max_touches) return false;
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
  packed_.clear();
  Variable last = 0;
  for (const Touch& t : summary) {
    const i64 object = i64{variable::object_of(t.key)} - i64{variable::object_of(last)};
    const i64 from = object == 0 ? static_cast<i32>(variable::offset_of(last)) : 0;
    put(&packed_, fold(object));
    put(&packed_, fold(static_cast<i32>(variable::offset_of(t.key)) - from));
    put(&packed_, u64{t.thread()} << 4 | kind_bits(t));
    last = t.key;
  }
  const u64 hash = hash_of(packed_);
  const u32 known = index_.find(hash, [&](Index i) { return std::ranges::equal(packed(i), packed_); });
  if (known != HashIndex::kNone) return known;
  if (!index_.has_room()) make_index();
  const Index index = static_cast<Index>(size());
  append(packed_);
  index_.insert(hash, index);
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
    summary->push_back(touch_of(last, static_cast<ThreadId>(who >> 4), static_cast<u32>(who & 15)));
  }
}

std::span<const u8> SummaryTable::packed(Index i) const {
  const u8* at = segments_[begin_[i] >> kPlaceBits].get() + (begin_[i] & ((u64{1} << kPlaceBits) - 1));
  u32 size = 0;
  std::memcpy(&size, at, sizeof size);
  return {at + sizeof size, size};
}

void SummaryTable::append(std::span<const u8> packed) {
  const u32 size = static_cast<u32>(packed.size());
  const u64 all = sizeof size + size;
  if (room_ - used_ < all) {
    room_ = std::max(kSegmentBytes, all);
    used_ = 0;
    segments_.push_back(std::make_unique_for_overwrite<u8[]>(room_));
  }
  u8* const to = segments_.back().get() + used_;
  std::memcpy(to, &size, sizeof size);
  std::copy(packed.begin(), packed.end(), to + sizeof size);
  begin_.push_back((segments_.size() - 1) << kPlaceBits | used_);
  used_ += all;
  bytes_ += all;
}

void SummaryTable::make_index() {
  index_.reset(size() + size() / 2 + 64);
  for (Index i = 0; i < size(); ++i) index_.insert(hash_of(packed(i)), i);
}

std::vector<SummaryTable::Index> SummaryTable::keep_only(const std::vector<bool>& used) {
  SummaryTable kept;
  std::vector<Index> now(size());
  for (Index i = 0; i < size() && i < used.size(); ++i) {
    if (!used[i]) continue;
    now[i] = static_cast<Index>(kept.size());
    kept.append(packed(i));
  }
  kept.make_index();
  *this = std::move(kept);
  return now;
}

}  // namespace heddle::tester
