// Requests that go on or back, and how it is told where the run has stopped.
#include <fmt/format.h>

#include "dap/session.h"
#include "repl/stepping.h"
#include "tester/words.h"

namespace heddle::dap {

using protocol::BadRequest;

namespace {

std::string without_end(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

}  // namespace

void Session::run_from_start() {
  if (stop_on_entry_) {
    tell_output();
    stopped("entry", "Stopped at the beginning", "", debuggee_->walk().next_thread(), {});
    return;
  }
  go("continue", "");
}

// Has the debugger execute a command, of that thread ("": whoever goes on next), and tells where it has led.
void Session::go(const std::string& command, const std::string& thread) {
  repl::Debugger& debugger = debuggee_->debugger();
  debugger.look_at(thread);
  debugger.execute(command);
  debugger.look_at("");
  tell_output();
  tell_stop("step", debugger.last_stop().text);
}

// `otherwise`: the reason, if there is no other one.
void Session::tell_stop(const char* otherwise, const std::string& text) {
  const repl::Stop& s = debuggee_->debugger().last_stop();
  const repl::Walk& walk = debuggee_->walk();
  const std::string thread = s.thread.empty() ? walk.next_thread() : s.thread, all = without_end(text);
  const bool forward = !s.beginning;
  if (no_debug_ || (walk.ended() && !stop_at_end_ && forward)) {
    if (!walk.ended()) output("console", all + "\n");
    return end();
  }
  exception_ = {};
  std::vector<u64> ids;
  std::string reason;
  for (const u32 number : s.breakpoints) {
    size_t index = 0;
    const std::vector<Wanted>* const list = of_debugger(number, &index);
    if (list == nullptr) continue;
    const Wanted& wanted = (*list)[index];
    ids.push_back(wanted.id);
    const char* const kinds[] = {"breakpoint", "function breakpoint", "data breakpoint"};
    if (reason.empty()) reason = kinds[static_cast<size_t>(wanted.kind)];
  }
  if (!s.exception.empty()) {
    const std::string name = s.exception.substr(0, s.exception.find(':'));
    exception_ = {name, s.exception, true};
    return stopped("exception", s.failed_assertion ? "An assertion fails" : "Exception", s.exception, thread, ids);
  }
  if (!s.events.empty()) {
    exception_ = {"heddle.Race", s.events.back(), true};
    return stopped("exception", "Stopped by what happened", fmt::format("{}", fmt::join(s.events, "\n")), thread, ids);
  }
  if (!s.breakpoints.empty()) {
    if (reason.empty()) reason = "breakpoint";  // one that a command of the debugger has set
    return stopped(reason, "Stopped at a " + reason, all, thread, ids);
  }
  if (s.arrived) return stopped("step", "Stopped after a step", all, thread, {});
  if (walk.ended() && forward)
    return stopped("end", "The program has ended", "'continue' ends the session; it can also go back", thread, {});
  if (walk.next_thread().empty() && !walk.inside()) {
    std::string who = "Nobody can go on:";
    for (const tester::ThreadReport& r : walk.threads())
      if (r.status != tester::ThreadStatus::HasEnded) who += "\n" + r.thread + " " + tester::want_text(r);
    exception_ = {"heddle.Deadlock", who, true};
    return stopped("exception", "Nobody can go on", who, thread, {});
  }
  if (s.beginning) return stopped("entry", "This is the beginning", "", thread, {});
  if (s.paused) return stopped("pause", "Paused", "", thread, {});
  if (s.schedule_ends) return stopped("pause", "The schedule ends here", "'continue' goes on behind it", thread, {});
  if (s.limit || s.refused) return stopped("pause", all, all, thread, {});
  stopped(otherwise, "Stopped", all, thread, ids);
}

void Session::stopped(const std::string& reason, const std::string& description, const std::string& text,
                      const std::string& thread, std::vector<u64> breakpoints) {
  frames_.clear();
  variables_->forget();
  for (const auto& t : world().threads)
    if (t->core.state != vm::ThreadState::Unborn) number_of(interp::thread_path(world(), t->id));
  Json body = {{"reason", reason},
               {"description", description},
               {"allThreadsStopped", true},
               {"threadId", number_of(thread.empty() ? "0" : thread)}};
  if (!text.empty()) body["text"] = text;
  if (!breakpoints.empty()) body["hitBreakpointIds"] = breakpoints;
  event("stopped", std::move(body));
}

Session::Body Session::go_on(const Arguments&) {
  const bool at_end = debuggee_->walk().ended();
  afterwards([this, at_end] {
    if (at_end) end();
    else go("continue", "");
  });
  return {{"allThreadsContinued", true}};
}

Session::Body Session::reverse_continue(const Arguments&) {
  afterwards([this] { go("rcontinue", ""); });
  return nullptr;
}

Session::Body Session::step(const Arguments& arguments, const char* command, const char* by_operations) {
  const std::string path = path_of(arguments), granularity = arguments.text("granularity", "line");
  if (granularity == "instruction") {
    const std::string line = fmt::format("{}{}", by_operations, std::string(by_operations) == "run " ? path : "");
    afterwards([this, line] {
      debuggee_->debugger().execute(line);
      tell_output();
      stopped("step", "Stopped after an operation", "", debuggee_->walk().next_thread(), {});
    });
    return nullptr;
  }
  afterwards([this, path, command] { go(command, path); });
  return nullptr;
}

Session::Body Session::next(const Arguments& arguments) { return step(arguments, "next", "run "); }
Session::Body Session::step_in(const Arguments& arguments) { return step(arguments, "step", "run "); }
Session::Body Session::step_out(const Arguments& arguments) { return step(arguments, "finish", "run "); }
Session::Body Session::step_back(const Arguments& arguments) { return step(arguments, "rnext", "back"); }

// (What ran has been stopped when this message was read.)
Session::Body Session::pause(const Arguments&) { return nullptr; }

Session::Body Session::exception_info(const Arguments&) {
  if (exception_.id.empty()) throw BadRequest("the run has not stopped at an exception");
  return {{"exceptionId", exception_.id},
          {"description", exception_.description},
          {"breakMode", exception_.unhandled ? "unhandled" : "always"},
          {"details", {{"message", exception_.description}, {"typeName", exception_.id}}}};
}

}  // namespace heddle::dap
