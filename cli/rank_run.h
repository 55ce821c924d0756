// Explorations by the processes of a run of mpirun: what rank 0 tells the others, and what these do not say.
#pragma once

#include "cli/program.h"
#include "tester/ranks.h"

namespace heddle::cli {

// What is sent to the other ranks, and read there, begins with what all must have in common: library, program, saved
// world (`world_hash`; 0: none), and with the answers that rank 0 has got from the outside.
void pack_for_ranks(Program& program, u64 world_hash, tester::Ranks* ranks);

// In a process that cannot work for rank 0, for it has no program: says so whenever it is asked to.
void refuse_all(tester::Ranks& ranks);

// While there is one, nothing is written to standard error.
class Silence {
 public:
  Silence();
  ~Silence();
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;

 private:
  const int kept_;
};

}  // namespace heddle::cli
