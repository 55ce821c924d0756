// The tables of natives by area, and what natives share. Only natives_*.cpp include this.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "interp/natives.h"

namespace heddle::stdlib {

using vm::Class;
using vm::NativeContext;
using vm::NativeEffect;
using vm::Ref;

struct NativeRow {
  std::string_view signature;  // "java/lang/Math.sqrt(D)D"
  vm::NativeFunction function;
  std::optional<vm::NativeEffect> effect = {};  // none: that of its area (natives.cpp)
};

std::span<const NativeRow> lang_natives();
std::span<const NativeRow> class_natives();
std::span<const NativeRow> reflect_natives();
std::span<const NativeRow> array_natives();
std::span<const NativeRow> system_natives();
std::span<const NativeRow> string_natives();
std::span<const NativeRow> character_natives();
std::span<const NativeRow> number_natives();
std::span<const NativeRow> math_natives();
std::span<const NativeRow> foreign_natives();

inline Class& class_of(const NativeContext& c, Ref r) { return *c.world.classes.by_id(c.heap().class_id(r)); }
inline u32 length_of(const NativeContext& c, Ref r) { return c.heap().length(r); }
// The UTF-16 units of a String. Valid until the next allocation.
inline std::u16string_view text_of(const NativeContext& c, Ref string) { return c.heap().text(string); }

// True, and a NullPointerException is arranged, if r is null.
inline bool is_null(NativeContext& c, Ref r) {
  if (r != 0) return false;
  c.throw_("java/lang/NullPointerException");
  return true;
}

// Bytes of one element; 0 if it is not an array.
u32 element_size(const Class& array_class);

}  // namespace heddle::stdlib
