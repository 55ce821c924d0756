// Options that several commands have, and what their values may be. Everything here throws CLI::ValidationError while
// the command line is parsed, with a message of one line.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/terminal_text.h"
#include "tester/explorer.h"
#include "vm/world.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace heddle::cli {

// A whole number in these bounds.
CLI::Option* add_number(CLI::App& app, const char* name, u64* value, u64 least, u64 most, const char* description);
CLI::Option* add_number(CLI::App& app, const char* name, u32* value, u32 least, u32 most, const char* description);
// Adds an option whose value is a time, in seconds: "60", "60s", "5m", "1h", "500ms". `examples` ends the message about
// a value that is none.
CLI::Option* add_seconds(CLI::App& app, const char* name, double* value, const char* examples, const char* description);
// A size in bytes within these bounds: "512m", "2g", "4096k". `bounds` ends the message about others.
CLI::Option* add_size(CLI::App& app, const char* name, u64* value, u64 least, u64 most, const char* bounds,
                      const char* description);
// One of these words.
CLI::Option* add_choice(CLI::App& app, const char* name, std::vector<std::string> words,
                        std::function<void(const std::string&)> set, const char* description);
// --color
CLI::Option* add_colours(CLI::App& app, Colours* colours);
CLI::Option* add_file(CLI::App& app, const char* name, std::string* value, const char* description);
// A file that is written anew. Refused where it is there already and its name says that it is something else: for
// reports a source, a schedule or a recording (`--junit *.java` names one by mistake), for recordings a source or a
// schedule.
CLI::Option* add_report(CLI::App& app, const char* name, std::string* value, const char* description);
std::string not_a_source(const std::string& path);  // what is wrong with it for a recording
CLI::Option* add_recording(CLI::App& app, const char* name, std::string* value, const char* description);

// What the program is run with, under whatever command.
// The number, or a message.
std::string read_number(const std::string& text, u64 least, u64 most, u64* value);

void add_program_options(CLI::App& app, vm::RunOptions* run);
// Of explorations and replays: they make the calls of native functions only if they are told to.
void add_allow_native(CLI::App& app, bool* allow_native);

// --promote: what it names, as it was given, without "auto".
struct Promoted {
  std::vector<std::string> names;
  bool automatic = false;
  void add_option(CLI::App& app, vm::RunOptions* run);
};

// What a search looks for and how far it goes: of `vm --systematic`, and of the debugger's `explore`.
struct SearchOptions {
  tester::ExploreOptions explore;
  std::vector<std::string> trusted;  // as they were given; explore.trusted has them as the search wants them
  Promoted promoted;
  bool allow_native = false;

  // `this` must stay where it is until the command line has been parsed.
  void add_to(CLI::App& app);
};

}  // namespace heddle::cli
