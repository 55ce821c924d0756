#include "tester/finding.h"

namespace heddle::tester {

// These are names, not words: JSON reports have them.

const char* to_string(FindingKind kind) {
  switch (kind) {
    case FindingKind::AssertionFailed: return "assertion failed";
    case FindingKind::UncaughtException: return "uncaught exception";
    case FindingKind::Deadlock: return "deadlock";
    case FindingKind::DataRace: return "data race";
    case FindingKind::LockDiscipline: return "lock discipline";
    case FindingKind::PotentialDeadlock: return "potential deadlock";
    case FindingKind::NeverTerminates: return "never terminates";
    case FindingKind::UnexpectedOutput: return "unexpected output";
    case FindingKind::Finalization: return "finalization";
    case FindingKind::OpaqueNative: return "opaque native";
    case FindingKind::ProgramExit: return "program exit";
  }
  return "?";
}

const char* to_string(ThreadStatus status) {
  switch (status) {
    case ThreadStatus::Runs: return "runs";
    case ThreadStatus::WantsMonitor: return "wants monitor";
    case ThreadStatus::WaitsOn: return "waits on";
    case ThreadStatus::Joins: return "joins";
    case ThreadStatus::Parks: return "parks";
    case ThreadStatus::HasEnded: return "has ended";
  }
  return "?";
}

const char* to_string(DeadlockKind kind) {
  switch (kind) {
    case DeadlockKind::None: return "";
    case DeadlockKind::SelfJoin: return "self join";
    case DeadlockKind::InitialiserCycle: return "initialiser cycle";
    case DeadlockKind::JoinCycle: return "join cycle";
    case DeadlockKind::JoinUnderLock: return "join under a lock";
    case DeadlockKind::LockCycle: return "lock cycle";
    case DeadlockKind::ExitInHook: return "exit in a shutdown hook";
    case DeadlockKind::NestedMonitor: return "nested monitor lockout";
    case DeadlockKind::SwallowedInterrupt: return "swallowed interrupt";
    case DeadlockKind::WrongThreadNotified: return "wrong thread notified";
    case DeadlockKind::LostNotify: return "lost notify";
    case DeadlockKind::MissingNotify: return "missing notify";
    case DeadlockKind::UnreachableMonitor: return "unreachable monitor";
    case DeadlockKind::Latch: return "latch";
    case DeadlockKind::Semaphore: return "semaphore";
    case DeadlockKind::Barrier: return "barrier";
    case DeadlockKind::Queue: return "queue";
    case DeadlockKind::UnfinishedTask: return "unfinished task";
    case DeadlockKind::ReadWriteLock: return "read-write lock";
    case DeadlockKind::MissingUnpark: return "missing unpark";
    case DeadlockKind::HeldAtTheEnd: return "held at the end";
    case DeadlockKind::NobodyCanGoOn: return "nobody can go on";
  }
  return "?";
}

bool is_failure(FindingKind kind) { return kind != FindingKind::LockDiscipline; }

}  // namespace heddle::tester
