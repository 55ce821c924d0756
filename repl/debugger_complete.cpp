// What Tab offers in the debugger: commands, threads, marks, files, places, variables and members.
#include <algorithm>
#include <cctype>
#include <set>

#include "interp/schedule.h"
#include "repl/debugger.h"
#include "repl/inspect.h"
#include "repl/scope.h"
#include "tester/names.h"

namespace heddle::repl {
namespace {

using vm::Class;
using vm::World;

bool in_path(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' || c == '#' || c == '@' || c == '.' ||
         c == '[' || c == ']';
}

bool of_user(const Class& c) {
  return !c.is_array() && !c.is_library && c.name.find("$Eval") == std::string::npos &&
         (c.flags & bytecode::kLambda) == 0;
}

bool is_name(const std::string& name) { return !name.empty() && name.find_first_of("<$") == std::string::npos; }

void add_members(const Class& of, bool of_class, std::set<std::string>* names) {
  for (const Class* c : of.super_chain) {
    for (const vm::Field& f : c->fields)
      if (f.is_static() == of_class && is_name(f.name)) names->insert(f.name);
    for (const auto& m : c->methods)
      if (m->is_static() == of_class && is_name(m->name)) names->insert(m->name + "(");
  }
}

}  // namespace

std::set<std::string> Debugger::members_of(const std::string& path) const {
  const World& world = walk_.world();
  std::set<std::string> names;
  Value value;
  std::string error;
  if (evaluate(world, focus(), path, &value, &error)) {
    if (value.object == 0) return names;
    const Class& c = *world.classes.by_id(world.heap.header(value.object).class_id);
    if (c.is_array()) names.insert("length");
    else add_members(c, false, &names);
    return names;
  }
  for (vm::ClassId id = 0; id < world.classes.class_count(); ++id)
    if (const Class* c = world.classes.by_id(id); c != nullptr && of_user(*c) && tester::simple_name(*c) == path)
      add_members(*c, true, &names);
  return names;
}

std::set<std::string> Debugger::names_here() const {
  const World& world = walk_.world();
  std::set<std::string> names;
  for (const Variable& v : locals(world, focus())) {
    names.insert(v.name);
    if (v.name == "this" && v.value.object != 0)
      add_members(*world.classes.by_id(world.heap.header(v.value.object).class_id), false, &names);
  }
  if (const FrameId frame = user_frame(world, focus()); frame.valid())
    add_members(*world.classes.method_by_id(world.thread(frame.thread).frames[frame.index].method)->owner, true,
                &names);
  for (vm::ClassId id = 0; id < world.classes.class_count(); ++id)
    if (const Class* c = world.classes.by_id(id); c != nullptr && of_user(*c)) names.insert(tester::simple_name(*c));
  return names;
}

// Lines that have code, and methods.
std::set<std::string> Debugger::places() const {
  const World& world = walk_.world();
  std::set<std::string> names;
  for (vm::ClassId id = 0; id < world.classes.class_count(); ++id) {
    const Class* c = world.classes.by_id(id);
    if (c == nullptr || c->is_library || c->is_array() || c->name.find("$Eval") != std::string::npos) continue;
    for (const auto& m : c->methods) {
      if (is_name(m->name) && of_user(*c)) names.insert(tester::simple_name(*c) + "." + m->name);
      if (m->image == nullptr) continue;
      for (const auto& line : m->image->lines)
        if (line.line != 0) names.insert(std::to_string(line.line));
    }
  }
  return names;
}

Completions Debugger::complete(const std::string& line, size_t begin) const {
  Completions offered;
  const size_t first = line.find_first_not_of(" \t");
  if (first == std::string::npos || begin <= first) {
    offered.words = command_names();
    return offered;
  }
  const std::string typed = line.substr(first, line.find_first_of(" \t", first) - first);
  const Command* command = find_command(typed);
  const Operand operand = command == nullptr ? Operand::Expression : operand_of(*command);
  std::set<std::string> names;
  switch (operand) {
    case Operand::Thread:
      for (const auto& t : walk_.world().threads)
        if (t->core.state != vm::ThreadState::Unborn) names.insert(walk_.world().thread_label(t->id));
      break;
    case Operand::File: offered.files = true; break;
    case Operand::Point:
      for (const auto& [name, at] : walk_.named_points()) names.insert(name);
      break;
    case Operand::Place: names = places(); break;
    case Operand::Command:
      for (const std::string& name : command_names()) names.insert(name);
      break;
    case Operand::Expression: {
      size_t from = begin;
      while (from > 0 && in_path(line[from - 1])) --from;
      const std::string path = line.substr(from, begin - from);
      names = path.ends_with('.') ? members_of(path.substr(0, path.size() - 1)) : names_here();
      break;
    }
  }
  offered.words.assign(names.begin(), names.end());
  return offered;
}

}  // namespace heddle::repl
