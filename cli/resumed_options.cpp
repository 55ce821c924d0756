#include "cli/resumed_options.h"

#include <fmt/format.h>

#include <memory>
#include <set>

#include "cli/command_line.h"
#include "cli/explore_command.h"
#include "cli/output.h"

namespace heddle::cli {
namespace {

// Of the options that are given with --resume only these count. They are about limits and output, and replace those
// that the exploration was begun with.
const std::set<std::string>& that_may_change() {
  static const std::set<std::string> kNames = {
      "--resume",  "--max-time",      "--max-schedules", "--max-findings",   "--first",      "--cache-mb",
      "--stats",   "--format",        "--no-out",        "--frontier-every", "--load-world", "--trace",
      "--workers", "--workers-after", "--json",          "--sarif",          "--junit",      "--html",
      "--svg",     "--finding",       "--full",          "--color"};
  return kNames;
}

// Changes options of a kept command line as those given now say. False: a message has been printed.
bool change_options(const Given& given, const ExplorationOptions& now, ExplorationOptions* o) {
  for (const std::string& name : given.options) {
    if (that_may_change().contains(name) || (name == "--systematic" && now.mode == o->mode)) continue;
    return fails(fmt::format("{} may not be given with --resume: the exploration goes on as it began", name));
  }
  if (!now.arguments.empty())
    return fails("arguments may not be given with --resume: the exploration goes on as it began");
  if (given.contains("--load-world")) {  // it has moved
    if (o->load_file.empty()) return fails("--load-world: the exploration has begun at the program's start");
    o->load_file = now.load_file;
  }
  if (!now.file.empty()) o->file = now.file;  // the program has moved
  tester::Limits& limits = o->search.explore.limits;
  const tester::Limits& new_limits = now.search.explore.limits;
  if (given.contains("--max-time")) limits.max_seconds = new_limits.max_seconds;
  limits.max_schedules = new_limits.max_schedules;  // (the old one does not stop it again)
  if (given.contains("--max-findings")) {
    limits.max_findings = new_limits.max_findings;
    limits.first = false;
  }
  if (given.contains("--first")) limits.first = new_limits.first;
  if (given.contains("--cache-mb")) limits.cache_bytes = new_limits.cache_bytes;
  if (given.contains("--stats")) o->stats = now.stats;
  if (given.contains("--no-out")) o->no_out = now.no_out;
  if (given.contains("--workers")) o->search.explore.workers = now.search.explore.workers;
  if (given.contains("--workers-after")) o->search.explore.workers_after = now.search.explore.workers_after;
  if (given.contains("--frontier-every")) o->frontier_seconds = now.frontier_seconds;
  o->display = now.display;
  o->formats = now.formats;
  o->trace_file = now.trace_file;
  o->pictures = now.pictures;
  o->resume_file = now.resume_file;
  return true;
}

}  // namespace

bool resumed_options(const KeptExploration& kept, const Given& given, const ExplorationOptions& now,
                     ExplorationOptions* options, Given* effective) {
  const std::unique_ptr<Command> command = parse_command_line(kept.command_line, Warnings::Off);
  const auto* begun = dynamic_cast<const ExploreCommand*>(command.get());
  if (begun == nullptr || (begun->options().file.empty() && begun->options().load_file.empty()))
    return fails(now.resume_file + " is damaged (the command that it was made by is none)");
  *options = begun->options();
  *effective = begun->given;
  std::erase_if(effective->words, [&](const auto& option) {
    return given.contains(option.first) || option.first == "--max-schedules" ||  // (which does not stop it again)
           (option.first == "--first" && given.contains("--max-findings"));
  });
  effective->words.insert(effective->words.end(), given.words.begin(), given.words.end());
  return change_options(given, now, options);
}

}  // namespace heddle::cli
