// The parts of the verifier that look at one method's code.
#pragma once

#include <string>
#include <vector>

#include "vm/bytecode/class_image.h"
#include "vm/bytecode/descriptor.h"
#include "vm/bytecode/effects.h"

namespace heddle::bytecode {

// Collects messages; what comes after the first hundred is dropped.
class VerifierErrors {
 public:
  void add(const std::string& where, const std::string& message) {
    if (messages_.size() < kMost) messages_.push_back(where + ": " + message);
  }
  size_t count() const { return messages_.size(); }
  bool full() const { return messages_.size() >= kMost; }
  std::vector<std::string> take() { return std::move(messages_); }

 private:
  static constexpr size_t kMost = 100;
  std::vector<std::string> messages_;
};

// What the verifier needs to know of a constant, worked out once per class.
struct ConstantShape {
  CallShape call;          // of a Method, without a receiver
  Bank bank = Bank::Void;  // of a Field
};

struct MethodContext {
  const ClassImage& image;
  const MethodImage& method;
  const std::vector<ConstantShape>& constants;  // parallel to image.constants
  const MethodShape& shape;                     // of the method itself
  VerifierErrors& errors;
  std::string name;  // "Class.method(desc)"

  bool is_static() const { return (method.flags & kStatic) != 0; }
  void fail(const std::string& message) const { errors.add(name, message); }
  void fail(u32 pc, const std::string& message) const;  // adds pc and opcode
  // The call operands of the instruction at `pc` as its effects need them; the operand is checked already.
  RegisterEffects effects_at(u32 pc) const;
};

// Every operand of every instruction, switch tables, handlers, tables of lines and locals, sizes.
// True if there was nothing to complain about.
bool verify_structure(const MethodContext& context);

// Registers are assigned on every path before they are read. Only after verify_structure.
void verify_assignment(const MethodContext& context);

}  // namespace heddle::bytecode
