// Imports (JLS 7.5) and qualified names of classes.
#include <algorithm>

#include "lang/tree_completer.h"
#include "vm/base/nearest_name.h"

namespace heddle::lang {
namespace {

std::string join(const std::vector<Ident>& path, std::size_t count) {
  std::string result;
  for (std::size_t i = 0; i < count && i < path.size(); ++i) result.append(i == 0 ? "" : ".").append(path[i].text);
  return result;
}

SourceRange range_of(const std::vector<Ident>& path) {
  return SourceRange::cover(path.front().range, path.back().range);
}

ClassSymbol* direct_member(ClassSymbol& symbol, Name name) {
  for (ClassSymbol* member : symbol.member_classes)
    if (member->name == name) return member;
  return nullptr;
}

void report_import(AttrContext& context, const std::vector<Ident>& path) {
  std::size_t used = 0;
  ClassSymbol* outer = find_qualified_class(context, path, &used);
  if (outer == nullptr && used == 0) {
    const std::string package = join(path, path.size() - 1);
    if (std::string reason = explain_outside(context, join(path, path.size())); !reason.empty()) {
      context.error(range_of(path), reason);
    } else if (package.empty()) {
      context.error(range_of(path), "cannot find symbol: class " + std::string(path.back().text));
    } else if (!context.symbols.package_exists(package)) {
      report_missing_package(context, package, range_of(path));
    } else {
      auto& error = context.error(
          path.back().range, "cannot find symbol: class " + std::string(path.back().text) + " in package " + package);
      std::vector<std::string> names;
      for (ClassSource* source : context.symbols.class_sources)
        for (std::string& name : source->classes_in(package)) names.push_back(std::move(name));
      const std::string near = base::nearest_name(path.back().text, names);
      if (!near.empty()) error.hint = "did you mean '" + near + "'?";
    }
    return;
  }
  ClassSymbol* base = nullptr;
  std::vector<Ident> head(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(used));
  base = find_qualified_class(context, head);
  context.error(path[std::min(used, path.size() - 1)].range,
                "cannot find symbol: class " + std::string(path[std::min(used, path.size() - 1)].text) +
                    (base != nullptr ? " in " + describe(*base) : ""));
}

void resolve_static(AttrContext& context, ImportDecl& decl, Imports& imports) {
  std::vector<Ident> path = decl.path;
  const Ident member = path.back();
  if (!decl.on_demand) path.pop_back();
  if (path.empty()) return;
  ClassSymbol* symbol = find_qualified_class(context, path);
  if (symbol == nullptr) {
    report_import(context, path);
    return;
  }
  if (decl.on_demand) imports.static_on_demand.push_back(symbol);
  else imports.static_members.push_back({symbol, member.text, &decl});
}

void resolve_on_demand(AttrContext& context, ImportDecl& decl, Imports& imports) {
  const std::string name = join(decl.path, decl.path.size());
  if (ClassSymbol* symbol = find_qualified_class(context, decl.path)) {
    imports.on_demand.push_back({{}, symbol, &decl});
    return;
  }
  if (std::string reason = explain_outside(context, name); !reason.empty() && !context.symbols.package_exists(name))
    context.error(range_of(decl.path), reason);
  else if (!context.symbols.package_exists(name)) report_missing_package(context, name, range_of(decl.path));
  else imports.on_demand.push_back({name, nullptr, &decl});
}

}  // namespace

ClassSymbol* find_class_or_loose(AttrContext& context, std::string_view package, std::string_view simple) {
  if (ClassSymbol* found = context.symbols.find_class(package, simple)) return found;
  ClassSource* loose = completer_of(context).loose_files;
  if (loose == nullptr) return nullptr;
  const ClassSource::Found found = loose->find(package, simple);
  if (found.unit == nullptr) return nullptr;
  enter_unit(context, *found.unit);
  std::string binary(package);
  std::replace(binary.begin(), binary.end(), '.', '/');
  if (!binary.empty()) binary += '/';
  binary += simple;
  auto it = context.symbols.by_binary_name.find(context.arena.intern(binary));
  return it != context.symbols.by_binary_name.end() ? it->second : nullptr;
}

ClassSymbol* find_qualified_class(AttrContext& context, const std::vector<Ident>& path, std::size_t* prefix) {
  if (prefix != nullptr) *prefix = 0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    ClassSymbol* symbol = find_class_or_loose(context, join(path, i), path[i].text);
    if (symbol == nullptr) {
      if (context.cursor != nullptr) context.cursor->saw(path[i].range, "package " + join(path, i + 1));
      continue;
    }
    context.saw(path[i].range, symbol);
    std::size_t used = i + 1;
    while (used < path.size()) {
      ClassSymbol* member = direct_member(*symbol, path[used].text);
      if (member == nullptr) break;
      symbol = member;
      context.saw(path[used].range, symbol);
      ++used;
    }
    if (prefix != nullptr) *prefix = used;
    return used == path.size() ? symbol : nullptr;
  }
  return nullptr;
}

Imports& TreeCompleter::imports(CompilationUnit& unit) {
  Imports*& slot = unit_imports[&unit];
  if (slot == nullptr) slot = context.arena.make<Imports>();
  Imports& imports = *slot;
  if (imports.resolved) return imports;
  imports.resolved = true;  // names asked for on the way see what is there already
  for (ImportDecl* decl : unit.imports) {
    if (decl->path.empty()) continue;
    if (decl->is_static) {
      resolve_static(context, *decl, imports);
    } else if (decl->on_demand) {
      resolve_on_demand(context, *decl, imports);
    } else if (ClassSymbol* symbol = find_qualified_class(context, decl->path)) {
      auto [it, fresh] = imports.types.emplace(symbol->name, Imports::SingleType{symbol, decl});
      if (!fresh && it->second.symbol != symbol)
        context.error(range_of(decl->path),
                      "a type with the same simple name is already defined by the single-type-import of " +
                          std::string(it->second.symbol->name));
      for (ClassDecl* own : unit.types)
        if (own->name.text == symbol->name && own->symbol != symbol)
          context.error(range_of(decl->path),
                        std::string(symbol->name) + " is already defined in this compilation unit");
    } else {
      report_import(context, decl->path);
      // Known by name, so that each use is not reported again.
      imports.types.emplace(decl->path.back().text, Imports::SingleType{nullptr, decl});
    }
  }
  imports.on_demand.push_back({"java.lang", nullptr, nullptr});
  return imports;
}

Scope* TreeCompleter::unit_scope(CompilationUnit& unit) {
  Scope*& slot = unit_scopes[&unit];
  if (slot == nullptr) {
    slot = context.arena.make<Scope>(Scope::Kind::kUnit, nullptr);
    slot->unit = &unit;
    owned_scopes[slot] = true;
  }
  return slot;
}

void check_imports(AttrContext& context, CompilationUnit& unit) {
  Imports& imports = completer_of(context).imports(unit);
  for (const Imports::StaticMember& import : imports.static_members) {
    Type* site = context.types.raw_type(import.symbol);
    bool found = false;
    if (VarSymbol* field = find_field(context, site, import.member)) {
      found = field->is_static();
      context.saw(import.decl->path.back().range, field);
    }
    for (MethodSymbol* method : find_methods(context, site, import.member)) {
      found = found || method->is_static();
      if (method->is_static()) context.saw(import.decl->path.back().range, method);
    }
    if (ClassSymbol* member = find_member_class(context, *import.symbol, import.member)) {
      found = found || member->has(kStatic);
      context.saw(import.decl->path.back().range, member);
    }
    if (!found)
      context.error(import.decl->path.back().range,
                    "cannot find symbol: static " + std::string(import.member) + " in " + describe(*import.symbol));
  }
  Scope* scope = completer_of(context).unit_scope(unit);
  for (const auto& [name, single] : imports.types)
    if (single.symbol != nullptr && !is_accessible(context, *single.symbol, nullptr, *scope))
      context.error(range_of(single.decl->path),
                    single.symbol->enclosing == nullptr
                        ? std::string(single.symbol->full_name) + " is not public in " +
                              std::string(single.symbol->package->name) + "; cannot be accessed from outside package"
                        : std::string(single.symbol->full_name) + " has private access in " +
                              std::string(single.symbol->enclosing->full_name));
}

VarSymbol* find_imported_field(AttrContext& context, CompilationUnit& unit, Name name, bool* ambiguous) {
  Imports& imports = completer_of(context).imports(unit);
  VarSymbol* found = nullptr;
  const auto visible = [&](const VarSymbol& field) {
    return !field.has(kPrivate) && (field.has(kPublic) || field.owner_class()->package == unit.package);
  };
  const auto consider = [&](ClassSymbol* symbol, bool single) {
    VarSymbol* field = find_field(context, context.types.raw_type(symbol), name);
    if (field == nullptr || !field->is_static() || (!single && field->has(kPrivate)) || field == found) return;
    if (found != nullptr && visible(*found) && visible(*field)) *ambiguous = true;
    if (found == nullptr || !visible(*found)) found = field;
  };
  for (const Imports::StaticMember& import : imports.static_members)
    if (import.member == name) consider(import.symbol, true);
  if (found == nullptr)
    for (ClassSymbol* symbol : imports.static_on_demand) consider(symbol, false);
  return found;
}

std::vector<MethodSymbol*> find_imported_methods(AttrContext& context, CompilationUnit& unit, Name name) {
  Imports& imports = completer_of(context).imports(unit);
  std::vector<MethodSymbol*> result;
  const auto add = [&](ClassSymbol* symbol) {
    for (MethodSymbol* method : find_methods(context, context.types.raw_type(symbol), name))
      if (method->is_static() && std::find(result.begin(), result.end(), method) == result.end())
        result.push_back(method);
  };
  for (const Imports::StaticMember& import : imports.static_members)
    if (import.member == name) add(import.symbol);
  if (result.empty())
    for (ClassSymbol* symbol : imports.static_on_demand) add(symbol);
  return result;
}

}  // namespace heddle::lang
