// Loading: from a name to a linked class, supertypes first (JVMS 5.3, 5.4).
#include "vm/class_table.h"

#include <algorithm>

#include "vm/base/check.h"
#include "vm/bytecode/member_access.h"
#include "vm/bytecode/polymorphic_call.h"
#include "vm/bytecode/proxy_image.h"
#include "vm/bytecode/verifier.h"
#include "vm/class_layout.h"
#include "vm/class_table_impl.h"
#include "vm/hash.h"
#include "vm/world.h"

namespace heddle::vm {
namespace {

constexpr size_t kMaxSupertypeDepth = 2000;  // of a hostile image; load() calls itself for supertypes
constexpr std::string_view kPrimitives = "ZBCSIJFDV";

Elements elements_of(const Class& element) {
  switch (element.primitive) {
    case 'Z':
    case 'B': return Elements::Bytes1;
    case 'C':
    case 'S': return Elements::Bytes2;
    case 'I':
    case 'F': return Elements::Bytes4;
    case 'J':
    case 'D': return Elements::Bytes8;
    default: return Elements::Refs;
  }
}

const Field* declared_field(const Class& c, std::string_view name) {
  const auto at = std::find_if(c.fields.begin(), c.fields.end(), [&](const Field& f) { return f.name == name; });
  return at == c.fields.end() ? nullptr : &*at;
}

// While it lives, the class of that name counts as being loaded.
class LoadingMark {
 public:
  LoadingMark(std::unordered_set<std::string>& loading, const std::string& name) : loading_(loading), name_(name) {
    loading_.insert(name_);
  }
  ~LoadingMark() { loading_.erase(name_); }
  LoadingMark(const LoadingMark&) = delete;
  LoadingMark& operator=(const LoadingMark&) = delete;

 private:
  std::unordered_set<std::string>& loading_;
  const std::string name_;
};

bool verify_image(const bytecode::ClassImage& image, std::string* error) {
  const std::vector<std::string> faults = bytecode::verify(image);
  if (faults.empty()) return true;
  const std::string more = faults.size() > 1 ? " (and " + std::to_string(faults.size() - 1) + " more)" : "";
  return linkage_error(error, "VerifyError", faults.front() + more);
}

}  // namespace

LinkageError parse_linkage_error(std::string_view error) {
  const size_t colon = error.find(": ");
  if (colon == std::string_view::npos) return {"java/lang/LinkageError", std::string(error)};
  return {"java/lang/" + std::string(error.substr(0, colon)), std::string(error.substr(colon + 2))};
}

ClassTable::ClassTable(ClassProvider& classes, const NativeProvider& natives)
    : impl_(new Impl{classes, natives, nullptr, {}, {}, {}, {}, {}, {}, {}}) {}

ClassTable::~ClassTable() = default;

// --- requests

std::pair<size_t, Ref> ClassTable::Request::made() const {
  return {table_.classes_.size(), table_.impl_->world->heap.permanent_top()};
}

const std::vector<LinkRequest>& ClassTable::requests() const { return impl_->requests; }

bool ClassTable::repeat(const LinkRequest& request) {
  if (request.kind == LinkRequest::Kind::Literal) return intern_utf16(request.literal) != 0;
  Class* c = load(request.name);
  switch (request.kind) {
    case LinkRequest::Kind::Mirror: return c != nullptr && mirror_of(c) != 0;
    case LinkRequest::Kind::Singleton: return c != nullptr && singleton_of(c) != 0;
    case LinkRequest::Kind::Load:
    case LinkRequest::Kind::Literal: return true;  // (even a request that fails may load classes on its way)
  }
  return false;
}

// --- loading

void ClassTable::attach(World& world) {
  HEDDLE_CHECK(impl_->world == nullptr, "a class table belongs to one world");
  impl_->world = &world;
  any_promoted_ = !world.options.promoted.empty();
  hash_orders_ = world.options.hash_orders;
  any_promoted_elements_ = promotes_elements(world.options.promoted);
  for (char descriptor : kPrimitives) primitive(descriptor);
  for (const char* name :
       {"java/lang/Object", "java/lang/String", "java/lang/Class", "java/lang/Throwable", "java/lang/Thread"})
    load(name);
}

// Gives `c` its number and makes it known. Nothing can fail from here on, but for want of memory.
Class* ClassTable::enter(std::unique_ptr<Class> owned, std::string* error) {
  Class* c = owned.get();
  c->id = static_cast<ClassId>(classes_.size());
  classes_.push_back(c);
  if (c->statics_bytes != 0) {
    c->statics = make_permanent(*c, c->statics_bytes, c->statics_bytes, "statics:" + c->name, kStaticsHolder);
    if (c->statics == 0) {
      classes_.pop_back();
      linkage_error(error, "OutOfMemoryError", "Metaspace");
      return nullptr;
    }
  }
  for (const auto& method : c->methods) {
    method->id = static_cast<MethodId>(methods_.size());
    methods_.push_back(method.get());
  }
  impl_->by_name.emplace(c->name, c);
  impl_->storage.push_back(std::move(owned));
  if (c->name == "java/lang/Object") known_.object = c;
  if (c->name == "java/lang/String") known_.string = c;
  if (c->name == "java/lang/Class") known_.class_ = c;
  if (c->name == "java/lang/Thread") {
    known_.thread = c;
    known_.thread_id = declared_field(*c, "vmThread");
    known_.thread_daemon = declared_field(*c, "daemon");
    known_.thread_name_asked = declared_field(*c, "nameAsked");
    known_.thread_handler = declared_field(*c, "uncaughtExceptionHandler");
  }
  if (c->name == "java/lang/Runtime") {
    known_.runtime = c;
    known_.shutdown_hooks = declared_field(*c, "hooks");
  }
  if (c->name == "java/lang/Throwable") known_.throwable = c;
  if (c->name == "java/lang/ref/Reference") known_.reference = c;
  any_finalizer_ |= c->finalizer != nullptr;
  return c;
}

Class* ClassTable::load(const std::string& name, std::string* error) {
  HEDDLE_CHECK(impl_->world != nullptr, "attach() comes first");
  const auto known = impl_->by_name.find(name);
  if (known != impl_->by_name.end()) return known->second;
  const Request request(*this, LinkRequest::Kind::Load, name);
  Class* c = !name.empty() && name[0] == '[' ? load_array(name, error) : load_image(name, error);
  if (c != nullptr && impl_->loading.empty() && !impl_->constants_pending.empty() && !write_constants(error))
    return nullptr;
  return c;
}

std::shared_ptr<const bytecode::ClassImage> ClassTable::outline(const std::string& name, bool* is_library) const {
  return impl_->provider.outline(name, is_library);
}

Class* ClassTable::load_array(const std::string& name, std::string* error) {
  if (!bytecode::is_valid_type_descriptor(name)) {
    linkage_error(error, "NoClassDefFoundError", name);
    return nullptr;
  }
  Class* element = nullptr;
  if (name[1] == 'L') element = load(name.substr(2, name.size() - 3), error);
  else if (name[1] == '[') element = load(name.substr(1), error);
  else element = primitive(name[1]);
  return element != nullptr ? array_of(element) : nullptr;
}

Class* ClassTable::load_image(const std::string& name, std::string* error) {
  Impl& impl = *impl_;
  if (impl.loading.count(name) != 0 || impl.loading.size() >= kMaxSupertypeDepth) {
    linkage_error(error, "ClassCircularityError", name);
    return nullptr;
  }
  auto owned = std::make_unique<Class>();
  Class& c = *owned;
  c.image = impl.provider.find(name, &c.is_library);
  const bool is_made_here = c.image == nullptr;
  if (is_made_here) {
    const auto find = [&impl](const std::string& of) {
      bool ignored = false;
      return impl.provider.find(of, &ignored);
    };
    c.image = bytecode::member_access_image(name, find);
    if (c.image == nullptr) c.image = bytecode::proxy_image(name, find);
    if (c.image == nullptr) c.image = bytecode::polymorphic_call_image(name, find);
    c.is_library = true;
  }
  if (c.image == nullptr) {
    linkage_error(error, "NoClassDefFoundError", name);
    return nullptr;
  }
  if (c.image->name != name) {
    linkage_error(error, "NoClassDefFoundError", name + " (wrong name: " + c.image->name + ")");
    return nullptr;
  }
  // Library images were verified when they were built.
  if ((!c.is_library || is_made_here) && !verify_image(*c.image, error)) return nullptr;
  const LoadingMark mark(impl.loading, name);
  c.name = name;
  c.name_hash = mix64(hash_bytes(name));
  c.flags = c.image->flags;
  if (!c.is_library && !impl_->world->options.values_count) c.printed_only = impl.provider.printed_only();
  if (!link_supertypes(c, error) || !lay_out_fields(c, impl_->world->options.promoted, error) ||
      !make_methods(c, error) || !build_dispatch(c, error))
    return nullptr;
  Class* entered = enter(std::move(owned), error);
  if (entered == nullptr) return nullptr;
  for (const bytecode::FieldImage& field : entered->image->fields) {
    if (!field.has_constant) continue;
    impl.constants_pending.push_back(entered);
    break;
  }
  return entered;
}

bool ClassTable::link_supertypes(Class& c, std::string* error) {
  if (!c.image->super_name.empty()) {
    c.super = load(c.image->super_name, error);
    if (c.super == nullptr) return false;
    if (c.super->is_interface() || c.super->is_array() || c.super->is_primitive())
      return linkage_error(error, "IncompatibleClassChangeError",
                           "class " + c.dotted_name() + " has interface " + c.super->dotted_name() + " as super class");
    if (c.super->flags & bytecode::kFinal)
      return linkage_error(error, "IncompatibleClassChangeError",
                           "class " + c.dotted_name() + " cannot inherit from final class " + c.super->dotted_name());
  } else if (c.name != "java/lang/Object") {
    return linkage_error(error, "ClassFormatError", "class " + c.name + " has no super class");
  }
  for (const std::string& name : c.image->interfaces) {
    Class* i = load(name, error);
    if (i == nullptr) return false;
    if (!i->is_interface())
      return linkage_error(
          error, "IncompatibleClassChangeError",
          "class " + c.dotted_name() + " can not implement " + i->dotted_name() + ", because it is not an interface");
    c.interfaces.push_back(i);
  }
  return true;
}

bool ClassTable::write_constants(std::string* error) {
  std::vector<Class*>& pending = impl_->constants_pending;
  while (!pending.empty()) {
    Class* c = pending.back();
    pending.pop_back();  // intern() may load java/lang/String and so come here again
    if (write_constants(*c, error)) continue;
    pending.push_back(c);
    return false;
  }
  return true;
}

// Constant variables have their values before any code runs (JLS 12.4.1: using one initialises nothing).
bool ClassTable::write_constants(const Class& c, std::string* error) {
  const auto fill = [&](const Field& field, auto value) {
    impl_->world->heap.fill_permanent(c.statics, field.offset, &value, sizeof value);
  };
  for (size_t i = 0; i < c.fields.size(); ++i) {
    const bytecode::FieldImage& image = c.image->fields[i];
    const Field& field = c.fields[i];
    if (!image.has_constant || !field.is_static()) continue;
    if (field.bank == Bank::Ref) {
      const Ref literal = intern(image.constant.owner);
      if (literal == 0) return linkage_error(error, "OutOfMemoryError", "string constants");
      fill(field, literal);
    } else if (field.bank == Bank::Prim8) {
      fill(field, image.constant.bits);
    } else {
      fill(field, static_cast<u32>(image.constant.bits));
    }
  }
  return true;
}

Class* ClassTable::array_of(Class* element) {
  if (element->array_class != nullptr) return element->array_class;
  HEDDLE_CHECK(element->primitive != 'V', "there are no arrays of void");
  HEDDLE_CHECK(known_.object != nullptr, "java/lang/Object is missing");
  auto owned = std::make_unique<Class>();
  if (element->is_primitive()) owned->name = std::string("[") + element->primitive;
  else if (element->is_array()) owned->name = "[" + element->name;
  else owned->name = "[L" + element->name + ";";
  const Request request(*this, LinkRequest::Kind::Load, owned->name);
  owned->name_hash = mix64(hash_bytes(owned->name));
  owned->flags = bytecode::kPublic | bytecode::kFinal | bytecode::kAbstract;
  owned->super = known_.object;
  owned->elements = elements_of(*element);
  owned->element_class = element;
  owned->is_library = element->is_library;
  owned->promoted_elements = has_promoted_elements(*owned, impl_->world->options.promoted);
  for (const char* name : {"java/lang/Cloneable", "java/io/Serializable"})
    if (Class* i = load(name)) owned->interfaces.push_back(i);
  std::string error;
  HEDDLE_CHECK(build_dispatch(*owned, &error), error);
  element->array_class = enter(std::move(owned), nullptr);
  return element->array_class;
}

Class* ClassTable::primitive(char descriptor) {
  std::string name = bytecode::readable_type(std::string_view(&descriptor, 1));
  const auto known = impl_->by_name.find(name);
  if (known != impl_->by_name.end()) return known->second;
  HEDDLE_CHECK(kPrimitives.find(descriptor) != std::string_view::npos, "no such primitive type");
  auto owned = std::make_unique<Class>();
  owned->name = std::move(name);
  owned->name_hash = mix64(hash_bytes(owned->name));
  owned->flags = bytecode::kPublic | bytecode::kFinal | bytecode::kAbstract;
  owned->primitive = descriptor;
  owned->is_library = true;
  owned->super_chain.push_back(owned.get());
  return enter(std::move(owned), nullptr);
}

}  // namespace heddle::vm
