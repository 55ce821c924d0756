// Finding the operations of a schedule again in a program that has been changed since it was written (vm replay
// --tolerant). A thread's recorded operations and those that it would perform now are aligned as two texts are by diff:
// pairs that are surely the same cost nothing, those that may be (another object, another text of the line) something,
// what is gone or new more. So nothing of it is certain; what is decided is shown to the user.
#pragma once

#include <functional>
#include <map>
#include <span>

#include "checkpoint/checkpoint.h"
#include "tester/trace.h"

namespace heddle::tester {

using SourceLine = std::function<std::string(const std::string& file, u32 line)>;

// Makes anchors of operations that are about to be performed. Objects without names of their own are called after the
// variables that referred to them when they were met first.
class Anchors {
 public:
  Anchors(const vm::World& world, SourceLine source) : world_(world), source_(std::move(source)) {}  // source: or null
  interp::Anchor of(ThreadId t, const interp::Operation& stop);

 private:
  void name_objects(std::string* text);
  const vm::World& world_;
  const SourceLine source_;
  std::map<std::string, std::string> names_;  // label -> variable, or itself
  u32 looked_ = 0;
};

// As anchors have the text of a line: without indentation, and not too long.
std::string trimmed_code(const std::string& line);

// An operation and the first part of its anchor (kind, manner, subject), either way.
void name_in_anchor(const OperationReport& operation, interp::Anchor* anchor);
OperationReport report_of(const interp::Anchor& anchor);

// What a thread would do now if it ran alone.
struct Ahead {
  std::vector<interp::Anchor> operations;
  bool cut = false;  // more may follow: it is held up behind the last of them, or that were enough
};
Ahead operations_ahead(vm::World& world, checkpoint::Checkpoints& checkpoints, ThreadId t, size_t most,
                       Anchors& anchors);

// The first of the recorded operations that has a partner among those ahead: `then` and `now` are their indices.
struct Partners {
  bool found = false;
  size_t then = 0, now = 0;
};
Partners first_partners(std::span<const interp::Anchor* const> recorded, const Ahead& ahead);

}  // namespace heddle::tester
