#include "lang/ast.h"

namespace heddle::lang {

const char* to_string(NodeKind kind) {
  switch (kind) {
#define HEDDLE_NAME(Class) \
  case NodeKind::k##Class: return #Class;
    // clang-format off
    HEDDLE_NAME(PrimitiveTypeNode) HEDDLE_NAME(NamedTypeNode) HEDDLE_NAME(ArrayTypeNode) HEDDLE_NAME(WildcardNode)
    HEDDLE_NAME(VarTypeNode) HEDDLE_NAME(UnionTypeNode) HEDDLE_NAME(IntersectionTypeNode)
    HEDDLE_NAME(LiteralExpr) HEDDLE_NAME(NameExpr) HEDDLE_NAME(FieldAccessExpr) HEDDLE_NAME(ArrayAccessExpr)
    HEDDLE_NAME(ArrayLengthExpr) HEDDLE_NAME(CallExpr) HEDDLE_NAME(ConstructorCallExpr) HEDDLE_NAME(NewExpr)
    HEDDLE_NAME(ArrayCreationExpr) HEDDLE_NAME(ArrayInitExpr) HEDDLE_NAME(UnaryExpr) HEDDLE_NAME(IncDecExpr)
    HEDDLE_NAME(BinaryExpr) HEDDLE_NAME(StringConcatExpr) HEDDLE_NAME(AssignExpr) HEDDLE_NAME(CompoundAssignExpr)
    HEDDLE_NAME(ConditionalExpr) HEDDLE_NAME(InstanceofExpr) HEDDLE_NAME(CastExpr) HEDDLE_NAME(ConversionExpr)
    HEDDLE_NAME(LambdaExpr) HEDDLE_NAME(MethodRefExpr) HEDDLE_NAME(SwitchExpr) HEDDLE_NAME(ThisExpr)
    HEDDLE_NAME(ClassLiteralExpr) HEDDLE_NAME(TypeExpr) HEDDLE_NAME(ParenExpr) HEDDLE_NAME(AnnotationExpr)
    HEDDLE_NAME(ErrorExpr)
    HEDDLE_NAME(BlockStmt) HEDDLE_NAME(LocalVarStmt) HEDDLE_NAME(LocalClassStmt) HEDDLE_NAME(ExprStmt)
    HEDDLE_NAME(IfStmt) HEDDLE_NAME(WhileStmt) HEDDLE_NAME(DoWhileStmt) HEDDLE_NAME(ForStmt) HEDDLE_NAME(ForEachStmt)
    HEDDLE_NAME(LabeledStmt) HEDDLE_NAME(SwitchStmt) HEDDLE_NAME(BreakStmt) HEDDLE_NAME(ContinueStmt)
    HEDDLE_NAME(YieldStmt) HEDDLE_NAME(ReturnStmt) HEDDLE_NAME(ThrowStmt) HEDDLE_NAME(TryStmt)
    HEDDLE_NAME(SynchronizedStmt) HEDDLE_NAME(AssertStmt) HEDDLE_NAME(EmptyStmt) HEDDLE_NAME(ErrorStmt)
    HEDDLE_NAME(VarDecl) HEDDLE_NAME(MethodDecl) HEDDLE_NAME(InitializerDecl) HEDDLE_NAME(ClassDecl)
    HEDDLE_NAME(EnumConstantDecl) HEDDLE_NAME(TypeParamDecl) HEDDLE_NAME(ImportDecl) HEDDLE_NAME(CompilationUnit)
    HEDDLE_NAME(Annotation)
    // clang-format on
#undef HEDDLE_NAME
  }
  return "?";
}

const char* to_string(BinaryOp op) {
  switch (op) {
    case BinaryOp::kMul: return "*";
    case BinaryOp::kDiv: return "/";
    case BinaryOp::kRem: return "%";
    case BinaryOp::kAdd: return "+";
    case BinaryOp::kSub: return "-";
    case BinaryOp::kShl: return "<<";
    case BinaryOp::kShr: return ">>";
    case BinaryOp::kUshr: return ">>>";
    case BinaryOp::kLess: return "<";
    case BinaryOp::kGreater: return ">";
    case BinaryOp::kLessEqual: return "<=";
    case BinaryOp::kGreaterEqual: return ">=";
    case BinaryOp::kEqual: return "==";
    case BinaryOp::kNotEqual: return "!=";
    case BinaryOp::kBitAnd: return "&";
    case BinaryOp::kBitXor: return "^";
    case BinaryOp::kBitOr: return "|";
    case BinaryOp::kAnd: return "&&";
    case BinaryOp::kOr: return "||";
  }
  return "?";
}

}  // namespace heddle::lang
