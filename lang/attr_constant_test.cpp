// Constant expressions and the text of numbers.
#include <doctest/doctest.h>

#include <limits>

#include "lang/attr_context.h"
#include "lang/attr_testing.h"
#include "lang/java_number.h"

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
  CHECK(fold_binary(arena, BinaryOp::kEqual, of(u"a"), of(u"a"))->is_true());
  CHECK(fold_binary(arena, BinaryOp::kSub, of(u"a"), of(u"a")) == nullptr);
}

TEST_CASE("numbers print as on OpenJDK 17") {
  CHECK(java_number_text(0.0) == "0.0");
  CHECK(java_number_text(-0.0) == "-0.0");
  CHECK(java_number_text(100.0) == "100.0");
  CHECK(java_number_text(1e7) == "1.0E7");
  CHECK(java_number_text(0.001) == "0.001");
  CHECK(java_number_text(0.0001) == "1.0E-4");
  CHECK(java_number_text(1.0 / 3) == "0.3333333333333333");
  CHECK(java_number_text(2e-3f) == "0.002");
  CHECK(java_number_text(3.4028235e38f) == "3.4028235E38");
  CHECK(java_number_text(4.9e-324) == "4.9E-324");
  CHECK(java_number_text(2.0e-3) == "0.002");
  // Not the shortest digits, and so in JDK 17.
  CHECK(java_number_text(2.2250738585072014E-308) == "2.2250738585072014E-308");
  CHECK(java_number_text(2e23) == "2.0E23");
  CHECK(java_number_text(1.1e-322) == "1.1E-322");
  CHECK(java_number_text(std::numeric_limits<double>::infinity()) == "Infinity");
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
  CHECK(differences("class Main { static final int A = B + 1; static final int B = 2; static final String S = \"x\" + A;\n"
                    "int f(int i) { switch (i) { case A: return 1; case B: return 2; default: return S.length(); } } }") == "");
}

}  // namespace
}  // namespace heddle::lang::testing
