#include "cli/problems.h"

#include <fmt/format.h>

#include <algorithm>

namespace heddle::cli {
namespace {

std::string text(const Document& j, const char* name) {
  const auto found = j.find(name);
  return found == j.end() || !found->is_string() ? "" : found->get<std::string>();
}
u32 number(const Document& j, const char* name) {
  const auto found = j.find(name);
  return found == j.end() || !found->is_number_unsigned() ? 0 : found->get<u32>();
}
bool flag(const Document& j, const char* name) {
  const auto found = j.find(name);
  return found != j.end() && found->is_boolean() && found->get<bool>();
}
// The elements of a list; none if there is no such list.
const Document& list(const Document& j, const char* name) {
  static const Document kNone = Document::array();
  const auto found = j.find(name);
  return found == j.end() || !found->is_array() ? kNone : *found;
}

ProblemPlace place_of(const Document& j) {
  return {text(j, "file"),       number(j, "line"),       number(j, "column"),
          number(j, "end_line"), number(j, "end_column"), text(j, "method")};
}

// Those in the user's code.
std::vector<ProblemPlace> places_of(const Document& stack) {
  std::vector<ProblemPlace> places;
  for (const Document& p : stack)
    if (!flag(p, "library") && number(p, "line") != 0 && !text(p, "file").empty()) places.push_back(place_of(p));
  return places;
}

void add_related(const std::string& message, const Document& stack, Problem* problem) {
  const std::vector<ProblemPlace> places = places_of(stack);
  if (!places.empty()) problem->related.push_back({message, places.front()});
}

Problem problem_of_finding(const Document& f, const std::string& program) {
  Problem p;
  p.kind = text(f, "kind");
  p.failure = flag(f, "failure");
  p.message = text(f, "message");
  if (const std::string thread = text(f, "thread"); !thread.empty())
    p.message = fmt::format("{} in thread {}: {}", p.kind, thread, p.message);
  else if (const std::string variable = text(f, "variable"); !variable.empty())
    p.message = fmt::format("{} on {}: {}", p.kind, variable, p.message);
  else p.message = fmt::format("{}: {}", p.kind, p.message);
  p.key = text(f, "key");
  p.program = program;
  p.schedule_file = text(f, "schedule_file");
  p.stack = places_of(list(f, "stack"));
  for (const Document& h : list(f, "hints"))
    if (h.is_string()) p.hints.push_back(h.get<std::string>());
  for (const Document& a : list(f, "accesses")) {
    if (p.stack.empty()) p.stack = places_of(list(a, "stack"));
    add_related(fmt::format("{} {} here", text(a, "thread"), flag(a, "write") ? "writes" : "reads"), list(a, "stack"),
                &p);
  }
  for (const Document& t : list(f, "threads")) {
    const std::string wants = text(t, "wants"), from = text(t, "wanted_from");
    if (!wants.empty())
      add_related(fmt::format("{} {} {}{}", text(t, "thread"), text(t, "state"), wants,
                              from.empty() ? "" : ", which " + from + " has"),
                  list(t, "stack"), &p);
    for (const Document& held : list(t, "holds"))
      add_related(fmt::format("{} has taken {} here", text(t, "thread"), text(held, "lock")), list(held, "stack"), &p);
  }
  for (const Document& s : list(f, "steps"))
    p.steps.push_back({text(s, "thread"), text(s, "thread_id"), text(s, "what"), text(s, "operation"),
                       s.contains("place") ? place_of(s.at("place")) : ProblemPlace{}, flag(s, "preempts")});
  if (!p.stack.empty()) p.place = p.stack.front();
  else if (!p.related.empty()) p.place = p.related.front().place;
  for (auto s = p.steps.rbegin(); s != p.steps.rend() && p.place.file.empty(); ++s)
    if (s->place.line != 0) p.place = s->place;
  return p;
}

Problem problem_of_rule(const Document& f, const std::string& program) {
  Problem p;
  p.kind = "rule " + text(f, "rule");
  p.message = text(f, "message");
  p.key = text(f, "key");
  p.program = program;
  p.schedule_file = text(f, "schedule_file");
  for (const Document& e : list(f, "events")) {
    const ProblemPlace place = e.contains("place") ? place_of(e.at("place")) : ProblemPlace{};
    p.related.push_back({fmt::format("{} {}", text(e, "thread"), text(e, "text")), place});
    if (place.line != 0) p.place = place;
  }
  return p;
}

// `at`: where a finding is that has no place of its own.
void add_exploration(const Document& report, const std::string& program, const ProblemPlace& at,
                     std::vector<Problem>* all) {
  for (const Document& f : list(report, "findings")) all->push_back(problem_of_finding(f, program));
  const auto rules = report.find("rules");
  if (rules != report.end())
    for (const Document& f : list(*rules, "findings")) all->push_back(problem_of_rule(f, program));
  for (Problem& p : *all)
    if (p.place.file.empty()) p.place = at;
}

void add_compile_errors(const Document& errors, std::vector<Problem>* all) {
  for (const Document& e : errors) {
    Problem p;
    p.kind = "compile error";
    p.failure = text(e, "severity") != "warning";
    p.message = text(e, "message");
    p.place = place_of(e);
    p.key = fmt::format("{} {}", p.place.file.substr(p.place.file.rfind('/') + 1), p.message);
    if (const std::string hint = text(e, "hint"); !hint.empty()) p.hints.push_back(hint);
    for (const Document& n : list(e, "notes")) p.related.push_back({text(n, "message"), place_of(n)});
    all->push_back(std::move(p));
  }
}

}  // namespace

std::vector<Problem> problems_of(const Document& document) {
  std::vector<Problem> all;
  const std::string program = text(document, "program");
  // (The name of a program may be that of a test.)
  const ProblemPlace whole{program.substr(0, program.find('#')), 0, 0, 0, 0, ""};
  add_exploration(document, program, whole, &all);
  for (const Document& f : list(document, "failures")) {
    all.push_back(problem_of_finding(f, program));
    all.back().failure = true;
    all.back().key = fmt::format("{} {}", all.back().kind, all.back().place.method);
    if (all.back().place.file.empty()) all.back().place = whole;
  }
  if (const auto finding = document.find("finding"); finding != document.end() && finding->is_object()) {
    all.push_back(problem_of_finding(*finding, program));
    if (all.back().place.file.empty()) all.back().place = whole;
  }
  if (const auto finding = document.find("rule_finding"); finding != document.end())
    all.push_back(problem_of_rule(*finding, program));
  for (const Document& t : list(document, "tests")) {
    const ProblemPlace at{text(t, "file"), number(t, "line"), number(t, "column"), 0, 0, ""};
    const std::string status = text(t, "status");
    std::vector<Problem> of;
    if (t.contains("report") && t.at("report").is_object())
      add_exploration(t.at("report"), text(t, "program"), at, &of);
    if (status != "failed")  // (what was expected is no failure)
      std::erase_if(of, [](const Problem& p) { return p.failure; });
    const bool told = std::any_of(of.begin(), of.end(), [](const Problem& p) { return p.failure; });
    if (status == "error" || (status == "failed" && !told)) {
      Problem p;
      p.kind = status == "error" ? "test error" : "test failed";
      p.message = fmt::format("{}.{}: {}", text(t, "class"), text(t, "name"), text(t, "words"));
      p.key = fmt::format("{} {}", p.kind, text(t, "program").substr(text(t, "program").rfind('/') + 1));
      p.program = text(t, "program");
      p.place = at;
      of.push_back(std::move(p));
    }
    all.insert(all.end(), of.begin(), of.end());
  }
  add_compile_errors(list(document, "errors"), &all);
  return all;
}

}  // namespace heddle::cli
