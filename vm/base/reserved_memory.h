// Large pieces of address space that get memory as they are touched.
//
// In the browser (web/platform/vm/base/reserved_memory.cpp) they are pieces of the module's linear memory, which is a
// few gigabytes altogether: hence kMostReserved.
#pragma once

#include <initializer_list>

#include "vm/base/types.h"

namespace heddle::base {

// What a heap may take at most. (On large machines: 32-bit granule indices could address twice as much, but detectors
// mark references by it, tester/block.h.)
inline constexpr u64 kMostReserved = sizeof(void*) == 8 ? 16ull << 30 : 320ull << 20;

struct TouchedBytes {
  u64 begin = 0, end = 0;
};

// Readable, writable bytes, all zero, at a multiple of the size of a page; null if there is no room. `bytes` > 0.
u8* reserve_memory(u64 bytes);
// The same, but what is in them may be anything, and they are too short for the pages to be huge ones.
u8* reserve_stack(u64 bytes);
// Ends it. `touched`: outside of these ranges nothing has ever been written.
void release_memory(u8* memory, u64 bytes, std::initializer_list<TouchedBytes> touched);
void release_stack(u8* memory, u64 bytes);
// Makes pages zero, and gives their memory back if that can be done. `begin` is a multiple of the size of a page.
// False: nothing has changed.
bool forget_memory(u8* begin, u64 bytes);
u64 page_size();

}  // namespace heddle::base
