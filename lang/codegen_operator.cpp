// Arithmetic, comparisons as values, conversions.
#include "lang/codegen_method.h"

#include <limits>

#include "vm/base/check.h"

namespace heddle::lang {
namespace {

using bytecode::Opcode;

bool is_comparison(BinaryOp op) { return op >= BinaryOp::kLess && op <= BinaryOp::kNotEqual; }

// Rows: kMul kDiv kRem kAdd kSub kShl kShr kUshr; columns: int long float double.
constexpr Opcode kArithmetic[][4] = {
    {Opcode::MUL_I, Opcode::MUL_L, Opcode::MUL_F, Opcode::MUL_D},
    {Opcode::DIV_I, Opcode::DIV_L, Opcode::DIV_F, Opcode::DIV_D},
    {Opcode::REM_I, Opcode::REM_L, Opcode::REM_F, Opcode::REM_D},
    {Opcode::ADD_I, Opcode::ADD_L, Opcode::ADD_F, Opcode::ADD_D},
    {Opcode::SUB_I, Opcode::SUB_L, Opcode::SUB_F, Opcode::SUB_D},
    {Opcode::SHL_I, Opcode::SHL_L, Opcode::NOP, Opcode::NOP},
    {Opcode::SHR_I, Opcode::SHR_L, Opcode::NOP, Opcode::NOP},
    {Opcode::USHR_I, Opcode::USHR_L, Opcode::NOP, Opcode::NOP},
};

int column_of(TypeKind kind) {
  switch (kind) {
    case TypeKind::kLong: return 1;
    case TypeKind::kFloat: return 2;
    case TypeKind::kDouble: return 3;
    default: return 0;
  }
}

Opcode arithmetic_opcode(BinaryOp op, TypeKind kind) {
  const bool wide = kind == TypeKind::kLong;
  switch (op) {
    case BinaryOp::kBitAnd: return wide ? Opcode::AND_L : Opcode::AND_I;
    case BinaryOp::kBitOr: return wide ? Opcode::OR_L : Opcode::OR_I;
    case BinaryOp::kBitXor: return wide ? Opcode::XOR_L : Opcode::XOR_I;
    default: break;
  }
  HEDDLE_CHECK(op <= BinaryOp::kUshr, "not an arithmetic operator");
  return kArithmetic[static_cast<int>(op)][column_of(kind)];
}

}  // namespace

void MethodGen::arithmetic(BinaryOp op, Type* type, u32 to, u32 left, u32 right) {
  code_.emit(arithmetic_opcode(op, type->kind), to, left, right);
}

// The forms with an operand in the instruction, where the right side is a small constant.
bool MethodGen::immediate(BinaryOp op, Type* type, u32 to, u32 left, Expr* right) {
  if (right->constant == nullptr || right->constant->is_string()) return false;
  if (type->kind != TypeKind::kInt && type->kind != TypeKind::kLong) return false;
  const ConstantKind kind = right->constant->kind;
  if (kind == ConstantKind::kFloat || kind == ConstantKind::kDouble) return false;
  const i64 number = integral_value(*right->constant);
  const bool wide = type->kind == TypeKind::kLong;
  if (op == BinaryOp::kAdd && fits16(number)) {
    code_.emit(wide ? Opcode::ADDK_L : Opcode::ADDK_I, to, left, static_cast<u16>(number));
    return true;
  }
  if (op == BinaryOp::kSub && fits16(-number) && number != std::numeric_limits<i64>::min()) {
    code_.emit(wide ? Opcode::ADDK_L : Opcode::ADDK_I, to, left, static_cast<u16>(-number));
    return true;
  }
  if (wide) return false;
  switch (op) {
    case BinaryOp::kMul:
    case BinaryOp::kBitAnd:
      if (!fits16(number)) return false;
      code_.emit(op == BinaryOp::kMul ? Opcode::MULK_I : Opcode::ANDK_I, to, left, static_cast<u16>(number));
      return true;
    case BinaryOp::kShl: code_.emit(Opcode::SHLK_I, to, left, static_cast<u16>(number & 31)); return true;
    case BinaryOp::kShr: code_.emit(Opcode::SHRK_I, to, left, static_cast<u16>(number & 31)); return true;
    case BinaryOp::kUshr: code_.emit(Opcode::USHRK_I, to, left, static_cast<u16>(number & 31)); return true;
    default: return false;
  }
}

void MethodGen::arithmetic(BinaryOp op, Type* type, u32 to, u32 left, Expr* right) {
  if (immediate(op, type, to, left, right)) return;
  const Mark before = mark();
  arithmetic(op, type, to, left, operand(right));
  release(before);
}

void MethodGen::binary(BinaryExpr& e, Destination to) {
  if (e.op == BinaryOp::kAnd || e.op == BinaryOp::kOr) return condition_value(&e, to);
  if (is_comparison(e.op)) return comparison_value(e, to);
  const Mark before = mark();
  // The left side can be worked out where the result goes, when nobody looks at that.
  u32 left;
  if (to.scratch && plain_register(e.left) == kNone && (e.left->constant == nullptr)) {
    value(e.left, to);
    left = to.reg;
  } else {
    left = operand(e.left, e.right);
  }
  const bool divides = e.op == BinaryOp::kDiv || e.op == BinaryOp::kRem;
  if (!divides && immediate(e.op, e.operand_type, to.reg, left, e.right)) return release(before);
  u32 right;
  if (to.scratch && left != to.reg && plain_register(e.right) == kNone) {
    value(e.right, to);
    right = to.reg;
  } else {
    right = operand(e.right);
  }
  if (divides && e.op_range.valid()) column(e.op_range);
  arithmetic(e.op, e.operand_type, to.reg, left, right);
  release(before);
}

void MethodGen::comparison_value(BinaryExpr& e, Destination to) {
  Type* type = e.operand_type;
  const Mark before = mark();
  const u32 left = operand(e.left, e.right);
  const u32 right = operand(e.right);
  const bool equality = e.op == BinaryOp::kEqual || e.op == BinaryOp::kNotEqual;
  if (is_reference(type)) {
    code_.emit(e.op == BinaryOp::kEqual ? Opcode::EQ_R : Opcode::NE_R, to.reg, left, right);
    return release(before);
  }
  static constexpr Opcode kOpcodes[][4] = {
      {Opcode::EQ_I, Opcode::EQ_L, Opcode::EQ_F, Opcode::EQ_D},
      {Opcode::NE_I, Opcode::NE_L, Opcode::NE_F, Opcode::NE_D},
      {Opcode::LT_I, Opcode::LT_L, Opcode::LT_F, Opcode::LT_D},
      {Opcode::LE_I, Opcode::LE_L, Opcode::LE_F, Opcode::LE_D},
  };
  const int of_type = column_of(type->kind);
  if (equality) {
    code_.emit(kOpcodes[e.op == BinaryOp::kEqual ? 0 : 1][of_type], to.reg, left, right);
  } else {
    const bool strict = e.op == BinaryOp::kLess || e.op == BinaryOp::kGreater;
    const bool swapped = e.op == BinaryOp::kGreater || e.op == BinaryOp::kGreaterEqual;
    code_.emit(kOpcodes[strict ? 2 : 3][of_type], to.reg, swapped ? right : left, swapped ? left : right);
  }
  release(before);
}

void MethodGen::unary(UnaryExpr& e, Destination to) {
  if (e.op == UnaryOp::kNot) {
    Expr* inner = skip_parens(e.operand);
    const bool simple = inner->kind == NodeKind::kNameExpr || inner->kind == NodeKind::kFieldAccessExpr ||
                        inner->kind == NodeKind::kCallExpr || inner->kind == NodeKind::kArrayAccessExpr;
    if (!simple) return condition_value(&e, to);
    const Mark before = mark();
    const u32 truth = operand(inner), zero = push(false);
    load_int(zero, 0);
    code_.emit(Opcode::EQ_I, to.reg, truth, zero);
    return release(before);
  }
  if (e.op == UnaryOp::kPlus) return value(e.operand, to);
  const Mark before = mark();
  const u32 reg = operand(e.operand);
  const TypeKind kind = e.type->kind;
  if (e.op == UnaryOp::kMinus) {
    static constexpr Opcode kOpcodes[] = {Opcode::NEG_I, Opcode::NEG_L, Opcode::NEG_F, Opcode::NEG_D};
    code_.emit(kOpcodes[column_of(kind)], to.reg, reg);
  } else if (kind == TypeKind::kLong) {
    // ~x is -x - 1
    const u32 negative = push(false);
    code_.emit(Opcode::NEG_L, negative, reg);
    code_.emit(Opcode::ADDK_L, to.reg, negative, static_cast<u16>(-1));
  } else {
    const u32 negative = push(false);
    code_.emit(Opcode::NEG_I, negative, reg);
    code_.emit(Opcode::ADDK_I, to.reg, negative, static_cast<u16>(-1));
  }
  release(before);
}

// ---------------------------------------------------------------- conversions

bool MethodGen::is_no_op(const ConversionStep& step) {
  if (step.kind == ConversionKind::kReference) return true;
  if (step.kind != ConversionKind::kPrimitive) return false;
  if (step.from->kind == step.to->kind) return true;
  switch (step.to->kind) {
    case TypeKind::kInt:
      return step.from->kind == TypeKind::kByte || step.from->kind == TypeKind::kShort ||
             step.from->kind == TypeKind::kChar || step.from->kind == TypeKind::kBoolean;
    case TypeKind::kShort: return step.from->kind == TypeKind::kByte;
    default: return false;
  }
}

void MethodGen::primitive_conversion(TypeKind from, TypeKind to, u32 target, u32 source) {
  const int source_column = column_of(from);
  static constexpr Opcode kWiden[][4] = {
      // to:  int, long, float, double
      {Opcode::NOP, Opcode::I2L, Opcode::I2F, Opcode::I2D},
      {Opcode::L2I, Opcode::NOP, Opcode::L2F, Opcode::L2D},
      {Opcode::F2I, Opcode::F2L, Opcode::NOP, Opcode::F2D},
      {Opcode::D2I, Opcode::D2L, Opcode::D2F, Opcode::NOP},
  };
  const bool narrow = to == TypeKind::kByte || to == TypeKind::kShort || to == TypeKind::kChar;
  if (!narrow) {
    const Opcode op = kWiden[source_column][column_of(to)];
    if (op == Opcode::NOP) return move(false, target, source);
    return code_.emit(op, target, source);
  }
  const Mark before = mark();
  u32 number = source;
  if (source_column != 0) {
    number = push(false);
    code_.emit(kWiden[source_column][0], number, source);
  }
  const Opcode op = to == TypeKind::kByte ? Opcode::I2B : to == TypeKind::kShort ? Opcode::I2S : Opcode::I2C;
  const bool fits = from == to || (to == TypeKind::kShort && from == TypeKind::kByte);
  if (fits) move(false, target, number);
  else code_.emit(op, target, number);
  release(before);
}

void MethodGen::check_cast(u32 reg, Type* to) {
  Type* erased = types_.erasure(to);
  auto* c = as_class(erased);
  if (c != nullptr && c->symbol == owner_.symbols().known(KnownClass::kObject)) return;
  if (c == nullptr && as_array(erased) == nullptr) return;
  code_.emit(Opcode::CHECKCAST, reg, image_.class_of(erased));
}

void MethodGen::conversion(ConversionExpr& e, Destination to) {
  const ConversionStep& step = e.step;
  const Mark before = mark();
  switch (step.kind) {
    case ConversionKind::kReference: return value(e.operand, to);
    case ConversionKind::kPrimitive: {
      if (is_no_op(step)) return value(e.operand, to);
      const u32 reg =
          to.scratch && plain_register(e.operand) == kNone ? (value(e.operand, to), to.reg) : operand(e.operand);
      primitive_conversion(step.from->kind, step.to->kind, to.reg, reg);
      break;
    }
    case ConversionKind::kCheckedCast: {
      if (to.scratch && plain_register(e.operand) == kNone) {
        value(e.operand, to);
        column(e.range);
        check_cast(to.reg, step.to);
        break;
      }
      const u32 reg = operand(e.operand);
      column(e.range);
      check_cast(reg, step.to);
      move(true, to.reg, reg);
      break;
    }
    case ConversionKind::kBox: {
      const Window window = open_window(e.type, &to);
      push_argument(e.operand);
      initialise(*step.method->owner_class());
      column(e.range);
      emit_call(Opcode::CALL_STATIC, method_constant(*step.method), window, step.method->result);
      close_window(window, step.method->result, &to);
      break;
    }
    case ConversionKind::kUnbox: {
      const Window window = open_window(e.type, &to);
      push_argument(e.operand);
      column(e.range);
      emit_call(Opcode::CALL_VIRTUAL, method_constant(*step.method), window, step.method->result);
      close_window(window, step.method->result, &to);
      break;
    }
  }
  release(before);
}

u32 MethodGen::converted(const std::vector<ConversionStep>& steps, u32 from) {
  u32 at = from;
  for (const ConversionStep& step : steps) {
    if (is_no_op(step)) continue;
    if (step.kind == ConversionKind::kCheckedCast) {
      check_cast(at, step.to);
      continue;
    }
    const u32 result = push(step.to);
    const Destination to = scratch(result);
    if (step.kind == ConversionKind::kPrimitive) {
      primitive_conversion(step.from->kind, step.to->kind, result, at);
    } else {
      const Window window = open_window(step.method->result, &to);
      const bool boxing = step.kind == ConversionKind::kBox;
      move(!boxing, push(!boxing), at);
      if (boxing) initialise(*step.method->owner_class());
      emit_call(boxing ? Opcode::CALL_STATIC : Opcode::CALL_VIRTUAL, method_constant(*step.method), window,
                step.method->result);
      close_window(window, step.method->result, &to);
    }
    at = result;
  }
  return at;
}

}  // namespace heddle::lang
