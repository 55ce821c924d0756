#include "cli/compare_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>

#include "checkpoint/archive.h"
#include "cli/comparison.h"
#include "cli/interrupt.h"
#include "cli/kept_schedule.h"
#include "cli/name_checks.h"
#include "cli/output.h"
#include "cli/saved_world.h"
#include "cli/words.h"
#include "predict/prediction.h"
#include "tester/explain.h"
#include "tester/report.h"
#include "tester/words.h"

namespace heddle::cli {
namespace {

// Up to the first finding.
StrategyOutcome outcome_of(const std::string& name, const tester::ExploreResult& result,
                           const tester::ExploreOptions& options) {
  StrategyOutcome o;
  o.strategy = name;
  o.verdict = to_string(tester::verdict_of(result, options));
  o.runs = result.counts.schedules();
  o.blocks = result.counts.blocks;
  const auto first = std::find_if(result.findings.begin(), result.findings.end(),
                                  [](const tester::Finding& f) { return is_failure(f.kind); });
  if (first == result.findings.end()) return o;
  o.found = tester::headline(*first);
  for (const tester::AccessReport& access : first->accesses)
    if (const tester::Place* at = tester::first_user_place(access.stack)) {
      o.found = with_file(*o.found, at->file);
      break;
    }
  o.first = std::max<u64>(first->first_schedule, 1);
  o.runs = std::max(o.runs, o.first);
  return o;
}

}  // namespace

const CommandTexts& CompareCommand::texts() const {
  static constexpr CommandTexts kTexts = {"compare",
                                          "vm compare [options] Program.java [args]",
                                          "every strategy with the same budget, side by side",
                                          "comparisons",
                                          true,
                                          ""};
  return kTexts;
}

void CompareCommand::add_options(CLI::App& app) {
  add_seconds(app, "--budget", &seconds_, "5, 500ms or 1m", "so long each strategy may take (5s)");
  add_number(app, "--runs", &runs_, 1, 1'000'000'000'000, "of sampling: so many runs (10000)");
  add_number(app, "--seed", &seed_, 0, ~0ull, "of sampling: other runs (1)");
  formats_.add_to(app, false);
  add_report(app, "--html", &html_, "a page with a chart, besides");
  search_.add_to(app);
}

bool CompareCommand::check() {
  if (given.operands.empty()) {
    std::fputs("vm: compare needs a program: vm compare Program.java\n", stderr);
    return false;
  }
  file_ = given.operands[0];
  arguments_.assign(given.operands.begin() + 1, given.operands.end());
  return true;
}

int CompareCommand::run() {
  const std::unique_ptr<Program> program = load_program(file_);
  if (!program || !names_are_known(*program, search_)) return 2;
  if (!natives_are_allowed(*program, search_.allow_native, search_.explore.run)) return 2;
  Comparison comparison{program->file_name(), seconds_, runs_, seed_, {}};
  tester::ExploreOptions common = search_.explore;
  common.mode = *tester::mode_by_name("proof", false, false);
  common.promote_races = search_.promoted.automatic;
  common.run.arguments = arguments_;
  common.limits.max_seconds = seconds_;
  common.limits.first = true;
  common.stop = interrupt_flag();
  end_at_signals();
  common.partial.runs = runs_;
  common.partial.seed = seed_;
  bool failed = false, passed = false;
  for (const std::string& name : tester::strategy_names()) {
    tester::ExploreOptions options = common;
    options.partial.strategy = *tester::strategy_by_name(name);
    if (options.partial.strategy == tester::Strategy::Predict) {
      if (!given.contains("--seed")) options.partial.seed = 0;
      options.own_search = predict::make_prediction();
    }
    const auto begin = std::chrono::steady_clock::now();
    const tester::ExploreResult result = tester::explore(world_factory(*program, nullptr), options);
    if (!result.error.empty()) {
      std::fprintf(stderr, "vm: %s\n", result.error.c_str());
      return 2;
    }
    // (Of the one that is cut short only what it has found counts.)
    if (*interrupt_flag() && result.findings.empty()) break;
    comparison.outcomes.push_back(outcome_of(name, result, options));
    comparison.outcomes.back().seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    failed |= comparison.outcomes.back().verdict == "failed";
    passed |= comparison.outcomes.back().verdict == "passed";
    if (*interrupt_flag()) break;
  }
  if (*interrupt_flag()) std::fputs("vm: interrupted: these are the strategies so far\n", stderr);
  std::string error;
  if (!html_.empty() && !checkpoint::replace_file(html_, comparison_html(comparison), &error)) {
    std::fprintf(stderr, "vm: %s\n", error.c_str());
    return kNotWritten;
  }
  if (formats_.form == Formats::Form::Text && !print(comparison_text(comparison))) return kNotWritten;
  if (formats_.any() && !deliver(formats_, comparison_json(comparison))) return kNotWritten;
  return failed ? 1 : passed ? 0 : 3;
}

}  // namespace heddle::cli
