#include "checkpoint/archive.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace heddle::checkpoint {
namespace {

enum class Colour : u8 { Red, Green };
struct Thing {
  u32 number = 0;
  Colour colour = Colour::Red;
  std::string name;
  std::vector<std::pair<u64, bool>> pairs;
  friend bool operator==(const Thing&, const Thing&) = default;
};
template <typename A>
void serialise(A& archive, Thing& t) {
  archive(t.number, t.colour, t.name, t.pairs);
}

struct Everything {
  std::vector<Thing> things;
  std::map<std::string, Thing> by_name;
  std::set<std::string> names;
  std::optional<u64> some, none;
  std::array<u64, 2> two{};
  double real = 0;
  i64 negative = 0;
  friend bool operator==(const Everything&, const Everything&) = default;
};
template <typename A>
void serialise(A& archive, Everything& e) {
  archive(e.things, e.by_name, e.names, e.some, e.none, e.two, e.real, e.negative);
}

Everything everything() {
  Everything e;
  e.things = {{7, Colour::Green, "seven", {{1, true}, {~0ull, false}}}, {}};
  e.by_name["x"] = {1, Colour::Red, std::string("\0\xff", 2), {}};
  e.names = {"", "a"};
  e.some = 5;
  e.two = {3, 4};
  e.real = -0.1;
  e.negative = -9;
  return e;
}

std::string payload_of(const Everything& e) {
  return checkpoint::payload_of([&](ArchiveWriter& writer) { writer(e); });
}

// A file as a whole.
std::string sample() {
  std::string bytes;
  write_archive(
      ArchiveKind::Schedule, 0x1234, 0x5678, [](ArchiveWriter& writer) { writer(everything()); },
      [&](std::string_view piece) { bytes += piece; });
  return bytes;
}

// A directory that goes with the test.
struct Directory {
  std::string path;
  Directory() {
    char name[] = "/tmp/heddle-archive-XXXXXX";
    REQUIRE(::mkdtemp(name) != nullptr);
    path = name;
  }
  ~Directory() { CHECK(std::system(("chmod -R u+rwx " + path + " && rm -r " + path).c_str()) == 0); }
};

std::string contents(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST_CASE("an archive gives back what was written") {
  const std::string payload = payload_of(everything());
  ArchiveReader reader(payload);
  Everything back;
  reader(back);
  CHECK(reader.ok());
  CHECK(reader.at_end());
  CHECK(back == everything());
}

TEST_CASE("reading beyond the end fails and gives nothing") {
  const std::string payload = payload_of(everything());
  for (size_t size = 0; size < payload.size(); ++size) {
    ArchiveReader reader(std::string_view(payload).substr(0, size));
    Everything back;
    reader(back);
    CHECK_FALSE(reader.ok());
  }
}

TEST_CASE("a count that the bytes cannot hold allocates nothing") {
  ArchiveWriter writer;
  writer(~0ull >> 1, u32{1});
  const std::string payload = writer.take();
  {
    ArchiveReader reader(payload);
    std::vector<Thing> things;
    reader(things);
    CHECK_FALSE(reader.ok());
    CHECK(things.capacity() == 0);
  }
  ArchiveReader reader(payload);
  std::string text;
  reader(text);
  CHECK_FALSE(reader.ok());
  CHECK(text.empty());
}

TEST_CASE("a flag is 0 or 1") {
  ArchiveReader reader(std::string_view("\x02", 1));
  bool flag = false;
  reader(flag);
  CHECK_FALSE(reader.ok());
}

TEST_CASE("the frame: cut off, damaged, of another kind, newer, not ours") {
  const std::string bytes = sample();
  Archive back;
  std::string error;
  REQUIRE(parse_archive(bytes, ArchiveKind::Schedule, &back, &error));
  CHECK(back.payload == payload_of(everything()));
  CHECK(back.program_hash == 0x1234);
  CHECK(back.library_hash == 0x5678);

  for (size_t size = 0; size < bytes.size(); ++size) {
    CHECK_FALSE(parse_archive(std::string_view(bytes).substr(0, size), ArchiveKind::Schedule, &back, &error));
    CHECK(error.find(size == 0 ? "no archive" : "cut off") != std::string::npos);
  }
  for (size_t i = 0; i < bytes.size(); ++i) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x10);
    CHECK_FALSE(parse_archive(damaged, ArchiveKind::Schedule, &back, &error));
    CHECK(error.find('\n') == std::string::npos);
  }
  CHECK_FALSE(parse_archive(bytes + "x", ArchiveKind::Schedule, &back, &error));
  CHECK(error == "is damaged (1 bytes too many)");
  CHECK_FALSE(parse_archive(bytes, ArchiveKind::Frontier, &back, &error));
  CHECK(error == "holds a schedule, not the frontier of an exploration");
  std::string newer = bytes;
  newer[12] = 9;
  CHECK_FALSE(parse_archive(newer, ArchiveKind::Schedule, &back, &error));
  CHECK(error == "was written by a newer vm (format 9; this one reads format 3)");
  CHECK_FALSE(parse_archive("heddle-schedule 1\n", ArchiveKind::Schedule, &back, &error));
  CHECK(error == "is no archive of vm");
}

TEST_CASE("files: read back, and what cannot be read") {
  const Directory directory;
  const std::string path = directory.path + "/a.heddle";
  std::string error;
  REQUIRE(replace_file(path, sample(), &error));
  Archive back;
  REQUIRE(read_archive(path, ArchiveKind::Schedule, &back, &error));
  CHECK(back.payload == payload_of(everything()));

  CHECK_FALSE(read_archive(directory.path, ArchiveKind::Schedule, &back, &error));
  CHECK(error == "is a directory");
  CHECK_FALSE(read_archive(directory.path + "/none", ArchiveKind::Schedule, &back, &error));
  CHECK(error == "cannot be read: No such file or directory");
  CHECK_FALSE(read_archive("/dev/zero", ArchiveKind::Schedule, &back, &error));
  CHECK(error == "is no file");
  REQUIRE(::mkfifo((directory.path + "/pipe").c_str(), 0600) == 0);
  CHECK_FALSE(read_archive(directory.path + "/pipe", ArchiveKind::Schedule, &back, &error));
  CHECK(error == "is no file");
  // A length of terabytes in a file of a few bytes.
  std::string huge = sample();
  huge[37] = 0x7f;
  REQUIRE(replace_file(path, huge, &error));
  CHECK_FALSE(read_archive(path, ArchiveKind::Schedule, &back, &error));
  CHECK(error.find("is cut off") == 0);
}

TEST_CASE("a file is replaced as a whole or not at all") {
  const Directory directory;
  const std::string path = directory.path + "/a";
  std::string error;
  REQUIRE(replace_file(path, "old", &error));
  REQUIRE(replace_file(path, "newer", &error));
  CHECK(contents(path) == "newer");
  CHECK(::access((path + ".tmp").c_str(), F_OK) != 0);

  // What a killed vm has left behind is in nobody's way.
  std::ofstream(path + ".tmp") << "half of something much longer";
  REQUIRE(replace_file(path, "newest", &error));
  CHECK(contents(path) == "newest");

  REQUIRE(::mkdir((directory.path + "/b").c_str(), 0700) == 0);
  CHECK_FALSE(replace_file(directory.path + "/b", "x", &error));
  CHECK(error.find("cannot write " + directory.path + "/b: ") == 0);
  CHECK(::access((directory.path + "/b.tmp").c_str(), F_OK) != 0);
  CHECK_FALSE(replace_file(directory.path + "/none/c", "x", &error));
  CHECK(error == "cannot write " + directory.path + "/none/c: No such file or directory");
  // /dev/full: every write finds the disk full. It is no file that could be replaced.
  REQUIRE(::symlink("/dev/full", (directory.path + "/full").c_str()) == 0);
  CHECK_FALSE(replace_file(directory.path + "/full", "x", &error));
  CHECK(error == "cannot write " + directory.path + "/full: No space left on device");
  // A link stays one.
  REQUIRE(::symlink("a", (directory.path + "/link").c_str()) == 0);
  REQUIRE(replace_file(directory.path + "/link", "through", &error));
  CHECK(contents(path) == "through");
  struct stat info {};
  REQUIRE(::lstat((directory.path + "/link").c_str(), &info) == 0);
  CHECK(S_ISLNK(info.st_mode));
}

}  // namespace
}  // namespace heddle::checkpoint
