#include "lsp/session.h"

#include <algorithm>
#include <utility>

#include "lsp/code_lenses.h"
#include "lsp/codes.h"
#include "vm/base/nearest_name.h"

namespace heddle::lsp {

using protocol::BadRequest;

namespace {

constexpr size_t kMostText = 256u << 20;  // bytes of a document

bool is_id(const nlohmann::json& id) { return id.is_number_integer() || id.is_string(); }

}  // namespace

Session::~Session() {
  {
    const std::lock_guard lock(mutex_);
    for (Exploration& e : explorations_) stop(e, kCancelled, "the session has ended");
  }
  for (Exploration& e : explorations_) e.thread.join();
}

const std::vector<Session::Method>& Session::methods() {
  static const std::vector<Method> all = {
      {"initialize", &Session::initialize, true},
      {"initialized", &Session::initialized, false},
      {"shutdown", &Session::shutdown, true},
      {"$/cancelRequest", &Session::cancel, false},
      {"window/workDoneProgress/cancel", &Session::cancel_progress, false},
      {"textDocument/didOpen", &Session::did_open, false},
      {"textDocument/didChange", &Session::did_change, false},
      {"textDocument/didSave", &Session::did_save, false},
      {"textDocument/didClose", &Session::did_close, false},
      {"workspace/didChangeWatchedFiles", &Session::files_changed, false},
      {"textDocument/hover", &Session::hover, true},
      {"textDocument/definition", &Session::definition, true},
      {"textDocument/codeLens", &Session::code_lens, true},
      {"workspace/executeCommand", &Session::execute_command, true},
  };
  return all;
}

void Session::handle(const Json& message) {
  const std::lock_guard lock(mutex_);
  const bool is_request = message.contains("id");
  request_id_ = is_request ? message["id"] : Json();
  if (!message.contains("method")) {
    // (A response: this server sends no requests.)
    if (!message.contains("result") && !message.contains("error"))
      refuse(nullptr, kInvalidRequest, "the message has no method");
    return;
  }
  if (is_request && !is_id(request_id_)) return refuse(nullptr, kInvalidRequest, "id must be a number or a text");
  if (!message["method"].is_string()) return refuse(request_id_, kInvalidRequest, "method must be a text");
  const std::string name = message["method"].get<std::string>();
  if (name == "exit") {
    exited_ = true;
    return;
  }
  if (!initialized_ && name != "initialize") {
    if (is_request) refuse(request_id_, kNotInitialized, "'initialize' comes first");
    return;
  }
  if (shut_down_) {
    if (is_request) refuse(request_id_, kInvalidRequest, "'shutdown' has been said; only 'exit' may follow");
    return;
  }
  if (is_request) compile_outdated();
  const auto& all = methods();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Method& m) { return m.name == name; });
  if (found == all.end()) {
    if (!is_request) return;
    std::vector<std::string> names;
    for (const Method& m : all) names.emplace_back(m.name);
    const std::string near = base::nearest_name(name, names);
    return refuse(request_id_, kNoSuchMethod,
                  "there is no request '" + name + (near.empty() ? "'" : "'; did you mean '" + near + "'?"));
  }
  if (is_request != found->is_request)
    return refuse(request_id_, kInvalidRequest,
                  "'" + name + (is_request ? "' is a notification: it has no id" : "' is a request: it needs an id"));
  answered_ = !is_request;
  try {
    static const Json kNothing = Json::object();
    const Json result =
        (this->*found->run)(Arguments(message.contains("params") ? message["params"] : kNothing, "params"));
    if (!answered_) send_({{"jsonrpc", "2.0"}, {"id", request_id_}, {"result", result}});
  } catch (const BadRequest& e) {
    if (is_request) refuse(request_id_, kBadParameters, e.what());
    else notify("window/logMessage", {{"type", 1}, {"message", name + ": " + e.what()}});
  }
  answered_ = true;
}

void Session::idle() {
  const std::lock_guard lock(mutex_);
  compile_outdated();
}

void Session::malformed(const std::string& error) {
  const std::lock_guard lock(mutex_);
  refuse(nullptr, kParseError, error);
}

void Session::notify(const char* method, Json params) {
  send_({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
}

void Session::refuse(const Json& id, int code, const std::string& message) {
  send_({{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", code}, {"message", message}}}});
}

Session::Json Session::initialize(const Arguments& arguments) {
  if (initialized_) throw BadRequest("'initialize' has been said before");
  folders_.clear();
  if (arguments.has("workspaceFolders")) {
    for (const Arguments& folder : arguments.objects("workspaceFolders"))
      folders_.push_back(path_of(folder.text("uri")));
  } else if (arguments.has("rootUri")) {
    folders_.push_back(path_of(arguments.text("rootUri")));
  }
  const Arguments capabilities = arguments.object("capabilities");
  takes_related_ = capabilities.object("textDocument").object("publishDiagnostics").truth("relatedInformation", false);
  takes_watchers_ =
      capabilities.object("workspace").object("didChangeWatchedFiles").truth("dynamicRegistration", false);
  initialized_ = true;
  return {{"capabilities",
           {{"positionEncoding", "utf-16"},
            {"textDocumentSync", {{"openClose", true}, {"change", 2}, {"save", true}}},
            {"hoverProvider", true},
            {"definitionProvider", true},
            {"codeLensProvider", {{"resolveProvider", false}}},
            {"executeCommandProvider",
             {{"commands", {"heddle.explore", "heddle.clearFindings"}}, {"workDoneProgress", true}}}}},
          {"serverInfo", {{"name", "heddle"}}}};
}

// Files that are not open count, too, and others change them.
Session::Json Session::initialized(const Arguments&) {
  if (!takes_watchers_) return nullptr;
  const Json options = {{"watchers", {{{"globPattern", "**/*.java"}}}}};
  const Json registration = {
      {"id", "java"}, {"method", "workspace/didChangeWatchedFiles"}, {"registerOptions", options}};
  send_({{"jsonrpc", "2.0"},
         {"id", "watch"},
         {"method", "client/registerCapability"},
         {"params", {{"registrations", {registration}}}}});
  takes_watchers_ = false;
  return nullptr;
}

Session::Json Session::shutdown(const Arguments&) {
  shut_down_ = true;
  for (Exploration& e : explorations_) stop(e, kCancelled, "the session ends");
  return nullptr;
}

// ---------------------------------------------------------------- documents

Document& Session::opened(const Arguments& arguments) {
  const std::string uri = arguments.object("textDocument").text("uri");
  Document* const document = documents_.find(uri);
  if (document == nullptr) throw BadRequest("'" + uri + "' has not been opened");
  return *document;
}

Session::Json Session::did_open(const Arguments& arguments) {
  const Arguments given = arguments.object("textDocument");
  const std::string uri = given.text("uri"), text = given.text("text");
  const Document* const before = documents_.find(uri);
  const bool other_text = before != nullptr && before->text != text;
  Document& document = documents_.open(uri, text);
  if (given.json().contains("version")) document.version = given.json()["version"];
  if (other_text || !documents_.is_saved(document)) changed(document.path);
  outdate(document.path);
  return nullptr;
}

Session::Json Session::did_change(const Arguments& arguments) {
  Document& document = opened(arguments);
  const Arguments given = arguments.object("textDocument");
  // Nothing is changed unless everything can be.
  std::string text = document.text;
  for (const Arguments& change : arguments.objects("contentChanges")) {
    if (!change.has("range")) {
      text = change.text("text");
      continue;
    }
    const size_t begin = offset_of(text, read_position(change.object("range").object("start")));
    const size_t end = offset_of(text, read_position(change.object("range").object("end")));
    if (end < begin) throw BadRequest("params.contentChanges: a range ends before it begins");
    text.replace(begin, end - begin, change.text("text"));
    if (text.size() > kMostText) throw BadRequest(document.uri + " would be too long");
  }
  if (given.json().contains("version")) document.version = given.json()["version"];
  if (text == document.text) return nullptr;
  document.text = std::move(text);
  changed(document.path);
  outdate(document.path);
  return nullptr;
}

Session::Json Session::did_save(const Arguments& arguments) {
  outdate(opened(arguments).path);
  return nullptr;
}

Session::Json Session::did_close(const Arguments& arguments) {
  const Document& document = opened(arguments);
  const std::string path = document.path;
  const std::map<std::string, std::vector<Json>> before = std::move(compiled_[path]);
  compiled_.erase(path);
  if (!documents_.is_saved(document)) changed(path);
  documents_.close(document.uri);
  for (const auto& [about, unused] : before) publish(about);
  publish(path);
  outdate(path);  // for them the file counts again
  return nullptr;
}

Session::Json Session::files_changed(const Arguments& arguments) {
  for (const Arguments& change : arguments.objects("changes")) {
    const std::string path = path_of(change.text("uri"));
    if (documents_.find_path(path) == nullptr) changed(path);
  }
  for (const Document* document : documents_.all()) outdate(document->path);
  return nullptr;
}

void Session::compile_document(Document& document) {
  const std::unique_ptr<Compiled> compiled = compile(documents_, document, *library_);
  std::set<std::string> about = {document.path};
  for (const auto& [path, unused] : compiled_[document.path]) about.insert(path);
  compiled_[document.path] = std::move(compiled->diagnostics);
  for (const auto& [path, unused] : compiled_[document.path]) about.insert(path);
  for (const std::string& path : about) publish(path);
}

void Session::outdate(const std::string& path) {
  const auto add = [&](const std::string& each) {
    if (std::find(outdated_.begin(), outdated_.end(), each) == outdated_.end()) outdated_.push_back(each);
  };
  add(path);
  // Those whose program has the file, and those that miss something, which may be there now.
  for (const Document* other : documents_.all())
    if (other->has_errors || other->program_files.contains(path)) add(other->path);
}

void Session::compile_outdated() {
  for (const std::string& path : std::exchange(outdated_, {}))
    if (Document* const document = documents_.find_path(path)) compile_document(*document);
}

namespace {

// For clients that show no related information: the same as text. Steps of a schedule would be too many.
void relate_in_text(nlohmann::json* diagnostic) {
  const auto related = diagnostic->find("relatedInformation");
  if (related == diagnostic->end()) return;
  std::string& message = (*diagnostic)["message"].get_ref<std::string&>();
  for (const nlohmann::json& one : *related) {
    const std::string text = one["message"].get<std::string>();
    if (text.starts_with("step ")) continue;
    const std::string path = path_of(one["location"]["uri"].get<std::string>());
    const u64 line = one["location"]["range"]["start"]["line"].get<u64>();
    message += '\n' + path.substr(path.rfind('/') + 1) + ':' + std::to_string(line + 1) + ": " + text;
  }
  diagnostic->erase(related);
}

}  // namespace

void Session::publish(const std::string& path) {
  std::vector<Json> all;
  const Document* const document = documents_.find_path(path);
  const auto add = [&](const std::map<std::string, std::vector<Json>>& by_path) {
    const auto found = by_path.find(path);
    if (found == by_path.end()) return;
    for (const Json& diagnostic : found->second)
      if (std::find(all.begin(), all.end(), diagnostic) == all.end()) all.push_back(diagnostic);
  };
  for (const auto& [compiled, by_path] : compiled_)
    if (document == nullptr || compiled == path) add(by_path);  // (What is open says it of itself.)
  for (const auto& [name, findings] : findings_) add(findings.shown);
  if (!takes_related_)
    for (Json& diagnostic : all) relate_in_text(&diagnostic);
  if (all.empty() && document == nullptr && !shown_.contains(path)) return;
  if (all.empty()) shown_.erase(path);
  else shown_.insert(path);
  Json params = {{"uri", documents_.client_uri(path)}, {"diagnostics", all}};
  if (document != nullptr && document->version.is_number_integer()) params["version"] = document->version;
  notify("textDocument/publishDiagnostics", std::move(params));
}

// ---------------------------------------------------------------- questions

lang::AtCursor Session::at(const Arguments& arguments, base::SourceFiles* files) {
  const Document& document = opened(arguments);
  const size_t offset = offset_of(document.text, read_position(arguments.object("position")));
  base::Diagnostics unused;
  return lang::at_cursor(options_for(documents_, document, *library_), static_cast<u32>(offset), *files, unused);
}

Session::Json Session::hover(const Arguments& arguments) {
  base::SourceFiles files;
  const lang::AtCursor found = at(arguments, &files);
  const base::SourceFile* const file = files.find(found.range.file);
  if (file == nullptr || found.text.empty()) return nullptr;
  std::string text = "```java\n" + found.text + "\n```";
  if (!found.type.empty()) text += "\n\nhere: `" + found.type + "`";
  return {{"contents", {{"kind", "markdown"}, {"value", text}}},
          {"range", range_json(*file, found.range.begin, found.range.end)}};
}

Session::Json Session::definition(const Arguments& arguments) {
  base::SourceFiles files;
  const base::SourceRange where = at(arguments, &files).definition;
  const base::SourceFile* const file = files.find(where.file);
  if (file == nullptr) return nullptr;
  return {{"uri", documents_.client_uri(file->path())}, {"range", range_json(*file, where.begin, where.end)}};
}

Session::Json Session::code_lens(const Arguments& arguments) {
  const Document& document = opened(arguments);
  base::SourceFiles files;
  const base::SourceFile& file = files.add(document.path, document.text);
  Json all = Json::array();
  for (const Explorable& each : explorables(document.text)) {
    Json argument = {{"uri", document.uri}};
    if (!each.test.empty()) argument["test"] = each.test;
    const u32 at = static_cast<u32>(each.offset);
    const std::string_view line = file.line_text(file.line_of(at));
    const u32 begin = file.line_start(file.line_of(at));
    all.push_back(
        {{"range", range_json(file, begin, begin + static_cast<u32>(line.size()))},
         {"command", {{"title", "explore all schedules"}, {"command", "heddle.explore"}, {"arguments", {argument}}}}});
  }
  return all;
}

}  // namespace heddle::lsp
