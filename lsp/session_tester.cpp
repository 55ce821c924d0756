// Explorations: what an editor asks for above a main method or a test, and what it shows of them.
#include <fmt/format.h>

#include "lsp/findings.h"
#include "lsp/session.h"

namespace heddle::lsp {

using protocol::BadRequest;

namespace {

constexpr int kCancelled = -32800, kFailed = -32803;  // codes of errors

// The name in front of the first `(` behind `from`; "": there is none.
std::string method_name(std::string_view text, size_t from) {
  size_t end = text.find('(', from);
  while (end != text.npos && end > from && text[end - 1] == ' ') --end;
  if (end == text.npos) return "";
  size_t begin = end;
  while (begin > from && text.find_first_of(" \t\r\n", begin - 1) != begin - 1) --begin;
  return std::string(text.substr(begin, end - begin));
}

}  // namespace

// The text decides, as in an editor that colours it: also where the program does not compile.
Session::Json Session::code_lens(const Arguments& arguments) {
  const Document& document = opened(arguments);
  base::SourceFiles files;
  const base::SourceFile& file = files.add(document.path, document.text);
  Json all = Json::array();
  for (u32 line = 1; line <= file.line_count(); ++line) {
    const std::string_view text = file.line_text(line);
    const size_t first = text.find_first_not_of(" \t");
    if (first == text.npos) continue;
    const std::string_view rest = text.substr(first);
    const size_t end = rest.find_first_of(" \t(");
    const std::string_view word = rest.substr(0, end);
    const bool is_test = word == "@Test" || word == "@ParameterizedTest" || word == "@RepeatedTest";
    const bool is_main = rest.starts_with("public static void main(");
    if (!is_test && !is_main) continue;
    const u32 begin = file.line_start(line) + static_cast<u32>(first);
    Json argument = {{"uri", document.uri}};
    if (is_test) {
      // Behind the annotation's own parentheses.
      size_t from = begin + word.size();
      if (end != rest.npos && rest[end] == '(') from = std::min(document.text.find(')', from), document.text.size());
      const std::string name = method_name(document.text, std::min(from + 1, document.text.size()));
      if (name.empty()) continue;
      argument["test"] = name;
    }
    const u32 line_end = file.line_start(line) + static_cast<u32>(text.size());
    all.push_back(
        {{"range", range_json(file, begin, line_end)},
         {"command", {{"title", "explore all schedules"}, {"command", "heddle.explore"}, {"arguments", {argument}}}}});
  }
  return all;
}

Session::Json Session::execute_command(const Arguments& arguments) {
  const std::string command = arguments.text("command");
  if (command == "heddle.clearFindings") {
    const auto before = std::move(findings_);
    findings_.clear();
    for (const auto& [path, unused] : before) publish(path);
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
  if (exploration_ && !exploration_->done)
    throw BadRequest(exploration_->path + " is being explored; wait for that, or cancel it");
  if (exploration_) exploration_->thread.join();
  exploration_ = nullptr;

  // What is not open is compiled all the same, for the places of findings.
  Documents& documents = documents_;
  Document closed;
  closed.path = path;
  Document* const open = documents.find_path(path);
  auto next = std::make_unique<Exploration>();
  next->program = compile(documents, open != nullptr ? *open : closed, *library_);
  for (base::FileId id = 0; id < next->program->files.size(); ++id) {
    const Document* const document = documents.find_path(next->program->files.get(id).path());
    if (document == nullptr) continue;
    if (!documents.is_saved(*document)) throw BadRequest(document->path + " has changes that are not saved");
    next->changes[document->path] = document->changes;
  }
  next->id = request_id_;
  next->path = path;
  if (request.has("workDoneToken")) next->progress = request.json()["workDoneToken"];
  progress(next->progress, "begin", "explores " + path.substr(path.rfind('/') + 1) + (test.empty() ? "" : "#" + test));
  answered_ = true;
  exploration_ = std::move(next);
  exploration_->thread =
      std::thread([this, e = exploration_.get(), options, program = test.empty() ? path : path + "#" + test] {
        Json report;
        std::string error;
        if (host_.explore(
                program, options, [e] { return e->stopped.load(); }, &report, &error))
          error.clear();
        else if (error.empty()) error = "the exploration has given no report";
        const std::lock_guard lock(mutex_);
        explored(*e, report, error);
        e->done = true;
      });
}

void Session::explored(Exploration& e, const Json& report, const std::string& error) {
  progress(e.progress, "end", e.stopped ? "cancelled" : error.empty() ? report.value("verdict", "") : "failed");
  if (shut_down_ || exited_) return;
  if (!error.empty()) return refuse(e.id, e.stopped ? kCancelled : kFailed, error);
  // The findings of the last exploration take the place of those of the one before, but for texts that have changed.
  std::set<std::string> touched;
  for (const auto& [path, unused] : findings_) touched.insert(path);
  findings_ = findings_of(report, e.program->files, documents_, e.path);
  std::erase_if(findings_, [&](const auto& entry) {
    const Document* const document = documents_.find_path(entry.first);
    if (document == nullptr) return false;
    const auto before = e.changes.find(entry.first);
    return before == e.changes.end() ? !documents_.is_saved(*document) : before->second != document->changes;
  });
  for (const auto& [path, unused] : findings_) touched.insert(path);
  for (const std::string& path : touched) publish(path);
  if (e.stopped) return refuse(e.id, kCancelled, "cancelled; what was found so far is shown");
  Json findings = Json::array();
  for (const Json& finding : report.value("findings", Json::array()))
    findings.push_back({{"kind", finding.value("kind", "")},
                        {"message", finding.value("message", "")},
                        {"failure", finding.value("failure", false)},
                        {"schedule_file", finding.value("schedule_file", "")}});
  send_({{"jsonrpc", "2.0"},
         {"id", e.id},
         {"result",
          {{"verdict", report.value("verdict", "")}, {"end", report.value("end", "")}, {"findings", findings}}}});
}

void Session::progress(const Json& token, const char* kind, const std::string& text) {
  if (token.is_null()) return;
  Json value = {{"kind", kind}};
  if (std::string_view(kind) == "begin") value.update({{"title", "Heddle " + text}, {"cancellable", true}});
  else value["message"] = text;
  notify("$/progress", {{"token", token}, {"value", value}});
}

Session::Json Session::cancel(const Arguments& arguments) {
  if (exploration_ && arguments.has("id") && exploration_->id == arguments.json()["id"]) exploration_->stopped = true;
  return nullptr;
}

Session::Json Session::cancel_progress(const Arguments& arguments) {
  if (exploration_ && arguments.has("token") && exploration_->progress == arguments.json()["token"])
    exploration_->stopped = true;
  return nullptr;
}

void Session::forget_findings(const std::string& path) {
  if (findings_.erase(path) != 0) publish(path);
}

}  // namespace heddle::lsp
