#include "interp/thread_names.h"

#include <algorithm>
#include <string_view>

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

}  // namespace

void ask_thread_name(World& world, Ref thread, Ref name, Events* events, vm::MethodId where) {
  if (world.options.names_count) return look_at_name(world, events, where);
  if (name == 0 || world.thread(0).core.java_thread == thread) return;  // nobody is like main
  world.mark_thread_name(name);
}

bool has_thread_name(const World& world, const Ref* refs, u32 count) {
  return std::any_of(refs, refs + count, [&](Ref r) { return is_thread_name(world, r); });
}

void look_at_references(World& world, const Ref* refs, u32 count, Events* events, vm::MethodId where) {
  if (has_thread_name(world, refs, count)) look_at_name(world, events, where);
}

bool hands_thread_name_on(World& world, const vm::Method& native, const Ref* refs, Events* events) {
  if (!has_thread_name(world, refs, native.reference_arguments)) return false;
  const auto is_one_of = [](std::string_view name, const auto& names) {
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
  };
  if (native.owner->is_library && is_one_of(native.image->name, kIncurious)) return false;
  if (native.owner->is_library && is_one_of(native.image->name, kMakingText)) return true;
  look_at_name(world, events, native.id);
  return false;
}

}  // namespace heddle::interp
