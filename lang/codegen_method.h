// The generator of one method's code. Its parts: codegen_method.cpp (frame, scopes), codegen_expression.cpp,
// codegen_operator.cpp, codegen_assignment.cpp, codegen_call.cpp, codegen_condition.cpp, codegen_string.cpp,
// codegen_statement.cpp, codegen_loop.cpp, codegen_try.cpp, codegen_switch.cpp, codegen_lambda.cpp,
// codegen_synthetic.cpp.
//
// Registers. Each bank is a stack: parameters, then locals by scope, then temporaries; a call's windows start at the
// tops. A value is asked for in one of these ways:
//   value(e, target)   into a given register. A target is `scratch` when nobody can look at it before the value is
//                      complete (a temporary, an argument slot, a variable that is being declared): then it may be used
//                      for intermediate results, and a call may put its window there. Else it is written last of all.
//   temp(e)            into a new temporary.
//   operand(e, later)  in whatever register it is: a local variable's own when nothing in `later`, which is evaluated
//                      before the use, assigns it.
//   condition(e, ...)  as a branch.    drop(e)   only for what it does.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lang/codegen_buffer.h"
#include "lang/codegen_class.h"

namespace heddle::lang {

// The register that a value is wanted in.
struct Destination {
  u32 reg = 0;
  bool scratch = false;
};
inline Destination scratch(u32 reg) { return {reg, true}; }
inline Destination variable(u32 reg) { return {reg, false}; }

class MethodGen {
 public:
  using Opcode = bytecode::Opcode;
  using Label = CodeBuffer::Label;
  using Range = CodeBuffer::Range;

  MethodGen(ClassGen& owner, bool is_static);
  // A method of the class of a lambda whose code is still `owner`'s: `this` of the code is what the lambda has
  // captured.
  MethodGen(ClassGen& owner, ImageBuilder& lambda_image);

  // --- whole bodies
  void method_body(MethodSymbol& method);  // with a MethodDecl; parameters included
  void static_initialiser_body();
  void lambda_body(LambdaExpr& lambda);  // parameters: captures, then the lambda's
  // The lambda's interface method with this descriptor; the body is its own or the implementation's, which it calls.
  void lambda_replacement(LambdaExpr& e);  // of writeReplace
  void lambda_method(LambdaExpr& lambda, const ClassGen::Lambda& info, const std::string& descriptor);
  void synthetic_body(MethodSymbol& method);  // codegen_synthetic.cpp
  bool finish(bytecode::MethodImage& image);  // false: a limit was exceeded

  // --- frame (codegen_method.cpp)
  struct Bank {
    u32 top = 0, max = 0;
  };
  struct Mark {
    u32 refs, prims;
    size_t locals;
    u32 slots;
  };
  u32 push(bool reference);  // a new temporary
  u32 push(Type* type) { return push(is_reference(type)); }
  Mark mark() const { return {refs_.top, prims_.top, open_locals_.size(), slots_}; }
  void release(const Mark& mark);  // temporaries and locals since then
  void reserve_parameter(VarSymbol* symbol, Type* type, std::string_view name);
  // A register for a local, visible to debuggers from here on; if not `initialised`, it has no value yet.
  u32 declare(VarSymbol& symbol, bool initialised = false);
  static u32 slots_for(const Type* type);                 // of javac's frame: long and double take two
  u32 declare_hidden(VarSymbol& symbol);                  // a register only
  void show(VarSymbol& symbol, bool initialised = true);  // visible from here on, if it has a name in the source
  u32 register_of(const VarSymbol& symbol);
  bool has_register(const VarSymbol& symbol) const { return registers_.count(&symbol) != 0; }

 private:
  friend class ClassGen;

  // A tree that is not in lowered form: after errors elsewhere (CompileOptions::keep_going) the class is left out.
  void broken(std::string_view what);

  // --- places
  void line(SourceRange range);                   // a new line, as javac counts: statements, calls
  void column(SourceRange range);                 // something that can throw within a line
  static SourceRange last_of(SourceRange range);  // its last character: a closing brace

  // --- expressions
  void value(Expr* e, Destination to);
  u32 temp(Expr* e);
  u32 operand(Expr* e, const Expr* later = nullptr, const Expr* even_later = nullptr);
  void drop(Expr* e);
  // The register of a local that the expression only names, or kNone.
  static constexpr u32 kNone = 0xffffffff;
  u32 plain_register(Expr* e);
  VarSymbol* plain_variable(Expr* e);
  void move(Type* type, u32 to, u32 from);
  void move(bool reference, u32 to, u32 from);
  void constant(const ConstantValue& value, Type* type, u32 to);
  void load_int(u32 to, i32 number);
  void load_long(u32 to, i64 number);
  void this_value(ThisExpr& e, Destination to);
  void field_value(FieldAccessExpr& e, Destination to);
  void get_field(VarSymbol& field, u32 object, u32 to);
  void put_field(VarSymbol& field, u32 object, u32 from);
  void get_static(VarSymbol& field, u32 to, const ClassSymbol* through = nullptr);
  void put_static(VarSymbol& field, u32 from);
  void array_element(ArrayAccessExpr& e, Destination to);
  void array_creation(ArrayCreationExpr& e, Destination to);
  void array_of(ArrayInitExpr& init, Type* type, Destination to);
  void class_literal(ClassLiteralExpr& e, Destination to);
  void conditional(ConditionalExpr& e, Destination to);
  void initialise(ClassSymbol& symbol);  // INITCLASS where it is needed
  static Opcode load_opcode(Type* element);
  static Opcode store_opcode(Type* element);

  // --- operators
  void unary(UnaryExpr& e, Destination to);
  void binary(BinaryExpr& e, Destination to);
  // to = left op right on values of `type`; right is evaluated here.
  void arithmetic(BinaryOp op, Type* type, u32 to, u32 left, Expr* right);
  void arithmetic(BinaryOp op, Type* type, u32 to, u32 left, u32 right);
  bool immediate(BinaryOp op, Type* type, u32 to, u32 left, Expr* right);
  void comparison_value(BinaryExpr& e, Destination to);
  void conversion(ConversionExpr& e, Destination to);
  void primitive_conversion(TypeKind from, TypeKind to, u32 target, u32 source);
  static bool is_no_op(const ConversionStep& step);
  void check_cast(u32 reg, Type* to);
  // Converts the value in `from`; leaves it in the returned register, which is `from` or a new temporary.
  u32 converted(const std::vector<ConversionStep>& steps, u32 from);

  // --- assignments. With `to` the value of the expression is wanted there.
  void assign(AssignExpr& e, const Destination* to);
  u32 assigned_operand(AssignExpr& e);
  void compound(CompoundAssignExpr& e, const Destination* to);
  void inc_dec(IncDecExpr& e, const Destination* to);
  bool inc_dec_local(IncDecExpr& e, const Destination* to);
  // A variable that is read and then written: its parts are evaluated once.
  struct Place {
    enum class Kind { kLocal, kField, kStatic, kElement } kind = Kind::kLocal;
    VarSymbol* symbol = nullptr;
    ClassSymbol* through = nullptr;     // the class that names a static field
    u32 object = kNone, index = kNone;  // registers
    Type* type = nullptr;               // declared (erased) type of the variable
    SourceRange range;
  };
  Place place(Expr* target, const Expr* later);
  void load(const Place& place, u32 to);
  void store(const Place& place, u32 from);

  // --- calls
  struct Window {
    u32 refs, prims;
    Mark before;
  };
  // Opens the windows of a call; one may start at the target that will hold the result.
  Window open_window(Type* result, const Destination* to);
  void push_argument(Expr* e);
  void emit_call(Opcode op, u16 method, const Window& window, Type* result);
  // Moves the result to its target and drops the windows.
  void close_window(const Window& window, Type* result, const Destination* to);
  void call(CallExpr& e, const Destination* to);
  void new_object(NewExpr& e, Destination to, const EnumConstantDecl* constant = nullptr);
  void new_string(NewExpr& e, Destination to);
  void constructor_call(ConstructorCallExpr& e);
  void check_outer(Expr* outer, u32 reg);
  void require_non_null(u32 reg);
  void hidden_arguments(MethodSymbol& target, bool has_outer, ConstructorCallExpr& e);
  void store_hidden_fields();
  void instance_initialisers();
  Opcode call_opcode(CallKind kind, const ClassSymbol& owner) const;
  u16 method_constant(MethodSymbol& method, ClassSymbol* owner = nullptr);
  ClassSymbol* receiver_class(Type* type, MethodSymbol& method);  // what a call on a value of this type names
  // A call of a method that the language itself needs; arguments are in the window.
  void call_library(Opcode op, std::string_view owner, std::string_view name, const std::string& descriptor,
                    const Window& window, Type* result);

  // --- conditions
  void condition(Expr* e, Label target, bool when);
  void comparison(BinaryExpr& e, Label target, bool when);
  void int_comparison(BinaryOp op, Expr* left, Expr* right, Label target);
  bool instance_test(InstanceofExpr& e, Label target, bool when);
  void condition_value(Expr* e, Destination to);

  // --- strings
  void concatenation(StringConcatExpr& e, Destination to);
  void push_text(Expr* e);                    // its text in a new reference register
  void text_of(u32 reg, Type* type, u32 to);  // of a value in a register

  // --- statements
  void statement(Stmt* s);
  void statements(const std::vector<Stmt*>& list);
  void block(BlockStmt& b);  // in a scope of its own
  void prepare(Expr* e);     // registers for the pattern variables that it introduces
  void local_variable(VarDecl& decl);
  void expression_statement(Expr* e);
  void if_statement(IfStmt& s);
  void return_statement(ReturnStmt& s);
  void return_value(Expr* e);
  void throw_statement(ThrowStmt& s);
  void assert_statement(AssertStmt& s);
  void break_statement(BreakStmt& s);
  void continue_statement(ContinueStmt& s);
  void yield_statement(YieldStmt& s);
  void labeled(LabeledStmt& s);
  void while_loop(WhileStmt& s);
  void do_loop(DoWhileStmt& s);
  void for_loop(ForStmt& s);
  void loop(Node* target, Expr* cond, const std::function<void()>& body, const std::function<void()>& update);
  void for_each(ForEachStmt& s);
  void for_each_array(ForEachStmt& s);
  void for_each_iterable(ForEachStmt& s);
  void synchronized(SynchronizedStmt& s);
  // Runs body with the monitor of the object in `lock` held.
  void locked(u32 lock, const std::function<void()>& body);
  void return_void();
  void implicit_return(Type* result, SourceRange end);

  // --- what jumps pass through (codegen_try.cpp)
  struct Finalizer {
    std::function<void()> emit;  // null: nothing to do, but the protected range has a gap
    bool user_code = false;      // may assign variables
    std::vector<Range> gaps;
  };
  struct JumpScope {
    const Node* target = nullptr;  // a statement that break or continue may name, or a SwitchExpr
    Label break_label = 0, continue_label = 0;
    bool has_continue = false;
    Finalizer* finalizer = nullptr;
    // SwitchExpr: where the value goes; with `as_condition` to these labels instead.
    Destination value{};
    bool as_condition = false;
    Label when_true = 0, when_false = 0;
  };
  size_t scope_of(const Node* target) const;
  bool finalizers_above(size_t depth) const;
  bool user_finalizers_above(size_t depth) const;
  // Leaves the scopes above `depth`: their finalizers, innermost first, then the jump.
  void unwind(size_t depth, const std::function<void()>& jump);
  static std::vector<Range> without_gaps(Range whole, const std::vector<Range>& gaps);
  // Runs `body` as protected code; returns the ranges that belong to it.
  std::vector<Range> protect(Finalizer& finalizer, const std::function<void()>& body);
  void try_statement(TryStmt& s);
  void resources(TryStmt& s, size_t index);
  void close_resource(TryStmt& s, TryResource& r);

  // --- switches
  void switch_statement(SwitchStmt& s);
  void switch_value(SwitchExpr& e, const JumpScope& result);
  void switch_cases(SwitchBody& body, Label exit, bool is_expression);
  void dispatch(SwitchBody& body, const std::vector<Label>& labels, Label otherwise);
  void string_dispatch(SwitchBody& body, const std::vector<Label>& labels, Label otherwise);
  void throw_new(std::string_view class_name);

  // --- lambdas
  void lambda_value(LambdaExpr& e, Destination to);
  void return_expression(Expr* e, Type* result);

  // --- synthetic bodies
  void enum_values();
  void enum_value_of();
  void enum_constants(ClassDecl& decl);
  void record_accessor(MethodSymbol& method);
  void record_equals(MethodSymbol& method);
  void record_hash_code();
  void record_to_string();
  void bridge(MethodSymbol& method);
  u32 first_argument(bool reference) const;

  ClassGen& owner_;
  Generator& generator_;
  AttrContext& context_;
  TypeTable& types_;
  ImageBuilder& image_;
  CodeBuffer code_;
  bool is_static_;
  u32 this_ = 0;                    // register of `this`
  MethodSymbol* method_ = nullptr;  // null in initialisers and lambda bodies
  Bank refs_, prims_;
  std::unordered_map<const VarSymbol*, u32> registers_;
  std::vector<bytecode::LocalVariable> open_locals_;  // their ends are not known yet
  // The slots that javac would have given out by now, for variables and for its own temporaries; kept since
  // messages name them (bytecode::LocalVariable).
  u32 slots_ = 0, parameters_ = 0;
  std::unordered_map<const VarSymbol*, u32> slot_of_;
  std::vector<JumpScope> scopes_;
  u32 line_ = 0;
  std::vector<const ClassSymbol*> initialised_;  // by an INITCLASS that ran on the way here
  u32 initialised_at_ = 0;                       // CodeBuffer::joins() that it holds for
};

// Whether evaluating `e` may assign the variable (or holds statements that may).
bool may_assign(const Expr* e, const VarSymbol* variable);
// Pattern variables that the expression introduces, without those of lambda bodies and of statements in switches.
void collect_patterns(Expr* e, std::vector<VarSymbol*>& found);

}  // namespace heddle::lang
