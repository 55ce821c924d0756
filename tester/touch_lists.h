// Lists of touches, each kept once. What a thread does with one object is much the same in all states of a search: so
// the summary of a state (tester/summary.h) is a few numbers of such lists, and what is computed from one list, or from
// two, is computed once.
#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "tester/block.h"
#include "tester/end_sets.h"
#include "tester/interned_lists.h"
#include "tester/zeroed_array.h"

namespace heddle::tester {

enum class TouchKind : u8 {
  Read,
  Write,
  Acquire,     // a monitor that it acquires, or wants
  Leave,       // one that it keeps beyond the end of the block, or gives up having held it before
  Outer,       // one that it may stand with, inside its block, before an operation that others can keep it from
  Everything,  // depends on all other blocks; no key
  AnyYoung,    // may touch any object younger than the root of the search; no key
  Add,         // adds to a variable, which commutes with other additions
  Place,       // no touch: the thread stands at that place (the key) of the order of the state's digest
};

struct Touch {
  u64 key =
      0;  // a Variable; of a monitor m: variable::make(m, kMonitor). is_young(): with a number in place of the Ref
  u32 who = 0;  // kind, thread, young: in one word, for touches are sorted often
  // Behind whose ends it always comes, whatever the schedule: EndSets' number of them. No part of what the touch is.
  EndSets::Set ends = 0;
  static constexpr u32 kThreads = 1u << 24, kYoung = 1u << 31;
  static constexpr u64 kNoKey = ~0ull;
  static Touch make(u64 key, ThreadId thread, TouchKind kind, EndSets::Set ends = 0) {
    return {key, static_cast<u32>(kind) << 24 | thread, ends};
  }
  ThreadId thread() const { return who & (kThreads - 1); }
  TouchKind kind() const { return static_cast<TouchKind>(who >> 24 & 0x7f); }
  bool is_young() const { return who & kYoung; }
  friend bool operator<(const Touch& a, const Touch& b) { return a.key != b.key ? a.key < b.key : a.who < b.who; }
  friend bool operator==(const Touch&, const Touch&) = default;
  // (The ends are not in it: end_stretches().)
  template <typename A>
  friend void serialise(A& archive, Touch& t) {
    archive(t.key, t.who);
    if constexpr (A::kReads)
      if (t.kind() > TouchKind::Place) archive.fail();
  }
};
using Touches = std::vector<Touch>;

// The ends of the touches that have some, for an archive, and back again. False: that is not what end_stretches()
// gives.
std::vector<u32> end_stretches(const Touches& touches, const EndSets& sets);
bool set_ends(Touches* touches, std::span<const u32> stretches, EndSets* sets);

class TouchLists {
 public:
  // A number. There are less than kMost: std::length_error.
  using List = u32;
  static constexpr List kMost = 1u << 29;
  // A touch without its object.
  struct Item {
    u32 offset;  // the lower half of the key
    u32 who;     // as in Touch, but never young
    EndSets::Set ends = 0;
    ThreadId thread() const { return who & (Touch::kThreads - 1); }
    TouchKind kind() const { return static_cast<TouchKind>(who >> 24 & 0x7f); }
    u64 order() const { return u64{offset} << 32 | who; }
    bool is_same_touch(const Item& other) const { return order() == other.order(); }
    friend bool operator<(const Item& a, const Item& b) { return a.order() < b.order(); }
    friend bool operator==(const Item&, const Item&) = default;
  };

  TouchLists();
  // They are sorted, each touch is there once.
  List intern(std::span<const Item> items) { return all_.intern(items); }
  // Valid until the next list is made.
  std::span<const Item> items(List list) const { return all_.items(list); }
  u32 size(List list) const { return all_.size(list); }
  // A touch that is in both comes behind what it comes behind in both.
  List unite(List a, List b);
  EndSets ends;

  // Work space of whoever makes lists.
  struct Grouped {
    u64 subject;
    Item item;
    friend bool operator<(const Grouped& a, const Grouped& b) {
      return a.subject != b.subject ? a.subject < b.subject : a.item < b.item;
    }
  };
  std::vector<Grouped> grouped;
  std::vector<Item> made;
  // The next item of `made`, which is in order: the same touch may stand there already.
  void put_made(const Item& item) {
    if (made.empty() || !made.back().is_same_touch(item)) made.push_back(item);
    else made.back().ends = ends.intersect(made.back().ends, item.ends);
  }

  // The list with `to(item, put)` in place of each item, which puts as many others as it likes. `map` says which
  // mapping that is, as number() has numbered it: what it makes of a list is remembered. kNothing: of no item anything
  // is left.
  static constexpr List kNothing = kMost;
  template <typename To>
  List map(List list, u32 map, const To& to) {
    Mapped& mapped = mapped_[(list * 0x9e3779b1u + map * 0x85ebca6bu) >> (32 - kRememberedBits)];
    if (mapped.list == list && mapped.map == map) return mapped.result;
    made.clear();
    for (const Item& one : items(list)) to(one, [&](const Item& item) { made.push_back(item); });
    mapped = {list, map, intern_made()};
    return mapped.result;
  }
  // A mapping that is what these numbers say: equal ones have equal numbers.
  u32 number(const std::vector<u32>& mapping);

  // What `find` finds about two lists and these circumstances: remembered likewise, as threads below 64.
  template <typename Find>
  ThreadSet threads_of(List a, List b, u32 circumstances, const Find& find) {
    Found& known = found_[(a * 0x9e3779b1u + b * 0x85ebca6bu + circumstances * 0xc2b2ae35u) >> (32 - kFoundBits)];
    if (known.a == a && known.b == b && known.circumstances == circumstances) return ThreadSet::of_word(known.threads);
    ThreadSet threads = find();
    if (const std::optional<u64> word = threads.as_word()) known = {a, b, circumstances, *word};
    return threads;
  }

  // (What is remembered takes at most 1.3 MB, however many lists there are.)
  u64 bytes(List list) const { return size(list) * sizeof(Item) + sizeof(u32) + HashIndex::kMostBytes; }

 private:
  static constexpr u32 kRememberedBits = 15, kUnionBits = 16, kFoundBits = 12;
  static constexpr size_t kMostMappings = 1024;  // then all are numbered anew
  // Of zeros at first: no list is united with itself, and no mapping has the number 0.
  struct Union {
    List a, b, result;
  };
  struct Mapped {
    List list;
    u32 map;
    List result;
  };
  struct Found {
    List a = kNothing, b = kNothing;
    u32 circumstances = 0;
    u64 threads = 0;
  };
  List intern_made();
  void sort_made();

  InternedLists<Item> all_{kMost, "too many lists of touches"};
  // (Most searches are short, and use little of these.)
  ZeroedArray<Union> unions_;   // by a hash of a and b: the union made last
  ZeroedArray<Mapped> mapped_;  // by a hash of list and map
  std::vector<Found> found_;    // by a hash of the lists and the circumstances
  struct HashOfMapping {
    size_t operator()(const std::vector<u32>& mapping) const;
  };
  std::unordered_map<std::vector<u32>, u32, HashOfMapping> mappings_;
  u32 next_mapping_ = 1;
};

}  // namespace heddle::tester
