// What replays and the debugger say on the way through a schedule: why they cannot go on, and what has happened.
#include "tester/timeline.h"
#include "tester/words.h"

namespace heddle::tester {

std::string refusal_text(Refusal refusal, const std::string& who, const ThreadReport* report) {
  switch (refusal) {
    case Refusal::None: break;
    case Refusal::NoSuchThread: return "there is no such thread at this point";
    case Refusal::ThreadEnded: return who + " has ended";
    case Refusal::ProgramEnded: return "the program has ended";
    case Refusal::CannotGoOn: return who + " cannot go on" + (report == nullptr ? "" : ": it " + want_text(*report));
    case Refusal::NoSuchOption: return "there are not so many to choose from";
    case Refusal::NoOperation:
      return who + " spins: it runs on and on without an operation that another thread could notice";
    case Refusal::OutOfTime: return "the time is over";
    case Refusal::OutOfMemory: return "there is not enough memory to go on and be able to come back";
  }
  return "";
}

std::string operations_done_text(u64 done, u64 all) {
  return "after " + std::to_string(done) + " of " + std::to_string(all) + " operations";
}

std::string other_operation_text(const interp::Anchor& then, const interp::Anchor& now) {
  return "the thread does something else\n  then: " + anchor_text(then) + "\n  now:  " + anchor_text(now);
}

std::string race_event_text(const std::string& variable, const AccessReport& a, const AccessReport& b) {
  const auto access = [](const AccessReport& r) {
    return r.thread + (r.write ? " is about to write it" : " is about to read it") +
           (r.stack.empty() ? "" : " (" + place_text(r.stack.front()) + ")");
  };
  return "data race on " + variable + ": " + access(a) + ", " + access(b);
}

std::string fault_event_text(FindingKind kind, const std::string& thread, const std::string& exception) {
  switch (kind) {
    case FindingKind::AssertionFailed: return "an assertion fails in " + thread;
    case FindingKind::OpaqueNative: return "a native call in " + thread + " cannot be made a second time, otherwise";
    case FindingKind::ProgramExit: return thread + " ends the program, which --no-exit forbids";
    default: return "uncaught exception in " + thread + ": " + exception;
  }
}

}  // namespace heddle::tester
