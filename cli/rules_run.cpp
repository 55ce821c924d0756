#include "cli/rules_run.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>

#include "checkpoint/real_world.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/report_options.h"
#include "cli/saved_world.h"
#include "cli/schedule_files.h"
#include "tester/describe.h"
#include "tester/json.h"
#include "tester/running_world.h"

namespace heddle::cli {
namespace {

// False: a message has been printed.
bool save_schedules(const Program& program, const std::string& out, tester::RuleReport* report) {
  const std::string base = program.stem();
  std::string error;
  size_t number = 0;
  for (tester::RuleFinding& f : report->findings) {
    const std::string path = fmt::format("{}/{}-rule-{}.schedule", out, base, ++number);
    if ((number > 1 || make_directory(out, &error)) &&
        checkpoint::replace_file(path, interp::write_schedule(f.schedule), &error)) {
      f.schedule_file = path;
      continue;
    }
    std::fprintf(stderr, "vm: %s; schedules were not saved\n", error.c_str());
    return false;
  }
  return true;
}

}  // namespace

int run_with_rules(const PlainOptions& options, const RuleOptions& rules, const Program& program,
                   const std::string& out) {
  tester::ExploreOptions explore;
  explore.run = options.run;
  explore.run.arguments = options.arguments;
  const tester::WorldFactory factory = world_factory(program, nullptr);
  rules::PlainRequest request;
  request.seed = options.seed;
  request.max_steps = options.max_steps;
  request.stop = interrupt_flag();
  request.sink = write_all;
  end_at_signals(LeaveSigterm::Yes);  // the run ends, and rules tell what they know
  rules::PlainResult result = rules::run_with_rules(factory, explore, rules.selection, request);
  if (!result.error.empty()) {
    std::fprintf(stderr, "vm: %s\n", result.error.c_str());
    return 2;
  }
  if (!result.stuck.empty()) std::fprintf(stderr, "deadlock: no thread can go on\n%s", result.stuck.c_str());
  tester::RuleReport& report = result.report;
  if (!report.cut_short.empty()) std::fprintf(stderr, "%s\n", report.cut_short.c_str());
  explore.limits.max_timeouts = result.max_timeouts;
  for (tester::RuleFinding& f : report.findings) {
    complete_schedule(program, options.file, explore, result.observed, nullptr, &f.schedule);
    rules.describe(f, &f.schedule);
  }
  if (!out.empty()) save_schedules(program, out, &report);
  std::fputs(rules_text(report, rules, replay_command(program), false).c_str(), stderr);
  return result.exit_status == 0 && !report.findings.empty() ? kRulesBroken : result.exit_status;
}

namespace {

// Schema "heddle-replay". `finding`: null if it did not show.
Document document_of(const KeptSchedule& kept, const std::string& program, const vm::World& world,
                     const std::string& problem, const tester::RuleFinding* finding) {
  u64 operations = 0;
  for (const interp::ScheduleStep& step : kept.schedule.steps) operations += step.count;
  Document j{{"schema", "heddle-replay"},
             {"version", 1},
             {"program", program},
             {"schedule_file", kept.path},
             {"changed", kept.changed},
             {"outcome", !problem.empty()     ? "does not fit"
                         : finding != nullptr ? "same finding"
                                              : "did not show"},
             {"recorded", kept.schedule.verdict},
             {"operations", operations},
             {"output", world.out.text},
             {"errors_printed", world.err.text}};
  if (!problem.empty()) j["problem"] = problem;
  if (finding != nullptr) j["rule_finding"] = tester::rule_finding_as_json(*finding);
  tester::LocksetTable table;
  tester::HeldLocks held(table);
  tester::note_held(world, held);
  j["threads"] = tester::threads_as_json(tester::thread_reports(world, [&](vm::ThreadId t) { return held.held(t); }));
  return j;
}

}  // namespace

int replay_rules(const KeptSchedule& kept, const std::string& program, const Formats& formats) {
  rules::Selection selection;
  std::string error;
  if (!selection_of(kept.schedule, &selection, &error)) {
    std::fprintf(stderr, "vm: %s: rule-lines %s\n", kept.path.c_str(), error.c_str());
    return 2;
  }
  const tester::WorldPointer world = kept.start();
  if (!world) return 2;
  rules::WatchedRun run(*world, kept.runner, selection);
  const bool json = formats.form == Formats::Form::Json;
  if (!run.follow(kept.schedule, &error)) {
    if (formats.any() && (!deliver(formats, document_of(kept, program, *world, error, nullptr)) || json)) return 2;
    std::printf("the schedule does not fit this program: %s\n", error.c_str());
    return 2;
  }
  run.finish();
  const tester::FindingId wanted = tester::finding_id_of(kept.schedule.verdict);
  std::vector<tester::RuleFinding> findings = run.take_findings();
  const auto found = std::find_if(findings.begin(), findings.end(), [&](const auto& f) { return f.key == wanted; });
  tester::RuleFinding* finding = found == findings.end() ? nullptr : &*found;
  if (finding != nullptr) finding->schedule = kept.schedule;
  const int status = finding != nullptr ? 1 : 0;
  if (!json) {
    write_to_stdout(world->out.text);
    std::fputs(world->err.text.c_str(), stderr);
    if (finding != nullptr) write_to_stdout(tester::rule_finding_text(*finding, "") + "replayed: the same finding\n");
    else std::printf("replayed: the finding did not show (%s)\n", kept.schedule.verdict.c_str());
  }
  if (formats.any() && !deliver(formats, document_of(kept, program, *world, "", finding))) return kNotWritten;
  return status;
}

}  // namespace heddle::cli
