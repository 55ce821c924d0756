// Messages about names that are not there: near names, missing imports, parts of Java that are outside.
#include <algorithm>

#include "lang/tree_completer.h"
#include "vm/base/nearest_name.h"
#include "vm/bytecode/class_image.h"

namespace heddle::lang {
namespace {

// Packages of Java SE and of its surroundings that no library of ours will hold.
constexpr std::string_view kOutside[] = {
    "java.applet",
    "java.awt",
    "java.beans",
    "java.lang.annotation.processing",
    "java.lang.instrument",
    "java.lang.management",
    "java.lang.module",
    "java.lang.ref",
    "java.nio.charset.spi",
    "java.rmi",
    "java.security",
    "java.sql",
    "java.util.jar",
    "java.util.logging",
    "java.util.prefs",
    "java.util.zip",
    "javax",
    "javafx",
    "jdk",
    "sun",
    "com.sun",
    "org.w3c.dom",
    "org.xml.sax",
    "org.omg",
};

// Where a class that was not imported is looked for.
constexpr std::string_view kCommonPackages[] = {
    "java.util",
    "java.util.concurrent",
    "java.util.concurrent.atomic",
    "java.util.concurrent.locks",
    "java.util.function",
    "java.util.stream",
    "java.io",
    "java.math",
    "java.time",
    "java.text",
    "java.util.regex",
    "java.nio",
    "java.nio.channels",
    "java.nio.file",
    "java.nio.charset",
    "heddle",
    "org.junit",
    "org.junit.jupiter.api",
    "org.junit.jupiter.params",
    "org.junit.jupiter.params.provider",
    "org.hamcrest",
};

void collect_type_names(AttrContext& context, Scope& scope, std::vector<std::string>& out) {
  for (Scope* s = &scope; s != nullptr; s = s->next) {
    for (ClassSymbol* c : s->local_classes) out.emplace_back(c->name);
    for (TypeVarSymbol* v : s->type_vars) out.emplace_back(v->name);
    if (s->kind == Scope::Kind::kClass)
      for (ClassSymbol* c : s->class_symbol->member_classes) out.emplace_back(c->name);
    if (s->kind == Scope::Kind::kUnit) {
      for (ClassDecl* decl : s->unit->types) out.emplace_back(decl->name.text);
      Imports& imports = completer_of(context).imports(*s->unit);
      for (const auto& [name, single] : imports.types) out.emplace_back(name);
      for (const Imports::OnDemand& import : imports.on_demand)
        for (ClassSource* source : context.symbols.class_sources)
          if (import.symbol == nullptr)
            for (std::string& name : source->classes_in(import.package)) out.push_back(std::move(name));
    }
  }
}

// The classes of a package, of the library's those that all may use.
std::vector<std::string> public_classes(AttrContext& context, std::string_view package) {
  std::string folder(package);
  std::replace(folder.begin(), folder.end(), '.', '/');
  std::vector<std::string> names;
  for (ClassSource* source : context.symbols.class_sources)
    for (std::string& name : source->classes_in(package)) {
      const bytecode::ClassImage* image = source->find_image(folder + '/' + name);
      if (image == nullptr || (image->flags & kPublic) != 0) names.push_back(std::move(name));
    }
  return names;
}

}  // namespace

std::string explain_outside(AttrContext& context, std::string_view dotted_name) {
  if (auto& explain = completer_of(context).explain_missing)
    if (std::string reason = explain(dotted_name); !reason.empty()) return reason;
  for (std::string_view prefix : kOutside)
    if (dotted_name == prefix ||
        (dotted_name.size() > prefix.size() && dotted_name.substr(0, prefix.size()) == prefix &&
         dotted_name[prefix.size()] == '.')) {
      if (context.symbols.package_exists(prefix)) return {};  // part of it is here after all
      // "javax.swing", not "javax"
      const std::size_t dot =
          prefix.find('.') == std::string_view::npos ? dotted_name.find('.', prefix.size() + 1) : prefix.size();
      return std::string(dotted_name.substr(0, dot)) + " is outside this VM";
    }
  return {};
}

std::vector<ClassSymbol*> with_supertypes(AttrContext& context, ClassSymbol& c) {
  std::vector<ClassSymbol*> all = {&c};
  for (std::size_t i = 0; i < all.size() && i < 100; ++i) {
    all[i]->ensure(ClassStage::kMembers);
    if (ClassSymbol* super = context.types.class_of(all[i]->superclass)) all.push_back(super);
    for (Type* interface : all[i]->interfaces)
      if (ClassSymbol* super = context.types.class_of(interface)) all.push_back(super);
  }
  if (all.size() > 100) all.resize(100);
  return all;
}

std::string explain_missing_member(AttrContext& context, ClassSymbol& c, std::string_view name) {
  const auto has_name = [name](const Symbol* member) { return member->name == name; };
  std::string reason;
  for (const ClassSymbol* owner : with_supertypes(context, c)) {
    if (owner->image == nullptr) continue;
    // (One of that name is here: then it is not the name that is wrong.)
    if (std::any_of(owner->methods.begin(), owner->methods.end(), has_name)) return {};
    if (reason.empty()) reason = explain_outside(context, std::string(owner->full_name) + "." + std::string(name));
  }
  return reason;
}

void check_usable(AttrContext& context, const MethodSymbol& method, SourceRange range) {
  if (!method.has(kDeprecated) || method.owner_class()->image == nullptr) return;
  const auto& explain = completer_of(context).explain_unusable;
  if (explain == nullptr) return;
  const std::string name = std::string(method.owner_class()->full_name) + "." + std::string(method.name);
  if (const std::string reason = explain(name); !reason.empty()) context.error(range, reason);
}

std::string explain_unimported(AttrContext& context, std::string_view name, Scope& scope) {
  const auto explain = [&](std::string_view package) {
    return context.symbols.package_exists(package)  // (else the import has been told)
               ? explain_outside(context, std::string(package) + "." + std::string(name))
               : std::string();
  };
  for (Scope* s = &scope; s != nullptr; s = s->next) {
    if (s->kind != Scope::Kind::kUnit) continue;
    for (const Imports::OnDemand& import : completer_of(context).imports(*s->unit).on_demand)
      if (import.symbol == nullptr)
        if (std::string reason = explain(import.package); !reason.empty()) return reason;
  }
  return explain("java.lang");
}

void report_missing_package(AttrContext& context, std::string_view package, SourceRange range) {
  if (std::string reason = explain_outside(context, package); !reason.empty()) {
    context.error(range, reason);
    return;
  }
  auto& error = context.error(range, "package " + std::string(package) + " does not exist");
  std::vector<std::string> known(std::begin(kCommonPackages), std::end(kCommonPackages));
  std::erase_if(known, [&](const std::string& name) { return !context.symbols.package_exists(name); });
  std::string near = base::nearest_name(package, known);
  // "Sytem.out": what is no variable and no class is taken for a package (JLS 6.5.2).
  if (near.empty() && package.find('.') == std::string_view::npos)
    near = base::nearest_name(package, public_classes(context, "java.lang"));
  if (!near.empty()) error.hint = "did you mean '" + near + "'?";
}

void report_unknown_type(AttrContext& context, std::string_view name, SourceRange range, Scope& scope) {
  if (const std::size_t dot = name.rfind('.'); dot != std::string_view::npos) {
    if (std::string reason = explain_outside(context, name); !reason.empty()) {
      context.error(range, reason);
      return;
    }
    const std::string_view package = name.substr(0, dot);
    if (!context.symbols.package_exists(package)) report_missing_package(context, package, range);
    else {
      const std::string simple(name.substr(dot + 1));
      auto& error = context.error(range, "cannot find symbol: class " + simple + " in package " + std::string(package));
      const std::string near = base::nearest_name(simple, public_classes(context, package));
      if (!near.empty()) error.hint = "did you mean '" + near + "'?";
    }
    return;
  }
  if (std::string reason = explain_unimported(context, name, scope); !reason.empty()) {
    context.error(range, reason);
    return;
  }
  auto& error = context.error(range, "cannot find symbol: class " + std::string(name));
  for (std::string_view package : kCommonPackages) {
    bool here = false;
    for (ClassSource* source : context.symbols.class_sources) {
      const std::vector<std::string> names = source->classes_in(package);
      here = here || std::find(names.begin(), names.end(), name) != names.end();
    }
    if (here) {
      error.hint = "add 'import " + std::string(package) + "." + std::string(name) + ";'";
      return;
    }
  }
  std::vector<std::string> candidates;
  collect_type_names(context, scope, candidates);
  const std::string near = base::nearest_name(name, candidates);
  if (!near.empty()) error.hint = "did you mean '" + near + "'?";
}

std::string describe(const ClassSymbol& symbol) {
  const char* kind = symbol.class_kind == ClassKind::kEnum         ? "enum "
                     : symbol.class_kind == ClassKind::kAnnotation ? "@interface "
                     : symbol.is_interface()                       ? "interface "
                     : symbol.class_kind == ClassKind::kRecord     ? "record "
                                                                   : "class ";
  return kind + symbol.shown_name();
}

std::string describe(AttrContext& context, const MethodSymbol& method) {
  std::string result(method.is_constructor() ? method.owner_class()->name : method.name);
  if (!method.type_params.empty()) {
    std::string params;
    for (TypeVarSymbol* param : method.type_params) params.append(params.empty() ? "" : ",").append(param->name);
    result = '<' + params + '>' + result;
  }
  result += '(';
  for (std::size_t i = 0; i < method.param_types.size(); ++i) {
    std::string type = context.types.to_string(method.param_types[i]);
    if (method.is_varargs() && i + 1 == method.param_types.size() && type.size() > 2)
      type = type.substr(0, type.size() - 2) + "...";
    result += (i == 0 ? "" : ",") + type;
  }
  return result + ')';
}

}  // namespace heddle::lang
