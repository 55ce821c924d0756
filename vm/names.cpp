// Names that are the same in every schedule and process: from (creator, serial), never from addresses.
//
// An object's number in a label is its serial among all objects that its creator has allocated, not
// among those of its class: a count per class would be state of its own that every mark has to keep.
#include <algorithm>

#include "vm/hash.h"
#include "vm/world.h"

namespace heddle::vm {
namespace {

constexpr u64 kBootPath = 0x424f4f54ull;        // of what the library makes before the first thread runs
constexpr u64 kBeforeMainPath = 0x4d41494eull;  // of what the first thread makes before main begins
constexpr size_t kShownText = 40;               // bytes of a literal

std::string simple_name(const Class& c) {
  if (c.is_array()) return simple_name(*c.element_class) + "[]";
  // The monitors and wait sets inside the library's locks and queues go by the names of these.
  const std::string_view inside = "java/util/concurrent/";
  if (c.name.compare(0, inside.size(), inside) == 0) {
    const std::string outer = c.name.substr(0, c.name.find('$'));
    return outer.substr(outer.rfind('/') + 1);
  }
  if (!c.image->simple_name.empty()) return c.image->simple_name;
  return c.name.substr(c.name.rfind('/') + 1);  // npos + 1 == 0
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  size_t end = std::min(text.size(), kShownText);
  while (end > 0 && end < text.size() && (static_cast<u8>(text[end]) & 0xc0) == 0x80) --end;
  for (char c : text.substr(0, end)) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n') out += "\\n";
    else out += static_cast<u8>(c) < 0x20 || c == 0x7f ? '?' : c;
  }
  return out + (end < text.size() ? "...\"" : "\"");
}

bool is_made_before_main(const World& world, const ObjectHeader& header) {
  return header.creator == 0 && header.serial < world.boot_serials;
}

// The main thread's objects are counted from the program's start: what the library makes before that is no matter of
// the program's, and changes with the library.
u32 number_of(const World& world, const ObjectHeader& header) {
  if (header.creator != 0 || is_made_before_main(world, header)) return header.serial;
  return header.serial - world.boot_serials;
}

}  // namespace

std::string World::thread_path(ThreadId id) const {
  const Thread& t = thread(id);
  const std::string own = std::to_string(t.number);
  return t.parent == kNoThread ? own : thread_path(t.parent) + "." + own;
}

std::string World::thread_label(ThreadId id) const {
  std::string name = thread_name(id);
  return shared_thread_names.empty() || !shared_thread_names.contains(name) ? name
                                                                            : name + " (" + thread_path(id) + ")";
}

void World::tell_threads_apart() {
  std::set<std::string> names;
  for (const auto& t : threads)
    if (t->core.state != ThreadState::Unborn)
      if (std::string name = thread_name(t->id); !names.insert(name).second)
        shared_thread_names.insert(std::move(name));
}

std::string World::thread_name(ThreadId id) const {
  const Class* thread_class = classes.well_known().thread;
  const Ref object = thread(id).core.java_thread;
  if (object != 0 && thread_class != nullptr) {
    const Field* field = thread_class->find_field("name", "Ljava/lang/String;");
    if (field != nullptr && !field->is_static()) {
      const Ref name = heap.load<Ref>(object, field->offset);
      if (name != 0) return string_utf8(name);
    }
  }
  return id == 0 ? "main" : "thread " + thread_path(id);
}

std::string World::object_label(Ref r) const {
  if (r == 0) return "null";
  const ObjectHeader& header = heap.header(r);
  const Class& c = *classes.by_id(header.class_id);
  if (heap.is_permanent(r)) {
    if (header.flags & kStaticsHolder) return simple_name(c) + ".<statics>";
    if (const Class* mirrored = classes.class_of_mirror(r)) return simple_name(*mirrored) + ".class";
    if (c.elements == Elements::String) return quoted(string_utf8(r));
    return simple_name(c);
  }
  std::string label = simple_name(c) + "#" + std::to_string(number_of(*this, header));
  if (header.creator == kBootCreator) return label + "@boot";
  return header.creator == 0 ? label : label + "@" + thread_path(header.creator);
}

void World::mark_string(Ref string, u32 marks) {
  has_marked_strings = true;
  if ((heap.header(string).flags & marks) != marks) heap.open(string).flags() |= marks;
}

u32 World::identity_hash(Ref r) {
  const ObjectHeader& header = heap.header(r);
  if (!(header.flags & kIdentityObserved)) heap.open(r).flags() |= kIdentityObserved;
  scalars.identity_observed = 1;  // every mark copies the scalars
  const u64 creator = header.creator == kBootCreator       ? kBootPath
                      : is_made_before_main(*this, header) ? kBeforeMainPath
                                                           : thread(header.creator).path_hash;
  // Every second order is the one before it the other way round: which bucket of a java.util.HashMap an object is in is
  // said by the lowest of these bits, once the upper half has been folded into them. So two orders are enough to see
  // two objects either way.
  const u32 pair = (std::max<u32>(scalars.hash_order, 1) - 1) / 2;
  const u64 order = pair > 0 ? mix64(pair) : 0;
  const bool reversed = scalars.hash_order > 0 && scalars.hash_order % 2 == 0;
  const u32 hash = static_cast<u32>(mix64((creator + mix64(number_of(*this, header))) ^ order) >> 33) ^
                   (reversed ? u32{0xffff} : u32{0});
  return hash != 0 ? hash : 1;
}

}  // namespace heddle::vm
