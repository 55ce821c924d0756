// From type syntax to types (JLS 6.5.5, 4.5).
#include <algorithm>

#include "lang/tree_completer.h"

namespace heddle::lang {
namespace {

ClassSymbol* find_member_class_in(AttrContext& context, ClassSymbol& in, Name name, std::vector<ClassSymbol*>& seen) {
  if (std::find(seen.begin(), seen.end(), &in) != seen.end()) return nullptr;
  seen.push_back(&in);
  for (ClassSymbol* member : in.member_classes)
    if (member->name == name) return member;
  if (in.image != nullptr)  // private ones are entered on demand only
    if (ClassSymbol* hidden = context.symbols.find_binary(std::string(in.binary_name) + '$' + std::string(name));
        hidden != nullptr && hidden->enclosing == &in)
      return hidden;
  in.ensure(ClassStage::kHeader);
  if (ClassSymbol* super = context.types.class_of(in.superclass))
    if (ClassSymbol* found = find_member_class_in(context, *super, name, seen)) return found;
  for (Type* i : in.interfaces)
    if (ClassSymbol* symbol = context.types.class_of(i))
      if (ClassSymbol* found = find_member_class_in(context, *symbol, name, seen)) return found;
  return nullptr;
}

// The type of `symbol` with these arguments when it is named without its outer class: an inner class of a generic class
// gets the parameterisation that the code around it has.
ClassType* implicit_outer(AttrContext& context, ClassSymbol& symbol, Scope& scope) {
  if (!symbol.inner || symbol.enclosing == nullptr) return nullptr;
  for (Scope* s = &scope; s != nullptr; s = s->next) {
    if (s->kind != Scope::Kind::kClass) continue;
    if (s->class_symbol == symbol.enclosing) return context.types.this_type(s->class_symbol);
    if (s->header) continue;
    if (ClassType* outer = context.types.as_super(context.types.this_type(s->class_symbol), symbol.enclosing))
      return outer;
  }
  return nullptr;
}

class TypeResolver {
 public:
  TypeResolver(AttrContext& context, Scope& scope) : context_(context), types_(context.types), scope_(scope) {}

  Type* resolve(TypeNode& node) {
    if (node.resolved == nullptr) node.resolved = make(node);
    return node.resolved;
  }

 private:
  Type* error(SourceRange range, std::string message) {
    context_.error(range, std::move(message));
    return types_.error_type();
  }

  Type* make(TypeNode& node) {
    switch (node.kind) {
      case NodeKind::kPrimitiveTypeNode: return types_.primitive(cast<PrimitiveTypeNode>(&node).primitive);
      case NodeKind::kNamedTypeNode: return named(cast<NamedTypeNode>(&node));
      case NodeKind::kArrayTypeNode: {
        TypeNode* element_node = cast<ArrayTypeNode>(&node).element;
        if (element_node == nullptr) return types_.error_type();
        Type* element = resolve(*element_node);
        if (element->is_error()) return element;
        if (element->is_void()) return error(element_node->range, "illegal start of type");
        return types_.array_of(element);
      }
      case NodeKind::kWildcardNode: {
        auto& wild = cast<WildcardNode>(&node);
        if (wild.bound == nullptr) return types_.wildcard(WildcardNode::Bound::kNone, nullptr);
        Type* bound = reference(*wild.bound);
        return bound->is_error() ? bound : types_.wildcard(wild.bound_kind, bound);
      }
      case NodeKind::kUnionTypeNode: {
        std::vector<Type*> alternatives;
        bool failed = false;
        for (TypeNode* alternative : cast<UnionTypeNode>(&node).alternatives) {
          alternatives.push_back(resolve(*alternative));
          failed = failed || alternatives.back()->is_error();
        }
        return failed || alternatives.empty() ? types_.error_type() : types_.lub(alternatives);
      }
      case NodeKind::kIntersectionTypeNode: {
        std::vector<Type*> parts;
        for (TypeNode* part : cast<IntersectionTypeNode>(&node).parts) parts.push_back(reference(*part));
        return parts.empty() ? types_.error_type() : types_.intersection(parts);
      }
      default: return types_.error_type();  // `var`, which has no type by itself: whoever allows it looks for it first
    }
  }

  // A type argument or bound: primitives are not allowed.
  Type* reference(TypeNode& node) {
    Type* type = resolve(node);
    if (type->is_primitive() || type->is_void()) {
      node.resolved = types_.error_type();
      return error(node.range, "unexpected type; required: reference, found: " + types_.to_string(type));
    }
    return type;
  }

  Type* named(NamedTypeNode& node) {
    const auto& segments = node.segments;
    Type* first = find_type(context_, segments[0].name.text, scope_, segments[0].name.range);
    if (first != nullptr && first->is_error()) return resolve_args_only(node);
    if (first != nullptr && first->kind == TypeKind::kTypeVar) {
      context_.saw(segments[0].name.range, static_cast<TypeVar*>(first)->symbol);
      if (segments.size() > 1) return error(node.range, "cannot select from a type variable");
      if (!segments[0].args.empty())
        return error(node.range, "unexpected type; required: class, found: type parameter " + types_.to_string(first));
      return first;
    }
    std::size_t next = 0;
    ClassSymbol* symbol = nullptr;
    if (first != nullptr) {
      symbol = types_.class_of(first);
      next = 1;
    } else {
      std::string package;
      for (; next < segments.size() && symbol == nullptr; ++next) {
        if (next > 0) symbol = find_class_or_loose(context_, package, segments[next].name.text);
        package.append(next == 0 ? "" : ".").append(segments[next].name.text);
        if (symbol == nullptr && context_.cursor != nullptr)
          context_.cursor->saw(segments[next].name.range, "package " + package);
      }
      if (symbol == nullptr) {
        resolve_args_only(node);
        return unknown(node, package);
      }
    }
    const bool qualified = next > 1;
    // By a simple name it may come from a class that inherits it: the class that declares it need not be accessible.
    if (!accessible(*symbol, first, segments[next - 1].name.range)) return resolve_args_only(node);
    Type* current = parameterise(*symbol, segments[next - 1], node,
                                 qualified ? nullptr : implicit_outer(context_, *symbol, scope_));
    for (; next < segments.size(); ++next) {
      if (current->is_error()) return current;
      ClassSymbol* outer = types_.class_of(current);
      ClassSymbol* member = find_member_class(context_, *outer, segments[next].name.text);
      if (member == nullptr)
        return error(segments[next].name.range,
                     "cannot find symbol: class " + std::string(segments[next].name.text) + " in " + describe(*outer));
      if (!accessible(*member, current, segments[next].name.range)) return resolve_args_only(node);
      auto* outer_type = static_cast<ClassType*>(current);
      if (!member->inner && !outer_type->args.empty())
        return error(segments[next].name.range, "cannot select a static class from a parameterized type");
      ClassType* outer_super = member->inner ? types_.as_super(outer_type, member->enclosing) : nullptr;
      if (outer_super != nullptr && outer_super->raw && !segments[next].args.empty())
        return error(segments[next].name.range, "improperly formed type, type arguments given on a raw type");
      // Of a generic class in a parameterised one all arguments must be there (JLS 4.8).
      if (!segments[next - 1].args.empty() && segments[next].args.empty() && !segments[next].diamond && member->inner &&
          !member->type_params.empty())
        return error(segments[next].name.range, "improperly formed type, some parameters are missing");
      current = parameterise(*member, segments[next], node, outer_super);
    }
    return current;
  }

  Type* resolve_args_only(NamedTypeNode& node) {
    for (auto& segment : node.segments)
      for (TypeNode* arg : segment.args) resolve(*arg);
    return types_.error_type();
  }

  Type* unknown(NamedTypeNode& node, const std::string& name) {
    if (name == "var") return error(node.range, "'var' is not allowed here");
    const SourceRange range = node.segments.size() == 1
                                  ? node.segments[0].name.range
                                  : SourceRange::cover(node.segments[0].name.range, node.segments.back().name.range);
    // Outer.Inner with an unknown Outer reads as a package to the JLS; both are worth a hint.
    report_unknown_type(context_, name, range, scope_);
    return types_.error_type();
  }

  bool accessible(ClassSymbol& symbol, Type* site, SourceRange range) {
    if (is_accessible(context_, symbol, site, scope_)) return true;
    const std::string name(symbol.name);
    if (symbol.has(kPrivate) && symbol.enclosing != nullptr)
      context_.error(range, std::string(symbol.enclosing->name) + "." + name + " has private access in " +
                                std::string(symbol.enclosing->name));
    else if (symbol.has(kProtected) && symbol.enclosing != nullptr)
      context_.error(range, std::string(symbol.enclosing->name) + "." + name + " has protected access in " +
                                std::string(symbol.enclosing->name));
    else
      context_.error(range, name + " is not public in " + std::string(symbol.package->name) +
                                "; cannot be accessed from outside package");
    return false;
  }

  Type* parameterise(ClassSymbol& symbol, const NamedTypeNode::Segment& segment, NamedTypeNode& node,
                     ClassType* outer) {
    std::vector<Type*> args;
    bool failed = false;
    context_.saw(segment.name.range, &symbol);
    for (TypeNode* arg : segment.args) {
      args.push_back(reference(*arg));
      failed = failed || args.back()->is_error();
    }
    if (!args.empty() && symbol.type_params.empty())
      return error(node.range, "type " + std::string(symbol.name) + " does not take parameters");
    if (!args.empty() && args.size() != symbol.type_params.size())
      return error(node.range, "wrong number of type arguments; required " + std::to_string(symbol.type_params.size()));
    if (failed) return types_.error_type();
    return types_.class_type(&symbol, args, args.empty() && !symbol.type_params.empty() ? nullptr : outer);
  }

  AttrContext& context_;
  TypeTable& types_;
  Scope& scope_;
};

void report_ambiguous(AttrContext& context, Name name, const ClassSymbol& a, const ClassSymbol& b, SourceRange range) {
  context.error(range, "reference to " + std::string(name) + " is ambiguous")
      .notes.push_back({{}, "both " + std::string(a.full_name) + " and " + std::string(b.full_name) + " match"});
}

Type* find_in_unit(AttrContext& context, CompilationUnit& unit, Name name, SourceRange report) {
  TypeTable& types = context.types;
  for (ClassDecl* decl : unit.types)
    if (decl->name.text == name && decl->symbol != nullptr) return types.raw_type(decl->symbol);
  Imports& imports = completer_of(context).imports(unit);
  if (auto it = imports.types.find(name); it != imports.types.end())
    return it->second.symbol != nullptr ? types.raw_type(it->second.symbol) : types.error_type();
  ClassSymbol* imported = nullptr;
  for (const Imports::StaticMember& import : imports.static_members) {
    ClassSymbol* member = import.member == name ? find_member_class(context, *import.symbol, name) : nullptr;
    if (member == nullptr || !member->has(kStatic) || member == imported) continue;
    if (imported != nullptr && !imported->has(kPrivate) && !member->has(kPrivate)) {
      if (report.valid()) report_ambiguous(context, name, *imported, *member, report);
      return types.error_type();
    }
    imported = member;
  }
  if (imported != nullptr) return types.raw_type(imported);
  const std::string_view package = unit.package != nullptr ? unit.package->name : Name{};
  if (ClassSymbol* symbol = context.symbols.find_class(package, name)) return types.raw_type(symbol);

  ClassSymbol* found = nullptr;
  ClassSymbol* inaccessible = nullptr;
  const auto consider = [&](ClassSymbol* symbol) {
    if (symbol == nullptr || symbol == found) return true;
    if (!symbol->has(kPublic) && symbol->package != unit.package) {
      inaccessible = symbol;
      return true;
    }
    if (found == nullptr) {
      found = symbol;
      return true;
    }
    if (report.valid()) report_ambiguous(context, name, *found, *symbol, report);
    return false;
  };
  for (const Imports::OnDemand& import : imports.on_demand) {
    ClassSymbol* symbol = import.symbol != nullptr ? find_member_class(context, *import.symbol, name)
                                                   : context.symbols.find_class(import.package, name);
    if (!consider(symbol)) return types.error_type();
  }
  for (ClassSymbol* import : imports.static_on_demand)
    if (!consider(find_member_class(context, *import, name))) return types.error_type();
  if (found == nullptr) found = inaccessible;
  if (found != nullptr) return types.raw_type(found);
  if (ClassSymbol* symbol = find_class_or_loose(context, package, name)) return types.raw_type(symbol);
  return nullptr;
}

void check_argument_bounds(AttrContext& context, ClassType& type, const std::vector<TypeNode*>& nodes) {
  TypeTable& types = context.types;
  const auto& params = type.symbol->type_params;
  if (nodes.size() != type.args.size() || params.size() != type.args.size()) return;
  Substitution s;
  for (std::size_t i = 0; i < params.size(); ++i) {
    s.from.push_back(params[i]->type);
    s.to.push_back(type.args[i]);
  }
  bool wildcards = false;
  for (Type* arg : type.args) wildcards = wildcards || arg->kind == TypeKind::kWildcard;
  for (std::size_t i = 0; i < params.size(); ++i) {
    Type* arg = type.args[i];
    Type* bound = types.substitute(types.upper_bound(params[i]->type), s);
    bool fits = true;
    if (auto* wild = as_wildcard(arg)) {
      if (wild->bound != nullptr && !wild->bound->is_error())
        fits = wild->bound_kind == WildcardNode::Bound::kSuper && as_type_var(wild->bound) == nullptr
                   ? types.is_subtype(wild->bound, types.erasure(bound))
                   : types.is_castable(wild->bound, types.erasure(bound));
    } else if (!arg->is_error()) {
      // With wildcards among the arguments the bound is about captured variables, of which only the erasure is known
      // here.
      fits = types.is_subtype(arg, wildcards ? types.erasure(bound) : bound);  // (unchecked conversion is none)
    }
    if (!fits)
      context.error(nodes[i]->range, "type argument " + types.to_string(arg) +
                                         " is not within bounds of type-variable " + std::string(params[i]->name));
  }
}

}  // namespace

Type* resolve_type(AttrContext& context, TypeNode& node, Scope& scope) {
  return TypeResolver(context, scope).resolve(node);
}

ClassSymbol* find_member_class(AttrContext& context, ClassSymbol& in, Name name) {
  std::vector<ClassSymbol*> seen;
  return find_member_class_in(context, in, name, seen);
}

Type* find_type(AttrContext& context, Name name, Scope& scope, SourceRange report) {
  TypeTable& types = context.types;
  bool static_only = false;
  Type* not_inherited = nullptr;  // a private class of a superclass (JLS 8.5): what is further out comes first
  const auto variable = [&](TypeVarSymbol* var, bool barred) -> Type* {
    if (!barred) return var->type;
    if (report.valid())
      context.error(report,
                    "non-static type variable " + std::string(name) + " cannot be referenced from a static context");
    return types.error_type();
  };
  for (Scope* s = &scope; s != nullptr; s = s->next) {
    for (auto it = s->local_classes.rbegin(); it != s->local_classes.rend(); ++it)
      if ((*it)->name == name) return types.raw_type(*it);
    if (s->kind == Scope::Kind::kClass) {
      ClassSymbol* symbol = s->class_symbol;
      if (!s->header)
        for (ClassSymbol* member : symbol->member_classes)
          if (member->name == name) return types.raw_type(member);
      for (TypeVarSymbol* var : s->type_vars)
        if (var->name == name) return variable(var, static_only);
      if (!s->header)
        if (ClassSymbol* member = find_member_class(context, *symbol, name)) {
          if (is_accessible(context, *member, types.raw_type(symbol), scope)) return types.raw_type(member);
          if (not_inherited == nullptr) not_inherited = types.raw_type(member);
        }
      if (s->is_static) static_only = true;
    } else if (s->kind == Scope::Kind::kUnit) {
      if (Type* found = find_in_unit(context, *s->unit, name, report)) return found;
    } else {
      for (TypeVarSymbol* var : s->type_vars)
        if (var->name == name) return variable(var, false);
      if (s->kind == Scope::Kind::kMethod && s->is_static) static_only = true;
    }
  }
  return not_inherited;
}

void check_bounds(AttrContext& context, TypeNode& node) {
  if (node.resolved == nullptr || node.resolved->is_error()) return;
  switch (node.kind) {
    case NodeKind::kNamedTypeNode: {
      auto& named = cast<NamedTypeNode>(&node);
      for (auto& segment : named.segments)
        for (TypeNode* arg : segment.args) check_bounds(context, *arg);
      ClassType* type = as_class(node.resolved);
      for (auto it = named.segments.rbegin(); it != named.segments.rend() && type != nullptr; ++it, type = type->outer)
        if (!it->args.empty()) check_argument_bounds(context, *type, it->args);
      break;
    }
    case NodeKind::kArrayTypeNode:
      if (TypeNode* element = cast<ArrayTypeNode>(&node).element) check_bounds(context, *element);
      break;
    case NodeKind::kWildcardNode:
      if (TypeNode* bound = cast<WildcardNode>(&node).bound) check_bounds(context, *bound);
      break;
    case NodeKind::kIntersectionTypeNode:
      for (TypeNode* part : cast<IntersectionTypeNode>(&node).parts) check_bounds(context, *part);
      break;
    default: break;
  }
}

}  // namespace heddle::lang
