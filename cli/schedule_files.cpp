#include "cli/schedule_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "checkpoint/schedule_archive.h"
#include "cli/kept_schedule.h"
#include "cli/name_list.h"
#include "cli/report_options.h"
#include "tester/confirmation.h"
#include "tester/finding_id.h"

namespace heddle::cli {
namespace {

constexpr size_t kMaxOutputs = 100;  // that get files

// The options of a run that a replay needs, in the schedule's own terms.
std::vector<std::pair<std::string, std::string>> schedule_options(const tester::ExploreOptions& e,
                                                                  const tester::RunnerOptions::Observed& observed,
                                                                  const SavedWorld* saved) {
  std::vector<std::pair<std::string, std::string>> o;
  if (saved != nullptr) {
    o.emplace_back("world", saved->path());
    o.emplace_back("world-hash", fmt::format("{:016x}", saved->hash()));
  }
  o.emplace_back("assertions", e.run.assertions ? "on" : "off");
  o.emplace_back("join", observed.full_join ? "full" : "primitive");
  if (observed.queues || observed.thread_state) o.emplace_back("arrivals", observed.thread_state ? "all" : "locks");
  if (observed.interrupts) o.emplace_back("interrupts", "leave");
  if (e.outcomes) o.emplace_back("outcomes", "on");
  if (e.run.hash_orders > 1) o.emplace_back("hash-orders", std::to_string(e.run.hash_orders));
  if (e.run.spurious_wakeups) o.emplace_back("spurious", "on");
  if (observed.plain_modes) o.emplace_back("plain-modes", "observed");
  if (e.handled_exceptions_fail) o.emplace_back("handled-exceptions", "fail");
  if (e.run.max_heap_bytes != vm::RunOptions{}.max_heap_bytes)
    o.emplace_back("heap", std::to_string(e.run.max_heap_bytes));
  if (!e.run.promoted.empty()) o.emplace_back("promote", joined_names(e.run.promoted));
  if (!observed.library_state.empty()) o.emplace_back("library-state", joined_names(observed.library_state));
  if (e.run.no_exit) o.emplace_back("exit", "fails");
  if (!e.run.sandbox.empty()) o.emplace_back("sandbox", "on");
  if (!e.run.finalizers) o.emplace_back("finalizers", "off");
  if (e.explore_finalizers) o.emplace_back("finalizers", "explore");
  o.emplace_back("max-timeouts", std::to_string(e.limits.max_timeouts));
  return o;
}

// Does it come to a CountDownLatch?
bool has_latch(const interp::Schedule& s) {
  return std::any_of(s.steps.begin(), s.steps.end(), [](const interp::ScheduleStep& step) {
    return std::any_of(step.anchors.begin(), step.anchors.end(),
                       [](const interp::Anchor& a) { return a.subject.find("CountDownLatch") != std::string::npos; });
  });
}

}  // namespace

void complete_schedule(const Program& program, const std::string& file, const tester::ExploreOptions& explore,
                       const tester::RunnerOptions::Observed& observed, const SavedWorld* saved, interp::Schedule* s) {
  s->program = file;
  s->program_hash = program.hash();
  s->arguments = explore.run.arguments;
  s->options = schedule_options(explore, observed, saved);
  if (tester::latches_add(explore, observed) && has_latch(*s)) s->options.emplace_back("latches", "add");
  s->outside = program.outside_facts();
  add_code(program, s);
}

ScheduleFiles::ScheduleFiles(const Program& program, const SavedWorld* saved, const ExplorationOptions& options,
                             const tester::ExploreResult& result)
    : program_(program), saved_(saved), options_(options), observed_(result.observed), base_(program.stem()) {}

void ScheduleFiles::write(tester::ExploreResult& result) {
  for (tester::Finding& f : result.findings) complete(&f.schedule, to_string(f.key), f.schedule_promotes);
  if (result.rules)
    for (tester::RuleFinding& f : result.rules->findings) {
      complete(&f.schedule, "");
      options_.rules.describe(f, &f.schedule);
    }
  if (options_.formats.any() || options_.search.explore.outcomes || options_.pictures.any())
    for (auto& [text, schedule] : result.output_schedules) complete(&schedule, to_string(tester::printed_id(text)));
  if (options_.no_out) return;
  size_t number = 0;
  for (tester::Finding& f : result.findings)
    if (!f.schedule.steps.empty()) f.schedule_file = save(fmt::format("{}", ++number), f.schedule);
  number = 0;
  if (result.rules)
    for (tester::RuleFinding& f : result.rules->findings)
      f.schedule_file = save(fmt::format("rule-{}", ++number), f.schedule);
  number = 0;
  for (auto& [text, schedule] : result.output_schedules) {
    if (!options_.search.explore.outcomes || schedule.steps.empty() || ++number > kMaxOutputs) break;
    const std::string file = save(fmt::format("output-{}", number), schedule);
    if (!file.empty()) result.output_files[text] = file;
  }
  if (error_.empty()) return;
  std::fprintf(stderr, "vm: %s; schedules were not saved\n", error_.c_str());
  for (const tester::Finding& f : result.findings)
    if (f.schedule_file.empty() && !f.schedule.steps.empty()) unsaved_ += interp::write_schedule(f.schedule);
}

void ScheduleFiles::complete(interp::Schedule* s, const std::string& verdict, const std::string& also_promoted) {
  tester::ExploreOptions explore = options_.search.explore;
  explore.run.arguments = options_.arguments;
  std::vector<std::string>& promoted = explore.run.promoted;
  if (!also_promoted.empty() && std::find(promoted.begin(), promoted.end(), also_promoted) == promoted.end())
    promoted.push_back(also_promoted);
  complete_schedule(program_, options_.file, explore, observed_, saved_, s);
  s->verdict = verdict;
}

std::string ScheduleFiles::save(const std::string& name, const interp::Schedule& s) {
  if (!error_.empty() || (!made_ && !make_directory(options_.out_directory, &error_))) return "";
  made_ = true;
  const bool binary = options_.archives;
  const std::string path =
      fmt::format("{}/{}-{}.{}", options_.out_directory, base_, name, binary ? "heddle" : "schedule");
  const std::string bytes = binary ? checkpoint::schedule_archive(s) : interp::write_schedule(s);
  return checkpoint::replace_file(path, bytes, &error_) ? path : "";
}

}  // namespace heddle::cli
