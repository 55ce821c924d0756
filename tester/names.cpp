#include "tester/names.h"

#include <algorithm>
#include <cctype>

#include "vm/object_walk.h"

namespace heddle::tester {

std::string declared_name(const vm::Class& c) {
  const std::string name = c.dotted_name();
  return name.substr(0, name.find('#'));
}

std::string simple_name(const vm::Class& c) {
  std::string name = declared_name(c);
  name = name.substr(name.rfind('.') + 1);
  return name.substr(name.rfind('$') + 1);
}

namespace {

using vm::Ref;

class Naming {
 public:
  explicit Naming(const vm::World& world) : world_(world), reach_(world) {}

  std::map<std::string, std::string> names() {
    vm::for_each_root(world_, {vm::RootKind::Static}, [this](Ref value, const vm::Root& root) {
      const vm::Class& c = class_of(root.holder);
      if (!c.is_library && variable(value, *c.field_at(root.offset, true), simple_name(c))) reach_.add(value);
    });
    // The user's objects that can be reached from there and from the threads' own Thread objects.
    reach_.add_roots({vm::RootKind::ThreadObject});
    reach_.each([this](Ref r) {
      const vm::Class& c = class_of(r);
      if (!c.is_library && !c.is_array()) fields(r, c, world_.object_label(r));
      return vm::Reach::Step::On;
    });
    return std::move(names_);
  }

 private:
  const vm::Class& class_of(Ref r) const { return *world_.classes.by_id(world_.heap.header(r).class_id); }

  void fields(Ref holder, const vm::Class& c, const std::string& label) {
    vm::for_each_reference(world_, holder, [&](Ref value, const vm::Edge& edge) {
      variable(value, *c.field_at(edge.offset, false), label);
    });
  }

  // The value of that field of `owner`, and if it is an array, its elements. False: null, or the compiler's own field.
  bool variable(Ref value, const vm::Field& f, const std::string& owner) {
    if (value == 0 || f.name.find('$') != std::string::npos) return false;
    name(value, owner + "." + f.name);
    if (class_of(value).elements == vm::Elements::Refs)
      vm::for_each_reference(world_, value, [&](Ref element, const vm::Edge& edge) {
        if (element != 0 && edge.number < kMaxElements)
          name(element, owner + "." + f.name + "[" + std::to_string(edge.number) + "]");
      });
    return true;
  }

  void name(Ref r, const std::string& variable) {
    const vm::Class& c = class_of(r);
    if ((!c.is_library && !c.is_array()) || c.elements == vm::Elements::String || world_.heap.is_permanent(r)) return;
    if (c.name == "java/lang/Thread") return;  // threads have names of their own
    names_.try_emplace(world_.object_label(r), variable);
  }

  static constexpr u32 kMaxElements = 256;
  const vm::World& world_;
  std::map<std::string, std::string> names_;
  vm::Reach reach_;
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
