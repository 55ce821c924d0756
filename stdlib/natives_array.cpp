// System.arraycopy, Object.clone and other copies of whole objects.
#include <algorithm>

#include "stdlib/native_tables.h"
#include "vm/class_layout.h"

namespace heddle::stdlib {

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

  interp::SharedHeap heap = c.heap();
  u32 copied = static_cast<u32>(count);
  if (from_refs && !from_class.element_class->is_subclass_of(to_class.element_class)) {
    // Each reference is checked against the element type; those before the first that does not fit are copied all the
    // same (System.arraycopy's documentation asks for this).
    for (u32 i = 0; i < copied; ++i) {
      const Ref element = heap.elements<Ref>(from, static_cast<u32>(from_at) + i, 1)[0];
      if (element == 0 || class_of(c, element).is_subclass_of(to_class.element_class)) continue;
      c.throw_(store, "arraycopy: element type mismatch: can not cast one of the elements of " +
                          from_class.element_class->readable_name() + "[] to the type of the destination array, " +
                          to_class.element_class->readable_name());
      copied = i;
    }
  }
  heap.copy(from, static_cast<u32>(from_at), to, static_cast<u32>(to_at), copied);
}

// copyToLarger(from, to, count): from 0 on, as many as there are. (Where threads append without a lock there may be
// fewer than the list says.)
void copy_to_larger(NativeContext& c) {
  const i32 count =
      std::min({c.arg_int(0), static_cast<i32>(length_of(c, c.refs[0])), static_cast<i32>(length_of(c, c.refs[1]))});
  if (count > 0) c.heap().copy(c.refs[0], 0, c.refs[1], 0, static_cast<u32>(count));
}

i64 visible_fields(const Class& c) {
  i64 count = 0;
  for (const Class* k : c.super_chain)
    count += std::count_if(k->fields.begin(), k->fields.end(),
                           [](const vm::Field& f) { return !f.is_static() && f.is_volatile(); });
  return count;
}

void volatile_fields(NativeContext& c) { c.result_int(static_cast<i32>(visible_fields(class_of(c, c.refs[0])))); }

// clone0(): copies the elements of an array, or those fields of an object whose accesses are no visible operations.
void clone(NativeContext& c) {
  Class& object_class = class_of(c, c.refs[0]);
  const bool array = object_class.is_array();
  if (!array) {
    const Class* cloneable = c.world.classes.load("java/lang/Cloneable");
    if (cloneable == nullptr || !object_class.is_subclass_of(cloneable))
      return c.throw_("java/lang/CloneNotSupportedException", object_class.dotted_name());
  }
  const Ref copy = array ? c.new_array(object_class, length_of(c, c.refs[0])) : c.new_object(object_class);
  if (copy == 0) return;
  c.heap().fill_from(copy, c.refs[0]);
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

constexpr NativeRow kArrayRows[] = {
    {"java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", array_copy, NativeEffect::Copies},
    {"java/lang/Object.clone0()Ljava/lang/Object;", clone},
    {"heddle/VM.volatileFields(Ljava/lang/Object;)I", volatile_fields},
    {"heddle/VM.copyToLarger([Ljava/lang/Object;[Ljava/lang/Object;I)V", copy_to_larger, NativeEffect::CopiesToLarger},
    {"heddle/VM.newArrayLike([Ljava/lang/Object;I)[Ljava/lang/Object;", new_array_like},
    {"heddle/VM.newArrayOf(Ljava/lang/Class;I)Ljava/lang/Object;", new_array_of},
    {"heddle/VM.newArray(Ljava/lang/Class;I)[Ljava/lang/Object;", new_array},
};

}  // namespace

std::span<const NativeRow> array_natives() { return kArrayRows; }

}  // namespace heddle::stdlib
