// vm replay FILE.
#include <fmt/format.h>

#include <cstdio>

#include "checkpoint/real_world.h"
#include "cli/commands.h"
#include "cli/kept_schedule.h"
#include "cli/plain_run.h"
#include "cli/saved_world.h"
#include "tester/describe.h"
#include "tester/replay.h"

namespace heddle::cli {
namespace {

// --until: the schedule ends behind its first `count` operations.
void keep_first_operations(interp::Schedule* schedule, u64 count) {
  std::vector<interp::ScheduleStep>& steps = schedule->steps;
  size_t kept = 0;
  for (; kept < steps.size() && count > 0; ++kept) {
    interp::ScheduleStep& step = steps[kept];
    if (step.count > count) {
      step.count = count;
      std::erase_if(step.picks, [&](const auto& pick) { return pick.at >= count; });
    }
    count -= step.count;
  }
  steps.resize(kept);
}

// --commit. False: a message has been printed.
bool commit(const vm::World& world, const vm::OutsideFacts& facts) {
  size_t changed = 0;
  std::string error;
  if (!checkpoint::commit_files(static_cast<const vm::FileOverlay&>(*world.files), facts, &changed, &error)) {
    std::fprintf(stderr, "vm: nothing, or not all, was written: %s\n", error.c_str());
    return false;
  }
  std::printf("%zu %s written\n", changed, changed == 1 ? "file" : "files");
  return true;
}

}  // namespace

int replay_schedule(const Options& options) {
  const std::unique_ptr<KeptSchedule> kept = read_schedule_file(options);
  if (!kept) return 2;
  interp::Schedule& schedule = kept->schedule;
  if (is_plain_recording(schedule)) return replay_plain_run(options, *kept->program, schedule);
  if (options.until != 0) keep_first_operations(&schedule, options.until);
  if (!set_up_replay(options, kept.get())) return 2;
  const tester::WorldPointer world = kept->start();
  if (!world) return 2;
  if (!options.save_file.empty()) {
    const tester::ReplayResult reached = tester::replay(*world, schedule, kept->runner, {false, false});
    if (reached.followed) return save_replayed_world(options.save_file, *kept->program, *world, schedule);
    std::printf("the schedule does not fit this program: %s\n", reached.error.c_str());
    return 2;
  }
  tester::ReplayResult replayed = tester::replay(*world, schedule, kept->runner, {!options.no_races, true});
  tester::ReportOptions report = report_options(*kept->program, options);
  tester::Finding finding = tester::finding_of_replay(replayed, schedule.verdict);
  std::fputs(replayed.output.c_str(), stdout);
  std::fputs(replayed.errors.c_str(), stderr);
  if (!kept->outside->unanswered.empty())
    std::fprintf(stderr, "vm: %s has no answer about %s\n", kept->path.c_str(), kept->outside->unanswered.c_str());
  if (!replayed.followed) {
    std::printf("the schedule does not fit this program: %s\n", replayed.error.c_str());
    return 2;
  }
  if (options.commit && !commit(*world, schedule.outside)) return 2;
  if (options.until != 0) {
    std::fputs(fmt::format("after {} operations:\n", replayed.operations).c_str(), stdout);
    std::fputs(tester::threads_text(replayed.threads).c_str(), stdout);
    return 0;
  }
  if (schedule.verdict.starts_with(tester::kPrintedKey)) {
    std::printf(finding.confirmed ? "replayed: the same output\n" : "replayed: another output\n");
    return finding.confirmed ? 0 : 1;
  }
  std::fputs(tester::finding_text(finding, report).c_str(), stdout);
  if (finding.confirmed) {
    std::printf("replayed: the same finding\n");
    return 1;
  }
  std::printf("replayed: the finding did not show (%s)\n", schedule.verdict.c_str());
  return 0;
}

}  // namespace heddle::cli
