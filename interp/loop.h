// The interpreter's loop and its entry. Not for other rooms.
#pragma once

#include "interp/instruction_watch.h"
#include "interp/machine.h"

namespace heddle::interp {

enum class LoopExit : u8 {
  Visible,   // in front of a visible operation, or of Death, Uncaught ...: see pending_operation()
  Fuel,      // the steps are used up
  Released,  // until_release: a monitor has just been freed
  Access,    // in front of a plain access that Events::stop_before stops: see Loop::stopped_at
  Watched,   // in front of an instruction at which Loop::watch stops
};

struct Loop {
  World& world;
  Thread& thread;
  Events* events;        // null: nothing is recorded
  u64 fuel;              // steps that it may take; what is left afterwards
  bool perform_visible;  // plain run: monitors and volatiles are operated inline where that is simple
  bool until_release = false;
  Access stopped_at = {};
  InstructionWatch* watch = nullptr;  // null: nobody watches. Otherwise `events` must not be null
  // The loop's own: of the fuel, what was left when steps were counted last; what it calls native methods with.
  i64 fuel_counted = 0;
  vm::NativeContext* natives = nullptr;
};

// Runs loop.thread, which must be Runnable and have a frame, from its saved state.
LoopExit run_loop(Loop& loop);

// What the loop calls for rare or long instructions. Each leaves the thread's saved state ready to be
// loaded again.
void raise_index(World& world, ThreadId t, i32 index, u32 length);
void raise_array_store(World& world, ThreadId t, Ref value);
void raise_negative_size(World& world, ThreadId t, i32 size);
void raise_divide(World& world, ThreadId t);
// New values for the top frame; 0: an exception has been thrown.
Ref concatenate(World& world, ThreadId t, const Ref* parts, u32 count);
Ref number_to_string(World& world, ThreadId t, u64 raw, u16 kind);
Ref new_array(World& world, ThreadId t, Class& array_class, i32 length);
Ref new_multi_array(World& world, ThreadId t, Class& array_class, const u64* lengths, u32 dimensions);
// Whether Events::stop_before may stop an access that the native method of the top frame is about to make. If so, notes
// the object in loop.stopped_at.
bool native_may_stop(Loop& loop, const Method& method, const Ref* refs);
// Performs ALOAD and ASTORE where some type of array has promoted elements (RunOptions::promoted). Visible: it has not
// been performed, for it is an operation of its own, and the caller wants to stop there.
// Stopped: it has not been performed either, for Events::stop_before stops it (Loop::stopped_at).
enum class ElementAccess : u8 { Done, Visible, Threw, Stopped };
ElementAccess access_element(Loop& loop, const Method& method, Ref* R, u64* P);
// Whether the loop must stop in front of the native, to which an array with such elements is given.
bool native_is_visible(Loop& loop, const Method& native, const Ref* R);
// Calls the native method of the top frame. False: it threw. *opaque: see NativeContext::opaque.
bool call_native(World& world, Thread& t, const Method& method, Ref* refs, u64* prims, Events* events,
                 bool* opaque = nullptr);
// Throws what the native method of the top frame has asked for; afterwards the context is fit for the next call.
void throw_from_native(vm::NativeContext& context);

}  // namespace heddle::interp
