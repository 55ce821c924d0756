#include "cli/grade_run.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <map>
#include <set>

#include "checkpoint/archive.h"
#include "cli/grade_compile.h"
#include "cli/self_process.h"
#include "cli/temporary_folder.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using Status = TestOutcome::Status;

constexpr u64 kCompileSeconds = 60;                        // of the processor
constexpr u64 kLeastCompileMemory = u64{1536} << 20;       // the compiler's stack alone has 512 MB
constexpr const char* kResultFile = "checks.heddle-json";  // (no name of a class)

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

// "ada" for "solutions/ada.java" and "solutions/ada/"; of several with this name the path.
std::vector<std::string> names_of(const std::vector<std::string>& paths) {
  std::map<std::string, size_t> count;
  std::vector<std::string> names;
  for (const std::string& path : paths) {
    fs::path p = fs::path(path).lexically_normal();
    if (!p.has_filename()) p = p.parent_path();
    names.push_back(p.extension() == ".java" ? p.stem().string() : p.filename().string());
    ++count[names.back()];
  }
  std::set<std::string> taken;
  for (size_t i = 0; i < paths.size(); ++i) {
    if (count[names[i]] > 1 || names[i] == "." || names[i] == "..") names[i] = paths[i];
    for (size_t n = 2; !taken.insert(names[i]).second; ++n) names[i] = fmt::format("{} ({})", paths[i], n);
  }
  return names;
}

// The file's path, and the check's name in it.
using CheckKey = std::pair<std::string, std::string>;

CheckOutcome check_from(const std::string& file, const json& j) {
  CheckOutcome check;
  check.points = j.value("points", 1u);
  check.test.file = file;
  junit::Test& t = check.test.test;
  t.name = j.value("name", "");
  t.class_name = j.value("class", "");
  t.display_name = j.value("display_name", "");
  t.line = j.value("line", 0u);
  t.problem = j.value("problem", "");
  t.settings.options = j.value("options", std::vector<std::string>());
  t.settings.expect = j.value("expect", "");
  return check;
}

// Of a file of which nobody knows which checks it has.
CheckOutcome unknown_check(const std::string& file) {
  CheckOutcome check;
  check.test.file = file;
  std::string name = file.substr(0, file.rfind('.'));
  std::replace(name.begin(), name.end(), '/', '.');
  check.test.test.class_name = name;
  return check;
}

}  // namespace

std::vector<std::string> exploration_options(const GradeOptions& options) {
  std::vector<std::string> words = {"--sandbox" + (options.sandbox.empty() ? "" : "=" + options.sandbox),
                                    "--no-exit",
                                    "--handled-exceptions=fail",
                                    "--no-out",
                                    "--first",
                                    fmt::format("--heap={}", options.heap),
                                    fmt::format("--cache-mb={}", std::max<u64>(16, (options.memory >> 20) / 4))};
  words.insert(words.end(), options.options.begin(), options.options.end());
  return words;
}

namespace {

class Grading {
 public:
  Grading(const GradeOptions& options, const std::vector<SourceText>& checks,
          const std::vector<std::string>& submissions, const std::function<void(const Graded&)>& done)
      : options_(options), checks_(checks), done_(done) {
    const std::vector<std::string> names = names_of(submissions);
    for (size_t i = 0; i < submissions.size(); ++i) {
      graded_.emplace_back();
      graded_[i].name = names[i];
      graded_[i].path = submissions[i];
    }
    compiled_.resize(graded_.size());
  }
  ~Grading() {
    std::error_code none;
    if (options_.keep.empty() && !folder_.empty()) fs::remove_all(folder_, none);
  }
  Grading(const Grading&) = delete;
  Grading& operator=(const Grading&) = delete;

  std::vector<Graded> run(std::string* error) {
    if (!make_folder(error)) return {};
    compile_all();
    know_the_checks();
    explore_all();
    return std::move(graded_);
  }

 private:
  bool make_folder(std::string* error) {
    if (options_.keep.empty()) {
      folder_ = make_temporary_folder("heddle-grade", error);
      return !folder_.empty();
    }
    std::error_code why;
    fs::create_directories(options_.keep, why);
    if (!why) folder_ = fs::absolute(options_.keep, why).string();
    if (why) *error = fmt::format("{}: {}", options_.keep, why.message());
    return !why;
  }
  std::string folder_of(size_t i) const { return fmt::format("{}/{}", folder_, i + 1); }
  bool stopped() const { return options_.stop != nullptr && *options_.stop; }

  // --- compiling, each in a process of its own: a compiler can be brought down, too

  void compile_all() {
    std::map<pid_t, size_t> running;
    size_t next = 0;
    while (!running.empty() || (next < graded_.size() && !stopped())) {
      while (running.size() < options_.jobs && next < graded_.size() && !stopped()) {
        const size_t i = next++;
        if (!lay_out_one(i)) continue;
        if (const pid_t id = begin_to_compile(i); id > 0) running[id] = i;
        else graded_[i].problem = std::string("no process for it: ") + std::strerror(errno);
      }
      if (running.empty()) continue;
      int status = 0;
      pid_t id = 0;
      for (Pauses pauses; (id = ::waitpid(-1, &status, WNOHANG)) == 0; pauses.pause())
        if (stopped())
          for (const auto& [compiler, i] : running) ::kill(compiler, SIGKILL);
      if (id < 0 && errno == ECHILD) {  // there are none any more, and nobody can say how they have ended
        for (const auto& [lost, i] : running) graded_[i].problem = "the compiler's process was lost";
        running.clear();
      }
      const auto found = running.find(id);
      if (found == running.end()) continue;  // somebody else's
      compiled(found->second, status);
      running.erase(found);
    }
  }

  bool lay_out_one(size_t i) {
    Graded& g = graded_[i];
    const std::vector<SourceText> sources = java_sources(g.path, &g.problem);
    if (sources.empty()) return false;
    std::error_code none;
    fs::remove_all(folder_of(i), none);
    return lay_out(sources, checks_, folder_of(i), &g.remarks, &g.problem);
  }

  pid_t begin_to_compile(size_t i) const {
    std::fflush(nullptr);
    const pid_t id = ::fork();
    if (id != 0) return id;
    const auto limit = [](auto resource, u64 most) {
      const rlimit both{most, most};
      ::setrlimit(resource, &both);
    };
    limit(RLIMIT_AS, std::max(options_.memory, kLeastCompileMemory));
    limit(RLIMIT_CPU, kCompileSeconds);
    limit(RLIMIT_CORE, 0);
    const int nowhere = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    for (int fd = 0; fd <= 2; ++fd) ::dup2(nowhere, fd);
    if (::chdir(folder_of(i).c_str()) != 0) ::_exit(2);
    const std::string text = compile_checks(checks_).dump(-1, ' ', false, json::error_handler_t::replace);
    std::string error;
    ::_exit(checkpoint::replace_file(kResultFile, text, &error) ? 0 : 2);
  }

  void compiled(size_t i, int status) {
    std::string text, error;
    if (stopped() && WIFSIGNALED(status)) return;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
      graded_[i].problem = WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU
                               ? fmt::format("compiling it takes more than {} s", kCompileSeconds)
                               : "the compiler crashed, or had not enough memory";
      return;
    }
    const std::string file = folder_of(i) + '/' + kResultFile;
    base::read_file(file, &text, &error);
    std::error_code none;
    fs::remove(file, none);
    compiled_[i] = json::parse(text, nullptr, false);
    if (!compiled_[i].is_array()) graded_[i].problem = "it could not be compiled";
  }

  // --- which checks there are: all that are there with some submission

  void know_the_checks() {
    std::map<std::string, std::vector<CheckOutcome>> by_file;
    std::set<CheckKey> known;
    for (const SourceText& source : checks_)
      for (const json& compiled : compiled_)
        for (const json& of : compiled) {
          if (of.at("file") != source.place) continue;
          std::vector<CheckOutcome>& here = by_file[source.place];
          for (const json& j : of.at("checks"))
            if (known.emplace(source.place, j.value("name", "")).second) here.push_back(check_from(source.place, j));
        }
    for (const SourceText& source : checks_) {
      if (!by_file.contains(source.place)) continue;
      const std::vector<CheckOutcome>& here = by_file[source.place];
      if (here.empty()) all_.push_back(unknown_check(source.place));
      all_.insert(all_.end(), here.begin(), here.end());
    }
  }

  // --- exploring

  void explore_all() {
    for (size_t i = 0; i < graded_.size(); ++i) give_checks(i);
    std::vector<TestOutcome> tests;
    for (const Graded& g : graded_)
      for (const CheckOutcome& c : g.checks) tests.push_back(c.test);
    TestRunOptions run;
    run.options = exploration_options(options_);
    run.jobs = options_.jobs;
    run.each = 0;  // (Each has its own, from give_checks.)
    run.memory = options_.memory;
    run.cpu_seconds = static_cast<u64>(options_.seconds * 1.2) + 20;
    run.stop = options_.stop;
    shown_ = in_submission_ = 0;
    skip_empty();
    run_tests(run, &tests, [&](const TestOutcome& t) {
      CheckOutcome& c = graded_[shown_].checks[in_submission_];
      c.test = t;
      conclude(&c);
      shorten(&c.test);
      if (++in_submission_ < graded_[shown_].checks.size()) return;
      done_(graded_[shown_++]);
      in_submission_ = 0;
      skip_empty();
    });
  }

  void skip_empty() {
    while (shown_ < graded_.size() && graded_[shown_].checks.empty()) done_(graded_[shown_++]);
  }

  void give_checks(size_t i) {
    Graded& g = graded_[i];
    std::map<CheckKey, json> here;
    std::map<std::string, json> files;
    if (compiled_[i].is_array())
      for (const json& of : compiled_[i]) {
        files[of.at("file")] = of;
        for (const json& j : of.at("checks")) here[{of.at("file"), j.value("name", "")}] = j;
      }
    const double each = options_.seconds / static_cast<double>(std::max<size_t>(1, all_.size()));
    for (CheckOutcome check : all_) {
      TestOutcome& t = check.test;
      t.folder = folder_of(i);
      const auto fail = [&](const char* verdict, const std::string& words, const std::string& report) {
        t.status = Status::Error;
        check.verdict = verdict;
        t.words = words;
        t.report = report;
      };
      const json& file = files[t.file];
      if (!g.problem.empty() || stopped()) {
        fail("not run", g.problem.empty() ? "interrupted" : g.problem, "");
      } else if (file.is_null() || !file.value("error", "").empty()) {
        const std::string error = file.is_null() ? "" : file.value("error", "");
        fail("does not compile", error.empty() ? "the check is not there" : first_line(error), error);
      } else if (!file.value("refused", "").empty()) {
        fail("not allowed", file.value("refused", ""), "");
      } else if (!here.contains({t.file, t.test.name})) {
        fail("not run", "with this submission there is no such check", "");
      } else if (!t.test.problem.empty()) {
        fail("not run", t.test.problem, "");
      }
      t.test.settings.options.insert(t.test.settings.options.begin(),
                                     fmt::format("--max-time={}ms", std::max<i64>(1, static_cast<i64>(each * 1000))));
      g.checks.push_back(std::move(check));
    }
  }

  // What a submission prints without end is not kept whole, for hundreds of them.
  static void shorten(std::string* text, size_t most) {
    if (text->size() > most) *text = text->substr(0, most) + "\n(and so on)\n";
  }
  static void shorten(TestOutcome* t) {
    constexpr size_t kMostOutput = 4096, kMostReport = 200'000;
    shorten(&t->report, kMostReport);
    if (!t->result.is_object() || !t->result.contains("outputs")) return;
    for (json& output : t->result["outputs"])
      if (output.contains("text") && output["text"].is_string())
        shorten(output["text"].get_ptr<std::string*>(), kMostOutput);
  }

  // A check that says in some schedule that it does not count has not passed; nor has one of which only a part of the
  // schedules was explored (--explore=random, with --with or of the check's own), unless what it expects was found.
  void conclude(CheckOutcome* c) const {
    TestOutcome& t = c->test;
    if (!c->verdict.empty()) return;
    if (t.status == Status::Skipped || (t.status == Status::Passed && t.result.is_object() && aborts(t.result))) {
      t.status = Status::Failed;
      t.words = "an assumption of the check is not met";
    }
    if (t.status == Status::Passed && t.result.is_object() && t.result.value("verdict", "") == "nothing found") {
      t.status = Status::Limit;
      t.words = "nothing found, but not every schedule was explored: " + t.words;
    }
    if (t.status == Status::NotRun && stopped()) t.words = "interrupted";
    switch (t.status) {
      case Status::Passed: c->verdict = "passed"; return;
      case Status::Failed: c->verdict = "FAILED"; return;
      case Status::Limit: c->verdict = "undecided"; return;
      case Status::Error: c->verdict = "crashed"; return;
      default: c->verdict = "not run"; return;
    }
  }
  static bool aborts(const json& result) {
    for (const json& output : result.value("outputs", json::array()))
      for (const char* begin : {"", "\n"})
        if (const std::string text = output.value("text", "");
            begin[0] == '\0' ? text.starts_with(junit::kAborted)
                             : text.find(begin + std::string(junit::kAborted)) != std::string::npos)
          return true;
    return false;
  }

  const GradeOptions& options_;
  const std::vector<SourceText>& checks_;
  const std::function<void(const Graded&)>& done_;
  std::string folder_;
  std::vector<Graded> graded_;
  std::vector<json> compiled_;     // of each: what compile_checks says; null: it could not be compiled
  std::vector<CheckOutcome> all_;  // the checks, without an outcome
  size_t shown_ = 0, in_submission_ = 0;
};

}  // namespace

u32 Graded::points() const {
  u32 sum = 0;
  for (const CheckOutcome& c : checks) sum += c.earned();
  return sum;
}

u32 Graded::most_points() const {
  u32 sum = 0;
  for (const CheckOutcome& c : checks) sum += c.points;
  return sum;
}

std::vector<Graded> grade(const GradeOptions& options, const std::vector<SourceText>& checks,
                          const std::vector<std::string>& submissions, const std::function<void(const Graded&)>& done,
                          std::string* error) {
  return Grading(options, checks, submissions, done).run(error);
}

}  // namespace heddle::cli
