// The prompt's commands that explore: all schedules of a snippet, from the state that the session has come to.
#include <algorithm>
#include <cctype>
#include <sstream>

#include <fmt/format.h>

#include "repl/count_schedules.h"
#include "repl/debugger.h"
#include "repl/session.h"
#include "repl/session_text.h"
#include "tester/modes.h"
#include "tester/replay.h"
#include "tester/running_world.h"
#include "tester/words.h"

namespace heddle::repl {
namespace {

constexpr const char* kBody = "par";    // what messages call the text that is explored
constexpr double kSeconds = 30;         // of an exploration
constexpr double kCountingSeconds = 3;  // of the one that counts schedules
constexpr size_t kCountedStates = 20'000;
constexpr size_t kShownOutcomes = 30;

// `{ ... } { ... }`: the insides of the blocks. Empty: that is not what it is.
std::vector<std::string> blocks_of(const std::string& text) {
  std::vector<std::string> blocks;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"' || c == '\'') {
      for (++i; i < text.size() && text[i] != c; ++i)
        if (text[i] == '\\') ++i;
    } else if (c == '{') {
      if (depth++ == 0) begin = i + 1;
    } else if (c == '}') {
      if (--depth < 0) return {};
      if (depth == 0) blocks.push_back(text.substr(begin, i - begin));
    } else if (depth == 0 && !std::isspace(static_cast<unsigned char>(c)) && c != ';') {
      return {};
    }
  }
  return depth == 0 ? blocks : std::vector<std::string>{};
}

}  // namespace

namespace {

// What a debugger sees of the session's program: with the session's variables in scope.
class SessionHost final : public SnippetHost {
 public:
  SessionHost(SnippetHost& host, std::vector<std::string> imports) : host_(host), imports_(std::move(imports)) {}
  lang::LibraryProvider& classes() override { return host_.classes(); }
  void add(bytecode::ClassImage image) override { host_.add(std::move(image)); }
  std::vector<std::string> imports(const std::string&) override { return imports_; }
  std::string main_class() override { return host_.main_class(); }

 private:
  SnippetHost& host_;
  const std::vector<std::string> imports_;
};

}  // namespace

// A debugger of one schedule, in the middle of a session.
struct Session::Debugging {
  std::unique_ptr<SessionHost> host;
  tester::WorldPointer world;
  std::unique_ptr<Walk> walk;
  std::unique_ptr<Evaluator> evaluator;
  std::unique_ptr<Debugger> debugger;
};

void Session::DebuggingDeleter::operator()(Debugging* d) const { delete d; }

std::string Session::debugger_prompt() const { return "debug " + debugging_->debugger->prompt(); }

std::string Session::debug_line(std::string_view line) {
  std::string answer = plain(debugging_->debugger->execute(line));
  if (debugging_->debugger->finished()) debugging_.reset();
  return answer;
}

// --- par

bool Session::is_par(const std::string& text) {
  const std::string t = trimmed(text);
  return t.starts_with("par") && t.find_first_not_of(" \t\n", 3) != std::string::npos &&
         t[t.find_first_not_of(" \t\n", 3)] == '{';
}

// Whether blocks are still open.
bool Session::par_is_open(const std::string& text) {
  int depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"' || text[i] == '\'') {
      const char quote = text[i];
      for (++i; i < text.size() && text[i] != quote; ++i)
        if (text[i] == '\\') ++i;
    } else if (text[i] == '{') {
      ++depth;
    } else if (text[i] == '}') {
      --depth;
    }
  }
  return depth > 0;
}

std::string Session::par(const std::string& text) {
  const std::vector<std::string> blocks = blocks_of(trimmed(text).substr(3));
  if (blocks.size() < 2) return barred("par wants blocks that run at the same time: par { x++; } { x++; }");
  std::string body, names, shown;
  std::set<std::string> words = words_of(text);
  for (size_t i = 0; i < blocks.size(); ++i) {
    const std::string name(1, static_cast<char>('A' + i % 26));
    // (A block stands in lines of its own, which messages and the debugger show.)
    body += fmt::format(
        "Thread par${0} = new Thread(() -> {{ try {{\n{1}\n}} catch (RuntimeException par$e) {{ throw par$e; }} "
        "catch (Exception par$e) {{ throw new RuntimeException(par$e); }} }}, \"{2}\"); ",
        i, blocks[i], name);
  }
  for (size_t i = 0; i < blocks.size(); ++i) body += fmt::format("par${}.start(); ", i);
  for (size_t i = 0; i < blocks.size(); ++i) body += fmt::format("par${}.join(); ", i);
  for (const Entry& e : state_.entries) {
    if (!e.active || e.kind != Kind::kVariable || !words.contains(e.name) || !tells(e)) continue;
    shown += (shown.empty() ? "\"" : " + \", ") + e.name + " = \" + " + e.name;
  }
  if (!shown.empty()) body += "System.out.println(" + shown + "); ";
  return explore_body(body, true, static_cast<u32>(blocks.size()));
}

// Whether the variable's value, as text, says something: not if it is an object that has nothing but its identity.
bool Session::tells(const Entry& variable) const {
  vm::Class* c = world_->classes.load(variable.class_name);
  if (c == nullptr) return false;
  for (const vm::Field& f : c->fields) {
    if (!f.is_static() || f.name != variable.name) continue;
    const vm::Ref r = f.bank == vm::Bank::Ref ? world_->heap.load<vm::Ref>(c->statics, f.offset) : 0;
    if (r == 0) return true;
    const vm::Class& of = *world_->classes.by_id(world_->heap.header(r).class_id);
    const vm::Method* text = of.find_method("toString", "()Ljava/lang/String;");
    return text != nullptr && text->owner != world_->classes.well_known().object;
  }
  return false;
}

std::string Session::explore_command(const std::string& text, bool outcomes) {
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  const lang::SnippetParts parts = lang::split_snippet("snippet", text, files, diagnostics);
  if (diagnostics.has_errors()) return messages(diagnostics, files);
  if (parts.incomplete || parts.parts.empty())
    return barred(fmt::format("/{0} wants an expression, a statement or a block, in one line: /{0} run()",
                              outcomes ? "outcomes" : "explore"));
  const lang::SnippetPart& last = parts.parts.back();
  std::string body = text;
  while (body.ends_with(';') || body.ends_with(' ')) body.pop_back();
  body += last.kind == Kind::kStatement && body.ends_with('}') ? "" : ";";
  // The value of an expression is part of the outcome; one that is void has none.
  if (parts.parts.size() == 1 && last.kind == Kind::kExpression) {
    std::string alone = body.substr(0, body.size() - 1);
    if (compile_main("System.out.println(" + alone + ");", nullptr).empty()) return explore_body(body, outcomes);
    body = "System.out.println(" + alone + ");";
  }
  return explore_body(body, outcomes);
}

std::string Session::explore(const std::string& text) { return explore_command(text, false); }
std::string Session::outcomes(const std::string& text) { return explore_command(text, true); }

// A class whose main is that. Empty: it does not compile, with the messages in *error.
std::string Session::compile_main(const std::string& body, std::string* error) {
  lang::SnippetOptions options =
      options_for("public static void main(String[] par$arguments) throws Throwable { " + body + " }", {});
  options.name = kBody;
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  lang::SnippetResult result = lang::compile_snippet(options, files, diagnostics);
  if (error != nullptr)
    for (const lang::SnippetError& e : result.errors) *error += e.text;
  if (!result.ok) return "";
  explored_text_ = options.text;
  add_classes(result);
  return result.class_name;
}

// The session's state once more, in a World whose main goes on with `main`.
tester::WorldPointer Session::world_at_state(const std::string& main, const vm::RunOptions& run, std::string* error) {
  tester::WorldPointer world = options_.start(main, run, error);
  if (!world) return world;
  u64 random = 0;
  for (const Event& event : state_.history) {
    ExecutionLimits limits;
    limits.everybody = true;
    random = event.random;
    limits.random = random != 0 ? &random : nullptr;
    if (event.class_name.empty()) {
      limits.steps = event.steps;
      run_others(*world, 0, limits);
      continue;
    }
    limits.steps = ~0ull;
    vm::Class* c = world->classes.load(event.class_name, error);
    vm::Method* method = c == nullptr ? nullptr : c->find_declared(lang::kSnippetMethod, "()V");
    if (method == nullptr) return tester::WorldPointer();
    repl::execute(*world, 0, *method, {}, limits);
  }
  for (const auto& t : world->threads)
    if (t->id != 0 && t->core.state != vm::ThreadState::Unborn && t->core.state != vm::ThreadState::Dead) {
      *error = "the thread " + world->thread_label(t->id) + " has not ended";
      return tester::WorldPointer();
    }
  world->out.text.clear();
  world->err.text.clear();
  return world;
}

// Does something go wrong in the schedule, which goes on all the same?
bool Session::fails_after(const interp::Schedule& schedule) {
  std::string error;
  const tester::WorldPointer world = world_at_state(explored_main_, explored_run_, &error);
  if (!world) return false;
  tester::RunnerOptions runner;
  runner.observed.full_join = runner.observed.interrupts = true;
  const tester::ReplayResult replayed = tester::replay(*world, schedule, runner, {false, false});
  return replayed.followed && !replayed.fault_keys.empty();
}

std::string Session::explore_body(const std::string& body, bool all_outcomes, u32 blocks) {
  std::string error;
  const std::string main = compile_main(body, &error);
  if (main.empty()) return explain(error);
  tester::ExploreOptions explore;
  explore.run = options_.run;
  tester::make_explorable(&explore.run);
  explore.run.queue_finalizers = false;
  explore.run.full_join = explore.run.waiters_leave = true;
  explore.run.promoted = {"*"};  // each access of a field is an operation: what races is in the outcomes
  explore.detect_races = false;
  explore.outcomes = all_outcomes;
  explore.limits.max_seconds = kSeconds;
  explore.observed.full_join = explore.observed.interrupts = true;
  explore.stop = options_.stop_exploring;
  explored_main_ = main;
  explored_run_ = explore.run;
  explored_.clear();
  const auto factory = [&](const vm::RunOptions& run, std::string* why) { return world_at_state(main, run, why); };
  const tester::ExploreResult found = tester::explore(factory, explore);
  const auto stopped = [&] { return options_.stop_exploring != nullptr && *options_.stop_exploring; };
  if (stopped()) {
    explored_.clear();
    return barred("given up");
  }
  if (!found.error.empty()) return barred("that cannot be explored: " + plain(found.error));
  explored_run_.promoted = {"*"};
  const bool complete = found.has_all_findings();
  std::string text;
  for (const tester::Finding& f : found.findings) {
    if (!tester::is_failure(f.kind)) continue;
    explored_.push_back(f.schedule);
    text += fmt::format("{:>4}: {}\n", explored_.size(), plain(tester::headline(f)));
  }
  if (all_outcomes) {
    // How many schedules there are for each.
    std::optional<ScheduleCounts> counted;
    if (blocks != 0 && complete) {
      vm::RunOptions alone = explore.run;
      alone.full_join = false;  // how main waits for the blocks is not what anybody counts
      std::string why;
      tester::RunnerOptions runner;
      runner.observed = explore.observed;
      runner.observed.full_join = false;
      if (const tester::WorldPointer world = world_at_state(main, alone, &why))
        counted = count_schedules(*world, runner, blocks, kCountedStates, kCountingSeconds, explore.stop);
      if (stopped()) {
        explored_.clear();
        return barred("given up");
      }
    }
    const auto times = [](u64 n) { return fmt::format("   in {} schedule{}", n, n == 1 ? "" : "s"); };
    if (counted && counted->failing != 0 && explored_.size() == 1)
      text.insert(text.size() - 1, times(counted->failing));
    else if (counted && counted->failing != 0) text += fmt::format("      one of these{}\n", times(counted->failing));
    const size_t failed = explored_.size();
    size_t shown = 0;
    for (const auto& [output, schedule] : found.output_schedules) {
      // (Where a thread has died the others go on, and main prints: that is no outcome of its own.)
      if (counted && !counted->by_output.contains(output)) continue;
      if (++shown > kShownOutcomes) continue;
      explored_.push_back(schedule);
      std::string line = trimmed(output);
      std::replace(line.begin(), line.end(), '\n', '|');
      text += fmt::format("{:>4}: {}{}\n", explored_.size(), line.empty() ? "(nothing printed)" : line,
                          counted                                ? times(counted->by_output[output])
                          : failed != 0 && fails_after(schedule) ? "   behind a failure"
                                                                 : "");
    }
    if (shown > kShownOutcomes) text += fmt::format("      ... {} more\n", shown - kShownOutcomes);
    text += complete && failed + shown == 1 ? "that is the only outcome\n"
            : complete                      ? fmt::format("these are all: {} outcomes\n", failed + shown)
            : failed + shown == 0           ? "nothing found, but not everything was tried\n"
                                            : "there may be others: not everything was tried\n";

  } else {
    text += !explored_.empty() ? ""
            : complete ? fmt::format("no schedule fails: {}, {}\n", tester::counted_of(found.counts.states, "state"),
                                     tester::counted_of(found.counts.schedules(), "path"))
                       : "nothing found, but not everything was tried\n";
  }
  return barred(text);
}

// --- schedules of what was explored last

bool Session::begin_debugging(const std::string& which, std::string* error) {
  size_t number = 0;
  for (const char c : which)
    number = std::isdigit(static_cast<unsigned char>(c)) ? number * 10 + (c - '0') : ~size_t{0} / 20;
  if (which.empty() || number == 0 || number > explored_.size()) {
    *error = explored_.empty() ? "nothing has been explored yet: par { x++; } { x++; }"
                               : fmt::format("there are the numbers 1 to {}", explored_.size());
    return false;
  }
  std::unique_ptr<Debugging, DebuggingDeleter> d(new Debugging);
  d->world = world_at_state(explored_main_, explored_run_, error);
  if (!d->world) return false;
  tester::RunnerOptions runner;
  runner.observed.full_join = runner.observed.interrupts = true;
  d->walk = std::make_unique<Walk>(*d->world, runner);
  d->walk->plan(explored_[number - 1].steps);
  d->host = std::make_unique<SessionHost>(*options_.host, options_for("", {}).imports);
  d->evaluator = std::make_unique<Evaluator>(*d->world, d->walk->checkpoints(), *d->host);
  DebuggerOptions options;
  options.program = fmt::format("schedule {}", number);
  options.evaluator = d->evaluator.get();
  options.source_line = [this](const std::string& file, u32 line) {
    std::istringstream lines(file == kBody ? explored_text_ : "");
    std::string text;
    for (u32 i = 0; i < line && std::getline(lines, text); ++i) {}
    return text;
  };
  d->debugger = std::make_unique<Debugger>(*d->walk, options);
  debugging_ = std::move(d);
  return true;
}

Completions Session::complete_debugging(const std::string& line, size_t begin) const {
  return debugging_->debugger->complete(line, begin);
}

std::string Session::show_schedule(const std::string& which) {
  std::string error;
  if (!begin_debugging(which, &error)) return barred(error);
  std::string text;
  while (debugging_->walk->position() < debugging_->walk->planned()) {
    const std::string thread = debugging_->walk->next_thread();
    if (thread.empty() || !debugging_->walk->forward(thread, {}, &error)) break;
    text += debugging_->debugger->row(debugging_->walk->position() - 1);
  }
  debugging_.reset();
  return barred(plain(text + (error.empty() ? "" : error + "\n")));
}

std::string Session::debug(const std::string& which) {
  std::string error;
  if (!begin_debugging(which, &error)) return barred(error);
  return plain(debugging_->debugger->greeting()) + "'quit' comes back to the prompt\n";
}

}  // namespace heddle::repl
