// Schedules with their journals as archives (.heddle): the same as the text form of interp/schedule.h holds, for
// journals with much in them. (Structured bindings: who adds a member must add it here.)
#pragma once

#include "checkpoint/archive.h"
#include "interp/schedule.h"

namespace heddle::vm {

template <typename A>
void serialise(A& archive, FileFact& f) {
  auto& [kind, error, readable, writable, executable, modified_ms, size, has_contents, contents] = f;
  archive(kind, error, readable, writable, executable, modified_ms, size, has_contents, contents);
}

template <typename A>
void serialise(A& archive, NativeCall& c) {
  archive(c.thread, c.once, c.number, c.arguments);
}

template <typename A>
void serialise(A& archive, NativeFact& f) {
  archive(f.function, f.end, f.value, f.text, f.buffers);
}

template <typename A>
void serialise(A& archive, OutsideFacts& f) {
  auto& [input, files, environment, whole_environment, properties, clock, natives] = f;
  archive(input, files, environment, whole_environment, properties, clock, natives);
}

}  // namespace heddle::vm

namespace heddle::interp {

template <typename A>
void serialise(A& archive, DecisionAt& p) {
  archive(p.at, p.decision.kind, p.decision.number);
}

template <typename A>
void serialise(A& archive, Anchor& a) {
  archive(a.kind, a.manner, a.subject, a.file, a.line, a.method, a.code);
}

template <typename A>
void serialise(A& archive, ScheduleStep& s) {
  archive(s.thread, s.count, s.picks, s.note, s.anchors);
}

template <typename A>
void serialise(A& archive, Schedule& s) {
  auto& [version, program, program_hash, arguments, options, steps, outside, verdict] = s;
  archive(version, program, program_hash, arguments, options, steps, outside, verdict);
  if constexpr (A::kReads)
    if (!is_well_formed(s)) archive.fail();
}

}  // namespace heddle::interp

namespace heddle::checkpoint {

void write_schedule_archive(const interp::Schedule& schedule, const vm::ByteSink& sink);
std::string schedule_archive(const interp::Schedule& schedule);  // the bytes of the file
// Errors go behind the file's name, as in archive.h.
bool parse_schedule_archive(std::string_view bytes, interp::Schedule* schedule, std::string* error);

}  // namespace heddle::checkpoint
