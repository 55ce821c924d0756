#include "vm/thread.h"

#include "vm/base/out_of_memory.h"
#include "vm/base/reserved_memory.h"

namespace heddle::vm {
namespace {

constexpr size_t kPrimBytes = size_t{Thread::kMaxPrims} * sizeof(u64);
constexpr size_t kRefBytes = size_t{Thread::kMaxRefs} * sizeof(Ref);
constexpr size_t kFrameBytes = size_t{Thread::kMaxFrames} * sizeof(Frame);
constexpr size_t kStackBytes = kPrimBytes + kRefBytes + kFrameBytes;

}  // namespace

Thread::Thread(ThreadId id_, ThreadId parent_, u32 number_) : id(id_), parent(parent_), number(number_) {
  // Pages come into being when they are first touched.
  mapping_ = base::reserve_stack(kStackBytes);
  if (mapping_ == nullptr) base::out_of_memory("there is no address space for another thread's stack");
  prims = reinterpret_cast<u64*>(mapping_);
  refs = reinterpret_cast<Ref*>(mapping_ + kPrimBytes);
  frames = reinterpret_cast<Frame*>(mapping_ + kPrimBytes + kRefBytes);
}

Thread::~Thread() { release_stacks(); }

void Thread::release_stacks() {
  if (mapping_ == nullptr) return;
  base::release_stack(mapping_, kStackBytes);
  mapping_ = nullptr;
  prims = nullptr;
  refs = nullptr;
  frames = nullptr;
}

}  // namespace heddle::vm
