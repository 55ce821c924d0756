// Loops. The condition stands at the end: one branch for each turn.
#include "lang/codegen_method.h"

namespace heddle::lang {

void MethodGen::loop(Node* target, Expr* cond, const std::function<void()>& body, const std::function<void()>& update) {
  JumpScope scope;
  scope.target = target;
  scope.break_label = code_.new_label();
  scope.continue_label = code_.new_label();
  scope.has_continue = true;
  const bool forever = cond == nullptr || (cond->constant != nullptr && cond->constant->is_true());
  const Label again = code_.new_label(), test = code_.new_label();
  if (cond != nullptr) line(cond->range);
  if (!forever) code_.jump(test);
  code_.revive();
  code_.place(again);
  scopes_.push_back(scope);
  const Mark before = mark();
  body();
  release(before);
  scopes_.pop_back();
  code_.place(scope.continue_label);
  if (update && code_.alive()) update();
  if (forever) {
    code_.jump(again);
  } else {
    code_.place(test);
    line(cond->range);
    condition(cond, again, true);
  }
  code_.place(scope.break_label);
}

void MethodGen::while_loop(WhileStmt& s) {
  prepare(s.condition);
  loop(
      &s, s.condition, [&] { statement(s.body); }, nullptr);
}

void MethodGen::do_loop(DoWhileStmt& s) {
  prepare(s.condition);
  JumpScope scope;
  scope.target = &s;
  scope.break_label = code_.new_label();
  scope.continue_label = code_.new_label();
  scope.has_continue = true;
  const Label again = code_.new_label();
  code_.revive();
  code_.place(again);
  scopes_.push_back(scope);
  const Mark before = mark();
  statement(s.body);
  release(before);
  scopes_.pop_back();
  code_.place(scope.continue_label);
  if (code_.alive()) {
    line(s.condition->range);
    condition(s.condition, again, true);
  }
  code_.place(scope.break_label);
}

void MethodGen::for_loop(ForStmt& s) {
  if (s.condition != nullptr) prepare(s.condition);  // its pattern variables may outlive the loop
  const Mark before = mark();
  statements(s.init);
  loop(
      &s, s.condition, [&] { statement(s.body); },
      [&] {
        for (Expr* each : s.update) {
          const Mark inner = mark();
          expression_statement(each);
          release(inner);
        }
      });
  release(before);
}

void MethodGen::for_each(ForEachStmt& s) {
  line(s.iterable->range);
  prepare(s.iterable);
  const Mark before = mark();
  if (s.loop == ForEachKind::kArray) for_each_array(s);
  else for_each_iterable(s);
  release(before);
}

void MethodGen::for_each_array(ForEachStmt& s) {
  // A local that the body may assign is copied, as the language says.
  const u32 array = push(true);
  value(s.iterable, scratch(array));
  Type* element = as_array(types_.erasure(s.iterable->type))->element;
  const u32 length = push(false), index = push(false);
  code_.emit(Opcode::ARRLEN, length, array);
  load_int(index, 0);
  JumpScope scope;
  scope.target = &s;
  scope.break_label = code_.new_label();
  scope.continue_label = code_.new_label();
  scope.has_continue = true;
  const Label again = code_.new_label(), test = code_.new_label();
  code_.jump(test);
  code_.revive();
  code_.place(again);
  scopes_.push_back(scope);
  const Mark before = mark();
  slots_ += 3;  // javac: the array, its length, the index
  VarSymbol& variable_symbol = *s.variable->symbol;
  const u32 reg = declare_hidden(variable_symbol);
  bool plain = true;
  for (const ConversionStep& step : s.element) plain = plain && is_no_op(step);
  line(s.iterable->range);
  if (plain) {
    code_.emit(load_opcode(element), reg, array, index);
  } else {
    const Mark inner = mark();
    const u32 raw = push(element);
    code_.emit(load_opcode(element), raw, array, index);
    move(variable_symbol.type, reg, converted(s.element, raw));
    release(inner);
  }
  show(variable_symbol);
  statement(s.body);
  release(before);
  scopes_.pop_back();
  code_.place(scope.continue_label);
  line(s.iterable->range);
  code_.emit(Opcode::ADDK_I, index, index, 1);
  code_.place(test);
  line(s.iterable->range);
  code_.branch(Opcode::JLT_I, index, length, again);
  code_.place(scope.break_label);
}

void MethodGen::for_each_iterable(ForEachStmt& s) {
  Type* object = owner_.symbols().known_type(KnownClass::kObject);
  const u32 iterator = push(true);
  {
    const Destination to = scratch(iterator);
    Type* result = types_.erasure(s.iterator->result);
    const Window window = open_window(result, &to);
    push_argument(s.iterable);
    column(s.iterable->range);
    ClassSymbol* owner = receiver_class(s.iterable->type, *s.iterator);
    emit_call(call_opcode(s.iterator_call, *owner), method_constant(*s.iterator, owner), window, result);
    close_window(window, result, &to);
  }
  JumpScope scope;
  scope.target = &s;
  scope.break_label = code_.new_label();
  scope.continue_label = code_.new_label();
  scope.has_continue = true;
  const Label again = code_.new_label();
  code_.jump(scope.continue_label);
  code_.revive();
  code_.place(again);
  scopes_.push_back(scope);
  const Mark before = mark();
  slots_ += 1;  // javac: the iterator
  VarSymbol& variable_symbol = *s.variable->symbol;
  const u32 reg = declare_hidden(variable_symbol);
  line(s.iterable->range);
  {
    const Mark inner = mark();
    const bool plain = is_reference(variable_symbol.type);
    const u32 raw = plain ? reg : push(true);
    const Destination to = scratch(raw);
    const Window window = open_window(object, &to);
    move(true, push(true), iterator);
    emit_call(call_opcode(CallKind::kInterface, *s.next->owner_class()), method_constant(*s.next), window, object);
    close_window(window, object, &to);
    move(variable_symbol.type, reg, converted(s.element, raw));
    release(inner);
  }
  show(variable_symbol);
  statement(s.body);
  release(before);
  scopes_.pop_back();
  code_.place(scope.continue_label);
  line(s.iterable->range);
  const Mark inner = mark();
  const Window window = open_window(types_.boolean_type(), nullptr);
  move(true, push(true), iterator);
  emit_call(call_opcode(CallKind::kInterface, *s.has_next->owner_class()), method_constant(*s.has_next), window,
            types_.boolean_type());
  code_.branch(Opcode::JNZ, window.prims, again);
  close_window(window, nullptr, nullptr);
  release(inner);
  code_.place(scope.break_label);
}

}  // namespace heddle::lang
