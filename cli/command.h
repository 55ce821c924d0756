// A command of `vm` is a type with its own options, its own help and what it does. command_line.h finds the one that
// the command line asks for.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "cli/conversation.h"

namespace CLI {
class App;
}

namespace heddle::cli {

struct Formats;

// What help and messages say about a command.
struct CommandTexts {
  const char* name;         // stands in front of the options ("replay"); run and explore are found without it, too
  const char* synopsis;     // "vm replay [options] FILE"
  const char* summary;      // "run a schedule that a finding left"
  const char* noun;         // whom its options are for, in messages: "replays"
  bool runs_program;        // what stands behind its first operand belongs to the program
  const char* topics = "";  // of `vm help`, that say more
  bool compiles = false;    // runs_program, or it compiles its operands otherwise: it has --source-path
};

// The command line apart from the values of options, which the command itself holds.
struct Given {
  std::vector<std::string> command_line;  // as it was given, without the name of vm
  std::vector<std::string> operands;      // the file, then (if there is a program) the program's arguments
  std::vector<std::pair<std::string, std::vector<std::string>>>
      words;                      // options that have an effect, with their words: {"--seed", {"--seed", "3"}}
  std::set<std::string> options;  // the names of those in it, such as "--max-time", with effect or not
  bool contains(const std::string& option) const { return options.contains(option); }
};

class Command {
 public:
  virtual ~Command() = default;
  virtual const CommandTexts& texts() const = 0;
  // Adds the command's options, which write their values into the command: it must outlive `app`. A value that makes no
  // sense is a CLI::ValidationError.
  virtual void add_options(CLI::App& app) = 0;
  // Called when all values are there: do they fit together, and the operands? False: a message has been printed.
  virtual bool check() { return true; }
  // Returns the exit status (docs/architecture.md).
  virtual int run() = 0;
  // Begins it as a conversation, for those that can be one. Null: a message has been printed, or it cannot.
  virtual std::unique_ptr<Conversation> converse() { return nullptr; }

  // In which forms it says what came of it; null: as text only.
  virtual const Formats* formats() const { return nullptr; }

  Given given;
  // --source-path of commands whose first operand is a program, and of `vm test`: folders, ':' in between. (The first
  // operand has it already: program_path.h.)
  std::string source_path;
};

// The command's own options, and those that its texts() promise.
void add_all_options(Command& command, CLI::App& app);

// One of each, in the order in which help lists them.
std::vector<std::unique_ptr<Command>> all_commands();

}  // namespace heddle::cli
