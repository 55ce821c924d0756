#include "tester/names.h"

#include <algorithm>
#include <cctype>
#include <unordered_set>
#include <vector>

#include "vm/object_references.h"

namespace heddle::tester {

std::string simple_name(const vm::Class& c) {
  std::string name = c.dotted_name();
  name = name.substr(name.rfind('.') + 1);
  return name.substr(name.rfind('$') + 1);
}

namespace {

using vm::Ref;

class Naming {
 public:
  explicit Naming(const vm::World& world) : world_(world) {}

  std::map<std::string, std::string> names() {
    for (vm::ClassId id = 0; id < world_.classes.class_count(); ++id) {
      const vm::Class* c = world_.classes.by_id(id);
      if (c == nullptr || c->is_library || c->statics == 0) continue;
      fields(c->statics, *c, true, simple_name(*c));
    }
    // The user's objects that can be reached from there and from the threads' own Thread objects.
    for (const auto& thread : world_.threads) reach(thread->core.java_thread);
    for (size_t i = 0; i < open_.size(); ++i) {
      const vm::Class& c = class_of(open_[i]);
      if (!c.is_library && !c.is_array()) fields(open_[i], c, false, world_.object_label(open_[i]));
      vm::for_each_reference(world_.heap, world_.classes, open_[i], [&](Ref& slot) { reach(slot); });
    }
    return std::move(names_);
  }

 private:
  const vm::Class& class_of(Ref r) const { return *world_.classes.by_id(world_.heap.header(r).class_id); }

  void reach(Ref r) {
    if (r != 0 && seen_.insert(r).second) open_.push_back(r);
  }

  void fields(Ref holder, const vm::Class& c, bool statics, const std::string& owner) {
    for (const vm::Class* k : c.super_chain) {
      if (statics && k != &c) continue;
      for (const vm::Field& f : k->fields) {
        if (f.is_static() != statics || f.bank != vm::Bank::Ref || f.name.find('$') != std::string::npos) continue;
        const Ref value = world_.heap.load<Ref>(holder, f.offset);
        if (value == 0) continue;
        name(value, owner + "." + f.name);
        if (class_of(value).elements == vm::Elements::Refs)
          for (u32 i = 0; i < std::min<u32>(world_.heap.header(value).length, kMaxElements); ++i)
            if (const Ref element = world_.heap.load<Ref>(value, i * 4); element != 0)
              name(element, owner + "." + f.name + "[" + std::to_string(i) + "]");
        if (statics) reach(value);
      }
    }
  }

  void name(Ref r, const std::string& variable) {
    const vm::Class& c = class_of(r);
    if (!c.is_library || c.is_array() || c.elements == vm::Elements::String || world_.heap.is_permanent(r)) return;
    if (c.name == "java/lang/Thread") return;  // threads have names of their own
    names_.try_emplace(world_.object_label(r), variable);
  }

  static constexpr u32 kMaxElements = 256;
  const vm::World& world_;
  std::map<std::string, std::string> names_;
  std::unordered_set<Ref> seen_;
  std::vector<Ref> open_;
};

}  // namespace

std::map<std::string, std::string> names_by_variable(const vm::World& world) { return Naming(world).names(); }

void rename_objects(const std::map<std::string, std::string>& names, std::string* text) {
  if (text->find('#') == std::string::npos) return;
  for (const auto& [label, variable] : names) {
    for (size_t at = text->find(label); at != std::string::npos; at = text->find(label, at)) {
      const size_t end = at + label.size();
      const bool whole =
          (end == text->size() || (!std::isdigit(static_cast<u8>((*text)[end])) && (*text)[end] != '@')) &&
          (at == 0 || !std::isalnum(static_cast<u8>((*text)[at - 1])));
      if (whole) text->replace(at, label.size(), variable);
      at += whole ? variable.size() : 1;
    }
  }
}

}  // namespace heddle::tester
