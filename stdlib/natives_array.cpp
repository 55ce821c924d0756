// System.arraycopy, Object.clone and other copies of whole objects.
#include <algorithm>
#include <cstring>

#include "stdlib/native_tables.h"
#include "vm/class_layout.h"

namespace heddle::stdlib {

void before_write_range(vm::World& world, Ref array, u64 begin, u64 end) {
  if (begin >= end) return;
  world.heap.before_write_element(array, begin);
  if (!(world.heap.header(array).flags & vm::kLargeArray)) return;  // saved whole
  for (u64 card = (begin / vm::kCardBytes + 1) * vm::kCardBytes; card < end; card += vm::kCardBytes)
    world.heap.before_write_element(array, card);
}

u32 element_size(const Class& c) { return vm::element_bytes(c.elements); }

namespace {

// "int", or "object array" as the messages of OpenJDK say.
std::string element_word(const Class& array) {
  return array.element_class->is_primitive() ? array.element_class->name : "object array";
}

void array_bounds(NativeContext& c, std::string what) {
  c.throw_("java/lang/ArrayIndexOutOfBoundsException", "arraycopy: " + std::move(what));
}

// Checks one end of the copy; false: an exception is arranged.
bool check_position(NativeContext& c, const char* which, const Class& array, i64 at, u32 length) {
  if (at >= 0) return true;
  array_bounds(c, std::string(which) + " index " + std::to_string(at) + " out of bounds for " + element_word(array) +
                      "[" + std::to_string(length) + "]");
  return false;
}

bool check_end(NativeContext& c, const char* which, const Class& array, i64 end, u32 length) {
  if (end <= length) return true;
  array_bounds(c, std::string("last ") + which + " index " + std::to_string(end) + " out of bounds for " +
                      element_word(array) + "[" + std::to_string(length) + "]");
  return false;
}

void array_copy(NativeContext& c) {
  const Ref from = c.refs[0], to = c.refs[1];
  const i64 from_at = c.arg_int(0), to_at = c.arg_int(1), count = c.arg_int(2);
  if (is_null(c, from) || is_null(c, to)) return;
  const Class &from_class = class_of(c, from), &to_class = class_of(c, to);
  const char* store = "java/lang/ArrayStoreException";
  if (!from_class.is_array())
    return c.throw_(store, "arraycopy: source type " + from_class.dotted_name() + " is not an array");
  if (!to_class.is_array())
    return c.throw_(store, "arraycopy: destination type " + to_class.dotted_name() + " is not an array");
  const bool from_refs = from_class.elements == vm::Elements::Refs;
  const bool to_refs = to_class.elements == vm::Elements::Refs;
  if (from_refs != to_refs || (!from_refs && &from_class != &to_class))
    return c.throw_(store, "arraycopy: type mismatch: can not copy " + element_word(from_class) + "[] into " +
                               element_word(to_class) + "[]");
  const u32 from_length = length_of(c, from), to_length = length_of(c, to);
  if (!check_position(c, "source", from_class, from_at, from_length) ||
      !check_position(c, "destination", to_class, to_at, to_length))
    return;
  if (count < 0) return array_bounds(c, "length " + std::to_string(count) + " is negative");
  if (!check_end(c, "source", from_class, from_at + count, from_length) ||
      !check_end(c, "destination", to_class, to_at + count, to_length) || count == 0)
    return;

  const u64 size = element_size(from_class);
  u64 copied = static_cast<u64>(count);
  if (from_refs && !from_class.element_class->is_subclass_of(to_class.element_class)) {
    // Each element is checked; those before the first that does not fit are copied.
    for (u64 i = 0; i < copied; ++i) {
      const Ref element = c.world.heap.load<Ref>(from, static_cast<u32>((from_at + i) * 4));
      if (element == 0 || class_of(c, element).is_subclass_of(to_class.element_class)) continue;
      c.throw_(store, "arraycopy: element type mismatch: can not cast one of the elements of " +
                          from_class.element_class->readable_name() + "[] to the type of the destination array, " +
                          to_class.element_class->readable_name());
      copied = i;
    }
    if (copied == 0) return;
  }
  const u64 begin = static_cast<u64>(to_at) * size;
  c.accessed(from, static_cast<u32>(from_at), static_cast<u32>(copied), false);
  c.accessed(to, static_cast<u32>(to_at), static_cast<u32>(copied), true);
  before_write_range(c.world, to, begin, begin + copied * size);
  std::memmove(c.world.heap.payload(to) + begin, c.world.heap.payload(from) + static_cast<u64>(from_at) * size,
               copied * size);
}

void clone(NativeContext& c) {
  Class& object_class = class_of(c, c.refs[0]);
  if (object_class.is_array()) {
    const u32 length = length_of(c, c.refs[0]);
    c.accessed(c.refs[0], 0, length, false);
    const Ref copy = c.new_array(object_class, length);
    if (copy == 0) return;
    std::memcpy(c.world.heap.payload(copy), c.world.heap.payload(c.refs[0]),
                static_cast<u64>(length) * element_size(object_class));
    c.result_ref(copy);
    return;
  }
  const Class* cloneable = c.world.classes.load("java/lang/Cloneable");
  if (cloneable == nullptr || !object_class.is_subclass_of(cloneable))
    return c.throw_("java/lang/CloneNotSupportedException", object_class.dotted_name());
  for (const Class* k : object_class.super_chain)
    for (const vm::Field& f : k->fields)
      if (!f.is_static() && !f.is_final() && !f.is_volatile()) c.accessed(c.refs[0], f.offset, 1, false);
  const Ref copy = c.new_object(object_class);
  if (copy == 0) return;
  std::memcpy(c.world.heap.payload(copy), c.world.heap.payload(c.refs[0]), object_class.instance_bytes);
  c.result_ref(copy);
}

void new_array_like(NativeContext& c) {
  if (is_null(c, c.refs[0])) return;
  const i32 length = c.arg_int(0);
  if (length < 0) return c.throw_("java/lang/NegativeArraySizeException", std::to_string(length));
  c.result_ref(c.new_array(class_of(c, c.refs[0]), static_cast<u32>(length)));
}

void new_array(NativeContext& c) {
  if (is_null(c, c.refs[0])) return;
  const i32 length = c.arg_int(0);
  if (length < 0) return c.throw_("java/lang/NegativeArraySizeException", std::to_string(length));
  Class& array = *c.world.classes.class_of_mirror(c.refs[0]);
  if (!array.is_array()) return c.throw_("java/lang/IllegalArgumentException");
  c.result_ref(c.new_array(array, static_cast<u32>(length)));
}

void new_array_of(NativeContext& c) {
  if (is_null(c, c.refs[0])) return;
  const i32 length = c.arg_int(0);
  if (length < 0) return c.throw_("java/lang/NegativeArraySizeException", std::to_string(length));
  Class* array = c.world.classes.array_of(c.world.classes.class_of_mirror(c.refs[0]));
  c.result_ref(c.new_array(*array, static_cast<u32>(length)));
}

constexpr NativeRow kRows[] = {
    {"java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", array_copy},
    {"java/lang/Object.clone()Ljava/lang/Object;", clone},
    {"heddle/VM.newArrayLike([Ljava/lang/Object;I)[Ljava/lang/Object;", new_array_like},
    {"heddle/VM.newArrayOf(Ljava/lang/Class;I)Ljava/lang/Object;", new_array_of},
    {"heddle/VM.newArray(Ljava/lang/Class;I)[Ljava/lang/Object;", new_array},
};

}  // namespace

std::span<const NativeRow> array_natives() { return kRows; }

}  // namespace heddle::stdlib
