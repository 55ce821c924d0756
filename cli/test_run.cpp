#include "cli/test_run.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <map>
#include <set>

#include "cli/exploration_options.h"
#include "cli/interrupt.h"
#include "cli/lifeline.h"
#include "cli/self_process.h"
#include "cli/temporary_folder.h"
#include "cli/words.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

using Clock = std::chrono::steady_clock;
using Status = TestOutcome::Status;
using nlohmann::json;

double since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

bool sets(const std::vector<std::string>& options, std::string_view name) {
  return std::any_of(options.begin(), options.end(), [&](const std::string& o) {
    return o == name || (o.starts_with(name) && o.size() > name.size() && o[name.size()] == '=');
  });
}

// Where the processes of the tests leave what they say; removed in the end.
class Folder {
 public:
  Folder() : path_(make_temporary_folder("heddle-test", &error_)) {}
  ~Folder() {
    std::error_code none;
    if (!path_.empty()) std::filesystem::remove_all(path_, none);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  bool ok() const { return !path_.empty(); }
  const std::string& error() const { return error_; }
  std::string file(const std::string& name) const { return path_ + '/' + name; }

 private:
  std::string error_, path_;
};

// The kernel ends a process that goes beyond these.
ChildLimits limits_of(const TestRunOptions& options) {
  constexpr u64 kLargestFile = 256u << 20;
  return {options.memory, options.cpu_seconds, options.memory != 0 ? kLargestFile : 0};
}

// Every output says that an assumption was not met.
bool is_aborted(const json& result) {
  const json& outputs = result.value("outputs", json::array());
  return !outputs.empty() && std::all_of(outputs.begin(), outputs.end(), [](const json& o) {
    std::string text = o.value("text", "");
    if (text.ends_with('\n')) text.pop_back();
    return text.substr(text.rfind('\n') + 1).starts_with(junit::kAborted);
  });
}

// The first finding of a rule (--rules); null: there is none.
const json* broken_rule(const json& result) {
  const auto rules = result.find("rules");
  if (rules == result.end() || !rules->is_object()) return nullptr;
  const auto findings = rules->find("findings");
  return findings == rules->end() || findings->empty() ? nullptr : &findings->front();
}

// The file of the user's code that a stack stands in.
std::string user_file(const json& stack) {
  for (const json& place : stack)
    if (!place.value("library", false) && place.value("line", 0) != 0) return place.value("file", "");
  return "";
}

// One line. (Of a deadlock what sort it is: who has and wants what is in the report.)
std::string headline(const json& finding) {
  const std::string kind = finding.value("kind", ""), message = finding.value("message", "");
  std::string first = message.substr(0, message.find('\n'));
  // (Behind a sort stands ": "; the ':' of a place, "Bank.java:7", is none.)
  if (kind == "deadlock") first = first.substr(0, first.find(": "));
  if (const auto accesses = finding.find("accesses"); accesses != finding.end())
    for (const json& access : *accesses)
      if (const std::string file = user_file(access.value("stack", json::array())); !file.empty()) {
        first = with_file(first, file);
        break;
      }
  const std::string variable = finding.value("variable", "");
  return kind + (variable.empty() ? "" : " on " + variable) + (first.empty() ? "" : ": " + first);
}

// What a finished exploration means for a test that expects this.
void judge(const json& result, const std::string& expect, TestOutcome* test) {
  const std::string verdict = result.value("verdict", ""), end = result.value("end", "");
  std::vector<const json*> failures;
  for (const json& f : result.at("findings"))
    if (f.value("failure", false)) failures.push_back(&f);
  const json& counts = result.at("counts");
  const bool limited = verdict == "nothing found" && end != "part explored";
  const std::string explored = verdict == "passed"
                                   ? "every schedule"
                                   : fmt::format("{}, {}", counted(counts.value("schedules", u64{0}), "schedule"), end);
  const auto is_expected = [&](const json* f) { return expect == "failure" || f->value("kind", "") == expect; };
  const auto bad = std::find_if_not(failures.begin(), failures.end(), is_expected);
  if (verdict == "internal error") {
    test->status = Status::Error;
    test->words = "internal error: please report it";
  } else if (bad != failures.end()) {
    test->status = Status::Failed;
    test->words = headline(**bad);
    if (failures.size() > 1) test->words += fmt::format("; and {} more", failures.size() - 1);
  } else if (!failures.empty()) {
    test->status = Status::Passed;
    test->words = "as expected: " + headline(*failures[0]);
  } else if (limited) {
    test->status = Status::Limit;
    test->words = fmt::format("nothing found, {}", explored);
  } else if (!expect.empty()) {
    test->status = Status::Failed;
    test->words = fmt::format("no {} found: {}", expect, explored);
  } else if (const json* rule = broken_rule(result)) {
    test->status = Status::Failed;
    test->words = fmt::format("rule {}: {}", rule->value("rule", ""), rule->value("message", ""));
  } else if (is_aborted(result)) {
    test->status = Status::Skipped;
    test->words = "its assumptions are not met";
  } else {
    test->status = Status::Passed;
    test->words = explored;
  }
}

class Runner {
 public:
  Runner(const TestRunOptions& options, std::vector<TestOutcome>* tests,
         const std::function<void(const TestOutcome&)>& done)
      : options_(options), tests_(*tests), done_(done) {}

  void run() {
    if (!folder_.ok()) {
      for (TestOutcome& t : tests_)
        if (t.status == Status::NotRun) fail(&t, folder_.error());
      return show();
    }
    std::vector<size_t> todo;
    for (size_t i = 0; i < tests_.size(); ++i)
      if (tests_[i].status == Status::NotRun) todo.push_back(i);
    finished_.resize(tests_.size());
    give_folders();
    for (size_t i = 0; i < tests_.size(); ++i) finished_[i] = tests_[i].status != Status::NotRun;
    last_round_ = options_.budget == 0;
    round(todo);
    if (!last_round_) {
      last_round_ = true;
      std::vector<size_t> again;
      for (const size_t i : todo) {
        if (tests_[i].status == Status::Limit && !stopped() && options_.budget - since(begin_) > 0.5)
          again.push_back(i);
        else finished_[i] = true;
      }
      show();
      round(again);
    }
    finished_.assign(tests_.size(), true);
    show();
  }

 private:
  struct Child {
    size_t test = 0;
    Clock::time_point begin;
    std::string name;
  };

  bool is_interrupted() const { return options_.stop != nullptr && *options_.stop; }
  bool stopped() const { return is_interrupted() || (options_.fail_fast && has_failed_); }

  void fail(TestOutcome* test, const std::string& why) {
    test->status = Status::Error;
    test->words = why;
  }

  void round(const std::vector<size_t>& todo) {
    size_t next = 0;
    while (!children_.empty() || (next < todo.size() && !stopped())) {
      while (children_.size() < options_.jobs && next < todo.size() && !stopped()) {
        if (behind_failed(todo[next])) leave_out(todo[next]);
        else start(todo[next], todo.size() - next);
        ++next;
      }
      if (!children_.empty()) wait_for_one();
      show();
    }
  }

  // Has a smaller scenario of its class failed?
  bool behind_failed(size_t index) const {
    const TestOutcome& test = tests_[index];
    if (test.test.scenarios_of.empty()) return false;
    return std::any_of(tests_.begin(), tests_.begin() + static_cast<std::ptrdiff_t>(index), [&](const TestOutcome& t) {
      return t.status == Status::Failed && t.test.scenarios_of == test.test.scenarios_of && t.file == test.file;
    });
  }
  // (It may have been run all the same, beside the smaller one.)
  void leave_out(size_t index) {
    TestOutcome& test = tests_[index];
    test.status = Status::Skipped;
    test.words = "a smaller scenario has failed";
    test.report.clear();
    test.result = {};
    test.seconds = 0;
    test.left_out = true;
    finished_[index] = true;
  }

  // Schedules are called after the file and the test. Where several tests would have files of the same names, each has
  // a folder of its own below that of --out, called after its path.
  void give_folders() {
    folders_.resize(tests_.size());
    std::map<std::string, size_t> named;
    for (const TestOutcome& t : tests_)
      if (t.folder.empty() && t.status == Status::NotRun) ++named[file_stem(t.path())];
    std::set<std::string> taken;
    for (size_t i = 0; i < tests_.size(); ++i) {
      const TestOutcome& t = tests_[i];
      const std::string stem = file_stem(t.path());
      if (!t.folder.empty() || t.status != Status::NotRun || named[stem] < 2) continue;
      std::string base;
      for (const char c : ProgramPath::parse(t.file).file)
        base += c == '/' || std::isspace(static_cast<unsigned char>(c)) != 0 ? '.' : c;
      while (base.starts_with('.')) base.erase(0, 1);
      std::string folder = base;
      for (size_t n = 2; !taken.insert(folder + '/' + stem).second; ++n) folder = fmt::format("{}-{}", base, n);
      folders_[i] = folder;
    }
  }
  // Where --out, the test's own or that of all, sends schedules.
  std::string out_folder(const std::vector<std::string>& own) const {
    std::string folder = ExplorationOptions().out_directory;
    for (const std::vector<std::string>* options : {&options_.options, &own})
      for (size_t i = 0; i < options->size(); ++i) {
        if ((*options)[i].starts_with("--out=")) folder = (*options)[i].substr(6);
        if ((*options)[i] == "--out" && i + 1 < options->size()) folder = (*options)[i + 1];
      }
    return folder;
  }

  // Of `left` tests, this one among them, the next one begins.
  void start(size_t index, size_t left) {
    TestOutcome& test = tests_[index];
    std::vector<std::string> words = {"vm", "--systematic"};
    const auto add = [&](const std::vector<std::string>& more) { words.insert(words.end(), more.begin(), more.end()); };
    const std::vector<std::string>& own = test.test.settings.options;
    const bool has_limit = sets(options_.options, "--max-time") || sets(own, "--max-time");
    const double rest = options_.budget - since(begin_);
    if (options_.budget > 0)
      add({fmt::format("--max-time={}ms",
                       std::max<i64>(1, static_cast<i64>(rest * 1000 * options_.jobs) /
                                            static_cast<i64>(std::max<size_t>(left, options_.jobs))))});
    else if (!has_limit && options_.each > 0)
      add({fmt::format("--max-time={}ms", static_cast<i64>(options_.each * 1000))});
    // (One process for each test is as many as there are jobs. Those that search alone anyway do not want the option.)
    const auto says = [&](std::string_view name) { return sets(options_.options, name) || sets(own, name); };
    if (options_.jobs > 1 && !says("--workers") && !says("--explore") && !says("--bitstate")) add({"--workers=1"});
    for (const std::string& o : options_.options)
      if (options_.budget == 0 || !o.starts_with("--max-time")) words.push_back(o);
    for (const std::string& o : own)
      if (options_.budget == 0 || !o.starts_with("--max-time")) words.push_back(o);
    Child child{index, Clock::now(), std::to_string(index)};
    if (!folders_[index].empty()) add({fmt::format("--out={}/{}", out_folder(own), folders_[index])});
    add({"--json=" + folder_.file(child.name + ".json"), test.path()});
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, folder_.file(child.name + ".out").c_str(),
                                     O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_addopen(&actions, 2, folder_.file(child.name + ".err").c_str(),
                                     O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (!test.folder.empty()) posix_spawn_file_actions_addchdir_np(&actions, test.folder.c_str());
    std::vector<char*> arguments;
    for (std::string& w : words) arguments.push_back(w.data());
    arguments.push_back(nullptr);
    pid_t id = 0;
    ChildEnvironment environment{limits_of(options_)};
    const int error = ::posix_spawn(&id, own_program(), &actions, nullptr, arguments.data(), environment.get());
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) {
      fail(&test, fmt::format("no process for it ({}): {}", own_program(), std::strerror(error)));
      finished_[index] = true;
      return;
    }
    children_.emplace(id, std::move(child));
  }

  // (Not in waitpid: a signal that comes just before it would not be seen until a test has ended.)
  void wait_for_one() {
    int status = 0;
    pid_t id = 0;
    for (Pauses pauses; (id = ::waitpid(-1, &status, WNOHANG)) == 0; pauses.pause())
      if (is_interrupted()) pass_on();
    if (id < 0 && errno == ECHILD) return lose_all();
    const auto found = children_.find(id);
    if (found == children_.end()) return;  // somebody else's
    const Child child = found->second;
    children_.erase(found);
    TestOutcome& test = tests_[child.test];
    test.seconds += since(child.begin);
    finish(child, status, &test);
    has_failed_ |= test.status == Status::Failed || test.status == Status::Error;
    if (last_round_ || test.status != Status::Limit) finished_[child.test] = true;
  }

  // Whoever has interrupted this process may not have told those of the tests; they end with what they have. (A
  // terminal's Ctrl-C has told them, and a second signal of one kind would kill them: they get the other one.)
  void pass_on() {
    if (passed_on_) return;
    passed_on_ = true;
    const int other = interrupt_signal() == SIGTERM ? SIGINT : SIGTERM;
    for (const auto& [id, child] : children_) ::kill(id, other);
  }

  // There are no processes any more, and nobody can say how they have ended.
  void lose_all() {
    for (const auto& [id, child] : children_) {
      fail(&tests_[child.test], "its process was lost");
      tests_[child.test].seconds += since(child.begin);
      finished_[child.test] = true;
      has_failed_ = true;
    }
    children_.clear();
  }

  void finish(const Child& child, int status, TestOutcome* test) const {
    std::string text, messages, error, result;
    base::read_file(folder_.file(child.name + ".out"), &text, &error);
    base::read_file(folder_.file(child.name + ".err"), &messages, &error);
    const std::string file = folder_.file(child.name + ".json");
    const bool has_result = base::read_file(file, &result, &error);
    std::error_code none;
    std::filesystem::remove(file, none);
    test->report = text;
    test->result = has_result ? json::parse(result, nullptr, false) : json();
    if (test->result.is_object() && WIFEXITED(status)) return judge(test->result, test->test.settings.expect, test);
    test->result = json();
    // (It was still compiling when it was told to end.)
    if (is_interrupted() && WIFSIGNALED(status) && (WTERMSIG(status) == SIGINT || WTERMSIG(status) == SIGTERM)) {
      test->status = Status::NotRun;
      test->words = "interrupted";
      test->report.clear();
      return;
    }
    test->status = Status::Error;
    test->report = messages + text;
    if (WIFSIGNALED(status)) test->words = fmt::format("its process was ended by signal {}", WTERMSIG(status));
    else
      test->words = messages.empty() ? fmt::format("exit status {}", WEXITSTATUS(status))
                                     : messages.substr(0, messages.find('\n'));
  }

  // Those that have an outcome, in their order.
  void show() {
    for (; shown_ < tests_.size() &&
           (shown_ < finished_.size() ? finished_[shown_] : tests_[shown_].status != Status::NotRun);
         ++shown_) {
      if (finished_.size() > shown_ && tests_[shown_].status != Status::NotRun && behind_failed(shown_))
        leave_out(shown_);
      done_(tests_[shown_]);
    }
  }

  const TestRunOptions& options_;
  std::vector<TestOutcome>& tests_;
  const std::function<void(const TestOutcome&)>& done_;
  const Clock::time_point begin_ = Clock::now();
  Folder folder_;
  std::map<pid_t, Child> children_;
  std::vector<bool> finished_;
  std::vector<std::string> folders_;  // of each test, below that of --out; "": none of its own
  size_t shown_ = 0;
  bool last_round_ = true, has_failed_ = false, passed_on_ = false;
};

}  // namespace

std::string TestOutcome::short_name() const {
  // ("WhenEmpty.deposits" of class "bank.AccountTest.WhenEmpty".)
  const size_t bracket = std::min(test.name.find('['), test.name.find('('));
  const size_t dot = test.name.substr(0, bracket).rfind('.');
  return dot == std::string::npos ? test.name : test.name.substr(dot + 1);
}

const char* to_string(Status status) {
  switch (status) {
    case Status::Passed: return "passed";
    case Status::Failed: return "failed";
    case Status::Limit: return "limit";
    case Status::Skipped: return "skipped";
    case Status::Error: return "error";
    case Status::NotRun: return "not run";
  }
  return "";
}

void run_tests(const TestRunOptions& options, std::vector<TestOutcome>* tests,
               const std::function<void(const TestOutcome&)>& done) {
  Runner(options, tests, done).run();
}

}  // namespace heddle::cli
