// The real world behind the door: the only code below the command line that reads standard input, touches
// the program's files, or looks at the environment of the process.
#pragma once

#include <memory>
#include <unordered_map>
#include <vector>

#include "checkpoint/sandbox.h"
#include "vm/file_system.h"
#include "vm/outside.h"

namespace heddle::checkpoint {

class RealWorld final : public vm::Outside {
 public:
  // With `stop`: once it is not 0 (a signal's handler sets it), standard input is not waited for any more.
  // With `sandbox`: what that confines is not to be seen.
  explicit RealWorld(const volatile int* stop = nullptr, std::shared_ptr<Sandbox> sandbox = nullptr)
      : stop_(stop), sandbox_(std::move(sandbox)) {}
  std::string_view input(u64 position) override;  // positions must come in order
  bool given_up() const override { return given_up_; }
  u64 input_expected() const override;
  const vm::FileFact& file(const std::string& path, bool contents) override;
  std::optional<std::string> variable(const std::string& name) override;
  std::string environment() override;
  std::string property(const std::string& name) override;
  const vm::NativeFact* native(const vm::NativeCall& call, const std::function<vm::NativeFact()>& perform) override;

 private:
  std::string input_;    // the newest piece
  u64 input_begin_ = 0;  // its position
  bool input_ended_ = false, given_up_ = false;
  bool confined() const { return sandbox_ != nullptr && sandbox_->confines(); }
  const volatile int* stop_;
  const std::shared_ptr<Sandbox> sandbox_;
  vm::FileFact newest_;  // (a Journal copies them)
  vm::NativeFact newest_native_;
};

// The files themselves: what a plain run does to them is done at once, and for real.
class RealFiles final : public vm::FileSystem {
 public:
  explicit RealFiles(std::shared_ptr<Sandbox> sandbox = nullptr) : sandbox_(std::move(sandbox)) {}
  ~RealFiles() override;
  i64 open(vm::ThreadId thread, const std::string& path, u32 flags) override;
  i64 read(u32 descriptor, u8* to, u64 size) override;
  i64 write(u32 descriptor, const u8* from, u64 size) override;
  i64 read_at(u32 descriptor, u8* to, u64 size, u64 place) override;
  i64 write_at(u32 descriptor, const u8* from, u64 size, u64 place) override;
  i64 position(u32 descriptor) override;
  i64 seek(u32 descriptor, u64 position) override;
  i64 size(u32 descriptor) override;
  i64 resize(u32 descriptor, u64 size) override;
  i64 cut(u32 descriptor, u64 size) override;
  i64 close(u32 descriptor) override;
  vm::FileStatus status(const std::string& path, bool want_size) override;
  i64 list(const std::string& path, std::string* names) override;
  i64 remove(const std::string& path) override;
  i64 make_directory(const std::string& path) override;
  i64 rename(const std::string& from, const std::string& to) override;
  std::string name_of(u32 descriptor) const override;

  // For saved worlds: what is open, by descriptor slot, and the same again in another process. False with *error
  // (behind the name of a file): one of them cannot be opened again. A file that was renamed while it is open is
  // opened by its new name. One that was deleted goes with the world, up to 256 MiB; if it is longer, it cannot be
  // opened again.
  struct OpenFile {
    u32 uses = 0;
    std::string path;
    bool open = false;
    u32 flags = 0;  // kOpenRead, kOpenWrite, kOpenAppend
    u64 position = 0;
    bool deleted = false;
    u32 same_as = 0;       // of deleted ones: the first slot that has this file open; itself, or one before it
    std::string contents;  // of a deleted one that is the first
  };
  std::vector<OpenFile> save() const;
  bool restore(const std::vector<OpenFile>& files, std::string* error);

 private:
  // A descriptor is its slot and, above that, which use of the slot it is: one that has been closed never
  // means another file.
  static constexpr u32 kSlots = 4096, kMostUses = (1u << 19) - 1;
  struct Open {
    int fd = -1;
    u32 uses = 0;
    std::string path;
  };
  // Where the path leads; not 0: it may not be used, -errno.
  i64 resolve(const std::string& path, bool entry, std::string* real) const;
  const std::shared_ptr<Sandbox> sandbox_;
  std::vector<Open> open_;
  int fd(u32 descriptor) const;
  void find_again(u32 slot, const std::vector<OpenFile>& before, OpenFile* file) const;
};

// A plain run that is recorded: the program sees the journal and its own changes, as it will when the
// recording is replayed, and what it changes is done for real, too.
class RecordedFiles final : public vm::FileOverlay {
 public:
  RecordedFiles(std::shared_ptr<vm::Outside> outside, i64 changed_ms, std::shared_ptr<Sandbox> sandbox = nullptr)
      : vm::FileOverlay(std::move(outside), changed_ms), real_(std::move(sandbox)) {}
  i64 open(vm::ThreadId thread, const std::string& path, u32 flags) override;
  i64 write(u32 descriptor, const u8* from, u64 size) override;
  i64 write_at(u32 descriptor, const u8* from, u64 size, u64 place) override;
  i64 resize(u32 descriptor, u64 size) override;
  i64 cut(u32 descriptor, u64 size) override;
  i64 close(u32 descriptor) override;
  i64 remove(const std::string& path) override;
  i64 make_directory(const std::string& path) override;
  i64 rename(const std::string& from, const std::string& to) override;
  // The first change that could not be done for real, such as "data.txt: No space left on device"; empty if all could.
  const std::string& trouble() const { return trouble_; }

 private:
  i64 check(i64 result, i64 real, const std::string& path);
  RealFiles real_;
  std::unordered_map<u32, u32> descriptors_;  // open for writing: ours -> the real one
  std::string trouble_;
};

// What a path has done to its overlay is done for real. Refused, with *error, if a file that it has read or
// changed is not as the journal has it any more. *changed: how many files and directories.
bool commit_files(const vm::FileOverlay& overlay, const vm::OutsideFacts& facts, size_t* changed, std::string* error);

}  // namespace heddle::checkpoint
