// Natives of java.lang.Class.
#include <cstring>

#include "stdlib/native_tables.h"

namespace heddle::stdlib {

namespace {

Class& mirrored(NativeContext& c) { return *c.world.classes.class_of_mirror(c.refs[0]); }

std::string simple_name(const Class& k) {
  if (k.is_array()) return simple_name(*k.element_class) + "[]";
  if (k.is_primitive()) return k.name;
  if (!k.image->simple_name.empty() || (k.flags & (bytecode::kAnonymous | bytecode::kLambda)) != 0)
    return (k.flags & bytecode::kLambda) != 0 ? k.name.substr(k.name.rfind('/') + 1) : k.image->simple_name;
  return k.name.substr(k.name.rfind('/') + 1);  // npos + 1 == 0
}

// Empty: it has none.
std::string canonical_name(NativeContext& c, const Class& k) {
  if (k.is_array()) {
    const std::string element = canonical_name(c, *k.element_class);
    return element.empty() ? element : element + "[]";
  }
  if ((k.flags & (bytecode::kLocal | bytecode::kAnonymous | bytecode::kLambda)) != 0) return {};
  if (k.image->enclosing_class.empty()) return k.dotted_name();
  const Class* outer = c.world.classes.load(k.image->enclosing_class);
  const std::string before = outer == nullptr ? std::string() : canonical_name(c, *outer);
  return before.empty() ? before : before + "." + simple_name(k);
}

void return_class(NativeContext& c, Class* k) { c.result_ref(k == nullptr ? 0 : c.world.classes.mirror_of(k)); }

// As on OpenJDK, asking twice gives the same String object.
void return_name(NativeContext& c, const std::string& name) { c.result_ref(c.world.classes.intern(name)); }

void get_name(NativeContext& c) { return_name(c, mirrored(c).dotted_name()); }
void get_simple_name(NativeContext& c) { return_name(c, simple_name(mirrored(c))); }
void get_canonical_name(NativeContext& c) {
  const std::string name = canonical_name(c, mirrored(c));
  if (name.empty()) return c.result_ref(0);
  return_name(c, name);
}

void is_interface(NativeContext& c) { c.result_int(mirrored(c).is_interface()); }
void is_array(NativeContext& c) { c.result_int(mirrored(c).is_array()); }
void is_primitive(NativeContext& c) { c.result_int(mirrored(c).is_primitive()); }
void is_enum(NativeContext& c) {
  const Class& k = mirrored(c);
  c.result_int(k.super != nullptr && k.super->name == "java/lang/Enum");
}
template <u32 Flag>
void has_flag(NativeContext& c) {
  c.result_int((mirrored(c).flags & Flag) != 0);
}

void get_modifiers(NativeContext& c) {
  const Class& k = mirrored(c);
  u32 flags = k.flags;
  if (k.is_array() || k.is_primitive()) {
    // An array's class is as visible as that of its elements.
    const Class* innermost = &k;
    while (innermost->is_array() && innermost->element_class != nullptr) innermost = innermost->element_class;
    const u32 access = innermost->is_primitive() || innermost->is_array()
                           ? bytecode::kPublic
                           : innermost->flags & (bytecode::kPublic | bytecode::kPrivate | bytecode::kProtected);
    flags = access | bytecode::kFinal | bytecode::kAbstract;
  }
  if (k.flags & bytecode::kStaticNested) flags |= bytecode::kStatic;
  c.result_int(static_cast<i32>(flags & (bytecode::kPublic | bytecode::kPrivate | bytecode::kProtected |
                                         bytecode::kStatic | bytecode::kFinal | bytecode::kInterface |
                                         bytecode::kAbstract | bytecode::kAnnotation | bytecode::kEnum)));
}

void is_instance(NativeContext& c) {
  c.result_int(c.refs[1] != 0 && class_of(c, c.refs[1]).is_subclass_of(&mirrored(c)));
}

void is_assignable_from(NativeContext& c) {
  if (is_null(c, c.refs[1])) return;
  c.result_int(c.world.classes.class_of_mirror(c.refs[1])->is_subclass_of(&mirrored(c)));
}

void get_superclass(NativeContext& c) {
  const Class& k = mirrored(c);
  return_class(c, k.is_interface() || k.is_primitive() ? nullptr : k.super);
}

void get_component_type(NativeContext& c) { return_class(c, mirrored(c).element_class); }

void get_enclosing_class(NativeContext& c) {
  const std::string& outer = mirrored(c).image->enclosing_class;
  return_class(c, outer.empty() ? nullptr : c.world.classes.load(outer));
}

void get_interfaces(NativeContext& c) {
  const Class& k = mirrored(c);
  const auto& interfaces = k.interfaces;
  Class* array = c.world.classes.array_of(c.world.classes.well_known().class_);
  const Ref result = c.new_array(*array, static_cast<u32>(interfaces.size()));
  if (result == 0) return;
  std::vector<Ref> mirrors;
  for (Class* k : interfaces) mirrors.push_back(c.world.classes.mirror_of(k));
  c.heap().fill<Ref>(result, mirrors);
  c.result_ref(result);
}

void enum_constants(NativeContext& c) {
  const Class& k = mirrored(c);
  Ref values = 0;
  const bool failed = k.id < c.world.class_init.size() && c.world.class_init[k.id].state == vm::InitState::Failed;
  if ((k.flags & bytecode::kEnum) != 0 && k.statics != 0 && !failed) {
    // The program may have a field of this name itself; the compiler's is synthetic.
    for (const vm::Field& field : k.fields)
      if ((field.flags & bytecode::kSynthetic) != 0 && field.name.starts_with("$VALUES"))
        values = c.heap().load_final<Ref>(k.statics, field);
  }
  c.result_ref(values);
}

void assertion_status(NativeContext& c) { c.result_int(c.world.options.assertions); }

void primitive(NativeContext& c) {
  const std::string name = c.world.string_utf8(c.refs[0]);
  for (const char* p = "ZBSCIJFDV"; *p != 0; ++p) {
    Class* k = c.world.classes.primitive(*p);
    if (k->name == name) return return_class(c, k);
  }
  c.result_ref(0);
}

void compares_to_own_class(NativeContext& c) {
  const Class& k = class_of(c, c.refs[0]);
  c.result_int(k.image->signature.find("Ljava/lang/Comparable<L" + k.name + ";>;") != std::string::npos);
}

constexpr NativeRow kClassRows[] = {
    {"java/lang/Class.getName()Ljava/lang/String;", get_name},
    {"java/lang/Class.getSimpleName()Ljava/lang/String;", get_simple_name},
    {"java/lang/Class.getCanonicalName()Ljava/lang/String;", get_canonical_name},
    {"java/lang/Class.isInterface()Z", is_interface},
    {"java/lang/Class.isArray()Z", is_array},
    {"java/lang/Class.isPrimitive()Z", is_primitive},
    {"java/lang/Class.isEnum()Z", is_enum},
    {"java/lang/Class.isRecord()Z", has_flag<bytecode::kRecord>},
    {"java/lang/Class.isAnonymousClass()Z", has_flag<bytecode::kAnonymous>},
    {"java/lang/Class.isAnnotation()Z", has_flag<bytecode::kAnnotation>},
    {"java/lang/Class.getModifiers()I", get_modifiers},
    {"java/lang/Class.isInstance(Ljava/lang/Object;)Z", is_instance},
    {"java/lang/Class.isAssignableFrom(Ljava/lang/Class;)Z", is_assignable_from},
    {"java/lang/Class.getSuperclass()Ljava/lang/Class;", get_superclass},
    {"java/lang/Class.getInterfaces()[Ljava/lang/Class;", get_interfaces},
    {"java/lang/Class.getComponentType()Ljava/lang/Class;", get_component_type},
    {"java/lang/Class.getEnclosingClass()Ljava/lang/Class;", get_enclosing_class},
    {"java/lang/Class.enumConstants0()[Ljava/lang/Object;", enum_constants},
    {"java/lang/Class.desiredAssertionStatus()Z", assertion_status},
    {"heddle/VM.comparesToOwnClass(Ljava/lang/Object;)Z", compares_to_own_class},
    {"java/lang/Class.primitive(Ljava/lang/String;)Ljava/lang/Class;", primitive},
};

}  // namespace

std::span<const NativeRow> class_natives() { return kClassRows; }

}  // namespace heddle::stdlib
