#include "vm/class_layout.h"

#include <algorithm>

#include "vm/base/check.h"
#include "vm/class_table_impl.h"
#include "vm/hash.h"

namespace heddle::vm {
namespace {

constexpr u32 kMaxInstanceBytes = 1u << 16;  // offsets are 16-bit operands

// Gives the fields (static or not) offsets from `cursor` on and returns the end. At most one gap of
// four bytes stays before the 8-byte fields: a 4-byte field closes it if there is one.
u64 place_fields(std::vector<Field>& fields, bool statics, u64 cursor, std::vector<u32>& ref_offsets) {
  std::vector<Field*> wide, narrow;
  for (Field& field : fields)
    if (field.is_static() == statics) (field.bank == Bank::Prim8 ? wide : narrow).push_back(&field);
  size_t next_narrow = 0;
  const auto put = [&](Field& field, u32 bytes) {
    field.offset = static_cast<u32>(cursor);
    if (field.bank == Bank::Ref) ref_offsets.push_back(field.offset);
    cursor += bytes;
  };
  if (!wide.empty() && cursor % 8 != 0) {
    if (narrow.empty()) {
      cursor += 4;
    } else {
      put(*narrow[next_narrow++], 4);
    }
  }
  for (Field* field : wide) put(*field, 8);
  while (next_narrow < narrow.size()) put(*narrow[next_narrow++], 4);
  return cursor;
}

u32 round_up(u64 bytes) { return static_cast<u32>((bytes + 7) & ~7ull); }

std::string_view package_of(std::string_view name) {
  const size_t slash = name.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : name.substr(0, slash);
}

// Overriding by JVMS 5.4.5. `inherited` is the method that occupies the slot now, so the rule's transitive part holds
// by itself.
bool overrides(const Method& method, const Method& inherited) {
  if (method.name != inherited.name || method.descriptor != inherited.descriptor) return false;
  if (inherited.flags & (bytecode::kPublic | bytecode::kProtected)) return true;
  return package_of(method.owner->name) == package_of(inherited.owner->name);
}

bool has_slot(const Method& method) {
  return !method.is_static() && !(method.flags & bytecode::kPrivate) && method.name[0] != '<';
}

bool build_vtable(Class& c, std::string* error) {
  if (c.is_interface()) return true;
  if (c.super != nullptr) c.vtable = c.super->vtable;
  const size_t inherited = c.vtable.size();
  for (const auto& declared : c.methods) {
    Method& method = *declared;
    if (!has_slot(method)) continue;
    for (size_t i = 0; i < inherited; ++i) {
      if (c.vtable[i]->selector != method.selector || !overrides(method, *c.vtable[i])) continue;
      if (c.vtable[i]->flags & bytecode::kFinal)
        return linkage_error(error, "IncompatibleClassChangeError",
                             method.external_name() + " overrides the final method " + c.vtable[i]->external_name());
      c.vtable[i] = &method;
      method.vtable_index = static_cast<i32>(i);
    }
    if (method.vtable_index < 0) {
      method.vtable_index = static_cast<i32>(c.vtable.size());
      c.vtable.push_back(&method);
    }
  }
  return true;
}

// A finalizer that does something: `protected void finalize() {}` costs nothing, as on HotSpot.
Method* finalizer_of(const Class& c) {
  for (Method* method : c.vtable) {
    if (method->name != "finalize" || method->descriptor != "()V") continue;
    const bool trivial = method->owner->super == nullptr || method->is_abstract() ||
                         (method->image->code.size() == 1 && method->image->code[0].op == bytecode::Opcode::RET);
    return trivial ? nullptr : method;
  }
  return nullptr;
}

bool declares_default(const Class& c) {
  return std::any_of(c.methods.begin(), c.methods.end(),
                     [](const auto& method) { return !method->is_static() && !method->is_abstract(); });
}

// JLS 12.4.1: superclasses, and those superinterfaces that declare default methods.
bool needs_init(const Class& c) {
  if (c.class_initialiser != nullptr) return true;
  if (c.is_interface()) return false;
  if (c.super != nullptr && c.super->needs_init) return true;
  return std::any_of(c.all_interfaces.begin(), c.all_interfaces.end(),
                     [](const Class* i) { return i->class_initialiser != nullptr && declares_default(*i); });
}

void collect_interfaces(Class& c) {
  const auto add = [&](Class* i) {
    if (std::find(c.all_interfaces.begin(), c.all_interfaces.end(), i) == c.all_interfaces.end())
      c.all_interfaces.push_back(i);
  };
  if (c.super != nullptr) c.all_interfaces = c.super->all_interfaces;
  for (Class* direct : c.interfaces) {
    for (Class* i : direct->all_interfaces) add(i);
    add(direct);
  }
}

}  // namespace

namespace {

constexpr std::string_view kEverything = "*";

// Is it one of these: "Account.balance", "Account[]", with or without the names of the package and of outer classes?
bool is_named(std::string full, const std::vector<std::string>& names) {
  std::replace(full.begin(), full.end(), '$', '.');
  return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
    return full == name ||
           (full.size() > name.size() && full.ends_with(name) && full[full.size() - name.size() - 1] == '.');
  });
}

}  // namespace

bool is_promoted(const Field& field, const std::vector<std::string>& promoted) {
  if (promoted.empty()) return false;
  const bool everything = promoted[0] == kEverything && !field.owner->is_library && !field.is_final();
  return everything || is_named(field.readable(), promoted);
}

bool has_promoted_elements(const Class& array, const std::vector<std::string>& promoted) {
  return !promoted.empty() && (promoted[0] == kEverything || is_named(array.readable_name(), promoted));
}

bool promotes_elements(const std::vector<std::string>& promoted) {
  return std::any_of(promoted.begin(), promoted.end(),
                     [](const std::string& name) { return name == kEverything || name.ends_with("[]"); });
}

bool lay_out_fields(Class& c, const std::vector<std::string>& promoted, std::string* error) {
  c.fields.reserve(c.image->fields.size());
  for (const bytecode::FieldImage& image : c.image->fields) {
    Field field;
    field.name = image.name;
    field.descriptor = image.descriptor;
    field.flags = image.flags;
    field.bank = bytecode::bank_of(image.descriptor);
    field.owner = &c;
    field.promoted = is_promoted(field, promoted);
    field.only_printed = c.printed_only != nullptr && c.printed_only->holds(*c.image, image);
    if (field.bank == Bank::Void)
      return linkage_error(error, "ClassFormatError", "field " + c.name + "." + image.name + " has no type");
    if (image.has_constant && (image.constant.kind == bytecode::ConstantKind::String) != (field.bank == Bank::Ref))
      return linkage_error(error, "ClassFormatError", "constant of " + c.name + "." + image.name);
    c.fields.push_back(std::move(field));
  }
  c.promoted_fields =
      (c.super != nullptr && c.super->promoted_fields) ||
      std::any_of(c.fields.begin(), c.fields.end(), [](const Field& f) { return f.promoted && !f.is_static(); });
  c.has_printed_fields = (c.super != nullptr && c.super->has_printed_fields) ||
                         std::any_of(c.fields.begin(), c.fields.end(), [](const Field& f) { return f.only_printed; });
  const bool is_string = c.name == "java/lang/String";
  const u32 start = c.super != nullptr ? c.super->fields_end : 0;
  if (c.super != nullptr) c.ref_offsets = c.super->ref_offsets;
  const u64 end = place_fields(c.fields, false, start, c.ref_offsets);
  if (end > kMaxInstanceBytes)
    return linkage_error(error, "ClassFormatError", "class " + c.name + " has too many fields");
  if (is_string && end != 0)
    return linkage_error(error, "ClassFormatError", "java/lang/String must not have instance fields");
  if (is_string) c.elements = Elements::String;
  c.fields_end = static_cast<u32>(end);
  c.instance_bytes = round_up(end);
  c.statics_bytes = round_up(place_fields(c.fields, true, 0, c.static_ref_offsets));
  return true;
}

bool make_methods(Class& c, std::string* error) {
  c.methods.reserve(c.image->methods.size());
  c.selectors.reserve(c.image->methods.size());
  for (const bytecode::MethodImage& image : c.image->methods) {
    const bytecode::MethodShape shape = bytecode::parse_method_descriptor(image.descriptor);
    if (!shape.valid || image.name.empty())
      return linkage_error(error, "ClassFormatError", c.name + "." + image.name + image.descriptor);
    auto method = std::make_unique<Method>();
    method->owner = &c;
    method->name = image.name;
    method->descriptor = image.descriptor;
    method->name_hash = mix64(hash_bytes(image.descriptor, hash_bytes(image.name, c.name_hash)));
    method->flags = image.flags;
    method->image = &image;
    method->result = shape.result_bank;
    method->reference_arguments = static_cast<u16>(shape.reference_parameters + (method->is_static() ? 0 : 1));
    method->primitive_arguments = shape.primitive_parameters;
    // A native's result is left in register 0 of its bank.
    const u16 ref_result = shape.result_bank == Bank::Ref;
    const u16 prim_result = shape.result_bank == Bank::Prim4 || shape.result_bank == Bank::Prim8;
    const bool has_code = !method->is_native() && !method->is_abstract();
    method->reference_registers =
        has_code ? image.reference_registers : std::max(method->reference_arguments, ref_result);
    method->primitive_registers =
        has_code ? image.primitive_registers : std::max(method->primitive_arguments, prim_result);
    if (image.name == "<clinit>") c.class_initialiser = method.get();
    method->selector = selector_hash(image.name, image.descriptor);
    c.selectors.push_back(method->selector);
    c.methods.push_back(std::move(method));
  }
  return true;
}

bool build_dispatch(Class& c, std::string* error) {
  if (c.super != nullptr) c.super_chain = c.super->super_chain;
  c.super_chain.push_back(&c);
  collect_interfaces(c);
  if (!build_vtable(c, error)) return false;
  c.needs_init = needs_init(c);
  c.finalizer = finalizer_of(c);
  if (c.finalizer != nullptr) c.object_flags |= kFinalizable;
  for (const Class* above : c.super_chain) {
    if (above->name == "java/lang/Throwable") c.is_exception = true;
    if (above->name == "java/lang/Thread") c.object_flags |= kThreadObject;
    if (above->name == "java/lang/ref/SoftReference") c.reference_kind = ReferenceKind::Soft;
    if (above->name == "java/lang/ref/WeakReference") c.reference_kind = ReferenceKind::Weak;
    if (above->name == "java/lang/ref/PhantomReference") c.reference_kind = ReferenceKind::Phantom;
  }
  if (c.reference_kind != ReferenceKind::None) {
    const Field* referent = c.find_field("referent", "Ljava/lang/Object;");
    if (referent == nullptr || referent->is_static())
      return linkage_error(error, "NoSuchFieldError", "java/lang/ref/Reference.referent");
    c.referent_offset = referent->offset;
  }
  return true;
}

u32 element_bytes(Elements elements) {
  switch (elements) {
    case Elements::None: return 0;
    case Elements::Bytes1: return 1;
    case Elements::Bytes2:
    case Elements::String: return 2;
    case Elements::Bytes4:
    case Elements::Refs: return 4;
    case Elements::Bytes8: return 8;
  }
  HEDDLE_UNREACHABLE("kind of elements");
}

}  // namespace heddle::vm
