// Switches, as statements and as expressions.
#include <algorithm>
#include <map>
#include <utility>

#include "lang/codegen_method.h"

namespace heddle::lang {
namespace {

constexpr std::size_t kFewKeys = 2;  // tested one by one

i32 string_hash(const std::u16string& text) {
  u32 hash = 0;
  for (char16_t unit : text) hash = 31 * hash + unit;
  return static_cast<i32>(hash);
}

VarSymbol* enum_constant_of(Expr* label) {
  label = skip_parens(label);
  if (auto* field = as<FieldAccessExpr>(label)) return static_cast<VarSymbol*>(field->symbol);
  if (auto* name = as<NameExpr>(label)) return static_cast<VarSymbol*>(name->symbol);
  return nullptr;
}

}  // namespace

void MethodGen::throw_new(std::string_view class_name) {
  const Mark before = mark();
  const u32 exception = push(true);
  if (ClassSymbol* symbol = owner_.symbols().find_binary(class_name)) initialise(*symbol);
  code_.emit(Opcode::NEW, exception, image_.class_named(class_name));
  const Window window = open_window(types_.void_type(), nullptr);
  move(true, push(true), exception);
  call_library(Opcode::CALL_SPECIAL, class_name, "<init>", "()V", window, nullptr);
  close_window(window, nullptr, nullptr);
  code_.emit(Opcode::THROW, exception);
  release(before);
}

// Evaluates the selector and jumps to the case that it chooses.
void MethodGen::dispatch(SwitchBody& body, const std::vector<Label>& labels, Label otherwise) {
  if (body.kind == SwitchKind::kString) return string_dispatch(body, labels, otherwise);
  const Mark before = mark();
  std::map<i32, Label> keys;
  for (std::size_t i = 0; i < body.cases.size(); ++i) {
    for (Expr* label : body.cases[i].labels) {
      if (body.kind == SwitchKind::kEnum) {
        if (VarSymbol* constant = enum_constant_of(label)) keys.emplace(constant->ordinal, labels[i]);
      } else if (label->constant != nullptr) {
        keys.emplace(static_cast<i32>(integral_value(*label->constant)), labels[i]);
      }
    }
  }
  u32 key;
  if (body.kind == SwitchKind::kEnum) {
    key = push(false);
    const Destination to = scratch(key);
    const Window window = open_window(types_.int_type(), &to);
    push_argument(body.selector);
    column(body.selector->range);
    const std::string owner = class_name_of(types_, body.selector->type);
    call_library(Opcode::CALL_VIRTUAL, owner, "ordinal", "()I", window, types_.int_type());
    close_window(window, types_.int_type(), &to);
  } else {
    key = operand(body.selector);
  }
  const auto small = [](const auto& entry) { return entry.first >= INT16_MIN && entry.first <= INT16_MAX; };
  if (keys.size() <= kFewKeys && std::all_of(keys.begin(), keys.end(), small)) {
    for (const auto& [number, label] : keys) code_.branch(Opcode::JEQK_I, key, static_cast<u16>(number), label);
    code_.jump(otherwise);
  } else {
    std::vector<i32> numbers;
    std::vector<Label> targets;
    for (const auto& [number, label] : keys) {
      numbers.push_back(number);
      targets.push_back(label);
    }
    code_.switch_on(key, numbers, targets, otherwise);
  }
  release(before);
}

// By hash code, then by equals.
void MethodGen::string_dispatch(SwitchBody& body, const std::vector<Label>& labels, Label otherwise) {
  const Mark before = mark();
  struct Candidate {
    const std::u16string* text;
    Label label;
  };
  std::map<i32, std::vector<Candidate>> by_hash;
  for (std::size_t i = 0; i < body.cases.size(); ++i)
    for (Expr* label : body.cases[i].labels)
      if (label->constant != nullptr && label->constant->is_string())
        by_hash[string_hash(label->constant->as_string())].push_back({&label->constant->as_string(), labels[i]});
  const u32 text = operand(body.selector);
  const u32 hash = push(false);
  {
    const Destination to = scratch(hash);
    const Window window = open_window(types_.int_type(), &to);
    move(true, push(true), text);
    column(body.selector->range);
    call_library(Opcode::CALL_VIRTUAL, "java/lang/String", "hashCode", "()I", window, types_.int_type());
    close_window(window, types_.int_type(), &to);
  }
  std::vector<i32> numbers;
  std::vector<Label> targets;
  for (const auto& [number, candidates] : by_hash) {
    numbers.push_back(number);
    targets.push_back(code_.new_label());
  }
  code_.switch_on(hash, numbers, targets, otherwise);
  std::size_t at = 0;
  for (const auto& [number, candidates] : by_hash) {
    code_.place(targets[at++]);
    for (const Candidate& candidate : candidates) {
      const Mark inner = mark();
      const Window window = open_window(types_.boolean_type(), nullptr);
      move(true, push(true), text);
      const u32 argument = push(true);
      if (code_.alive()) code_.emit(Opcode::STRING, argument, image_.string(*candidate.text));
      call_library(Opcode::CALL_VIRTUAL, "java/lang/String", "equals", "(Ljava/lang/Object;)Z", window,
                   types_.boolean_type());
      code_.branch(Opcode::JNZ, window.prims, candidate.label);
      close_window(window, nullptr, nullptr);
      release(inner);
    }
    code_.jump(otherwise);
  }
  release(before);
}

void MethodGen::switch_cases(SwitchBody& body, Label exit, bool is_expression) {
  std::vector<Label> labels;
  Label otherwise = exit;
  const bool has_default =
      std::any_of(body.cases.begin(), body.cases.end(), [](const SwitchCase& c) { return c.is_default; });
  const bool throws = is_expression && !has_default;
  if (throws) otherwise = code_.new_label();
  for (SwitchCase& each : body.cases) {
    labels.push_back(code_.new_label());
    if (each.is_default) otherwise = labels.back();
  }
  dispatch(body, labels, otherwise);
  // The selector's temporaries are gone; the groups share one scope for their variables.
  const Mark before = mark();
  if (body.kind == SwitchKind::kString) slots_ += 2;  // javac: the text, the case's number
  for (std::size_t i = 0; i < body.cases.size(); ++i) {
    SwitchCase& each = body.cases[i];
    code_.place(labels[i]);
    if (each.arrow) {
      const Mark inner = mark();
      statements(each.body);
      release(inner);
      code_.jump(exit);
    } else {
      statements(each.body);
    }
  }
  if (throws) {
    code_.jump(exit);
    code_.place(otherwise);
    throw_new("java/lang/IncompatibleClassChangeError");
  }
  release(before);
}

void MethodGen::switch_statement(SwitchStmt& s) {
  line(s.range);
  const Mark before = mark();
  prepare(s.body.selector);
  JumpScope scope;
  scope.target = &s;
  scope.break_label = code_.new_label();
  scopes_.push_back(scope);
  switch_cases(s.body, scope.break_label, false);
  scopes_.pop_back();
  code_.place(scope.break_label);
  release(before);
}

void MethodGen::switch_value(SwitchExpr& e, const JumpScope& result) {
  const Mark before = mark();
  JumpScope scope = result;
  scope.target = &e;
  scope.break_label = code_.new_label();
  scopes_.push_back(scope);
  switch_cases(e.body, scope.break_label, true);
  scopes_.pop_back();
  code_.place(scope.break_label);
  release(before);
}

}  // namespace heddle::lang
