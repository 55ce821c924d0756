#include "lang/cursor.h"

#include <string_view>
#include <utility>

#include "lang/attr_context.h"

namespace heddle::lang {
namespace {

bool has_name(Type* type) {
  return type != nullptr && !type->is_error() && type->kind != TypeKind::kDeferred &&
         type->kind != TypeKind::kInference;
}

std::string modifiers_of(const Symbol& symbol, std::uint32_t wanted) {
  static constexpr std::pair<std::uint32_t, const char*> kWords[] = {
      {kPublic, "public "},   {kProtected, "protected "}, {kPrivate, "private "},   {kAbstract, "abstract "},
      {kStatic, "static "},   {kFinal, "final "},         {kVolatile, "volatile "}, {kSynchronized, "synchronized "},
      {kDefault, "default "}, {kSealed, "sealed "}};
  std::string text;
  for (const auto& [flag, word] : kWords)
    if ((flag & wanted) != 0 && symbol.has(flag)) text += word;
  return text;
}

std::string shown_type_parameters(TypeTable& types, const std::vector<TypeVarSymbol*>& variables) {
  std::string text;
  for (TypeVarSymbol* variable : variables) {
    text.append(text.empty() ? "<" : ", ").append(variable->name);
    Type* const bound = types.upper_bound(variable->type);
    if (has_name(bound) && types.to_string(bound) != "Object") text += " extends " + types.to_string(bound);
  }
  return text.empty() ? text : text + '>';
}

// "List<String>", or for the last of variable arity "String...".
std::string parameter_type(TypeTable& types, const MethodSymbol& method, std::size_t i) {
  std::string text = types.to_string(method.param_types[i]);
  if (method.is_varargs() && i + 1 == method.param_types.size() && text.ends_with("[]"))
    text.replace(text.size() - 2, 2, "...");
  return text;
}

std::string signature(TypeTable& types, MethodSymbol& method) {
  const ClassSymbol& owner = *method.owner_class();
  std::string text = modifiers_of(method, kAccessMask | kStatic | kFinal | kSynchronized | kDefault |
                                              (owner.is_interface() ? 0u : static_cast<std::uint32_t>(kAbstract)));
  if (std::string parameters = shown_type_parameters(types, method.type_params); !parameters.empty())
    text += parameters + ' ';
  if (method.is_constructor()) {
    text += owner.shown_name();
  } else {
    text += types.to_string(method.result) + ' ' + owner.shown_name() + '.';
    text += method.name;
  }
  text += '(';
  for (std::size_t i = 0; i < method.param_types.size(); ++i) {
    text += (i == 0 ? "" : ", ") + parameter_type(types, method, i);
    if (method.decl != nullptr && i < method.params.size()) text.append(" ").append(method.params[i]->name);
  }
  text += ')';
  for (std::size_t i = 0; i < method.thrown.size(); ++i)
    text += (i == 0 ? " throws " : ", ") + types.to_string(method.thrown[i]);
  return text;
}

std::string signature(TypeTable& types, ClassSymbol& symbol) {
  symbol.ensure(ClassStage::kHeader);
  const bool is_class = symbol.class_kind == ClassKind::kClass;
  std::string text = modifiers_of(symbol, kAccessMask | kStatic | kSealed | (is_class ? kAbstract | kFinal : 0u));
  switch (symbol.class_kind) {
    case ClassKind::kClass: text += "class "; break;
    case ClassKind::kInterface: text += "interface "; break;
    case ClassKind::kEnum: text += "enum "; break;
    case ClassKind::kRecord: text += "record "; break;
    case ClassKind::kAnnotation: text += "@interface "; break;
  }
  text += symbol.full_name.empty() ? symbol.shown_name() : std::string(symbol.full_name);
  text += shown_type_parameters(types, symbol.type_params);
  if (is_class && has_name(symbol.superclass) && types.to_string(symbol.superclass) != "Object")
    text += " extends " + types.to_string(symbol.superclass);
  std::string list;
  for (Type* type : symbol.interfaces)
    if (has_name(type)) list += (list.empty() ? "" : ", ") + types.to_string(type);
  if (!list.empty() && symbol.class_kind != ClassKind::kAnnotation)
    text += (symbol.is_interface() ? " extends " : " implements ") + list;
  return text;
}

std::string signature(TypeTable& types, VarSymbol& variable, Expr* use) {
  Type* const type = use != nullptr && has_name(use->type) ? use->type : variable.type;
  if (!has_name(type)) return "";
  std::string text;
  if (variable.is_field()) text = modifiers_of(variable, kAccessMask | kStatic | kFinal | kVolatile);
  text += types.to_string(type) + ' ';
  if (variable.is_field()) text += variable.owner_class()->shown_name() + '.';
  return text.append(variable.name);
}

}  // namespace

bool Cursor::takes(base::SourceRange name) {
  if (name.file != place_.file || place_.offset < name.begin || place_.offset > name.end) return false;
  // Of two names that touch the place, the one behind it counts.
  if (name_.valid() && place_.offset == name.end && name_.end != place_.offset) return false;
  name_ = name;
  return true;
}

void Cursor::saw(base::SourceRange name, Symbol* symbol, Expr* use) {
  if (symbol == nullptr || !takes(name)) return;
  symbol_ = symbol;
  use_ = use;
  text_.clear();
}

void Cursor::saw(base::SourceRange name, const std::string& text) {
  if (!takes(name)) return;
  symbol_ = nullptr;
  text_ = text;
}

void Cursor::saw(Expr* expression) {
  const base::SourceRange range = expression->range;
  if (range.file != place_.file || place_.offset < range.begin || place_.offset >= range.end) return;
  if (smallest_ != nullptr && smallest_->range.end - smallest_->range.begin < range.end - range.begin) return;
  smallest_ = expression;
}

// Blanks, and what stands in the body of a lambda or of a class, are not the expression.
bool Cursor::is_about(const Expr& expression, base::SourceFiles& files) const {
  const std::string_view text = files.get(place_.file).text();
  if (place_.offset >= text.size() || std::string_view(" \t\r\n{};,").find(text[place_.offset]) != text.npos)
    return false;
  base::SourceRange body;
  if (const auto* lambda = as<LambdaExpr>(&expression); lambda != nullptr && lambda->block_body != nullptr)
    body = lambda->block_body->range;
  if (const auto* creation = as<NewExpr>(&expression); creation != nullptr && creation->body != nullptr)
    body = creation->body->range;
  return expression.kind != NodeKind::kSwitchExpr && !(body.valid() && place_.offset >= body.begin);
}

AtCursor Cursor::result(AttrContext& context) const {
  AtCursor result;
  const bool exact = name_.valid() && place_.offset < name_.end;
  if (symbol_ != nullptr) {
    result.range = name_;
    result.definition = symbol_->range;
    if (!result.definition.valid() && symbol_->kind == SymbolKind::kMethod)
      result.definition = static_cast<MethodSymbol*>(symbol_)->owner_class()->range;  // a default constructor
  }
  if (smallest_ != nullptr && !exact && has_name(smallest_->type) && is_about(*smallest_, context.files)) {
    result.range = smallest_->range;
    result.text = context.types.to_string(smallest_->type);
    return result;
  }
  if (symbol_ == nullptr) {
    result.range = name_;
    result.text = text_;
    return result;
  }
  switch (symbol_->kind) {
    case SymbolKind::kVar: result.text = signature(context.types, *static_cast<VarSymbol*>(symbol_), use_); break;
    case SymbolKind::kMethod: {
      auto& method = *static_cast<MethodSymbol*>(symbol_);
      result.text = signature(context.types, method);
      if (use_ == nullptr || !has_name(use_->type)) break;
      const std::string type = context.types.to_string(use_->type);
      if (method.is_constructor() ? !method.owner_class()->type_params.empty()
                                  : type != context.types.to_string(method.result))
        result.type = type;
      break;
    }
    case SymbolKind::kClass: result.text = signature(context.types, *static_cast<ClassSymbol*>(symbol_)); break;
    case SymbolKind::kTypeVar: {
      const std::string parameter = shown_type_parameters(context.types, {static_cast<TypeVarSymbol*>(symbol_)});
      result.text = parameter.substr(1, parameter.size() - 2);
      break;
    }
    case SymbolKind::kPackage: result.text = "package " + std::string(symbol_->name); break;
  }
  return result;
}

}  // namespace heddle::lang
