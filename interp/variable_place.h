// The variable that an operation of a java.lang.invoke.VarHandle is about: a field of an object, a static field, an
// element of an array, or a number in the bytes of an array (MethodHandles.byteArrayViewVarHandle), named by its holder
// and by where it is in there.
#pragma once

#include "vm/world.h"

namespace heddle::interp {

struct VariablePlace {
  vm::Ref holder = 0;                // 0: there is no such variable
  u32 where = 0;                     // the offset of a field in its holder's payload; the index of an element
  char type = 0;                     // as in descriptors: Z B C S I J F D, or L for all references
  const vm::Field* field = nullptr;  // null: an element
  u8 bytes = 0;                      // not 0: a number in so many elements of an array of bytes, from `where` on
  bool big_endian = false;           // which of them is the highest

  bool is_reference() const { return type == 'L'; }
  // The value: of numbers the bits, extended to 64 as Java widens them to a long (of float the bits of an int); of
  // references the Ref.
  u64 load(const vm::World& world) const;
  void store(vm::World& world, u64 value) const;
  // The value that the variable would have: cut to its width and extended again.
  u64 canonical(u64 value) const;
  // Ordinary accesses of it are visible operations.
  bool is_visible(const vm::World& world) const;
  // "Account.balance", "int[]": as in RunOptions::promoted
  std::string readable(const vm::World& world) const;
};

// `where` is that of heddle.VM.varGet.
VariablePlace variable_place(const vm::World& world, vm::Ref holder, u64 where);

}  // namespace heddle::interp
