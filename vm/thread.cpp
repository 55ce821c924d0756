#include "vm/thread.h"

#include <sys/mman.h>

#include "vm/base/check.h"

namespace heddle::vm {
namespace {

constexpr size_t kPrimBytes = size_t{Thread::kMaxPrims} * sizeof(u64);
constexpr size_t kRefBytes = size_t{Thread::kMaxRefs} * sizeof(Ref);
constexpr size_t kFrameBytes = size_t{Thread::kMaxFrames} * sizeof(Frame);
constexpr size_t kStackBytes = kPrimBytes + kRefBytes + kFrameBytes;

}  // namespace

Thread::Thread(ThreadId id_, ThreadId parent_, u32 number_) : id(id_), parent(parent_), number(number_) {
  // Pages come into being when they are first touched.
  mapping_ = mmap(nullptr, kStackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  HEDDLE_CHECK(mapping_ != MAP_FAILED, "no address space for another thread's stack");
  // Huge pages would cost 2 MB for each of a thousand threads that use one page.
  madvise(mapping_, kStackBytes, MADV_NOHUGEPAGE);
  u8* base = static_cast<u8*>(mapping_);
  prims = reinterpret_cast<u64*>(base);
  refs = reinterpret_cast<Ref*>(base + kPrimBytes);
  frames = reinterpret_cast<Frame*>(base + kPrimBytes + kRefBytes);
}

Thread::~Thread() { release_stacks(); }

void Thread::release_stacks() {
  if (mapping_ == nullptr) return;
  munmap(mapping_, kStackBytes);
  mapping_ = nullptr;
  prims = nullptr;
  refs = nullptr;
  frames = nullptr;
}

}  // namespace heddle::vm
