// The operations of a walk, behind and ahead, in eight bytes each: which thread, and what of it is worth remembering.
// Decisions and events are rare, and lie beside.
#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "tester/block.h"

namespace heddle::repl {

class StepLog {
 public:
  enum Flag : u8 {
    kOnlyStarts = 1,  // the thread is brought before its first operation, and performs none
    kEndsStep = 2,    // a step of the schedule ends here
    kFails = 4,       // performed ones: an assertion failed, or an exception was not caught
  };

  size_t size() const { return steps_.size(); }
  void resize(size_t size);  // to fewer
  void add(const std::string& thread, u8 flags, std::vector<tester::Pick> picks);
  // What has come of operation i, which has been performed.
  void note(size_t i, std::vector<tester::Pick> picks, std::vector<std::string> events, bool fails);

  const std::string& thread(size_t i) const { return threads_[steps_[i].thread]; }
  // A small number for the thread's path, the same for the same path.
  u32 thread_number(size_t i) const { return steps_[i].thread; }
  bool is(size_t i, Flag flag) const { return (steps_[i].flags & flag) != 0; }
  const std::vector<tester::Pick>& picks(size_t i) const;
  const std::vector<std::string>& events(size_t i) const;

 private:
  struct Short {
    u32 thread;
    u8 flags;
  };
  std::vector<Short> steps_;
  std::vector<std::string> threads_;  // paths
  std::unordered_map<std::string, u32> thread_numbers_;
  std::map<size_t, std::vector<tester::Pick>> picks_;  // of those that take decisions
  std::map<size_t, std::vector<std::string>> events_;  // of those that have events
};

}  // namespace heddle::repl
