// Class instance creation (JLS 15.9) and explicit constructor calls (8.8.7.1).
#include <algorithm>

#include "lang/attr.h"
#include "lang/tree_completer.h"

namespace heddle::lang {
namespace {

NamedTypeNode::Segment& last_segment(TypeNode* node) { return cast<NamedTypeNode>(node).segments.back(); }

}  // namespace

// The enclosing instance that `created` gets when none is written (JLS 15.9.2); reports when there is none.
Expr* Attr::implicit_outer(ClassSymbol& created, SourceRange range, Scope& s) {
  if (created.in_prologue)
    if (Expr* self = this_of(created.outer_class(), range, s)) return self;
  bool is_static = false, prologue = false;
  const char* problem = nullptr;
  for (Scope* l = &s; l != nullptr; l = l->next) {
    if (l->kind == Scope::Kind::kMethod && l->is_static) is_static = true;
    if (l->constructor_prologue) prologue = true;
    if (l->kind != Scope::Kind::kClass) continue;
    ClassSymbol* c = l->class_symbol;
    if (created.local ? c == created.enclosing : types_.is_subclass(c, created.enclosing)) {
      if (is_static) {
        problem = "non-static variable this cannot be referenced from a static context";
        break;
      }
      if (!prologue) {
        if (Expr* self = this_of(c, range, s)) return self;
        break;
      }
      problem = "cannot reference this before supertype constructor has been called";
    }
    if (!c->inner) is_static = true;
    prologue = false;
  }
  context_.error(range, problem != nullptr
                            ? std::string(problem)
                            : "an enclosing instance that contains " + std::string(created.full_name) + " is required");
  return nullptr;
}

Expr* Attr::open_new(NewExpr* e, Scope& s) {
  const bool diamond = e->class_type->kind == NodeKind::kNamedTypeNode && last_segment(e->class_type).diamond;
  Type* type = nullptr;
  bool failure = false;
  if (e->outer != nullptr) {
    e->outer = value(e->outer, s);
    if (has_error(e->outer)) {
      type = bad_type();
    } else {
      auto& node = cast<NamedTypeNode>(e->class_type);
      ClassSymbol* in = types_.class_of(e->outer->type);
      ClassSymbol* member = in != nullptr ? find_member_class(context_, *in, node.segments[0].name.text) : nullptr;
      if (member == nullptr) {
        context_.error(node.range, "cannot find symbol: class " + std::string(node.segments[0].name.text));
        type = bad_type();
      } else if (!member->inner) {
        context_.error(e->range, "qualified new of static class");
        type = bad_type();
      } else {
        std::vector<Type*> args = resolve_type_arguments(node.segments[0].args, s);
        auto* outer = types_.as_super(types_.capture(e->outer->type), member->enclosing);
        if (!args.empty() && args.size() != member->type_params.size()) {
          context_.error(node.range,
                         "wrong number of type arguments; required " + std::to_string(member->type_params.size()));
          type = bad_type();
        } else {
          type = types_.class_type(member, args, outer);
        }
      }
      node.resolved = type;
    }
  } else {
    type = resolve_type(context_, *e->class_type, s);
    if (!type->is_error() && !diamond) check_bounds(context_, *e->class_type);
  }
  std::vector<Type*> type_args = resolve_type_arguments(e->type_args, s);
  open_arguments(e->args, s);
  if (type->is_error()) return bad(e);
  auto* named = as_class(type);
  if (named == nullptr) return failed(e, e->class_type->range, "unexpected type; required: class, found: " + str(type));
  ClassSymbol* c = named->symbol;
  c->ensure(ClassStage::kMembers);
  const std::string name = c->shown_name();
  for (Type* arg : named->args)
    if (arg->kind == TypeKind::kWildcard)
      return failed(e, e->class_type->range,
                    "unexpected type; required: class or interface without bounds, found: " + str(arg));
  if (c->has(kEnum)) return failed(e, place(e), "enum types may not be instantiated");
  if (e->body == nullptr && c->has(kAbstract))
    return failed(e, place(e), name + " is abstract; cannot be instantiated");
  if (e->body != nullptr && c->has(kFinal)) return failed(e, e->class_type->range, "cannot inherit from final " + name);
  if (diamond && c->type_params.empty())
    return failed(e, e->class_type->range,
                  "cannot infer type arguments for " + name + " (cannot use '<>' with non-generic class " + name + ")");
  if (e->outer == nullptr && c->inner && !c->is_interface()) {
    e->outer = implicit_outer(*c, place(e), s);
    failure = e->outer == nullptr;
  } else if (e->outer != nullptr) {
    e->outer = coerce(e->outer, e->outer->type);
  }
  if (failure) return bad(e);
  e->class_symbol = c;
  if (c->is_interface()) {
    // An anonymous class: its superclass is Object.
    if (!e->args.empty()) return failed(e, place(e), "anonymous class implements interface; cannot have arguments");
    Resolution r;
    r.method = library_method(known(KnownClass::kObject), "<init>", {});
    r.type.result = type;
    if (diamond) {
      Substitution sub;
      for (TypeVarSymbol* p : c->type_params) {
        r.inference.vars.push_back(types_.new_inference_var(p->type));
        sub.from.push_back(p->type);
        sub.to.push_back(r.inference.vars.back());
      }
      for (InferenceVar* v : r.inference.vars)
        types_.add_bound(v, TypeTable::BoundKind::kUpper, types_.substitute(types_.upper_bound(v->variable), sub));
      r.type.result = types_.class_type(c, sub.to, nullptr);
    }
    return new_resolved(e, r, s);
  }
  MethodQuery q;
  q.name = "<init>";
  q.range = place(e);
  q.site = type;
  q.args = &e->args;
  q.type_args = std::move(type_args);
  q.scope = &s;
  q.anonymous = e->body != nullptr;
  q.diamond = diamond;
  Resolution r = resolve(q, find_methods(context_, type, "<init>"));
  if (r.method == nullptr) return bad(e);
  if (const auto* written = as<NamedTypeNode>(e->class_type))
    context_.saw(written->segments.back().name.range, r.method, e);
  return new_resolved(e, r, s);
}

Expr* Attr::new_resolved(NewExpr* e, Resolution& r, Scope& s) {
  if (e->body == nullptr) e->constructor = r.method;
  Type* result = r.type.result;
  if (!types_.is_proper(result)) {
    auto* poly = arena_.make<PolyCall>();
    poly->scope = &s;
    poly->expr = e;
    poly->resolution = std::move(r);
    poly->result = result;
    e->type = poly;
    return e;
  }
  if (!solve(r.inference)) return failed(e, place(e), inference_failure());
  return finish_new(e, r, types_.instantiate(result), s);
}

Expr* Attr::finish_new(NewExpr* e, Resolution& r, Type* type, Scope& s) {
  close_arguments(e->args, r, e->range);
  for (Expr* arg : e->args)
    if (has_error(arg)) {
      e->type = type;
      return e;  // told at the argument; the object has its type all the same
    }
  ClassSymbol* c = types_.class_of(type);
  e->type = type;
  if (e->body == nullptr) {
    e->class_symbol = c;
    e->constructor = r.method;
    note_creation(e, *c, s);
    return e;
  }
  type = types_.upward(type);
  ClassSymbol* anonymous = enter_anonymous_class(context_, *e->body, type, s);
  std::vector<Type*> params;
  const bool passes_outer = c->inner && !c->is_interface();
  if (passes_outer) {
    params.push_back(e->outer->type);
    e->args.insert(e->args.begin(), e->outer);
    e->outer_is_argument = true;
  }
  e->outer = nullptr;
  for (Type* p : r.type.params) params.push_back(types_.instantiate(p));
  e->class_symbol = anonymous;
  e->constructor = synthesise_anonymous_constructor(context_, *anonymous, *r.method, params, passes_outer);
  if (anonymous->inner) {
    e->outer = this_of(anonymous->outer_class(), e->range, s);
    if (e->outer == nullptr)
      return failed(e, e->range, "non-static variable this cannot be referenced from a static context");
  }
  e->type = types_.this_type(anonymous);
  attribute_class(*anonymous);
  note_creation(e, *anonymous, s);
  return e;
}

void Attr::constructor_call(ConstructorCallExpr* e, MethodSymbol& constructor, Scope& s) {
  ClassSymbol* c = constructor.owner_class();
  s.constructor_prologue = true;
  struct Restore {
    Scope& scope;
    ~Restore() { scope.constructor_prologue = false; }
  } restore{s};
  e->type = types_.void_type();
  Type* site = e->is_super ? c->superclass : types_.this_type(c);
  std::vector<Type*> type_args = resolve_type_arguments(e->type_args, s);
  if (e->outer != nullptr) e->outer = value(e->outer, s);
  open_arguments(e->args, s);
  if (site == nullptr || site->is_error() || (e->outer != nullptr && has_error(e->outer))) return;
  if (e->is_super && !supertypes_known(context_, *c)) return;
  ClassSymbol* target = types_.class_of(site);
  if (e->is_super && target == known(KnownClass::kEnum)) {
    if (e->range.end - e->range.begin > 5 && !(e->range == constructor.range))  // written (JLS 8.9.2)
      context_.error(e->range, "call to super not allowed in enum constructor");
    e->method = library_method(target, "<init>", {known_type(KnownClass::kString), types_.int_type()});
    if (e->method == nullptr) e->method = library_method(target, "<init>", {});
    return;
  }
  if (e->is_super && c->has(kEnum) && !c->anonymous) {
    context_.error(e->range, "call to super not allowed in enum constructor");
    return;
  }
  MethodQuery q;
  q.name = "<init>";
  q.range = e->range;
  q.site = site;
  q.args = &e->args;
  q.type_args = std::move(type_args);
  q.scope = &s;
  q.through_super = e->is_super;
  Resolution r = resolve(q, find_methods(context_, site, "<init>"));
  if (r.method == nullptr) return;
  const std::uint32_t word = e->is_super ? 5 : 4;  // "super", "this"
  // (Calls that nobody has written have the place of the class's name, or of a brace.)
  if (e->outer == nullptr && e->range.end - e->range.begin > word && !(e->range == constructor.range))
    context_.saw({e->range.file, e->range.begin, e->range.begin + word}, r.method);
  if (!solve(r.inference)) {
    context_.error(e->range, inference_failure());
    return;
  }
  close_arguments(e->args, r, e->range);
  e->method = r.method;
  if (e->is_super && target->inner) {
    if (e->outer == nullptr) e->outer = implicit_outer(*target, e->range, s);
  } else if (e->outer != nullptr) {
    context_.error(e->outer->range, "illegal qualifier; " + target->shown_name() + " is not an inner class");
    return;
  }
  note_creation(e, *target, s);
}

}  // namespace heddle::lang
