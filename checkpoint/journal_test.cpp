#include "checkpoint/journal.h"

#include <doctest/doctest.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <sstream>

#include "checkpoint/real_world.h"

using namespace heddle;
using namespace heddle::checkpoint;
using namespace heddle::vm;

namespace {

// Counts what it is asked; every answer is another one than before.
struct Fickle : Outside {
  explicit Fickle(int* asked) : asked(asked) {}
  std::string_view input(u64 position) override {
    ++*asked;
    if (position >= 6) return {};
    piece = position == 0 ? "abc" : "def";
    return piece;
  }
  const FileFact& file(const std::string&, bool contents) override {
    const std::string text = std::to_string(++*asked);
    fact = {FileKind::Regular, 0, true, true, false, *asked, text.size(), contents, contents ? text : ""};
    return fact;
  }
  std::optional<std::string> variable(const std::string&) override { return std::to_string(++*asked); }
  std::string environment() override {
    ++*asked;
    return std::string("A=7\0B=8\0", 8);
  }
  std::string property(const std::string&) override { return std::to_string(++*asked); }
  const NativeFact* native(const NativeCall&, const std::function<NativeFact()>& perform) override {
    ++*asked;
    return &(native_fact = perform());
  }
  int* asked;
  std::string piece;
  FileFact fact;
  NativeFact native_fact;
};

struct JournalDirectory {
  JournalDirectory() {
    char name[] = "/tmp/journal_testXXXXXX";
    path = ::mkdtemp(name);
  }
  ~JournalDirectory() {
    const std::string command = "rm -rf '" + path + "'";
    if (std::system(command.c_str()) != 0) MESSAGE("cannot remove " << path);
  }
  void write(const std::string& name, const std::string& text) { std::ofstream(path + "/" + name) << text; }
  std::string read(const std::string& name) {
    std::stringstream s;
    s << std::ifstream(path + "/" + name).rdbuf();
    return s.str();
  }
  std::string path;
};

}  // namespace

TEST_CASE("journal: every question is put to the outside once") {
  int asked = 0;
  Journal journal(std::make_unique<Fickle>(&asked));
  for (int round = 0; round < 3; ++round) {
    CHECK(journal.input(0).substr(0, 3) == "abc");
    CHECK(journal.input(4) == "ef");
    CHECK(journal.input(6).empty());
    CHECK(journal.file("/x", false).modified_ms == 4);
    CHECK(journal.file("/y", true).contents == "5");
    CHECK(journal.variable("HOME") == "6");
    CHECK(journal.property("user.dir") == "7");
  }
  CHECK(asked == 7);
  CHECK(journal.file("/x", true).contents == "8");
  CHECK(journal.file("/x", true).modified_ms == 4);  // as it was told before
  CHECK(asked == 8);
  CHECK(journal.environment() == std::string("A=7\0B=8\0HOME=6\0", 15));
  CHECK(journal.variable("HOME") == "6");
  CHECK(journal.variable("UNKNOWN") == std::nullopt);
  CHECK(asked == 9);

  // With these facts, and nothing else, the answers are the same.
  KnownOutside replay(journal.facts());
  CHECK(replay.input(4) == "ef");
  CHECK(replay.input(6).empty());
  CHECK(replay.file("/x", true) == journal.file("/x", true));
  CHECK(replay.variable("HOME") == "6");
  CHECK(replay.property("user.dir") == "7");
  CHECK(replay.environment() == journal.environment());
  CHECK(replay.unanswered.empty());
  CHECK(replay.file("/z", false).error == ENOENT);
  CHECK(replay.unanswered == "file /z");
}

TEST_CASE("journal: a frozen one answers what it knows, and asks nobody") {
  int asked = 0;
  Journal journal(std::make_unique<Fickle>(&asked));
  const auto perform = [] { return NativeFact{}; };
  CHECK(journal.input(1) == "bc");
  journal.file("/x", false);
  journal.variable("HOME");
  journal.property("user.dir");
  journal.native({"0", false, 0, 7}, perform);
  const int known = asked;
  journal.freeze();
  for (int round = 0; round < 2; ++round) {  // (a question that has not been put leaves nothing behind)
    CHECK(journal.input(2) == "c");
    CHECK(journal.file("/x", false).modified_ms == 2);
    CHECK(journal.variable("HOME") == "3");
    CHECK(journal.property("user.dir") == "4");
    CHECK(journal.native({"0", false, 0, 7}, perform) != nullptr);
    CHECK_THROWS_AS(journal.input(3), NewQuestion);
    CHECK_THROWS_AS(journal.file("/x", true), NewQuestion);
    CHECK_THROWS_AS(journal.file("/y", false), NewQuestion);
    CHECK_THROWS_AS(journal.variable("USER"), NewQuestion);
    CHECK_THROWS_AS(journal.environment(), NewQuestion);
    CHECK_THROWS_AS(journal.property("user.name"), NewQuestion);
    CHECK_THROWS_AS(journal.native({"0", false, 1, 7}, perform), NewQuestion);
  }
  CHECK(asked == known);
}

TEST_CASE("journal: native calls are made once for each thread, number and argument") {
  int asked = 0;
  Journal journal(std::make_unique<Fickle>(&asked));
  const auto answer = [&](const std::string& thread, bool once, u64 number, u64 arguments) -> i64 {
    const NativeFact* fact = journal.native({thread, once, number, arguments}, [&] {
      NativeFact f;
      f.value = static_cast<u64>(asked);
      return f;
    });
    return fact == nullptr ? -1 : static_cast<i64>(fact->value);
  };
  for (int round = 0; round < 2; ++round) {
    CHECK(answer("0", false, 0, 7) == 1);
    CHECK(answer("0", false, 0, 8) == 2);
    CHECK(answer("0", false, 1, 7) == 3);
    CHECK(answer("0.1", false, 0, 7) == 4);
    CHECK(answer("0", true, 0, 7) == 5);
    // Made otherwise: below and above the known one in the order of the hashes.
    CHECK(answer("0", true, 0, 6) == -1);
    CHECK(answer("0", true, 0, 8) == -1);
    CHECK(answer("0.1", true, 0, 8) == 6);
    CHECK(answer("0", true, 1, 6) == 7);
  }
  CHECK(asked == 7);

  KnownOutside replay(journal.facts());
  const auto never = []() -> NativeFact {
    FAIL("a replay calls the function");
    return {};
  };
  CHECK(replay.native({"0.1", true, 0, 8}, never)->value == 6);
  CHECK(replay.native({"0", true, 0, 6}, never) == nullptr);
  CHECK(replay.unanswered.empty());
  CHECK(replay.native({"0", false, 9, 6}, never)->value == 0);
  CHECK(replay.unanswered == "native call 9 of thread 0");
}

TEST_CASE("the real world: facts about files") {
  JournalDirectory d;
  d.write("b.txt", "text");
  d.write("a.txt", "");
  RealWorld real;
  FileFact f = real.file(d.path, true);
  CHECK(f.kind == FileKind::Directory);
  CHECK(f.contents == std::string("a.txt\0b.txt\0", 12));
  f = real.file(d.path + "/b.txt", false);
  CHECK(f.kind == FileKind::Regular);
  CHECK(f.size == 4);
  CHECK_FALSE(f.has_contents);
  CHECK(real.file(d.path + "/b.txt", true).contents == "text");
  CHECK(real.file(d.path + "/none", true).error == ENOENT);
  CHECK(real.file(d.path + "/b.txt/x", true).error == ENOTDIR);
  ::setenv("HEDDLE_JOURNAL_TEST", "yes", 1);
  CHECK(real.variable("HEDDLE_JOURNAL_TEST") == "yes");
  CHECK(real.variable("HEDDLE_JOURNAL_TEST_2") == std::nullopt);
  CHECK(real.environment().find(std::string("HEDDLE_JOURNAL_TEST=yes\0", 24)) != std::string::npos);
}

TEST_CASE("the real world: files are written through, and a closed descriptor stays closed") {
  JournalDirectory d;
  RealFiles files;
  const std::string path = d.path + "/f";
  const u32 first = static_cast<u32>(files.open(0, path, kOpenRead | kOpenWrite | kOpenCreate));
  CHECK(files.write(first, reinterpret_cast<const u8*>("abc"), 3) == 3);
  CHECK(d.read("f") == "abc");
  CHECK(files.seek(first, 1) == 0);
  u8 buffer[4];
  CHECK(files.read(first, buffer, 4) == 2);
  CHECK(files.resize(first, 1) == 0);
  CHECK(files.position(first) == 1);
  CHECK(files.close(first) == 0);
  const i64 second = files.open(0, path, kOpenRead);
  CHECK(second != first);
  CHECK(files.read(first, buffer, 4) == -EBADF);
  CHECK(files.open(0, d.path, kOpenRead) == -EISDIR);
  CHECK(files.open(0, path, kOpenWrite | kOpenCreate | kOpenExclusive) == -EEXIST);
  CHECK(files.status(path, true).size == 1);
  CHECK(files.rename(path, d.path + "/g") == 0);
  CHECK(files.remove(d.path + "/g") == 0);
  CHECK(files.remove(path) == -ENOENT);
}

TEST_CASE("commit: what a path has written reaches the disk, if the disk is as it was") {
  JournalDirectory d;
  d.write("kept", "1");
  d.write("changed", "2");
  d.write("deleted", "3");
  for (const bool disturbed : {true, false}) {
    auto journal = std::make_shared<Journal>(std::make_unique<RealWorld>());
    FileOverlay files(journal, 0);
    const auto write = [&](const std::string& name, const std::string& text, u32 flags) {
      const u32 f = static_cast<u32>(files.open(0, d.path + "/" + name, kOpenWrite | flags));
      files.write(f, reinterpret_cast<const u8*>(text.data()), text.size());
      files.close(f);
    };
    write("changed", "more", kOpenAppend);
    write("new", "N", kOpenCreate);
    CHECK(files.make_directory(d.path + "/sub") == 0);
    write("sub/x", "X", kOpenCreate);
    CHECK(files.remove(d.path + "/deleted") == 0);
    CHECK(d.read("changed") == "2");
    if (disturbed) d.write("changed", "other");
    size_t changed = 0;
    std::string error;
    CHECK(commit_files(files, journal->facts(), &changed, &error) == !disturbed);
    if (disturbed) {
      CHECK(error == d.path + "/changed has changed since the run");
      CHECK(d.read("changed") == "other");
      d.write("changed", "2");
      continue;
    }
    CHECK(changed == 5);
    CHECK(d.read("kept") == "1");
    CHECK(d.read("changed") == "2more");
    CHECK(d.read("new") == "N");
    CHECK(d.read("sub/x") == "X");
    CHECK(::access((d.path + "/deleted").c_str(), F_OK) != 0);
  }
}
