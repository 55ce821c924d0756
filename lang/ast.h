// The syntax tree. The parser builds it; attribution fills the slots and rewrites it; code generation reads it.
//
// Life of a tree
//   parser       fills everything above the "// -- attribution" line of each struct; slots below stay null/empty.
//   attribution  returns a *replacement* for each expression (usually the same node); the caller stores it in the
//                parent's slot. When no errors were reported the tree is in LOWERED form (below).
//   codegen      accepts only the lowered form and never searches scopes, converts types or chooses methods.
//
// Lowered form (law between attribution and codegen)
//   * ParenExpr, MethodRefExpr, TypeExpr (except as a static member's discarded target: removed) do not occur.
//   * An expression with `constant != null` is loaded as that constant, its children are not looked at.
//   * NameExpr names a local variable or parameter of the function being generated, or one that an enclosing
//     LambdaExpr lists in `captures`. Fields are FieldAccessExpr with explicit target; captured variables of local
//     and anonymous classes are FieldAccessExpr on the `val$x` field, or the hidden constructor parameter before
//     super().
//   * Every change of representation is a ConversionExpr: operand types are exactly the type that the operation needs
//     (both sides of an arithmetic BinaryExpr have the promoted type, arguments have the erased parameter type's shape,
//     condition expressions are boolean, array indices int). After erasure a checked cast stands wherever a value of
//     type T is used as something that T's erasure is not.
//   * Varargs are packed (ArrayCreationExpr with initialiser). String `+` is StringConcatExpr.
//   * CastExpr has become ConversionExprs; initialisers of arrays are ArrayCreationExpr.
//   * Every constructor has a MethodDecl whose first statement is an ExprStmt of ConstructorCallExpr (Object's
//   excepted).
//   * Node types that codegen sees in `type` may still be generic: use erasure().
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "lang/arena.h"
#include "lang/constant.h"
#include "vm/base/source.h"

namespace heddle::lang {

using base::SourceRange;

struct Type;
struct ClassType;
struct Symbol;
struct PackageSymbol;
struct ClassSymbol;
struct MethodSymbol;
struct VarSymbol;
struct TypeVarSymbol;

// clang-format off
enum class NodeKind : std::uint8_t {
  // type syntax
  kPrimitiveTypeNode, kNamedTypeNode, kArrayTypeNode, kWildcardNode, kVarTypeNode, kUnionTypeNode, kIntersectionTypeNode,
  // expressions
  kFirstExpr,
  kLiteralExpr = kFirstExpr, kNameExpr, kFieldAccessExpr, kArrayAccessExpr, kArrayLengthExpr, kCallExpr,
  kConstructorCallExpr, kNewExpr, kArrayCreationExpr, kArrayInitExpr, kUnaryExpr, kIncDecExpr, kBinaryExpr,
  kStringConcatExpr, kAssignExpr, kCompoundAssignExpr, kConditionalExpr, kInstanceofExpr, kCastExpr, kConversionExpr,
  kLambdaExpr, kMethodRefExpr, kSwitchExpr, kThisExpr, kClassLiteralExpr, kTypeExpr, kParenExpr, kAnnotationExpr, kErrorExpr,
  kLastExpr = kErrorExpr,
  // statements
  kFirstStmt,
  kBlockStmt = kFirstStmt, kLocalVarStmt, kLocalClassStmt, kExprStmt, kIfStmt, kWhileStmt, kDoWhileStmt, kForStmt,
  kForEachStmt, kLabeledStmt, kSwitchStmt, kBreakStmt, kContinueStmt, kYieldStmt, kReturnStmt, kThrowStmt, kTryStmt,
  kSynchronizedStmt, kAssertStmt, kEmptyStmt, kErrorStmt,
  kLastStmt = kErrorStmt,
  // declarations
  kVarDecl, kMethodDecl, kInitializerDecl, kClassDecl, kEnumConstantDecl, kTypeParamDecl, kImportDecl, kCompilationUnit,
  kAnnotation,
};
// clang-format on

const char* to_string(NodeKind kind);

struct Node {
  NodeKind kind;
  SourceRange range;  // whole construct; invalid for nothing (synthesised nodes carry the range of their cause)

 protected:
  Node(NodeKind k, SourceRange r) : kind(k), range(r) {}
};

// as<T>: null when the node is null or of another kind.   cast<T>: precondition is the kind.
template <class T>
T* as(Node* node) {
  return node != nullptr && node->kind == T::kKind ? static_cast<T*>(node) : nullptr;
}
template <class T>
const T* as(const Node* node) {
  return node != nullptr && node->kind == T::kKind ? static_cast<const T*>(node) : nullptr;
}
template <class T>
T& cast(Node* node) {
  return *static_cast<T*>(node);
}
template <class T>
const T& cast(const Node* node) {
  return *static_cast<const T*>(node);
}

// Each concrete node: kind constant and constructor from its range.
#define HEDDLE_NODE(Class, Base)                        \
  static constexpr NodeKind kKind = NodeKind::k##Class; \
  explicit Class(SourceRange r) : Base(NodeKind::k##Class, r) {}

// An identifier with its place.
struct Ident {
  Name text;
  SourceRange range;
  explicit operator bool() const { return !text.empty(); }
};

struct TypeNode;
struct Expr;
struct Stmt;
struct BlockStmt;
struct VarDecl;
struct MethodDecl;
struct ClassDecl;
struct SwitchExpr;

// ---------------------------------------------------------------- annotations and modifiers

struct AnnotationArg {
  Ident name;   // empty: the single-element form, means "value"
  Expr* value;  // an ArrayInitExpr for {...}, an AnnotationExpr for @X(...)
};

struct Annotation : Node {
  HEDDLE_NODE(Annotation, Node)
  TypeNode* name = nullptr;
  std::vector<AnnotationArg> args;
  // -- attribution
  ClassSymbol* symbol = nullptr;  // null when the library does not know the annotation's type (an error by then)
};

struct Modifiers {
  std::uint32_t flags = 0;  // Flags of symbols.h, as written (no implicit ones)
  std::vector<Annotation*> annotations;
  SourceRange range;  // invalid when there are none
};

// ---------------------------------------------------------------- type syntax

enum class PrimitiveKind : std::uint8_t { kBoolean, kByte, kShort, kChar, kInt, kLong, kFloat, kDouble, kVoid };

struct TypeNode : Node {
  Type* resolved = nullptr;  // -- attribution: set by resolve_type; the error type after a reported error
 protected:
  using Node::Node;
};
struct PrimitiveTypeNode : TypeNode {  // void included, only as a result type or in void.class
  HEDDLE_NODE(PrimitiveTypeNode, TypeNode)
  PrimitiveKind primitive = PrimitiveKind::kInt;
};
struct NamedTypeNode : TypeNode {  // a.b.Outer<X>.Inner<Y>
  HEDDLE_NODE(NamedTypeNode, TypeNode)
  struct Segment {
    Ident name;
    std::vector<TypeNode*> args;
    bool diamond = false;  // `<>`: last segment of a NewExpr only
  };
  std::vector<Segment> segments;  // at least one; packages and classes are told apart by attribution
};
struct ArrayTypeNode : TypeNode {
  HEDDLE_NODE(ArrayTypeNode, TypeNode)
  TypeNode* element = nullptr;  // `int a[]`, `int f()[]` and `T...` are already folded in by the parser
};
struct WildcardNode : TypeNode {
  HEDDLE_NODE(WildcardNode, TypeNode)
  enum class Bound : std::uint8_t { kNone, kExtends, kSuper } bound_kind = Bound::kNone;
  TypeNode* bound = nullptr;
};
struct VarTypeNode : TypeNode {  // `var` where the parser is sure (local, for, resource, lambda parameter)
  HEDDLE_NODE(VarTypeNode, TypeNode)
};
struct UnionTypeNode : TypeNode {  // catch (A | B e)
  HEDDLE_NODE(UnionTypeNode, TypeNode)
  std::vector<TypeNode*> alternatives;
};
struct IntersectionTypeNode : TypeNode {  // cast (A & B)
  HEDDLE_NODE(IntersectionTypeNode, TypeNode)
  std::vector<TypeNode*> parts;
};

// ---------------------------------------------------------------- conversions

enum class ConversionKind : std::uint8_t {
  kPrimitive,    // between numeric types, either direction; from and to say which instruction(s)
  kBox,          // method = Integer.valueOf etc.
  kUnbox,        // method = Integer.intValue etc.; null gives NullPointerException
  kCheckedCast,  // reference to erasure(to), ClassCastException when it fails
  kReference,    // widening or unchecked: no instruction, only the static type changes
};
// One step; a chain is applied first to last.
struct ConversionStep {
  ConversionKind kind;
  Type* from;
  Type* to;
  MethodSymbol* method = nullptr;
};

// ---------------------------------------------------------------- expressions

struct Expr : Node {
  // -- attribution
  Type* type = nullptr;  // after attribution never null; `void` for void calls; not capture-converted
  const ConstantValue* constant = nullptr;  // set iff a constant expression (literals: set by the parser)
 protected:
  using Node::Node;
};

enum class LiteralKind : std::uint8_t { kInt, kLong, kFloat, kDouble, kBoolean, kChar, kString, kTextBlock, kNull };
struct LiteralExpr : Expr {  // `constant` is set by the parser, except null's
  HEDDLE_NODE(LiteralExpr, Expr)
  LiteralKind literal = LiteralKind::kInt;  // the parser folds -2147483648 and -9223372036854775808L
};

// A simple name in expression position.
struct NameExpr : Expr {
  HEDDLE_NODE(NameExpr, Expr)
  Name name;
  // -- attribution
  Symbol* symbol =
      nullptr;  // lowered: a VarSymbol (local, parameter, exception, resource, pattern). Before that also Class/Package
};

// target.name. The parser uses it for every dotted name; attribution decides package, type or field.
struct FieldAccessExpr : Expr {
  HEDDLE_NODE(FieldAccessExpr, Expr)
  Expr* target = nullptr;  // lowered: null for a static field named by its class; else the object. A non-null target of
                           // a static field is evaluated and dropped
  Ident name;
  bool super_target = false;  // super.x (or C.super.x): target is then a ThisExpr
  // -- attribution
  Symbol* symbol = nullptr;  // lowered: VarSymbol of kind field. Its `owner` names the declaring class for the image
  ClassSymbol* qualifying_class = nullptr;  // of a static field: the class to name in the image instead (JLS 13.1)
};

struct ArrayAccessExpr : Expr {
  HEDDLE_NODE(ArrayAccessExpr, Expr)
  Expr* array = nullptr;
  Expr* index = nullptr;
};
struct ArrayLengthExpr : Expr {  // made by attribution from a.length
  HEDDLE_NODE(ArrayLengthExpr, Expr)
  Expr* array = nullptr;
};

enum class CallKind : std::uint8_t {
  kStatic,
  kVirtual,    // receiver's class method, dispatched
  kInterface,  // dispatched through an interface
  kSpecial,    // exactly this method: super.m(), I.super.m(), private methods
};
struct CallExpr : Expr {
  HEDDLE_NODE(CallExpr, Expr)
  Expr* target = nullptr;  // null: unqualified. Lowered: explicit receiver (ThisExpr with path for own/outer methods),
                           // null for statics; a non-null target of a static is evaluated and dropped
  bool super_target = false;  // super.m() or C.super.m(): target is a ThisExpr
  std::vector<TypeNode*> type_args;
  Ident name;
  std::vector<Expr*> args;
  // -- attribution
  MethodSymbol* method = nullptr;  // the declaration chosen (its erased signature names it in the image)
  ClassSymbol* qualifying_class =
      nullptr;  // class to name in the image (JLS 13.1); null: method->owner. Array clone(): Object
  CallKind call = CallKind::kVirtual;
  std::vector<Type*> thrown;  // exceptions of this call, when type variables are among the declared ones
};

// this(...) or super(...), outer.super(...).
struct ConstructorCallExpr : Expr {
  HEDDLE_NODE(ConstructorCallExpr, Expr)
  bool is_super = false;
  Expr* outer = nullptr;  // lowered: explicit outer instance for the superclass's hidden first parameter, or null
  std::vector<TypeNode*> type_args;
  std::vector<Expr*> args;
  // -- attribution
  MethodSymbol* method = nullptr;
  // Lowered argument order: [outer] [enum name, ordinal] args... [captured_args].
  std::vector<Expr*>
      captured_args;          // for a local superclass or this(...): one per capture of the target class, in order
  std::vector<Type*> thrown;  // as in CallExpr
};

struct NewExpr : Expr {  // [outer.]new C<...>(args) [body]
  HEDDLE_NODE(NewExpr, Expr)
  Expr* outer = nullptr;  // lowered: explicit (also when implied by scope), null when the class has no outer instance.
                          // Qualified `outer` is null-checked by codegen before the arguments are evaluated
  std::vector<TypeNode*> type_args;
  TypeNode* class_type = nullptr;  // resolved in outer's class when `outer` was written
  std::vector<Expr*> args;
  ClassDecl* body = nullptr;  // anonymous class
  // -- attribution
  ClassSymbol* class_symbol = nullptr;  // the class instantiated (the anonymous one when there is a body)
  MethodSymbol* constructor = nullptr;  // of class_symbol; anonymous: the synthesised constructor, which takes all of
                                        // args (and the superclass's outer instance as first of them when it needs one)
  bool outer_is_argument = false;       // which is so here; checked by codegen like `outer`
  std::vector<Expr*> captured_args;     // as in ConstructorCallExpr; filled when all bodies of the unit are attributed
  std::vector<Type*> thrown;            // as in CallExpr
};

struct ArrayCreationExpr : Expr {  // new T[d1][d2][] or new T[] {...}
  HEDDLE_NODE(ArrayCreationExpr, Expr)
  TypeNode* element = nullptr;    // T with the empty brackets folded in; null when synthesised (use `type`)
  std::vector<Expr*> dimensions;  // written ones, lowered to int; empty with an initialiser
  struct ArrayInitExpr* init = nullptr;
};
struct ArrayInitExpr
    : Expr {  // {a, b}; lowered: only inside ArrayCreationExpr or another ArrayInitExpr, type = array type
  HEDDLE_NODE(ArrayInitExpr, Expr)
  std::vector<Expr*> elements;
};

enum class UnaryOp : std::uint8_t { kPlus, kMinus, kBitNot, kNot };
struct UnaryExpr : Expr {
  HEDDLE_NODE(UnaryExpr, Expr)
  UnaryOp op = UnaryOp::kPlus;
  Expr* operand = nullptr;
};

struct IncDecExpr : Expr {  // ++x x++ --x x--
  HEDDLE_NODE(IncDecExpr, Expr)
  bool increment = true;
  bool prefix = true;
  Expr* target = nullptr;  // lowered: NameExpr, FieldAccessExpr or ArrayAccessExpr; `type` is the variable's type
  // -- attribution: value = load(target); r = read(value); r = r +/- 1 in operand_type; store(target, write(r)).
  // Postfix yields `value`, prefix yields what is stored.
  Type* operand_type = nullptr;  // int, long, float or double
  std::vector<ConversionStep> read;
  std::vector<ConversionStep> write;
};

// clang-format off
enum class BinaryOp : std::uint8_t {
  kMul, kDiv, kRem, kAdd, kSub, kShl, kShr, kUshr, kLess, kGreater, kLessEqual, kGreaterEqual, kEqual, kNotEqual,
  kBitAnd, kBitXor, kBitOr, kAnd, kOr,
};
// clang-format on
const char* to_string(BinaryOp op);  // "+", ">>>" ...
// Long left-leaning chains must not recurse deeply: consumers walk the `left` spine iteratively.
struct BinaryExpr : Expr {
  HEDDLE_NODE(BinaryExpr, Expr)
  BinaryOp op = BinaryOp::kAdd;
  SourceRange op_range;
  Expr* left = nullptr;
  Expr* right = nullptr;
  // -- attribution
  Type* operand_type = nullptr;  // promoted type of both sides (of the left one for shifts; then right is int or,
                                 // already converted, int from long); boolean; or a reference type for == and !=
};
struct StringConcatExpr : Expr {  // made by attribution from a maximal chain of string +; evaluated left to right
  HEDDLE_NODE(StringConcatExpr, Expr)
  std::vector<Expr*> operands;  // any type but void, unconverted; neighbouring constants are merged; at least two
};

struct AssignExpr : Expr {
  HEDDLE_NODE(AssignExpr, Expr)
  Expr* target = nullptr;  // lowered: NameExpr, FieldAccessExpr or ArrayAccessExpr
  Expr* value = nullptr;
};
struct CompoundAssignExpr : Expr {  // target op= value
  HEDDLE_NODE(CompoundAssignExpr, Expr)
  BinaryOp op = BinaryOp::kAdd;
  SourceRange op_range;
  Expr* target = nullptr;
  Expr* value = nullptr;  // lowered: already of operand_type (for shifts: int); for string concat of any type
  // -- attribution: v = read(load(target)), before value is evaluated; store(target, write(v op value)).
  bool string_concat = false;
  Type* operand_type = nullptr;
  std::vector<ConversionStep> read;
  std::vector<ConversionStep> write;
};

struct ConditionalExpr : Expr {  // both branches already converted to `type`
  HEDDLE_NODE(ConditionalExpr, Expr)
  Expr* condition = nullptr;
  Expr* then_value = nullptr;
  Expr* else_value = nullptr;
  SourceRange question;
};

struct InstanceofExpr : Expr {
  HEDDLE_NODE(InstanceofExpr, Expr)
  Expr* operand = nullptr;
  TypeNode* target = nullptr;  // type test
  VarDecl* pattern = nullptr;  // x instanceof T v: then `target` is the pattern's type too
  // -- attribution: test against erasure(target->resolved); on success pattern->symbol = the operand, cast.
};

struct CastExpr : Expr {  // lowered into ConversionExpr chains (a cast without effect disappears)
  HEDDLE_NODE(CastExpr, Expr)
  TypeNode* target = nullptr;  // IntersectionTypeNode for (A & B)
  Expr* operand = nullptr;
};
struct ConversionExpr : Expr {  // made by attribution; `type` == step.to
  HEDDLE_NODE(ConversionExpr, Expr)
  Expr* operand = nullptr;
  ConversionStep step{};
};

struct LambdaExpr : Expr {
  HEDDLE_NODE(LambdaExpr, Expr)
  std::vector<VarDecl*> params;  // type null: implicitly typed
  bool explicit_params = false;
  Expr* expr_body = nullptr;  // exactly one of expr_body, block_body
  BlockStmt* block_body = nullptr;
  // -- attribution
  MethodSymbol* interface_method =
      nullptr;  // the functional interface's abstract method (declaration, erase for the image)
  ClassSymbol* interface_class =
      nullptr;  // the functional interface; further ones of an intersection in marker_interfaces
  std::vector<ClassSymbol*> marker_interfaces;
  // The body becomes this static (captures_this: instance) synthetic method of the *class being generated*; its
  // parameters are captures in order, then params. The VM object's interface method has the erasure of
  // interface_method; params hold their own erased types, so codegen's bridge casts each argument (params[i]) as
  // checked cast.
  MethodSymbol* implementation = nullptr;  // owner, name lambda$METHOD$N, erased types; no MethodDecl
  std::vector<VarSymbol*> captures;        // enclosing locals used in the body (transitively through inner lambdas and
                                     // `new Local()`), in order of first use; in the body NameExprs keep these symbols
  bool captures_this = false;
  // From `expr::name`: receiver is evaluated and null-checked when the lambda object is made, bound to the variable
  // (which is then also the first of `captures`; codegen takes its value from here).
  Expr* bound_receiver = nullptr;
  VarSymbol* bound_variable = nullptr;
  bool body_is_method_ref = false;  // made from a method reference: its frame is not the user's, stack traces hide it
  bool body_is_void =
      false;  // result is dropped: expr_body is an expression statement; else it is converted to the result type
  std::vector<MethodSymbol*> bridges;  // further erased signatures under which the interface method can be called
  bool serializable =
      false;  // the target is a java.io.Serializable: javac names the method by a hash (Attr::name_lambdas)
  Expr* reference =
      nullptr;  // of a method reference of which javac makes no lambda: the call or creation that is meant
};

struct MethodRefExpr : Expr {  // attribution replaces it by a LambdaExpr over synthetic parameters
  HEDDLE_NODE(MethodRefExpr, Expr)
  Expr* target =
      nullptr;  // an expression, a possible type name (NameExpr/FieldAccessExpr) or TypeExpr (generic, array)
  bool super_target = false;
  std::vector<TypeNode*> type_args;
  Ident name;  // empty with is_new
  bool is_new = false;
};

enum class SwitchKind : std::uint8_t { kUnknown, kInt, kString, kEnum };

struct SwitchCase {
  SourceRange range;
  std::vector<Expr*>
      labels;  // lowered: int kind -> constant; string kind -> constant; enum kind -> FieldAccessExpr (symbol)
  bool is_default = false;  // `default` (labels is empty)
  bool arrow = false;
  std::vector<Stmt*> body;  // colon form: any number. Arrow form: exactly one of BlockStmt, ThrowStmt, or for an
                            // expression: YieldStmt (switch expression) or ExprStmt (switch statement)
};
struct SwitchBody {
  Expr* selector = nullptr;  // lowered: int (unboxed, widened), String or enum; null gives NullPointerException
  std::vector<SwitchCase> cases;
  // -- attribution
  SwitchKind kind = SwitchKind::kUnknown;
  bool needs_no_match_throw = false;  // enum switch expression without default: IncompatibleClassChangeError
};
struct SwitchExpr : Expr {
  HEDDLE_NODE(SwitchExpr, Expr)
  SwitchBody body;
};

// this, C.this; also the target of super.x and C.super.m().
struct ThisExpr : Expr {
  HEDDLE_NODE(ThisExpr, Expr)
  TypeNode* qualifier = nullptr;
  // -- attribution
  // How to reach the object: start at the current `this` (lambda bodies: captured this) and read these fields in turn.
  // path[0] may instead be the constructor's hidden outer parameter (VarKind::kParameter): then start from it.
  // Empty: the current object.
  std::vector<VarSymbol*> path;
};

struct ClassLiteralExpr : Expr {  // T.class
  HEDDLE_NODE(ClassLiteralExpr, Expr)
  TypeNode* target = nullptr;
};
struct TypeExpr : Expr {  // a type in expression position: List<String>::new, int[]::clone
  HEDDLE_NODE(TypeExpr, Expr)
  TypeNode* target = nullptr;
};
struct ParenExpr : Expr {
  HEDDLE_NODE(ParenExpr, Expr)
  Expr* inner = nullptr;
};
struct AnnotationExpr : Expr {  // only in AnnotationArg values and annotation defaults
  HEDDLE_NODE(AnnotationExpr, Expr)
  Annotation* annotation = nullptr;
};
struct ErrorExpr : Expr {  // after a reported syntax error; gets the error type, silences everything around it
  HEDDLE_NODE(ErrorExpr, Expr)
};

// ---------------------------------------------------------------- statements

struct Stmt : Node {
  // -- flow, JLS 14.22. Codegen skips what follows a statement that cannot complete.
  bool can_complete = true;

 protected:
  using Node::Node;
};

struct BlockStmt : Stmt {
  HEDDLE_NODE(BlockStmt, Stmt)
  std::vector<Stmt*> statements;
};
struct LocalVarStmt : Stmt {  // int a = 1, b[] = {2};
  HEDDLE_NODE(LocalVarStmt, Stmt)
  std::vector<VarDecl*> variables;
};
struct LocalClassStmt : Stmt {
  HEDDLE_NODE(LocalClassStmt, Stmt)
  ClassDecl* decl = nullptr;
};
struct ExprStmt : Stmt {
  HEDDLE_NODE(ExprStmt, Stmt)
  Expr* expr = nullptr;
};
struct IfStmt : Stmt {
  HEDDLE_NODE(IfStmt, Stmt)
  Expr* condition = nullptr;
  Stmt* then_stmt = nullptr;
  Stmt* else_stmt = nullptr;
};
struct WhileStmt : Stmt {
  HEDDLE_NODE(WhileStmt, Stmt)
  Expr* condition = nullptr;
  Stmt* body = nullptr;
};
struct DoWhileStmt : Stmt {
  HEDDLE_NODE(DoWhileStmt, Stmt)
  Stmt* body = nullptr;
  Expr* condition = nullptr;
};
struct ForStmt : Stmt {
  HEDDLE_NODE(ForStmt, Stmt)
  std::vector<Stmt*> init;    // one LocalVarStmt, or ExprStmts
  Expr* condition = nullptr;  // null: true
  std::vector<Expr*> update;
  Stmt* body = nullptr;
};
enum class ForEachKind : std::uint8_t { kUnknown, kArray, kIterable };
struct ForEachStmt : Stmt {
  HEDDLE_NODE(ForEachStmt, Stmt)
  VarDecl* variable = nullptr;  // no initialiser
  Expr* iterable = nullptr;     // evaluated once
  Stmt* body = nullptr;
  // -- attribution
  ForEachKind loop = ForEachKind::kUnknown;
  MethodSymbol* iterator =
      nullptr;  // kIterable: as seen on the expression's type; has_next, next on java.util.Iterator
  CallKind iterator_call = CallKind::kInterface;
  MethodSymbol* has_next = nullptr;
  MethodSymbol* next = nullptr;
  std::vector<ConversionStep> element;  // from the element (array) or Object (next()) to the variable's type
};
struct LabeledStmt : Stmt {
  HEDDLE_NODE(LabeledStmt, Stmt)
  Ident label;
  Stmt* body = nullptr;
};
struct SwitchStmt : Stmt {
  HEDDLE_NODE(SwitchStmt, Stmt)
  SwitchBody body;
};
struct BreakStmt : Stmt {
  HEDDLE_NODE(BreakStmt, Stmt)
  Ident label;  // may be empty
  // -- attribution
  Stmt* target = nullptr;  // loop, SwitchStmt, or with a label the LabeledStmt itself
};
struct ContinueStmt : Stmt {
  HEDDLE_NODE(ContinueStmt, Stmt)
  Ident label;
  // -- attribution
  Stmt* target = nullptr;  // always the loop itself
};
struct YieldStmt : Stmt {
  HEDDLE_NODE(YieldStmt, Stmt)
  Expr* value = nullptr;  // converted to target->type
  bool implicit = false;  // from `case x -> expr;`
  // -- attribution
  SwitchExpr* target = nullptr;
};
struct ReturnStmt : Stmt {
  HEDDLE_NODE(ReturnStmt, Stmt)
  Expr* value = nullptr;
};
struct ThrowStmt : Stmt {
  HEDDLE_NODE(ThrowStmt, Stmt)
  Expr* value = nullptr;  // null gives NullPointerException
};
struct TryResource {
  VarDecl* variable = nullptr;  // exactly one of the two; attribution turns `expr` into a synthetic variable,
  Expr* expr = nullptr;         // so that the lowered form always has `variable` (with initialiser) and expr == null
  // -- attribution
  MethodSymbol* close = nullptr;  // as seen on the variable's type
  CallKind close_call = CallKind::kInterface;
};
struct CatchClause {
  SourceRange range;
  VarDecl* param = nullptr;  // type may be a UnionTypeNode
  BlockStmt* body = nullptr;
  // -- attribution
  std::vector<ClassSymbol*> caught;  // one per alternative
};
struct TryStmt : Stmt {
  HEDDLE_NODE(TryStmt, Stmt)
  std::vector<TryResource> resources;
  BlockStmt* body = nullptr;
  std::vector<CatchClause> catches;  // outside the resources
  BlockStmt* finally_block = nullptr;
  // -- attribution
  MethodSymbol* add_suppressed = nullptr;  // set when there are resources
};
struct SynchronizedStmt : Stmt {
  HEDDLE_NODE(SynchronizedStmt, Stmt)
  Expr* lock = nullptr;
  BlockStmt* body = nullptr;
};
struct AssertStmt : Stmt {
  HEDDLE_NODE(AssertStmt, Stmt)
  Expr* condition = nullptr;
  Expr* message = nullptr;
  // -- attribution
  MethodSymbol* error_constructor = nullptr;  // AssertionError(), or the AssertionError(X) that fits message
};
struct EmptyStmt : Stmt {
  HEDDLE_NODE(EmptyStmt, Stmt)
};
struct ErrorStmt : Stmt {
  HEDDLE_NODE(ErrorStmt, Stmt)
};

// ---------------------------------------------------------------- declarations

// Field, local, parameter, resource, exception parameter, pattern variable, record component: one declarator each.
struct VarDecl : Node {
  HEDDLE_NODE(VarDecl, Node)
  Modifiers modifiers;
  TypeNode* type = nullptr;  // null: implicitly typed lambda parameter. Declarators of one statement may share the node
  Ident name;
  Expr* init = nullptr;  // lowered: converted; a bare {..} has become an ArrayCreationExpr
  bool varargs = false;  // type is already the ArrayTypeNode
  // -- attribution
  VarSymbol* symbol = nullptr;
};

struct TypeParamDecl : Node {
  HEDDLE_NODE(TypeParamDecl, Node)
  Ident name;
  std::vector<TypeNode*> bounds;
  // -- attribution
  TypeVarSymbol* symbol = nullptr;
};

struct MethodDecl : Node {  // methods and constructors
  HEDDLE_NODE(MethodDecl, Node)
  Modifiers modifiers;
  std::vector<TypeParamDecl*> type_params;
  TypeNode* result = nullptr;    // null for constructors
  Ident name;                    // constructors: the class's simple name as written
  std::vector<VarDecl*> params;  // compact constructor: empty; attribution adds the components' parameters
  std::vector<TypeNode*> throws;
  BlockStmt* body = nullptr;  // null: abstract or native
  Expr* annotation_default = nullptr;
  bool is_constructor = false;
  bool is_compact = false;  // record's compact constructor; lowered: field assignments stand at the body's end
  // -- attribution
  MethodSymbol* symbol = nullptr;
};

struct InitializerDecl : Node {
  HEDDLE_NODE(InitializerDecl, Node)
  bool is_static = false;
  BlockStmt* body = nullptr;
};

struct EnumConstantDecl : Node {
  HEDDLE_NODE(EnumConstantDecl, Node)
  std::vector<Annotation*> annotations;
  Ident name;
  std::vector<Expr*> args;
  ClassDecl* body = nullptr;
  // -- attribution
  VarSymbol* symbol = nullptr;  // static final field
  std::uint32_t ordinal = 0;
  NewExpr* creation = nullptr;  // the constant's value; codegen passes name and ordinal as hidden first arguments
};

enum class ClassKind : std::uint8_t { kClass, kInterface, kEnum, kRecord, kAnnotation };

struct ClassDecl : Node {
  HEDDLE_NODE(ClassDecl, Node)
  ClassKind class_kind = ClassKind::kClass;
  Modifiers modifiers;
  Ident name;  // empty for anonymous classes and enum constant bodies
  std::vector<TypeParamDecl*> type_params;
  TypeNode* superclass = nullptr;
  std::vector<TypeNode*> interfaces;  // `implements`, or an interface's `extends`
  std::vector<TypeNode*> permits;
  std::vector<VarDecl*> record_components;
  std::vector<EnumConstantDecl*> enum_constants;
  // VarDecl (field), MethodDecl, InitializerDecl, ClassDecl in source order. Codegen runs field initialisers and
  // initialiser blocks in this order: instance ones after super(...), static ones after the enum constants.
  std::vector<Node*> members;  // attribution appends synthesised constructors (default, anonymous, record canonical)
  // -- attribution
  ClassSymbol* symbol = nullptr;
};

struct ImportDecl : Node {
  HEDDLE_NODE(ImportDecl, Node)
  std::vector<Ident> path;  // without the '*'
  bool is_static = false;
  bool on_demand = false;
};

struct CompilationUnit : Node {
  HEDDLE_NODE(CompilationUnit, Node)
  std::vector<Annotation*> package_annotations;
  std::vector<Ident> package_path;  // empty: the unnamed package
  SourceRange package_range;
  std::vector<ImportDecl*> imports;
  std::vector<ClassDecl*> types;
  // -- attribution
  PackageSymbol* package = nullptr;
  // Every class of the unit in the order of images: top-level, member, local and anonymous ones.
  std::vector<ClassSymbol*> classes;
};

#undef HEDDLE_NODE

inline bool is_expr(const Node& n) { return n.kind >= NodeKind::kFirstExpr && n.kind <= NodeKind::kLastExpr; }
inline bool is_stmt(const Node& n) { return n.kind >= NodeKind::kFirstStmt && n.kind <= NodeKind::kLastStmt; }
// The expression under any ParenExprs.
inline Expr* skip_parens(Expr* e) {
  while (auto* p = as<ParenExpr>(e)) e = p->inner;
  return e;
}

// Indented text of a tree, one node a line, for tests (`vm --dump-ast`): kind, names, operators; types when attributed.
std::string dump(const Node& node);

}  // namespace heddle::lang
