// The VM's own threads: one calls finalizers, one gives cleared references to their queues. They are daemons
// without a parent (paths "1" and "2") and exist from the first time that there is something for them to do.
#pragma once

#include "interp/run.h"

namespace heddle::interp {

inline constexpr u32 kFinalizerNumber = 1, kReferenceHandlerNumber = 2;

inline bool is_reclaimer(const vm::Thread& t) { return t.parent == vm::kNoThread && t.number != 0; }

// kNoThread until it has been started.
ThreadId finalizer_thread(const World& world);

// Starts those of the two that have something to do and are not alive. If there is no memory for a thread object, a
// later call starts it.
void start_reclaimers(World& world);

// Whether `asking` would wait in System.runFinalization(): some object waits for its finalizer, or one runs.
bool finalizers_to_run(const World& world, ThreadId asking);

}  // namespace heddle::interp
