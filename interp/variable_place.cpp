#include "interp/variable_place.h"

namespace heddle::interp {

using vm::Elements;
using vm::Ref;

namespace {

Elements elements_of(const vm::World& world, Ref array) {
  return world.classes.by_id(world.heap.header(array).class_id)->elements;
}

template <typename T>
T load_element(const vm::World& world, Ref array, u32 index) {
  return world.heap.load<T>(array, index * static_cast<u32>(sizeof(T)));
}

template <typename T>
void store_element(vm::World& world, Ref array, u32 index, u64 value) {
  world.heap.open_element(array, u64{index} * sizeof(T)).store(static_cast<T>(value));
}

// heddle.VM has the form of `where`.
constexpr u64 kBigEndian = u64{1} << 40;

u8 bytes_of(char type) {
  switch (type) {
    case 'C':
    case 'S': return 2;
    case 'I':
    case 'F': return 4;
    default: return 8;
  }
}

// The byte that holds the bits of the number from 8 * i on.
u32 byte_at(const VariablePlace& p, u32 i) { return p.where + (p.big_endian ? p.bytes - 1 - i : i); }

}  // namespace

VariablePlace variable_place(const vm::World& world, Ref holder, u64 where) {
  if (holder == 0) return {};
  const vm::ObjectHeader& header = world.heap.header(holder);
  const vm::Class& c = *world.classes.by_id(header.class_id);
  const u32 place = static_cast<u32>(where);
  if (c.is_array()) {
    if (place >= header.length) return {};
    if (const char type = static_cast<char>(where >> 32); type != 0) {
      const u8 bytes = bytes_of(type);
      if (c.elements != Elements::Bytes1 || header.length - place < bytes) return {};
      return {holder, place, type, nullptr, bytes, (where & kBigEndian) != 0};
    }
    return {holder, place, c.elements == Elements::Refs ? 'L' : c.name[1], nullptr};
  }
  const vm::Field* field = c.field_at(place, (header.flags & vm::kStaticsHolder) != 0);
  if (field == nullptr) return {};
  return {holder, place, field->bank == bytecode::Bank::Ref ? 'L' : field->descriptor[0], field};
}

u64 VariablePlace::canonical(u64 value) const {
  switch (type) {
    case 'Z': return value & 1;
    case 'B': return static_cast<u64>(i64{static_cast<i8>(value)});
    case 'C': return static_cast<u16>(value);
    case 'S': return static_cast<u64>(i64{static_cast<i16>(value)});
    case 'I':
    case 'F': return static_cast<u64>(i64{static_cast<i32>(value)});
    default: return value;
  }
}

u64 VariablePlace::load(const vm::World& world) const {
  if (bytes != 0) {
    u64 value = 0;
    for (u32 i = 0; i < bytes; ++i) value |= u64{load_element<u8>(world, holder, byte_at(*this, i))} << (8 * i);
    return canonical(value);
  }
  if (field != nullptr) {
    if (field->bank == bytecode::Bank::Ref) return world.heap.load<Ref>(holder, where);
    if (field->bank == bytecode::Bank::Prim8) return world.heap.load<u64>(holder, where);
    return canonical(world.heap.load<u32>(holder, where));
  }
  switch (elements_of(world, holder)) {
    case Elements::Bytes1: return canonical(load_element<u8>(world, holder, where));
    case Elements::Bytes2: return canonical(load_element<u16>(world, holder, where));
    case Elements::Bytes4: return canonical(load_element<u32>(world, holder, where));
    case Elements::Bytes8: return load_element<u64>(world, holder, where);
    default: return load_element<Ref>(world, holder, where);
  }
}

void VariablePlace::store(vm::World& world, u64 value) const {
  value = canonical(value);
  if (bytes != 0) {
    for (u32 i = 0; i < bytes; ++i) store_element<u8>(world, holder, byte_at(*this, i), value >> (8 * i));
    return;
  }
  if (field != nullptr) {
    if (field->bank == bytecode::Bank::Ref) world.heap.store<Ref>(holder, where, static_cast<Ref>(value));
    else if (field->bank == bytecode::Bank::Prim8) world.heap.store<u64>(holder, where, value);
    else world.heap.store<u32>(holder, where, static_cast<u32>(value));
    return;
  }
  switch (elements_of(world, holder)) {
    case Elements::Bytes1: return store_element<u8>(world, holder, where, value);
    case Elements::Bytes2: return store_element<u16>(world, holder, where, value);
    case Elements::Bytes4: return store_element<u32>(world, holder, where, value);
    case Elements::Bytes8: return store_element<u64>(world, holder, where, value);
    default: return store_element<Ref>(world, holder, where, value);
  }
}

bool VariablePlace::is_visible(const vm::World& world) const {
  return field != nullptr ? field->is_visible() : world.has_promoted_elements(holder);
}

std::string VariablePlace::readable(const vm::World& world) const {
  return field != nullptr ? field->readable()
                          : world.classes.by_id(world.heap.header(holder).class_id)->readable_name();
}

}  // namespace heddle::interp
