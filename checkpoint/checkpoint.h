// Marks and restores: going back in time at a cost proportional to what was written since, never to
// the heap's size (algorithms.md, section 7).
#pragma once

#include <vector>

#include "vm/world.h"

namespace heddle::checkpoint {

using vm::World;

// State outside the World that goes back with it (detectors, explorers). The checkpoint knows nothing
// of what it is. save_position() gives a number that rewind_to() understands; a rider keeps its own log.
class Undoable {
 public:
  virtual ~Undoable() = default;
  virtual u64 mark_position() = 0;
  virtual void rewind_to(u64 position) = 0;
};

// A stack of marks over one World. Marks are restored or dropped in stack order; restoring one keeps
// it usable (restore again and again), everything above it is forgotten.
class Checkpoints {
 public:
  explicit Checkpoints(World& world);
  ~Checkpoints();
  void add_rider(Undoable* rider);

  using Mark = u32;  // depth in the stack
  // O(number of threads). The first mark is the root mark (World::heap::set_root_mark).
  Mark mark();
  void restore(Mark mark);      // everything is again as at mark()
  void pop(Mark mark);          // forgets this mark and those above it, state unchanged
  u32 depth() const { return static_cast<u32>(marks_.size()); }

 private:
  struct Record {
    size_t undo_size;
    vm::Ref heap_top;
    vm::WorldScalars scalars;
    size_t out_size, err_size, modified_old;
    std::vector<u64> riders;
    std::vector<u32> low_water;  // of each thread slot at the mark
  };
  void undo_entry(const vm::UndoEntry& entry, u8* payload);
  World& world_;
  std::vector<Record> marks_;
  std::vector<Undoable*> riders_;
};

}  // namespace heddle::checkpoint
