// Which fields, parameters and results of a program hold numbers that are only printed (docs/algorithms.md): whatever
// is read from them is only put into text, or goes where numbers are only printed, too.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "vm/bytecode/class_image.h"
#include "vm/bytecode/liveness.h"

namespace heddle::bytecode {

// The greatest solution: everything is only printed until somebody is found who uses it (the liveness of faint
// variables, carried through stores, calls and returns; R. Giegerich et al., see liveness.h). Virtual methods of one
// name and descriptor are taken for one. Nothing is, if the program may get at its members by names (reflection, method
// handles, serialization, test frameworks); nor are the parameters and results of methods that the library may call:
// those that one of its classes or interfaces declares, too.
class PrintedOnly {
 public:
  // Null: there is no such class.
  using FindLibrary = std::function<std::shared_ptr<const ClassImage>(const std::string& binary_name)>;
  // `program`: all its classes, verified; they must outlive this.
  PrintedOnly(const std::vector<const ClassImage*>& program, const FindLibrary& library);

  bool holds(const ClassImage& owner, const FieldImage& field) const;
  // Where one of the program's methods puts such numbers.
  const NumberSinks& sinks(const MethodImage& method) const;

 private:
  // A field, a parameter or a result, numbered; kCounts: one whose numbers count.
  using Slot = u32;
  static constexpr Slot kCounts = 0;
  struct Load {
    u32 pc;  // of what loads the number; it is in the register behind that
    u16 reg;
    Slot from;
  };
  struct Body {
    const ClassImage* owner = nullptr;
    const MethodImage* method = nullptr;
    std::vector<Load> loads;
    std::vector<std::pair<u32, Slot>> stores;                     // pc of a store or return, and where to
    std::vector<std::pair<std::pair<u32, u32>, Slot>> arguments;  // pc of a call, which argument, and where to
    std::vector<Slot> parameters;                                 // the primitive ones
    Liveness liveness;
  };

  const ClassImage* find(const std::string& name) const;
  Slot slot(const std::string& name);
  Slot slot_of_field(const Constant& field);
  // What stands for it in the names of slots; empty: it is not the program's.
  std::string name_of_method(const ClassImage& owner, const MethodImage& method) const;
  std::string name_of_callee(const Constant& callee) const;
  void leave_out_what_the_library_calls(const FindLibrary& library);
  Body look_at(const ClassImage& owner, const MethodImage& method);
  NumberSinks sinks_of(const Body& body) const;
  // True: something that was only printed before has turned out to count.
  bool look_again(const Body& body);

  std::unordered_map<std::string, const ClassImage*> classes_;
  std::unordered_map<std::string, Slot> slots_;
  std::vector<u8> counts_;  // by Slot
  std::unordered_map<const MethodImage*, NumberSinks> sinks_;
};

}  // namespace heddle::bytecode
