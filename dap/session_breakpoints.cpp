// Requests about breakpoints. What the client wants is kept, and set again in each program that is debugged.
#include <algorithm>
#include <cctype>
#include <charconv>

#include <fmt/format.h>

#include "dap/session.h"
#include "repl/inspect.h"

namespace heddle::dap {

using protocol::BadRequest;
using repl::Breakpoint;

namespace {

std::string trimmed(const std::string& text) {
  const size_t begin = text.find_first_not_of(" \t"), end = text.find_last_not_of(" \t");
  return begin == std::string::npos ? "" : text.substr(begin, end - begin + 1);
}

// "5", "== 5", ">= 5", "> 5", "% 5": at which hits a run stops. Null with *error.
std::function<bool(u64)> hit_rule(const std::string& text, std::string* error) {
  std::string rest = trimmed(text), sign = ">=";
  for (const char* s : {"==", ">=", ">", "<=", "<", "%"})
    if (rest.starts_with(s)) {
      sign = s;
      rest = trimmed(rest.substr(sign.size()));
      break;
    }
  u64 n = 0;
  const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), n);
  if (rest.empty() || fault != std::errc{} || end != rest.data() + rest.size() || n == 0) {
    *error = fmt::format("'{}' is no number of hits: 5, == 5, > 5 or % 5", text);
    return nullptr;
  }
  return [sign, n](u64 hits) {
    if (sign == "==") return hits == n;
    if (sign == ">") return hits > n;
    if (sign == "<=") return hits <= n;
    if (sign == "<") return hits < n;
    if (sign == "%") return hits % n == 0;
    return hits >= n;
  };
}

}  // namespace

Session::Wanted Session::wanted_of(const Arguments& from) {
  Wanted wanted;
  wanted.id = next_breakpoint_++;
  wanted.condition = from.text("condition", "");
  wanted.hits = from.text("hitCondition", "");
  wanted.log = from.text("logMessage", "");
  return wanted;
}

// Sets it in the program; if that is not possible its message says why.
void Session::set(Wanted* wanted) {
  repl::Breakpoints& all = debuggee_->debugger().breakpoints();
  wanted->number = 0;
  wanted->message.clear();
  Breakpoint b;
  b.condition = wanted->condition;
  switch (wanted->kind) {
    case Wanted::Kind::Line: {
      b.kind = Breakpoint::Kind::Line;
      b.file = sources_->name_of(wanted->path);
      if (b.file.empty()) {
        wanted->message = "the program has no such file";
        return;
      }
      // The first line from there on that has code.
      const std::vector<u32> lines = all.lines_of(b.file);
      const auto line = std::lower_bound(lines.begin(), lines.end(), wanted->line);
      if (line == lines.end()) {
        wanted->message = fmt::format("there is no code on line {} or behind it", wanted->line);
        return;
      }
      b.line = *line;
      b.text = fmt::format("break {}:{}", b.file, b.line);
      break;
    }
    case Wanted::Kind::Function: {
      const repl::Location here = repl::user_location(world(), 0);
      const std::string here_class = here.depth != 0 ? here.method->owner->name : "";
      const repl::Breakpoints::Member found =
          all.member(wanted->name, here_class, &b.class_name, &b.member, &wanted->message);
      if (found == repl::Breakpoints::Member::Neither) return;
      b.kind = found == repl::Breakpoints::Member::Method ? Breakpoint::Kind::Method : Breakpoint::Kind::Field;
      b.text = "break " + wanted->name;
      break;
    }
    case Wanted::Kind::Data: {
      repl::Value value;
      if (!repl::evaluate(world(), repl::FrameId{}, wanted->name, &value, &wanted->message)) return;
      if (value.cell.holder == 0) {
        wanted->message = wanted->name + " is no field and no element";
        return;
      }
      b.kind = Breakpoint::Kind::Variable;
      b.text = "watch " + wanted->name;
      b.cell = value.cell;
      b.name = vm::name_of(world().heap.header(value.cell.holder));
      b.raw = all.raw(b);
      b.value = all.text_of(b);
      break;
    }
  }
  std::function<bool(u64)> rule;
  if (!wanted->hits.empty() && !(rule = hit_rule(wanted->hits, &wanted->message))) return;
  if (rule || !wanted->log.empty())
    b.stops = [this, rule, log = wanted->log](u64 hits) {
      if (rule && !rule(hits)) return false;
      if (log.empty()) return true;
      log_at(log);
      return false;
    };
  if (!b.condition.empty()) b.text += " if " + b.condition;
  wanted->number = all.add(std::move(b)).number;
}

// A log point's text, with the values of what stands in braces.
void Session::log_at(const std::string& text) {
  const vm::ThreadId t = interp::find_thread(world(), debuggee_->walk().next_thread());
  std::string line;
  for (size_t at = 0; at < text.size(); ++at) {
    const size_t end = text[at] == '{' ? text.find('}', at) : std::string::npos;
    if (end == std::string::npos || t == vm::kNoThread) {
      line += text[at];
      continue;
    }
    const repl::Evaluation e = debuggee_->evaluator().evaluate(t, text.substr(at + 1, end - at - 1));
    line += e.end == repl::Evaluation::End::Value ? e.value : "?";
    at = end;
  }
  output("console", line + "\n");
}

void Session::unset(const Wanted& wanted) {
  if (wanted.number != 0) debuggee_->debugger().breakpoints().remove(wanted.number);
}

void Session::replace(std::vector<Wanted>* old, std::vector<Wanted> now) {
  for (const Wanted& w : *old) unset(w);
  for (Wanted& w : now) set(&w);
  *old = std::move(now);
}

Session::Json Session::breakpoint_json(const Wanted& wanted) const {
  Json json = {{"id", wanted.id}, {"verified", wanted.number != 0}};
  if (!wanted.message.empty()) json["message"] = wanted.message;
  if (wanted.kind != Wanted::Kind::Line) return json;
  const Breakpoint* const b = wanted.number == 0 ? nullptr : debuggee_->debugger().breakpoints().find(wanted.number);
  json["line"] = (b != nullptr ? b->line : wanted.line) - 1 + first_line_;
  const size_t slash = wanted.path.rfind('/');
  json["source"] = source_json(slash == std::string::npos ? wanted.path : wanted.path.substr(slash + 1), wanted.path);
  return json;
}

Session::Body Session::breakpoints_body(const std::vector<Wanted>& all) const {
  Json list = Json::array();
  for (const Wanted& w : all) list.push_back(breakpoint_json(w));
  return {{"breakpoints", list}};
}

Session::Body Session::set_breakpoints(const Arguments& arguments) {
  const std::string path = arguments.object("source").text("path");
  std::vector<Wanted> now;
  for (const Arguments& b : arguments.objects("breakpoints")) {
    Wanted w = wanted_of(b);
    w.path = path;
    w.line = b.number("line", 0xfffffffeu) + 1 - first_line_;
    now.push_back(std::move(w));
  }
  replace(&lines_[path], std::move(now));
  return breakpoints_body(lines_[path]);
}

Session::Body Session::set_function_breakpoints(const Arguments& arguments) {
  std::vector<Wanted> now;
  for (const Arguments& b : arguments.objects("breakpoints")) {
    Wanted w = wanted_of(b);
    w.kind = Wanted::Kind::Function;
    w.name = b.text("name");
    now.push_back(std::move(w));
  }
  replace(&functions_, std::move(now));
  return breakpoints_body(functions_);
}

// A field or an element is known by its object, which everybody calls the same: "Account#2.balance".
Session::Body Session::data_breakpoint_info(const Arguments& arguments) {
  const std::string name = arguments.text("name");
  repl::FrameId frame;
  std::string expression = name, error;
  if (arguments.has("variablesReference"))
    expression = variables_->expression_of(arguments.number("variablesReference"), name, &frame);
  else if (arguments.has("frameId")) frame = frame_of(arguments.number("frameId"));
  repl::Value value;
  const auto none = [&](const std::string& why) -> Body { return {{"dataId", nullptr}, {"description", why}}; };
  if (expression.empty()) return none("this is no variable");
  if (!repl::evaluate(world(), frame, expression, &value, &error)) return none(error);
  const repl::Cell& cell = value.cell;
  if (cell.holder == 0) return none("only fields and elements can be watched; 'watch' does it with local variables");
  const std::string id = cell.field != nullptr && cell.field->is_static()
                             ? cell.field->owner->dotted_name() + "." + cell.field->name
                         : cell.field != nullptr ? world().object_label(cell.holder) + "." + cell.field->name
                                                 : fmt::format("{}[{}]", world().object_label(cell.holder), cell.index);
  if (!repl::evaluate(world(), repl::FrameId{}, id, &value, &error)) return none(error);
  return {{"dataId", id}, {"description", id}, {"accessTypes", {"write"}}, {"canPersist", false}};
}

Session::Body Session::set_data_breakpoints(const Arguments& arguments) {
  std::vector<Wanted> now;
  for (const Arguments& b : arguments.objects("breakpoints")) {
    Wanted w = wanted_of(b);
    w.kind = Wanted::Kind::Data;
    w.name = b.text("dataId");
    now.push_back(std::move(w));
  }
  replace(&data_, std::move(now));
  return breakpoints_body(data_);
}

Session::Body Session::set_exception_breakpoints(const Arguments& arguments) {
  ExceptionFilters filters{false, false, false, false, {}};
  const auto add = [&](const std::string& name, const std::string& condition) {
    if (name == "uncaught") filters.uncaught = true;
    else if (name == "assertions") filters.assertions = true;
    else if (name == "races") filters.races = true;
    else if (name == "all") filters.all = true;
    else throw BadRequest("there is no filter '" + name + "'; there are uncaught, assertions, races, all");
    for (size_t at = 0; at <= condition.size();) {
      const size_t end = std::min(condition.find(',', at), condition.size());
      const std::string word = trimmed(condition.substr(at, end - at));
      std::string error;
      if (!word.empty() && !debuggee_->debugger().breakpoints().check_exception(word, &error)) throw BadRequest(error);
      if (!word.empty()) filters.classes.push_back(word);
      at = end + 1;
    }
  };
  for (const std::string& name : arguments.texts("filters")) add(name, "");
  for (const Arguments& option : arguments.objects("filterOptions"))
    add(option.text("filterId"), option.text("condition", ""));
  filters_ = filters;
  set_exceptions();
  return nullptr;
}

// What exceptions stop this program.
void Session::set_exceptions() {
  repl::Debugger& debugger = debuggee_->debugger();
  for (const u32 number : catches_) debugger.breakpoints().remove(number);
  catches_.clear();
  debugger.stops_at = {filters_.uncaught && !no_debug_, filters_.assertions && !no_debug_,
                       filters_.races && !no_debug_};
  if (!filters_.all || no_debug_) return;
  std::vector<std::string> names = filters_.classes;
  if (names.empty()) names.emplace_back();
  for (const std::string& name : names) {
    Breakpoint b;
    b.kind = Breakpoint::Kind::Exception;
    b.text = name.empty() ? "catch" : "catch " + name;
    b.exception = name;
    catches_.push_back(debugger.breakpoints().add(std::move(b)).number);
  }
}

// In a program that has taken the place of another one.
void Session::set_all_again() {
  catches_.clear();
  set_exceptions();
  const auto again = [&](std::vector<Wanted>& list) {
    for (Wanted& w : list) {
      set(&w);
      event("breakpoint", {{"reason", "changed"}, {"breakpoint", breakpoint_json(w)}});
    }
  };
  for (auto& [path, list] : lines_) again(list);
  again(functions_);
  again(data_);
}

std::vector<Session::Wanted>* Session::of_debugger(u32 number, size_t* index) {
  const auto look = [&](std::vector<Wanted>& list) {
    for (*index = 0; *index < list.size(); ++*index)
      if (list[*index].number == number) return true;
    return false;
  };
  for (auto& [path, list] : lines_)
    if (look(list)) return &list;
  if (look(functions_)) return &functions_;
  return look(data_) ? &data_ : nullptr;
}

Session::Body Session::breakpoint_locations(const Arguments& arguments) {
  const std::string file = sources_->name_of(arguments.object("source").text("path"));
  const u64 first = arguments.number("line", 0xfffffffeu) + 1 - first_line_;
  const u64 last = arguments.has("endLine") ? arguments.number("endLine", 0xfffffffeu) + 1 - first_line_ : first;
  Json all = Json::array();
  if (!file.empty())
    for (const u32 line : debuggee_->debugger().breakpoints().lines_of(file))
      if (line >= first && line <= last) all.push_back({{"line", line - 1 + first_line_}});
  return {{"breakpoints", all}};
}

}  // namespace heddle::dap
