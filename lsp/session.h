// A session of the Language Server Protocol: messages in, responses and notifications out. It knows no pipes; who reads
// them hands over one message after the other. docs/lsp.md says what it can do.
#pragma once

#include <atomic>
#include <functional>
#include <list>
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
  ~Session();  // ends explorations
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Answers a request, also one that makes no sense, and takes note of a notification. Explorations answer later.
  void handle(const Json& message);
  // A message could not be read; nobody knows which request it was.
  void malformed(const std::string& error);
  // No message is waiting: what has changed is compiled now, once for all changes since. (Before a request is answered
  // that is done, too.)
  void idle();
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
  Json initialized(const Arguments&);
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
    Json id, progress;   // of the request; where the client wants to see that it goes on (null: nowhere)
    std::string path;    // of the program
    std::string name;    // path, or path#test
    std::string folder;  // where it runs
    std::unique_ptr<Compiled> program;
    std::set<std::string> paths;  // of the program's files
    std::atomic<bool> stopped = false, done = false;
    std::string why;  // it was stopped, if not because the client wants so
    int code = 0;     // of the error that says so
    std::thread thread;
  };
  // What an exploration has shown, until one of the program's files changes.
  struct Findings {
    std::set<std::string> paths;                     // of the program's files
    std::map<std::string, std::vector<Json>> shown;  // diagnostics, by path
  };
  void explore(const Arguments& request);
  void explored(Exploration& exploration, const Json& report, const std::string& error);
  void show_findings(Exploration& exploration, const Json& report);
  void stop(Exploration& exploration, int code, const std::string& why);
  void progress(const Json& token, const char* kind, const std::string& text);
  std::string folder_of(const std::string& path) const;  // in which it is explored

  Document& opened(const Arguments& arguments);
  lang::AtCursor at(const Arguments& arguments, base::SourceFiles* files);
  void outdate(const std::string& path);  // and the others that have to do with it
  void compile_outdated();
  void compile_document(Document& document);
  void changed(const std::string& path);  // what was explored is no longer what is there
  void publish(const std::string& path);
  void notify(const char* method, Json params);
  void refuse(const Json& id, int code, const std::string& message);

  Host& host_;
  const std::unique_ptr<lang::LibraryProvider> library_;
  const Send send_;
  std::mutex mutex_;  // of everything below, and of send_
  Documents documents_;
  std::vector<std::string> outdated_;  // paths of documents that must be compiled again
  // What the compiler has said, by the path of the document that was compiled and of the file that it is about.
  std::map<std::string, std::map<std::string, std::vector<Json>>> compiled_;
  std::map<std::string, Findings> findings_;  // by the name of what was explored
  std::set<std::string> shown_;               // paths with diagnostics on the client's side
  std::list<Exploration> explorations_;  // those that have not ended, and some that have; at most one is not stopped
  std::vector<std::string> folders_;     // the client's workspace
  bool takes_related_ = false;           // the client shows DiagnosticRelatedInformation
  bool takes_watchers_ = false;          // and watches files for us
  Json request_id_;                      // of the request that is being handled
  bool answered_ = true;                 // it has its response, or gets it later
  bool initialized_ = false, shut_down_ = false, exited_ = false;
};

}  // namespace heddle::lsp
