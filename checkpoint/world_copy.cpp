// The World as it is at a mark, whole: for those who go far back and want to come forward again without going all the
// way (Checkpoints::copy).
#include <algorithm>

#include "checkpoint/checkpoint.h"

namespace heddle::checkpoint {

using vm::Thread;
using vm::ThreadCore;

struct Checkpoints::Copy {
  struct Stack {
    ThreadCore core;
    u32 low_water = 0;
    std::vector<vm::Frame> frames;
    std::vector<vm::Ref> refs;
    std::vector<u64> prims;
  };
  vm::Heap::Copy heap;
  u32 root_epoch = 0;
  vm::UndoLog undo;
  std::vector<Record> marks;
  std::vector<Stack> threads;
  std::vector<vm::ClassInitRecord> class_init;
  std::vector<vm::Ref> finalizable;
  std::unique_ptr<vm::FileSystem> files;
  vm::WorldScalars scalars;
  std::string out, err;
};

std::shared_ptr<const Checkpoints::Copy> Checkpoints::copy() const {
  if (depth_ == 0 || marks_[depth_ - 1].undo_size != world_.undo.size()) return nullptr;
  auto c = std::make_shared<Copy>();
  c->files = world_.files->copy();
  if (!c->files) return nullptr;
  c->heap = world_.heap.copy();
  c->root_epoch = world_.heap.root_epoch();
  c->undo.assign(world_.undo);
  c->marks.assign(marks_.begin(), marks_.begin() + depth_);
  for (const auto& t : world_.threads)
    c->threads.push_back({t->core,
                          t->low_water,
                          {t->frames, t->frames + t->core.frame_count},
                          {t->refs, t->refs + t->core.ref_top},
                          {t->prims, t->prims + t->core.prim_top}});
  c->class_init = world_.class_init;
  c->finalizable = world_.finalizable;
  c->scalars = world_.scalars;
  c->out = world_.out.text;
  c->err = world_.err.text;
  return c;
}

bool Checkpoints::come_back(const Copy& c) {
  if (depth_ == 0 || world_.heap.root_epoch() != c.root_epoch || world_.heap.epoch() < c.heap.epoch) return false;
  world_.heap.come_back(c.heap);
  world_.undo.assign(c.undo);
  marks_ = c.marks;
  depth_ = static_cast<u32>(marks_.size());
  for (size_t i = 0; i < world_.threads.size(); ++i) {
    Thread& t = *world_.threads[i];
    if (i >= c.threads.size()) {  // its slot was made afterwards
      t.core = ThreadCore{};
      t.low_water = 0;
      continue;
    }
    const Copy::Stack& from = c.threads[i];
    t.core = from.core;
    t.low_water = from.low_water;
    std::copy(from.frames.begin(), from.frames.end(), t.frames);
    std::copy(from.refs.begin(), from.refs.end(), t.refs);
    std::copy(from.prims.begin(), from.prims.end(), t.prims);
  }
  std::copy(c.class_init.begin(), c.class_init.end(), world_.class_init.begin());
  std::fill(world_.class_init.begin() + static_cast<std::ptrdiff_t>(c.class_init.size()), world_.class_init.end(),
            vm::ClassInitRecord{});
  world_.forget_finalizable_from(0);
  world_.finalizable = c.finalizable;
  world_.scalars = c.scalars;
  world_.out.text = c.out;
  world_.err.text = c.err;
  world_.files = c.files->copy();
  new_epoch();
  return true;
}

}  // namespace heddle::checkpoint
