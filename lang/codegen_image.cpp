#include "lang/codegen_image.h"

#include <bit>
#include <cmath>
#include <limits>
#include <utility>

#include "vm/base/check.h"
#include "vm/bytecode/descriptor.h"

namespace heddle::lang {
namespace {

void append_point(std::string& out, std::uint32_t point) {
  if (point < 0x80) {
    out += static_cast<char>(point);
  } else if (point < 0x800) {
    out += static_cast<char>(0xC0 | point >> 6);
    out += static_cast<char>(0x80 | (point & 0x3F));
  } else if (point < 0x10000) {
    out += static_cast<char>(0xE0 | point >> 12);
    out += static_cast<char>(0x80 | (point >> 6 & 0x3F));
    out += static_cast<char>(0x80 | (point & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | point >> 18);
    out += static_cast<char>(0x80 | (point >> 12 & 0x3F));
    out += static_cast<char>(0x80 | (point >> 6 & 0x3F));
    out += static_cast<char>(0x80 | (point & 0x3F));
  }
}

double real_value(const ConstantValue& value) {
  switch (value.kind) {
    case ConstantKind::kLong: return static_cast<double>(value.as_long());
    case ConstantKind::kFloat: return static_cast<double>(value.as_float());
    case ConstantKind::kDouble: return value.as_double();
    default: return value.as_int();
  }
}

template <class Real>
i64 saturated(Real value) {
  if (value != value) return 0;
  if (value >= static_cast<Real>(9223372036854775808.0)) return INT64_MAX;
  if (value <= static_cast<Real>(-9223372036854775808.0)) return INT64_MIN;
  return static_cast<i64>(value);
}

// --- annotations

bytecode::Annotation image_annotation(TypeTable& types, const Annotation& annotation);

}  // namespace

bytecode::AnnotationValue annotation_value(TypeTable& types, const Expr* e) {
  bytecode::AnnotationValue value;
  if (e == nullptr) return value;
  if (e->constant != nullptr) {
    const ConstantValue& c = *e->constant;
    if (c.is_string()) {
      value.text = image_text(c.as_string());
    } else if (c.kind == ConstantKind::kFloat || c.kind == ConstantKind::kDouble) {
      value.kind = 'd';
      value.real = real_value(c);
    } else {
      value.kind = 'i';
      value.integer = integral_value(c);
    }
    return value;
  }
  switch (e->kind) {
    case NodeKind::kParenExpr: return annotation_value(types, cast<ParenExpr>(e).inner);
    case NodeKind::kConversionExpr: return annotation_value(types, cast<ConversionExpr>(e).operand);
    case NodeKind::kArrayCreationExpr: return annotation_value(types, cast<ArrayCreationExpr>(e).init);
    case NodeKind::kArrayInitExpr:
      value.kind = '[';
      for (const Expr* element : cast<ArrayInitExpr>(e).elements)
        value.elements.push_back(annotation_value(types, element));
      return value;
    case NodeKind::kClassLiteralExpr: {
      value.kind = 'c';
      Type* type = cast<ClassLiteralExpr>(e).target->resolved;
      value.text = type == nullptr      ? ""
                   : is_reference(type) ? class_name_of(types, type)
                                        : bytecode::readable_type(types.descriptor(type));
      return value;
    }
    case NodeKind::kFieldAccessExpr:
      value.kind = 'e';
      value.text = cast<FieldAccessExpr>(e).name.text;
      return value;
    case NodeKind::kNameExpr:
      value.kind = 'e';
      value.text = cast<NameExpr>(e).name;
      return value;
    case NodeKind::kAnnotationExpr: {
      value.kind = '@';
      const Annotation* inner = cast<AnnotationExpr>(e).annotation;
      if (inner == nullptr || inner->symbol == nullptr) return value;
      bytecode::Annotation nested = image_annotation(types, *inner);
      value.text = std::move(nested.type);
      value.elements = std::move(nested.values);
      return value;
    }
    default: return value;
  }
}

namespace {

bytecode::Annotation image_annotation(TypeTable& types, const Annotation& annotation) {
  bytecode::Annotation result;
  result.type = annotation.symbol->binary_name;
  for (const AnnotationArg& arg : annotation.args) {
    bytecode::AnnotationValue value = annotation_value(types, arg.value);
    value.name = arg.name ? std::string(arg.name.text) : "value";
    result.values.push_back(std::move(value));
  }
  return result;
}

// --- signatures

std::string type_parameters(TypeTable& types, const std::vector<TypeVarSymbol*>& params) {
  if (params.empty()) return {};
  std::string text = "<";
  for (TypeVarSymbol* param : params) {
    text += std::string(param->name);
    Type* bound = types.upper_bound(param->type);
    std::vector<Type*> parts = {bound};
    if (auto* several = as_intersection(bound)) parts = several->parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      auto* c = as_class(parts[i]);
      if (i == 0 && c != nullptr && c->symbol->is_interface()) text += ':';
      text += ':' + types.signature(parts[i]);
    }
  }
  return text + '>';
}

}  // namespace

u16 ImageBuilder::add(bytecode::Constant constant) {
  u16 index = 0;
  if (!interner_.add(image.constants, std::move(constant), &index)) overflowed = true;
  return index;
}

u16 ImageBuilder::string(const std::u16string& text) { return add(bytecode::string_constant(image_text(text))); }

u16 ImageBuilder::class_of(Type* type) { return class_named(class_name_of(types, type)); }

u16 ImageBuilder::field(VarSymbol& symbol) {
  return field(symbol.owner_class()->binary_name, symbol.name, types.descriptor(symbol.type));
}

std::string image_text(const std::u16string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::uint32_t point = text[i];
    if (point >= 0xD800 && point < 0xDC00 && i + 1 < text.size() && text[i + 1] >= 0xDC00 && text[i + 1] < 0xE000)
      point = 0x10000 + ((point - 0xD800) << 10) + (text[++i] - 0xDC00u);
    append_point(out, point);
  }
  return out;
}

i64 integral_value(const ConstantValue& value) {
  switch (value.kind) {
    case ConstantKind::kLong: return value.as_long();
    case ConstantKind::kFloat: return saturated(value.as_float());
    case ConstantKind::kDouble: return saturated(value.as_double());
    default: return value.as_int();
  }
}

// All that is no number is one value in a class file (JVMS 4.4.4, 4.4.5).
template <typename Bits, typename Real>
Bits canonical_bits(Real real) {
  return std::bit_cast<Bits>(std::isnan(real) ? std::numeric_limits<Real>::quiet_NaN() : real);
}

u64 constant_bits(const ConstantValue& value, TypeKind kind) {
  switch (kind) {
    case TypeKind::kLong: return static_cast<u64>(integral_value(value));
    case TypeKind::kFloat: {
      const float real = value.kind == ConstantKind::kFloat  ? value.as_float()
                         : value.kind == ConstantKind::kLong ? static_cast<float>(value.as_long())
                                                             : static_cast<float>(real_value(value));
      return canonical_bits<u32>(real);
    }
    case TypeKind::kDouble: return canonical_bits<u64>(real_value(value));
    default: return static_cast<u32>(integral_value(value));
  }
}

bool is_reference(const Type* type) { return !type->is_primitive() && !type->is_void(); }

std::string class_name_of(TypeTable& types, Type* type) {
  std::string descriptor = types.descriptor(type);
  if (!descriptor.empty() && descriptor.front() == 'L') return descriptor.substr(1, descriptor.size() - 2);
  return descriptor;
}

// ---------------------------------------------------------------- flags

u32 image_member_flags(const ClassSymbol& symbol) {
  u32 flags = symbol.flags & (kPublic | kPrivate | kProtected | kStatic | kFinal | kInterface | kAbstract | kSynthetic |
                              kAnnotation | kEnum);
  if (symbol.enclosing != nullptr && !symbol.local && !symbol.inner) flags |= kStatic;
  if (symbol.is_interface()) flags |= kAbstract;
  return flags;
}

u32 image_class_flags(const ClassSymbol& symbol) {
  u32 flags = image_member_flags(symbol) & ~static_cast<u32>(kStatic);
  if (symbol.has(kStrictfp)) flags |= bytecode::kStrict;
  if (symbol.has(kRecord) || symbol.class_kind == ClassKind::kRecord) flags |= bytecode::kRecord;
  if (symbol.has(kSealed)) flags |= bytecode::kSealed;
  if (symbol.enclosing != nullptr && !symbol.local && !symbol.inner) flags |= bytecode::kStaticNested;
  if (symbol.local) flags |= bytecode::kLocal;
  if (symbol.anonymous) flags |= bytecode::kLocal | bytecode::kAnonymous;
  return flags;
}

u32 image_field_flags(const VarSymbol& field) {
  return field.flags &
         (kPublic | kPrivate | kProtected | kStatic | kFinal | kVolatile | kTransient | kSynthetic | kEnum);
}

u32 image_method_flags(const MethodSymbol& method) {
  u32 flags = method.flags & (kPublic | kPrivate | kProtected | kStatic | kFinal | kSynchronized | kNative | kAbstract |
                              kStrictfp | kSynthetic);
  if (method.has(kBridge)) flags |= bytecode::kBridge;
  if (method.has(kVarargs)) flags |= bytecode::kVarargs;
  if (method.has(kDefault)) flags |= bytecode::kDefaultMethod;
  return flags;
}

// ---------------------------------------------------------------- signatures

std::string class_signature(TypeTable& types, ClassSymbol& symbol) {
  bool generic = !symbol.type_params.empty();
  std::string text = type_parameters(types, symbol.type_params);
  std::vector<Type*> supers;
  if (symbol.superclass != nullptr) supers.push_back(symbol.superclass);
  supers.insert(supers.end(), symbol.interfaces.begin(), symbol.interfaces.end());
  for (Type* super : supers) {
    const std::string signature = types.signature(super);
    generic |= signature != types.descriptor(super);
    text += signature;
  }
  return generic && symbol.superclass != nullptr ? text : std::string();
}

std::string method_signature(TypeTable& types, MethodSymbol& method) {
  std::string text = type_parameters(types, method.type_params);
  bool generic = !method.type_params.empty();
  const auto add = [&](Type* type) {
    const std::string signature = types.signature(type);
    generic |= signature != types.descriptor(type);
    text += signature;
  };
  text += '(';
  for (Type* param : method.param_types) add(param);
  text += ')';
  add(method.result != nullptr ? method.result : types.void_type());
  bool generic_throws = false;
  for (Type* thrown : method.thrown) generic_throws |= thrown->kind == TypeKind::kTypeVar;
  if (generic_throws)
    for (Type* thrown : method.thrown) text += '^' + types.signature(thrown);
  return generic || generic_throws ? text : std::string();
}

namespace {

// A type that inference has made may be small as a graph and huge as a tree, as its signature is. Has it at most
// *left parts as a tree? (Takes them off.)
bool has_few_parts(Type* type, u32* left) {
  if (type == nullptr) return true;
  if (*left == 0) return false;
  --*left;
  switch (type->kind) {
    case TypeKind::kArray: return has_few_parts(static_cast<ArrayType*>(type)->element, left);
    case TypeKind::kWildcard: return has_few_parts(static_cast<WildcardType*>(type)->bound, left);
    case TypeKind::kClass: {
      auto* c = static_cast<ClassType*>(type);
      for (Type* arg : c->args)
        if (!has_few_parts(arg, left)) return false;
      return has_few_parts(c->outer, left);
    }
    case TypeKind::kIntersection: return has_few_parts(static_cast<IntersectionType*>(type)->parts[0], left);
    default: return true;
  }
}

}  // namespace

std::string local_signature(TypeTable& types, VarSymbol& local) {
  u32 parts = 10'000;
  return has_few_parts(local.type, &parts) ? field_signature(types, local) : std::string();
}

std::string field_signature(TypeTable& types, VarSymbol& field) {
  std::string signature = types.signature(field.type);
  return signature == types.descriptor(field.type) ? std::string() : signature;
}

std::vector<bytecode::Annotation> image_annotations(TypeTable& types, const std::vector<Annotation*>& annotations) {
  std::vector<bytecode::Annotation> result;
  for (const Annotation* annotation : annotations) {
    if (annotation->symbol == nullptr) continue;
    const Name name = annotation->symbol->binary_name;
    if (name == "java/lang/Override" || name == "java/lang/SuppressWarnings") continue;  // source only
    result.push_back(image_annotation(types, *annotation));
  }
  return result;
}

}  // namespace heddle::lang
