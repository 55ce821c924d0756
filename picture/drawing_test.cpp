// The page and the picture of a chronicle: whatever stands in names and texts, they stay what they are.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "picture/page.h"
#include "picture/svg.h"

namespace heddle::picture {
namespace {

const std::string kHostile = "</script><!-- & \" ' <b> \\ @DATA@ \xc3\xa4\xe2\x82\xac\xf0\x9f\x90\x9e \xff end";

Chronicle hostile(size_t steps) {
  Chronicle c;
  c.threads = {{kHostile, "0", {{0, Activity::Runnable, kHostile, kNone, kNone, {}}}},
               {"other", "0.0", {{1, Activity::Blocked, kHostile, 0, 0, {kHostile, 3, 0, kHostile, false}}}}};
  for (size_t i = 0; i < steps; ++i) {
    Step s;
    s.thread = static_cast<u32>(i % 2);
    s.text = kHostile + std::to_string(i);
    s.place = {kHostile, 7, 0, kHostile, false};
    c.steps.push_back(s);
  }
  c.locks = {{kHostile}};
  c.bands = {{0, 0, 0, kNone, 0, {}}};
  c.arrows = {{ArrowKind::Start, 0, 1, 1}};
  c.variables = {{kHostile, true, {{0, kHostile, 0, true}}}};
  c.printed = {{0, kHostile, false}};
  return c;
}

std::string between(const std::string& text, const std::string& from, const std::string& to) {
  const size_t begin = text.find(from) + from.size();
  return text.substr(begin, text.find(to, begin) - begin);
}

size_t count(const std::string& text, const std::string& part) {
  size_t n = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++n;
  return n;
}

}  // namespace

TEST_CASE("page: hostile names stay names") {
  Page page;
  page.program = page.report = page.verdict = page.command = kHostile;
  page.facts = {{kHostile, kHostile}};
  page.rests_on = page.coverage = {kHostile};
  page.stories.push_back({kHostile, kHostile, kHostile, true, hostile(4)});
  page.outcomes = {{kHostile, 3, kHostile}};
  page.sources = {{kHostile, kHostile + "\n" + kHostile}};
  const std::string html = page_html(page);
  // As many scripts as the template has, and what is data can be read as it was.
  CHECK(count(html, "</script>") == 2);
  const std::string data = between(html, "id=\"data\">", "</script>");
  CHECK(data.find('<') == std::string::npos);
  const nlohmann::json j = nlohmann::json::parse(data);
  std::string valid = kHostile;
  valid.replace(valid.find('\xff'), 1, "\xef\xbf\xbd");
  CHECK(j["program"] == valid);
  CHECK(j["stories"][0]["threads"][0]["name"] == valid);
  CHECK(j["sources"][0]["name"] == valid);
  CHECK(between(html, "<title>", "</title>").find('<') == std::string::npos);
  CHECK(html == page_html(page));
}

TEST_CASE("page: the data has every step, and says what is not there") {
  Page page;
  page.program = "Main.java";
  page.stories.push_back({"title", "", "", true, hostile(10'000)});
  const nlohmann::json j = nlohmann::json::parse(between(page_html(page), "id=\"data\">", "</script>"));
  const auto& story = j["stories"][0];
  CHECK(story["steps"].size() == 10'000);
  CHECK(story["bands"][0][3] == -1);  // to the end
  CHECK(story["contentionByLock"][0][3] == 10'000);
  CHECK(j["activities"].size() == 7);
}

TEST_CASE("svg: hostile names stay text") {
  const std::string svg = svg_picture(hostile(4), kHostile);
  CHECK(svg.starts_with("<svg "));
  CHECK(svg.ends_with("</svg>\n"));
  CHECK(svg.find("<b>") == std::string::npos);
  CHECK(svg.find("</script>") == std::string::npos);
  CHECK(svg.find('\xff') == std::string::npos);
  CHECK(svg.find("\xef\xbf\xbd") != std::string::npos);  // in its place
  CHECK(svg == svg_picture(hostile(4), kHostile));
  // No character is torn apart where lines are broken.
  const std::string bug = "\xf0\x9f\x90\x9e";
  Chronicle c = hostile(2);
  c.steps[0].text.clear();
  for (int i = 0; i < 300; ++i) c.steps[0].text += bug;
  const std::string long_text = svg_picture(c, "t");
  CHECK(count(long_text, bug) >= 300);
  CHECK(long_text.find("\xef\xbf\xbd") > long_text.find(bug));  // only of the other names
}

TEST_CASE("svg: of a long schedule the beginning and the end") {
  const std::string all = svg_picture(hostile(kMostPictured), "t"), cut = svg_picture(hostile(2 * kMostPictured), "t");
  CHECK(all.find("more steps") == std::string::npos);
  CHECK(cut.find("... 120 more steps ...") != std::string::npos);
  CHECK(cut.size() < all.size() * 5 / 4);
}

TEST_CASE("svg: accesses that do not matter are left out") {
  Chronicle c = hostile(4);
  c.steps[2].text = "reads elsewhere";
  c.steps[2].matters = false;
  CHECK(svg_picture(c, "t").find("elsewhere") == std::string::npos);
}

}  // namespace heddle::picture
