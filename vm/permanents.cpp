// Permanent objects: literals, Class objects, singletons. Made on demand, in whatever path comes first;
// so nothing that a program can notice may depend on when that is.
#include "vm/base/check.h"
#include "vm/class_table.h"
#include "vm/class_table_impl.h"
#include "vm/hash.h"
#include "vm/utf.h"
#include "vm/world.h"

namespace heddle::vm {
namespace {

// Counted serials of the boot's objects stay below this.
constexpr u32 kContentSerial = 0x80000000u;

}  // namespace

// The canonical name comes from the content. An old epoch: the first write on a path is saved.
void ClassTable::name_permanent(Ref r, std::string_view content) {
  ObjectHeader& header = impl_->world->heap.header(r);
  header.creator = kBootCreator;
  header.serial = kContentSerial | static_cast<u32>(mix64(hash_bytes(content)));
  header.epoch = 0;
}

Ref ClassTable::mirror_of(Class* c) {
  if (c->mirror != 0) return c->mirror;
  const Request request(*this, LinkRequest::Kind::Mirror, c->name);
  Class* class_ = known_.class_ != nullptr ? known_.class_ : load("java/lang/Class");
  HEDDLE_CHECK(class_ != nullptr, "java/lang/Class is missing");
  c->mirror = impl_->world->heap.allocate_permanent(class_->id, class_->instance_bytes, 0);
  if (c->mirror == 0) return 0;
  name_permanent(c->mirror, "class:" + c->name);
  impl_->mirrors.emplace(c->mirror, c);
  return c->mirror;
}

Class* ClassTable::class_of_mirror(Ref mirror) const {
  const auto found = impl_->mirrors.find(mirror);
  return found == impl_->mirrors.end() ? nullptr : found->second;
}

Ref ClassTable::singleton_of(Class* c) {
  if (c->singleton != 0) return c->singleton;
  const Request request(*this, LinkRequest::Kind::Singleton, c->name);
  c->singleton = impl_->world->heap.allocate_permanent(c->id, c->instance_bytes, 0);
  if (c->singleton != 0) name_permanent(c->singleton, "singleton:" + c->name);
  return c->singleton;
}

Ref ClassTable::intern(std::string_view utf8) { return intern_utf16(utf16_of(utf8)); }

Ref ClassTable::intern_utf16(std::u16string_view text) {
  std::u16string key(text);
  const auto known = impl_->interned.find(key);
  if (known != impl_->interned.end()) return known->second;
  const Request request(*this, LinkRequest::Kind::Literal, {}, text);
  Class* string = known_.string != nullptr ? known_.string : load("java/lang/String");
  HEDDLE_CHECK(string != nullptr, "java/lang/String is missing");
  Heap& heap = impl_->world->heap;
  const u64 bytes = text.size() * sizeof(char16_t);
  const Ref r = heap.allocate_permanent(string->id, bytes, static_cast<u32>(text.size()));
  if (r == 0) return 0;
  heap.initialise_bytes(r, text.data(), bytes);
  name_permanent(r, "string:" + modified_utf8_of(text));
  impl_->interned.emplace(std::move(key), r);
  return r;
}

}  // namespace heddle::vm
