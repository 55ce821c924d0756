// The file that an exploration leaves when it is stopped or killed, and goes on from: the command line, what the
// outside has answered, and the search's own frontier.
#pragma once

#include <string>
#include <vector>

#include "cli/exploration_options.h"
#include "cli/program.h"

namespace heddle::cli {

struct KeptExploration {
  std::vector<std::string> command_line;
  vm::OutsideFacts facts;
  bool input_ended = false;
  u64 world_hash = 0;    // of the saved world that it began at; 0: at the program's start
  std::string search;    // tester::FrontierOptions; written behind the others, to the end
  u64 program_hash = 0;  // stands in the archive's frame
  template <typename A>
  friend void serialise(A& archive, KeptExploration& kept) {
    archive(kept.command_line, kept.facts, kept.input_ended, kept.world_hash);
  }
};

// Reads what a FrontierFile has left. False: a message has been printed.
bool read_frontier_file(const std::string& path, KeptExploration* kept);

// Writes the frontier to its file, again and again while the exploration goes on. That this fails is told once.
class FrontierFile {
 public:
  // `command_line`: what the exploration was begun with.
  FrontierFile(const Program& program, const ExplorationOptions& options, const std::vector<std::string>& command_line,
               u64 world_hash);
  void keep(const std::function<void(checkpoint::ArchiveWriter&)>& write_search);
  // Removes the file: the exploration is over, and nobody will go on with it.
  void remove();
  bool kept() const { return kept_; }
  const std::string& path() const { return path_; }

 private:
  const Program& program_;
  const ExplorationOptions& options_;
  const std::vector<std::string>& command_line_;
  std::string path_;
  const u64 world_hash_;
  bool kept_ = false, failed_ = false;
};

}  // namespace heddle::cli
