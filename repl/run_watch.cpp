#include "repl/run_watch.h"

#include <algorithm>

#include <fmt/format.h>

#include "interp/handlers.h"
#include "tester/describe.h"

namespace heddle::repl {

ThrowWatch::ThrowWatch(vm::World& world) : world_(world) { world.throw_listeners.push_back(this); }

ThrowWatch::~ThrowWatch() { std::erase(world_.throw_listeners, static_cast<vm::ThrowListener*>(this)); }

void ThrowWatch::listen(const Ticker* ticker, std::function<bool(const Thrown&)> wanted) {
  ticker_ = ticker;
  wanted_ = std::move(wanted);
  thrown.clear();
  listening_ = true;
}

void ThrowWatch::exception_thrown(vm::ThreadId t, vm::Ref exception) {
  if (!listening_ || muted_) return;
  if (interp::is_passed_on(world_, t, exception)) return;  // it has been thrown before
  Thrown e;
  e.tick = ticker_ != nullptr ? ticker_->ticks() : 0;
  const vm::ObjectHeader& header = world_.heap.header(exception);
  for (const vm::Class* c : world_.classes.by_id(header.class_id)->super_chain) e.classes.push_back(c->dotted_name());
  e.text = tester::exception_text(world_, exception);
  e.caught = interp::is_handled(world_, t, exception);
  e.failed_assertion = (header.flags & vm::kFailedAssertion) != 0;
  if (wanted_(e)) thrown.push_back(std::move(e));
}

bool catches(const Breakpoint& b, const ThrowWatch::Thrown& thrown) {
  if (b.kind != Breakpoint::Kind::Exception || !b.enabled) return false;
  const auto plain = [](std::string name) {
    std::replace(name.begin(), name.end(), '$', '.');
    return name;
  };
  const std::string wanted = plain(b.exception);
  return wanted.empty() || std::any_of(thrown.classes.begin(), thrown.classes.end(), [&](const std::string& name) {
           return plain(name) == wanted || plain(name).ends_with("." + wanted);
         });
}

bool RunWatch::variable_has_changed() const {
  for (const Breakpoint& b : breakpoints_.all()) {
    if (b.kind != Breakpoint::Kind::Variable || !b.enabled) continue;
    // (The thread's record does not say how deep it is now.)
    const bool gone = b.frame.valid() && b.frame.thread == t_ ? depth() <= b.frame.index : !breakpoints_.is_there(b);
    if (b.is_there == gone || (!gone && breakpoints_.raw(b) != b.raw)) return true;
  }
  return false;
}

void RunWatch::look_at_variables(u64 tick) {
  for (Breakpoint& b : breakpoints_.all()) {
    if (b.kind != Breakpoint::Kind::Variable || !b.enabled) continue;
    const bool there = breakpoints_.is_there(b);
    if (there != b.is_there) {
      b.is_there = there;
      const char* const gone = b.frame.valid() ? "its frame is gone" : "its object is gone";
      const char* const what = there == collects_ ? gone : "it is there again";
      hits.push_back({tick, b.number, fmt::format("{}: {}: {}\n", b.number, b.text, what)});
      if (!there) continue;
      b.raw = breakpoints_.raw(b);
      b.value = breakpoints_.text_of(b);
    }
    if (!there || breakpoints_.raw(b) == b.raw) continue;
    const std::string now = breakpoints_.text_of(b);
    std::string error;
    if (b.condition.empty() || condition_(b, t_, &error))
      hits.push_back({tick, b.number,
                      fmt::format("{}: {} was {}, is {}{}\n", b.number, b.text, collects_ ? now : b.value,
                                  collects_ ? b.value : now, error.empty() ? "" : ": the condition " + error)});
    b.value = now;
    b.raw = breakpoints_.raw(b);
  }
}

void RunWatch::note_result() {
  const bytecode::Instruction i = method().image->code.empty() ? bytecode::Instruction{} : method().image->code[pc()];
  const vm::Thread& thread = world_.thread(t_);
  const vm::Frame& frame = thread.frames[depth() - 1];
  has_result = i.op == bytecode::Opcode::RET_P || i.op == bytecode::Opcode::RET_R;
  if (!has_result) return;
  result = i.op == bytecode::Opcode::RET_R ? thread.refs[frame.ref_base + i.a] : thread.prims[frame.prim_base + i.a];
  result_type = method().descriptor.substr(method().descriptor.find(')') + 1);
}

// The object whose monitor the instruction enters, not for a second time; 0: none.
vm::Ref RunWatch::entered_monitor() const {
  const bytecode::Instruction& i = method().code[pc()];
  if (i.op != bytecode::Opcode::MONENTER) return 0;
  const vm::Thread& thread = world_.thread(t_);
  const vm::Ref object = thread.refs[thread.frames[depth() - 1].ref_base + i.a];
  return object != 0 && world_.heap.header(object).owner != t_ + 1 ? object : 0;
}

bool RunWatch::arrives() {
  if (limit_ != 0 && ticks() >= limit_) return true;
  if (throws_ != nullptr && !throws_->thrown.empty()) return true;
  if (ticks() <= after_) return false;
  if (rule_ != nullptr && rule_->kind == LineRule::Kind::Finish && depth() == rule_->from.depth) note_result();
  rule_now_ = false;
  if (rule_ != nullptr) rule_->passes(depth());
  if (rule_ != nullptr && is_user_code(method())) {
    const Location here = location();
    rule_now_ = here.line != 0 && rule_->stops_at(here);
  }
  breakpoint_now_ = breakpoints_.any_at(method(), pc());
  variable_now_ = variable_has_changed();
  monitor_ = entered_monitor();
  return rule_now_ || breakpoint_now_ || variable_now_ || monitor_ != 0;
}

bool RunWatch::stops(vm::ThreadId t) {
  if (limit_ != 0 && ticks() >= limit_) {
    look_at_variables(ticks());  // the instruction before may have changed one
    return true;
  }
  if (throws_ != nullptr && !throws_->thrown.empty()) return true;
  if (variable_now_) look_at_variables(ticks());
  if (monitor_ != 0)
    for (const Breakpoint& b : breakpoints_.all()) {
      if (b.kind != Breakpoint::Kind::Monitor || !b.enabled || b.object != monitor_ || !breakpoints_.is_there(b))
        continue;
      if (std::string error; b.condition.empty() || condition_(b, t, &error))
        hits.push_back({ticks(), b.number,
                        fmt::format("{}: {}{}\n", b.number, b.text, error.empty() ? "" : ": the condition " + error)});
    }
  if (breakpoint_now_)
    for (const u32 number : breakpoints_.at(method(), pc())) {
      const Breakpoint* b = breakpoints_.find(number);
      if (b == nullptr || !b->enabled) continue;
      // A method begins where it is called, not where a loop comes back to its first instruction.
      if (b->kind == Breakpoint::Kind::Method && depth() <= depth_before()) continue;
      std::string error;
      if (!b->thread.empty() && b->thread != world_.thread_path(t)) continue;
      if (!b->condition.empty() && !condition_(*b, t, &error)) continue;
      hits.push_back({ticks(), number,
                      fmt::format("{}: {}{}\n", number, b->text, error.empty() ? "" : ": the condition " + error)});
    }
  rule_is_met = rule_is_met || rule_now_;
  return !collects_ && (rule_is_met || !hits.empty());
}

}  // namespace heddle::repl
