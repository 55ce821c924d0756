// Definite assignment and unassignment (JLS 16), as javac's Flow.AssignAnalyzer: one pass over a class with two sets of
// variables, the definitely assigned and the definitely unassigned ones. Loops are walked twice when their body
// assigns something that was unassigned before.
#include <functional>
#include <iterator>
#include <optional>
#include <utility>

#include "lang/attr.h"
#include "lang/flow.h"
#include "lang/flow_bits.h"
#include "lang/tree_walk.h"

namespace heddle::lang {
namespace {

struct State {
  Bits assigned, unassigned;
  State& operator&=(const State& other) {
    assigned &= other.assigned;
    unassigned &= other.unassigned;
    return *this;
  }
};

class AssignmentAnalyzer {
 public:
  explicit AssignmentAnalyzer(AttrContext& context) : context_(context) {}

  void class_body(ClassSymbol& symbol);

 private:
  enum class Jump : std::uint8_t { kBreak, kContinue, kYield, kReturn };
  struct Exit {
    Jump jump;
    const Node* target;
    State state;
    SourceRange range;
    std::optional<State> when_false;  // of a yield in a boolean switch expression; `state`: when it yields true
  };

  // -- variables
  bool is_tracked(const VarSymbol& v) const {
    return v.flow_index < variables_.size() && variables_[v.flow_index] == &v;
  }
  bool is_blank_final(const VarSymbol& v) const {
    return v.is_field() && v.owner == class_ && v.has(kFinal) && !v.has(kEnum) &&
           (v.decl == nullptr || v.decl->init == nullptr);
  }
  void add_variable(VarSymbol& v) {
    variables_.resize(next_);
    v.flow_index = static_cast<std::uint32_t>(next_);
    variables_.push_back(&v);
    now_.assigned.remove(next_);
    now_.unassigned.add(next_);
    ++next_;
    if (!v.is_field()) v.flags |= kEffectivelyFinal;
  }
  void add_assigned(VarSymbol& v) {  // parameters and the like
    add_variable(v);
    now_.assigned.add(v.flow_index);
    now_.unassigned.remove(v.flow_index);
  }
  void declare(VarDecl* decl) {
    if (decl == nullptr || decl->symbol == nullptr) return;
    add_variable(*decl->symbol);
    if (decl->init == nullptr) return;
    expr(decl->init);
    now_assigned(*decl->symbol);
    now_.assigned.add(decl->symbol->flow_index);
  }
  void error(SourceRange range, std::string message) {
    ++errors_;
    if (range == last_error_) return;  // javac reports one fault a place
    last_error_ = range;
    context_.error(range, std::move(message));
  }
  void check_assigned(VarSymbol& v, SourceRange range) {
    if (!is_tracked(v) || now_.assigned.has(v.flow_index)) return;
    if (v.is_field() && v.flow_index < first_) return;
    error(range, "variable " + std::string(v.name) + " might not have been initialized");
    now_.assigned.add(v.flow_index);
  }
  void now_assigned(const VarSymbol& v) {
    now_.unassigned.remove(v.flow_index);
    try_unassigned_.remove(v.flow_index);
  }
  void assign(VarSymbol& v, SourceRange range) {
    if (!is_tracked(v)) {
      if (v.is_field() && v.has(kFinal) && v.owner == class_)
        error(range, "variable " + std::string(v.name) + " might already have been assigned");
      return;
    }
    const std::string name(v.name);
    if (v.flow_index < first_) {
      if (v.has(kFinal)) error(range, "variable " + name + " might already have been assigned");
      else v.flags &= ~kEffectivelyFinal;
      return;
    }
    if (v.has(kFinal)) {
      if (v.var_kind == VarKind::kParameter || v.var_kind == VarKind::kLambdaParameter)
        error(range, "final parameter " + name + " may not be assigned");
      else if (v.var_kind == VarKind::kResource)
        error(range, "auto-closeable resource " + name + " may not be assigned");
      else if (!now_.unassigned.has(v.flow_index))
        error(range,
              "variable " + name + (second_pass_ ? " might be assigned in loop" : " might already have been assigned"));
      else now_assigned(v);
    } else if (v.var_kind == VarKind::kExceptionParameter && v.decl != nullptr &&
               as<UnionTypeNode>(v.decl->type) != nullptr) {
      error(range, "multi-catch parameter " + name + " may not be assigned");
    } else if (!now_.unassigned.has(v.flow_index)) {
      v.flags &= ~kEffectivelyFinal;
    } else {
      now_assigned(v);
    }
    now_.assigned.add(v.flow_index);
  }
  // Assignment through an expression.
  void assign_to(Expr* target, SourceRange range) {
    if (VarSymbol* v = variable_of(target)) assign(*v, range);
  }
  // A local variable, or a field of this object or class by its simple name or through `this`.
  VarSymbol* variable_of(Expr* e) const {
    e = skip_parens(e);
    if (auto* name = as<NameExpr>(e))
      return name->symbol != nullptr && name->symbol->kind == SymbolKind::kVar ? static_cast<VarSymbol*>(name->symbol)
                                                                               : nullptr;
    auto* field = as<FieldAccessExpr>(e);
    if (field == nullptr || field->symbol == nullptr || field->symbol->kind != SymbolKind::kVar) return nullptr;
    auto* v = static_cast<VarSymbol*>(field->symbol);
    if (!v->is_field()) return nullptr;
    const bool simple = field->range.begin == field->name.range.begin;
    if (v->owner != class_ && !(simple && class_ != nullptr && class_->anonymous && is_tracked(*v))) return nullptr;
    if (field->target == nullptr) return simple ? v : nullptr;
    auto* self = as<ThisExpr>(skip_parens(field->target));
    return self != nullptr && (simple || self->path.empty()) ? v : nullptr;
  }

  // -- jumps
  void mark_dead() {
    now_.assigned.add_range(return_, next_);
    now_.unassigned.add_range(return_, next_);
  }
  void leave(Jump jump, const Node* target, SourceRange range) {
    exits_.push_back({jump, target, now_, range, {}});
    mark_dead();
  }
  // JLS 16.1.7: the value of a boolean switch expression says what is assigned, as those of its yields do.
  void leave_with_condition(YieldStmt& s) {
    State when_true, when_false;
    condition(s.value, when_true, when_false);
    exits_.push_back({Jump::kYield, s.target, std::move(when_true), start_of(s), std::move(when_false)});
    mark_dead();
  }
  // `when_false`: where the values of a boolean switch expression are told apart; now_ is the state when it is true.
  void resolve(Jump jump, const Node* target, State* when_false = nullptr) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < exits_.size(); ++i) {
      if (exits_[i].jump == jump && exits_[i].target == target) {
        now_ &= exits_[i].state;
        if (when_false != nullptr) *when_false &= exits_[i].when_false.value_or(exits_[i].state);
      } else {
        if (kept != i) exits_[kept] = std::move(exits_[i]);
        ++kept;
      }
    }
    exits_.resize(kept);
  }

  State everything() const {
    State all = now_;
    all.assigned.add_range(first_, next_);
    all.unassigned.add_range(first_, next_);
    return all;
  }

  void method(MethodDecl& decl);
  void lambda(LambdaExpr& e);
  void stmt(Stmt* s);
  void stmts(const std::vector<Stmt*>& list) {
    for (Stmt* s : list) stmt(s);
  }
  void block(const std::vector<Stmt*>& list) {
    const std::size_t before = next_;
    stmts(list);
    next_ = before;
  }
  void if_stmt(IfStmt& s);
  void loop(Stmt& s, const std::function<State()>& iteration);
  void switch_body(SwitchBody& body, Node& owner, bool is_expression, State* when_false = nullptr);
  bool is_boolean_switch(const Node* e) const {
    return e != nullptr && e->kind == NodeKind::kSwitchExpr &&
           static_cast<const SwitchExpr*>(e)->type == context_.types.boolean_type();
  }
  void try_stmt(TryStmt& s);
  void expr(Expr* e);
  void condition(Expr* e, State& when_true, State& when_false);
  void captures_of(ClassSymbol& symbol);

  SourceRange place(Expr* e) { return Attr::of(context_).place(e); }

  AttrContext& context_;
  ClassSymbol* class_ = nullptr;
  State now_;
  Bits try_unassigned_;
  std::vector<VarSymbol*> variables_;
  std::size_t first_ = 0;  // variables from here on may be assigned
  std::size_t next_ = 0;
  std::size_t return_ = 0;  // first variable of the method or lambda
  std::vector<Exit> exits_;
  bool second_pass_ = false;
  std::size_t errors_ = 0;
  SourceRange last_error_;
};

void AssignmentAnalyzer::class_body(ClassSymbol& symbol) {
  if (symbol.decl == nullptr) return;
  ClassDecl& decl = *symbol.decl;
  ClassSymbol* const class_before = class_;
  const std::size_t first_before = first_, next_before = next_, return_before = return_;
  const State state_before = now_;
  std::vector<Exit> exits_before;
  exits_before.swap(exits_);
  const bool pass_before = std::exchange(second_pass_, false);
  class_ = &symbol;
  return_ = next_;
  // Initialisers of an anonymous class in a constructor see the blank finals around it.
  if (!symbol.anonymous) first_ = next_;

  for (const bool is_static : {true, false}) {
    for (VarSymbol* field : symbol.fields)
      if (field->is_static() == is_static && is_blank_final(*field)) add_variable(*field);
    if (is_static)
      for (EnumConstantDecl* constant : decl.enum_constants) expr(constant->creation);
    for (Node* member : decl.members) {
      if (auto* field = as<VarDecl>(member);
          field != nullptr && field->symbol != nullptr && field->symbol->is_static() == is_static)
        expr(field->init);
      if (auto* init = as<InitializerDecl>(member); init != nullptr && init->is_static == is_static) stmt(init->body);
      exits_.clear();
    }
  }
  for (Node* member : decl.members) {
    if (auto* m = as<MethodDecl>(member)) method(*m);
    if (auto* inner = as<ClassDecl>(member); inner != nullptr && inner->symbol != nullptr) class_body(*inner->symbol);
  }

  class_ = class_before;
  first_ = first_before;
  next_ = next_before;
  variables_.resize(next_);
  return_ = return_before;
  now_ = state_before;
  exits_.swap(exits_before);
  second_pass_ = pass_before;
}

void AssignmentAnalyzer::method(MethodDecl& decl) {
  if (decl.body == nullptr || decl.symbol == nullptr) return;
  const State state_before = now_;
  const std::size_t first_before = first_, next_before = next_, return_before = return_;
  ConstructorCallExpr* call = constructor_call_of(decl);
  const bool sets_fields = decl.is_constructor && (call == nullptr || call->is_super);
  if (!sets_fields) first_ = next_;
  return_ = sets_fields ? first_ : next_;
  for (VarDecl* param : decl.params)
    if (param->symbol != nullptr) add_assigned(*param->symbol);
  stmt(decl.body);

  if (sets_fields) {
    const bool synthetic = decl.name.range == decl.range;  // default constructors: members.cpp
    const auto check_fields = [&](SourceRange range) {
      for (std::size_t i = first_; i < next_before && i < variables_.size(); ++i) {
        VarSymbol* field = variables_[i];
        if (!field->is_field() || field->owner != class_) continue;
        if (synthetic && !now_.assigned.has(i)) {
          error(field->range, "variable " + std::string(field->name) + " not initialized in the default constructor");
        } else {
          check_assigned(*field, range);
        }
      }
    };
    check_fields(end_of(*decl.body));
    for (Exit& exit : exits_)
      if (exit.jump == Jump::kReturn) {
        now_ = exit.state;
        check_fields(exit.range);
      }
  }
  exits_.clear();
  now_ = state_before;
  first_ = first_before;
  next_ = next_before;
  return_ = return_before;
}

void AssignmentAnalyzer::lambda(LambdaExpr& e) {
  const State state_before = now_;
  const Bits try_before = try_unassigned_;
  const std::size_t next_before = next_, return_before = return_;
  std::vector<Exit> exits_before;
  exits_before.swap(exits_);
  return_ = next_;
  for (VarDecl* param : e.params)
    if (param->symbol != nullptr) add_assigned(*param->symbol);
  if (e.expr_body != nullptr) expr(e.expr_body);
  if (e.block_body != nullptr) stmt(e.block_body);
  now_ = state_before;
  try_unassigned_ = try_before;
  next_ = next_before;
  return_ = return_before;
  exits_.swap(exits_before);
}

// JLS 8.1.3: what the class captures is assigned before its body.
void AssignmentAnalyzer::captures_of(ClassSymbol& symbol) {
  for (const ClassCapture& capture : symbol.captures)
    if (capture.variable != nullptr && !capture.variable->is_field())
      check_assigned(*capture.variable, capture.first_use);
}

// Walks a loop until nothing that was unassigned before it is assigned in it. `iteration` walks it once, leaves the
// state at its end (for the next round) in now_ and returns the state in which the condition leaves the loop.
void AssignmentAnalyzer::loop(Stmt& s, const std::function<State()>& iteration) {
  std::vector<Exit> exits_before;
  exits_before.swap(exits_);
  const bool pass_before = std::exchange(second_pass_, false);
  const std::size_t errors_before = errors_;
  State skip;
  for (;;) {
    Bits entry = now_.unassigned;
    entry.remove_from(next_);
    const State out = iteration();
    if (!second_pass_) skip = out;
    if (errors_ != errors_before || second_pass_ || !entry.exceeds(now_.unassigned, first_)) break;
    entry &= now_.unassigned;
    now_.unassigned = entry;
    second_pass_ = true;
  }
  second_pass_ = pass_before;
  now_ = skip;
  resolve(Jump::kBreak, &s);
  exits_.insert(exits_.begin(), std::make_move_iterator(exits_before.begin()),
                std::make_move_iterator(exits_before.end()));
}

void AssignmentAnalyzer::if_stmt(IfStmt& first) {
  // Chains of `else if` by a loop: the states in which branches end are met at the end.
  std::vector<State> ends;
  for (IfStmt* s = &first;;) {
    State when_true, when_false;
    condition(s->condition, when_true, when_false);
    now_ = std::move(when_true);
    stmt(s->then_stmt);
    ends.push_back(std::move(now_));
    now_ = std::move(when_false);
    if (s->else_stmt == nullptr) break;
    if (auto* next = as<IfStmt>(s->else_stmt)) {
      s = next;
      continue;
    }
    stmt(s->else_stmt);
    break;
  }
  for (const State& end : ends) now_ &= end;
}

void AssignmentAnalyzer::switch_body(SwitchBody& body, Node& owner, bool is_expression, State* when_false) {
  std::vector<Exit> exits_before;
  exits_before.swap(exits_);
  const std::size_t next_before = next_;
  expr(body.selector);
  State entry = now_;
  const Jump out = is_expression ? Jump::kYield : Jump::kBreak;
  bool has_default = false;
  for (SwitchCase& c : body.cases) {
    has_default = has_default || c.is_default;
    now_.assigned = entry.assigned;
    now_.unassigned &= entry.unassigned;
    if (c.arrow) now_.unassigned = entry.unassigned;
    stmts(c.body);
    // A variable declared in this group is in scope, but not assigned, in the following ones.
    for (Stmt* s : c.body)
      if (auto* local = as<LocalVarStmt>(s))
        for (VarDecl* v : local->variables)
          if (v->symbol != nullptr) {
            entry.assigned.remove(v->symbol->flow_index);
            entry.unassigned.add(v->symbol->flow_index);
          }
    if (c.arrow) leave(out, &owner, c.range);
  }
  if (is_expression) {
    // A switch expression is left by `yield` alone, so control does not reach its end, where everything counts as
    // assigned.
    mark_dead();
    now_.assigned.add_range(first_, next_);
    now_.unassigned.add_range(first_, next_);
  } else if (!has_default) {
    now_.assigned &= entry.assigned;
    now_.unassigned &= entry.unassigned;
  }
  if (when_false != nullptr) *when_false = now_;
  resolve(out, &owner, when_false);
  next_ = next_before;
  exits_.insert(exits_.begin(), std::make_move_iterator(exits_before.begin()),
                std::make_move_iterator(exits_before.end()));
}

void AssignmentAnalyzer::try_stmt(TryStmt& s) {
  const Bits try_before = try_unassigned_;
  std::vector<Exit> exits_before;
  exits_before.swap(exits_);
  const State start = now_;
  const std::size_t next_before = next_;
  try_unassigned_ = now_.unassigned;
  for (TryResource& resource : s.resources) {
    declare(resource.variable);
    expr(resource.expr);
  }
  stmt(s.body);
  try_unassigned_ &= now_.unassigned;
  State end = now_;
  next_ = next_before;
  const std::size_t next_catch = next_;
  const State at_catch{start.assigned, try_unassigned_};
  for (CatchClause& c : s.catches) {
    now_ = at_catch;
    if (c.param != nullptr && c.param->symbol != nullptr) add_assigned(*c.param->symbol);
    stmt(c.body);
    end &= now_;
    next_ = next_catch;
  }
  if (s.finally_block != nullptr) {
    now_.assigned = start.assigned;
    now_.unassigned = try_unassigned_;
    std::vector<Exit> inside;
    inside.swap(exits_);
    exits_.swap(exits_before);
    stmt(s.finally_block);
    if (s.finally_block->can_complete) {
      now_.unassigned &= end.unassigned;
      for (Exit& exit : inside) {
        exit.state.assigned |= now_.assigned;
        exit.state.unassigned &= now_.unassigned;
        if (exit.when_false) {
          exit.when_false->assigned |= now_.assigned;
          exit.when_false->unassigned &= now_.unassigned;
        }
        exits_.push_back(std::move(exit));
      }
      now_.assigned |= end.assigned;
    }
  } else {
    now_ = std::move(end);
    exits_.insert(exits_.begin(), std::make_move_iterator(exits_before.begin()),
                  std::make_move_iterator(exits_before.end()));
  }
  try_unassigned_ &= try_before;
  try_unassigned_ &= now_.unassigned;
  next_ = next_before;
}

void AssignmentAnalyzer::stmt(Stmt* s) {
  if (s == nullptr) return;
  switch (s->kind) {
    case NodeKind::kBlockStmt: block(cast<BlockStmt>(s).statements); break;
    case NodeKind::kLocalVarStmt:
      for (VarDecl* v : cast<LocalVarStmt>(s).variables) declare(v);
      break;
    case NodeKind::kLocalClassStmt:
      if (ClassSymbol* symbol = cast<LocalClassStmt>(s).decl->symbol) {
        captures_of(*symbol);
        class_body(*symbol);
      }
      break;
    case NodeKind::kIfStmt: if_stmt(cast<IfStmt>(s)); break;
    case NodeKind::kWhileStmt: {
      auto& w = cast<WhileStmt>(s);
      loop(w, [&] {
        State when_true, when_false;
        condition(w.condition, when_true, when_false);
        now_ = std::move(when_true);
        stmt(w.body);
        resolve(Jump::kContinue, s);
        return when_false;
      });
      break;
    }
    case NodeKind::kDoWhileStmt: {
      auto& w = cast<DoWhileStmt>(s);
      loop(w, [&] {
        stmt(w.body);
        resolve(Jump::kContinue, s);
        State when_true, when_false;
        condition(w.condition, when_true, when_false);
        now_ = std::move(when_true);
        return when_false;
      });
      break;
    }
    case NodeKind::kForStmt: {
      auto& f = cast<ForStmt>(s);
      const std::size_t before = next_;
      stmts(f.init);
      loop(f, [&] {
        State when_true, when_false;
        if (f.condition != nullptr) {
          condition(f.condition, when_true, when_false);
          now_ = std::move(when_true);
        } else {
          when_false = everything();
        }
        stmt(f.body);
        resolve(Jump::kContinue, s);
        for (Expr* e : f.update) expr(e);
        return when_false;
      });
      next_ = before;
      break;
    }
    case NodeKind::kForEachStmt: {
      auto& f = cast<ForEachStmt>(s);
      const std::size_t before = next_;
      if (f.variable->symbol != nullptr) add_variable(*f.variable->symbol);
      expr(f.iterable);
      const State start = now_;
      if (f.variable->symbol != nullptr) assign(*f.variable->symbol, f.variable->name.range);
      Bits unassigned;
      loop(f, [&] {
        stmt(f.body);
        resolve(Jump::kContinue, s);
        unassigned = now_.unassigned;
        // Leaving is decided before the body, with what the body may have assigned no longer unassigned.
        State out = start;
        out.unassigned &= unassigned;
        return out;
      });
      now_.unassigned &= unassigned;
      next_ = before;
      break;
    }
    case NodeKind::kLabeledStmt: {
      std::vector<Exit> exits_before;
      exits_before.swap(exits_);
      stmt(cast<LabeledStmt>(s).body);
      resolve(Jump::kBreak, s);
      exits_.insert(exits_.begin(), std::make_move_iterator(exits_before.begin()),
                    std::make_move_iterator(exits_before.end()));
      break;
    }
    case NodeKind::kSwitchStmt: switch_body(cast<SwitchStmt>(s).body, *s, false); break;
    case NodeKind::kBreakStmt: leave(Jump::kBreak, cast<BreakStmt>(s).target, start_of(*s)); break;
    case NodeKind::kContinueStmt: leave(Jump::kContinue, cast<ContinueStmt>(s).target, start_of(*s)); break;
    case NodeKind::kYieldStmt:
      if (is_boolean_switch(cast<YieldStmt>(s).target)) {
        leave_with_condition(cast<YieldStmt>(s));
        break;
      }
      expr(cast<YieldStmt>(s).value);
      leave(Jump::kYield, cast<YieldStmt>(s).target, start_of(*s));
      break;
    case NodeKind::kReturnStmt:
      expr(cast<ReturnStmt>(s).value);
      leave(Jump::kReturn, nullptr, start_of(*s));
      break;
    case NodeKind::kThrowStmt:
      expr(cast<ThrowStmt>(s).value);
      mark_dead();
      break;
    case NodeKind::kTryStmt: try_stmt(cast<TryStmt>(s)); break;
    case NodeKind::kAssertStmt: {
      State out = now_, when_true, when_false;
      condition(cast<AssertStmt>(s).condition, when_true, when_false);
      out.unassigned &= when_true.unassigned;
      if (cast<AssertStmt>(s).message != nullptr) {
        now_ = std::move(when_false);
        expr(cast<AssertStmt>(s).message);
      }
      now_ = std::move(out);
      break;
    }
    default:
      each_child(
          *s, [this](Stmt* child) { stmt(child); }, [this](Expr* child) { expr(child); });
  }
}

void AssignmentAnalyzer::condition(Expr* e, State& when_true, State& when_false) {
  if (is_true(e) || is_false(e)) {
    (is_true(e) ? when_false : when_true) = everything();
    (is_true(e) ? when_true : when_false) = now_;
    return;
  }
  if (auto* paren = as<ParenExpr>(e)) return condition(paren->inner, when_true, when_false);
  if (auto* unary = as<UnaryExpr>(e); unary != nullptr && unary->op == UnaryOp::kNot)
    return condition(unary->operand, when_false, when_true);
  if (auto* binary = as<BinaryExpr>(e);
      binary != nullptr && (binary->op == BinaryOp::kAnd || binary->op == BinaryOp::kOr)) {
    // a && b && c leans to the left: its spine is unrolled.
    const BinaryOp op = binary->op;
    std::vector<Expr*> rights;
    Expr* left = binary;
    for (auto* b = binary; b != nullptr && b->op == op && b->constant == nullptr; b = as<BinaryExpr>(left)) {
      rights.push_back(b->right);
      left = b->left;
    }
    condition(left, when_true, when_false);
    for (auto it = rights.rbegin(); it != rights.rend(); ++it) {
      State right_true, right_false;
      now_ = op == BinaryOp::kAnd ? when_true : when_false;
      condition(*it, right_true, right_false);
      if (op == BinaryOp::kAnd) {
        when_true = std::move(right_true);
        when_false &= right_false;
      } else {
        when_false = std::move(right_false);
        when_true &= right_true;
      }
    }
    return;
  }
  if (auto* conditional = as<ConditionalExpr>(e)) {
    State cond_true, cond_false, else_true, else_false;
    condition(conditional->condition, cond_true, cond_false);
    now_ = std::move(cond_true);
    condition(conditional->then_value, when_true, when_false);
    now_ = std::move(cond_false);
    condition(conditional->else_value, else_true, else_false);
    when_true &= else_true;
    when_false &= else_false;
    return;
  }
  if (is_boolean_switch(e)) {
    switch_body(cast<SwitchExpr>(e).body, *e, true, &when_false);
    when_true = now_;
    return;
  }
  expr(e);
  when_true = now_;
  when_false = now_;
}

void AssignmentAnalyzer::expr(Expr* e) {
  if (e == nullptr || e->constant != nullptr) return;
  switch (e->kind) {
    case NodeKind::kNameExpr:
      if (VarSymbol* v = variable_of(e)) check_assigned(*v, e->range);
      return;
    case NodeKind::kFieldAccessExpr:
      expr(cast<FieldAccessExpr>(e).target);
      if (VarSymbol* v = variable_of(e)) check_assigned(*v, place(e));
      return;
    case NodeKind::kAssignExpr: {
      auto& a = cast<AssignExpr>(e);
      if (variable_of(a.target) == nullptr) {
        each_operand(*a.target, [this](Expr* operand) { expr(operand); });
      }
      expr(a.value);
      assign_to(a.target, place(a.target));
      return;
    }
    case NodeKind::kCompoundAssignExpr:
      expr(cast<CompoundAssignExpr>(e).target);
      expr(cast<CompoundAssignExpr>(e).value);
      assign_to(cast<CompoundAssignExpr>(e).target, place(cast<CompoundAssignExpr>(e).target));
      return;
    case NodeKind::kIncDecExpr:
      expr(cast<IncDecExpr>(e).target);
      assign_to(cast<IncDecExpr>(e).target, place(cast<IncDecExpr>(e).target));
      return;
    case NodeKind::kUnaryExpr:
    case NodeKind::kBinaryExpr: {
      auto* unary = as<UnaryExpr>(e);
      auto* binary = as<BinaryExpr>(e);
      const bool logical =
          unary != nullptr ? unary->op == UnaryOp::kNot : binary->op == BinaryOp::kAnd || binary->op == BinaryOp::kOr;
      if (!logical) break;
      State when_true, when_false;
      condition(e, when_true, when_false);
      now_ = std::move(when_true);
      now_ &= when_false;
      return;
    }
    case NodeKind::kConditionalExpr: {
      auto& c = cast<ConditionalExpr>(e);
      State when_true, when_false;
      condition(c.condition, when_true, when_false);
      now_ = std::move(when_true);
      expr(c.then_value);
      const State end = std::move(now_);
      now_ = std::move(when_false);
      expr(c.else_value);
      now_ &= end;
      return;
    }
    case NodeKind::kInstanceofExpr:
      expr(cast<InstanceofExpr>(e).operand);
      if (VarDecl* pattern = cast<InstanceofExpr>(e).pattern; pattern != nullptr && pattern->symbol != nullptr)
        add_assigned(*pattern->symbol);
      return;
    case NodeKind::kSwitchExpr:
      if (is_boolean_switch(e)) {
        State when_true, when_false;
        condition(e, when_true, when_false);
        now_ = std::move(when_true);
        now_ &= when_false;
      } else {
        switch_body(cast<SwitchExpr>(e).body, *e, true);
      }
      return;
    case NodeKind::kLambdaExpr:
      expr(cast<LambdaExpr>(e).bound_receiver);
      lambda(cast<LambdaExpr>(e));
      return;
    default: break;
  }
  each_operand(*e, [this](Expr* operand) { expr(operand); });
  if (auto* n = as<NewExpr>(e); n != nullptr && n->body != nullptr && n->body->symbol != nullptr) {
    captures_of(*n->body->symbol);
    class_body(*n->body->symbol);
  }
}

}  // namespace

void check_assignment(AttrContext& context, ClassSymbol& outermost) {
  AssignmentAnalyzer(context).class_body(outermost);
}

}  // namespace heddle::lang
