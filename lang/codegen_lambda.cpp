// Lambdas (and method references, which attribution has made lambdas): the object, its class, the body's method.
#include "lang/codegen_method.h"

#include <algorithm>
#include <utility>

#include "vm/bytecode/descriptor.h"

namespace heddle::lang {

using bytecode::Opcode;

namespace {

Opcode by_bank(std::string_view descriptor, Opcode narrow, Opcode wide, Opcode reference) {
  const bytecode::Bank bank = bytecode::bank_of(descriptor);
  return bank == bytecode::Bank::Ref ? reference : bank == bytecode::Bank::Prim8 ? wide : narrow;
}

}  // namespace

// ---------------------------------------------------------------- the object

void MethodGen::lambda_value(LambdaExpr& e, Destination to) {
  if (!code_.alive()) return;
  if (e.interface_method == nullptr || e.interface_class == nullptr || e.implementation == nullptr)
    return broken("a lambda without its type");
  const Mark before = mark();
  const ClassGen::Lambda& lambda = owner_.lambda(e);
  u32 receiver = kNone;
  if (e.bound_receiver != nullptr) {
    receiver = operand(e.bound_receiver);
    line(e.range);
    const NodeKind kind = e.bound_receiver->kind;
    if (kind != NodeKind::kThisExpr && kind != NodeKind::kNewExpr) require_non_null(receiver);
  }
  const u16 lambda_class = image_.class_named(lambda.class_name);
  if (lambda.captures.empty()) {
    code_.emit(Opcode::SINGLETON, to.reg, lambda_class);
    return release(before);
  }
  const u32 object = receiver == to.reg ? push(true) : to.reg;
  column(e.range);
  code_.emit(Opcode::NEW, object, lambda_class);
  for (const ClassGen::Lambda::Capture& capture : lambda.captures) {
    u32 from = this_;
    if (capture.variable != nullptr)
      from = capture.variable == e.bound_variable && receiver != kNone ? receiver : register_of(*capture.variable);
    code_.emit(by_bank(capture.descriptor, Opcode::PUTF_4, Opcode::PUTF_8, Opcode::PUTF_R), from, object,
               image_.field(lambda.class_name, capture.field, capture.descriptor));
  }
  move(true, to.reg, object);
  release(before);
}

// ---------------------------------------------------------------- its class

const ClassGen::Lambda& ClassGen::lambda(LambdaExpr& expr) {
  if (auto it = lambdas_.find(&expr); it != lambdas_.end()) return it->second;
  Lambda& made = lambdas_[&expr];
  made.class_name = std::string(symbol.binary_name) + "$$Lambda$" + std::to_string(generator.next_lambda(symbol));
  const auto add = [&](VarSymbol* variable, std::string descriptor) {
    made.captures.push_back({"arg$" + std::to_string(made.captures.size() + 1), std::move(descriptor), variable});
  };
  if (expr.captures_this) add(nullptr, 'L' + std::string(symbol.binary_name) + ';');
  for (VarSymbol* variable : expr.captures) add(variable, types().descriptor(variable->type));
  made.own_body = expr.body_is_method_ref;
  if (!made.own_body) pending_bodies_.push_back(&expr);
  lambda_images_.push_back(lambda_class(expr, made));
  return made;
}

std::string ClassGen::lambda_descriptor(LambdaExpr& expr) {
  std::string text = "(";
  for (VarSymbol* variable : expr.captures) text += types().descriptor(variable->type);
  for (VarDecl* param : expr.params) text += types().descriptor(param->symbol->type);
  Type* result = expr.body_is_void ? types().void_type() : expr.implementation->result;
  return text + ')' + types().descriptor(result);
}

// What a java.lang.invoke.SerializedLambda says of it, between blanks: the functional interface, its method's name and
// descriptor, the kind of the implementation (JVMS 4.4.8), its class, name and descriptor, and the descriptor after
// generics. It stands where other classes have their generic signature, which these have none of.
std::string ClassGen::serial_form(LambdaExpr& expr) {
  constexpr int kVirtual = 5, kStaticMethod = 6, kNew = 8, kInterfaceMethod = 9;
  std::string type = "(";
  for (VarDecl* param : expr.params) type += types().descriptor(types().erasure(param->symbol->type));
  type += ')' + types().descriptor(expr.implementation->result);
  const ClassSymbol* owner = &symbol;
  const MethodSymbol* method = expr.implementation;
  std::string descriptor;
  int kind = expr.captures_this ? symbol.is_interface() ? kInterfaceMethod : kVirtual : kStaticMethod;
  if (auto* creation = as<NewExpr>(expr.reference)) {
    owner = creation->class_symbol;
    method = creation->constructor;
    kind = kNew;
    descriptor = types().descriptor(creation->constructor);
  } else if (auto* call = as<CallExpr>(expr.reference)) {
    owner = call->method->owner_class();
    method = call->method;
    kind = method->is_static() ? kStaticMethod : owner->is_interface() ? kInterfaceMethod : kVirtual;
    descriptor = types().descriptor(call->method);
  } else {
    descriptor = lambda_descriptor(expr);
    if (expr.body_is_method_ref) {
      // javac's own lambdas have the parameters of what they call: int for the length of an array, Object for one that
      // is copied.
      descriptor = "(";
      for (VarSymbol* variable : expr.captures) descriptor += types().descriptor(variable->type);
      const bool makes_array = as<ArrayCreationExpr>(expr.expr_body) != nullptr;
      for (VarDecl* param : expr.params) {
        const std::string own = types().descriptor(types().erasure(param->symbol->type));
        descriptor += makes_array ? "I" : own.starts_with('[') ? "Ljava/lang/Object;" : own;
      }
      descriptor += ')' + types().descriptor(expr.body_is_void ? types().void_type() : expr.implementation->result);
    }
  }
  std::string text;
  for (const std::string_view part :
       {std::string_view(expr.interface_class->binary_name), std::string_view(expr.interface_method->name)})
    text.append(part) += ' ';
  text += types().descriptor(expr.interface_method) + ' ' + std::to_string(kind) + ' ';
  text.append(owner->binary_name).append(" ").append(method->name) += ' ';
  return text + descriptor + ' ' + type;
}

bytecode::ClassImage ClassGen::lambda_class(LambdaExpr& expr, const Lambda& lambda) {
  ImageBuilder builder(types());
  bytecode::ClassImage& image = builder.image;
  image.name = lambda.class_name;
  image.super_name = "java/lang/Object";
  image.flags = bytecode::kFinal | bytecode::kSynthetic | bytecode::kLambda;
  image.source_file = this->builder.image.source_file;
  const std::size_t slash = image.name.rfind('/');
  image.simple_name = image.name.substr(slash == std::string::npos ? 0 : slash + 1);
  image.interfaces.emplace_back(expr.interface_class->binary_name);
  for (ClassSymbol* marker : expr.marker_interfaces)
    if (marker != expr.interface_class) image.interfaces.emplace_back(marker->binary_name);
  if (expr.serializable) image.signature = serial_form(expr);
  for (const Lambda::Capture& capture : lambda.captures) {
    bytecode::FieldImage field;
    field.name = capture.field;
    field.descriptor = capture.descriptor;
    field.flags = bytecode::kFinal | bytecode::kSynthetic;
    image.fields.push_back(std::move(field));
  }

  const auto add_method = [&](std::string_view name, const std::string& descriptor, u32 flags) {
    bytecode::MethodImage method;
    method.name = name;
    method.descriptor = descriptor;
    method.flags = flags;
    MethodGen code(*this, builder);
    code.lambda_method(expr, lambda, descriptor);
    if (!code.finish(method) || builder.overflowed) too_large(expr.range, "code too large");
    image.methods.push_back(std::move(method));
  };
  // Programs ask for it by reflection; the library's own lambdas are written without it, as it would load more into
  // every program that compares.
  if (expr.serializable && !symbol.binary_name.starts_with("java/")) {
    bytecode::MethodImage method;
    method.name = "writeReplace";
    method.descriptor = "()Ljava/lang/Object;";
    method.flags = bytecode::kPrivate | bytecode::kFinal;
    MethodGen code(*this, builder);
    code.lambda_replacement(expr);
    if (!code.finish(method)) too_large(expr.range, "code too large");
    image.methods.push_back(std::move(method));
  }
  std::unordered_set<std::string> seen;
  const std::string main = types().descriptor(expr.interface_method);
  seen.insert(main);
  add_method(expr.interface_method->name, main, bytecode::kPublic);
  for (MethodSymbol* bridge : expr.bridges) {
    const std::string descriptor = types().descriptor(bridge);
    if (seen.insert(descriptor).second)
      add_method(bridge->name, descriptor, bytecode::kPublic | bytecode::kBridge | bytecode::kSynthetic);
  }
  return std::move(builder.image);
}

void MethodGen::lambda_replacement(LambdaExpr& e) {
  line(e.range);
  const u32 window_refs = refs_.top, window_prims = prims_.top;
  move(true, push(true), 0);
  const u16 target = image_.method("heddle/LambdaForm", "replacement", "(Ljava/lang/Object;)Ljava/lang/Object;", false);
  const Window window{window_refs, window_prims, mark()};
  emit_call(Opcode::CALL_STATIC, target, window, owner_.symbols().known_type(KnownClass::kObject));
  code_.emit(Opcode::RET_R, window_refs);
}

// The arguments, cast, are the implementation's parameters; the captured values come before them.
void MethodGen::lambda_method(LambdaExpr& e, const ClassGen::Lambda& info, const std::string& descriptor) {
  const bytecode::MethodShape shape = bytecode::parse_method_descriptor(descriptor);
  for (const std::string& parameter : shape.parameters) push(bytecode::bank_of(parameter) == bytecode::Bank::Ref);
  line(e.range);
  // A body that needs no instance is a static method of the class around it (JLS 15.27.4), and calling that is
  // a use of the class (JLS 12.4.1): another thread than the one that is initialising it has to wait.
  if (!e.captures_this && code_.alive() && generator_.needs_init(owner_.symbol))
    code_.emit(Opcode::INITCLASS, image_.class_named(owner_.symbol.binary_name));
  const u32 window_refs = refs_.top, window_prims = prims_.top;
  for (const ClassGen::Lambda::Capture& capture : info.captures) {
    const u32 reg = push(bytecode::bank_of(capture.descriptor) == bytecode::Bank::Ref);
    const Opcode op = by_bank(capture.descriptor, Opcode::GETF_4, Opcode::GETF_8, Opcode::GETF_R);
    code_.emit(op, reg, 0, image_.field(info.class_name, capture.field, capture.descriptor));
    if (capture.variable != nullptr) registers_[capture.variable] = reg;
    else this_ = reg;
  }
  u32 ref_argument = 1, prim_argument = 0;
  for (std::size_t i = 0; i < shape.parameters.size() && i < e.params.size(); ++i) {
    VarSymbol& param = *e.params[i]->symbol;
    const bool reference = bytecode::bank_of(shape.parameters[i]) == bytecode::Bank::Ref;
    u32 reg = reference ? ref_argument++ : prim_argument++;
    const bool needs_check = reference && types_.descriptor(param.type) != shape.parameters[i];
    if (!info.own_body) {
      const u32 slot = push(reference);
      move(reference, slot, reg);
      reg = slot;
    }
    if (needs_check) check_cast(reg, param.type);
    registers_[&param] = reg;
  }
  Type* result = e.body_is_void ? types_.void_type() : types_.erasure(e.implementation->result);
  const bool returns_nothing = shape.result_bank == bytecode::Bank::Void;
  if (info.own_body) return return_expression(e.expr_body, returns_nothing ? types_.void_type() : result);
  ClassSymbol& host = owner_.symbol;
  const u16 target =
      image_.method(host.binary_name, e.implementation->name, owner_.lambda_descriptor(e), host.is_interface());
  const Window window{window_refs, window_prims, mark()};
  emit_call(e.captures_this ? Opcode::CALL_SPECIAL : Opcode::CALL_STATIC, target, window, result);
  if (returns_nothing) return code_.emit(Opcode::RET);
  code_.emit(is_reference(result) ? Opcode::RET_R : Opcode::RET_P, is_reference(result) ? window_refs : window_prims);
}

// ---------------------------------------------------------------- the body

void ClassGen::lambda_body(LambdaExpr& expr) {
  bytecode::MethodImage image;
  image.name = expr.implementation->name;
  image.descriptor = lambda_descriptor(expr);
  image.flags = bytecode::kPrivate | bytecode::kSynthetic | (expr.captures_this ? 0u : bytecode::kStatic);
  for (VarSymbol* variable : expr.captures) image.parameter_names.emplace_back(variable->name);
  for (VarDecl* param : expr.params) image.parameter_names.emplace_back(param->symbol->name);
  MethodGen code(*this, !expr.captures_this);
  code.lambda_body(expr);
  finish(std::move(image), code, expr.range);
}

void MethodGen::lambda_body(LambdaExpr& e) {
  const auto visible_name = [](const VarSymbol& symbol) {
    return symbol.var_kind == VarKind::kSynthetic || symbol.has(kSynthetic) ? std::string_view()
                                                                            : std::string_view(symbol.name);
  };
  for (VarSymbol* variable : e.captures) reserve_parameter(variable, variable->type, visible_name(*variable));
  for (VarDecl* param : e.params) reserve_parameter(param->symbol, param->symbol->type, visible_name(*param->symbol));
  Type* result = e.body_is_void ? types_.void_type() : e.implementation->result;
  line(e.range);
  if (e.block_body != nullptr) {
    statements(e.block_body->statements);
    return implicit_return(result, last_of(e.block_body->range));
  }
  line(e.expr_body->range);
  return_expression(e.expr_body, result);
}

void MethodGen::return_expression(Expr* e, Type* result) {
  prepare(e);
  if (!result->is_void()) return return_value(e);
  drop(e);
  code_.emit(Opcode::RET);
}

}  // namespace heddle::lang
