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
Ref ClassTable::make_permanent(const Class& c, u64 bytes, u32 length, std::string_view content, u32 flags) {
  const u32 serial = kContentSerial | static_cast<u32>(mix64(hash_bytes(content)));
  return impl_->world->heap.allocate_permanent(c.id, bytes, length, serial, flags);
}

Ref ClassTable::mirror_of(Class* c) {
  if (c->mirror != 0) return c->mirror;
  const Request request(*this, LinkRequest::Kind::Mirror, c->name);
  Class* class_ = known_.class_ != nullptr ? known_.class_ : load("java/lang/Class");
  HEDDLE_CHECK(class_ != nullptr, "java/lang/Class is missing");
  c->mirror = make_permanent(*class_, class_->instance_bytes, 0, "class:" + c->name);
  if (c->mirror == 0) return 0;
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
  c->singleton = make_permanent(*c, c->instance_bytes, 0, "singleton:" + c->name);
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
  const u64 bytes = text.size() * sizeof(char16_t);
  const Ref r = make_permanent(*string, bytes, static_cast<u32>(text.size()), "string:" + modified_utf8_of(text));
  if (r == 0) return 0;
  impl_->world->heap.fill_permanent(r, 0, text.data(), bytes);
  impl_->interned.emplace(std::move(key), r);
  return r;
}

}  // namespace heddle::vm
