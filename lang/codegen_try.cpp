// What must be done on every way out: finally blocks, resources, monitors. The code of a finally block is repeated on
// each way out, as javac does; while it runs the protection that it belongs to has a gap.
#include "lang/codegen_method.h"

#include <utility>

namespace heddle::lang {

bool MethodGen::finalizers_above(size_t depth) const {
  for (size_t i = depth; i < scopes_.size(); ++i)
    if (scopes_[i].finalizer != nullptr && scopes_[i].finalizer->emit) return true;
  return false;
}

bool MethodGen::user_finalizers_above(size_t depth) const {
  for (size_t i = depth; i < scopes_.size(); ++i)
    if (scopes_[i].finalizer != nullptr && scopes_[i].finalizer->user_code) return true;
  return false;
}

void MethodGen::unwind(size_t depth, const std::function<void()>& jump) {
  if (!code_.alive()) return;
  std::vector<JumpScope> left(scopes_.begin() + static_cast<std::ptrdiff_t>(depth), scopes_.end());
  std::vector<std::pair<Finalizer*, u32>> open;
  for (size_t i = left.size(); i-- > 0;) {
    scopes_.resize(depth + i);
    Finalizer* finalizer = left[i].finalizer;
    if (finalizer == nullptr) continue;
    open.emplace_back(finalizer, code_.pc());
    if (finalizer->emit && code_.alive()) finalizer->emit();
  }
  jump();
  for (auto& [finalizer, start] : open) finalizer->gaps.push_back({start, code_.pc()});
  scopes_.insert(scopes_.end(), left.begin(), left.end());
}

std::vector<MethodGen::Range> MethodGen::without_gaps(Range whole, const std::vector<Range>& gaps) {
  std::vector<Range> result;
  u32 at = whole.start;
  for (const Range& gap : gaps) {  // in order: each is closed before the next is opened
    if (gap.start > at) result.push_back({at, gap.start});
    if (gap.end > at) at = gap.end;
  }
  if (whole.end > at) result.push_back({at, whole.end});
  return result;
}

std::vector<MethodGen::Range> MethodGen::protect(Finalizer& finalizer, const std::function<void()>& body) {
  JumpScope scope;
  scope.finalizer = &finalizer;
  scopes_.push_back(scope);
  const u32 start = code_.pc();
  body();
  scopes_.pop_back();
  return without_gaps({start, code_.pc()}, finalizer.gaps);
}

// ---------------------------------------------------------------- try

void MethodGen::try_statement(TryStmt& s) {
  line(s.range);
  const auto body = [&] {
    if (s.resources.empty()) block(*s.body);
    else resources(s, 0);
  };
  if (s.catches.empty() && s.finally_block == nullptr) return body();

  const auto run_finally = [&] {
    const Mark before = mark();
    block(*s.finally_block);
    release(before);
  };
  const auto make_finalizer = [&] {
    Finalizer finalizer;
    if (s.finally_block != nullptr) finalizer.emit = run_finally;
    finalizer.user_code = s.finally_block != nullptr;
    return finalizer;
  };
  const Label end = code_.new_label();
  const auto leave = [&] {
    if (s.finally_block != nullptr && code_.alive()) run_finally();
    code_.jump(end);
  };

  Finalizer of_body = make_finalizer();
  const std::vector<Range> guarded = protect(of_body, body);
  std::vector<Range> finally_guards = guarded;
  leave();
  std::vector<Label> entries;
  if (!guarded.empty()) {
    for (CatchClause& clause : s.catches) {
      entries.push_back(code_.new_label());
      // All variables of the clauses come to lie in the same register.
      for (ClassSymbol* caught : clause.caught)
        for (const Range& range : guarded)
          code_.handler(range, entries.back(), image_.class_named(caught->binary_name) + 1u, refs_.top);
    }
    for (std::size_t i = 0; i < s.catches.size(); ++i) {
      CatchClause& clause = s.catches[i];
      const Mark before = mark();
      code_.revive();
      code_.place(entries[i]);
      line(clause.range);
      declare(*clause.param->symbol, true);
      Finalizer of_catch = make_finalizer();
      const std::vector<Range> more = protect(of_catch, [&] { block(*clause.body); });
      finally_guards.insert(finally_guards.end(), more.begin(), more.end());
      leave();
      release(before);
    }
  }
  if (s.finally_block != nullptr && !finally_guards.empty()) {
    const Mark before = mark();
    const u32 exception = push(true);
    const Label entry = code_.new_label();
    for (const Range& range : finally_guards) code_.handler(range, entry, 0, exception);
    code_.revive();
    code_.place(entry);
    line(s.finally_block->range);
    slots_ += 1;  // javac: the exception
    run_finally();
    code_.emit(Opcode::THROW, exception);
    release(before);
  }
  code_.place(end);
}

// ---------------------------------------------------------------- resources (JLS 14.20.3.1)

void MethodGen::close_resource(TryStmt& s, TryResource& r) {
  const Mark before = mark();
  line(last_of(s.body->range));
  const Window window = open_window(types_.void_type(), nullptr);
  move(true, push(true), register_of(*r.variable->symbol));
  ClassSymbol* owner = receiver_class(r.variable->symbol->type, *r.close);
  emit_call(call_opcode(r.close_call, *owner), method_constant(*r.close, owner), window, r.close->result);
  close_window(window, nullptr, nullptr);
  release(before);
}

void MethodGen::resources(TryStmt& s, size_t index) {
  if (index == s.resources.size()) return block(*s.body);
  TryResource& r = s.resources[index];
  const Mark before = mark();
  local_variable(*r.variable);
  const u32 resource = register_of(*r.variable->symbol);
  const bool never_null = r.variable->init != nullptr && skip_parens(r.variable->init)->kind == NodeKind::kNewExpr;
  const auto close = [&] {
    if (!code_.alive()) return;
    const Label done = code_.new_label();
    if (!never_null) code_.branch(Opcode::JNULL, resource, done);
    close_resource(s, r);
    code_.place(done);
  };
  Finalizer finalizer;
  finalizer.emit = close;
  finalizer.user_code = true;
  const std::vector<Range> guarded = protect(finalizer, [&] { resources(s, index + 1); });
  const Label end = code_.new_label();
  close();
  code_.jump(end);
  if (!guarded.empty()) {
    const Mark inner = mark();
    const u32 primary = push(true);
    const Label entry = code_.new_label(), suppressed_entry = code_.new_label(), rethrow = code_.new_label();
    for (const Range& range : guarded) code_.handler(range, entry, 0, primary);
    code_.revive();
    code_.place(entry);
    if (!never_null) code_.branch(Opcode::JNULL, resource, rethrow);
    const u32 start = code_.pc();
    close_resource(s, r);
    const Range closing{start, code_.pc()};
    code_.jump(rethrow);
    const u32 suppressed = push(true);
    code_.handler(closing, suppressed_entry, 0, suppressed);
    code_.revive();
    code_.place(suppressed_entry);
    const Window window = open_window(types_.void_type(), nullptr);
    move(true, push(true), primary);
    move(true, push(true), suppressed);
    emit_call(Opcode::CALL_VIRTUAL, method_constant(*s.add_suppressed), window, nullptr);
    close_window(window, nullptr, nullptr);
    code_.place(rethrow);
    code_.emit(Opcode::THROW, primary);
    release(inner);
  }
  code_.place(end);
  release(before);
}

// ---------------------------------------------------------------- monitors

void MethodGen::locked(u32 lock, const std::function<void()>& body) {
  code_.emit(Opcode::MONENTER, lock);
  Finalizer finalizer;
  finalizer.emit = [&] { code_.emit(Opcode::MONEXIT, lock); };
  const std::vector<Range> guarded = protect(finalizer, body);
  const Label end = code_.new_label();
  code_.emit(Opcode::MONEXIT, lock);
  code_.jump(end);
  if (!guarded.empty()) {
    const Mark before = mark();
    const u32 exception = push(true);
    const Label entry = code_.new_label();
    for (const Range& range : guarded) code_.handler(range, entry, 0, exception);
    code_.revive();
    code_.place(entry);
    code_.emit(Opcode::MONEXIT, lock);
    code_.emit(Opcode::THROW, exception);
    release(before);
  }
  code_.place(end);
}

void MethodGen::synchronized(SynchronizedStmt& s) {
  line(s.range);
  const Mark before = mark();
  prepare(s.lock);
  VarSymbol* local = plain_variable(s.lock);
  const bool fixed = local == nullptr ? plain_register(s.lock) != kNone : local->has(kFinal | kEffectivelyFinal);
  const u32 lock = fixed ? operand(s.lock) : temp(s.lock);
  line(s.range);
  slots_ += 1;  // javac: the lock
  locked(lock, [&] { block(*s.body); });
  release(before);
}

}  // namespace heddle::lang
