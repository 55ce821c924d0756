#include "tester/report.h"

#include <fmt/format.h>

#include <algorithm>

#include "tester/report_lines.h"
#include "tester/words.h"
#include "vm/base/shell_text.h"

namespace heddle::tester {
namespace {

constexpr size_t kMaxShown = 3;     // findings in full; the others get a line
constexpr size_t kMaxOutputs = 10;  // of --outcomes, in full

std::string explored_line(const ExploreResult& r, const ExploreOptions& o, bool figures) {
  const Counts& c = r.counts;
  const bool all = r.covers_all_schedules();
  const bool samples = o.partial.samples();
  std::string s = fmt::format("explored {}{}: ", all ? "all schedules" : "a part of the schedules",
                              r.task_threads        ? " (a thread for each task of a pool)"
                              : o.mode.is_default() ? ""
                                                    : " (" + o.mode.name + ")");
  if ((o.mode.cache || o.mode.merge_states) && !samples) s += counted_of(c.states, "state") + ", ";
  s += counted_of(c.schedules(), "path") + (figures ? ", " + counted_of(c.blocks, "block") : "");
  s += fmt::format(" in {:.2f} s", r.seconds);
  // (Where equal states are merged most of the tree is never walked: a small share says nothing.)
  if (!all && !samples && c.share >= 1e-4 && c.share < 1)
    s += fmt::format("; about {:.2g} % of the tree", std::min(c.share * 100, 99.0));
  return s;
}

// "2 workers: 61,234 and 60,022 blocks; 310 of the states by more than one". Empty: there was one.
std::string workers_line(const ExploreResult& r) {
  if (r.workers.empty()) return "";
  std::vector<std::string> blocks;
  u64 twice = 0;
  for (const WorkerFigures& w : r.workers) {
    blocks.push_back(counted(w.blocks));
    twice += w.twice;
  }
  return fmt::format("{} workers: {} blocks; {} of the states closed by more than one\n", r.workers.size(),
                     joined(blocks), counted(twice));
}

// What searches of a part of the schedules have covered. (When all have been explored that is nothing to be told.)
std::string coverage_lines(const ExploreResult& r) {
  std::string s;
  if (r.end == SearchEnd::Exhausted) return s;
  if (r.bitstate) s += "  " + bitstate_text(*r.bitstate) + "\n";
  for (const Coverage& c : r.coverage)
    if (const std::string text = coverage_text(c); !text.empty())
      s += "  " + text + (c.preemptions && r.findings.empty() ? ": no failure\n" : "\n");
  return s;
}

// "12,000 sampled schedules", "all schedules with at most 2 preemptions": what nothing was found in. "": a limit came
// before.
std::string part_text(const ExploreResult& r, const ExploreOptions& o) {
  if (r.bitstate && r.end == SearchEnd::Partial &&
      r.counts.too_long + r.counts.step_limited + r.counts.half_checked == 0)
    return fmt::format("{} states (kept as bits: {:.2g} are expected to be missing)", counted(r.bitstate->states),
                       r.bitstate->omitted);
  if (o.partial.strategy == Strategy::Exhaustive || r.end == SearchEnd::Exhausted || r.coverage.empty()) return "";
  const Coverage& c = r.coverage.front();
  if (o.partial.strategy == Strategy::Predict)
    return r.predictions ? "the observed run and " + counted_of(c.runs, "predicted schedule") : "";
  if (o.partial.samples())
    return c.runs == 0 ? "" : counted(c.runs) + (c.runs == 1 ? " sampled schedule" : " sampled schedules");
  return c.preemptions ? preemptions_text(c) : "";
}

// The outputs that complete schedules have printed; with --outcomes all there are, in full.
std::string outputs_text(const ExploreResult& r, const ExploreOptions& options, const ReportOptions& o) {
  if (r.outputs.empty()) return "";
  if (!options.outcomes)
    return r.outputs.size() < 2 ? ""
                                : fmt::format("{} different outputs seen (--outcomes explores all orders of prints)\n",
                                              r.outputs.size());
  const char* which = outputs_complete(r, options) ? "complete"
                      : unpromoted_races(r) == 1   ? "not all, because of the data race"
                      : unpromoted_races(r) > 1    ? "not all, because of the data races"
                                                   : "so far";
  std::string s = fmt::format("outputs ({}): {}\n", which, r.outputs.size());
  size_t shown = 0;
  for (const auto& [text, count] : r.outputs) {
    if (++shown > kMaxOutputs) {
      s += fmt::format("  ... {} more (all of them: --format=json)\n", r.outputs.size() - kMaxOutputs);
      break;
    }
    auto file = r.output_files.find(text);
    s += fmt::format("  {}. in {} {}{}\n", shown, counted(count),
                     count == 1 ? "class of schedules" : "classes of schedules",
                     file == r.output_files.end() ? "" : ": " + o.replay_of(file->second)) +
         quoted_output(text);
  }
  return s;
}

// Variables that no single lock protects, though they do not race: handed over, perhaps, or an accident to come.
std::string discipline_text(const ExploreResult& r, const ExploreOptions& options) {
  if (r.undisciplined.empty() || options.strict_discipline) return "";
  constexpr size_t kMost = 4;
  std::vector<std::string> shown(
      r.undisciplined.begin(),
      r.undisciplined.begin() + static_cast<std::ptrdiff_t>(std::min(kMost, r.undisciplined.size())));
  const size_t rest = r.undisciplined.size() - shown.size();
  if (rest > 0) shown.push_back(fmt::format("{} more", rest));
  const bool one = r.undisciplined.size() == 1;
  return fmt::format("lock discipline: {} {} protected by no single lock, though no two threads {} before {} at once\n",
                     joined(shown), one ? "is" : "are", r.covers_all_schedules() ? "ever stand" : "were seen to stand",
                     one ? "it" : "one of them");
}

// Where a program that was too large has its many orders. (Of a few there is nothing to learn.)
std::string branchings_text(const ExploreResult& r) {
  constexpr u64 kFew = 200;
  constexpr size_t kShown = 3;
  u64 all = 0;
  for (const auto& [where, times] : r.branchings) all += times;
  if (all < kFew) return "";
  std::vector<std::string> parts;
  for (const auto& [where, times] : r.branchings) {
    const u64 percent = times * 100 / all;
    if (parts.size() == kShown || percent < 5) break;
    parts.push_back(fmt::format("{} ({} %)", where, percent));
  }
  return parts.empty() ? "" : "most orders are tried in front of: " + joined(parts, ", ") + "\n";
}

// The command that explores the same, with this option more (or less), which stands in place of one that was given.
// `mode`: of --systematic, if it is not the usual one.
std::string exploration_command(const ExploreOptions& explored, const ReportOptions& o, const std::string& mode,
                                const std::string& option, const std::string& in_place_of) {
  std::string s = o.command + " --systematic" + (mode.empty() ? "" : "=" + mode);
  if (explored.partial.strategy != Strategy::Exhaustive)
    s += fmt::format(" --explore={}", to_string(explored.partial.strategy));
  const std::string name = option.substr(0, option.find('='));
  for (const GivenOption& given : o.options) {
    const bool stands_there = given.name == "--systematic" || given.name == "--explore" || given.name == in_place_of ||
                              (given.name == name && name != "--promote");  // (which may be repeated)
    if (!stands_there) s += " " + given.text;
  }
  if (!option.empty()) s += " " + option;
  return s + " " + o.source + (o.arguments.empty() ? "" : " " + o.arguments);
}

// Not at a limit: all schedules, or those that were asked for.
bool has_come_to_its_end(const ExploreResult& r, const ExploreOptions& o) {
  const bool part = o.partial.strategy == Strategy::Preemption || o.partial.samples();
  return r.has_all_findings() || (part && r.end == SearchEnd::Partial && r.unreplayed == 0);
}

}  // namespace

std::string ReportOptions::replay_of(const std::string& schedule_file) const {
  return fmt::format("{} {} {}", command, replay, base::shell_word(schedule_file));
}

// Behind a data race there may be others: the racing statements have not been interrupted. And where nobody has
// looked for races, or only a broken discipline tells of them (Eraser, in the paper's modes), there may be some.
bool outputs_complete(const ExploreResult& r, const ExploreOptions& options) {
  const bool exact = !options.mode.is_papers();
  const bool suspicious = std::any_of(r.findings.begin(), r.findings.end(), [&](const Finding& f) {
    return f.kind == FindingKind::LockDiscipline && !f.promoted && !exact;
  });
  return options.outcomes && options.detect_races && r.covers_all_schedules() && !suspicious &&
         unpromoted_races(r) == 0;
}

size_t failures(const ExploreResult& result, bool strict_discipline) {
  size_t n = 0;
  for (const Finding& f : result.findings)
    n += is_failure(f.kind) || (strict_discipline && f.kind == FindingKind::LockDiscipline);
  return n;
}

Verdict verdict_of(const ExploreResult& r, const ExploreOptions& options) {
  const Counts& c = r.counts;
  if (failures(r, options.strict_discipline) > 0) return Verdict::Failed;
  if (!r.internal_errors.empty()) return Verdict::InternalError;
  const bool some_end = c.complete + c.stuck > 0;  // (not those that Verify.assume has left out)
  return r.has_all_findings() && some_end ? Verdict::Passed : Verdict::NothingFound;
}

const char* to_string(Verdict verdict) {
  switch (verdict) {
    case Verdict::Failed: return "failed";
    case Verdict::Passed: return "passed";
    case Verdict::NothingFound: return "nothing found";
    case Verdict::InternalError: return "internal error";
  }
  return "?";
}

std::string text_report(const ExploreResult& r, const ExploreOptions& options, const ReportOptions& o) {
  std::string s;
  size_t bad = failures(r, options.strict_discipline);
  const Verdict verdict = verdict_of(r, options);
  const size_t races = unpromoted_races(r);
  // To interrupt the insides of a HashMap tells its user nothing.
  const bool users_variable_raced = std::any_of(r.findings.begin(), r.findings.end(), [](const Finding& f) {
    return f.kind == FindingKind::DataRace && f.library.class_name.empty();
  });

  if (verdict == Verdict::Failed)
    s += fmt::format("FAILED: {} in {}\n\n", bad == 1 ? "1 finding" : std::to_string(bad) + " findings", o.program);
  else if (verdict == Verdict::InternalError)
    s += fmt::format("INTERNAL ERROR of Heddle, a bug in it and not in {}: no verdict\n\n", o.program);
  else if (verdict == Verdict::NothingFound && r.counts.complete + r.counts.stuck == 0 &&
           has_come_to_its_end(r, options))
    s += fmt::format("NOTHING FOUND in {}, but no schedule was seen to end: not a proof\n\n", o.program);
  else if (verdict == Verdict::Passed)
    s += fmt::format("PASSED{}: no schedule of {}{} fails\n\n",
                     r.rules && !r.rules->findings.empty() ? ", but " + broken_rules_text(*r.rules) : "", o.program,
                     o.from.empty() ? "" : " from the saved world on");
  else if (const std::string part = part_text(r, options); !part.empty())
    s += fmt::format("NOTHING FOUND: no failure in {} of {}; not a proof\n\n", part, o.program);
  else s += fmt::format("NOTHING FOUND in {}, but the exploration ended at a limit: not a proof\n\n", o.program);

  size_t shown = 0, number_of = 0, warnings = 0;
  for (const Finding& f : r.findings) {
    if (!is_failure(f.kind) && !options.strict_discipline) {
      s += (warnings++ == 0 ? "warnings:\n  " : "  ") + headline(f) + "\n";
      continue;
    }
    const std::string title = bad > 1 ? fmt::format("{}. ", ++number_of) : "";
    if (shown >= kMaxShown) {
      s += title + headline(f) + "\n";
    } else {
      ++shown;
      s += title + finding_text(f, o);
    }
    if (f.library.pairs.size() > 1)
      s += fmt::format("  (and {} more {} of places that use it at once)\n", f.library.pairs.size() - 1,
                       f.library.pairs.size() == 2 ? "pair" : "pairs");
    if (f.variants > 1)
      s += fmt::format("  (the same with other threads or objects in these parts: {} times in all)\n", f.variants);
    if (!f.schedule_file.empty()) s += "  see it again: " + o.replay_of(f.schedule_file) + "\n";
    s += "\n";
  }
  if (warnings > 0) s += "\n";
  if (r.predictions)
    s += fmt::format("{}{}in {:.2f} s\n", predictions_text(*r.predictions), coverage_lines(r), r.seconds);
  else s += explored_line(r, options, o.figures) + "\n" + (o.figures ? workers_line(r) : "") + coverage_lines(r);
  if (!o.from.empty()) s += "from the saved world on: " + o.from + "\n";
  s += discipline_text(r, options);
  s += outputs_text(r, options, o);

  const auto again = [&](const std::string& option, const std::string& in_place_of = "") {
    return exploration_command(options, o, options.mode.is_default() ? "" : options.mode.name, option, in_place_of);
  };
  std::vector<std::string> rests;
  for (const Assumption& a : assumptions_of(r, options, !o.from.empty())) rests.push_back(assumption_text(a));
  if (races > 0)
    s += fmt::format(
        "because of the data {} only schedules were explored in which the racing {} not interrupted: mend {} first, "
        "then run again{}\n",
        races == 1 ? "race" : "races", users_variable_raced ? "statements are" : "calls are",
        races == 1 ? "it" : "them",
        users_variable_raced && !options.promote_races ? "; or interrupt them, too: " + again("--promote=auto") : "");
  if (bad == 0 || !r.promoted.empty()) s += "rests on: " + joined(rests, "; ") + "\n";
  if (r.unconfirmed > r.internal_errors.size())
    s += fmt::format("{} beside a data race did not show again in {} and {} dropped\n",
                     r.unconfirmed == 1 ? "1 finding" : counted(r.unconfirmed) + " findings",
                     r.unconfirmed == 1 ? "its replay" : "their replays", r.unconfirmed == 1 ? "was" : "were");

  for (const std::string& error : r.internal_errors)
    s += "internal error of Heddle, please report it: this did not show again in its replay: " + error + "\n";
  if (r.unreplayed)
    s += fmt::format("{} seen for whose replay there was no time: not reported\n",
                     r.unreplayed == 1 ? "1 finding was" : counted(r.unreplayed) + " findings were");

  if (r.end != SearchEnd::Exhausted) s += branchings_text(r);
  switch (r.end) {
    case SearchEnd::Exhausted: break;
    case SearchEnd::TimeLimit:
      s += fmt::format("stopped after {:.3g} s; to go on longer: {}\n", options.limits.max_seconds,
                       again(fmt::format("--max-time={:.3g}", options.limits.max_seconds * 10)));
      break;
    case SearchEnd::ScheduleLimit:
      s += fmt::format("stopped after {}; for more: {}\n", counted_of(options.limits.max_schedules, "schedule"),
                       again(fmt::format("--max-schedules={}", options.limits.max_schedules * 10)));
      break;
    case SearchEnd::FindingLimit:
      s += options.limits.first
               ? fmt::format("stopped at the first finding; for all: {}\n", again("", "--first"))
               : fmt::format("stopped at {}; for more: {}\n", counted_of(options.limits.max_findings, "finding"),
                             again(fmt::format("--max-findings={}", options.limits.max_findings * 10)));
      break;
    case SearchEnd::MemoryLimit:
      s += "stopped: the objects that one path leaves behind need more memory than there is; for more: " +
           again("--heap=SIZE") + "\n";
      break;
    case SearchEnd::Interrupted: s += "interrupted: this is the report so far\n"; break;
    case SearchEnd::Partial: break;
    case SearchEnd::WorkerLost:
      s += "stopped: " + r.lost_worker + ", and what it knew is lost; this is the report without it\n";
      break;
  }
  if (!o.resume.empty() && r.end != SearchEnd::Exhausted) s += "to go on from here: " + o.resume + "\n";
  if (r.counts.timeouts_limited && verdict == Verdict::NothingFound && r.end == SearchEnd::Exhausted)
    s += fmt::format("with at most {} a thread no schedule ends; for more: {}\n",
                     counted_of(options.limits.max_timeouts, "timeout"),
                     again(fmt::format("--max-timeouts={}", options.limits.max_timeouts * 4 + 4)));
  // (Runs of a sample have lengths of their own, which their line has told.)
  const bool at_limit = !options.partial.samples() ||
                        std::any_of(r.coverage.begin(), r.coverage.end(),
                                    [&](const Coverage& c) { return c.length >= options.limits.max_depth; });
  if (r.counts.too_long && at_limit)
    s += fmt::format("{} cut off after {} of the search; for more: {}\n",
                     r.counts.too_long == 1 ? "1 path was" : counted(r.counts.too_long) + " paths were",
                     counted_of(options.limits.max_depth, "step"),
                     again(fmt::format("--max-depth={}", options.limits.max_depth * 10)));
  if (r.counts.step_limited)
    s += fmt::format("{} cut off in a block of {}, without an operation that others could notice; for more: {}\n",
                     r.counts.step_limited == 1 ? "1 path was" : counted(r.counts.step_limited) + " paths were",
                     counted_of(options.limits.max_steps, "instruction"),
                     again(fmt::format("--max-steps={}", options.limits.max_steps * 10)));
  if (r.counts.half_checked)
    s += fmt::format(
        "in {} threads may stop inside their blocks in so many ways that not all were looked at for deadlocks; to run "
        "every one of them: {}\n",
        counted_of(r.counts.half_checked, "state"), exploration_command(options, o, "all", "", "--keep-one-of"));
  return s;
}

std::string stats_line(const ExploreResult& r) {
  const Counts& c = r.counts;
  std::string workers;
  for (const WorkerFigures& w : r.workers)
    workers += fmt::format("{}{}/{}/{}/{}", workers.empty() ? " workers=" : ",", w.blocks, w.states, w.taken, w.twice);
  return fmt::format(
      "stats: schedules={} complete={} cut={} aborted={} stuck={} pruned={} states={} nodes={} blocks={} attempts={} "
      "outcomes={} first-failure={} findings={} restarts={} cache-bytes={} unkept={}{}\n",
      c.schedules(), c.complete, c.cut, c.aborted, c.stuck, c.pruned, c.states, c.nodes, c.blocks, c.attempts,
      r.outputs.size(), c.first_failure, r.findings.size(), r.restarts, r.cache_bytes, r.unkept_states, workers);
}

}  // namespace heddle::tester
