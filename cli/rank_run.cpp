#include "cli/rank_run.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <optional>

#include "checkpoint/schedule_archive.h"

namespace heddle::cli {
namespace {

// What the processes of a cluster must have in common, and what one of them has been told by the outside.
struct ForOtherRanks {
  u64 program_hash = 0, library_hash = 0, world_hash = 0;
  vm::OutsideFacts facts;
  bool input_ended = false;
  std::string search;
  template <typename A>
  friend void serialise(A& archive, ForOtherRanks& o) {
    archive(o.program_hash, o.library_hash, o.world_hash, o.facts, o.input_ended, o.search);
  }
};

}  // namespace

void pack_for_ranks(Program& program, u64 world_hash, tester::Ranks* ranks) {
  ranks->pack = [&program, world_hash](std::string search) {
    checkpoint::ArchiveWriter archive;
    archive(ForOtherRanks{program.hash(), library_hash(), world_hash, program.outside_facts(), program.input_ended(),
                          std::move(search)});
    return archive.take();
  };
  ranks->unpack = [&program, world_hash](const std::string& packed, std::string* error) -> std::optional<std::string> {
    checkpoint::ArchiveReader archive(packed);
    ForOtherRanks first;
    archive(first);
    if (first.library_hash != library_hash()) *error = "runs another vm than rank 0";
    else if (first.program_hash != program.hash()) *error = "has another version of the program than rank 0";
    else if (first.world_hash != world_hash) *error = "has another saved world than rank 0";
    else if (!archive.ok() || !archive.at_end()) *error = "has got a damaged message";
    if (!error->empty()) return std::nullopt;
    program.know(std::move(first.facts), first.input_ended);
    return std::move(first.search);
  };
}

void refuse_all(tester::Ranks& ranks) {
  for (tester::Ranks::Task task; ranks.wait_for_task(nullptr, &task);) ranks.refuse(task, "cannot load the program");
}

Silence::Silence() : kept_(::fcntl(2, F_DUPFD_CLOEXEC, 3)) {
  std::fflush(nullptr);
  const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
  ::dup2(nowhere, 2);
  ::close(nowhere);
}

Silence::~Silence() {
  std::fflush(nullptr);
  ::dup2(kept_, 2);
  ::close(kept_);
}

}  // namespace heddle::cli
