// Requests that only Heddle has: explorations, their findings, and who may go on.
#include <fmt/format.h>

#include "dap/session.h"
#include "repl/stepping.h"
#include "tester/describe.h"
#include "tester/explain.h"
#include "tester/words.h"

namespace heddle::dap {

using protocol::BadRequest;

// Explores, and says in a console message what came of it.
Session::Json Session::explored(const Arguments& arguments, bool outcomes) {
  ExploreRequest what;
  what.outcomes = outcomes;
  what.options = arguments.texts("options");
  if (arguments.has("seconds")) {
    what.options.emplace_back("--max-time");
    what.options.push_back(fmt::format("{}s", arguments.real("seconds", 0)));
  }
  Json report;
  std::string error;
  if (!host_.explore(launch_, what, &report, &error)) {
    while (error.ends_with('\n')) error.pop_back();
    throw BadRequest(error);
  }
  return report;
}

Session::Body Session::explore(const Arguments& arguments) {
  const Json report = explored(arguments, false);
  findings_ = report.value("findings", Json::array());
  Json findings = Json::array();
  size_t number = 0;
  for (const Json& f : findings_) {
    Json row = {{"id", f.value("key", "")},
                {"number", ++number},
                {"kind", f.value("kind", "")},
                {"message", f.value("message", "")},
                {"failure", f.value("failure", true)},
                {"loadable", f.contains("schedule")}};
    for (const char* member : {"schedule_file", "variable", "thread", "stack", "hints", "preemptions"})
      if (f.contains(member)) row[member] = f.at(member);
    findings.push_back(std::move(row));
  }
  Json body = {{"findings", findings}};
  for (const char* member : {"verdict", "end", "mode", "seconds", "counts"})
    if (report.contains(member)) body[member] = report.at(member);
  return body;
}

Session::Body Session::outcomes(const Arguments& arguments) {
  const Json report = explored(arguments, true);
  Json body = {{"outputs", report.value("outputs", Json::array())}};
  for (const char* member : {"verdict", "end"})
    if (report.contains(member)) body[member] = report.at(member);
  return body;
}

Session::Body Session::load_finding(const Arguments& arguments) {
  std::string text;
  if (arguments.has("number")) {
    const u64 number = arguments.number("number");
    if (number == 0 || number > findings_.size())
      throw BadRequest(fmt::format("there is no finding {}: 'heddle/explore' has found {}", number, findings_.size()));
    text = findings_[number - 1].value("schedule", "");
  } else {
    const std::string id = arguments.text("id");
    bool found = false;
    for (const Json& f : findings_)
      if (f.value("key", "") == id) {
        text = f.value("schedule", "");
        found = true;
      }
    if (!found) throw BadRequest(fmt::format("there is no finding '{}' of 'heddle/explore'", id));
  }
  if (text.empty()) throw BadRequest("this finding has no schedule");
  std::string error;
  std::unique_ptr<Debuggee> debuggee = host_.load(launch_, text, &error);
  if (!debuggee) {
    while (error.ends_with('\n')) error.pop_back();
    throw BadRequest(error);
  }
  begin(std::move(debuggee));
  set_all_again();
  const size_t planned = debuggee_->walk().planned();
  afterwards([this] {
    tell_output();
    stopped("entry", "At the beginning of the finding's schedule", "'continue' goes to what it shows",
            debuggee_->walk().next_thread(), {});
  });
  return {{"operations", planned}, {"why", debuggee_->debugger().execute("why")}};
}

// Who may go on here, to do what, and why the others cannot.
Session::Body Session::choices(const Arguments&) {
  const repl::Walk& walk = debuggee_->walk();
  Json all = Json::array();
  const std::map<std::string, std::string> names = thread_names();
  for (const tester::ThreadReport& r : walk.threads()) {
    const vm::ThreadId t = interp::find_thread(world(), r.path);
    const auto name = names.find(r.path);
    const bool ended = r.status == tester::ThreadStatus::HasEnded;
    const bool can = !ended && walk.can_go_on(t);
    Json row = {{"threadId", number_of(r.path)},
                {"path", r.path},
                {"name", name == names.end() ? r.thread : name->second},
                {"canRun", can},
                {"next", r.path == walk.next_thread()}};
    tester::Place place;
    const std::string what = ended ? "" : tester::any_operation_text(walk.next_operation(t, &place));
    const bool under_way = walk.inside() && r.path == walk.next_thread();
    row["what"] = !can ? tester::want_text(r) : under_way || what.empty() ? "goes on" : what;
    if (const repl::Location here = repl::user_location(world(), t); under_way && here.depth != 0)
      place = tester::place_of(*here.method, here.pc);
    if (place.line == 0)
      if (const tester::Place* p = tester::first_user_place(r.stack)) place = *p;
    if (place.line != 0) row["place"] = tester::place_text(place);
    all.push_back(std::move(row));
  }
  return {{"threads", all}, {"text", debuggee_->debugger().execute("run ?")}};
}

Session::Body Session::run_thread(const Arguments& arguments) {
  std::string line = "run " + interp::thread_path(world(), thread_of(arguments));
  if (arguments.has("count")) line += fmt::format(" {}", arguments.number("count", 1'000'000));
  if (arguments.has("pick")) line += fmt::format(" pick {}", arguments.number("pick", 0xffffffffu));
  const repl::Point before = debuggee_->walk().point();
  std::string text = debuggee_->debugger().execute(line);
  if (debuggee_->walk().point() == before) {
    while (text.ends_with('\n')) text.pop_back();
    throw BadRequest(text);
  }
  const std::string thread = path_of(arguments);
  afterwards([this, thread, text] {
    tell_output();
    stopped("step", "Stopped after an operation", text, thread, {});
  });
  return {{"text", text}};
}

Session::Body Session::position(const Arguments&) {
  const repl::Walk& walk = debuggee_->walk();
  return {{"operations", walk.position()},
          {"inside", walk.inside()},
          {"planned", walk.planned()},
          {"scheduled", walk.scheduled()},
          {"ended", walk.ended()}};
}

// Operations of this way, from number `from` on.
Session::Body Session::schedule(const Arguments& arguments) {
  repl::Walk& walk = debuggee_->walk();
  const u64 count = arguments.number("count", 100, 10'000);
  const u64 here = walk.position();
  const u64 from = arguments.number("from", here > count / 2 ? here - count / 2 + 1 : 1, 1u << 30);
  Json rows = Json::array();
  for (u64 i = from == 0 ? 0 : from - 1; i < walk.planned() && rows.size() < count; ++i) {
    const repl::Step step = walk.operation(i);
    Json row = {{"number", i + 1}, {"path", step.thread}, {"done", i < here}};
    row["thread"] = step.row.thread.empty() ? step.thread : step.row.thread;
    if (!step.row.operation.is_nothing())
      row["what"] =
          (step.row.call.empty() ? "" : step.row.call + ": ") + tester::any_operation_text(step.row.operation);
    if (step.row.place.line != 0) row["place"] = tester::place_text(step.row.place);
    if (!step.events.empty()) row["events"] = step.events;
    rows.push_back(std::move(row));
  }
  return {{"operations", rows}, {"position", here}, {"planned", walk.planned()}};
}

Session::Body Session::go_to(const Arguments& arguments) {
  const u64 target = arguments.number("operation", 1u << 30);
  std::string text = debuggee_->debugger().execute(fmt::format("goto {}", target));
  if (debuggee_->walk().position() != target) {
    while (text.ends_with('\n')) text.pop_back();
    afterwards([this] { tell_output(); });
    throw BadRequest(fmt::format("the run has {} operations", debuggee_->walk().position()));
  }
  afterwards([this] {
    tell_output();
    stopped("goto", "Stopped", "", debuggee_->walk().next_thread(), {});
  });
  return nullptr;
}

}  // namespace heddle::dap
