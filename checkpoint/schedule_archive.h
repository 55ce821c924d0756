// Schedules with their journals as archives (.heddle): the same as the text form of interp/schedule.h holds, for
// journals with much in them.
#pragma once

#include "checkpoint/archive.h"
#include "interp/schedule.h"

namespace heddle::vm {

template <typename A>
void serialise(A& archive, FileFact& f) {
  archive(f.kind, f.error, f.readable, f.writable, f.executable, f.modified_ms, f.size, f.has_contents, f.contents);
}

template <typename A>
void serialise(A& archive, OutsideFacts& f) {
  archive(f.input, f.files, f.environment, f.whole_environment, f.properties, f.clock);
}

}  // namespace heddle::vm

namespace heddle::interp {

template <typename A>
void serialise(A& archive, ScheduleStep::Pick& p) {
  archive(p.at, p.kind, p.value);
}

template <typename A>
void serialise(A& archive, ScheduleStep& s) {
  archive(s.thread, s.count, s.picks, s.note);
}

template <typename A>
void serialise(A& archive, Schedule& s) {
  archive(s.program, s.program_hash, s.arguments, s.options, s.steps, s.outside, s.verdict);
  if constexpr (A::kReads)
    if (!is_well_formed(s)) archive.fail();
}

}  // namespace heddle::interp

namespace heddle::checkpoint {

std::string schedule_archive(const interp::Schedule& schedule);  // the bytes of the file
// Errors go behind the file's name, as in archive.h.
bool parse_schedule_archive(std::string_view bytes, interp::Schedule* schedule, std::string* error);

}  // namespace heddle::checkpoint
