// run ?, run THREAD ? and pick ?: what may be chosen at this point, and why the others cannot go on.
#include <fmt/format.h>

#include "interp/run.h"
#include "repl/debugger.h"
#include "tester/words.h"

namespace heddle::repl {
namespace {

using interp::DecisionKind;
using interp::Operation;
using interp::StopKind;

constexpr u32 kValuesShown = 20;  // of Verify.choose

}  // namespace

// What each number behind `pick` means; "": there is nothing to pick.
std::string Debugger::picks_text(const Operation& operation, const std::vector<tester::Pick>& picks) {
  const vm::World& world = walk_.world();
  std::string text;
  for (const tester::Pick& pick : picks) {
    if (pick.kind == DecisionKind::Timeout) {
      text += fmt::format("\n{:>26}", "its time is up");
      continue;
    }
    if (pick.options < 2) continue;
    if (pick.kind == DecisionKind::Notify) {
      std::vector<vm::ThreadId> waiters;
      interp::waiters_of(world, operation.object, waiters);
      for (u32 i = 0; i < pick.options && i < waiters.size(); ++i)
        text += fmt::format("\n         pick {:<4} wakes {}{}", i, world.thread_label(waiters[i]),
                            i == 0 ? ", who has waited longest" : "");
      continue;
    }
    switch (operation.kind) {
      case StopKind::Clock: text += "\n         pick 0    the usual time\n         pick 1    an hour later"; break;
      case StopKind::HashOrder:
        for (u32 i = 0; i < pick.options; ++i)
          text += fmt::format("\n         pick {:<4} the order {} of identity hash codes", i, i);
        break;
      case StopKind::Cas: text += "\n         pick 0    it succeeds\n         pick 1    it fails, spuriously"; break;
      case StopKind::Waiting:
      case StopKind::Park:
        text += "\n         pick 0    its time is up\n         pick 1    it wakes up without a reason";
        break;
      default:
        for (u32 i = 0; i < pick.options && i < kValuesShown; ++i)
          text += fmt::format("\n         pick {:<4} the value {}", i, i);
        if (pick.options > kValuesShown) text += fmt::format("\n         ... up to pick {}", pick.options - 1);
    }
  }
  return text;
}

// A thread that can go on is let go on, to see what that is; then everything is as before.
std::string Debugger::choices(const std::string& only) {
  std::string can, cannot;
  // The operation that is under way is ended first, whoever goes on.
  const Point here = walk_.point();
  const std::string first = walk_.next_thread();
  const Walk::Plan before = walk_.kept_plan();
  if (std::string error; here.ticks != 0) {
    walk_.leave();
    if (!walk_.forward(first, {}, &error)) {
      go_to(here, first);
      return wrong(error + "\n");
    }
  }
  for (const tester::ThreadReport& r : walk_.threads()) {
    if (!only.empty() && r.path != only) continue;
    const vm::ThreadId t = interp::find_thread(walk_.world(), r.path);
    const vm::ThreadCore& core = walk_.world().thread(t).core;
    std::string error;
    const bool tried = walk_.can_go_on(t);
    const bool fresh = core.state == vm::ThreadState::Runnable && core.steps == 0;
    const Operation operation = tried && !fresh ? interp::pending_operation(walk_.world(), t) : Operation{};
    const Walk::Plan kept = walk_.kept_plan();
    if (tried && walk_.forward(r.path, {}, &error)) {
      const Step done = walk_.operation(walk_.position() - 1);
      walk_.back();
      walk_.plan(kept);
      const std::string what = tester::any_operation_text(done.row.operation);
      can += fmt::format("  run {:<12}  {}{}", r.thread, done.row.call.empty() ? "" : done.row.call + ": ",
                         what.empty() ? "goes on" : what);
      if (done.row.place.line != 0) can += fmt::format("   ({})", tester::place_text(done.row.place));
      can += picks_text(operation, done.picks) + "\n";
      for (const std::string& event : done.events) can += "         ! " + event + "\n";
      continue;
    }
    walk_.plan(kept);
    cannot += error.empty() ? fmt::format("  {} {}", r.thread, tester::want_text(r)) : "  " + error;
    if (const tester::Place* p = tester::first_user_place(r.stack); p != nullptr && error.empty())
      cannot += fmt::format("   ({})", tester::place_text(*p));
    cannot += '\n';
  }
  const bool ended = walk_.ended();
  if (here.ticks != 0) {
    walk_.back();
    walk_.plan(before);
    go_to(here, first);
  }
  std::string text;
  if (here.ticks != 0 && !ended) text = "behind the operation that is under way:\n";
  if (!can.empty()) text += "what may be done here:\n" + can;
  if (!cannot.empty()) text += (can.empty() ? "nobody can go on:\n" : "and who cannot go on:\n") + cannot;
  return renamed(ended ? "the program has ended\n" : text);
}

std::string Debugger::pick(const Words& words) {
  if (words.size() > 1 || (words.size() == 1 && words[0] != "?"))
    return wrong("pick is said behind a thread: run THREAD pick K; 'pick ?' lists what may be chosen\n");
  return choices("");
}

}  // namespace heddle::repl
