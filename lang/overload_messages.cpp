// What is said when no method fits. javac tells the one argument that is wrong when only one candidate is left.
#include "lang/attr.h"
#include "lang/tree_completer.h"
#include "vm/base/nearest_name.h"

namespace heddle::lang {
namespace {

std::string kind_name(const ClassSymbol& c) {
  const std::string text = describe(c);
  return text.substr(0, text.find(' '));
}

}  // namespace

std::string Attr::argument_types(const std::vector<Expr*>& args) {
  std::string text;
  for (Expr* arg : args) {
    if (!text.empty()) text += ",";
    Poly* poly = as_poly(arg);
    if (poly == nullptr) {
      text += str(arg->type);
    } else if (poly->form == Poly::Form::kCall) {
      auto& call = static_cast<PolyCall&>(*poly);
      text += call.resolution.method->is_constructor() ? str(types_.this_type(call.resolution.method->owner_class()))
                                                       : str(call.resolution.method->result);
    } else if (poly->form == Poly::Form::kLambda) {
      std::string params;
      for (VarDecl* p : static_cast<PolyLambda&>(*poly).lambda->params)
        params.append(params.empty() ? "" : ",").append(p->name.text);
      text += "(" + params + ")->...";
    } else if (poly->form == Poly::Form::kMethodRef) {
      auto* ref = static_cast<PolyMethodRef&>(*poly).ref;
      text += "...::" + std::string(ref->is_new ? Name("new") : ref->name.text);
    } else {
      text += "...";
    }
  }
  return text;
}

void Attr::report_missing_method(MethodQuery& q) {
  ClassSymbol* c = types_.class_of(q.site);
  const std::string name(q.name);
  if ((c != nullptr && !supertypes_known(context_, *c)) ||
      (q.scope != nullptr && !supertypes_known(context_, *q.scope)))
    return;
  if (c != nullptr) {
    if (std::string reason = explain_missing_member(context_, *c, name); !reason.empty()) {
      context_.error(q.range, reason);
      return;
    }
  }
  auto& error = context_.error(q.range, "cannot find symbol: method " + name + "(" + argument_types(*q.args) + ")");
  if (c == nullptr) return;
  if (!c->anonymous) {
    auto* t = as_class(q.site);
    error.notes.push_back(
        {{}, "location: " + (t != nullptr && t->args.empty() ? describe(*c) : "class " + str(q.site))});
  }
  std::vector<std::string> names;
  for (ClassSymbol* owner : with_supertypes(context_, *c))
    for (MethodSymbol* m : owner->methods)
      if (!m->is_constructor() && !m->has(kSynthetic) && may_be_meant(*owner, *m)) names.emplace_back(m->name);
  const std::string near = base::nearest_name(name, names);
  if (!near.empty()) error.hint = "did you mean '" + near + "()'?";
}

namespace {

// Of a method that stands in the program: where.
void note_declaration(base::Diagnostic& error, const MethodSymbol& method) {
  if (method.decl == nullptr || !method.range.valid()) return;
  error.notes.push_back(
      {method.range, method.is_constructor() ? "the constructor is declared here" : "the method is declared here"});
}

}  // namespace

void Attr::report_misfits(MethodQuery& q, const std::vector<Misfit>& all) {
  std::vector<Misfit> misfits;
  for (const Misfit& m : all)
    if (!m.arity) misfits.push_back(m);
  if (misfits.empty()) misfits = all;
  const bool constructor = q.name == "<init>";
  const auto kind = constructor ? "constructor " : "method ";
  if (misfits.size() > 1) {
    ClassSymbol* c = types_.class_of(q.site);
    if (q.diamond) {
      context_.error(q.range, "cannot infer type arguments for " + c->shown_name() + "<>");
      return;
    }
    auto& error = context_.error(q.range, std::string("no suitable ") + kind + "found for " +
                                              std::string(constructor ? c->name : q.name) + "(" +
                                              (q.args->empty() ? "no arguments" : argument_types(*q.args)) + ")");
    for (const Misfit& m : misfits)
      error.notes.push_back({{},
                             kind + m.method->owner_class()->shown_name() + "." + describe(context_, *m.method) +
                                 " is not applicable (" +
                                 (m.argument != nullptr && !m.arity ? "argument mismatch; " : "") + m.reason + ")"});
    return;
  }
  const Misfit& m = misfits[0];
  if (q.diamond && all.size() > 1) {
    context_.error(q.range, "cannot infer type arguments for " + m.method->owner_class()->shown_name() + "<>")
        .notes.push_back({{}, "reason: " + m.reason});
    return;
  }
  if (m.argument != nullptr && !m.varargs) {
    note_declaration(context_.error(m.range.valid() ? m.range : place(m.argument), "incompatible types: " + m.reason),
                     *m.method);
    return;
  }
  ClassSymbol* owner = m.method->owner_class();
  if (q.diamond) {
    context_.error(q.range, "cannot infer type arguments for " + owner->shown_name() + "<>")
        .notes.push_back({{}, "reason: " + m.reason});
    return;
  }
  std::string required;
  for (Type* p : m.method->param_types) required.append(required.empty() ? "" : ",").append(str(p));
  if (m.method->is_varargs() && required.size() > 2) required = required.substr(0, required.size() - 2) + "...";
  const std::string found = argument_types(*q.args);
  auto& error = context_.error(
      q.range, kind + std::string(constructor ? owner->name : m.method->name) + " in " + kind_name(*owner) + " " +
                   (owner->type_params.empty() ? owner->shown_name() : str(types_.this_type(owner))) +
                   " cannot be applied to given types;");
  error.notes.push_back({{}, "required: " + (required.empty() ? "no arguments" : required)});
  error.notes.push_back({{}, "found:    " + (found.empty() ? "no arguments" : found)});
  error.notes.push_back({{}, "reason: " + std::string(m.varargs && !m.arity ? "varargs mismatch; " : "") + m.reason});
  note_declaration(error, *m.method);
}

}  // namespace heddle::lang
