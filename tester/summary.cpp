#include "tester/summary.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>

namespace heddle::tester {
namespace {

constexpr u64 kNoKey = Touch::kNoKey;
// Begin what put_behind() and put_behind_gates() give to TouchLists::number: no mapping of threads does.
constexpr u32 kBehind = ~0u, kBehindGate = ~0u - 1;

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

// Without the gates of objects that have other names in other states.
EndSets::Set ends_of(std::span<const ThreadId> joined, const YoungObjects& young, EndSets* sets) {
  const auto is_young = [&](ThreadId t) { return is_gate(t) && young.contains(object_of_gate(t)); };
  if (std::none_of(joined.begin(), joined.end(), is_young)) return sets->of(joined);
  std::vector<ThreadId> old;
  std::remove_copy_if(joined.begin(), joined.end(), std::back_inserter(old), is_young);
  return sets->of(old);
}

u64 hash_of(std::span<const Part> parts) { return XXH3_64bits(parts.data(), parts.size_bytes()); }

// Of a touch's key, and whether it is young.
u64 subject_of(const Touch& t) {
  const u32 object = variable::object_of(t.key);
  Part::Space space = Part::Other;
  if (t.kind() == TouchKind::Place) space = Part::Places;
  else if (t.is_young()) space = Part::Young;
  else if (t.key == kNoKey) space = Part::Other;
  else if (variable::is_of_thread(t.key)) space = Part::Thread;
  else if (variable::is_of_object(t.key) && !is_init_monitor(object)) space = Part::Object;
  return Part::make(space, object, 0).subject();
}

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

// Who, in a packed summary, and whether there are ends: one byte for the first four threads.
constexpr u32 kKindBits = 5;
static_assert(static_cast<u32>(TouchKind::Place) < 1u << (kKindBits - 1));

// Whose touches of one object are in conflict with some of `mine`, which are those of thread `self`.
ThreadSet in_conflict(std::span<const TouchLists::Item> theirs, std::span<const TouchLists::Item> mine,
                      const EndSets& ends, ThreadId self, Standing standing) {
  ThreadSet threads;
  auto from = theirs.begin();
  for (const TouchLists::Item& item : mine) {
    while (from != theirs.end() && from->offset < item.offset) ++from;
    u16 conflicts = kConflicts[static_cast<u8>(item.kind())];
    if (standing == Standing::Ignored)
      conflicts = item.kind() == TouchKind::Outer ? 0 : conflicts & static_cast<u16>(~bit(TouchKind::Outer));
    for (auto other = from; other != theirs.end() && other->offset == item.offset; ++other)
      if ((conflicts >> static_cast<u8>(other->kind()) & 1) != 0 && !ends.contains(other->ends, self))
        threads.insert(other->thread());
  }
  return threads;
}

}  // namespace

void summarise(const BlockArena& arena, const Block& b, const YoungObjects& young, EndSets* ends, Touches* touches) {
  touches->clear();
  const auto behind = std::span(arena.behind).subspan(b.behind.begin, b.behind.size);
  const auto joined = std::span(arena.joined).subspan(b.joined.begin, b.joined.size);
  // Those joined before it was touched.
  const auto joined_before = [&](u64 key) {
    const auto at = std::lower_bound(behind.begin(), behind.end(), key,
                                     [](const BehindJoins& one, u64 key) { return one.variable < key; });
    return joined.first(at == behind.end() || at->variable != key ? 0 : at->joins);
  };
  // (A join looks at an end behind which it comes. Whether that thread has been started is told by itself.)
  const auto is_look = [](u64 key, TouchKind kind, std::span<const ThreadId> before) {
    return kind == TouchKind::Read && variable::offset_of(key) == variable::kAlive &&
           std::find(before.begin(), before.end(), variable::object_of(key)) != before.end();
  };
  const auto add = [&](u64 key, TouchKind kind) {
    const std::span<const ThreadId> before = behind.empty() ? std::span<const ThreadId>() : joined_before(key);
    if (!before.empty() && is_look(key, kind, before)) return;
    touches->push_back(Touch::make(key, b.thread, kind, before.empty() ? 0 : ends_of(before, young, ends)));
  };
  const auto guards = std::span(arena.variables).subspan(b.guards.begin, b.guards.size);
  const auto is_guard = [&](Variable v) { return std::binary_search(guards.begin(), guards.end(), v); };
  const auto variables = [&](Slice slice, TouchKind kind) {
    for (u32 i = 0; i < slice.size; ++i) {
      const Variable v = arena.variables[slice.begin + i];
      if (kind == TouchKind::Read && is_guard(v)) continue;
      add(v, kind);
    }
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
  if (b.everything && !b.ends_program) add(kNoKey, TouchKind::Everything);
}

void put_behind_gates(const BlockArena& arena, const Block& block, TouchLists* lists, Summary* summary) {
  EndSets& sets = lists->ends;
  if (!sets.knows_gates()) return;
  const auto all = [&](Slice slice) {
    for (u32 i = 0; i < slice.size; ++i) {
      const Variable v = arena.variables[slice.begin + i];
      const ThreadId gate = gate_of(variable::object_of(v));
      if (!variable::is_of_object(v) || variable::offset_of(v) >= variable::kClock || !sets.knows_gate(gate)) continue;
      const EndSets::Set self = sets.of(std::span(&block.thread, 1));
      const u32 map = lists->number({kBehindGate, gate, block.thread});
      for (Part& part : *summary)
        part.set_list(lists->map(part.list(), map, [&](const TouchLists::Item& item, const auto& put) {
          put({item.offset, item.who, sets.contains(item.ends, gate) ? sets.unite(item.ends, self) : item.ends});
        }));
    }
  };
  all(block.writes);
  all(block.adds);
}

void put_behind(const BlockArena& arena, const Block& block, const YoungObjects& young, TouchLists* lists,
                Summary* summary) {
  if (block.joined.size == 0) return;
  EndSets& sets = lists->ends;
  const EndSets::Set ended =
      ends_of(std::span(arena.joined).subspan(block.joined.begin, block.joined.size), young, &sets);
  const u32 map = lists->number({kBehind, block.thread, ended});
  for (Part& part : *summary)
    part.set_list(lists->map(part.list(), map, [&](const TouchLists::Item& item, const auto& put) {
      const bool behind = item.thread() == block.thread || sets.contains(item.ends, block.thread);
      put({item.offset, item.who, behind ? sets.unite(item.ends, ended) : item.ends});
    }));
}

void group(Touches* touches, TouchLists* lists, Summary* summary) {
  summary->clear();
  std::vector<TouchLists::Grouped>& all = lists->grouped;
  all.clear();
  for (const Touch& t : *touches)
    all.push_back({subject_of(t), {variable::offset_of(t.key), t.who & ~Touch::kYoung, t.ends}});
  // (Mostly there are a few.)
  constexpr size_t kFew = 24;
  if (all.size() > kFew) {
    std::sort(all.begin(), all.end());
  } else {
    for (size_t i = 1; i < all.size(); ++i) {
      const TouchLists::Grouped moved = all[i];
      size_t to = i;
      for (; to > 0 && moved < all[to - 1]; --to) all[to] = all[to - 1];
      all[to] = moved;
    }
  }
  for (auto at = all.begin(); at != all.end();) {
    const u64 subject = at->subject;
    lists->made.clear();
    for (; at != all.end() && at->subject == subject; ++at) lists->put_made(at->item);
    summary->push_back({subject << Part::kListBits | lists->intern(lists->made)});
  }
}

void ungroup(const Summary& summary, const TouchLists& lists, Touches* touches) {
  touches->clear();
  for (const Part& part : summary)
    for (const TouchLists::Item& item : lists.items(part.list()))
      touches->push_back({variable::make(part.object(), item.offset),
                          item.who | (part.space() == Part::Young ? Touch::kYoung : 0), item.ends});
}

void unite(Summary* summary, const Summary& more, TouchLists* lists, Summary* scratch) {
  // Mostly there is nothing new: what is below a state is much like what is below the next one.
  scratch->clear();
  auto at = summary->begin();
  const auto end = summary->end();
  for (const Part& part : more) {
    while (at != end && at->subject() < part.subject()) ++at;
    if (at == end || at->subject() != part.subject()) {
      scratch->push_back(part);
      continue;
    }
    if (!(*at == part)) at->set_list(lists->unite(at->list(), part.list()));
    ++at;
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

void add(Summary* summary, Part part, TouchLists* lists) {
  const auto at = std::lower_bound(summary->begin(), summary->end(), part,
                                   [](const Part& a, const Part& b) { return a.subject() < b.subject(); });
  if (at == summary->end() || at->subject() != part.subject()) summary->insert(at, part);
  else at->set_list(lists->unite(at->list(), part.list()));
}

void put_in_order(Summary* summary, size_t from, TouchLists* lists) {
  const auto begin = summary->begin() + static_cast<std::ptrdiff_t>(from);
  const auto is_in_order = [](const Part& a, const Part& b) { return a.subject() < b.subject(); };
  if (std::adjacent_find(begin, summary->end(), [&](const Part& a, const Part& b) { return !is_in_order(a, b); }) ==
      summary->end())
    return;
  // (Mostly a few are out of place.)
  constexpr std::ptrdiff_t kFew = 48;
  if (summary->end() - begin > kFew) {
    std::sort(begin, summary->end());
  } else {
    for (auto at = std::next(begin); at != summary->end(); ++at) {
      const Part moved = *at;
      auto free = at;
      for (; free != begin && moved < *std::prev(free); --free) *free = *std::prev(free);
      *free = moved;
    }
  }
  auto to = begin;
  for (auto at = std::next(begin); at != summary->end(); ++at) {
    if (at->subject() == to->subject()) to->set_list(lists->unite(to->list(), at->list()));
    else *++to = *at;
  }
  summary->erase(std::next(to), summary->end());
}

ThreadSet dependents(const Summary& summary, const Summary& footprint, TouchLists& lists, ThreadId self,
                     const YoungObjects& young, Standing standing) {
  ThreadSet threads;
  const auto touches_young = [&] {
    return std::any_of(footprint.begin(), footprint.end(),
                       [&](const Part& p) { return p.space() == Part::Object && young.contains(p.object()); });
  };
  if (!summary.empty() && summary.back().may_have_no_key())
    for (const TouchLists::Item& item : lists.items(summary.back().list()))
      if (item.kind() == TouchKind::Everything || (item.kind() == TouchKind::AnyYoung && touches_young()))
        threads.insert(item.thread());
  auto at = summary.begin();
  const auto end = summary.end();
  for (const Part& part : footprint) {
    const std::span<const TouchLists::Item> mine = lists.items(part.list());
    if (part.may_have_no_key() &&
        std::any_of(mine.begin(), mine.end(), [](const auto& i) { return i.kind() == TouchKind::Everything; })) {
      for (const Part& p : summary)
        for (const TouchLists::Item& item : lists.items(p.list())) threads.insert(item.thread());
      break;
    }
    while (at != end && at->subject() < part.subject()) ++at;
    if (at == end) continue;
    if (at->subject() != part.subject()) continue;
    const u32 circumstances = self << 1 | (standing == Standing::Ignored);
    threads = threads | lists.threads_of(at->list(), part.list(), circumstances, [&] {
      return in_conflict(lists.items(at->list()), mine, lists.ends, self, standing);
    });
  }
  threads.erase(self);
  return threads;
}

void limit(Summary* summary, TouchLists* lists, const YoungObjects& young, size_t max_touches, TouchCount* counted) {
  size_t all = 0;
  for (const Part& part : *summary) all += lists->size(part.list());
  if (all <= max_touches) return;
  if (counted != nullptr && all <= counted->all + counted->room) return;
  std::vector<u32> count;  // by thread
  const auto too_many = [&] {
    std::fill(count.begin(), count.end(), 0);
    size_t most = 0, sum = 0;
    for (const Part& part : *summary)
      for (const TouchLists::Item& item : lists->items(part.list())) {
        if (item.thread() >= count.size()) count.resize(item.thread() + 1);
        most = std::max<size_t>(most, ++count[item.thread()]);
        ++sum;
      }
    if (counted != nullptr) *counted = most > max_touches ? TouchCount{} : TouchCount{sum, max_touches - most};
    return most > max_touches;
  };
  const auto coarsen = [&](TouchKind kind, const auto& which) {
    ThreadSet threads;
    Touches touches;
    ungroup(*summary, *lists, &touches);
    std::erase_if(touches, [&](const Touch& t) {
      if (!which(t) || count[t.thread()] <= max_touches) return false;
      threads.insert(t.thread());
      return true;
    });
    threads.for_each([&](ThreadId t) { touches.push_back(Touch::make(kNoKey, t, kind)); });
    group(&touches, lists, summary);
  };
  if (!too_many()) return;
  coarsen(TouchKind::AnyYoung, [&](const Touch& t) { return young.contains(object_of(t)); });
  if (!too_many()) return;
  coarsen(TouchKind::Everything, [](const Touch&) { return true; });
}

SummaryTable::Index SummaryTable::intern(const Summary& summary) {
  const u64 hash = hash_of(summary);
  const u32 known = index_.find(hash, [&](Index i) { return std::ranges::equal(read(i), summary); });
  if (known != HashIndex::kNone) return known;
  if (!index_.has_room()) make_index();
  const Index index = static_cast<Index>(size());
  append(summary);
  index_.insert(hash, index);
  return index;
}

std::span<const Part> SummaryTable::read(Index i) const {
  const u64* at = segments_[begin_[i] >> kPlaceBits].get() + (begin_[i] & ((u64{1} << kPlaceBits) - 1));
  static_assert(sizeof(Part) == sizeof(u64));
  return {reinterpret_cast<const Part*>(at + 1), static_cast<size_t>(*at)};
}

void SummaryTable::append(std::span<const Part> parts) {
  const u64 all = 1 + parts.size();
  if (room_ - used_ < all) {
    room_ = std::max(kSegmentWords, all);
    used_ = 0;
    segments_.push_back(std::unique_ptr<u64[]>(new u64[room_]));
  }
  u64* const to = segments_.back().get() + used_;
  *to = parts.size();
  for (size_t i = 0; i < parts.size(); ++i) new (to + 1 + i) Part(parts[i]);
  for (const Part& part : parts) {
    const TouchLists::List list = part.list();
    if (list >= counted_.size()) counted_.resize(list + list / 2 + 64);
    if (!counted_[list]) list_bytes_ += lists_.bytes(list);
    counted_[list] = true;
  }
  begin_.push_back(u64{segments_.size() - 1} << kPlaceBits | used_);
  used_ += all;
  bytes_ += all * sizeof(u64);
}

void SummaryTable::make_index() {
  index_.reset(size() + size() / 2 + 64);
  for (Index i = 0; i < size(); ++i) index_.insert(hash_of(read(i)), i);
}

std::vector<SummaryTable::Index> SummaryTable::keep_only(const std::vector<bool>& used) {
  SummaryTable kept;
  std::vector<Index> now(size());
  std::swap(kept.lists_, lists_);
  for (Index i = 0; i < size() && i < used.size(); ++i) {
    if (!used[i]) continue;
    now[i] = static_cast<Index>(kept.size());
    kept.append(read(i));
  }
  kept.make_index();
  *this = std::move(kept);
  return now;
}

// --- for other processes

// How many touches. Then for each object: how much it lies behind the one before, and how many touches of it follow. Of
// each touch its offset (how much behind the one before), who, and if there are any the stretches of its ends.
std::span<const u8> SummaryTable::packed(Index i) {
  const std::span<const Part> parts = read(i);
  size_t touches = 0, stretches = 0;
  for (const Part& part : parts)
    for (const TouchLists::Item& item : lists_.items(part.list())) {
      ++touches;
      stretches += lists_.ends.stretches(item.ends).size();
    }
  if (const size_t most = (touches * 3 + stretches * 2 + parts.size() * 3 + 1) * kMostBytes; packed_.size() < most)
    packed_.resize(most);
  u8* to = put(packed_.data(), touches);
  u32 last_object = 0;
  for (const Part& part : parts) {
    const std::span<const TouchLists::Item> items = lists_.items(part.list());
    to = put(to, fold(i64{part.object()} - i64{last_object}));
    to = put(to, static_cast<u64>(items.size()) << 1 | u64{part.space() == Part::Young});
    last_object = part.object();
    i64 last_offset = 0;
    for (const TouchLists::Item& item : items) {
      const i64 offset = static_cast<i32>(item.offset);
      to = put(to, fold(offset - last_offset));
      to = put(to, u64{item.thread()} << kKindBits | static_cast<u64>(item.kind()) << 1 | u64{item.ends != 0});
      last_offset = offset;
      if (item.ends == 0) continue;
      const std::span<const EndSets::Stretch> behind = lists_.ends.stretches(item.ends);
      to = put(to, behind.size());
      for (const EndSets::Stretch& s : behind) to = put(put(to, s.first), s.last - s.first);
    }
  }
  return {packed_.data(), to};
}

SummaryTable::Index SummaryTable::intern_packed(std::span<const u8> bytes) {
  const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
  if (unpacked_.empty()) unpacked_.resize(1u << kUnpackedBits);
  Unpacked& known = unpacked_[hash.low64 >> (64 - kUnpackedBits)];
  if (known.low == hash.low64 && known.high == hash.high64 && known.index < size()) return known.index;
  const u8* from = bytes.data();
  touches_.resize(take(&from));
  Touch* to = touches_.data();
  u32 object = 0;
  for (Touch* const end = to + touches_.size(); to != end;) {
    object = static_cast<u32>(i64{object} + unfold(take(&from)));
    const u64 touches = take(&from);
    const u32 young = (touches & 1) != 0 ? Touch::kYoung : 0;
    i64 offset = 0;
    for (Touch* const last = to + (touches >> 1); to != last; ++to) {
      offset += unfold(take(&from));
      const u64 who = take(&from);
      *to = Touch::make(variable::make(object, static_cast<u32>(offset)), static_cast<ThreadId>(who >> kKindBits),
                        static_cast<TouchKind>(who >> 1 & ((1u << (kKindBits - 1)) - 1)));
      to->who |= young;
      if ((who & 1) == 0) continue;
      stretches_.resize(take(&from));
      for (EndSets::Stretch& s : stretches_) {
        s.first = static_cast<ThreadId>(take(&from));
        s.last = s.first + static_cast<ThreadId>(take(&from));
      }
      bool ok = true;
      to->ends = lists_.ends.of_stretches(stretches_, &ok);
    }
  }
  group(&touches_, &lists_, &summary_);
  const Index index = intern(summary_);
  unpacked_[hash.low64 >> (64 - kUnpackedBits)] = {hash.low64, hash.high64, index};
  return index;
}

}  // namespace heddle::tester
