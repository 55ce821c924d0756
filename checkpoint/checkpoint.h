// Marks and restores: going back in time at a cost proportional to what was written since, never to
// the heap's size (docs/algorithms.md, "Checkpoints").
//
// What takes part: everything in World but classes, options, the outside's answers, the slots of threads (a
// thread that did not exist at the mark is Unborn again, its slot stays) and permanent objects that
// were made after the mark (they stay too; what was written into them since goes back).
#pragma once

#include <memory>
#include <vector>

#include "vm/world.h"

namespace heddle::checkpoint {

using vm::World;

// State outside the World that goes back with it (detectors, explorers). The checkpoint knows
// nothing of what it is. mark_position() gives a number that rewind_to() understands; a rider keeps
// its own log.
class Undoable {
 public:
  virtual ~Undoable() = default;
  virtual u64 mark_position() = 0;
  virtual void rewind_to(u64 position) = 0;
};

// A stack of marks over one World. Marks are restored or dropped in stack order; restoring one
// keeps it usable (restore again and again), everything above it is forgotten. One per World at a
// time.
class Checkpoints {
 public:
  explicit Checkpoints(World& world);
  ~Checkpoints();  // pops all marks
  Checkpoints(const Checkpoints&) = delete;
  Checkpoints& operator=(const Checkpoints&) = delete;
  void add_rider(Undoable* rider);  // while there is no mark

  using Mark = u32;  // depth in the stack
  // O(number of threads). The first mark is the root mark (Heap::set_root_mark). While a mark is
  // outstanding the output must not be flushed.
  Mark mark();
  void restore(Mark mark);  // everything is again as at mark()
  void pop(Mark mark);      // forgets this mark and those above it, state unchanged
  u32 depth() const { return depth_; }
  // Drops all marks but these (ascending; the root mark and the newest one must be among them); they are called 0, 1, 2
  // ... from now on. What the dropped ones have put into the undo log stays there.
  void thin(const std::vector<Mark>& kept);

  // The whole World where its newest mark stands, with its marks, to come back to from anywhere behind the same root
  // mark; as large as what the program has in memory. (world_copy.cpp)
  struct Copy;
  // Null: there is no mark, something has been written since the newest one, or these files cannot be copied.
  std::shared_ptr<const Copy> copy() const;
  // False: too much time has passed since (epochs have been numbered anew); nothing has changed. Riders are not told:
  // whoever owns them has copies of his own.
  bool come_back(const Copy& copy);

 private:
  struct Record {
    size_t undo_size;
    vm::Ref heap_top;
    vm::WorldScalars scalars;
    size_t out_size, err_size, modified_old;
    u64 files;
    std::vector<u64> riders;
    std::vector<u32> low_water;  // of each thread slot, just before the mark
  };
  void undo_entry(const vm::UndoEntry& entry, vm::Ref heap_top);
  void undo_frame(const vm::UndoEntry& entry);
  void new_epoch();

  World& world_;
  std::vector<Record> marks_;  // the first depth_ of them; the rest keep their memory for reuse
  u32 depth_ = 0;
  std::vector<Undoable*> riders_;
};

}  // namespace heddle::checkpoint
