#include <doctest/doctest.h>

#include "test_support/bare_world.h"
#include "vm/utf.h"

using namespace heddle;
using namespace heddle::vm;
using heddle::vm::testing::TestWorld;

TEST_CASE("UTF-8 and UTF-16") {
  CHECK(utf16_of("a\xc3\xa9\xe2\x82\xac") == u"a\u00e9\u20ac");
  CHECK(utf16_of("\xf0\x9f\x98\x80") == u"\U0001f600");
  CHECK(utf8_of(u"a\u00e9\u20ac\U0001f600") == "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80");
  CHECK(utf16_of(std::string_view("a\0b", 3)).size() == 3);
  // Lone surrogates survive in the modified form only.
  const std::u16string lone = {u'x', char16_t(0xd800), u'y', char16_t(0xdc00), char16_t(0xd800)};
  CHECK(modified_utf8_of(lone) == "x\xed\xa0\x80y\xed\xb0\x80\xed\xa0\x80");
  CHECK(utf16_of(modified_utf8_of(lone)) == lone);
  CHECK(utf8_of(lone) == "x?y??");
}

TEST_CASE("malformed UTF-8 becomes replacement characters") {
  CHECK(utf16_of("\x80") == u"\ufffd");
  CHECK(utf16_of("\xc0\x80") == u"\ufffd\ufffd");
  CHECK(utf16_of("\xe2\x82") == u"\ufffd");
  CHECK(utf16_of("\xe2\x82z") == u"\ufffdz");
  CHECK(utf16_of("\xe0\x80\x80") == u"\ufffd\ufffd\ufffd");
  CHECK(utf16_of("\xf4\x90\x80\x80") == u"\ufffd\ufffd\ufffd\ufffd");
  CHECK(utf16_of("\xff") == u"\ufffd");
}

TEST_CASE("strings are objects with their units in the payload") {
  TestWorld t("");
  World& w = t.world;
  const Ref s = w.new_string("h\xc3\xa9llo", 0);
  REQUIRE(s != 0);
  CHECK(w.heap.header(s).length == 5);
  CHECK(w.string_utf8(s) == "h\xc3\xa9llo");
  CHECK(w.string_utf16(s) == u"h\u00e9llo");
  CHECK(w.string_utf8(w.new_string("", 0)) == "");
  const std::u16string lone = {char16_t(0xdfff)};
  CHECK(w.string_utf8(w.new_string_utf16(lone, 0)) == "?");
  CHECK(w.string_utf16(w.new_string_utf16(lone, 0)) == lone);
}

TEST_CASE("interned strings are one object for each content") {
  TestWorld t("");
  ClassTable& classes = t.world.classes;
  const Ref a = classes.intern("abc");
  CHECK(a == classes.intern_utf16(u"abc"));
  CHECK(a != classes.intern("abd"));
  CHECK(classes.intern("") == classes.intern_utf16(u""));
  CHECK(t.world.heap.is_permanent(a));
  CHECK(t.world.string_utf8(a) == "abc");
  const std::string large(10000, 'x');
  CHECK(t.world.string_utf8(classes.intern(large)) == large);
}
