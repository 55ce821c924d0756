#include "dap/variables.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "tester/names.h"
#include "vm/bytecode/descriptor.h"

namespace heddle::dap {
namespace {

using repl::Cell;
using repl::Value;
using vm::Class;
using vm::Field;
using vm::Ref;

// Its value stands in its text: nobody wants to open it.
bool is_plain(const Class& c) {
  if (c.elements == vm::Elements::String) return true;
  for (const char* name : {"java/lang/Integer", "java/lang/Long", "java/lang/Character", "java/lang/Boolean",
                           "java/lang/Byte", "java/lang/Short", "java/lang/Float", "java/lang/Double"})
    if (c.name == name) return true;
  return false;
}

std::vector<const Field*> instance_fields(const Class& c) {
  std::vector<const Field*> fields;
  for (const Class* k : c.super_chain)
    for (const Field& f : k->fields)
      if (!f.is_static()) fields.push_back(&f);
  return fields;
}

std::vector<const Field*> static_fields(const Class& c) {
  std::vector<const Field*> fields;
  for (const Field& f : c.fields)
    if (f.is_static()) fields.push_back(&f);
  return fields;
}

// "java.util.Map$Entry" as the source has it.
std::string in_source(std::string name) {
  for (size_t i = 1; i + 1 < name.size(); ++i)
    if (name[i] == '$' && name[i - 1] != '.') name[i] = '.';
  return name;
}

}  // namespace

u64 Variables::add(Holder holder) {
  holders_.push_back(std::move(holder));
  return holders_.size();
}

u64 Variables::locals(repl::FrameId frame) {
  Holder h;
  h.kind = Holder::Kind::Locals;
  h.thread = frame.thread;
  h.frame = frame;
  return add(std::move(h));
}

u64 Variables::statics(vm::ThreadId t, const Class& c) {
  if (c.statics == 0 || static_fields(c).empty()) return 0;
  Holder h;
  h.kind = Holder::Kind::Statics;
  h.thread = t;
  h.statics = &c;
  h.expression = in_source(c.dotted_name());
  return add(std::move(h));
}

u64 Variables::object(vm::ThreadId t, Ref object, const std::string& expression) {
  if (object == 0 || is_plain(class_of(world_, object))) return 0;
  const Class& c = class_of(world_, object);
  if (c.is_array() ? world_.heap.header(object).length == 0 : instance_fields(c).empty()) return 0;
  Holder h;
  h.kind = Holder::Kind::Object;
  h.thread = t;
  h.object = object;
  h.expression = expression;
  return add(std::move(h));
}

u64 Variables::lines(std::vector<std::string> lines) {
  if (lines.empty()) return 0;
  Holder h;
  h.lines = std::move(lines);
  return add(std::move(h));
}

std::string Variables::type_of(const Value& value) const {
  if (value.object != 0)
    return in_source(bytecode::readable_type([&] {
      const Class& c = class_of(world_, value.object);
      return c.is_array() ? c.name : "L" + c.name + ";";
    }()));
  if (value.cell.local != nullptr) return in_source(bytecode::readable_type(value.cell.local->descriptor));
  if (value.cell.field != nullptr) return in_source(bytecode::readable_type(value.cell.field->descriptor));
  if (value.cell.holder != 0) {
    const Class& c = class_of(world_, value.cell.holder);
    if (c.is_array()) return in_source(bytecode::readable_type(c.name.substr(1)));
  }
  return "";
}

std::vector<Variables::Row> Variables::rows_of(const Holder& h, size_t start, size_t count) const {
  std::vector<Row> rows;
  const auto in_cell = [&](const Cell& cell) {
    Value value = repl::cell_value(world_, cell);
    value.cell = cell;
    return value;
  };
  switch (h.kind) {
    case Holder::Kind::Lines: break;
    case Holder::Kind::Locals:
      for (const bytecode::LocalVariable* v : repl::variables_in_scope(world_, h.frame)) {
        Value value = repl::local_value(world_, h.frame, *v);
        value.cell = {0, nullptr, 0, v};
        rows.push_back({v->name, v->name, value});
      }
      break;
    case Holder::Kind::Statics:
      for (const Field* f : static_fields(*h.statics))
        rows.push_back({f->name, h.expression + "." + f->name, in_cell({h.statics->statics, f, 0, nullptr})});
      break;
    case Holder::Kind::Object: {
      const Class& c = class_of(world_, h.object);
      if (c.is_array()) {
        const size_t length = world_.heap.header(h.object).length;
        for (size_t i = start; i < length && i - start < count; ++i) {
          const u32 index = static_cast<u32>(i);
          rows.push_back({fmt::format("[{}]", i), h.expression.empty() ? "" : fmt::format("{}[{}]", h.expression, i),
                          in_cell({h.object, nullptr, index, nullptr})});
        }
        return rows;
      }
      for (const Field* f : instance_fields(c))
        rows.push_back(
            {f->name, h.expression.empty() ? "" : h.expression + "." + f->name, in_cell({h.object, f, 0, nullptr})});
    }
  }
  if (start != 0) rows.erase(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(std::min(start, rows.size())));
  if (count < rows.size()) rows.resize(count);
  return rows;
}

nlohmann::json Variables::value_json(vm::ThreadId t, const Value& value, const std::string& expression) {
  nlohmann::json json;
  json["value"] = value.object != 0 ? evaluator_.show(t, value.object) : value.text;
  json["type"] = type_of(value);
  const u64 reference = object(t, value.object, expression);
  json["variablesReference"] = reference;
  if (reference != 0) {
    const Class& c = class_of(world_, value.object);
    if (c.is_array()) json["indexedVariables"] = world_.heap.header(value.object).length;
    else json["namedVariables"] = instance_fields(c).size();
  }
  return json;
}

bool Variables::rows(u64 reference, size_t start, size_t count, nlohmann::json* rows) {
  *rows = nlohmann::json::array();
  if (reference == 0 || reference > holders_.size()) return false;
  const Holder holder = holders_[reference - 1];
  for (size_t i = start; i < holder.lines.size() && i - start < count; ++i) {
    const std::string& line = holder.lines[i];
    const size_t sign = line.find(" = ");
    rows->push_back({{"name", sign == std::string::npos ? "" : line.substr(0, sign)},
                     {"value", sign == std::string::npos ? line : line.substr(sign + 3)},
                     {"variablesReference", 0}});
  }
  for (const Row& row : rows_of(holder, start, count)) {
    nlohmann::json json = value_json(holder.thread, row.value, row.expression);
    json["name"] = row.name;
    if (!row.expression.empty()) json["evaluateName"] = row.expression;
    const Field* const f = row.value.cell.field;
    if (f != nullptr && f->is_final()) json["presentationHint"] = {{"attributes", {"readOnly"}}};
    rows->push_back(std::move(json));
  }
  return true;
}

std::string Variables::expression_of(u64 reference, const std::string& name, repl::FrameId* frame) {
  if (reference == 0 || reference > holders_.size()) return "";
  const Holder& holder = holders_[reference - 1];
  *frame = holder.frame;
  if (!frame->valid()) *frame = repl::user_frame(world_, holder.thread);
  for (const Row& row : rows_of(holder, 0, ~size_t{0}))
    if (row.name == name) return row.expression;
  return "";
}

}  // namespace heddle::dap
