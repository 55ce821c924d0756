// What class images are put together from: the constant pool, and how symbols and types are written down.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/attr_context.h"
#include "vm/bytecode/class_image.h"
#include "vm/bytecode/constant_interner.h"

namespace heddle::lang {

// One image and its pool. When the pool is full `overflowed` is set and indices are 0 from then on.
struct ImageBuilder {
  explicit ImageBuilder(TypeTable& t) : types(t) {}

  u16 bits(u64 raw) { return add(bytecode::bits_constant(raw)); }
  u16 string(const std::u16string& text);
  u16 string_text(std::string utf8) { return add(bytecode::string_constant(std::move(utf8))); }
  u16 class_named(std::string_view binary_name_or_array) {
    return add(bytecode::class_constant(std::string(binary_name_or_array)));
  }
  u16 class_of(Type* type);  // class or array, erased
  u16 field(VarSymbol& field);
  u16 field(std::string_view owner, std::string_view name, std::string descriptor) {
    return add(bytecode::field_constant(std::string(owner), std::string(name), std::move(descriptor)));
  }
  u16 method(std::string_view owner, std::string_view name, std::string descriptor, bool interface_owner = false) {
    return add(
        bytecode::method_constant(std::string(owner), std::string(name), std::move(descriptor), interface_owner));
  }

  TypeTable& types;
  bytecode::ClassImage image;
  bool overflowed = false;

 private:
  u16 add(bytecode::Constant constant);
  bytecode::ConstantInterner interner_;
};

// UTF-8; a UTF-16 unit outside a proper pair takes three bytes.
std::string image_text(const std::u16string& text);
// The raw 64 bits of a primitive constant brought to `kind` (a primitive type).
u64 constant_bits(const ConstantValue& value, TypeKind kind);
i64 integral_value(const ConstantValue& value);  // precondition: not a string; floats are cut as a cast does
bool is_reference(const Type* type);
// Class name or array descriptor of the erasure.
std::string class_name_of(TypeTable& types, Type* type);

u32 image_class_flags(const ClassSymbol& symbol);
u32 image_member_flags(const ClassSymbol& symbol);  // as InnerClasses show it
u32 image_field_flags(const VarSymbol& field);
u32 image_method_flags(const MethodSymbol& method);

// Generic signatures (JVMS 4.7.9.1); empty when the descriptor says it all.
std::string class_signature(TypeTable& types, ClassSymbol& symbol);
std::string method_signature(TypeTable& types, MethodSymbol& method);
std::string field_signature(TypeTable& types, VarSymbol& field);
std::string local_signature(TypeTable& types, VarSymbol& local);  // empty also if it would be huge

std::vector<bytecode::Annotation> image_annotations(TypeTable& types, const std::vector<Annotation*>& annotations);
bytecode::AnnotationValue annotation_value(TypeTable& types, const Expr* value);

}  // namespace heddle::lang
