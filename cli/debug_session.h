// A debugger with all that it stands on: what vm debug and vm dap begin with.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/debug_command.h"
#include "cli/debug_explorations.h"
#include "cli/kept_schedule.h"
#include "repl/debugger.h"
#include "repl/evaluator.h"
#include "repl/walk.h"

namespace heddle::cli {

// A file with a program, and not a schedule; also "AccountTest.java#deposits".
bool is_source(const std::string& path);

// The program or the schedule that the options name, at its beginning. Null: a message has been printed.
std::unique_ptr<KeptSchedule> schedule_to_debug(const DebugOptions& options);
// A schedule of an exploration, as it has been read: with what its World needs. Null: a message has been printed.
std::unique_ptr<KeptSchedule> ready_to_debug(const DebugOptions& options, std::unique_ptr<KeptSchedule> kept);

class DebugSession {
 public:
  // `stop`: see repl::DebuggerOptions; `pause`, too. Both may be null.
  DebugSession(std::unique_ptr<KeptSchedule> kept, const DebugOptions& options, const volatile int* stop,
               const volatile int* pause);
  DebugSession(const DebugSession&) = delete;
  DebugSession& operator=(const DebugSession&) = delete;

  // False: it could not begin, and a message has been printed; nothing else may be asked then.
  bool ok() const { return debugger_.has_value(); }
  repl::Debugger& debugger() { return *debugger_; }
  const repl::Debugger& debugger() const { return *debugger_; }
  repl::Walk& walk() { return *walk_; }
  repl::Evaluator& evaluator() { return *evaluator_; }
  const KeptSchedule& kept() const { return *kept_; }

 private:
  const std::unique_ptr<KeptSchedule> kept_;
  const DebugOptions options_;
  const tester::WorldPointer world_;
  std::optional<repl::Walk> walk_;
  std::optional<DebugExplorations> explorations_;
  std::unique_ptr<repl::SnippetHost> host_;
  std::optional<repl::Evaluator> evaluator_;
  std::optional<repl::Debugger> debugger_;
};

}  // namespace heddle::cli
