// The inside of attribution: what its parts call of each other. Nobody outside attribution includes this but codegen
// (read only) and compiler.cpp.
//   declarations  enter.cpp imports.cpp headers.cpp members.cpp check_classes.cpp resolve_types.cpp image_symbols.cpp
//   bodies        attr_*.cpp overload.cpp inference.cpp conversions.cpp constant_fold.cpp captures.cpp type_*.cpp
//   flow          flow_*.cpp
// docs/lang-map.md shows how they follow each other.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lang/arena.h"
#include "lang/ast.h"
#include "lang/cursor.h"
#include "lang/symbols.h"
#include "lang/types.h"
#include "vm/base/diagnostics.h"

namespace heddle::lang {

class Attr;

// What attribution knows of a snippet that is compiled against classes that exist already (snippet.h).
struct SnippetContext {
  ClassSymbol* class_symbol = nullptr;  // the class that is made of it
  // The class, compiled before, in whose body the snippet counts as written: `this` and methods without a qualifier are
  // this one's. Null: at the top level.
  ClassSymbol* inside = nullptr;
  VarSymbol* value = nullptr;      // the field that takes the value of `result`
  Name value_variable;             // if not empty: another one, of the type that the value has
  ExprStmt* result = nullptr;      // whose value is wanted; null: none
  Type* result_type = nullptr;     // afterwards: what it has; null: void
  std::vector<VarDecl*> declared;  // by `var`, at the top level of the snippet: they become static fields of the class
  bool is_class(const ClassSymbol* symbol) const { return inside != nullptr && symbol == class_symbol; }
};

struct AttrContext {
  Arena& arena;
  base::Diagnostics& diagnostics;
  base::SourceFiles& files;
  SymbolTable& symbols;
  TypeTable& types;
  Attr* bodies = nullptr;  // what attribution of bodies remembers (attr.h), arena-owned, made on first use
  SnippetContext* snippet = nullptr;
  bool ignores_access = false;  // a debugger's snippets may use what is private
  Cursor* cursor = nullptr;     // somebody wants to know what stands at a place

  base::Diagnostic& error(SourceRange range, std::string message) {
    return diagnostics.error(range, std::move(message));
  }
  void saw(SourceRange name, Symbol* symbol, Expr* use = nullptr) {
    if (cursor != nullptr) cursor->saw(name, symbol, use);
  }
};

// ---------------------------------------------------------------- scopes

// One lexical level; innermost first through `next`. Levels live on the C++ stack of the walker.
struct Scope {
  enum class Kind : std::uint8_t {
    kUnit,    // imports, package, java.lang
    kClass,   // members and type parameters of `class_symbol`
    kMethod,  // type parameters, parameters; `method` is null in initialisers
    kLambda,
    kBlock,  // locals and local classes
    kSwitchExpr,
  };
  Kind kind;
  Scope* next = nullptr;
  CompilationUnit* unit = nullptr;      // kUnit
  ClassSymbol* class_symbol = nullptr;  // kClass
  MethodSymbol* method = nullptr;       // kMethod
  LambdaExpr* lambda = nullptr;         // kLambda
  SwitchExpr* switch_expr = nullptr;    // kSwitchExpr: yield's target; return, and outer break/continue stop here
  bool is_static = false;               // kMethod, kClass (static class): no `this` beyond
  bool constructor_prologue = false;    // in the arguments of this(...)/super(...): `this` is not usable yet
  bool header = false;             // kClass while its header is resolved: type parameters only, no inherited members
  Type* return_type = nullptr;     // kMethod; kLambda when known
  std::vector<VarSymbol*> locals;  // in order of declaration
  std::vector<ClassSymbol*> local_classes;
  std::vector<TypeVarSymbol*> type_vars;  // kMethod, kClass
  Stmt* jump_target = nullptr;            // loop, switch or labelled statement that opened this level
  Name label;
  bool of_condition = false;  // kBlock: holds what a condition binds

  Scope(Kind k, Scope* n) : kind(k), next(n) {}
  // The latest local of that name for which accept() is true; null: none. Locals are only ever added, but for those
  // that end_locals() takes out, so an index of them is brought up to date here.
  template <typename F>
  VarSymbol* find_local(Name name, F&& accept) {
    constexpr std::size_t kFew = 16;
    if (locals.size() <= kFew) {
      for (std::size_t i = locals.size(); i-- > 0;)
        if (locals[i]->name == name && accept(*locals[i])) return locals[i];
      return nullptr;
    }
    for (; indexed_ < locals.size(); ++indexed_) by_name_[locals[indexed_]->name].push_back(locals[indexed_]);
    const auto found = by_name_.find(name);
    if (found == by_name_.end()) return nullptr;
    for (std::size_t i = found->second.size(); i-- > 0;)
      if (accept(*found->second[i])) return found->second[i];
    return nullptr;
  }
  // Takes out those for which ended() is true: what patterns bind may end before its level does.
  template <typename F>
  void end_locals(F&& ended) {
    if (std::erase_if(locals, ended) == 0) return;
    by_name_.clear();
    indexed_ = 0;
  }
  ClassSymbol* enclosing_class() const {
    for (const Scope* s = this; s != nullptr; s = s->next)
      if (s->kind == Kind::kClass) return s->class_symbol;
    return nullptr;
  }

 private:
  std::unordered_map<Name, std::vector<VarSymbol*>> by_name_;
  std::size_t indexed_ = 0;  // of `locals`
};

// ---------------------------------------------------------------- declarations: names, headers, members

// Creates ClassSymbols (stage kNamed) for all top-level and member classes of the unit; reports duplicates.
void enter_unit(AttrContext& context, CompilationUnit& unit);
// Local and anonymous classes, when attribution of bodies meets them: enters, completes to kMembers, numbers the binary
// name. Anonymous: `super` is the class or interface type that was named; its constructor is made later
// (synthesise_anonymous_constructor).
ClassSymbol* enter_local_class(AttrContext& context, ClassDecl& decl, Scope& scope);
ClassSymbol* enter_anonymous_class(AttrContext& context, ClassDecl& decl, Type* super, Scope& scope);
// Constructor with the super constructor's (instantiated) parameters that passes everything on; appended to
// decl.members.
MethodSymbol* synthesise_anonymous_constructor(AttrContext& context, ClassSymbol& anonymous,
                                               MethodSymbol& super_constructor, const std::vector<Type*>& params,
                                               bool passes_outer);
// Scope chain for code in the body of `symbol` (kUnit .. kClass; for local classes ending in the scope of their
// declaration, of which copies are kept). Arena-owned.
Scope* class_scope(AttrContext& context, ClassSymbol& symbol);

// Resolves type syntax; fills node.resolved; reports and returns the error type on failure. Never null.
// Checks arity of arguments; bounds are checked by check_bounds once headers are complete.
Type* resolve_type(AttrContext& context, TypeNode& node, Scope& scope);
void check_bounds(AttrContext& context, TypeNode& node);
// A simple name as a type: type variable, local, member (inherited), unit, import, package, on-demand, java.lang. Null:
// none. `report` tells an ambiguity or inaccessibility.
Type* find_type(AttrContext& context, Name name, Scope& scope, SourceRange report);
ClassSymbol* find_member_class(AttrContext& context, ClassSymbol& in, Name name);  // inherited ones too; null: none
// Message and hint for an unknown type or package ("java.net is outside this VM", "did you mean").
void report_unknown_type(AttrContext& context, std::string_view name, SourceRange range, Scope& scope);

// Members by name through superclass and interfaces; nothing about access. Null or empty: none.
VarSymbol* find_field(AttrContext& context, Type* site, Name name, bool* ambiguous = nullptr);
// All member methods of that name, overridden ones left out; superclass before interfaces; for constructors pass
// "<init>".
std::vector<MethodSymbol*> find_methods(AttrContext& context, Type* site, Name name);
// Static imports: single ones before on-demand ones.
// `ambiguous` is set when several imports give different fields.
VarSymbol* find_imported_field(AttrContext& context, CompilationUnit& unit, Name name, bool* ambiguous);
std::vector<MethodSymbol*> find_imported_methods(AttrContext& context, CompilationUnit& unit, Name name);
// JLS 6.6, `site` is the type of the qualifier (protected access). super.m() passes through_super.
bool is_accessible(AttrContext& context, const Symbol& member, Type* site, Scope& scope, bool through_super = false);

bool is_override_equivalent(AttrContext& context, MethodSymbol& a, MethodSymbol& b);
bool overrides(AttrContext& context, MethodSymbol& a, MethodSymbol& b);
// The implementation that `m` called on an object of class `in` finds among in's and its supers' members; null:
// abstract.
MethodSymbol* find_implementation(AttrContext& context, MethodSymbol& m, ClassSymbol& in);
// First abstract method that a non-abstract class leaves open, or null.
MethodSymbol* first_unimplemented(AttrContext& context, ClassSymbol& symbol);

// ---------------------------------------------------------------- bodies

// What the surroundings want of an expression.
struct Expected {
  enum class Context : std::uint8_t {
    kNone,        // standalone: any value
    kStatement,   // value dropped, void is fine
    kAssignment,  // JLS 5.2: result comes back converted to `type`
    kInvocation,  // JLS 5.3: likewise (loose)
    kCast,        // target of a lambda in a cast
    kCondition,   // boolean
  };
};

// Attributes bodies, initialisers, annotations of a class and of all classes in it; brings it to kAttributed.
void attribute_class(AttrContext& context, ClassSymbol& symbol);
// JLS 15.29 on constants; null when it is not constant (division by zero, for one).
const ConstantValue* fold_unary(Arena& arena, UnaryOp op, const ConstantValue& value);
const ConstantValue* fold_binary(Arena& arena, BinaryOp op, const ConstantValue& left, const ConstantValue& right);
const ConstantValue* fold_cast(Arena& arena, const ConstantValue& value, ConstantKind to);  // also to kString
std::u16string to_java_string(
    const ConstantValue& value);  // as String.valueOf prints it (float, double: OpenJDK 17's digits)

// Fix-ups after all bodies of an outermost class: captures made transitive through `new Local()` and lambdas,
// captured_args and capture_params filled.
void finish_captures(AttrContext& context, ClassSymbol& outermost);

// Simple boolean patterns: variables that an expression introduces when it is true / false (JLS 6.3.1).
struct PatternBindings {
  std::vector<VarSymbol*> when_true, when_false;
};
PatternBindings pattern_bindings(const Expr& expr);

// ---------------------------------------------------------------- flow

// On an attributed outermost class without errors so far: reachability (fills Stmt::can_complete), definite assignment
// and unassignment, checked exceptions, effectively final captures, missing returns, blank finals.
void check_flow(AttrContext& context, ClassSymbol& outermost);
// Sets kEffectivelyFinal on the locals of a body by counting assignments; the tree need not be attributed beyond names.
// On an attributed lambda body: asked while void- or value-compatibility and thrown types are decided.
bool can_complete_normally(AttrContext& context, Stmt& body);
std::vector<Type*> thrown_types(AttrContext& context, Node& body);  // checked exceptions that leave the body

}  // namespace heddle::lang
