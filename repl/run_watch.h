// Follows a thread through one operation, instruction by instruction, and finds where a breakpoint, a rule by lines or
// an exception stops it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "repl/breakpoints.h"
#include "repl/stepping.h"

namespace heddle::repl {

// The exceptions that are thrown while somebody listens.
class ThrowWatch final : public vm::ThrowListener {
 public:
  explicit ThrowWatch(vm::World& world);
  ~ThrowWatch() override;
  ThrowWatch(const ThrowWatch&) = delete;
  ThrowWatch& operator=(const ThrowWatch&) = delete;

  struct Thrown {
    u64 tick = 0;                      // the instruction that threw it; 0: the operation itself
    std::vector<std::string> classes;  // its class and those above, "java.lang.Error"
    std::string text;                  // "java.lang.IllegalStateException: no money"
    bool caught = false;               // by a handler that names a class: a `finally` only passes it on
    bool failed_assertion = false;
  };
  std::vector<Thrown> thrown;

  // From now on those that are wanted, with the instructions that this counts (null: with tick 0). Forgets what there
  // was.
  void listen(const Ticker* ticker, std::function<bool(const Thrown&)> wanted);
  void stop() { listening_ = false; }
  void mute(bool on) { muted_ = on; }
  void exception_thrown(vm::ThreadId t, vm::Ref exception) override;

 private:
  vm::World& world_;
  const Ticker* ticker_ = nullptr;
  std::function<bool(const Thrown&)> wanted_;
  bool listening_ = false, muted_ = false;
};

// Does a breakpoint of kind Exception mean that?
bool catches(const Breakpoint& b, const ThrowWatch::Thrown& thrown);

// Why a run stops, or would.
struct Hit {
  u64 tick = 0;    // in front of that instruction; 0: in front of the operation
  u32 number = 0;  // of the breakpoint; 0: the rule
  std::string text;
};

class RunWatch final : public Ticker {
 public:
  // Asked in front of an instruction at which a breakpoint lies: does its condition hold for the thread? With *error it
  // counts as if it did.
  using Condition = std::function<bool(const Breakpoint&, vm::ThreadId, std::string* error)>;

  RunWatch(const vm::World& world, vm::ThreadId t, Breakpoints& breakpoints, Condition condition)
      : world_(world), t_(t), breakpoints_(breakpoints), condition_(std::move(condition)) {}

  // Forward: stops at the first hit behind instruction `after`.
  void forward(u64 after, LineRule* rule, ThrowWatch* throws) {
    after_ = after;
    rule_ = rule;
    throws_ = throws;
  }
  // Looking back: collects all hits before instruction `limit` (0: to the operation's end).
  void collect(u64 limit) {
    limit_ = limit;
    collects_ = true;
  }

  std::vector<Hit> hits;
  bool rule_is_met = false;
  // What the frame has returned of which LineRule::Kind::Finish waits for the end, and its type.
  bool has_result = false;
  u64 result = 0;
  std::string result_type;

  // Compares the watched variables with what they were when they were looked at last.
  void look_at_variables(u64 tick);

 protected:
  bool arrives() override;
  bool stops(vm::ThreadId t) override;

 private:
  bool variable_has_changed() const;
  vm::Ref entered_monitor() const;
  void note_result();

  const vm::World& world_;
  const vm::ThreadId t_;
  Breakpoints& breakpoints_;
  const Condition condition_;
  u64 after_ = 0, limit_ = 0;
  LineRule* rule_ = nullptr;
  ThrowWatch* throws_ = nullptr;
  bool collects_ = false, rule_now_ = false, breakpoint_now_ = false, variable_now_ = false;
  vm::Ref monitor_ = 0;
};

}  // namespace heddle::repl
