// Enhanced for (JLS 14.14.2) and try (14.20).
#include <algorithm>

#include "lang/attr.h"
#include "lang/tree_completer.h"

namespace heddle::lang {

void Attr::for_each(ForEachStmt& f, Scope& s) {
  f.iterable = value(f.iterable, s);
  Scope& head = level(Scope::Kind::kBlock, s);
  Type* element = bad_type();
  Type* raw_element = nullptr;  // what the loop's code gets
  Type* type = f.iterable->type;
  if (!type->is_error()) {
    ClassSymbol* iterable = known(KnownClass::kIterable);
    Type* seen = type->is_primitive() ? type : types_.capture(type);
    Type* array = seen;
    while (array->kind == TypeKind::kTypeVar) array = types_.upper_bound(array);
    if (array->kind == TypeKind::kArray) {
      f.loop = ForEachKind::kArray;
      f.iterable = coerce(f.iterable, array);
      element = static_cast<ArrayType*>(array)->element;
      raw_element = element;
      if (auto* delivered = as_array(representation(f.iterable))) raw_element = delivered->element;
    } else if (ClassType* base = type->is_primitive() ? nullptr : types_.as_super(seen, iterable)) {
      f.loop = ForEachKind::kIterable;
      f.iterable =
          coerce(f.iterable,
                 types_.is_subtype(types_.erasure(type), types_.raw_type(iterable)) ? type : types_.raw_type(iterable));
      Type* object = known_type(KnownClass::kObject);
      element = base->args.empty() ? object : base->args[0];
      if (auto* wild = as_wildcard(element)) element = types_.upper_bound(wild);
      raw_element = object;
      for (MethodSymbol* m : find_methods(context_, seen, "iterator"))
        if (m->param_types.empty()) f.iterator = m;
      ClassSymbol* iterator = known(KnownClass::kIterator);
      f.has_next = library_method(iterator, "hasNext", {});
      f.next = library_method(iterator, "next", {});
      if (f.iterator != nullptr)
        f.iterator_call = f.iterator->owner_class()->is_interface() ? CallKind::kInterface : CallKind::kVirtual;
    } else {
      auto& error = context_.error(place(f.iterable), "for-each not applicable to expression type");
      error.notes.push_back({{}, "required: array or java.lang.Iterable"});
      error.notes.push_back({{}, "found:    " + str(type)});
    }
  }
  VarDecl& decl = *f.variable;
  Type* declared = nullptr;
  if (decl.type == nullptr || decl.type->kind == NodeKind::kVarTypeNode) {
    declared = types_.upward(element);
  } else {
    declared = resolve_type(context_, *decl.type, s);
    check_bounds(context_, *decl.type);
  }
  declare(decl, VarKind::kForEach, declared, head);
  if (raw_element != nullptr && !declared->is_error() && !element->is_error()) {
    if (types_.assignability(element, declared) == Assignability::kNo) {
      context_.error(place(f.iterable), "incompatible types: " + mismatch(element, declared));
    } else {
      // From what is delivered to the static element type where that matters, then to the variable.
      Type* from = raw_element;
      if (from->is_reference()) {
        Type* needed = declared->is_reference() ? declared : types_.boxed(types_.unboxed(element));
        if (!types_.is_subtype(types_.erasure(from), types_.erasure(needed))) {
          f.element.push_back({ConversionKind::kCheckedCast, from, needed});
          from = needed;
        }
      }
      if (from->is_primitive() != declared->is_primitive() || from->is_primitive())
        for (const ConversionStep& step : steps(from, declared)) f.element.push_back(step);
    }
  }
  Scope& body = level(Scope::Kind::kBlock, head);
  body.jump_target = &f;
  stmt(f.body, body);
}

void Attr::try_stmt(TryStmt& t, Scope& s) {
  Scope& head = level(Scope::Kind::kBlock, s);
  Type* closeable = known_type(KnownClass::kAutoCloseable);
  for (TryResource& r : t.resources) {
    SourceRange where;
    if (r.variable != nullptr) {
      where = r.variable->name.range;
      local_var(*r.variable, head);
      if (r.variable->symbol != nullptr) {
        r.variable->symbol->var_kind = VarKind::kResource;
        r.variable->symbol->flags |= kFinal;
        r.variable->symbol->constant = nullptr;
      }
    } else {
      where = r.expr->range;
      Expr* e = value(r.expr, head);
      VarSymbol* named = nullptr;
      if (auto* n = as<NameExpr>(e)) named = static_cast<VarSymbol*>(n->symbol);
      if (auto* f = as<FieldAccessExpr>(e)) named = static_cast<VarSymbol*>(f->symbol);
      if (named == nullptr && !has_error(e) && as<ThisExpr>(e) == nullptr)
        context_.error(
            where,
            "the try-with-resources resource must either be a variable declaration or an expression denoting a "
            "reference to a final or effectively final variable");
      auto* decl = make<VarDecl>(where);
      decl->name = {arena_.intern("resource$"), where};
      auto* v = arena_.make<VarSymbol>(decl->name.text, s.enclosing_class(), VarKind::kSynthetic);
      v->type = e->type;
      v->flags = kSynthetic | kFinal | kEffectivelyFinal;
      v->decl = decl;
      decl->symbol = v;
      decl->init = has_error(e) ? e : coerce(e, e->type);
      note_home(*v, head);
      r.variable = decl;
      r.expr = nullptr;
    }
    VarSymbol* v = r.variable->symbol;
    if (v == nullptr || v->type == nullptr || v->type->is_error()) continue;
    if (v->type->is_primitive() || !types_.is_subtype(v->type, closeable)) {
      context_.error(where, "incompatible types: try-with-resources not applicable to variable type: " +
                                mismatch(v->type, closeable));
      continue;
    }
    for (MethodSymbol* m : find_methods(context_, types_.capture(v->type), "close"))
      if (m->param_types.empty() && r.close == nullptr) r.close = m;
    if (r.close != nullptr)
      r.close_call = r.close->owner_class()->is_interface() ? CallKind::kInterface : CallKind::kVirtual;
  }
  if (!t.resources.empty())
    t.add_suppressed =
        library_method(known(KnownClass::kThrowable), "addSuppressed", {known_type(KnownClass::kThrowable)});
  block(*t.body, head);
  for (CatchClause& c : t.catches) {
    Scope& own = level(Scope::Kind::kBlock, s);
    std::vector<TypeNode*> nodes = {c.param->type};
    auto* alternatives = as<UnionTypeNode>(c.param->type);
    if (alternatives != nullptr) nodes = alternatives->alternatives;
    std::vector<Type*> types;
    bool failure = false;
    for (TypeNode* node : nodes) {
      Type* type = resolve_type(context_, *node, s);
      if (!type->is_error() && (type->is_primitive() || !types_.is_subtype(type, known_type(KnownClass::kThrowable)))) {
        context_.error(node->range, "incompatible types: " + mismatch(type, known_type(KnownClass::kThrowable)));
        type = bad_type();
      } else if (type->kind == TypeKind::kTypeVar) {
        context_.error(node->range, "unexpected type; required: class, found: type parameter " + str(type));
        type = bad_type();
      }
      failure = failure || type->is_error();
      if (!failure)
        for (Type* other : types) {
          const bool below = types_.is_subtype(type, other);
          if (!below && !types_.is_subtype(other, type)) continue;
          auto& error =
              context_.error(node->range, "Alternatives in a multi-catch statement cannot be related by subclassing");
          error.notes.push_back({{},
                                 "Alternative " + str(below ? type : other) + " is a subclass of alternative " +
                                     str(below ? other : type)});
          break;
        }
      types.push_back(type);
      if (!type->is_error()) c.caught.push_back(types_.class_of(type));
    }
    VarSymbol* v = declare(*c.param, VarKind::kExceptionParameter, failure ? bad_type() : types_.lub(types), own);
    if (alternatives != nullptr) v->flags |= kFinal;
    stmts(c.body->statements, own);
  }
  if (t.finally_block != nullptr) block(*t.finally_block, s);
}

}  // namespace heddle::lang
