// Constant expressions.
#include <doctest/doctest.h>

#include <limits>

#include "lang/attr_context.h"
#include "lang/attr_testing.h"

namespace heddle::lang::testing {
namespace {

ConstantValue of(std::int32_t v, ConstantKind kind = ConstantKind::kInt) { return {kind, v}; }
ConstantValue of(std::int64_t v) { return {ConstantKind::kLong, v}; }
ConstantValue of(double v) { return {ConstantKind::kDouble, v}; }
ConstantValue of(float v) { return {ConstantKind::kFloat, v}; }
ConstantValue of(const char16_t* v) { return {ConstantKind::kString, std::u16string(v)}; }

TEST_CASE("integer arithmetic wraps and divides as Java does") {
  Arena arena;
  const auto ints = [&](BinaryOp op, std::int32_t a, std::int32_t b) { return fold_binary(arena, op, of(a), of(b)); };
  CHECK(ints(BinaryOp::kAdd, 2147483647, 1)->as_int() == -2147483648);
  CHECK(ints(BinaryOp::kMul, 65536, 65536)->as_int() == 0);
  CHECK(ints(BinaryOp::kDiv, -2147483647 - 1, -1)->as_int() == -2147483647 - 1);
  CHECK(ints(BinaryOp::kRem, -2147483647 - 1, -1)->as_int() == 0);
  CHECK(ints(BinaryOp::kRem, -7, 3)->as_int() == -1);
  CHECK(ints(BinaryOp::kDiv, 1, 0) == nullptr);
  CHECK(ints(BinaryOp::kShl, 1, 33)->as_int() == 2);
  CHECK(ints(BinaryOp::kShr, -8, 1)->as_int() == -4);
  CHECK(ints(BinaryOp::kUshr, -1, 28)->as_int() == 15);
  CHECK(ints(BinaryOp::kLess, 1, 2)->is_true());
  CHECK(fold_binary(arena, BinaryOp::kShl, of(std::int64_t{1}), of(65))->as_long() == 2);
  CHECK(fold_binary(arena, BinaryOp::kAdd, of('a', ConstantKind::kChar), of(1))->kind == ConstantKind::kInt);
  CHECK(fold_unary(arena, UnaryOp::kMinus, of(-2147483647 - 1))->as_int() == -2147483647 - 1);
  CHECK(fold_unary(arena, UnaryOp::kBitNot, of(0))->as_int() == -1);
}

TEST_CASE("conversions of constants") {
  Arena arena;
  CHECK(fold_cast(arena, of(300), ConstantKind::kByte)->as_int() == 44);
  CHECK(fold_cast(arena, of(-1), ConstantKind::kChar)->as_int() == 65535);
  CHECK(fold_cast(arena, of(1e20), ConstantKind::kInt)->as_int() == 2147483647);
  CHECK(fold_cast(arena, of(1e20), ConstantKind::kByte)->as_int() == -1);
  CHECK(fold_cast(arena, of(std::numeric_limits<double>::quiet_NaN()), ConstantKind::kLong)->as_long() == 0);
  CHECK(fold_cast(arena, of(-1e30), ConstantKind::kLong)->as_long() == std::numeric_limits<std::int64_t>::min());
  CHECK(fold_cast(arena, of(16777217), ConstantKind::kFloat)->as_float() == 16777216.0f);
}

TEST_CASE("strings of constants") {
  Arena arena;
  CHECK(fold_binary(arena, BinaryOp::kAdd, of(u"a"), of(1))->as_string() == u"a1");
  CHECK(fold_binary(arena, BinaryOp::kAdd, of('c', ConstantKind::kChar), of(u"a"))->as_string() == u"ca");
  CHECK(fold_binary(arena, BinaryOp::kAdd, of(u"a"), of(1.0f))->as_string() == u"a1.0");
  CHECK(fold_binary(arena, BinaryOp::kAdd, of(u""), of(2e23))->as_string() ==
        u"1.9999999999999998E23");  // as on OpenJDK 17
  CHECK(fold_binary(arena, BinaryOp::kEqual, of(u"a"), of(u"a"))->is_true());
  CHECK(fold_binary(arena, BinaryOp::kSub, of(u"a"), of(u"a")) == nullptr);
}

TEST_CASE("constant variables narrow, label cases and fold conditions") {
  CHECK(in_method(R"(
    final int k = 100; byte b = k; final int big = 200;
    byte c = big; //! possible lossy conversion from int to byte
    char d = 'a' + 1; Byte e = 5; Character f = 66; Short g = (short) 1;
    Long h = 1; //! int cannot be converted to Long
    switch (b) { case k: break; case 'a': break;
      case big: break; //! possible lossy conversion from int to byte
      case 100: break; //! duplicate case label
    }
    int x = 1;
    switch (x) { case x: } //! constant expression required
    final String s = "a" + k + 'c' + true; String t = "";
    switch (t) { case s: break; case "a100ctrue": } //! duplicate case label
  )") == "");
  CHECK(differences(
            "class Main { static final int A = Main.B + 1; static final int B = 2; static final String S = \"x\" + A;\n"
            "int f(int i) { switch (i) { case A: return 1; case B: return 2; default: return S.length(); } } }") == "");
}

}  // namespace
}  // namespace heddle::lang::testing
