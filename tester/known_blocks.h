// Blocks that have been run before, done again without running them.
//
// A block is a function of what it has read: its thread's record and stack, the locks that the thread holds, and some
// words of the heap. In a search the same block is run again and again: two threads that count up one counter, 20 times
// each, have 400 different blocks and more, and the search runs them a hundred thousand times. So what a block has read
// and what it has changed is kept, and where all that it has read is the same again the change is made at once. (Model
// checkers of compiled models call that transition caching: Blom, van de Pol and Weber, "LTSmin: Distributed and
// Symbolic Reachability", CAV 2010, section 2. There the model says what a transition may read; here a run shows it.)
//
// Kept are only blocks of which all that is read can be seen: plain accesses, monitors, waits and notifies, volatile
// and atomic accesses, allocations, prints, the thread's end, native methods of which is known what they read
// (vm::NativeEffect), and no exception, class initialiser, decision, nor an operation of any other kind. What such a
// block has read:
//  * the thread's record, frames and live registers (steps and its own count of objects go on from what they are);
//  * the locks that it holds, and whom it has joined (tester/races.h: a note that says nothing new changes nothing);
//  * each variable and monitor that it reads before it writes it, as an address and its content. The addresses are
//    those of objects in its registers, or in words that it has read: so if all contents are equal, in this order,
//    each is the same address of a living object again;
//  * of objects younger than the root mark what of their headers never changes, and of Strings their text: at one
//    address there are different ones on different paths;
//  * if it allocates: where the heap ends, and how many objects its thread has made (then the new ones lie as before);
//  * in front of a notify: who waits there. If it waits with a time limit: the clock;
//  * in front of the thread's end: how many live, whether shutdown hooks are to be run, and whether somebody waits for
//    that end.
// What it changes is what it has written, in this list, the objects that it has made, byte for byte, whom it has woken,
// and what it has printed; that nothing else has changed is seen from what the doors have saved (vm/undo_log.h).
//
// Blocks that are run for the first time cost more (an InstructionWatch sees each instruction). So thread-local states
// whose blocks cannot be known, and places in the program whose blocks turn out not to be known again, are left alone;
// that is a matter of time only.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "checkpoint/live_register_cache.h"
#include "interp/instruction_watch.h"
#include "tester/block.h"
#include "tester/hash_index.h"
#include "tester/locksets.h"

namespace heddle::tester {

class KnownBlocks final : public interp::InstructionWatch, public vm::ThrowListener {
 public:
  KnownBlocks(vm::World& world, BlockArena& arena, HeldLocks& held);
  ~KnownBlocks();
  KnownBlocks(const KnownBlocks&) = delete;
  KnownBlocks& operator=(const KnownBlocks&) = delete;

  // For tests: known blocks are run all the same, and must turn out to be what is known of them.
  void check(bool on) { check_ = on; }

  // The world has just been brought to a mark, and is about to run a block of t, which has joined these threads. If the
  // block is known: makes its changes, appends it to the arena and returns its number there. `circumstances`: whatever
  // else decides what a block is and may change during the search; if it does, all is forgotten.
  std::optional<u32> repeat(ThreadId t, u64 joined, u64 circumstances);
  // Objects have been moved: what is known names other ones.
  void objects_moved() {
    noting_ = false;
    forget();
  }
  // After repeat() has found nothing: whether the block that is run now is to be noted. Then it must be run with this
  // watch, and what follows must be told, up to finish() or give_up().
  bool is_noting() const { return noting_; }
  // The thread has come to this operation: where it stands decides whether the block ends in front of it.
  void arrived(const interp::Operation& stop);
  // It is about to perform it.
  void operation(const interp::Operation& stop);
  void acquired(Ref monitor) { changes_.push_back({monitor, true}); }
  void released(Ref monitor) { changes_.push_back({monitor, false}); }
  // The block is one that cannot be known.
  void give_up();
  // The block is at its end, and stands in the arena.
  void finish(const Block& block, u64 circumstances);

  u64 repeated() const { return repeated_; }  // blocks that were known, so far

 private:
  // A word of the heap: `bytes` (1, 2, 4 or 8) at `offset` bytes from where the object begins; or kIdentity or kText.
  // Of no object: something that is no word of the heap, `bytes` says what.
  struct Place {
    Ref object = 0;
    u32 offset = 0;
    u32 bytes = 0;
    friend bool operator==(const Place&, const Place&) = default;
  };
  static constexpr u32 kIdentity = 16;  // what of the object's header never changes, in 64 bits
  static constexpr u32 kText = 17;      // of a String with `offset` units: those, in 64 bits
  enum NoWord : u32 {
    kEnd,         // what the end of the thread with the number `offset` depends on
    kAllocation,  // where the next object of that thread will lie, and which number it will have
    kWaiters,     // who is in the wait set of the object `offset`
    kClock,       // what time it is
  };
  struct Store {
    Place place;
    u64 value = 0;
    friend bool operator==(const Store&, const Store&) = default;
  };
  struct LockChange {
    Ref monitor = 0;
    bool acquired = false;
    friend bool operator==(const LockChange&, const LockChange&) = default;
  };
  // By method and pc at which blocks begin.
  struct Origin {
    u32 tries = 0, known = 0, given_up = 0;
    bool left_alone() const {
      constexpr u32 kTries = 4096, kGivenUp = 128;
      return (tries >= kTries && known < tries / 4) || (given_up >= kGivenUp && known < given_up);
    }
  };
  // A thread-local state: a thread's record, stack and locks. Where a thread has been brought to one by a block that is
  // known, and has not been written since, its record has the state's number (vm::ThreadCore::local_state).
  struct LocalState {
    u64 hash = 0;
    Slice key;  // in words_
    Origin* origin = nullptr;
    u32 first_shape = HashIndex::kNone;
    bool hopeless = false;  // its block cannot be known
  };
  // All blocks that begin in the same thread-local state, with the same of what else decides, and read the same places.
  struct Shape {
    u64 hash = 0;
    u64 joined = 0;
    u32 setting = 0;              // see setting()
    Slice places;                 // in places_
    u32 next = HashIndex::kNone;  // the next shape with that state
  };
  // What few blocks do.
  struct More {
    Slice born, starts;  // what it allocates, in words_, and where in that objects begin, in starts_
    Slice woken;         // whom it wakes, in woken_
    Slice printed[2];    // what it prints on either stream, in printed_
    bool is_something() const {
      return born.size != 0 || woken.size != 0 || printed[0].size != 0 || printed[1].size != 0;
    }
  };
  // One of them.
  struct Known {
    u64 hash = 0;
    u32 shape = 0;
    Slice values;  // in words_: of the shape's places
    u32 lowest_frame = 0;
    vm::ThreadCore core;          // behind the block; steps, visible and allocations: of the block
    Slice stack;                  // in words_: frames from lowest_frame on, each with its live registers
    Slice stores;                 // in stores_
    Slice changes;                // in lock_changes_
    u32 block = 0;                // in blocks_
    u32 more = HashIndex::kNone;  // in more_
  };

  bool looks_at(const vm::Method& method, u32 pc, u32 depth) override;
  bool at_instruction(ThreadId t) override;
  void exception_thrown(ThreadId t, Ref exception) override;
  Origin& origin_of(const vm::Thread& thread);
  u32 local_state(ThreadId t);
  void make_key(ThreadId t);
  void add_identities(const vm::Thread& thread, size_t stack);
  bool is_key_of(const LocalState& state) const;
  LocalState& state_of(u32 number) { return states_[number - first_state_]; }
  u32 add_shape();
  void add_stack(const vm::Thread& thread, u32 from, std::vector<u64>* to);
  u32 setting() const;
  void note_access();
  void native(const vm::Method& method, const vm::Thread& thread);
  void array_copy(Ref from, i64 from_at, Ref to, i64 to_at, i64 count);
  void see(Ref r);
  void reads(Ref object, u32 offset, u32 bytes, bool is_reference);
  void writes(Ref object, u32 offset, u32 bytes);
  bool load(const Place& place, u64* value) const;
  u64 load_no_word(NoWord what, u32 of) const;
  u64 end_depends_on(ThreadId t) const;
  u64 waiters_of(Ref object) const;
  static u64 identity_of(const u8* header);
  void see_marks(Ref r);
  void see_thread(ThreadId t);
  bool changed_elsewhere(const vm::UndoEntry& entry) const;
  bool values_of(const Shape& shape);
  std::optional<u64> value_before(const Place& place) const;
  u32 find(u32 shape) const;
  u32 redo(u32 number, ThreadId t);
  void redo_more(const More& more);
  bool fits(const Known& known) const;
  bool note_changes(Known* known);
  bool note_born();
  bool is_woken(const vm::UndoEntry& entry) const;
  void put_stack(vm::Thread& thread, const Known& known);
  void verify(const Known& known, const Known& again, const Block& block) const;
  vm::OutputStream& stream(u32 i) { return i == 0 ? world_.out : world_.err; }
  void forget();
  void truncate(const Known& known);
  static u32 copy_block(const BlockArena& from, const Block& block, BlockArena* to);

  vm::World& world_;
  BlockArena& arena_;
  HeldLocks& held_;
  bool check_ = false;
  u64 repeated_ = 0, circumstances_ = 0;
  checkpoint::LiveRegisterCache live_;
  std::unordered_map<u64, Origin> origins_;

  std::vector<u64> words_;
  std::vector<Place> places_;
  std::vector<Store> stores_;
  std::vector<LockChange> lock_changes_;
  std::vector<More> more_;
  std::vector<u32> starts_;
  std::vector<ThreadId> woken_;
  std::string printed_;
  BlockArena blocks_;
  std::vector<LocalState> states_;
  u32 first_state_ = 1;  // number of the first of them; those below have been forgotten
  std::vector<Shape> shapes_;
  std::vector<Known> known_;
  u32 known_before_ = 0;  // how many have been forgotten
  HashIndex state_index_, known_index_;

  // of the block that is about to be run
  std::vector<u64> key_, values_;
  u64 key_hash_ = 0, values_hash_ = 0;
  u32 state_ = 0;  // a number
  ThreadId thread_ = 0;
  u64 joined_ = 0;
  u32 shape_setting_ = 0;
  // of the block that is being noted
  bool noting_ = false, dies_ = false, waits_ = false;
  u32 expected_ = HashIndex::kNone;  // with check(): what is known of it
  vm::ThreadCore before_;
  vm::WorldScalars scalars_;
  u64 end_before_ = 0, allocation_before_ = 0;  // kEnd, kAllocation
  Ref heap_top_ = 0;
  size_t undo_begin_ = 0;
  size_t printed_begin_[2] = {};  // lengths of the output streams
  // In front of which the thread stands, or stood when the watch was asked last. (A block may end there: then it is not
  // the block's.)
  struct Access {
    Place place;
    bool is_reference = false, write = false;
  };
  Access access_;
  std::vector<Place> copied_to_;  // likewise, by a call of System.arraycopy
  std::vector<Place> read_, written_;
  std::vector<LockChange> changes_;
  More noted_more_;
  Ref notified_ = 0;  // it has notified those who wait there
  u64 waiters_before_ = 0;
};

}  // namespace heddle::tester
