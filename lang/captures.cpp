// Captured variables (JLS 8.1.3, 15.27.2): where a local variable's value comes from in lambdas and inner classes.
//
// A lambda's captures are parameters of its body, so a use keeps naming the variable. A local or anonymous class copies
// what it uses into fields when it is made. What must be handed over where such a class is made is only known when all
// bodies around it are attributed: finish_captures asks until nothing changes.
#include <algorithm>
#include <map>

#include "lang/attr.h"

namespace heddle::lang {

std::vector<Attr::Frame> Attr::frames_at(Scope& s) {
  std::vector<Frame> frames;
  MethodSymbol* prologue = nullptr;
  for (Scope* l = &s; l != nullptr; l = l->next) {
    if (l->kind == Scope::Kind::kLambda) frames.push_back({l->lambda, nullptr, nullptr});
    if (l->constructor_prologue && l->method != nullptr) prologue = l->method;
    if (l->kind == Scope::Kind::kClass) {
      frames.push_back({nullptr, l->class_symbol, prologue});
      prologue = nullptr;
    }
  }
  return frames;
}

void Attr::note_home(VarSymbol& variable, Scope& s) {
  context_.saw(variable.range, &variable);
  for (Scope* l = &s; l != nullptr; l = l->next) {
    if (l->kind == Scope::Kind::kLambda) {
      homes_[&variable] = l->lambda;
      return;
    }
    if (l->kind == Scope::Kind::kClass) {
      homes_[&variable] = l->class_symbol;
      return;
    }
  }
}

void Attr::capture_in_lambda(LambdaExpr& lambda, VarSymbol* variable) {
  variable->flags |= kCaptured;
  if (std::find(lambda.captures.begin(), lambda.captures.end(), variable) == lambda.captures.end())
    lambda.captures.push_back(variable);
}

VarSymbol* Attr::capture_field(ClassSymbol& c, VarSymbol& variable, SourceRange use) {
  for (const ClassCapture& capture : c.captures)
    if (capture.variable == &variable) return capture.field;
  variable.flags |= kCaptured;
  // A method around a class and a method around its superclass may have variables of one name.
  std::string name = "val$" + std::string(variable.name);
  const auto taken = [&](const std::string& wanted) {
    return std::any_of(c.captures.begin(), c.captures.end(),
                       [&](const ClassCapture& capture) { return capture.field->name == wanted; }) ||
           std::any_of(c.fields.begin(), c.fields.end(),
                       [&](VarSymbol* own) { return own->name == wanted && types_.is_same(own->type, variable.type); });
  };
  for (int i = 1; taken(name); ++i) name = "val$" + std::string(variable.name) + "$" + std::to_string(i);
  auto* field = arena_.make<VarSymbol>(arena_.intern(name), &c, VarKind::kField);
  field->type = variable.type;
  field->flags = kPrivate | kFinal | kSynthetic;
  c.captures.push_back({&variable, field, use});
  return field;
}

// The hidden parameter through which a constructor gets a captured value. (Two captured variables may have one name.)
VarSymbol* Attr::capture_param(MethodSymbol& constructor, VarSymbol& field) {
  for (VarSymbol* p : constructor.capture_params)
    if (param_fields_[p] == &field) return p;
  auto* p = arena_.make<VarSymbol>(field.name, &constructor, VarKind::kParameter);
  p->type = field.type;
  p->flags = kFinal | kSynthetic | kEffectivelyFinal;
  param_fields_[p] = &field;
  homes_[p] = constructor.owner;
  constructor.capture_params.push_back(p);
  return p;
}

Expr* Attr::reference_from(VarSymbol* variable, SourceRange range, const std::vector<Frame>& frames) {
  const auto home = homes_.find(variable);
  std::vector<LambdaExpr*> crossed;
  for (const Frame& frame : frames) {
    if (home == homes_.end() || frame.id() == home->second) break;
    if (frame.lambda != nullptr) {
      crossed.push_back(frame.lambda);
      continue;
    }
    ClassSymbol* c = frame.class_symbol;
    auto* self = make<ThisExpr>(range);
    if (frame.prologue_of != nullptr && c->local) {
      VarSymbol* param = capture_param(*frame.prologue_of, *capture_field(*c, *variable, range));
      for (LambdaExpr* l : crossed) capture_in_lambda(*l, param);
      return name_of(param, range);
    }
    if (frame.prologue_of != nullptr && c->inner && !frame.prologue_of->hidden_params.empty()) {
      VarSymbol* outer = frame.prologue_of->hidden_params[0];
      homes_[outer] = c;
      for (LambdaExpr* l : crossed) capture_in_lambda(*l, outer);
      self->path.push_back(outer);
      c = c->outer_class();
    } else {
      for (LambdaExpr* l : crossed) l->captures_this = true;
    }
    // Member classes of local classes have no copies of their own.
    while (!c->local && c->inner && c->outer_this != nullptr) {
      self->path.push_back(c->outer_this);
      c = c->outer_class();
    }
    VarSymbol* field = capture_field(*c, *variable, range);
    self->type = types_.this_type(c);
    auto* access = make<FieldAccessExpr>(range);
    access->target = self;
    access->name = {field->name, range};
    access->symbol = field;
    access->type = field->type;
    return access;
  }
  for (LambdaExpr* l : crossed) capture_in_lambda(*l, variable);
  return name_of(variable, range);
}

Expr* Attr::local_reference(VarSymbol* variable, SourceRange range, Scope& s) {
  if (variable->has(kFinal)) {
    if (const ConstantValue* constant = constant_of(*variable)) {
      Expr* n = name_of(variable, range);
      n->constant = constant;
      return n;
    }
  }
  return reference_from(variable, range, frames_at(s));
}

void Attr::note_creation(Expr* site, ClassSymbol& created, Scope& s) {
  if (created.local) creations_.push_back({site, &created, frames_at(s)});
}

void Attr::finish_captures(ClassSymbol& outermost) {
  std::vector<Creation*> mine;
  for (Creation& c : creations_)
    if (c.created->outermost() == &outermost) mine.push_back(&c);
  // A class captures what the local classes that it makes or extends capture, unless it declares it.
  std::map<const Expr*, std::vector<Expr*>> values;
  for (bool changed = true; changed;) {
    changed = false;
    for (Creation* c : mine) {
      std::vector<Expr*>& have = values[c->site];
      while (have.size() < c->created->captures.size()) {
        const ClassCapture capture = c->created->captures[have.size()];
        auto* call = as<ConstructorCallExpr>(c->site);
        if (call != nullptr && !call->is_super) {
          // this(...): the same class, whose own hidden parameter is passed on.
          MethodSymbol* constructor = c->frames[0].prologue_of;
          have.push_back(name_of(capture_param(*constructor, *capture.field), c->site->range));
        } else {
          have.push_back(reference_from(capture.variable, capture.first_use, c->frames));
        }
        changed = true;
      }
    }
  }
  for (Creation* c : mine) {
    std::vector<Expr*>& have = values[c->site];
    if (auto* n = as<NewExpr>(c->site)) n->captured_args = have;
    if (auto* call = as<ConstructorCallExpr>(c->site)) call->captured_args = have;
  }
  // Constructors' hidden parameters in the order of the captures.
  std::vector<ClassSymbol*> done;
  for (Creation* c : mine) {
    ClassSymbol* created = c->created;
    if (std::find(done.begin(), done.end(), created) != done.end()) continue;
    done.push_back(created);
    for (MethodSymbol* m : created->methods) {
      if (!m->is_constructor()) continue;
      std::vector<VarSymbol*> ordered;
      for (const ClassCapture& capture : created->captures) ordered.push_back(capture_param(*m, *capture.field));
      m->capture_params = std::move(ordered);
    }
  }
  creations_.erase(std::remove_if(creations_.begin(), creations_.end(),
                                  [&](const Creation& c) { return c.created->outermost() == &outermost; }),
                   creations_.end());
  name_lambdas(outermost);
}

void finish_captures(AttrContext& context, ClassSymbol& outermost) { Attr::of(context).finish_captures(outermost); }

}  // namespace heddle::lang
