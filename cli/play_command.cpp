#include "cli/play_command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

#include "cli/debug_explorations.h"
#include "cli/walked_program.h"
#include "repl/play.h"
#include "repl/play_screen.h"

namespace heddle::cli {
namespace {

constexpr double kGoalSeconds = 30;

// What the player must bring about, without telling how.
const char* goal_text(tester::FindingKind kind) {
  switch (kind) {
    case tester::FindingKind::AssertionFailed: return "make an assertion fail";
    case tester::FindingKind::UncaughtException: return "make a thread die of an exception";
    case tester::FindingKind::Deadlock: return "bring the threads to where nobody can go on";
    case tester::FindingKind::DataRace: return "bring two threads before conflicting accesses";
    default: return "make the program fail";
  }
}

// Does the program use the monitor of a thread itself? Then joins must be Java's wait loops, which nobody wants to
// play.
bool needs_full_join(const KeptSchedule& kept, const DebugOptions& options) {
  tester::ExploreOptions explore = options.search.explore;
  explore.run = kept.run;
  explore.limits.max_seconds = kGoalSeconds;
  explore.confirm = explore.detect_races = false;
  return tester::explore(world_factory(*kept.program, nullptr), explore).observed.full_join;
}

// Each line of a script is a number of keys, after which the picture is printed.
int play_script(repl::Play& play, const std::string& file, u32 width, u32 height) {
  std::ifstream in(file);
  if (!in) {
    std::fprintf(stderr, "vm: %s: %s\n", file.c_str(), std::strerror(errno));
    return 2;
  }
  const auto show = [&] {
    for (const repl::PlayLine& line : play.frame(width, height)) {
      std::string text;
      for (const repl::PlaySegment& s : line) text += s.text;
      text.erase(text.find_last_not_of(' ') + 1);
      std::puts(text.c_str());
    }
  };
  show();
  for (std::string keys; !play.finished() && std::getline(in, keys);) {
    std::printf("--- %s\n", keys.c_str());
    for (const char key : keys)
      if (!play.finished() && key != ' ' && key != '\r') play.press(key);
    show();
  }
  return 0;
}

}  // namespace

const CommandTexts& PlayCommand::texts() const {
  static constexpr CommandTexts kTexts = {
      "play", "vm play [options] Program.java [args]", "be the scheduler, and make the program fail", "games", true,
      ""};
  return kTexts;
}

void PlayCommand::add_options(CLI::App& app) {
  add_file(app, "--script", &script_, "play the keys in this file, a picture for each of its lines");
  add_file(app, "--keep", &keep_, "the file for the winning schedule (Program-play.schedule)");
  add_number(app, "--width", &width_, 20, 1000, "of a script's pictures, in characters");
  add_number(app, "--height", &height_, 8, 1000, "likewise, in lines");
  options_.search.add_to(app);
}

bool PlayCommand::check() {
  if (given.operands.empty()) {
    std::fputs("vm: play needs a program: vm play Program.java\n", stderr);
    return false;
  }
  options_.file = given.operands[0];
  options_.arguments.assign(given.operands.begin() + 1, given.operands.end());
  return true;
}

int PlayCommand::run() {
  if (script_.empty() && (::isatty(0) == 0 || ::isatty(1) == 0)) {
    std::fputs("vm: play needs a terminal; without one --script FILE plays the keys in a file\n", stderr);
    return 2;
  }
  // Each access of a shared variable is a step of its own: x++ opens into a read and a write.
  vm::RunOptions& run = options_.search.explore.run;
  run.promoted = {"*"};
  const u32 max_timeouts = options_.search.explore.limits.max_timeouts;
  std::unique_ptr<KeptSchedule> kept =
      schedule_from_the_start(options_.file, options_.arguments, run, max_timeouts, false);
  if (kept && needs_full_join(*kept, options_))
    kept = schedule_from_the_start(options_.file, options_.arguments, run, max_timeouts, true);
  if (!kept) return 2;
  const tester::WorldPointer world = kept->start();
  if (!world) return 2;
  repl::Walk walk(*world, kept->runner);
  // With every access a step a race alone is no aim, if there is another one.
  options_.search.explore.detect_races = false;
  const DebugExplorations without_races(*kept, options_, *world);
  repl::Exploration first = without_races.shortest_failure({}, kGoalSeconds);
  DebugOptions with_races = options_;
  with_races.search.explore.detect_races = true;
  const DebugExplorations races(*kept, with_races, *world);
  repl::PlayOptions game;
  if (first.error.empty() && !first.found) {
    first = races.shortest_failure({}, kGoalSeconds);
    game.races_count = true;
  }
  if (!first.error.empty()) {
    std::fprintf(stderr, "vm: %s\n", first.error.c_str());
    return 2;
  }
  if (!first.found) {
    std::printf(first.certain ? "There is nothing to win: no schedule of %s fails.\n"
                              : "No failing schedule of %s was found in %.0f seconds: there may be nothing to win.\n",
                kept->program->file_name().c_str(), kGoalSeconds);
    return first.certain ? 0 : 3;
  }
  game.program = kept->program->file_name();
  game.source_line = [&](const std::string& file, u32 line) { return kept->program->source_line(file, line); };
  game.questions = game.races_count ? &races : &without_races;
  game.goal = goal_text(first.finding->kind);
  game.least_switches = first.finding->preemptions;
  const std::string file = keep_.empty() ? game.program.substr(0, game.program.rfind('.')) + "-play.schedule" : keep_;
  game.keep = [&](const std::vector<tester::PathStep>& path) {
    std::string error;
    if (!save_walk(*kept, path, *world, file, &error)) return "The schedule could not be kept: " + error;
    return "Kept as " + file + ": vm replay " + file + " shows it again.";
  };
  repl::Play play(walk, game);
  if (!script_.empty()) return play_script(play, script_, width_, height_);
  if (repl::play_on_screen(play)) return 0;
  std::fputs("vm: this terminal cannot show the game; --script FILE plays the keys in a file\n", stderr);
  return 2;
}

}  // namespace heddle::cli
