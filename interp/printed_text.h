// Who looks at text that most programs only print?
//
// Names of threads: threads that run the same code are interchangeable as long as nothing tells them apart
// (docs/algorithms.md, "Like threads"), and names do. But most programs that ask for a name only print it. So under
// exploration the Strings that Thread.getName gives are marked (vm::kThreadName).
//
// Numbers: a register whose number can only go into text, and into other numbers of that kind, decides nothing as long
// as nobody looks at that text; so it is no part of the state ("Numbers that are only printed"). The Strings that are
// made of such numbers are marked, too (vm::kPrintedValue).
//
// Marked are also the Strings that are made of marked ones by concatenation and formatting, and only who looks at a
// marked String has seen what is in it: by a native method, among them all that String itself has, by comparing its
// reference with another one, or by using it as a monitor. Printing it is not looking.
#pragma once

#include "interp/events.h"
#include "vm/world.h"

namespace heddle::interp {

// The thread has been asked for its name, which is marked; unless RunOptions::names_count says that asking is looking.
// `where`: the method that asks.
void ask_thread_name(vm::World& world, vm::Ref thread, vm::Ref name, Events* events, vm::MethodId where);

// The marks (ObjectFlags) that any of these Strings has. 0: none.
inline u32 marks_of(const vm::World& world, vm::Ref r) {
  return r == 0 ? 0 : world.heap.header(r).flags & (vm::kThreadName | vm::kPrintedValue);
}
u32 marks_of(const vm::World& world, const vm::Ref* refs, u32 count);

// One of these references is looked at, perhaps of a marked String: then java.lang.Thread's flag, or
// WorldScalars::values_seen, says so from now on. (Called only if there are any: World::has_marked_strings.)
void look_at_references(vm::World& world, const vm::Ref* refs, u32 count, Events* events, vm::MethodId where);

// The native method is about to be called with these. The marks that its result wants, which is made of marked Strings
// without anybody looking at them. 0: it is not, or it does look.
u32 hands_marks_on(vm::World& world, const vm::Method& native, const vm::Ref* refs, Events* events);

// The TOSTR at pc has made `text` of a number. It is marked if that serves nothing else, in the program's own code, and
// RunOptions::values_count is false.
void mark_if_only_printed(vm::World& world, const vm::Method& method, u32 pc, u16 reg, vm::Ref text);

// The frame of the thread, from 0 at the bottom, waits for a call. Is that one of the program's own, and the number
// that the call returns only put into text? Never if RunOptions::values_count.
bool is_only_printed(const vm::World& world, vm::ThreadId thread, u32 frame);

}  // namespace heddle::interp
