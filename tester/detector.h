// What detectors see: the same stream of plain records for all of them, in the order of the path.
// Their state goes back with the path (they are riders of the checkpoints); their reports do not.
#pragma once

#include "checkpoint/checkpoint.h"
#include "checkpoint/digest.h"
#include "interp/events.h"
#include "tester/block.h"

namespace heddle::tester {

enum class SyncKind : u8 {
  Acquire,       // object
  Release,       // object
  Start,         // other: the new thread
  Join,          // other: the thread joined (after it died), also isAlive() == false
  VolatileRead,  // object, offset
  VolatileWrite,
  Cas,            // read and write
  Interrupt,      // other
  InterruptSeen,  // this thread saw its flag or an InterruptedException
  Unpark,         // other
  Park,           // this thread got its permit
  InitDone,       // offset = class
  InitSeen,
};
struct SyncEvent {
  SyncKind kind;
  ThreadId thread;
  ThreadId other = vm::kNoThread;
  Ref object = 0;
  u32 offset = 0;
};

// An interned set of monitors; 0 is the empty set.
using LocksetId = u32;

class Detector : public checkpoint::Undoable {
 public:
  virtual void access(ThreadId thread, const interp::Access& access, LocksetId held) = 0;
  virtual void sync(const SyncEvent& event, LocksetId held) = 0;
  // A collection has moved objects or found them dead: whatever is kept about one goes along with it. May
  // change what mark_position() has not covered only in a way that rewind_to() undoes.
  virtual void objects_moved(const vm::Relocation& moved) = 0;
  // The relations that future reports depend on, never clock numbers (docs/algorithms.md, "Eraser").
  virtual void digest(checkpoint::Hasher& hasher, const checkpoint::StateDigest::NameFunction& name) = 0;
};

}  // namespace heddle::tester
