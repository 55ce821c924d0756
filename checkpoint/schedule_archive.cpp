#include "checkpoint/schedule_archive.h"

namespace heddle::checkpoint {

void write_schedule_archive(const interp::Schedule& schedule, const vm::ByteSink& sink) {
  write_archive(
      ArchiveKind::Schedule, schedule.program_hash, 0, [&](ArchiveWriter& writer) { writer(schedule); }, sink);
}

std::string schedule_archive(const interp::Schedule& schedule) {
  std::string bytes;
  write_schedule_archive(schedule, [&](std::string_view piece) { bytes += piece; });
  return bytes;
}

bool parse_schedule_archive(std::string_view bytes, interp::Schedule* schedule, std::string* error) {
  Archive archive;
  if (!parse_archive(bytes, ArchiveKind::Schedule, &archive, error)) return false;
  ArchiveReader reader(archive.payload);
  reader(*schedule);
  if (reader.ok() && reader.at_end() && schedule->program_hash == archive.program_hash) return true;
  *error = "is damaged (what it holds is no schedule)";
  return false;
}

}  // namespace heddle::checkpoint
