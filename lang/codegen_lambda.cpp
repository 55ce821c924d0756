// Lambdas (and method references, which attribution has made lambdas): the object, its class, the body's method.
#include "lang/codegen_method.h"

#include <algorithm>
#include <utility>

#include "vm/bytecode/descriptor.h"

namespace heddle::lang {

using bytecode::Opcode;

// ---------------------------------------------------------------- the object

void MethodGen::lambda_value(LambdaExpr& e, Target to) {
  if (!code_.alive()) return;
  if (e.interface_method == nullptr || e.interface_class == nullptr || e.implementation == nullptr) return broken("a lambda without its type");
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
    u32 from = 0;  // `this`
    if (capture.variable != nullptr)
      from = capture.variable == e.bound_variable && receiver != kNone ? receiver : register_of(*capture.variable);
    const bytecode::Bank bank = bytecode::bank_of(capture.descriptor);
    const Opcode op = bank == bytecode::Bank::Ref ? Opcode::PUTF_R : bank == bytecode::Bank::Prim8 ? Opcode::PUTF_8 : Opcode::PUTF_4;
    code_.emit(op, from, object, image_.field(lambda.class_name, capture.field, capture.descriptor));
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
  pending_bodies_.push_back(&expr);
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
  for (const Lambda::Capture& capture : lambda.captures) {
    bytecode::FieldImage field;
    field.name = capture.field;
    field.descriptor = capture.descriptor;
    field.flags = bytecode::kFinal | bytecode::kSynthetic;
    image.fields.push_back(std::move(field));
  }

  const std::string target_descriptor = lambda_descriptor(expr);
  const base::LineColumn place = generator.place_of(expr.range);
  // Captured values and the arguments, cast, in the window of a call of the implementation.
  const auto add_method = [&](std::string_view name, const std::string& descriptor, u32 flags) {
    const bytecode::MethodShape shape = bytecode::parse_method_descriptor(descriptor);
    bytecode::MethodImage method;
    method.name = name;
    method.descriptor = descriptor;
    method.flags = flags;
    CodeBuffer code;
    code.set_place(place.line, place.column);
    const u32 window_refs = 1u + shape.reference_parameters, window_prims = shape.primitive_parameters;
    u32 refs = window_refs, prims = window_prims;
    for (const Lambda::Capture& capture : lambda.captures) {
      const bytecode::Bank bank = bytecode::bank_of(capture.descriptor);
      const Opcode op = bank == bytecode::Bank::Ref ? Opcode::GETF_R : bank == bytecode::Bank::Prim8 ? Opcode::GETF_8 : Opcode::GETF_4;
      code.emit(op, bank == bytecode::Bank::Ref ? refs++ : prims++, 0, builder.field(image.name, capture.field, capture.descriptor));
    }
    u32 ref_argument = 1, prim_argument = 0;
    for (std::size_t i = 0; i < shape.parameters.size() && i < expr.params.size(); ++i) {
      if (bytecode::bank_of(shape.parameters[i]) != bytecode::Bank::Ref) {
        code.emit(Opcode::MOV_P, prims++, prim_argument++);
        continue;
      }
      Type* type = expr.params[i]->symbol->type;
      const std::string wanted = types().descriptor(type);
      code.emit(Opcode::MOV_R, refs, ref_argument++);
      if (wanted != shape.parameters[i] && wanted != "Ljava/lang/Object;")
        code.emit(Opcode::CHECKCAST, refs, builder.class_of(type));
      ++refs;
    }
    const u16 target = builder.method(symbol.binary_name, expr.implementation->name, target_descriptor, symbol.is_interface());
    code.emit(expr.captures_this ? Opcode::CALL_SPECIAL : Opcode::CALL_STATIC, target, window_refs, window_prims);
    const bytecode::Bank result = bytecode::parse_method_descriptor(target_descriptor).result_bank;
    if (result == bytecode::Bank::Ref) refs = std::max(refs, window_refs + 1);
    else if (result != bytecode::Bank::Void) prims = std::max(prims, window_prims + 1);
    if (shape.result_bank == bytecode::Bank::Void) {
      code.emit(Opcode::RET);
    } else if (shape.result_bank == bytecode::Bank::Ref) {
      code.emit(Opcode::RET_R, window_refs);
    } else {
      code.emit(Opcode::RET_P, window_prims);
    }
    method.reference_registers = static_cast<u16>(refs);
    method.primitive_registers = static_cast<u16>(prims);
    if (!code.finish(method)) too_large(expr.range, "code too large");
    image.methods.push_back(std::move(method));
  };
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
    return symbol.var_kind == VarKind::kSynthetic || symbol.has(kSynthetic) ? std::string_view() : std::string_view(symbol.name);
  };
  for (VarSymbol* variable : e.captures) reserve_parameter(variable, variable->type, visible_name(*variable));
  for (VarDecl* param : e.params) reserve_parameter(param->symbol, param->symbol->type, visible_name(*param->symbol));
  Type* result = e.body_is_void ? types_.void_type() : e.implementation->result;
  line(e.range);
  if (e.block_body != nullptr) {
    const SourceRange range = e.block_body->range;
    statements(e.block_body->statements);
    return implicit_return(result, {range.file, range.end > range.begin ? range.end - 1 : range.begin, range.end});
  }
  line(e.expr_body->range);
  prepare(e.expr_body);
  if (result->is_void()) {
    drop(e.expr_body);
    code_.emit(Opcode::RET);
  } else {
    const u32 reg = operand(e.expr_body);
    code_.emit(is_reference(result) ? Opcode::RET_R : Opcode::RET_P, reg);
  }
}

}  // namespace heddle::lang
