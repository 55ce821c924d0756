#include "cli/frontier_file.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

#include "checkpoint/schedule_archive.h"
#include "cli/report_options.h"

namespace heddle::cli {
bool read_frontier_file(const std::string& path, KeptExploration* kept) {
  checkpoint::Archive archive;
  std::string error;
  bool ok = checkpoint::read_archive(path, checkpoint::ArchiveKind::Frontier, &archive, &error);
  if (ok) {
    checkpoint::ArchiveReader reader(archive.payload);
    reader(*kept);
    kept->program_hash = archive.program_hash;
    interp::Schedule facts;  // which knows what is wrong with them
    facts.outside = kept->facts;
    if (!reader.ok() || !interp::is_well_formed(facts)) error = "is damaged (what it holds is no frontier)";
    else if (archive.library_hash != library_hash())
      error = "was written by another vm: its class library is not this one's";
    ok = error.empty();
    if (ok) kept->search = std::move(archive.payload.erase(0, archive.payload.size() - reader.left()));
  }
  if (!ok) std::fprintf(stderr, "vm: %s %s\n", path.c_str(), error.c_str());
  return ok;
}

FrontierFile::FrontierFile(const Program& program, const ExplorationOptions& options,
                           const std::vector<std::string>& command_line, u64 world_hash)
    : program_(program),
      options_(options),
      command_line_(command_line),
      path_(options.resume_file),
      world_hash_(world_hash) {
  if (!path_.empty()) return;
  path_ = fmt::format("{}/{}.frontier", options.out_directory, program.stem());
}

void FrontierFile::keep(const std::function<void(checkpoint::ArchiveWriter&)>& write_search) {
  const KeptExploration kept{command_line_, program_.outside_facts(), program_.input_ended(), world_hash_, "", 0};
  std::string error;
  const bool has_place = !options_.resume_file.empty() || make_directory(options_.out_directory, &error);
  const auto write = [&](checkpoint::ArchiveWriter& writer) {
    writer(kept);
    write_search(writer);
  };
  if (has_place && checkpoint::replace_archive(path_, checkpoint::ArchiveKind::Frontier, program_.hash(),
                                               library_hash(), write, &error)) {
    kept_ = true;
    return;
  }
  if (!failed_) std::fprintf(stderr, "vm: %s; this exploration cannot be resumed\n", error.c_str());
  failed_ = true;
}

void FrontierFile::remove() {
  if (kept_ || !options_.resume_file.empty()) ::unlink(path_.c_str());
}

}  // namespace heddle::cli
