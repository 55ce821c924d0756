// Class bodies: fields, methods, constructors, initialisers, enum constants, annotations (JLS 8).
#include <algorithm>
#include <unordered_map>

#include "lang/attr.h"
#include "lang/tree_completer.h"

namespace heddle::lang {
namespace {

// Whether the syntax can be that of a constant expression (JLS 15.29): asked before a field's initialiser is attributed
// out of turn.
bool may_be_constant(const Expr* e) {
  if (e->constant != nullptr) return true;
  switch (e->kind) {
    case NodeKind::kLiteralExpr:
    case NodeKind::kNameExpr: return true;
    case NodeKind::kFieldAccessExpr: {
      auto& f = cast<FieldAccessExpr>(e);
      return !f.super_target && f.target != nullptr &&
             (f.target->kind == NodeKind::kNameExpr || f.target->kind == NodeKind::kFieldAccessExpr);
    }
    case NodeKind::kParenExpr: return may_be_constant(cast<ParenExpr>(e).inner);
    case NodeKind::kUnaryExpr: return may_be_constant(cast<UnaryExpr>(e).operand);
    case NodeKind::kCastExpr: {
      auto& c = cast<CastExpr>(e);
      return (c.target->kind == NodeKind::kPrimitiveTypeNode || c.target->kind == NodeKind::kNamedTypeNode) &&
             may_be_constant(c.operand);
    }
    case NodeKind::kConditionalExpr: {
      auto& c = cast<ConditionalExpr>(e);
      return may_be_constant(c.condition) && may_be_constant(c.then_value) && may_be_constant(c.else_value);
    }
    case NodeKind::kBinaryExpr:
      while (auto* b = as<BinaryExpr>(e)) {
        if (!may_be_constant(b->right)) return false;
        e = b->left;
      }
      return may_be_constant(e);
    default: return false;
  }
}

ConstructorCallExpr* explicit_call(const BlockStmt& body) {
  if (body.statements.empty()) return nullptr;
  auto* first = as<ExprStmt>(body.statements[0]);
  return first != nullptr ? as<ConstructorCallExpr>(first->expr) : nullptr;
}

// Constructors that end up calling themselves (JLS 8.8.7).
void check_recursive_constructors(AttrContext& context, ClassSymbol& c) {
  const auto next = [](MethodSymbol* m) -> MethodSymbol* {
    if (m == nullptr || m->decl == nullptr || m->decl->body == nullptr) return nullptr;
    ConstructorCallExpr* call = explicit_call(*m->decl->body);
    return call != nullptr && !call->is_super ? call->method : nullptr;
  };
  std::vector<MethodSymbol*> reported;
  for (MethodSymbol* m : c.methods) {
    if (!m->is_constructor() || std::find(reported.begin(), reported.end(), m) != reported.end()) continue;
    std::vector<MethodSymbol*> path;
    for (MethodSymbol* at = m; at != nullptr; at = next(at)) {
      auto it = std::find(path.begin(), path.end(), at);
      if (it == path.end()) {
        path.push_back(at);
        continue;
      }
      if (it == path.begin()) {
        context.error(m->decl->name.range, "recursive constructor invocation");
        reported.insert(reported.end(), path.begin(), path.end());
      }
      break;
    }
  }
}

}  // namespace

const ConstantValue* Attr::constant_of(VarSymbol& v) {
  using State = VarSymbol::ConstantState;
  if (v.constant != nullptr || v.constant_state != State::kUnknown || !v.is_field()) return v.constant;
  ClassSymbol* owner = v.owner_class();
  if (owner != nullptr) owner->ensure(ClassStage::kMembers);
  if (!v.has(kFinal) || v.decl == nullptr || v.decl->init == nullptr || v.type == nullptr ||
      !(v.type->is_primitive() || is_string(v.type)) || done_fields_.count(v.decl) != 0 ||
      !may_be_constant(v.decl->init)) {
    if (v.decl == nullptr || v.decl->init == nullptr || !v.has(kFinal)) v.constant_state = State::kDone;
    return v.constant;
  }
  v.constant_state = State::kEvaluating;
  Scope& s = level(Scope::Kind::kMethod, *class_scope(context_, *owner));
  s.is_static = v.is_static();
  done_fields_.insert(v.decl);
  const Assigning assigning(*this, v.name);
  v.decl->init = initializer(v.decl->init, v.type, s);
  v.constant = v.decl->init->constant;
  v.constant_state = State::kDone;
  return v.constant;
}

void Attr::field(VarDecl& decl, ClassSymbol& c, Scope& s) {
  VarSymbol* v = decl.symbol;
  if (v == nullptr) return;
  annotations(decl.modifiers.annotations, s);
  if (decl.init == nullptr) return;
  constant_of(*v);
  if (done_fields_.insert(&decl).second) {
    Scope& own = level(Scope::Kind::kMethod, s);
    own.is_static = v->is_static();
    const Assigning assigning(*this, decl.name.text);
    decl.init = initializer(decl.init, v->type, own);
    v->constant_state = VarSymbol::ConstantState::kDone;
    if (v->has(kFinal) && (v->type->is_primitive() || is_string(v->type))) v->constant = decl.init->constant;
  }
  if (v->is_static() && v->constant == nullptr) c.needs_clinit = true;
}

void Attr::method(MethodDecl& decl, ClassSymbol& c, Scope& s) {
  MethodSymbol* m = decl.symbol;
  if (m == nullptr) return;
  Scope& own = level(Scope::Kind::kMethod, s);
  own.method = m;
  own.is_static = m->is_static();
  own.type_vars = m->type_params;
  own.return_type = m->result;
  annotations(decl.modifiers.annotations, s);
  for (VarSymbol* hidden : m->hidden_params) note_home(*hidden, own);
  for (VarDecl* param : decl.params) {
    if (param->symbol == nullptr) continue;
    if (!param->symbol->has(kSynthetic)) check_redeclaration(param->name.text, param->name.range, own);
    annotations(param->modifiers.annotations, s);
    note_home(*param->symbol, own);
    own.locals.push_back(param->symbol);
  }
  if (decl.annotation_default != nullptr) annotation_value(decl.annotation_default, m->result, own);
  if (decl.body == nullptr) return;
  if (m->is_constructor() && &c != known(KnownClass::kObject)) {
    ConstructorCallExpr* call = explicit_call(*decl.body);
    if (c.has(kRecord)) {
      // JLS 8.10.4: the canonical constructor calls no other, every other one starts with this(...).
      bool canonical = m->param_types.size() == c.record_components.size();
      for (std::size_t i = 0; canonical && i < m->param_types.size(); ++i)
        canonical = types_.erasure(m->param_types[i]) == types_.erasure(c.record_components[i]->type);
      const bool written = call != nullptr && !(call->range == decl.range);
      if (canonical && written)
        context_.error(decl.name.range,
                       "invalid " + std::string(decl.is_compact ? "compact" : "canonical") + " constructor in record " +
                           std::string(c.name) +
                           " (canonical constructor must not contain explicit constructor invocation)");
      else if (!canonical && (call == nullptr || call->is_super))
        context_.error(
            decl.name.range,
            "constructor is not canonical, so its first statement must invoke another constructor of class " +
                std::string(c.name));
    }
    // A this(...) or super(...) that stands too late is reported where it stands. An implicit super() as well would
    // often not fit, and give a second error for one fault.
    const bool too_late =
        call == nullptr && std::any_of(decl.body->statements.begin(), decl.body->statements.end(), [](Stmt* s) {
          auto* e = as<ExprStmt>(s);
          return e != nullptr && as<ConstructorCallExpr>(e->expr) != nullptr;
        });
    if (call == nullptr && !too_late) {
      const SourceRange place{decl.body->range.file, decl.body->range.begin,
                              std::min(decl.body->range.begin + 1, decl.body->range.end)};
      call = make<ConstructorCallExpr>(place);
      call->is_super = true;
      auto* first = make<ExprStmt>(place);
      first->expr = call;
      decl.body->statements.insert(decl.body->statements.begin(), first);
    }
    if (call != nullptr && call->type == nullptr) constructor_call(call, *m, own);
  }
  Scope& inner = level(Scope::Kind::kBlock, own);
  for (std::size_t i = 0; i < decl.body->statements.size(); ++i) {
    auto* e = as<ExprStmt>(decl.body->statements[i]);
    if (i == 0 && m->is_constructor() && e != nullptr && as<ConstructorCallExpr>(e->expr) != nullptr) continue;
    stmt(decl.body->statements[i], inner);
  }
}

void Attr::enum_constant(EnumConstantDecl& decl, ClassSymbol& c, Scope& s) {
  annotations(decl.annotations, s);
  Scope& own = level(Scope::Kind::kMethod, s);
  own.is_static = true;
  auto* n = make<NewExpr>(decl.name.range);
  auto* node = make<NamedTypeNode>(decl.name.range);
  node->segments.push_back({{c.name, decl.name.range}, {}, false});
  node->resolved = types_.this_type(&c);
  n->class_type = node;
  n->args = decl.args;
  n->body = decl.body;
  n->class_symbol = &c;
  decl.creation = n;
  open_arguments(n->args, own);
  MethodQuery q;
  q.name = "<init>";
  q.range = decl.name.range;
  q.site = node->resolved;
  q.args = &n->args;
  q.scope = &own;
  q.through_super = true;
  Resolution r = resolve(q, find_methods(context_, q.site, "<init>"));
  if (r.method == nullptr) {
    n->type = bad_type();
    return;
  }
  new_resolved(n, r, own);
}

// ---------------------------------------------------------------- annotations

void Attr::annotation_value(Expr*& e, Type* type, Scope& s) {
  // A value that stands where an array is expected is its only element (JLS 9.7.1).
  if (auto* array = as_array(type); array != nullptr && as<ArrayInitExpr>(e) == nullptr) type = array->element;
  if (auto* nested = as<AnnotationExpr>(e)) {
    // (As a value an annotation may be of any target.)
    std::vector<Annotation*> list = {nested->annotation};
    resolve_annotations(context_, list, s,
                        {"TYPE", "FIELD", "METHOD", "PARAMETER", "CONSTRUCTOR", "LOCAL_VARIABLE", "ANNOTATION_TYPE",
                         "PACKAGE", "TYPE_PARAMETER", "MODULE", "RECORD_COMPONENT"});
    const ClassSymbol* symbol = nested->annotation->symbol;
    if (symbol != nullptr && !type->is_error() && symbol != types_.class_of(type))
      context_.error(nested->range, "incompatible types: " + std::string(symbol->name) + " cannot be converted to " +
                                        types_.to_string(type));
    annotations(list, s);
    nested->type = type;
    return;
  }
  if (auto* list = as<ArrayInitExpr>(e)) {
    auto* array = as_array(type);
    for (Expr*& element : list->elements) annotation_value(element, array != nullptr ? array->element : type, s);
    list->type = type;
    return;
  }
  e = attribute(e, s, Target::assignment(type));
  if (!has_error(e) && !type->is_error() && (type->is_primitive() || is_string(type)) && e->constant == nullptr)
    e = failed(e, place(e), "element value must be a constant expression");
}

void Attr::annotations(std::vector<Annotation*>& list, Scope& s) {
  for (Annotation* a : list) {
    if (const auto* written = as<NamedTypeNode>(a->name); written != nullptr && !written->segments.empty())
      context_.saw(written->segments.back().name.range, a->symbol);
    if (a->symbol == nullptr || a->args.empty()) continue;
    a->symbol->ensure(ClassStage::kMembers);
    Scope& own = level(Scope::Kind::kMethod, s);
    own.is_static = true;
    for (AnnotationArg& arg : a->args) {
      const Name name = arg.name ? arg.name.text : Name("value");
      MethodSymbol* member = nullptr;
      for (MethodSymbol* m : a->symbol->methods)
        if (m->name == name && m->param_types.empty()) member = m;
      if (member == nullptr) {
        context_.error(arg.name ? arg.name.range : arg.value->range,
                       "cannot find symbol: method " + std::string(name) + "()");
        continue;
      }
      context_.saw(arg.name.range, member);
      annotation_value(arg.value, member->result, own);
    }
  }
}

// ---------------------------------------------------------------- classes

// For the cursor, behind what stands at names without having been written: the code of implied constructors.
void Attr::declares(ClassSymbol& c) {
  for (TypeVarSymbol* variable : c.type_params) context_.saw(variable->range, variable);
  for (VarSymbol* field : c.fields) context_.saw(field->range, field);
  for (MethodSymbol* method : c.methods) {
    if (method->decl != nullptr && !method->has(kSynthetic) && method->range.valid())
      context_.saw(method->range, method);
    for (TypeVarSymbol* variable : method->type_params) context_.saw(variable->range, variable);
  }
  context_.saw(c.decl->name.range, &c);
}

void Attr::attribute_class(ClassSymbol& c) {
  if (c.decl == nullptr || !done_classes_.insert(&c).second) return;
  c.ensure(ClassStage::kChecked);
  const Assigning nothing(*this, {});
  Scope& s = *class_scope(context_, c);
  ClassDecl& decl = *c.decl;
  annotations(decl.modifiers.annotations, s);
  for (VarDecl* component : decl.record_components) annotations(component->modifiers.annotations, s);
  for (EnumConstantDecl* constant : decl.enum_constants) {
    if (constant->symbol == nullptr) continue;
    enum_constant(*constant, c, s);
    c.needs_clinit = true;
  }
  for (std::size_t i = 0; i < decl.members.size(); ++i) {
    Node* member = decl.members[i];
    if (auto* f = as<VarDecl>(member)) field(*f, c, s);
    if (auto* m = as<MethodDecl>(member)) method(*m, c, s);
    if (auto* init = as<InitializerDecl>(member)) {
      Scope& own = level(Scope::Kind::kMethod, s);
      own.is_static = init->is_static;
      if (init->is_static) c.needs_clinit = true;
      if (init->body != nullptr) block(*init->body, own);
    }
    if (auto* inner = as<ClassDecl>(member); inner != nullptr && inner->symbol != nullptr)
      attribute_class(*inner->symbol);
  }
  check_recursive_constructors(context_, c);
  if (context_.cursor != nullptr) declares(c);
  c.stage = ClassStage::kAttributed;
}

// ---------------------------------------------------------------- the entry point

void attribute_class(AttrContext& context, ClassSymbol& symbol) { Attr::of(context).attribute_class(symbol); }

}  // namespace heddle::lang
