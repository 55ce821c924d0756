// What Tab offers at the prompt: commands, files, the names that have been declared, and members of what they hold.
#include <algorithm>
#include <cctype>
#include <set>

#include "repl/session.h"

namespace heddle::repl {

Completions Session::complete(const std::string& line, size_t begin) const {
  Completions offered;
  if (debugging_) return complete_debugging(line, begin);
  if (begin == 0 && line.starts_with('/')) {
    for (const Command& c : commands()) offered.words.push_back("/" + std::string(c.name));
    return offered;
  }
  if (line.starts_with("/load") || line.starts_with("/save")) {
    offered.files = true;
    return offered;
  }
  std::set<std::string> names;
  size_t from = begin;
  while (from > 0 && (std::isalnum(static_cast<unsigned char>(line[from - 1])) || line[from - 1] == '_' ||
                      line[from - 1] == '$' || line[from - 1] == '.'))
    --from;
  const std::string path = line.substr(from, begin - from);
  if (path.ends_with('.')) {
    names = members_of(path.substr(0, path.size() - 1));
  } else {
    for (const Entry& e : state_.entries)
      if (e.active && e.declares()) names.insert(e.kind == Kind::kMethod ? e.name + "(" : e.name);
  }
  offered.words.assign(names.begin(), names.end());
  return offered;
}

// Of what a variable holds, or of a class that has been declared.
std::set<std::string> Session::members_of(const std::string& name) const {
  std::set<std::string> names;
  const auto add = [&](const vm::Class& of, bool of_class) {
    for (const vm::Class* c : of.super_chain) {
      for (const vm::Field& f : c->fields)
        if (f.is_static() == of_class && f.name.find('$') == std::string::npos &&
            (!c->is_library || (f.flags & bytecode::kPublic)))
          names.insert(f.name);
      for (const auto& m : c->methods)
        if (m->is_static() == of_class && m->name.find_first_of("<$") == std::string::npos &&
            (!c->is_library || (m->flags & bytecode::kPublic)))
          names.insert(m->name + "(");
    }
  };
  for (const Entry& e : state_.entries) {
    if (!e.active || e.name != name || e.class_name.empty()) continue;
    const auto class_named = [&](const std::string& binary) -> const vm::Class* {
      for (vm::ClassId id = 0; id < world_->classes.class_count(); ++id)
        if (const vm::Class* k = world_->classes.by_id(id); k != nullptr && k->name == binary) return k;
      return nullptr;
    };
    const vm::Class* const c = class_named(e.class_name);
    if (c == nullptr) continue;
    if (const vm::Class* type = e.kind == Kind::kType ? class_named(e.class_name + "$" + name) : nullptr)
      add(*type, true);
    for (const vm::Field& f : c->fields) {
      if (e.kind != Kind::kVariable || !f.is_static() || f.name != name || f.bank != vm::Bank::Ref) continue;
      const vm::Ref r = world_->heap.load<vm::Ref>(c->statics, f.offset);
      if (r == 0) continue;
      const vm::Class& of = *world_->classes.by_id(world_->heap.header(r).class_id);
      if (of.is_array()) names.insert("length");
      else add(of, false);
    }
  }
  return names;
}

}  // namespace heddle::repl
