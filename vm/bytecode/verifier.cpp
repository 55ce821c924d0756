// The class as a whole: names, flags, constants, members. Code is in method_verifier.cpp.
#include "vm/bytecode/verifier.h"

#include <set>
#include <string_view>
#include <utility>

#include "vm/bytecode/descriptor.h"
#include "vm/bytecode/method_verifier.h"

namespace heddle::bytecode {
namespace {

// A member name, or one segment of a class name: what the text form and descriptors can hold.
bool is_simple_name(std::string_view name) {
  for (char c : name)
    if (static_cast<u8>(c) <= 0x20 || c == 0x7f || std::string_view(".;[/():<>\"").find(c) != std::string_view::npos)
      return false;
  return !name.empty();
}

bool is_class_name(std::string_view name) {
  while (true) {
    const size_t slash = name.find('/');
    if (!is_simple_name(name.substr(0, slash))) return false;
    if (slash == std::string_view::npos) return true;
    name.remove_prefix(slash + 1);
  }
}

bool is_array(std::string_view name) { return !name.empty() && name[0] == '['; }

bool is_class_or_array(std::string_view name) {
  return is_array(name) ? is_valid_type_descriptor(name) : is_class_name(name);
}

class ClassVerifier {
 public:
  explicit ClassVerifier(const ClassImage& image) : image_(image) {}
  std::vector<std::string> run();

 private:
  void fail(const std::string& message) { errors_.add(image_.name, message); }
  void names(const std::vector<std::string>& list, const std::string& what, const std::string& where);
  void head();
  void constant(size_t index);
  void field(const FieldImage& field);
  void method(const MethodImage& method);
  void method_head(const MethodImage& method, const MethodShape& shape, const std::string& where);
  bool has(u32 flag) const { return (image_.flags & flag) != 0; }

  const ClassImage& image_;
  VerifierErrors errors_;
  std::vector<ConstantShape> shapes_;
};

void ClassVerifier::names(const std::vector<std::string>& list, const std::string& what, const std::string& where) {
  for (const std::string& name : list)
    if (!is_class_name(name)) errors_.add(where, "bad name of " + what + " '" + name + "'");
}

void ClassVerifier::head() {
  if (!is_class_name(image_.name)) fail("bad class name '" + image_.name + "'");
  if (image_.super_name.empty() != (image_.name == "java/lang/Object"))
    fail("java/lang/Object, and only it, has no superclass");
  if (!image_.super_name.empty() && !is_class_name(image_.super_name))
    fail("bad name of superclass '" + image_.super_name + "'");
  if (!image_.super_name.empty() && image_.super_name == image_.name) fail("is its own superclass");
  if (has(kInterface) && image_.super_name != "java/lang/Object") fail("an interface must extend java/lang/Object");
  if (has(kFinal) && has(kAbstract | kInterface)) fail("abstract and final");
  names(image_.interfaces, "interface", image_.name);
  names(image_.permitted_subclasses, "permitted subclass", image_.name);
  if (!image_.enclosing_class.empty() && !is_class_name(image_.enclosing_class))
    fail("bad name of enclosing class '" + image_.enclosing_class + "'");
  for (const InnerClassInfo& inner : image_.inner_classes)
    if (!is_class_name(inner.binary_name)) fail("bad name of inner class '" + inner.binary_name + "'");
  if (image_.constants.size() > 65536) fail("more than 65536 constants");
}

void ClassVerifier::constant(size_t index) {
  const Constant& constant = image_.constants[index];
  const std::string where = image_.name + " constant " + std::to_string(index);
  switch (constant.kind) {
    case ConstantKind::Bits:
    case ConstantKind::String: return;
    case ConstantKind::Class:
      if (!is_class_or_array(constant.owner)) errors_.add(where, "bad class name '" + constant.owner + "'");
      return;
    case ConstantKind::Field:
      shapes_[index].bank = bank_of(constant.descriptor);
      if (!is_class_name(constant.owner)) errors_.add(where, "bad owner '" + constant.owner + "'");
      if (!is_simple_name(constant.name)) errors_.add(where, "bad field name '" + constant.name + "'");
      if (shapes_[index].bank == Bank::Void) errors_.add(where, "bad field descriptor '" + constant.descriptor + "'");
      return;
    case ConstantKind::Method: {
      const MethodShape shape = parse_method_descriptor(constant.descriptor);
      shapes_[index].call = {shape.reference_parameters, shape.primitive_parameters, shape.result_bank};
      if (!is_class_or_array(constant.owner)) errors_.add(where, "bad owner '" + constant.owner + "'");
      if (!shape.valid) errors_.add(where, "bad method descriptor '" + constant.descriptor + "'");
      const bool constructor = constant.name == "<init>";
      if (!constructor && !is_simple_name(constant.name)) errors_.add(where, "bad method name '" + constant.name + "'");
      if (constructor && (shape.result_bank != Bank::Void || constant.interface_owner))
        errors_.add(where, "a constructor has no result and is not in an interface");
      return;
    }
  }
  errors_.add(where, "unknown kind of constant");
}

void ClassVerifier::field(const FieldImage& field) {
  const std::string where = image_.name + "." + field.name;
  const Bank bank = bank_of(field.descriptor);
  if (!is_simple_name(field.name)) errors_.add(where, "bad field name");
  if (bank == Bank::Void) errors_.add(where, "bad field descriptor '" + field.descriptor + "'");
  if (has(kInterface) && (field.flags & kStatic) == 0) errors_.add(where, "an interface has static fields only");
  if ((field.flags & kFinal) != 0 && (field.flags & kVolatile) != 0) errors_.add(where, "final and volatile");
  if (!field.has_constant) return;
  if ((field.flags & kStatic) == 0) errors_.add(where, "a constant value needs a static field");
  if (field.constant.kind == ConstantKind::Bits) {
    if (bank == Bank::Ref) errors_.add(where, "a reference field with a primitive constant");
    if (bank == Bank::Prim4 && field.constant.bits >> 32 != 0)
      errors_.add(where, "a constant of 32 bits must be zero-extended");
    if (field.descriptor == "Z" && field.constant.bits > 1) errors_.add(where, "a boolean must be 0 or 1");
  } else if (field.constant.kind != ConstantKind::String || field.descriptor != "Ljava/lang/String;") {
    errors_.add(where, "a string constant needs a field of type String, other kinds are not allowed");
  }
}

void ClassVerifier::method_head(const MethodImage& method, const MethodShape& shape, const std::string& where) {
  const auto is = [&](u32 flag) { return (method.flags & flag) != 0; };
  const bool constructor = method.name == "<init>", initializer = method.name == "<clinit>";
  if (!constructor && !initializer && !is_simple_name(method.name)) errors_.add(where, "bad method name");
  if (constructor && (is(kStatic | kAbstract | kNative) || shape.result_bank != Bank::Void || has(kInterface)))
    errors_.add(where, "a constructor is an instance method of a class, has a body and no result");
  if (initializer && (!is(kStatic) || is(kAbstract | kNative) || method.descriptor != "()V"))
    errors_.add(where, "a class initialiser is static ()V and has a body");
  if (is(kAbstract)) {
    if (is(kStatic | kFinal | kPrivate | kNative | kSynchronized))
      errors_.add(where, "abstract does not go with static, final, private, native or synchronized");
    if (!has(kAbstract | kInterface)) errors_.add(where, "abstract method of a class that is not abstract");
  }
  const int access = is(kPublic) + is(kPrivate) + is(kProtected);
  if (access > 1) errors_.add(where, "more than one of public, private, protected");
  names(method.exceptions, "exception", where);
}

void ClassVerifier::method(const MethodImage& method) {
  MethodShape shape = parse_method_descriptor(method.descriptor);
  MethodContext context{image_, method, shapes_, shape, errors_, image_.name + "." + method.name + method.descriptor};
  const size_t before = errors_.count();
  if (!shape.valid) {
    context.fail("bad method descriptor");
    return;
  }
  method_head(method, shape, context.name);
  if (verify_structure(context) && errors_.count() == before && !method.code.empty()) verify_assignment(context);
}

std::vector<std::string> ClassVerifier::run() {
  head();
  shapes_.resize(image_.constants.size());
  for (size_t i = 0; i < image_.constants.size() && !errors_.full(); ++i) constant(i);
  std::set<std::pair<std::string_view, std::string_view>> seen;
  for (const FieldImage& each : image_.fields) {
    field(each);
    if (!seen.emplace(each.name, each.descriptor).second) fail("two fields " + each.name + ":" + each.descriptor);
  }
  seen.clear();
  // Code is looked at only when the constants are sound: it indexes their shapes.
  if (errors_.count() != 0) return errors_.take();
  for (const MethodImage& each : image_.methods) {
    if (errors_.full()) break;
    method(each);
    if (!seen.emplace(each.name, each.descriptor).second) fail("two methods " + each.name + each.descriptor);
  }
  return errors_.take();
}

}  // namespace

std::vector<std::string> verify(const ClassImage& image) { return ClassVerifier(image).run(); }

}  // namespace heddle::bytecode
