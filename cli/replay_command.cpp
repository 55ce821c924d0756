#include "cli/replay_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

#include "checkpoint/real_world.h"
#include "cli/name_checks.h"
#include "cli/next_command.h"
#include "cli/option_groups.h"
#include "cli/output.h"
#include "cli/plain_run.h"
#include "cli/report_options.h"
#include "cli/rules_run.h"
#include "cli/saved_world.h"
#include "picture/chronicler.h"
#include "tester/anchors.h"
#include "tester/describe.h"
#include "tester/json.h"
#include "tester/replay.h"
#include "tester/words.h"
#include "vm/base/shell_text.h"

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
      if (!step.anchors.empty()) step.anchors.resize(count);
    }
    count -= step.count;
  }
  steps.resize(kept);
}

// Ids name lines, which move.
std::string without_lines(const tester::FindingId& id) {
  const std::string key = to_string(id);
  std::string text;
  for (size_t i = 0; i < key.size(); ++i) {
    text += key[i];
    if (key[i] == ':')
      while (i + 1 < key.size() && key[i + 1] >= '0' && key[i + 1] <= '9') ++i;
  }
  return text;
}

bool verdict_is_like(const tester::FindingId& a, const tester::FindingId& b) {
  return without_lines(a) == without_lines(b);
}

// What the schedule shows in a program that has been changed: the same as then, if it is there, else whatever there is.
tester::FindingId verdict_now(const tester::ReplayResult& replayed, const tester::FindingId& then) {
  std::vector<tester::FindingId> keys;
  for (const auto* of : {&replayed.fault_keys, &replayed.race_keys, &replayed.finalizer_keys})
    keys.insert(keys.end(), of->begin(), of->end());
  for (const auto& cycle : replayed.cycles) keys.push_back(cycle.key);
  if (replayed.all_stuck) keys.push_back(replayed.stuck_key);
  for (const tester::FindingId& stranded : replayed.stranded) keys.push_back(stranded);
  for (const tester::FindingId& key : keys)
    if (verdict_is_like(key, then)) return key;
  for (const tester::FindingId& key : keys)
    if (key.kind != tester::CauseKind::Discipline) return key;
  return then;
}

std::string following_text(const tester::Following& f) {
  const bool whole = f.followed == f.operations;
  std::string text = fmt::format("the schedule was followed {}: {} of its {} operations",
                                 whole ? "to its end" : "in part", f.followed, f.operations);
  const u64 held_up = f.operations - f.followed - f.gone;
  std::vector<std::string> rest;
  const auto say = [&](u64 n, const char* one, const char* many) {
    if (n > 0) rest.push_back(fmt::format("{} {}", n, n == 1 ? one : many));
  };
  say(f.gone, "is gone", "are gone");
  say(held_up, "never got its turn", "never got their turn");
  say(f.late, "came late", "came late");
  say(f.changed, "is another one now", "are others now");
  say(f.added, "new one came in between", "new ones came in between");
  if (!rest.empty()) text += fmt::format("; {}", fmt::join(rest, ", "));
  text += '\n';
  for (const std::string& remark : f.remarks) text += "  " + remark + '\n';
  if (f.more_remarks > 0) text += fmt::format("  and {} more\n", f.more_remarks);
  return text;
}

// What the replay has come to, as data: schema "heddle-replay".
Document document_of(const KeptSchedule& kept, bool stopped, const tester::ReplayResult& replayed,
                     const tester::FindingId& then, const tester::FindingId& now, const tester::Finding& finding,
                     const tester::ReportOptions& report) {
  const bool same = verdict_is_like(now, then);
  const char* outcome = !replayed.followed ? "does not fit"
                        : stopped          ? "stopped"
                        : then.kind == tester::CauseKind::Printed
                            ? (finding.confirmed ? "same output" : "another output")
                        : finding.confirmed ? (same ? "same finding" : "another finding")
                                            : "did not show";
  Document j{{"schema", "heddle-replay"},   {"version", 1},
             {"program", report.program},   {"schedule_file", kept.path},
             {"changed", kept.changed},     {"outcome", outcome},
             {"recorded", to_string(then)}, {"operations", replayed.operations},
             {"output", replayed.output},   {"errors_printed", replayed.errors}};
  if (!replayed.followed) j["problem"] = replayed.error;
  if (!kept.outside->unanswered.empty()) j["unanswered"] = kept.outside->unanswered;
  if (finding.confirmed && then.kind != tester::CauseKind::Printed && replayed.followed && !stopped)
    j["finding"] = tester::finding_as_json(finding, true);
  j["threads"] = tester::threads_as_json(replayed.threads);
  return j;
}

// --commit. False: a message has been printed.
bool commit(const vm::World& world, const vm::OutsideFacts& facts, size_t* files) {
  std::string error;
  if (checkpoint::commit_files(static_cast<const vm::FileOverlay&>(*world.files), facts, files, &error)) return true;
  std::fprintf(stderr, "vm: nothing, or not all, was written: %s\n", error.c_str());
  return false;
}

// What a replay of a plain run cannot do; "": nothing of that is asked for.
std::string problem_with_recording(const Given& given) {
  if (given.contains("--save-world"))
    return "--save-world keeps the state of a schedule that an exploration has left; of a plain run it is kept by vm "
           "--save-world FILE --at N Program.java";
  if (given.contains("--commit")) return "--commit: it has written its files when it was recorded";
  if (given.contains("--load-world")) return "--load-world: it begins at the program's start";
  return "";
}

// As they stand behind the options.
std::string operands_text(const ScheduleSource& source) {
  return ' ' + file_text(source.path) + (source.program.empty() ? "" : ' ' + file_text(source.program));
}

}  // namespace

std::string tolerant_replay(const ReplayOptions& options) {
  return "vm replay --tolerant" + options.options + operands_text(options.source);
}

const CommandTexts& ReplayCommand::texts() const {
  static constexpr CommandTexts kTexts = {"replay",
                                          "vm replay [options] FILE [Program.java]",
                                          "run a schedule that a finding left, or a recorded run",
                                          "replays",
                                          false,
                                          "schedules"};
  return kTexts;
}

void ReplayCommand::add_options(CLI::App& app) {
  add_number(app, "--until", &until_, 0, ~0ull,
             "stop after that many operations (of plain runs: instructions), and show where the threads stand");
  app.add_flag("--tolerant", options_.tolerant, "follow the schedule in a changed program, as far as it goes");
  app.add_flag("--commit", options_.commit, "write the files that the path has written");
  add_recording(app, "--save-world", &options_.save_file,
                "keep the state of the whole program at --until in this file");
  add_file(app, "--load-world", &options_.source.load_file, "where the saved world is now that the schedule begins at");
  options_.pictures.add_to(app, false);
  options_.display.add_to(app, true);
  options_.formats.add_to(app);
  add_allow_native(app, &options_.allow_native);
  app.add_flag("--no-races", options_.no_races, "do not look for data races");
  app.add_flag("--gc-stress", options_.gc_stress, "collect at every allocation (changes nothing)");
  app.add_flag("--stats", options_.stats, "of recorded runs: a line with the steps and the last state's digest");
}

bool ReplayCommand::check() {
  const std::vector<std::string>& operands = given.operands;
  if (operands.empty() || operands.size() > 2) {
    std::fprintf(stderr, operands.empty() ? "vm: replay needs a schedule file: vm replay FILE\n"
                                          : "vm: replay takes a schedule file and, if it has moved, the program: vm "
                                            "replay FILE PATH/Program.java\n");
    return false;
  }
  if (given.contains("--until")) options_.until = until_;
  options_.source.path = operands[0];
  if (operands.size() > 1) options_.source.program = operands[1];
  for (const auto& [name, words] : given.words)
    if (name == "--allow-native" || name == "--load-world" || name == "--no-races")
      options_.options += ' ' + base::shell_text(words);
  return true;
}

int ReplayCommand::run() {
  const ReplayOptions& options = options_;
  const std::unique_ptr<KeptSchedule> kept = read_schedule_file(options.source);
  if (!kept) return 2;
  interp::Schedule& schedule = kept->schedule;
  const bool changed = kept->changed;
  if (options.pictures.any() && is_plain_recording(schedule)) {
    std::fprintf(stderr, "vm: %s is a recorded run: --html and --svg show the schedules that explorations leave\n",
                 kept->path.c_str());
    return 2;
  }
  if (const std::string problem = problem_with_recording(given); is_plain_recording(schedule) && !problem.empty()) {
    std::fprintf(stderr, "vm: %s is a recorded run: %s\n", kept->path.c_str(), problem.c_str());
    return 2;
  }
  const std::string again = "vm replay" + options.options + operands_text(options.source);
  const bool json = options.formats.form == Formats::Form::Json;
  const std::string program_name = options.source.program.empty() ? options.source.path : options.source.program;
  const bool of_rule = tester::finding_id_of(schedule.verdict).kind == tester::CauseKind::Rule;
  const bool sandboxed = std::any_of(schedule.options.begin(), schedule.options.end(),
                                     [](const auto& option) { return option.first == "sandbox"; });
  if (!natives_are_allowed(*kept->program, options.allow_native || sandboxed, {})) return 2;
  if (is_plain_recording(schedule)) return replay_plain_run(options, *kept->program, schedule, changed);
  if (changed) {
    std::fprintf(stderr, "vm: %s is another version of the program that %s was recorded for\n", kept->source.c_str(),
                 kept->path.c_str());
    if (!tester::has_anchors(schedule)) {
      std::fprintf(stderr, "vm: the schedule does not say what its operations were: it cannot be followed here\n");
      return 2;
    }
  }
  if (options.until) keep_first_operations(&schedule, *options.until);
  vm::RunOptions run;
  run.gc_stress = options.gc_stress;
  if (!set_up_replay(run, tester::Limits{}.max_timeouts, kept.get())) return 2;
  if (of_rule && !options.until && !changed) return replay_rules(*kept, program_name, options.formats);
  const tester::WorldPointer world = kept->start();
  if (!world) return 2;
  const tester::FindingId then = tester::finding_id_of(schedule.verdict);
  tester::ReportOptions report = report_options(*kept->program);
  if (!options.save_file.empty()) {
    const tester::ReplayResult reached = tester::replay(*world, schedule, kept->runner, {false, false});
    if (!json && !reached.followed) std::printf("the schedule does not fit this program: %s\n", reached.error.c_str());
    const int status =
        reached.followed ? save_replayed_world(options.save_file, *kept->program, *world, schedule, json) : 2;
    if (!options.formats.any()) return status;
    Document document = document_of(*kept, true, reached, then, then, tester::Finding{}, report);
    if (status == 0) document["saved_world"] = options.save_file;
    return deliver(options.formats, document) ? status : kNotWritten;
  }
  // The schedule of a race that is a state has something promoted (tester/race_witness.h); its end shows it.
  const bool by_eraser = (then.kind == tester::CauseKind::Race && kept->run.promoted.empty()) ||
                         then.kind == tester::CauseKind::Discipline;
  tester::ReplayOptions how{by_eraser && !options.no_races, true};
  const bool tolerant = options.tolerant && tester::has_anchors(schedule);
  how.fit = tolerant ? tester::Fit::Tolerant : changed ? tester::Fit::Strict : tester::Fit::ByCount;
  how.source = [&](const std::string& file, u32 line) { return kept->program->source_line(file, line); };
  picture::Chronicler chronicler;
  if (options.pictures.any()) how.onlooker = &chronicler;
  tester::ReplayResult replayed = tester::replay(*world, schedule, kept->runner, how);
  const tester::ReportOptions plain = report;  // of pages
  options.display.set(&report);
  const tester::FindingId verdict = changed ? verdict_now(replayed, then) : then;
  tester::Finding finding = tester::finding_of_replay(replayed, verdict);
  size_t committed = 0;
  const bool to_commit = options.commit && replayed.followed;
  const bool written = !to_commit || commit(*world, schedule.outside, &committed);
  // (Annotations stand behind the text.)
  bool pictured = true;
  const auto told = [&](int status) {
    if (!pictured) status = kNotWritten;
    if (!options.formats.any()) return status;
    Document document = document_of(*kept, options.until.has_value(), replayed, then, verdict, finding, report);
    if (to_commit && written) document["files_written"] = committed;
    return deliver(options.formats, document) ? status : kNotWritten;
  };
  if (json) {
    if (options.pictures.any() && replayed.followed)
      pictured =
          write_pictures(options.pictures, *kept->program, chronicler.chronicle(replayed, finding, report.program),
                         finding, finding.confirmed ? tester::finding_explanation(finding, report) : "", again);
    if (!replayed.followed || !written) return told(2);
    if (options.until) return told(0);
    return told((then.kind == tester::CauseKind::Printed) != finding.confirmed ? 1 : 0);
  }
  write_to_stdout(replayed.output);
  std::fputs(replayed.errors.c_str(), stderr);
  if (!kept->outside->unanswered.empty())
    std::fprintf(stderr, "vm: %s has no answer about %s\n", kept->path.c_str(), kept->outside->unanswered.c_str());
  if (!replayed.followed) {
    std::printf("the schedule does not fit this program: %s\n", replayed.error.c_str());
    if (changed && !tolerant) std::printf("to follow it as far as it goes: %s\n", tolerant_replay(options).c_str());
    return told(2);
  }
  if (options.pictures.any()) {
    const std::string words = finding.confirmed ? tester::finding_explanation(finding, plain) : "";
    pictured = write_pictures(options.pictures, *kept->program, chronicler.chronicle(replayed, finding, report.program),
                              finding, words, again);
  }
  if (changed && !tolerant) std::printf("the schedule fits it all the same\n");
  if (tolerant) write_to_stdout(following_text(replayed.following));
  if (!written) return told(2);
  if (to_commit) std::printf("%zu %s written\n", committed, committed == 1 ? "file" : "files");
  if (options.until) {
    std::fputs(fmt::format("after {}:\n", tester::counted_of(replayed.operations, "operation")).c_str(), stdout);
    write_to_stdout(tester::threads_text(replayed.threads));
    return told(0);
  }
  if (then.kind == tester::CauseKind::Printed) {
    std::printf(finding.confirmed ? "replayed: the same output\n" : "replayed: another output\n");
    return told(finding.confirmed ? 0 : 1);
  }
  if (finding.confirmed || !changed) write_to_stdout(options.display.text(tester::finding_text(finding, report)));
  if (finding.confirmed) {
    std::printf(verdict_is_like(verdict, then) ? "replayed: the same finding\n" : "replayed: another finding\n");
    return told(1);
  }
  std::printf("replayed: the finding did not show (%s)\n", schedule.verdict.c_str());
  if (changed)
    std::printf("whether it can still happen in another way: %s\n",
                command_exploring(schedule, kept->source, options.allow_native).c_str());
  return told(0);
}

}  // namespace heddle::cli
