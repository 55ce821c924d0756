// Unary and binary operators (JLS 15.15, 15.17 to 15.24), string concatenation (15.18.1).
#include "lang/attr.h"

namespace heddle::lang {
namespace {

const char* to_text(UnaryOp op) {
  switch (op) {
    case UnaryOp::kPlus: return "+";
    case UnaryOp::kMinus: return "-";
    case UnaryOp::kBitNot: return "~";
    case UnaryOp::kNot: return "!";
  }
  return "";
}

}  // namespace

bool Attr::is_string(Type* t) {
  return types_.class_of(t) == known(KnownClass::kString) && t->kind == TypeKind::kClass;
}

Expr* Attr::open_unary(UnaryExpr* e, Scope& s) {
  e->operand = value(e->operand, s);
  if (has_error(e->operand)) return bad(e);
  Type* from = e->operand->type;
  if (e->op == UnaryOp::kNot) {
    Type* p = from->is_primitive() ? from : types_.unboxed(from);
    e->type = p != nullptr && p->kind == TypeKind::kBoolean ? p : nullptr;
  } else {
    e->type = types_.unary_promotion(from);
    if (e->op == UnaryOp::kBitNot && e->type != nullptr && !e->type->is_integral()) e->type = nullptr;
  }
  if (e->type == nullptr)
    return failed(e, e->range, "bad operand type " + str(from) + " for unary operator '" + to_text(e->op) + "'");
  e->operand = convert_to_primitive(e->operand, e->type);
  if (e->operand->constant != nullptr) e->constant = fold_unary(arena_, e->op, *e->operand->constant);
  return e;
}

Type* Attr::operator_type(BinaryOp op, Type* left, Type* right, Type** result) {
  *result = nullptr;
  const auto primitive = [&](Type* t) { return t->is_primitive() ? t : types_.unboxed(t); };
  Type* a = primitive(left);
  Type* b = primitive(right);
  const auto both = [&](auto&& test) { return a != nullptr && b != nullptr && test(a) && test(b); };
  const auto is_boolean = [](Type* t) { return t->kind == TypeKind::kBoolean; };
  switch (op) {
    case BinaryOp::kMul:
    case BinaryOp::kDiv:
    case BinaryOp::kRem:
    case BinaryOp::kAdd:
    case BinaryOp::kSub: return *result = types_.binary_promotion(left, right);
    case BinaryOp::kShl:
    case BinaryOp::kShr:
    case BinaryOp::kUshr:
      if (!both([](Type* t) { return t->is_integral(); })) return nullptr;
      return *result = types_.unary_promotion(a);
    case BinaryOp::kLess:
    case BinaryOp::kGreater:
    case BinaryOp::kLessEqual:
    case BinaryOp::kGreaterEqual: *result = types_.boolean_type(); return types_.binary_promotion(left, right);
    case BinaryOp::kEqual:
    case BinaryOp::kNotEqual:
      *result = types_.boolean_type();
      if (left->is_primitive() || right->is_primitive()) {
        if (both(is_boolean)) return types_.boolean_type();
        return types_.binary_promotion(left, right);
      }
      return left->is_reference() && right->is_reference() ? known_type(KnownClass::kObject) : nullptr;
    case BinaryOp::kBitAnd:
    case BinaryOp::kBitXor:
    case BinaryOp::kBitOr:
      if (both(is_boolean)) return *result = types_.boolean_type();
      if (!both([](Type* t) { return t->is_integral(); })) return nullptr;
      return *result = types_.binary_promotion(left, right);
    case BinaryOp::kAnd:
    case BinaryOp::kOr:
      if (!both(is_boolean)) return nullptr;
      return *result = types_.boolean_type();
  }
  return nullptr;
}

// Left spines may be long: the leftmost operand first, then back up.
Expr* Attr::open_binary(BinaryExpr* top, Scope& s) {
  std::vector<BinaryExpr*> spine;
  Expr* left = top;
  for (auto* b = as<BinaryExpr>(left); b != nullptr && b->type == nullptr; b = as<BinaryExpr>(left)) {
    spine.push_back(b);
    left = b->left;
  }
  const auto operand = [&](Expr* e, Scope& at) {
    e = close(open(e, at), Target::none());
    if (e->type->is_void()) return failed(e, place(e), "'void' type not allowed here");
    return e;
  };
  left = operand(left, s);
  PatternBindings bindings;
  bool bindings_known = false;
  for (std::size_t i = spine.size(); i-- > 0;) {
    BinaryExpr* b = spine[i];
    b->left = left;
    if (b->op == BinaryOp::kAnd || b->op == BinaryOp::kOr) {
      if (!bindings_known) bindings = pattern_bindings(*left);
      const bool is_and = b->op == BinaryOp::kAnd;
      Scope& at = with_bindings(is_and ? bindings.when_true : bindings.when_false, s);
      b->right = operand(b->right, at);
      const PatternBindings right = pattern_bindings(*b->right);
      if (is_and) check_bindings(bindings.when_false, right.when_false, b->op_range);
      else check_bindings(bindings.when_true, right.when_true, b->op_range);
      auto& kept = is_and ? bindings.when_true : bindings.when_false;
      const auto& added = is_and ? right.when_true : right.when_false;
      kept.insert(kept.end(), added.begin(), added.end());
      (is_and ? bindings.when_false : bindings.when_true).clear();
      bindings_known = true;
    } else {
      bindings_known = false;
      b->right = operand(b->right, s);
    }
    left = make_binary(b);
  }
  return left;
}

Expr* Attr::make_concat(BinaryExpr* e) {
  auto* concat = make<StringConcatExpr>(e->range);
  concat->type = known_type(KnownClass::kString);
  const auto add = [&](Expr* operand) {
    if (is_string(operand->type)) operand = coerce(operand, operand->type);
    // Neighbouring constants become one, unless that would be arithmetic of its own.
    if (!concat->operands.empty() && operand->constant != nullptr && concat->operands.back()->constant != nullptr &&
        (concat->operands.size() > 1 || is_string(operand->type) || is_string(concat->operands.back()->type))) {
      auto* merged = make<LiteralExpr>(SourceRange::cover(concat->operands.back()->range, operand->range));
      merged->literal = LiteralKind::kString;
      merged->type = concat->type;
      auto* text = arena_.make<ConstantValue>();
      text->kind = ConstantKind::kString;
      text->value = to_java_string(*concat->operands.back()->constant) + to_java_string(*operand->constant);
      merged->constant = text;
      concat->operands.back() = merged;
      return;
    }
    concat->operands.push_back(operand);
  };
  const auto add_flat = [&](Expr* operand) {
    auto* inner = as<StringConcatExpr>(operand);
    if (inner == nullptr || inner->constant != nullptr) return add(operand);
    for (Expr* o : inner->operands) add(o);
  };
  if (auto* left = as<StringConcatExpr>(e->left); left != nullptr && left->constant == nullptr) {
    concat->operands = std::move(left->operands);  // long chains: no copying
    concat_places_.erase(left);
  } else {
    add(e->left);
  }
  add_flat(e->right);
  if (concat->operands.size() == 1) {  // x + "" never is; two constants are folded before
    auto* empty = make<LiteralExpr>(e->range);
    empty->literal = LiteralKind::kString;
    empty->type = concat->type;
    auto* text = arena_.make<ConstantValue>();
    text->kind = ConstantKind::kString;
    text->value = std::u16string();
    empty->constant = text;
    concat->operands.push_back(empty);
  }
  concat_places_[concat] = e->op_range;
  return concat;
}

Expr* Attr::make_binary(BinaryExpr* e) {
  if (has_error(e->left) || has_error(e->right)) {
    // What is wrong with the operand has been reported; the error type keeps everything around it silent.
    return bad(e);
  }
  Type* left = e->left->type;
  Type* right = e->right->type;
  const bool concat = e->op == BinaryOp::kAdd && (is_string(left) || is_string(right));
  if (concat) {
    e->type = known_type(KnownClass::kString);
    if (e->left->constant != nullptr && e->right->constant != nullptr) {
      e->operand_type = e->type;
      e->constant = fold_binary(arena_, e->op, *e->left->constant, *e->right->constant);
      return e;
    }
    return make_concat(e);
  }
  const bool equality = e->op == BinaryOp::kEqual || e->op == BinaryOp::kNotEqual;
  e->operand_type = operator_type(e->op, left, right, &e->type);
  if (e->operand_type == nullptr) {
    if (equality && left->is_primitive() && right->is_primitive())
      return failed(e, e->op_range, "incomparable types: " + str(left) + " and " + str(right));
    auto& error =
        context_.error(e->op_range, std::string("bad operand types for binary operator '") + to_string(e->op) + "'");
    error.notes.push_back({{}, "first type:  " + str(left)});
    error.notes.push_back({{}, "second type: " + str(right)});
    return bad(e);
  }
  if (e->operand_type->is_reference()) {
    if (!types_.is_castable(left, right) && !types_.is_castable(right, left))
      return failed(e, e->op_range, "incomparable types: " + str(left) + " and " + str(right));
    if (e->left->constant != nullptr && e->right->constant != nullptr)
      e->constant = fold_binary(arena_, e->op, *e->left->constant, *e->right->constant);
    return e;
  }
  const bool shift = e->op == BinaryOp::kShl || e->op == BinaryOp::kShr || e->op == BinaryOp::kUshr;
  e->left = convert_to_primitive(e->left, e->operand_type);
  if (shift) {
    // The distance is masked, so that its low int is enough.
    e->right = convert_to_primitive(e->right, types_.unary_promotion(right));
    e->right = convert_to_primitive(e->right, types_.int_type());
  } else {
    e->right = convert_to_primitive(e->right, e->operand_type);
  }
  if (e->left->constant != nullptr && e->right->constant != nullptr)
    e->constant = fold_binary(arena_, e->op, *e->left->constant, *e->right->constant);
  return e;
}

}  // namespace heddle::lang
