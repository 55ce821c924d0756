// String concatenation (JLS 15.18.1): each operand becomes a text as soon as it is evaluated, as OpenJDK does it since
// JDK-8273914.
#include "lang/codegen_method.h"

#include <algorithm>

namespace heddle::lang {
namespace {

constexpr std::size_t kMaxPieces = 200;  // texts joined at a time, as javac does

char text_kind(TypeKind kind) {
  switch (kind) {
    case TypeKind::kBoolean: return 'Z';
    case TypeKind::kChar: return 'C';
    case TypeKind::kLong: return 'J';
    case TypeKind::kFloat: return 'F';
    case TypeKind::kDouble: return 'D';
    default: return 'I';
  }
}

}  // namespace

void MethodGen::text_of(u32 reg, Type* type, u32 to) {
  if (type->is_primitive()) {
    code_.emit(Opcode::TOSTR, to, reg, static_cast<u32>(text_kind(type->kind)));
    return;
  }
  Type* string = owner_.symbols().known_type(KnownClass::kString);
  if (types_.erasure(type) == string) return move(true, to, reg);
  const Destination target = scratch(to);
  const Window window = open_window(string, &target);
  move(true, push(true), reg);
  initialise(*owner_.symbols().known(KnownClass::kString));
  call_library(Opcode::CALL_STATIC, "java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;", window,
               string);
  close_window(window, string, &target);
}

void MethodGen::push_text(Expr* e) {
  if (e->constant != nullptr) {
    const u32 to = push(true);
    const std::u16string text = e->constant->is_string() ? e->constant->as_string() : to_java_string(*e->constant);
    if (code_.alive()) code_.emit(Opcode::STRING, to, image_.string(text));
    return;
  }
  Type* string = owner_.symbols().known_type(KnownClass::kString);
  if (!e->type->is_primitive() && types_.erasure(e->type) == string) {
    temp(e);
    return;
  }
  if (e->type->kind == TypeKind::kNull) {
    const u32 to = push(true);
    if (code_.alive()) code_.emit(Opcode::STRING, to, image_.string(u"null"));
    return;
  }
  const u32 to = push(true);
  const Mark before = mark();
  if (e->type->is_primitive()) {
    text_of(operand(e), e->type, to);
  } else {
    // The argument of valueOf stands where its result will be.
    value(e, scratch(to));
    text_of(to, e->type, to);
  }
  release(before);
}

void MethodGen::concatenation(StringConcatExpr& e, Destination to) {
  const Mark before = mark();
  const u32 first = refs_.top;
  std::size_t pieces = 0;
  for (Expr* each : e.operands) {
    if (pieces == kMaxPieces) {
      code_.emit(Opcode::CONCAT, first, first, static_cast<u32>(pieces));
      release({first + 1, before.prims, before.locals, slots_});
      pieces = 1;
    }
    push_text(each);
    ++pieces;
  }
  column(e.range);
  code_.emit(Opcode::CONCAT, to.reg, first, static_cast<u32>(pieces));
  release(before);
}

}  // namespace heddle::lang
