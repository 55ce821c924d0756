// Explorations: what an editor asks for above a main method or a test, and what it shows of them.
#include <fmt/format.h>

#include <iterator>

#include "lsp/codes.h"
#include "lsp/findings.h"
#include "lsp/session.h"

namespace heddle::lsp {

using protocol::BadRequest;

Session::Json Session::execute_command(const Arguments& arguments) {
  const std::string command = arguments.text("command");
  if (command == "heddle.clearFindings") {
    const auto before = std::move(findings_);
    findings_.clear();
    for (const auto& [name, findings] : before)
      for (const auto& [path, unused] : findings.shown) publish(path);
    return nullptr;
  }
  if (command != "heddle.explore") throw BadRequest("there is no command '" + command + "'");
  explore(arguments);
  return nullptr;
}

void Session::explore(const Arguments& request) {
  static const Json kNothing = Json::object();
  const Json* given = &kNothing;
  if (request.has("arguments")) {
    const Json& list = request.json()["arguments"];
    if (!list.is_array()) throw BadRequest("params.arguments must be an array");
    if (!list.empty()) given = &list[0];
  }
  const Json named = given->is_string() ? Json{{"uri", *given}} : *given;  // the URI alone is enough
  const Arguments arguments(named, "params.arguments[0]");
  const std::string path = path_of(arguments.text("uri")), test = arguments.text("test", "");
  if (!path.starts_with('/')) throw BadRequest("'" + path + "' is no file: save it first");
  std::vector<std::string> options = arguments.texts("options");
  if (arguments.has("seconds")) options.push_back(fmt::format("--max-time={}s", arguments.number("seconds", 1u << 20)));
  const Json token = request.has("workDoneToken") ? request.json()["workDoneToken"] : Json();
  if (!token.is_null() && !token.is_string() && !token.is_number_integer())
    throw BadRequest("params.workDoneToken must be a number or a text");

  // What is not open is compiled all the same, for the places of findings.
  Document closed;
  closed.path = path;
  Document* const open = documents_.find_path(path);
  std::unique_ptr<Compiled> program = compile(documents_, open != nullptr ? *open : closed, *library_);
  const std::set<std::string> paths = program->paths();
  for (const std::string& each : paths)
    if (const Document* const document = documents_.find_path(each); document && !documents_.is_saved(*document))
      throw BadRequest(each + " has changes that are not saved");

  for (auto e = explorations_.begin(); e != explorations_.end();) {
    if (!e->done) stop(*e, kCancelled, "another exploration has taken its place");
    else e->thread.join();
    e = e->done ? explorations_.erase(e) : std::next(e);
  }
  Exploration& next = explorations_.emplace_back();
  next.id = request_id_;
  next.progress = token;
  next.path = path;
  next.name = test.empty() ? path : path + "#" + test;
  next.folder = folder_of(path);
  next.program = std::move(program);
  next.paths = paths;
  progress(token, "begin", "explores " + next.name.substr(path.rfind('/') + 1));
  answered_ = true;
  next.thread = std::thread([this, e = &next, options] {
    Json report;
    std::string error;
    const auto stopped = [e] { return e->stopped.load(); };
    if (host_.explore(e->name, e->folder, options, stopped, &report, &error)) error.clear();
    else if (error.empty()) error = "the exploration has given no report";
    const std::lock_guard lock(mutex_);
    explored(*e, report, error);
    e->done = true;
  });
}

// The folder of the workspace that the program is in, the innermost one; else the program's own.
std::string Session::folder_of(const std::string& path) const {
  std::string best;
  for (std::string folder : folders_) {
    while (folder.ends_with('/')) folder.pop_back();
    if (path.starts_with(folder + "/") && folder.size() > best.size()) best = folder;
  }
  if (!best.empty()) return best;
  const size_t slash = path.rfind('/');
  return slash == 0 ? "/" : path.substr(0, slash);
}

void Session::stop(Exploration& e, int code, const std::string& why) {
  if (e.stopped || e.done) return;
  e.code = code;
  e.why = why;
  e.stopped = true;
}

void Session::explored(Exploration& e, const Json& report, const std::string& error) {
  if (exited_) return;
  const bool by_client = e.stopped && e.why.empty();
  if (error.empty() && (by_client || !e.stopped)) show_findings(e, report);
  progress(e.progress, "end", e.stopped ? "cancelled" : error.empty() ? report.value("verdict", "") : "failed");
  if (e.stopped) return refuse(e.id, e.code, by_client ? "cancelled; what was found so far is shown" : e.why);
  if (!error.empty()) return refuse(e.id, kFailed, error);
  Json findings = Json::array();
  for (const Json& finding : report.value("findings", Json::array())) {
    const std::string file = finding.value("schedule_file", "");
    findings.push_back({{"kind", finding.value("kind", "")},
                        {"message", finding.value("message", "")},
                        {"failure", finding.value("failure", false)},
                        {"schedule_file", file.empty() || file.starts_with('/') ? file : e.folder + "/" + file}});
  }
  send_({{"jsonrpc", "2.0"},
         {"id", e.id},
         {"result",
          {{"verdict", report.value("verdict", "")}, {"end", report.value("end", "")}, {"findings", findings}}}});
}

// They take the place of what the last exploration of the same has found; but one that was cancelled, and has found
// nothing, knows no better.
void Session::show_findings(Exploration& e, const Json& report) {
  auto shown = findings_of(report, e.program->files, documents_, e.path, e.folder);
  if (shown.empty() && e.stopped) return;
  std::set<std::string> touched;
  for (const auto& [path, unused] : findings_[e.name].shown) touched.insert(path);
  for (const auto& [path, unused] : shown) touched.insert(path);
  findings_[e.name] = {e.paths, std::move(shown)};
  for (const std::string& path : touched) publish(path);
}

void Session::progress(const Json& token, const char* kind, const std::string& text) {
  if (token.is_null()) return;
  Json value = {{"kind", kind}};
  if (std::string_view(kind) == "begin") value.update({{"title", "Heddle " + text}, {"cancellable", true}});
  else value["message"] = text;
  notify("$/progress", {{"token", token}, {"value", value}});
}

Session::Json Session::cancel(const Arguments& arguments) {
  for (Exploration& e : explorations_)
    if (arguments.has("id") && e.id == arguments.json()["id"]) stop(e, kCancelled, "");
  return nullptr;
}

Session::Json Session::cancel_progress(const Arguments& arguments) {
  for (Exploration& e : explorations_)
    if (arguments.has("token") && e.progress == arguments.json()["token"]) stop(e, kCancelled, "");
  return nullptr;
}

void Session::changed(const std::string& path) {
  const std::string name = path.substr(path.rfind('/') + 1);
  for (Exploration& e : explorations_)
    if (e.paths.contains(path)) stop(e, kContentModified, name + " has changed");
  std::set<std::string> touched;
  std::erase_if(findings_, [&](const auto& entry) {
    if (!entry.second.paths.contains(path)) return false;
    for (const auto& [about, unused] : entry.second.shown) touched.insert(about);
    return true;
  });
  for (const std::string& about : touched) publish(about);
}

}  // namespace heddle::lsp
