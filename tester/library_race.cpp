#include "tester/library_race.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "tester/names.h"
#include "vm/object_walk.h"

namespace heddle::tester {
namespace {

const vm::Class& class_of(const vm::World& world, Ref r) { return *world.classes.by_id(world.heap.header(r).class_id); }

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

// Collections, formats and builders, but for the few that lock.
bool known_as_unsafe(const std::string& name) {
  static constexpr std::array<std::string_view, 9> kSafe = {
      "java/util/Vector", "java/util/Stack", "java/util/Hashtable",  "java/util/Properties",   "java/util/Random",
      "java/util/Timer",  "java/util/UUID",  "java/util/Observable", "java/util/regex/Pattern"};
  const bool of_such_kind =
      name.starts_with("java/util/") || name.starts_with("java/text/") || name == "java/lang/StringBuilder";
  return of_such_kind && !name.starts_with("java/util/concurrent/") &&
         std::find(kSafe.begin(), kSafe.end(), name) == kSafe.end();
}

std::string dotted_simple(const std::string& name) { return name.substr(name.rfind('/') + 1); }

std::string with_article(const std::string& noun) {
  const bool vowel = std::string_view("AEIOaeiou").find(noun.front()) != std::string_view::npos;
  return (vowel ? "an " : "a ") + noun;
}

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

std::string library_note(const std::string& class_name, const std::string& held_as) {
  const std::string noun = with_article(dotted_simple(class_name));
  if (held_as.find("$Synchronized") != std::string::npos)
    return noun + " behind a synchronized wrapper, which does not protect every use of it";
  return known_as_unsafe(class_name) ? noun + ", which is not thread-safe" : noun;
}

std::string library_advice(const std::string& class_name, const std::string& held_as, const std::string& variable) {
  if (held_as.find("$Synchronized") != std::string::npos)
    return "a synchronized wrapper protects single calls: a walk through it needs synchronized (" +
           (variable.find('#') == std::string::npos ? variable : std::string("wrapper")) +
           ") around the loop, and nobody may use the wrapped object itself";
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 35> kInstead = {{
      {"java/util/HashMap", "a ConcurrentHashMap, or Collections.synchronizedMap"},
      {"java/util/LinkedHashMap",
       "Collections.synchronizedMap (with access order even get() changes the map), or a ConcurrentHashMap if the "
       "order "
       "does not matter"},
      {"java/util/WeakHashMap", "Collections.synchronizedMap (even get() may change a WeakHashMap)"},
      {"java/util/IdentityHashMap", "Collections.synchronizedMap"},
      {"java/util/EnumMap", "Collections.synchronizedMap"},
      {"java/util/TreeMap", "a ConcurrentSkipListMap, or Collections.synchronizedSortedMap"},
      {"java/util/HashSet", "ConcurrentHashMap.newKeySet(), or Collections.synchronizedSet"},
      {"java/util/LinkedHashSet", "Collections.synchronizedSet"},
      {"java/util/TreeSet", "a ConcurrentSkipListSet, or Collections.synchronizedSortedSet"},
      {"java/util/EnumSet", "Collections.synchronizedSet"},
      {"java/util/ArrayList",
       "Collections.synchronizedList, or a CopyOnWriteArrayList if it is read far more often than changed"},
      {"java/util/LinkedList", "a ConcurrentLinkedDeque, a LinkedBlockingDeque, or Collections.synchronizedList"},
      {"java/util/ArrayDeque", "a ConcurrentLinkedDeque, or a LinkedBlockingDeque"},
      {"java/util/PriorityQueue", "a PriorityBlockingQueue"},
      {"java/lang/StringBuilder", "a StringBuffer, or a builder of its own for each thread"},
      {"java/util/StringJoiner", "a joiner of its own for each thread"},
      {"java/util/StringTokenizer", "a tokenizer of its own for each thread"},
      {"java/util/Iterator", "an iterator of its own for each thread"},
      {"java/util/Enumeration", "an enumeration of its own for each thread"},
      {"java/util/Scanner", "a single thread that reads and hands over what it has read"},
      {"java/util/Formatter", "a formatter of its own for each thread"},
      {"java/util/BitSet", "an AtomicIntegerArray"},
      {"java/util/Date", "the immutable classes of java.time"},
      {"java/util/Calendar", "the immutable classes of java.time"},
      {"java/util/GregorianCalendar", "the immutable classes of java.time"},
      {"java/text/SimpleDateFormat", "a DateTimeFormatter, or a format of its own for each thread (ThreadLocal)"},
      {"java/text/DateFormat", "a DateTimeFormatter, or a format of its own for each thread (ThreadLocal)"},
      {"java/text/DecimalFormat", "a format of its own for each thread (ThreadLocal)"},
      {"java/text/NumberFormat", "a format of its own for each thread (ThreadLocal)"},
      {"java/text/Format", "a format of its own for each thread (ThreadLocal)"},
      {"java/util/regex/Matcher", "a Matcher of its own for each thread; the Pattern can be shared"},
      {"java/util/SplittableRandom", "split() for each thread, or ThreadLocalRandom"},
      {"java/util/IntSummaryStatistics", "one object for each thread, put together with combine() at the end"},
      {"java/util/LongSummaryStatistics", "one object for each thread, put together with combine() at the end"},
      {"java/util/DoubleSummaryStatistics", "one object for each thread, put together with combine() at the end"},
  }};
  for (const auto& [name, instead] : kInstead)
    if (name == class_name) return "threads that share it need one lock around every use, or: " + std::string(instead);
  return known_as_unsafe(class_name) ? "threads that share it need one lock around every use" : "";
}

}  // namespace heddle::tester
