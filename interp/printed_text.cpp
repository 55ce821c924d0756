#include "interp/printed_text.h"

#include <algorithm>
#include <string_view>

#include "vm/live_registers.h"

namespace heddle::interp {

using vm::Ref;
using vm::World;

namespace {

// Natives whose result is made of the characters of their arguments, whatever these are. (None of them lets the program
// know how many there are.)
constexpr std::string_view kMakingText[] = {"concat0", "copy"};
// Natives that look at no characters: at the class of an object, or at nothing.
constexpr std::string_view kIncurious[] = {"getClass", "isInstance", "askName"};

void look_at_name(World& world, Events* events, vm::MethodId where) {
  const vm::Field* const asked = world.classes.well_known().thread_name_asked;
  if (asked == nullptr) return;
  const Ref statics = world.classes.well_known().thread->statics;
  if (world.heap.load<u32>(statics, asked->offset) != 0) return;
  world.heap.open(statics).store<u32>(asked->offset, 1);
  if (events != nullptr) events->accesses.push_back({statics, asked->offset, where, 0, 1});
}

void look_at(World& world, u32 marks, Events* events, vm::MethodId where) {
  if (marks & vm::kThreadName) look_at_name(world, events, where);
  if (marks & vm::kPrintedValue) world.scalars.values_seen = 1;
}

}  // namespace

void ask_thread_name(World& world, Ref thread, Ref name, Events* events, vm::MethodId where) {
  if (world.options.names_count) return look_at_name(world, events, where);
  if (name == 0 || world.thread(0).core.java_thread == thread) return;  // nobody is like main
  world.mark_thread_name(name);
}

u32 marks_of(const World& world, const Ref* refs, u32 count) {
  u32 marks = 0;
  for (u32 i = 0; i < count; ++i) marks |= marks_of(world, refs[i]);
  return marks;
}

void look_at_references(World& world, const Ref* refs, u32 count, Events* events, vm::MethodId where) {
  look_at(world, marks_of(world, refs, count), events, where);
}

u32 hands_marks_on(World& world, const vm::Method& native, const Ref* refs, Events* events) {
  const u32 marks = marks_of(world, refs, native.reference_arguments);
  if (marks == 0) return 0;
  const auto is_one_of = [](std::string_view name, const auto& names) {
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
  };
  if (native.owner->is_library && is_one_of(native.image->name, kIncurious)) return 0;
  if (native.owner->is_library && is_one_of(native.image->name, kMakingText)) return marks;
  look_at(world, marks, events, native.id);
  return 0;
}

void mark_if_only_printed(World& world, const vm::Method& method, u32 pc, u16 reg, Ref text) {
  if (world.options.values_count || method.owner->is_library) return;
  if (!method.liveness_but_for_text().prim_live(pc, reg)) world.mark_printed_value(text);
}

bool is_only_printed(const World& world, vm::ThreadId thread, u32 frame) {
  const vm::Frame& f = world.thread(thread).frames[frame];
  return vm::gives_printed_number(*world.classes.method_by_id(f.method), f.pc & 0x7fffffffu,
                                  world.options.values_count);
}

}  // namespace heddle::interp
