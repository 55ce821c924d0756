#include <algorithm>

#include "vm/base/check.h"
#include "vm/class_table.h"
#include "vm/fusion.h"

namespace heddle::vm {
namespace {

const bytecode::LineEntry* entry_at(const std::vector<bytecode::LineEntry>& lines, u32 pc) {
  const auto after =
      std::upper_bound(lines.begin(), lines.end(), pc, [](u32 p, const bytecode::LineEntry& e) { return p < e.pc; });
  return after == lines.begin() ? nullptr : &*(after - 1);
}

}  // namespace

u32 Method::line_of(u32 pc) const {
  const bytecode::LineEntry* entry = entry_at(image->lines, pc);
  return entry != nullptr ? entry->line : 0;
}

u32 Method::column_of(u32 pc) const {
  const bytecode::LineEntry* entry = entry_at(image->lines, pc);
  return entry != nullptr ? entry->column : 0;
}

const Field* Method::field_accessed_at(u32 pc) const {
  const auto use =
      std::lower_bound(field_uses.begin(), field_uses.end(), pc, [](const FieldUse& u, u32 p) { return u.pc < p; });
  return use != field_uses.end() && use->pc == pc ? use->field : nullptr;
}

std::string Method::readable() const { return owner->dotted_name() + "." + name; }

std::string Method::external_name() const { return vm::external_name(owner->name, name, descriptor); }

std::string external_name(std::string_view owner, std::string_view name, std::string_view descriptor) {
  const bytecode::MethodShape shape = bytecode::parse_method_descriptor(descriptor);
  std::string text = bytecode::readable_type(shape.result) + " " + bytecode::dotted(owner) + ".";
  text += name;
  text += '(';
  for (size_t i = 0; i < shape.parameters.size(); ++i) {
    if (i != 0) text += ", ";
    text += bytecode::readable_type(shape.parameters[i]);
  }
  return text + ")";
}

namespace {

// Of the methods that a method calls.
auto shapes_of_calls(const Method& method) {
  return [&method](const Instruction& call, bool* has_receiver) {
    const Method& callee = *method.calls[call.a].method;
    bytecode::MethodShape shape;
    shape.valid = true;
    *has_receiver = !callee.is_static();
    shape.reference_parameters = static_cast<u16>(callee.reference_arguments - (*has_receiver ? 1 : 0));
    shape.primitive_parameters = callee.primitive_arguments;
    shape.result_bank = callee.result;
    return shape;
  };
}

}  // namespace

const bytecode::Liveness& Method::liveness() const {
  if (liveness_cache == nullptr) {
    HEDDLE_CHECK(prepared, "liveness of a method that is not linked");
    liveness_cache = std::make_unique<bytecode::Liveness>(bytecode::compute_liveness(
        unfused(code), image->handlers, image->switches, reference_registers, primitive_registers,
        shapes_of_calls(*this), reference_arguments, primitive_arguments));
  }
  return *liveness_cache;
}

const bytecode::Liveness& Method::liveness_but_for_text() const {
  if (liveness_but_for_text_cache == nullptr)
    liveness_but_for_text_cache = std::make_unique<bytecode::Liveness>(bytecode::compute_liveness_but_for_text(
        unfused(code), image->handlers, image->switches, liveness(), shapes_of_calls(*this), primitive_arguments,
        owner->printed_only == nullptr ? bytecode::NumberSinks{} : owner->printed_only->sinks(*image)));
  return *liveness_but_for_text_cache;
}

}  // namespace heddle::vm
