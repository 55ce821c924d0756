// Methods and classes that are declared at the prompt: they may use each other in any order, and replace others.
#include <algorithm>

#include <fmt/format.h>

#include "repl/session.h"
#include "repl/session_text.h"

namespace heddle::repl {
namespace {

bool meet(const std::set<std::string>& a, const std::set<std::string>& b) {
  return std::any_of(a.begin(), a.end(), [&](const std::string& word) { return b.contains(word); });
}

}  // namespace

void Session::compile_group(std::vector<u32> group, std::map<u32, std::string>* failures, std::set<u32>* unresolved) {
  while (!group.empty()) {
    std::string text;
    std::vector<std::pair<size_t, u32>> begins;
    for (const u32 id : group) {
      begins.emplace_back(text.size(), id);
      text += by_id(id)->source + "\n";
    }
    lang::SnippetOptions options = options_for(text, {group.begin(), group.end()});
    if (group.size() == 1) options.name = fmt::format("#{}", group[0]);
    base::SourceFiles files;
    base::Diagnostics diagnostics;
    lang::SnippetResult result = lang::compile_snippet(options, files, diagnostics);
    if (result.ok) {
      add_classes(result);
      for (const u32 id : group) {
        Entry& e = *by_id(id);
        e.class_name = result.class_name;
        e.missing.clear();
      }
      return;
    }
    std::set<u32> bad;
    std::map<u32, std::set<std::string>> missing;
    std::set<u32> hard;
    for (const lang::SnippetError& error : result.errors) {
      u32 id = begins.front().second;
      for (const auto& [begin, whose] : begins)
        if (begin <= error.at) id = whose;
      bad.insert(id);
      (*failures)[id] += error.text;
      if (error.missing) missing[id].insert(error.what);
      else hard.insert(id);
    }
    if (bad.empty()) {  // an error without a place
      bad.insert(group.begin(), group.end());
      hard = bad;
    }
    for (const u32 id : bad) {
      Entry& e = *by_id(id);
      if (!hard.contains(id)) unresolved->insert(id);
      e.missing.clear();
      for (const std::string& what : missing[id]) e.missing += (e.missing.empty() ? "" : ", ") + what;
      if (e.missing.empty()) e.missing = "what it uses";
    }
    std::erase_if(group, [&](u32 id) { return bad.contains(id); });
  }
}

void Session::update_dependents(std::set<std::string> names, u32 changed, std::string* text) {
  const Entry* cause = by_id(changed);
  const bool type_changed = cause != nullptr && cause->kind == Kind::kType;
  std::set<u32> group;
  for (bool more = true; more;) {
    more = false;
    for (const Entry& e : state_.entries) {
      if (!e.active || e.id == changed || group.contains(e.id) || !meet(e.words, names)) continue;
      if (e.kind != Kind::kMethod && e.kind != Kind::kType) continue;
      group.insert(e.id);
      names.insert(e.name);
      more = true;
    }
  }
  std::map<u32, std::string> before;
  for (const u32 id : group) before[id] = by_id(id)->missing;
  if (!group.empty()) {
    std::map<u32, std::string> failures;
    std::set<u32> unresolved;
    compile_group({group.begin(), group.end()}, &failures, &unresolved);
    for (const u32 id : group) {
      const Entry& e = *by_id(id);
      if (before[id].empty() && !e.missing.empty())
        *text += barred(fmt::format("{} {} cannot be used until {} is declared",
                                    e.kind == Kind::kMethod ? "method" : e.type_kind, e.name, plain(e.missing)));
    }
  }
  if (!type_changed) return;
  // Variables of a class that has been replaced are of the new class from now on, without a value.
  for (Entry& e : state_.entries) {
    if (!e.active || e.kind != Kind::kVariable || !meet(words_of(e.type), names)) continue;
    lang::SnippetOptions options = options_for(e.type + " " + e.name + ";", {e.id});
    base::SourceFiles files;
    base::Diagnostics diagnostics;
    lang::SnippetResult result = lang::compile_snippet(options, files, diagnostics);
    if (result.ok) {
      add_classes(result);
      e.class_name = result.class_name;
      *text += barred(fmt::format("replaced variable {}, which has no value now", e.name));
    } else {
      e.active = false;
      *text += barred(fmt::format("dropped variable {}", e.name));
    }
  }
}

std::string Session::declare(Entry entry, bool* failed) {
  const u32 id = entry.id;
  Entry* old = find(entry.kind, entry.name, entry.parameters);
  const bool known = old != nullptr;
  const State before = state_;
  if (known) old->active = false;
  add(entry);
  // Together with what waits for it, and with what uses its predecessor: these may use each other.
  std::set<std::string> names{entry.name};
  std::set<u32> group{id};
  for (bool more = true; more;) {
    more = false;
    for (const Entry& e : state_.entries) {
      if (!e.active || group.contains(e.id) || (e.kind != Kind::kMethod && e.kind != Kind::kType)) continue;
      const bool waits = !e.missing.empty() && entry.words.contains(e.name);
      if (!meet(e.words, names) && !waits) continue;
      group.insert(e.id);
      names.insert(e.name);
      more = true;
    }
  }
  std::map<u32, std::string> failures;
  std::set<u32> unresolved;
  compile_group({group.begin(), group.end()}, &failures, &unresolved);
  if (failures.contains(id) && !unresolved.contains(id)) {
    std::string text = failures[id];
    if (group.size() > 1) {  // alone its places are right
      failures.clear();
      unresolved.clear();
      compile_group({id}, &failures, &unresolved);
      if (failures.contains(id)) text = failures[id];
    }
    state_ = before;
    *failed = true;
    return explain(text);
  }
  const Entry& made = *by_id(id);
  const bool method = made.kind == Kind::kMethod;
  std::string text =
      fmt::format("{} {} {}{}",
                  !known   ? "created"
                  : method ? "modified"
                           : "replaced",
                  method ? "method" : made.type_kind, made.name, method ? "(" + made.parameters + ")" : "");
  if (!made.missing.empty())
    text += fmt::format(", however, it cannot be {} until {} is declared", method ? "invoked" : "used",
                        plain(made.missing));
  text = barred(text);
  update_dependents({made.name}, id, &text);
  return text;
}

}  // namespace heddle::repl
