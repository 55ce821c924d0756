// ClassBuilder and MethodBuilder: class images from C++.
#include <limits>
#include <utility>

#include "vm/base/check.h"
#include "vm/bytecode/assembler.h"
#include "vm/bytecode/text_names.h"

namespace heddle::bytecode {
namespace {

constexpr u32 kUnplaced = std::numeric_limits<u32>::max();

}  // namespace

ClassBuilder::ClassBuilder(std::string name, std::string super_name, u32 flags) {
  image_.simple_name = default_simple_name(name);
  image_.name = std::move(name);
  image_.super_name = std::move(super_name);
  image_.flags = flags;
}

ClassBuilder& ClassBuilder::interface_(std::string name) {
  image_.interfaces.push_back(std::move(name));
  return *this;
}

ClassBuilder& ClassBuilder::field(std::string name, std::string descriptor, u32 flags) {
  FieldImage field;
  field.name = std::move(name);
  field.descriptor = std::move(descriptor);
  field.flags = flags;
  image_.fields.push_back(std::move(field));
  return *this;
}

MethodBuilder ClassBuilder::method(std::string name, std::string descriptor, u32 flags) {
  MethodImage method;
  method.name = std::move(name);
  method.descriptor = std::move(descriptor);
  method.flags = flags;
  image_.methods.push_back(std::move(method));
  return MethodBuilder(*this, image_.methods.size() - 1);
}

u16 ClassBuilder::add(Constant constant) {
  u16 index = 0;
  const bool added = interner_.add(image_.constants, std::move(constant), &index);
  HEDDLE_CHECK(added, "more than 65536 constants in one class");
  return index;
}

u16 ClassBuilder::bits(u64 raw) { return add(bits_constant(raw)); }
u16 ClassBuilder::string(std::string text) { return add(string_constant(std::move(text))); }
u16 ClassBuilder::class_(std::string name) { return add(class_constant(std::move(name))); }
u16 ClassBuilder::field_ref(std::string owner, std::string name, std::string descriptor) {
  return add(field_constant(std::move(owner), std::move(name), std::move(descriptor)));
}
u16 ClassBuilder::method_ref(std::string owner, std::string name, std::string descriptor, bool interface_owner) {
  return add(method_constant(std::move(owner), std::move(name), std::move(descriptor), interface_owner));
}

MethodBuilder::MethodBuilder(ClassBuilder& owner, size_t index) : owner_(owner), index_(index) {}

MethodImage& MethodBuilder::image() { return owner_.image().methods[index_]; }

u32 MethodBuilder::pc() const { return static_cast<u32>(owner_.image().methods[index_].code.size()); }

MethodBuilder& MethodBuilder::registers(u16 refs, u16 prims) {
  image().reference_registers = refs;
  image().primitive_registers = prims;
  return *this;
}

MethodBuilder& MethodBuilder::line(u32 line) {
  std::vector<LineEntry>& lines = image().lines;
  if (!lines.empty() && lines.back().pc == pc()) lines.pop_back();
  if (lines.empty() || lines.back().line != line) lines.push_back({pc(), line, 0});
  return *this;
}

MethodBuilder::Label MethodBuilder::label() {
  labels_.push_back(kUnplaced);
  return static_cast<Label>(labels_.size() - 1);
}

void MethodBuilder::place(Label label) {
  HEDDLE_CHECK(label < labels_.size() && labels_[label] == kUnplaced, "label placed twice");
  labels_[label] = pc();
}

MethodBuilder& MethodBuilder::emit(Opcode op, u16 a, u16 b, u16 c) {
  image().code.push_back(Instruction::abc(op, a, b, c));
  return *this;
}

MethodBuilder& MethodBuilder::emit_imm(Opcode op, u16 a, i32 imm) {
  image().code.push_back(Instruction::ai(op, a, imm));
  return *this;
}

MethodBuilder& MethodBuilder::jump(Opcode op, u16 a, Label target) {
  HEDDLE_CHECK(info(op).format == Format::AI && info(op).b == Role::Br, "not a long branch");
  fixups_.push_back({pc(), target});
  return emit_imm(op, a, 0);
}

MethodBuilder& MethodBuilder::jump(Opcode op, u16 a, u16 b, Label target) {
  HEDDLE_CHECK(info(op).format == Format::ABC && info(op).c == Role::Br, "not a compare and branch");
  fixups_.push_back({pc(), target});
  return emit(op, a, b);
}

MethodBuilder& MethodBuilder::handler(Label start, Label end, Label target, u32 class_index, u16 reg) {
  handler_fixups_.push_back({start, end, target, class_index, reg});
  return *this;
}

void MethodBuilder::finish() {
  const auto place_of = [this](Label label) {
    HEDDLE_CHECK(label < labels_.size() && labels_[label] != kUnplaced, "label never placed");
    return labels_[label];
  };
  MethodImage& method = image();
  for (const Fixup& fixup : fixups_) {
    Instruction& branch = method.code[fixup.pc];
    const i64 distance = static_cast<i64>(place_of(fixup.label)) - static_cast<i64>(fixup.pc);
    if (info(branch.op).format == Format::AI) {
      branch.set_imm(static_cast<i32>(distance));
    } else {
      HEDDLE_CHECK(distance >= std::numeric_limits<i16>::min() && distance <= std::numeric_limits<i16>::max(),
                   "compare and branch reaches 32767 instructions only");
      branch.c = static_cast<u16>(static_cast<i16>(distance));
    }
  }
  for (const HandlerFixup& fixup : handler_fixups_) {
    method.handlers.push_back(
        {place_of(fixup.start), place_of(fixup.end), place_of(fixup.target), fixup.class_index, fixup.reg});
  }
  fixups_.clear();
  handler_fixups_.clear();
}

}  // namespace heddle::bytecode
