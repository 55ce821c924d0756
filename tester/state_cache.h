// The state cache: which states the search has met, by their digests (docs/algorithms.md, "The state cache"), and of
// each what the reduction has to know when it is met again, and where it lies in the graph of states.
#pragma once

#include <unordered_map>
#include <vector>

#include "checkpoint/digest.h"
#include "tester/shared_states.h"
#include "tester/summary.h"

namespace heddle::tester {

class StateCache {
 public:
  explicit StateCache(u64 limit_bytes) : limit_bytes_(limit_bytes) {}

  struct Entry {
    ThreadSet delayed;    // of sleep sets (tester/sleep_sets.h): asleep at all visits so far
    double paths = 0;     // of the reduced graph below this state, known when the visit ends
    u32 visits_open = 0;  // on the search stack: never evicted
    // Of summaries (tester/summaries.h), when its component is complete: index into summaries().
    SummaryTable::Index summary = 0;
    bool of_component = false;  // the summary is in terms of another state of its component
    // Tarjan's strongly connected components of the explored graph, while the search goes on.
    u32 index = 0;  // order of discovery, from 1
    u32 low = 0;
    bool pending = false;    // its component is not complete: never evicted
    bool ends = false;       // from here an end was met
    bool elsewhere = false;  // a path stops here because its continuations are explored elsewhere
    bool cyclic = false;     // an edge leads back to this state or one before it
  };
  struct Visit {
    Entry* entry = nullptr;
    bool known = false;  // seen before
  };
  Visit visit(const checkpoint::Digest& digest);

  // The search has an edge from `from` to `to`, which has been seen before (or whose visit is over).
  void edge(Entry* from, const Entry* to);
  // The first visit of a state is over. True: it is the first state of a complete component from which no
  // end was met, so that everything in it may go on for ever. (If paths stop there because they go on
  // elsewhere: only if the component has a cycle.)
  bool close(Entry* entry);

  // From now on what others have closed is known here, too, and `shared` gets what publish_closed() finds closed. Null:
  // no longer. The memory for this cache alone is limited anew.
  void share(SharedStates* shared, u64 limit_bytes);
  void stop_sharing() { shared_ = nullptr; }
  // The states whose component close() has found complete are told to the others: behind all checks of them.
  void publish_closed();
  void add_shared();  // all that the others have closed becomes known here
  struct Shared {
    u64 taken = 0;      // states met first here that another one had closed
    u64 published = 0;  // closed here first
    u64 twice = 0;      // closed here, though another one had been first
  };
  const Shared& sharing() const { return sharing_; }

  // For the frontier of a search: everything, in an order that depends on nothing else; and into an empty
  // cache. False: it is none that save() has given.
  struct Saved {
    u64 seen = 0, evicted = 0, evict_at = 0;
    u32 next_index = 1;
    std::vector<std::pair<checkpoint::Digest, Entry>> entries;
    SummaryTable summaries;
  };
  Saved save() const;
  bool restore(Saved saved);
  Entry* find(const checkpoint::Digest& digest);  // null: unknown
  SummaryTable& summaries() { return summaries_; }

  u64 states() const { return seen_; }  // distinct states stored so far (evicted ones included)
  u64 evicted() const { return evicted_; }
  u64 bytes() const { return entries_.size() * kEntryBytes + summaries_.bytes(); }

 private:
  static constexpr u64 kEntryBytes = 104;  // node, digest, entry and its share of the buckets
  struct Hash {
    size_t operator()(const checkpoint::Digest& d) const { return d.low; }
  };
  void evict();
  void take(Entry* entry, const ClosedState& state);
  u64 limit_bytes_;
  u64 seen_ = 0, evicted_ = 0;
  u64 evict_at_ = 0;  // entries at which to try again: a pass that finds little must not be repeated at once
  std::unordered_map<checkpoint::Digest, Entry, Hash> entries_;
  std::vector<Entry*> pending_;                      // Tarjan's stack
  std::vector<checkpoint::Digest> pending_digests_;  // of these
  std::vector<ClosedState> closed_;                  // to be published
  SummaryTable::Index closed_summary_ = 0;           // theirs
  SharedStates* shared_ = nullptr;                   // null: there is nobody else
  std::vector<u64> shared_summaries_;                // by index: where the others find it; 0: they do not yet
  Shared sharing_;
  u32 next_index_ = 1;
  SummaryTable summaries_;
};

}  // namespace heddle::tester
