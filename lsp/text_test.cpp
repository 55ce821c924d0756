#include "lsp/text.h"

#include <doctest/doctest.h>

#include "lsp/code_lenses.h"

namespace heddle::lsp {
namespace {

// A tab, a character of two bytes, one of four (two units), and one of three.
const std::string kText = "\t\u00e4\U0001d11e\u4e2d x\r\nnext\rlast\n";

TEST_CASE("places in UTF-16 units and bytes") {
  base::SourceFiles files;
  const base::SourceFile& file = files.add("/a.java", kText);
  const size_t x = kText.find('x');
  CHECK(offset_of(kText, {0, 6}) == x);
  CHECK(position_of(file, static_cast<u32>(x)).character == 6);
  CHECK(offset_of(kText, {0, 2}) == kText.find('\xf0'));
  CHECK(offset_of(kText, {0, 3}) == kText.find('\xf0'));  // in the middle of a surrogate pair
  CHECK(offset_of(kText, {0, 4}) == kText.find("\u4e2d"));
  for (const char* word : {"next", "last"}) {
    const size_t at = kText.find(word);
    const Position position = position_of(file, static_cast<u32>(at));
    CHECK(position.line == (*word == 'n' ? 1 : 2));
    CHECK(position.character == 0);
    CHECK(offset_of(kText, position) == at);
  }
}

TEST_CASE("places that are not there") {
  CHECK(offset_of(kText, {0, 999}) == kText.find('\r'));  // the line's end, in front of CR LF
  CHECK(offset_of(kText, {1, 999}) == kText.find("\rlast"));
  CHECK(offset_of(kText, {3, 0}) == kText.size());
  CHECK(offset_of(kText, {4000000000, 4000000000}) == kText.size());
  CHECK(offset_of("", {0, 0}) == 0);
  base::SourceFiles files;
  const base::SourceFile& file = files.add("/a.java", "ab\r\n");
  CHECK(position_of(file, 3).character == 2);  // within CR LF
  CHECK(position_of(file, 4).line == 1);
}

TEST_CASE("bytes that are no UTF-8 are a character each") {
  const std::string text = "\xf0\x9d\xff\xc3";
  base::SourceFiles files;
  const base::SourceFile& file = files.add("/a.java", text);
  for (u32 i = 0; i <= text.size(); ++i) {
    CHECK(position_of(file, i).character == i);
    CHECK(offset_of(text, {0, i}) == i);
  }
}

TEST_CASE("URIs of files") {
  const std::string path = "/home/me/a b%20\u00e4.java";
  CHECK(uri_of(path) == "file:///home/me/a%20b%2520%C3%A4.java");
  CHECK(path_of(uri_of(path)) == path);
  CHECK(path_of("file://localhost/a") == "/a");
  CHECK(path_of("file:///a%2") == "/a%2");
  CHECK(path_of("file:///a%zz") == "/a%zz");
  CHECK(path_of("file://") == "file://");
  CHECK(path_of("untitled:Untitled-1") == "untitled:Untitled-1");
  CHECK(uri_of("untitled:Untitled-1") == "untitled:Untitled-1");
}

std::string found(std::string_view text) {
  std::string all;
  for (const Explorable& each : explorables(text))
    all += std::to_string(each.offset) + ":" + (each.test.empty() ? "main" : each.test) + " ";
  return all;
}

TEST_CASE("what can be explored") {
  CHECK(found("class A { public static void main(String[] args) {} }") == "29:main ");
  CHECK(found("static public void main(final String... a)") == "19:main ");
  CHECK(found("static void main()  void main(String[] a)  static int main(String[] a)  static int n; void main(String "
              "a)") == "");
  CHECK(found("@Test void a() {} @org.junit.Test() @Other(\"(\") public <T> void b() {}") == "0:a 18:b ");
  CHECK(found("@RepeatedTest(3) @B({1, f(2)}) void \u00e4() {}") == "0:\u00e4 ");
  CHECK(found("@Testing void a() {} @Test int field; void c() {} @Test class X { void d() {} }") == "");
  CHECK(found("/* @Test void a() */ // @Test void b()\n \"@Test void c()\" '\\'' \"\"\" @Test void d() \"\"\" @Test "
              "void e()") == "85:e ");
  for (const char* end :
       {"@", "@Test", "@Test(", "@Test void", "\"", "/*", "'\\", "\"\"\"", "@a.", "static void main("})
    CHECK(found(end) == "");
}

}  // namespace
}  // namespace heddle::lsp
