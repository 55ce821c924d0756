// Objects as they lie in the heap. Every object starts with the same 32-byte header; fields, array
// elements or UTF-16 units of a String follow it.
#pragma once

#include "vm/base/types.h"

namespace heddle::vm {

// A reference: index of an 8-byte granule from the heap's base; 0 is null. Heap order is allocation
// order. Refs are never shown to the program and nothing observable is derived from them.
using Ref = u32;
using ClassId = u32;
using MethodId = u32;
// A thread: interned (creator thread, start number), so the same thread has the same id in every
// schedule of one exploration. Main is 0.
using ThreadId = u32;
inline constexpr ThreadId kNoThread = 0xffffffffu;
inline constexpr u32 kBootCreator = 0xfffffffeu;  // creator of permanent objects

enum ObjectFlags : u32 {
  kIdentityObserved = 1,  // the program has seen identityHashCode or a default toString of it
  kFinalizable = 2,       // its class has a non-trivial finalize() that has not run yet
  kLargeArray = 4,        // array with a card table behind its elements (undo_log.h)
  kThreadObject = 8,      // instance of java.lang.Thread
  kStaticsHolder = 16,    // permanent holder of class_id's static fields; length = payload bytes
  kFailedAssertion = 32,  // an exception that a failed assert statement has thrown
  kFinalizing = 64,       // was found unreachable: waits for the finalizer thread
  kFinalizerSeen = 128,   // was found unreachable by the tester, which has looked at its finalizer
  kThreadName = 256,      // a String: the name of a thread, or made of one (World::mark_thread_name)
  kPrintedValue = 512,    // a String made of a number that counts for nothing else (World::mark_printed_value)
};

struct ObjectHeader {
  ClassId class_id;
  u32 epoch;    // heap epoch of the last saved image (undo_log.h)
  u32 owner;    // monitor: owning ThreadId + 1, or 0 if free
  u32 count;    // monitor: how often the owner has entered
  u32 creator;  // canonical name: ThreadId that allocated it (or kBootCreator) ...
  u32 serial;   // ... and the number of this allocation among that thread's; the same in every schedule
  u32 length;   // elements of an array, UTF-16 units of a String; 0 otherwise
  u32 flags;    // ObjectFlags
};
static_assert(sizeof(ObjectHeader) == 32);
inline constexpr u32 kHeaderBytes = 32;

// The canonical name of an object: (creator, serial). Stable under collection.
using ObjectName = u64;
inline ObjectName name_of(const ObjectHeader& h) { return (static_cast<u64>(h.creator) << 32) | h.serial; }

}  // namespace heddle::vm
