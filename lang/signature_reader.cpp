#include "lang/signature_reader.h"

namespace heddle::lang {
namespace {

constexpr int kMaxDepth = 500;  // nesting of hostile signatures

}  // namespace

std::string_view SignatureReader::identifier() {
  const std::size_t begin = at_;
  while (at_ < text_.size() && std::string_view(".;[/<>:").find(text_[at_]) == std::string_view::npos) ++at_;
  if (at_ == begin) failed_ = true;
  return text_.substr(begin, at_ - begin);
}

std::vector<TypeVarSymbol*> SignatureReader::type_param_names(Symbol& declaring) {
  std::vector<TypeVarSymbol*> result;
  if (!accept('<')) return result;
  while (!failed_ && !accept('>')) {
    const Name name = symbols_.arena.intern(identifier());
    if (failed_) break;
    auto* symbol = symbols_.arena.make<TypeVarSymbol>(name, &declaring);
    symbol->type = symbols_.types->new_type_var(symbol);
    result.push_back(symbol);
    // Over the bounds, without looking at the classes they name.
    int nesting = 0;
    bool first = true;
    while (!failed_ && accept(':')) {
      if (first && at(':')) {
        first = false;
        continue;  // no class bound
      }
      first = false;
      while (at_ < text_.size() && !(nesting == 0 && text_[at_] == ';')) {
        if (text_[at_] == '<') ++nesting;
        if (text_[at_] == '>') --nesting;
        ++at_;
      }
      expect(';');
    }
  }
  return result;
}

void SignatureReader::bounds(const std::vector<TypeVarSymbol*>& params) {
  if (!accept('<')) return;
  for (TypeVarSymbol* param : params) {
    identifier();
    std::vector<Type*> parts;
    bool first = true;
    while (!failed_ && accept(':')) {
      if (!(first && at(':'))) parts.push_back(type());
      first = false;
    }
    if (failed_) return;
    param->type->upper = parts.empty() ? symbols_.known_type(KnownClass::kObject) : symbols_.types->intersection(parts);
  }
  expect('>');
}

ClassSignature SignatureReader::class_signature() {
  ClassSignature result;
  bounds(scope_.type_params);
  result.superclass = type();
  while (!failed_ && at_ < text_.size()) result.interfaces.push_back(type());
  return result;
}

MethodSignature SignatureReader::method_signature(MethodSymbol& method) {
  MethodSignature result;
  {
    SignatureReader names(symbols_, scope_, text_);
    result.type_params = names.type_param_names(method);
    failed_ = names.failed_;
  }
  method_params_ = &result.type_params;
  if (!failed_) bounds(result.type_params);
  expect('(');
  while (!failed_ && !accept(')')) result.params.push_back(type());
  if (!failed_) result.result = accept('V') ? symbols_.types->void_type() : type();
  while (!failed_ && accept('^')) result.thrown.push_back(type());
  method_params_ = nullptr;
  if (at_ != text_.size()) failed_ = true;
  return result;
}

Type* SignatureReader::type() {
  TypeTable& types = *symbols_.types;
  Type* const error = types.error_type();
  if (failed_ || at_ >= text_.size() || ++depth_ > kMaxDepth) {
    failed_ = true;
    return error;
  }
  Type* result = error;
  switch (text_[at_++]) {
    case 'Z': result = types.basic(TypeKind::kBoolean); break;
    case 'B': result = types.basic(TypeKind::kByte); break;
    case 'S': result = types.basic(TypeKind::kShort); break;
    case 'C': result = types.basic(TypeKind::kChar); break;
    case 'I': result = types.basic(TypeKind::kInt); break;
    case 'J': result = types.basic(TypeKind::kLong); break;
    case 'F': result = types.basic(TypeKind::kFloat); break;
    case 'D': result = types.basic(TypeKind::kDouble); break;
    case 'V': result = types.void_type(); break;
    case '[': result = types.array_of(type()); break;
    case 'T':
      result = type_variable(identifier());
      expect(';');
      break;
    case 'L': result = class_type(); break;
    default: failed_ = true; break;
  }
  --depth_;
  return failed_ ? error : result;
}

Type* SignatureReader::class_type() {
  TypeTable& types = *symbols_.types;
  std::string binary;
  do {
    if (!binary.empty()) binary += '/';
    binary += identifier();
  } while (!failed_ && accept('/'));
  ClassSymbol* symbol = symbols_.find_binary(binary);
  std::vector<Type*> args = type_arguments();
  const auto make = [&](ClassType* outer) -> Type* {
    if (symbol == nullptr) return types.error_type();  // a class that this library does not hold
    if (args.size() != symbol->type_params.size()) args.clear();
    if (outer == nullptr && args.empty()) return types.raw_type(symbol);
    return types.class_type(symbol, args, outer);
  };
  Type* result = make(nullptr);
  while (!failed_ && accept('.')) {
    binary += '$';
    binary += identifier();
    symbol = symbols_.find_binary(binary);
    args = type_arguments();
    result = make(as_class(result));
  }
  expect(';');
  return result;
}

std::vector<Type*> SignatureReader::type_arguments() {
  std::vector<Type*> result;
  if (!accept('<')) return result;
  while (!failed_ && !accept('>')) result.push_back(type_argument());
  return result;
}

Type* SignatureReader::type_argument() {
  TypeTable& types = *symbols_.types;
  if (accept('*')) return types.wildcard(WildcardNode::Bound::kNone, nullptr);
  if (accept('+')) return types.wildcard(WildcardNode::Bound::kExtends, type());
  if (accept('-')) return types.wildcard(WildcardNode::Bound::kSuper, type());
  return type();
}

Type* SignatureReader::type_variable(std::string_view name) {
  if (method_params_ != nullptr)
    for (TypeVarSymbol* param : *method_params_)
      if (param->name == name) return param->type;
  for (ClassSymbol* c = &scope_; c != nullptr; c = c->enclosing)
    for (TypeVarSymbol* param : c->type_params)
      if (param->name == name) return param->type;
  // A variable of the method around a local class; nothing outside can name it.
  return symbols_.known_type(KnownClass::kObject);
}

}  // namespace heddle::lang
