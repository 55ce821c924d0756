// write_class and read_class: one class image as bytes. Each pair of functions is a mirror image.
#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "vm/bytecode/image_format.h"
#include "vm/bytecode/verifier.h"

namespace heddle::bytecode {
namespace {

constexpr u64 kAllOf32 = std::numeric_limits<u32>::max();
constexpr u64 kAllOf16 = std::numeric_limits<u16>::max();

template <typename T, typename Write>
void write_list(ByteWriter& out, const std::vector<T>& list, Write write) {
  out.number(list.size());
  for (const T& element : list) write(out, element);
}

// `least_size`: the fewest bytes that one element takes, so that a false count cannot reserve much.
template <typename T, typename Read>
void read_list(ByteReader& in, std::vector<T>& list, size_t least_size, Read read) {
  const size_t count = in.count(least_size);
  list.reserve(count);
  for (size_t i = 0; i < count && in.ok(); ++i) {
    list.emplace_back();
    read(in, list.back());
  }
}

// Beside the flags of a field, or of a method: annotations of its own, of its parameters, or a default follow. What has
// none is written as ever, so that the hashes of programs, by which schedules know them, stay what they were.
constexpr u32 kAnnotationsFollow = 1u << 31;

void write_text(ByteWriter& out, const std::string& text) { out.text(text); }
void read_text(ByteReader& in, std::string& text) { text = in.text(); }

u32 read32(ByteReader& in) { return static_cast<u32>(in.number(kAllOf32)); }
u16 read16(ByteReader& in) { return static_cast<u16>(in.number(kAllOf16)); }
i32 read_i32(ByteReader& in) {
  const i64 value = in.signed_number();
  if (value < std::numeric_limits<i32>::min() || value > std::numeric_limits<i32>::max())
    in.fail("a number out of range");
  return static_cast<i32>(value);
}

void write_constant(ByteWriter& out, const Constant& constant) {
  out.byte(static_cast<u8>(constant.kind));
  switch (constant.kind) {
    case ConstantKind::Bits: out.fixed64(constant.bits); break;
    case ConstantKind::String:
    case ConstantKind::Class: out.text(constant.owner); break;
    case ConstantKind::Field:
    case ConstantKind::Method:
      out.text(constant.owner);
      out.text(constant.name);
      out.text(constant.descriptor);
      out.flag(constant.interface_owner);
      break;
  }
}

ConstantKind read_kind(ByteReader& in) {
  const u8 kind = in.byte();
  if (kind <= static_cast<u8>(ConstantKind::Method)) return static_cast<ConstantKind>(kind);
  in.fail("an unknown kind of constant");
  return ConstantKind::Bits;
}

void read_constant(ByteReader& in, Constant& constant) {
  constant.kind = read_kind(in);
  if (constant.kind == ConstantKind::Bits) {
    constant.bits = in.fixed64();
    return;
  }
  constant.owner = in.text();
  if (constant.kind != ConstantKind::Field && constant.kind != ConstantKind::Method) return;
  constant.name = in.text();
  constant.descriptor = in.text();
  constant.interface_owner = in.flag();
}

void read_constants(ByteReader& in, std::vector<Constant>& constants) { read_list(in, constants, 2, read_constant); }

// The class that a constant names; empty: none.
std::string_view read_named_class(ByteReader& in) {
  const ConstantKind kind = read_kind(in);
  if (kind == ConstantKind::Bits) {
    in.fixed64();
    return {};
  }
  const std::string_view owner = in.text_view();
  if (kind == ConstantKind::Field || kind == ConstantKind::Method) {
    in.text_view();
    in.text_view();
    in.flag();
  }
  return kind == ConstantKind::String ? std::string_view() : owner;
}

void read_named_classes(ByteReader& in, std::vector<Constant>& named) {
  const size_t count = in.count(2);
  for (size_t i = 0; i < count && in.ok(); ++i) {
    const std::string_view owner = read_named_class(in);
    const auto is_it = [&](const Constant& c) { return c.owner == owner; };
    if (owner.empty() || std::any_of(named.begin(), named.end(), is_it)) continue;
    named.push_back({ConstantKind::Class, 0, std::string(owner), "", "", false});
  }
}

void write_value(ByteWriter& out, const AnnotationValue& value) {
  out.text(value.name);
  out.byte(static_cast<u8>(value.kind));
  out.text(value.text);
  out.signed_number(value.integer);
  out.fixed64(std::bit_cast<u64>(value.real));
  write_list(out, value.elements, write_value);
}

void read_value(ByteReader& in, AnnotationValue& value, int depth) {
  if (depth > kMaxAnnotationNesting) return in.fail("annotation values nested too deeply");
  value.name = in.text();
  value.kind = static_cast<char>(in.byte());
  if (in.ok() && std::string_view("sidce[@").find(value.kind) == std::string_view::npos)
    return in.fail("an unknown kind of annotation value");
  value.text = in.text();
  value.integer = in.signed_number();
  value.real = std::bit_cast<double>(in.fixed64());
  read_list(in, value.elements, 13,
            [depth](ByteReader& from, AnnotationValue& element) { read_value(from, element, depth + 1); });
}

void write_annotation(ByteWriter& out, const Annotation& annotation) {
  out.text(annotation.type);
  write_list(out, annotation.values, write_value);
}

void read_annotation(ByteReader& in, Annotation& annotation) {
  annotation.type = in.text();
  read_list(in, annotation.values, 13, [](ByteReader& from, AnnotationValue& value) { read_value(from, value, 0); });
}

void write_annotations(ByteWriter& out, const std::vector<Annotation>& annotations) {
  write_list(out, annotations, write_annotation);
}

void read_annotations(ByteReader& in, std::vector<Annotation>& annotations) {
  read_list(in, annotations, 2, read_annotation);
}

void write_field(ByteWriter& out, const FieldImage& field) {
  out.text(field.name);
  out.text(field.descriptor);
  out.text(field.signature);
  const bool annotated = !field.annotations.empty();
  out.number(field.flags | (annotated ? kAnnotationsFollow : 0));
  out.flag(field.has_constant);
  if (field.has_constant) write_constant(out, field.constant);
  if (annotated) write_annotations(out, field.annotations);
}

void read_field(ByteReader& in, FieldImage& field) {
  field.name = in.text();
  field.descriptor = in.text();
  field.signature = in.text();
  const u32 flags = read32(in);
  field.flags = flags & ~kAnnotationsFollow;
  field.has_constant = in.flag();
  if (field.has_constant) read_constant(in, field.constant);
  if (flags & kAnnotationsFollow) read_annotations(in, field.annotations);
}

void write_handler(ByteWriter& out, const ExceptionHandler& handler) {
  for (u32 part :
       {handler.start, handler.end, handler.target, handler.class_index, static_cast<u32>(handler.exception_register)})
    out.number(part);
}

void read_handler(ByteReader& in, ExceptionHandler& handler) {
  handler.start = read32(in);
  handler.end = read32(in);
  handler.target = read32(in);
  handler.class_index = read32(in);
  handler.exception_register = read16(in);
}

// Lines differ little from one entry to the next.
void write_lines(ByteWriter& out, const std::vector<LineEntry>& lines) {
  out.number(lines.size());
  LineEntry last;
  for (const LineEntry& entry : lines) {
    out.signed_number(static_cast<i64>(entry.pc) - last.pc);
    out.signed_number(static_cast<i64>(entry.line) - last.line);
    out.number(entry.column);
    last = entry;
  }
}

void read_lines(ByteReader& in, std::vector<LineEntry>& lines) {
  LineEntry last;
  const auto add = [&in](u32 base) {
    const i64 difference = in.signed_number();
    const i64 limit = static_cast<i64>(kAllOf32);
    if (difference < -limit || difference > limit || base + difference < 0 || base + difference > limit) {
      in.fail("a number out of range");
      return u32{0};
    }
    return static_cast<u32>(base + difference);
  };
  read_list(in, lines, 3, [&](ByteReader& from, LineEntry& entry) {
    entry.pc = add(last.pc);
    entry.line = add(last.line);
    entry.column = read32(from);
    last = entry;
  });
}

void write_local(ByteWriter& out, const LocalVariable& local) {
  out.text(local.name);
  out.text(local.descriptor);
  out.number(local.start);
  out.number(local.end);
  out.number(local.reg);
  out.flag(local.is_reference);
  out.number(local.slot);
  out.number(local.parameter);
}

void read_local(ByteReader& in, LocalVariable& local) {
  local.name = in.text();
  local.descriptor = in.text();
  local.start = read32(in);
  local.end = read32(in);
  local.reg = read16(in);
  local.is_reference = in.flag();
  local.slot = read16(in);
  local.parameter = read16(in);
}

void write_switch(ByteWriter& out, const SwitchTable& table) {
  out.flag(table.dense);
  out.signed_number(table.low);
  write_list(out, table.keys, [](ByteWriter& to, i32 key) { to.signed_number(key); });
  write_list(out, table.targets, [](ByteWriter& to, u32 target) { to.number(target); });
  out.number(table.default_target);
}

void read_switch(ByteReader& in, SwitchTable& table) {
  table.dense = in.flag();
  table.low = read_i32(in);
  read_list(in, table.keys, 1, [](ByteReader& from, i32& key) { key = read_i32(from); });
  read_list(in, table.targets, 1, [](ByteReader& from, u32& target) { target = read32(from); });
  table.default_target = read32(in);
}

void write_code(ByteWriter& out, const std::vector<Instruction>& code) {
  out.number(code.size());
  for (const Instruction& each : code) {
    out.fixed64(static_cast<u64>(each.op) | static_cast<u64>(each.a) << 16 | static_cast<u64>(each.b) << 32 |
                static_cast<u64>(each.c) << 48);
  }
}

void read_code(ByteReader& in, std::vector<Instruction>& code) {
  const size_t count = in.count(8);
  if (count > kMaxCode) return in.fail("a method that is too long");
  code.resize(count);
  for (Instruction& each : code) {
    const u64 bits = in.fixed64();
    each = {static_cast<Opcode>(bits & kAllOf16), static_cast<u16>(bits >> 16), static_cast<u16>(bits >> 32),
            static_cast<u16>(bits >> 48)};
    if (each.op >= Opcode::kCount) return in.fail("an unknown opcode");
  }
}

void write_method(ByteWriter& out, const MethodImage& method) {
  out.text(method.name);
  out.text(method.descriptor);
  out.text(method.signature);
  const bool annotated = !method.parameter_annotations.empty() || !method.annotation_default.empty();
  out.number(method.flags | (annotated ? kAnnotationsFollow : 0));
  write_list(out, method.exceptions, write_text);
  write_list(out, method.parameter_names, write_text);
  write_list(out, method.annotations, write_annotation);
  if (annotated) {
    write_list(out, method.parameter_annotations, write_annotations);
    write_list(out, method.annotation_default, write_value);
  }
  out.number(method.reference_registers);
  out.number(method.primitive_registers);
  write_code(out, method.code);
  write_list(out, method.handlers, write_handler);
  write_lines(out, method.lines);
  write_list(out, method.locals, write_local);
  write_list(out, method.switches, write_switch);
}

void read_method(ByteReader& in, MethodImage& method) {
  method.name = in.text();
  method.descriptor = in.text();
  method.signature = in.text();
  const u32 flags = read32(in);
  method.flags = flags & ~kAnnotationsFollow;
  read_list(in, method.exceptions, 1, read_text);
  read_list(in, method.parameter_names, 1, read_text);
  read_list(in, method.annotations, 2, read_annotation);
  if (flags & kAnnotationsFollow) {
    read_list(in, method.parameter_annotations, 1, read_annotations);
    read_list(in, method.annotation_default, 13,
              [](ByteReader& from, AnnotationValue& value) { read_value(from, value, 0); });
  }
  method.reference_registers = read16(in);
  method.primitive_registers = read16(in);
  read_code(in, method.code);
  read_list(in, method.handlers, 5, read_handler);
  read_lines(in, method.lines);
  read_list(in, method.locals, 8, read_local);
  read_list(in, method.switches, 5, read_switch);
}

void write_inner(ByteWriter& out, const InnerClassInfo& inner) {
  out.text(inner.binary_name);
  out.text(inner.simple_name);
  out.number(inner.flags);
}

void read_inner(ByteReader& in, InnerClassInfo& inner) {
  inner.binary_name = in.text();
  inner.simple_name = in.text();
  inner.flags = read32(in);
}

}  // namespace

void write_class(ByteWriter& out, const ClassImage& image) {
  out.text(image.name);
  out.text(image.super_name);
  write_list(out, image.interfaces, write_text);
  out.text(image.signature);
  out.number(image.flags);
  out.text(image.source_file);
  out.text(image.enclosing_class);
  out.text(image.simple_name);
  write_list(out, image.inner_classes, write_inner);
  write_list(out, image.permitted_subclasses, write_text);
  write_list(out, image.record_components, write_text);
  write_list(out, image.annotations, write_annotation);
  write_list(out, image.constants, write_constant);
  write_list(out, image.fields, write_field);
  write_list(out, image.methods, write_method);
}

template <typename ReadConstants>
void read_head(ByteReader& in, ClassImage& image, const ReadConstants& read_all) {
  image.name = in.text();
  image.super_name = in.text();
  read_list(in, image.interfaces, 1, read_text);
  image.signature = in.text();
  image.flags = read32(in);
  image.source_file = in.text();
  image.enclosing_class = in.text();
  image.simple_name = in.text();
  read_list(in, image.inner_classes, 3, read_inner);
  read_list(in, image.permitted_subclasses, 1, read_text);
  read_list(in, image.record_components, 1, read_text);
  read_list(in, image.annotations, 2, read_annotation);
  read_all(in, image.constants);
}

void read_outline(ByteReader& in, ClassImage& image) { read_head(in, image, read_named_classes); }

void read_class(ByteReader& in, ClassImage& image) {
  read_head(in, image, read_constants);
  read_list(in, image.fields, 5, read_field);
  read_list(in, image.methods, 14, read_method);
  if (in.left() != 0) in.fail("bytes after the end of the class");
}

}  // namespace heddle::bytecode
