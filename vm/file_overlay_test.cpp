#include <doctest/doctest.h>

#include <cerrno>
#include <random>

#include "vm/file_system.h"

using namespace heddle;
using namespace heddle::vm;

namespace {

FileFact directory(const std::string& names) { return {FileKind::Directory, 0, true, true, true, 1, 0, true, names}; }
FileFact regular(const std::string& bytes) {
  return {FileKind::Regular, 0, true, true, false, 1, bytes.size(), true, bytes};
}

struct Fixture {
  std::shared_ptr<KnownOutside> outside = std::make_shared<KnownOutside>();
  FileOverlay files{outside, 1000};

  Fixture() {
    outside->facts.properties["user.dir"] = "/w";
    outside->facts.files["/w"] = directory(std::string("a.txt\0d\0", 8));
    outside->facts.files["/w/a.txt"] = regular("hello");
    outside->facts.files["/w/d"] = directory("");
    outside->facts.files["/"] = directory(std::string("w\0", 2));
  }
  std::string read(const std::string& path) {
    const i64 d = files.open(0, path, kOpenRead);
    if (d < 0) return "error " + std::to_string(-d);
    std::string all;
    u8 buffer[3];
    for (i64 n; (n = files.read(static_cast<u32>(d), buffer, sizeof buffer)) > 0;)
      all.append(reinterpret_cast<char*>(buffer), static_cast<size_t>(n));
    files.close(static_cast<u32>(d));
    return all;
  }
  i64 write(const std::string& path, const std::string& text, u32 flags = kOpenCreate | kOpenTruncate) {
    const i64 d = files.open(0, path, kOpenWrite | flags);
    if (d < 0) return d;
    files.write(static_cast<u32>(d), reinterpret_cast<const u8*>(text.data()), text.size());
    return files.close(static_cast<u32>(d));
  }
  std::string names(const std::string& path) {
    std::string all;
    const i64 n = files.list(path, &all);
    for (char& c : all)
      if (c == '\0') c = ' ';
    return n < 0 ? "error " + std::to_string(-n) : all;
  }
  bool touched(FileAspect aspect, bool write) const {
    for (const FileAccess& a : files.accesses)
      if (a.aspect == aspect && a.write == write) return true;
    return false;
  }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "overlay: what the outside has can be read, what is written is seen by this path only") {
  CHECK(read("a.txt") == "hello");
  CHECK(read("/w/./d/../a.txt") == "hello");
  CHECK(write("a.txt", " there", kOpenAppend) == 0);
  CHECK(read("a.txt") == "hello there");
  CHECK(files.status("a.txt", true).size == 11);
  CHECK(write("a.txt", "x") == 0);
  CHECK(read("a.txt") == "x");
  CHECK(outside->facts.files["/w/a.txt"].contents == "hello");
  CHECK(outside->unanswered.empty());
}

TEST_CASE_FIXTURE(Fixture, "overlay: errors are those of the system") {
  outside->facts.files["/w/none"] = {};
  outside->facts.files["/w/none"].error = ENOENT;
  outside->facts.files["/w/none/x"] = outside->facts.files["/w/none"];
  outside->facts.files["/w/a.txt/x"].error = ENOTDIR;
  outside->facts.files["/w/locked"] = {FileKind::Regular, EACCES, false, false, false, 1, 3, false, ""};
  CHECK(files.open(0, "none", kOpenRead) == -ENOENT);
  CHECK(files.open(0, "", kOpenRead) == -ENOENT);
  CHECK(files.open(0, "none/x", kOpenWrite | kOpenCreate) == -ENOENT);
  CHECK(files.open(0, "a.txt/x", kOpenWrite | kOpenCreate) == -ENOTDIR);
  CHECK(files.open(0, "d", kOpenRead) == -EISDIR);
  CHECK(files.open(0, "locked", kOpenRead) == -EACCES);
  CHECK(files.open(0, "locked", kOpenWrite) == -EACCES);
  CHECK(files.open(0, "a.txt", kOpenWrite | kOpenCreate | kOpenExclusive) == -EEXIST);
  CHECK(files.read(77, nullptr, 1) == -EBADF);
  CHECK(files.make_directory("d") == -EEXIST);
  CHECK(files.remove("none") == -ENOENT);
  CHECK(names("a.txt") == "error " + std::to_string(ENOTDIR));
  const i64 d = files.open(0, "a.txt", kOpenRead);
  CHECK(files.write(static_cast<u32>(d), nullptr, 1) == -EBADF);
  CHECK(files.close(static_cast<u32>(d)) == 0);
  CHECK(files.close(static_cast<u32>(d)) == -EBADF);
}

TEST_CASE_FIXTURE(Fixture, "overlay: below a file there is nothing, because it is no directory") {
  REQUIRE(write("/w/f", "x") == 0);
  CHECK(files.status("/w/f/x", false).error == ENOTDIR);
  CHECK(files.status("/w/f/x/y", false).error == ENOTDIR);
  CHECK(read("/w/f/x") == "error " + std::to_string(ENOTDIR));
  CHECK(write("/w/f/x", "y") == -ENOTDIR);
  CHECK(files.remove("/w/f/x") == -ENOTDIR);
  CHECK(files.make_directory("/w/f/x") == -ENOTDIR);
  CHECK(names("/w/f/x") == "error " + std::to_string(ENOTDIR));
  // A directory takes the file's place, and is deleted.
  REQUIRE(files.remove("/w/f") == 0);
  CHECK(files.status("/w/f/x", false).error == ENOENT);
  REQUIRE(files.make_directory("/w/f") == 0);
  CHECK(files.status("/w/f/x", false).error == ENOENT);
  CHECK(files.status("/w/d/x", false).error == ENOENT);
}

TEST_CASE_FIXTURE(Fixture, "overlay: directories") {
  CHECK(names(".") == "a.txt d ");
  outside->facts.files["/w/b"].error = outside->facts.files["/w/d/y"].error = ENOENT;
  outside->facts.files["/w/e"].error = outside->facts.files["/w/e/y"].error = ENOENT;
  CHECK(write("b", "B") == 0);
  CHECK(files.remove("a.txt") == 0);
  CHECK(names(".") == "b d ");
  CHECK(read("a.txt") == "error " + std::to_string(ENOENT));
  CHECK(write("d/y", "Y") == 0);
  CHECK(files.remove("d") == -ENOTEMPTY);
  CHECK(files.rename("d", "e") == 0);
  CHECK(names(".") == "b e ");
  CHECK(read("e/y") == "Y");
  CHECK(read("d/y") == "error " + std::to_string(ENOENT));
  CHECK(files.remove("e/y") == 0);
  CHECK(files.remove("e") == 0);
  CHECK(names(".") == "b ");
}

TEST_CASE_FIXTURE(Fixture, "overlay: a file that is deleted stays for those who have opened it") {
  const u32 d = static_cast<u32>(files.open(0, "a.txt", kOpenRead));
  CHECK(files.remove("a.txt") == 0);
  CHECK(write("a.txt", "new") == 0);
  u8 buffer[8];
  CHECK(files.read(d, buffer, 8) == 5);
  CHECK(std::string(buffer, buffer + 5) == "hello");
  CHECK(read("a.txt") == "new");
}

TEST_CASE_FIXTURE(Fixture, "overlay: places in a file") {
  const u32 d = static_cast<u32>(files.open(0, "a.txt", kOpenRead | kOpenWrite));
  CHECK(files.seek(d, 7) == 0);
  CHECK(files.write(d, reinterpret_cast<const u8*>("!"), 1) == 1);
  CHECK(files.size(d) == 8);
  CHECK(files.position(d) == 8);
  CHECK(read("a.txt") == std::string("hello\0\0!", 8));
  CHECK(files.resize(d, 2) == 0);
  CHECK(files.position(d) == 2);
  CHECK(read("a.txt") == "he");
}

TEST_CASE_FIXTURE(Fixture,
                  "overlay: reading and writing at a place leaves the descriptor where it is, cutting does not") {
  const u32 d = static_cast<u32>(files.open(0, "a.txt", kOpenRead | kOpenWrite));
  CHECK(files.seek(d, 4) == 0);
  u8 buffer[8];
  CHECK(files.read_at(d, buffer, 8, 1) == 4);
  CHECK(std::string(buffer, buffer + 4) == "ello");
  CHECK(files.read_at(d, buffer, 8, 5) == 0);
  CHECK(touched(FileAspect::Contents, false));
  CHECK_FALSE(touched(FileAspect::Descriptor, true));
  CHECK(files.write_at(d, reinterpret_cast<const u8*>("!"), 1, 7) == 1);
  CHECK(touched(FileAspect::Contents, true));
  CHECK_FALSE(touched(FileAspect::Descriptor, true));
  CHECK(files.position(d) == 4);
  CHECK(read("a.txt") == std::string("hello\0\0!", 8));
  CHECK(files.cut(d, 100) == 0);
  CHECK(files.size(d) == 8);
  CHECK(files.position(d) == 4);
  CHECK(files.cut(d, 2) == 0);
  CHECK(files.size(d) == 2);
  CHECK(files.position(d) == 2);
  const u32 end = static_cast<u32>(files.open(0, "a.txt", kOpenWrite | kOpenAppend));
  CHECK(files.write_at(end, reinterpret_cast<const u8*>("y"), 1, 0) == 1);
  CHECK(read("a.txt") == "hey");
  CHECK(files.read_at(end, buffer, 1, 0) == -EBADF);
  const u32 in = static_cast<u32>(files.open(0, "a.txt", kOpenRead));
  CHECK(files.write_at(in, buffer, 1, 0) == -EBADF);
  CHECK(files.cut(in, 0) == -EBADF);
  CHECK(files.close(in) == 0);
  CHECK(files.read_at(in, buffer, 1, 0) == -EBADF);
}

TEST_CASE_FIXTURE(Fixture, "overlay: operations say what they touch") {
  const u32 d = static_cast<u32>(files.open(0, "a.txt", kOpenRead | kOpenWrite));
  CHECK(touched(FileAspect::Name, false));
  CHECK_FALSE(touched(FileAspect::Name, true));
  CHECK_FALSE(touched(FileAspect::Contents, false));
  u8 buffer[2];
  files.read(d, buffer, 2);
  CHECK(touched(FileAspect::Descriptor, true));
  CHECK(touched(FileAspect::Contents, false));
  CHECK_FALSE(touched(FileAspect::Contents, true));
  files.write(d, buffer, 2);
  CHECK(touched(FileAspect::Contents, true));
  files.status("a.txt", false);
  CHECK_FALSE(touched(FileAspect::Contents, false));
  files.status("a.txt", true);
  CHECK(touched(FileAspect::Contents, false));
  files.remove("a.txt");
  CHECK(touched(FileAspect::Name, true));
  CHECK(touched(FileAspect::Listing, true));
  names(".");
  CHECK(touched(FileAspect::Listing, false));
  CHECK_FALSE(touched(FileAspect::Listing, true));
}

TEST_CASE_FIXTURE(Fixture, "overlay: changes of a path are known in order") {
  outside->facts.files["/w/n"].error = ENOENT;
  write("d/../a.txt", "A");
  files.make_directory("n");
  std::string all;
  files.for_each_change([&](const std::string& path, FileKind kind, std::string_view bytes) {
    all += path + " " + std::to_string(static_cast<int>(kind)) + " " + std::string(bytes) + ";";
  });
  CHECK(all == "/w/a.txt 1 A;/w/n 2 ;");
}

// Random operations between marks: going back restores everything, again and again.
TEST_CASE("overlay: marks and rewinds") {
  for (u32 seed = 1; seed <= 200; ++seed) {
    Fixture f;
    std::mt19937 random(seed);
    for (const char* name : {"b", "c", "d/x", "d/y", "e"})
      f.outside->facts.files["/w/" + std::string(name)].error = ENOENT;
    const std::vector<std::string> paths = {"a.txt", "b", "c", "d/x", "d/y", "d", "e"};
    std::vector<u32> descriptors;
    const auto path = [&] { return paths[random() % paths.size()]; };
    const auto one = [&] {
      const u32 d = descriptors.empty() ? 0 : descriptors[random() % descriptors.size()];
      const std::string bytes(random() % 20, static_cast<char>('a' + random() % 26));
      switch (random() % 10) {
        case 0:
        case 1: {
          const i64 opened = f.files.open(random() % 2, path(), static_cast<u32>(random() % 64) | kOpenRead);
          if (opened >= 0) descriptors.push_back(static_cast<u32>(opened));
          break;
        }
        case 2:
        case 3: f.files.write(d, reinterpret_cast<const u8*>(bytes.data()), bytes.size()); break;
        case 4: f.files.seek(d, random() % 30); break;
        case 5: f.files.resize(d, random() % 30); break;
        case 6: f.files.close(d); break;
        case 7: f.files.remove(path()); break;
        case 8: f.files.make_directory(path()); break;
        default: f.files.rename(path(), path());
      }
    };
    std::vector<std::pair<u64, std::string>> marks;
    const auto state = [&] {
      std::string all;
      f.files.describe(&all);
      f.files.for_each_change([&](const std::string& p, FileKind kind, std::string_view bytes) {
        all += p + std::to_string(static_cast<int>(kind)) + std::string(bytes) + "\n";
      });
      return all;
    };
    for (u32 step = 0; step < 120; ++step) {
      const u32 what = random() % 12;
      if (what == 0) {
        marks.emplace_back(f.files.mark(), state());
      } else if (what == 1 && !marks.empty()) {
        marks.resize(random() % marks.size() + 1);
        f.files.rewind(marks.back().first);
        REQUIRE(state() == marks.back().second);
      } else {
        one();
      }
    }
  }
}

TEST_CASE("paths") {
  CHECK(absolute_path("/w", "a//b/./c/..") == "/w/a/b");
  CHECK(absolute_path("/w", "/../x/") == "/x");
  CHECK(absolute_path("/w", "../..") == "/");
  CHECK(parent_path("/a/b") == "/a");
  CHECK(parent_path("/a") == "/");
  CHECK(parent_path("/") == "/");
}
