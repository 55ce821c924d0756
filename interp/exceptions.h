// Stack traces of exceptions, for the natives of Throwable.
#pragma once

#include "vm/world.h"

namespace heddle::interp {

inline constexpr u32 kMaxTraceDepth = 1024;  // as OpenJDK's MaxJavaStackTraceDepth

// t's stack as (method id << 32 | pc), innermost first. `in_constructor`: without the frames of
// fillInStackTrace and of the constructors of exception classes on top.
std::vector<u64> backtrace_of(const vm::World& world, vm::ThreadId t, bool in_constructor);
// A native method that stands for an operation inside a method of OpenJDK's, such as Object.wait0.
bool is_own_native(const vm::Method& method);
// The frame of a class that stands for a lambda, or hands on a method handle's call: no program sees it.
bool is_hidden_frame(const vm::Method& method);
// The stack trace as a long[] in the heap. Its creator counts as `creator`, or as t if that is kNoThread. 0 if there is
// no memory. May collect.
vm::Ref capture_backtrace(vm::World& world, vm::ThreadId t, bool in_constructor, vm::ThreadId creator = vm::kNoThread);

}  // namespace heddle::interp
