#include "tester/anchors.h"

#include <doctest/doctest.h>

#include "tester/old_anchors.h"

namespace heddle::tester {
namespace {

// "enters a|code": operations of one method, in the words of version 1 of schedules.
std::vector<interp::Anchor> operations(const std::vector<std::string>& texts) {
  std::vector<interp::Anchor> all;
  for (const std::string& t : texts) {
    interp::Anchor a = old_anchor(t.substr(0, t.find('|')), {});
    a.file = "A.java", a.line = 1, a.method = "A.run";
    if (t.find('|') != t.npos) a.code = t.substr(t.find('|') + 1);
    all.push_back(a);
  }
  return all;
}

// "then/now" of the first pair, or "none".
std::string first(const std::vector<std::string>& recorded, const std::vector<std::string>& ahead, bool cut = false) {
  const std::vector<interp::Anchor> then = operations(recorded);
  std::vector<const interp::Anchor*> pointers;
  for (const interp::Anchor& a : then) pointers.push_back(&a);
  const Partners p = first_partners(pointers, {operations(ahead), cut});
  return p.found ? std::to_string(p.then) + "/" + std::to_string(p.now) : "none";
}

}  // namespace

TEST_CASE("anchors: the first operation that is still there") {
  CHECK(first({"enters a", "leaves a"}, {"enters a", "leaves a"}) == "0/0");
  CHECK(first({"enters a", "leaves a"}, {"prints", "enters a", "leaves a"}) == "0/1");
  CHECK(first({"prints", "enters a", "leaves a"}, {"enters a", "leaves a"}) == "1/0");
  CHECK(first({"enters a"}, {"ends"}) == "none");
  CHECK(first({}, {"ends"}) == "none");
  CHECK(first({"enters a"}, {}) == "none");
}

TEST_CASE("anchors: another object is a pair if nothing is better") {
  CHECK(first({"enters a", "leaves a"}, {"enters b", "leaves b"}) == "0/0");
  CHECK(first({"enters a", "leaves a"}, {"enters b", "enters a", "leaves a", "leaves b"}) == "0/1");
  CHECK(first({"enters a|x", "leaves a|y"}, {"enters b|u", "leaves b|v", "enters a|x", "leaves a|y"}) == "0/2");
}

TEST_CASE("anchors: of several that are called alike the text of the line decides") {
  CHECK(first({"starts a thread|b.start();"}, {"starts a thread|a.start();", "starts a thread|b.start();"}) == "0/0");
  CHECK(first({"starts a thread|a.start();", "starts a thread|b.start();"}, {"starts a thread|b.start();", "ends"}) ==
        "1/0");
}

TEST_CASE("anchors: what has no effect on others is passed over") {
  CHECK(first({"enters a", "leaves a"}, {"", "", "", "enters a", "", "leaves a"}) == "0/3");
}

TEST_CASE("anchors: what may come behind an operation that is held up is not gone") {
  CHECK(first({"enters a", "leaves a", "enters c"}, {"enters a"}, true) == "0/0");
  CHECK(first({"prints", "enters a", "leaves a"}, {"prints", "enters a"}, true) == "0/0");
}

TEST_CASE("anchors: the text of a line") {
  CHECK(trimmed_code("  \tx = 1; \r") == "x = 1;");
  CHECK(trimmed_code(" ") == "");
  const std::string many(99, 'x');
  CHECK(trimmed_code(many + "ä") == many);
}

}  // namespace heddle::tester
