#include "cli/grade_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <thread>

#include "checkpoint/archive.h"
#include "cli/checked_options.h"
#include "cli/grade_report.h"
#include "cli/interrupt.h"
#include "cli/option_groups.h"
#include "cli/output.h"

namespace heddle::cli {
const CommandTexts& GradeCommand::texts() const {
  static constexpr CommandTexts kTexts = {
      "grade", "vm grade [options] CHECKS SUBMISSION...", "mark submissions by hidden checks", "gradings", false,
      "limits"};
  return kTexts;
}

void GradeCommand::add_options(CLI::App& app) {
  add_report(app, "--csv", &csv_, "the marks as a table in this file, besides");
  app.add_option("--html", html_, "a page for each submission, and one for all, in this folder")->type_name("FOLDER");
  add_report(app, "--json", &json_file_, "all of it as JSON in this file, besides");
  add_report(app, "--junit", &junit_, "the results as JUnit's XML in this file, besides");
  add_choice(
      app, "--format", {"text", "json"}, [this](const std::string& word) { json_ = word == "json"; }, "text or json");
  add_seconds(app, "--time", &options_.seconds, "60, 60s, 5m or 1h",
              "so long all checks of one submission may take (60s)");
  add_size(app, "--memory", &options_.memory, 64u << 20, 1ull << 40, "64m to 1024g",
           "memory limit of the process of one check (2g)");
  add_size(app, "--heap", &options_.heap, 1u << 20, 15ull << 30, "1m to 15g",
           "memory limit of the program in it (256m)");
  // (The value stands in the same word, as with all commands; that there is a sandbox needs no option.)
  app.add_flag("--sandbox{none}", options_.sandbox, "the files in this folder may be read (none)")->type_name("DIR");
  add_number(app, "--jobs", &jobs_, 0, 1024, "so many checks at once (0: one for each processor)");
  app.add_option("--keep", options_.keep, "keep what was compiled, in this folder")->type_name("FOLDER");
  app.add_option("--with", options_.options,
                 "a further option of vm --systematic, as --with=--spurious (may be repeated)")
      ->allow_extra_args(false)
      ->type_name("OPTION");
}

bool GradeCommand::check() {
  if (given.operands.size() < 2) return fails("grade needs checks and submissions: vm grade checks/ submissions/*");
  std::error_code error;
  for (size_t i = 1; i < given.operands.size(); ++i)
    if (!std::filesystem::exists(given.operands[i], error))
      return fails(given.operands[i] + ": No such file or directory");
  if (const std::string wrong = problem_with_options({}, options_.options); !wrong.empty())
    return fails("--with: " + wrong);
  if (options_.sandbox == vm::RunOptions::kNoFiles) options_.sandbox.clear();
  if (options_.sandbox.empty()) return true;
  if (!std::filesystem::is_directory(options_.sandbox, error))
    return fails(fmt::format("--sandbox: {}: no such folder", options_.sandbox));
  options_.sandbox = std::filesystem::canonical(options_.sandbox, error).string();
  return true;
}

// The one submission may be a folder of submissions, with "/*" forgotten: then folders in it have files for one place,
// or files in it do and none is called after its class. "": it is one.
static std::string several_submissions(const std::vector<std::string>& submissions) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (submissions.size() != 1 || !fs::is_directory(submissions[0], error)) return "";
  std::string problem;
  std::map<std::string, std::set<std::string>> parts;  // by place: in what of the folder it is
  for (const SourceText& s : java_sources(submissions[0], &problem)) {
    const fs::path below = fs::path(s.path).lexically_relative(fs::path(submissions[0]).lexically_normal());
    const bool called_so = below.filename() == fs::path(s.place).filename();
    if (std::distance(below.begin(), below.end()) > 1 || !called_so) parts[s.place].insert(below.begin()->string());
  }
  for (const auto& [place, of] : parts)
    if (of.size() > 1)
      return fmt::format(
          "{}: {} and {} in it have the same {}; if these are submissions: vm grade CHECKS {}/*", submissions[0],
          *of.begin(), *std::next(of.begin()), place,
          submissions[0].ends_with('/') ? submissions[0].substr(0, submissions[0].size() - 1) : submissions[0]);
  return "";
}

bool GradeCommand::write_files(const std::vector<Graded>& graded, double seconds) const {
  std::string error;
  const auto write = [&](const std::string& file, const std::string& text) {
    return checkpoint::replace_file(file, text, &error);
  };
  bool written = (csv_.empty() || write(csv_, grades_as_csv(graded))) &&
                 (json_file_.empty() || write(json_file_, grades_as_json(graded, seconds))) &&
                 (junit_.empty() || write(junit_, grades_as_junit_xml(graded)));
  if (written && !html_.empty()) {
    std::error_code why;
    std::filesystem::create_directories(html_, why);
    written = write(html_ + "/index.html", grades_as_html(graded, seconds));
    for (size_t i = 0; i < graded.size() && written; ++i)
      written = write(html_ + '/' + page_name(graded, i), grade_as_html(graded[i]));
  }
  return written || fails(error);
}

int GradeCommand::run() {
  std::string problem;
  const std::vector<SourceText> checks = java_sources(given.operands[0], &problem);
  if (checks.empty()) return fails(given.operands[0] + ": " + problem), 2;
  for (const SourceText& s : checks)
    if (s.text.find('\0') != std::string::npos) return fails(s.path + ": not a text file in UTF-8"), 2;
  options_.jobs = jobs_ != 0 ? jobs_ : std::max(1u, std::thread::hardware_concurrency());
  options_.stop = interrupt_flag();
  end_at_signals();
  const std::vector<std::string> submissions(given.operands.begin() + 1, given.operands.end());
  if (const std::string several = several_submissions(submissions); !several.empty()) return fails(several), 2;
  const auto begin = std::chrono::steady_clock::now();
  bool printed = true;
  const std::vector<Graded> graded = grade(
      options_, checks, submissions, [&](const Graded& g) { printed = printed && (json_ || print(grade_lines(g))); },
      &problem);
  if (!problem.empty()) return fails(problem), 2;
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (!graded.empty() && graded.front().checks.empty()) {
    const std::string& why = graded.front().problem;
    fails(given.operands[0] + ": there are no checks in it" +
          (why.empty() ? "" : fmt::format(" (found with {}: {})", graded.front().name, why)));
    return 2;
  }
  printed = printed && print(json_ ? grades_as_json(graded, seconds) : grades_summary(graded, seconds));
  if (!write_files(graded, seconds) || !printed) return kNotWritten;
  if (*options_.stop) {
    fails("interrupted: not all checks were explored, and points are missing");
    return 3;
  }
  const bool all =
      std::all_of(graded.begin(), graded.end(), [](const Graded& g) { return g.points() == g.most_points(); });
  return all ? 0 : 1;
}

}  // namespace heddle::cli
