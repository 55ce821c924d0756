// What the parts that complete declarations share: the completer of source classes and what it knows beside the
// symbols. Not for other folders.
#pragma once
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lang/attr_context.h"

namespace heddle::lang {

// The imports of one unit, resolved on first use (imports.cpp).
struct Imports {
  struct SingleType {
    ClassSymbol* symbol;
    ImportDecl* decl;
  };
  struct OnDemand {  // exactly one of the two
    std::string package;
    ClassSymbol* symbol = nullptr;
    ImportDecl* decl = nullptr;
  };
  struct StaticMember {
    ClassSymbol* symbol;
    Name member;
    ImportDecl* decl;
  };
  bool resolved = false;
  std::unordered_map<Name, SingleType> types;
  std::vector<OnDemand> on_demand;  // java.lang last
  std::vector<StaticMember> static_members;
  std::vector<ClassSymbol*> static_on_demand;
};

class TreeCompleter : public ClassCompleter {
 public:
  explicit TreeCompleter(AttrContext& c) : context(c) {}
  void complete_header(ClassSymbol& symbol) override;   // headers.cpp
  void complete_members(ClassSymbol& symbol) override;  // members.cpp
  void check(ClassSymbol& symbol) override;             // check_classes.cpp

  Imports& imports(CompilationUnit& unit);  // imports.cpp
  Scope* unit_scope(CompilationUnit& unit);

  AttrContext& context;
  std::unordered_map<const CompilationUnit*, Imports*> unit_imports;
  std::unordered_map<const CompilationUnit*, Scope*> unit_scopes;
  std::unordered_map<const ClassSymbol*, Scope*> class_scopes;
  // Copies of the scopes around local classes, made when they are entered.
  std::unordered_map<const ClassSymbol*, Scope*> declaration_scopes;
  // Scopes that live in the arena; copying a chain stops at the first of them.
  std::unordered_map<const Scope*, bool> owned_scopes;
  // Files beside a unit whose names do not tell their classes: asked last of all (class_sources.h). May be null.
  ClassSource* loose_files = nullptr;
  // Told of every unit that is entered. May be empty.
  std::function<void(CompilationUnit&)> unit_entered;
  // The library's own reason why a dotted name is missing (LibraryProvider::explain_missing). May be empty.
  std::function<std::string(std::string_view)> explain_missing;
  // Why a method of the library cannot be called (LibraryProvider::explain_unusable). May be empty.
  std::function<std::string(std::string_view)> explain_unusable;
  // With errors: flow analysis still looks at the files that have none (library development).
  bool flow_per_file = false;
  // Around the classes compiled before in which a snippet stands are its imports. Null: none is compiled.
  CompilationUnit* snippet_unit = nullptr;
  std::uint32_t provisional_names = 0;  // of local classes; see name_local_classes
  // Field assignments that were appended to compact constructors (members.cpp), for flow.
  std::unordered_map<const MethodDecl*, std::size_t> compact_assignments;
};

inline TreeCompleter& completer_of(AttrContext& context) {
  return *static_cast<TreeCompleter*>(context.symbols.tree_completer);
}

// Where a class is pointed at in messages: its name, or the brace of an anonymous body.
SourceRange place_of(const ClassDecl& decl);

// enter.cpp, local_class_names.cpp
// A symbol for the declaration and its member classes, at stage kNamed. Nothing is registered by binary name.
ClassSymbol* make_class(AttrContext& context, ClassDecl& decl, Symbol* owner, ClassSymbol* enclosing,
                        CompilationUnit& unit);
// Registers the class by its binary name; an error if another class of the sources has it (C1.C2 beside C1$C2).
void define_named(AttrContext& context, ClassSymbol& symbol);
// The class of a snippet's unit, as a member of `inside`, which was compiled before (null: a class of the top level);
// `inner`: with an enclosing instance.
ClassSymbol* enter_snippet_class(AttrContext& context, CompilationUnit& unit, ClassSymbol* inside, bool inner);
std::vector<TypeVarSymbol*> enter_type_params(AttrContext& context, std::vector<TypeParamDecl*>& decls,
                                              Symbol& declaring);
// Gives local and anonymous classes that stayed in the tree of `outermost` their numbers, in javac's order (within each
// class: its body first, then its member classes), and lists them in unit.classes. Attribution may enter copies of
// lambda bodies several times; those leave no trace.
void name_local_classes(AttrContext& context, ClassSymbol& outermost);

// headers.cpp
void resolve_type_param_bounds(AttrContext& context, std::vector<TypeParamDecl*>& decls, Scope& scope);
// `places`: what is annotated, in the names of ElementType ("METHOD").
void resolve_annotations(AttrContext& context, std::vector<Annotation*>& annotations, Scope& scope,
                         std::initializer_list<Name> places);
// Whether the annotation type's @Target, if it has one, names that constant of ElementType.
bool may_stand_at(const ClassSymbol& annotation_type, std::string_view element_type);
bool has_annotation(AttrContext& context, const std::vector<Annotation*>& annotations, KnownClass which);

// modifiers.cpp: errors about modifiers that are not allowed or exclude each other; returns the flags to go on with.
std::uint32_t check_class_modifiers(AttrContext& context, const ClassDecl& decl, const ClassSymbol* enclosing,
                                    bool local);
std::uint32_t check_method_modifiers(AttrContext& context, const MethodDecl& decl, const ClassSymbol& owner);
std::uint32_t check_field_modifiers(AttrContext& context, const VarDecl& decl, const ClassSymbol& owner);

// lookup.cpp: whether a's signature is a subsignature of b's (JLS 8.4.2), both seen from `site`.
bool is_subsignature(AttrContext& context, MethodSymbol& a, MethodSymbol& b, Type* site);

// False when a supertype was named that does not exist: what is missing in the class may have been inherited from it,
// so it is not reported. The second asks for all classes around a place.
bool supertypes_known(AttrContext& context, ClassSymbol& symbol);
bool supertypes_known(AttrContext& context, Scope& scope);

// imports.cpp
// The class that the dotted name means when read as packages and then classes, or null. `prefix` gets how many names
// were used up by the longest class found.
ClassSymbol* find_qualified_class(AttrContext& context, const std::vector<Ident>& path, std::size_t* prefix = nullptr);
ClassSymbol* find_class_or_loose(AttrContext& context, std::string_view package, std::string_view simple);
void check_imports(AttrContext& context, CompilationUnit& unit);  // errors of all imports, static members included

// hints.cpp
// The class and all above it, nearest first, members known; what is reached in two ways comes twice. At most 100: for
// messages.
std::vector<ClassSymbol*> with_supertypes(AttrContext& context, ClassSymbol& c);
// The class and all above it, nearest first, members known; what is reached in two ways comes twice. At most 100: for
// messages.
std::vector<ClassSymbol*> with_supertypes(AttrContext& context, ClassSymbol& c);
// "java.net is outside this VM" for a package or class of Java that is known not to be here; empty otherwise.
std::string explain_outside(AttrContext& context, std::string_view dotted_name);
// The same of a member that a class of the program would inherit from one of the library: the member is Java's, and not
// here.
std::string explain_missing_member(AttrContext& context, ClassSymbol& c, std::string_view name);
// The same of a simple name of a class that an import of a whole package, or the one of java.lang, would bring.
std::string explain_unimported(AttrContext& context, std::string_view name, Scope& scope);
// An error at `range` if the library says that its method cannot be called here.
void check_usable(AttrContext& context, const MethodSymbol& method, SourceRange range);
// May a hint name this member of c? Not what is private, or the package's own, in a class of the library.
inline bool may_be_meant(const ClassSymbol& c, const Symbol& member) {
  return c.image == nullptr || member.has(kPublic) || member.has(kProtected);
}
void report_missing_package(AttrContext& context, std::string_view package, SourceRange range);
// "class Foo", "interface Foo", "enum Foo", "record Foo" for messages.
std::string describe(const ClassSymbol& symbol);
std::string describe(AttrContext& context, const MethodSymbol& method);  // m(int,String)

}  // namespace heddle::lang
