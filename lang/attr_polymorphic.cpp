// Calls of signature polymorphic methods (JLS 15.12.3): what java.lang.invoke.MethodHandle and VarHandle declare as
// native methods of variable arity takes each argument as it is, and the call has a signature of its own. So each of
// these calls gets a method symbol of its own, of that name and class, whose types are those of the call; its
// descriptor is what the image names (vm/bytecode/polymorphic_call.h).
#include "lang/attr.h"

namespace heddle::lang {
namespace {

bool has_polymorphic_methods(const ClassSymbol& c) {
  return c.binary_name == "java/lang/invoke/MethodHandle" || c.binary_name == "java/lang/invoke/VarHandle";
}

// The symbol that a call has made for itself.
MethodSymbol* made_for(const Expr* e) {
  auto* call = as<CallExpr>(e);
  if (call == nullptr || call->method == nullptr || !has_polymorphic_methods(*call->method->owner_class()))
    return nullptr;
  MethodSymbol* m = call->method;
  return m->decl == nullptr && m->image == nullptr && m->synthetic == SyntheticBody::kNone ? m : nullptr;
}

}  // namespace

bool is_signature_polymorphic(const MethodSymbol& m) {
  return m.is_varargs() && m.has(kNative) && has_polymorphic_methods(*m.owner_class());
}

Expr* Attr::polymorphic_call(CallExpr* e, Resolution& r, Type* site) {
  const MethodSymbol& declared = *r.method;
  if (!solve(r.inference)) return failed(e, place(e), inference_failure());
  auto* m = arena_.make<MethodSymbol>(declared.name, declared.owner_class());
  m->flags = declared.flags & ~kVarargs;
  m->result = declared.result;
  m->thrown = declared.thrown;
  settle_call(e, *m, site);
  e->type = types_.erasure(m->result);
  for (Expr*& arg : e->args) {
    Type* type = nullptr;
    if (const Poly* poly = as_poly(arg); poly != nullptr && poly->form != Poly::Form::kCall) {
      // Conditionals and switches that wait for a type have that of the declared parameter, lambdas are refused there.
      type = known_type(KnownClass::kObject);
      arg = close(arg, Target::invocation(type));
    } else {
      arg = close(arg, Target::none());
    }
    if (has_error(arg)) return recover_call(e);
    if (arg->type->kind == TypeKind::kNull) {
      type = known_type(KnownClass::kVoid);
    } else {
      if (type == nullptr) type = types_.erasure(arg->type);
      arg = adapt(arg, type);
    }
    m->param_types.push_back(type);
  }
  return e;
}

void Attr::give_result(Expr* e, Type* type) {
  MethodSymbol* m = made_for(e);
  if (m == nullptr || types_.erasure(m->result) != known_type(KnownClass::kObject)) return;
  m->result = e->type = type;
}

}  // namespace heddle::lang
