// The input journal: what the outside has answered (docs/algorithms.md, "The input journal"). A question is put to the
// real world once, when the first path of an exploration (or the plain run that is recorded) asks it; from
// then on everybody gets the same answer. Standard input is kept by position, files, variables of the
// environment and properties by name, native calls by who makes which with what. With the journal, and nothing else
// from outside, a run can be repeated: it is stored with each schedule.
#pragma once

#include <memory>

#include "vm/outside.h"

namespace heddle::checkpoint {

// Thrown out of a run that has put a question to a frozen journal that it has no answer to.
struct NewQuestion {};

class Journal final : public vm::Outside {
 public:
  // `real` answers what the journal does not know yet.
  explicit Journal(std::unique_ptr<vm::Outside> real) : real_(std::move(real)) {}

  std::string_view input(u64 position) override;
  bool given_up() const override { return real_->given_up(); }
  const vm::FileFact& file(const std::string& path, bool contents) override;
  std::optional<std::string> variable(const std::string& name) override;
  std::string environment() override;
  std::string property(const std::string& name) override;
  const vm::NativeFact* native(const vm::NativeCall& call, const std::function<vm::NativeFact()>& perform) override;

  // An earlier process has been given these answers.
  void know(vm::OutsideFacts facts, bool input_ended) {
    facts_ = std::move(facts);
    input_ended_ = input_ended;
  }
  bool input_ended() const { return input_ended_; }
  vm::OutsideFacts take_facts() { return std::move(facts_); }
  // From now on nobody is asked any more. (This process is not the one whose questions count.)
  void freeze() { frozen_ = true; }
  // All that has been answered so far.
  const vm::OutsideFacts& facts() const { return facts_; }

 private:
  vm::OutsideFacts facts_;
  void ask() const {
    if (frozen_) throw NewQuestion{};
  }

  bool input_ended_ = false, frozen_ = false;
  std::unique_ptr<vm::Outside> real_;
};

}  // namespace heddle::checkpoint
