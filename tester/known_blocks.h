// Blocks that have been run before, done again without running them.
//
// A block is a function of what it has read: its thread's record and stack, the locks that the thread holds, and some
// words of the heap. In a search the same block is run again and again: two threads that count up one counter, 20 times
// each, have 400 different blocks and more, and the search runs them a hundred thousand times. So what a block has read
// and what it has changed is kept, and where all that it has read is the same again the change is made at once. (Model
// checkers of compiled models call that transition caching: Blom, van de Pol and Weber, "LTSmin: Distributed and
// Symbolic Reachability", CAV 2010, section 2. There the model says what a transition may read; here a run shows it.)
//
// Kept are only blocks of which all that is read can be seen: plain accesses, monitors, volatile and atomic accesses of
// variables that are not hidden state, the thread's end, and no allocation, native method, exception, class
// initialiser, decision, nor an operation of any other kind. What such a block has read:
//  * the thread's record, frames and live registers (steps and serial numbers of objects go on from what they are);
//  * the locks that it holds, and whom it has joined (tester/races.h: a note that says nothing new changes nothing);
//  * each variable and monitor that it reads before it writes it, as an address and its content. The addresses are
//    those of objects in its registers, or in words that it has read: so if all contents are equal, in this order,
//    each is the same address of a living object again;
//  * if the thread dies: how many live, whether shutdown hooks are to be run, and whether somebody waits for its end;
//  * of objects younger than the root mark what of their headers never changes: at one address there are different
//    ones on different paths. Strings among them are left alone: their text is read without anybody seeing it.
// What it changes is what it has written, in this list; that nothing else has changed is seen from what the doors have
// saved (vm/undo_log.h).
//
// Blocks that are run for the first time cost more (an InstructionWatch sees each instruction). So thread-local states
// whose blocks cannot be known, and places in the program whose blocks turn out not to be known again, are left alone;
// that is a matter of time only.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "checkpoint/live_register_cache.h"
#include "interp/instruction_watch.h"
#include "tester/block.h"
#include "tester/hash_index.h"
#include "tester/locksets.h"

namespace heddle::tester {

class KnownBlocks final : public interp::InstructionWatch {
 public:
  KnownBlocks(vm::World& world, BlockArena& arena, HeldLocks& held) : world_(world), arena_(arena), held_(held) {}
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
  // The thread is about to perform this operation.
  void operation(const interp::Operation& stop);
  void acquired(Ref monitor) { changes_.push_back({monitor, true}); }
  void released(Ref monitor) { changes_.push_back({monitor, false}); }
  // The block is one that cannot be known.
  void give_up();
  // The block is at its end, and stands in the arena.
  void finish(const Block& block, u64 circumstances);

  u64 repeated() const { return repeated_; }  // blocks that were known, so far

 private:
  // A word of the heap: `bytes` (1, 2, 4 or 8) at `offset` bytes from where the object begins. Of no object: what the
  // end of the thread with the number `offset` depends on.
  struct Place {
    Ref object = 0;
    u32 offset = 0;
    u32 bytes = 0;
    friend bool operator==(const Place&, const Place&) = default;
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
    bool alone = false;           // no other thread lives (see BlockRunner::checks_history)
    Slice places;                 // in places_
    u32 next = HashIndex::kNone;  // the next shape with that state
  };
  // One of them.
  struct Known {
    u64 hash = 0;
    u32 shape = 0;
    Slice values;  // in words_: of the shape's places
    u32 lowest_frame = 0;
    vm::ThreadCore core;  // behind the block; steps and visible: of the block
    Slice stack;          // in words_: frames from lowest_frame on, each with its live registers
    Slice stores;         // in stores_
    Slice changes;        // in lock_changes_
    u32 block = 0;        // in blocks_
  };

  bool looks_at(const vm::Method& method, u32 pc, u32 depth) override;
  bool at_instruction(ThreadId t) override;
  Origin& origin_of(const vm::Thread& thread);
  u32 local_state(ThreadId t);
  void make_key(ThreadId t);
  bool is_key_of(const LocalState& state) const;
  LocalState& state_of(u32 number) { return states_[number - first_state_]; }
  u32 add_shape();
  void add_stack(const vm::Thread& thread, u32 from, std::vector<u64>* to);
  void note_access();
  void see(Ref r);
  void reads(Ref object, u32 offset, u32 bytes, bool is_reference);
  void writes(Ref object, u32 offset, u32 bytes);
  bool load(const Place& place, u64* value) const;
  u64 end_depends_on(ThreadId t) const;
  bool changed_elsewhere(const vm::UndoEntry& entry) const;
  bool values_of(const Shape& shape);
  std::optional<u64> value_before(const Place& place) const;
  u32 find(u32 shape) const;
  u32 redo(u32 number, ThreadId t);
  bool note_changes(Known* known);
  void put_stack(vm::Thread& thread, const Known& known);
  void verify(const Known& known, const Known& again, const Block& block) const;
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
  BlockArena blocks_;
  std::vector<LocalState> states_;
  u32 first_state_ = 1;  // number of the first of them; those below have been forgotten
  std::vector<Shape> shapes_;
  std::vector<Known> known_;
  HashIndex state_index_, known_index_;

  // of the block that is about to be run
  std::vector<u64> key_, values_;
  u64 key_hash_ = 0, values_hash_ = 0;
  u32 state_ = 0;  // a number
  u64 joined_ = 0;
  bool alone_ = false;
  // of the block that is being noted
  bool noting_ = false, dies_ = false;
  ThreadId thread_ = 0;
  u32 expected_ = HashIndex::kNone;  // with check(): what is known of it
  vm::ThreadCore before_;
  vm::WorldScalars scalars_;
  u64 end_before_ = 0;  // what its end has depended on
  Ref heap_top_ = 0;
  size_t undo_begin_ = 0;
  // In front of which the thread stands, or stood when the watch was asked last. (A block may end there: then it is not
  // the block's.)
  struct Access {
    Place place;
    bool is_reference = false, write = false;
  };
  Access access_;
  std::vector<Place> read_, written_;
  std::vector<LockChange> changes_;
};

}  // namespace heddle::tester
