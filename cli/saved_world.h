// Worlds on disk: vm --save-world FILE --at STEP Program.java writes one; vm --load-world FILE goes on with it, plainly
// or, with --systematic, exploring every schedule from there on.
#pragma once

#include <memory>

#include "checkpoint/archive.h"
#include "cli/command.h"
#include "cli/plain_run.h"
#include "cli/program.h"
#include "interp/executor.h"
#include "tester/explorer.h"

namespace heddle::cli {

// What stands in front of the World's own image.
struct SavedRun {
  std::string program;
  vm::RunOptions run;
  u64 seed = 0, max_steps = 0;
  interp::PlainState state;
  vm::OutsideFacts facts;  // the answers that a replay had been given when it saved the world
};

// A file of --save-world, together with the program that it belongs to.
class SavedWorld {
 public:
  // `program`: where the source is now; empty: where it was. Null: a message has been printed.
  static std::unique_ptr<SavedWorld> read(const std::string& path, const std::string& program);

  const SavedRun& saved() const { return saved_; }
  const Program& program() const { return *program_; }
  std::unique_ptr<Program> take_program() { return std::move(program_); }
  u64 hash() const { return hash_; }  // of the whole file
  std::string from() const;           // for reports: "s.world, after 1200 steps"
  const std::string& path() const { return path_; }

  // The World as it was; null with *error, which goes behind the file's name.
  std::unique_ptr<vm::World> plain_world(std::string* error) const;
  // The same as the start of an exploration or a replay, with these options (explore_options).
  std::unique_ptr<vm::World> exploring_world(const Program& program, const vm::RunOptions& run,
                                             std::string* error) const;
  // Those that the program was started with, for an exploration.
  vm::RunOptions exploring_options() const;

 private:
  std::unique_ptr<vm::World> world(const Program& program, const vm::RunOptions& run, std::string* error) const;

  std::string path_;
  std::string payload_;
  SavedRun saved_;
  u64 hash_ = 0;
  std::unique_ptr<Program> program_;
};

// Worlds for explorations and replays: at `saved`, or, if that is null, at the program's start. Both must stay.
tester::WorldFactory world_factory(const Program& program, const SavedWorld* saved);

// What of a command line with --load-world cannot be had, because the program goes on with the options that it began
// with. Empty: there is nothing of the kind.
std::string problem_with_load_world(const Given& given);

int run_and_save_world(const PlainOptions& options, const Program& program);
int load_world_and_run(const PlainOptions& options);
// Saves a World that a replay has brought to some point of its schedule. Returns the exit status. `quiet`: says
// only what has gone wrong.
int save_replayed_world(const std::string& file, const Program& program, const vm::World& world,
                        const interp::Schedule& schedule, bool quiet);

}  // namespace heddle::cli
