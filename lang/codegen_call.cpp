// Calls, object creation, constructors.
#include "lang/codegen_method.h"

#include <algorithm>

namespace heddle::lang {

// ---------------------------------------------------------------- windows

MethodGen::Window MethodGen::open_window(Type* result, const Destination* to) {
  Window window;
  window.before = mark();
  if (to != nullptr && to->scratch && !result->is_void()) {
    Bank& bank = is_reference(result) ? refs_ : prims_;
    if (to->reg + 1 == bank.top) --bank.top;  // the result comes back where it is wanted
  }
  window.refs = refs_.top;
  window.prims = prims_.top;
  return window;
}

void MethodGen::push_argument(Expr* e) { temp(e); }

void MethodGen::emit_call(Opcode op, u16 method, const Window& window, Type* result) {
  code_.emit(op, method, window.refs, window.prims);
  if (result == nullptr || result->is_void()) return;
  Bank& bank = is_reference(result) ? refs_ : prims_;
  bank.max = std::max(bank.max, (is_reference(result) ? window.refs : window.prims) + 1);
}

void MethodGen::close_window(const Window& window, Type* result, const Destination* to) {
  release(window.before);
  if (to == nullptr || result == nullptr || result->is_void()) return;
  move(result, to->reg, is_reference(result) ? window.refs : window.prims);
}

u16 MethodGen::method_constant(MethodSymbol& method, ClassSymbol* owner) {
  if (owner == nullptr) owner = method.owner_class();
  if (!code_.alive()) return 0;
  return image_.method(owner->binary_name, method.name, types_.descriptor(&method), owner->is_interface());
}

ClassSymbol* MethodGen::receiver_class(Type* type, MethodSymbol& method) {
  auto* c = as_class(types_.erasure(type));
  ClassSymbol* declaring = method.owner_class();
  return c == nullptr || (c->symbol->is_interface() && !declaring->is_interface()) ? declaring : c->symbol;
}

void MethodGen::call_library(Opcode op, std::string_view owner, std::string_view name, const std::string& descriptor,
                             const Window& window, Type* result) {
  if (!code_.alive()) return;
  emit_call(op, image_.method(owner, name, descriptor, op == Opcode::CALL_INTERFACE), window, result);
}

MethodGen::Opcode MethodGen::call_opcode(CallKind kind, const ClassSymbol& owner) const {
  switch (kind) {
    case CallKind::kStatic: return Opcode::CALL_STATIC;
    case CallKind::kSpecial: return Opcode::CALL_SPECIAL;
    default: return owner.is_interface() ? Opcode::CALL_INTERFACE : Opcode::CALL_VIRTUAL;
  }
}

// ---------------------------------------------------------------- method calls

void MethodGen::call(CallExpr& e, const Destination* to) {
  if (e.method == nullptr) return broken("a call without its method");
  MethodSymbol& method = *e.method;
  ClassSymbol* owner = e.qualifying_class != nullptr ? e.qualifying_class : method.owner_class();
  // Object's methods are not members of interfaces in images.
  if (owner->is_interface() && !method.owner_class()->is_interface()) owner = method.owner_class();
  if (method.owner_class()->is_interface() && method.is_static()) owner = method.owner_class();
  Type* result = method.result != nullptr ? types_.erasure(method.result) : types_.void_type();
  const bool is_static = e.call == CallKind::kStatic || method.is_static();
  if (is_static && e.target != nullptr) drop(e.target);
  const Window window = open_window(result, to);
  if (!is_static) {
    if (e.target == nullptr) return broken("a call without its receiver");
    push_argument(e.target);
  }
  for (Expr* arg : e.args) push_argument(arg);
  if (is_static) initialise(*method.owner_class());
  line(e.name.range.valid() ? e.name.range : e.range);
  emit_call(is_static ? Opcode::CALL_STATIC : call_opcode(e.call, *owner), method_constant(method, owner), window,
            result);
  close_window(window, result, to);
}

// ---------------------------------------------------------------- new

void MethodGen::require_non_null(u32 reg) {
  const Mark before = mark();
  Type* object = owner_.symbols().known_type(KnownClass::kObject);
  const Window window = open_window(object, nullptr);
  move(true, push(true), reg);
  ClassSymbol* objects = owner_.symbols().known(KnownClass::kObjects);
  initialise(*objects);
  call_library(Opcode::CALL_STATIC, objects->binary_name, "requireNonNull", "(Ljava/lang/Object;)Ljava/lang/Object;",
               window, object);
  release(before);
}

// `this` is never null, and what comes as a hidden parameter was checked before.
void MethodGen::check_outer(Expr* outer, u32 reg) {
  if (outer->kind == NodeKind::kThisExpr || outer->kind == NodeKind::kNewExpr) return;
  if (VarSymbol* symbol = plain_variable(outer); symbol != nullptr && symbol->has(kSynthetic)) return;
  require_non_null(reg);
}

// The VM makes strings in a static method that takes what the constructor takes.
void MethodGen::new_string(NewExpr& e, Destination to) {
  Type* string = owner_.symbols().known_type(KnownClass::kString);
  std::string descriptor = types_.descriptor(e.constructor);
  descriptor.back() = 'L';  // for V
  descriptor += "java/lang/String;";
  const Window window = open_window(string, &to);
  for (Expr* arg : e.args) push_argument(arg);
  initialise(*e.class_symbol);
  column(e.range);
  call_library(Opcode::CALL_STATIC, "java/lang/String", "$new", descriptor, window, string);
  close_window(window, string, &to);
}

void MethodGen::new_object(NewExpr& e, Destination to, const EnumConstantDecl* constant) {
  if (e.class_symbol == nullptr || e.constructor == nullptr) return broken("a creation without its class");
  if (e.class_symbol == owner_.symbols().known(KnownClass::kString)) return new_string(e, to);
  const Mark before = mark();
  initialise(*e.class_symbol);
  const u32 object = to.scratch ? to.reg : push(true);
  column(e.range);
  code_.emit(Opcode::NEW, object, image_.class_named(e.class_symbol->binary_name));
  const Window window = open_window(types_.void_type(), nullptr);
  move(true, push(true), object);
  if (e.outer != nullptr) {
    const u32 outer = temp(e.outer);
    check_outer(e.outer, outer);
  }
  if (constant != nullptr) {
    const u32 name = push(true), ordinal = push(false);
    const std::string text(constant->name.text);
    if (code_.alive()) code_.emit(Opcode::STRING, name, image_.string_text(text));
    load_int(ordinal, static_cast<i32>(constant->ordinal));
  }
  for (Expr* arg : e.args) {
    if (e.outer_is_argument && arg == e.args.front()) {
      check_outer(arg, temp(arg));
    } else {
      push_argument(arg);
    }
  }
  for (Expr* arg : e.captured_args) push_argument(arg);
  column(e.range);
  emit_call(Opcode::CALL_SPECIAL, method_constant(*e.constructor, e.class_symbol), window, nullptr);
  close_window(window, nullptr, nullptr);
  move(true, to.reg, object);
  release(before);
}

// ---------------------------------------------------------------- this(...) and super(...)

// What the fields of the enclosing instance and of captured variables get, before anything else runs.
void MethodGen::store_hidden_fields() {
  ClassSymbol& self = owner_.symbol;
  if (self.outer_this != nullptr && method_ != nullptr && !method_->hidden_params.empty())
    put_field(*self.outer_this, 0, register_of(*method_->hidden_params.front()));
  for (std::size_t i = 0; i < self.captures.size(); ++i) {
    if (method_ == nullptr || i >= method_->capture_params.size()) break;
    put_field(*self.captures[i].field, 0, register_of(*method_->capture_params[i]));
  }
}

// The target's hidden leading parameters: the outer instance, an enum constant's name and ordinal.
void MethodGen::hidden_arguments(MethodSymbol& target, bool has_outer, ConstructorCallExpr& e) {
  const std::vector<VarSymbol*>& own = method_->hidden_params;
  if (has_outer) {
    const u32 outer = temp(e.outer);
    check_outer(e.outer, outer);
  } else if (!e.is_super && owner_.symbol.outer_this != nullptr && !own.empty()) {
    move(true, push(true), register_of(*own.front()));
  }
  ClassSymbol* target_class = target.owner_class();
  const bool is_enum = target_class->has(kEnum) || target_class == owner_.symbols().known(KnownClass::kEnum);
  if (!is_enum || own.size() < 2 || !owner_.symbol.has(kEnum)) return;
  move(true, push(true), register_of(*own[own.size() - 2]));
  move(false, push(false), register_of(*own.back()));
}

void MethodGen::constructor_call(ConstructorCallExpr& e) {
  if (e.method == nullptr || method_ == nullptr) return broken("a constructor call without its constructor");
  if (e.is_super) store_hidden_fields();
  const Mark before = mark();
  const Window window = open_window(types_.void_type(), nullptr);
  move(true, push(true), 0);
  hidden_arguments(*e.method, e.outer != nullptr, e);
  for (Expr* arg : e.args) push_argument(arg);
  for (Expr* arg : e.captured_args) push_argument(arg);
  line(e.range);
  emit_call(Opcode::CALL_SPECIAL, method_constant(*e.method), window, nullptr);
  close_window(window, nullptr, nullptr);
  release(before);
  if (e.is_super) instance_initialisers();
}

}  // namespace heddle::lang
