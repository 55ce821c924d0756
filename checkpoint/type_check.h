// Do the references of a World that was read from a file refer to what the program's types promise? The interpreter
// relies on these as it does on verified code: a field is where its class has it, an array has elements of its kind.
//
// Fields and elements are compared with their declared types. Registers have none: for each that is live, the code
// is followed from where its frame stands, along every path that the value can take, and each use on the way must
// be one that the value's class allows. Nothing is loaded or changed.
#pragma once

#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vm/world.h"

namespace heddle::checkpoint {

class TypeCheck {
 public:
  explicit TypeCheck(const vm::World& world);
  ~TypeCheck();
  TypeCheck(const TypeCheck&) = delete;
  TypeCheck& operator=(const TypeCheck&) = delete;

  // All fields and elements. It has been checked before that references refer to objects.
  bool heap();
  // All frames of a thread. It has been checked before that their registers lie in its stacks, that what is live in
  // them refers to objects, and that the methods are prepared.
  bool frames(const vm::Thread& thread);
  // Null, or an instance of that type ("Ljava/lang/Object;", "[I").
  bool fits(vm::Ref r, std::string_view descriptor) const;

 private:
  struct Slot;   // a field of an object
  struct Facts;  // about a method's code
  struct Place {
    u32 pc;
    u16 reg;
    bool exact;           // an instance of the class itself; else perhaps of a subclass
    const vm::Class* is;  // of the value in the register
  };
  const vm::Class& class_of(vm::Ref r) const { return *world_.classes.by_id(world_.heap.header(r).class_id); }
  std::vector<Slot>& slots_of(const vm::Class& c, bool statics);
  Facts& facts_of(const vm::Method& method);
  bool object(vm::Ref r);
  bool contents(vm::Ref r, const vm::Class& c) const;
  bool linked(const vm::Thread& thread, u32 index) const;
  bool registers(const vm::Thread& thread, u32 index);
  bool arguments(const vm::Thread& thread, const vm::Frame& frame, const vm::Method& method) const;
  bool follow(Facts& facts);
  void step(Facts& facts, const Place& place);
  bool may_use(const Facts& facts, const Place& place) const;

  const vm::World& world_;
  std::unordered_map<u32, std::vector<Slot>> slots_;  // by ClassId * 2 + statics
  std::unordered_map<vm::MethodId, std::unique_ptr<Facts>> facts_;
};

}  // namespace heddle::checkpoint
