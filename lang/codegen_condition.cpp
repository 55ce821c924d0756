// Conditions as branches.
#include "lang/codegen_method.h"

#include <limits>

namespace heddle::lang {
namespace {

using bytecode::Opcode;

BinaryOp negated(BinaryOp op) {
  switch (op) {
    case BinaryOp::kLess: return BinaryOp::kGreaterEqual;
    case BinaryOp::kGreaterEqual: return BinaryOp::kLess;
    case BinaryOp::kGreater: return BinaryOp::kLessEqual;
    case BinaryOp::kLessEqual: return BinaryOp::kGreater;
    case BinaryOp::kEqual: return BinaryOp::kNotEqual;
    default: return BinaryOp::kEqual;
  }
}

// The operator for the same comparison with its sides exchanged.
BinaryOp mirrored(BinaryOp op) {
  switch (op) {
    case BinaryOp::kLess: return BinaryOp::kGreater;
    case BinaryOp::kGreater: return BinaryOp::kLess;
    case BinaryOp::kLessEqual: return BinaryOp::kGreaterEqual;
    case BinaryOp::kGreaterEqual: return BinaryOp::kLessEqual;
    default: return op;
  }
}

// In the order < > <= >= == !=.
constexpr Opcode kIntBranches[] = {Opcode::JLT_I, Opcode::JGT_I, Opcode::JLE_I,
                                   Opcode::JGE_I, Opcode::JEQ_I, Opcode::JNE_I};
constexpr Opcode kConstantBranches[] = {Opcode::JLTK_I, Opcode::JGTK_I, Opcode::JLEK_I,
                                        Opcode::JGEK_I, Opcode::JEQK_I, Opcode::JNEK_I};

int index_of(BinaryOp op) { return static_cast<int>(op) - static_cast<int>(BinaryOp::kLess); }

bool small_constant(const Expr* e) {
  if (e->constant == nullptr || e->constant->is_string()) return false;
  const i64 number = integral_value(*e->constant);
  return number >= std::numeric_limits<i16>::min() && number <= std::numeric_limits<i16>::max();
}

bool is_null(const Expr* e) {
  auto* literal = as<LiteralExpr>(e);
  return literal != nullptr && literal->literal == LiteralKind::kNull;
}

Expr* stripped(Expr* e) {
  for (;;) {
    e = skip_parens(e);
    auto* conversion = as<ConversionExpr>(e);
    if (conversion == nullptr || e->constant != nullptr || conversion->step.kind != ConversionKind::kReference)
      return e;
    e = conversion->operand;
  }
}

}  // namespace

// Jumps to `target` when the condition's value is `when`, else goes on.
void MethodGen::condition(Expr* e, Label target, bool when) {
  e = skip_parens(e);
  if (!code_.alive()) return;
  if (e->constant != nullptr) {
    if (e->constant->is_true() == when) code_.jump(target);
    return;
  }
  if (auto* not_op = as<UnaryExpr>(e); not_op != nullptr && not_op->op == UnaryOp::kNot)
    return condition(not_op->operand, target, !when);
  if (auto* op = as<BinaryExpr>(e)) {
    if (op->op == BinaryOp::kAnd || op->op == BinaryOp::kOr) {
      // The value of the left side that settles the matter: false for &&, true for ||.
      const bool settles = op->op == BinaryOp::kOr;
      if (settles == when) {
        condition(op->left, target, when);
        condition(op->right, target, when);
      } else {
        const Label skip = code_.new_label();
        condition(op->left, skip, settles);
        condition(op->right, target, when);
        code_.place(skip);
      }
      return;
    }
    if (op->op >= BinaryOp::kLess && op->op <= BinaryOp::kNotEqual) return comparison(*op, target, when);
  }
  if (auto* choice = as<ConditionalExpr>(e)) {
    const Label otherwise = code_.new_label(), end = code_.new_label();
    condition(choice->condition, otherwise, false);
    condition(choice->then_value, target, when);
    code_.jump(end);
    code_.place(otherwise);
    condition(choice->else_value, target, when);
    code_.place(end);
    return;
  }
  if (auto* test = as<InstanceofExpr>(e)) {
    instance_test(*test, target, when);
    return;
  }
  if (auto* choice = as<SwitchExpr>(e)) {
    const Label other = code_.new_label();
    JumpScope result;
    result.as_condition = true;
    result.when_true = when ? target : other;
    result.when_false = when ? other : target;
    switch_value(*choice, result);
    code_.place(other);
    return;
  }
  const Mark before = mark();
  const u32 truth = operand(e);
  code_.branch(when ? Opcode::JNZ : Opcode::JZ, truth, target);
  release(before);
}

void MethodGen::int_comparison(BinaryOp op, Expr* left, Expr* right, Label target) {
  if (small_constant(left) && !small_constant(right)) {
    std::swap(left, right);
    op = mirrored(op);
  }
  if (small_constant(right)) {
    const i64 number = integral_value(*right->constant);
    const u32 reg = operand(left);
    if (number == 0 && (op == BinaryOp::kEqual || op == BinaryOp::kNotEqual))
      return code_.branch(op == BinaryOp::kEqual ? Opcode::JZ : Opcode::JNZ, reg, target);
    return code_.branch(kConstantBranches[index_of(op)], reg, static_cast<u16>(number), target);
  }
  const u32 a = operand(left, right);
  const u32 b = operand(right);
  code_.branch(kIntBranches[index_of(op)], a, b, target);
}

void MethodGen::comparison(BinaryExpr& e, Label target, bool when) {
  const Mark before = mark();
  Type* type = e.operand_type;
  BinaryOp op = e.op;
  if (is_reference(type)) {
    if (!when) op = negated(op);
    Expr* left = stripped(e.left);
    Expr* right = stripped(e.right);
    if (is_null(right) || is_null(left)) {
      const u32 reg = operand(is_null(right) ? e.left : e.right);
      code_.branch(op == BinaryOp::kEqual ? Opcode::JNULL : Opcode::JNONNULL, reg, target);
    } else {
      const u32 a = operand(e.left, e.right);
      const u32 b = operand(e.right);
      code_.branch(op == BinaryOp::kEqual ? Opcode::JEQ_R : Opcode::JNE_R, a, b, target);
    }
    return release(before);
  }
  const TypeKind kind = type->kind;
  if (kind != TypeKind::kLong && kind != TypeKind::kFloat && kind != TypeKind::kDouble) {
    int_comparison(when ? op : negated(op), e.left, e.right, target);
    return release(before);
  }
  u32 a = operand(e.left, e.right);
  u32 b = operand(e.right);
  if (op == BinaryOp::kGreater || op == BinaryOp::kGreaterEqual) {
    std::swap(a, b);
    op = mirrored(op);
  }
  if (kind == TypeKind::kLong) {
    if (!when && (op == BinaryOp::kLess || op == BinaryOp::kLessEqual)) {
      std::swap(a, b);  // !(a < b) is b <= a
      op = op == BinaryOp::kLess ? BinaryOp::kLessEqual : BinaryOp::kLess;
    } else if (!when) {
      op = negated(op);
    }
    const Opcode opcode = op == BinaryOp::kEqual      ? Opcode::JEQ_L
                          : op == BinaryOp::kNotEqual ? Opcode::JNE_L
                          : op == BinaryOp::kLess     ? Opcode::JLT_L
                                                      : Opcode::JLE_L;
    code_.branch(opcode, a, b, target);
    return release(before);
  }
  // With NaN neither a comparison nor its opposite holds.
  const bool wide = kind == TypeKind::kDouble;
  Opcode opcode;
  if (op == BinaryOp::kEqual || op == BinaryOp::kNotEqual) {
    const bool equal = (op == BinaryOp::kEqual) == when;
    opcode = wide ? (equal ? Opcode::JEQ_D : Opcode::JNE_D) : (equal ? Opcode::JEQ_F : Opcode::JNE_F);
  } else if (op == BinaryOp::kLess) {
    opcode = wide ? (when ? Opcode::JLT_D : Opcode::JNLT_D) : (when ? Opcode::JLT_F : Opcode::JNLT_F);
  } else {
    opcode = wide ? (when ? Opcode::JLE_D : Opcode::JNLE_D) : (when ? Opcode::JLE_F : Opcode::JNLE_F);
  }
  code_.branch(opcode, a, b, target);
  release(before);
}

// The pattern's variable is assigned where the test has succeeded.
bool MethodGen::instance_test(InstanceofExpr& e, Label target, bool when) {
  const Mark before = mark();
  const u32 object = operand(e.operand);
  const u32 truth = push(false);
  code_.emit(Opcode::INSTANCEOF, truth, object, image_.class_of(e.target->resolved));
  VarSymbol* variable_symbol = e.pattern != nullptr ? e.pattern->symbol : nullptr;
  if (variable_symbol == nullptr) {
    code_.branch(when ? Opcode::JNZ : Opcode::JZ, truth, target);
  } else {
    const u32 reg = register_of(*variable_symbol);
    const Label failed = when ? code_.new_label() : target;
    code_.branch(Opcode::JZ, truth, failed);
    move(true, reg, object);
    if (when) {
      code_.jump(target);
      code_.place(failed);
    }
  }
  release(before);
  return true;
}

void MethodGen::condition_value(Expr* e, Destination to) {
  if (auto* test = as<InstanceofExpr>(e); test != nullptr && test->pattern == nullptr) {
    const Mark before = mark();
    const u32 object = operand(test->operand);
    code_.emit(Opcode::INSTANCEOF, to.reg, object, image_.class_of(test->target->resolved));
    return release(before);
  }
  const Label no = code_.new_label(), end = code_.new_label();
  condition(e, no, false);
  load_int(to.reg, 1);
  code_.jump(end);
  code_.place(no);
  load_int(to.reg, 0);
  code_.place(end);
}

}  // namespace heddle::lang
