// Who looks at the name of a thread?
//
// Threads that run the same code are interchangeable as long as nothing tells them apart (docs/algorithms.md, "Like
// threads"), and names do. But most programs that ask for a name only print it. So under exploration the Strings that
// Thread.getName gives are marked (vm::kThreadName), and those that are made of them by concatenation and formatting,
// and only who looks at such a String has seen the name: by a native method, among them all that String itself has, by
// comparing its reference with another one, or by using it as a monitor. Printing it is not looking.
#pragma once

#include "interp/events.h"
#include "vm/world.h"

namespace heddle::interp {

// The thread has been asked for its name, which is marked; unless RunOptions::names_count says that asking is looking.
// `where`: the method that asks.
void ask_thread_name(vm::World& world, vm::Ref thread, vm::Ref name, Events* events, vm::MethodId where);

inline bool is_thread_name(const vm::World& world, vm::Ref r) {
  return r != 0 && (world.heap.header(r).flags & vm::kThreadName) != 0;
}

bool has_thread_name(const vm::World& world, const vm::Ref* refs, u32 count);

// One of these references is looked at, perhaps of a marked String: then java.lang.Thread's flag says so from now on.
// (Called only if there are any: World::has_thread_names.)
void look_at_references(vm::World& world, const vm::Ref* refs, u32 count, Events* events, vm::MethodId where);

// The native method is about to be called with these. True: it does not look at the marked Strings among them, but its
// result is made of them, and wants to be marked.
bool hands_thread_name_on(vm::World& world, const vm::Method& native, const vm::Ref* refs, Events* events);

}  // namespace heddle::interp
