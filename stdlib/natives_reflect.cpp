// Natives of reflection: what heddle/Reflection.java is told about classes, as texts that it takes apart, and the
// objects through which members are reached (vm/bytecode/member_access.h).
#include <bit>
#include <charconv>

#include "stdlib/native_tables.h"
#include "vm/utf.h"

namespace heddle::stdlib {

namespace {

using bytecode::Annotation;
using bytecode::AnnotationValue;
using bytecode::ClassImage;

const ClassImage& image_of(NativeContext& c) { return *c.world.classes.class_of_mirror(c.refs[0])->image; }

std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

std::string joined(const std::vector<std::string>& names) {
  std::string result;
  for (const std::string& name : names) result += (result.empty() ? "" : ",") + name;
  return or_dash(result);
}

// A line for each: its number, flags as in the JVM, name, descriptor, signature.
std::string fields_of(const ClassImage& image) {
  std::string text;
  for (size_t i = 0; i < image.fields.size(); ++i) {
    const bytecode::FieldImage& f = image.fields[i];
    // (Javac makes the copies of captured variables visible in the package.)
    const bool is_copy = (f.flags & bytecode::kSynthetic) != 0 && f.name.starts_with("val$");
    const u32 hidden = is_copy ? u32{bytecode::kPrivate} : 0;
    text += std::to_string(i) + ' ' + std::to_string(f.flags & 0xffff & ~hidden) + ' ' + f.name + ' ' + f.descriptor +
            ' ' + or_dash(f.signature) + '\n';
  }
  return text;
}

// Whether it is the class's own. The bodies of lambdas are not, which Java leaves to the compiler.
bool is_member(const bytecode::MethodImage& m) {
  return m.name != "<clinit>" && ((m.flags & bytecode::kSynthetic) == 0 || (m.flags & bytecode::kBridge) != 0);
}

// The same, and the classes it throws and the names of its parameters.
std::string method_line(const ClassImage& image, size_t i) {
  const bytecode::MethodImage& m = image.methods[i];
  // (Since Java 17 javac leaves `strictfp` out of what it writes.)
  return std::to_string(i) + ' ' + std::to_string(m.flags & 0xffff & ~u32{bytecode::kStrict}) + ' ' + m.name + ' ' +
         m.descriptor + ' ' + or_dash(m.signature) + ' ' + joined(m.exceptions) + ' ' + joined(m.parameter_names) +
         '\n';
}

std::string methods_of(const ClassImage& image) {
  std::string text;
  for (size_t i = 0; i < image.methods.size(); ++i)
    if (is_member(image.methods[i])) text += method_line(image, i);
  return text;
}

// method(Class, String name, String descriptor): the line of the one that is so declared, without its end; null: none.
void method(NativeContext& c) {
  const Class& k = *c.world.classes.class_of_mirror(c.refs[0]);
  const std::string name = c.world.string_utf8(c.refs[1]), descriptor = c.world.string_utf8(c.refs[2]);
  if (k.image != nullptr) {
    for (size_t i = 0; i < k.image->methods.size(); ++i) {
      const bytecode::MethodImage& m = k.image->methods[i];
      if (m.name != name || m.descriptor != descriptor || !is_member(m)) continue;
      std::string line = method_line(*k.image, i);
      line.pop_back();
      return c.result_ref(c.new_string(line));
    }
  }
  c.result_ref(0);
}

std::string inner_classes_of(const ClassImage& image) {
  std::string text;
  for (const bytecode::InnerClassInfo& inner : image.inner_classes) text += inner.binary_name + '\n';
  return text;
}

bool has_assert(const ClassImage& image) {
  for (const bytecode::MethodImage& m : image.methods)
    for (const bytecode::Instruction& i : m.code)
      if (i.op == bytecode::Opcode::ASSERTIONS) return true;
  return false;
}

void members(NativeContext& c) {
  const ClassImage& image = image_of(c);
  std::string text;
  switch (c.arg_int(0)) {
    case 0: text = fields_of(image); break;
    case 1: text = methods_of(image); break;
    case 2: text = inner_classes_of(image); break;
    case 3: text = image.signature; break;
    case 4:
      for (const std::string& name : image.record_components) text += name + '\n';
      break;
    case 5:
      for (const std::string& name : image.permitted_subclasses) text += name + '\n';
      break;
    case 6:
      for (const bytecode::MethodImage& m : image.methods)
        if (m.name == "<clinit>") text = m.name;
      break;
    case 7:
      if (has_assert(image)) text = "assert";
      break;
    default: break;
  }
  c.result_ref(c.new_string(text));
}

// Annotations as text: numbers end with ';', a text is its length in UTF-16 units, ';', and itself.
//   list = number of annotations { type number-of-values { value } }
//   value = name kind payload      (kinds as in class_image.h; a double as its bits)
class AnnotationWriter {
 public:
  void number(i64 value) {
    for (char digit : std::to_string(value)) text_ += static_cast<char16_t>(digit);
    text_ += u';';
  }
  void text(const std::string& value) {
    const std::u16string units = vm::utf16_of(value);
    number(static_cast<i64>(units.size()));
    text_ += units;
  }
  void values(const std::vector<AnnotationValue>& list) {
    number(static_cast<i64>(list.size()));
    for (const AnnotationValue& each : list) value(each);
  }
  void value(const AnnotationValue& v) {
    text(v.name);
    text_ += static_cast<char16_t>(v.kind);
    switch (v.kind) {
      case 'i': return number(v.integer);
      case 'd': return number(std::bit_cast<i64>(v.real));
      case '@': text(v.text); return values(v.elements);
      case '[': return values(v.elements);
      default: return text(v.text);
    }
  }
  const std::u16string& result() const { return text_; }

 private:
  std::u16string text_;
};

// Whether programs see annotations of that type (@Retention).
bool is_kept(NativeContext& c, const std::string& type) {
  const Class* k = c.world.classes.load(type);
  if (k == nullptr) return false;
  for (const Annotation& a : k->image->annotations) {
    if (a.type != "java/lang/annotation/Retention") continue;
    for (const AnnotationValue& v : a.values) return v.text == "RUNTIME";
  }
  return false;
}

const std::vector<Annotation>* annotations_of(const ClassImage& image, i32 what, size_t member, size_t parameter) {
  switch (what) {
    case 0: return &image.annotations;
    case 1: return member < image.fields.size() ? &image.fields[member].annotations : nullptr;
    case 2: return member < image.methods.size() ? &image.methods[member].annotations : nullptr;
    default: {
      if (member >= image.methods.size()) return nullptr;
      const auto& lists = image.methods[member].parameter_annotations;
      return parameter < lists.size() ? &lists[parameter] : nullptr;
    }
  }
}

// annotations(Class, int what, int member, int parameter)
void annotations(NativeContext& c) {
  const ClassImage& image = image_of(c);
  const auto* list =
      annotations_of(image, c.arg_int(0), static_cast<size_t>(c.arg_int(1)), static_cast<size_t>(c.arg_int(2)));
  std::vector<const Annotation*> kept;
  if (list != nullptr)
    for (const Annotation& a : *list)
      if (is_kept(c, a.type)) kept.push_back(&a);
  AnnotationWriter out;
  out.number(static_cast<i64>(kept.size()));
  for (const Annotation* a : kept) {
    out.text(a->type);
    out.values(a->values);
  }
  c.result_ref(c.new_string_utf16(out.result()));
}

// The default value of an annotation type's element; null: it has none.
void annotation_default(NativeContext& c) {
  const ClassImage& image = image_of(c);
  const size_t member = static_cast<size_t>(c.arg_int(0));
  if (member >= image.methods.size() || image.methods[member].annotation_default.empty()) return c.result_ref(0);
  AnnotationWriter out;
  out.value(image.methods[member].annotation_default.front());
  c.result_ref(c.new_string_utf16(out.result()));
}

// The class of that binary name ("a/B", "[I"); null: there is none, or it cannot be linked.
void named(NativeContext& c) {
  const std::string name = c.world.string_utf8(c.refs[0]);
  Class* k = name.find('#') == std::string::npos ? c.world.classes.load(name) : nullptr;
  c.result_ref(k == nullptr || k->is_primitive() ? 0 : c.world.classes.mirror_of(k));
}

void descriptor(NativeContext& c) {
  const Class& k = *c.world.classes.class_of_mirror(c.refs[0]);
  c.result_ref(c.new_string(k.is_primitive() ? std::string(1, k.primitive)
                            : k.is_array()   ? k.name
                                             : "L" + k.name + ";"));
}

// access(Class, char kind, int member): the one object of the class that reaches that member.
void access(NativeContext& c) {
  const std::string owner = c.world.classes.class_of_mirror(c.refs[0])->name;
  std::string error;
  Class* k = c.world.classes.load(owner + '#' + static_cast<char>(c.arg_int(0)) + std::to_string(c.arg_int(1)), &error);
  if (k != nullptr) return c.result_ref(c.world.classes.singleton_of(k));
  c.throw_("java/lang/InternalError", error);
}

// The class of a proxy for those interfaces, whose names are each preceded by a '#'; null: one of them is not there, or
// no interface.
void proxy_class(NativeContext& c) {
  Class* k = c.world.classes.load("jdk/proxy1/$Proxy" + c.world.string_utf8(c.refs[0]));
  c.result_ref(k == nullptr ? 0 : c.world.classes.mirror_of(k));
}

// A new object whose fields have their default values: no constructor runs.
// offset(Class, int field): where that field of the class is in its holder (interp/variable_place.h).
void offset(NativeContext& c) {
  const Class& k = *c.world.classes.class_of_mirror(c.refs[0]);
  c.result_int(static_cast<i32>(k.fields[static_cast<u32>(c.arg_int(0))].offset));
}

// statics(Class): the holder of its static fields. (A class that declares some is prepared with its holder.)
void statics(NativeContext& c) { c.result_ref(c.world.classes.class_of_mirror(c.refs[0])->statics); }

void allocate(NativeContext& c) {
  Class& k = *c.world.classes.class_of_mirror(c.refs[0]);
  if ((k.flags & (bytecode::kAbstract | bytecode::kInterface)) != 0 || k.is_array() || k.is_primitive() ||
      k.elements != vm::Elements::None)
    return c.throw_("java/lang/InstantiationException", k.dotted_name());
  c.result_ref(c.new_object(k));
}

// The class of the first method on the stack, from the caller's caller on, that is neither reflection's own nor hidden.
void caller(NativeContext& c) {
  const vm::Thread& t = c.world.thread(c.thread);
  for (u32 i = t.core.frame_count; i-- > 0;) {
    const Class& owner = *c.world.classes.method_by_id(t.frames[i].method)->owner;
    if (owner.name == "heddle/Reflection" || owner.name.starts_with("java/lang/reflect/") ||
        owner.name.starts_with("java/lang/invoke/") || owner.name == "java/lang/Class" ||
        (owner.flags & bytecode::kLambda) != 0)
      continue;
    return c.result_ref(c.world.classes.mirror_of(const_cast<Class*>(&owner)));
  }
  c.result_ref(0);
}

void member_has_flag(NativeContext& c) {
  c.result_int((c.world.classes.class_of_mirror(c.refs[0])->flags & static_cast<u32>(c.arg_int(0))) != 0);
}

constexpr NativeRow kReflectRows[] = {
    {"heddle/Reflection.members(Ljava/lang/Class;I)Ljava/lang/String;", members},
    {"heddle/Reflection.method(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", method},
    {"heddle/Reflection.annotations(Ljava/lang/Class;III)Ljava/lang/String;", annotations},
    {"heddle/Reflection.annotationDefault(Ljava/lang/Class;I)Ljava/lang/String;", annotation_default},
    {"heddle/Reflection.named(Ljava/lang/String;)Ljava/lang/Class;", named},
    {"heddle/Reflection.descriptor(Ljava/lang/Class;)Ljava/lang/String;", descriptor},
    {"heddle/Reflection.access(Ljava/lang/Class;CI)Lheddle/Accessor;", access},
    {"heddle/Reflection.proxyClass(Ljava/lang/String;)Ljava/lang/Class;", proxy_class},
    {"heddle/Reflection.offset(Ljava/lang/Class;I)I", offset},
    {"heddle/Reflection.statics(Ljava/lang/Class;)Ljava/lang/Object;", statics},
    {"heddle/Reflection.allocate(Ljava/lang/Class;)Ljava/lang/Object;", allocate},
    {"heddle/Reflection.caller()Ljava/lang/Class;", caller},
    {"heddle/Reflection.hasFlag(Ljava/lang/Class;I)Z", member_has_flag},
};

}  // namespace

std::span<const NativeRow> reflect_natives() { return kReflectRows; }

}  // namespace heddle::stdlib
