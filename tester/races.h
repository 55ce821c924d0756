// Data races as a property of states (docs/algorithms.md, "Data races").
//
// A race is a reachable state, under sequential consistency, in which two threads stand before conflicting plain
// accesses of one variable. A program has one exactly if some sequentially consistent execution has two conflicting
// accesses that happens-before (JLS 17.4.5) does not order (Boehm and Adve, PLDI 2008). Data that are handed over, by
// whatever means, never race in this sense.
//
// Found where blocks meet at a node of the search: a block ends also just before the first access of a *suspect*
// variable that follows a commit, so each access of a suspect lies before any commit of its block, and two blocks that
// are known at one node race if they access a suspect in conflict, with disjoint locksets, and without an earlier
// conflict between their beginnings. Nothing is remembered along a path but who has joined whom.
//
// What it misses: nothing as long as the search is complete up to the first race of a variable; behind a race
// the guarantee ends at that variable (RunOptions::promoted continues it).
#pragma once

#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "checkpoint/checkpoint.h"
#include "interp/events.h"
#include "tester/block.h"
#include "tester/locksets.h"
#include "tester/thread_set.h"
#include "vm/world.h"

namespace heddle::tester {

// The variables that may race, by keys that mean the same in every World of a program: they survive restarts
// of the search. Only grows. Coarser than variables where objects have no name that is the same on all paths: objects
// younger than the root of the search are told apart by class and by the thread that made them, and large arrays
// by pieces. (Anything coarser is allowed, anything finer is not.)
class Suspects {
 public:
  struct Suspect {
    std::string label;     // "Account.balance"
    bool library = false;  // of an object of the class library
    bool no_lock = true;   // certainly no single lock protects it: not only no lock that all paths know by name
    template <typename A>
    friend void serialise(A& archive, Suspect& s) {
      archive(s.label, s.library, s.no_lock);
    }
  };
  bool contains(u64 key) const { return suspects_.contains(key); }
  // Those of another World. True: there are new ones among them.
  bool add(const Suspects& more) {
    const size_t before = suspects_.size();
    suspects_.insert(more.suspects_.begin(), more.suspects_.end());
    objects_.insert(more.objects_.begin(), more.objects_.end());
    return suspects_.size() > before;
  }
  bool touches(u64 object_key) const { return objects_.contains(object_key); }  // some variable of that object
  bool empty() const { return suspects_.empty(); }
  void add(u64 key, u64 object_key, Suspect suspect) {
    suspects_.emplace(key, std::move(suspect));
    objects_.insert(object_key);
  }
  const std::map<u64, Suspect>& all() const { return suspects_; }
  template <typename A>
  friend void serialise(A& archive, Suspects& s) {
    archive(s.suspects_, s.objects_);
  }

 private:
  std::map<u64, Suspect> suspects_;
  std::set<u64> objects_;
};

// Two accesses that race, and the blocks in which they stand.
struct Meeting {
  const PendingAccess* first = nullptr;
  const PendingAccess* second = nullptr;
};

// Finds suspects among the accesses of all paths, notes the suspects' accesses of each block, and compares blocks.
class RaceCheck final : public checkpoint::Undoable, public interp::AccessFilter {
 public:
  // What is known of one thread's accesses of one variable, over all paths.
  struct Note {
    ThreadId thread = 0;
    // With like threads, of objects that may be another one's: what the object is to the thread. No two threads are the
    // same to one object, but for Other.
    enum class Relation : u8 { Other, Made, Itself } relation = Relation::Other;
    LocksetId locks = 0;  // that it always held: of those that have the same name on all paths
    ThreadSet joined;     // threads that had always been joined
    u32 starts = 0;       // threads that it had started at most
    bool wrote = false;
    bool nameless_lock = false;  // it always held some lock besides
    template <typename A>
    friend void serialise(A& archive, Note& n) {
      archive(n.thread, n.relation, n.locks, n.joined, n.starts, n.wrote, n.nameless_lock);
    }
  };
  // With like threads, of a variable that may yet become suspect: what the suspect would be called.
  struct Named {
    u64 object_key = 0;
    std::string label;
    bool library = false;
    template <typename A>
    friend void serialise(A& archive, Named& n) {
      archive(n.object_key, n.label, n.library);
    }
  };
  struct Notes {
    std::map<u64, std::vector<Note>> by_variable;  // by key of the variable
    std::map<u64, Named> named;                    // likewise
    std::vector<ThreadId> exchanges;               // of like threads
    template <typename A>
    friend void serialise(A& archive, Notes& n) {
      archive(n.by_variable, n.named, n.exchanges);
    }
  };
  // `suspects` outlives it, and may know some already, of an earlier search.
  RaceCheck(const vm::World& world, LocksetTable& locksets, Suspects& suspects);

  // Do these elements of a large array count as one variable?
  static bool are_one_piece(u32 offset, u32 other);

  // Like threads are interchangeable (docs/algorithms.md): objects have names that are the same for all of them.
  void like_threads(const checkpoint::ThreadsOwnObjects* threads_own) { threads_own_ = threads_own; }
  // The world stands at its root: now it is known which objects these are.
  void at_root();
  // Where a state was met again one of the threads stood in place of the other: what was noted of accesses behind it
  // may have been the other's doing.
  void exchanged(ThreadId a, ThreadId b);

  // --- told by the BlockRunner
  void begin_block() {
    accesses_.clear();
    wrote_suspect_ = false;
    ++block_;
  }
  // The block has written a suspect. If it then cannot go on it must not be undone: somebody may wait for that write
  // without any synchronisation, which is a race, and yet the program goes on. (A block may end anywhere.)
  bool wrote_suspect() const { return wrote_suspect_; }
  // Blocks that are run to see what would come of them are no part of the search: nothing of them is noted.
  void take_notes(bool on) { takes_notes_ = on; }
  // A plain access of t. `committed`: behind a commit of its block; `operations`: performed by the block before it.
  void access(ThreadId t, const interp::Access& access, LocksetId held, bool committed, u32 operations);
  void started(ThreadId t, ThreadId born);  // t has started it
  void joined(ThreadId t, ThreadId ended);  // t knows that it has ended
  // Moves the block's accesses into the arena. Those of objects from `born` on, which the block itself has made, are
  // left out, for nobody else can stand before one of them; locks among these protect from nobody.
  Slice finish_block(BlockArena& arena, Ref born);
  void objects_moved(const vm::Relocation& moved);
  // Whom t has joined on this path, if their numbers are below 64. The same access with the same locks by a thread that
  // has started and joined the same others says nothing new.
  std::optional<u64> joined_by_as_word(ThreadId t) { return joined_by(t).as_word(); }

  // --- for the search
  bool stops_before(Ref object, u32 offset, bool write) const override;
  bool may_stop_inside(Ref object) const override;
  bool has_suspects() const { return !suspects_.empty(); }
  // A suspect has turned up that the blocks run so far did not know.
  bool grew() const { return grew_; }
  // The races of two blocks that begin at the same state, one for each variable; the pointers are into the arena.
  void meet(const BlockArena& arena, const Block& a, const Block& b, std::vector<Meeting>* races) const;
  const Suspects& suspects() const { return suspects_; }
  // For the frontier of a search: all notes; and back again. False: they name locks or threads that there are not.
  Notes notes() const { return {{notes_.begin(), notes_.end()}, {named_.begin(), named_.end()}, exchanged_with_}; }
  bool restore(const Notes& notes);
  // What somebody else knows of other paths of the same search; `locksets` are what his notes mean by the ids of sets.
  // False: a variable is suspect by what the two know together, and neither has known that, nor can say what it is.
  bool add(const Suspects& suspects, const Notes& notes, const std::vector<std::vector<Ref>>& locksets);

  u64 mark_position() override { return log_.size(); }
  void rewind_to(u64 position) override;

 private:
  struct Change {
    ThreadId thread;
    ThreadSet before;
  };
  Named named(const interp::Access& access) const;

  u64 key_of(Ref object, u32 offset) const;
  u64 key_of_young(Ref object, u32 offset) const;
  bool is_before_root(Ref object) const;
  u64 object_key_of(Ref object) const { return key_of(object, kAnyOffset); }
  u64 name_of_thread(ThreadId t) const;
  u64 kind_of_thread(ThreadId t) const;
  Note::Relation relation_to(Ref object, ThreadId t) const;
  ThreadId representative(ThreadId t) const;
  bool may_be_another(ThreadId t) const;
  bool may_conflict(const Note& a, const Note& b) const;
  bool is_always_ordered(const Note& a, const Note& b) const;
  bool exchange(ThreadId a, ThreadId b);
  void compare_again();
  bool is_young(Ref object) const;
  LocksetId stable_locks(LocksetId held, Ref object, bool* nameless);
  bool is_ordered(const Note& a, const Note& b) const;
  bool is_behind(ThreadId u, ThreadId t, u32 starts) const;
  void note(u64 key, ThreadId t, const interp::Access& access, LocksetId held);
  ThreadSet& joined_by(ThreadId t) {
    if (t >= joined_.size()) joined_.resize(t + 1);
    return joined_[t];
  }

  static constexpr u32 kAnyOffset = 0xffffffffu;

  const vm::World& world_;
  LocksetTable& locksets_;
  Suspects& suspects_;
  bool grew_ = false, wrote_suspect_ = false, takes_notes_ = true;
  const checkpoint::ThreadsOwnObjects* threads_own_ = nullptr;  // null: no threads are alike
  // Threads that have been exchanged with each other, as a forest: by ThreadId, an earlier one of the same set.
  std::vector<ThreadId> exchanged_with_;
  struct BeforeRoot {
    ThreadId thread;
    interp::Access access;
    LocksetId held;
  };
  std::vector<BeforeRoot> before_root_;  // behind the first start
  std::unordered_map<u64, std::vector<Note>> notes_;
  std::unordered_map<u64, Named> named_;  // with like threads, by key of the notes
  std::vector<ThreadSet> joined_;         // by thread, on this path
  std::vector<Change> log_;
  std::vector<PendingAccess> accesses_;  // of the block that is being run
  std::unordered_set<u64> noted_;        // of these: variable and kind, when there are many
  // Hashes of those of them that have been accessed lately, each with the block's number, at a place that its variable
  // says; empty until a block has many.
  static constexpr u32 kAgainBits = 15;
  std::vector<u64> again_;
  u64 block_ = 0;
  // Told by note() lately, of variables that are no suspects: to note the same again changes nothing. The key follows
  // from the object, its class, who made it (for the address of a young one is that of others on other paths), and the
  // offset.
  struct Noted {
    u64 place = 0;  // object and offset
    u64 maker = 0;  // class and creator
    u64 joined = 0;
    u64 circumstances = 0;  // locks and starts
    u64 who = 0;            // thread + 1, and whether it writes
    friend bool operator==(const Noted&, const Noted&) = default;
  };
  static constexpr size_t kNoted = 512;
  std::vector<Noted> lately_ = std::vector<Noted>(kNoted);
  Ref lately_root_ = 0;         // Heap::root_top() at that time,
  size_t lately_suspects_ = 0;  // and how many suspects there were
  bool is_notable(ThreadId t, const interp::Access& access, LocksetId held, Noted* noted);
  struct ClassName {
    u64 hash = 0;
    bool array = false;
  };
  const ClassName& class_name(vm::ClassId id) const;
  mutable std::vector<ClassName> class_names_;
  mutable std::vector<u64> thread_names_;
  struct Kind {
    vm::ClassId thread = ~0u, runs = ~0u;
    u64 hash = 0;
  };
  mutable std::vector<Kind> kinds_;  // by ThreadId
};

}  // namespace heddle::tester
