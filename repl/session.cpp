#include "repl/session.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "repl/session_text.h"
#include "repl/show.h"
#include "tester/access_history.h"
#include "tester/describe.h"
#include "tester/words.h"

namespace heddle::repl {
namespace {

using vm::World;

constexpr size_t kMostUndone = 100;  // steps of /undo
// The mark of begin(), below those of all steps: a stack of marks can lose any of them but the first one.
constexpr checkpoint::Checkpoints::Mark kBeginning = 0;
// The undo log keeps what a step has put there, also when the step is forgotten. Once it is larger, all steps are.
constexpr u64 kMostUndoBytes = u64{1} << 30;
constexpr u64 kStepsBetween = 1'000'000;  // that other threads may take between two prompts

}  // namespace

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

// --- snippets

std::string Session::accept(const std::string& text) {
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  const lang::SnippetParts parts = lang::split_snippet(fmt::format("#{}", state_.next_id), text, files, diagnostics);
  if (diagnostics.has_errors()) return messages(diagnostics, files);
  if (parts.parts.empty()) return "";
  begin_step("");
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

void Session::begin_step(const std::string& command) {
  make_room_for_step();
  undo_.push_back({state_, checkpoints_->mark(), command});
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

Session::SnippetRun Session::run_snippet(const Entry& entry, const std::string& value_variable,
                                         const std::string& body) {
  SnippetRun ran;
  lang::SnippetOptions options = options_for(entry.source, {});
  options.name = fmt::format("#{}", entry.id);
  options.value_variable = value_variable;
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  ran.compiled = lang::compile_snippet(options, files, diagnostics);
  if (!ran.compiled.ok) {
    std::string text;
    for (const lang::SnippetError& e : ran.compiled.errors) text += e.text;
    ran.outcome = explain(text);
    ran.failed = true;
    return ran;
  }
  add_classes(ran.compiled);
  const checkpoint::Checkpoints::Mark mark = checkpoints_->mark();
  const size_t threads = threads_started();
  const std::vector<Event> history = state_.history;
  const Execution done = run(ran.compiled.class_name);
  ran.output = output();
  ran.outcome = outcome(done);
  ran.returned = done.end == Execution::End::Returned;
  ran.failed = !ran.returned && done.end != Execution::End::Threw;
  // One run says little about an assertion of several threads: all of them are tried, from the state before it.
  if (!body.empty() && threads_started() > threads && asserts(entry.source)) {
    std::vector<Event> now = std::exchange(state_.history, history);
    ran.exploration = explore_body(body, false);
    state_.history = std::move(now);
  }
  if (ran.failed) checkpoints_->restore(mark);
  checkpoints_->pop(mark);
  return ran;
}

std::string Session::variable(Entry entry, bool* failed) {
  const SnippetRun ran = run_snippet(entry, "", "");
  std::string text = ran.output + ran.outcome;
  *failed = ran.failed;
  if (*failed) return text;
  std::set<std::string> names;
  for (const lang::DeclaredVariable& v : ran.compiled.variables) {
    if (Entry* old = find(Kind::kVariable, v.name)) old->active = false;
    Entry one = entry;
    one.id = state_.next_id;
    one.name = v.name;
    one.type = v.type;
    one.class_name = ran.compiled.class_name;
    if (ran.compiled.variables.size() > 1) one.source = one.id == entry.id ? entry.source : "";
    names.insert(v.name);
    add(one);
    text += v.name + " ==> " + value_of(ran.compiled.class_name, v.name) + " : " + plain(v.type) + "\n";
  }
  update_dependents(names, 0, &text);
  return text;
}

std::string Session::expression(Entry entry, const lang::SnippetPart& part, bool* failed) {
  // A variable, or an assignment to one, is shown by its name; everything else gets a variable of its own.
  const Entry* variable = part.name.empty() ? nullptr : find(Kind::kVariable, part.name);
  const std::string own = fmt::format("${}", entry.id);
  const SnippetRun ran =
      run_snippet(entry, variable == nullptr ? own : "", entry.source + (entry.source.ends_with(';') ? "" : ";"));
  std::string text = ran.output + ran.exploration + ran.outcome;
  *failed = ran.failed;
  if (*failed) return text;
  if (!ran.returned) {
    add(entry);
    return text;
  }
  const lang::SnippetResult& result = ran.compiled;
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

std::string Session::statement(Entry entry, bool* failed) {
  const SnippetRun ran = run_snippet(entry, "", entry.source);
  *failed = ran.failed;
  if (!*failed) add(entry);
  return ran.output + ran.outcome + ran.exploration;
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

}  // namespace heddle::repl
