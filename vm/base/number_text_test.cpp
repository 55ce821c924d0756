#include "vm/base/number_text.h"

#include <cmath>
#include <limits>

#include <doctest/doctest.h>

using namespace heddle::base;

TEST_CASE("doubles print as Double.toString prints them") {
  CHECK(double_text(0.0) == "0.0");
  CHECK(double_text(-0.0) == "-0.0");
  CHECK(double_text(1.0) == "1.0");
  CHECK(double_text(100.0) == "100.0");
  CHECK(double_text(-123.456) == "-123.456");
  CHECK(double_text(9999999.0) == "9999999.0");
  CHECK(double_text(1e7) == "1.0E7");
  CHECK(double_text(12345678.9) == "1.23456789E7");
  CHECK(double_text(0.001) == "0.001");
  CHECK(double_text(0.00099) == "9.9E-4");
  CHECK(double_text(0.1 + 0.2) == "0.30000000000000004");
  CHECK(double_text(1.0 / 3) == "0.3333333333333333");
  CHECK(double_text(std::numeric_limits<double>::max()) == "1.7976931348623157E308");
  CHECK(double_text(std::numeric_limits<double>::denorm_min()) == "4.9E-324");
  CHECK(double_text(std::numeric_limits<double>::min()) == "2.2250738585072014E-308");
  CHECK(double_text(std::nan("")) == "NaN");
  CHECK(double_text(-INFINITY) == "-Infinity");
}

TEST_CASE("where OpenJDK 17 does not print the shortest digits") {
  CHECK(double_text(std::ldexp(1.0, -44)) == "5.6843418860808015E-14");
  CHECK(double_text(4.849106461494984e+18) == "4.8491064614949837E18");
  CHECK(double_text(1.6e-322) == "1.58E-322");
  CHECK(double_text(7.120236347223045e-307) == "7.1202363472230444E-307");
}

TEST_CASE("floats print as Float.toString prints them") {
  CHECK(float_text(0.1f) == "0.1");
  CHECK(float_text(3.4028235e38f) == "3.4028235E38");
  CHECK(float_text(1.4e-45f) == "1.4E-45");
  CHECK(float_text(16777216.0f) == "1.6777216E7");
  // Where OpenJDK 17 rounds by a sum that does not fit in its long, and where it knows that.
  CHECK(float_text(4.9593223e25f) == "4.9593222E25");
  CHECK(float_text(5.3821807e25f) == "5.3821806E25");
  CHECK(float_text(8.4649185e25f) == "8.4649185E25");
}

TEST_CASE("hexadecimal text") {
  CHECK(double_hex_text(1.0) == "0x1.0p0");
  CHECK(double_hex_text(-0.1) == "-0x1.999999999999ap-4");
  CHECK(double_hex_text(0.0) == "0x0.0p0");
  CHECK(double_hex_text(4.9e-324) == "0x0.0000000000001p-1022");
  CHECK(float_hex_text(0.1f) == "0x1.99999ap-4");
}

TEST_CASE("reading numbers") {
  double value = 0;
  struct {
    const char* text;
    double expected;
  } const good[] = {
      {"1", 1.0},          {" 1.5d ", 1.5},   {"-.5", -0.5},         {"+5.", 5.0},           {"1e3", 1000.0},
      {"1E-2f", 0.01},     {"0x1.8p3", 12.0}, {"0x1p-1d", 0.5},      {"Infinity", INFINITY}, {"-Infinity", -INFINITY},
      {"1e400", INFINITY}, {"1e-400", 0.0},   {"4.9e-324", 4.9e-324}};
  for (const auto& c : good) {
    INFO(c.text);
    CHECK(parse_double(c.text, &value));
    CHECK(value == c.expected);
  }
  CHECK(parse_double("NaN", &value));
  CHECK(std::isnan(value));
  for (const char* text :
       {"", ".", "abc", "1e", "1.2.3", "0x1", "0x1.8", "1 2", "nan", "inf", "--1", "1dd", "e5", "0xp1"}) {
    INFO(text);
    CHECK(!parse_double(text, &value));
  }
  float small = 0;
  CHECK(parse_float("1e40", &small));
  CHECK(small == INFINITY);
}
