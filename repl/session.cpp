#include "repl/session.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "repl/session_text.h"
#include "repl/show.h"
#include "tester/access_history.h"
#include "tester/describe.h"
#include "tester/names.h"
#include "tester/words.h"
#include "vm/base/nearest_name.h"

namespace heddle::repl {
namespace {

using vm::World;

constexpr const char* kPackage = "REPL";
constexpr const char* kSnippetClass = "Snippet_";  // and a number
constexpr size_t kMostUndone = 100;                // steps of /undo
// The mark of begin(), below those of all steps: a stack of marks can lose any of them but the first one.
constexpr checkpoint::Checkpoints::Mark kBeginning = 0;
// The undo log keeps what a step has put there, also when the step is forgotten. Once it is larger, all steps are.
constexpr u64 kMostUndoBytes = u64{1} << 30;
constexpr u64 kStepsBetween = 1'000'000;  // that other threads may take between two prompts

bool meet(const std::set<std::string>& a, const std::set<std::string>& b) {
  return std::any_of(a.begin(), a.end(), [&](const std::string& word) { return b.contains(word); });
}

}  // namespace

std::string trimmed(const std::string& text) {
  const size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

std::string barred(const std::string& text) {
  std::string result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) result += "|  " + line + "\n";
  return result;
}

std::set<std::string> words_of(const std::string& text) {
  std::set<std::string> words;
  for (size_t i = 0; i < text.size();) {
    const char c = text[i];
    if (c == '"' || c == '\'') {
      for (++i; i < text.size() && text[i] != c; ++i)
        if (text[i] == '\\') ++i;
      ++i;
    } else if (std::isalpha(static_cast<unsigned char>(c)) || c == '_' || c == '$') {
      const size_t begin = i;
      while (i < text.size() && (std::isalnum(static_cast<unsigned char>(text[i])) || text[i] == '_' || text[i] == '$'))
        ++i;
      words.insert(text.substr(begin, i - begin));
    } else {
      ++i;
    }
  }
  return words;
}

std::string plain(std::string text) {
  static const std::string around = kSnippetClass, package = std::string(kPackage) + ".";
  for (size_t at = 0; (at = text.find(around, at)) != std::string::npos;) {
    size_t end = at + around.size();
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end]))) ++end;
    const bool packaged = at >= package.size() && text.compare(at - package.size(), package.size(), package) == 0;
    const size_t begin = packaged ? at - package.size() : at;
    if (end == at + around.size() || end == text.size() || (text[end] != '.' && text[end] != '$')) {
      at = end;
      continue;
    }
    text.erase(begin, end + 1 - begin);
    at = begin;
  }
  return text;
}

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

Session::Session(SessionOptions options) : options_(std::move(options)) { begin(); }

Session::~Session() {
  checkpoints_.reset();
  world_.reset();
}

bool Session::begin() {
  undo_.clear();
  checkpoints_.reset();
  world_.reset();
  state_ = {};
  explored_.clear();
  error_.clear();
  world_ = options_.new_world(&error_);
  if (!world_) return false;
  checkpoints_ = std::make_unique<checkpoint::Checkpoints>(*world_);
  checkpoints_->mark();
  out_seen_ = world_->out.text.size();
  err_seen_ = world_->err.text.size();
  return true;
}

std::string Session::greeting() const {
  return "Heddle: snippets of Java, one after the other; /help lists the commands\n";
}

std::string Session::prompt() const { return open_.empty() ? fresh_prompt() : "   ...> "; }

std::string Session::fresh_prompt() const { return debugging_ ? debugger_prompt() : "heddle> "; }

std::string Session::execute(std::string_view line) {
  if (debugging_) return debug_line(line);
  const std::string text = trimmed(std::string(line));
  if (open_.empty()) {
    if (text.empty()) return "";
    if (text[0] == '/' && !text.starts_with("//") && !text.starts_with("/*")) return command(text);
  }
  base::SourceFiles files;
  base::Diagnostics ignored;
  const std::string whole = open_ + std::string(line);
  if (is_par(whole)) {
    open_ = par_is_open(whole) ? whole + "\n" : "";
    return open_.empty() ? par(whole) : "";
  }
  if (lang::split_snippet("snippet", whole, files, ignored).incomplete) {
    open_ = whole + "\n";
    return "";
  }
  open_.clear();
  return accept(whole);
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

// --- snippets

std::string Session::accept(const std::string& text) {
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  const lang::SnippetParts parts = lang::split_snippet(fmt::format("#{}", state_.next_id), text, files, diagnostics);
  if (diagnostics.has_errors()) return messages(diagnostics, files);
  if (parts.parts.empty()) return "";
  make_room_for_step();
  undo_.push_back({state_, checkpoints_->mark()});
  std::string answer;
  bool failed = false;
  const u32 id = state_.next_id;
  for (const lang::SnippetPart& p : parts.parts) {
    answer += part(p, text.substr(p.begin, p.end - p.begin), &failed);
    if (failed) break;
  }
  if (failed && state_.next_id == id) {  // nothing has happened
    state_ = undo_.back().state;
    checkpoints_->pop(undo_.back().mark);
    undo_.pop_back();
  }
  return answer + others();
}

void Session::make_room_for_step() {
  if (world_->undo.byte_size() > kMostUndoBytes) {
    undo_.clear();
    checkpoints_->pop(kBeginning);
    checkpoints_->mark();
  }
  if (undo_.size() < kMostUndone) return;
  std::vector<checkpoint::Checkpoints::Mark> kept = {kBeginning};
  undo_.erase(undo_.begin());
  for (Undo& step : undo_) {
    kept.push_back(step.mark);
    step.mark = static_cast<checkpoint::Checkpoints::Mark>(kept.size() - 1);
  }
  checkpoints_->thin(kept);
}

std::string Session::part(const lang::SnippetPart& part, const std::string& source, bool* failed) {
  Entry entry;
  entry.id = state_.next_id;
  entry.kind = part.kind;
  entry.source = source;
  entry.name = part.name;
  entry.parameters = part.parameters;
  entry.type_kind = part.type_kind;
  entry.type = part.result;
  entry.words = words_of(source);
  switch (part.kind) {
    case Kind::kImport: return import(entry, failed);
    case Kind::kType:
    case Kind::kMethod: return declare(std::move(entry), failed);
    case Kind::kVariable: return variable(std::move(entry), failed);
    case Kind::kExpression: return expression(std::move(entry), part, failed);
    case Kind::kStatement: return statement(std::move(entry), failed);
  }
  return "";
}

void Session::add(Entry entry) {
  state_.next_id = entry.id + 1;
  state_.entries.push_back(std::move(entry));
}

Session::Entry* Session::by_id(u32 id) {
  for (Entry& e : state_.entries)
    if (e.id == id) return &e;
  return nullptr;
}

Session::Entry* Session::find(Kind kind, const std::string& name, const std::string& parameters) {
  for (Entry& e : state_.entries)
    if (e.active && e.kind == kind && e.name == name && e.parameters == parameters) return &e;
  return nullptr;
}

lang::SnippetOptions Session::options_for(const std::string& text, const std::set<u32>& without) {
  lang::SnippetOptions options;
  options.classes = &options_.host->classes();
  options.name = "snippet";
  options.text = text;
  options.package = kPackage;
  options.class_name = fmt::format("{}{}", kSnippetClass, ++classes_made_);
  std::set<std::string> imports(options_.imports.begin(), options_.imports.end());
  for (const Entry& e : state_.entries) {
    if (!e.active || without.contains(e.id)) continue;
    if (e.kind == Kind::kImport) imports.insert(e.source);
    if (!e.declares() || e.class_name.empty() || !e.missing.empty()) continue;
    std::string name = e.class_name;
    std::replace(name.begin(), name.end(), '/', '.');
    imports.insert((e.kind == Kind::kType ? "import " : "import static ") + name + "." + e.name + ";");
  }
  options.imports.assign(imports.begin(), imports.end());
  return options;
}

void Session::add_classes(lang::SnippetResult& result) {
  for (bytecode::ClassImage& image : result.images) options_.host->add(std::move(image));
}

std::string Session::messages(const base::Diagnostics& diagnostics, const base::SourceFiles& files) const {
  std::string text;
  for (const base::Diagnostic& d : diagnostics.sorted()) text += base::render(d, files);
  return barred(plain(text));
}

// What cannot be found may be there, but not be usable yet.
std::string Session::explain(const std::string& messages) const {
  std::string text = barred(plain(messages));
  const std::set<std::string> words = words_of(messages);
  for (const Entry& e : state_.entries)
    if (e.active && !e.missing.empty() && words.contains(e.name))
      text += barred(fmt::format("{} {}{} cannot be used until {} is declared",
                                 e.kind == Kind::kMethod ? "method" : e.type_kind, e.name,
                                 e.kind == Kind::kMethod ? "(" + e.parameters + ")" : "", e.missing));
  return text;
}

std::string Session::import(const Entry& entry, bool* failed) {
  lang::SnippetOptions options = options_for(entry.source, {});
  options.name = fmt::format("#{}", entry.id);
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  lang::compile_snippet(options, files, diagnostics);
  *failed = diagnostics.has_errors();
  if (*failed) return messages(diagnostics, files);
  Entry import = entry;
  if (!import.source.ends_with(';')) import.source += ';';
  add(import);
  return "";
}

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

std::string Session::variable(Entry entry, bool* failed) {
  lang::SnippetOptions options = options_for(entry.source, {});
  options.name = fmt::format("#{}", entry.id);
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  lang::SnippetResult result = lang::compile_snippet(options, files, diagnostics);
  if (!result.ok) {
    *failed = true;
    std::string text;
    for (const lang::SnippetError& e : result.errors) text += e.text;
    return explain(text);
  }
  add_classes(result);
  const checkpoint::Checkpoints::Mark mark = checkpoints_->mark();
  const Execution done = run(result.class_name);
  std::string text = output();
  if (done.end != Execution::End::Returned) {
    text += outcome(done);
    if (done.end != Execution::End::Threw) {
      checkpoints_->restore(mark);
      checkpoints_->pop(mark);
      *failed = true;
      return text;
    }
  }
  checkpoints_->pop(mark);
  std::set<std::string> names;
  for (const lang::DeclaredVariable& v : result.variables) {
    if (Entry* old = find(Kind::kVariable, v.name)) old->active = false;
    Entry one = entry;
    one.id = state_.next_id;
    one.name = v.name;
    one.type = v.type;
    one.class_name = result.class_name;
    if (result.variables.size() > 1) one.source = one.id == entry.id ? entry.source : "";
    names.insert(v.name);
    add(one);
    text += v.name + " ==> " + value_of(result.class_name, v.name) + " : " + plain(v.type) + "\n";
  }
  update_dependents(names, 0, &text);
  return text;
}

std::string Session::expression(Entry entry, const lang::SnippetPart& part, bool* failed) {
  // A variable, or an assignment to one, is shown by its name; everything else gets a variable of its own.
  const Entry* variable = part.name.empty() ? nullptr : find(Kind::kVariable, part.name);
  const std::string own = fmt::format("${}", entry.id);
  lang::SnippetOptions options = options_for(entry.source, {});
  options.name = fmt::format("#{}", entry.id);
  if (variable == nullptr) options.value_variable = own;
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  lang::SnippetResult result = lang::compile_snippet(options, files, diagnostics);
  if (!result.ok) {
    *failed = true;
    std::string text;
    for (const lang::SnippetError& e : result.errors) text += e.text;
    return explain(text);
  }
  add_classes(result);
  const checkpoint::Checkpoints::Mark mark = checkpoints_->mark();
  const size_t threads = threads_started();
  const std::vector<Event> history = state_.history;
  const Execution done = run(result.class_name);
  std::string text = output();
  if (threads_started() > threads && asserts(entry.source)) {
    std::vector<Event> now = std::exchange(state_.history, history);
    text += explore_body(entry.source + (entry.source.ends_with(';') ? "" : ";"), false);
    state_.history = std::move(now);
  }
  if (done.end != Execution::End::Returned) {
    text += outcome(done);
    if (done.end != Execution::End::Threw) {
      checkpoints_->restore(mark);
      *failed = true;
    }
    checkpoints_->pop(mark);
    if (!*failed) add(entry);
    return text;
  }
  checkpoints_->pop(mark);
  if (variable != nullptr) {
    text += variable->name + " ==> " + value_of(variable->class_name, variable->name) + " : " + plain(variable->type) +
            "\n";
  } else if (!result.variables.empty()) {
    entry.kind = Kind::kVariable;
    entry.name = own;
    entry.type = result.value_type;
    entry.class_name = result.class_name;
    text += own + " ==> " + value_of(result.class_name, own) + " : " + plain(result.value_type) + "\n";
  } else if (!result.value_type.empty()) {
    text += own + " ==> null\n";
  }
  add(entry);
  return text;
}

// An assertion in the text itself, or in what it calls.
bool Session::asserts(const std::string& source) const {
  std::set<std::string> words = words_of(source);
  for (bool more = true; more;) {
    more = false;
    for (const Entry& e : state_.entries) {
      if (!e.active || (e.kind != Kind::kMethod && e.kind != Kind::kType) || !words.contains(e.name)) continue;
      const size_t before = words.size();
      words.insert(e.words.begin(), e.words.end());
      more = more || words.size() > before;
    }
  }
  return words.contains("assert");
}

size_t Session::threads_started() const {
  return static_cast<size_t>(std::count_if(world_->threads.begin(), world_->threads.end(),
                                           [](const auto& t) { return t->core.state != vm::ThreadState::Unborn; }));
}

std::string Session::statement(Entry entry, bool* failed) {
  lang::SnippetOptions options = options_for(entry.source, {});
  options.name = fmt::format("#{}", entry.id);
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  lang::SnippetResult result = lang::compile_snippet(options, files, diagnostics);
  if (!result.ok) {
    *failed = true;
    std::string text;
    for (const lang::SnippetError& e : result.errors) text += e.text;
    return explain(text);
  }
  add_classes(result);
  const checkpoint::Checkpoints::Mark mark = checkpoints_->mark();
  const size_t threads = threads_started();
  const std::vector<Event> history = state_.history;
  const Execution done = run(result.class_name);
  std::string text = output() + outcome(done);
  // One run says little about an assertion of several threads: all of them are tried, from the state before it.
  if (threads_started() > threads && asserts(entry.source)) {
    std::vector<Event> now = std::exchange(state_.history, history);
    text += explore_body(entry.source, false);
    state_.history = std::move(now);
  }
  if (done.end != Execution::End::Returned && done.end != Execution::End::Threw) {
    checkpoints_->restore(mark);
    *failed = true;
  }
  checkpoints_->pop(mark);
  if (!*failed) add(entry);
  return text;
}

Execution Session::run(const std::string& class_name) {
  std::string why;
  vm::Class* c = world_->classes.load(class_name, &why);
  vm::Method* method = c == nullptr ? nullptr : c->find_declared(lang::kSnippetMethod, "()V");
  if (method == nullptr) return {Execution::End::Failed, 0, 0, 0, why};
  ExecutionLimits limits;
  limits.steps = ~0ull;
  limits.stop = options_.stop;
  limits.everybody = true;
  limits.random = state_.random != 0 ? &state_.random : nullptr;
  const u64 random = state_.random;
  const Execution done = repl::execute(*world_, 0, *method, {}, limits);
  if (done.end == Execution::End::Returned || done.end == Execution::End::Threw)
    state_.history.push_back({class_name, random, 0});
  return done;
}

std::string Session::outcome(const Execution& done) {
  switch (done.end) {
    case Execution::End::Returned: return "";
    case Execution::End::Threw: {
      std::string text = "Exception " + tester::exception_text(*world_, done.exception) + "\n";
      for (const tester::Place& place : tester::exception_places(*world_, done.exception)) {
        if (place.library) continue;
        const bool own = place.method.ends_with(lang::kSnippetMethod);
        text += fmt::format("      at {}({}:{})\n", own ? "" : place.method + " ", place.file, place.line);
        if (own) break;
      }
      return barred(plain(text));
    }
    case Execution::End::Stopped: return barred("interrupted; everything is as before it");
    case Execution::End::Blocked:
      return barred(
          plain(fmt::format("it cannot go on: {}; nobody else can, either. Everything is as before it", done.why)));
    case Execution::End::Exited:
      return barred("it ends the program; everything is as before it (/exit ends the session)");
    case Execution::End::Limit:
    case Execution::End::Failed: return barred(plain(done.why));
  }
  return "";
}

std::string Session::output() {
  const std::string& out = world_->out.text;
  const std::string& err = world_->err.text;
  std::string text = out.substr(std::min(out_seen_, out.size())) + err.substr(std::min(err_seen_, err.size()));
  out_seen_ = out.size();
  err_seen_ = err.size();
  if (!text.empty() && !text.ends_with('\n')) text += '\n';
  return text;
}

std::string Session::others() {
  const checkpoint::Checkpoints::Mark mark = checkpoints_->mark();
  ExecutionLimits limits;
  limits.steps = kStepsBetween;
  limits.stop = options_.stop;
  limits.everybody = true;
  limits.random = state_.random != 0 ? &state_.random : nullptr;
  std::string text;
  const bool alone = std::none_of(world_->threads.begin(), world_->threads.end(), [](const auto& t) {
    return t->id != 0 && t->core.state != vm::ThreadState::Unborn && t->core.state != vm::ThreadState::Dead;
  });
  if (!alone) state_.history.push_back({"", state_.random, limits.steps});
  if (!run_others(*world_, 0, limits)) {
    state_.history.pop_back();
    checkpoints_->restore(mark);
    text = barred("a thread ends the program; it has not been let");
  }
  checkpoints_->pop(mark);
  return output() + text;
}

std::string Session::value_of(const std::string& class_name, const std::string& name) {
  vm::Class* c = world_->classes.load(class_name);
  if (c == nullptr) return "?";
  for (const vm::Field& f : c->fields) {
    if (!f.is_static() || f.name != name) continue;
    if (f.bank != vm::Bank::Ref) return tester::value_text(*world_, c->statics, f.offset);
    const checkpoint::Checkpoints::Mark mark = checkpoints_->mark();
    const std::string text = Shower(*world_, 0).reference(world_->heap.load<vm::Ref>(c->statics, f.offset));
    checkpoints_->restore(mark);
    checkpoints_->pop(mark);
    return plain(text);
  }
  return "?";
}

// --- commands

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
  std::string text;
  std::set<std::string> names;
  for (Entry& e : state_.entries) {
    if (!e.active || !((e.name == which && e.declares()) || std::to_string(e.id) == which)) continue;
    e.active = false;
    names.insert(e.name);
    text += barred("dropped " + (e.name.empty() ? "snippet " + which : e.name));
  }
  if (text.empty()) return barred("there is no snippet " + which);
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
