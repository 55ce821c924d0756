// What the threads of one replay did to shared variables, access by access, with call paths and values:
// what reports say about causes. Too dear for an exploration (it stops at every call): for the one
// replay that describes a finding.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "tester/detector.h"
#include "tester/finding.h"
#include "tester/locksets.h"
#include "vm/world.h"

namespace heddle::tester {

class AccessHistory : public Detector {
 public:
  struct Record {
    ThreadId thread = 0;
    Ref object = 0;
    u32 offset = 0;
    vm::MethodId method = 0;
    u32 pc = 0;
    bool write = false;
    u32 stack = 0;  // the callers of that frame: an index into stacks_
    LocksetId locks = 0;
    size_t row = 0;     // rows of the trace before it
    std::string value;  // after a write, seen by a read; "" = not known
  };

  AccessHistory(const vm::World& world, LocksetTable& locksets) : world_(world), locksets_(locksets), stacks_(1) {}

  // Notes t's call stack as it is now. To be called before each stretch of code without calls.
  void stand(ThreadId t);
  // Tells how many rows the trace has from now on: accesses are put between them.
  void set_row(size_t row) { row_ = row; }
  // A volatile or atomic access that t stands in front of. A write is noted by performed(), with its value.
  void operation(ThreadId t, Ref object, u32 offset, bool write);
  std::string performed();  // the value that it has written; "" if it has written nothing

  void access(ThreadId thread, const interp::Access& access, LocksetId held) override;
  void sync(const SyncEvent&, LocksetId) override {}
  // Adds the objects and locks that the records name: they must be kept until reports have been written.
  void add_objects(std::vector<Ref>& objects) const;
  void objects_moved(const vm::Relocation& moved) override;
  void digest(checkpoint::Hasher&, const checkpoint::StateDigest::NameFunction&) override {}
  u64 mark_position() override { return 0; }
  void rewind_to(u64) override {}

  const std::vector<Record>& records() const { return records_; }
  std::vector<Place> stack_of(const Record& record) const;  // innermost first
  bool by_library(const Record& record) const;              // made by code of the class library
  // Made at that line of that method, or in a call from there.
  bool within(const Record& record, const std::string& method, u32 line) const;
  // The way of an access into the class library: the method that the user's code called, and the objects whose
  // methods stand between that call and the access, outermost first (static ones have none). Null and empty if the
  // user's code made the access itself, or none of it is there.
  struct LibraryPath {
    const vm::Method* call = nullptr;
    std::vector<Ref> receivers;
  };
  LibraryPath library_path(const Record& record) const;
  LibraryPath standing_path(ThreadId t);            // likewise, for the access before which t stands now
  bool is_element(const Record& r) const;           // of an array
  bool is_final(const Record& r) const;             // of a final field
  std::string name_of(const Record& record) const;  // "Account.balance"
  // The accesses that t made while it executed `line` of `method` for the last time, calls included,
  // the latest `end` records left out. Each variable once, first reads first; of one that t has written there the first
  // read behind that, if there is any.
  std::vector<size_t> reads_at(ThreadId t, const std::string& method, u32 line, size_t end) const;
  // The last write of the record's variable before it, or records().size().
  size_t last_write_before(size_t record) const;

 private:
  static constexpr size_t kMaxRecords = 200'000;
  using Frames = std::vector<u64>;  // method << 32 | pc, outermost first
  struct Stack {
    Frames callers;
    std::vector<Ref> receivers;  // of each caller, and of the frame above them; 0 for a static method, or if unknown
    friend bool operator==(const Stack&, const Stack&) = default;
  };

  void add(Record record);
  LibraryPath path_of(const Frames& frames, const std::vector<Ref>& receivers) const;
  Ref receiver_of(const vm::Thread& thread, const vm::Frame& frame) const;

  const vm::World& world_;
  LocksetTable& locksets_;
  std::vector<Stack> stacks_;    // 0: none
  std::vector<Stack> standing_;  // by thread; `callers` has the frame on top, too
  std::vector<Record> records_;
  Record pending_;                               // the write that operation() has announced; object 0 if none
  std::unordered_map<u64, std::string> values_;  // last known value of a variable, before this stretch
  std::unordered_map<u64, std::string> read_;    // read in this stretch, and not written since
  // By variable: the records of this stretch whose values its next write may show to be another.
  std::unordered_map<u64, std::vector<size_t>> unsettled_;
  size_t row_ = 0;
};

// "5", "true", "'x'": a value of the primitive type with that descriptor, in the raw form of a register.
std::string primitive_text(char type, u64 raw);
// "5", "true", "'x'", "Account#2", "null": what the variable holds now.
std::string value_text(const vm::World& world, Ref object, u32 offset);

}  // namespace heddle::tester
