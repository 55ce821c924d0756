// What variables hold, for somebody who looks around in a stopped program. Nothing here changes the program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "repl/scope.h"
#include "vm/world.h"

namespace heddle::repl {

// A variable: of a class or an object (`holder`), an element of an array, or a local one of a frame.
struct Cell {
  vm::Ref holder = 0;
  const vm::Field* field = nullptr;  // null: an element
  u32 index = 0;                     // of the element
  const bytecode::LocalVariable* local = nullptr;
};

struct Value {
  std::string text;    // "5", "true", "\"abc\"", "Account#2", "null"
  vm::Ref object = 0;  // what it refers to, if it is a reference
  // A field or an element: of that object or array (of static fields: the class's holder), there (as in
  // interp::Access). holder 0: a local variable, or no variable at all.
  vm::Ref holder = 0;
  u32 offset = 0;
  Cell cell = {};  // where it is kept, if in a variable
};

struct Variable {
  std::string name;
  Value value;
};

// The named variables of the innermost frame of the user's code of a thread that are in scope there and have a value,
// `this` included.
std::vector<Variable> locals(const vm::World& world, vm::ThreadId t);
// The same of a frame.
std::vector<Variable> locals(const vm::World& world, FrameId frame);

// What a variable holds, which must exist, as text and as it lies there.
Value cell_value(const vm::World& world, const Cell& cell);
u64 raw_content(const vm::World& world, const Cell& cell);
Value local_value(const vm::World& world, FrameId frame, const bytecode::LocalVariable& variable);
u64 raw_local(const vm::World& world, FrameId frame, const bytecode::LocalVariable& variable);

// An expression of names: a local variable, a field of `this`, a static field of the class in which the thread stands,
// `Class.field`, or an object as reports call it (`Account#2`); behind it `.field`, `[index]` and `.length`. False with
// *error, which names the part that there is not.
bool evaluate(const vm::World& world, vm::ThreadId t, std::string_view expression, Value* value, std::string* error);
// The same in a frame; invalid: in none.
bool evaluate(const vm::World& world, FrameId frame, std::string_view expression, Value* value, std::string* error);

}  // namespace heddle::repl
