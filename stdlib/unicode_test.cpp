#include "stdlib/unicode.h"

#include <doctest/doctest.h>

using namespace heddle::stdlib;

TEST_CASE("general categories") {
  CHECK(category_of('A') == 1);
  CHECK(category_of('z') == 2);
  CHECK(category_of('7') == 9);
  CHECK(category_of(' ') == 12);
  CHECK(category_of('_') == 23);
  CHECK(category_of(0x100) == 1);
  CHECK(category_of(0x101) == 2);
  CHECK(category_of(0x4e2d) == 5);
  CHECK(category_of(0xd800) == 19);
  CHECK(category_of(0x1f600) == 28);
  CHECK(category_of(0x10ffff) == 0);
  CHECK(category_of(-1) == 0);
  CHECK(category_of(0x110000) == 0);
}

TEST_CASE("simple case mappings") {
  CHECK(to_lower_case('Q') == 'q');
  CHECK(to_upper_case('q') == 'Q');
  CHECK(to_upper_case(0xe9) == 0xc9);
  CHECK(to_lower_case(0xc9) == 0xe9);
  CHECK(to_upper_case(0xff) == 0x178);
  CHECK(to_upper_case(0xdf) == 0xdf);
  CHECK(to_lower_case(0x391) == 0x3b1);
  CHECK(to_upper_case(0x101) == 0x100);
  CHECK(to_lower_case(0x101) == 0x101);
  CHECK(to_upper_case('1') == '1');
}

TEST_CASE("white space") {
  CHECK(is_whitespace(' '));
  CHECK(is_whitespace('\n'));
  CHECK(is_whitespace(0x2028));
  CHECK(!is_whitespace(0xa0));
  CHECK(!is_whitespace('x'));
}
