#include "checkpoint/schedule_archive.h"

// Format 2 of the archives: schedules of version 1, whose anchors are English. They are read as interp/schedule.h says.
namespace heddle::checkpoint {
namespace {

struct OldAnchor {
  std::string what, file;
  u32 line = 0;
  std::string method, code;
};
struct OldPick {
  u64 at = 0;
  std::string kind, value;
};
struct OldStep {
  std::string thread;
  u64 count = 0;
  std::vector<OldPick> picks;
  std::string note;
  std::vector<OldAnchor> anchors;
};

template <typename A>
void serialise(A& archive, OldAnchor& a) {
  archive(a.what, a.file, a.line, a.method, a.code);
}
template <typename A>
void serialise(A& archive, OldPick& p) {
  archive(p.at, p.kind, p.value);
}
template <typename A>
void serialise(A& archive, OldStep& s) {
  archive(s.thread, s.count, s.picks, s.note, s.anchors);
}

void read_old_schedule(ArchiveReader& reader, interp::Schedule* s) {
  std::vector<OldStep> steps;
  std::string error;
  reader(s->version, s->program, s->program_hash, s->arguments, s->options, steps, s->outside, s->verdict);
  for (OldStep& old : steps) {
    interp::ScheduleStep& step = s->steps.emplace_back();
    step.thread = std::move(old.thread);
    step.count = old.count;
    step.note = std::move(old.note);
    for (const OldPick& p : old.picks) {
      const std::string value = p.value.empty() ? "" : '=' + p.value;
      const auto decision = interp::read_decision(p.kind + '@' + std::to_string(p.at) + value, &error);
      if (decision) step.picks.push_back(*decision);
      else reader.fail();
    }
    for (OldAnchor& a : old.anchors) {
      interp::Anchor& anchor = step.anchors.emplace_back();
      if (!a.what.empty()) anchor.manner = interp::Manner::Usual;
      anchor.subject = std::move(a.what);
      anchor.file = std::move(a.file);
      anchor.line = a.line;
      anchor.method = std::move(a.method);
      anchor.code = std::move(a.code);
    }
  }
  if (s->version != 1 || !interp::is_well_formed(*s)) reader.fail();
}

}  // namespace

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
  if (archive.version == 2) read_old_schedule(reader, schedule);
  else reader(*schedule);
  if (reader.ok() && reader.at_end() && schedule->program_hash == archive.program_hash) return true;
  *error = "is damaged (what it holds is no schedule)";
  return false;
}

}  // namespace heddle::checkpoint
