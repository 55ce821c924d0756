#include "tester/library_race.h"

#include <algorithm>

#include "tester/names.h"
#include "vm/object_walk.h"

namespace heddle::tester {
namespace {

// A class that users make objects of, or extend: no node, iterator or wrapper that another class keeps for itself.
bool is_public_kind(const vm::Class& c) { return !c.is_array() && c.name.find('$') == std::string::npos; }

const vm::Class* in_library(const vm::Class& c) {
  const vm::Class* found = nullptr;
  for (const vm::Class* k : c.super_chain)
    if (k->is_library) found = k;
  return found;
}

bool is_plain_value(const vm::Class& c) { return c.name.starts_with("java/lang/"); }

// Is the object one that the user's code may hold as its own: a map, a list, a builder?
bool is_users_object(const vm::World& world, Ref r) {
  const vm::Class& c = class_of(world, r);
  return !c.is_library || is_public_kind(c);
}

// An iterator, a view or a wrapper refers to the object that it belongs to.
Ref belongs_to(const vm::World& world, Ref part) {
  Ref owner = 0;
  vm::for_each_reference(world, part, [&](Ref to) {
    if (to == 0 || owner != 0) return;
    const vm::Class& c = class_of(world, to);
    if (c.is_library && is_public_kind(c) && !is_plain_value(c)) owner = to;
  });
  return owner;
}

// The receivers, each part followed by its owner.
std::vector<Ref> with_owners(const vm::World& world, const std::vector<Ref>& receivers, Ref raced) {
  std::vector<Ref> chain;
  for (Ref r : receivers) {
    chain.push_back(r);
    if (!is_users_object(world, r))
      if (const Ref owner = belongs_to(world, r)) chain.push_back(owner);
  }
  chain.push_back(raced);
  return chain;
}

// Can one get from `owner` to `part` through objects of the library only?
bool reaches(const vm::World& world, Ref owner, Ref part) {
  constexpr size_t kMost = 100'000;
  vm::Reach reach(world);
  reach.add(owner);
  bool found = false;
  reach.each([&](Ref r) {
    found |= r == part;
    if (found || reach.met() >= kMost) return vm::Reach::Step::Stop;
    const vm::Class& c = class_of(world, r);
    return r == owner || c.is_library || c.is_array() ? vm::Reach::Step::On : vm::Reach::Step::Skip;
  });
  return found;
}

const vm::Class* iterator_kind(const vm::Class& c) {
  for (const vm::Class* i : c.all_interfaces)
    if (i->name == "java/util/Iterator" || i->name == "java/util/Enumeration") return i;
  return nullptr;
}

// A stream is used up by its one terminal operation: what both calls come by lies behind it.
bool is_stream(const vm::Class& library_class) { return library_class.name.starts_with("java/util/stream/"); }

// A node, or a table of nodes, is the library's own even where it has been unlinked in the meantime.
bool is_part_of(const vm::World& world, Ref part, Ref owner) {
  if (part == owner) return true;
  const vm::Class* c = &class_of(world, part);
  while (c->is_array() && c->element_class != nullptr) c = c->element_class;
  if (c->is_library && c->primitive == 0 && c->name.find('$') != std::string::npos) return true;
  return reaches(world, owner, part);
}

std::string outermost(const std::string& class_name) { return class_name.substr(0, class_name.find('$')); }

}  // namespace

std::string raced_library_class(const vm::World& world, const RaceReport& race) {
  const vm::Method* methods[] = {world.classes.method_by_id(race.earlier.method),
                                 world.classes.method_by_id(race.later.method)};
  for (const vm::Method* m : methods)
    if (m == nullptr || !m->owner->is_library) return "";
  const vm::ObjectHeader& header = world.heap.header(race.object);
  const vm::Class& c = *world.classes.by_id(header.class_id);
  if (c.is_array()) return outermost(methods[1]->owner->name);
  const bool is_static = (header.flags & vm::kStaticsHolder) != 0;
  const vm::Field* f = c.field_at(race.offset, is_static);
  return f == nullptr || is_static || !f->owner->is_library ? "" : outermost(f->owner->name);
}

std::optional<LibraryObject> raced_library_object(const vm::World& world, Ref raced,
                                                  const AccessHistory::LibraryPath& earlier,
                                                  const AccessHistory::LibraryPath& later) {
  if (raced == 0 || earlier.call == nullptr || later.call == nullptr) return std::nullopt;
  // One iterator in two threads: the collection itself may well be immutable.
  if (!earlier.receivers.empty() && !later.receivers.empty() && earlier.receivers[0] == later.receivers[0] &&
      !is_users_object(world, raced) && !is_users_object(world, earlier.receivers[0]))
    if (const vm::Class* kind = iterator_kind(class_of(world, earlier.receivers[0])))
      return LibraryObject{earlier.receivers[0], 0, kind};
  const std::vector<Ref> a = with_owners(world, earlier.receivers, raced);
  const std::vector<Ref> b = with_owners(world, later.receivers, raced);
  // Both calls come by the same object; else one of them is a call of the object, the other one of its iterator, say.
  std::vector<Ref> candidates;
  for (Ref r : a)
    if (std::find(b.begin(), b.end(), r) != b.end()) candidates.push_back(r);
  candidates.insert(candidates.end(), a.begin(), a.end());
  candidates.insert(candidates.end(), b.begin(), b.end());
  for (Ref r : candidates) {
    if (!is_users_object(world, r) || class_of(world, r).is_array() || !is_part_of(world, raced, r)) continue;
    const vm::Class* library_class = in_library(class_of(world, r));
    if (library_class == nullptr || library_class->name == "java/lang/Object" || is_stream(*library_class)) continue;
    LibraryObject found{r, 0, library_class};
    // A wrapper of Collections that one of the calls comes by: that of the object rather than that of a view of it.
    for (const bool direct : {true, false})
      for (const std::vector<Ref>* chain : {&a, &b})
        if (const Ref first = chain->front(); found.held_as == 0 && first != r &&
                                              class_of(world, first).name.starts_with("java/util/Collections$") &&
                                              (!direct || belongs_to(world, first) == r))
          found.held_as = first;
    return found;
  }
  return std::nullopt;
}

LibraryCallName call_name(const vm::World& world, const AccessHistory::LibraryPath& path, const std::string& whole) {
  const vm::Method& method = *path.call;
  if (method.name == "<init>") return {CalledOn::Constructor, simple_name(*method.owner)};
  const bool by_part = !method.is_static() && !path.receivers.empty() && !is_users_object(world, path.receivers[0]) &&
                       !class_of(world, path.receivers[0]).name.starts_with("java/util/Collections$") &&
                       world.object_label(path.receivers[0]) != whole;
  if (method.is_static()) return {CalledOn::Static, simple_name(*method.owner) + "." + method.name};
  if (!by_part) return {CalledOn::Object, method.name};
  const std::string name = class_of(world, path.receivers[0]).name;
  const bool iterates = name.ends_with("Iterator") || name.ends_with("Itr");
  const bool entry = name.ends_with("Node") || name.ends_with("Entry");
  return {iterates ? CalledOn::Iterator : entry ? CalledOn::Entry : CalledOn::View, method.name};
}

}  // namespace heddle::tester
