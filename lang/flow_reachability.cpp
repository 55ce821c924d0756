// Reachability (JLS 14.22), with javac's messages: a statement that cannot be reached is reported once, and what
// follows it counts as reachable again, but not so that a missing return is reported on top.
#include <algorithm>

#include "lang/flow.h"
#include "lang/tree_walk.h"

namespace heddle::lang {
namespace {

enum class Jump : std::uint8_t { kBreak, kContinue, kYield };

// Whether control reaches a place; kRecovering: no, but that has been reported. Of two ways to a place the greater
// counts.
enum class Alive : std::uint8_t { kNo, kRecovering, kYes };
Alive alive_if(bool reached) { return reached ? Alive::kYes : Alive::kNo; }

class ReachabilityAnalyzer {
 public:
  ReachabilityAnalyzer(AttrContext& context, bool report) : context_(context), report_(report) {}

  void class_body(ClassSymbol& symbol) {
    if (symbol.decl == nullptr) return;
    ClassDecl& decl = *symbol.decl;
    const Alive alive_before = alive_;
    std::vector<Exit> exits_before;
    exits_before.swap(exits_);
    alive_ = Alive::kYes;
    for (EnumConstantDecl* constant : decl.enum_constants) expr(constant->creation);
    // One after the other, those of the class before those of its objects.
    for (const bool of_class : {true, false})
      for (Node* member : decl.members) initializer(*member, of_class);
    for (Node* member : decl.members) {
      alive_ = Alive::kYes;
      exits_.clear();
      if (auto* method = as<MethodDecl>(member)) method_body(*method);
      if (auto* inner = as<ClassDecl>(member); inner != nullptr && inner->symbol != nullptr) class_body(*inner->symbol);
    }
    alive_ = alive_before;
    exits_.swap(exits_before);
  }

  bool completes(Stmt& body) {
    alive_ = Alive::kYes;
    statement(&body);
    return alive_ != Alive::kNo;
  }

 private:
  struct Exit {
    Jump jump;
    const Node* target;
  };

  void error(SourceRange range, std::string message) {
    if (report_) context_.error(range, std::move(message));
  }

  void initializer(Node& member, bool of_class) {
    exits_.clear();
    if (auto* field = as<VarDecl>(&member); field != nullptr && field->init != nullptr && field->symbol != nullptr &&
                                            field->symbol->is_static() == of_class) {
      if (alive_ == Alive::kNo) unreachable(field->name.range);
      expr(field->init);
    }
    if (auto* init = as<InitializerDecl>(&member); init != nullptr && init->is_static == of_class) {
      statement(init->body);
      if (alive_ == Alive::kNo) error(start_of(*init->body), "initializer must be able to complete normally");
    }
  }

  void unreachable(SourceRange range) {
    error(range, "unreachable statement");
    alive_ = Alive::kRecovering;
  }

  void method_body(MethodDecl& method) {
    if (method.body == nullptr) return;
    statement(method.body);
    if (alive_ == Alive::kYes && method.symbol != nullptr && !method.symbol->result->is_void() &&
        !method.symbol->result->is_error())
      error(end_of(*method.body), "missing return statement");
  }

  // Takes the jumps of this kind to `target` out of the open ones; whether there was any.
  bool resolve(Jump jump, const Node* target) {
    const auto meant = [&](const Exit& exit) { return exit.jump == jump && exit.target == target; };
    const auto end = std::remove_if(exits_.begin(), exits_.end(), meant);
    const bool any = end != exits_.end();
    exits_.erase(end, exits_.end());
    return any;
  }
  void leave(Jump jump, const Node* target) {
    exits_.push_back({jump, target});
    alive_ = Alive::kNo;
  }
  void alive_also(Alive other) { alive_ = std::max(alive_, other); }
  // After a loop or the like: its breaks lead here.
  void resolve_into_alive(Jump jump, const Node* target) {
    if (resolve(jump, target)) alive_ = Alive::kYes;
  }

  void statements(const std::vector<Stmt*>& list) {
    for (Stmt* s : list) statement(s);
  }

  void statement(Stmt* s) {
    if (s == nullptr) return;
    if (alive_ == Alive::kNo) {
      SourceRange range = start_of(*s);
      if (auto* local = as<LocalVarStmt>(s); local != nullptr && !local->variables.empty())
        range = local->variables[0]->name.range;
      unreachable(range);
      if (s->kind == NodeKind::kEmptyStmt) alive_ = Alive::kNo;
    }
    visit(*s);
    s->can_complete = alive_ != Alive::kNo;
  }

  void visit(Stmt& s) {
    switch (s.kind) {
      case NodeKind::kLocalClassStmt:
        if (ClassSymbol* symbol = cast<LocalClassStmt>(&s).decl->symbol) class_body(*symbol);
        break;
      case NodeKind::kIfStmt: if_statement(cast<IfStmt>(&s)); break;
      case NodeKind::kWhileStmt: {
        auto& loop = cast<WhileStmt>(&s);
        expr(loop.condition);
        alive_ = alive_if(!is_false(loop.condition));
        statement(loop.body);
        resolve(Jump::kContinue, &s);
        alive_ = alive_if(!is_true(loop.condition));
        resolve_into_alive(Jump::kBreak, &s);
        break;
      }
      case NodeKind::kDoWhileStmt: {
        auto& loop = cast<DoWhileStmt>(&s);
        statement(loop.body);
        resolve_into_alive(Jump::kContinue, &s);
        expr(loop.condition);
        if (is_true(loop.condition)) alive_ = Alive::kNo;
        resolve_into_alive(Jump::kBreak, &s);
        break;
      }
      case NodeKind::kForStmt: {
        auto& loop = cast<ForStmt>(&s);
        statements(loop.init);
        expr(loop.condition);
        alive_ = alive_if(!is_false(loop.condition));
        statement(loop.body);
        resolve_into_alive(Jump::kContinue, &s);
        for (Expr* e : loop.update) expr(e);
        alive_ = alive_if(loop.condition != nullptr && !is_true(loop.condition));
        resolve_into_alive(Jump::kBreak, &s);
        break;
      }
      case NodeKind::kForEachStmt: {
        auto& loop = cast<ForEachStmt>(&s);
        expr(loop.iterable);
        statement(loop.body);
        resolve(Jump::kContinue, &s);
        resolve(Jump::kBreak, &s);
        alive_ = Alive::kYes;
        break;
      }
      case NodeKind::kLabeledStmt:
        statement(cast<LabeledStmt>(&s).body);
        resolve_into_alive(Jump::kBreak, &s);
        break;
      case NodeKind::kSwitchStmt: switch_statement(cast<SwitchStmt>(&s)); break;
      case NodeKind::kBreakStmt: leave(Jump::kBreak, cast<BreakStmt>(&s).target); break;
      case NodeKind::kContinueStmt: leave(Jump::kContinue, cast<ContinueStmt>(&s).target); break;
      case NodeKind::kYieldStmt:
        expr(cast<YieldStmt>(&s).value);
        leave(Jump::kYield, cast<YieldStmt>(&s).target);
        break;
      case NodeKind::kReturnStmt:
        expr(cast<ReturnStmt>(&s).value);
        alive_ = Alive::kNo;
        break;
      case NodeKind::kThrowStmt:
        expr(cast<ThrowStmt>(&s).value);
        alive_ = Alive::kNo;
        break;
      case NodeKind::kTryStmt: try_statement(cast<TryStmt>(&s)); break;
      default:
        each_child(
            s, [this](Stmt* child) { statement(child); }, [this](Expr* child) { expr(child); });
    }
  }

  void if_statement(IfStmt& first) {
    // `else if` chains are walked by a loop; an `else` makes the statement complete when a branch does.
    Alive end = Alive::kNo;
    std::vector<IfStmt*> chain;
    for (IfStmt* s = &first;;) {
      chain.push_back(s);
      expr(s->condition);
      statement(s->then_stmt);
      end = std::max(end, alive_);
      alive_ = Alive::kYes;
      if (s->else_stmt == nullptr) {
        end = Alive::kYes;
        break;
      }
      if (auto* next = as<IfStmt>(s->else_stmt)) {
        s = next;
        continue;
      }
      statement(s->else_stmt);
      end = std::max(end, alive_);
      break;
    }
    // Each `if` of the chain completes when something from it on does; from the end backwards.
    bool completes = chain.back()->else_stmt == nullptr || chain.back()->else_stmt->can_complete;
    for (auto it = chain.rbegin(); it != chain.rend(); ++it) {
      completes = completes || (*it)->then_stmt->can_complete;
      (*it)->can_complete = completes;
    }
    alive_ = end;
  }

  void switch_statement(SwitchStmt& s) {
    expr(s.body.selector);
    bool has_default = false;
    Alive out = Alive::kNo;
    for (SwitchCase& c : s.body.cases) {
      alive_ = Alive::kYes;
      has_default = has_default || c.is_default;
      statements(c.body);
      if (c.arrow) {
        out = std::max(out, alive_);
        alive_ = Alive::kNo;
      }
    }
    alive_also(std::max(out, alive_if(!has_default || s.body.cases.empty())));
    resolve_into_alive(Jump::kBreak, &s);
  }

  void switch_expression(SwitchExpr& e) {
    const Alive alive_before = alive_;
    expr(e.body.selector);
    bool has_default = false;
    for (SwitchCase& c : e.body.cases) {
      alive_ = Alive::kYes;
      has_default = has_default || c.is_default;
      statements(c.body);
      if (!c.arrow || alive_ != Alive::kYes || c.body.empty()) continue;
      auto* block = as<BlockStmt>(c.body[0]);
      if (block != nullptr) error(end_of(*block), "switch rule completes without providing a value");
    }
    if (alive_ == Alive::kYes && !e.body.cases.empty() && !e.body.cases.back().arrow)
      error({e.range.file, e.range.end > 0 ? e.range.end - 1 : 0, e.range.end},
            "switch expression completes without providing a value");
    if (!has_default && !e.body.needs_no_match_throw && e.body.kind != SwitchKind::kUnknown && !e.body.cases.empty())
      error(start_of(e), "the switch expression does not cover all possible input values");
    resolve(Jump::kYield, &e);
    alive_ = alive_before;
  }

  void try_statement(TryStmt& s) {
    std::vector<Exit> around;
    around.swap(exits_);
    for (TryResource& resource : s.resources) {
      if (resource.variable != nullptr) expr(resource.variable->init);
      expr(resource.expr);
    }
    statement(s.body);
    Alive alive_end = alive_;
    for (CatchClause& c : s.catches) {
      alive_ = Alive::kYes;
      statement(c.body);
      alive_end = std::max(alive_end, alive_);
    }
    if (s.finally_block != nullptr) {
      std::vector<Exit> inside;
      inside.swap(exits_);
      alive_ = Alive::kYes;
      statement(s.finally_block);
      if (alive_ != Alive::kNo) {
        alive_ = alive_end;
        exits_.insert(exits_.begin(), inside.begin(), inside.end());
      }
    } else {
      alive_ = alive_end;
    }
    exits_.insert(exits_.begin(), around.begin(), around.end());
  }

  void lambda(LambdaExpr& e) {
    const Alive alive_before = alive_;
    std::vector<Exit> exits_before;
    exits_before.swap(exits_);
    alive_ = Alive::kYes;
    expr(e.expr_body);
    statement(e.block_body);
    alive_ = alive_before;
    exits_.swap(exits_before);
  }

  void expr(Expr* e) {
    if (e == nullptr || e->constant != nullptr) return;
    if (e->kind == NodeKind::kSwitchExpr) {
      switch_expression(cast<SwitchExpr>(e));
      return;
    }
    each_operand(*e, [this](Expr* operand) { expr(operand); });
    if (auto* l = as<LambdaExpr>(e)) lambda(*l);
    if (auto* n = as<NewExpr>(e); n != nullptr && n->body != nullptr && n->body->symbol != nullptr)
      class_body(*n->body->symbol);
  }

  AttrContext& context_;
  bool report_;
  Alive alive_ = Alive::kYes;
  std::vector<Exit> exits_;
};

}  // namespace

void check_reachability(AttrContext& context, ClassSymbol& outermost) {
  ReachabilityAnalyzer(context, true).class_body(outermost);
}

bool can_complete_normally(AttrContext& context, Stmt& body) {
  return ReachabilityAnalyzer(context, false).completes(body);
}

ConstructorCallExpr* constructor_call_of(const MethodDecl& decl) {
  if (!decl.is_constructor || decl.body == nullptr || decl.body->statements.empty()) return nullptr;
  auto* first = as<ExprStmt>(decl.body->statements[0]);
  return first != nullptr ? as<ConstructorCallExpr>(first->expr) : nullptr;
}

void check_flow(AttrContext& context, ClassSymbol& outermost) {
  check_reachability(context, outermost);
  check_assignment(context, outermost);
  check_exceptions(context, outermost);
  check_captures(context, outermost);
}

}  // namespace heddle::lang
