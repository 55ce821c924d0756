#include "tester/call_results.h"

#include "interp/run.h"
#include "tester/access_history.h"
#include "vm/bytecode/text_names.h"

namespace heddle::tester {

using bytecode::Opcode;

namespace {

bool returns_something(Opcode op) { return op == Opcode::RET_P || op == Opcode::RET_R; }

}  // namespace

namespace {

// The descriptor of what a box of that class holds.
std::string_view value_type(std::string_view box) {
  return box == "Boolean" ? "Z" : box == "Long" ? "J" : box == "Integer" ? "I" : box.substr(0, 1);
}

}  // namespace

std::string register_text(const vm::World& world, const std::string& type, u64 raw) {
  if (type.empty() || (type[0] != 'L' && type[0] != '[')) return primitive_text(type.empty() ? 'V' : type[0], raw);
  const vm::Ref object = static_cast<vm::Ref>(raw);
  if (object == 0) return "null";
  const vm::Class* c = world.classes.by_id(world.heap.header(object).class_id);
  static constexpr std::string_view kBoxes[] = {"Boolean", "Character", "Byte",  "Short",
                                                "Integer", "Long",      "Float", "Double"};
  for (const std::string_view box : kBoxes)
    if (c->is_library && c->name == "java/lang/" + std::string(box))
      if (const vm::Field* value = c->find_field("value", value_type(box)); value != nullptr && !value->is_static())
        return value_text(world, object, value->offset);
  if (world.classes.by_id(world.heap.header(object).class_id)->elements == vm::Elements::String)
    return short_quoted(world.string_utf8(object));
  return world.object_label(object);
}

std::string short_quoted(const std::string& text) {
  constexpr size_t kMost = 40;
  if (text.size() <= kMost) return bytecode::quoted(text);
  size_t end = kMost;
  while (end > 0 && (static_cast<u8>(text[end]) & 0xc0) == 0x80) --end;  // not inside a character
  std::string shown = bytecode::quoted(text.substr(0, end));
  return shown.insert(shown.size() - 1, "...");
}

void CallResults::give_to(std::vector<StepReport>& trace) const {
  for (const auto& [row, result] : results_)
    if (row < trace.size()) trace[row].result = result;
}

void CallResults::expect(vm::ThreadId t, size_t row) {
  const vm::Thread& thread = world_.thread(t);
  u32 caller = thread.core.frame_count;
  while (caller > 0 && world_.classes.method_by_id(thread.frames[caller - 1].method)->owner->is_library) --caller;
  waiting_[t] = {row, caller};
}

// (Most instructions: the answer must be quick.)
bool CallResults::looks_at(const vm::Method& method, u32 pc, u32) {
  if (waiting_.empty()) return false;
  return !method.owner->is_library || (pc < method.image->code.size() && returns_something(method.image->code[pc].op));
}

bool CallResults::at_instruction(vm::ThreadId t) {
  const auto waiting = waiting_.find(t);
  if (waiting == waiting_.end()) return false;
  const vm::Thread& thread = world_.thread(t);
  const u32 depth = thread.core.frame_count;
  const auto [row, caller] = waiting->second;
  if (depth > caller + 1) return false;
  const vm::Frame& frame = thread.top();
  const vm::Method& method = *world_.classes.method_by_id(frame.method);
  if (depth == caller + 1 && !method.owner->is_library) return false;
  waiting_.erase(waiting);
  if (depth <= caller) return false;  // the call is over: it has returned nothing, or thrown
  const bytecode::Instruction& i = method.image->code[frame.pc];
  const u64 raw = i.op == Opcode::RET_R ? thread.refs[frame.ref_base + i.a] : thread.prims[frame.prim_base + i.a];
  results_[row] = register_text(world_, method.descriptor.substr(method.descriptor.find(')') + 1), raw);
  return false;
}

}  // namespace heddle::tester
