// What calls of the class library return to the user's code: "true" of a compareAndSet(), the element that a poll() has
// got. The calls go on for a while behind their last operation; so the one replay that describes a finding is watched
// instruction by instruction (interp/instruction_watch.h).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "interp/instruction_watch.h"
#include "tester/finding.h"
#include "vm/world.h"

namespace heddle::tester {

// Stops nobody and changes nothing. What a call returns is not seen where it ends by an exception.
class CallResults final : public interp::InstructionWatch {
 public:
  explicit CallResults(const vm::World& world) : world_(world) {}
  // t is about to perform an operation of a call, and its row in the trace will be that one.
  void expect(vm::ThreadId t, size_t row);
  // t is about to perform an operation of its own code.
  void forget(vm::ThreadId t) { waiting_.erase(t); }
  // Puts the results into their rows.
  void give_to(std::vector<StepReport>& trace) const;

  bool looks_at(const vm::Method& method, u32 pc, u32 depth) override;
  bool at_instruction(vm::ThreadId t) override;

 private:
  const vm::World& world_;
  struct Waiting {
    size_t row;
    u32 caller;  // the number of the frame of the user's code that has made the call, from the bottom, from 1 on
  };
  std::map<vm::ThreadId, Waiting> waiting_;
  std::map<size_t, std::string> results_;  // by row
};

// A text of the program, in quotes, at most some forty characters of it.
std::string short_quoted(const std::string& text);

// "5", "true", "\"text\"", "Account#2", "null": a value as it stands in a register, with the descriptor of its type.
std::string register_text(const vm::World& world, const std::string& type, u64 raw);

}  // namespace heddle::tester
