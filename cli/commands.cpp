// The commands of vm.
#include <CLI/CLI.hpp>

#include "cli/compare_command.h"
#include "cli/completion_command.h"
#include "cli/dap_command.h"
#include "cli/debug_command.h"
#include "cli/explore_command.h"
#include "cli/grade_command.h"
#include "cli/help.h"
#include "cli/lsp_command.h"
#include "cli/play_command.h"
#include "cli/predict_command.h"
#include "cli/repl_command.h"
#include "cli/replay_command.h"
#include "cli/run_command.h"
#include "cli/test_command.h"

namespace heddle::cli {

void add_all_options(Command& command, CLI::App& app) {
  command.add_options(app);
  // What is given twice counts as it was given last, unless it may be repeated.
  for (CLI::Option* option : app.get_options())
    if (option->get_items_expected_max() == 1) option->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  if (command.texts().runs_program || command.texts().compiles)
    app.add_option("--source-path", command.source_path, "folders in which classes are looked for, too: lib/src:more")
        ->type_name("FOLDERS");
}

std::vector<std::unique_ptr<Command>> all_commands() {
  std::vector<std::unique_ptr<Command>> commands;
  commands.push_back(std::make_unique<RunCommand>());
  commands.push_back(std::make_unique<ExploreCommand>());
  commands.push_back(std::make_unique<PredictCommand>());
  commands.push_back(std::make_unique<CompareCommand>());
  commands.push_back(std::make_unique<TestCommand>());
  commands.push_back(std::make_unique<GradeCommand>());
  commands.push_back(std::make_unique<ReplayCommand>());
  commands.push_back(std::make_unique<DebugCommand>());
  commands.push_back(std::make_unique<DapCommand>());
  commands.push_back(std::make_unique<LspCommand>());
  commands.push_back(std::make_unique<PlayCommand>());
  commands.push_back(std::make_unique<ReplCommand>());
  commands.push_back(std::make_unique<CompletionCommand>());
  commands.push_back(std::make_unique<HelpCommand>());
  commands.push_back(std::make_unique<VersionCommand>());
  return commands;
}

}  // namespace heddle::cli
