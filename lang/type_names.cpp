// How types are written: descriptors and signatures for images, text for messages.
#include "lang/symbols.h"
#include "lang/types.h"
#include "vm/bytecode/class_image.h"

namespace heddle::lang {
namespace {

char primitive_descriptor(TypeKind kind) {
  switch (kind) {
    case TypeKind::kBoolean: return 'Z';
    case TypeKind::kByte: return 'B';
    case TypeKind::kShort: return 'S';
    case TypeKind::kChar: return 'C';
    case TypeKind::kInt: return 'I';
    case TypeKind::kLong: return 'J';
    case TypeKind::kFloat: return 'F';
    case TypeKind::kDouble: return 'D';
    default: return 'V';
  }
}

const char* basic_name(TypeKind kind) {
  switch (kind) {
    case TypeKind::kBoolean: return "boolean";
    case TypeKind::kByte: return "byte";
    case TypeKind::kShort: return "short";
    case TypeKind::kChar: return "char";
    case TypeKind::kInt: return "int";
    case TypeKind::kLong: return "long";
    case TypeKind::kFloat: return "float";
    case TypeKind::kDouble: return "double";
    case TypeKind::kVoid: return "void";
    case TypeKind::kNull: return "<null>";
    default: return "<error>";
  }
}

}  // namespace

std::string TypeTable::descriptor(Type* type) {
  Type* erased = erasure(type);
  std::string result;
  while (auto* array = as_array(erased)) {
    result += '[';
    erased = array->element;
  }
  if (auto* c = as_class(erased)) return result.append("L").append(c->symbol->binary_name) + ';';
  // Errors and null never reach an image; Object keeps the text well-formed.
  if (!erased->is_primitive() && !erased->is_void()) return result + "Ljava/lang/Object;";
  return result + primitive_descriptor(erased->kind);
}

std::string TypeTable::descriptor(MethodSymbol* method) {
  if (method->image != nullptr) return method->image->descriptor;
  std::string result = "(";
  for (VarSymbol* hidden : method->hidden_params) result += descriptor(hidden->type);
  for (Type* param : method->param_types) result += descriptor(param);
  if (method->is_constructor())
    for (const ClassCapture& capture : method->owner_class()->captures) result += descriptor(capture.variable->type);
  return result + ')' + descriptor(method->result != nullptr ? method->result : void_type());
}

std::string TypeTable::signature(Type* type) {
  switch (type->kind) {
    case TypeKind::kArray: return '[' + signature(static_cast<ArrayType*>(type)->element);
    case TypeKind::kTypeVar: {
      auto* var = static_cast<TypeVar*>(type);
      if (var->symbol == nullptr) return signature(erasure(type));
      return "T" + std::string(var->symbol->name) + ';';
    }
    case TypeKind::kWildcard: {
      auto* wild = static_cast<WildcardType*>(type);
      if (wild->bound_kind == WildcardNode::Bound::kNone) return "*";
      return (wild->bound_kind == WildcardNode::Bound::kExtends ? '+' : '-') + signature(wild->bound);
    }
    case TypeKind::kClass: {
      auto* c = static_cast<ClassType*>(type);
      std::string result;
      if (c->outer != nullptr && !c->symbol->local) {
        result = signature(c->outer);
        result.back() = '.';
        result += c->symbol->name;
      } else {
        result = "L" + std::string(c->symbol->binary_name);
      }
      if (!c->args.empty()) {
        result += '<';
        for (Type* arg : c->args) result += signature(arg);
        result += '>';
      }
      return result + ';';
    }
    case TypeKind::kIntersection: return signature(static_cast<IntersectionType*>(type)->parts[0]);
    default: return descriptor(type);
  }
}

std::string TypeTable::to_string(Type* type) {
  if (type == nullptr) return "<error>";
  switch (type->kind) {
    case TypeKind::kArray: return to_string(static_cast<ArrayType*>(type)->element) + "[]";
    case TypeKind::kTypeVar: {
      auto* var = static_cast<TypeVar*>(type);
      if (var->symbol != nullptr) return std::string(var->symbol->name);
      return var->captured != nullptr ? "capture of " + to_string(var->captured) : "capture of ?";
    }
    case TypeKind::kWildcard: {
      auto* wild = static_cast<WildcardType*>(type);
      if (wild->bound_kind == WildcardNode::Bound::kNone) return "?";
      return (wild->bound_kind == WildcardNode::Bound::kExtends ? "? extends " : "? super ") + to_string(wild->bound);
    }
    case TypeKind::kClass: {
      auto* c = static_cast<ClassType*>(type);
      // The type variables around a local class say nothing new.
      const bool parameterised = c->outer != nullptr && !c->symbol->local;
      std::string result =
          parameterised ? to_string(c->outer) + '.' + std::string(c->symbol->name) : c->symbol->shown_name();
      if (!c->args.empty()) {
        result += '<';
        for (std::size_t i = 0; i < c->args.size(); ++i) result += (i == 0 ? "" : ",") + to_string(c->args[i]);
        result += '>';
      }
      return result;
    }
    case TypeKind::kIntersection: {
      std::string result;
      for (Type* part : static_cast<IntersectionType*>(type)->parts)
        result += (result.empty() ? "" : " & ") + to_string(part);
      return result;
    }
    case TypeKind::kInference: {
      auto* var = static_cast<InferenceVar*>(type);
      return to_string(var->solution != nullptr ? var->solution : static_cast<Type*>(var->variable));
    }
    default: return basic_name(type->kind);
  }
}

}  // namespace heddle::lang
