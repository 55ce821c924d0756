// What the fuzzers share: options, the corpus, the loop. Deterministic: the seed and the corpus decide every input.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "fuzz/mutations.h"

namespace heddle::fuzz {

// Calls `run_one` with a random generator for each input until the time is over; it gives the input to `Attempt::on`
// before it feeds it to what is tested, so that the input of a crash or of a hang is in the file that --input names.
class Attempt {
 public:
  explicit Attempt(std::string file) : file_(std::move(file)) {}
  void on(const std::string& input) const;

 private:
  std::string file_;
};

// Options: --seconds N (10), --runs N (no limit), --seed N (1), --first N (the run to begin with), --input FILE, then
// files and folders of the corpus, of which those with the suffix are read. Returns the exit status.
int drive(int argc, char** argv, const std::string& suffix,
          const std::function<void(Random&, const std::vector<std::string>& corpus, const Attempt&)>& run_one);

}  // namespace heddle::fuzz
