// The door to the outside world. Whatever a program can learn from outside comes through here as facts,
// so that somebody may keep them (checkpoint/journal.h); whatever it does to files goes through the
// World's FileSystem. Beyond this door nobody below the command line asks the operating system anything
// that a program could notice.
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "vm/base/types.h"

namespace heddle::vm {

enum class FileKind : u8 { Missing, Regular, Directory, Other };

// What is at a path of the real file system.
struct FileFact {
  FileKind kind = FileKind::Missing;
  i32 error = 0;  // Missing: why (ENOENT, ENOTDIR ...). Otherwise why it cannot be read; 0: it can
  bool readable = false, writable = false, executable = false;
  i64 modified_ms = 0;  // since 1970
  u64 size = 0;         // of a regular file
  bool has_contents = false;
  std::string contents;  // regular file: its bytes; directory: its names in order, each ended by a NUL

  friend bool operator==(const FileFact&, const FileFact&) = default;
};

// One call of a native function that is not pure (docs/native-calls.md), named so that it is the same call
// on every path: by the thread, by how many such calls it has made before, and by what the function is given.
struct NativeCall {
  std::string thread;  // its path: "0.1"
  bool once = false;   // irreversible: must not happen a second time. These are counted for themselves
  u64 number = 0;
  u64 arguments = 0;  // hash of the function and of everything that it can read

  friend auto operator<=>(const NativeCall&, const NativeCall&) = default;
};
enum class NativeEnd : u8 {
  Returned,
  Unlinked,  // no such library or symbol; `text` is what the loader says
  Overrun,   // the function wrote behind the end of an array; `text` says which
};
struct NativeFact {
  std::string function;  // "libz.so.1:crc32", for people
  NativeEnd end = NativeEnd::Returned;
  u64 value = 0;                       // the result as a register holds it
  std::optional<std::string> text;     // a String; no value: null
  std::map<u32, std::string> buffers;  // argument -> the elements of the array, where the call has changed them

  friend bool operator==(const NativeFact&, const NativeFact&) = default;
};

// Answers that have been given: with them a run needs nothing from outside.
struct OutsideFacts {
  std::string input;                      // of standard input, from its begin
  std::map<std::string, FileFact> files;  // by absolute path
  // Variables of the environment that somebody has asked for; no value: not set.
  std::map<std::string, std::optional<std::string>> environment;
  bool whole_environment = false;                 // there are no others
  std::map<std::string, std::string> properties;  // user.dir, user.home, user.name
  // Runs with real time: before this turn (of a thread, counted from 0) the clock showed so many
  // nanoseconds since the start.
  std::vector<std::pair<u64, u64>> clock;
  std::map<NativeCall, NativeFact> natives;

  bool empty() const { return *this == OutsideFacts{}; }
  friend bool operator==(const OutsideFacts&, const OutsideFacts&) = default;
};

class Outside {
 public:
  virtual ~Outside() = default;
  // Standard input from `position` on: at least one byte, or none at its end. Valid until the next call.
  virtual std::string_view input(u64 position) = 0;
  // Whether the last input() gave nothing because the run is to stop there, and not because standard input has ended.
  virtual bool given_up() const { return false; }
  // About how many bytes there are in all, if that can be told; else 0.
  virtual u64 input_expected() const { return 0; }
  // What is at the absolute path. With `contents`, the bytes (names) of what can be read. The fact stays
  // where it is as long as the Outside lives.
  virtual const FileFact& file(const std::string& path, bool contents) = 0;
  virtual std::optional<std::string> variable(const std::string& name) = 0;
  // All of them, "NAME=value", in order of the names.
  virtual std::string environment() = 0;  // each ended by a NUL
  virtual std::string property(const std::string& name) = 0;
  // What a native function answers; `perform` calls it. Null if the call is irreversible and the thread has made its
  // call of that number already, with other arguments: then it can neither be made, nor is its answer known.
  virtual const NativeFact* native(const NativeCall& call, const std::function<NativeFact()>& perform) = 0;
};

// A world of which these facts are all there is to know: for replays and for tests.
class KnownOutside : public Outside {
 public:
  KnownOutside() = default;
  explicit KnownOutside(OutsideFacts facts) : facts(std::move(facts)) {}
  std::string_view input(u64 position) override;
  bool given_up() const override { return input_stays_open; }
  const FileFact& file(const std::string& path, bool contents) override;
  std::optional<std::string> variable(const std::string& name) override;
  std::string environment() override;
  std::string property(const std::string& name) override;
  const NativeFact* native(const NativeCall& call, const std::function<NativeFact()>& perform) override;

  OutsideFacts facts;
  bool input_stays_open = false;  // the known input does not end: behind it the run waited for more, and was stopped
  // The first question that the facts do not answer ("file /x/y"): a replay has left its journal.
  std::string unanswered;

 private:
  void miss(const char* what, const std::string& name) {
    if (unanswered.empty()) unanswered = std::string(what) + " " + name;
  }
};

// Whether these facts hold an irreversible call of the same thread and number, with other arguments.
bool was_made_otherwise(const OutsideFacts& facts, const NativeCall& call);

// The path without "." and ".." and doubled slashes; a relative one below `directory`. By text alone: a
// ".." behind a symbolic link leads where the text says.
std::string absolute_path(std::string_view directory, std::string_view path);
// "/a/b" -> "/a"; "/" -> "/".
std::string_view parent_path(std::string_view absolute);

// What the system calls an error, as the messages of java.io have it: "No such file or directory".
std::string error_text(i32 error);

}  // namespace heddle::vm
