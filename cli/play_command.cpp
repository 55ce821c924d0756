#include "cli/play_command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>

#include "cli/debug_explorations.h"
#include "cli/name_checks.h"
#include "cli/next_command.h"
#include "cli/play_page.h"
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
    case tester::FindingKind::NeverTerminates: return "bring the program to where it goes on for ever";
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
  add_report(app, "--html", &page_, "write a page that plays the program in a browser, with the VM inside");
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

// A game with all that it stands on.
class PlaySession {
 public:
  PlaySession(std::unique_ptr<KeptSchedule> kept, const DebugOptions& options)
      : kept_(std::move(kept)), options_(options), options_with_races_(options), world_(kept_->start()) {
    options_.search.explore.detect_races = false;
    options_with_races_.search.explore.detect_races = true;
    if (!world_) return;
    walk_.emplace(*world_, kept_->runner);
    without_races_.emplace(*kept_, options_, *world_);
    races_.emplace(*kept_, options_with_races_, *world_);
  }
  // False: there is no game; what it says has been printed, and the exit status is in *status. Or the game is another
  // one, in which accesses of *also, too, are steps: without that nobody could stop between them.
  bool begin(const std::string& keep, int* status, std::string* also) {
    *status = 2;
    if (!world_) return false;
    // With every access a step a race alone is no aim, if there is another one.
    repl::Exploration first = without_races_->shortest_failure({}, kGoalSeconds);
    repl::PlayOptions game;
    if (first.error.empty() && !first.found) {
      first = races_->shortest_failure({}, kGoalSeconds);
      game.races_count = true;
    }
    if (!first.error.empty()) {
      std::fprintf(stderr, "vm: %s\n", first.error.c_str());
      return false;
    }
    if (!first.found) {
      std::printf(first.certain
                      ? "There is nothing to win: no schedule of %s fails.\n"
                      : "No failing schedule of %s was found, but not all were tried: there may be nothing to "
                        "win.\n",
                  kept_->program->file_name().c_str());
      *status = first.certain ? 0 : 3;
      return false;
    }
    *also = first.finding->schedule_promotes;
    if (!also->empty()) return false;
    game.program = kept_->program->file_name();
    game.source_line = [this](const std::string& file, u32 line) { return kept_->program->source_line(file, line); };
    game.questions = game.races_count ? &*races_ : &*without_races_;
    game.endless = first.finding->kind == tester::FindingKind::NeverTerminates;
    game.goal = goal_text(first.finding->kind);
    game.least_switches = first.finding->preemptions;
    const std::string file = keep.empty() ? game.program.substr(0, game.program.rfind('.')) + "-play.schedule" : keep;
    game.keep = [this, file](const std::vector<tester::PathStep>& path, const tester::Finding* endless) {
      std::string error;
      if (!save_walk(*kept_, path, *world_, file, &error, endless ? &endless->key : nullptr))
        return "The schedule could not be kept: " + error;
      return "Kept as " + file + ": vm replay " + file_text(file) + " shows it again.";
    };
    play_.emplace(*walk_, game);
    return true;
  }
  repl::Play& play() { return *play_; }

 private:
  const std::unique_ptr<KeptSchedule> kept_;
  DebugOptions options_, options_with_races_;
  const tester::WorldPointer world_;
  std::optional<repl::Walk> walk_;
  std::optional<DebugExplorations> without_races_, races_;
  std::optional<repl::Play> play_;
};

std::unique_ptr<PlaySession> PlayCommand::begin(int* status) {
  // Each access of a shared variable is a step of its own: x++ opens into a read and a write.
  vm::RunOptions& run = options_.search.explore.run;
  run.promoted = {"*"};
  const u32 max_timeouts = options_.search.explore.limits.max_timeouts;
  // A race inside an object of the library: the raced field's accesses become steps (there are only so many fields).
  for (;;) {
    std::unique_ptr<KeptSchedule> kept =
        schedule_from_the_start(options_.file, options_.arguments, run, max_timeouts, false);
    if (kept && needs_full_join(*kept, options_))
      kept = schedule_from_the_start(options_.file, options_.arguments, run, max_timeouts, true);
    *status = 2;
    if (!kept || !natives_are_allowed(*kept->program, options_.search.allow_native, run)) return nullptr;
    auto session = std::make_unique<PlaySession>(std::move(kept), options_);
    std::string also;
    if (session->begin(keep_, status, &also)) return session;
    if (also.empty() || std::find(run.promoted.begin(), run.promoted.end(), also) != run.promoted.end()) return nullptr;
    run.promoted.push_back(also);
  }
}

// The options for the page are those that were given, but for what is about files and terminals here.
int PlayCommand::write_page() {
  const std::unique_ptr<Program> program = load_program(options_.file);
  if (!program) return 2;
  std::vector<std::string> options;
  const std::vector<std::string>& words = given.command_line;
  for (size_t i = 0; i < words.size() && words[i] != options_.file; ++i) {
    if (words[i] == "--html" || words[i] == "--keep") ++i;  // and its value
    else if (words[i] != "play" && words[i] != "--" && !words[i].starts_with("--html=") &&
             !words[i].starts_with("--keep="))
      options.push_back(words[i]);
  }
  std::string error;
  if (write_play_page(*program, options, options_.arguments, page_, &error)) {
    std::printf("%s plays %s in a browser\n", page_.c_str(), program->file_name().c_str());
    return 0;
  }
  std::fprintf(stderr, "vm: --html: %s\n", error.c_str());
  return 2;
}

int PlayCommand::run() {
  if (!page_.empty()) return write_page();
  if (script_.empty() && (::isatty(0) == 0 || ::isatty(1) == 0)) {
    std::fputs("vm: play needs a terminal; without one --script FILE plays the keys in a file\n", stderr);
    return 2;
  }
  int status = 0;
  const std::unique_ptr<PlaySession> session = begin(&status);
  if (!session) return status;
  if (!script_.empty()) return play_script(session->play(), script_, width_, height_);
  if (repl::play_on_screen(session->play())) return 0;
  std::fputs("vm: this terminal cannot show the game; --script FILE plays the keys in a file\n", stderr);
  return 2;
}

namespace {

const char* name_of(repl::PlayStyle style) {
  switch (style) {
    case repl::PlayStyle::Plain: return "plain";
    case repl::PlayStyle::Title: return "title";
    case repl::PlayStyle::Next: return "next";
    case repl::PlayStyle::Waits: return "waits";
    case repl::PlayStyle::Good: return "good";
    case repl::PlayStyle::Bad: return "bad";
    case repl::PlayStyle::Dim: return "dim";
  }
  return "plain";
}

class PlayConversation final : public Conversation {
 public:
  PlayConversation(std::unique_ptr<PlaySession> session, u32 width, u32 height)
      : session_(std::move(session)), width_(width), height_(height) {}
  std::string greeting() override { return picture(); }
  std::string prompt() const override { return ""; }
  std::string execute(const std::string& line) override {
    std::istringstream words(line);
    std::string word;
    if (line.starts_with("size ") && words >> word >> width_ >> height_) {
      width_ = std::clamp(width_, 20u, 1000u);
      height_ = std::clamp(height_, 8u, 1000u);
      return picture();
    }
    for (const char key : line)
      if (!finished()) session_->play().press(key);
    return picture();
  }
  bool finished() const override { return session_->play().finished(); }

 private:
  std::string picture() const {
    nlohmann::json lines = nlohmann::json::array();
    for (const repl::PlayLine& line : session_->play().frame(width_, height_)) {
      nlohmann::json segments = nlohmann::json::array();
      for (const repl::PlaySegment& s : line) segments.push_back({s.text, name_of(s.style)});
      lines.push_back(std::move(segments));
    }
    const nlohmann::json all = {{"lines", lines}, {"finished", finished()}, {"won", session_->play().won()}};
    return all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  }

  const std::unique_ptr<PlaySession> session_;
  u32 width_, height_;
};

}  // namespace

std::unique_ptr<Conversation> PlayCommand::converse() {
  int status = 0;
  std::unique_ptr<PlaySession> session = begin(&status);
  if (!session) return nullptr;
  return std::make_unique<PlayConversation>(std::move(session), width_, height_);
}

}  // namespace heddle::cli
