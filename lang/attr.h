// The inside of body attribution: one object that walks expressions and statements and rewrites them to lowered
// form.
//
// Every expression is attributed once, in two steps. open() finds out what can be known without a target and returns a
// node whose type may be a Poly: a lambda, method reference, generic call, diamond, conditional or switch that waits
// for its target type. Overload resolution and inference ask Polys whether they fit (compatible). close() gives the
// target, fixes what was open and inserts conversions. So nothing is attributed speculatively and no trees are copied:
// what inference tries out are bounds of inference variables, which are saved and put back (BoundsMark).
#pragma once
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "lang/attr_context.h"

namespace heddle::lang {

// What the surroundings want. `detail` heads the reason in messages ("bad return type in lambda expression").
struct Target {
  Type* type = nullptr;
  Expected::Context context = Expected::Context::kNone;
  const char* detail = nullptr;

  static Target none() { return {}; }
  static Target assignment(Type* t, const char* d = nullptr) { return {t, Expected::Context::kAssignment, d}; }
  static Target invocation(Type* t) { return {t, Expected::Context::kInvocation, nullptr}; }
  bool converts() const {
    return context == Expected::Context::kAssignment || context == Expected::Context::kInvocation;
  }
};

// ---------------------------------------------------------------- what waits for a target

struct Poly : DeferredType {
  enum class Form : std::uint8_t { kCall, kLambda, kMethodRef, kConditional, kSwitch };
  Form form;
  Scope* scope = nullptr;  // where the expression stands
  explicit Poly(Form f) : form(f) {}
};
inline Poly* as_poly(const Expr* e) {
  return e != nullptr && e->type != nullptr && e->type->kind == TypeKind::kDeferred ? static_cast<Poly*>(e->type)
                                                                                    : nullptr;
}

// A functional argument whose turn comes when the variables in its target's parameter types are known.
struct Postponed {
  Expr* expr;
  Type* target;
};
// The inference variables of a call, and of the calls nested in its arguments whose result types they decide.
struct Inference {
  std::vector<InferenceVar*> vars;
  std::vector<Postponed> postponed;
};

enum class Phase : std::uint8_t { kStrict, kLoose, kVarargs };  // JLS 15.12.2.2 to 15.12.2.4

// A chosen method with its type for this call.
struct Resolution {
  MethodSymbol* method = nullptr;  // null: not found, reported
  MethodType type;                 // type parameters replaced by inference variables or the written arguments
  Phase phase = Phase::kStrict;
  bool unchecked = false;  // an argument needed unchecked conversion: the result is erased
  Inference inference;
  // Where the method is one of several abstract ones of the same signature: the exceptions that all of them declare
  // (JLS 15.12.2.5).
  std::optional<std::vector<Type*>> common_thrown;
};

struct PolyCall : Poly {
  PolyCall() : Poly(Form::kCall) {}
  Resolution resolution;
  Type* result = nullptr;  // mentions inference variables
  bool absorbed = false;   // its variables belong to the inference of an enclosing call
};
struct PolyLambda : Poly {
  PolyLambda() : Poly(Form::kLambda) {}
  LambdaExpr* lambda = nullptr;
  bool implicit = false;  // some parameter has no type
  bool body_done = false;
  bool void_shape = false, value_shape = false;  // JLS 15.27.2
  std::vector<ReturnStmt*> returns;              // of a block body, values open
  std::string method_name;                       // for lambda$METHOD$N
  Name assigned;                                 // the variable in whose initialiser it stands; empty: none
};
struct PolyMethodRef : Poly {
  PolyMethodRef() : Poly(Form::kMethodRef) {}
  MethodRefExpr* ref = nullptr;
  Type* site = nullptr;      // type searched; the error type after a reported error
  Expr* receiver = nullptr;  // value before `::`; null for types and super
  bool is_type = false;
  std::vector<MethodSymbol*> candidates;
  MethodSymbol* exact = nullptr;  // JLS 15.13.1: the only one that can be meant
  LambdaExpr* lambda = nullptr;   // what it becomes, once the parameter types are known
  VarSymbol* bound = nullptr;     // holds the receiver's value
  Name assigned;                  // as in PolyLambda
  bool names_get_class() const {  // Object::getClass
    return exact != nullptr && !ref->is_new && exact->name == "getClass" && exact->param_types.empty();
  }
  Type* captured = nullptr;  // the result as inferred types have it, with its wildcards captured
};
struct PolyConditional : Poly {
  PolyConditional() : Poly(Form::kConditional) {}
};
struct PolySwitch : Poly {
  PolySwitch() : Poly(Form::kSwitch) {}
  std::vector<YieldStmt*> yields;  // values open
};

// Bounds of inference variables as they were; put back by restore() or by the destructor unless keep() was called.
class BoundsMark {
 public:
  explicit BoundsMark(std::vector<InferenceVar*> vars);
  ~BoundsMark() {
    if (!kept_) restore();
  }
  BoundsMark(const BoundsMark&) = delete;
  BoundsMark& operator=(const BoundsMark&) = delete;
  void restore();
  void keep() { kept_ = true; }

 private:
  std::vector<std::pair<InferenceVar*, InferenceVar>> saved_;
  bool kept_ = false;
};

// ---------------------------------------------------------------- overload resolution

// Why a candidate does not fit (the texts are javac's).
struct Misfit {
  MethodSymbol* method = nullptr;
  bool arity = false;  // number of arguments
  bool varargs = false;
  Expr* argument = nullptr;  // the one that does not fit
  SourceRange range;         // where in it, when known better (a lambda's return expression)
  std::string reason;        // "String cannot be converted to int"
};

// A search for a method by name and arguments.
struct MethodQuery {
  Name name;
  SourceRange range;  // where errors about the call go
  Type* site = nullptr;
  std::vector<Expr*>* args = nullptr;
  std::vector<Type*> type_args;
  Scope* scope = nullptr;
  bool through_super = false;
  bool anonymous = false;  // constructor of an anonymous class's superclass: protected ones are accessible
  bool diamond = false;
  bool quiet = false;                                    // report nothing
  std::vector<Misfit>* misfits = nullptr;                // optional result
  std::optional<std::vector<Type*>> common_thrown = {};  // a result, for Resolution
};

// A name before a dot (JLS 6.5.2).
struct Qualifier {
  enum class Kind : std::uint8_t { kPackage, kType, kValue, kError } kind = Kind::kError;
  std::string package;
  Type* type = nullptr;  // kType; kValue: the value's
  Expr* expr = nullptr;  // kValue
};

// Whether a call of the method has the signature of its own arguments and context (JLS 15.12.3).
bool is_signature_polymorphic(const MethodSymbol& m);

class Attr {
 public:
  explicit Attr(AttrContext& context)
      : context_(context), types_(context.types), symbols_(context.symbols), arena_(context.arena) {}
  static Attr& of(AttrContext& context);

  // -- attr_expr.cpp
  Expr* open(Expr* e, Scope& s);
  Expr* close(Expr* e, Target t);
  Expr* attribute(Expr* e, Scope& s, Target t) { return close(open(e, s), t); }
  Expr* value(Expr* e, Scope& s);                    // closed, not void, no target
  Expr* condition(Expr* e, Scope& s);                // boolean
  Expr* initializer(Expr* e, Type* type, Scope& s);  // array initialisers too
  Expr* open_literal(LiteralExpr* e);
  Expr* open_class_literal(ClassLiteralExpr* e, Scope& s);
  Expr* open_cast(CastExpr* e, Scope& s);
  Expr* open_instanceof(InstanceofExpr* e, Scope& s);
  Expr* open_conditional(ConditionalExpr* e, Scope& s);
  Expr* close_conditional(ConditionalExpr* e, Target t);
  // The type of a conditional or switch whose results are these closed expressions (JLS 15.25, 15.28.1).
  bool is_boolean_or_numeric(const Expr* operand);
  Type* standalone_type(const std::vector<Expr*>& results);

  // -- attr_array.cpp
  Expr* open_array_access(ArrayAccessExpr* e, Scope& s);
  Expr* open_array_creation(ArrayCreationExpr* e, Scope& s);
  ArrayCreationExpr* array_initializer(ArrayInitExpr* e, Type* type, Scope& s);

  // -- attr_operators.cpp
  Expr* open_unary(UnaryExpr* e, Scope& s);
  Expr* open_binary(BinaryExpr* e, Scope& s);
  Expr* make_binary(BinaryExpr* e);  // both sides closed
  Expr* make_concat(BinaryExpr* e);
  // attr_assign.cpp
  Expr* open_assign(AssignExpr* e, Scope& s);
  Expr* open_compound_assign(CompoundAssignExpr* e, Scope& s);
  Expr* open_inc_dec(IncDecExpr* e, Scope& s);
  Expr* open_variable(Expr* e, Scope& s, bool also_read);  // target of an assignment, checked
  void check_assignable(VarSymbol& variable, Expr* written, SourceRange range, Scope& s);
  // The type that `left op right` computes in, or null when the operator does not apply (JLS 15.17 to 15.24).
  Type* operator_type(BinaryOp op, Type* left, Type* right, Type** result);
  bool is_string(Type* t);

  // -- attr_names.cpp
  Expr* open_name(NameExpr* e, Scope& s);
  Expr* open_field_access(FieldAccessExpr* e, Scope& s);
  Expr* open_this(ThisExpr* e, Scope& s, Name word = "this");
  // The object of `super`, `C.super` or `I.super`; `site`: the class or direct superinterface whose members are meant.
  Expr* open_super(ThisExpr* e, Scope& s, Type*& site);
  std::vector<Type*> direct_supertypes(ClassSymbol& symbol);
  Qualifier qualify(Expr* e, Scope& s);
  static Symbol* type_symbol(Type* type);  // the class or type variable that it is; null: another type
  struct FoundVariable {
    VarSymbol* variable = nullptr;
    Scope* level = nullptr;       // kClass level for fields
    bool static_context = false;  // no `this` of that class at the use
    bool prologue = false;        // in the arguments of this(...)/super(...) of that class
    bool inaccessible = false;    // there is no other one, but perhaps a class or package of that name
  };
  FoundVariable find_variable(Name name, SourceRange use, Scope& s);
  Expr* variable_reference(const FoundVariable& found, SourceRange range, Scope& s);
  Expr* field_of(Expr* target, VarSymbol* field, Type* site, SourceRange range, Scope& s);
  Expr* static_field(VarSymbol* field, SourceRange range);
  // `this` of an enclosing class (exactly that one), marking lambdas on the way. Null when there is none (unreported).
  Expr* this_of(ClassSymbol* wanted, SourceRange range, Scope& s);
  void report_missing_variable(Name name, SourceRange range, Scope& s, bool maybe_type = false);
  void check_forward_reference(VarSymbol& field, SourceRange use, Scope& s);
  // JLS 8.9.2: constructors and instance initialisers of an enum, and of the bodies of its constants, run before its
  // static fields are set.
  bool is_too_early_in_enum(VarSymbol& field, Scope& s);
  const Expr* written_only_ = nullptr;  // target of a simple assignment: no forward reference
  void record_constant(Expr* e, VarSymbol& variable);

  // -- captures.cpp
  Expr* local_reference(VarSymbol* variable, SourceRange range, Scope& s);
  void note_home(VarSymbol& variable, Scope& s);
  void note_creation(Expr* site, ClassSymbol& created, Scope& s);
  void finish_captures(ClassSymbol& outermost);

  // -- attr_call.cpp
  Expr* open_call(CallExpr* e, Scope& s);
  Expr* close_call(PolyCall& poly, Target t);
  // Fills the node from a resolution whose receiver is settled; result open or closed.
  Expr* call_resolved(CallExpr* e, Resolution& r, Type* site, Scope& s);
  void settle_call(CallExpr* e, MethodSymbol& method, Type* site);
  void open_arguments(std::vector<Expr*>& args, Scope& s);
  void close_arguments(std::vector<Expr*>& args, const Resolution& r, SourceRange range);
  Expr* recover_call(Expr* e);
  void take_in_class_named(const Expr& argument);
  std::string inference_failure();
  void add_bounds_notes(base::Diagnostic& error);
  std::vector<Type*> resolve_type_arguments(std::vector<TypeNode*>& nodes, Scope& s);
  // -- attr_polymorphic.cpp
  Expr* polymorphic_call(CallExpr* e, Resolution& r, Type* site);
  // If the opened expression is a call of a signature polymorphic method that is declared with the result Object, then
  // its result has this type: that of a cast around it, or void as it is a statement.
  void give_result(Expr* e, Type* type);
  // -- attr_new.cpp
  Expr* open_new(NewExpr* e, Scope& s);
  Expr* new_resolved(NewExpr* e, Resolution& r, Scope& s);
  Expr* finish_new(NewExpr* e, Resolution& r, Type* type, Scope& s);
  void constructor_call(ConstructorCallExpr* e, MethodSymbol& constructor, Scope& s);
  Expr* implicit_outer(ClassSymbol& created, SourceRange range, Scope& s);

  // -- overload.cpp
  Resolution resolve(MethodQuery& q, const std::vector<MethodSymbol*>& candidates);
  bool applicable(MethodQuery& q, MethodSymbol* m, Phase phase, bool commit, Resolution& out, Misfit& why);
  MethodSymbol* most_specific(MethodQuery& q, const std::vector<MethodSymbol*>& fits, Phase phase, bool* ambiguous);
  std::vector<Type*> thrown_by_call(const Resolution& r);
  std::optional<std::vector<Type*>> common_thrown(const MethodQuery& q, const std::vector<MethodSymbol*>& methods);
  bool more_specific(MethodQuery& q, MethodSymbol* m1, MethodSymbol* m2, Phase phase);
  bool more_specific_type(Expr* arg, Type* s, Type* t);
  bool is_subtype_of_parameter(Type* s, Type* t);
  MethodType type_for_call(MethodQuery& q, MethodSymbol* m);
  // -- overload_messages.cpp
  void report_misfits(MethodQuery& q, const std::vector<Misfit>& misfits);
  void report_missing_method(MethodQuery& q);
  std::string argument_types(const std::vector<Expr*>& args);

  // -- inference.cpp
  // Whether the operand fits `to` in loose invocation context; adds bounds. With `commit` (a definite call) nested
  // calls and functional arguments join `inference`.
  bool compatible(Expr* operand, Type* to, bool strict, Inference* inference, bool commit, bool* unchecked,
                  Misfit* why);
  bool return_fits(PolyCall& call, Type* to, bool strict = false);  // JLS 18.5.2.1
  Type* ground_target(const PolyLambda& lambda, Type* to);
  bool lambda_fits(PolyLambda& lambda, Type* to, Inference* inference, bool commit, Misfit* why);
  bool method_ref_fits(PolyMethodRef& ref, Type* to, Inference* inference, bool commit, Misfit* why);
  bool solve(Inference& inference);  // postponed arguments, then all variables. False: contradiction
  bool solve_var(InferenceVar* var, int depth = 0);
  void run_postponed(const Postponed& item, Inference& inference);
  void infer_thrown(const TypeTable::FunctionType& f, Node* body);
  void collect_vars(const Expr* operand, std::vector<InferenceVar*>& vars);
  std::vector<InferenceVar*> input_vars(const Postponed& item);
  InferenceVar* failed_var_ = nullptr;  // of the last failed solve
  std::unordered_set<InferenceVar*> solving_;

  // -- attr_lambda.cpp
  Expr* open_lambda(LambdaExpr* e, Scope& s);
  Expr* close_lambda(LambdaExpr* e, Target t);
  void lambda_body(PolyLambda& p, const std::vector<Type*>* param_types);
  void complete_lambda(LambdaExpr* e, const TypeTable::FunctionType& f, Type* target, Scope& s,
                       const std::string& method_name, Name assigned);
  std::string method_name_at(Scope& s);
  struct MadeLambda {
    LambdaExpr* lambda;
    ClassSymbol* owner;
    std::string method;
    bool from_method_ref;
    MethodSymbol* around;  // null: in an initialiser
    bool is_static;        // that one is
    Name assigned;
  };
  std::string javac_signature_around(const MadeLambda& lambda);
  static Expr* direct_reference(const PolyMethodRef& p, const LambdaExpr& lambda);
  void name_lambdas(ClassSymbol& outermost);
  // -- attr_method_ref.cpp
  Expr* open_method_ref(MethodRefExpr* e, Scope& s);
  Expr* close_method_ref(MethodRefExpr* e, Target t);
  bool method_ref_body(PolyMethodRef& p, const std::vector<Type*>& params, bool quiet);
  std::string misfit_text(const std::vector<Misfit>& misfits);

  // -- attr_switch.cpp
  Expr* open_switch(SwitchExpr* e, Scope& s);
  Expr* close_switch(SwitchExpr* e, Target t);
  void switch_body(SwitchBody& body, Scope& s, Node* owner, bool is_expression);

  // -- attr_stmt.cpp, attr_loops.cpp
  void stmt(Stmt*& stmt, Scope& s);
  void block(BlockStmt& b, Scope& s);              // in a level of its own
  void stmts(std::vector<Stmt*>& list, Scope& s);  // in the given level
  void local_var(VarDecl& decl, Scope& s);
  VarSymbol* declare(VarDecl& decl, VarKind kind, Type* type, Scope& s);
  void check_redeclaration(Name name, SourceRange range, Scope& s, bool of_pattern = false);
  void check_bindings(const std::vector<VarSymbol*>& some, const std::vector<VarSymbol*>& others, SourceRange range);
  void if_stmt(IfStmt& i, Scope& s);
  void for_each(ForEachStmt& f, Scope& s);
  void try_stmt(TryStmt& t, Scope& s);
  void jump(Stmt& stmt, Scope& s);
  void return_stmt(ReturnStmt& r, Scope& s);
  void yield_stmt(YieldStmt& y, Scope& s);
  Scope& level(Scope::Kind kind, Scope& next);  // arena-owned
  Scope& with_bindings(const std::vector<VarSymbol*>& bindings, Scope& s);
  void statement_expr(Expr*& e, Scope& s);
  void snippet_result(ExprStmt& st, Scope& s);  // attr_snippet.cpp
  void keep_snippet_variables(Stmt*& slot, Scope& s);
  VarSymbol* snippet_field(Name name, Type* type);
  Expr* assigned(VarSymbol* field, Expr* value);

  // -- attr_class.cpp
  void attribute_class(ClassSymbol& c);
  void field(VarDecl& decl, ClassSymbol& c, Scope& s);
  void method(MethodDecl& decl, ClassSymbol& c, Scope& s);
  void enum_constant(EnumConstantDecl& decl, ClassSymbol& c, Scope& s);
  void annotations(std::vector<Annotation*>& list, Scope& s);
  void declares(ClassSymbol& c);
  void annotation_value(Expr*& e, Type* type, Scope& s);
  const ConstantValue* constant_of(VarSymbol& v);

  // -- conversions.cpp
  Expr* convert(Expr* e, Target t);
  Expr* adapt(Expr* e, Type* to);                        // the same, known to be legal
  Expr* convert_to_primitive(Expr* e, Type* primitive);  // unboxing and widening that are known to be legal
  Expr* coerce(Expr* e, Type* needed);  // checked cast where erasure lost what the static type promises
  Type* representation(const Expr* e);  // erased type of what the node delivers
  Expr* apply(Expr* e, const std::vector<ConversionStep>& steps);
  std::vector<ConversionStep> steps(Type* from, Type* to);
  Expr* cast_to(Expr* e, Type* to);  // explicit cast
  MethodSymbol* box_method(Type* box);
  MethodSymbol* unbox_method(Type* box);
  void report_incompatible(Expr* e, Type* from, Target t);
  std::string mismatch(Type* from, Type* to);  // "String cannot be converted to int"

  // -- positions.cpp: where javac points for an expression
  SourceRange place(const Expr* e);
  SourceRange dot_before(SourceRange before, SourceRange name);  // the '.' between a target and a name
  SourceRange find_after(SourceRange before, std::string_view token);

  // -- small things
  Expr* bad(Expr* e);  // an expression of the error type in its place
  Expr* failed(Expr* e, SourceRange range, std::string message) {
    context_.error(range, std::move(message));
    return bad(e);
  }
  std::string str(Type* t) { return types_.to_string(t); }
  template <class T>
  T* make(SourceRange range) {
    return arena_.make<T>(range);
  }
  Expr* name_of(VarSymbol* v, SourceRange range);  // NameExpr with its type
  ClassSymbol* known(KnownClass k) { return symbols_.known(k); }
  Type* known_type(KnownClass k) { return symbols_.known_type(k); }
  MethodSymbol* library_method(ClassSymbol* c, std::string_view name, const std::vector<Type*>& erased_params);
  bool has_error(const Expr* e) { return e->type != nullptr && e->type->is_error(); }
  Type* bad_type() { return types_.error_type(); }

  AttrContext& context_;
  TypeTable& types_;
  SymbolTable& symbols_;
  Arena& arena_;

 private:
  // The lambda or class whose code declares a local variable.
  std::unordered_map<const VarSymbol*, const void*> homes_;
  // Lambdas and classes around a place, innermost first.
  struct Frame {
    LambdaExpr* lambda = nullptr;
    ClassSymbol* class_symbol = nullptr;
    MethodSymbol* prologue_of = nullptr;  // class frames: the place is in the this(...)/super(...) of this constructor
    const void* id() const { return lambda != nullptr ? static_cast<const void*>(lambda) : class_symbol; }
  };
  std::vector<Frame> frames_at(Scope& s);
  Expr* reference_from(VarSymbol* variable, SourceRange range, const std::vector<Frame>& frames);
  VarSymbol* capture_field(ClassSymbol& c, VarSymbol& variable, SourceRange use);
  VarSymbol* capture_param(MethodSymbol& constructor, VarSymbol& field);
  static void capture_in_lambda(LambdaExpr& lambda, VarSymbol* variable);

  struct Creation {
    Expr* site;  // NewExpr or ConstructorCallExpr
    ClassSymbol* created;
    std::vector<Frame> frames;
  };
  std::vector<Creation> creations_;
  std::unordered_map<const VarSymbol*, const VarSymbol*> param_fields_;  // hidden constructor parameter -> val$ field
  std::vector<MadeLambda> lambdas_;
  std::unordered_map<const Expr*, SourceRange> concat_places_;  // the last `+` of a StringConcatExpr
  std::unordered_set<const VarDecl*> done_fields_;              // initialiser attributed
  std::unordered_set<const ClassSymbol*> done_classes_;
  // The variable whose initialiser is being attributed, with no lambda or class in between; empty: none.
  Name assigned_;
  class Assigning {
   public:
    Assigning(Attr& attr, Name name) : attr_(attr), before_(attr.assigned_) { attr.assigned_ = name; }
    ~Assigning() { attr_.assigned_ = before_; }
    Assigning(const Assigning&) = delete;
    Assigning& operator=(const Assigning&) = delete;

   private:
    Attr& attr_;
    Name before_;
  };
};

}  // namespace heddle::lang
