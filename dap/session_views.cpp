// Requests that look around in the stopped program, and change a variable.
#include <algorithm>

#include <fmt/format.h>

#include "dap/session.h"
#include "repl/inspect.h"
#include "tester/describe.h"
#include "tester/explain.h"
#include "tester/words.h"

namespace heddle::dap {

using protocol::BadRequest;
using repl::FrameId;

// A thread is called the same as long as the session lasts: by its path.
u64 Session::number_of(const std::string& path) {
  return thread_numbers_.emplace(path, thread_numbers_.size() + 1).first->second;
}

std::string Session::path_of(const Arguments& arguments) const {
  const u64 number = arguments.number("threadId");
  for (const auto& [path, known] : thread_numbers_)
    if (known == number) return path;
  throw BadRequest(fmt::format("there is no thread {}", number));
}

vm::ThreadId Session::thread_of(const Arguments& arguments) const {
  const std::string path = path_of(arguments);
  const vm::ThreadId t = interp::find_thread(world(), path);
  if (t == vm::kNoThread || world().thread(t).core.state == vm::ThreadState::Unborn)
    throw BadRequest("thread " + path + " has not been started at this point");
  return t;
}

// Those that have been started; threads with one name carry their path.
std::map<std::string, std::string> Session::thread_names() const {
  std::map<std::string, std::string> names;
  std::map<std::string, int> count;
  for (const auto& t : world().threads)
    if (t->core.state != vm::ThreadState::Unborn) ++count[world().thread_label(t->id)];
  for (const auto& t : world().threads) {
    if (t->core.state == vm::ThreadState::Unborn) continue;
    const std::string path = interp::thread_path(world(), t->id), label = world().thread_label(t->id);
    names[path] = count[label] > 1 ? fmt::format("{} ({})", label, path) : label;
  }
  return names;
}

Session::Body Session::threads(const Arguments&) {
  Json all = Json::array();
  const std::map<std::string, std::string> names = thread_names();
  bool some = false;
  for (const auto& t : world().threads)
    some = some || (t->core.state != vm::ThreadState::Unborn && t->core.state != vm::ThreadState::Dead);
  for (const auto& t : world().threads) {
    const std::string path = interp::thread_path(world(), t->id);
    const auto name = names.find(path);
    if (name == names.end()) continue;
    const bool dead = t->core.state == vm::ThreadState::Dead;
    // (At the end there must be somebody who can go back.)
    if (dead && some) continue;
    all.push_back({{"id", number_of(path)}, {"name", name->second + (dead ? " (has ended)" : "")}});
  }
  return {{"threads", all}};
}

FrameId Session::frame_of(u64 id) const {
  if (id == 0 || id > frames_.size()) throw BadRequest(fmt::format("there is no frame {} any more", id));
  return frames_[id - 1];
}

Session::Body Session::stack_trace(const Arguments& arguments) {
  const vm::ThreadId t = thread_of(arguments);
  const u64 start = arguments.number("startFrame", 0, 1u << 30), levels = arguments.number("levels", 0, 1u << 30);
  Json frames = Json::array();
  if (world().thread(t).core.state == vm::ThreadState::Dead) return {{"stackFrames", frames}, {"totalFrames", 0}};
  const std::vector<interp::StackFrame> stack = interp::stack_of(world(), t);
  for (size_t i = start; i < stack.size() && (levels == 0 || i - start < levels); ++i) {
    const FrameId frame{t, static_cast<u32>(stack.size() - 1 - i)};
    size_t at = 0;
    while (at < frames_.size() && (frames_[at].thread != frame.thread || frames_[at].index != frame.index)) ++at;
    if (at == frames_.size()) frames_.push_back(frame);
    Json json = {{"id", at + 1}};
    const vm::Method* const method = stack[i].method;
    const tester::Place place = method != nullptr ? tester::place_of(*method, stack[i].pc) : tester::Place{};
    json["name"] = tester::method_text(place);
    json["line"] = place.line == 0 ? 0 : place.line - 1 + first_line_;
    json["column"] = place.column == 0 ? first_column_ : place.column - 1 + first_column_;
    const bool own = method != nullptr && repl::is_user_code(*method);
    if (!own) json["presentationHint"] = "subtle";
    if (!place.file.empty())
      json["source"] = source_json(place.file, place.library ? "" : sources_->path_of(*method->owner));
    frames.push_back(std::move(json));
  }
  return {{"stackFrames", frames}, {"totalFrames", stack.size()}};
}

Session::Body Session::scopes(const Arguments& arguments) {
  const FrameId frame = frame_of(arguments.number("frameId"));
  Json all = Json::array();
  all.push_back({{"name", "Locals"},
                 {"presentationHint", "locals"},
                 {"variablesReference", variables_->locals(frame)},
                 {"expensive", false}});
  const vm::Method* const method =
      world().classes.method_by_id(world().thread(frame.thread).frames[frame.index].method);
  if (const u64 statics = variables_->statics(frame.thread, *method->owner))
    all.push_back({{"name", "Static fields"}, {"variablesReference", statics}, {"expensive", false}});
  return {{"scopes", all}};
}

Session::Body Session::variables(const Arguments& arguments) {
  const u64 reference = arguments.number("variablesReference");
  const size_t start = arguments.number("start", 0, 1u << 30);
  u64 count = arguments.number("count", 0, 1u << 30);
  if (count == 0) count = 1u << 30;
  Json rows;
  // (The evaluation of a toString() may be interrupted, and then the name stands in its place.)
  if (!variables_->rows(reference, start, count, &rows))
    throw BadRequest(fmt::format("there are no variables {} any more", reference));
  return {{"variables", rows}};
}

// A command of the debugger, as `vm debug` has them.
Session::Body Session::command(const std::string& line, FrameId frame) {
  repl::Debugger& debugger = debuggee_->debugger();
  const repl::Point before = debuggee_->walk().point();
  const size_t edits = debuggee_->walk().edits();
  debugger.look_at(frame);
  const std::string text = debugger.execute(line);
  debugger.look_at("");
  if (debugger.finished()) {
    afterwards([this] { end(); });
  } else if (debuggee_->walk().point() != before || debuggee_->walk().edits() != edits) {
    afterwards([this] {
      tell_output();
      stopped("step", "Stopped after a command", "", debuggee_->walk().next_thread(), {});
    });
  }
  return {{"result", text}, {"variablesReference", 0}};
}

Session::Body Session::evaluate(const Arguments& arguments) {
  const std::string expression = arguments.text("expression"), context = arguments.text("context", "");
  FrameId frame;
  if (arguments.has("frameId")) frame = frame_of(arguments.number("frameId"));
  if (context == "repl" && expression.starts_with(":")) return command(expression.substr(1), frame);
  vm::ThreadId t = frame.thread;
  if (!frame.valid()) {
    t = interp::find_thread(world(), debuggee_->walk().next_thread());
    if (t == vm::kNoThread) t = 0;
    frame = repl::user_frame(world(), t);
  }
  repl::Value value;
  std::string error;
  Body body;
  if (repl::evaluate(world(), frame, expression, &value, &error)) {
    body = variables_->value_json(t, value, expression);
    body["result"] = body["value"];
    body.erase("value");
    return body;
  }
  // (What only looks at names must not run anything: the mouse is over it.)
  const repl::Evaluation e = debuggee_->evaluator().evaluate(t, frame, expression, false);
  if (!e.output.empty()) output("console", e.output);
  if (!e.ok()) {
    std::string text = e.error;
    while (text.ends_with('\n')) text.pop_back();
    throw BadRequest(text);
  }
  return {{"result", e.value}, {"type", e.type}, {"variablesReference", variables_->lines(e.contents)}};
}

Session::Body Session::set_variable(const Arguments& arguments) {
  const u64 reference = arguments.number("variablesReference");
  const std::string name = arguments.text("name"), text = arguments.text("value");
  FrameId frame;
  const std::string expression = variables_->expression_of(reference, name, &frame);
  if (expression.empty()) throw BadRequest("'" + name + "' cannot be set");
  repl::Debugger& debugger = debuggee_->debugger();
  const size_t edits = debuggee_->walk().edits();
  debugger.look_at(frame);
  std::string answer = debugger.execute("set " + expression + " = " + text);
  debugger.look_at("");
  if (debuggee_->walk().edits() == edits) {
    while (answer.ends_with('\n')) answer.pop_back();
    throw BadRequest(answer);
  }
  repl::Value value;
  std::string error;
  if (!repl::evaluate(world(), frame, expression, &value, &error)) return {{"value", text}};
  tell_output();
  return variables_->value_json(frame.thread, value, expression);
}

Session::Body Session::completions(const Arguments& arguments) {
  std::string text = arguments.text("text");
  const u64 column = arguments.number("column", 1u << 20) + 1 - first_column_;
  // Only what stands before the cursor counts, and `:` begins a command of the debugger.
  if (column >= 1 && column - 1 < text.size()) text.resize(column - 1);
  FrameId frame;
  if (arguments.has("frameId")) frame = frame_of(arguments.number("frameId"));
  const bool is_command = text.starts_with(":");
  const std::string line = is_command ? text.substr(1) : "print " + text;
  size_t begin = line.find_last_of(repl::Debugger::kWordBreaks);
  begin = begin == std::string::npos ? 0 : begin + 1;
  repl::Debugger& debugger = debuggee_->debugger();
  debugger.look_at(frame);
  const repl::Completions found = debugger.complete(line, begin);
  debugger.look_at("");
  Json targets = Json::array();
  const size_t length = line.size() - begin;
  for (const std::string& word : found.words)
    if (word.starts_with(line.substr(begin)))
      targets.push_back({{"label", word}, {"start", text.size() - length}, {"length", length}});
  return {{"targets", targets}};
}

}  // namespace heddle::dap
