#include "cli/completion_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

#include "cli/output.h"

namespace heddle::cli {
namespace {

struct Option {
  std::string name;  // with its dashes
  std::string description;
  bool takes_value = false, takes_folder = false;
};
struct Entry {
  std::string command, summary;
  std::vector<Option> options;
};

// All that the help knows, from the same table.
std::vector<Entry> entries() {
  std::vector<Entry> all;
  for (const auto& command : all_commands()) {
    CLI::App app;
    app.set_help_flag();
    add_all_options(*command, app);
    Entry entry{command->texts().name, command->texts().summary, {}};
    for (const CLI::Option* option : app.get_options()) {
      const bool value = option->get_items_expected_min() > 0;
      const bool folder = option->get_type_name() == "FOLDER" || option->get_type_name() == "DIR";
      for (const std::string& name : option->get_lnames())
        entry.options.push_back({"--" + name, option->get_description(), value, folder});
      for (const std::string& name : option->get_snames())
        entry.options.push_back({"-" + name, option->get_description(), value, folder});
    }
    entry.options.push_back({"--help", "print the options of this command", false, false});
    all.push_back(std::move(entry));
  }
  return all;
}

std::string names(const std::vector<Option>& options) {
  std::string text;
  for (const Option& o : options) text += (text.empty() ? "" : " ") + o.name;
  return text;
}

// Without a command's word both are possible: vm [options] Program.java, vm --systematic [options] Program.java.
std::vector<Option> general_options(const std::vector<Entry>& all) {
  std::vector<Option> options = {{"--version", "print the version", false, false}};
  for (const Entry& e : all)
    if (e.command == "run" || e.command == "explore")
      for (const Option& o : e.options)
        if (std::none_of(options.begin(), options.end(), [&](const Option& known) { return known.name == o.name; }))
          options.push_back(o);
  return options;
}

std::string bash(const std::vector<Entry>& all) {
  std::string text =
      "# Completion of vm and heddle for bash.\n"
      "_heddle() {\n"
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= word\n"
      "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
      "    [[ $word == -* ]] && continue\n"
      "    command=$word\n"
      "    break\n"
      "  done\n"
      "  local options\n"
      "  case $command in\n";
  for (const Entry& e : all) text += fmt::format("    {}) options='{}' ;;\n", e.command, names(e.options));
  text += fmt::format("    *) options='{}' ;;\n  esac\n", names(general_options(all)));
  std::string words;
  for (const Entry& e : all) words += (words.empty() ? "" : " ") + e.command;
  return text + fmt::format(
                    "  COMPREPLY=()\n"
                    "  if [[ $current == -* ]]; then\n"
                    "    COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n"
                    "  elif [[ $previous == help ]]; then\n"
                    "    COMPREPLY=($(compgen -W '{0}' -- \"$current\"))\n"
                    "  elif [[ $previous == completion ]]; then\n"
                    "    COMPREPLY=($(compgen -W 'bash zsh fish' -- \"$current\"))\n"
                    "  elif [[ -z $command ]]; then\n"
                    "    COMPREPLY=($(compgen -W '{0}' -- \"$current\") $(compgen -f -- \"$current\"))\n"
                    "  fi\n"
                    "}}\n"
                    "complete -o bashdefault -o default -o filenames -F _heddle vm heddle\n",
                    words);
}

// Within single quotes of zsh's _arguments: no colons, brackets or quotes.
std::string zsh_text(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '\'') out += "'\\''";
    else if (c == '[' || c == ']' || c == ':' || c == '\\') out += std::string("\\") + c;
    else out += c;
  }
  return out;
}

std::string zsh(const std::vector<Entry>& all) {
  const auto specification = [](const std::vector<Option>& options) {
    std::string text;
    for (const Option& o : options)
      text += fmt::format("      '{}{}[{}]{}' \\\n", o.name, o.takes_value ? "=" : "", zsh_text(o.description),
                          o.takes_value ? (o.takes_folder ? ":folder:_files -/" : ":value:_files") : "");
    return text;
  };
  std::string text =
      "#compdef vm heddle\n"
      "# Completion of vm and heddle for zsh.\n"
      "_heddle() {\n"
      "  local word command=\n"
      "  for word in \"${(@)words[2,CURRENT-1]}\"; do\n"
      "    [[ $word == -* ]] && continue\n"
      "    command=$word\n"
      "    break\n"
      "  done\n"
      "  local -a commands\n"
      "  commands=(\n";
  for (const Entry& e : all) text += fmt::format("    '{}:{}'\n", e.command, zsh_text(e.summary));
  text += "  )\n  case $command in\n";
  for (const Entry& e : all) {
    const char* operands = e.command == "help"         ? "'*:command:(${commands%%:*})'"
                           : e.command == "completion" ? "'*:shell:(bash zsh fish)'"
                                                       : "'*:file:_files'";
    text += fmt::format("    {}) _arguments \\\n{}      {} ;;\n", e.command, specification(e.options), operands);
  }
  text += "    '') if [[ $PREFIX == -* ]]; then compadd -- " + names(general_options(all)) +
          "; else _describe command commands; _files; fi ;;\n";
  text += fmt::format("    *) _arguments \\\n{}      '*:file:_files' ;;\n  esac\n}}\n",
                      specification(general_options(all)));
  return text + "if [[ $funcstack[1] == _heddle ]]; then _heddle \"$@\"; else compdef _heddle vm heddle; fi\n";
}

std::string fish_text(const std::string& text) {
  std::string out;
  for (const char c : text) out += c == '\'' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  return out;
}

std::string fish(const std::vector<Entry>& all) {
  std::string words;
  for (const Entry& e : all) words += (words.empty() ? "" : " ") + e.command;
  std::string text = "# Completion of vm and heddle for fish.\nfor program in vm heddle\n";
  const auto option = [&](const Option& o, const std::string& condition) {
    const bool is_long = o.name.starts_with("--");
    text += fmt::format("  complete -c $program -n '{}' {} {}{} -d '{}'\n", condition, is_long ? "-l" : "-s",
                        o.name.substr(is_long ? 2 : 1), o.takes_value ? " -r" : "", fish_text(o.description));
  };
  for (const Entry& e : all)
    text += fmt::format("  complete -c $program -n 'not __fish_seen_subcommand_from {}' -a {} -d '{}'\n", words,
                        e.command, fish_text(e.summary));
  for (const Option& o : general_options(all)) option(o, "not __fish_seen_subcommand_from " + words);
  for (const Entry& e : all)
    for (const Option& o : e.options) option(o, "__fish_seen_subcommand_from " + e.command);
  text += fmt::format("  complete -c $program -n '__fish_seen_subcommand_from help' -f -a '{}'\n", words);
  text += "  complete -c $program -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'\n";
  return text + "end\n";
}

}  // namespace

const CommandTexts& CompletionCommand::texts() const {
  static constexpr CommandTexts kTexts = {"completion", "vm completion bash|zsh|fish",
                                          "the script by which a shell completes", "completion", false};
  return kTexts;
}

bool CompletionCommand::check() {
  const std::vector<std::string>& o = given.operands;
  if (o.size() == 1 && (o[0] == "bash" || o[0] == "zsh" || o[0] == "fish")) return true;
  std::fputs("vm: completion needs a shell: vm completion bash, zsh or fish\n", stderr);
  return false;
}

int CompletionCommand::run() {
  const std::vector<Entry> all = entries();
  const std::string& shell = given.operands[0];
  return print(shell == "bash" ? bash(all) : shell == "zsh" ? zsh(all) : fish(all)) ? 0 : kNotWritten;
}

}  // namespace heddle::cli
