// What programs do to files. There are two implementations: plain runs change files for real
// (checkpoint/real_world.h), while a path of an exploration keeps its changes to itself in a FileOverlay.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "vm/outside.h"
#include "vm/thread.h"

namespace heddle::vm {

enum OpenFlag : u32 {
  kOpenRead = 1,
  kOpenWrite = 2,
  kOpenAppend = 4,  // every write goes to the end
  kOpenCreate = 8,
  kOpenExclusive = 16,  // with Create: it must not be there
  kOpenTruncate = 32,
};

struct FileStatus {
  FileKind kind = FileKind::Missing;
  i32 error = 0;  // Missing: why
  bool readable = false, writable = false, executable = false;
  u64 size = 0;
  i64 modified_ms = 0;
};

// What an operation has read or written, for the tester: two operations of which one writes what the
// other touches do not commute.
enum class FileAspect : u8 { Name, Listing, Contents, Descriptor };
struct FileAccess {
  FileAspect aspect;
  bool write;
  u32 id;  // of the path, the file, the descriptor
};

// Paths are as the program gives them. Results below 0 are errors, -errno.
class FileSystem {
 public:
  virtual ~FileSystem() = default;
  // `thread` opens; the result is a descriptor.
  virtual i64 open(ThreadId thread, const std::string& path, u32 flags) = 0;
  virtual i64 read(u32 descriptor, u8* to, u64 size) = 0;  // how many; 0 at the end
  virtual i64 write(u32 descriptor, const u8* from, u64 size) = 0;
  // The same at a place of the file; the descriptor stays where it is. With kOpenAppend every write goes to the end.
  virtual i64 read_at(u32 descriptor, u8* to, u64 size, u64 place) = 0;
  virtual i64 write_at(u32 descriptor, const u8* from, u64 size, u64 place) = 0;
  virtual i64 position(u32 descriptor) = 0;
  virtual i64 seek(u32 descriptor, u64 position) = 0;
  virtual i64 size(u32 descriptor) = 0;
  virtual i64 resize(u32 descriptor, u64 size) = 0;
  // What is beyond `size` goes, and a descriptor that stands there moves to the end; nothing is added.
  virtual i64 cut(u32 descriptor, u64 size) = 0;
  virtual i64 close(u32 descriptor) = 0;
  // With want_size the size of a regular file is asked for, too.
  virtual FileStatus status(const std::string& path, bool want_size) = 0;
  virtual i64 list(const std::string& path, std::string* names) = 0;  // each ended by a NUL
  virtual i64 remove(const std::string& path) = 0;                    // a file or an empty directory
  virtual i64 make_directory(const std::string& path) = 0;
  virtual i64 rename(const std::string& from, const std::string& to) = 0;
  // For reports: "data.txt".
  virtual std::string name_of(u32 descriptor) const = 0;

  // For checkpoints. mark(): from now on changes are logged; rewind(m): everything as at that mark;
  // forget(): there are no marks any more.
  virtual u64 mark() { return 0; }
  virtual void rewind(u64) {}
  virtual void forget() {}
  // As it is now, with its log, to be put in the place of this one later. Null: it cannot be copied.
  virtual std::unique_ptr<FileSystem> copy() const { return nullptr; }
  // Everything by which two states of one run can differ.
  virtual void describe(std::string*) const {}

  std::vector<FileAccess> accesses;  // of the newest operation
};

// The files as the outside has them, with the changes of one path on top. Nothing is written outside.
class FileOverlay : public FileSystem {
 public:
  // changed_ms: when changed files seem to have been changed.
  FileOverlay(std::shared_ptr<Outside> outside, i64 changed_ms)
      : outside_(std::move(outside)), changed_ms_(changed_ms) {}

  i64 open(ThreadId thread, const std::string& path, u32 flags) override;
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
  FileStatus status(const std::string& path, bool want_size) override;
  i64 list(const std::string& path, std::string* names) override;
  i64 remove(const std::string& path) override;
  i64 make_directory(const std::string& path) override;
  i64 rename(const std::string& from, const std::string& to) override;
  std::string name_of(u32 descriptor) const override;
  u64 mark() override;
  void rewind(u64 position) override;
  void forget() override;
  std::unique_ptr<FileSystem> copy() const override { return std::make_unique<FileOverlay>(*this); }
  void describe(std::string* out) const override;

  // What the path has changed, in order of the paths: what is there now, and a file's bytes.
  void for_each_change(
      const std::function<void(const std::string& path, FileKind kind, std::string_view contents)>& f) const;

  // Paths, files and descriptors have numbers in order of their first use, on whatever path that was. What has
  // been given numbers so far, in that order; and a new overlay gives the same ones.
  struct Numbering {
    std::vector<std::string> paths, nodes, descriptors;
    friend bool operator==(const Numbering&, const Numbering&) = default;
  };
  Numbering numbering() const;
  bool give_numbers(const Numbering& numbering);  // false if other numbers have been given already

 private:
  // A file: of the outside, or made by the program. Its slot stays for ever, as those of threads do.
  struct Node {
    std::string path;                // where the outside has it; empty: made by the program
    const FileFact* base = nullptr;  // once it has been asked for
    bool own = false;                // `bytes` counts, not the base
    std::string bytes;
    mutable u64 hash[2] = {0, 0};  // of `bytes`; valid if hashed
    mutable bool hashed = false;
  };
  struct Binding {  // what a changed path leads to
    FileKind kind = FileKind::Missing;
    u32 node = 0;
    bool bound = false;  // false: nothing; the outside counts
  };
  struct Descriptor {
    u32 node = 0, flags = 0;
    u64 position = 0;
    bool open = false;
    u32 path = 0;
  };
  enum class ChangeKind : u8 { Bind, Describe, Bytes, Own, Count };
  struct Change {  // how to undo one
    ChangeKind kind;
    u32 id = 0;  // path, descriptor, node, thread
    Binding binding;
    Descriptor descriptor;
    u64 offset = 0, size = 0;  // Bytes: the old bytes from offset on, and the old size. Count: the old one
    std::string bytes;
  };

  std::string absolute(const std::string& path);
  u32 path_id(const std::string& absolute);
  void touch(FileAspect aspect, u32 id, bool write) { accesses.push_back({aspect, write, id}); }
  void touch_name(const std::string& absolute, bool write) { touch(FileAspect::Name, path_id(absolute), write); }
  // What is at an absolute path.
  FileStatus look(const std::string& absolute, u32* node);
  i32 why_missing(const std::string& absolute, i32 outside);
  u32 base_node(const std::string& absolute);
  u32 intern_node(const std::string& key);
  u32 intern_descriptor(const std::string& key);
  u32 next_number(ThreadId thread);
  i64 may_create_in(const std::string& directory);
  void bind(const std::string& absolute, Binding binding);
  void set_descriptor(u32 descriptor, const Descriptor& value);
  Descriptor* opened(u32 descriptor);
  std::string_view contents(const Node& node) const {
    return node.own || node.base == nullptr ? std::string_view(node.bytes) : std::string_view(node.base->contents);
  }
  void make_own(u32 node);
  void change_bytes(u32 node, u64 offset, std::string_view bytes, u64 new_size);
  void names_in(const std::string& absolute, std::vector<std::string>* names);
  void move_tree(const std::string& from, const std::string& to);
  void undo(Change& change);

  std::shared_ptr<Outside> outside_;
  const i64 changed_ms_;
  std::string directory_;           // the working directory, once it is known
  std::vector<std::string> paths_;  // by id
  std::unordered_map<std::string, u32> path_ids_;
  std::vector<Node> nodes_;
  std::unordered_map<std::string, u32> node_ids_;        // absolute path, or "thread:number"
  std::unordered_map<std::string, u32> descriptor_ids_;  // "thread:number"
  std::map<std::string, Binding> bindings_;              // by absolute path
  std::vector<Descriptor> descriptors_;
  std::vector<u32> numbers_;  // by thread: how many files and descriptors it has made
  std::vector<Change> log_;
  bool logging_ = false;
};

}  // namespace heddle::vm
