// Types (JLS 4), generic from the start. Interned: two types are the same type iff their pointers are equal
// (type variables and inference variables by identity). Immutable but for InferenceVar and TypeVar bounds.
#pragma once
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "lang/arena.h"
#include "lang/ast.h"

namespace heddle::lang {

struct SymbolTable;

// clang-format off
enum class TypeKind : std::uint8_t {
  kBoolean, kByte, kShort, kChar, kInt, kLong, kFloat, kDouble, kVoid,
  kNull,
  kClass, kArray, kTypeVar, kWildcard, kIntersection,
  kError,      // after a reported error: assignable from and to everything, has every member, silences follow-ups
  kInference,  // only during inference, never stored in the tree
  kDeferred,   // argument whose type needs a target (lambda, method ref, poly call/conditional/switch/new<>); overload resolution only
};
// clang-format on

struct Type {
  TypeKind kind;
  // No type variable, wildcard, inference variable or error in it, however deep: nothing can be put in their place, and
  // it is the same as another such type only if it is that object. (The types of `var p1 = new P<>(p0, p0)`, `var p2 =
  // new P<>(p1, p1)` ... are small as graphs, and huge as trees.)
  bool closed = false;
  bool is_primitive() const { return kind <= TypeKind::kDouble; }
  bool is_numeric() const { return kind >= TypeKind::kByte && kind <= TypeKind::kDouble; }
  bool is_integral() const { return kind >= TypeKind::kByte && kind <= TypeKind::kLong; }
  bool is_reference() const { return kind >= TypeKind::kNull && kind != TypeKind::kDeferred; }
  bool is_error() const { return kind == TypeKind::kError; }
  bool is_void() const { return kind == TypeKind::kVoid; }

 protected:
  explicit Type(TypeKind k) : kind(k) {}
};

struct BasicType : Type {  // primitives, void, null, error
  explicit BasicType(TypeKind k) : Type(k) {}
};

struct ClassType : Type {
  ClassType() : Type(TypeKind::kClass) {}
  ClassSymbol* symbol = nullptr;
  // Empty for a non-generic class and for the raw type. Within the class itself `this` has its own variables as args.
  std::vector<Type*> args;
  // Parameterised enclosing class of an inner (non-static) class; null when that is not generic, raw or absent.
  ClassType* outer = nullptr;
  bool raw = false;  // generic (or in a raw generic outer class) but used without arguments
};
struct ArrayType : Type {
  ArrayType() : Type(TypeKind::kArray) {}
  Type* element = nullptr;
};
struct WildcardType : Type {  // only as a type argument
  WildcardType() : Type(TypeKind::kWildcard) {}
  WildcardNode::Bound bound_kind = WildcardNode::Bound::kNone;
  Type* bound = nullptr;  // null with kNone
};
struct TypeVar : Type {
  TypeVar() : Type(TypeKind::kTypeVar) {}
  TypeVarSymbol* symbol = nullptr;  // null for a captured variable
  // A class, interface, type variable or IntersectionType; Object when none was written. Set after creation (bounds
  // may mention the variable). Read only through TypeTable::upper_bound, which completes the header first.
  Type* upper = nullptr;
  Type* lower = nullptr;             // captured `? super X`: X; else null
  WildcardType* captured = nullptr;  // the wildcard that this variable captures
};
struct IntersectionType : Type {
  IntersectionType() : Type(TypeKind::kIntersection) {}
  std::vector<Type*> parts;  // at least two; the class, if any, first. Erasure: that of parts[0]
};
struct InferenceVar : Type {
  InferenceVar() : Type(TypeKind::kInference) {}
  TypeVar* variable = nullptr;             // the parameter that it stands for
  std::vector<Type*> equal, lower, upper;  // bounds
  Type* solution = nullptr;
  bool failed = false;  // its bounds contradict each other
  bool thrown = false;  // stands in the throws clause: without other bounds it becomes RuntimeException
};
struct DeferredType : Type {
  DeferredType() : Type(TypeKind::kDeferred) {}
  Expr* expr = nullptr;
};

template <class T>
T* type_cast(Type* type, TypeKind kind) {
  return type != nullptr && type->kind == kind ? static_cast<T*>(type) : nullptr;
}
inline ClassType* as_class(Type* t) { return type_cast<ClassType>(t, TypeKind::kClass); }
inline ArrayType* as_array(Type* t) { return type_cast<ArrayType>(t, TypeKind::kArray); }
inline TypeVar* as_type_var(Type* t) { return type_cast<TypeVar>(t, TypeKind::kTypeVar); }
inline WildcardType* as_wildcard(Type* t) { return type_cast<WildcardType>(t, TypeKind::kWildcard); }
inline IntersectionType* as_intersection(Type* t) { return type_cast<IntersectionType>(t, TypeKind::kIntersection); }
inline InferenceVar* as_inference(Type* t) { return type_cast<InferenceVar>(t, TypeKind::kInference); }

// Replaces type variables by types; sizes are equal.
struct Substitution {
  std::vector<TypeVar*> from;
  std::vector<Type*> to;
  bool empty() const { return from.empty(); }
};

// A method's type after substitution (member_type), so that symbols stay generic.
struct MethodType {
  std::vector<TypeVar*> type_params;  // still free
  std::vector<Type*> params;
  Type* result = nullptr;
  std::vector<Type*> thrown;
};

// What an assignability test found; ordered as overload resolution's phases want it.
enum class Assignability : std::uint8_t { kNo, kBoxing, kUnchecked, kSubtype };

// Makes types and answers questions about them. All questions are total on error types (answer: yes / the error type).
class TypeTable {
 public:
  TypeTable(Arena& arena, SymbolTable& symbols);

  // -- making (types.cpp)
  Type* primitive(PrimitiveKind kind);
  Type* basic(TypeKind kind);  // primitives, void, null, error
  Type* boolean_type() { return basic(TypeKind::kBoolean); }
  Type* int_type() { return basic(TypeKind::kInt); }
  Type* void_type() { return basic(TypeKind::kVoid); }
  Type* null_type() { return basic(TypeKind::kNull); }
  Type* error_type() { return basic(TypeKind::kError); }
  ClassType* class_type(ClassSymbol* symbol, const std::vector<Type*>& args, ClassType* outer = nullptr);
  ClassType* raw_type(ClassSymbol* symbol);   // raw if generic, else the plain type
  ClassType* this_type(ClassSymbol* symbol);  // with its own variables as arguments
  ArrayType* array_of(Type* element);
  WildcardType* wildcard(WildcardNode::Bound kind, Type* bound);
  Type* intersection(std::vector<Type*> parts);  // flattened, one part: that part
  TypeVar* new_type_var(TypeVarSymbol* symbol);
  InferenceVar* new_inference_var(TypeVar* variable);
  DeferredType* deferred(Expr* expr);

  // -- structure (type_structure.cpp, type_names.cpp)
  Type* erasure(Type* type);
  Type* substitute(Type* type, const Substitution& substitution);
  Type* upper_bound(Type* type);              // of type variable, captured variable or wildcard; others: themselves
  Type* superclass(Type* type);               // direct, substituted; null for Object, interfaces, primitives
  std::vector<Type*> interfaces(Type* type);  // direct, substituted (raw: erased)
  ClassType* as_super(Type* type, ClassSymbol* symbol);      // the parameterisation of `symbol` that type has; or null
  Type* member_type(Type* site, VarSymbol* field);           // field's type seen from site
  MethodType member_type(Type* site, MethodSymbol* method);  // raw site: erased
  ClassSymbol* class_of(
      Type* type);  // the class whose members it has: bound for variables, Object for arrays; null for primitives
  std::string descriptor(Type* type);            // JVM descriptor of the erasure: "I", "[Ljava/lang/String;"
  std::string descriptor(MethodSymbol* method);  // with hidden constructor parameters
  std::string signature(Type* type);             // generic signature (JVMS 4.7.9.1)
  std::string to_string(Type* type);             // as in messages: List<? extends Foo>, int[], capture of ?

  // -- relations (type_relations.cpp)
  bool is_same(Type* a, Type* b);
  // JLS 4.10, without unchecked conversion; adds bounds on InferenceVars. Without `capturing`, wildcards of `a` stay
  // what they are (javac compares type arguments and array elements so, which decides what inference finds).
  bool is_subtype(Type* a, Type* b, bool capturing = true);
  bool is_subtype_unchecked(Type* a, Type* b, bool* unchecked = nullptr);
  bool is_subclass(ClassSymbol* a, ClassSymbol* b);                   // reflexive, by symbol, interfaces included
  bool contains(Type* outer_arg, Type* arg);                          // JLS 4.5.1
  bool is_castable(Type* from, Type* to, bool* unchecked = nullptr);  // JLS 5.5
  bool is_reifiable(Type* type);
  bool is_checked_exception(Type* type);
  // Loose invocation context (JLS 5.3); strict_only leaves out boxing.
  Assignability assignability(Type* from, Type* to, bool strict_only = false);
  // Assignment context (JLS 5.2): also narrows an int constant that fits.
  bool is_assignable(Type* from, Type* to, const ConstantValue* constant);
  Type* capture(Type* type);                   // JLS 5.1.10
  Type* upward(Type* type);                    // projection without captured variables (JLS 4.10.5), for `var`
  Type* lub(const std::vector<Type*>& types);  // JLS 4.10.4, recursion cut with unbounded wildcards
  Type* glb(const std::vector<Type*>& types);
  Type* boxed(Type* primitive);              // Integer for int; others unchanged
  Type* unboxed(Type* reference);            // int for Integer (and subtypes by bound); null when there is none
  Type* binary_promotion(Type* a, Type* b);  // after unboxing; null when one is not numeric
  Type* unary_promotion(Type* a);
  // The single abstract method of a functional interface type (JLS 9.8/9.9) with its type seen from there. method is
  // null when it is not one; `why` then says so for a message.
  struct FunctionType {
    MethodSymbol* method = nullptr;
    ClassType* target = nullptr;  // wildcard-free parameterisation
    MethodType type;
  };
  FunctionType function_type(Type* type, std::string* why = nullptr);
  // For a lambda whose parameters have these types (JLS 18.5.3): the parameterisation of the wildcard-parameterised
  // functional interface `type` that they ask for; `type` itself when they ask for none, or have nothing to say.
  Type* explicit_parameterisation(Type* type, const std::vector<Type*>& lambda_params);

  // -- inference variables (type_bounds.cpp)
  enum class BoundKind : std::uint8_t { kEqual, kLower, kUpper };
  // Adds the bound and what follows from it (JLS 18.3). False: the bounds contradict each other.
  bool add_bound(InferenceVar* var, BoundKind kind, Type* type);
  bool is_proper(Type* type);     // mentions no inference variable without a solution
  Type* instantiate(Type* type);  // solutions in place of inference variables; those without one stay
  // The unsolved inference variables that the type mentions, each once, appended to `found`.
  void inference_vars(Type* type, std::vector<InferenceVar*>& found);

 private:
  Type* lub_at_depth(const std::vector<Type*>& types, int depth);
  bool incorporate(InferenceVar* var, BoundKind kind, Type* type);
  Type* cached_capture(Type* type);  // for subtyping, where one capture of a type is as good as another
  Arena& arena_;
  SymbolTable& symbols_;
  std::vector<BasicType*> basics_;                   // by TypeKind; the unused kinds are null
  std::unordered_map<std::string, Type*> interned_;  // key: structural, from addresses; never iterated
  std::unordered_map<Type*, Type*> captures_;        // of cached_capture
  int incorporating_ = 0;                            // recursion of add_bound
  int relation_depth_ = 0;                           // recursion of is_subtype, cut for expansive types
};

}  // namespace heddle::lang
