// Arrays (JLS 10.6, 15.10).
#include "lang/attr.h"

namespace heddle::lang {

Expr* Attr::open_array_access(ArrayAccessExpr* e, Scope& s) {
  e->array = value(e->array, s);
  e->index = attribute(e->index, s, Target::none());
  bool failure = has_error(e->array) || has_error(e->index);
  if (!has_error(e->array) && e->array->type->kind != TypeKind::kArray) {
    context_.error(place(e), "array required, but " + str(e->array->type) + " found");
    failure = true;
  }
  if (!has_error(e->index)) {
    Type* promoted = types_.unary_promotion(e->index->type);
    if (promoted != types_.int_type()) {
      report_incompatible(e->index, e->index->type, Target::assignment(types_.int_type()));
      failure = true;
    }
  }
  if (failure) return bad(e);
  e->index = convert_to_primitive(e->index, types_.int_type());
  e->array = coerce(e->array, e->array->type);
  e->type = static_cast<ArrayType*>(e->array->type)->element;
  return e;
}

Expr* Attr::open_array_creation(ArrayCreationExpr* e, Scope& s) {
  Type* element = resolve_type(context_, *e->element, s);
  bool failure = element->is_error();
  // (An initialiser checks its element type itself.)
  if (!failure && e->init == nullptr && !types_.is_reifiable(element)) {
    context_.error(e->range, "generic array creation");
    failure = true;
  }
  for (Expr*& dimension : e->dimensions) {
    dimension = attribute(dimension, s, Target::none());
    if (has_error(dimension)) {
      failure = true;
      continue;
    }
    if (types_.unary_promotion(dimension->type) != types_.int_type()) {
      report_incompatible(dimension, dimension->type, Target::assignment(types_.int_type()));
      failure = true;
      continue;
    }
    dimension = convert_to_primitive(dimension, types_.int_type());
  }
  if (e->init != nullptr) {
    // `new T[][] {...}`: the first pair of brackets stands for the array itself, the others are in `element`.
    if (failure) return bad(e);
    e->type = types_.array_of(element);
    array_initializer(e->init, e->type, s);
    return e;
  }
  if (failure) return bad(e);
  Type* type = element;
  for (std::size_t i = 0; i < e->dimensions.size(); ++i) type = types_.array_of(type);
  e->type = type;
  return e;
}

ArrayCreationExpr* Attr::array_initializer(ArrayInitExpr* init, Type* type, Scope& s) {
  Type* element = static_cast<ArrayType*>(type)->element;
  if (!types_.is_reifiable(element)) context_.error(init->range, "generic array creation");
  for (Expr*& e : init->elements) {
    if (auto* nested = as<ArrayInitExpr>(e)) {
      if (element->kind == TypeKind::kArray) {
        ArrayCreationExpr* made = array_initializer(nested, element, s);
        e = made->init;
      } else {
        e = failed(e, e->range, "illegal initializer for " + str(element));
      }
    } else {
      e = attribute(e, s, Target::assignment(element));
    }
  }
  init->type = type;
  auto* creation = make<ArrayCreationExpr>(init->range);
  creation->init = init;
  creation->type = type;
  return creation;
}

}  // namespace heddle::lang
