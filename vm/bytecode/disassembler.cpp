// Class images to the text form that the assembler reads.
#include <array>
#include <bit>
#include <charconv>
#include <cstdio>
#include <set>

#include "vm/bytecode/assembler.h"
#include "vm/bytecode/text_names.h"

namespace heddle::bytecode {
namespace {

std::string label(u32 pc) { return "L" + std::to_string(pc); }

template <typename Real>
std::string shortest(Real value) {
  std::array<char, 48> buffer;
  const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  return std::string(buffer.data(), result.ptr);
}

std::string hex(u64 value) {
  std::array<char, 24> buffer;
  const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, 16);
  return "0x" + std::string(buffer.data(), result.ptr);
}

// An operand that refers to nothing: "#17?".
std::string dangling(u32 index) { return "#" + std::to_string(index) + "?"; }

std::string constant_text(const ClassImage& image, u16 index, ConstantKind kind) {
  if (index >= image.constants.size() || image.constants[index].kind != kind) return dangling(index);
  const Constant& constant = image.constants[index];
  switch (kind) {
    case ConstantKind::Bits: return hex(constant.bits);
    case ConstantKind::String: return quoted(constant.owner);
    case ConstantKind::Class: return word_or_quoted(constant.owner);
    case ConstantKind::Field: return word_or_quoted(constant.owner + "." + constant.name + ":" + constant.descriptor);
    case ConstantKind::Method: return word_or_quoted(constant.owner + "." + constant.name + constant.descriptor);
  }
  return dangling(index);
}

std::string switch_text(const MethodImage& method, i32 index) {
  if (index < 0 || static_cast<u32>(index) >= method.switches.size()) return dangling(static_cast<u32>(index));
  const SwitchTable& table = method.switches[static_cast<u32>(index)];
  std::string text = table.dense ? "dense " + std::to_string(table.low) : "sparse";
  for (size_t i = 0; i < table.targets.size(); ++i) {
    if (!table.dense) text += " " + (i < table.keys.size() ? std::to_string(table.keys[i]) : "?");
    text += " " + label(table.targets[i]);
  }
  return text + " default " + label(table.default_target);
}

// Whether the interface-ness of the callee's owner needs a word, and which.
std::string owner_prefix(const ClassImage& image, const Instruction& instruction) {
  if (instruction.a >= image.constants.size()) return {};
  const bool of_interface = image.constants[instruction.a].interface_owner;
  if (of_interface == (instruction.op == Opcode::CALL_INTERFACE)) return {};
  return of_interface ? "interface " : "class ";
}

std::string operand_text(const ClassImage& image, const MethodImage& method, u32 pc, Role role, u16 value) {
  const Instruction& instruction = method.code[pc];
  const bool wide = info(instruction.op).format == Format::AI;
  switch (role) {
    case Role::None: return {};
    case Role::PD:
    case Role::PS:
    case Role::PDS:
    case Role::PW: return "p" + std::to_string(value);
    case Role::RD:
    case Role::RS:
    case Role::RW: return "r" + std::to_string(value);
    case Role::Imm: return std::to_string(wide ? instruction.imm() : static_cast<i16>(value));
    case Role::Cnt:
      if (instruction.op == Opcode::TOSTR && value >= 'A' && value <= 'Z')
        return std::string(1, static_cast<char>(value));
      return std::to_string(value);
    case Role::X: return std::to_string(value);
    case Role::Br: return label(pc + static_cast<u32>(wide ? instruction.imm() : instruction.sc()));
    case Role::Sw: return switch_text(method, instruction.imm());
    case Role::KInt: return constant_text(image, value, ConstantKind::Bits);
    case Role::KStr: return constant_text(image, value, ConstantKind::String);
    case Role::KCls: return constant_text(image, value, ConstantKind::Class);
    case Role::KFld: return constant_text(image, value, ConstantKind::Field);
    case Role::KMth: return owner_prefix(image, instruction) + constant_text(image, value, ConstantKind::Method);
  }
  return {};
}

// What the bits of CONST_P may mean, as a comment.
std::string bits_comment(const ClassImage& image, u16 index) {
  if (index >= image.constants.size()) return {};
  const u64 bits = image.constants[index].bits;
  if (bits >> 32 == 0) return "   ; float " + shortest(std::bit_cast<float>(static_cast<u32>(bits)));
  return "   ; double " + shortest(std::bit_cast<double>(bits)) + ", long " + std::to_string(static_cast<i64>(bits));
}

std::set<u32> label_places(const MethodImage& method) {
  std::set<u32> places;
  for (u32 pc = 0; pc < method.code.size(); ++pc) {
    const Instruction& instruction = method.code[pc];
    if (instruction.op >= Opcode::kCount) continue;
    const OpcodeInfo& row = info(instruction.op);
    if (row.b == Role::Br) places.insert(pc + static_cast<u32>(instruction.imm()));
    if (row.c == Role::Br) places.insert(pc + static_cast<u32>(instruction.sc()));
  }
  for (const SwitchTable& table : method.switches) {
    places.insert(table.targets.begin(), table.targets.end());
    places.insert(table.default_target);
  }
  for (const ExceptionHandler& handler : method.handlers) places.insert({handler.start, handler.end, handler.target});
  for (const LocalVariable& local : method.locals) places.insert({local.start, local.end});
  return places;
}

void append_value(std::string& out, const AnnotationValue& value) {
  out += ' ';
  out += value.kind;
  if (value.kind == '[') {
    for (const AnnotationValue& element : value.elements) append_value(out, element);
    out += " ]";
  } else if (value.kind == 'i') {
    out += ' ' + std::to_string(value.integer);
  } else if (value.kind == 'd') {
    out += ' ' + shortest(value.real);
  } else {
    out += ' ' + quoted(value.text);
  }
  if (value.kind == '@' && !value.elements.empty()) {
    out += " (";
    for (const AnnotationValue& element : value.elements) {
      out += ' ' + word_or_quoted(element.name);
      append_value(out, element);
    }
    out += " )";
  }
}

// `head`: the indentation, and the word that says of what.
void append_annotations(std::string& out, const std::string& head, const std::vector<Annotation>& list) {
  for (const Annotation& annotation : list) {
    out += head + ' ' + word_or_quoted(annotation.type);
    for (const AnnotationValue& value : annotation.values) {
      out += ' ' + word_or_quoted(value.name);
      append_value(out, value);
    }
    out += '\n';
  }
}

void append_names(std::string& out, const std::string& head, const std::vector<std::string>& names) {
  if (names.empty()) return;
  out += head;
  for (const std::string& name : names) out += ' ' + word_or_quoted(name);
  out += '\n';
}

void append_code(std::string& out, const ClassImage& image, const MethodImage& method) {
  const std::set<u32> labels = label_places(method);
  size_t line = 0;
  const u32 size = static_cast<u32>(method.code.size());
  for (u32 pc = 0; pc <= size; ++pc) {
    if (labels.count(pc) != 0) out += "  " + label(pc) + ":\n";
    // Entries out of order or behind the code come last, where the reader sees that they are wrong.
    for (; line < method.lines.size() && (method.lines[line].pc <= pc || pc == size); ++line) {
      out += "    line " + std::to_string(method.lines[line].line);
      if (method.lines[line].column != 0) out += ' ' + std::to_string(method.lines[line].column);
      out += '\n';
    }
    if (pc < size) out += "    " + disassemble(image, method, pc) + '\n';
  }
}

void append_method(std::string& out, const ClassImage& image, const MethodImage& method) {
  out += "  method " + flag_words(method.flags, FlagContext::Method) + word_or_quoted(method.name + method.descriptor) +
         " refs=" + std::to_string(method.reference_registers) +
         " prims=" + std::to_string(method.primitive_registers) + '\n';
  if (!method.signature.empty()) out += "    signature " + quoted(method.signature) + '\n';
  append_names(out, "    throws", method.exceptions);
  append_names(out, "    parameter", method.parameter_names);
  append_annotations(out, "    annotation", method.annotations);
  for (size_t i = 0; i < method.parameter_annotations.size(); ++i)
    append_annotations(out, "    parameter_annotation " + std::to_string(i), method.parameter_annotations[i]);
  for (const AnnotationValue& value : method.annotation_default) {
    out += "    default";
    append_value(out, value);
    out += '\n';
  }
  append_code(out, image, method);
  for (const ExceptionHandler& handler : method.handlers) {
    const std::string type = handler.class_index == 0 ? "any"
                             : handler.class_index > 0x10000
                                 ? dangling(handler.class_index)
                                 : constant_text(image, static_cast<u16>(handler.class_index - 1), ConstantKind::Class);
    out += "    catch " + type + ' ' + label(handler.start) + ' ' + label(handler.end) + ' ' + label(handler.target) +
           " r" + std::to_string(handler.exception_register) + '\n';
  }
  for (const LocalVariable& local : method.locals) {
    out += "    local " + word_or_quoted(local.name) + ' ' + word_or_quoted(local.descriptor) + ' ' +
           label(local.start) + ' ' + label(local.end) + (local.is_reference ? " r" : " p") +
           std::to_string(local.reg) + '\n';
  }
  out += "  end\n";
}

void append_field(std::string& out, const FieldImage& field) {
  out += "  field " + flag_words(field.flags, FlagContext::Field) + word_or_quoted(field.name) + ' ' +
         word_or_quoted(field.descriptor);
  if (!field.signature.empty()) out += " signature " + quoted(field.signature);
  if (field.has_constant) {
    out +=
        " = " + (field.constant.kind == ConstantKind::String ? quoted(field.constant.owner) : hex(field.constant.bits));
  }
  out += '\n';
  append_annotations(out, "  field_annotation", field.annotations);
}

}  // namespace

std::string disassemble(const ClassImage& image, const MethodImage& method, u32 pc) {
  if (pc >= method.code.size()) return "?";
  const Instruction& instruction = method.code[pc];
  if (instruction.op >= Opcode::kCount) return "?" + std::to_string(static_cast<int>(instruction.op));
  const OpcodeInfo& row = info(instruction.op);
  std::string text(row.name);
  const auto append = [&](Role role, u16 value) {
    const std::string operand = operand_text(image, method, pc, role, value);
    if (!operand.empty()) text += ' ' + operand;
  };
  append(row.a, instruction.a);
  append(row.b, instruction.b);
  if (row.format == Format::ABC) append(row.c, instruction.c);
  if (instruction.op == Opcode::CONST_P) text += bits_comment(image, instruction.b);
  return text;
}

std::string disassemble(const ClassImage& image) {
  std::string out = flag_words(image.flags, FlagContext::Class) + "class " + word_or_quoted(image.name);
  const bool is_object = image.name == "java/lang/Object";
  if (!image.super_name.empty() || !is_object) out += " extends " + word_or_quoted(image.super_name);
  if (image.interfaces.empty()) out += '\n';
  append_names(out, " implements", image.interfaces);
  if (!image.source_file.empty()) out += "  source " + quoted(image.source_file) + '\n';
  if (!image.signature.empty()) out += "  signature " + quoted(image.signature) + '\n';
  if (!image.enclosing_class.empty()) out += "  enclosing " + word_or_quoted(image.enclosing_class) + '\n';
  if (image.simple_name != default_simple_name(image.name)) out += "  simple_name " + quoted(image.simple_name) + '\n';
  for (const InnerClassInfo& inner : image.inner_classes) {
    out += "  inner " + flag_words(inner.flags, FlagContext::Class) + word_or_quoted(inner.binary_name) + ' ' +
           quoted(inner.simple_name) + '\n';
  }
  append_names(out, "  permits", image.permitted_subclasses);
  append_names(out, "  component", image.record_components);
  append_annotations(out, "  annotation", image.annotations);
  for (const FieldImage& field : image.fields) append_field(out, field);
  for (const MethodImage& method : image.methods) append_method(out, image, method);
  return out += "end\n";
}

}  // namespace heddle::bytecode
