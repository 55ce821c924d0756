#include "dap/session.h"

#include <algorithm>

#include <fmt/format.h>

#include "vm/base/nearest_name.h"

namespace heddle::dap {

using protocol::BadRequest;

const std::vector<Session::Request>& Session::requests() {
  static const std::vector<Request> all = {
      {"initialize", &Session::initialize, false},
      {"launch", &Session::launch, false},
      {"attach", &Session::attach, false},
      {"configurationDone", &Session::configuration_done, true},
      {"restart", &Session::restart, true},
      {"terminate", &Session::terminate, false},
      {"disconnect", &Session::disconnect, false},
      {"cancel", &Session::cancel, false},
      {"loadedSources", &Session::loaded_sources, true},
      {"setBreakpoints", &Session::set_breakpoints, true},
      {"setFunctionBreakpoints", &Session::set_function_breakpoints, true},
      {"setExceptionBreakpoints", &Session::set_exception_breakpoints, true},
      {"dataBreakpointInfo", &Session::data_breakpoint_info, true},
      {"setDataBreakpoints", &Session::set_data_breakpoints, true},
      {"breakpointLocations", &Session::breakpoint_locations, true},
      {"continue", &Session::go_on, true},
      {"next", &Session::next, true},
      {"stepIn", &Session::step_in, true},
      {"stepOut", &Session::step_out, true},
      {"stepBack", &Session::step_back, true},
      {"reverseContinue", &Session::reverse_continue, true},
      {"pause", &Session::pause, true},
      {"exceptionInfo", &Session::exception_info, true},
      {"threads", &Session::threads, true},
      {"stackTrace", &Session::stack_trace, true},
      {"scopes", &Session::scopes, true},
      {"variables", &Session::variables, true},
      {"evaluate", &Session::evaluate, true},
      {"setVariable", &Session::set_variable, true},
      {"completions", &Session::completions, true},
      {"heddle/explore", &Session::explore, true},
      {"heddle/loadFinding", &Session::load_finding, true},
      {"heddle/outcomes", &Session::outcomes, true},
      {"heddle/choices", &Session::choices, true},
      {"heddle/runThread", &Session::run_thread, true},
      {"heddle/schedule", &Session::schedule, true},
      {"heddle/goTo", &Session::go_to, true},
      {"heddle/position", &Session::position, true},
  };
  return all;
}

void Session::handle(const Json& message) {
  const Arguments request(message, "request");
  Json response = {{"type", "response"}, {"request_seq", 0}, {"success", true}, {"command", ""}};
  afterwards_.clear();
  try {
    // (Responses and events of the client's: this adapter sends no requests.)
    if (request.text("type", "") != "request" && request.has("type")) return;
    response["request_seq"] = request.number("seq");
    const std::string name = request.text("command");
    response["command"] = name;
    const auto& all = requests();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Request& r) { return r.name == name; });
    if (found == all.end()) {
      std::vector<std::string> names;
      for (const Request& r : all) names.emplace_back(r.name);
      const std::string near = base::nearest_name(name, names);
      throw BadRequest("there is no request '" + name + (near.empty() ? "'" : "'; did you mean '" + near + "'?"));
    }
    if (ended_ && found->needs_program) throw BadRequest("the program has ended");
    if (found->needs_program && !debuggee_) throw BadRequest("there is no program yet: 'launch' comes first");
    static const Json kNothing = Json::object();
    const Arguments arguments(request.has("arguments") ? message.at("arguments") : kNothing);
    Body body = (this->*found->run)(arguments);
    if (!body.is_null()) response["body"] = std::move(body);
  } catch (const BadRequest& e) {
    // The first line says it in short; all of it is what the client shows.
    const std::string text = e.what();
    afterwards_.clear();
    response["success"] = false;
    response["message"] = text.substr(0, text.find('\n'));
    response["body"] = {{"error", {{"id", 1}, {"format", text}, {"showUser", true}}}};
  }
  response["seq"] = ++sent_;
  send_(response);
  const std::vector<std::function<void()>> todo = std::move(afterwards_);
  afterwards_.clear();
  for (const auto& what : todo) what();
}

void Session::malformed(const std::string& error) {
  send_({{"seq", ++sent_},
         {"type", "response"},
         {"request_seq", 0},
         {"success", false},
         {"command", ""},
         {"message", error},
         {"body", {{"error", {{"id", 2}, {"format", error}}}}}});
}

void Session::event(const char* name, Json body) {
  Json message = {{"seq", ++sent_}, {"type", "event"}, {"event", name}};
  if (!body.is_null()) message["body"] = std::move(body);
  send_(message);
}

void Session::output(const char* category, const std::string& text) {
  if (!text.empty()) event("output", {{"category", category}, {"output", text}});
}

Session::Body Session::initialize(const Arguments& arguments) {
  if (initialized_) throw BadRequest("'initialize' has been said before");
  if (arguments.text("pathFormat", "path") != "path") throw BadRequest("paths must be paths, not URIs");
  initialized_ = true;
  first_line_ = arguments.truth("linesStartAt1", true) ? 1 : 0;
  first_column_ = arguments.truth("columnsStartAt1", true) ? 1 : 0;
  Json body = {{"exceptionBreakpointFilters",
                {{{"filter", "uncaught"},
                  {"label", "Uncaught exceptions"},
                  {"description", "In front of what throws an exception that nothing catches"},
                  {"default", true}},
                 {{"filter", "assertions"}, {"label", "Failed assertions"}, {"default", true}},
                 {{"filter", "races"},
                  {"label", "Data races"},
                  {"description", "Behind the operation that completes a race"},
                  {"default", true}},
                 {{"filter", "all"},
                  {"label", "All exceptions"},
                  {"description", "In front of what throws an exception, caught or not"},
                  {"supportsCondition", true},
                  {"conditionDescription", "Names of exceptions: IOException, java.lang.Error"},
                  {"default", false}}}},
               {"completionTriggerCharacters", {".", ":"}}};
  for (const char* capability : {"supportsConfigurationDoneRequest",
                                 "supportsFunctionBreakpoints",
                                 "supportsConditionalBreakpoints",
                                 "supportsHitConditionalBreakpoints",
                                 "supportsLogPoints",
                                 "supportsEvaluateForHovers",
                                 "supportsStepBack",
                                 "supportsSetVariable",
                                 "supportsRestartRequest",
                                 "supportsExceptionInfoRequest",
                                 "supportsExceptionFilterOptions",
                                 "supportsLoadedSourcesRequest",
                                 "supportsTerminateRequest",
                                 "supportsDataBreakpoints",
                                 "supportsBreakpointLocationsRequest",
                                 "supportsCompletionsRequest",
                                 "supportsSteppingGranularity",
                                 "supportsCancelRequest",
                                 "supportsDelayedStackTraceLoading",
                                 "supportsClipboardContext"})
    body[capability] = true;
  return body;
}

Session::Body Session::launch(const Arguments& arguments) {
  if (!initialized_) throw BadRequest("'initialize' comes first");
  if (debuggee_) throw BadRequest("a program has been launched already");
  LaunchRequest request;
  request.program = arguments.text("program");
  if (request.program.empty()) throw BadRequest("arguments.program is empty: a .java file or a schedule is needed");
  request.arguments = arguments.texts("args");
  request.options = arguments.texts("options");
  request.directory = arguments.text("cwd", "");
  request.input = arguments.text("input", "");
  no_debug_ = arguments.truth("noDebug", false);
  stop_on_entry_ = arguments.truth("stopOnEntry", false) && !no_debug_;
  stop_at_end_ = arguments.truth("stopAtEnd", true) && !no_debug_;
  std::string error;
  std::unique_ptr<Debuggee> debuggee = host_.launch(request, &error);
  if (!debuggee) {
    output("stderr", error);
    while (error.ends_with('\n')) error.pop_back();
    throw BadRequest(error);
  }
  launch_ = request;
  begin(std::move(debuggee));
  afterwards([this] { event("initialized", nullptr); });
  return nullptr;
}

Session::Body Session::attach(const Arguments&) {
  throw BadRequest("there is nothing to attach to: the VM runs inside the adapter, 'launch' starts the program");
}

// From now on this is what is debugged.
void Session::begin(std::unique_ptr<Debuggee> debuggee) {
  variables_.reset();
  frames_.clear();
  debuggee_ = std::move(debuggee);
  sources_ = std::make_unique<Sources>(debuggee_->files());
  variables_ = std::make_unique<Variables>(world(), debuggee_->evaluator());
}

Session::Body Session::configuration_done(const Arguments&) {
  if (configured_) throw BadRequest("'configurationDone' has been said before");
  configured_ = true;
  set_exceptions();
  afterwards([this] { run_from_start(); });
  return nullptr;
}

Session::Body Session::restart(const Arguments&) {
  std::string error;
  std::unique_ptr<Debuggee> debuggee = host_.launch(launch_, &error);
  if (!debuggee) throw BadRequest(error);
  begin(std::move(debuggee));
  set_all_again();
  afterwards([this] {
    tell_output();
    run_from_start();
  });
  return nullptr;
}

Session::Body Session::terminate(const Arguments&) {
  if (!ended_) afterwards([this] { end(); });
  return nullptr;
}

Session::Body Session::disconnect(const Arguments&) {
  finished_ = true;
  return nullptr;
}

// (What was under way has been interrupted when this message was read.)
Session::Body Session::cancel(const Arguments&) { return nullptr; }

Session::Body Session::loaded_sources(const Arguments&) {
  Json all = Json::array();
  for (const ProgramFile& file : sources_->files()) all.push_back(source_json(file.name, file.path));
  return {{"sources", all}};
}

// The session's program is over, although one could still go back.
void Session::end() {
  ended_ = true;
  if (debuggee_) event("exited", {{"exitCode", debuggee_->walk().ended() ? world().scalars.exit_code : 0}});
  event("terminated", nullptr);
}

namespace {

std::string quoted_end(const std::string& text) {
  constexpr size_t kMost = 200;
  return text.size() <= kMost ? text : "..." + text.substr(text.size() - kMost);
}

}  // namespace

// What the program has printed since this was told last; what a way back has taken back is said to be gone, for it
// cannot be unsaid.
void Session::tell_output() {
  const auto tell = [&](const char* category, const std::string& now, std::string* told) {
    const size_t same =
        static_cast<size_t>(std::mismatch(now.begin(), now.end(), told->begin(), told->end()).first - now.begin());
    if (same < told->size()) {
      const std::string gone = quoted_end(told->substr(same));
      output("console", fmt::format("[taken back, for the run has gone back: {}]\n",
                                    Json(gone).dump(-1, ' ', false, Json::error_handler_t::replace)));
    }
    output(category, now.substr(same));
    *told = now;
  };
  tell("stdout", world().out.text, &told_out_);
  tell("stderr", world().err.text, &told_err_);
}

}  // namespace heddle::dap
