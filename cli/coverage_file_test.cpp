#include "cli/coverage_file.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace heddle::cli {
namespace {

struct Directory {
  std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("heddle-coverage-" + std::to_string(::getpid()));
  Directory() { std::filesystem::create_directory(path); }
  ~Directory() { std::filesystem::remove_all(path); }
  std::string file(const char* name) const { return (path / name).string(); }
};

tester::InterleavingCoverage some() {
  tester::InterleavingCoverage c;
  c.begin_run();
  c.ran({0, "0", {c.by_name("Main.main")}, {c.by_name("Main.main")}, false});
  c.ran({1, "0.0", {c.by_name("Main$1.run \"x\"")}, {}, false});
  c.end_run();
  return c;
}

std::string text_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

void write(const std::string& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

}  // namespace

TEST_CASE("what a coverage file holds is added up") {
  const Directory directory;
  const std::string file = directory.file("c.json");
  std::string error;
  tester::InterleavingCoverage none;
  CHECK(read_coverage(file, "Main.java", &none, &error));  // there is no file yet
  CHECK(none.methods().empty());
  const tester::InterleavingCoverage written = some();
  REQUIRE(write_coverage(file, "Main.java", written, &error));
  tester::InterleavingCoverage more;
  more.by_name("Other.first");  // numbers differ
  more.add_runs(7);
  REQUIRE(read_coverage(file, "Main.java", &more, &error));
  CHECK(more.runs() == 8);
  CHECK(more.pairs().contains({more.by_name("Main.main"), more.by_name("Main$1.run \"x\"")}));
  CHECK(more.pairs().size() == 1);
  CHECK(more.methods()[more.by_name("Main.main")].interrupted);
  CHECK_FALSE(more.methods()[more.by_name("Main.main")].uninterrupted);
  CHECK(more.methods()[more.by_name("Main$1.run \"x\"")].uninterrupted);
  CHECK(more.interrupted().tasks == written.interrupted().tasks);
  CHECK(more.pairs_covered().tasks == written.pairs_covered().tasks);
}

TEST_CASE("a coverage file of another program, or none at all, is refused, and stays") {
  const Directory directory;
  const std::string file = directory.file("c.json");
  std::string error;
  REQUIRE(write_coverage(file, "Main.java", some(), &error));
  tester::InterleavingCoverage c;
  CHECK_FALSE(read_coverage(file, "Other.java", &c, &error));
  CHECK(error == file + " holds the coverage of Main.java, not of Other.java");
  for (const char* text :
       {"", "[]", "{}", "null", "{\"format\": 3}", "\xff\xfe", "{\"format\": \"heddle coverage 2\"}"}) {
    write(file, text);
    CHECK_FALSE(read_coverage(file, "Main.java", &c, &error));
    CHECK(error == file + " is no coverage file, or a damaged one");
    CHECK(text_of(file) == text);
  }
  CHECK_FALSE(write_coverage(directory.file("no/such/directory.json"), "Main.java", some(), &error));
  CHECK(error.find("cannot write") == 0);
}

TEST_CASE("damaged coverage files are read or refused, never anything else") {
  const Directory directory;
  const std::string file = directory.file("c.json");
  std::string error;
  REQUIRE(write_coverage(file, "Main.java", some(), &error));
  const std::string good = text_of(file);
  u32 seed = 99, refused = 0;
  const auto random = [&](size_t below) { return (seed = seed * 1664525u + 1013904223u) / 65536u % below; };
  constexpr int kTries = 3'000;
  for (int i = 0; i < kTries; ++i) {
    std::string text = good;
    for (u32 n = 1 + random(3); n > 0; --n) {
      const size_t at = random(text.size());
      switch (random(4)) {
        case 0: text[at] = static_cast<char>(random(256)); break;
        case 1: text.erase(at, 1 + random(20)); break;
        case 2: text.insert(at, text.substr(random(text.size()), random(30))); break;
        default: text[at] = "0123456789-,:{}[]\"e"[random(19)]; break;
      }
      if (text.empty()) text = " ";
    }
    write(file, text);
    tester::InterleavingCoverage c;
    refused += !read_coverage(file, "Main.java", &c, &error);
    coverage_text(c);
  }
  CHECK(refused > kTries / 2);
  CHECK(refused < kTries);
}

}  // namespace heddle::cli
