// The prompt's commands, but for those that explore (session_explore.cpp).
#include <algorithm>
#include <charconv>
#include <sstream>

#include <fmt/format.h>

#include "repl/session.h"
#include "repl/session_text.h"
#include "tester/access_history.h"
#include "tester/describe.h"
#include "tester/names.h"
#include "tester/words.h"
#include "vm/base/nearest_name.h"

namespace heddle::repl {

const std::vector<Session::Command>& Session::commands() {
  static const std::vector<Command> all = {
      {"vars", "", "the variables, with their types and values", &Session::show_variables},
      {"methods", "", "the methods", &Session::show_methods},
      {"types", "", "the classes, records, enums and interfaces", &Session::show_types},
      {"imports", "", "the imports", &Session::show_imports},
      {"list", "[NAME|N]", "the snippets, with their numbers; or those of that name or number", &Session::list},
      {"edit", "NAME|N", "a snippet once more, to be changed", &Session::edit},
      {"drop", "NAME|N", "forgets a variable, a method or a class", &Session::drop},
      {"load", "FILE", "the snippets of a file, as if they were typed", &Session::load},
      {"save", "FILE", "writes the snippets to a file", &Session::save},
      {"undo", "", "everything is again as before the last input", &Session::undo},
      {"reset", "", "everything is as at the beginning", &Session::reset},
      {"explore", "SNIPPET", "tries all schedules of it, from this state: can it fail?", &Session::explore},
      {"outcomes", "SNIPPET", "the same, with everything that it may print", &Session::outcomes},
      {"show", "N", "the schedule of outcome N of the last exploration", &Session::show_schedule},
      {"debug", "N", "walks through that schedule, as vm debug does", &Session::debug},
      {"threads", "", "the threads that have been started, and what they do", &Session::threads},
      {"seed", "[N]", "threads take their turns at random from now on, by the seed N; 0: in order", &Session::seed},
      {"help", "", "this list", &Session::help},
      {"exit", "[STATUS]", "ends the session", &Session::exit},
  };
  return all;
}

std::string Session::command(const std::string& line) {
  const size_t end = std::min(line.find_first_of(" \t"), line.size());
  const std::string name = line.substr(1, end - 1), operands = trimmed(line.substr(end));
  std::string like;
  const Command* found = nullptr;
  size_t count = 0;
  for (const Command& c : commands()) {
    if (!std::string_view(c.name).starts_with(name)) continue;
    found = &c;
    like += (count++ == 0 ? "/" : ", /") + std::string(c.name);
    if (c.name == name) {
      count = 1;
      break;
    }
  }
  if (name.empty() || count == 0) {
    std::vector<std::string> all;
    for (const Command& c : commands()) all.push_back(c.name);
    const std::string near = base::nearest_name(name, all);
    return barred("there is no command /" + name +
                  (near.empty() ? "; /help lists them" : "; did you mean /" + near + "?"));
  }
  if (count > 1) return barred("/" + name + " may be " + like);
  return (this->*found->run)(operands);
}

std::string Session::show_variables(const std::string&) {
  std::string text;
  for (const Entry& e : state_.entries)
    if (e.active && e.kind == Kind::kVariable)
      text += fmt::format("    {} {} = {}\n", plain(e.type), e.name, value_of(e.class_name, e.name));
  return barred(text);
}

std::string Session::show_methods(const std::string&) {
  std::string text;
  for (const Entry& e : state_.entries)
    if (e.active && e.kind == Kind::kMethod)
      text +=
          fmt::format("    {} {}({}){}\n", e.type, e.name, e.parameters,
                      e.missing.empty() ? "" : "   which cannot be invoked until " + plain(e.missing) + " is declared");
  return barred(text);
}

std::string Session::show_types(const std::string&) {
  std::string text;
  for (const Entry& e : state_.entries)
    if (e.active && e.kind == Kind::kType)
      text +=
          fmt::format("    {} {}{}\n", e.type_kind, e.name,
                      e.missing.empty() ? "" : "   which cannot be used until " + plain(e.missing) + " is declared");
  return barred(text);
}

std::string Session::show_imports(const std::string&) {
  std::string text;
  for (const std::string& i : options_.imports) text += "    " + i.substr(0, i.find(';')) + "\n";
  for (const Entry& e : state_.entries)
    if (e.active && e.kind == Kind::kImport) text += "    " + e.source.substr(0, e.source.find(';')) + "\n";
  return barred(text);
}

std::string Session::list(const std::string& which) {
  std::string text;
  for (const Entry& e : state_.entries) {
    if (which.empty() ? !e.active || e.source.empty() : e.name != which && std::to_string(e.id) != which) continue;
    std::string source = e.source;
    for (size_t at = 0; (at = source.find('\n', at)) != std::string::npos; at += 8) source.replace(at, 1, "\n       ");
    text += fmt::format("{:>4} : {}\n", e.id, source);
  }
  return text.empty() && !which.empty() ? barred("there is no snippet " + which) : text;
}

std::string Session::edit(const std::string& which) {
  const Entry* found = nullptr;
  for (const Entry& e : state_.entries)
    if ((e.active && e.name == which) || std::to_string(e.id) == which) found = &e;
  if (which.empty()) return barred("/edit wants the name or the number of a snippet");
  if (found == nullptr) return barred("there is no snippet " + which);
  prefill_ = found->source;
  std::replace(prefill_.begin(), prefill_.end(), '\n', ' ');
  return "";
}

std::string Session::drop(const std::string& which) {
  if (which.empty()) return barred("/drop wants the name or the number of a snippet");
  const auto is_it = [&](const Entry& e) {
    return e.active && ((e.name == which && e.declares()) || std::to_string(e.id) == which);
  };
  if (std::none_of(state_.entries.begin(), state_.entries.end(), is_it)) return barred("there is no snippet " + which);
  begin_step("/drop " + which);
  std::string text;
  std::set<std::string> names;
  for (Entry& e : state_.entries) {
    if (!is_it(e)) continue;
    e.active = false;
    names.insert(e.name);
    text += barred("dropped " + (e.name.empty() ? "snippet " + which : e.name));
  }
  update_dependents(names, 0, &text);
  return text;
}

std::string Session::load(const std::string& file) {
  if (file.empty()) return barred("/load wants a file");
  const auto begun = std::find(loading_.begin(), loading_.end(), file);
  if (begun != loading_.end()) {
    std::vector<std::string> circle(begun + 1, loading_.end());
    circle.push_back(file);
    return barred(fmt::format("/load {0} would never end: {0} loads {1}", file, fmt::join(circle, ", which loads ")));
  }
  std::string source, error;
  if (!options_.read_file || !options_.read_file(file, &source, &error)) return barred(error);
  loading_.push_back(file);
  std::string answer;
  std::istringstream lines(source);
  for (std::string line; std::getline(lines, line) && !finished_;) answer += execute(line);
  loading_.pop_back();
  if (!open_.empty()) {
    open_.clear();
    answer += barred(file + " ends inside a snippet");
  }
  return answer;
}

std::string Session::save(const std::string& file) {
  if (file.empty()) return barred("/save wants a file");
  std::string text, error;
  for (const Entry& e : state_.entries)
    if (e.active && !e.source.empty()) text += e.source + "\n";
  if (!options_.write_file || !options_.write_file(file, text, &error)) return barred(error);
  return "";
}

std::string Session::undo(const std::string&) {
  if (undo_.empty()) return barred("there is nothing to undo");
  const u32 from = undo_.back().state.next_id;
  std::string text;
  for (const Entry& e : state_.entries)
    if (e.id >= from && !e.source.empty()) text += "undone: " + e.source + "\n";
  if (!undo_.back().command.empty()) text += "undone: " + undo_.back().command + "\n";
  state_ = undo_.back().state;
  checkpoints_->restore(undo_.back().mark);
  checkpoints_->pop(undo_.back().mark);
  undo_.pop_back();
  out_seen_ = world_->out.text.size();
  err_seen_ = world_->err.text.size();
  return barred(text);
}

std::string Session::reset(const std::string&) {
  if (!begin()) {
    finished_ = true;
    return barred(error_);
  }
  return barred("everything is as at the beginning");
}

std::string Session::threads(const std::string&) {
  std::string text;
  for (const auto& t : world_->threads) {
    if (t->id == 0 || t->core.state == vm::ThreadState::Unborn) continue;
    const tester::ThreadReport report = tester::thread_report(*world_, t->id, {});
    text += fmt::format("    {:<6} {}  {}", report.path, report.thread, tester::want_text(report));
    if (const tester::Place* place = tester::user_place(report.stack); place != nullptr && !place->library)
      text += fmt::format("   ({}:{})", place->file, place->line);
    text += '\n';
  }
  tester::rename_objects(tester::names_by_variable(*world_), &text);
  return text.empty() ? barred("no threads have been started") : barred(plain(text));
}

std::string Session::seed(const std::string& operands) {
  u64 seed = 0;
  const auto [end, error] = std::from_chars(operands.data(), operands.data() + operands.size(), seed);
  if (operands.empty() || error != std::errc{} || end != operands.data() + operands.size())
    return barred("/seed wants a number; 0: threads take their turns in order");
  begin_step("/seed " + operands);
  state_.random = seed == 0 ? 0 : (seed * 0x9e3779b97f4a7c15ull) | 1;
  return barred(seed == 0 ? "threads take their turns in order"
                          : fmt::format("threads take their turns at random, by seed {}", seed));
}

std::string Session::help(const std::string&) {
  std::string text = "Type statements, expressions, variables, methods, classes or imports. And:\n";
  for (const Command& c : commands()) {
    const std::string usage = "/" + std::string(c.name) + (c.operands[0] == '\0' ? "" : " " + std::string(c.operands));
    text += fmt::format("  {:<18}{}\n", usage, c.help);
  }
  text += "par { ... } { ... } tries all schedules of blocks that run at the same time.\n";
  text += "The first letters of a command are enough. Ctrl-C gives the running snippet up.\n";
  return barred(text);
}

std::string Session::exit(const std::string& operands) {
  if (!operands.empty()) {
    const auto [end, error] = std::from_chars(operands.data(), operands.data() + operands.size(), exit_status_);
    if (error != std::errc{} || end != operands.data() + operands.size())
      return barred("/exit wants a number, or nothing");
  }
  finished_ = true;
  return "";
}

}  // namespace heddle::repl
