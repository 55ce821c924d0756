// Statements but for loops, try and switch.
#include "lang/codegen_method.h"

#include "vm/base/check.h"

namespace heddle::lang {

void MethodGen::statements(const std::vector<Stmt*>& list) {
  for (Stmt* each : list) statement(each);
}

void MethodGen::block(BlockStmt& b) {
  const Mark before = mark();
  statements(b.statements);
  release(before);
}

void MethodGen::prepare(Expr* e) {
  std::vector<VarSymbol*> patterns;
  collect_patterns(e, patterns);
  for (VarSymbol* each : patterns) declare(*each);
}

void MethodGen::statement(Stmt* s) {
  if (s == nullptr) return;
  if (!code_.alive()) {
    // Nothing comes here, but a later group of the same switch may use the variable.
    if (auto* local = as<LocalVarStmt>(s))
      for (VarDecl* decl : local->variables) declare(*decl->symbol);
    return;
  }
  switch (s->kind) {
    case NodeKind::kBlockStmt: return block(cast<BlockStmt>(s));
    case NodeKind::kLocalVarStmt:
      for (VarDecl* decl : cast<LocalVarStmt>(s).variables) local_variable(*decl);
      return;
    case NodeKind::kExprStmt: return expression_statement(cast<ExprStmt>(s).expr);
    case NodeKind::kIfStmt: return if_statement(cast<IfStmt>(s));
    case NodeKind::kWhileStmt: return while_loop(cast<WhileStmt>(s));
    case NodeKind::kDoWhileStmt: return do_loop(cast<DoWhileStmt>(s));
    case NodeKind::kForStmt: return for_loop(cast<ForStmt>(s));
    case NodeKind::kForEachStmt: return for_each(cast<ForEachStmt>(s));
    case NodeKind::kLabeledStmt: return labeled(cast<LabeledStmt>(s));
    case NodeKind::kSwitchStmt: return switch_statement(cast<SwitchStmt>(s));
    case NodeKind::kBreakStmt: return break_statement(cast<BreakStmt>(s));
    case NodeKind::kContinueStmt: return continue_statement(cast<ContinueStmt>(s));
    case NodeKind::kYieldStmt: return yield_statement(cast<YieldStmt>(s));
    case NodeKind::kReturnStmt: return return_statement(cast<ReturnStmt>(s));
    case NodeKind::kThrowStmt: return throw_statement(cast<ThrowStmt>(s));
    case NodeKind::kTryStmt: return try_statement(cast<TryStmt>(s));
    case NodeKind::kSynchronizedStmt: return synchronized(cast<SynchronizedStmt>(s));
    case NodeKind::kAssertStmt: return assert_statement(cast<AssertStmt>(s));
    case NodeKind::kLocalClassStmt:
    case NodeKind::kEmptyStmt: return;
    default: return broken(std::string("no code for ") + to_string(s->kind));
  }
}

void MethodGen::local_variable(VarDecl& decl) {
  VarSymbol& symbol = *decl.symbol;
  if (decl.init == nullptr) {
    declare(symbol);
    return;
  }
  line(decl.name.range);
  // (In javac's count the variable comes first, and those of patterns in its initialiser are gone behind it.)
  const u32 slot = slots_;
  slots_ += slots_for(symbol.type);
  prepare(decl.init);
  // The register first, so that the value is made in it; the variable is shown once it has its value.
  const u32 reg = declare_hidden(symbol);
  slot_of_[&symbol] = slot;
  value(decl.init, {reg, !may_assign(decl.init, &symbol)});
  slots_ = slot + slots_for(symbol.type);
  show(symbol);
}

void MethodGen::expression_statement(Expr* e) {
  line(e->range);
  prepare(e);
  drop(e);
}

void MethodGen::if_statement(IfStmt& first) {
  // Long chains of else-if are walked, not nested.
  const Label end = code_.new_label();
  IfStmt* s = &first;
  for (;;) {
    line(s->range);
    prepare(s->condition);
    const Label otherwise = code_.new_label();
    condition(s->condition, otherwise, false);
    const Mark before = mark();
    statement(s->then_stmt);
    release(before);
    if (s->else_stmt == nullptr) {
      code_.place(otherwise);
      break;
    }
    code_.jump(end);
    code_.place(otherwise);
    if (!code_.alive()) break;
    if (auto* next = as<IfStmt>(s->else_stmt)) {
      s = next;
      continue;
    }
    const Mark inner = mark();
    statement(s->else_stmt);
    release(inner);
    break;
  }
  code_.place(end);
}

void MethodGen::return_statement(ReturnStmt& s) {
  line(s.range);
  const Mark before = mark();
  if (s.value == nullptr) {
    return_void();
    return release(before);
  }
  prepare(s.value);
  if (s.value->type->is_void()) {
    drop(s.value);
    return_void();
    return release(before);
  }
  return_value(s.value);
  release(before);
}

void MethodGen::return_value(Expr* e) {
  if (auto* choice = as<ConditionalExpr>(skip_parens(e));
      choice != nullptr && e->constant == nullptr && !finalizers_above(0)) {
    const Label otherwise = code_.new_label();
    line(choice->condition->range);
    condition(choice->condition, otherwise, false);
    const Mark before = mark();
    if (code_.alive()) {
      line(choice->then_value->range);
      return_value(choice->then_value);
    }
    release(before);
    code_.place(otherwise);
    if (!code_.alive()) return;
    line(choice->else_value->range);
    return return_value(choice->else_value);
  }
  const u32 result = user_finalizers_above(0) ? temp(e) : operand(e);
  const Opcode op = is_reference(e->type) ? Opcode::RET_R : Opcode::RET_P;
  unwind(0, [&] { code_.emit(op, result); });
}

void MethodGen::throw_statement(ThrowStmt& s) {
  line(s.range);
  const Mark before = mark();
  prepare(s.value);
  const u32 thrown = operand(s.value);
  line(s.range);
  code_.emit(Opcode::THROW, thrown);
  release(before);
}

void MethodGen::assert_statement(AssertStmt& s) {
  line(s.range);
  const Mark before = mark();
  prepare(s.condition);
  const Label fine = code_.new_label();
  const u32 on = push(false);
  code_.emit(Opcode::ASSERTIONS, on);
  code_.branch(Opcode::JZ, on, fine);
  condition(s.condition, fine, true);
  if (code_.alive()) {
    line(s.range);
    if (s.message != nullptr) prepare(s.message);
    MethodSymbol& constructor = *s.error_constructor;
    ClassSymbol& error_class = *constructor.owner_class();
    initialise(error_class);
    const u32 error = push(true);
    code_.emit(Opcode::NEW, error, image_.class_named(error_class.binary_name));
    const Window window = open_window(types_.void_type(), nullptr);
    move(true, push(true), error);
    if (s.message != nullptr) push_argument(s.message);
    emit_call(Opcode::CALL_SPECIAL, method_constant(constructor), window, nullptr);
    close_window(window, nullptr, nullptr);
    code_.emit(Opcode::ASSERTFAIL, error);
  }
  code_.place(fine);
  release(before);
}

// ---------------------------------------------------------------- jumps

size_t MethodGen::scope_of(const Node* target) const {
  for (size_t i = scopes_.size(); i-- > 0;)
    if (scopes_[i].target == target) return i;
  HEDDLE_UNREACHABLE("a jump out of something that is not around it");
}

void MethodGen::break_statement(BreakStmt& s) {
  line(s.range);
  const size_t at = scope_of(s.target);
  const Label label = scopes_[at].break_label;
  unwind(at + 1, [&] { code_.jump(label); });
}

void MethodGen::continue_statement(ContinueStmt& s) {
  line(s.range);
  const size_t at = scope_of(s.target);
  const Label label = scopes_[at].continue_label;
  unwind(at + 1, [&] { code_.jump(label); });
}

void MethodGen::yield_statement(YieldStmt& s) {
  line(s.implicit ? s.value->range : s.range);
  const size_t at = scope_of(s.target);
  const JumpScope scope = scopes_[at];
  const Mark before = mark();
  prepare(s.value);
  const bool finalizers = finalizers_above(at + 1);
  if (scope.as_condition && !finalizers) {
    condition(s.value, scope.when_true, true);
    code_.jump(scope.when_false);
  } else if (scope.as_condition) {
    const u32 truth = temp(s.value);
    unwind(at + 1, [&] {
      code_.branch(Opcode::JNZ, truth, scope.when_true);
      code_.jump(scope.when_false);
    });
  } else if (!finalizers) {
    value(s.value, scope.value);
    code_.jump(scope.break_label);
  } else {
    const u32 kept = temp(s.value);
    unwind(at + 1, [&] {
      move(s.value->type, scope.value.reg, kept);
      code_.jump(scope.break_label);
    });
  }
  release(before);
}

void MethodGen::labeled(LabeledStmt& s) {
  JumpScope scope;
  scope.target = &s;
  scope.break_label = code_.new_label();
  scopes_.push_back(scope);
  statement(s.body);  // its pattern variables may outlive it
  scopes_.pop_back();
  code_.place(scope.break_label);
}

}  // namespace heddle::lang
