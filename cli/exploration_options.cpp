#include "cli/exploration_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <thread>

#include "cli/output.h"
#include "cli/saved_world.h"
#include "predict/prediction.h"
#include "tester/forked_workers.h"
#include "tester/words.h"
#include "vm/base/nearest_name.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

// In place of a file with --expect-output, of predictions: the outputs of serial runs.
constexpr const char* kSerial = "serial";

constexpr const char* kOfNoise[] = {"--noise", "--strength", "--noise-by"};

// What does not go together with --explore, or with its strategy.
std::string problem_with_part(const ExplorationOptions& options, const Given& given) {
  const tester::ExploreOptions& explore = options.search.explore;
  const tester::Strategy strategy = explore.partial.strategy;
  if (strategy == tester::Strategy::Exhaustive) {
    for (const char* name : {"--runs", "--seed", "--depth"})
      if (given.contains(name))
        return fmt::format("{} belongs to --explore=random, pct, pos, rounds, history, noise or preemption", name);
    for (const char* name : kOfNoise)
      if (given.contains(name)) return fmt::format("{} belongs to --explore=noise", name);
    if (given.contains("--coverage"))
      return "--coverage belongs to --explore=random, pct, pos, rounds, history or noise";
    return "";
  }
  if (explore.mode.is_papers())
    return fmt::format("--explore={} is no part of paper mode {}", to_string(strategy), explore.mode.name);
  for (const char* name : {"--resume", "--frontier-every"})
    if (given.contains(name)) return fmt::format("{} and --explore do not go together", name);
  const bool samples = strategy != tester::Strategy::Preemption;
  const bool predicts = strategy == tester::Strategy::Predict;
  for (const char* name : {"--runs", "--seed"})
    if (!samples && given.contains(name))
      return fmt::format("{} belongs to --explore=random, pct, pos, rounds, history or noise", name);
  if ((!samples || predicts) && given.contains("--coverage"))
    return "--coverage belongs to --explore=random, pct, pos, rounds, history or noise";
  if (strategy != tester::Strategy::Noise)
    for (const char* name : kOfNoise)
      if (given.contains(name)) return fmt::format("{} belongs to --explore=noise", name);
  if (given.contains("--depth") && strategy != tester::Strategy::Pct && samples)
    return "--depth belongs to --explore=pct or preemption";
  if (strategy == tester::Strategy::Pct && tester::depth_of(explore.partial) == 0)
    return "--depth: faults that pct can find have at least depth 1";
  return "";
}

// What does not go together with --rules and --summary.
std::string problem_with_rules(const ExplorationOptions& options, const Given& given) {
  const RuleOptions& rules = options.rules;
  if (!rules.any()) return given.contains("--rules-runs") ? "--rules-runs belongs to --rules and --summary" : "";
  const std::string name = rules.has_rules() ? "--rules" : "--summary";
  const tester::ExploreOptions& explore = options.search.explore;
  if (explore.partial.strategy == tester::Strategy::Predict)
    return name + " and prediction do not go together: vm --rules looks at one run";
  if (explore.mode.is_papers()) return fmt::format("{} is no part of paper mode {}", name, explore.mode.name);
  for (const char* other : {"--resume", "--load-world"})
    if (given.contains(other)) return fmt::format("{} and {} do not go together", other, name);
  if (given.contains("--workers") && explore.workers != 1)
    return fmt::format("--workers and {} do not go together: one process searches", name);
  return "";
}

// What does not go together with --workers.
std::string problem_with_workers(const ExplorationOptions& options, const Given& given) {
  if (!given.contains("--workers") || options.search.explore.workers <= 1) return "";
  const tester::ExploreOptions& explore = options.search.explore;
  if (explore.partial.strategy != tester::Strategy::Exhaustive)
    return fmt::format("--workers and --explore={} do not go together", to_string(explore.partial.strategy));
  if (!explore.mode.uses_summaries())
    return options.no_cache ? "--workers and --no-cache do not go together: what workers share are states"
                            : fmt::format("--workers belongs to mode proof, not to {}", explore.mode.name);
  if (explore.strict_discipline) return "--workers and --strict-discipline do not go together";
  if (!options.trace_file.empty()) return "--workers and --trace do not go together: it is the trace of one search";
  return "";
}

// Likewise, with --keep-one-of.
std::string problem_with_kept_states(const ExplorationOptions& options, const Given& given) {
  if (options.keep_one_of == 0) return "";
  const tester::ExploreOptions& explore = options.search.explore;
  if (explore.partial.strategy != tester::Strategy::Exhaustive)
    return fmt::format("--keep-one-of and --explore={} do not go together", to_string(explore.partial.strategy));
  for (const char* name : {"--no-cache", "--bitstate"})
    if (given.contains(name)) return fmt::format("{} and --keep-one-of do not go together", name);
  if (explore.mode.uses_summaries()) return "";
  return fmt::format("--keep-one-of belongs to mode proof, not to {}", explore.mode.name);
}

// Likewise, with --bitstate; else its table's size.
std::string read_bitstate(const Given& given, ExplorationOptions* options) {
  const std::string& given_size = options->bitstate;
  if (given_size.empty()) return "";
  tester::ExploreOptions& explore = options->search.explore;
  u64 megabytes = 0;
  if (const std::string problem = read_number(given_size, 1, 1 << 20, &megabytes); !problem.empty())
    return fmt::format("--bitstate={}: {}", given_size, problem);
  if (explore.mode.is_papers()) return "--bitstate: paper mode " + explore.mode.name + " remembers no states";
  if (explore.partial.strategy != tester::Strategy::Exhaustive) return "--bitstate and --explore do not go together";
  for (const char* name : {"--no-cache", "--cache-mb", "--resume", "--frontier-every", "--workers"})
    if (given.contains(name)) return fmt::format("{} and --bitstate do not go together", name);
  explore.limits.bitstate_bytes = megabytes << 20;
  return "";
}

}  // namespace

void ExplorationOptions::add_to(CLI::App& app) {
  app.add_flag("--systematic{proof}", mode, "the mode: proof (default), all, exitblock, dd, rw, rwdd")
      ->type_name("MODE");
  app.add_flag("--death-branch", death_branch, "paper modes: deaths push branches, as the paper's tester did");
  app.add_flag("--paper-literal", paper_literal, "paper modes: with the defects of the printed pseudo-code");
  tester::PartialOptions& partial = search.explore.partial;
  add_choice(
      app, "--explore", tester::strategy_names(),
      [&partial](const std::string& word) { partial.strategy = *tester::strategy_by_name(word); },
      "random, pct, pos, rounds, history, noise: sampled runs; preemption: all with few preemptions; predict: from one "
      "run; "
      "exhaustive: nothing beside");
  add_number(app, "--runs", &partial.runs, 1, 1'000'000'000'000, "of sampling: so many runs (10000)");
  add_number(app, "--seed", &partial.seed, 0, ~0ull, "of sampling: other runs (1)");
  add_number(app, "--depth", &partial.depth, 0, 1000, "of pct: the depth of faults (3); of preemption: the bound (2)");
  using Noise = tester::NoiseOptions;
  add_choice(
      app, "--noise", {"sleep", "yield", "priority", "mixed", "none"},
      [&partial](const std::string& word) {
        for (const auto k :
             {Noise::Kind::Sleep, Noise::Kind::Yield, Noise::Kind::Priority, Noise::Kind::Mixed, Noise::Kind::None})
          if (word == to_string(k)) partial.noise.kind = k;
      },
      "of noise: what is put in at concurrent events (sleep)");
  add_number(app, "--strength", &partial.noise.percent, 0, 100, "of noise: at so many percent of the events (10)");
  add_choice(
      app, "--noise-by", {"random", "methods", "pairs"},
      [&partial](const std::string& word) {
        for (const auto d : {Noise::Directed::No, Noise::Directed::Methods, Noise::Directed::Pairs})
          if (word == to_string(d)) partial.noise.directed = d;
      },
      "of noise: at random events, or where it covers something new");
  app.add_option("--coverage", coverage_file,
                 "of sampled runs: which methods they interrupt is added to this file, and told")
      ->allow_extra_args(false)
      ->type_name("FILE")
      ->check(not_a_source);
  add_number(app, "--workers", &search.explore.workers, 0, tester::ForkedWorkers::kMost,
             "so many processes search at once (0: one for each processor)");
  add_seconds(app, "--workers-after", &search.explore.workers_after, "1, 500ms or 5s",
              "so long one searches alone (500ms; ranks of mpirun: 1s)");
  tester::Limits& limits = search.explore.limits;
  add_number(app, "--max-schedules", &limits.max_schedules, 0, ~0ull, "stop after that many schedules");
  add_seconds(app, "--max-time", &limits.max_seconds, "60, 60s, 5m or 1h",
              "stop after that time (60 = 60s; 5m; 0 = no limit)");
  search.add_to(app);
  app.add_option("--expect-output", expected_outputs,
                 "any output that is not in such a file is a finding (may be repeated; implies --outcomes)")
      ->allow_extra_args(false)
      ->type_name("FILE");
  app.add_flag("--no-cache", no_cache, "do not merge equal states");
  app.add_flag("--check-digests", check_digests, "make each state's digest anew, and run known blocks all the same");
  add_number(
      app, "--keep-one-of", &keep_one_of, 1, 1 << 20,
      "of so many states in a row on a path one is remembered (1: all; otherwise it is learnt which are worth it)");
  app.add_flag("--no-like-threads", no_like_threads, "threads that run the same code are told apart");
  app.add_flag("--no-task-threads", no_task_threads,
               "nothing is concluded from what happens with a thread for each task of a pool");
  add_number(app, "--task-threads-after", &search.explore.task_threads_after, 1, ~0ull,
             "that is tried behind so many blocks (20000)");
  app.add_flag("--bitstate{64}", bitstate, "states are kept as bits in a table of so many megabytes (64): no proof")
      ->type_name("MB");
  app.add_flag("--stats", stats, "figures of the search, and one line of them for scripts");
  display.add_to(app, true);
  rules.add_to(app, true);
  formats.add_to(app);
  pictures.add_to(app, true);
  app.add_option("--out", out_directory, "where schedules of findings go (heddle-out)")->type_name("FOLDER");
  app.add_flag("--no-out", no_out, "write no files");
  app.add_flag("--archives", archives, "schedules of findings as archives (.heddle) instead of text");
  add_file(app, "--resume", &resume_file, "a frontier: go on with an exploration that was stopped or killed");
  add_seconds(app, "--frontier-every", &frontier_seconds, "30, 500ms or 5m",
              "write the frontier of the exploration so often (30s)");
  add_file(app, "--load-world", &load_file, "a file of --save-world: all schedules from there on");
  app.add_flag("--trace{-}", trace_file,
               "for those who work on Heddle: a line for each step of the search, to standard error or this file")
      ->type_name("FILE")
      ->check(not_a_source);
}

bool ExplorationOptions::check(const Given& given) {
  if (!given.operands.empty()) {
    file = given.operands[0];
    arguments.assign(given.operands.begin() + 1, given.operands.end());
  }
  tester::ExploreOptions& explore = search.explore;
  const auto found = tester::mode_by_name(mode, death_branch, paper_literal);
  if (!found) {
    const std::string guess = base::nearest_name(mode, tester::mode_names());
    return fails(fmt::format("unknown mode --systematic={}{}; the modes are {}", mode,
                             guess.empty() ? "" : ", did you mean " + guess + "?",
                             fmt::join(tester::mode_names(), ", ")));
  }
  explore.mode = *found;
  if (no_cache) explore.mode.cache = false;
  explore.check_digests = check_digests;
  if (no_like_threads) explore.mode.like_threads = false;
  explore.mode.keep_one_of = keep_one_of;
  explore.task_threads = !no_task_threads;
  explore.promote_races = search.promoted.automatic;
  explore.bugs_first = explore.mode.is_default() && !given.contains("--explore") &&
                       explore.partial.strategy == tester::Strategy::Exhaustive;
  if (explore.partial.strategy == tester::Strategy::Predict) {
    if (!given.contains("--seed")) explore.partial.seed = 0;
    explore.own_search = predict::make_prediction();
    explore.serial_outputs =
        std::find(expected_outputs.begin(), expected_outputs.end(), kSerial) != expected_outputs.end();
  }
  if (!expected_outputs.empty()) explore.outcomes = true;
  if (explore.outcomes && !given.contains("--hash-orders")) explore.run.hash_orders = kHashOrdersOfOutcomes;
  if (!rules.check()) return false;
  if (const std::string problem = problem_with_rules(*this, given); !problem.empty()) return fails(problem);
  if (!load_file.empty())
    if (const std::string problem = problem_with_load_world(given); !problem.empty()) return fails(problem);
  if (const std::string problem = problem_with_part(*this, given); !problem.empty()) return fails(problem);
  if (!given.contains("--workers") || explore.workers == 0)
    explore.workers = std::clamp(std::thread::hardware_concurrency(), 1u, tester::ForkedWorkers::kMost);
  if (const std::string problem = problem_with_workers(*this, given); !problem.empty()) return fails(problem);
  if (const std::string problem = problem_with_kept_states(*this, given); !problem.empty()) return fails(problem);
  if (const std::string problem = read_bitstate(given, this); !problem.empty()) return fails(problem);
  if (given.contains("--finding") && pictures.svg.empty())
    return fails("--finding says of which finding --svg is a picture: there is no --svg");
  return true;
}

std::string ExplorationOptions::problem_with_ranks(const Given& given) const {
  const tester::ExploreOptions& explore = search.explore;
  const auto problem = [](const std::string& option) { return option + " and mpirun do not go together"; };
  if (given.contains("--workers")) return problem("--workers") + ": each of its processes is one worker";
  if (explore.partial.strategy != tester::Strategy::Exhaustive)
    return problem(fmt::format("--explore={}", to_string(explore.partial.strategy)));
  if (!explore.mode.uses_summaries()) return problem(no_cache ? "--no-cache" : "--systematic=" + explore.mode.name);
  if (explore.strict_discipline) return problem("--strict-discipline");
  if (explore.limits.bitstate_bytes != 0) return problem("--bitstate");
  if (!trace_file.empty()) return problem("--trace");
  if (rules.any()) return problem("--rules");
  return "";
}

bool ExplorationOptions::read_expected_outputs(std::set<std::string>* outputs) const {
  for (const std::string& path : expected_outputs) {
    if (path == kSerial) continue;
    std::string text, error;
    if (!base::read_file(path, &text, &error)) {
      std::fprintf(stderr, "vm: --expect-output: %s: %s\n", path.c_str(), error.c_str());
      return false;
    }
    outputs->insert(std::move(text));
  }
  return true;
}

}  // namespace heddle::cli
