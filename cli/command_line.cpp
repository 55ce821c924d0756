#include "cli/command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "cli/help.h"
#include "cli/program_path.h"
#include "vm/base/nearest_name.h"

namespace heddle::cli {
namespace {

// An option as it was given: {"--seed", {"--seed", "3"}}, {"--seed", {"--seed=3"}}.
struct GivenOption {
  std::string name;
  std::vector<std::string> words;
};

// The command line, cut into pieces.
struct Pieces {
  std::string command;  // the word; "": there is none
  std::vector<GivenOption> options;
  std::vector<std::string> operands;
  bool marked = false;  // "--" stands in front of the operands
  bool help = false, version = false;
  bool has(const std::string& option) const {
    return std::any_of(options.begin(), options.end(), [&](const GivenOption& o) { return o.name == option; });
  }
};

void complain(const std::string& message) { std::fprintf(stderr, "vm: %s\n", message.c_str()); }

bool is_option(const std::string& word) { return word.size() > 1 && word[0] == '-'; }

// OpenJDK's options in our terms: -da turns assertions off; -ea asks for what is so anyway, and becomes nothing ("").
std::string usual_name(const std::string& word) { return word == "-da" ? "--da" : word == "-ea" ? "" : word; }

class Parser {
 public:
  explicit Parser(Warnings warnings) : warnings_(warnings), commands_(all_commands()) {
    app_.set_help_flag();
    app_.require_subcommand(1);
    for (const auto& command : commands_) {
      CLI::App* app = app_.add_subcommand(command->texts().name);
      app->set_help_flag();
      add_all_options(*command, *app);
      apps_.push_back(app);
    }
  }

  std::unique_ptr<Command> parse(std::vector<std::string> arguments) {
    Pieces pieces;
    if (!cut(arguments, &pieces)) return nullptr;
    const size_t chosen = choose(pieces);
    if (const std::string meant = misspelt_command(pieces); !meant.empty()) {
      complain(fmt::format("{}: no file, and no command; did you mean vm {}?", pieces.operands[0], meant));
      return nullptr;
    }
    if (pieces.version || pieces.help) return without_options(pieces.version ? "version" : "help", pieces, chosen);
    std::vector<std::string> own, ineffective;
    if (!sort_out(pieces, chosen, &own, &ineffective) || !read_values(chosen, own)) return nullptr;
    Command& command = *commands_[chosen];
    command.given.command_line = std::move(arguments);
    command.given.operands = pieces.operands;
    if (std::string error;
        command.texts().runs_program && !join_program_path(command.source_path, &command.given.operands, &error)) {
      complain(error);
      return nullptr;
    }
    for (const GivenOption& option : pieces.options) {
      command.given.options.insert(find(owners_of(option.name)[0], option.name)->get_name());
      if (find(chosen, option.name) != nullptr) command.given.words.emplace_back(option.name, option.words);
    }
    if (!command.check()) return nullptr;
    if (warnings_ == Warnings::On) {
      for (const std::string& warning : ineffective) std::fprintf(stderr, "%s\n", warning.c_str());
      warn_of_late_options(pieces, chosen);
    }
    return std::move(commands_[chosen]);
  }

 private:
  size_t index_of(const std::string& name) const {
    const auto is_it = [&](const auto& c) { return c->texts().name == name; };
    return static_cast<size_t>(std::find_if(commands_.begin(), commands_.end(), is_it) - commands_.begin());
  }
  bool is_command(const std::string& name) const { return index_of(name) < commands_.size(); }
  const CLI::Option* find(size_t command, const std::string& option) const {
    return apps_[command]->get_option_no_throw(option);
  }
  std::vector<size_t> owners_of(const std::string& option) const {
    std::vector<size_t> owners;
    for (size_t i = 0; i < commands_.size(); ++i)
      if (find(i, option) != nullptr) owners.push_back(i);
    return owners;
  }

  bool unknown(const std::string& option) const {
    std::vector<std::string> names = {"help", "version"};
    for (const CLI::App* app : apps_)
      for (const CLI::Option* known : app->get_options())
        for (const std::string& name : known->get_lnames()) names.push_back(name);
    // (The dashes, which all have, make no two of them similar.)
    const std::string guess =
        base::nearest_name(option.substr(std::min(option.find_first_not_of('-'), option.size())), names);
    complain(fmt::format("unknown option {}{}", option, guess.empty() ? "" : "; did you mean --" + guess + "?"));
    return false;
  }

  // An option that is there, whoever has it, with its value. False: a message has been printed.
  bool cut_option(const std::vector<std::string>& arguments, size_t* at, Pieces* pieces) const {
    const std::string word = usual_name(arguments[*at]);
    if (word.empty()) return true;
    if (word == "-h" || word == "--help") return pieces->help = true;
    if (word == "--version") return pieces->version = true;
    const size_t equals = word.find('=');
    GivenOption option{word.substr(0, equals), {word}};
    const std::vector<size_t> owners = owners_of(option.name);
    if (owners.empty()) return unknown(option.name);
    if (equals == word.size() - 1) {
      complain(word + ": a value is needed");
      return false;
    }
    const CLI::Option& known = *find(owners[0], option.name);
    if (equals != std::string::npos && known.get_items_expected_max() == 0 && known.get_type_name().empty()) {
      complain(fmt::format("{}: {} takes no value", word, option.name));
      return false;
    }
    const bool takes_value = find(owners[0], option.name)->get_items_expected_min() > 0;
    if (takes_value && equals == std::string::npos && *at + 1 < arguments.size())
      option.words.push_back(arguments[++*at]);
    pieces->options.push_back(std::move(option));
    return true;
  }

  bool cut(const std::vector<std::string>& arguments, Pieces* pieces) const {
    bool takes_options = true;
    for (size_t at = 0; at < arguments.size(); ++at) {
      const std::string& word = arguments[at];
      if (takes_options && word == "--") {
        takes_options = false;
        pieces->marked = true;
      } else if (takes_options && is_option(word)) {
        if (!cut_option(arguments, &at, pieces)) return false;
      } else if (takes_options && pieces->command.empty() && pieces->operands.empty() && is_command(word)) {
        pieces->command = word;
      } else {
        pieces->operands.push_back(word);
        if (commands_[choose(*pieces)]->texts().runs_program) takes_options = false;
      }
    }
    return true;
  }

  size_t choose(const Pieces& pieces) const {
    if (!pieces.command.empty()) return index_of(pieces.command);
    return index_of(pieces.has("--systematic") || pieces.has("--explore") || pieces.has("--resume") ? "explore"
                                                                                                    : "run");
  }

  // "tets": no word of a command and no file, but nearly one of the former; "": it is not so.
  std::string misspelt_command(const Pieces& pieces) const {
    if (!pieces.command.empty() || pieces.marked || pieces.operands.empty()) return "";
    const std::string& word = pieces.operands[0];
    std::error_code error;
    if (word.find_first_of("./#") != std::string::npos || std::filesystem::exists(word, error)) return "";
    std::vector<std::string> names;
    for (const auto& command : commands_) names.push_back(command->texts().name);
    return base::nearest_name(word, names);
  }

  std::unique_ptr<Command> without_options(const char* name, const Pieces& pieces, size_t chosen) {
    std::unique_ptr<Command> command = std::move(commands_[index_of(name)]);
    // (Without a word that says so it is not known yet whether it is run or explore: help is then about everything.)
    const bool is_known = !pieces.command.empty() || std::string_view(apps_[chosen]->get_name()) == "explore";
    command->given.operands = {is_known ? apps_[chosen]->get_name() : kEverything};
    return command;
  }

  std::string nouns(const std::vector<size_t>& of) const {
    std::vector<std::string> all;
    for (const size_t i : of) all.emplace_back(commands_[i]->texts().noun);
    const std::string last = all.back();
    all.pop_back();
    return all.empty() ? last : fmt::format("{} and {}", fmt::join(all, ", "), last);
  }

  // The command's own options go into *own. Those of other commands have their values checked; for each *ineffective
  // gets a warning, unless somebody may rely on what it does. False: a message has been printed.
  bool sort_out(const Pieces& pieces, size_t chosen, std::vector<std::string>* own,
                std::vector<std::string>* ineffective) {
    static const std::set<std::string> kReliedOn = {"--record", "--save-world",    "--real-time",
                                                    "--trace",  "--dump-bytecode", "--commit"};
    for (const GivenOption& option : pieces.options) {
      if (find(chosen, option.name) != nullptr) {
        own->insert(own->end(), option.words.begin(), option.words.end());
        continue;
      }
      const std::vector<size_t> owners = owners_of(option.name);
      const std::string message =
          fmt::format("{} is for {}, not for {}", option.name, nouns(owners), commands_[chosen]->texts().noun);
      if (kReliedOn.contains(option.name)) {
        complain(message);
        return false;
      }
      if (!read_values(owners[0], option.words)) return false;
      ineffective->push_back("warning: " + message + ": it changes nothing here");
    }
    return true;
  }

  bool read_values(size_t command, const std::vector<std::string>& options) {
    std::vector<std::string> words(options.rbegin(), options.rend());  // as CLI::App wants them: the last one first
    words.push_back(apps_[command]->get_name());
    try {
      app_.parse(words);
      return true;
    } catch (const CLI::ParseError& e) {
      complain(fmt::format("{} (vm help {} shows all options)", e.what(), apps_[command]->get_name()));
      return false;
    }
  }

  // Options for the VM that stand where they belong to the program.
  void warn_of_late_options(const Pieces& pieces, size_t chosen) const {
    if (!commands_[chosen]->texts().runs_program || pieces.marked) return;
    // (Without the command's word, an option decides between these two.)
    std::vector<size_t> candidates = {chosen};
    if (pieces.command.empty()) candidates = {index_of("run"), index_of("explore")};
    std::vector<std::string> late;
    for (size_t i = 1; i < pieces.operands.size() && pieces.operands[i] != "--"; ++i) {
      const std::string& word = pieces.operands[i];
      const std::string name = word.substr(0, word.find('='));
      const bool is_ours = is_option(name) && (name == "-da" || name == "-ea" ||
                                               std::any_of(candidates.begin(), candidates.end(),
                                                           [&](size_t c) { return find(c, name) != nullptr; }));
      if (is_ours && std::find(late.begin(), late.end(), name) == late.end()) late.push_back(name);
    }
    if (late.empty()) return;
    const bool one = late.size() == 1;
    std::fputs(fmt::format("warning: {} {} after the program's file and {} passed to the program; options for the VM "
                           "stand before it\n",
                           fmt::join(late, ", "), one ? "stands" : "stand", one ? "is" : "are")
                   .c_str(),
               stderr);
  }

  const Warnings warnings_;
  std::vector<std::unique_ptr<Command>> commands_;
  CLI::App app_;
  std::vector<CLI::App*> apps_;  // by command
};

}  // namespace

std::unique_ptr<Command> parse_command_line(std::vector<std::string> arguments, Warnings warnings) {
  return Parser(warnings).parse(std::move(arguments));
}

}  // namespace heddle::cli
