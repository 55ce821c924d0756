// A session of the Language Server Protocol: messages in, responses and notifications out. It knows no pipes; who reads
// them hands over one message after the other. docs/lsp.md says what it can do.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <nlohmann/json.hpp>

#include "lang/at_cursor.h"
#include "lsp/documents.h"
#include "lsp/host.h"
#include "protocol/arguments.h"

namespace heddle::lsp {

class Session {
 public:
  using Json = nlohmann::json;
  using Arguments = protocol::Arguments;
  // Called by one thread at a time.
  using Send = std::function<void(const Json& message)>;
  Session(Host& host, Send send) : host_(host), library_(host.library()), send_(std::move(send)) {}
  ~Session();  // ends an exploration
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Answers a request, also one that makes no sense, and takes note of a notification. An exploration answers later.
  void handle(const Json& message);
  // A message could not be read; nobody knows which request it was.
  void malformed(const std::string& error);
  bool finished() const { return exited_; }      // the client has said `exit`
  bool shut_down() const { return shut_down_; }  // and `shutdown` before

 private:
  using Handler = Json (Session::*)(const Arguments&);
  struct Method {
    const char* name;
    Handler run;
    bool is_request;
  };
  static const std::vector<Method>& methods();

  Json initialize(const Arguments&);
  Json initialized(const Arguments&) { return nullptr; }
  Json shutdown(const Arguments&);
  Json cancel(const Arguments&);
  Json cancel_progress(const Arguments&);
  Json did_open(const Arguments&);
  Json did_change(const Arguments&);
  Json did_save(const Arguments&);
  Json did_close(const Arguments&);
  Json files_changed(const Arguments&);
  Json hover(const Arguments&);
  Json definition(const Arguments&);
  Json code_lens(const Arguments&);
  Json execute_command(const Arguments&);

  // --- explorations
  struct Exploration {
    Json id, progress;  // of the request; where the client wants to see that it goes on (null: nowhere)
    std::string path;
    std::unique_ptr<Compiled> program;
    std::map<std::string, u64> changes;  // of the documents that were open when it began, by path
    std::atomic<bool> stopped = false, done = false;
    std::thread thread;
  };
  void explore(const Arguments& request);
  void explored(Exploration& exploration, const Json& report, const std::string& error);
  void progress(const Json& token, const char* kind, const std::string& text);

  Document& opened(const Arguments& arguments);
  lang::AtCursor at(const Arguments& arguments, base::SourceFiles* files);
  void compile_document(Document& document);
  void compile_others(const std::string& changed);
  void forget_findings(const std::string& path);
  void publish(const std::string& path);
  void notify(const char* method, Json params);
  void refuse(const Json& id, int code, const std::string& message);

  Host& host_;
  const std::unique_ptr<lang::LibraryProvider> library_;
  const Send send_;
  std::mutex mutex_;  // of everything below, and of send_
  Documents documents_;
  // What the compiler has said, by the path of the document that was compiled and of the file that it is about.
  std::map<std::string, std::map<std::string, std::vector<Json>>> compiled_;
  std::map<std::string, std::vector<Json>> findings_;  // by path
  std::set<std::string> shown_;                        // paths with diagnostics on the client's side
  std::unique_ptr<Exploration> exploration_;
  Json request_id_;       // of the request that is being handled
  bool answered_ = true;  // it has its response, or gets it later
  bool initialized_ = false, shut_down_ = false, exited_ = false;
};

}  // namespace heddle::lsp
