#include "lang/check_overrides.h"

#include <algorithm>
#include <map>
#include <set>

#include "lang/tree_completer.h"
#include "vm/bytecode/class_image.h"

namespace heddle::lang {
namespace {

int access_rank(std::uint32_t flags) { return flags & kPublic ? 3 : flags & kProtected ? 2 : flags & kPrivate ? 0 : 1; }
const char* access_name(std::uint32_t flags) {
  return flags & kPublic ? "public" : flags & kProtected ? "protected" : flags & kPrivate ? "private" : "package";
}

class OverrideChecker {
 public:
  OverrideChecker(AttrContext& context, ClassSymbol& symbol)
      : context_(context), types_(context.types), symbol_(symbol), site_(types_.this_type(&symbol)) {
    collect_supers(symbol_);
  }

  void run() {
    for (MethodSymbol* method : symbol_.methods)
      if (!method->is_constructor()) own_method(*method);
    if (!symbol_.is_interface()) inherited_implementations();
    different_arguments();
    clashing_supertypes();
    if (!symbol_.is_interface()) {
      same_signature_by_arguments();
      bridges();
    }
  }

 private:
  // All proper supertypes, superclasses first.
  void collect_supers(ClassSymbol& from) {
    const auto add = [this](Type* type) {
      ClassSymbol* super = types_.class_of(type);
      if (super == nullptr || std::find(supers_.begin(), supers_.end(), super) != supers_.end()) return;
      supers_.push_back(super);
      super->ensure(ClassStage::kMembers);
      collect_supers(*super);
    };
    if (from.superclass != nullptr) add(from.superclass);
    for (Type* i : from.interfaces) add(i);
  }

  bool from_object_of_interface(const MethodSymbol& other) {
    return symbol_.is_interface() && !other.owner_class()->is_interface();
  }

  // As javac asks for @Override: a result of another kind does not override.
  bool result_fits(MethodSymbol& method, MethodSymbol& other) {
    Type* mine = context_.types.erasure(method.result);
    Type* theirs = context_.types.erasure(context_.types.member_type(site_, &other).result);
    if (mine->is_error() || theirs->is_error()) return true;
    if (!mine->is_reference() || !theirs->is_reference()) return mine == theirs;
    return context_.types.is_subtype(mine, theirs) ||
           context_.types.is_subtype(mine, context_.types.erasure(other.result));
  }

  void own_method(MethodSymbol& method) {
    bool overrides_something = false;
    bool reported = false;
    for (ClassSymbol* super : supers_) {
      for (MethodSymbol* other : super->methods) {
        if (other->name != method.name || other->has(kPrivate) ||
            other->param_types.size() != method.param_types.size())
          continue;
        if (from_object_of_interface(*other) && !other->has(kPublic)) continue;
        if (!other->has(kPublic | kProtected) && super->package != symbol_.package) continue;
        if (super->is_interface() && other->is_static()) continue;  // not inherited
        if (method.has(kPrivate) && method.is_static() != other->is_static() && method.decl == nullptr) continue;
        if (!is_subsignature(context_, method, *other, site_)) {
          if (!reported) reported = erasure_clash(method, *other);
          continue;
        }
        overrides_something =
            overrides_something || (!method.is_static() && !other->is_static() && result_fits(method, *other));
        if (symbol_.is_interface() && method.has(kDefault) && !super->is_interface()) {
          context_.error(method.range, "default method " + std::string(method.name) + " in interface " +
                                           std::string(symbol_.name) + " overrides a member of java.lang.Object");
          reported = true;
        }
        if (!reported) reported = !check_pair(method, *other, method.range);
        if (!reported && !method.is_static()) reported = clash_below(method, *other);
      }
    }
    check_override_annotation(method, overrides_something);
  }

  void check_override_annotation(MethodSymbol& method, bool overrides_something) {
    if (method.decl == nullptr || overrides_something) return;
    if (symbol_.has(kRecord) && method.param_types.empty())
      for (VarSymbol* component : symbol_.record_components)
        if (component->name == method.name) return;
    for (Annotation* annotation : method.decl->modifiers.annotations) {
      if (annotation->symbol == nullptr || annotation->symbol != context_.symbols.known(KnownClass::kOverride))
        continue;
      std::string error = method.is_static() ? "static methods cannot be annotated with @Override"
                                             : explain_missing_member(context_, symbol_, method.name);
      if (error.empty()) error = "method does not override or implement a method from a supertype";
      context_.error(annotation->range, error);
    }
  }

  bool erasure_clash(MethodSymbol& method, MethodSymbol& other) {
    if (method.decl == nullptr) return false;
    for (std::size_t i = 0; i < method.param_types.size(); ++i) {
      if (method.param_types[i]->is_error() || other.param_types[i]->is_error()) return false;
      if (types_.erasure(method.param_types[i]) != types_.erasure(other.param_types[i])) return false;
    }
    // No clash if another method of the class is the one that overrides it.
    for (MethodSymbol* sibling : symbol_.methods)
      if (sibling != &method && sibling->name == other.name && is_subsignature(context_, *sibling, other, site_))
        return false;
    context_.error(method.range, "name clash: " + describe(context_, method) + " in " + symbol_.shown_name() + " and " +
                                     describe(context_, other) + " in " + other.owner_class()->shown_name() +
                                     " have the same erasure, yet neither " +
                                     (method.is_static() ? "hides" : "overrides") + " the other");
    return true;
  }

  bool same_erasure(const MethodSymbol& a, const MethodSymbol& b) {
    if (a.name != b.name || a.param_types.size() != b.param_types.size()) return false;
    for (std::size_t i = 0; i < a.param_types.size(); ++i)
      if (a.param_types[i]->is_error() || types_.erasure(a.param_types[i]) != types_.erasure(b.param_types[i]))
        return false;
    return true;
  }

  // `method` overrides `other`, so that it gets a bridge with the erasure of `other`. No other method that it does not
  // override may have that one (JLS 8.4.8.3).
  bool clash_below(MethodSymbol& method, MethodSymbol& other) {
    const auto clashes = [&](MethodSymbol& third) {
      return &third != &other && &third != &method && !third.has(kPrivate | kSynthetic) &&
             (third.has(kPublic | kProtected) || third.owner_class()->package == symbol_.package) &&
             !(third.is_static() && third.owner_class() != &symbol_ && third.owner_class()->is_interface()) &&
             same_erasure(third, other) && !is_subsignature(context_, method, third, site_);
    };
    std::vector<ClassSymbol*> owners = supers_;
    owners.push_back(&symbol_);
    for (ClassSymbol* owner : owners)
      for (MethodSymbol* third : owner->methods)
        if (clashes(*third)) {
          context_
              .error(method.range, "name clash: " + describe_kind(symbol_) +
                                       " has two methods with the same erasure, yet neither overrides the other")
              .notes.push_back(
                  {{},
                   "first method: " + describe(context_, *third) + " in " + class_name(*third->owner_class()) +
                       "; second method: " + describe(context_, other) + " in " + class_name(*other.owner_class())});
          return true;
        }
    return false;
  }

  // "m() in B cannot override m() in A; REASON". Returns false.
  bool cannot(MethodSymbol& method, MethodSymbol& other, SourceRange range, const std::string& reason) {
    const char* verb = method.is_static() && other.is_static()                                        ? "hide"
                       : other.owner_class()->is_interface() && !method.owner_class()->is_interface() ? "implement"
                                                                                                      : "override";
    context_.error(range, describe(context_, method) + " in " + class_name(*method.owner_class()) + " cannot " + verb +
                              " " + describe(context_, other) + " in " + class_name(*other.owner_class()) + "; " +
                              reason);
    return false;
  }
  static std::string class_name(const ClassSymbol& symbol) { return symbol.shown_name(); }

  bool check_pair(MethodSymbol& method, MethodSymbol& other, SourceRange range) {
    if (method.is_static() && !other.is_static()) return cannot(method, other, range, "overriding method is static");
    if (other.has(kFinal) && !method.is_static()) return cannot(method, other, range, "overridden method is final");
    if (!method.is_static() && other.is_static()) return cannot(method, other, range, "overridden method is static");
    if (other.has(kFinal)) return cannot(method, other, range, "overridden method is static final");
    if (access_rank(method.flags) < access_rank(other.flags))
      return cannot(method, other, range,
                    std::string("attempting to assign weaker access privileges; was ") + access_name(other.flags));

    MethodType mine = types_.member_type(site_, &method);
    MethodType theirs = types_.member_type(site_, &other);
    if (mine.type_params.size() == theirs.type_params.size() && !mine.type_params.empty()) {
      const Substitution s{theirs.type_params, {mine.type_params.begin(), mine.type_params.end()}};
      theirs.result = types_.substitute(theirs.result, s);
      for (Type*& thrown : theirs.thrown) thrown = types_.substitute(thrown, s);
    } else if (mine.type_params.size() != theirs.type_params.size()) {
      theirs.result = types_.erasure(theirs.result);
    }
    if (!result_fits(mine.result, theirs.result)) {
      const SourceRange place = method.decl != nullptr && method.decl->result != nullptr && range == method.range
                                    ? method.decl->result->range
                                    : range;
      return cannot(method, other, place,
                    "return type " + types_.to_string(mine.result) + " is not compatible with " +
                        types_.to_string(theirs.result));
    }
    for (std::size_t i = 0; i < mine.thrown.size(); ++i) {
      Type* thrown = mine.thrown[i];
      if (!types_.is_checked_exception(thrown)) continue;
      const bool allowed = std::any_of(theirs.thrown.begin(), theirs.thrown.end(),
                                       [&](Type* t) { return types_.is_subtype(thrown, t); });
      if (allowed) continue;
      SourceRange place = range;
      if (method.decl != nullptr && range == method.range && i < method.decl->throws.size())
        place = method.decl->throws[i]->range;
      return cannot(method, other, place, "overridden method does not throw " + types_.to_string(thrown));
    }
    return true;
  }

  bool result_fits(Type* mine, Type* theirs) {
    if (mine->is_error() || theirs->is_error()) return true;
    if (!mine->is_reference() || !theirs->is_reference()) return mine == theirs;
    return types_.is_subtype_unchecked(mine, theirs);
  }

  // A concrete method inherited from a superclass that meets an interface of this class.
  void inherited_implementations() {
    const SourceRange place = symbol_.range;
    for (ClassSymbol* super : supers_) {
      if (!super->is_interface()) continue;
      // What a superclass implements already was checked there.
      ClassSymbol* above = types_.class_of(symbol_.superclass);
      if (above != nullptr && types_.is_subclass(above, super)) continue;
      for (MethodSymbol* method : super->methods) {
        if (method->is_static() || method->has(kPrivate)) continue;
        MethodSymbol* found = find_implementation(context_, *method, symbol_);
        if (found == nullptr || found->owner_class() == &symbol_ || found->owner_class()->is_interface()) continue;
        if (!check_pair(*found, *method, place)) return;
      }
    }
  }

  // Comparable<A> and Comparable<B> at once (JLS 8.1.5).
  void different_arguments() {
    std::map<ClassSymbol*, Type*> seen;
    bool reported = false;
    const auto visit = [&](auto&& self, Type* type) -> void {
      ClassSymbol* symbol = types_.class_of(type);
      auto* c = as_class(type);
      if (symbol == nullptr || c == nullptr || reported) return;
      if (auto [it, fresh] = seen.emplace(symbol, type); !fresh) {
        auto* other = as_class(it->second);
        if (other == c || (other->args.empty() && c->args.empty())) return;
        const auto list = [&](ClassType* t) {
          std::string text;
          for (Type* arg : t->args) text.append(text.empty() ? "" : ",").append(types_.to_string(arg));
          return "<" + text + ">";
        };
        context_.error(symbol_.range, std::string(symbol->name) + " cannot be inherited with different arguments: " +
                                          list(c) + " and " + list(other));
        reported = true;
        return;
      }
      if (Type* super = types_.superclass(type)) self(self, super);
      for (Type* i : types_.interfaces(type)) self(self, i);
    };
    visit(visit, site_);
  }

  // Two supertypes, neither below the other, that both give a method that the class does not declare.
  void clashing_supertypes() {
    const auto declared_here = [this](MethodSymbol& method) {
      return std::any_of(symbol_.methods.begin(), symbol_.methods.end(), [&](MethodSymbol* own) {
        return own->name == method.name && is_subsignature(context_, *own, method, site_);
      });
    };
    for (std::size_t i = 0; i < supers_.size(); ++i) {
      for (MethodSymbol* a : supers_[i]->methods) {
        if (a->is_static() || a->has(kPrivate) || a->is_constructor() ||
            (!supers_[i]->is_interface() && !a->has(kAbstract)))
          continue;
        for (std::size_t j = i + 1; j < supers_.size(); ++j) {
          if (!supers_[j]->is_interface() || types_.is_subclass(supers_[i], supers_[j]) ||
              types_.is_subclass(supers_[j], supers_[i]))
            continue;
          for (MethodSymbol* b : supers_[j]->methods) {
            if (b->name != a->name || b->is_static() || b->has(kPrivate) ||
                b->param_types.size() != a->param_types.size())
              continue;
            if (!is_subsignature(context_, *a, *b, site_) && !is_subsignature(context_, *b, *a, site_)) {
              if (inherited_clash(*a, *b)) return;
              continue;
            }
            if (declared_here(*a) || overridden_above(*a) || overridden_above(*b)) continue;
            if (clash(*a, *b)) return;
          }
        }
      }
    }
  }

  // Two inherited methods with the same erasure, and none that implements or overrides both.
  bool inherited_clash(MethodSymbol& a, MethodSymbol& b) {
    if (!same_erasure(a, b) || find_implementation(context_, a, symbol_) != nullptr ||
        find_implementation(context_, b, symbol_) != nullptr)
      return false;
    const auto overrides_both = [&](MethodSymbol* other) {
      return other != &a && other != &b && other->name == a.name && is_subsignature(context_, *other, a, site_) &&
             is_subsignature(context_, *other, b, site_);
    };
    if (std::any_of(symbol_.methods.begin(), symbol_.methods.end(), overrides_both)) return false;
    for (ClassSymbol* super : supers_)
      if (std::any_of(super->methods.begin(), super->methods.end(), overrides_both)) return false;
    context_.error(symbol_.range, "name clash: " + describe(context_, b) + " in " + class_name(*b.owner_class()) +
                                      " and " + describe(context_, a) + " in " + class_name(*a.owner_class()) +
                                      " have the same erasure, yet neither overrides the other");
    return true;
  }

  // Methods of superclasses that do not override each other, but have one signature for the type arguments that this
  // class names: f(T) and f(String) of B<String> (JLS 8.4.8.3).
  void same_signature_by_arguments() {
    std::vector<ClassSymbol*> chain = {&symbol_};
    for (ClassSymbol* super : supers_)
      if (!super->is_interface()) chain.push_back(super);
    const auto inherited = [&](MethodSymbol& method) {
      if (method.is_static() || method.is_constructor() || method.has(kPrivate | kSynthetic)) return false;
      if (!method.has(kPublic | kProtected) && method.owner_class()->package != symbol_.package) return false;
      for (ClassSymbol* c : chain)
        for (MethodSymbol* other : c->methods)
          if (other != &method && overrides(context_, *other, method)) return false;
      return true;
    };
    for (std::size_t i = 1; i < chain.size(); ++i) {
      if (chain[i]->type_params.empty()) continue;
      for (MethodSymbol* a : chain[i]->methods) {
        if (a->param_types.empty() || types_.member_type(site_, a).params == a->param_types || !inherited(*a)) continue;
        for (std::size_t j = 1; j < chain.size(); ++j)
          for (MethodSymbol* b : chain[j]->methods) {
            if (a == b || a->name != b->name || a->param_types.size() != b->param_types.size() || !inherited(*b) ||
                !is_subsignature(context_, *a, *b, site_))
              continue;
            context_.error(symbol_.range, "methods " + describe(context_, *a) + " from " + class_name(*chain[i]) +
                                              " and " + describe(context_, *b) + " from " + class_name(*chain[j]) +
                                              " are inherited with the same signature");
            return;
          }
      }
    }
  }

  // Whether a supertype of this class overrides `method`, which is then not a member here.
  bool overridden_above(MethodSymbol& method) {
    for (ClassSymbol* super : supers_) {
      if (super == method.owner_class()) continue;
      for (MethodSymbol* other : super->methods) {
        if (other->name != method.name || other->is_static() || other->param_types.size() != method.param_types.size())
          continue;
        const bool below = types_.is_subclass(super, method.owner_class()) ||
                           (!super->is_interface() && !other->has(kAbstract) && !other->has(kPrivate));
        if (below && is_subsignature(context_, *other, method, site_)) return true;
      }
    }
    return false;
  }

  bool clash(MethodSymbol& a, MethodSymbol& b) {
    const std::string pair =
        "types " + class_name(*a.owner_class()) + " and " + class_name(*b.owner_class()) + " are incompatible; ";
    MethodType ta = types_.member_type(site_, &a);
    MethodType tb = types_.member_type(site_, &b);
    if (ta.type_params.size() == tb.type_params.size() && !ta.type_params.empty())
      tb.result = types_.substitute(tb.result, {tb.type_params, {ta.type_params.begin(), ta.type_params.end()}});
    if (!result_fits(ta.result, tb.result) && !result_fits(tb.result, ta.result)) {
      context_.error(symbol_.range, "types " + class_name(*b.owner_class()) + " and " + class_name(*a.owner_class()) +
                                        " are incompatible; both define " + describe(context_, a) +
                                        ", but with unrelated return types");
      return true;
    }
    if (!a.owner_class()->is_interface()) return false;  // an abstract class's method goes before defaults
    if (!a.has(kDefault) && !b.has(kDefault)) return false;
    context_.error(symbol_.range,
                   pair + describe_kind(symbol_) + " inherits " +
                       (a.has(kDefault) && b.has(kDefault) ? "unrelated defaults" : "abstract and default") + " for " +
                       describe(context_, a) + " from types " + class_name(*a.owner_class()) + " and " +
                       class_name(*b.owner_class()));
    return true;
  }
  static std::string describe_kind(const ClassSymbol& symbol) { return describe(symbol); }

  void bridges() {
    std::set<std::string> present;  // name and descriptor of what the class has itself
    for (MethodSymbol* method : symbol_.methods) present.insert(key(*method));
    for (ClassSymbol* super : supers_) {
      const std::vector<MethodSymbol*> inherited = super->methods;  // checking `super` may change its list
      for (MethodSymbol* other : inherited) {
        if (other->is_static() || other->has(kPrivate) || other->is_constructor() || other->has(kFinal)) continue;
        MethodSymbol* target = implementation_of(*other);
        if (target == nullptr || target->is_static()) continue;
        const std::string wanted = key(*other);
        if (target == other ? !hidden_by_its_class(*other) : wanted == key(*target)) continue;
        if (present.count(wanted) != 0 || bridged_above(wanted)) continue;
        present.insert(wanted);
        add_bridge(*other, *target);
      }
    }
  }

  // A public method that this public class inherits from one that is not: as javac does, a bridge makes it callable by
  // reflection.
  bool hidden_by_its_class(const MethodSymbol& method) {
    const ClassSymbol& owner = *method.owner_class();
    return symbol_.has(kPublic) && !owner.has(kPublic) && !owner.is_interface() && method.has(kPublic) &&
           !method.has(kAbstract | kSynthetic);
  }

  std::string key(MethodSymbol& method) { return std::string(method.name) + types_.descriptor(&method); }

  // The method that a call of `other` ends in: the class's own, even when abstract, or an inherited implementation.
  MethodSymbol* implementation_of(MethodSymbol& other) {
    for (MethodSymbol* own : symbol_.methods)
      if (own->name == other.name && own->param_types.size() == other.param_types.size() &&
          overrides(context_, *own, other))
        return own;
    return find_implementation(context_, other, symbol_);
  }

  bool bridged_above(const std::string& wanted) {
    for (ClassSymbol* c = types_.class_of(symbol_.superclass); c != nullptr; c = types_.class_of(c->superclass)) {
      if (c->image != nullptr) {
        for (const bytecode::MethodImage& method : c->image->methods)
          if ((method.flags & bytecode::kBridge) != 0 && method.name + method.descriptor == wanted) return true;
        continue;
      }
      c->ensure(ClassStage::kChecked);
      for (MethodSymbol* bridge : c->bridges)
        if (key(*bridge) == wanted) return true;
    }
    return false;
  }

  void add_bridge(MethodSymbol& other, MethodSymbol& target) {
    auto* bridge = context_.arena.make<MethodSymbol>(other.name, &symbol_);
    bridge->flags = (target.flags & kAccessMask) | kSynthetic | kBridge;
    if (other.owner_class()->is_interface()) bridge->flags = kPublic | kSynthetic | kBridge;
    bridge->range = symbol_.range;
    bridge->synthetic = SyntheticBody::kBridge;
    bridge->bridge_target = &target;
    bridge->result = types_.erasure(other.result);
    bridge->thrown = other.thrown;
    for (Type* type : other.param_types) {
      auto* param = context_.arena.make<VarSymbol>(context_.arena.intern("x" + std::to_string(bridge->params.size())),
                                                   bridge, VarKind::kParameter);
      param->type = types_.erasure(type);
      bridge->params.push_back(param);
      bridge->param_types.push_back(param->type);
    }
    symbol_.bridges.push_back(bridge);
  }

  AttrContext& context_;
  TypeTable& types_;
  ClassSymbol& symbol_;
  Type* site_;
  std::vector<ClassSymbol*> supers_;
};

}  // namespace

void check_overrides(AttrContext& context, ClassSymbol& symbol) { OverrideChecker(context, symbol).run(); }

}  // namespace heddle::lang
