// The long instructions of the loop: strings, arrays, the exceptions of arithmetic and arrays.
#include "interp/library_contract.h"
#include "interp/loop.h"
#include "vm/base/number_text.h"

namespace heddle::interp {

void raise_divide(World& world, ThreadId t) { throw_new(world, t, library::kArithmeticException, "/ by zero"); }

void raise_index(World& world, ThreadId t, i32 index, u32 length) {
  throw_new(world, t, library::kArrayIndexOutOfBounds,
            "Index " + std::to_string(index) + " out of bounds for length " + std::to_string(length));
}

void raise_array_store(World& world, ThreadId t, Ref value) {
  throw_new(world, t, library::kArrayStoreException, class_of(world, value).dotted_name());
}

void raise_negative_size(World& world, ThreadId t, i32 size) {
  throw_new(world, t, library::kNegativeArraySize, std::to_string(size));
}

Ref concatenate(World& world, ThreadId t, const Ref* parts, u32 count) {
  u64 length = 0;
  for (u32 i = 0; i < count; ++i) length += parts[i] == 0 ? 4 : world.heap.header(parts[i]).length;
  std::u16string text;
  if (length <= 0x7fffffff) {
    text.reserve(length);
    for (u32 i = 0; i < count; ++i) {
      if (parts[i] == 0) text += u"null";
      else text += world.heap.text(parts[i]);
    }
    const Ref result = world.new_string_utf16(text, t);
    if (result != 0) return result;
  }
  throw_out_of_memory(world, t);
  return 0;
}

Ref number_to_string(World& world, ThreadId t, u64 raw, u16 kind) {
  Ref result = 0;
  switch (kind) {
    case 'Z': result = world.new_string(raw != 0 ? "true" : "false", t); break;
    case 'C': {
      const char16_t unit = static_cast<char16_t>(raw);
      result = world.new_string_utf16({&unit, 1}, t);
      break;
    }
    case 'J': result = world.new_string(std::to_string(static_cast<i64>(raw)), t); break;
    case 'F': result = world.new_string(base::float_text(__builtin_bit_cast(float, static_cast<u32>(raw))), t); break;
    case 'D': result = world.new_string(base::double_text(__builtin_bit_cast(double, raw)), t); break;
    default: result = world.new_string(std::to_string(static_cast<i32>(static_cast<u32>(raw))), t); break;
  }
  if (result == 0) throw_out_of_memory(world, t);
  return result;
}

namespace {

// OpenJDK refuses lengths next to the largest int whatever the heap.
constexpr i32 kLargestLength = 0x7ffffffd;

Ref new_array_or_0(World& world, ThreadId t, Class& array_class, i32 length) {
  if (length > kLargestLength) {
    throw_new(world, t, library::kOutOfMemoryError, "Requested array size exceeds VM limit");
    return 0;
  }
  const Ref array = world.allocate_array(array_class, static_cast<u32>(length), t);
  if (array == 0) throw_out_of_memory(world, t);
  return array;
}

Ref new_nested(World& world, ThreadId t, Class& array_class, const u64* lengths, u32 dimensions) {
  const i32 length = static_cast<i32>(static_cast<u32>(lengths[0]));
  Ref array = new_array_or_0(world, t, array_class, length);
  if (array == 0 || dimensions == 1) return array;
  LocalRoot keep(world, &array);
  for (i32 i = 0; i < length; ++i) {
    const Ref inner = new_nested(world, t, *array_class.element_class, lengths + 1, dimensions - 1);
    if (inner == 0) return 0;
    world.heap.store<Ref>(array, static_cast<u32>(i) * sizeof(Ref), inner);
  }
  return array;
}

}  // namespace

namespace {

// Null, an index out of bounds, and a value that does not fit. False: it has thrown.
bool check_element_access(World& world, ThreadId t, const bytecode::Instruction& i, const Ref* R, const u64* P) {
  const Ref array = R[i.b];
  if (array == 0) {
    throw_null_pointer(world, t);
    return false;
  }
  const u32 index = static_cast<u32>(P[i.c]), length = world.heap.header(array).length;
  if (index >= length) {
    raise_index(world, t, static_cast<i32>(index), length);
    return false;
  }
  if (i.op != bytecode::Opcode::ASTORE_R_V || R[i.a] == 0 ||
      class_of(world, R[i.a]).is_subclass_of(class_of(world, array).element_class))
    return true;
  raise_array_store(world, t, R[i.a]);
  return false;
}

}  // namespace

ElementAccess access_element(Loop& loop, const Method& method, Ref* R, u64* P) {
  World& world = loop.world;
  const u32 pc = loop.thread.top().pc;
  const bytecode::Instruction& i = method.code[pc];
  if (!check_element_access(world, loop.thread.id, i, R, P)) return ElementAccess::Threw;
  const Element e{R[i.b], static_cast<u32>(P[i.c])};
  if (world.has_promoted_elements(e.array)) {
    if (!loop.perform_visible) return ElementAccess::Visible;
    ++loop.thread.core.visible;
  } else if (loop.events != nullptr && e.array < loop.events->young_limit) {
    const Access access{e.array, e.index, method.id, pc, is_element_store(i.op) ? 1u : 0u};
    const AccessFilter* const filter = loop.events->stop_before;
    if (filter != nullptr && filter->stops_before(e.array, e.index, access.write)) {
      loop.stopped_at = access;
      return ElementAccess::Stopped;
    }
    loop.events->accesses.push_back(access);
  }
  perform_element_access(world, i, e, R, P);
  return ElementAccess::Done;
}

bool native_is_visible(Loop& loop, const Method& native, const Ref* R) {
  if (promoted_argument(loop.world, native, R) == 0) return false;
  if (!loop.perform_visible) return true;
  ++loop.thread.core.visible;
  return false;
}

namespace {

template <typename T, typename As, typename Bank>
void load_element(World& world, const bytecode::Instruction& i, const Element& e, Bank* bank) {
  T value;
  __builtin_memcpy(&value, world.heap.payload(e.array) + u64{e.index} * sizeof(T), sizeof(T));
  bank[i.a] = static_cast<As>(value);
}
template <typename T, typename Bank>
void store_element(World& world, const bytecode::Instruction& i, const Element& e, const Bank* bank) {
  world.heap.open_element(e.array, u64{e.index} * sizeof(T)).store(static_cast<T>(bank[i.a]));
}

}  // namespace

void perform_element_access(World& world, const bytecode::Instruction& i, const Element& e, Ref* R, u64* P) {
  using bytecode::Opcode;
  switch (i.op) {
    case Opcode::ALOAD_B_V: return load_element<i8, u32>(world, i, e, P);
    case Opcode::ALOAD_C_V: return load_element<u16, u32>(world, i, e, P);
    case Opcode::ALOAD_S_V: return load_element<i16, u32>(world, i, e, P);
    case Opcode::ALOAD_4_V: return load_element<u32, u32>(world, i, e, P);
    case Opcode::ALOAD_8_V: return load_element<u64, u64>(world, i, e, P);
    case Opcode::ALOAD_R_V: return load_element<Ref, Ref>(world, i, e, R);
    case Opcode::ASTORE_B_V: return store_element<u8>(world, i, e, P);
    case Opcode::ASTORE_C_V: return store_element<u16>(world, i, e, P);
    case Opcode::ASTORE_4_V: return store_element<u32>(world, i, e, P);
    case Opcode::ASTORE_8_V: return store_element<u64>(world, i, e, P);
    default: return store_element<Ref>(world, i, e, R);
  }
}

Ref new_array(World& world, ThreadId t, Class& array_class, i32 length) {
  if (__builtin_expect(length < 0, 0)) {
    raise_negative_size(world, t, length);
    return 0;
  }
  return new_array_or_0(world, t, array_class, length);
}

Ref new_multi_array(World& world, ThreadId t, Class& array_class, const u64* lengths, u32 dimensions) {
  for (u32 i = 0; i < dimensions; ++i) {
    const i32 length = static_cast<i32>(static_cast<u32>(lengths[i]));
    if (length < 0) {
      raise_negative_size(world, t, length);
      return 0;
    }
  }
  return new_nested(world, t, array_class, lengths, dimensions);
}

}  // namespace heddle::interp
