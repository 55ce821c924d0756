// What is special about the statements of a snippet (snippet.h): the value of its last expression is kept, and so are
// variables that are declared by `var` at its top level.
#include <algorithm>

#include "lang/attr.h"

namespace heddle::lang {

VarSymbol* Attr::snippet_field(Name name, Type* type) {
  auto* field = arena_.make<VarSymbol>(name, context_.snippet->class_symbol, VarKind::kField);
  field->type = type;
  field->flags = kPublic | kStatic;
  field->constant_state = VarSymbol::ConstantState::kDone;
  context_.snippet->class_symbol->fields.push_back(field);
  return field;
}

Expr* Attr::assigned(VarSymbol* field, Expr* value) {
  auto* assign = make<AssignExpr>(value->range);
  assign->target = static_field(field, value->range);
  assign->value = convert(value, Target::assignment(field->type));
  assign->type = field->type;
  return assign;
}

// The expression of a statement is assigned to the field `value` as an Object, unless it is void.
void Attr::snippet_result(ExprStmt& st, Scope& s) {
  SnippetContext& snippet = *context_.snippet;
  Expr* value = open(st.expr, s);
  if (Poly* poly = as_poly(value);
      poly != nullptr && (poly->form == Poly::Form::kLambda || poly->form == Poly::Form::kMethodRef)) {
    const bool lambda = poly->form == Poly::Form::kLambda;
    st.expr = failed(value, value->range,
                     std::string(lambda ? "lambda expression" : "method reference") + " not expected here");
    return;
  }
  value = close(value, Target::none());
  st.expr = value;
  if (has_error(value) || value->type->is_void()) return;
  snippet.result_type = value->type->kind == TypeKind::kNull ? value->type : types_.upward(value->type);
  if (!snippet.value_variable.empty() && snippet.result_type->kind != TypeKind::kNull)
    value = assigned(snippet_field(snippet.value_variable, snippet.result_type), value);
  auto* self = make<ThisExpr>(value->range);
  self->type = types_.this_type(snippet.class_symbol);
  auto* assign = make<AssignExpr>(value->range);
  assign->target = snippet.value->is_static() ? static_field(snippet.value, value->range)
                                              : field_of(self, snippet.value, self->type, value->range, s);
  assign->value = convert(value, Target::assignment(snippet.value->type));
  assign->type = snippet.value->type;
  st.expr = assign;
}

// The variable stays a local one, for its type is that of its initialiser; behind it stands the assignment to a field.
void Attr::keep_snippet_variables(Stmt*& slot, Scope& s) {
  SnippetContext& snippet = *context_.snippet;
  auto& declaration = cast<LocalVarStmt>(slot);
  auto* all = make<BlockStmt>(slot->range);
  for (VarDecl* decl : declaration.variables) {
    if (std::find(snippet.declared.begin(), snippet.declared.end(), decl) == snippet.declared.end()) return;
    if (decl->symbol == nullptr || decl->symbol->type == nullptr || decl->symbol->type->is_error()) return;
    auto* st = make<ExprStmt>(decl->name.range);
    st->expr = assigned(snippet_field(decl->name.text, decl->symbol->type),
                        local_reference(decl->symbol, decl->name.range, s));
    all->statements.push_back(st);
  }
  all->statements.insert(all->statements.begin(), slot);
  slot = all;
}

}  // namespace heddle::lang
