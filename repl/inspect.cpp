#include "repl/inspect.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "repl/evaluator.h"
#include "repl/scope.h"
#include "repl/show.h"
#include "tester/access_history.h"
#include "tester/names.h"
#include "vm/live_registers.h"

namespace heddle::repl {
namespace {

using vm::Class;
using vm::Field;
using vm::Ref;
using vm::ThreadId;
using vm::World;

// A frame of the user's code and what may be looked at in it.
struct View {
  FrameId frame;
  const vm::Method* method = nullptr;
  u32 pc = 0;
  std::vector<const bytecode::LocalVariable*> variables;  // that have a value
  bool has(const bytecode::LocalVariable& v) const {
    return std::find(variables.begin(), variables.end(), &v) != variables.end();
  }
};

View view_of(const World& world, FrameId at) {
  View view;
  view.frame = at;
  if (!view.frame.valid()) return view;
  const vm::Frame& frame = world.thread(at.thread).frames[at.index];
  view.method = world.classes.method_by_id(frame.method);
  view.pc = frame.pc;
  view.variables = variables_in_scope(world, view.frame);
  return view;
}

Value reference(const World& world, Ref r) {
  if (r == 0 || class_of(world, r).elements != vm::Elements::String) return {world.object_label(r), r};
  return {quoted(world.string_utf8(r)), r};
}

Value register_value(const World& world, const View& view, const bytecode::LocalVariable& v) {
  if (v.is_reference) return reference(world, reference_in(world, view.frame, v));
  return {tester::primitive_text(v.descriptor[0], primitive_in(world, view.frame, v)), 0};
}

Value held_in(Value value, const Cell& cell) {
  value.cell = cell;
  return value;
}

Value field_value(const World& world, Ref holder, const Field& f) {
  Value v = f.bank == vm::Bank::Ref ? reference(world, world.heap.load<Ref>(holder, f.offset))
                                    : Value{tester::value_text(world, holder, f.offset), 0};
  v.holder = holder;
  v.offset = f.offset;
  return v;
}

Value element_value(const World& world, Ref array, u32 index) {
  Value v = class_of(world, array).elements == vm::Elements::Refs
                ? reference(world, world.heap.load<Ref>(array, index * 4))
                : Value{tester::value_text(world, array, index), 0};
  v.holder = array;
  v.offset = index;
  return v;
}

const Field* instance_field(const Class& c, std::string_view name) {
  for (size_t i = c.super_chain.size(); i-- > 0;)
    for (const Field& f : c.super_chain[i]->fields)
      if (!f.is_static() && f.name == name) return &f;
  return nullptr;
}

const Field* static_field(const Class& c, std::string_view name) {
  for (size_t i = c.super_chain.size(); i-- > 0;)
    for (const Field& f : c.super_chain[i]->fields)
      if (f.is_static() && f.name == name) return &f;
  return nullptr;
}

const bytecode::LocalVariable* local(const View& view, std::string_view name) {
  if (view.method == nullptr || view.method->image == nullptr) return nullptr;
  for (const bytecode::LocalVariable& v : view.method->image->locals)
    if (v.name == name && v.start <= view.pc && view.pc < v.end) return &v;
  return nullptr;
}

// 0: there is none.
Ref receiver(const World& world, const View& view) {
  for (const bytecode::LocalVariable* v : view.variables)
    if (v->name == "this") return reference_in(world, view.frame, *v);
  if (view.method == nullptr || view.method->is_static() || view.method->image == nullptr ||
      !view.method->image->locals.empty())
    return 0;
  // Assembled code may name no variables.
  const vm::Thread& t = world.thread(view.frame.thread);
  std::vector<u16> refs, prims;
  vm::live_registers(*view.method, view.pc, vm::executes_next(t, view.frame.index), refs, prims);
  return !refs.empty() && refs.front() == 0 ? t.refs[t.frames[view.frame.index].ref_base] : 0;
}

const Class* user_class(const World& world, std::string_view name) {
  for (vm::ClassId id = 0; id < world.classes.class_count(); ++id)
    if (const Class* c = world.classes.by_id(id))
      if (!c->is_array() && (c->dotted_name() == name || (!c->is_library && tester::simple_name(*c) == name))) return c;
  return nullptr;
}

class PathReader {
 public:
  PathReader(const World& world, FrameId frame, std::string_view text)
      : world_(world), view_(view_of(world, frame)), text_(text) {}

  bool run(Value* value, std::string* error) {
    ok_ = first(value);
    while (ok_ && at_ < text_.size())
      ok_ = text_[at_] == '.' ? member(value) : text_[at_] == '[' ? element(value) : bad();
    *error = std::move(error_);
    return ok_;
  }

 private:
  bool fail(std::string why) {
    error_ = std::move(why);
    return false;
  }
  bool bad() {
    return fail("cannot read '" + std::string(text_.substr(at_)) + "': names, '.field' and '[index]' can be evaluated");
  }

  std::string_view name() {
    const size_t begin = at_;
    while (at_ < text_.size() && (std::isalnum(static_cast<u8>(text_[at_])) || text_[at_] == '_' || text_[at_] == '$' ||
                                  text_[at_] == '#' || text_[at_] == '@'))
      ++at_;
    return text_.substr(begin, at_ - begin);
  }

  bool first(Value* value) {
    const std::string_view word = name();
    if (word.empty()) return bad();
    if (word.find('#') != std::string_view::npos) {
      *value = {std::string(word), find_object(world_, word)};
      return value->object != 0 || fail("there is no object " + std::string(word) + " that can be reached");
    }
    const Ref self = receiver(world_, view_);
    if (word == "this") {
      *value = reference(world_, self);
      return self != 0 || fail("there is no 'this' here");
    }
    if (const bytecode::LocalVariable* v = local(view_, word)) {
      if (!view_.has(*v)) return fail("'" + v->name + "' has no value yet at this point");
      *value = held_in(register_value(world_, view_, *v), {0, nullptr, 0, v});
      return true;
    }
    if (self != 0)
      if (const Field* f = instance_field(class_of(world_, self), word)) {
        *value = held_in(field_value(world_, self, *f), {self, f, 0, nullptr});
        return true;
      }
    if (view_.method != nullptr)
      if (const Field* f = static_field(*view_.method->owner, word)) return statics(*f, value);
    if (at_ < text_.size() && text_[at_] == '.')
      if (const Class* c = user_class(world_, word)) {
        ++at_;
        const std::string_view field = name();
        if (field == "class" && c->mirror != 0) {
          *value = reference(world_, c->mirror);
          return true;
        }
        const Field* f = static_field(*c, field);
        if (f == nullptr)
          return fail("class " + c->dotted_name() + " has no static field '" + std::string(field) + "'");
        return statics(*f, value);
      }
    return fail("nothing is called '" + std::string(word) +
                "' here (local variables, fields, and Class.field are known)");
  }

  bool statics(const Field& f, Value* value) {
    *value = held_in(field_value(world_, f.owner->statics, f), {f.owner->statics, &f, 0, nullptr});
    return true;
  }

  bool member(Value* value) {
    ++at_;
    const std::string_view field = name();
    if (value->object == 0) return fail(value->text + " has no field '" + std::string(field) + "'");
    const Class& c = class_of(world_, value->object);
    if (c.is_array() && field == "length") {
      *value = {std::to_string(world_.heap.header(value->object).length), 0};
      return true;
    }
    const Field* f = instance_field(c, field);
    if (f == nullptr) return fail(value->text + " (" + c.dotted_name() + ") has no field '" + std::string(field) + "'");
    *value = held_in(field_value(world_, value->object, *f), {value->object, f, 0, nullptr});
    return true;
  }

  bool element(Value* value) {
    const size_t end = text_.find(']', at_);
    u32 index = 0;
    const char* begin = text_.data() + at_ + 1;
    if (end == std::string_view::npos || std::from_chars(begin, text_.data() + end, index).ptr != text_.data() + end)
      return bad();
    at_ = end + 1;
    if (value->object == 0 || !class_of(world_, value->object).is_array()) return fail(value->text + " is no array");
    if (index >= world_.heap.header(value->object).length)
      return fail("index " + std::to_string(index) + " is out of bounds for length " +
                  std::to_string(world_.heap.header(value->object).length));
    *value = held_in(element_value(world_, value->object, index), {value->object, nullptr, index, nullptr});
    return true;
  }

  const World& world_;
  const View view_;
  const std::string_view text_;
  size_t at_ = 0;
  bool ok_ = true;
  std::string error_;
};

}  // namespace

std::vector<Variable> locals(const World& world, ThreadId t) { return locals(world, user_frame(world, t)); }

std::vector<Variable> locals(const World& world, FrameId frame) {
  std::vector<Variable> variables;
  const View view = view_of(world, frame);
  if (const Ref self = receiver(world, view)) variables.push_back({"this", reference(world, self)});
  for (const bytecode::LocalVariable* v : view.variables)
    if (v->name != "this") variables.push_back({v->name, register_value(world, view, *v)});
  return variables;
}

bool evaluate(const World& world, ThreadId t, std::string_view expression, Value* value, std::string* error) {
  return evaluate(world, user_frame(world, t), expression, value, error);
}

bool evaluate(const World& world, FrameId frame, std::string_view expression, Value* value, std::string* error) {
  return PathReader(world, frame, expression).run(value, error);
}

Value cell_value(const World& world, const Cell& cell) {
  return held_in(cell.field != nullptr ? field_value(world, cell.holder, *cell.field)
                                       : element_value(world, cell.holder, cell.index),
                 cell);
}

u64 raw_content(const World& world, const Cell& cell) {
  if (cell.field != nullptr)
    return cell.field->bank == vm::Bank::Prim8 ? world.heap.load<u64>(cell.holder, cell.field->offset)
                                               : world.heap.load<u32>(cell.holder, cell.field->offset);
  switch (class_of(world, cell.holder).elements) {
    case vm::Elements::Bytes1: return world.heap.load<u8>(cell.holder, cell.index);
    case vm::Elements::Bytes2: return world.heap.load<u16>(cell.holder, cell.index * 2);
    case vm::Elements::Bytes8: return world.heap.load<u64>(cell.holder, cell.index * 8);
    default: return world.heap.load<u32>(cell.holder, cell.index * 4);
  }
}

Value local_value(const World& world, FrameId frame, const bytecode::LocalVariable& variable) {
  if (variable.is_reference) return reference(world, reference_in(world, frame, variable));
  return {tester::primitive_text(variable.descriptor[0], primitive_in(world, frame, variable)), 0};
}

u64 raw_local(const World& world, FrameId frame, const bytecode::LocalVariable& variable) {
  return variable.is_reference ? reference_in(world, frame, variable) : primitive_in(world, frame, variable);
}

}  // namespace heddle::repl
