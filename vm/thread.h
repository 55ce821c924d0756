// Green threads as data: a core of plain fields (saved whole by the door), and stacks.
#pragma once

#include <vector>

#include "vm/class_table.h"
#include "vm/object.h"

namespace heddle::vm {

enum class ThreadState : u8 {
  Unborn,     // slot known from another path; not started on this one
  Runnable,   // may run; its next visible operation may still block (a monitor that is taken)
  Waiting,    // in Object.wait (wait_object), timed or not
  Leaving,    // interrupted in a wait set: still in it, and a notify may choose it, until it leaves by itself
  Reacquire,  // notified, interrupted or timed out: must get wait_object's monitor back first
  Parked,     // in LockSupport.park without permit
  Sleeping,   // in Thread.sleep until wake_time (plain runs; under exploration a sleep does not block)
  Dead,
};

// A notify can choose it.
inline bool in_wait_set(ThreadState s) { return s == ThreadState::Waiting || s == ThreadState::Leaving; }

enum FrameFlags : u32 {
  kClinitFrame = 1,    // a class initialiser: class_id in `extra`
  kRunFrame = 2,       // bottom frame of a thread
  kUncaughtFrame = 4,  // the uncaught-exception handler runs; then the thread dies
};

struct Frame {
  MethodId method;
  u32 pc;        // of the instruction to execute next; in a suspended caller: of the call itself
  u32 ref_base;  // index of register 0 on the thread's reference stack
  u32 prim_base;
  u32 flags;  // FrameFlags
  u32 extra;
};

// How a saved frame lies in the undo log (UndoKind::Frame): this, then `refs` reference registers from
// frame.ref_base on, then `prims` primitive registers from frame.prim_base on, without gaps (use
// memcpy: nothing is aligned).
struct FrameImage {
  Frame frame;
  u32 refs;
  u32 prims;
};

// Everything about a thread that changes, but its stacks. Plain bytes: saved and restored whole.
struct ThreadCore {
  u32 epoch = 0;  // as in ObjectHeader
  ThreadState state = ThreadState::Unborn;
  u8 interrupted = 0;  // interrupt flag
  u8 permit = 0;       // park permit
  u8 daemon = 0;
  u8 pending_interrupted_exception = 0;  // woken by interrupt: throw after the reacquire
  u8 timed_out = 0;                      // Reacquire: its time was up
  u8 uninterruptible = 0;                // Waiting: an interrupt does not end it
  u8 uncaught = 0;                       // died by an uncaught exception
  u8 in_handler = 0;                     // its uncaught-exception handler has been called
  u32 frame_count = 0;
  u32 ref_top = 0, prim_top = 0;  // end of the top frame's registers
  Ref java_thread = 0;            // its java.lang.Thread
  Ref wait_object = 0;            // Waiting, Reacquire: the wait set
  Ref wait_monitor = 0;           // the monitor to get back; 0: wait_object's own
  u32 saved_count = 0;            // monitor entries to restore
  u32 wait_number = 0;            // order of arrival in the wait set
  u64 wake_time = 0;              // virtual nanoseconds; ~0 = no time limit
  u32 allocations = 0;            // serial of the next object it creates
  u32 starts = 0;                 // number of its next thread start
  u32 timeouts_taken = 0;
  u32 clock_reads = 0;
  u32 late_readings = 0;                         // exploration: clock readings before which a long time passed
  u32 weak_failures = 0;                         // exploration: weak compare-and-sets that failed spuriously
  u32 native_calls = 0, irreversible_calls = 0;  // made so far: NativeCall::number of the next one
  u64 steps = 0;                                 // instructions executed (plain runs: clock; exploration: step limit)
  u64 visible = 0;                               // visible operations performed
  Ref pending_exception = 0;
  u32 local_state = 0;  // a number that somebody has given what the record and the stacks hold; 0: written since
};

// One thread's slot. Stacks have fixed capacity and are reserved lazily; they never move.
class Thread {
 public:
  static constexpr u32 kMaxRefs = 1u << 18;
  static constexpr u32 kMaxPrims = 1u << 18;
  static constexpr u32 kMaxFrames = 1u << 15;
  // Deeper recursion is a StackOverflowError; about where OpenJDK's default stack of 1 MB ends.
  static constexpr u32 kDepthLimit = 1u << 14;
  // So many frames, and registers of each bank, are kept free for the code that makes and reports the overflow.
  static constexpr u32 kReservedFrames = 256;
  static constexpr u32 kReservedRegisters = 1u << 14;

  Thread(ThreadId id, ThreadId parent, u32 number);
  ~Thread();
  Thread(const Thread&) = delete;
  Thread& operator=(const Thread&) = delete;

  const ThreadId id;
  const ThreadId parent;  // kNoThread for main
  const u32 number;       // start number among the parent's
  u64 path_hash = 0;      // of the path of start numbers: identity in every process

  ThreadCore core;
  Ref* refs = nullptr;      // kMaxRefs
  u64* prims = nullptr;     // kMaxPrims
  Frame* frames = nullptr;  // kMaxFrames
  // Frames below this index are unchanged since the newest mark (their registers are what they were
  // then); a frame is saved when execution first returns into it. mark() sets it to frame_count.
  u32 low_water = 0;

  // Whether a frame whose registers end there may be pushed. False: StackOverflowError. `emergency`:
  // for making and reporting that error; uses the reserve.
  bool can_push(u64 ref_end, u64 prim_end, bool emergency = false) const {
    const u32 frames_free = emergency ? kReservedFrames : 0;
    const u32 registers_kept = emergency ? 0 : kReservedRegisters;
    return core.frame_count < kDepthLimit + frames_free && ref_end <= kMaxRefs - registers_kept &&
           prim_end <= kMaxPrims - registers_kept;
  }
  // Gives the stacks' memory back. Only for a dead thread that no mark can bring back to life.
  void release_stacks();

  Frame& top() { return frames[core.frame_count - 1]; }
  const Frame& top() const { return frames[core.frame_count - 1]; }

 private:
  u8* mapping_ = nullptr;
};

}  // namespace heddle::vm
