// Captured variables are final or effectively final (JLS 8.1.3, 14.20.3, 15.27.2).
#include <utility>

#include "lang/flow.h"
#include "lang/tree_walk.h"

namespace heddle::lang {
namespace {

class CaptureChecker {
 public:
  explicit CaptureChecker(AttrContext& context) : context_(context) {}

  void class_body(ClassSymbol& symbol) {
    if (symbol.decl == nullptr) return;
    const Around before = around_;
    around_ = Around::kClass;
    lambdas_before_.push_back(std::exchange(lambdas_, {}));
    for (EnumConstantDecl* constant : symbol.decl->enum_constants) expr(constant->creation);
    for (Node* member : symbol.decl->members) {
      if (auto* field = as<VarDecl>(member)) expr(field->init);
      if (auto* method = as<MethodDecl>(member)) stmt(method->body);
      if (auto* init = as<InitializerDecl>(member)) stmt(init->body);
      if (auto* inner = as<ClassDecl>(member); inner != nullptr && inner->symbol != nullptr) class_body(*inner->symbol);
    }
    lambdas_ = std::move(lambdas_before_.back());
    lambdas_before_.pop_back();
    around_ = before;
  }

 private:
  enum class Around : std::uint8_t { kClass, kLambda };

  static bool is_fixed(const VarSymbol& v) {
    return v.has(kFinal | kEffectivelyFinal) || v.var_kind == VarKind::kSynthetic;
  }

  void report(SourceRange range) {
    context_.error(range, std::string("local variables referenced from ") +
                              (around_ == Around::kLambda ? "a lambda expression" : "an inner class") +
                              " must be final or effectively final");
  }

  // The variable that a synthetic val$x field copies, or null.
  static VarSymbol* copied(const VarSymbol& field) {
    if (!field.is_field() || !field.has(kSynthetic)) return nullptr;
    for (const ClassCapture& capture : field.owner_class()->captures)
      if (capture.field == &field) return capture.variable;
    return nullptr;
  }

  void check_name(NameExpr& name, bool assigned) {
    if (name.symbol == nullptr || name.symbol->kind != SymbolKind::kVar || lambdas_.empty()) return;
    auto* v = static_cast<VarSymbol*>(name.symbol);
    bool captured = false;
    for (LambdaExpr* lambda : lambdas_)
      for (VarSymbol* c : lambda->captures) captured = captured || c == v;
    if (captured && (assigned || !is_fixed(*v))) report(name.range);
  }

  void target(Expr* e) {
    if (auto* name = as<NameExpr>(skip_parens(e))) check_name(*name, true);
    else expr(e);
  }

  void expr(Expr* e) {
    if (e == nullptr || e->constant != nullptr) return;
    switch (e->kind) {
      case NodeKind::kNameExpr: check_name(cast<NameExpr>(e), false); return;
      case NodeKind::kFieldAccessExpr:
        if (Symbol* symbol = cast<FieldAccessExpr>(e).symbol; symbol != nullptr && symbol->kind == SymbolKind::kVar)
          if (VarSymbol* v = copied(*static_cast<VarSymbol*>(symbol)); v != nullptr && !v->is_field() && !is_fixed(*v))
            report(e->range);
        break;
      case NodeKind::kAssignExpr:
        target(cast<AssignExpr>(e).target);
        expr(cast<AssignExpr>(e).value);
        return;
      case NodeKind::kCompoundAssignExpr:
        target(cast<CompoundAssignExpr>(e).target);
        expr(cast<CompoundAssignExpr>(e).value);
        return;
      case NodeKind::kIncDecExpr: target(cast<IncDecExpr>(e).target); return;
      default: break;
    }
    each_operand(*e, [this](Expr* operand) { expr(operand); });
    if (auto* lambda = as<LambdaExpr>(e)) {
      const Around before = std::exchange(around_, Around::kLambda);
      lambdas_.push_back(lambda);
      expr(lambda->expr_body);
      stmt(lambda->block_body);
      lambdas_.pop_back();
      around_ = before;
    }
    if (auto* n = as<NewExpr>(e); n != nullptr && n->body != nullptr && n->body->symbol != nullptr)
      class_body(*n->body->symbol);
    if (auto* s = as<SwitchExpr>(e)) each_case_statement(s->body, [this](Stmt* child) { stmt(child); });
  }

  void stmt(Stmt* s) {
    if (s == nullptr) return;
    if (auto* local = as<LocalClassStmt>(s); local != nullptr && local->decl->symbol != nullptr)
      class_body(*local->decl->symbol);
    if (auto* t = as<TryStmt>(s))
      for (const TryResource& r : t->resources) resource(r);
    each_child(
        *s, [this](Stmt* child) { stmt(child); }, [this](Expr* child) { expr(child); });
  }

  // `try (x)` has become a synthetic variable that is initialised with x.
  void resource(const TryResource& r) {
    if (r.variable == nullptr) return;
    auto* name = as<NameExpr>(r.variable->init);
    const bool from_name = r.variable->symbol != nullptr && r.variable->symbol->var_kind == VarKind::kSynthetic;
    if (auto* field = as<FieldAccessExpr>(r.variable->init);
        from_name && field != nullptr && field->symbol != nullptr && field->symbol->kind == SymbolKind::kVar &&
        !is_fixed(*static_cast<VarSymbol*>(field->symbol)))
      context_.error(field->range, "variable " + std::string(field->name.text) +
                                       " used as a try-with-resources resource neither final nor effectively final");
    if (from_name && name != nullptr && name->symbol != nullptr && name->symbol->kind == SymbolKind::kVar &&
        !is_fixed(*static_cast<VarSymbol*>(name->symbol)))
      context_.error(name->range, "variable " + std::string(name->name) +
                                      " used as a try-with-resources resource neither final nor effectively final");
  }

  AttrContext& context_;
  Around around_ = Around::kClass;
  std::vector<LambdaExpr*> lambdas_;  // around the place, within the class
  std::vector<std::vector<LambdaExpr*>> lambdas_before_;
};

}  // namespace

void check_captures(AttrContext& context, ClassSymbol& outermost) { CaptureChecker(context).class_body(outermost); }

}  // namespace heddle::lang
