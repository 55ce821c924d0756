// Deep copies of unattributed trees. A node is copied whole and then given copies of its children; attribution's
// slots are empty in the original, but for those cleared here.
#include "lang/ast.h"

namespace heddle::lang {
namespace {

class Cloner {
 public:
  explicit Cloner(Arena& arena) : arena_(arena) {}

  Expr* expr(const Expr* e);
  Stmt* stmt(const Stmt* s);
  ClassDecl* class_decl(const ClassDecl* c);

 private:
  template <class T>
  T* copy(const Node* node) {
    return arena_.make<T>(cast<T>(node));
  }
  template <class T>
  T* copy_expr(const Node* node) {
    T* result = copy<T>(node);
    result->type = nullptr;
    return result;
  }
  void exprs(std::vector<Expr*>& list) {
    for (Expr*& e : list) e = expr(e);
  }
  void types(std::vector<TypeNode*>& list) {
    for (TypeNode*& t : list) t = type(t);
  }
  void variables(std::vector<VarDecl*>& list) {
    for (VarDecl*& v : list) v = variable(v);
  }
  void stmts(std::vector<Stmt*>& list) {
    for (Stmt*& s : list) s = stmt(s);
  }
  BlockStmt* block(const BlockStmt* s) { return static_cast<BlockStmt*>(stmt(s)); }

  TypeNode* type(const TypeNode* t);
  void modifiers(Modifiers& m) {
    for (Annotation*& a : m.annotations) a = annotation(a);
  }
  Annotation* annotation(const Annotation* a);
  VarDecl* variable(const VarDecl* v);
  MethodDecl* method(const MethodDecl* m);
  Node* member(const Node* m);
  TypeParamDecl* type_param(const TypeParamDecl* t);
  void switch_body(SwitchBody& body);
  Expr* binary(const BinaryExpr* e);
  Stmt* if_chain(const IfStmt* s);

  Arena& arena_;
};

TypeNode* Cloner::type(const TypeNode* t) {
  if (t == nullptr) return nullptr;
  TypeNode* result = nullptr;
  switch (t->kind) {
    case NodeKind::kPrimitiveTypeNode: result = copy<PrimitiveTypeNode>(t); break;
    case NodeKind::kVarTypeNode: result = copy<VarTypeNode>(t); break;
    case NodeKind::kNamedTypeNode: {
      auto* n = copy<NamedTypeNode>(t);
      for (NamedTypeNode::Segment& segment : n->segments) types(segment.args);
      result = n;
      break;
    }
    case NodeKind::kArrayTypeNode: {
      auto* n = copy<ArrayTypeNode>(t);
      n->element = type(n->element);
      result = n;
      break;
    }
    case NodeKind::kWildcardNode: {
      auto* n = copy<WildcardNode>(t);
      n->bound = type(n->bound);
      result = n;
      break;
    }
    case NodeKind::kUnionTypeNode: {
      auto* n = copy<UnionTypeNode>(t);
      types(n->alternatives);
      result = n;
      break;
    }
    default: {
      auto* n = copy<IntersectionTypeNode>(t);
      types(n->parts);
      result = n;
    }
  }
  result->resolved = nullptr;
  return result;
}

Annotation* Cloner::annotation(const Annotation* a) {
  auto* result = copy<Annotation>(a);
  result->name = type(a->name);
  for (AnnotationArg& arg : result->args) arg.value = expr(arg.value);
  result->symbol = nullptr;
  return result;
}

VarDecl* Cloner::variable(const VarDecl* v) {
  if (v == nullptr) return nullptr;
  auto* result = copy<VarDecl>(v);
  modifiers(result->modifiers);
  result->type = type(v->type);
  result->init = expr(v->init);
  result->symbol = nullptr;
  return result;
}

TypeParamDecl* Cloner::type_param(const TypeParamDecl* t) {
  auto* result = copy<TypeParamDecl>(t);
  types(result->bounds);
  result->symbol = nullptr;
  return result;
}

MethodDecl* Cloner::method(const MethodDecl* m) {
  auto* result = copy<MethodDecl>(m);
  modifiers(result->modifiers);
  for (TypeParamDecl*& t : result->type_params) t = type_param(t);
  result->result = type(m->result);
  variables(result->params);
  types(result->throws);
  result->body = block(m->body);
  result->annotation_default = expr(m->annotation_default);
  result->symbol = nullptr;
  return result;
}

Node* Cloner::member(const Node* m) {
  switch (m->kind) {
    case NodeKind::kVarDecl: return variable(&cast<VarDecl>(m));
    case NodeKind::kMethodDecl: return method(&cast<MethodDecl>(m));
    case NodeKind::kClassDecl: return class_decl(&cast<ClassDecl>(m));
    default: {
      auto* result = copy<InitializerDecl>(m);
      result->body = block(result->body);
      return result;
    }
  }
}

ClassDecl* Cloner::class_decl(const ClassDecl* c) {
  if (c == nullptr) return nullptr;
  auto* result = copy<ClassDecl>(c);
  modifiers(result->modifiers);
  for (TypeParamDecl*& t : result->type_params) t = type_param(t);
  result->superclass = type(c->superclass);
  types(result->interfaces);
  types(result->permits);
  variables(result->record_components);
  for (EnumConstantDecl*& constant : result->enum_constants) {
    constant = copy<EnumConstantDecl>(constant);
    for (Annotation*& a : constant->annotations) a = annotation(a);
    exprs(constant->args);
    constant->body = class_decl(constant->body);
    constant->symbol = nullptr;
    constant->creation = nullptr;
  }
  for (Node*& m : result->members) m = member(m);
  result->symbol = nullptr;
  return result;
}

void Cloner::switch_body(SwitchBody& body) {
  body.selector = expr(body.selector);
  for (SwitchCase& one : body.cases) {
    exprs(one.labels);
    stmts(one.body);
  }
}

Expr* Cloner::binary(const BinaryExpr* e) {
  BinaryExpr* top = nullptr;
  BinaryExpr* parent = nullptr;
  for (;;) {
    auto* node = copy_expr<BinaryExpr>(e);
    node->constant = nullptr;
    node->right = expr(e->right);
    if (parent == nullptr) top = node;
    else parent->left = node;
    parent = node;
    const auto* left = as<BinaryExpr>(e->left);
    if (left == nullptr) break;
    e = left;
  }
  parent->left = expr(e->left);
  return top;
}

Expr* Cloner::expr(const Expr* e) {
  if (e == nullptr) return nullptr;
  switch (e->kind) {
    case NodeKind::kLiteralExpr: return copy_expr<LiteralExpr>(e);
    case NodeKind::kNameExpr: {
      auto* n = copy_expr<NameExpr>(e);
      n->symbol = nullptr;
      return n;
    }
    case NodeKind::kFieldAccessExpr: {
      auto* n = copy_expr<FieldAccessExpr>(e);
      n->target = expr(n->target);
      n->symbol = nullptr;
      return n;
    }
    case NodeKind::kArrayAccessExpr: {
      auto* n = copy_expr<ArrayAccessExpr>(e);
      n->array = expr(n->array);
      n->index = expr(n->index);
      return n;
    }
    case NodeKind::kArrayLengthExpr: {
      auto* n = copy_expr<ArrayLengthExpr>(e);
      n->array = expr(n->array);
      return n;
    }
    case NodeKind::kCallExpr: {
      auto* n = copy_expr<CallExpr>(e);
      n->target = expr(n->target);
      types(n->type_args);
      exprs(n->args);
      return n;
    }
    case NodeKind::kConstructorCallExpr: {
      auto* n = copy_expr<ConstructorCallExpr>(e);
      n->outer = expr(n->outer);
      types(n->type_args);
      exprs(n->args);
      return n;
    }
    case NodeKind::kNewExpr: {
      auto* n = copy_expr<NewExpr>(e);
      n->outer = expr(n->outer);
      types(n->type_args);
      n->class_type = type(n->class_type);
      exprs(n->args);
      n->body = class_decl(n->body);
      return n;
    }
    case NodeKind::kArrayCreationExpr: {
      auto* n = copy_expr<ArrayCreationExpr>(e);
      n->element = type(n->element);
      exprs(n->dimensions);
      n->init = static_cast<ArrayInitExpr*>(expr(n->init));
      return n;
    }
    case NodeKind::kArrayInitExpr: {
      auto* n = copy_expr<ArrayInitExpr>(e);
      exprs(n->elements);
      return n;
    }
    case NodeKind::kUnaryExpr: {
      auto* n = copy_expr<UnaryExpr>(e);
      n->operand = expr(n->operand);
      return n;
    }
    case NodeKind::kIncDecExpr: {
      auto* n = copy_expr<IncDecExpr>(e);
      n->target = expr(n->target);
      return n;
    }
    case NodeKind::kBinaryExpr: return binary(&cast<BinaryExpr>(e));
    case NodeKind::kStringConcatExpr: {
      auto* n = copy_expr<StringConcatExpr>(e);
      exprs(n->operands);
      return n;
    }
    case NodeKind::kAssignExpr: {
      auto* n = copy_expr<AssignExpr>(e);
      n->target = expr(n->target);
      n->value = expr(n->value);
      return n;
    }
    case NodeKind::kCompoundAssignExpr: {
      auto* n = copy_expr<CompoundAssignExpr>(e);
      n->target = expr(n->target);
      n->value = expr(n->value);
      return n;
    }
    case NodeKind::kConditionalExpr: {
      auto* n = copy_expr<ConditionalExpr>(e);
      n->condition = expr(n->condition);
      n->then_value = expr(n->then_value);
      n->else_value = expr(n->else_value);
      return n;
    }
    case NodeKind::kInstanceofExpr: {
      auto* n = copy_expr<InstanceofExpr>(e);
      n->operand = expr(n->operand);
      n->pattern = variable(n->pattern);
      n->target = n->pattern != nullptr ? n->pattern->type : type(n->target);
      return n;
    }
    case NodeKind::kCastExpr: {
      auto* n = copy_expr<CastExpr>(e);
      n->target = type(n->target);
      n->operand = expr(n->operand);
      return n;
    }
    case NodeKind::kConversionExpr: {
      auto* n = copy_expr<ConversionExpr>(e);
      n->operand = expr(n->operand);
      return n;
    }
    case NodeKind::kLambdaExpr: {
      auto* n = copy_expr<LambdaExpr>(e);
      variables(n->params);
      n->expr_body = expr(n->expr_body);
      n->block_body = block(n->block_body);
      n->bound_receiver = expr(n->bound_receiver);
      return n;
    }
    case NodeKind::kMethodRefExpr: {
      auto* n = copy_expr<MethodRefExpr>(e);
      n->target = expr(n->target);
      types(n->type_args);
      return n;
    }
    case NodeKind::kSwitchExpr: {
      auto* n = copy_expr<SwitchExpr>(e);
      switch_body(n->body);
      return n;
    }
    case NodeKind::kThisExpr: {
      auto* n = copy_expr<ThisExpr>(e);
      n->qualifier = type(n->qualifier);
      return n;
    }
    case NodeKind::kClassLiteralExpr: {
      auto* n = copy_expr<ClassLiteralExpr>(e);
      n->target = type(n->target);
      return n;
    }
    case NodeKind::kTypeExpr: {
      auto* n = copy_expr<TypeExpr>(e);
      n->target = type(n->target);
      return n;
    }
    case NodeKind::kParenExpr: {
      auto* n = copy_expr<ParenExpr>(e);
      n->inner = expr(n->inner);
      return n;
    }
    case NodeKind::kAnnotationExpr: {
      auto* n = copy_expr<AnnotationExpr>(e);
      n->annotation = annotation(n->annotation);
      return n;
    }
    default: return copy_expr<ErrorExpr>(e);
  }
}

Stmt* Cloner::if_chain(const IfStmt* s) {
  IfStmt* first = nullptr;
  IfStmt* previous = nullptr;
  for (;;) {
    auto* n = copy<IfStmt>(s);
    n->condition = expr(s->condition);
    n->then_stmt = stmt(s->then_stmt);
    if (previous == nullptr) first = n;
    else previous->else_stmt = n;
    previous = n;
    const auto* next = as<IfStmt>(s->else_stmt);
    if (next == nullptr) break;
    s = next;
  }
  previous->else_stmt = stmt(s->else_stmt);
  return first;
}

Stmt* Cloner::stmt(const Stmt* s) {
  if (s == nullptr) return nullptr;
  switch (s->kind) {
    case NodeKind::kBlockStmt: {
      auto* n = copy<BlockStmt>(s);
      stmts(n->statements);
      return n;
    }
    case NodeKind::kLocalVarStmt: {
      auto* n = copy<LocalVarStmt>(s);
      variables(n->variables);
      return n;
    }
    case NodeKind::kLocalClassStmt: {
      auto* n = copy<LocalClassStmt>(s);
      n->decl = class_decl(n->decl);
      return n;
    }
    case NodeKind::kExprStmt: {
      auto* n = copy<ExprStmt>(s);
      n->expr = expr(n->expr);
      return n;
    }
    case NodeKind::kIfStmt: return if_chain(&cast<IfStmt>(s));
    case NodeKind::kWhileStmt: {
      auto* n = copy<WhileStmt>(s);
      n->condition = expr(n->condition);
      n->body = stmt(n->body);
      return n;
    }
    case NodeKind::kDoWhileStmt: {
      auto* n = copy<DoWhileStmt>(s);
      n->body = stmt(n->body);
      n->condition = expr(n->condition);
      return n;
    }
    case NodeKind::kForStmt: {
      auto* n = copy<ForStmt>(s);
      stmts(n->init);
      n->condition = expr(n->condition);
      exprs(n->update);
      n->body = stmt(n->body);
      return n;
    }
    case NodeKind::kForEachStmt: {
      auto* n = copy<ForEachStmt>(s);
      n->variable = variable(n->variable);
      n->iterable = expr(n->iterable);
      n->body = stmt(n->body);
      return n;
    }
    case NodeKind::kLabeledStmt: {
      auto* n = copy<LabeledStmt>(s);
      n->body = stmt(n->body);
      return n;
    }
    case NodeKind::kSwitchStmt: {
      auto* n = copy<SwitchStmt>(s);
      switch_body(n->body);
      return n;
    }
    // Jump targets are attribution's: the copy is attributed anew.
    case NodeKind::kBreakStmt: {
      auto* n = copy<BreakStmt>(s);
      n->target = nullptr;
      return n;
    }
    case NodeKind::kContinueStmt: {
      auto* n = copy<ContinueStmt>(s);
      n->target = nullptr;
      return n;
    }
    case NodeKind::kYieldStmt: {
      auto* n = copy<YieldStmt>(s);
      n->value = expr(n->value);
      n->target = nullptr;
      return n;
    }
    case NodeKind::kReturnStmt: {
      auto* n = copy<ReturnStmt>(s);
      n->value = expr(n->value);
      return n;
    }
    case NodeKind::kThrowStmt: {
      auto* n = copy<ThrowStmt>(s);
      n->value = expr(n->value);
      return n;
    }
    case NodeKind::kTryStmt: {
      auto* n = copy<TryStmt>(s);
      for (TryResource& resource : n->resources) {
        resource.variable = variable(resource.variable);
        resource.expr = expr(resource.expr);
      }
      n->body = block(n->body);
      for (CatchClause& clause : n->catches) {
        clause.param = variable(clause.param);
        clause.body = block(clause.body);
      }
      n->finally_block = block(n->finally_block);
      return n;
    }
    case NodeKind::kSynchronizedStmt: {
      auto* n = copy<SynchronizedStmt>(s);
      n->lock = expr(n->lock);
      n->body = block(n->body);
      return n;
    }
    case NodeKind::kAssertStmt: {
      auto* n = copy<AssertStmt>(s);
      n->condition = expr(n->condition);
      n->message = expr(n->message);
      return n;
    }
    case NodeKind::kEmptyStmt: return copy<EmptyStmt>(s);
    default: return copy<ErrorStmt>(s);
  }
}

}  // namespace

Expr* clone(const Expr* expr, Arena& arena) { return Cloner(arena).expr(expr); }
Stmt* clone(const Stmt* stmt, Arena& arena) { return Cloner(arena).stmt(stmt); }
ClassDecl* clone(const ClassDecl* decl, Arena& arena) { return Cloner(arena).class_decl(decl); }

}  // namespace heddle::lang
