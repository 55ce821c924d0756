// The state cache: which states the search has met, by their digests (docs/algorithms.md, "The state cache"), and of
// each what the reduction has to know when it is met again, and where it lies in the graph of states.
//
// A state is a record of 20 bytes: its digest, and a word with what is known of it once its component of the graph is
// complete. What is needed before that stands on Tarjan's stack, beside the search's path. Records are found by an
// index of 6 to 9 bytes a state (tester/hash_index.h), so that a state takes 26 to 30 bytes whatever their number. They
// never move: a handle stays valid until its state is evicted.
#pragma once

#include <memory>
#include <vector>

#include "checkpoint/digest.h"
#include "tester/hash_index.h"
#include "tester/shared_states.h"
#include "tester/summary.h"

namespace heddle::tester {

class StateCache {
 public:
  // What the reduction has to know of a state when it is met again.
  enum class Keeps : u8 { Summaries, Delayed };
  explicit StateCache(u64 limit_bytes, Keeps keeps = Keeps::Summaries) : limit_bytes_(limit_bytes), keeps_(keeps) {}

  // A state that is known; or none.
  class Entry {
   public:
    Entry() = default;
    explicit operator bool() const { return cache_ != nullptr; }
    friend bool operator==(const Entry&, const Entry&) = default;

    bool pending() const { return cache_->record(id_).kind() == Kind::Pending; }  // its component is not complete
    bool on_path() const;                                                         // see enter()
    bool ends() const;                                                            // from here an end was met
    bool elsewhere() const;  // a path stops here because its continuations are explored elsewhere
    void set_ends();
    void set_elsewhere();
    // Of sleep sets (tester/sleep_sets.h): asleep at all visits so far.
    ThreadSet delayed() const;
    void set_delayed(const ThreadSet& delayed);

    // Of summaries (tester/summaries.h), when its component is complete: index into summaries().
    SummaryTable::Index summary() const { return cache_->record(id_).value(); }
    bool of_component() const { return cache_->record(id_).of_component(); }  // in terms of another state of it
    // As long as it is pending:
    bool cyclic() const { return cache_->open(id_).cyclic; }  // an edge leads back to this state or one before it
    bool first_of_component() const;                          // as far as is known, all edges from there being known
    void set_summary(SummaryTable::Index summary) { cache_->open(id_).summary = summary; }

   private:
    friend class StateCache;
    Entry(StateCache* cache, u32 id) : cache_(cache), id_(id) {}
    StateCache* cache_ = nullptr;
    u32 id_ = 0;
  };
  struct Visit {
    Entry entry;
    bool known = false;  // seen before
  };
  Visit visit(const checkpoint::Digest& digest);
  // A state that is not kept (tester/kept_states.h): as one that has never been met, and will not be met again. It has
  // its place in the graph until it is left and complete. Gets something in place of a digest, which no other one has.
  Entry visit_unkept(checkpoint::Digest* digest);
  static bool is_kept(const checkpoint::Digest& digest) { return digest.high != kUnkept; }
  // The state is on the search's path from now on (perhaps once more), and is no longer: in the order of a stack. Such
  // states are never evicted. `first_visit`: it was not known when it came there; it is closed before it leaves.
  void enter(Entry entry);
  void leave(Entry entry, bool first_visit);

  // What has been discovered behind the pending state, on the path, and is pending is forgotten.
  void forget_behind(Entry entry);

  // The search has an edge from `from` to `to`, which has been seen before (or whose visit is over).
  void edge(Entry from, Entry to);
  // The first visit of a state is over. True: it is the first state of a complete component from which no
  // end was met, so that everything in it may go on for ever. (If paths stop there because they go on
  // elsewhere: only if the component has a cycle.)
  bool close(Entry entry);

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

  // For the frontier of a search: everything, in the order in which it was met; and into an empty cache. (What is on
  // the path is not written: who rebuilds the path enters it again.)
  template <typename A>
  friend void serialise(A& archive, StateCache& cache) {
    archive(cache.seen_, cache.unkept_, cache.evicted_, cache.evict_at_, cache.summaries_, cache.delayed_sets_);
    u64 closed = cache.entries_ - cache.pending_.size(), pending = cache.pending_.size();
    archive(closed, pending);
    if constexpr (A::kReads) {
      for (u64 i = 0; i < closed && archive.ok(); ++i) {
        checkpoint::Digest digest;
        u32 word = 0;
        archive(digest, word);
        if (!cache.restore_closed(digest, word)) archive.fail();
      }
      for (u64 i = 0; i < pending && archive.ok(); ++i) {
        checkpoint::Digest digest;
        Open o;
        archive(digest, o);
        if (!cache.restore_pending(digest, o)) archive.fail();
      }
    } else {
      for (u32 id = 0; id < cache.records_; ++id)
        if (cache.is_closed(id)) archive(cache.record(id).digest(), cache.record(id).closed_word());
      for (const Open& o : cache.pending_) archive(cache.record(o.id).digest(), o);
    }
  }
  Entry find(const checkpoint::Digest& digest);  // none: unknown
  // A pending state's place in the order of discovery.
  u32 place_of(Entry entry) const { return record(entry.id_).place(); }
  SummaryTable& summaries() { return summaries_; }

  u64 unkept() const { return unkept_; }  // how often visit_unkept() has been called
  // Distinct states so far, evicted ones included; one that is not kept counts each time.
  u64 states() const { return seen_; }
  u64 evicted() const { return evicted_; }
  u64 bytes() const;  // of what it holds; by the number of states and the like, not by what is allocated
  u64 bytes_allocated() const;

 private:
  enum class Kind : u32 { Closed, ClosedOnPath, Pending, Free };
  // The digest, and a word. Pending: the state's place on the stack. Else what the reduction keeps, and flags. Free:
  // the next free one.
  class Record {
   public:
    static constexpr u32 kMostPlaces = 1u << 30, kMostValues = 1u << 27;
    checkpoint::Digest digest() const {
      checkpoint::Digest d;
      std::memcpy(&d, digest_, sizeof d);
      return d;
    }
    void set_digest(const checkpoint::Digest& digest) { std::memcpy(digest_, &digest, sizeof digest_); }
    bool is(const checkpoint::Digest& digest) const { return std::memcmp(digest_, &digest, sizeof digest_) == 0; }
    Kind kind() const { return static_cast<Kind>(word_ >> 30); }
    u32 place() const { return word_ & (kMostPlaces - 1); }
    u32 value() const { return word_ & (kMostValues - 1); }
    bool ends() const { return word_ & kEnds; }
    bool elsewhere() const { return word_ & kElsewhere; }
    bool of_component() const { return word_ & kOfComponent; }
    u32 next_free() const { return place() == kMostPlaces - 1 ? HashIndex::kNone : place(); }
    void set_free(u32 next) { word_ = static_cast<u32>(Kind::Free) << 30 | (next & (kMostPlaces - 1)); }
    void set_kind(Kind kind) { word_ = (word_ & (kMostPlaces - 1)) | static_cast<u32>(kind) << 30; }
    void set_place(u32 place) { word_ = static_cast<u32>(Kind::Pending) << 30 | place; }
    void set_closed(u32 value, bool ends, bool elsewhere, bool of_component) {
      word_ = value | (ends ? kEnds : 0) | (elsewhere ? kElsewhere : 0) | (of_component ? kOfComponent : 0);
    }
    void set_value(u32 value) { word_ = (word_ & ~(kMostValues - 1)) | value; }
    void set_ends() { word_ |= kEnds; }
    void set_elsewhere() { word_ |= kElsewhere; }
    u32 closed_word() const { return word_ & (kMostPlaces - 1); }
    void set_word(u32 word) { word_ = word; }

   private:
    static constexpr u32 kEnds = 1u << 27, kElsewhere = 1u << 28, kOfComponent = 1u << 29;
    u32 digest_[4];
    u32 word_;
  };
  static_assert(sizeof(Record) == 20);

  // Tarjan's strongly connected components of the explored graph, while the search goes on: a pending state, by its
  // place in the order of discovery.
  struct Open {
    u32 id = 0;
    u32 low = 0;      // the first place to which an edge leads back
    u32 visits = 0;   // on the search's path
    u32 delayed = 0;  // of sleep sets
    u32 summary = 0;  // of summaries
    bool ends = false, elsewhere = false, cyclic = false;
    template <typename A>
    friend void serialise(A& archive, Open& o) {
      archive(o.low, o.delayed, o.ends, o.elsewhere, o.cyclic);  // (the summary is there only while it is closed)
    }
  };

  // Records lie in segments, which are never moved, and become resident page by page.
  static constexpr u32 kSegment = 1u << 16;
  static constexpr u64 kMostBytesOfState = sizeof(Record) + HashIndex::kMostBytes;
  Record& record(u32 id) { return segments_[id / kSegment][id % kSegment]; }
  const Record& record(u32 id) const { return segments_[id / kSegment][id % kSegment]; }
  Open& open(u32 id) { return pending_[record(id).place()]; }
  const Open& open(u32 id) const { return pending_[record(id).place()]; }

  // An index to which digests of few different values are as good as any.
  static u64 hash_of(const checkpoint::Digest& digest) {
    const u64 mixed = (digest.low ^ (digest.high << 32 | digest.high >> 32)) * 0x9e3779b97f4a7c15ull;
    return mixed ^ mixed >> 32;
  }
  static u64 hash_of(const ThreadSet& set);
  static constexpr u64 kUnkept = 0x756e6b657074ull;
  u32 new_record(const checkpoint::Digest& digest);
  u32 add(const checkpoint::Digest& digest);
  u32 add_pending(u32 id);
  void free_record(u32 id);
  u32 add_closed(const ClosedState& state);
  void make_index();
  bool is_closed(u32 id) const {
    const Kind kind = record(id).kind();
    return kind == Kind::Closed || kind == Kind::ClosedOnPath;
  }
  bool is_value(u32 value) const;
  bool restore_closed(const checkpoint::Digest& digest, u32 word);
  bool restore_pending(const checkpoint::Digest& digest, const Open& open);
  u32 intern(const ThreadSet& delayed);
  void index_delayed_sets();
  void evict();
  void keep_only_used_values();
  std::vector<u32> keep_only(const std::vector<bool>& delayed_sets);

  u64 limit_bytes_;
  const Keeps keeps_;
  u64 seen_ = 0, unkept_ = 0, evicted_ = 0;
  u64 evict_at_ = 0;  // entries at which to try again: a pass that finds little must not be repeated at once
  std::vector<std::unique_ptr<Record[]>> segments_;
  u32 records_ = 0;                    // that have been made, free ones included
  u32 entries_ = 0;                    // that are not free
  u32 first_free_ = HashIndex::kNone;  // a list
  HashIndex index_;
  std::vector<Open> pending_;                  // Tarjan's stack
  std::vector<std::pair<u32, bool>> on_path_;  // closed states that are on the path; whether for the first time
  std::vector<ThreadSet> delayed_sets_;        // each once
  HashIndex delayed_index_;
  SummaryTable summaries_;
  SharedStates* shared_ = nullptr;  // null: there is nobody else
  SharedStates::Room shared_room_;
  std::vector<ClosedState> closed_;         // to be published
  SummaryTable::Index closed_summary_ = 0;  // theirs
  std::vector<u64> shared_summaries_;       // by index: where the others find it; 0: they do not yet
  Shared sharing_;
};

}  // namespace heddle::tester
