#include "tester/words.h"

#include <fmt/format.h>

#include "tester/anchors.h"

namespace heddle::tester {

using interp::FileDeed;
using interp::StopKind;

// --- operations

namespace {

std::string thread_or_one(const std::string& name) { return name.empty() ? "a thread" : name; }

std::string file_text(FileDeed deed, const std::string& name) {
  switch (deed) {
    case FileDeed::Open: return "opens " + name;
    case FileDeed::Read: return "reads " + name;
    case FileDeed::Write: return "writes " + name;
    case FileDeed::AskPlace: return "asks for its place in " + name;
    case FileDeed::Move: return "moves in " + name;
    case FileDeed::AskSize: return "asks for the size of " + name;
    case FileDeed::SetSize: return "sets the size of " + name;
    case FileDeed::Close: return "closes " + name;
    case FileDeed::Look: return "looks at " + name;
    case FileDeed::Delete: return "deletes " + name;
    case FileDeed::MakeDirectory: return "makes the directory " + name;
    case FileDeed::Rename: return "renames " + name;
    case FileDeed::List: return "lists " + name;
  }
  return "";
}

// An operation that has not gone as usual.
std::string unusual_text(const OperationReport& o) {
  if (o.manner == Manner::Late) return "reads the clock, an hour later";
  if (o.kind == StopKind::Park)
    return o.manner == Manner::TimeUp ? "parks, and its time is up" : "parks, and returns spuriously";
  if (o.kind == StopKind::Waiting) return "wakes up on " + thing_text(o.object) + " spuriously";
  return "fails spuriously to update " + o.name;
}

}  // namespace

std::string operation_text(const OperationReport& o) {
  if (o.manner == Manner::Unnoticed) return "";
  if (o.manner == Manner::Late || o.manner == Manner::Spurious || o.manner == Manner::TimeUp) return unusual_text(o);
  const bool arrived = o.manner == Manner::Arrived, intended = o.manner == Manner::Intended;
  const std::string object = thing_text(o.object);
  switch (o.kind) {
    case StopKind::Enter: return (o.manner == Manner::Queues ? "queues for " : "enters ") + object;
    case StopKind::Leave: return "is interrupted and stops waiting on " + object;
    case StopKind::Reacquire:
      return (o.manner == Manner::Interrupted ? "is interrupted and gets " : "gets ") + object + " back";
    case StopKind::Exit: return "leaves " + object;
    case StopKind::Wait: return "waits on " + object;
    case StopKind::Notify: return "notifies one on " + object;
    case StopKind::NotifyAll: return "notifies all on " + object;
    case StopKind::Start: return "starts " + (o.manner == Manner::ByClass ? "a " + o.name : thread_or_one(o.name));
    case StopKind::Join: return (arrived ? "has joined " : "joins ") + thread_or_one(o.name);
    case StopKind::Death: return "ends";
    case StopKind::Park: return arrived ? "has parked" : "parks";
    case StopKind::Unpark: return "unparks " + thread_or_one(o.name);
    case StopKind::Interrupt: return "interrupts " + thread_or_one(o.name);
    case StopKind::InterruptedQuery: return "asks if interrupted";
    case StopKind::IsAlive:
      return o.object.kind == ThingKind::Nothing ? "asks which threads live"
                                                 : "asks if " + thread_or_one(o.name) + " is alive";
    case StopKind::GetState: return "asks for the state of " + thread_or_one(o.name);
    case StopKind::Sleep: return arrived ? "has slept" : "sleeps";
    case StopKind::TryEnter: return "tries to enter " + object;
    case StopKind::VolatileRead: return (intended ? "is about to read " : "reads ") + o.name;
    case StopKind::VolatileWrite: return (intended ? "is about to write " : "writes ") + o.name;
    case StopKind::Cas: return "updates " + o.name;
    case StopKind::Elements: return "accesses elements of " + object;
    case StopKind::ClassInit: return "needs class " + o.name;
    case StopKind::ClassInitDone: return "has initialised class " + o.name;
    case StopKind::Choose: return "chooses one of " + std::to_string(o.count);
    case StopKind::HashOrder: return "takes one of " + std::to_string(o.count) + " orders of identity hash codes";
    case StopKind::Input: return "reads input";
    case StopKind::Output: return "prints";
    case StopKind::Clock: return "reads the clock";
    case StopKind::File: return file_text(o.file, o.name);
    case StopKind::Native: return "calls native " + o.name;
    case StopKind::ExitVm: return "exits the program";
    case StopKind::Collect: return "calls gc";
    case StopKind::AwaitFinalizers: return "waits for finalizers";
    case StopKind::Waiting: return "its time on " + object + " is up";
    case StopKind::AssertionFailed: return "the assertion fails";
    case StopKind::Uncaught: {  // of a message of several lines the first
      const size_t end = o.name.find_first_of("\r\n");
      return "dies by " + (end == std::string::npos ? o.name : o.name.substr(0, end) + " ...");
    }
    case StopKind::Budget: return "runs to its first operation";
    default: return "";
  }
}

std::string any_operation_text(const OperationReport& o) {
  const std::string text = operation_text(o);
  return text.empty() && !o.is_nothing() ? interp::to_string(o.kind) : text;
}

std::string anchor_text(const interp::Anchor& a) {
  const std::string what =
      a.is_unnoticed() ? "does something that no other thread can notice" : operation_text(report_of(a));
  if (a.file.empty()) return what;
  return what + " (" + a.file + ":" + std::to_string(a.line) + (a.code.empty() ? "" : ": " + a.code) + ")";
}

std::string anchor_sentence(const interp::Anchor& a) {
  const bool of_its_own = a.kind == StopKind::AssertionFailed || a.kind == StopKind::Waiting;  // not the thread's
  return (of_its_own ? ": " : " ") + anchor_text(a);
}

std::string step_text(const StepReport& s) {
  if (!s.operation.is_nothing()) return operation_text(s.operation);
  return s.call;
}

std::string short_effect_text(const StepReport& s) {
  const StopKind kind = s.operation.kind;
  if (kind != StopKind::Notify && kind != StopKind::NotifyAll) return "";
  return s.waiters == 0 ? "nobody waits" : "wakes " + listed(s.woken);
}

std::string effect_text(const StepReport& s) {
  const std::string text = short_effect_text(s);
  return !text.empty() && s.woken.size() < s.waiters ? text + ", one of " + std::to_string(s.waiters) + " waiting"
                                                     : text;
}

std::string library_call_text(CallKind kind, const std::string& who, const std::string& method) {
  switch (kind) {
    case CallKind::None: return "";
    case CallKind::Worker:
    case CallKind::UncaughtReport: return "(" + who + " at work)";
    case CallKind::Constructor: return "new " + who;
    case CallKind::Method: return who + "." + method + "()";
  }
  return "";
}

std::string call_text(const LibraryCallName& call) {
  if (call.name.empty()) return "";
  switch (call.on) {
    case CalledOn::Object:
    case CalledOn::Static: break;
    case CalledOn::Iterator: return "its iterator's " + call.name + "()";
    case CalledOn::Entry: return "its entry's " + call.name + "()";
    case CalledOn::View: return "its view's " + call.name + "()";
    case CalledOn::Constructor: return "new " + call.name + "()";
  }
  return call.name + "()";
}

std::string call_of_object_text(const std::string& object, const LibraryCallName& call) {
  if (call.name.empty()) return object + ": used";
  return object + (call.on == CalledOn::Object || call.on == CalledOn::Static ? "." : ": ") + call_text(call);
}

std::string time_text(u64 nanoseconds) {
  const double ns = static_cast<double>(nanoseconds);
  if (nanoseconds < 1000) return fmt::format("{} ns", nanoseconds);
  if (nanoseconds < 1'000'000) return fmt::format("{:.1f} us", ns / 1e3);
  if (nanoseconds < 1'000'000'000) return fmt::format("{:.1f} ms", ns / 1e6);
  constexpr u64 kMinute = 60'000'000'000, kDay = 24 * 60 * kMinute;
  if (nanoseconds < 2 * kMinute) return fmt::format("{:.1f} s", ns / 1e9);
  if (nanoseconds < 60 * kMinute) return fmt::format("{:.0f} minutes", ns / kMinute);
  if (nanoseconds < 2 * 60 * kMinute) return "an hour";
  if (nanoseconds < 2 * kDay) return fmt::format("{:.0f} hours", ns / (60 * kMinute));
  return fmt::format("{:.0f} days", ns / kDay);
}

std::string sleep_text(const SleepReport& s) {
  const char* how = "";
  switch (s.how) {
    case Sleeping::Clock: return "the clock";
    case Sleeping::Sleep: how = "sleep("; break;
    case Sleeping::Wait: how = "wait("; break;
    case Sleeping::Park: how = "park("; break;
  }
  std::string limit = std::to_string(s.nanoseconds) + " ns";
  if (s.nanoseconds % 1'000'000 == 0) limit = std::to_string(s.nanoseconds / 1'000'000);
  if (s.nanoseconds == interp::kNoTimeLimit - 1) limit = "centuries";  // more than nanoseconds can count
  return how + limit + ")";
}

// --- threads

std::string thing_text(const Thing& thing) {
  switch (thing.kind) {
    case ThingKind::Nothing: return "";
    case ThingKind::Monitor: return thing.label;
    case ThingKind::ClassInit: return "the initialisation of class " + thing.label;
    case ThingKind::Shutdown: return "the right to shut down";
    case ThingKind::Thread: return "the end of " + thing.label;
    case ThingKind::Permit: return "a permit (unpark)";
    case ThingKind::Atomicity: return "only its atomicity";
    case ThingKind::Gone: return "a lock that is gone";
  }
  return "";
}

std::string things_text(const std::vector<Thing>& things, const char* separator) {
  std::string text;
  for (const Thing& t : things) text += (&t == &things.front() ? "" : separator) + thing_text(t);
  return text;
}

// (to_string(ThreadStatus) is the notation of JSON reports: see words.h.)
std::string status_text(ThreadStatus status) {
  switch (status) {
    case ThreadStatus::Runs: return "runs";
    case ThreadStatus::WantsMonitor: return "wants monitor";
    case ThreadStatus::WaitsOn: return "waits on";
    case ThreadStatus::Joins: return "joins";
    case ThreadStatus::Parks: return "parks";
    case ThreadStatus::HasEnded: return "has ended";
  }
  return "";
}

namespace {

std::string status_and_thing(const ThreadReport& t) {
  const std::string wants = thing_text(t.wants);
  return status_text(t.status) + (wants.empty() ? "" : " " + wants);
}

}  // namespace

std::string want_text(const ThreadReport& t) {
  const bool says_who = t.wanted_from.empty() || t.status == ThreadStatus::Joins;  // "joins the end of worker"
  return status_and_thing(t) + (says_who ? "" : ", which " + t.wanted_from + " has");
}

std::string threads_text(const std::vector<ThreadReport>& threads) {
  std::string text;
  for (const ThreadReport& t : threads) {
    text += "  " + t.thread + " " + status_and_thing(t);
    for (size_t i = 0; i < t.holds.size(); ++i) text += (i == 0 ? "; holds " : ", ") + thing_text(t.holds[i].lock);
    text += '\n';
    for (const Place& p : t.stack)
      if (!p.library) text += "    at " + p.method + " (" + p.file + ":" + std::to_string(p.line) + ")\n";
  }
  return text;
}

}  // namespace heddle::tester
