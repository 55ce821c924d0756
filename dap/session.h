// A session of the Debug Adapter Protocol: requests in, responses and events out. It knows no pipes; who reads them
// hands over one message after the other. docs/dap.md says what it can do.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "dap/host.h"
#include "dap/sources.h"
#include "dap/variables.h"
#include "protocol/arguments.h"

namespace heddle::dap {

class Session {
 public:
  using Json = nlohmann::json;
  using Arguments = protocol::Arguments;
  using Send = std::function<void(const Json& message)>;
  Session(Host& host, Send send) : host_(host), send_(std::move(send)) {}

  // Answers a request, also one that makes no sense; other messages are passed over. What a request lets happen comes
  // as events behind its response.
  void handle(const Json& message);
  // A message could not be read; nobody knows which request it was.
  void malformed(const std::string& error);
  bool finished() const { return finished_; }  // the client has said goodbye

 private:
  using Body = Json;
  using Handler = Body (Session::*)(const Arguments&);
  struct Request {
    const char* name;
    Handler run;
    bool needs_program;
  };
  static const std::vector<Request>& requests();

  // --- the session's own (session.cpp)
  Body initialize(const Arguments&);
  Body launch(const Arguments&);
  Body attach(const Arguments&);
  Body configuration_done(const Arguments&);
  Body restart(const Arguments&);
  Body terminate(const Arguments&);
  Body disconnect(const Arguments&);
  Body cancel(const Arguments&);
  Body loaded_sources(const Arguments&);
  void begin(std::unique_ptr<Debuggee> debuggee);
  void event(const char* name, Json body);
  void output(const char* category, const std::string& text);
  void tell_output();
  void end();
  // Done when the response has been sent.
  void afterwards(std::function<void()> what) { afterwards_.push_back(std::move(what)); }

  // --- breakpoints (session_breakpoints.cpp)
  Body set_breakpoints(const Arguments&);
  Body set_function_breakpoints(const Arguments&);
  Body set_exception_breakpoints(const Arguments&);
  Body data_breakpoint_info(const Arguments&);
  Body set_data_breakpoints(const Arguments&);
  Body breakpoint_locations(const Arguments&);
  // A breakpoint as the client wants it: it outlives the program that it is set in.
  struct Wanted {
    u64 id = 0;
    enum class Kind { Line, Function, Data } kind = Kind::Line;
    std::string path, name;  // Line: the file; Function: the method or field; Data: the variable, as an expression
    u64 line = 0;
    std::string condition, hits, log;
    u32 number = 0;       // the debugger's; 0: it could not be set, `message` says why
    std::string message;  // lines without an end
  };
  void set(Wanted* wanted);
  void unset(const Wanted& wanted);
  void replace(std::vector<Wanted>* old, std::vector<Wanted> now);
  Json breakpoint_json(const Wanted& wanted) const;
  Body breakpoints_body(const std::vector<Wanted>& all) const;
  void set_exceptions();
  void log_at(const std::string& text);
  Wanted wanted_of(const Arguments& from);
  void set_all_again();
  std::vector<Wanted>* of_debugger(u32 number, size_t* index);

  // --- going on and back (session_running.cpp)
  Body go_on(const Arguments&);
  Body next(const Arguments&);
  Body step_in(const Arguments&);
  Body step_out(const Arguments&);
  Body step_back(const Arguments&);
  Body reverse_continue(const Arguments&);
  Body pause(const Arguments&);
  Body exception_info(const Arguments&);
  Body step(const Arguments& arguments, const char* command, const char* by_operations);
  void go(const std::string& command, const std::string& thread);
  void run_from_start();
  void tell_stop(const char* otherwise, const std::string& text);
  void stopped(const std::string& reason, const std::string& description, const std::string& text,
               const std::string& thread, std::vector<u64> breakpoints);

  // --- looking (session_views.cpp)
  Body threads(const Arguments&);
  Body stack_trace(const Arguments&);
  Body scopes(const Arguments&);
  Body variables(const Arguments&);
  Body evaluate(const Arguments&);
  Body set_variable(const Arguments&);
  Body completions(const Arguments&);
  u64 number_of(const std::string& path);
  std::string path_of(const Arguments& arguments) const;  // of the thread that "threadId" names
  vm::ThreadId thread_of(const Arguments& arguments) const;
  std::map<std::string, std::string> thread_names() const;  // by path
  repl::FrameId frame_of(u64 id) const;
  Body command(const std::string& line, repl::FrameId frame);
  const vm::World& world() const { return debuggee_->walk().world(); }

  // --- what only Heddle has (session_tester.cpp)
  Body explore(const Arguments&);
  Body load_finding(const Arguments&);
  Body outcomes(const Arguments&);
  Body choices(const Arguments&);
  Body run_thread(const Arguments&);
  Body schedule(const Arguments&);
  Body go_to(const Arguments&);
  Body position(const Arguments&);
  Json explored(const Arguments& arguments, bool outcomes);

  Host& host_;
  const Send send_;
  u64 sent_ = 0;  // messages
  bool initialized_ = false, configured_ = false, finished_ = false, ended_ = false;
  u64 first_line_ = 1, first_column_ = 1;  // the client's
  LaunchRequest launch_;
  bool stop_on_entry_ = false, stop_at_end_ = true, no_debug_ = false;
  std::unique_ptr<Debuggee> debuggee_;
  std::unique_ptr<Sources> sources_;
  std::unique_ptr<Variables> variables_;
  std::vector<std::function<void()>> afterwards_;

  std::string told_out_, told_err_;  // of the program's output
  std::map<std::string, u64> thread_numbers_;
  std::vector<repl::FrameId> frames_;  // by id - 1, of this stop

  std::map<std::string, std::vector<Wanted>> lines_;  // by file
  std::vector<Wanted> functions_, data_;
  u64 next_breakpoint_ = 1;
  struct ExceptionFilters {
    bool uncaught = true, assertions = true, races = true, all = false;
    std::vector<std::string> classes;  // of `all`; empty: any
  };
  ExceptionFilters filters_;
  std::vector<u32> catches_;  // numbers of the debugger
  struct LastException {
    std::string id, description;
    bool unhandled = false;
  };
  LastException exception_;
  Json findings_ = Json::array();  // of the last exploration, as the report has them
};

}  // namespace heddle::dap
