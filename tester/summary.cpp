#include "tester/summary.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>

namespace heddle::tester {
namespace {

// Touches without a key stand at the end of a summary.
constexpr u64 kNoKey = Touch::kNoKey;

u64 key_of_monitor(Ref monitor) { return variable::make(monitor, variable::kMonitor); }

// By kind: the kinds that conflict with it.
constexpr u16 bit(TouchKind kind) { return static_cast<u16>(1u << static_cast<u8>(kind)); }
constexpr u16 kConflicts[] = {
    static_cast<u16>(bit(TouchKind::Write) | bit(TouchKind::Add)),                         // Read
    static_cast<u16>(bit(TouchKind::Write) | bit(TouchKind::Read) | bit(TouchKind::Add)),  // Write
    static_cast<u16>(bit(TouchKind::Leave) | bit(TouchKind::Outer)),                       // Acquire
    bit(TouchKind::Acquire),                                                               // Leave
    bit(TouchKind::Acquire),                                                               // Outer
    0,                                                                                     // Everything
    0,                                                                                     // AnyYoung
    static_cast<u16>(bit(TouchKind::Write) | bit(TouchKind::Read)),                        // Add
    0,                                                                                     // Place
};

// The first touch from `at` on with this key, or a larger one. It is expected to be near.
template <typename At>
At first_from(At at, At end, u64 key) {
  constexpr std::ptrdiff_t kNear = 32;
  for (const At near = end - at > kNear ? at + kNear : end; at != near; ++at)
    if (at->key >= key) return at;
  return std::lower_bound(at, end, key, [](const Touch& t, u64 k) { return t.key < k; });
}

u64 hash_of(std::span<const u8> bytes) { return XXH3_64bits(bytes.data(), bytes.size()); }

constexpr size_t kMostBytes = 10;  // of a number

// Numbers of up to 64 bits as bytes, seven bits each: small ones are short. There must be room for kMostBytes.
inline u8* put(u8* to, u64 number) {
  for (; number >= 0x80; number >>= 7) *to++ = static_cast<u8>(number | 0x80);
  *to++ = static_cast<u8>(number);
  return to;
}

inline u64 take(const u8** from) {
  u64 number = *(*from)++;
  if (number < 0x80) return number;
  number &= 0x7f;
  for (u32 shift = 7;; shift += 7) {
    const u8 byte = *(*from)++;
    number |= u64{byte & 0x7fu} << shift;
    if (byte < 0x80) return number;
  }
}

// Of a signed number the small ones, be they negative or not, become small.
u64 fold(i64 n) { return static_cast<u64>(n) << 1 ^ static_cast<u64>(n >> 63); }
i64 unfold(u64 n) { return static_cast<i64>(n >> 1) ^ -static_cast<i64>(n & 1); }

// Who, in a packed summary: one byte for the first eight threads.
constexpr u32 kKindBits = 4;
static_assert(static_cast<u32>(TouchKind::Place) < 1u << kKindBits);

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
  // Mostly there is nothing new: what is below a state is much like what is below the next one.
  scratch->clear();
  auto at = summary->begin();
  const auto end = summary->end();
  for (const Touch& t : more) {
    if (at == end || !(*at == t)) {
      at = first_from(at, end, t.key);
      while (at != end && *at < t) ++at;
    }
    if (at != end && *at == t) ++at;
    else scratch->push_back(t);
  }
  if (scratch->empty()) return;
  // The new ones are merged in from behind.
  size_t from = summary->size(), added = scratch->size();
  summary->resize(from + added);
  for (size_t to = from + added; added > 0; --to) {
    const bool is_new = from == 0 || (*summary)[from - 1] < (*scratch)[added - 1];
    (*summary)[to - 1] = is_new ? (*scratch)[--added] : (*summary)[--from];
  }
}

ThreadSet dependents(const Summary& summary, const Summary& footprint, ThreadId self, const YoungObjects& young) {
  ThreadSet threads;
  for (size_t i = footprint.size(); i-- > 0 && footprint[i].key == kNoKey;) {
    if (footprint[i].kind() != TouchKind::Everything) continue;
    for (const Touch& t : summary) threads.insert(t.thread());
    threads.erase(self);
    return threads;
  }
  auto end = summary.end();
  for (; end != summary.begin() && std::prev(end)->key == kNoKey; --end) {
    const Touch& t = *std::prev(end);
    const bool hits = t.kind() == TouchKind::Everything ||
                      std::any_of(footprint.begin(), footprint.end(),
                                  [&](const Touch& mine) { return young.contains(object_of(mine)); });
    if (hits) threads.insert(t.thread());
  }
  auto from = summary.begin();
  for (const Touch& mine : footprint) {
    if (mine.key == kNoKey) break;
    from = first_from(from, end, mine.key);
    const u16 conflicts = kConflicts[static_cast<u8>(mine.kind())];
    for (auto at = from; at != end && at->key == mine.key; ++at)
      if (conflicts >> static_cast<u8>(at->kind()) & 1) threads.insert(at->thread());
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

// How many touches. Then for each object: how much it lies behind the one before, and how many touches of it follow. Of
// each touch its offset (how much behind the one before), and who.
SummaryTable::Index SummaryTable::intern(const Summary& summary) {
  if (const size_t most = (summary.size() * 4 + 1) * kMostBytes; packed_.size() < most) packed_.resize(most);
  u8* to = put(packed_.data(), summary.size());
  u32 last_object = 0;
  for (auto at = summary.begin(); at != summary.end();) {
    const u32 object = variable::object_of(at->key);
    const bool young = at->is_young();
    auto end = at + 1;
    while (end != summary.end() && variable::object_of(end->key) == object && end->is_young() == young) ++end;
    to = put(to, fold(i64{object} - i64{last_object}));
    to = put(to, static_cast<u64>(end - at) << 1 | u64{young});
    last_object = object;
    for (i64 last_offset = 0; at != end; ++at) {
      const i64 offset = static_cast<i32>(variable::offset_of(at->key));
      to = put(to, fold(offset - last_offset));
      to = put(to, u64{at->thread()} << kKindBits | static_cast<u64>(at->kind()));
      last_offset = offset;
    }
  }
  return intern_packed({packed_.data(), to});
}

SummaryTable::Index SummaryTable::intern_packed(std::span<const u8> bytes) {
  const u64 hash = hash_of(bytes);
  const u32 known = index_.find(hash, [&](Index i) {
    const std::span<const u8> other = packed(i);
    return other.size() == bytes.size() && std::memcmp(other.data(), bytes.data(), bytes.size()) == 0;
  });
  if (known != HashIndex::kNone) return known;
  if (!index_.has_room()) make_index();
  const Index index = static_cast<Index>(size());
  append(bytes);
  index_.insert(hash, index);
  return index;
}

void SummaryTable::read(Index i, Summary* summary) const {
  const u8* from = packed(i).data();
  const size_t first = summary->size(), count = take(&from);
  summary->resize(first + count);
  Touch* to = summary->data() + first;
  u32 object = 0;
  for (Touch* const end = to + count; to != end;) {
    object = static_cast<u32>(i64{object} + unfold(take(&from)));
    const u64 touches = take(&from);
    const u32 young = (touches & 1) != 0 ? Touch::kYoung : 0;
    i64 offset = 0;
    for (Touch* const last = to + (touches >> 1); to != last; ++to) {
      offset += unfold(take(&from));
      const u64 who = take(&from);
      *to = Touch::make(variable::make(object, static_cast<u32>(offset)), static_cast<ThreadId>(who >> kKindBits),
                        static_cast<TouchKind>(who & ((1u << kKindBits) - 1)));
      to->who |= young;
    }
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
