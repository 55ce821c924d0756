#include "vm/base/reserved_memory.h"

#include <sys/mman.h>
#include <unistd.h>

namespace heddle::base {

u8* reserve_memory(u64 bytes) {
  void* const memory =
      ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<u8*>(memory);
}

u8* reserve_stack(u64 bytes) {
  u8* const memory = reserve_memory(bytes);
  // Huge pages would cost 2 MB for each of a thousand threads that use one page.
  if (memory != nullptr) ::madvise(memory, bytes, MADV_NOHUGEPAGE);
  return memory;
}

void release_memory(u8* memory, u64 bytes, std::initializer_list<TouchedBytes>) { ::munmap(memory, bytes); }
void release_stack(u8* memory, u64 bytes) { ::munmap(memory, bytes); }

bool forget_memory(u8* begin, u64 bytes) { return ::madvise(begin, bytes, MADV_DONTNEED) == 0; }

u64 page_size() { return static_cast<u64>(::sysconf(_SC_PAGESIZE)); }

}  // namespace heddle::base
