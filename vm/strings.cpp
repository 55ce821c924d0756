// Java strings as objects: UTF-16 units in the payload, their number in the header.
#include "vm/base/check.h"
#include "vm/utf.h"
#include "vm/world.h"

namespace heddle::vm {
namespace {

constexpr u64 kMaxUnits = 0x7fffffff;

}  // namespace

Ref World::new_string(std::string_view utf8, ThreadId creator) { return new_string_utf16(utf16_of(utf8), creator); }

Ref World::new_string_utf16(std::u16string_view text, ThreadId creator) {
  const Class* string = classes.well_known().string;
  HEDDLE_CHECK(string != nullptr, "java/lang/String is missing");
  if (text.size() > kMaxUnits) return 0;
  const Ref r = allocate_raw(*string, text.size() * 2, static_cast<u32>(text.size()), creator, 0);
  if (r != 0) heap.store_bytes(r, 0, text.data(), text.size() * 2);
  return r;
}

std::u16string World::string_utf16(Ref r) const {
  HEDDLE_CHECK(r != 0 && classes.by_id(heap.header(r).class_id)->elements == Elements::String, "not a String");
  return std::u16string(heap.text(r));
}

std::string World::string_utf8(Ref r) const { return utf8_of(string_utf16(r)); }

}  // namespace heddle::vm
